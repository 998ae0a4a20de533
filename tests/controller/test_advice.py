"""What a search is asked, and what is made of its answers: chances for every seat, and how the own moves are judged."""

from random import Random

import pytest

from desktop.ai.agent import never
from desktop.ai.judging import BEST, Verdict
from desktop.controller.advice import REVIEW_ITERATIONS, Review, Weighed, weighed
from desktop.controller.tasks import task_about
from desktop.engine.actions import Action
from desktop.engine.match import Match, Seat
from desktop.questions import Answer, Choose, Judge, Weigh
from desktop.worker import solve
from tests.controller.sitting import CLASH, NAMES, chooser
from tests.controller.test_replay import FIRST
from tests.controller.test_replay import played as replayed
from tests.controller.witness import position
from tests.games.setups import set_ups
from tests.games.walks import reshuffled
from tests.questions import in_brief
from tests.toy import Toy


def played(seed: int = 3, steps: int = 1000) -> Match:
    """A match of Clash, to the end or so many decisions long."""
    match = Match(CLASH, [Seat(name) for name in NAMES], "duel", {"deal": "random"}, seed, salt="salt")
    choose = chooser(seed)
    while not match.over and len(match.steps) < steps:
        match.submit(match.state.decider(), choose(match))
    return match


def other_than(match: Match, step: int) -> Action:
    """What could have been done in place of what was done."""
    taken = match.steps[step]
    return next(action for action in taken.before.legal() if action != taken.action)


def answer(match: Match, chances: dict[Action, float]) -> Answer:
    """What the process would say, the most visited action first."""
    return Answer(1, "", found=tuple((match.game.verbs.text(action), chance) for action, chance in chances.items()))


# ---- the question


@pytest.mark.parametrize(("deal", "plies"), [("random", 0), ("random", 12), ("draft", 3), ("draft", 30)])
@pytest.mark.parametrize("seat", [0, 1])
def test_the_question_is_the_same_in_worlds_the_seat_cannot_tell_apart(deal, plies, seat):
    """Hidden cards, the generator and even the match's seed stand otherwise: not a byte of the task changes."""
    for seed in (3, 4):
        state = position(deal, seed, plies, seat)
        dice = Random(seed)
        others = [reshuffled(CLASH, state, seat, dice) for _ in range(4)]
        assert any(world.to_json() != state.to_json() for world in others)
        told = set()
        for number, world in enumerate((state, *others)):
            seats = [Seat(name) for name in NAMES]
            match = Match(CLASH, seats, "duel", state.setting.options, number, salt=f"{number}", start=world)
            told.add(repr(task_about(match, 5, match.info(seat), plies, Weigh(0.8))))
        assert len(told) == 1


def test_the_answer_holds_legal_actions_and_chances_the_most_promising_first():
    match = played(steps=10)
    seat = match.state.decider()
    task = task_about(match, 8, match.info(seat), 10, Weigh(iterations=200))
    told = solve(task, {}, never)
    assert told.ticket == 8
    found = weighed(match, told)
    assert found and {each.action for each in found} <= set(match.state.legal())
    assert all(0 <= each.chance <= 1 for each in found)
    agent_told = CLASH.verbs.parse(solve(task._replace(question=Choose("strong", iterations=200)), {}, never).action)
    assert found[0].action == agent_told  # a hint is what the strongest opponent would play
    assert weighed(match, solve(task, {}, never)) == found


# ---- the look back


def test_the_look_back_asks_about_every_decision_in_order():
    match = played()
    review = Review(match)
    for number, step in enumerate(match.steps):
        task = review.next_task(number + 1)
        assert (task.seat, task.decision, task.ticket) == (step.seat, number, number + 1)
        assert task.question == Weigh(iterations=REVIEW_ITERATIONS, twice=True)
        asked = CLASH.from_json(step.before.setting, task.world)
        assert CLASH.view(asked, step.seat) == CLASH.view(step.before, step.seat)
        assert not review.drawn
        review.take(answer(match, {step.action: 0.5}))
    assert review.drawn and not review.done


def test_before_the_end_of_the_review_there_is_nothing_to_tell():
    review = Review(played())
    assert not review.done and review.chances(0) == [] and review.judged.moments() == []


def test_two_seats_share_one_chance():
    match = played()
    review = Review(match)
    dice = Random(1)
    hoped = [dice.random() for _ in match.steps]
    for step, chance in zip(match.steps, hoped, strict=True):
        review.take(answer(match, {step.action: chance}))
    mine, theirs = review.chances(0), review.chances(1)
    assert len(mine) == len(theirs) == len(match.steps)
    assert all(0 <= chance <= 1 for chance in (*mine, *theirs))
    assert [a + b for a, b in zip(mine, theirs, strict=True)] == pytest.approx([1.0] * len(mine))
    assert [(mine, theirs)[step.seat][n] for n, step in enumerate(match.steps)] == hoped


def test_what_one_of_three_hopes_for_leaves_the_others_the_rest():
    toy = Toy()
    match = Match(toy, [Seat("a"), Seat("b"), Seat("c")], "circle", {"cards": 4}, 1, salt="salt")
    while not match.over:
        match.submit(match.state.decider(), toy.verbs.parse("take_one"))
    review = Review(match)
    for step in match.steps:
        review.take(answer(match, {step.action: 0.4}))
    lines = [review.chances(seat) for seat in range(3)]
    assert [line[0] for line in lines] == pytest.approx([0.4, 0.3, 0.3])
    assert [sum(column) for column in zip(*lines, strict=True)] == pytest.approx([1.0] * len(match.steps))


def test_of_three_nobodys_line_jumps_with_whose_turn_it_is() -> None:
    match = replayed(next(setup for setup in FIRST if setup.seats == 3), over=False, plies=60)
    review, hopes = Review(match), (0.7, 0.2, 0.1)
    for step in match.steps:
        review.note([Weighed(step.action, hopes[step.seat])])
    lines = [review.chances(seat) for seat in range(3)]
    heard = max(next(at for at, step in enumerate(match.steps) if step.seat == seat) for seat in range(3))
    for seat, line in enumerate(lines):
        assert all(abs(value - hopes[seat]) < 0.02 for value in line[2 * heard + 6 :])
    assert all(abs(sum(values) - 1.0) < 1e-9 for values in zip(*lines, strict=True))
    nobody = Review(match)
    for step in match.steps:  # who was without hope may come to have some
        nobody.note([Weighed(step.action, 1.0 if step.seat == 0 else 0.0)])
    assert all(0.0 <= value <= 1.0 for seat in range(3) for value in nobody.chances(seat))


@pytest.mark.parametrize(("mode", "others"), [("coop", []), ("three", [2])])
def test_those_who_win_together_have_one_chance_and_one_band(mode: str, others: list[int]) -> None:
    match = replayed(next(setup for setup in set_ups("ganymede") if setup.mode == mode), over=False, plies=40)
    review, hopes = Review(match), (0.7, 0.7, 0.3)
    for step in match.steps:
        review.note([Weighed(step.action, hopes[step.seat])], 0.02)
    red, green = review.chances(0), review.chances(1)
    assert {step.seat for step in match.steps} == {0, 1, *others}
    assert red == green == pytest.approx([0.7] * len(match.steps))
    for other in others:
        assert review.chances(other) == pytest.approx([0.3] * len(match.steps))
    assert review.bands(0) == review.bands(1) and min(review.bands(0)) > 0.0


def test_each_chance_has_a_band_from_how_far_two_looks_are_apart():
    match = played(steps=30)
    review = Review(match)
    assert review.bands(0) == []
    errors = [0.0] * 30
    errors[10] = 0.09
    for step, error in zip(match.steps, errors, strict=True):
        review.take(answer(match, {step.action: 0.5})._replace(error=error))
    wide = review.bands(0)
    assert len(wide) == 30 and wide == pytest.approx(review.bands(1))  # of two seats one has what the other has not
    assert wide[10] == pytest.approx(2.3 * (0.09**2 / 9) ** 0.5)
    near = [number for number, each in enumerate(wide) if each > 0]
    assert near == list(range(6, 15)) and wide[6] == pytest.approx(wide[14])
    review = Review(match)
    for step in match.steps:
        review.take(answer(match, {step.action: 0.5})._replace(error=0.04))
    assert review.bands(1) == pytest.approx([2.3 * 0.04] * 30)


def test_the_look_back_asks_twice_and_the_process_says_how_far_apart_it_was():
    match = played(steps=10)
    task = Review(match).next_task(1)
    assert task.question == Weigh(iterations=REVIEW_ITERATIONS, twice=True)
    told = solve(in_brief(task, 80), {}, never)
    assert told.found and told.error >= 0
    errors = [solve(in_brief(task, 80)._replace(seed=seed), {}, never).error for seed in range(6)]
    assert len(set(errors)) > 1 and max(errors) < 0.5


def test_the_chance_before_a_decision_is_that_of_the_best_action_whoever_was_visited_most():
    match = played(steps=1)
    review = Review(match)
    review.take(answer(match, {match.steps[0].action: 0.4, other_than(match, 0): 0.7}))
    assert review.chances(match.steps[0].seat) == [0.7]


def test_what_seemed_to_cost_most_is_judged_first():
    match = played(steps=8)
    review = Review(match)
    a, b, c, *_ = (number for number, step in enumerate(match.steps) if len(step.before.legal()) > 1)
    lost = {a: 0.3, b: 0.6, c: 0.1}
    for number, step in enumerate(match.steps):
        better = {other_than(match, number): 0.9} if number in lost else {}
        review.take(answer(match, {step.action: 0.9 - lost.get(number, 0.0), **better}))
    asked = []
    while not review.done:
        task = review.next_task(len(asked) + 1)
        asked.append(task.decision)
        step = match.steps[task.decision]
        assert task.seat == step.seat and task.question == Judge(CLASH.verbs.text(step.action))
        review.take(Answer(task.ticket, "", verdict=Verdict(BEST)))
    assert asked[:3] == [b, a, c] and sorted(asked) == list(range(8))


def test_an_action_that_the_search_hardly_looked_at_counts_as_the_worst_it_looked_at():
    matches = (played(seed, 2) for seed in range(40))
    match = next(m for m in matches if all(len(step.before.legal()) > 2 for step in m.steps))
    first, second, *_ = (action for action in match.steps[1].before.legal() if action != match.steps[1].action)
    review = Review(match)
    review.take(answer(match, {match.steps[0].action: 0.6, other_than(match, 0): 0.9}))
    review.take(answer(match, {first: 0.8, second: 0.3}))
    assert review.next_task(1).decision == 1
