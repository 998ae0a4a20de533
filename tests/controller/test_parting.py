"""Luck told from play: asked when a match is over and not before, piece by piece, and told by seat."""

import pytest

from desktop.ai.agent import never
from desktop.ai.luck import DEAL
from desktop.controller.advice import Review, Weighed
from desktop.controller.counsel import Counsel
from desktop.controller.parting import Apart
from desktop.engine.match import Match, Seat
from desktop.questions import Task, TellLuck
from desktop.worker import solve
from tests.controller.sitting import CLASH, NAMES
from tests.controller.test_advice import played
from tests.questions import in_brief


def gone_through(match: Match) -> Apart:
    """All questions asked and answered."""
    apart = Apart(match)
    while not apart.done:
        apart.take(solve(apart.next_task(1), {}, never))
    return apart


def test_before_the_end_no_true_position_leaves_the_match() -> None:
    match = played(steps=10)
    with pytest.raises(ValueError, match="not over"):
        Apart(match).next_task(1)
    assert Apart(match).done and not Apart(match).accounts()
    review = Review(match)
    for step in match.steps:
        assert not isinstance(review.next_task(1).question, TellLuck)
        review.note([Weighed(step.action, 0.5)])
    while not review.done:
        task = review.next_task(1)
        assert not isinstance(task.question, TellLuck)
        review.take(solve(in_brief(task, 40), {}, never))


def test_what_is_asked_while_a_match_is_played_holds_no_true_position(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hints and what is judged while a person thinks: worlds of a seat's own, and nothing to walk along."""
    match, asked = played(steps=12), list[Task]()
    counsel = Counsel(match)
    monkeypatch.setattr(counsel, "_put", lambda task, within, hears: asked.append(task))
    counsel.ask(match.info(match.state.decider()))
    counsel._study()
    assert len(asked) == 2
    for task in asked:
        assert not isinstance(task.question, TellLuck)
        assert task.world != match.state.to_json() and task.world["rng"] != match.state.rng


def test_a_finished_match_is_accounted_for_to_the_last_decision() -> None:
    match = played()
    apart = gone_through(match)
    assert sorted(apart.parts) == list(range(DEAL, len(match.steps)))
    for seat, (account, share) in enumerate(zip(apart.accounts(), match.outcome().shares(), strict=True)):
        assert account.result == share
        assert sum(account[:5]) == pytest.approx(share, abs=1e-9), seat
    assert gone_through(match).parts == apart.parts


def test_it_takes_several_questions_and_each_brings_it_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """However little time there is, or however hurried it is."""
    monkeypatch.setattr("desktop.controller.parting.SECONDS", 0.0)
    match, known = played(), []
    apart = Apart(match)
    while not apart.done:
        apart.take(solve(apart.next_task(1), {}, lambda: True))
        known.append(len(apart.parts))
        assert bool(apart.accounts()) == apart.done
    assert known == list(range(1, len(match.steps) + 2))
    monkeypatch.undo()
    assert apart.parts == gone_through(match).parts


def test_whoever_gives_up_has_lost_by_that() -> None:
    match = played(steps=9)
    match.resign(1)
    apart = gone_through(match)
    last = apart.parts[9]
    assert (last.seat, last.luck) == (1, (0.0, 0.0))
    assert apart.accounts()[0].result == 1.0 and apart.accounts()[1].result == 0.0
    assert apart.accounts()[1].own <= last.play[1] + 1.0


def test_a_match_from_a_position_of_its_own_has_no_deal() -> None:
    before = played(steps=12)
    start = before.state.clone()
    match = Match(CLASH, [Seat(name) for name in NAMES], "duel", before.options, 5, salt="salt", start=start)
    while not match.over:
        match.submit(match.state.decider(), match.state.legal()[-1])
    apart = gone_through(match)
    assert apart.parts[DEAL].luck == (0.0, 0.0)
    assert sum(apart.accounts()[0][:5]) == pytest.approx(apart.accounts()[0].result, abs=1e-9)


def test_verdicts_and_luck_are_found_by_turns() -> None:
    """Whoever waits sees both grow; neither waits for all of the other."""
    match, kinds = played(), []
    review = Review(match)
    for step in match.steps:
        review.note([Weighed(step.action, 0.5)])
    while not review.done:
        task = review.next_task(1)
        kinds.append(isinstance(task.question, TellLuck))
        review.take(solve(in_brief(task, 40), {}, never))
    assert review.settled and review.apart.complete
    first = kinds[: 2 * min(kinds.count(True), kinds.count(False))]
    assert first == [number % 2 == 1 for number in range(len(first))]
