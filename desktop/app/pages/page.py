"""A page of the house: calm ground, its own metrics, Esc goes back.

Layouts place what lies on it; `lay_out` tells them what depends on the window.
"""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLayout, QWidget

from desktop.app.house.house import House
from desktop.app.pages.layouts import HBox, settle
from desktop.table.controls.buttons import IconButton, painter_on, rescale
from desktop.table.drawing import paint
from desktop.table.drawing.theme import Metrics, worn
from desktop.table.scene.safety_net import netted

NARROWEST = 1400  # units: a window narrower than that makes the unit smaller


def page_metrics(size: QSize, text: float) -> Metrics:
    """The metrics of a page that fills a window."""
    return Metrics.of_height(min(size.height(), size.width() / NARROWEST * 1000), text)


class Follower:
    """What follows the settings while it is open, also under another page."""

    def fit(self) -> None:
        """Lay out anew."""

    def refit(self) -> None:
        """Letters have another size, or the theme is another one."""
        self.fit()

    def take_settings(self) -> None:
        """How fast, how calm and how loud it is may be another one."""


@netted
class Page(Follower, QWidget):
    """One of the window's pages."""

    def __init__(self, house: House, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.house = house
        self.metrics = Metrics()
        self._ground: QPixmap | None = None
        self._worn = worn()
        self.setAccessibleName(name)
        self.setWindowTitle(name)

    # ---- what a page adds

    def lay_out(self) -> None:
        """Place everything for the present size and metrics."""

    def first_focus(self) -> QWidget | None:
        """Where the keyboard starts."""
        return None

    def entered(self) -> None:
        """The page is about to be shown (again)."""

    # ---- what pages share

    def head(self, heading: QWidget, *tools: QWidget | QLayout) -> HBox:
        """The top of a page: the arrow back, the heading, and tools at the right."""
        self.arrow = IconButton("arrow-left", self.house.words.line("house.button.back"), 40, self)
        self.arrow.clicked.connect(self.back)
        row = HBox(self.arrow, gap=14)
        row.put(heading, stretch=1)
        row.put(*tools)
        return row

    def fit(self) -> None:
        """Take the window's size, the reader's text size and the theme, and lay out anew."""
        self.metrics = page_metrics(self.size(), self.house.settings.text_factor)
        if self._worn != worn():
            self._ground, self._worn = None, worn()
        rescale(self, self.metrics)
        self.lay_out()
        settle(self)
        self.update()

    def hasHeightForWidth(self) -> bool:
        """A page takes the window as it is, whatever its words would like."""
        return False

    def back(self) -> None:
        """To the page before."""
        self.house.routes.back()

    def rect_of(self, x: float, y: float, wide: float, high: float) -> QRect:
        """A rectangle in units as pixels."""
        px = self.metrics.px
        return QRectF(px(x), px(y), px(wide), px(high)).toRect()

    @property
    def wide(self) -> float:
        """The page's width in units."""
        return self.width() / self.metrics.unit

    @property
    def high(self) -> float:
        """The page's height in units."""
        return self.height() / self.metrics.unit

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything is a function of the size."""
        self._ground = None
        self.fit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Another page lies there: this one's ground is drawn again when it comes back."""
        super().hideEvent(event)
        self._ground = None

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground, drawn once a size, and what the page paints itself."""
        painter = painter_on(self)
        ratio = self.devicePixelRatioF()
        if self._ground is None or self._ground.devicePixelRatio() != ratio:
            self._ground = QPixmap((self.size().toSizeF() * ratio).toSize())
            self._ground.setDevicePixelRatio(ratio)
            brush = QPainter(self._ground)
            self.paint_ground(brush, QRectF(self.rect()))
            brush.end()
        painter.drawPixmap(0, 0, self._ground)
        self.paint_page(painter)

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        """What lies under everything else: painted once a size."""
        paint.house_ground(painter, rect)

    def paint_page(self, painter: QPainter) -> None:
        """What lies on the ground under the controls."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back; everything else goes on to the window."""
        if event.key() == Qt.Key.Key_Escape:
            self.back()
        else:
            super().keyPressEvent(event)
