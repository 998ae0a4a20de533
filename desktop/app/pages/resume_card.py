"""A saved match on the home page: a picture of its table, who plays, how far it is, and the button to go on."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QEnterEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.app.house.house import House
from desktop.app.pages import pictures
from desktop.app.pages.layouts import SPRING, VBox
from desktop.app.pages.times import when
from desktop.storage.saves import Saved
from desktop.table.controls.buttons import BrassButton, GlassButton, IconButton, Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, line_height
from desktop.table.drawing.theme import Metrics, color, tinted, ui_font
from desktop.table.scene.safety_net import netted
from desktop.table.world import world_of
from desktop.words import opening

EDGE = 12
SIZES = ((20, 600, "text"), (17, 400, "soft"), (16, 400, "muted"), (16, 400, "muted"))


@netted
class ResumeCard(Scaled, QWidget):
    """One match to go on with."""

    def __init__(self, house: House, saved: Saved, first: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        line = house.words.line
        self.house, self.saved = house, saved
        self.lines = describe(house, saved)
        picture = house.saves.picture(saved.id)
        self._picture = str(picture) if picture else ""
        self._stamp = pictures.stamp(picture) if picture else ""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        kind = BrassButton if first else GlassButton
        self.button = kind(line("house.button.resume"), icon="play", parent=self)
        self.button.setAccessibleName(line("house.home.resume_card", *self.lines[:1], *self.lines[2:]))
        self.button.setAccessibleDescription(self.lines[1])
        self.cross = IconButton("x", line("house.home.remove", self.lines[0]), 30, self)
        self._parts = VBox()
        self._parts.addWidget(self.cross, 0, Qt.AlignmentFlag.AlignRight)
        self._parts.put(SPRING)
        self._parts.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        self.setLayout(self._parts)
        self.button.clicked.connect(self._resume)
        self.cross.clicked.connect(lambda: house.routes.remove(saved.id))

    @staticmethod
    def height_in(metrics: Metrics) -> float:
        """How high a card is: four lines and a button."""
        lines = sum(line_height(ui_font(metrics.type(size), weight)) for size, weight, _ in SIZES)
        button = max(metrics.px(46), metrics.type(19) * 2)
        return max(metrics.px(176), lines + button + metrics.px(EDGE * 2 + 8))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Button and cross stand beside the picture, which is as wide as the card lets it be."""
        beside = self._frame().right() / self.metrics.unit + 18
        self._parts.edges = (beside, EDGE, EDGE, EDGE)
        self._parts.set_metrics(self.metrics)

    def _frame(self) -> QRectF:
        m = self.metrics
        edge = m.px(EDGE)
        high = self.height() - 2 * edge
        return QRectF(edge, edge, min(high * 1.5, self.width() * 0.45), high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Sheet, picture, four lines."""
        painter, m = painter_on(self), self.metrics
        paint.panel(painter, QRectF(self.rect()), m.px(14), 0.8 if self.underMouse() else 0.55)
        frame = self._frame()
        self._paint_picture(painter, frame)
        x, y = frame.right() + m.px(18), m.px(EDGE)
        for number, (text, (size, weight, tint)) in enumerate(zip(self.lines, SIZES)):
            face = ui_font(m.type(size), weight)
            stop = self.cross.x() - m.px(8) if number == 0 else self.width() - m.px(EDGE)
            draw_line(painter, QRectF(x, y, stop - x, line_height(face)), text, face, tinted(tint), LEFT)
            y += line_height(face)

    def _paint_picture(self, painter: QPainter, frame: QRectF) -> None:
        m = self.metrics
        path = paint.rounded(frame, m.px(8))
        size = frame.size().toSize()
        ratio = self.devicePixelRatioF()
        stored = pictures.filling(self._stamp, size, ratio, self._picture) if self._picture else None
        drawn = stored or pictures.filling(f"{self.saved.game}/art/table.webp", size, ratio)
        if drawn is not None:
            painter.save()
            painter.setClipPath(path)
            painter.drawPixmap(frame.topLeft(), drawn)
            painter.restore()
        else:
            pictures.draw_cover(painter, frame, path, self.saved.game)
        if stored is None:
            self._paint_sides(painter, frame)
        paint.box(painter, frame, m.px(8), None, color("#FFFFFF", 0.2))

    def _paint_sides(self, painter: QPainter, frame: QRectF) -> None:
        """Who faces whom, where there is no picture of the table."""
        sides = world_of(self.saved.game).sides
        radius = frame.height() * 0.12
        for number, side in enumerate(sides[:2]):
            x = frame.x() + frame.width() * (0.3 + 0.4 * number)
            paint.seat_shape(
                painter, side.shape, QPointF(x, frame.center().y()), radius, side.color, self.metrics.px(2)
            )

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show hover."""
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click anywhere on the card goes on with it."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self._resume()

    def _resume(self) -> None:
        self.house.routes.resume(self.saved.id)


def describe(house: House, saved: Saved) -> tuple[str, str, str, str]:
    """Game, turn, names, time."""
    line, names = house.words.line, saved.names
    who = line("house.home.against", *names) if len(names) == 2 else house.words.listed(names)
    turn = opening(house.words.say(saved.turn, names))  # one sentence has room
    return house.title(saved.game), turn, who, when(house.words, saved.when)
