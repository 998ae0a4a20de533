"""A column that scrolls when it is higher than its room: slim bar, no frame, the focused control kept in sight."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from desktop.table.controls import Scaled
from desktop.table.theme import BASE, Metrics, css, edge

_BAR = """
QScrollArea, QScrollArea > QWidget > QWidget {{ background: transparent; }}
QScrollBar:vertical {{ background: transparent; width: {wide}px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {handle}; border-radius: {radius}px; min-height: {least}px; }}
QScrollBar:horizontal {{ background: transparent; height: {wide}px; margin: 0; }}
QScrollBar::handle:horizontal {{ background: {handle}; border-radius: {radius}px; min-width: {least}px; }}
QScrollBar::handle:hover {{ background: {hover}; }}
QScrollBar::add-line, QScrollBar::sub-line {{ background: none; height: 0; width: 0; }}
QScrollBar::add-page, QScrollBar::sub-page {{ background: none; }}
"""


def bar_style(metrics: Metrics) -> str:
    """The house's scroll bar, as a style sheet."""
    wide = max(6, round(metrics.px(10)))
    tints = {"handle": css(edge(0.27)), "hover": BASE.accent}
    return _BAR.format(wide=wide, radius=wide // 2, least=round(metrics.px(40)), **tints)


class Column(Scaled, QScrollArea):
    """The scrolling room; put the contents in with `setWidget`."""

    moved = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.verticalScrollBar().valueChanged.connect(self.moved)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)

    def set_metrics(self, metrics: Metrics) -> None:
        """The bar follows."""
        super().set_metrics(metrics)
        self.setStyleSheet(bar_style(metrics))

    def _follow(self) -> None:
        """Without the signal's arguments: a control that loses the focus by dying must not be wrapped once more."""
        new, content = QApplication.focusWidget(), self.widget()
        if new is not None and content is not None and content.isAncestorOf(new):
            margin = round(self.metrics.px(60))
            self.ensureWidgetVisible(new, margin, margin)
