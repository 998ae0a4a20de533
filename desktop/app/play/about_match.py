"""What this match is: who sits in it, with which options, and the deal, fixed before the first card by its hash."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.app.pages.layouts import SPRING, HBox, VBox
from desktop.app.pages.lines import Line, Paragraph
from desktop.app.pages.option_fields import choice_labels
from desktop.app.play.sheet import Sheet
from desktop.controller.ending import help_told
from desktop.controller.matches import Match, Option
from desktop.table.controls.buttons import GlassButton
from desktop.table.scene.safety_net import netted
from desktop.words import Words

WIDE = 760.0


@netted
class AboutMatchSheet(Sheet):
    """Lines that can be copied; made anew each time it opens."""

    def __init__(self, words: Words, match: Match, parent: QWidget) -> None:
        line = words.line
        super().__init__(line("house.play.about.title"), line("house.button.close"), parent)
        self._words, self._match = words, match
        self.rows = [
            (Line(label, 16, 600, "muted", parent=self), Paragraph(18, parent=self)) for label in self._labels()
        ]
        self.copy = GlassButton(line("house.play.about.copy"), icon="copy", parent=self)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.told))
        lines = [VBox(label, value, gap=2) for label, value in self.rows]
        self.fill(*lines, HBox(self.copy, SPRING), gap=14)

    def _labels(self) -> list[str]:
        return [self._words.line(f"house.play.about.{name}") for name in ("mode", "seats", "options", "help", "deal")]

    def tell(self, seats: str, deal: str) -> None:
        """Who sits where, and what can be said of the deal by now."""
        for (_, value), said in zip(self.rows, (self._mode(), seats, self._options(), self._help(), deal), strict=True):
            value.tell(said)
        self.setAccessibleDescription(self.told)

    @property
    def told(self) -> str:
        """All of it, as it is copied and read out."""
        return "\n".join(self._words.pair(label.text(), value.text) for label, value in self.rows)

    def _mode(self) -> str:
        match = self._match
        return self._words.first(f"{match.game.info.id}.mode.{match.mode}", default=match.mode.capitalize())

    def _options(self) -> str:
        """Those that are not as they usually are."""
        match = self._match
        chosen = [option for option in match.game.options if match.options[option.name] != option.default]
        said = [self._option(option) for option in chosen if not option.safety]
        return self._words.series(said) if said else self._words.line("house.play.about.usual")

    def _help(self) -> str:
        """Hints, warnings and moves taken back."""
        told = help_told(self._match)
        if told is None:
            return self._words.line("house.helped.later")
        said = [self._words.say(each) for each in told]
        return self._words.listed(said) if said else self._words.line("house.helped.none")

    def _option(self, option: Option) -> str:
        words, game, value = self._words, self._match.game.info.id, self._match.options[option.name]
        name = f"{game}.option.{option.name}"
        label = words.first(name, f"{name}.label", default=option.name.replace("_", " "))
        if isinstance(option.default, bool):
            shown = words.first(*((f"{name}.on", "house.new.on") if value else (f"{name}.off", "house.new.off")))
        elif isinstance(option.default, int):
            shown = str(value)
        else:
            names = [seat.name for seat in self._match.seats]
            shown = choice_labels(words, game, option, names)[option.choices.index(str(value))]
        return words.pair(label, shown)

    def wanted(self, room: QRect) -> QRect:
        """In the middle, as high as its words."""
        m = self.metrics
        wide = min(round(m.px(WIDE) * m.text**0.7), room.width() - round(m.px(40)))
        _, high = self.heights(wide)
        high = min(high, room.height() - round(m.px(16)))
        return QRect(room.center().x() - wide // 2, room.center().y() - high // 2, wide, high)
