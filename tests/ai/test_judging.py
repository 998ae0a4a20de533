"""desktop/ai/judging.py: a verdict is given only where it would be given again; tests/ai/verdicts.py measures that."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, stdev
from types import SimpleNamespace
from typing import Any

import pytest

from desktop.ai import judging
from desktop.ai.forced import Win, forced_win, still_wins
from desktop.ai.judging import AS_GOOD, BEST, FORCED, OPEN, WORSE, Verdict, Weighing, gap_of, judge
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Bots
from desktop.engine.rng import Rng, mix
from desktop.engine.state import State
from desktop.games import BY_ID
from desktop.games.clash.state import ClashState
from tests.ai import verdicts
from tests.ai.verdicts import Decided, Kept, Measuring, decisions, measure
from tests.engines import only_from_sources
from tests.games.blunders import Blunder
from tests.games.clash.test_blunders import BLUNDERS
from tests.games.setups import SetUp, set_ups
from tests.games.walks import reshuffled

CLASH = BY_ID["clash"]
FEW = 600  # playouts of a quick look
ONE_PER_GAME = [set_ups(game)[0] for game in BY_ID]


def told(decided: Decided, seed: int = 1, most: int = FEW) -> Verdict:
    return judge(decided.info, decided.played, Rng(seed), most)


def open_ones(setup: SetUp, seed: int = 1) -> list[Decided]:
    """Decisions of a game with something to choose."""
    return [each for each in decisions(setup.rules(), setup, "easy", "easy", seed) if len(each.info.sensible) > 1]


def worst(decided: Decided) -> Decided:
    """The same with the move that a short look finds the worst."""
    looked = Weighing(decided.info, decided.info.sensible[0], Rng(3))
    looked.go_on(lambda: False)
    values = {action: mean(found) for action, found in looked._values.items() if found}
    return decided._replace(played=min(values, key=lambda action: values[action]))


@pytest.fixture(scope="module")
def clash() -> list[Decided]:
    return open_ones(set_ups("clash")[0])


# ---- the bounds


@pytest.mark.parametrize("tuned", sorted({each.bots.judging.tuned for each in BY_ID.values()}))
def test_the_bounds_hold_at_every_look_together(tuned: int) -> None:  # UX 59
    """Of many walks that are looked at again and again, hardly any ever leaves its bounds."""
    failed, walks = 0, 300
    for number in range(walks):
        dice = Random(number)
        one = [0.0] * 400
        other = [dice.choice((-1.0, 0.0, 0.0, 1.0)) + 0.1 for _ in one]
        gaps = (gap_of(one[:count], other[:count], 0.05, tuned) for count in range(judging.FIRST, 400, 16))
        failed += any(not gap.low <= 0.1 <= gap.high for gap in gaps)
    assert failed <= 0.05 * walks


def test_the_bounds_are_no_wider_than_they_need_to_be() -> None:
    dice = Random(1)
    other = [dice.choice((-0.2, 0.4)) for _ in range(2000)]
    gap = gap_of([0.0] * len(other), other, 0.05)
    assert gap.low < 0.1 < gap.high and gap.high - gap.low < 8 * 0.3 / sqrt(len(other))


def test_worlds_that_are_all_alike_are_no_proof() -> None:
    gap = gap_of([0.0] * judging.FIRST, [0.0] * judging.FIRST, 0.01)
    assert gap.mean == 0.0 and gap.high > 0.05


# ---- what is judged


def test_what_had_no_rival_is_forced_or_best(clash: list[Decided]) -> None:
    info = clash[0].info
    alone = InfoSet(CLASH, info.sample(Rng(0)), info.seat)
    alone.legal = [clash[0].played]
    assert judge(alone, clash[0].played, Rng(1)).size == FORCED


@pytest.mark.parametrize("blunder", [each for each in BLUNDERS if each.proof == "wins"], ids=str)
def test_a_forced_win_that_was_left_lying_is_proved(blunder: Blunder[ClashState]) -> None:
    state = blunder.state()
    info = InfoSet(CLASH, state, state.decider())
    winning = forced_win(info).action
    assert winning is not None and still_wins(info, winning)
    assert judge(info, winning, Rng(1)).size == BEST
    for action in info.legal:
        verdict = judge(info, action, Rng(1), FEW)
        if still_wins(info, action):
            assert verdict.size == BEST
        elif verdict.size in WORSE:
            assert verdict.proved and CLASH.verbs.parse(verdict.best) == winning


@pytest.mark.parametrize("setup", ONE_PER_GAME, ids=str)
def test_what_is_named_is_sensible_and_surely_better(setup: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    """By a judge who names all that can be told from luck: no bar is in the way."""
    game = setup.rules()
    strict = game.bots.judging._replace(slip=0.01, mistake=0.05, blunder=0.1)
    monkeypatch.setattr(type(game), "bots", game.bots._replace(judging=strict))
    for decided in map(worst, open_ones(setup)[::3]):
        verdict = told(decided, most=2000)
        assert verdict.size in (BEST, AS_GOOD, OPEN, *WORSE)
        if verdict.size in WORSE:
            assert strict.slip < verdict.low <= verdict.lost <= verdict.high
            assert verdict.size == strict.size(verdict.lost)
            for text in (verdict.best, *verdict.equal):
                assert game.verbs.parse(text) in decided.info.sensible
                assert text != game.verbs.text(decided.played)
            return
    raise AssertionError("something is named")


def test_the_same_dice_say_the_same_and_the_clock_says_nothing(clash: list[Decided]) -> None:
    assert [told(each) for each in clash[:5]] == [told(each) for each in clash[:5]]


def test_no_hidden_card_has_a_say(clash: list[Decided]) -> None:
    dice = Random(1)
    for each in clash[::4]:
        seat, state = each.info.seat, each.info.sample(Rng(0))
        other = InfoSet(CLASH, reshuffled(CLASH, state, seat, dice), seat)
        assert judge(other, each.played, Rng(1), 200) == told(each, most=200)


def test_for_whoever_hurries_it_stays_open(clash: list[Decided]) -> None:
    for each in clash:
        verdict = judge(each.info, each.played, Rng(1), hurry=lambda: True)
        assert verdict.size in (OPEN, FORCED, BEST) and not verdict.worlds
    looks = iter([False] * 5 + [True])
    assert judge(clash[0].info, clash[0].played, Rng(1), hurry=lambda: next(looks)) == Verdict(OPEN, worlds=5)


# ---- luck is shared


def swapped(decided: Decided, rival: Action) -> bool:
    """Whether both moves come to the same in each world, whichever of them was played."""
    values = []
    for played, other in ((decided.played, rival), (rival, decided.played)):
        weighing = Weighing(decided.info, played, Rng(3))
        weighing._left = [other]
        weighing._meet()
        weighing._meet()
        values.append({action: weighing._values[action] for action in (decided.played, rival)})
    return values[0] == values[1]


def rival_of(decided: Decided) -> Action:
    return next(action for action in decided.info.sensible if action != decided.played)


def test_every_move_meets_the_same_worlds_with_the_same_dice(clash: list[Decided]) -> None:
    assert all(swapped(each, rival_of(each)) for each in clash[:8])


@only_from_sources
def test_dice_of_their_own_would_be_noticed(clash: list[Decided], monkeypatch: pytest.MonkeyPatch) -> None:
    """The fault put in: each playout throws its own dice."""
    shared, thrown = judging.played_on, iter(range(10**9))

    def own(bots: Bots, state: State, seat: int, dice: Rng, turns: int) -> float:
        return shared(bots, state, seat, Rng(next(thrown)), turns)

    monkeypatch.setattr(judging, "played_on", own)
    assert not all(swapped(each, rival_of(each)) for each in clash[:8])


# ---- the measurement


def hasty(worlds: int) -> Callable[..., Verdict]:
    """What judged before: who was ahead after some worlds is named, whatever luck had to do with it."""

    def judged(info: InfoSet, played: Action, rng: Rng, most: int = 0, against: str = "") -> Verdict:
        weighing = Weighing(info, played, rng)
        for _ in range(worlds):
            weighing._meet()
        rivals = weighing._left
        if not rivals:
            return Verdict(BEST)
        best = max(rivals, key=lambda each: weighing.gap(played, each).mean)
        gap = weighing.gap(played, best)
        size = "slip" if gap.mean > CLASH.bots.judging.slip else BEST
        return Verdict(size, info.game.verbs.text(best), (), gap.low, gap.mean, gap.high, worlds)

    return judged


def test_verdicts_are_given_again_and_those_of_a_hasty_judge_are_not(monkeypatch: pytest.MonkeyPatch) -> None:  # UX 59
    sample = [list(map(worst, open_ones(set_ups("clash")[0], mix(9, seed))[:6])) for seed in range(2)]
    found = measure(Measuring(CLASH, Kept(), 1500, 8), enumerate(sample), seeds=2)
    assert found.games == 2 and found.decisions == sum(map(len, sample))
    assert found.named >= found.again >= found.same > 0 and found.asked >= found.agreed > 0
    assert found.named >= 5 and found.again >= 0.8 * found.named  # few games, few playouts
    monkeypatch.setattr(verdicts, "judge", hasty(3))
    luck = measure(Measuring(CLASH, Kept(), oracle=0), enumerate(sample), seeds=2)
    assert luck.named >= 6 and luck.again < 0.8 * luck.named


# ---- what a move cost, however little


class Wheel:
    """A world in which a move comes to what it is worth, to the luck of that world, and to luck of its own."""

    def __init__(self, worth: dict[Action, float], dice: Random) -> None:
        self.worth, self.dice, self.luck, self.rng = worth, dice, dice.gauss(0.5, 0.3), Rng(0)
        self.came = 0.0

    def clone(self) -> Wheel:
        return self

    def apply(self, action: Action) -> None:
        self.last = action
        self.came = self.worth[action] + self.luck + self.dice.gauss(0.0, 0.2)


def wheels(better: Sequence[float], dice: Random) -> tuple[Any, Action]:
    """A decision by which nothing hangs but luck, and what was played; `better`: by how much its rivals are."""
    actions = [Action("play", card) for card in range(len(better) + 1)]
    played, worth = actions[0], dict(zip(actions, [0.0, *better], strict=True))
    bots = CLASH.bots._replace(judging=BY_ID["barbarossa"].bots.judging._replace(reckoned=64), candidates=None)
    game = SimpleNamespace(bots=bots, verbs=SimpleNamespace(text=str))
    return SimpleNamespace(
        game=game, seat=0, legal=actions, sensible=actions, sample=lambda rng: Wheel(worth, dice)
    ), played


@only_from_sources
@pytest.mark.parametrize(
    ("better", "least", "most"),
    [([0.0], 0.0, 0.0), ([0.0] * 3, 0.0, 0.0), ([0.05], 0.035, 0.05), ([-0.02, -0.05], -0.02, 0.0)],
)
def test_what_moves_cost_is_in_the_mean_no_more_than_was_lost_and_hardly_less(
    monkeypatch: pytest.MonkeyPatch, better: list[float], least: float, most: float
) -> None:
    """However soon a rival drops out. The greatest of the differences in the same worlds would be far more."""
    monkeypatch.setattr(judging, "forced_win", lambda info: Win(None, 0))
    monkeypatch.setattr(judging, "played_on", lambda bots, world, *_: world.came)
    info, played = wheels(better, Random(1))
    bounds = info.game.bots.judging
    told = []
    for seed in range(800):
        weighing = Weighing(info, played, Rng(seed), judging=bounds)
        weighing.run(bounds.playouts, lambda: False)
        told.append(weighing.verdict().cost)
    error = stdev(told) / sqrt(len(told))
    assert least - 3 * error < mean(told) < most + 3 * error and error < 0.002


@only_from_sources
@pytest.mark.parametrize(("truly", "sizes"), [(0.0, (BEST, AS_GOOD)), (0.3, WORSE)])
def test_what_a_short_look_would_name_is_named_only_where_a_longer_one_agrees(
    monkeypatch: pytest.MonkeyPatch, truly: float, sizes: tuple[str, ...]
) -> None:
    """A rival that seems better by 0.3 for six turns."""
    monkeypatch.setattr(judging, "forced_win", lambda info: Win(None, 0))
    longer = BY_ID["barbarossa"].bots.judging.last_word
    short = {0: 0.0, 1: 0.3, 2: 0.05}

    def seen(bots: Bots, world: Wheel, seat: int, dice: Rng, turns: int) -> float:
        return world.came if turns == longer else world.came + short[world.last.card]

    monkeypatch.setattr(judging, "played_on", seen)
    info, played = wheels([truly, -0.2], Random(1))
    assert judge(info, played, Rng(1)).size in sizes
    bare = info.game.bots.judging._replace(last_word=0)
    info.game.bots = info.game.bots._replace(judging=bare)
    assert judge(info, played, Rng(1)).size in WORSE


def test_what_a_move_cost_goes_with_every_verdict_that_names_nothing(clash: list[Decided]) -> None:
    found = [told(each) for each in clash]
    unnamed = [verdict for verdict in found if verdict.size == AS_GOOD]
    assert any(verdict.cost and verdict.instead for verdict in unnamed)
    assert all(verdict.off > 0.0 for verdict in unnamed if verdict.cost)
    assert all(verdict.cost == verdict.off == 0.0 for verdict in found if verdict.size == FORCED)


def test_what_is_named_is_not_played_on_for_what_it_cost(clash: list[Decided]) -> None:
    for each in clash:
        weighing = Weighing(each.info, each.played, Rng(1), forced_win(each.info).action)
        while not weighing.settled() and weighing.playouts < FEW:
            weighing.go_on(lambda: False)
        if weighing.settled() and weighing._left:
            assert weighing.done() and not weighing.reckoned()
            return
    raise AssertionError("something is named")


def test_the_same_in_every_world_is_no_proof_of_what_it_cost() -> None:
    assert judging._error(32 * 0.2, 32 * 0.04, 32) > 0.01


# ---- by the level of the rivals


FITTED = {"easy": (0.2, 0.3, 0.5), "strong": (0.1, 0.15, 0.25)}


def test_between_levels_that_were_fitted_bounds_are_in_between() -> None:
    bots = CLASH.bots._replace(judging=CLASH.bots.judging._replace(levels=FITTED))
    names = [level.id for level in bots.levels]
    found = [bots.judging_against(name)[2:5] for name in names]
    assert found == sorted(found, reverse=True) and len(set(found)) == len(names) - 1
    assert found[0] == found[1] == FITTED["easy"] and found[-1] == FITTED["strong"]
    assert bots.judging_against("strong-raider") == bots.judging_against("strong")
    for unknown in ("", "oracle", "random"):
        assert bots.judging_against(unknown) == bots.judging


@pytest.mark.parametrize("game", list(BY_ID))
def test_no_bound_of_a_level_is_less_than_can_be_told_from_luck(game: str) -> None:
    bots = BY_ID[game].bots
    assert set(bots.judging.levels) <= {level.id for level in bots.levels}
    for level in bots.levels:
        judging = bots.judging_against(level.id)
        own, least = judging[2:5], bots.judging[2:5]
        assert all(one >= other for one, other in zip(own, least, strict=True)) and sorted(own) == list(own)
        assert (judging.turns, judging.playouts) == (bots.judging.turns, bots.judging.playouts)


def test_what_is_common_at_a_level_is_no_blunder_against_it(
    clash: list[Decided], monkeypatch: pytest.MonkeyPatch
) -> None:
    fitted = CLASH.bots._replace(judging=CLASH.bots.judging._replace(levels={"easy": (0.6, 0.7, 0.9)}))
    monkeypatch.setattr(type(CLASH), "bots", fitted)
    named = [each for each in clash if told(each).size in WORSE and told(each).lost < 0.5]
    assert named
    for each in named:
        assert judge(each.info, each.played, Rng(1), FEW, against="easy").size not in WORSE


def test_whoever_breaks_off_goes_on_with_what_was_found(tmp_path: Path, clash: list[Decided]) -> None:
    file = tmp_path / "found.jsonl"
    first = Measuring(CLASH, Kept(file, "so"), FEW).review(0, clash[:4], 1)
    with file.open("a", encoding="utf-8") as out:
        out.write('\n["so", "game 1 se')  # broken off
    assert Measuring(CLASH, Kept(file, "so"), FEW).review(0, [], 1) == first
    assert Measuring(CLASH, Kept(file, "otherwise"), FEW).review(0, [], 1)[1] == []


def test_bounds_are_what_is_lost_so_often_in_a_game() -> None:
    losses = sorted([0.01] * 80 + [0.12, 0.16, 0.18, 0.2, 0.22, 0.3, 0.35, 0.4, 0.5, 0.6])
    found = verdicts.bounds(CLASH.bots.judging, losses, 5)
    assert found == {"slip": 0.1, "mistake": losses[-6], "blunder": losses[-3]}
    assert verdicts.bounds(CLASH.bots.judging, losses, 2)["slip"] == losses[-5]
