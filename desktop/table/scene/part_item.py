"""The place of something on the table that is no card; its kind paints it (`parts`, and those of the worlds)."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.look import Caption, Key, Part
from desktop.table.accessibility.spoken import Speech
from desktop.table.drawing import paint
from desktop.table.drawing.theme import Metrics
from desktop.table.parts import PartKind
from desktop.table.scene.safety_net import netted
from desktop.table.world import HOUSE, World

REST_Z = 2.0
WORDS_Z = 12.0  # of words beside cards: over the lines round those that lie, under all that move


@netted
class PartItem(QGraphicsItem):
    """One such thing, painted in scene coordinates."""

    def __init__(self, world: World = HOUSE, key: Key = ("", -1)) -> None:
        super().__init__()
        self.world, self.key = world, key
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.setZValue(REST_Z)
        self.part: Part | None = None
        self.kind: PartKind[Any] = PartKind()
        self.rect = self._bounds = QRectF()
        self.metrics = Metrics()
        self._way: Part | None = None  # what is painted while its numbers count
        self._ring: QRectF | None = None  # the keyboard rests there

    def set_place(self, rect: QRectF, metrics: Metrics) -> None:
        """Lie elsewhere."""
        self.prepareGeometryChange()
        self.rect, self.metrics = rect, metrics
        reach = 16 * metrics.unit
        self._bounds = rect.adjusted(-reach, -reach, reach, reach)
        self.update()

    def set_part(self, part: Part | None) -> None:
        """Show something else."""
        if part != self.part:
            if part is not None and type(part) is not type(self.part):
                self.kind = self.world.kind(part)
                self.setZValue(WORDS_Z if isinstance(part, Caption) else REST_Z)
            self.part, self._way = part, None
            self.update()

    def show_way(self, way: Part | None) -> None:
        """Be painted on the way to what it is already; None: as it is."""
        self._way = way
        self.update()

    def set_focus(self, rect: QRectF | None) -> None:
        """Show the keyboard on it, or on one thing in it; None: elsewhere."""
        if rect != self._ring:
            self._ring = rect
            self.update()

    def says(self, speech: Speech) -> str:
        """The whole of it in a line; empty while there is nothing."""
        return self.kind.says(self.part, speech) if self.part is not None else ""

    def show_between(self, old: Part | None, new: Part, share: float) -> None:
        """Stand somewhere on the way from one state to another."""
        self.set_part(self.world.kind(new).between(old, new, share))

    def boundingRect(self) -> QRectF:
        """The place with what stands over its edge: a stamp, the ring."""
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shown = self._way or self.part
        if shown is not None:
            self.kind.paint(painter, self.rect, shown, self.metrics)
        if self._ring is not None:
            paint.focus_ring(painter, self._ring, self.metrics.px(10), self.metrics.unit)
