"""One program over one folder of saves: the first start holds a lock, a later one hands over what it was to open.

The later start leaves a note in a folder that the running program watches, and is done when the note has been taken.
A note rather than a socket: QtNetwork would be shipped for this alone, Python's own pipes need a thread that listens,
and a file works alike on every system, for exactly those who may write the saves.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
import time
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QLockFile, QObject, Signal

from desktop.controller.matches import Text
from desktop.storage import atomic
from desktop.storage.errors import StorageError

LOCK = "lock"
NOTES = "to-open"
PATIENCE = 8.0  # seconds that a program at work may take before it looks
TRY_MS = 50


class Occupied(RuntimeError):
    """Another program has the saves and does not answer; `text` says it."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.id)
        self.text = text


class Sole(QObject):
    """The one program over a folder, for as long as it is kept."""

    asked = Signal(str)  # a later start: the file to open, or "" to come forward

    def __init__(self, home: Path, lock: QLockFile) -> None:
        super().__init__()
        self._notes = home / NOTES
        self._lock = lock
        self._watcher: QFileSystemWatcher | None = None

    def listen(self) -> None:
        """Take the notes of later starts from now on, those that lie there already first."""
        with contextlib.suppress(OSError):  # where nothing can be written, nobody leaves a note
            self._notes.mkdir(parents=True, exist_ok=True)
            self._watcher = QFileSystemWatcher([str(self._notes)], self)
            self._watcher.directoryChanged.connect(self._take)
            self._take()

    def _take(self) -> None:
        for note in sorted(self._notes.glob("[!.]*.json")):
            text = ""
            with contextlib.suppress(OSError, UnicodeDecodeError):
                text = note.read_text(encoding="utf-8")
            with contextlib.suppress(OSError):
                note.unlink()  # before anything is opened: this is the answer that the later start waits for
                self.asked.emit(_file_in(text))

    def release(self) -> None:
        """Let another program in."""
        if self._watcher is not None:
            self._watcher.deleteLater()
            self._watcher = None
        self._lock.unlock()


def settle(home: Path, file: str = "", patience: float = PATIENCE) -> Sole | None:
    """The hold on this folder; None when another program has it and has taken the file over."""
    with contextlib.suppress(OSError):
        home.mkdir(parents=True, exist_ok=True)
    lock = QLockFile(str(home / LOCK))
    lock.setStaleLockTime(0)  # a game may last for hours: only the lock of a process that is gone is stale
    if lock.tryLock(0) or lock.error() != QLockFile.LockError.LockFailedError:
        return Sole(home, lock)  # also where no lock can be written: then no save can be spoilt either
    # Qt believes the number in the lock. It may be another process's by now, even our own: a file that the system lets
    # go was left by a dead program.
    if lock.removeStaleLockFile() and lock.tryLock(0):
        return Sole(home, lock)
    return _hand_over(home, lock, file, patience)


def _hand_over(home: Path, lock: QLockFile, file: str, patience: float) -> Sole | None:
    note = home / NOTES / f"{os.getpid()}.json"
    try:
        _let_it_come_forward(home)
        atomic.write(note, json.dumps({"file": os.path.abspath(file) if file else ""}).encode())
        until = time.monotonic() + patience
        while time.monotonic() < until:
            if not note.exists():
                return None
            if lock.tryLock(TRY_MS):  # the other one has just ended
                return Sole(home, lock)
    except StorageError as error:
        raise Occupied(Text("house.start.deaf", (error.text,))) from error
    finally:
        with contextlib.suppress(OSError):
            note.unlink()
    raise Occupied(Text("house.start.occupied", (str(_holder(home)), str(home / LOCK))))


def _file_in(text: str) -> str:
    """What a note asks for; one that makes no sense only asks the window to come forward."""
    try:
        data = json.loads(text)
    except ValueError:
        return ""
    file = data.get("file") if isinstance(data, dict) else None
    return file if isinstance(file, str) else ""


def _holder(home: Path) -> int:
    """The process that holds the lock, from the lock's first line; 0 where it cannot be read."""
    try:
        return int((home / LOCK).read_text(encoding="utf-8", errors="replace").split("\n", 1)[0])
    except (OSError, ValueError):
        return 0


def _let_it_come_forward(home: Path) -> None:
    """Windows lets a program take the front only if the one that was started last allows it."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(_holder(home))
