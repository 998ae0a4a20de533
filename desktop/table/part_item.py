"""What lies on the table and is no card: a seat's plate, gems to count, a track to an end, a note; meters beside it."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.look import (
    Badge,
    Caption,
    Contest,
    Cubes,
    Figures,
    Gauge,
    Gems,
    Kinds,
    Note,
    Outlook,
    Part,
    Plate,
    Prizes,
    Purse,
    Siege,
    Tally,
    Tiles,
    Track,
)
from desktop.table import courts, ledger, meters, paint, staff
from desktop.table.lettering import LEFT, SHRINK, draw_line, draw_paragraph, fits, line_height, paragraph_height, sized
from desktop.table.net import netted
from desktop.table.theme import FELT, MIN_TEXT, Metrics, color, dark, edge, ui_font

TIGHT = 0.78  # lead of two lines over a row of cells


@netted
class PartItem(QGraphicsItem):
    """One such thing, painted in scene coordinates."""

    def __init__(self, world: str = "") -> None:
        super().__init__()
        self.world = world
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(2)
        self.part: Part | None = None
        self.rect = QRectF()
        self.metrics = Metrics()

    def set_place(self, rect: QRectF, metrics: Metrics) -> None:
        """Lie elsewhere."""
        self.prepareGeometryChange()
        self.rect, self.metrics = rect, metrics
        self.update()

    def set_part(self, part: Part | None) -> None:
        """Show something else."""
        if part != self.part:
            self.part = part
            self.update()

    def boundingRect(self) -> QRectF:
        """The place with a hair around it."""
        return self.rect.adjusted(-4, -4, 4, 4)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """By kind."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        match self.part:
            case Plate():
                _plate(painter, self.rect, self.part, self.metrics)
            case Gems():
                _gems(painter, self.rect, self.part, self.metrics)
            case Track():
                _track(painter, self.rect, self.part, self.metrics)
            case Note():
                _note(painter, self.rect, self.part, self.metrics)
            case Cubes():
                meters.cubes(painter, self.rect, self.part, self.metrics, self.world)
            case Gauge():
                meters.gauge(painter, self.rect, self.part, self.metrics, self.world)
            case Badge():
                meters.badge(painter, self.rect, self.part, self.metrics)
            case Caption():
                meters.caption(painter, self.rect, self.part, self.metrics)
            case Tally():
                meters.tally(painter, self.rect, self.part, self.metrics, self.world)
            case Purse():
                ledger.purse(painter, self.rect, self.part, self.metrics, self.world)
            case Figures():
                ledger.figures(painter, self.rect, self.part, self.metrics, self.world)
            case Outlook():
                ledger.outlook(painter, self.rect, self.part, self.metrics, self.world)
            case Kinds():
                courts.kinds(painter, self.rect, self.part, self.metrics, self.world)
            case Prizes():
                courts.prizes(painter, self.rect, self.part, self.metrics)
            case Contest():
                courts.contest(painter, self.rect, self.part, self.metrics, self.world)
            case Tiles():
                staff.tiles(painter, self.rect, self.part, self.metrics, self.world)
            case Siege():
                staff.siege(painter, self.rect, self.part, self.metrics, self.world)


def _plate(painter: QPainter, rect: QRectF, plate: Plate, m: Metrics) -> None:
    line = color(plate.color, 0.95) if plate.active else edge(0.16, FELT)
    paint.box(painter, rect, m.px(10), dark(0.82), line, m.px(2 if plate.active else 1))
    middle = rect.center().y()
    paint.seat_shape(painter, plate.shape, QPointF(rect.left() + m.px(27), middle), m.px(13), plate.color, m.px(2))
    right = m.px(54) if plate.thinking is not None else m.px(8)
    room = rect.adjusted(m.px(52), m.px(3), -right, -m.px(3))
    big, small = ui_font(m.type(19), 600), ui_font(m.type(15))
    if small.pixelSize() + big.pixelSize() > room.height() * 1.02:
        draw_line(painter, room, plate.name, big, FELT.text, LEFT)
    else:
        upper = QRectF(room.left(), room.top(), room.width(), room.height() * 0.54)
        lower = QRectF(room.left(), upper.bottom(), room.width(), room.height() - upper.height())
        draw_line(painter, upper, plate.name, big, FELT.text, LEFT)
        draw_line(painter, lower, plate.kind, small, FELT.muted, LEFT)
    if plate.thinking is not None:
        _dots(painter, QPointF(rect.right() - m.px(34), middle), plate.thinking, m)


def _dots(painter: QPainter, centre: QPointF, seconds: float, m: Metrics) -> None:
    """Three dots, one of them bright in turn."""
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(3):
        bright = 0.4 + 0.6 * (math.floor(seconds * 3) % 3 == number)
        painter.setBrush(color(FELT.text, bright))
        painter.drawEllipse(centre + QPointF((number - 1) * m.px(14), 0), m.px(4), m.px(4))


def _gems(painter: QPainter, rect: QRectF, gems: Gems, m: Metrics) -> None:
    face = ui_font(m.type(18), 600)
    high = face.pixelSize() * 1.4
    draw_line(painter, QRectF(rect.left(), rect.top(), rect.width(), high), gems.label, face, FELT.text, LEFT)
    total = max(gems.of, gems.have)
    room = rect.adjusted(0, high + m.px(6), 0, 0)
    columns = 4 if total <= 8 else 5
    rows = max(2, math.ceil(total / columns))
    step_x = min(m.px(38), room.width() / columns)
    step_y = min(m.px(46), room.height() / rows)
    radius = min(step_x * 0.4, step_y * 0.35)
    for number in range(total):
        full = number < gems.have
        centre = QPointF(
            room.left() + step_x * (number % columns) + radius * 1.1,
            room.top() + step_y * (number // columns) + radius * 1.3,
        )
        painter.setPen(QPen(QColor("#EAF4FF" if full else "#7A8AA0"), m.px(2)))
        bright = paint.vertical(centre.y() - radius * 1.2, centre.y() + radius * 1.2, "#BFE4FF", "#3E86C8")
        painter.setBrush(bright if full else color("#000000", 0.45))
        painter.drawPath(paint.shape_path("gem", centre, radius))


def _track(painter: QPainter, rect: QRectF, track: Track, m: Metrics) -> None:
    """A label over a row of cells; a label that needs two lines takes height from the cells."""
    paint.box(painter, rect, m.px(10), dark(0.8), edge(0.14, FELT), m.px(1))
    inner = rect.adjusted(m.px(9), m.px(5), -m.px(9), -m.px(9))
    face = ui_font(min(m.type(16), inner.height() * 0.55), 600)
    lowest = min(1.0, max(SHRINK, MIN_TEXT / face.pixelSize()))
    two_lines = inner.adjusted(0, 0, 0, -m.px(10 + 3))
    high = paragraph_height(track.label, sized(face, MIN_TEXT), inner.width(), TIGHT)
    one_line = fits(track.label, face, inner.width(), lowest)
    cell_high = m.px(18 if one_line else 10)
    line = inner.adjusted(0, 0, 0, -cell_high - m.px(3))
    if one_line:
        draw_line(painter, line, track.label, face, FELT.text, LEFT, lowest)
    elif high <= two_lines.height() + 1.5:  # else the cells must tell it alone
        middle = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        draw_paragraph(painter, line, track.label, face, FELT.text, middle, TIGHT, MIN_TEXT)
    step = inner.width() / max(1, track.of)
    for number in range(track.of):
        cell = QRectF(inner.left() + step * number, inner.bottom() - cell_high, step - m.px(4), cell_high)
        here = number == track.at
        fill = color(track.color or FELT.accent, 0.9) if here else color("#FFFFFF", 0.12)
        paint.box(painter, cell, m.px(4), fill, edge(0.9 if here else 0.3, FELT), m.px(2 if here else 1))


def _note(painter: QPainter, rect: QRectF, note: Note, m: Metrics) -> None:
    """Heading and sentence on a dark haze, so that any ground carries them; what does not fit is not begun."""
    size = m.type(17)
    while size > MIN_TEXT and _note_height(note, rect.width() - m.px(16), size) > rect.height():
        size -= 1
    high = min(rect.height(), _note_height(note, rect.width() - m.px(16), size) + m.px(12))
    sheet = QRectF(rect.left(), rect.top(), rect.width(), high)
    paint.box(painter, sheet, m.px(10), dark(0.45, FELT.ink))
    inner = sheet.adjusted(m.px(10), m.px(6), -m.px(6), -m.px(4))
    step = line_height(ui_font(size, 600)) if note.title else 0.0
    if note.title:
        head = QRectF(inner.left(), inner.top(), inner.width(), step)
        draw_line(painter, head, note.title, ui_font(size, 600), FELT.text, LEFT)
    body = inner.adjusted(0, step, 0, 0)
    if note.text and body.height() >= size:
        draw_paragraph(painter, body, note.text, ui_font(size), "#EADCC8", floor=MIN_TEXT)


def _note_height(note: Note, room: float, size: float) -> float:
    head = line_height(ui_font(size, 600)) if note.title else 0.0
    return head + (paragraph_height(note.text, ui_font(size), room) if note.text else 0.0)
