"""A sentence of the last page about one decision; a press on it opens the replay there."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from desktop.table.controls.buttons import SMALLEST, Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import draw_paragraph, line_height, paragraph_height
from desktop.table.drawing.theme import BASE, color, draw_icon, tinted, ui_font
from desktop.table.scene.safety_net import netted

SIGN = 30.0  # units: the arrow before it


@netted
class StepLink(Scaled, QAbstractButton):
    """As many lines as it needs."""

    def __init__(self, parent: QWidget, size: float = 19, weight: int = 600, tint: str = "accent_ink") -> None:
        super().__init__(parent)
        self.step = 0  # the decision it speaks of
        self._type, self._tint = (size, weight), tint
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.hide()

    def tell(self, step: int, sentence: str, says: str) -> None:
        """It was this decision; `says`: with what a press brings about."""
        self.step = max(0, step)
        self.setText(sentence)
        self.setAccessibleName(says)
        self.setToolTip(says)
        self.updateGeometry()
        self.update()

    @property
    def _face(self) -> QFont:
        size, weight = self._type
        return ui_font(self.metrics.type(size), weight)

    @property
    def _indent(self) -> float:
        return self.metrics.px(SIGN) * min(1.4, self.metrics.text)

    def high(self, wide: float) -> float:
        """How high it is in such a width."""
        return max(SMALLEST, self._words(wide) + self.metrics.px(6))

    def sizeHint(self) -> QSize:
        """A line; layouts ask for more by the width."""
        return QSize(1, SMALLEST)

    def heightForWidth(self, wide: int) -> int:
        """As layouts ask."""
        return round(self.high(wide))

    def _words(self, wide: float) -> float:
        return paragraph_height(self.text(), self._face, wide - self._indent)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Words behind an arrow in brass."""
        painter, m, rect = painter_on(self), self.metrics, QRectF(self.rect())
        if self.underMouse() or self.isDown():
            paint.box(painter, rect, m.px(6), color(BASE.accent, 0.12))
        side, top = self._indent * 0.66, (rect.height() - self._words(rect.width())) / 2
        sign = QRectF(0, top + (line_height(self._face) - side) / 2, side, side)
        draw_icon(painter, "play", sign, BASE.accent_ink)
        room = QRectF(self._indent, top, rect.width() - self._indent, rect.height() - top + m.px(2))
        draw_paragraph(painter, room, self.text(), self._face, color(tinted(self._tint)))
