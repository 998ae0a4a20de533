"""desktop/tools/players.py: who sits where, and honest decisions."""

from desktop.ai.agent import Budget, GreedyAgent, RandomAgent
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.match import PERSON, Match, ai_seed
from desktop.engine.record import loads, replay, to_record
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from desktop.tools.players import agents_of, choice, seats_of
from tests.ai.arrangement import arrangement

CLASH = BY_ID["clash"]


def new() -> Match:
    return Match(CLASH, seats_of(("random", "random"), 5), "duel", {}, seed=5)


def test_opponents_are_recorded_with_level_and_seed() -> None:
    seats = seats_of(("stdin", "greedy"), 9)
    assert (seats[0].player, seats[0].ai_seed) == (PERSON, 0)
    assert (seats[1].player, seats[1].ai_seed) == ("greedy", ai_seed(9, 1))


def test_every_seat_that_plays_by_itself_has_an_agent_of_its_own() -> None:
    first, second, third = agents_of(CLASH, ("random", "stdin", "greedy"))
    assert isinstance(first, RandomAgent) and second is None and isinstance(third, GreedyAgent)


def test_an_agent_is_given_what_its_seat_may_know() -> None:
    class Listener:
        iterations = 0

        def choose(self, info: InfoSet, budget: Budget, rng: Rng) -> Action:
            self.seat, self.view, self.budget = info.seat, info.view, budget
            return info.legal[0]

    match, listener = new(), Listener()
    for number in range(2):
        assert choice(match, listener, Budget(iterations=7)) == match.state.legal()[0]
        seat = match.state.decider()
        given = Budget(iterations=7, decision=number)
        assert (listener.seat, listener.view, listener.budget) == (seat, match.view(seat), given)
        match.submit(seat, match.state.legal()[0])


def test_the_oracle_alone_is_given_more() -> None:
    match = Match(CLASH, seats_of(("oracle", "strong"), 5), "duel", {"deal": "random"}, seed=5)
    oracle, strong = agents_of(CLASH, ("oracle", "strong"))
    assert oracle is not None and strong is not None
    worlds: list[dict[str, object]] = []
    for agent in (oracle, strong):
        agent.choose = lambda info, budget, rng: worlds.append(arrangement(info.sample(rng))) or info.legal[0]  # type: ignore[method-assign]
        choice(match, agent, Budget())
    assert worlds[0] == arrangement(match.state) != worlds[1]


def test_a_match_that_was_saved_goes_on_as_it_would_have() -> None:
    match, agent = new(), RandomAgent()
    for _ in range(14):
        match.submit(match.state.decider(), choice(match, agent, Budget()))
    saved = replay(loads(to_record(match).dumps()), BY_ID)
    for _ in range(10):
        for each in (match, saved):
            if not each.over:
                each.submit(each.state.decider(), choice(each, agent, Budget()))
    assert saved.actions() == match.actions()
