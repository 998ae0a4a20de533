"""Giving up: the page's one question, because nothing takes the answer back (UX 29); playing on is bright."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, Signal
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.app.play.sheet import EDGE, Sheet
from desktop.table.controls.buttons import BrassButton, GlassButton, painter_on
from desktop.table.drawing.lettering import draw_paragraph, paragraph_height
from desktop.table.drawing.theme import BASE, Metrics, ui_font
from desktop.table.scene.safety_net import netted
from desktop.words import Words

WIDE = 620.0


@netted
class ResignSheet(Sheet):
    """What giving up means in this match, and two buttons."""

    resigned = Signal()

    def __init__(self, words: Words, rule: str, parent: QWidget) -> None:
        line = words.line
        super().__init__(line("house.play.resign.ask"), line("house.button.close"), parent)
        self._line = line
        self.said = line("house.play.resign.means", rule)
        self.setAccessibleDescription(self.said)
        self.stay_button = BrassButton(line("house.play.resign.stay"), line("house.key.enter"), parent=self)
        self.resign_button = GlassButton(line("house.play.resign.do"), icon="flag", parent=self)
        self.stay_button.clicked.connect(self.dismiss)
        self.resign_button.clicked.connect(self._give_up)

    def ask(self, name: str) -> None:
        """Ask; among several people, whom."""
        self.title = self._line("house.play.resign.ask_of", name) if name else self._line("house.play.resign.ask")
        self.setAccessibleName(self.title)
        self.open()

    def _give_up(self) -> None:
        self.dismiss()
        self.resigned.emit()

    def first_focus(self) -> QWidget:
        """Playing on: what a hasty Enter does."""
        return self.stay_button

    def set_metrics(self, metrics: Metrics) -> None:
        """Everything follows."""
        super().set_metrics(metrics)
        for button in (self.stay_button, self.resign_button):
            button.set_metrics(metrics)

    def _said_high(self, wide: float) -> float:
        return paragraph_height(self.said, ui_font(self.metrics.type(19)), wide - 2 * self.metrics.px(EDGE))

    def wanted(self, room: QRect) -> QRect:
        """In the middle, as high as its words."""
        m = self.metrics
        wide = min(round(m.px(WIDE) * m.text**0.7), room.width() - round(m.px(40)))
        high = round(self.head + self._said_high(wide) + self.stay_button.sizeHint().height() + m.px(22 + EDGE))
        return QRect(room.center().x() - wide // 2, room.center().y() - high // 2, wide, high)

    def arrange(self) -> None:
        """Both buttons at the foot."""
        m = self.metrics
        edge, gap = round(m.px(EDGE)), round(m.px(14))
        hints = [self.stay_button.sizeHint(), self.resign_button.sizeHint()]
        y = self.height() - edge - hints[0].height()
        self.stay_button.setGeometry(edge, y, hints[0].width(), hints[0].height())
        self.resign_button.setGeometry(edge + hints[0].width() + gap, y, hints[1].width(), hints[1].height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sheet and what giving up means."""
        super().paintEvent(event)
        edge, wide = self.metrics.px(EDGE), float(self.width())
        room = QRectF(edge, self.head, wide - 2 * edge, self._said_high(wide) + 1)
        draw_paragraph(painter_on(self), room, self.said, ui_font(self.metrics.type(19)), BASE.text)
