"""The opponents' process, seen from the window: asks, hears, drops stale answers, replaces a dead process.

The process is spawned, so it shares nothing with the window; a poll timer listens only while an answer is due.
"""

from __future__ import annotations

import multiprocessing
import time

from PySide6.QtCore import QObject, QTimer, Signal

from desktop import worker

POLL = 12  # milliseconds
TRIES = 3  # processes that may fail at one question


class AiRunner(QObject):
    """One process for all opponents of a match."""

    answered = Signal(object)  # worker.Answer
    trouble = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._context = multiprocessing.get_context("spawn")
        self._hurried = self._context.RawValue("q", 0)
        self._process: multiprocessing.process.BaseProcess | None = None
        self._task: worker.Task | None = None
        self._tries = 0
        self._asked = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(POLL)
        self._timer.timeout.connect(self._listen)

    def start(self) -> None:
        """Start the process, so that it is warm when the first question comes."""
        if self._process is not None and self._process.is_alive():
            return
        self._stop()
        self._line, far = self._context.Pipe()
        self._process = self._context.Process(
            target=worker.main, args=(far, self._hurried), name="fivefold-opponents", daemon=True
        )
        self._process.start()
        far.close()

    def ask(self, task: worker.Task) -> None:
        """Put a question; an answer to an earlier one will be dropped. Tickets grow."""
        self.forget()
        self._task, self._tries = task, 0
        self._asked = time.monotonic()
        self._timer.start()
        self._send()

    def _send(self) -> None:
        self.start()
        try:
            self._line.send(self._task)
        except OSError:
            self._replace("")

    @property
    def thinking(self) -> float | None:
        """Seconds since the open question; None: there is none."""
        return time.monotonic() - self._asked if self._task is not None else None

    @property
    def pid(self) -> int | None:
        """The process, for whoever measures it."""
        return self._process.pid if self._process is not None else None

    def hurry(self) -> None:
        """Answer now with the best so far."""
        if self._task is not None:
            self._hurried.value = self._task.ticket

    def forget(self) -> None:
        """Drop the open question; the process is to stop thinking about it."""
        self.hurry()
        self._task = None
        self._timer.stop()

    def _listen(self) -> None:
        if self._task is None:
            self._timer.stop()
            return
        try:
            while self._task is not None and self._line.poll():
                answer = self._line.recv()
                if answer.ticket != self._task.ticket:
                    continue
                if answer.failed:
                    self._replace(answer.failed)
                    return
                self._task = None
                self._timer.stop()
                self.answered.emit(answer)
                return
        except (EOFError, OSError):
            self._replace("")
            return
        if self._process is None or not self._process.is_alive():
            self._replace("")

    def _replace(self, why: str) -> None:
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

    def close(self) -> None:
        """End the process, also in mid-thought."""
        self._task = None
        self._timer.stop()
        self._stop()

    def _stop(self) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        self._line.close()
        process.terminate()
        process.join(1.0)
        if process.is_alive():
            process.kill()
            process.join(1.0)
        process.close()
