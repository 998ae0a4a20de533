"""`shot --film`: some decisions as they are played on the table, a frame every so often, as one sheet of pictures.

Time is the film's own: the animator and the air are ticked, so that the same arguments give the same film on any
machine.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import ceil
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop.developer.shot import greedy

if TYPE_CHECKING:
    from desktop.app.play.play_page import PlayPage

TICK = 20.0  # milliseconds
LONGEST = 120_000.0  # of one decision
COLUMNS, WIDE = 4, 640  # frames side by side, and pixels of one
AFTER = 10_000.0  # what still stands in the air is seen to its end


def play_film(page: PlayPage, plies: int, every: float) -> Iterator[float]:
    """The next decisions, each the rule of thumb's; whenever so much time has passed, that time."""
    clock = Clock(page, every)
    page.scene.animator.complete()
    yield 0.0
    for _ in range(plies):
        if page.match.over:
            return
        seat = page.match.state.decider()
        page.controller._submit(greedy(page.match, seat), 0)  # also for those who are no persons
        until = clock.now + LONGEST
        while page.scene.animator.busy and clock.now < until:
            yield from clock.pass_on()
    until = clock.now + AFTER
    while (page.scene.callouts.standing or page.scene.callouts.waiting) and clock.now < until:
        yield from clock.pass_on()


class Clock:
    """Time as the film has it."""

    def __init__(self, page: PlayPage, every: float) -> None:
        self.now, self._page, self._every = 0.0, page, every
        page.scene.air.let(True)  # whether or not the window is in front
        page.scene.air.seconds = 0.0

    def pass_on(self) -> Iterator[float]:
        """A little later, and whether that is a frame's time."""
        before, self.now = self.now, self.now + TICK
        self._page.scene.animator.tick(TICK)
        self._page.scene.air.tick(TICK)
        QApplication.sendPostedEvents()
        if self.now // self._every > before // self._every:
            yield self.now


def sheet(page: PlayPage, plies: int, every: float) -> QImage:
    """All frames in rows, each with its time."""
    frames = []
    for now in play_film(page, plies, every):
        frame = page.window().grab().toImage()
        frames.append((now, frame.scaledToWidth(WIDE, Qt.TransformationMode.SmoothTransformation)))
    high = frames[0][1].height()
    made = QImage(WIDE * COLUMNS, high * ceil(len(frames) / COLUMNS), QImage.Format.Format_RGB32)
    made.fill(QColor("#000000"))
    painter = QPainter(made)
    for number, (now, frame) in enumerate(frames):
        x, y = number % COLUMNS * WIDE, number // COLUMNS * high
        painter.drawImage(x, y, frame)
        painter.fillRect(QRectF(x + 4, y + 3, 70, 18), QColor("#000000"))
        painter.setPen(QColor("#FFFFFF"))
        painter.drawText(QRectF(x + 4, y + 3, 70, 18), Qt.AlignmentFlag.AlignCenter, f"{now / 1000:.2f} s")
    painter.end()
    return made
