"""The sentence of the last page that says when a match turned; a press on it opens the replay there."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.table.controls.buttons import SMALLEST, Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import draw_paragraph, line_height, paragraph_height
from desktop.table.drawing.theme import BASE, color, draw_icon, ui_font
from desktop.table.scene.safety_net import netted

SIGN = 30.0  # units: the arrow before it


@netted
class TurnedLink(Scaled, QAbstractButton):
    """As many lines as it needs."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.step = 0  # the decision that turned it
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def tell(self, step: int, sentence: str, says: str) -> None:
        """It turned at this decision; `says`: with what a press brings about."""
        self.step = max(0, step)
        self.setText(sentence)
        self.setAccessibleName(says)
        self.setToolTip(says)
        self.update()

    @property
    def _face(self) -> QFont:
        return ui_font(self.metrics.type(19), 600)

    @property
    def _indent(self) -> float:
        return self.metrics.px(SIGN) * min(1.4, self.metrics.text)

    def high(self, wide: float) -> float:
        """How high it is in such a width."""
        return max(SMALLEST, self._words(wide) + self.metrics.px(6))

    def _words(self, wide: float) -> float:
        return paragraph_height(self.text(), self._face, wide - self._indent)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Words in brass behind an arrow."""
        painter, m, rect = painter_on(self), self.metrics, QRectF(self.rect())
        if self.underMouse() or self.isDown():
            paint.box(painter, rect, m.px(6), color(BASE.accent, 0.12))
        side, top = self._indent * 0.66, (rect.height() - self._words(rect.width())) / 2
        sign = QRectF(0, top + (line_height(self._face) - side) / 2, side, side)
        draw_icon(painter, "play", sign, BASE.accent_ink)
        room = QRectF(self._indent, top, rect.width() - self._indent, rect.height() - top + m.px(2))
        draw_paragraph(painter, room, self.text(), self._face, BASE.accent_ink)
