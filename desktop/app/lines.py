"""Words on a page: a label that follows the page's metrics, wraps, and never ends in an ellipsis."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from desktop.table.controls import Scaled
from desktop.table.theme import Metrics, color, font, tinted, ui_font


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
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
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
