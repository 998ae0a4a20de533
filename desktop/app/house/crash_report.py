"""What the program does when something goes wrong in it: a sentence, a report with the match in it, and on it goes.

Python's hook for unexpected errors also gets those of Qt's slots, and of paints and events (`table.net`). The match is
saved after every action already; the report is for whoever mends the program. The same error is reported once.
"""

from __future__ import annotations

import platform
import sys
import threading
import traceback
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QObject, Signal, qVersion

from desktop import __version__
from desktop.controller.matches import Match
from desktop.storage import reports
from desktop.storage.errors import StorageError

MOST = 20  # reports of one run of the program: an error in a timer must not fill the disk


class Accidents(QObject):
    """Catches what nobody else caught."""

    happened = Signal(str, str)  # the report's path, or "" and why there is none

    def __init__(self, folder: Path, match: Callable[[], Match | None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._match = match
        self._known: set[str] = set()
        self._busy = False
        self._before = sys.excepthook

    def watch(self) -> None:
        sys.excepthook = self.caught
        threading.excepthook = self._in_thread

    def leave(self) -> None:
        sys.excepthook = self._before
        threading.excepthook = threading.__excepthook__

    def _in_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.caught(args.exc_type, args.exc_value, args.exc_traceback)

    def caught(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Tell the terminal as ever, write the report, and say so."""
        self._before(kind, error, trace)
        if self._busy or not issubclass(kind, Exception):  # Ctrl-C is no accident; nor is one in here to be reported
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        if text in self._known or len(self._known) >= MOST:
            return
        self._known.add(text)
        self._busy = True
        try:
            self.happened.emit(*self._report(text))
        finally:
            self._busy = False

    def _report(self, text: str) -> tuple[str, str]:
        facts = {
            "Fivefold": __version__,
            "Python": platform.python_version(),
            "Qt": qVersion(),
            "System": platform.platform(),
            "Packed": str(bool(getattr(sys, "frozen", False))),
        }
        try:
            return str(reports.write(self._folder, text, facts, self._match(), datetime.now())), ""
        except StorageError as error:
            return "", str(error)
