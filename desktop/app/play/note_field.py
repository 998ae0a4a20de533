"""A few lines of one's own at a decision: kept whenever the hand rests, and before anything else happens."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QPlainTextEdit, QSizePolicy, QWidget

from desktop.app.pages.scroll import bar_style
from desktop.controller.matches import tidy
from desktop.table.controls.buttons import Scaled
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import line_height
from desktop.table.drawing.theme import BASE, Metrics, color, edge, ui_font
from desktop.table.scene.safety_net import netted

RESTS_MS = 700  # of the hands, until what they wrote is kept
LINES = 3
LARGE = 1.4  # letters from which on it has one line less
PAD = 10.0


@netted
class NoteField(Scaled, QPlainTextEdit):
    """Several lines, no more than so many letters."""

    written = Signal(int, str)  # where it belongs to, and all of it
    left = Signal()  # by Esc

    def __init__(self, name: str, hint: str, most: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._most, self._at, self._kept = most, -1, ""
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setProperty("ring_radius", 9)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(RESTS_MS)
        self._rest.timeout.connect(self.keep)
        self.textChanged.connect(self._changed)
        self.set_metrics(self.metrics)

    def show_note(self, at: int, text: str) -> None:
        """The note of another decision, once that of the one before is kept; what is being written holds."""
        if at == self._at and self.toPlainText() != self._kept:
            return
        self.keep()
        if at != self._at or text != tidy(self._kept):
            self._at, self._kept = at, text
            self.blockSignals(True)
            self.setPlainText(text)
            self.blockSignals(False)

    def keep(self) -> None:
        """Now."""
        self._rest.stop()
        text = self.toPlainText()
        if self._at >= 0 and text != self._kept:
            self._kept = text
            self.written.emit(self._at, text)

    def _changed(self) -> None:
        text = self.toPlainText()
        if len(text) > self._most:
            place = min(self.textCursor().position(), self._most)
            self.blockSignals(True)
            self.setPlainText(text[: self._most])
            self.blockSignals(False)
            cursor = self.textCursor()
            cursor.setPosition(place)
            self.setTextCursor(cursor)
        self._rest.start()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The hands have gone elsewhere."""
        super().focusOutEvent(event)
        self.keep()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves the field, and the page stays."""
        if event.key() == Qt.Key.Key_Escape:
            self.keep()
            self.left.emit()
        else:
            super().keyPressEvent(event)

    # ---- looks

    def set_metrics(self, metrics: Metrics) -> None:
        """Type and padding follow."""
        super().set_metrics(metrics)
        self.setFont(ui_font(metrics.type(17)))
        self.document().setDocumentMargin(metrics.px(PAD))
        self.setStyleSheet(
            f"QPlainTextEdit {{ background: transparent; border: 0; color: {BASE.text};"
            f" placeholder-text-color: {BASE.muted};"
            f" selection-background-color: {BASE.accent}; selection-color: {BASE.accent_text}; }}" + bar_style(metrics)
        )

    def sizeHint(self) -> QSize:
        """So many lines."""
        lines = LINES if self.metrics.text < LARGE else LINES - 1
        high = lines * line_height(ui_font(self.metrics.type(17))) * 1.15 + 2 * self.metrics.px(PAD)
        return QSize(1, round(high))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Glass under the text."""
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.viewport().rect()).adjusted(0.6, 0.6, -0.6, -0.6)
        paint.box(painter, rect, self.metrics.px(9), color(BASE.well, 0.28), edge(0.22))
        painter.end()
        super().paintEvent(event)
