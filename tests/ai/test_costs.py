"""What a move costs: of what was at stake, by the seat's own knowledge, the same again with the same dice."""

from collections.abc import Iterator

import pytest

from desktop.ai.agent import worth_trying
from desktop.ai.costs import MOST, NOTHING, Cost, _paired, cost_of
from desktop.ai.forced import forced_win, still_wins
from desktop.ai.playouts import Playouts
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from desktop.ladder import Ladder, Standing
from desktop.tools.costs import Line, Measuring
from tests.ai.costs import intervals, lead, needs, ranked, strays, together
from tests.ai.verdicts import table

GAMES = list(BY_ID)


def choices(game_id: str, most: int) -> list[InfoSet]:
    """Decisions of a game by its own quick policy in which there is something to choose."""
    game, state, dice = BY_ID[game_id], table(game_id).new(7), Rng(7)
    found: list[InfoSet] = []
    while not state.over and len(found) < most:
        info = InfoSet(game, state.clone(), state.decider())
        if len(info.sensible) > 2 and forced_win(info).action is None:
            found.append(info)
        state.apply(game.bots.policy(state, state.legal(), dice))
    return found


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    for game in BY_ID.values():
        looks = min(60 if game.bots.candidates is None else 20, game.bots.judging.looks)
        bots = game.bots._replace(judging=game.bots.judging._replace(looks=looks))
        monkeypatch.setattr(type(game), "bots", bots)


def looked_at(game_id: str) -> Iterator[tuple[InfoSet, list[Cost]]]:
    """A few choices, and what each of their moves costs by the same dice."""
    for info in choices(game_id, 6):
        yield info, [cost_of(info, action, Rng(5)) for action in info.sensible]


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.usefixtures("quick")
def test_a_move_costs_something_between_nothing_and_the_most(game_id: str) -> None:
    matters = 0
    for info, found in looked_at(game_id):
        assert all(0.0 <= cost.lost <= MOST and 0.0 <= cost.staked <= MOST for cost in found)
        assert cost_of(info, info.sensible[0], Rng(5)) == found[0], "the same dice say the same"
        matters += min(found).lost < max(found).lost
    assert matters, "somewhere one move loses more than another"


@pytest.mark.parametrize("game_id", GAMES)
def test_where_there_is_no_choice_nothing_is_at_stake(game_id: str) -> None:
    game = BY_ID[game_id]
    for seed in range(20):
        state, dice = table(game_id).new(seed), Rng(seed)
        while not state.over:
            legal = state.legal()
            if len(legal) == 1:
                assert cost_of(InfoSet(game, state, state.decider()), legal[0], Rng(1)) == NOTHING
                return
            state.apply(game.bots.policy(state, legal, dice))
    raise AssertionError("there is always a choice")


def test_what_the_game_itself_judges_best_costs_nothing_and_the_worst_more_than_the_careless_lose() -> None:
    (info,) = choices("ganymede", 1)
    judge = info.game.bots.judge
    assert judge is not None
    worths = sorted(judge(info, Rng(1)), key=lambda each: each[1])
    best, worst = cost_of(info, worths[-1][0], Rng(1)), cost_of(info, worths[0][0], Rng(1))
    assert best.lost == pytest.approx(0.0, abs=1e-9) and best.staked == pytest.approx(worst.staked)
    assert 0.0 < best.staked < worst.lost


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.usefixtures("quick")
def test_what_was_at_stake_hangs_on_no_move_that_was_played(game_id: str) -> None:
    several = 0
    for info, found in looked_at(game_id):
        tried = worth_trying(info) if info.game.bots.candidates is None else info.game.bots.candidates(info, Rng(5))
        stakes = {cost.staked for cost, action in zip(found, info.sensible, strict=True) if action in tried}
        assert len(stakes) <= 1
        several += len(tried) > 1
    assert several


@pytest.mark.usefixtures("quick")
def test_where_the_careless_play_the_only_move_worth_a_look_nothing_was_at_stake() -> None:
    alone = 0
    for info in choices("barbarossa", 12):
        candidates = info.game.bots.candidates
        assert candidates is not None
        tried = candidates(info, Rng(5))
        for action in info.sensible:
            if len(tried) == 1 and action not in tried:
                assert cost_of(info, action, Rng(5)).staked == 0.0
                alone += 1
    assert alone


def test_playouts_are_compared_in_the_worlds_that_both_moves_met() -> None:
    """Who met lucky worlds alone is not so much worse where the best met unlucky ones too."""
    info = choices("barbarossa", 1)[0]
    best, other = info.sensible[:2]
    playouts = Playouts(info, [best, other], Rng(1))
    playouts._rewards[best] += [0.9, 0.8, 0.2, 0.1]
    playouts._rewards[other] += [0.8, 0.7]
    playouts._left = [best]
    worths = _paired(playouts)
    assert worths[best] - worths[other] == pytest.approx(0.1)


def test_a_win_that_can_be_forced_is_at_stake_for_whoever_keeps_it_and_lets_it_go() -> None:
    for seed in range(40):
        game, state, dice = BY_ID["clash"], table("clash").new(seed), Rng(seed)
        while not state.over:
            info = InfoSet(game, state.clone(), state.decider())
            winning = forced_win(info).action
            tried = worth_trying(info)
            away = [action for action in tried if winning is not None and not still_wins(info, action)]
            if winning in tried and away:
                kept, lost = (cost_of(info, action, Rng(1)) for action in (winning, away[0]))
                assert kept.lost == 0.0 < lost.lost and kept.staked == lost.staked > 0.0
                return
            state.apply(game.bots.policy(state, state.legal(), dice))
    raise AssertionError("somebody could win by force")


def test_whoever_hurries_does_not_wait_for_all_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    info = choices("clash", 1)[0]
    bots, asked = info.game.bots, list[int]()
    monkeypatch.setattr(type(info.game), "bots", bots._replace(judging=bots.judging._replace(looks=40_000)))

    def hurry() -> bool:
        asked.append(1)
        return len(asked) > 2

    cost_of(info, info.sensible[0], Rng(1), hurry)
    assert len(asked) == 3


# ---- what is measured of it


def line(number: int, levels: tuple[str, str], won: int, lost: tuple[float, float]) -> Line:
    return Line(number, levels, (1.0 - won, float(won)), lost, (1.0, 1.0))


def test_fewer_games_are_needed_where_a_lead_strays_less() -> None:
    clear, wide = needs([0.2, 0.3, 0.25, 0.25] * 20), needs([1.0, -1.0, 1.0, 0.0] * 20)
    assert clear.lead == wide.lead == pytest.approx(0.25)
    assert clear.games is not None and wide.games is not None and clear.games < 0.1 * wide.games
    assert needs([-0.2, -0.3]).games is None, "the wrong way round"
    assert needs([0.5, 0.5]).games == 0.0, "nothing strays"


def test_a_lead_by_costs_is_that_of_the_level_that_loses_less_wherever_it_sits() -> None:
    rates = {"weak": 0.8, "good": 0.2}
    for levels, lost in ((("weak", "good"), (0.8, 0.2)), (("good", "weak"), (0.2, 0.8))):
        own = line(0, levels, 0, lost)
        assert lead(own, strays(own, rates, 1.0), "good") == pytest.approx(0.6)
    assert together([1.0, -1.0, 1.0], [0.5, 0.6, 0.5])[1] > 0.0, "the clearer one has more to say"


def test_rungs_are_ranked_by_what_their_moves_cost() -> None:
    """Costs that tell all rungs apart, in games whose results tell little."""
    levels = [level.id for level in BY_ID["clash"].bots.levels]
    points = {level: 20 * number for number, level in enumerate(levels)}
    measuring = Measuring("clash", "duel", 2, 4, 2400, 0, 2000)
    lines = [
        line(number, (one, other), number % 2, (1.0 - points[one] / 200, 1.0 - points[other] / 200))
        for one, other in zip(levels, levels[2:], strict=False)
        for number in range(6)
    ]
    found = ranked(measuring, lines, points, 4, tries=10)
    assert found.by_costs == 1.0 and found.by_results < 0.8 and found.by_both > found.by_results
    standings = {level: Standing(its, 10, 50) for level, its in points.items()}
    held = intervals(measuring, lines, Ladder("clash", "duel", 2, 4, standings), 4, tries=3)
    assert held.asked == held.held == 3 * len(levels) and held.width < held.by_results
