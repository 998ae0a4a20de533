"""Giving up: the page's one question, because nothing takes the answer back (UX 29); playing on is bright."""

from __future__ import annotations

from PySide6.QtCore import QRect, Signal
from PySide6.QtWidgets import QWidget

from desktop.app.pages.layouts import SPRING, HBox
from desktop.app.pages.lines import Paragraph
from desktop.app.play.sheet import Sheet
from desktop.table.controls.buttons import BrassButton, GlassButton
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
        self.means = Paragraph(19, parent=self)
        self.means.tell(self.said)
        self.resign_button = GlassButton(line("house.play.resign.do"), icon="flag", parent=self)
        buttons = HBox(self.stay_button, self.resign_button, SPRING, gap=14)
        self.fill(self.means, buttons, gap=22)
        self.stay_button.clicked.connect(self.dismiss)
        self.resign_button.clicked.connect(self._give_up)

    def ask(self, name: str) -> None:
        """Ask; among several people, whom."""
        self.call(self._line("house.play.resign.ask_of", name) if name else self._line("house.play.resign.ask"))
        self.open()

    def _give_up(self) -> None:
        self.dismiss()
        self.resigned.emit()

    def first_focus(self) -> QWidget:
        """Playing on: what a hasty Enter does."""
        return self.stay_button

    def wanted(self, room: QRect) -> QRect:
        """In the middle, as high as its words."""
        m = self.metrics
        wide = min(round(m.px(WIDE) * m.text**0.7), room.width() - round(m.px(40)))
        _, high = self.heights(wide)
        return QRect(room.center().x() - wide // 2, room.center().y() - high // 2, wide, high)
