"""Words on a page: a label that follows the page's metrics, wraps, and never ends in an ellipsis.

Qt keeps Japanese signs off the beginning of a line but splits words wherever it likes: such lines are set by the rules
of the table (`breaking`), as everything else that is drawn.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from desktop.table.controls.buttons import Scaled, painter_on
from desktop.table.drawing import line_breaking
from desktop.table.drawing.lettering import draw_line, draw_paragraph, line_height, paragraph_height, wrap
from desktop.table.drawing.theme import Metrics, color, font, tinted, ui_font
from desktop.table.scene.safety_net import netted


@netted
class Line(Scaled, QLabel):
    """A sentence in the house's type, or in a world's (`face`)."""

    def __init__(
        self,
        text: str = "",
        size: float = 18,
        weight: int = 400,
        tint: str = "text",
        face: str = "",
        italic: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._type = (size, weight, face, italic)
        self.tint = tint
        self.set_metrics(self.metrics)

    def set_metrics(self, metrics: Metrics) -> None:
        """Letters and colour follow."""
        size, weight, face, italic = self._type
        px = metrics.type(size)
        self.setFont(font(face, px) if face else ui_font(px, weight, italic))
        self.set_tint(self.tint)
        super().set_metrics(metrics)

    def set_tint(self, tint: str) -> None:
        """Write in a colour of the palette, by its name: it follows the theme."""
        self.tint = tint
        palette = QPalette(self.palette())
        palette.setColor(QPalette.ColorRole.WindowText, color(tinted(tint)))
        self.setPalette(palette)

    def height_for(self, wide: float) -> int:
        """How high the line is when it may be that wide."""
        return self.heightForWidth(max(1, int(wide))) if self.text() else 0

    def heightForWidth(self, wide: int) -> int:
        """As Qt would ask."""
        if not line_breaking.needed(self.text()):
            return super().heightForWidth(wide)
        edges = self.contentsMargins()
        room = wide - edges.left() - edges.right()
        return math.ceil(paragraph_height(self.text(), self.font(), room)) + edges.top() + edges.bottom()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Whole words, where Qt would split them."""
        if not line_breaking.needed(self.text()):
            super().paintEvent(event)
            return
        painter, room, step = painter_on(self), QRectF(self.contentsRect()), line_height(self.font())
        lines = wrap(self.text(), self.font(), room.width())
        spare = room.height() - step * len(lines)
        top = room.top() + (spare / 2 if self.alignment() & Qt.AlignmentFlag.AlignVCenter else 0)
        across = self.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask | Qt.AlignmentFlag.AlignVCenter
        tint = self.palette().color(QPalette.ColorRole.WindowText)
        for number, line in enumerate(lines):
            rect = QRectF(room.left(), top + number * step, room.width(), step)
            draw_line(painter, rect, "".join(run.text for run in line), self.font(), tint, across)


@netted
class Paragraph(Scaled, QWidget):
    """Painted words, bold where they want it, whose sheet says them to assistive tools."""

    def __init__(
        self, size: float, weight: int = 400, tint: str = "text", lead: float = 1.0, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._type, self._tint, self._lead, self.text = (size, weight), tint, lead, ""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def tell(self, text: str) -> None:
        """Other words; none take no room."""
        self.text = text
        self.setVisible(bool(text))
        self.updateGeometry()
        self.update()

    @property
    def _face(self) -> QFont:
        size, weight = self._type
        return ui_font(self.metrics.type(size), weight)

    def heightForWidth(self, wide: int) -> int:
        return math.ceil(paragraph_height(self.text, self._face, wide, self._lead))

    def paintEvent(self, event: QPaintEvent) -> None:
        draw_paragraph(
            painter_on(self), QRectF(self.rect()), self.text, self._face, color(tinted(self._tint)), lead=self._lead
        )
