"""desktop/ai/shares.py: several processes search one decision, and one process makes it again from its record."""

from collections.abc import Callable

import pytest

from desktop.ai.agent import SHARING, Agent, Budget, PlayoutAgent, SearchAgent
from desktop.ai.audit import Audit, audit
from desktop.ai.ismcts import Found, Plan, Search
from desktop.ai.levels import agent_for, find_level
from desktop.ai.shares import FIRST, Share, Shares, dice_of, parts, spent_on, together, total
from desktop.engine.actions import Action
from desktop.engine.match import Match, Seat
from desktop.engine.record import loads, replay, to_record
from desktop.engine.rng import Rng, mix
from desktop.games import BY_ID

GAMES = ("clash", "chronicle", "barbarossa", "fleet")  # in which the strong opponent searches
OF_MINE, OF_ANOTHER = Action("draw"), Action("end")

InTime = Callable[[int, int], bool]  # whether a share is there in time, by the decision and its number


def always(decision: int, share: int) -> bool:
    return True


def new(game: str, seed: int = 5) -> Match:
    mode, seats = next(iter(BY_ID[game].info.modes)), min(next(iter(BY_ID[game].info.modes.values())))
    return Match(BY_ID[game], [Seat("strong", "strong", 70 + at) for at in range(seats)], mode, {}, seed, salt="s")


def together_on(match: Match, processes: int, steps: int, in_time: InTime = always, iterations: int = 40) -> list[bool]:
    """Each seat's decisions searched by so many agents of its own; for each whether several took part."""
    level = find_level(match.game, "strong")
    crews = [[agent_for(level) for _ in range(processes)] for _ in match.seats]
    shared = []
    while not match.over and len(match.steps) < steps:
        number, seat = len(match.steps), match.state.decider()
        leader, *others = crews[seat]
        seed = mix(match.seats[seat].ai_seed, number)

        def search_along(
            others: list[Agent] = others, number: int = number, seat: int = seat, seed: int = seed
        ) -> Shares:
            found: dict[int, Share] = {}
            for share, agent in enumerate(others, 1):
                assert isinstance(agent, SHARING)
                budget = Budget(iterations=iterations + 7 * share + number % 3, decision=number, share=share)
                grown = agent.grow(match.info(seat), budget, Rng(seed))
                if in_time(number, share):
                    found[share] = grown[share]
            return found

        budget = Budget(iterations=iterations, decision=number, others=search_along)
        info = match.info(seat)
        action = leader.choose(info, budget, Rng(seed))
        for share, agent in enumerate(others, 1):
            assert isinstance(agent, SHARING)
            if in_time(number, share):
                agent.keep(info, action)
        shared.append(not isinstance(leader.iterations, int))
        match.submit(seat, action, leader.iterations)
    return shared


@pytest.mark.parametrize(("game", "processes"), [*((game, 2) for game in GAMES), ("clash", 4)])
def test_one_process_repeats_what_several_decided(game: str, processes: int) -> None:
    match = new(game)
    shared = together_on(match, processes, 28)
    again = replay(loads(to_record(match).dumps()), BY_ID)
    assert sum(shared) >= 3
    assert [step.iterations for step in again.steps] == [step.iterations for step in match.steps]
    assert audit(again) == Audit(len(match.steps), len(match.steps), 0)


def test_whoever_is_late_now_and_then_is_left_out_and_begins_its_tree_anew() -> None:
    match, dice = new("clash"), Rng(4)
    late = {(number, share) for number in range(60) for share in (1, 2) if not dice.below(3)}
    together_on(match, 3, 60, lambda number, share: (number, share) not in late)
    kinds = {tuple(map(bool, step.iterations)) for step in match.steps if not isinstance(step.iterations, int)}
    assert kinds == {(True, True), (True, False, True), (True, True, True)}
    assert audit(match) == Audit(len(match.steps), len(match.steps), 0)


def test_a_claim_of_other_shares_is_found() -> None:
    """Who says that another process searched more, or less, says what the moves deny."""
    match = new("clash")
    together_on(match, 2, 60)
    agreed = audit(match).agreed
    for at, step in enumerate(match.steps):
        if not isinstance(step.iterations, int):
            match.steps[at] = step._replace(iterations=step.iterations[0])
    found = audit(match)
    assert found.astray >= 0 and found.agreed < agreed


def test_the_trees_go_on_in_each_process(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[int] = []
    plain = SearchAgent._kept

    def telling(agent: SearchAgent, info: object) -> dict[int, object]:
        trees = plain(agent, info)  # type: ignore[arg-type]
        kept.append(len(trees))
        return trees  # type: ignore[return-value]

    monkeypatch.setattr(SearchAgent, "_kept", telling)
    match = new("clash")
    together_on(match, 2, 40)
    assert set(kept) == {0, 1}, "a process has its own tree, or none"
    mine, others = kept[::2], kept[1::2]
    kept.clear()
    audit(match)
    assert mine == others and sum(mine) > 5
    assert kept == [2 * trees for trees in mine], "one process has both"


@pytest.mark.parametrize("game", ["clash", "barbarossa"])
def test_the_first_share_is_what_one_process_finds_alone(game: str) -> None:
    match = new(game)
    agent = agent_for(find_level(match.game, "strong"))
    assert isinstance(agent, SHARING)
    while True:
        info = match.info(match.state.decider())
        both = agent.grow(info, Budget(iterations=(50, 60)), Rng(9))
        if both[0].iterations:
            break
        match.submit(info.seat, match.game.bots.greedy(info, Rng(1)))
    assert set(both) == {0, 1} and both[0].iterations <= 50 < both[1].iterations <= 60
    assert agent.grow(info, Budget(iterations=50), Rng(9)) == {0: both[0]}
    assert agent.grow(info, Budget(iterations=60, share=1), Rng(9)) == {1: both[1]}
    assert both[0]._replace(iterations=0) != both[1]._replace(iterations=0)
    if game == "clash":
        assert isinstance(agent, SearchAgent)
        search = Search(info, Rng(9), agent.plan)
        search.run(50, 0.0, lambda: False)
        assert both[0].found == tuple(search.found())


@pytest.mark.parametrize("agent", [SearchAgent(Plan()), PlayoutAgent()], ids=lambda agent: type(agent).__name__)
def test_a_decision_without_alternatives_is_nobodys_search(agent: SearchAgent | PlayoutAgent) -> None:
    match = new("clash")
    info = match.info(match.state.decider())
    del info.legal[1:]
    along = agent.grow(info, Budget(seconds=5.0, share=1), Rng(1))
    assert agent.choose(info, Budget(seconds=5.0, others=lambda: along), Rng(1)) == info.legal[0]
    assert agent.iterations == 0


def test_each_share_has_dice_of_its_own() -> None:
    dice = dice_of(Rng(5), range(4))
    assert dice[FIRST].state == Rng(5).state
    assert len({each.bits() for each in dice.values()}) == 4
    assert dice_of(Rng(6), [1])[1].bits() != dice_of(Rng(5), [1])[1].bits()


def test_visits_and_rewards_are_added() -> None:
    mine = Share(30, (Found(OF_MINE, 20, 0.5), Found(OF_ANOTHER, 10, 0.8)))
    other = Share(40, (Found(OF_ANOTHER, 30, 0.6), Found(OF_MINE, 10, 0.2)))
    assert together({0: mine}) == list(mine.found)
    found = together({0: mine, 1: other})
    assert [(each.action, each.visits) for each in found] == [(OF_ANOTHER, 40), (OF_MINE, 30)]
    assert [each.value for each in found] == pytest.approx([0.65, 0.4])


def test_the_iterations_are_kept_by_share() -> None:
    assert parts(9) == {0: 9} and parts(9, 2) == {2: 9} and parts((9, 0, 4)) == {0: 9, 2: 4}
    assert spent_on({0: Share(9)}) == 9 and spent_on({0: Share(9), 2: Share(4)}) == (9, 0, 4)
    assert spent_on({0: Share(0), 1: Share(0)}) == 0
    assert (total(9), total((9, 0, 4))) == (9, 13)
