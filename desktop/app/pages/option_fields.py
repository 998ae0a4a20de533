"""Fields made from a game's options: words become a row of words or a list, truths yes and no, numbers a stepper.

Labels and help are texts of the game: `<game>.option.<name>` with `.help`, and `.<choice>` for each word.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIntValidator, QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.app.pages.layouts import SPRING, HBox, VBox
from desktop.app.pages.lines import Line
from desktop.controller.matches import Option, Value
from desktop.table.controls.buttons import IconButton, Scaled
from desktop.table.controls.fields import DropDown, Pair, SegmentedChoice, TextInput
from desktop.table.controls.slider import Slider
from desktop.table.drawing.theme import Metrics
from desktop.table.scene.safety_net import netted
from desktop.words import Words

MOST_SEGMENTS = 4
Chosen_co = TypeVar("Chosen_co", covariant=True)
Choice = TypeVar("Choice")


@netted
class Field(Scaled, QWidget, Generic[Chosen_co]):
    """A label, a control and a muted line under it; `read` tells what is chosen."""

    changed = Signal()

    def __init__(self, label: str, control: QWidget, read: Callable[[], Chosen_co], about: str = "") -> None:
        super().__init__()
        self.label = Line(label, 17, 600, "muted", parent=self)
        self.label.setBuddy(control)
        self.control = control
        self.read = read
        self.choices: Sequence[object] = ()  # of a field that is a choice
        self.about = Line(about, 16, 400, "muted", parent=self)
        self.about.setVisible(bool(about))
        control.setAccessibleDescription(about)
        self.setLayout(VBox(self.label, VBox(control, self.about, gap=4), SPRING, gap=6))

    def follow(self, value: object) -> None:
        """Show another choice, which was made elsewhere."""
        if isinstance(self.control, Slider) and isinstance(value, int):
            self.control.follow(value)
            return
        if value in self.choices and value != self.read():
            self.control.blockSignals(True)
            if isinstance(self.control, DropDown):
                self.control.setCurrentIndex(self.choices.index(value))
            elif isinstance(self.control, SegmentedChoice):
                self.control.choose(self.choices.index(value))
            self.control.blockSignals(False)


@netted
class Stepper(Scaled, QWidget):
    """A whole number between bounds: type it, or step with the buttons and the up and down keys."""

    def __init__(self, name: str, value: int, low: int, high: int, less: str, more: str) -> None:
        super().__init__()
        self.low, self.high = low, high
        self.setAccessibleName(name)
        self.input = TextInput(name, str(value), parent=self)
        self.input.setValidator(QIntValidator(low, high, self.input))
        self.less, self.more = IconButton("minus", less, 46, self), IconButton("plus", more, 46, self)
        self.less.clicked.connect(lambda: self.step(-1))
        self.more.clicked.connect(lambda: self.step(1))
        self.input.editingFinished.connect(lambda: self.set_value(self.value))
        self.setFocusProxy(self.input)
        self.setLayout(HBox(self.input, self.less, self.more, gap=8))

    @property
    def value(self) -> int:
        """The number, within its bounds whatever stands in the field."""
        text = self.input.text()
        return min(self.high, max(self.low, int(text) if text.isdigit() else self.low))

    def set_value(self, value: int) -> None:
        """Show a number."""
        self.input.setText(str(min(self.high, max(self.low, value))))

    def step(self, by: int) -> None:
        """One more or less; ten where the range is wide."""
        wide = 10 if self.high - self.low > 200 else 1
        at = self.value
        self.set_value((at // wide + by) * wide if wide > 1 else at + by)

    def set_metrics(self, metrics: Metrics) -> None:
        """Buttons as high as the field."""
        super().set_metrics(metrics)
        self.input.set_metrics(metrics)
        side = self.input.sizeHint().height()
        for button in (self.less, self.more):
            button.setFixedSize(side, side)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Up and down step."""
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Down: -1}
        if event.key() in steps:
            self.step(steps[Qt.Key(event.key())])
        else:
            super().keyPressEvent(event)


def choice(
    label: str, words: Sequence[tuple[str, Choice]], value: Choice, about: str, room: float, text: float, pair: Pair
) -> Field[Choice]:
    """One of several words: side by side when they fit a room of so many units, else a list."""
    at = next((number for number, (_, data) in enumerate(words) if data == value), 0)
    if len(words) <= MOST_SEGMENTS:
        row = SegmentedChoice(label, [word for word, _ in words], at, pair=pair)
        row.set_metrics(Metrics(1.0, text))
        for child in row.findChildren(QWidget):
            if isinstance(child, Scaled):
                child.set_metrics(Metrics(1.0, text))
        if row.sizeHint().width() <= room:
            field = Field(label, row, lambda: words[row.at][1], about)
            field.choices = [data for _, data in words]
            row.chosen.connect(field.changed)
            return field
        row.deleteLater()
    drop = DropDown(label)
    for word, data in words:
        drop.add(word, data)
    drop.setCurrentIndex(at)
    field = Field(label, drop, lambda: words[max(0, drop.currentIndex())][1], about)
    field.choices = [data for _, data in words]
    drop.currentIndexChanged.connect(field.changed)
    return field


def slider(label: str, value: int, about: str, percent: Callable[[int], str]) -> Field[int]:
    """How much of something, from 0 to 100 percent."""
    line = Slider(label, value, percent)
    field = Field(label, line, line.value, about)
    field.choices = range(0, 101, line.singleStep())
    line.valueChanged.connect(field.changed)
    return field


def option_field(words: Words, game: str, option: Option, value: Value, room: float, text: float) -> Field[Value]:
    name = f"{game}.option.{option.name}"
    label = words.first(name, f"{name}.label", default=option.name.replace("_", " "))
    about = words.first(f"{name}.help")
    if isinstance(option.default, bool):
        yes, no = words.first(f"{name}.on", "house.new.on"), words.first(f"{name}.off", "house.new.off")
        return choice(label, ((yes, True), (no, False)), value, about, room, text, words.pair)
    if isinstance(option.default, int):
        steps = (words.line("house.new.less", label), words.line("house.new.more", label))
        stepper = Stepper(label, int(value), option.low, option.high, *steps)
        field = Field(label, stepper, lambda: stepper.value, about)
        stepper.input.textChanged.connect(field.changed)
        return field
    labels = list(zip(choice_labels(words, game, option, ()), option.choices))
    return choice(label, labels, value, about, room, text, words.pair)


def choice_labels(words: Words, game: str, option: Option, names: Sequence[str]) -> list[str]:
    """The words of an option's choices; a text may name the seats by `{0}` and `{1}`."""
    seats = tuple(words.seat(number, names) for number in range(2))
    ids = {word: f"{game}.option.{option.name}.{word}" for word in option.choices}
    plain = {word: word.replace("_", " ").capitalize() for word in option.choices}
    return [words.line(ids[word], *seats) if words.known(ids[word]) else plain[word] for word in option.choices]


def relabel(field: Field[object], labels: Sequence[str]) -> None:
    """Other words for the same choices: a seat has got another name."""
    control = field.control
    if isinstance(control, DropDown):
        for number, label in enumerate(labels):
            control.setItemText(number, label)
    elif isinstance(control, SegmentedChoice):
        for number, label in enumerate(labels):
            control.rename(number, label)
