"""The opponents' process, seen from the window: asks, hears, drops stale answers, replaces a dead or silent process.

The process is spawned, so it shares nothing with the window; a poll timer listens only while an answer is due. Whoever
asks says how long the answer may take. One that takes much longer is hurried, and a process that does not even answer
then (it was stopped, or turns in a circle) is ended, and the next one gets the same question: it decides with the same
dice, so that nothing but time is lost where a machine was merely busy.

On several cores the process that is asked leads others, which know nobody but it; all of them begin and end together.
They give way to the window: what thinks takes the time that drawing leaves.
"""

from __future__ import annotations

import atexit
import contextlib
import math
import multiprocessing
import os
import sys
import time
from collections.abc import Callable
from itertools import chain

from PySide6.QtCore import QObject, QTimer, Signal

from desktop import worker
from desktop.questions import Task

POLL = 12  # milliseconds
TRIES = 3  # processes that may fail at one question
NAME = "fivefold-opponents"

UNTIMED = 3.0  # seconds for an answer that no clock ends: ten times what the slowest takes
LATE = 3.0  # times its budget after which an answer is hurried
GRACE = 2.0  # seconds that a hurried process has to answer
AT_ONCE = 0.8  # the same where a person waits for it
STARTING = 1.5  # seconds more for a process that has not said anything yet
LONGER = 3.0  # times as long as the one before it has each further process: on a busy machine one only starts slowly

NICE = 5  # POSIX: by how much they give way; at 19 a busy machine would hardly let them think
BELOW_NORMAL = 0x4000  # Windows: its BELOW_NORMAL_PRIORITY_CLASS


class AiRunner(QObject):
    """One process for all opponents of a match, or one on each of the cores they may use."""

    answered = Signal(object)  # questions.Answer
    trouble = Signal(str)
    replaced = Signal()  # a process had fallen silent
    fewer = Signal()  # one that searched along has ended; the others go on without it

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = multiprocessing.get_context("spawn")
        self._hurried = self._context.RawValue("q", 0)
        self.cores = 1  # holds from the next question on
        self._processes: list[multiprocessing.process.BaseProcess] = []  # the one that is asked comes first
        self._lost = 0
        self._task: Task | None = None
        self._tries = 0
        self._asked = 0.0
        self._within = UNTIMED
        self._owes = False  # a question lies with the process
        self._spoken = False  # it has answered one
        self._due = math.inf  # when it counts as silent; it has been hurried
        self._timer = QTimer(self)
        self._timer.setInterval(POLL)
        self._timer.timeout.connect(self._listen)

    def start(self) -> None:
        """Start the processes, so that they are warm when the first question comes."""
        if self._alive() and len(self._processes) == self.cores:
            return
        self._stop()
        self._line, far = self._context.Pipe()
        pairs = [self._context.Pipe() for _ in range(1, self.cores)]
        done = self._context.RawValue("q", 0)
        others = ([near for near, _ in pairs], done) if pairs else ()
        self._begin(worker.main, far, self._hurried, *others)
        for share, (_, end) in enumerate(pairs, 1):
            self._begin(worker.contribute, end, self._hurried, done, share)
        for end in (far, *chain.from_iterable(pairs)):  # so that a process that ends is the end of its line
            end.close()

    def _begin(self, target: Callable[..., None], *args: object) -> None:
        process = self._context.Process(target=target, args=args, name=NAME, daemon=True)
        process.start()
        give_way(process)
        self._processes.append(process)

    def _alive(self) -> bool:
        return bool(self._processes) and self._processes[0].is_alive()

    def ask(self, task: Task, within: float = UNTIMED) -> None:
        """Put a question that takes so many seconds; an answer to an earlier one will be dropped. Tickets grow."""
        self.forget()
        self._task, self._tries, self._within = task, 0, within
        self._asked = time.monotonic()
        self._timer.start()
        self._listen()

    def _send(self) -> None:
        """The process has nothing else to answer."""
        assert self._task is not None
        self.start()
        self._due = math.inf
        if self._hurried.value >= self._task.ticket:
            self._hurry(GRACE)
        try:
            self._line.send(self._task)
            self._owes = True
        except OSError:
            self._replace("")

    @property
    def thinking(self) -> float | None:
        """Seconds since the open question; None: there is none."""
        return time.monotonic() - self._asked if self._task is not None else None

    @property
    def pid(self) -> int | None:
        """The process that is asked, for whoever measures it."""
        return self._processes[0].pid if self._processes else None

    @property
    def pids(self) -> list[int]:
        """All of them."""
        return [process.pid for process in self._processes if process.pid is not None]

    def hurry(self) -> None:
        """Answer now with the best so far."""
        if self._task is not None:
            self._hurry(AT_ONCE)

    def _hurry(self, grace: float) -> None:
        assert self._task is not None
        self._hurried.value = self._task.ticket
        self._due = min(self._due, time.monotonic() + grace * LONGER**self._tries)

    def forget(self) -> None:
        """Drop the open question; the process is to stop thinking about it."""
        if self._task is not None:
            self._hurry(GRACE)
        self._task = None
        self._timer.stop()

    def _listen(self) -> None:
        if self._task is None:
            self._timer.stop()
            return
        try:
            if self._heard():
                return
        except (EOFError, OSError):
            self._replace("")
            return
        now = time.monotonic()
        if not self._owes:
            self._send()
        elif not self._alive():
            self._replace("")
        elif now >= self._due:
            self._replace("", silent=True)
        elif self._due == math.inf and now - self._asked > self._patience():
            self._hurry(GRACE)

    def _patience(self) -> float:
        """Seconds after which an answer is late."""
        return LATE * self._within + (0.0 if self._spoken else STARTING)

    def _heard(self) -> bool:
        """Whether the open question is settled, or put to another process."""
        assert self._task is not None
        while self._owes and self._line.poll():
            answer = self._line.recv()
            self._owes, self._spoken = False, True
            if answer.ticket == self._task.ticket:
                if answer.failed:
                    self._replace(answer.failed)
                else:
                    self._task = None
                    self._timer.stop()
                    if answer.lost > self._lost:
                        self._lost = answer.lost
                        self.fewer.emit()
                    self.answered.emit(answer)
                return True
        return False

    def _replace(self, why: str, silent: bool = False) -> None:
        """A new process takes the question over; when some have failed it is said."""
        self._stop()
        self._tries += 1
        if self._task is None:
            return
        if self._tries >= TRIES:
            self._task = None
            self._timer.stop()
            self.trouble.emit(why)
            return
        self._send()
        if silent:
            self.replaced.emit()

    def close(self) -> None:
        """End the process, also in mid-thought."""
        self._task = None
        self._timer.stop()
        self._stop()

    def _stop(self) -> None:
        processes, self._processes = self._processes, []
        self._owes = self._spoken = False
        self._lost = 0
        if not processes:
            return
        self._line.close()
        for process in processes:
            process.kill()  # a stopped one hears nothing else, and there is nothing it would put in order
        for process in processes:
            process.join(1.0)
            if not process.is_alive():
                process.close()


def give_way(process: multiprocessing.process.BaseProcess) -> None:
    """Let a process think in the time that others leave; where the system refuses, it thinks all the same."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.kernel32.SetPriorityClass(ctypes.c_void_p(process.sentinel), BELOW_NORMAL)
    elif process.pid is not None:
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, os.getpriority(os.PRIO_PROCESS, 0) + NICE)


def _end_all() -> None:
    """Whoever has not closed its table: the interpreter asks a stopped process to end, and waits for ever."""
    for child in multiprocessing.active_children():
        if child.name == NAME:
            child.kill()


atexit.register(_end_all)  # after `worker` has loaded what the interpreter ends processes by: the last comes first
