"""The large card: its picture, present values and full text, shown on hover, never over what can be chosen.

It lies in the layout's dock, where that is free; else in the free place nearest to it. Where there is little of that
the picture becomes smaller and the words stand beside it, and at last there are the words alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache
from math import inf
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.look import CARD_ASPECT, Look
from desktop.table.drawing import paint
from desktop.table.drawing.canvas import Level, size_of
from desktop.table.drawing.faces import card_image, shown
from desktop.table.drawing.lettering import LEFT, draw_line, draw_paragraph, line_height, paragraph_height, sized
from desktop.table.drawing.theme import BASE, MIN_TEXT, Metrics, color, edge, font, ui_font
from desktop.table.scene.bubble import BUBBLE_Z
from desktop.table.scene.card_air import CardAirItem
from desktop.table.scene.free_ground import Corner, Size, Sizes, Wish, beside, top_of
from desktop.table.scene.layout import Rect
from desktop.table.scene.safety_net import netted
from desktop.table.world import world_of

if TYPE_CHECKING:
    from desktop.table.scene.scene import TableScene

CARD_WIDTH = 268.0  # units
ROOM = 0.92  # of the table's height: no sheet is higher
EDGE = 14.0
GAP = 24.0  # units to the card that it is about, where a table has no dock
# What is tried, in this order: how large the picture is, whether words stand beside it, in lines of how many units.
LARGE = ((1.0, False, 0.0), (1.0, True, 340.0), (0.8, False, 300.0), (0.8, True, 340.0), (0.62, False, 300.0),
         (0.62, True, 340.0), (0.62, True, 480.0), (0.62, True, 640.0))  # fmt: skip
SMALL = ((0.45, False, 300.0), (0.45, True, 340.0), (0.45, True, 480.0), (0.45, True, 640.0), (0.45, True, 760.0),
         (0.0, False, 300.0), (0.0, False, 420.0), (0.0, False, 560.0), (0.0, False, 760.0),
         (0.0, False, 1040.0), (0.0, False, 1300.0))  # fmt: skip
LETTERS = (0.8, 0.6, 0.5)  # of large text: tried last, and never under what it is at 100 %


def reader_pixmap(look: Look, width: float, ratio: float) -> QPixmap:
    """The face in its largest form."""
    face, values = shown(look)
    pixmap = QPixmap.fromImage(card_image(face, values, width * ratio, Level.L))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


class Form(NamedTuple):
    """One way to show a card: its picture, the sheet with its words, the letters' share, and the size of all of it."""

    card: QRectF
    sheet: QRectF
    beside: bool
    letters: float
    headed: bool  # the title stands over the words
    flows: bool  # paragraphs follow each other in a line
    size: Size


@netted
class Floating(QGraphicsItem):
    """Something large over the table that can be given in several sizes."""

    metrics: Metrics
    size: Size

    def sizes(self) -> Sequence[Size]:
        """From the largest on."""
        return (self.size,)

    def good(self) -> int:
        """How many of the sizes are as large as one would wish."""
        return len(self.sizes())

    def wear(self, number: int) -> None:
        """Take one of the sizes."""

    def boundingRect(self) -> QRectF:
        """The thing itself and its shadow."""
        return QRectF(0, 0, *self.size).adjusted(-40, -40, 40, 50)

    @property
    def covered(self) -> Rect:
        """What it lies over."""
        return Rect(self.pos().x(), self.pos().y(), *self.size)

    def place(self, scene: TableScene, card: Rect, rather: Sequence[Rect] = ()) -> None:
        """In the dock, else near to it; not over its card, nor over anything that can be chosen."""
        dock = scene.layout.dock if scene.layout is not None else None
        wish = top_of(dock) if dock is not None else beside(card, self.metrics.px(GAP))
        self._settle(scene, wish, [card], rather, dock)

    def place_near(self, scene: TableScene, corner: Corner, off: Sequence[Rect]) -> Rect:
        """With its right edge's middle near to a point, off everything that can be chosen; where it lies then."""
        gap = self.metrics.px(EDGE)
        self._settle(scene, lambda size: ((corner[0] - size[0] - gap, corner[1] - size[1] / 2),), off)
        return self.covered

    def _settle(
        self, scene: TableScene, wish: Wish, off: Sequence[Rect], rather: Sequence[Rect] = (), dock: Rect | None = None
    ) -> None:
        found = scene.find_place(self.sizes(), wish, off, rather, dock=dock, good=self.good())
        self.prepareGeometryChange()
        self.wear(found.form)
        self.setPos(found.rect.x, found.rect.y)


@netted
class Reader(Floating):
    """The large card with a sheet of text under it."""

    def __init__(self, look: Look, metrics: Metrics, ratio: float, room: QRectF, notes: Sequence[str] = ()) -> None:
        super().__init__()
        self.setZValue(BUBBLE_Z - 1)
        self.look, self.metrics, self.ratio, self._most = look, metrics, ratio, room.height() * ROOM
        m = metrics
        self.face = shown(look)[0]
        self.text = "\n".join(filter(None, (self.face.text, *notes)))
        wide = min(m.px(CARD_WIDTH) * min(1.25, 0.75 + m.text / 4), room.height() * 0.62 * CARD_ASPECT)
        self._full = (wide / CARD_ASPECT, wide) if self.face.wide else (wide, wide / CARD_ASPECT)
        self.foot = "  ·  ".join(filter(None, (self.face.kind, self.face.mark)))
        self._pixmap: QPixmap | None = None
        kind = world_of(self.face.world).drawing.large_air.get(self.face.template)
        self.air = None if kind is None else CardAirItem(kind, self)
        self._forms: dict[int, Form] = {}
        self.wear(next((number for number, size in enumerate(self.sizes()) if size[1] < inf), 0))

    # ---- the ways to show it

    @cached_property
    def _ways(self) -> Sequence[tuple[float, bool, float, float]]:
        """Picture, words beside it, their lines, their letters."""
        m = self.metrics
        ways = [(*way, 1.0) for way in (*LARGE, *SMALL)]
        if not (self.text or self.foot):
            return [way for way in ways if way[0] and not way[1]]
        least = Metrics(m.unit).type(19) / m.type(19)
        return ways + [(*way, max(least, share)) for share in LETTERS if least < 1 for way in SMALL]

    def _form_of(self, number: int) -> Form:
        form = self._forms.get(number)
        if form is None:
            form = self._forms[number] = self._form(*self._ways[number])
        return form

    def _size_of(self, number: int) -> Size:
        """Too large for any room, if it is higher than the table allows and there is another way."""
        size = self._form_of(number).size
        return size if size[1] <= self._most or number == len(self._ways) - 1 else (inf, inf)

    def sizes(self) -> Sequence[Size]:
        return Sizes(len(self._ways), self._size_of)

    def good(self) -> int:
        """With a picture, and letters of the size that was asked for."""
        return sum(way[0] > 0 and way[3] == 1.0 for way in self._ways)

    def wear(self, number: int) -> None:
        self.form = self._form_of(number)
        self.size = self.form.size
        self._pixmap = None
        if self.air is not None:
            self.air.fit(self.form.card, self.form.card.width() / size_of(self.face)[0])

    def _form(self, scale: float, by_side: bool, units: float, letters: float) -> Form:
        m, most, headed = self.metrics, self._most, scale < LARGE[-1][0]
        pad, high = m.px(EDGE), self._full[1] * scale
        flows = not scale and letters < 1.0
        card = QRectF(0, 0, self._full[0] * scale, high)
        if by_side:
            wide = m.px(units)
            sheet_h = max(self._words_h(wide - 2 * pad, letters, headed, flows), high * 0.6)
            sheet = QRectF(card.width() - pad, max(0.0, (high - sheet_h) / 2), wide + pad, sheet_h)
            card.moveTop(max(0.0, (sheet_h - high) / 2) if headed else 0.0)
        else:
            wide = max(card.width(), m.px(units))
            below = self._words_h(wide - 2 * pad, letters, headed, flows)
            below = below if scale else min(below, most)  # what is too long for the table gets smaller letters
            sheet = QRectF(0, max(0.0, high - pad), wide, below + (pad if scale else 0)) if below else QRectF()
            card.moveLeft((wide - card.width()) / 2 if below else 0.0)
        whole = sheet if not scale else card if sheet.isNull() else card.united(sheet)
        return Form(card, sheet, by_side, letters, headed, flows, (whole.width(), whole.height()))

    def _said(self, flows: bool) -> str:
        return " ".join(self.text.split("\n")) if flows else self.text

    def _words_h(self, room: float, letters: float, headed: bool, flows: bool) -> float:
        body = _height(self._said(flows), self._body(letters), room) if self.text else 0.0
        head = line_height(self._head(letters)) if headed else 0.0
        return head + body + self._foot_h(letters) + self.metrics.px(26) if body or self.foot or headed else 0.0

    def _body(self, letters: float) -> QFont:
        face = font(world_of(self.face.world).text, self.metrics.type(19))
        return face if letters == 1.0 else sized(face, max(MIN_TEXT, face.pixelSize() * letters))

    def _head(self, letters: float) -> QFont:
        return ui_font(self.metrics.type(19) * letters, 600)

    def _foot_h(self, letters: float) -> float:
        return line_height(ui_font(max(MIN_TEXT, self.metrics.type(15) * letters))) * 1.2 if self.foot else 0.0

    @property
    def beside(self) -> bool:
        """Whether the words stand beside the picture."""
        return self.form.beside

    # ---- painting

    def _picture(self) -> QPixmap:
        """The face in its largest form, drawn when it is seen."""
        if self._pixmap is None:
            self._pixmap = reader_pixmap(self.look, self.form.card.width(), self.ratio)
        return self._pixmap

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Text on a dark sheet under the card, or beside it."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        m, form = self.metrics, self.form
        pad, pictured = m.px(EDGE), not form.card.isEmpty()
        paint.soft_shadow(painter, form.card.united(form.sheet) if pictured else form.sheet, m.px(14), 26, 10, 0.6)
        if not form.sheet.isNull():
            paint.box(painter, form.sheet, m.px(12), color(BASE.tip, 0.97), edge(0.25), m.px(1))
        if pictured:
            painter.drawPixmap(form.card.topLeft(), self._picture())
        if form.sheet.isNull():
            return
        inner = form.sheet.adjusted(pad + (pad if form.beside else 0), 0, -pad, -m.px(8))
        inner.setTop(form.sheet.top() + (pad if form.beside or not pictured else pad * 1.8))
        if form.headed:
            head = self._head(form.letters)
            line = QRectF(inner.topLeft(), QPointF(inner.right(), inner.top() + line_height(head)))
            draw_line(painter, line, self.face.title, head, BASE.accent_ink, LEFT)
            inner.setTop(line.bottom())
        small, foot_h = ui_font(max(MIN_TEXT, m.type(15) * form.letters)), self._foot_h(form.letters)
        if self.text:
            body = inner.adjusted(0, 0, 0, -foot_h)
            draw_paragraph(painter, body, self._said(form.flows), self._body(form.letters), BASE.text, floor=MIN_TEXT)
        if self.foot:
            foot = QRectF(inner.left(), inner.bottom() - foot_h, inner.width(), foot_h)
            draw_line(painter, foot, self.foot, small, BASE.muted, LEFT | Qt.AlignmentFlag.AlignVCenter)


@lru_cache(maxsize=512)
def _height(text: str, face: QFont, room: float) -> float:
    """Of a paragraph: the same card is read again and again."""
    return paragraph_height(text, face, room)
