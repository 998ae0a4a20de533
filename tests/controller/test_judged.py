"""Which decisions are judged, in which order, and what becomes of the verdicts."""

from random import Random

import pytest

from desktop.ai.agent import never
from desktop.ai.costs import Cost
from desktop.ai.judging import AS_GOOD, BEST, BLUNDER, MISTAKE, SLIP, Verdict
from desktop.controller.advice import Review, Weighed
from desktop.controller.judged import Judged, MatchCosts, rivals_of
from desktop.controller.looking_back import NAMED, tell_review
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.text import Text
from desktop.questions import Answer, Judge
from desktop.worker import solve
from tests.controller.sitting import CLASH, NAMES, Spelled, chooser
from tests.controller.test_advice import other_than, played
from tests.controller.witness import position
from tests.games.walks import reshuffled
from tests.questions import in_brief

FACE = CLASH.face
WORDS = Spelled()


def against_an_opponent(seed: int = 3, plies: int = 1000, player: str = PERSON) -> Match:
    """A match of a person, or somebody else, with an opponent, both of whom play as it comes."""
    seats = [Seat("Mara", player), Seat("Ivo", "greedy")]
    match = Match(CLASH, seats, "duel", {"deal": "random"}, seed, salt="salt")
    choose = chooser(seed)
    while not match.over and len(match.steps) < plies:
        match.submit(match.state.decider(), choose(match))
    return match


def say(text: Text) -> str:
    return WORDS.say(text, list(NAMES), 0)


def worse(match: Match, step: int, lost: float, size: str = MISTAKE, proved: bool = False) -> Verdict:
    better = CLASH.verbs.text(other_than(match, step))
    return Verdict(size, better, (), lost - 0.04, lost, lost + 0.04, 500, proved)


def judged_review(match: Match, found: dict[int, Verdict]) -> Review:
    review = Review(match)
    for step in match.steps:
        review.note([Weighed(step.action, 0.5)])
    for number in review.judged.own():
        review.judged.note(number, found.get(number, Verdict(BEST)))
    return review


def choices(match: Match, seat: int = 0) -> list[int]:
    """The seat's decisions with something else to do."""
    return [at for at, step in enumerate(match.steps) if step.seat == seat and len(step.before.legal()) > 1]


# ---- what is asked


def test_only_what_people_decided_is_judged_and_all_where_there_is_nobody() -> None:
    match = against_an_opponent()
    assert Judged(match).own() == [at for at, step in enumerate(match.steps) if step.seat == 0]
    both = played()
    assert Judged(both).own() == list(range(len(both.steps)))  # two people
    nobody = Match(CLASH, [Seat("a", "greedy"), Seat("b", "greedy")], "duel", {"deal": "random"}, 3, salt="salt")
    nobody.submit(nobody.state.decider(), nobody.state.legal()[0])
    assert Judged(nobody).own() == [0]


def test_the_widest_difference_is_asked_about_first_and_nothing_twice() -> None:
    match = against_an_opponent()
    known, own = Judged(match), Judged(match).own()
    widths = {own[2]: 0.4, own[4]: 0.1}
    asked: list[int] = []
    while (task := known.next_task(len(asked) + 1, widths)) is not None:
        asked.append(task.decision)
        known.take(Answer(task.ticket, "", verdict=Verdict(AS_GOOD)))
    assert asked[:2] == [own[2], own[4]] and sorted(asked) == own and not known.waiting()


def test_what_is_taken_back_is_judged_no_more() -> None:
    match = played(steps=6)
    match.practice = True
    known = Judged(match)
    for number in known.own():
        known.note(number, Verdict(MISTAKE))
    seat = match.steps[-1].seat
    assert match.undo(seat)
    kept = len(match.steps)
    assert [each.step for each in known.moments()] == list(range(kept))
    match.submit(match.state.decider(), match.state.legal()[0])
    assert known.waiting() == [kept]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_question_is_the_same_in_worlds_the_seat_cannot_tell_apart(seat: int) -> None:
    state, dice, told = position("random", 3, 12, seat), Random(3), set()
    action = state.legal()[0]
    for number in range(4):
        world = reshuffled(CLASH, state, seat, dice) if number else state
        match = Match(CLASH, [Seat(name) for name in NAMES], "duel", state.setting.options, 3, salt="s", start=world)
        match.submit(seat, action)
        told.add(repr(Judged(match).next_task(5)))
    assert len(told) == 1


# ---- what is told


def test_moments_come_in_the_order_of_the_match_and_only_what_is_worse() -> None:
    match = against_an_opponent()
    a, b, c, *_ = choices(match)
    review = judged_review(match, {c: worse(match, c, 0.3, BLUNDER), a: worse(match, a, 0.07, SLIP)})
    assert [each.step for each in review.judged.moments()] == [a, c] and b
    told = tell_review(review, match, FACE, say)
    assert [step for step, _ in told.moments] == [a, c] and told.note == ""


def test_a_moment_says_when_what_was_done_what_was_better_and_what_it_cost() -> None:
    match = against_an_opponent()
    at = choices(match)[1]
    step, sentences = match.steps[at], set()
    for size, proved in ((SLIP, False), (MISTAKE, False), (BLUNDER, False), (BLUNDER, True)):
        review = judged_review(match, {at: worse(match, at, 0.123, size, proved)})
        ((_, sentence),) = tell_review(review, match, FACE, say, most=1).moments
        ((_, brief),) = tell_review(review, match, FACE, say).moments
        view = CLASH.view(step.before, 0)
        assert "12\u00a0%" in sentence and "8" in sentence and "16" in sentence
        for told in (FACE.heading(view), CLASH.describe(view, step.action), FACE.offer(other_than(match, at))):
            assert say(told).rstrip(".") in sentence
        assert ".." not in sentence
        assert "12\u00a0%" in brief and say(FACE.offer(other_than(match, at))).rstrip(".") in brief
        sentences |= {sentence, brief}
    assert len(sentences) == 8


def test_the_end_names_those_that_cost_most_and_the_replay_all_of_a_seat() -> None:
    match = played()
    mine, theirs = choices(match, 0)[:4], choices(match, 1)[:1]
    lost = dict(zip([*mine, *theirs], (0.1, 0.4, 0.2, 0.3, 0.5), strict=True))
    review = judged_review(match, {at: worse(match, at, each) for at, each in lost.items()})
    named = [at for at, _ in tell_review(review, match, FACE, say, 0, NAMED).moments]
    assert NAMED == 3 and named == sorted(mine[1:])
    assert [at for at, _ in tell_review(review, match, FACE, say, 0).moments] == sorted(mine)
    assert len(tell_review(review, match, FACE, say).moments) == 5


def test_it_says_how_far_it_has_come_and_when_nothing_stands_out() -> None:
    match = against_an_opponent()
    review = Review(match)
    for step in match.steps:
        review.note([Weighed(step.action, 0.5)])
    own = review.judged.own()
    review.judged.note(own[0], Verdict(BEST))
    assert tell_review(review, match, FACE, say).note == say(Text("house.moment.so_far", (1, len(own))))
    quiet = tell_review(judged_review(match, {}), match, FACE, say)
    assert (quiet.moments, quiet.note) == ((), say(Text("house.moment.none")))


@pytest.mark.parametrize(
    ("players", "level"),
    [
        (("person", "easy"), "easy"),
        (("person", "strong-raider"), "strong"),
        (("easy", "standard"), "standard"),
        (("person", "person"), ""),
        (("person", "greedy"), ""),
    ],
)
def test_the_strongest_opponent_says_what_is_worth_a_word(players: tuple[str, str], level: str) -> None:
    seats = [Seat(name, player) for name, player in zip(NAMES, players, strict=True)]
    match = Match(CLASH, seats, "duel", {"deal": "random"}, 3, salt="salt")
    choose = chooser(3)
    while len(match.steps) < 6:
        match.submit(match.state.decider(), choose(match))
    assert rivals_of(match) == level
    task = Judged(match).next_task(1)
    assert task is not None and isinstance(task.question, Judge) and task.question.against == level


# ---- what moves cost


def test_what_the_peoples_moves_cost_is_known_once_all_are_judged() -> None:
    match = against_an_opponent()
    judged = Judged(match)
    *first, last = judged.own()
    for number in first:
        judged.note(number, Verdict(BEST), Cost(0.25, 0.5))
    assert judged.costs() is None
    judged.note(last, Verdict(BEST), Cost(1.0, 2.0))
    assert judged.costs() == MatchCosts((0.25 * len(first) + 1.0, 0.0), (0.5 * len(first) + 2.0, 0.0))
    judged.note(last, Verdict(BEST))
    assert judged.costs() is None, "of one of them nobody knows"


def test_the_process_says_with_the_verdict_what_the_move_cost() -> None:
    match = against_an_opponent()
    judged = Judged(match)
    while (task := judged.next_task(1)) is not None:
        answer = solve(in_brief(task, 40), {}, never)
        assert answer.cost is not None and answer.cost.lost >= 0.0
        judged.take(answer)
    found = judged.costs()
    assert found is not None and found.lost[0] > 0.0 and found.staked[0] > 0.0
    assert (found.lost[1], found.staked[1]) == (0.0, 0.0), "nobody looked at the opponent"
