"""The process that advises: started when asked, heard once, replaced when killed, gone when the table is left."""

import multiprocessing
import os
import signal
from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop import worker
from desktop.ai.judging import BEST, Verdict
from desktop.controller import advice, counsel, judged
from desktop.controller.counsel import Counsel
from desktop.engine.match import Match
from desktop.engine.text import Text
from desktop.questions import Answer
from tests import patience
from tests.controller import processes
from tests.controller.sitting import CLASH
from tests.controller.test_advice import played
from tests.controller.test_ai_runner import alive

KILLABLE = pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills a process as POSIX does")


class Asked:
    """Counsel on a match, and what it said."""

    def __init__(self, match: Match, qtbot: QtBot) -> None:
        self.match, self.bot = match, qtbot
        self.counsel = Counsel(match)
        self.advised = self.reviewed = 0
        self.counsel.advised.connect(self._hear_advice)
        self.counsel.reviewed.connect(self._hear_review)

    def _hear_advice(self) -> None:
        self.advised += 1

    def _hear_review(self) -> None:
        self.reviewed += 1

    def ask(self) -> None:
        self.counsel.ask(self.match.info(self.match.state.decider()))

    def wait(self, advised: int = 0, reviewed: int = 0) -> None:
        self.bot.waitUntil(lambda: self.advised >= advised and self.reviewed >= reviewed, timeout=patience.MS)

    @property
    def pid(self) -> int:
        runner = self.counsel._runner
        assert runner is not None and runner.pid is not None
        return runner.pid


@pytest.fixture
def asked(qtbot: QtBot) -> Iterator[Asked]:
    """In the middle of a match."""
    made = Asked(played(steps=8), qtbot)
    yield made
    made.counsel.close()


@pytest.fixture
def finished(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Asked]:
    """After a match, which is looked back over quickly."""
    monkeypatch.setattr(advice, "REVIEW_ITERATIONS", 4)
    monkeypatch.setattr(judged, "PLAYOUTS", 20)
    made = Asked(played(), qtbot)
    yield made
    made.counsel.close()


# ---- hints


def test_the_process_is_started_only_when_somebody_asks(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counsel, "HINT_SECONDS", 0.05)
    asked.counsel.forget()
    asked.bot.wait(50)
    assert multiprocessing.active_children() == []
    asked.ask()
    assert [child.pid for child in multiprocessing.active_children()] == [asked.pid]
    asked.wait(advised=1)
    legal = asked.match.state.legal()
    assert asked.counsel.advice and {each.action for each in asked.counsel.advice} <= set(legal)
    asked.ask()  # the same process answers again
    assert asked.counsel.advice == []  # nothing of the earlier position is left
    asked.wait(advised=2)
    assert len(multiprocessing.active_children()) == 1


def test_what_was_forgotten_is_never_advised(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "main", processes.thinker)
    asked.ask()
    old = asked.counsel._ticket
    asked.counsel.forget()
    runner = asked.counsel._runner
    assert runner is not None and runner.thinking is None
    legal = CLASH.verbs.text(asked.match.state.legal()[0])
    runner.answered.emit(Answer(old, "", found=((legal, 0.9),)))  # it comes all the same
    assert asked.counsel.advice == [] and asked.advised == 0
    asked.ask()
    runner.hurry()
    asked.wait(advised=1)
    asked.bot.wait(100)
    assert asked.advised == 1


@KILLABLE
def test_a_killed_process_is_replaced_and_the_advice_comes(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counsel, "HINT_SECONDS", 0.05)
    with monkeypatch.context() as slow:
        slow.setattr(worker, "main", processes.thinker)
        asked.ask()
    first = asked.pid
    os.kill(first, signal.SIGKILL)
    asked.wait(advised=1)
    assert asked.counsel.advice and asked.pid != first
    assert [child.pid for child in multiprocessing.active_children()] == [asked.pid]


def test_closing_in_mid_thought_leaves_no_process_and_hears_nothing(
    asked: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked.counsel.close()  # before anything was asked
    monkeypatch.setattr(worker, "main", processes.thinker)
    asked.ask()
    pid, ticket = asked.pid, asked.counsel._ticket
    assert alive(pid)
    asked.counsel.close()
    asked.counsel.close()
    assert not alive(pid) and multiprocessing.active_children() == []
    runner = asked.counsel._runner
    assert runner is not None
    runner.answered.emit(Answer(ticket, ""))
    assert asked.advised == 0


# ---- the look back


def test_the_look_back_goes_through_the_match_once_and_sends_the_process_home(finished: Asked) -> None:
    finished.counsel.look_back()
    finished.counsel.look_back()
    assert len(multiprocessing.active_children()) == 1
    finished.wait(reviewed=1)
    review = finished.counsel.review
    assert review is not None and review.done
    assert len(review.chances(0)) == len(finished.match.steps)
    assert multiprocessing.active_children() == []
    finished.counsel.look_back()
    assert finished.reviewed == 1 and multiprocessing.active_children() == []


@KILLABLE
def test_the_look_back_survives_a_killed_process(finished: Asked) -> None:
    finished.counsel.look_back()
    first = finished.pid
    os.kill(first, signal.SIGKILL)
    finished.wait(reviewed=1)
    assert finished.counsel.review is not None and finished.counsel.review.done


def test_leaving_during_the_look_back_ends_it(finished: Asked) -> None:
    finished.counsel.look_back()
    finished.counsel.close()
    assert multiprocessing.active_children() == []
    finished.bot.wait(100)
    assert finished.reviewed == 0


def test_a_match_without_a_decision_has_nothing_to_look_back_on(qtbot: QtBot) -> None:
    nothing = Asked(played(steps=0), qtbot)
    nothing.counsel.look_back()
    assert nothing.counsel.review is None and multiprocessing.active_children() == []


def test_a_hint_that_will_not_come_is_said_and_does_not_stand_there(sit):
    table = sit(seed=4)
    table.settle()
    c = table.controller
    c.hints.next()
    c.hints.next()
    assert c.preview() == c.say(Text("house.hint.thinking"))
    c.counsel.trouble.emit("")
    assert c.preview() != c.say(Text("house.hint.thinking"))
    assert table.trouble == [c.say(Text("house.play.no_advice", (Text("house.play.process_ended"),)))]


def test_the_runner_of_the_advice_tells_of_its_trouble(sit):
    table = sit(seed=4)
    table.settle()
    table.controller.hints.next()
    table.controller.counsel._runner.trouble.emit("it broke")
    assert len(table.trouble) == 1 and "it broke" in table.trouble[0]


# ---- while a person thinks


@pytest.fixture
def thinking(asked: Asked, monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Somebody who has not asked for anything."""
    monkeypatch.setattr(counsel, "STUDY_AFTER", 10)
    monkeypatch.setattr(judged, "PLAYOUTS", 20)
    return asked


def judged_of(asked: Asked) -> int:
    known = asked.counsel.judged
    return len(known.own()) - len(known.waiting())


def test_what_was_played_is_judged_while_a_person_thinks(thinking: Asked) -> None:
    assert judged_of(thinking) == 0
    thinking.counsel.study()
    thinking.bot.waitUntil(lambda: not thinking.counsel.judged.waiting(), timeout=patience.MS)
    assert judged_of(thinking) == len(thinking.match.steps)
    assert thinking.advised == 0 and thinking.counsel.review is None  # nothing is told
    assert len(multiprocessing.active_children()) == 1


def test_nobody_is_judged_once_the_position_has_changed(thinking: Asked) -> None:
    thinking.counsel.study()
    thinking.counsel.forget()
    thinking.bot.wait(80)
    assert multiprocessing.active_children() == [] and judged_of(thinking) == 0


def test_a_hint_goes_before_what_is_judged_and_it_goes_on_afterwards(
    thinking: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counsel, "HINT_SECONDS", 0.05)
    monkeypatch.setattr(judged, "PLAYOUTS", 10**6)
    thinking.counsel.study()
    thinking.bot.waitUntil(lambda: thinking.counsel._runner is not None, timeout=patience.MS)
    monkeypatch.setattr(judged, "PLAYOUTS", 20)
    thinking.ask()
    thinking.wait(advised=1)
    thinking.bot.waitUntil(lambda: not thinking.counsel.judged.waiting(), timeout=patience.MS)
    assert thinking.counsel.advice and thinking.advised == 1  # the hint stands


def test_the_look_back_begins_with_what_is_judged_already(thinking: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    known = thinking.counsel.judged
    monkeypatch.setattr(advice, "REVIEW_ITERATIONS", 4)
    for number in range(3):
        known.note(number, Verdict(BEST))
    thinking.counsel.look_back()
    assert judged_of(thinking) == 3
    thinking.wait(reviewed=1)
    assert not known.waiting() and multiprocessing.active_children() == []


def test_a_process_that_fails_while_nobody_asked_is_no_trouble(
    thinking: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    thinking.counsel.trouble.connect(heard.append)
    thinking.counsel.replaced.connect(lambda: heard.append("replaced"))
    monkeypatch.setattr(worker, "main", processes.thinker)
    thinking.counsel.study()
    thinking.bot.waitUntil(lambda: thinking.counsel._runner is not None, timeout=patience.MS)
    runner = thinking.counsel._runner
    assert runner is not None
    runner.replaced.emit()
    runner.trouble.emit("it broke")
    assert heard == []
    thinking.ask()
    runner.trouble.emit("it broke")
    assert heard == ["it broke"]


# ---- moves that are not made yet


@pytest.fixture
def warned(thinking: Asked, monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Somebody who is told before a blunder."""
    monkeypatch.setattr(counsel, "WATCH_AFTER", 10)
    monkeypatch.setattr(counsel, "WATCHING", 0.05)
    monkeypatch.setattr(counsel, "HOLDING", 0.3)
    thinking.counsel.watched = lambda: thinking.match.info(thinking.match.state.decider())
    return thinking


def settled(asked: Asked) -> int:
    known = asked.counsel
    return sum(known.knows(action) for action in asked.match.state.legal())


def test_moves_are_watched_first_then_what_was_played_is_judged(warned: Asked) -> None:
    warned.counsel.study()
    warned.bot.waitUntil(lambda: settled(warned) > 0, timeout=patience.MS)
    assert judged_of(warned) == 0
    warned.bot.waitUntil(lambda: judged_of(warned) > 0, timeout=10 * patience.MS)
    assert warned.counsel.settled.done and warned.advised == 0


def test_a_hint_goes_before_what_is_watched_and_that_goes_on(warned: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(counsel, "HINT_SECONDS", 0.05)
    warned.counsel.study()
    warned.bot.waitUntil(lambda: warned.counsel._runner is not None, timeout=patience.MS)
    warned.ask()
    assert settled(warned) == 0
    warned.wait(advised=1)
    warned.bot.waitUntil(lambda: settled(warned) > 0, timeout=patience.MS)
    assert warned.counsel.advice  # the hint stands


def test_a_move_that_is_about_to_be_made_is_answered(warned: Asked) -> None:
    heard: list[bool] = []
    move = warned.match.state.legal()[0]
    warned.counsel.looked.connect(lambda: heard.append(warned.counsel.knows(move)))
    warned.counsel.look_at(warned.match.info(warned.match.state.decider()), move)
    warned.bot.waitUntil(lambda: bool(heard), timeout=patience.MS)
    assert len(heard) == 1


def test_of_another_position_nothing_is_known(warned: Asked) -> None:
    forgotten: list[bool] = []
    warned.counsel.forgotten.connect(lambda: forgotten.append(True))
    warned.counsel.study()
    warned.bot.waitUntil(lambda: settled(warned) > 0, timeout=patience.MS)
    warned.counsel.forget()
    assert settled(warned) == 0 and forgotten == [True]


@KILLABLE
def test_a_killed_process_means_no_warning_and_no_trouble(warned: Asked, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[object] = []
    warned.counsel.trouble.connect(said.append)
    warned.counsel.replaced.connect(lambda: said.append("replaced"))
    with monkeypatch.context() as slow:
        slow.setattr(worker, "main", processes.thinker)
        warned.counsel.study()
        warned.bot.waitUntil(lambda: warned.counsel._runner is not None, timeout=patience.MS)
    os.kill(warned.pid, signal.SIGKILL)
    warned.bot.waitUntil(lambda: settled(warned) > 0, timeout=patience.MS)  # the next one goes on
    assert said == []


def test_a_process_that_fails_lets_the_move_go_and_is_no_trouble(
    warned: Asked, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[object] = []
    warned.counsel.trouble.connect(heard.append)
    warned.counsel.looked.connect(lambda: heard.append("looked"))
    monkeypatch.setattr(worker, "main", processes.thinker)
    warned.counsel.look_at(warned.match.info(warned.match.state.decider()), warned.match.state.legal()[0])
    runner = warned.counsel._runner
    assert runner is not None
    runner.trouble.emit("it broke")
    assert heard == ["looked"]
