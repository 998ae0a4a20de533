"""What moves in the picture of a large card: a little snow, embers, dust, the light of engines and candles.

It goes with the air of its table, by the same clock: it moves when that does, and is unseen with it. The air's own
ticks paint anew whatever lies over the ground, so this needs no clock and no calls.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.table.scene.air import AirItem, CardAir, Motes, paint_glimmer, paint_specks, specks
from desktop.table.scene.safety_net import netted

DIM = 0.14  # of the window's shorter side, over which everything fades out towards its edge


@netted
class CardAirItem(QGraphicsItem):
    """The air in the window of one picture, at rest on the large card that it is part of."""

    def __init__(self, kind: CardAir, owner: QGraphicsItem) -> None:
        super().__init__(owner)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._kind, self._window, self._unit = kind, QRectF(), 1.0

    def fit(self, card: QRectF, unit: float) -> None:
        """Where the card lies on its owner, and how long a card unit is; an empty card has no picture."""
        self.prepareGeometryChange()
        left, top, wide, high = (each * unit for each in self._kind.window)
        self._window = QRectF() if card.isEmpty() else QRectF(card.left() + left, card.top() + top, wide, high)
        self._unit = unit

    def boundingRect(self) -> QRectF:
        """The window alone."""
        return self._window

    @property
    def table_air(self) -> AirItem | None:
        """That of the table it lies over, while it moves."""
        air = getattr(self.scene(), "air", None)
        return air if isinstance(air, AirItem) and air.moves and air.isVisible() else None

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """All of it as it is now, inside the window."""
        air = self.table_air
        if air is None or self._window.isEmpty():
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setClipRect(self._window, Qt.ClipOperation.IntersectClip)
        for each in self._kind.air:
            if isinstance(each, Motes):
                paint_specks(painter, specks(each, air.seconds, self._window, self._unit, self._share))
            else:
                at = self._window.topLeft() + QPointF(*each.at) * self._unit
                paint_glimmer(painter, each, air.seconds, at, self._window, self._unit)
        painter.restore()

    def _share(self, spot: QPointF) -> float:
        w = self._window
        near = min(spot.x() - w.left(), w.right() - spot.x(), spot.y() - w.top(), w.bottom() - spot.y())
        return max(0.0, min(1.0, near / (DIM * min(w.width(), w.height()))))
