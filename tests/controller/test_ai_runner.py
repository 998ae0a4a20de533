"""The opponents' process: answers, stale answers, kills, failures, and no process is ever left behind."""

import multiprocessing
import os
import signal
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop import worker
from desktop.controller.ai_runner import TRIES, AiRunner
from desktop.engine.match import PERSON, Match, Seat
from desktop.questions import Answer, Choose, Task
from tests import patience
from tests.controller import processes
from tests.controller.sitting import CLASH, Sitting


def question(ticket: int, seed: int = 1, level: str = "greedy") -> Task:
    match = Match(CLASH, [Seat("a"), Seat("b")], "duel", {"deal": "random", "first": "seat0"}, seed)
    return Task(ticket, "clash", "duel", 2, match.options, 0, match.info(0).world_json(), 0, Choose(level), 7)


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


class Heard(list[Answer]):
    """A runner and what it answered."""

    def __init__(self, qtbot: QtBot) -> None:
        super().__init__()
        self.bot = qtbot
        self.trouble: list[str] = []
        self.runner = AiRunner()
        self.runner.answered.connect(self.append)
        self.runner.trouble.connect(self.trouble.append)

    def wait(self, count: int = 1) -> Answer:
        self.bot.waitUntil(lambda: len(self) >= count, timeout=patience.MS)
        return self[-1]


@pytest.fixture
def heard(qtbot):
    heard = Heard(qtbot)
    yield heard
    heard.runner.close()


def replaced_by(monkeypatch: pytest.MonkeyPatch, what: object) -> None:
    monkeypatch.setattr(worker, "main", what)


def test_it_answers_what_was_asked_with_a_legal_move(heard):
    heard.runner.ask(question(4))
    assert heard.runner.thinking is not None
    answer = heard.wait()
    assert answer.ticket == 4
    assert not answer.failed
    assert CLASH.verbs.parse(answer.action)
    assert heard.runner.thinking is None


def test_the_process_holds_no_qt(heard):
    heard.runner.ask(question(1))
    heard.wait()
    maps = Path(f"/proc/{heard.runner.pid}/maps")
    if not maps.exists():
        pytest.skip("this system does not show what a process has loaded")
    assert "clash" in question(1).game
    assert "Qt6" not in maps.read_text() and "PySide" not in maps.read_text()


def test_a_forgotten_question_is_not_answered(heard, monkeypatch):
    replaced_by(monkeypatch, processes.thinker)
    heard.runner.ask(question(1))
    heard.runner.forget()
    assert heard.runner.thinking is None
    heard.runner.ask(question(2))
    heard.runner.hurry()
    assert heard.wait().ticket == 2
    assert len(heard) == 1


def test_a_new_question_does_not_wait_for_the_old_one(heard, monkeypatch):
    """The old one is hurried away, also when nobody said that it is forgotten; the new one is not hurried."""
    replaced_by(monkeypatch, processes.thinker)
    heard.runner.ask(question(1))
    heard.runner.ask(question(2))
    heard.bot.wait(1500)
    assert not heard
    heard.runner.hurry()
    assert heard.wait().iterations == 2


def test_move_now_reaches_the_process(heard, monkeypatch):  # UX 24
    replaced_by(monkeypatch, processes.thinker)
    heard.runner.ask(question(9))
    heard.bot.wait(200)
    assert not heard
    heard.runner.hurry()
    begun = time.monotonic()
    assert heard.wait().ticket == 9
    assert time.monotonic() - begun < processes.LONG / 2


def test_it_tells_how_long_a_question_is_open(heard, monkeypatch):  # UX 23
    replaced_by(monkeypatch, processes.thinker)
    assert heard.runner.thinking is None
    heard.runner.ask(question(9))
    heard.bot.wait(200)
    assert 0.15 < heard.runner.thinking < 30
    heard.runner.hurry()
    heard.wait()
    assert heard.runner.thinking is None


def test_hurry_without_a_question_hurries_nothing_later(heard, monkeypatch):
    replaced_by(monkeypatch, processes.thinker)
    heard.runner.hurry()
    heard.runner.ask(question(1))
    heard.bot.wait(1000)
    assert not heard


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="kills a process as POSIX does")
@pytest.mark.parametrize("when", ["idle", "in mid-thought"])
def test_a_killed_process_is_replaced_and_the_answer_comes(heard, monkeypatch, when):
    if when == "idle":
        heard.runner.start()
        first = heard.runner.pid
        assert [child.daemon for child in multiprocessing.active_children()] == [True]  # it ends with the program
        os.kill(first, signal.SIGKILL)
        heard.runner.ask(question(1))
    else:
        replaced_by(monkeypatch, processes.thinker)
        heard.runner.ask(question(1))
        first = heard.runner.pid
        os.kill(first, signal.SIGKILL)
        monkeypatch.undo()
    assert heard.wait().ticket == 1
    assert heard.runner.pid != first
    assert heard.trouble == []
    assert len(multiprocessing.active_children()) == 1


def test_failures_are_tried_again_and_then_said(heard, monkeypatch):
    replaced_by(monkeypatch, processes.failing)
    seen = set()
    heard.runner.ask(question(1))
    deadline = time.monotonic() + patience.SECONDS
    while not heard.trouble and time.monotonic() < deadline:
        seen.add(heard.runner.pid)
        heard.bot.wait(5)
    assert heard.trouble == ["ValueError: no idea"]
    assert len(seen - {None}) == TRIES == 3
    assert not heard
    assert heard.runner.thinking is None
    assert multiprocessing.active_children() == []


def test_a_process_that_ends_by_itself_is_tried_again_and_then_said(heard, monkeypatch):
    replaced_by(monkeypatch, processes.dying)
    heard.runner.ask(question(1))
    heard.bot.waitUntil(lambda: heard.trouble == [""], timeout=patience.MS)
    monkeypatch.undo()
    heard.runner.ask(question(2))  # the next question begins afresh
    assert heard.wait().ticket == 2


def test_a_task_that_cannot_be_done_is_an_answer_too(heard):
    """The real process survives a task it cannot do, and says what went wrong."""
    heard.runner.ask(question(1, level="no such level"))
    heard.bot.waitUntil(lambda: bool(heard.trouble), timeout=patience.MS)
    assert "no such level" in heard.trouble[0]


def test_close_in_mid_thought_leaves_no_process(heard, monkeypatch):
    replaced_by(monkeypatch, processes.thinker)
    heard.runner.ask(question(1))
    pid = heard.runner.pid
    heard.bot.wait(400)  # now it thinks
    assert alive(pid)
    heard.runner.close()
    assert not alive(pid)
    assert heard.runner.pid is None
    heard.bot.wait(50)
    assert not heard


def test_close_ends_even_a_process_that_does_not_listen(heard, monkeypatch):
    replaced_by(monkeypatch, processes.deaf)
    heard.runner.ask(question(1))
    pid = heard.runner.pid
    assert heard.runner._line.poll(patience.SECONDS)  # it says when it has stopped listening
    heard.runner.close()
    assert not alive(pid)


def test_close_twice_and_before_anything(heard):
    heard.runner.close()
    heard.runner.start()
    heard.runner.close()
    heard.runner.close()
    assert multiprocessing.active_children() == []


def test_a_window_that_is_killed_leaves_no_process():
    """The line breaks, and the process goes by itself."""
    code = textwrap.dedent("""
        import os, signal, sys, time
        from PySide6.QtCore import QCoreApplication
        from desktop.controller.ai_runner import AiRunner
        if __name__ == "__main__":
            app = QCoreApplication([])
            runner = AiRunner()
            runner.start()
            print(runner.pid, flush=True)
            time.sleep(0.3)
            os.kill(os.getpid(), signal.SIGKILL)
    """)
    if not hasattr(signal, "SIGKILL"):
        pytest.skip("kills a process as POSIX does")
    window = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    pid = int(window.stdout)
    deadline = time.monotonic() + 20
    while alive(pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not alive(pid)


def test_a_whole_game_against_the_real_process_that_is_killed_twice(qtbot):
    """The game goes on, and nobody is told."""
    table = Sitting((PERSON, "greedy"), seed=3)
    qtbot.addWidget(table.view)
    table.start()
    controller, match = table.controller, table.match
    kills = [2, 5] if hasattr(signal, "SIGKILL") else []

    def on() -> bool:
        table.scene.animator.complete()
        return match.over or match.state.decider() == controller.viewer

    while not match.over:
        qtbot.waitUntil(on, timeout=patience.MS)
        if match.over:
            break
        table.check()
        turn = match.state.counters[1]
        end = next(button.action for button in controller.tells.buttons())
        plays = [action for _, action in controller.tells.moves() if action != end]
        controller.play(plays[0] if plays and len(match.steps) % 3 else end)
        if kills and turn >= kills[0] and controller.thinking() is not None:
            os.kill(controller.ai_pid, signal.SIGKILL)
            kills.pop(0)
    assert kills == []
    assert table.trouble == []
    table.check_record()
    controller.close()
    assert multiprocessing.active_children() == []
