"""What is lost little by little: told as a sum, where it is surely as much as a blunder, and where most of it lies."""

from collections.abc import Iterator
from functools import partial
from itertools import pairwise

import pytest

from desktop.ai.agent import Budget
from desktop.ai.judging import AS_GOOD, BEST, Verdict, judge, together
from desktop.ai.levels import agent_for, find_level
from desktop.controller.advice import Review
from desktop.controller.judged import Judged
from desktop.controller.looking_back import NAMED, tell_review
from desktop.controller.small_losses import small_losses
from desktop.engine.infoset import InfoSet
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.rng import Rng, mix
from desktop.games import BY_ID
from tests.controller.sitting import CLASH
from tests.controller.test_advice import other_than
from tests.controller.test_judged import FACE, against_an_opponent, choices, judged_review, say, worse
from tests.games.setups import set_ups

LEVEL = "easy"
HASTE = 3000  # playouts for a decision


@pytest.fixture
def match() -> Match:
    return next(found for seed in range(3, 60) if len(choices(found := against_an_opponent(seed))) >= 8)


def little(match: Match, at: int, cost: float, off: float = 0.004) -> Verdict:
    return Verdict(AS_GOOD, CLASH.verbs.text(match.steps[at].action), instead=CLASH.verbs.text(other_than(match, at)),
                   cost=cost, off=off)  # fmt: skip


def reviewed(
    match: Match, costs: dict[int, float], off: float = 0.004, named: dict[int, Verdict] | None = None
) -> Review:
    return judged_review(match, {at: little(match, at, cost, off) for at, cost in costs.items()} | (named or {}))


def test_a_sum_is_as_sure_as_its_parts_together() -> None:
    gap = together([Verdict(BEST, cost=0.1, off=0.03), Verdict(BEST, cost=0.2, off=0.04), Verdict(BEST)])
    assert gap.mean == pytest.approx(0.3) and gap.high - gap.mean == pytest.approx(gap.mean - gap.low)
    assert gap.mean - gap.low == pytest.approx(2.81 * 0.05)


def test_many_small_losses_are_told_where_nothing_stands_out(match: Match) -> None:
    own = choices(match)
    back = tell_review(reviewed(match, dict.fromkeys(own, 0.05)), match, FACE, say, 0, NAMED)
    assert back.small is not None and not back.moments and not back.note
    step, sentence = back.small
    assert "No single move" in sentence and f"about {5 * len(own)}\u00a0%" in sentence and step in own


def test_beside_a_moment_they_are_told_without_it(match: Match) -> None:
    own = choices(match)
    review = reviewed(match, dict.fromkeys(own, 0.05), named={own[0]: worse(match, own[0], 0.3)})
    back = tell_review(review, match, FACE, say, 0, NAMED)
    assert len(back.moments) == 1 and back.small is not None
    assert "Beside" in back.small[1] and f"about {5 * (len(own) - 1)}\u00a0%" in back.small[1]


def test_whoever_has_a_moment_that_finds_no_room_on_the_page_has_one_all_the_same() -> None:
    """Of a match that nobody played in, three moments are named of all seats together."""
    match = against_an_opponent(3, player="greedy")
    first, second = choices(match), choices(match, 1)
    named = {at: worse(match, at, 0.4) for at in first[:NAMED]} | {second[0]: worse(match, second[0], 0.2)}
    review = reviewed(match, dict.fromkeys(second[1:], 0.08), named=named)
    back = tell_review(review, match, FACE, say, None, NAMED)
    assert [match.steps[step].seat for step, _ in back.moments] == [0] * NAMED
    assert back.small is not None and "Beside" in back.small[1]


def test_what_is_less_than_a_blunder_or_may_be_luck_is_not_told(match: Match) -> None:
    own, blunder = choices(match), CLASH.bots.judging.blunder
    for costs, off in ((dict.fromkeys(own, blunder / len(own)), 0.004), (dict.fromkeys(own, 0.05), 0.2)):
        back = tell_review(reviewed(match, costs, off), match, FACE, say, 0, NAMED)
        assert back.small is None and "Nothing stands out" in back.note


def test_before_all_is_judged_nobody_knows(match: Match) -> None:
    review = Review(match)
    for at in choices(match):
        review.judged.note(at, little(match, at, 0.1))
    assert review.small_losses(0) is None and tell_review(review, match, FACE, say, 0, NAMED).small is None


def test_the_stretch_in_which_most_was_lost_is_named_and_leads_there(match: Match) -> None:
    own = choices(match)
    costs = dict.fromkeys(own, 0.001) | dict.fromkeys(own[3:6], 0.1)
    losses = reviewed(match, costs).small_losses(0)
    assert losses is not None and losses.stretch is not None
    first, last = losses.stretch
    assert own[3] <= first <= last <= own[5]
    assert [moment.step for moment in losses.moments] == [at for at in own[3:6] if first <= at <= last]
    assert all(moment.verdict.low > 0.0 and moment.verdict.best for moment in losses.moments)
    back = tell_review(reviewed(match, costs), match, FACE, say, 0, NAMED)
    assert back.small is not None and back.small[0] == losses.begins and "Most of it was lost" in back.small[1]


def test_one_turn_is_named_once_and_two_as_a_stretch(match: Match) -> None:
    own = choices(match)
    headings = {at: FACE.heading(match.game.view(match.steps[at].before, 0)) for at in own}
    pairs = list(pairwise(own))
    same = next(pair for pair in pairs if headings[pair[0]] == headings[pair[1]])
    other = next(pair for pair in pairs if headings[pair[0]] != headings[pair[1]])
    for pair, told in ((same, "Most of it was lost in "), (other, "Most of it was lost between ")):
        costs = dict.fromkeys(own, 0.001) | dict.fromkeys(pair, 0.3)
        back = tell_review(reviewed(match, costs), match, FACE, say, 0, NAMED)
        assert back.small is not None and told in back.small[1]


def test_what_is_spread_over_the_match_has_no_stretch(match: Match) -> None:
    own = choices(match)
    losses = reviewed(match, dict.fromkeys(own, 0.05) | {own[2]: 0.06}).small_losses(0)
    assert losses is not None and losses.stretch is None and losses.dearest == own[2]


def test_where_it_is_not_sure_that_most_lies_there_no_stretch_is_named(match: Match) -> None:
    own = choices(match)
    costs = dict.fromkeys(own, 0.08) | dict.fromkeys(own[3:6], 0.2)
    for off, located in ((0.004, True), (0.05, False)):
        losses = reviewed(match, costs, off).small_losses(0)
        assert losses is not None and (losses.stretch is not None) == located


def next_of(names: Iterator[str], *_: object) -> str:
    return next(names)


def test_the_theme_is_told_where_most_was_of_it(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    own = choices(match)
    for themes, told in ((("mana",), True), (("mana", "hold", "lane"), False)):
        names = iter(themes * len(own))
        talk = CLASH.talk._replace(theme=partial(next_of, names))
        monkeypatch.setattr(type(CLASH), "talk", talk)
        back = tell_review(reviewed(match, dict.fromkeys(own, 0.05)), match, FACE, say, 0, NAMED)
        assert back.small is not None and ("spending all mana" in back.small[1]) == told


def test_who_sees_all_seats_is_told_whose_they_are(match: Match) -> None:
    back = tell_review(reviewed(match, dict.fromkeys(choices(match), 0.05)), match, FACE, say, None)
    assert back.small is not None and back.small[1].startswith("You: No single move")


# ---- a player who does the same poor thing all the time


def lost(game_id: str, last: bool) -> Match:
    """A person who takes the first legal move, or the last, whatever it is, and does not win."""
    setup = set_ups(game_id)[0]
    game = setup.rules()
    seats = [Seat("Mara", PERSON), *(Seat(f"Rival {number}", LEVEL) for number in range(1, setup.seats))]
    rival = agent_for(find_level(game, LEVEL))
    for seed in range(20):
        match = Match(game, seats, setup.mode, setup.options, seed, salt="weak")
        while not match.over:
            seat, info = match.state.decider(), InfoSet(game, match.state, match.state.decider())
            dice = Rng(mix(seed, len(match.steps)))
            move = rival.choose(info, Budget(iterations=20), dice) if seat else info.legal[-1 if last else 0]
            match.submit(seat, move)
        if 0 not in match.outcome().winners:
            return match
    raise AssertionError("it always wins")


@pytest.mark.parametrize("last", [True, pytest.param(False, marks=pytest.mark.soak)])
@pytest.mark.parametrize("game_id", list(BY_ID))
def test_whoever_loses_without_a_thought_is_told_something(game_id: str, last: bool) -> None:
    """Looked at, in haste, until something is told."""
    match = lost(game_id, last)
    judged = Judged(match)
    for number in judged.own():
        step = match.steps[number]
        info = InfoSet(match.game, step.before, step.seat)
        judged.note(number, judge(info, step.action, Rng(number), HASTE, against=LEVEL))
        if judged.moments() or small_losses(judged, match, 0) is not None:
            return
    pytest.fail("nothing is told")
