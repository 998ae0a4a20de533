"""A process that is stopped, or says nothing more: the game goes on, the person is told once, nothing hangs."""

import multiprocessing
import os
import random
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.ai.agent import Budget
from desktop.ai.audit import audit
from desktop.ai.levels import agent_for, find_level
from desktop.controller import ai_runner, counsel, opponents
from desktop.controller.ai_runner import AT_ONCE, GRACE, LATE, STARTING, TRIES, UNTIMED
from desktop.controller.opponents import Opponents
from desktop.engine.infoset import InfoSet
from desktop.engine.match import PERSON, Match, Seat, ai_seed
from desktop.engine.opponents import longer_is_better
from desktop.engine.rng import Rng, mix
from tests import patience
from tests.controller import processes
from tests.controller.sitting import CLASH
from tests.controller.test_ai_runner import Heard, alive, question, replaced_by
from tests.games.setups import SETUPS, SetUp
from tests.questions import asking

pytestmark = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="stops a process as POSIX does")

BUDGET = 0.2
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def heard(qtbot: QtBot) -> Iterator[Heard]:
    heard = Heard(qtbot)
    yield heard
    heard.runner.close()


def replacements(heard: Heard) -> list[None]:
    told: list[None] = []
    heard.runner.replaced.connect(lambda: told.append(None))
    return told


def warm(heard: Heard) -> int:
    """A process that has answered once."""
    heard.runner.ask(question(1))
    heard.wait()
    assert heard.runner.pid is not None
    return heard.runner.pid


def stop(pid: int | None) -> int:
    """It stands when this returns."""
    assert pid is not None
    os.kill(pid, signal.SIGSTOP)
    os.waitpid(pid, os.WUNTRACED)
    return pid


# ---- it is replaced


@pytest.mark.parametrize("moment", ["before the question", "at the question", "in mid-thought"])
def test_a_stopped_process_is_replaced_in_time_and_is_gone(heard: Heard, moment: str) -> None:
    told, first = replacements(heard), warm(heard)
    if moment == "before the question":
        stop(first)
    begun = time.monotonic()
    heard.runner.ask(asking(question(2, level="strong"), seconds=BUDGET), BUDGET)
    if moment == "in mid-thought":
        heard.bot.wait(round(500 * BUDGET))
    if moment != "before the question":
        stop(first)
    assert heard.wait(2).ticket == 2
    took = time.monotonic() - begun
    assert LATE * BUDGET + GRACE < took < LATE * BUDGET + 5
    assert len(told) == 1 and heard.trouble == []
    assert not alive(first) and heard.runner.pid != first
    assert [child.pid for child in multiprocessing.active_children()] == [heard.runner.pid]
    assert heard.runner.pid
    os.kill(heard.runner.pid, 0)


def test_the_next_process_decides_with_the_same_dice(heard: Heard) -> None:
    """The same question and the same seed: what it searched, anybody can search again."""
    task = asking(question(2, level="strong"), seconds=BUDGET)._replace(decision=5, seed=11)
    stop(warm(heard))
    heard.runner.ask(task, BUDGET)
    answer = heard.wait(2)
    level = find_level(CLASH, "strong")
    world = CLASH.from_json(CLASH.setting(2, "duel", task.options), task.world)
    budget = Budget(iterations=answer.iterations)
    again = agent_for(level).choose(InfoSet(CLASH, world, 0), budget, Rng(mix(11, 5)))
    assert answer.iterations and CLASH.verbs.text(again) == answer.action


def test_move_now_acts_within_two_seconds_on_a_stopped_process_too(heard: Heard) -> None:  # UX 24
    told, first = replacements(heard), warm(heard)
    heard.runner.ask(asking(question(2, level="strong"), seconds=30), 30)
    heard.bot.wait(100)
    stop(first)
    heard.runner.hurry()
    begun = time.monotonic()
    assert heard.wait(2).ticket == 2
    assert AT_ONCE < time.monotonic() - begun < 2.0
    assert len(told) == 1


def test_one_that_was_stopped_while_nobody_asked_for_anything_is_replaced_too(heard: Heard) -> None:
    """Its question was forgotten; the next one does not wait for it longer than for its own."""
    first = warm(heard)
    heard.runner.ask(asking(question(2, level="strong"), seconds=30), 30)
    stop(first)
    heard.runner.forget()
    begun = time.monotonic()
    heard.runner.ask(question(3), 30)
    assert heard.wait(2).ticket == 3
    assert GRACE < time.monotonic() - begun < GRACE + 3


@pytest.mark.timeout(60)
def test_a_stopped_process_is_not_filled_up_with_questions(heard: Heard) -> None:
    """A pipe that nobody reads takes some hundred of them, and then the window would stand still."""
    stop(warm(heard))
    for ticket in range(2, 5000):
        heard.runner.ask(question(2)._replace(ticket=ticket))
    assert heard.wait(2).ticket == 4999


@pytest.mark.parametrize("late", [True, False], ids=["late", "hurried"])
def test_one_that_never_says_anything_is_given_up_in_the_end(
    heard: Heard, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    for name in ("GRACE", "STARTING", "AT_ONCE"):
        monkeypatch.setattr(ai_runner, name, 0.1)
    replaced_by(monkeypatch, processes.silent)
    told = replacements(heard)
    heard.runner.ask(question(1), 0.05 if late else patience.SECONDS)
    if not late:
        heard.runner.hurry()
    heard.bot.waitUntil(lambda: bool(heard.trouble), timeout=patience.MS // 2)
    assert heard.trouble == [""] and len(told) == TRIES - 1
    assert heard.runner.thinking is None and multiprocessing.active_children() == []
    monkeypatch.undo()
    heard.runner.ask(question(2))  # asked again, it begins afresh
    assert heard.wait().ticket == 2


# ---- it is not replaced


def test_a_window_that_was_busy_hears_the_answer_that_lies_there(heard: Heard) -> None:
    told, first = replacements(heard), warm(heard)
    heard.runner.ask(question(2), 0.01)
    heard.runner.hurry()
    time.sleep(AT_ONCE + 0.5)
    assert heard.wait(2).ticket == 2
    assert told == [] and heard.runner.pid == first


def test_a_machine_that_is_slow_gives_its_processes_more_and_more_time(
    heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two seconds for an answer are longer than the first two have, and shorter than what the third has."""
    monkeypatch.setattr(ai_runner, "STARTING", 0.2)
    monkeypatch.setattr(ai_runner, "GRACE", 0.5)
    replaced_by(monkeypatch, processes.slow)
    told = replacements(heard)
    heard.runner.ask(question(1), 0.01)
    assert heard.wait().ticket == 1
    assert len(told) == 2 and heard.trouble == []
    heard.runner.ask(question(2), 3.0)  # in time: nobody is hurried
    assert heard.wait(2).iterations == 2 and len(told) == 2


def test_a_process_that_only_starts_has_a_little_longer(heard: Heard) -> None:
    heard.runner.ask(question(1), BUDGET)
    assert heard.runner._patience() == LATE * BUDGET + STARTING
    heard.wait()
    assert heard.runner._patience() == LATE * BUDGET
    assert heard.runner.pid and heard.runner._processes
    os.kill(heard.runner.pid, signal.SIGKILL)
    heard.runner._processes[0].join()
    heard.runner.ask(question(2), BUDGET)
    assert heard.runner._patience() == LATE * BUDGET + STARTING


# ---- the end


def test_closing_does_not_wait_for_a_stopped_process(heard: Heard) -> None:
    first = stop(warm(heard))
    heard.runner.ask(question(2))
    begun = time.monotonic()
    heard.runner.close()
    assert time.monotonic() - begun < 1.0
    assert not alive(first) and multiprocessing.active_children() == []


def test_a_window_that_ends_without_closing_its_table_does_not_wait_either() -> None:
    code = textwrap.dedent("""
        import os, signal
        from PySide6.QtCore import QCoreApplication
        from desktop.controller.ai_runner import AiRunner
        if __name__ == "__main__":
            app = QCoreApplication([])
            runner = AiRunner()
            runner.start()
            os.kill(runner.pid, signal.SIGSTOP)
            os.waitpid(runner.pid, os.WUNTRACED)
            print(runner.pid, flush=True)
    """)
    argv = [sys.executable, "-c", code]
    window = subprocess.run(argv, cwd=ROOT, capture_output=True, text=True, timeout=20, check=False)
    assert window.returncode == 0 and not alive(int(window.stdout))


# ---- at the table


def test_the_person_is_told_once(sit) -> None:
    table = sit()
    for source in (table.controller.opponents, table.controller.counsel, table.controller.opponents):
        source.replaced.emit()
    (said,) = table.trouble
    assert said == "The computer had stopped thinking; a new process has taken over, and the match goes on."


@pytest.mark.parametrize(
    ("level", "thought", "within"),
    [
        ("greedy", 0.0, UNTIMED),
        ("easy", 2.5, UNTIMED),
        ("standard", 2.5, UNTIMED),
        ("club", 2.5, 1.0),
        ("strong", 0.0, 0.3),
        ("strong", 2.5, 2.5),
    ],
)
def test_an_opponent_says_how_long_it_takes(sit, level: str, thought: float, within: float) -> None:
    table = sit((PERSON, level))
    table.controller.opponents.thought = thought
    while table.match.state.decider() != 1:
        table.match.submit(0, table.match.state.legal()[0])
    table.controller.opponents.forget()
    table.controller.opponents.ask()
    assert table.opponent.within == within


def test_a_hint_comes_from_another_process_where_the_first_was_stopped(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(counsel, "HINT_SECONDS", 0.1)
    match = Match(CLASH, [Seat("a"), Seat("b")], "duel", {"deal": "random"}, 1)
    advisor = counsel.Counsel(match)
    advised: list[object] = []
    told: list[object] = []
    advisor.advised.connect(lambda: advised.append(advisor.advice))
    advisor.replaced.connect(lambda: told.append(None))
    advisor.ask(match.info(match.state.decider()))
    assert advisor._runner is not None
    first = stop(advisor._runner.pid)
    qtbot.waitUntil(lambda: bool(advised), timeout=patience.MS)
    assert advised[0] and told == [None] and not alive(first)
    advisor.close()


class Game:
    """A match among opponents, each asked in the process; it is stopped at one moment after another."""

    def __init__(self, setup: SetUp, seed: int, qtbot: QtBot) -> None:
        self.dice, self.bot = random.Random(seed), qtbot
        rules = setup.rules()
        levels = [level.id for level in rules.bots.levels] + ["greedy"]
        seats = [Seat(f"{n}", self.dice.choice(levels), ai_seed(seed, n)) for n in range(setup.seats)]
        self.match = Match(rules, seats, setup.mode, setup.options, seed, salt="s")
        self.opponents = Opponents(self.match)
        self.opponents.thought = BUDGET
        self.told: list[None] = []
        self.trouble: list[str] = []
        self.opponents.replaced.connect(lambda: self.told.append(None))
        self.opponents.trouble.connect(self.trouble.append)
        self.opponents.start()

    def step(self, stopped: bool) -> float:
        """One decision; by how much it came sooner than it had to."""
        level = self.opponents.level(self.match.seats[self.match.state.decider()].player)
        seconds = BUDGET if longer_is_better(level) else level.seconds if level else 0.0
        begun = time.monotonic()
        moment = self.dice.choice((-1.0, 0.0, self.dice.random() * BUDGET, self.dice.random() * 0.02))
        if stopped and moment < 0:
            stop(self.opponents.pid)
        self.opponents.ask()
        if stopped and moment >= 0:
            self.bot.wait(round(1000 * moment))
            stop(self.opponents.pid)
        self.bot.waitUntil(lambda: self.opponents.ready, timeout=patience.MS)
        self.match.submit(self.match.state.decider(), *self.opponents.take())
        return LATE * (seconds or UNTIMED) + 5 - (time.monotonic() - begun)


def moments(count: int, qtbot: QtBot, seed: int) -> int:
    """Stop the process at so many moments of random games; how many times the game went on in time."""
    dice, in_time, done = random.Random(seed), 0, 0
    while done < count:
        game = Game(dice.choice(SETUPS), dice.randrange(1000), qtbot)
        for _ in range(min(5, count - done)):
            for _ in range(dice.randrange(4)):
                if not game.match.over:
                    game.step(stopped=False)
            if game.match.over:
                break
            left = [game.step(stopped=True)]
            if not game.match.over:  # one that had answered before it was stopped is silent now
                left.append(game.step(stopped=False))
            done += 1
            in_time += min(left) >= 0
        game.opponents.close()
        assert game.trouble == [] and multiprocessing.active_children() == []
        found = audit(game.match)
        assert found.astray < 0
    return in_time


def test_whenever_it_is_stopped_the_game_goes_on(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "UNTIMED", BUDGET)
    assert moments(2, qtbot, seed=1) == 2


@pytest.mark.soak
def test_at_fifty_moments_of_random_games(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opponents, "UNTIMED", BUDGET)
    assert moments(50, qtbot, seed=2) == 50
