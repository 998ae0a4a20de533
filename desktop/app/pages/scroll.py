"""A column that scrolls when it is higher than its room: slim bar, no frame, the focused control kept in sight."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QFrame, QScrollArea, QWidget

from desktop.table.controls.buttons import Scaled
from desktop.table.drawing.theme import BASE, Metrics, css, edge

LEAST = (680, 440)  # pixels: less than any window has but on a screen that is smaller than 800 x 600

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


class Following(QScrollArea):
    """Scrolls to whatever the keyboard goes to in it."""

    margin = 0  # pixels to be seen round it

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        app = QApplication.instance()
        if isinstance(app, QApplication):
            app.focusChanged.connect(self._follow)

    def _follow(self) -> None:
        """Without the signal's arguments: a control that loses the focus by dying must not be wrapped once more."""
        new, content = QApplication.focusWidget(), self.widget()
        if new is not None and content is not None and content.isAncestorOf(new):
            self.ensureWidgetVisible(new, self.margin, self.margin)


class Column(Scaled, Following):
    """The scrolling room; put the contents in with `setWidget`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def set_metrics(self, metrics: Metrics) -> None:
        """The bar follows."""
        super().set_metrics(metrics)
        self.margin = round(metrics.px(60))
        self.setStyleSheet(bar_style(metrics))


class Area(Following):
    """All pages, which are laid out in no less than so many pixels: a smaller window scrolls over them."""

    def __init__(self, pages: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        pages.setMinimumSize(*LEAST)
        self.setWidgetResizable(True)
        self.setWidget(pages)
        self.dress()

    def dress(self) -> None:
        """Bars in the theme that is worn: by themselves, since a style of the area would be its pages' too."""
        for bar in (self.verticalScrollBar(), self.horizontalScrollBar()):
            bar.setStyleSheet(bar_style(Metrics()))
