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
from desktop.storage import atomic, reading
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
        self.told: list[Text] = []  # what the person should know
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
            file = _file_in(note)
            with contextlib.suppress(OSError):
                note.unlink()  # before anything is opened: this is the answer that the later start waits for
                self.asked.emit(file)

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
    with contextlib.suppress(StorageError):
        told = _make_way(home / LOCK, _may_be_lock(home / LOCK))
        sole = _taken(home, lock, file, patience)
        if sole is not None:
            sole.told += told + _make_way(home / NOTES, (home / NOTES).is_dir())
        return sole
    return Sole(home, lock)  # what cannot be put aside lies in a folder in which no save can be spoilt either


def _taken(home: Path, lock: QLockFile, file: str, patience: float) -> Sole | None:
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
        atomic.write(note, _note(file))
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


def _note(file: str) -> bytes:
    """What a later start leaves; a name that is no text is told as well as it can be."""
    name = os.path.abspath(file) if file else ""
    return json.dumps({"file": name.encode("utf-8", "replace").decode()}).encode()


def _file_in(note: Path) -> str:
    """What a note asks for; one that makes no sense only asks the window to come forward."""
    try:
        asked: dict[str, str] = reading.checked(note, reading.json_in(note, reading.NOTE), reading.NOTE)
    except StorageError:
        return ""
    return asked["file"]


def _make_way(path: Path, good: bool) -> list[Text]:
    """What has a name of ours and is none of ours is put aside: Qt would wait for it, or for good."""
    if good or not os.path.lexists(path):
        return []
    aside = atomic.set_aside(path, "damaged")
    return [Text("house.start.aside", (path.name, aside.name, str(path.parent)))]


def _may_be_lock(path: Path) -> bool:
    with contextlib.suppress(OSError):
        return reading.is_file(path) and path.stat().st_size <= reading.LOCK.bytes
    return False


def _holder(home: Path) -> int:
    """The process that holds the lock, from the lock's first line; 0 where it cannot be read."""
    try:
        return int(reading.data_of(home / LOCK, reading.LOCK).split(b"\n", 1)[0])
    except (StorageError, ValueError):
        return 0


def _let_it_come_forward(home: Path) -> None:
    """Windows lets a program take the front only if the one that was started last allows it."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.user32.AllowSetForegroundWindow(_holder(home))
