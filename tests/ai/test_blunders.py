"""desktop/ai/blunders.py: what is settled is settled rightly, whenever it is stopped; tests/ai/warnings.py measures."""

from random import Random

import pytest

from desktop.ai import blunders, judging
from desktop.ai.blunders import Lookout, look_out
from desktop.ai.forced import forced_win, still_wins
from desktop.ai.judging import Settled, nobody_waits
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng, mix
from desktop.games import BY_ID
from tests.ai.verdicts import Decided, decisions, independent
from tests.ai.warnings import alarms
from tests.engines import only_from_sources
from tests.games.clash.test_blunders import BLUNDERS
from tests.games.setups import SetUp, set_ups
from tests.games.walks import reshuffled

CLASH = BY_ID["clash"]
ONE_PER_GAME = [set_ups(game)[0] for game in BY_ID]
FEW = 600  # playouts of a quick look


def open_ones(setup: SetUp, seed: int = 1, level: str = "easy") -> list[Decided]:
    """Decisions of a game with something to choose."""
    return [each for each in decisions(setup.rules(), setup, level, level, seed) if len(each.info.sensible) > 1]


def after(lookout: Lookout, playouts: int = FEW, first: Action | None = None) -> Settled:
    """What is settled by then."""
    return look_out(lookout, lambda: lookout.playouts >= playouts, first)


@pytest.fixture(scope="module")
def clash() -> list[Decided]:
    return open_ones(set_ups("clash")[0])


@pytest.mark.parametrize("setup", ONE_PER_GAME, ids=str)
def test_every_move_is_a_blunder_or_fine_or_open(setup: SetUp) -> None:
    game = setup.rules()
    bar = game.bots.judging.blunder
    for each in open_ones(setup)[::7][:6]:
        settled = after(Lookout(each.info, Rng(1)))
        bad = dict(settled.blunders)
        assert not bad.keys() & set(settled.fine)
        assert {*bad, *settled.fine} <= {game.verbs.text(action) for action in each.info.legal}
        for blunder in bad.values():
            assert bar < blunder.low <= blunder.lost and blunder.best not in bad
        if settled.done and not bad.keys() | set(settled.fine) >= set(map(game.verbs.text, each.info.legal)):
            raise AssertionError("done, and yet a move is open")


def test_only_one_move_is_done_at_once(clash: list[Decided]) -> None:
    info = InfoSet(CLASH, clash[0].info.sample(Rng(0)), clash[0].info.seat)
    info.legal = info.legal[:1]
    lookout = Lookout(info, Rng(1))
    assert lookout.done and after(lookout).fine == (CLASH.verbs.text(info.legal[0]),) and not lookout.worlds


def test_whoever_leaves_a_sure_win_lying_is_told_and_who_keeps_it_never() -> None:
    told = 0
    for blunder in (each for each in BLUNDERS if each.proof == "wins"):
        state = blunder.state()
        info = InfoSet(CLASH, state, state.decider())
        assert forced_win(info).action is not None
        for text, found in after(Lookout(info, Rng(1)), 1500).blunders:
            assert found.proved and not still_wins(info, CLASH.verbs.parse(text))
            told += 1
    assert told >= 10


def test_the_same_dice_settle_the_same_and_the_clock_says_nothing(clash: list[Decided]) -> None:
    for each in clash[:5]:
        assert after(Lookout(each.info, Rng(1))) == after(Lookout(each.info, Rng(1)))
        stopped = Lookout(each.info, Rng(1))
        for playouts in range(50, FEW, 50):
            after(stopped, playouts)
        assert after(stopped).blunders == after(Lookout(each.info, Rng(1))).blunders


@pytest.mark.parametrize("setup", ONE_PER_GAME, ids=str)
def test_no_hidden_card_has_a_say(setup: SetUp) -> None:
    game, dice = setup.rules(), Random(1)
    for each in open_ones(setup)[::9][:5]:
        seat, state = each.info.seat, each.info.sample(Rng(0))
        other = InfoSet(game, reshuffled(game, state, seat, dice), seat)
        assert after(Lookout(other, Rng(1)), 200) == after(Lookout(each.info, Rng(1)), 200)


def test_for_whoever_hurries_nothing_is_settled(clash: list[Decided]) -> None:
    for each in clash:
        assert look_out(Lookout(each.info, Rng(1)), lambda: True) == Settled()


# ---- the move that is about to be made


def test_it_and_the_best_alone_go_on(clash: list[Decided]) -> None:
    each = max(clash, key=lambda one: len(one.info.legal))
    lookout = Lookout(each.info, Rng(1))
    look_out(lookout, lambda: lookout.worlds >= 8)
    assert len(lookout.meeting()) > 3
    move = next(action for action in lookout.meeting() if action != lookout.best_of(lookout.meeting()))
    best = lookout.best_of(lookout.meeting())
    others = [action for action in lookout.meeting() if action not in (move, best)]
    settled = look_out(lookout, lambda: lookout.playouts >= 3000, move)
    assert set(lookout.meeting()) <= {move, best}
    assert lookout.tells_of(move) and not lookout.tells_of(None)
    for other in others:
        assert not lookout.tells_of(other) and not lookout.known(other)
        assert CLASH.verbs.text(other) not in {*settled.fine, *dict(settled.blunders)}
    counts = {len(lookout._values[action]) for action in lookout.meeting()}
    assert counts == {lookout.worlds}  # worlds that both met


def test_it_ends_as_soon_as_that_move_is_known(clash: list[Decided]) -> None:
    ended = 0
    for each in clash[:8]:
        lookout = Lookout(each.info, Rng(1))
        after(lookout, 1500, each.played)
        worlds, known = lookout.worlds, lookout.known(each.played)
        ended += known and lookout.playouts < 1500
        if known:
            look_out(lookout, nobody_waits, each.played)
            assert lookout.worlds == worlds
    assert ended >= 4


# ---- the measurement


def sample() -> list[Decided]:
    return [each for seed in range(2) for each in open_ones(set_ups("clash")[0], mix(4, seed))]


def test_what_is_warned_of_is_borne_out() -> None:  # UX 59
    """By playouts of their own, to the end of the game."""
    asked = 0
    for each in sample()[1::2]:
        for text, blunder in after(Lookout(each.info, Rng(2)), 1500).blunders[:1]:
            asked += 1
            decided = Decided(each.info, CLASH.verbs.parse(text), 0)
            assert independent(decided, CLASH.verbs.parse(blunder.best), 60, Rng(5)).mean > 0.0
    assert asked >= 2


@only_from_sources
def test_a_hasty_one_raises_false_alarms(monkeypatch: pytest.MonkeyPatch) -> None:
    """The fault put in: what is ahead by the bar after a few worlds counts as settled."""

    honest = alarms(CLASH, iter(sample()[1::2]), "", 0.2, 0.05, 60, judged=False)
    monkeypatch.setattr(judging, "FIRST", 3)
    monkeypatch.setattr(blunders, "gap_of", lambda one, other, risk, tuned: judging.Gap(*[_mean(one, other)] * 3))
    hasty = alarms(CLASH, iter(sample()[1::2]), "", 0.2, 0.05, 60, judged=False)
    assert honest.false == 0 and hasty.warned > honest.warned and hasty.false > 0


def _mean(one: list[float], other: list[float]) -> float:
    gaps = [better - worse for worse, better in zip(one, other, strict=False)]
    return sum(gaps) / len(gaps)
