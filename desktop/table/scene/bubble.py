"""A sentence that points at a card: why not, or what this is. No box that must be closed; it goes with the next action.

It lies where nothing can be chosen, and takes no click: what the rules say of it is opened by the bar under the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import TYPE_CHECKING

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.table.drawing import paint
from desktop.table.drawing.lettering import draw_paragraph, line_height, paragraph_height, width, wrap
from desktop.table.drawing.theme import BASE, Metrics, color, draw_icon, ui_font
from desktop.table.scene.free_ground import CLEAR, Size, beside, distance, grown
from desktop.table.scene.layout import Rect
from desktop.table.scene.safety_net import netted

if TYPE_CHECKING:
    from desktop.table.scene.scene import TableScene

BUBBLE_Z = 3000.0
WIDTHS = (330.0, 450.0, 250.0, 620.0)  # units of a line: the first that finds a free place
GAP = 18.0  # units to the card
TIP = 3.0  # units between the tail and the card
BASE_WIDE = 20.0  # of the tail, where it leaves the sheet
STUB = 16.0  # how long the tail is where a longer one would lie over what can be chosen
HIDING = 60.0  # and one all over cards, as one so much farther
ASIDE = 0.1  # and so much of how far the two middles are apart
ASTRAY = 240.0  # a place from which the tail cannot reach the card is as good as one so much farther away


@netted
class Bubble(QGraphicsItem):
    """Icon and sentence on a sheet, with a tail."""

    def __init__(self, text: str, metrics: Metrics, tint: str, icon: str) -> None:
        super().__init__()
        self.setZValue(BUBBLE_Z)
        self.text, self.metrics, self.tint, self.icon = text, metrics, tint, icon
        self.face = ui_font(metrics.type(17), 400)
        self.tail = QPolygonF()  # from its own corner
        self._wear(self._forms()[0])

    def _forms(self) -> list[tuple[float, float, Size]]:
        """Room for a line, how wide the lines are, and the sheet: in the order in which they are tried."""
        m, forms = self.metrics, []
        for units in WIDTHS:
            room = m.px(units) * max(1.0, m.text * 0.85)
            wide = max(sum(width(run.text, self.face) for run in line) for line in wrap(self.text, self.face, room)) + 2
            high = paragraph_height(self.text, self.face, room) + 1
            forms.append((wide, high, (wide + m.px(62), high + m.px(22))))
        return forms

    def _wear(self, form: tuple[float, float, Size]) -> None:
        self.text_size, self.size = form[:2], form[2]

    def boundingRect(self) -> QRectF:
        """The sheet with its shadow, and the tail."""
        return (
            QRectF(0, 0, *self.size).adjusted(-20, -20, 20, 28).united(self.tail.boundingRect().adjusted(-3, -3, 3, 3))
        )

    @property
    def sheet(self) -> QRectF:
        return QRectF(0, 0, *self.size)

    def place(self, scene: TableScene, card: Rect, rather: Sequence[Rect] = ()) -> None:
        """Outside the card and everything that can be chosen, near enough to point at the card."""
        m, others = self.metrics, [rect for rect in scene.keep_clear() if not _same(rect, card)]
        cards = [spot.rect for zone in scene.layout.zones.values() for spot in zone.spots] if scene.layout else []

        def cost(sheet: Rect) -> float:
            astray = m.px(ASTRAY) if _crosses(_way(sheet, card, m.px(TIP)), others) else 0.0
            hidden = sum(sheet.overlap(other) for other in cards) / (sheet.w * sheet.h)
            aside = hypot(sheet.centre[0] - card.centre[0], sheet.centre[1] - card.centre[1])
            return distance(sheet, card) + aside * ASIDE + astray + m.px(HIDING) * hidden

        forms = self._forms()
        sizes = [size for _, _, size in forms]
        off = [grown(card, m.px(GAP - CLEAR))]
        number, sheet, _ = scene.find_place(sizes, beside(card, m.px(GAP)), off, rather, cost=cost)
        self.prepareGeometryChange()
        self._wear(forms[number])
        self.setPos(sheet.x, sheet.y)
        self.tail = self._tail(sheet, card, others).translated(-sheet.x, -sheet.y)

    def _tail(self, sheet: Rect, card: Rect, others: Sequence[Rect]) -> QPolygonF:
        """From the sheet's edge to just before the card; a stub in its direction where that would cover something."""
        m = self.metrics
        if sheet.overlap(card):
            return QPolygonF()
        way = _way(sheet, card, m.px(TIP))
        if _crosses(way, others):
            way.setLength(m.px(STUB))
            if _crosses(way, others):
                return QPolygonF()
        half = min(m.px(BASE_WIDE) / 2, sheet.h / 3)
        along = QPointF(0, half) if way.x1() in (sheet.x, sheet.right) else QPointF(half, 0)
        return QPolygonF([way.p1() - along, way.p2(), way.p1() + along])

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Dark sheet with an edge in the colour of the message."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        m, rect = self.metrics, self.sheet
        paint.soft_shadow(painter, rect, m.px(10), 14, 5, 0.5)
        paint.box(painter, rect, m.px(10), color(BASE.tip, 0.97), color(self.tint, 0.8), m.px(1.5))
        if not self.tail.isEmpty():
            path = QPainterPath()
            path.addPolygon(self.tail)
            path.closeSubpath()
            painter.fillPath(path, color(self.tint, 0.9))
        icon = QRectF(m.px(14), m.px(11) + (line_height(self.face) - m.px(22)) / 2, m.px(22), m.px(22))
        draw_icon(painter, self.icon, icon, self.tint)
        draw_paragraph(painter, QRectF(m.px(48), m.px(11), *self.text_size), self.text, self.face, BASE.text)


def _way(sheet: Rect, card: Rect, short: float) -> QLineF:
    """From the sheet's edge to the nearest point of the card, or nearly."""
    edge = min(sheet.w, sheet.h) / 4
    x = min(max(card.centre[0], sheet.x + edge), sheet.right - edge)
    y = min(max(card.centre[1], sheet.y + edge), sheet.bottom - edge)
    if card.x > sheet.right or card.right < sheet.x:
        x = sheet.right if card.x > sheet.right else sheet.x
    elif card.y > sheet.bottom or card.bottom < sheet.y:
        y = sheet.bottom if card.y > sheet.bottom else sheet.y
    way = QLineF(x, y, min(max(x, card.x + card.w / 4), card.right - card.w / 4), min(max(y, card.y), card.bottom))
    if card.x > sheet.right or card.right < sheet.x:
        y = min(max(y, card.y + card.h / 4), card.bottom - card.h / 4)
        way = QLineF(x, way.y1(), card.x if card.x > sheet.right else card.right, y)
    way.setLength(max(1.0, way.length() - short))
    return way


def _crosses(way: QLineF, rects: Sequence[Rect]) -> bool:
    """Whether a line lies over one of them, on the whole of its way."""
    path = QPainterPath(way.p1())
    path.lineTo(way.p2())
    return any(path.intersects(QRectF(*rect)) for rect in rects)


def _same(rect: Rect, card: Rect) -> bool:
    """Whether that is the card itself, which may stand at an angle."""
    return rect.overlap(card) > 0.9 * card.w * card.h and card.overlap(rect) > 0.8 * rect.w * rect.h
