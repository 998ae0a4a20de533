"""A card on the scene: one baked pixmap, and lines over it for what the hand is doing with it.

The pixmap is painted by Qt alone, with no Python in the frame; the lines are a child that exists only while there are
some. The item's own point is the card's middle, so that turning needs no origin. It holds no truth: the scene tells it
its look.
"""

from __future__ import annotations

from enum import IntFlag, auto

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from desktop.look import CARD_ASPECT, Key, Look
from desktop.table.drawing import marks, paint
from desktop.table.drawing.canvas import Sign
from desktop.table.drawing.faces import FaceCache, signs
from desktop.table.scene.safety_net import netted

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
UP = State.LIFTED | State.HOVER | State.CHOSEN
AT_REST = State.REST  # as most cards are: no flags are reckoned with for them


class CardItem(QGraphicsPixmapItem):
    """One card; (key, index) say where it lies."""

    def __init__(self, look: Look, faces: FaceCache) -> None:
        super().__init__()
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.look = look
        self.key: Key = ("", -1)
        self.index = 0
        self.state = State.REST
        self.spot_angle = 0.0
        self.stood: tuple[object, ...] = ()  # how and where it was when it last stood in its place
        self.glow = 0.0
        self.width = 0.0  # of the card, in pixels; 0 until it has a place
        self.unit = 1.0
        self.shows = 1.0  # the share of its width that no other card lies on
        self._faces = faces
        self._ratio = 1.0
        self._shown = 1.0  # of which that was so when it was dressed last
        self._dressed = False  # whether the picture is that of the look
        self._marks: _Marks | None = None

    @property
    def height(self) -> float:
        """Height of the card in pixels."""
        return self.width * CARD_ASPECT if self.look.face.wide else self.width / CARD_ASPECT

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
        if self.state is AT_REST:
            return 18 * self.unit if self.look.chosen else 0.0
        if self.state & State.LIFTED:
            return 0.0
        if self.state & State.CHOSEN or self.look.chosen:
            return 18 * self.unit
        return 12 * self.unit if self.state & State.HOVER else 0.0

    def set_look(self, look: Look, dress: bool = True) -> None:
        """Show another look; without `dress` the picture waits for the next size."""
        if look != self.look:
            self.look = look
            self._dressed = False
            if dress:
                self.dress()

    def set_size(self, width: float, unit: float, ratio: float) -> None:
        """Be drawn in a size; this is when a card first gets its picture."""
        if self._dressed and (width, unit, ratio, self.shows) == (self.width, self.unit, self._ratio, self._shown):
            return  # asked of every card of the table after every move
        self.width, self.unit, self._ratio, self._shown = width, unit, ratio, self.shows
        self.dress()

    def set_state(self, flag: State, on: bool) -> None:
        """Set or clear momentary states."""
        state = self.state | flag if on else self.state & ~flag
        if state != self.state:
            redress = (state ^ self.state) & UP
            self.state = state
            if redress:
                self.dress()
            else:
                self._mark()

    def set_glow(self, strength: float) -> None:
        """A flash of light over the card, 0..1."""
        self.glow = strength
        self._mark()

    def undress(self) -> None:
        """The picture is in colours that hold no more: the next size, also the same one, brings another."""
        self._dressed, self.stood = False, ()

    def dress(self) -> None:
        """Take the picture of the look and the state from the cache."""
        if self.width <= 0:
            return
        self._dressed = True
        up = self._up
        baked = self._faces.get(self.look, self.width, self._ratio, up, 1.0 if up else self._shown)
        if self.pixmap().cacheKey() != baked.pixmap.cacheKey():
            self.setPixmap(baked.pixmap)
        corner = self.card_rect.topLeft() - QPointF(baked.margin, baked.margin + self.raised)
        if self.offset() != corner:
            self.setOffset(corner)
        self._mark()

    @property
    def _up(self) -> bool:
        """Whether it lies over its neighbours."""
        return self.look.chosen or (self.state is not AT_REST and bool(self.state & UP))

    def _mark(self) -> None:
        """Have the child that draws lines, or not."""
        wanted = bool(self.state or self.look.playable or self.look.chosen or self.look.prevails or self.glow)
        if wanted and self._marks is None:
            self._marks = _Marks(self)
        if self._marks is not None:
            self._marks.setVisible(wanted)
            self._marks.refresh()

    def setRotation(self, angle: float) -> None:
        """Smooth only while it is turned: smoothing costs."""
        super().setRotation(angle)
        self._smooth()

    def setScale(self, factor: float) -> None:
        """The same while it grows."""
        super().setScale(factor)
        self._smooth()

    def _smooth(self) -> None:
        turned = self.rotation() != 0.0 or self.scale() != 1.0
        mode = Qt.TransformationMode.SmoothTransformation if turned else Qt.TransformationMode.FastTransformation
        if mode != self.transformationMode():
            self.setTransformationMode(mode)

    def scene_rect(self) -> QRectF:
        """The card itself in scene coordinates, without shadow and marks."""
        return self.mapRectToScene(self.card_rect)

    def signs(self) -> list[Sign]:
        """What stands on it, in its own coordinates, the uppermost last."""
        if self.width <= 0:
            return []
        rect = self.card_rect.translated(0, -self.raised)
        found = signs(self.look, self.width, self._ratio, self._faces.text, 1.0 if self._up else self._shown)
        told = [sign._replace(rect=sign.rect.translated(rect.topLeft())) for sign in found]
        return [*told, Sign(marks.crown_tab(rect, self.unit), "prevails")] if self.look.prevails else told

    def hit(self, at: QPointF) -> bool:
        """Whether a point of the scene is on the card, at rest or raised: it does not slip away from the pointer."""
        return self.card_rect.adjusted(0, -self.raised, 0, 0).contains(self.mapFromScene(at))


@netted
class _Marks(QGraphicsItem):
    """The lines over one card."""

    def __init__(self, card: CardItem) -> None:
        super().__init__(card)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._card = card
        self._rect = QRectF()

    def refresh(self) -> None:
        """The card was raised, sized or marked otherwise."""
        reach = REACH * self._card.unit
        rect = self._card.card_rect.adjusted(-reach, -reach - self._card.raised, reach, reach)
        if rect != self._rect:
            self.prepareGeometryChange()
            self._rect = rect
        self.update()

    def boundingRect(self) -> QRectF:
        """The card and every mark it may carry."""
        return self._rect

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """By state, quiet before loud."""
        card = self._card
        state, rect = card.state, card.card_rect.translated(0, -card.raised)
        unit, radius = card.unit, min(card.width, card.height) * RADIUS
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if card.look.playable and not state & LOUDER:
            marks.playable(painter, rect, radius, unit)
        if card.look.prevails and not state & LOUDER:
            marks.prevailing(painter, rect, radius, unit)
        if state & (State.LEGAL | State.TAKER):
            marks.legal(painter, rect, radius, unit, bool(state & State.TAKER))
        if state & State.HOVER and not state & State.CHOSEN:
            marks.hover(painter, rect, radius, unit)
        if state & State.CHOSEN or card.look.chosen:
            marks.chosen(painter, rect, radius, unit)
        if state & State.REFUSED:
            marks.refused(painter, rect, radius, unit)
        if state & State.FOCUS:
            paint.focus_ring(painter, rect, radius, unit)
        if card.glow:
            painter.setOpacity(painter.opacity() * card.glow)
            painter.fillPath(paint.rounded(rect, radius), Qt.GlobalColor.white)
