"""The sentence of a page on which there is nothing yet, and under it, where there is room, a quiet picture."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.app.pages import pictures
from desktop.app.pages.lines import Line
from desktop.table.controls.buttons import painter_on
from desktop.table.scene.safety_net import netted

WIDE, ASPECT = 300.0, 26 / 19  # units, and width to height
LEAST = 90.0  # units of height: a smaller picture is left out
GAP = 12.0
STRENGTH = 0.92


@netted
class NothingHere(Line):
    """The words stand on top; the picture is decoded when it is seen."""

    def __init__(self, picture: str, text: str = "", size: float = 20, parent: QWidget | None = None) -> None:
        super().__init__(text, size, 400, "muted", parent=parent)
        self._name = f"house/art/{picture}.webp"
        self.setAlignment(Qt.AlignmentFlag.AlignTop)

    def heightForWidth(self, wide: int) -> int:
        """As much as both would like."""
        return self._words_high(wide) + round(self.metrics.px(GAP) + self._wished(wide).height())

    def _words_high(self, wide: int) -> int:
        return super().heightForWidth(max(1, wide))

    def _wished(self, wide: float) -> QSizeF:
        wide = min(self.metrics.px(WIDE), wide)
        return QSizeF(wide, wide / ASPECT)

    @property
    def picture_rect(self) -> QRectF:
        """Where the picture stands; empty where there is too little room."""
        inner = QRectF(self.contentsRect())
        top = self._words_high(self.width()) - self.contentsMargins().bottom() + self.metrics.px(GAP)
        size = self._wished(inner.width())
        size.scale(size.width(), min(size.height(), inner.bottom() - top), Qt.AspectRatioMode.KeepAspectRatio)
        return (
            QRectF(inner.x(), top, size.width(), size.height()) if size.height() >= self.metrics.px(LEAST) else QRectF()
        )

    def paintEvent(self, event: QPaintEvent) -> None:
        """Words, then the picture under them."""
        super().paintEvent(event)
        place = self.picture_rect
        if place.isEmpty():
            return
        picture = pictures.filling(self._name, place.size().toSize(), self.devicePixelRatioF())
        if picture is not None:
            painter = painter_on(self)
            painter.setOpacity(STRENGTH)
            painter.drawPixmap(place.topLeft(), picture)
            painter.end()
