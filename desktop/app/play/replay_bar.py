"""Under the table of a replay: buttons to walk by, the decision that led here, the pace, the line of the match."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.app.play.replay_line import HIGH, Timeline
from desktop.storage.settings import SPEEDS
from desktop.table.controls.buttons import BrassButton, IconButton, Scaled, painter_on
from desktop.table.controls.fields import SegmentedChoice
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, line_height
from desktop.table.drawing.theme import BASE, Metrics, edge, ui_font
from desktop.table.scene.safety_net import netted
from desktop.words import Words

WALKS = (
    ("back_turn", "skip-back"),
    ("back", "chevron-left"),
    ("forth", "chevron-right"),
    ("forth_turn", "skip-forward"),
)
PACES = tuple(speed for speed in SPEEDS if speed != "off")
EDGE = 16.0
GAP = 8.0
WORDS = 420.0  # units of width, at 100 %, under which the words go over the buttons


@netted
class PlayButton(BrassButton):
    """Play, or pause: the bright one."""

    def sizeHint(self) -> QSize:
        """The same for both words."""
        hint = super().sizeHint()
        return QSize(round(self.metrics.px(52)), hint.height())


@netted
class ReplayBar(Scaled, QWidget):
    """The foot of the page."""

    def __init__(self, words: Words, pace: str, parent: QWidget) -> None:
        super().__init__(parent)
        line = words.line
        self.words = words
        self.sentence = self.note = ""
        self.walks = {name: IconButton(icon, line(f"house.replay.{name}"), 46, self) for name, icon in WALKS}
        self.play = PlayButton("", icon="play", parent=self)
        labels = [line(f"house.speed.{name}") for name in PACES]
        self.pace = SegmentedChoice(line("house.replay.pace"), labels, PACES.index(pace), self, words.pair)
        self.line = Timeline(line("house.replay.line"), self)
        self.show_playing(False)

    def show_playing(self, on: bool) -> None:
        """What the bright button does now."""
        label = self.words.line("house.replay.pause" if on else "house.replay.play")
        self.play.icon_name = "pause" if on else "play"
        self.play.setAccessibleName(label)
        self.play.setToolTip(label)
        self.play.update()

    def tell(self, sentence: str, note: str) -> None:
        """The decision that led here, and where that is."""
        self.sentence, self.note = sentence, note
        self.setAccessibleName(sentence)
        self.line.setAccessibleDescription(f"{note} {sentence}")
        self.update()

    # ---- places

    @property
    def buttons(self) -> list[QAbstractButton]:
        """From the left: back, the bright one, forth."""
        walks = list(self.walks.values())
        return [*walks[:2], self.play, *walks[2:]]

    @property
    def row(self) -> float:
        """The height of the row of buttons."""
        high = float(self.play.sizeHint().height())
        return high if self._folds(self.width()) else max(high, self._words_high)

    @property
    def _words_high(self) -> float:
        m = self.metrics
        return line_height(ui_font(m.type(20), 600), 0.96) + line_height(ui_font(m.type(16)), 0.96)

    def _folds(self, wide: int) -> bool:
        """Whether the words have a row of their own, over the buttons, since beside them they would be too small."""
        m = self.metrics
        taken = sum(button.sizeHint().width() + m.px(GAP) for button in (*self.buttons, self.pace))
        return wide - taken - m.px(2 * EDGE + 40) < m.px(WORDS) * m.text

    def wanted(self, wide: int) -> int:
        """The height of it all in so much width."""
        high, words = float(self.play.sizeHint().height()), self._words_high
        row = high + words + self.metrics.px(GAP) if self._folds(wide) else max(high, words)
        return round(row + self.metrics.px(HIGH + 36))

    def set_metrics(self, metrics: Metrics) -> None:
        """Everything moves."""
        super().set_metrics(metrics)
        scaled: tuple[Scaled, ...] = (*self.walks.values(), self.play, self.pace, self.line)
        for child in scaled:
            child.set_metrics(metrics)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything moves."""
        self._place()

    def _place(self) -> None:
        m = self.metrics
        x, top, row = m.px(EDGE), m.px(12), self.row
        top += self._words_high + m.px(GAP) if self._folds(self.width()) else 0
        for button in self.buttons:
            hint = button.sizeHint()
            button.setGeometry(round(x), round(top + (row - hint.height()) / 2), hint.width(), hint.height())
            x += hint.width() + m.px(GAP)
        hint = self.pace.sizeHint()
        left = self.width() - m.px(EDGE) - hint.width()
        self.pace.setGeometry(round(left), round(top + (row - hint.height()) / 2), hint.width(), hint.height())
        y = round(top + row + m.px(12))
        self.line.setGeometry(round(m.px(EDGE)), y, self.width() - 2 * round(m.px(EDGE)), round(m.px(HIGH)))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground and the two lines of words."""
        painter, m, rect = painter_on(self), self.metrics, QRectF(self.rect())
        painter.fillRect(rect, paint.vertical(0, rect.height(), BASE.foot, BASE.bar_deep))
        painter.fillRect(QRectF(0, 0, rect.width(), 1), edge(0.16))
        left = self.walks["forth_turn"].geometry().right() + m.px(20)
        wide = self.pace.x() - m.px(20) - left
        if self._folds(self.width()):
            left, wide = m.px(EDGE), self.width() - m.px(2 * EDGE)
        head, small = ui_font(m.type(20), 600), ui_font(m.type(16))
        first, second = line_height(head, 0.96), line_height(small, 0.96)
        y = m.px(12) + (0.0 if self._folds(self.width()) else (self.row - first - second) / 2)
        draw_line(painter, QRectF(left, y, wide, first), self.sentence, head, BASE.text, LEFT)
        draw_line(painter, QRectF(left, y + first, wide, second), self.note, small, BASE.muted, LEFT)
