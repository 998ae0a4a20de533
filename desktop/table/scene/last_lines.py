"""The last things that happened, in a few quiet lines on ground where nothing lies: for whoever has folded the log.

They take no input and lie under every card. As near over the foot of the table as there is room, they keep their place
as long as it is free. Where there is room for fewer lines the newest stay; for none, large letters give way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.table.drawing import paint
from desktop.table.drawing.lettering import draw_paragraph, line_height, paragraph_height, width, wrap
from desktop.table.drawing.theme import FELT, Metrics, dark, ui_font
from desktop.table.scene.free_ground import CLEAR, Corner, Size, find_place, grown
from desktop.table.scene.layout import Rect, ZoneLayout
from desktop.table.scene.safety_net import netted

if TYPE_CHECKING:
    from desktop.table.scene.scene import TableScene

MOST = 3
UNDER_Z = 3.0  # over the parts, under every card
LETTERS = 15.0
WIDTHS = (420.0, 300.0, 230.0)  # units of a line, at the most
EDGE, BAR = 9.0, 14.0  # units round the words, and before them for the seat's colour
LEAD = 1.0
SMALLER = 0.7  # of large letters, where these have no room; never smaller than at 100 %


class Told(NamedTuple):
    """A line, and the colour of the seat it is about."""

    text: str
    color: str = ""


class _Form(NamedTuple):
    """So many of the lines, so wide, in letters for this size of text, and the size of all."""

    lines: int
    room: float
    text: float  # the size of its letters
    size: Size


def bounds(zone: ZoneLayout) -> Rect | None:
    """What the cards of a place and its empty places cover together; None: nothing is there."""
    lie = [*(spot.rect for spot in zone.spots), *zone.empty]
    if not lie:
        return None
    x, y = min(rect.x for rect in lie), min(rect.y for rect in lie)
    return Rect(x, y, max(rect.right for rect in lie) - x, max(rect.bottom for rect in lie) - y)


def occupied(scene: TableScene, whole: bool = True) -> list[Rect]:
    """Where anything lies or is drawn: cards, empty places, words of places, parts, fixtures with a label.

    `whole`: fixtures as wholes and card by card; else their labels alone, and the cards of a place together.
    """
    layout = scene.layout
    if layout is None or scene.spec is None:
        return []
    if whole:
        rects = [spot.rect for zone in layout.zones.values() for spot in zone.spots]
        rects += [rect for zone in layout.zones.values() for rect in zone.empty]
    else:
        rects = [rect for zone in layout.zones.values() if (rect := bounds(zone)) is not None]
    rects += [item.label.line for item in scene.zones.values() if item.label is not None]
    rects += [zone.rect for zone in layout.zones.values() if zone.spec.hint and not zone.spots]
    parts = layout.parts  # large text may leave some out
    rects += [parts[key] for key, item in scene.parts.items() if item.part is not None and key in parts]
    pills = [count.pill for count in scene.counts.values() if count.isVisible()]
    pills += [zone.bracket_pill() for zone in scene.zones.values() if zone.bracket is not None]
    rects += [Rect(pill.x(), pill.y(), pill.width(), pill.height()) for pill in pills]
    rects += scene.threats.rects()
    labelled = [(rect, decor) for rect, decor in zip(layout.decor, scene.fitting.decor, strict=True) if decor.label]
    spans = [(rect, (0.0, 1.0) if whole else decor.reads) for rect, decor in labelled]
    return rects + [Rect(rect.x, rect.y + rect.h * top, rect.w, rect.h * (low - top)) for rect, (top, low) in spans]


@netted
class LastLines(QGraphicsItem):
    """Painted from its own corner; hidden while there is nothing to tell or no room."""

    def __init__(self) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(UNDER_Z)
        self.metrics = Metrics()
        self.lines: tuple[Told, ...] = ()
        self.form: _Form | None = None
        self._corner: Corner | None = None  # where it lay last
        self._room = QRectF()
        self.setVisible(False)

    def tell(self, lines: Sequence[Told], scene: TableScene) -> None:
        """The newest last; none: nothing stands there."""
        self.lines = tuple(lines[-MOST:])
        self.place(scene)

    def fit(self, scene: TableScene) -> None:
        """The table may have another size."""
        if (self.metrics, self._room) != (scene.metrics, scene.sceneRect()):
            self.place(scene)

    def place(self, scene: TableScene) -> None:
        """On free ground: over no card, no place that takes one, no part, and no words."""
        self.prepareGeometryChange()
        if (self.metrics, self._room) != (scene.metrics, scene.sceneRect()):  # another size begins anew
            self.metrics, self._room, self._corner = scene.metrics, scene.sceneRect(), None
        self.form = None
        if self.lines and scene.layout is not None:
            self._settle(scene)
        self.setVisible(self.form is not None)
        self.update()
        scene.callouts.make_way()

    def _settle(self, scene: TableScene) -> None:
        whole, gap = scene.sceneRect(), self.metrics.px(CLEAR)
        room = grown(Rect(whole.x(), whole.y(), whole.width(), whole.height()), -gap)
        low = Rect(room.x, room.y + room.h / 2, room.w, room.h / 2)
        taken = [grown(rect, gap) for rect in (*scene.keep_clear(), *occupied(scene))]

        def wish(size: Size) -> Sequence[Corner]:
            foot = room.bottom - size[1]
            return ((room.x, foot), (room.right - size[0], foot), *([self._corner] if self._corner else []))

        def by_place(rect: Rect) -> float:
            stays = self._corner is not None and (rect.x, rect.y) == self._corner
            return -1.0 if stays else room.bottom - rect.bottom

        for text in sorted({self.metrics.text, max(1.0, self.metrics.text * SMALLER), 1.0}, reverse=True):
            for count in range(len(self.lines), 0, -1):
                forms = [self._form(count, units, text) for units in WIDTHS]
                sizes = [form.size for form in forms]
                for within in (low, room):
                    found = find_place(sizes, within, taken, wish, cost=by_place)
                    if found is not None:
                        self.form = forms[found.form]
                        self._corner = found.rect.x, found.rect.y
                        self.setPos(*self._corner)
                        return

    def _face(self, text: float) -> QFont:
        return ui_font(Metrics(self.metrics.unit, text).type(LETTERS))

    def _form(self, count: int, units: float, size: float) -> _Form:
        m, face = self.metrics, self._face(size)
        most = m.px(units) * size**0.7
        texts = [line.text for line in self.lines[-count:]]
        room = max(
            (sum(width(run.text, face) for run in line) for text in texts for line in wrap(text, face, most)),
            default=0.0,
        )
        room = min(most, room) + 1
        high = sum(paragraph_height(text, face, room, LEAD) for text in texts)
        return _Form(count, room, size, (room + m.px(2 * EDGE + BAR), high + m.px(2 * EDGE)))

    @property
    def rect(self) -> Rect | None:
        """What it lies over, while it is seen."""
        return None if self.form is None or not self.isVisible() else self._rect(self.form)

    def _rect(self, form: _Form) -> Rect:
        return Rect(self.pos().x(), self.pos().y(), *form.size)

    def give_way(self, taken: Sequence[Rect]) -> None:
        """Be seen only where nothing that is read lies over it."""
        free = self.form is not None and not any(self._rect(self.form).overlap(rect) for rect in taken)
        if free != self.isVisible():
            self.setVisible(free)

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, *(self.form.size if self.form is not None else (0.0, 0.0)))

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """On a thin haze, the newest line a little brighter."""
        if self.form is None:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        m, face = self.metrics, self._face(self.form.text)
        paint.box(painter, self.boundingRect(), m.px(9), dark(0.42, FELT.ink))
        y = m.px(EDGE)
        for line in self.lines[-self.form.lines :]:
            high = paragraph_height(line.text, face, self.form.room, LEAD)
            if line.color:
                bar = QRectF(m.px(EDGE), y + m.px(3), m.px(4), min(high, line_height(face)) - m.px(6))
                paint.box(painter, bar, m.px(2), line.color)
            tint = FELT.soft if line is self.lines[-1] else FELT.muted
            words = QRectF(m.px(EDGE + BAR), y, self.form.room + 1, high + 1)
            draw_paragraph(painter, words, line.text, face, tint, lead=LEAD)
            y += high
