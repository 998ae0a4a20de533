"""What happened since one's last turn, summed up in five lines: once the curtain has opened, and after a rush to one's
turn. It leaves with the first action.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from math import ceil

from PySide6.QtCore import QEasingCurve, QPoint, QRect, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QFont, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.app.pages.layouts import SPRING, HBox, VBox
from desktop.app.play.over_table import Find, anywhere
from desktop.table.controls.buttons import IconButton, Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, draw_paragraph, line_height, paragraph_height
from desktop.table.drawing.theme import BASE, MIN_TEXT, Metrics, color, ui_font
from desktop.table.scene.safety_net import netted
from desktop.words import Words

WIDE = 372.0
ABOVE = 0.36  # of the room that is left, above it: one's own cards lie low
EDGE = 20.0
FADE_MS = 220
MOST = 5  # lines (UX 23)
WIDTHS = (1.0, 1.4, 0.8)  # of its own: the first that finds a free place
LETTERS = (1.0, 0.8, 0.6)  # of large text: likewise, and never smaller than at 100 %


def in_few(lines: Sequence[str], join: Callable[[Sequence[str]], str]) -> tuple[str, ...]:
    """At most five lines that leave nothing out: the shortest neighbours share one."""
    few = list(lines)
    while len(few) > MOST:
        at = min(range(len(few) - 1), key=lambda first: len(few[first]) + len(few[first + 1]))
        few[at : at + 2] = [join(few[at : at + 2])]
    return tuple(few)


@netted
class Recap(Scaled, QWidget):
    """Lines over the table; it takes no keyboard and no drag: a click on it sends it away."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.title = words.line("house.play.recap")
        self.lines: tuple[str, ...] = ()
        self.opacity = 1.0
        self._room = QRect()
        self._find: Find | None = None
        self._letters = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.cross = IconButton("x", words.line("house.play.recap_close"), 30, self)
        self.cross.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.cross.clicked.connect(self.leave)
        self.setLayout(VBox(HBox(SPRING, self.cross), SPRING, edges=(0, 10, 10, 0)))
        self._fade = QVariantAnimation(self)
        self._fade.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fade.valueChanged.connect(self._set_opacity)
        self._fade.finished.connect(self.hide)
        self.hide()

    def tell(self, lines: Sequence[str], room: QRect, find: Find | None = None) -> None:
        """Show what was missed over the middle of a room; nothing to tell shows nothing."""
        self._fade.stop()
        self.lines = in_few([self._times(line, len(list(same))) for line, same in groupby(lines)], self._words.prose)
        self.setAccessibleName(self._words.line("house.pair", self.title, self._words.prose(self.lines)))
        self.opacity = 1.0
        self.setVisible(bool(self.lines))
        self.place_in(room, find)
        self.raise_()

    def _times(self, line: str, count: int) -> str:
        return line if count == 1 else self._words.line("house.play.recap_times", line, count)

    def place_in(self, room: QRect, find: Find | None = None) -> None:
        """Over the middle of the room, or as near to it as nothing is hidden that can be chosen."""
        self._room, self._find = room, find
        forms = list(self._forms(room))
        first = forms[0][1]
        best = QPoint(
            room.center().x() - first.width() // 2, room.y() + round((room.height() - first.height()) * ABOVE)
        )
        sizes = [(size.width(), size.height()) for _, size in forms]
        middle = QRect(best, first).center()
        number, rect = (find or anywhere(room))(
            sizes, [best], (), lambda there: (there.center() - middle).manhattanLength()
        )
        self._letters = forms[number][0]
        self.setGeometry(rect)
        self.update()

    def _forms(self, room: QRect) -> Iterator[tuple[float, QSize]]:
        """Its letters' share and its size, the best first."""
        m = self.metrics
        for letters in dict.fromkeys(max(share, 1 / m.text) for share in LETTERS):
            self._letters = letters
            for share in WIDTHS:
                wide = round(min(m.px(WIDE) * m.text * letters * share, room.width() - m.px(40)))
                yield letters, QSize(wide, ceil(self._head + sum(self._heights(wide)) + m.px(EDGE)))

    def set_metrics(self, metrics: Metrics) -> None:
        """Letters and cross follow."""
        super().set_metrics(metrics)
        if self.isVisible():
            self.place_in(self._room, self._find)

    def leave(self, ms: float = FADE_MS) -> None:
        """Fade away; in 0 ms it is gone."""
        if self.isHidden() or self._fade.state() == QVariantAnimation.State.Running:
            return
        if ms <= 0:
            self.hide()
            return
        self._fade.setDuration(round(ms))
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.start()

    def _set_opacity(self, value: float) -> None:
        self.opacity = float(value)
        self.cross.setVisible(self.opacity > 0.99)
        self.update()

    @property
    def _head(self) -> float:
        return max(self.metrics.px(50), line_height(self._face(19, 600)) + self.metrics.px(18))

    def _face(self, units: float, weight: int = 400) -> QFont:
        return ui_font(max(MIN_TEXT, self.metrics.type(units) * self._letters), weight)

    def _heights(self, wide: float) -> list[float]:
        m = self.metrics
        room = wide - m.px(2 * EDGE + 14)
        return [paragraph_height(line, self._face(17), room) + m.px(7) for line in self.lines]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.leave()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Sheet, heading, lines."""
        painter, m, rect = painter_on(self), self.metrics, QRectF(self.rect())
        painter.setOpacity(self.opacity)
        paint.panel(painter, rect, m.px(14), 0.95, 0.25)
        head = QRectF(m.px(EDGE), 0, rect.width() - m.px(EDGE + 50), self._head)
        draw_line(painter, head, self.title, self._face(19, 600), BASE.accent_ink, LEFT)
        y = self._head
        for line, high in zip(self.lines, self._heights(rect.width()), strict=True):
            bar = QRectF(m.px(EDGE), y + m.px(2), m.px(4), high - m.px(9))
            paint.box(painter, bar, m.px(2), color(BASE.accent, 0.7))
            room = QRectF(m.px(EDGE + 14), y, rect.width() - m.px(2 * EDGE + 14), high)
            draw_paragraph(painter, room, line, self._face(17), BASE.text)
            y += high
