"""A card on the scene: one baked pixmap, and lines over it for what the hand is doing with it.

Its own point is the card's middle, so that turning needs no origin. It holds no truth: the scene tells it its look.
"""

from __future__ import annotations

from enum import IntFlag, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.look import CARD_ASPECT, Key, Look
from desktop.table import marks, paint
from desktop.table.faces import Baked, FaceCache

RADIUS = 34 / 630
REACH = 30.0  # units around the card that a mark may touch


class State(IntFlag):
    """What the table says about a card for the moment; what the game says is in its look."""

    REST = 0
    HOVER = auto()
    LIFTED = auto()  # in the hand of the player
    CHOSEN = auto()
    LEGAL = auto()
    TAKER = auto()
    REFUSED = auto()
    FOCUS = auto()


LOUDER = State.LEGAL | State.TAKER | State.CHOSEN | State.REFUSED | State.LIFTED  # than being playable


class CardItem(QGraphicsItem):
    """One card; (key, index) say where it lies."""

    def __init__(self, look: Look, faces: FaceCache) -> None:
        super().__init__()
        self.look = look
        self.key: Key = ("", -1)
        self.index = 0
        self.state = State.REST
        self.spot_angle = 0.0
        self.fade = 1.0
        self.glow = 0.0
        self._faces = faces
        self._width = 80.0
        self._unit = 1.0
        self._ratio = 1.0
        self._baked: Baked | None = None

    @property
    def width(self) -> float:
        """Width of the card in pixels."""
        return self._width

    @property
    def height(self) -> float:
        """Height of the card in pixels."""
        return self._width / CARD_ASPECT

    @property
    def card_rect(self) -> QRectF:
        """The card itself, around its own middle."""
        return QRectF(-self.width / 2, -self.height / 2, self.width, self.height)

    @property
    def turn(self) -> float:
        """The angle at rest: the spot's, and a quarter for a fatigued card."""
        return self.spot_angle + (90.0 if self.look.fatigued else 0.0) + (180.0 if self.look.turned else 0.0)

    @property
    def raised(self) -> float:
        """How far the picture stands above its place, in pixels."""
        if self.state & State.LIFTED:
            return 0.0
        if self.state & State.CHOSEN or self.look.chosen:
            return 18 * self._unit
        return 12 * self._unit if self.state & State.HOVER else 0.0

    def set_look(self, look: Look) -> None:
        """Show another look."""
        if look != self.look:
            self.look = look
            self._baked = None
            self.update()

    def set_size(self, width: float, unit: float, ratio: float) -> None:
        """Be drawn in another size."""
        if (width, unit, ratio) != (self._width, self._unit, self._ratio):
            self.prepareGeometryChange()
            self._width, self._unit, self._ratio = width, unit, ratio
            self._baked = None
            self.update()

    def set_state(self, flag: State, on: bool) -> None:
        """Set or clear a momentary state."""
        state = self.state | flag if on else self.state & ~flag
        if state != self.state:
            self.state = state
            self._baked = None
            self.update()

    def set_glow(self, strength: float) -> None:
        """A flash of light over the card, 0..1."""
        self.glow = strength
        self.update()

    def set_fade(self, opacity: float) -> None:
        """Be seen through."""
        self.fade = opacity
        self.setOpacity(opacity)

    def boundingRect(self) -> QRectF:
        """The card, its shadow and every mark it may carry."""
        reach = max(REACH * self._unit, self.width * 0.5)
        return self.card_rect.adjusted(-reach, -reach, reach, reach)

    def scene_rect(self) -> QRectF:
        """The card itself in scene coordinates, without shadow and marks."""
        return self.mapRectToScene(self.card_rect)

    def shape(self) -> QPainterPath:
        """The card at rest and raised: it does not slip away from the pointer that raises it."""
        path = QPainterPath()
        path.addRect(self.card_rect.adjusted(0, -self.raised, 0, 0))
        return path

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """The pixmap, then the lines of the moment."""
        lifted = bool(self.state & (State.LIFTED | State.HOVER | State.CHOSEN)) or self.look.chosen
        if self._baked is None:
            self._baked = self._faces.get(self.look, self._width, self._ratio, lifted)
        rect = self.card_rect.translated(0, -self.raised)
        margin = self._baked.margin
        turned = self.rotation() != 0 or self.scale() != 1.0 or not self.transform().isIdentity()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, turned)
        painter.drawPixmap(rect.topLeft() - QPointF(margin, margin), self._baked.pixmap)
        if self.state or self.look.playable or self.look.chosen or self.glow:
            self._paint_state(painter, rect)

    def _paint_state(self, painter: QPainter, rect: QRectF) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        unit, radius = self._unit, self._width * RADIUS
        if self.look.playable and not self.state & LOUDER:
            marks.playable(painter, rect, radius, unit)
        if self.state & (State.LEGAL | State.TAKER):
            marks.legal(painter, rect, radius, unit, bool(self.state & State.TAKER))
        if self.state & State.HOVER and not self.state & State.CHOSEN:
            marks.hover(painter, rect, radius, unit)
        if self.state & State.CHOSEN or self.look.chosen:
            marks.chosen(painter, rect, radius, unit)
        if self.state & State.REFUSED:
            marks.refused(painter, rect, radius, unit)
        if self.state & State.FOCUS:
            paint.focus_ring(painter, rect, radius, unit)
        if self.glow:
            painter.setOpacity(painter.opacity() * self.glow)
            painter.fillPath(paint.rounded(rect, radius), Qt.GlobalColor.white)
