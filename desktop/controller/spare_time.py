"""Long work in small pieces, in between whatever the window does: nothing waits for it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from time import perf_counter

from PySide6.QtCore import QObject, QTimer

SLICE = 0.006  # seconds a piece may take, of the 16 ms that a frame has
PAUSE = 4  # milliseconds to the next one: frames and keys come first


class SpareTime(QObject):
    """Works one thing after another off."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: dict[Hashable, tuple[Iterator[object], Callable[[], None]]] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._go_on)

    def do(self, name: Hashable, work: Callable[[], Iterator[object]], then: Callable[[], None]) -> None:
        """Begin as soon as there is time, and say when it is done; what waits under that name already goes on."""
        if name not in self._waiting:
            self._waiting[name] = work(), then
            self._timer.start()

    def stop(self) -> None:
        """Nothing more of it."""
        self._waiting.clear()
        self._timer.stop()

    def finish(self) -> None:
        """All of it at once: whoever takes a picture waits for it."""
        self._work(float("inf"))

    def _go_on(self) -> None:
        self._work(perf_counter() + SLICE)

    def _work(self, until: float) -> None:
        while self._waiting and perf_counter() < until:
            name, (work, then) = next(iter(self._waiting.items()))
            try:
                next(work)
            except StopIteration:
                self._waiting.pop(name, None)
                then()
        if not self._waiting:
            self._timer.stop()
