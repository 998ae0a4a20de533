"""The bar over the table: menu, the game and where it stands, the steps of the turn, and the tools.

Where the window is narrow the steps fold to the one that runs, then the title shrinks and goes, then the heading
shrinks; the tools keep their place.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QAccessible, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.app.pages.layouts import SPRING, HBox, settle
from desktop.app.play.actions import PlayActions, ToolButton
from desktop.table.controls.buttons import Scaled, painter_on, rescale
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, width
from desktop.table.drawing.theme import BASE, Metrics, color, draw_icon, edge, font, ui_font
from desktop.table.scene.safety_net import netted
from desktop.table.world import world_of
from desktop.words import Words

TOOLS = ("undo", "redo", "retold", "hint", "moves", "log", "rules", "settings")
LOGO = 14.0  # units from the menu button to the fan
MARK = 16.0  # units from the heading to the mark
APART = 24.0  # units on both sides of the steps
LEAST_TITLE, LEAST_HEADING = 0.7, 0.6  # of their width; the title is left out before it is smaller
BESIDE = 4.0  # units on both sides of the arrow between two steps


@netted
class Steps(Scaled, QWidget):
    """The steps of a turn as chips: done ones ticked, the running one in brass."""

    spoken_role = QAccessible.Role.StaticText

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = words
        self.labels: tuple[str, ...] = ()
        self.at = -1
        self.short = False

    def set_steps(self, labels: Sequence[str], at: int) -> None:
        """Other steps, or another one runs."""
        self.labels, self.at = tuple(labels), at
        if 0 <= at < len(self.labels):
            self.setAccessibleName(self.words.line("house.play.phase_says", self.labels[at], at + 1, len(self.labels)))
        self.updateGeometry()
        self.update()

    def _chips(self) -> list[tuple[str, bool, bool]]:
        """Label, running, done."""
        if self.short and 0 <= self.at < len(self.labels) > 1:
            label = self.words.line("house.play.phase_short", self.labels[self.at], self.at + 1, len(self.labels))
            return [(label, True, False)]
        return [(label, number == self.at, number < self.at) for number, label in enumerate(self.labels)]

    def wide(self) -> float:
        """The room the chips take."""
        chips = self._chips()
        m = self.metrics
        return sum(paint.chip_width(label, m, on, done) for label, on, done in chips) + self._apart * (len(chips) - 1)

    @property
    def _apart(self) -> float:
        """From one step to the next: the arrow, which grows with the letters, and what is beside it."""
        return self.metrics.sign(18) + 2 * self.metrics.px(BESIDE)

    def sizeHint(self) -> QSize:
        """Just as wide as its chips."""
        return QSize(round(self.wide()) + 2, round(max(self.metrics.px(32), self.metrics.type(16) * 1.8)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Chip, chevron, chip."""
        painter, m = painter_on(self), self.metrics
        middle, x, side = self.height() / 2, 1.0, m.sign(18)
        for number, (label, on, done) in enumerate(self._chips()):
            if number:
                draw_icon(painter, "chevron-right", QRectF(x + m.px(BESIDE), middle - side / 2, side, side), BASE.quiet)
                x += self._apart
            x += paint.chip(painter, x, middle, label, m, on, done)


@netted
class TopBar(Scaled, QWidget):
    def __init__(self, title: str, world: str, actions: PlayActions, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = title
        self.world = world
        self.heading = ""
        self.mark = ""  # a word beside the heading for what is not an ordinary match
        self.table_wide = 0.0  # the steps stand over the middle of the table, not of the window
        self._title_share = self._heading_share = 1.0  # of their width, where the steps need the room
        self.menu = ToolButton(actions, "menu", 34, self)
        self.steps = Steps(actions.words, self)
        self.tools = {name: ToolButton(actions, name, 34, self) for name in TOOLS}
        self.setLayout(HBox(self.menu, SPRING, HBox(*self.tools.values(), gap=7), edges=(12, 0, 18, 0)))

    def tell(self, heading: str, labels: Sequence[str], at: int) -> None:
        """Where the game stands."""
        if (heading, tuple(labels), at) == (self.heading, self.steps.labels, self.steps.at):
            return
        self.heading = heading
        self.steps.set_steps(labels, at)
        self._place()
        self.update()

    def set_mark(self, mark: str) -> None:
        """Say beside the heading what sort of match it is."""
        if mark != self.mark:
            self.mark = mark
            self.setAccessibleName(mark)
            self._place()
            self.update()

    def set_metrics(self, metrics: Metrics) -> None:
        """Everything moves."""
        super().set_metrics(metrics)
        rescale(self, metrics)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything moves."""
        self._place()

    # ---- places, left to right

    @property
    def _title_font(self) -> QFont:
        return font(world_of(self.world).title, self.metrics.px(31) * min(1.2, self.metrics.text))

    @property
    def _heading_font(self) -> QFont:
        return ui_font(self.metrics.type(18), 500)

    def _tools_left(self) -> float:
        return min((tool.x() for tool in self.tools.values()), default=self.width())

    def _place(self) -> None:
        """The steps, in what words and tools leave."""
        settle(self)
        m, steps = self.metrics, self.steps
        self._title_share = self._heading_share = 1.0
        steps.short = False
        steps.short = self._over() > 0
        if self._over() > 0:
            share = 1 - self._over() / max(1.0, self._title_wide())
            self._title_share = share if share >= LEAST_TITLE else 0.0
        if self._over() > 0:
            self._heading_share = max(
                LEAST_HEADING, 1 - self._over() / max(1.0, width(self.heading, self._heading_font))
            )
        left, right = self._heading_right() + m.px(APART), self._tools_left() - m.px(APART)
        wide, high = steps.wide() + 2, steps.sizeHint().height()
        middle = (self.table_wide or self.width()) / 2
        x = max(left, min(middle - wide / 2, right - wide))
        steps.setGeometry(round(x), (self.height() - high) // 2, round(min(wide, max(0.0, right - x))) + 1, high)
        steps.update()

    def _over(self) -> float:
        """By how much the steps are too wide for what is left between the words and the tools."""
        return self.steps.wide() + 2 - (self._tools_left() - self._heading_right() - 2 * self.metrics.px(APART))

    def _title_left(self) -> float:
        return self.menu.geometry().right() + self.metrics.px(LOGO + 40 + 10)

    def _title_wide(self) -> float:
        return (width(self.title, self._title_font) + self.metrics.px(6)) * self._title_share

    def _heading_left(self) -> float:
        return self._title_left() + self._title_wide() + self.metrics.px(28)

    def _heading_right(self) -> float:
        return self._words_right() + (self._mark_wide() + self.metrics.px(MARK) if self.mark else 0.0)

    def _mark_wide(self) -> float:
        return width(self.mark, ui_font(self.metrics.type(16), 600)) + self.metrics.px(48)

    def _words_right(self) -> float:
        return self._heading_left() + width(self.heading, self._heading_font) * self._heading_share

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, fan, title, heading."""
        painter, m = painter_on(self), self.metrics
        rect = QRectF(self.rect())
        painter.fillRect(rect, paint.vertical(0, rect.height(), BASE.bar, BASE.bar_deep))
        painter.fillRect(QRectF(0, rect.height() - 1, rect.width(), 1), edge(0.12))
        side = m.px(36)
        paint.logo(painter, self.menu.geometry().right() + m.px(LOGO), (rect.height() - side) / 2, side)
        room = QRectF(self._title_left(), 0, self._title_wide(), rect.height())
        if self._title_share:
            draw_line(painter, room, self.title, self._title_font, BASE.text, LEFT)
        if self.heading:
            x = room.right() + m.px(14)
            painter.fillRect(QRectF(x, rect.height() / 2 - m.px(11), max(1.0, m.px(1)), m.px(22)), edge(0.2))
            left = self._heading_left()
            at = QRectF(left, 0, max(1.0, self._words_right() + m.px(4) - left), rect.height())
            draw_line(painter, at, self.heading, self._heading_font, BASE.muted, LEFT)
        if self.mark:
            self._paint_mark(painter)

    def _paint_mark(self, painter: QPainter) -> None:
        m, side = self.metrics, self.metrics.px(18)
        face = ui_font(m.type(16), 600)
        high = max(m.px(30), face.pixelSize() * 1.7)
        middle = self.height() / 2
        rect = QRectF(self._words_right() + m.px(MARK), middle - high / 2, self._mark_wide(), high)
        paint.box(painter, rect, high / 2, color(BASE.accent, 0.12), BASE.accent, max(1.2, m.px(1.6)))
        icon = QRectF(rect.x() + m.px(11), middle - side / 2, side, side)
        draw_icon(painter, "graduation-cap", icon, BASE.accent_ink)
        draw_line(painter, rect.adjusted(m.px(36), 0, 0, 0), self.mark, face, BASE.accent_ink, LEFT)
