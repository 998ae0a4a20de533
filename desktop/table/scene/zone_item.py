"""A place on the scene: its empty slots, label, bracket, the light of a legal target; and its count, over the cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.look import LARGE_TEXT, Bracket
from desktop.table.drawing import line_breaking, marks, paint
from desktop.table.drawing.lettering import (
    CENTER,
    LEFT,
    draw_line,
    draw_numeral,
    draw_paragraph,
    fitted,
    paragraph_height,
    sized,
    width,
)
from desktop.table.drawing.theme import FELT, MIN_TEXT, Metrics, color, ui_font
from desktop.table.scene.labels import WEIGHT, Label
from desktop.table.scene.layout import Rect, Spot, ZoneLayout
from desktop.table.scene.safety_net import netted

RADIUS = 34 / 630
REACH = 24.0  # units that light and shadow go beyond what they belong to
AROUND = 44.0  # units about a place that belong to it
COUNT_Z = 60.0  # over the cards at rest, under those that move


def qrect(rect: Rect) -> QRectF:
    """A layout's rect for Qt."""
    return QRectF(*rect)


@netted
class ZoneItem(QGraphicsItem):
    """What a place shows without its cards. Painted in scene coordinates; it takes no mouse."""

    def __init__(self, layout: ZoneLayout) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.layout = layout
        self.metrics = Metrics()
        self.count = 0
        self.label: Label | None = None
        self.bracket: Bracket | None = None
        self.legal = False
        self.taker = False
        self.focused = False
        self.gap = -1  # index of a card in the player's hand
        self._bounds = QRectF()
        self.setZValue(1)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._fit()

    def set_layout(self, layout: ZoneLayout, metrics: Metrics, count: int, label: Label | None = None) -> None:
        """Lie elsewhere, hold another number of cards, have its words elsewhere."""
        self.layout, self.metrics, self.count, self.label = layout, metrics, count, label
        self._fit()

    def set_light(self, legal: bool, taker: bool = False) -> None:
        """Show whether the picked card could come here, and whether it would now."""
        if (legal, taker) != (self.legal, self.taker):
            self.legal, self.taker = legal, taker
            self._fit()

    def set_focus(self, focused: bool) -> None:
        """Show the keyboard on the place itself."""
        if focused != self.focused:
            self.focused = focused
            self._fit()

    def set_gap(self, index: int) -> None:
        """Show where the lifted card came from; -1 for none."""
        if index != self.gap:
            self.gap = index
            self._fit()

    def set_bracket(self, bracket: Bracket | None) -> None:
        """Frame some of the cards."""
        if bracket != self.bracket:
            self.bracket = bracket
            self._fit()

    def _fit(self) -> None:
        """Be as large as what is shown: where a place shows nothing, no picture is kept of it and none is laid down."""
        layout, bounds = self.layout, QRectF()
        shown = [qrect(place) for place in layout.empty]
        if 0 <= self.gap < len(layout.spots):
            shown.append(qrect(layout.spots[self.gap].rect))
        if self.legal or self.taker or self.focused:
            shown.append(self.lit_rect())
        if self.label is not None:
            shown.append(qrect(self.label.line))
        if layout.spec.hint and not layout.spots:
            shown.append(qrect(layout.rect))
        if self.bracket is not None and self._bracketed(self.bracket):
            shown += [self._bracket_edge(self.bracket), self.bracket_pill()]
        for rect in shown:
            bounds = bounds.united(rect)
        reach = REACH * self.metrics.unit if shown else 0.0
        bounds = bounds.adjusted(-reach, -reach, reach, reach)
        if bounds != self._bounds:
            self.prepareGeometryChange()
            self._bounds = bounds
        self.update()

    def boundingRect(self) -> QRectF:
        """All that is shown, with its light."""
        return self._bounds

    def around(self) -> QRectF:
        """The place with what is near it."""
        reach = AROUND * self.metrics.unit
        lit = qrect(self.layout.entry).united(qrect(self.layout.rect)).united(self.bracket_pill())
        return lit.adjusted(-reach, -reach, reach, reach)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(qrect(self.layout.target))
        return path

    def lit_rect(self) -> QRectF:
        """The rect the light is drawn round: the place the card would take."""
        single = self.layout.spec.spread in ("stack", "board")
        return qrect(self.layout.rect if single and not self.layout.spots else self.layout.entry)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Slots, then light, then words: no light crosses them."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = self.metrics.unit
        radius = self.layout.card[0] * RADIUS
        for place in self.layout.empty:
            marks.empty_place(painter, qrect(place), radius, unit)
        if 0 <= self.gap < len(self.layout.spots):
            marks.gap(painter, qrect(self.layout.spots[self.gap].rect), radius, unit)
        if self.legal or self.taker:
            marks.legal(painter, self.lit_rect(), radius, unit, self.taker)
        if self.focused:
            paint.focus_ring(painter, self.lit_rect(), radius, unit)
        if self.label is not None:
            self._paint_label(painter, self.label)
        if self.layout.spec.hint and not self.layout.spots:
            self._paint_hint(painter)
        if self.bracket and self.layout.spots:
            self._paint_bracket(painter, self.bracket)

    def _paint_hint(self, painter: QPainter) -> None:
        """In an empty place inside its line; letters shrink until the longest word fits, or go."""
        rect, face = qrect(self.layout.rect), ui_font(self.metrics.type(15))
        if self.layout.empty:
            inset = 6 * self.metrics.unit
            rect = qrect(self.layout.empty[0]).adjusted(inset, inset, -inset, -inset)
        longest = max(line_breaking.words(self.layout.spec.hint), key=lambda word: width(word.rstrip(), face))
        face = fitted(longest, face, rect.width(), MIN_TEXT / face.pixelSize())
        if paragraph_height(self.layout.spec.hint, sized(face, MIN_TEXT), rect.width()) <= rect.height():
            draw_paragraph(painter, rect, self.layout.spec.hint, face, FELT.muted, floor=MIN_TEXT)

    def _paint_label(self, painter: QPainter, label: Label) -> None:
        face = ui_font(label.size, WEIGHT)
        draw_line(painter, qrect(label.line), self.layout.spec.label, face, FELT.text, LEFT, shrink=1)

    def _paint_bracket(self, painter: QPainter, bracket: Bracket) -> None:
        m = self.metrics
        if not self._bracketed(bracket):
            return
        edge = self._bracket_edge(bracket)
        paint.box(painter, edge, m.px(12), color(FELT.chosen, 0.10), color(FELT.chosen, 0.75), m.px(2))
        label, face, pill = self._bracket_label(bracket), self._bracket_face(), self.bracket_pill()
        if pill.isEmpty():
            return
        paint.token(painter, pill, pill.height() / 2, m.unit, color("#2A2010"), FELT.chosen)
        draw_line(painter, pill.adjusted(m.px(8), 0, -m.px(8), 0), label, face, "#F9E3A8", CENTER)

    def _bracketed(self, bracket: Bracket) -> Sequence[Spot]:
        """The places of the cards in the frame."""
        return self.layout.spots[bracket.first : bracket.first + bracket.cards]

    def _bracket_face(self) -> QFont:
        return ui_font(self.metrics.type(16), 600)

    def _over(self, bracket: Bracket) -> bool:
        """Whether the label is the short one, which stands over the frame and not on it."""
        return self.metrics.text >= LARGE_TEXT and bool(bracket.short)

    def _bracket_label(self, bracket: Bracket) -> str:
        return bracket.short if self._over(bracket) else bracket.label

    def _bracket_edge(self, bracket: Bracket) -> QRectF:
        """The frame round its cards."""
        m, spots = self.metrics, self._bracketed(bracket)
        first, last = qrect(spots[0].rect), qrect(spots[-1].rect)
        return first.united(last).adjusted(-m.px(8), -m.px(8 if self._over(bracket) else 17), m.px(8), m.px(13))

    def bracket_pill(self) -> QRectF:
        """Where the frame's label stands; empty without one."""
        m, bracket = self.metrics, self.bracket
        if bracket is None or not bracket.label or not self._bracketed(bracket):
            return QRectF()
        edge, face, over = self._bracket_edge(bracket), self._bracket_face(), self._over(bracket)
        high = max(m.px(28), face.pixelSize() * (1.35 if over else 1.6))
        wide = min(width(self._bracket_label(bracket), face) + m.px(30), self.layout.rect.w)
        if over:
            return QRectF(edge.left(), edge.top() + m.px(2) - high, wide, high)
        right = max(edge.right() - m.px(14), edge.left() + wide)
        return QRectF(right - wide, edge.top() - high / 2, wide, high)


@netted
class CountItem(QGraphicsItem):
    """How many cards a place holds, on a pill over its last card: the cards themselves would cover it."""

    def __init__(self, zone: ZoneItem) -> None:
        super().__init__()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(COUNT_Z)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self._zone = zone
        self.pill = self._bounds = QRectF()

    def refresh(self) -> None:
        """The place holds another number, or lies elsewhere."""
        m, spots = self._zone.metrics, self._zone.layout.spots
        self.setVisible(bool(self._zone.count))
        if not self._zone.count:
            return
        last, face = qrect(spots[-1].rect), self._face()
        radius = max(m.px(15), face.pixelSize() * 0.8)
        wide = max(2 * radius, width(self._text(), face) + radius * 0.9)
        self.prepareGeometryChange()
        spec, centre = self._zone.layout.spec, last.bottomRight() + QPointF(m.px(1), m.px(1))
        if spec.count_below:
            centre = QPointF(last.center().x(), last.bottom() + radius * 0.8)
        elif spec.count_at is not None:
            across, down = spec.count_at
            centre = QPointF(last.x() + last.width() * across, last.y() + last.height() * down)
        self.pill = QRectF(centre.x() - wide / 2, centre.y() - radius, wide, 2 * radius)
        self._bounds = self.pill.adjusted(-m.px(7), -m.px(7), m.px(7), m.px(7))
        self.update()

    def show_with(self, lying: Sequence[object]) -> None:
        """Stand there as soon as some of the cards do."""
        self.setVisible(bool(self._zone.count and lying))

    def _text(self) -> str:
        return str(self._zone.count)

    def _face(self) -> QFont:
        """Large text stops where the pill would cover what the card says."""
        m = self._zone.metrics
        return ui_font(min(m.type(18), max(m.px(18), MIN_TEXT, self._zone.layout.card[0] * 0.2)), 700)

    def boundingRect(self) -> QRectF:
        """The pill with its shadow."""
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """A number on a dark pill in a rim of brass."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit = self._zone.metrics.unit
        paint.token(painter, self.pill, self.pill.height() / 2, unit, color(FELT.ink, 0.95), FELT.accent)
        draw_numeral(painter, self.pill.center(), self._text(), self._face(), FELT.text)
