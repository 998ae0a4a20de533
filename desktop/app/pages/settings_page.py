"""Settings and keys on one page. Every change holds at once and is kept; there is nothing to confirm."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.app.house.house import House
from desktop.app.house.languages import names as language_names
from desktop.app.pages.layouts import Grid, VBox
from desktop.app.pages.lines import Line
from desktop.app.pages.option_fields import Choice, Field, choice, slider
from desktop.app.pages.page import Page
from desktop.app.pages.scroll import Column
from desktop.storage import folder
from desktop.storage.settings import (
    CORES,
    EVEN,
    MOST_SEATS,
    MOTIONS,
    SIGHTS,
    SPEEDS,
    TEXT_SIZES,
    THEMES,
    THOUGHTS,
    VISIBLE,
    WARNINGS,
)
from desktop.table.controls.buttons import LinkButton, Panel, Scaled, painter_on, tab_chain
from desktop.table.controls.fields import SegmentedChoice, TextInput
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line
from desktop.table.drawing.theme import BASE, ui_font
from desktop.table.scene.safety_net import netted

EDGE = 40.0
WIDEST = 1240.0
KEYS = ("arrows", "enter", "escape", "tab", "seats", "f1", "f2", "f11", "comma")


@netted
class KeyList(Scaled, QWidget):
    """The keys that hold on every page."""

    def __init__(self, house: House, parent: QWidget) -> None:
        super().__init__(parent)
        line = house.words.line
        self.rows = [(line(f"house.keys.{key}"), line(f"house.keys.{key}_about")) for key in KEYS]
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(line("house.settings.keys"))
        self.setAccessibleDescription(house.words.series(house.words.pair(*row) for row in self.rows))

    def heightForWidth(self, wide: int) -> int:
        """Two columns where there is room."""
        count = -(-len(self.rows) // self._columns(wide))
        return round(count * self._step)

    @property
    def _step(self) -> float:
        return max(self.metrics.px(38), self.metrics.type(18) * 2.1)

    def _columns(self, wide: float) -> int:
        return 2 if wide >= self.metrics.px(560) * self.metrics.text else 1

    def paintEvent(self, event: QPaintEvent) -> None:
        """A cap and what it does, a line each."""
        painter, m = painter_on(self), self.metrics
        columns = self._columns(self.width())
        rows = -(-len(self.rows) // columns)
        each = self.width() / columns
        caps = max(paint.key_cap_width(key, m) for key, _ in self.rows) + m.px(16)
        for number, (key, about) in enumerate(self.rows):
            x, y = number // rows * each, number % rows * self._step
            paint.key_cap(painter, x, y + self._step / 2, key, m)
            room = QRectF(x + caps, y, each - caps - m.px(12), self._step)
            draw_line(painter, room, about, ui_font(m.type(18)), BASE.text, LEFT)


class SettingsPage(Page):
    """What a person chooses once."""

    def __init__(self, house: House, parent: QWidget | None = None) -> None:
        line = house.words.line
        super().__init__(house, line("house.settings.page"), parent)
        self.heading = Line(line("house.settings.page"), 27, 600, parent=self)
        self.about_link = LinkButton(line("house.about.page"), parent=self)
        self.about_link.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Ignored)  # as high as the heading
        self.about_link.clicked.connect(lambda _on: house.routes.about())
        self.column = Column(self)
        self.sheet = Panel(0.5, 14)
        self.choices: dict[str, Field[object]] = {}  # by the name of the setting
        self.groups = self._groups()
        self.fields = [field for _, group in self.groups for field in group]
        self.names_head = Line(line("house.settings.names"), 20, 600, "accent_ink", parent=self.sheet)
        self.names_about = Line(line("house.settings.names_help"), 16, 400, "muted", parent=self.sheet)
        self.names = [self._name(number) for number in range(MOST_SEATS)]
        self.keys_head = Line(line("house.settings.keys"), 20, 600, "accent_ink", parent=self.sheet)
        self.keys = KeyList(house, self.sheet)
        self.place = Line(line("house.settings.folder", str(folder.home())), 16, 400, "muted", parent=self.sheet)
        self._compose()
        chain: list[QWidget] = [self.arrow, self.about_link]
        for field in self.fields:
            segments = isinstance(field.control, SegmentedChoice)
            chain += field.control.findChildren(QWidget) if segments else [field.control]
        tab_chain([*chain, *self.names])

    def _compose(self) -> None:
        """The choices under their headings, the names, the keys."""
        self.grids = [Grid(fields, 40, 20, wide_first=True) for _, fields in self.groups]
        self.name_grid = Grid(self.names, 12, 12)
        groups = [VBox(line, grid, gap=12, edges=(0, 0, 0, 14)) for (line, _), grid in zip(self.groups, self.grids)]
        names = VBox(self.names_head, VBox(self.name_grid, self.names_about, gap=4), gap=8, edges=(0, 0, 0, 8))
        keys = VBox(self.keys_head, self.keys, gap=8)
        self.parts = VBox(*groups, names, keys, self.place, gap=16, edges=(30, 30, 30, 30))
        self.sheet.setLayout(self.parts)
        self.column.setWidget(self.sheet)
        self.box = VBox(self.head(self.heading, self.about_link), self.column, gap=16)
        self.setLayout(self.box)

    def _groups(self) -> list[tuple[Line, list[Field[object]]]]:
        """The choices under their headings: how it looks, how it moves and sounds."""
        line, settings = self.house.words.line, self.house.settings
        truths = [(line("house.new.on"), True), (line("house.new.off"), False)]
        languages = [(name, lang) for lang, name in language_names().items()]
        self.language = self._choice("language", languages, self.house.words.lang)
        self.theme = self._named("theme", THEMES, settings.theme)
        self.colors = self._named("colors", SIGHTS, settings.colors)
        sizes = [(line("house.settings.percent", it), it) for it in TEXT_SIZES]
        self.text = self._choice("text", sizes, settings.text, 0)
        self.full = self._choice("fullscreen", truths, settings.fullscreen)
        self.speed = self._named("speed", SPEEDS, settings.speed)
        seconds = [(line("house.new.seconds", it / 1000), it) for it in VISIBLE]
        self.visible = self._choice("visible", seconds, settings.visible)
        thoughts = [(line("house.new.seconds", it), it) for it in THOUGHTS]
        self.thought = self._choice("thought", thoughts, settings.thought)
        cores = [(str(it) if it else line("house.settings.cores_by_itself"), it) for it in CORES]
        self.cores = self._choice("cores", cores, settings.cores)
        chances = [(line("house.settings.percent", it), it) for it in EVEN]
        self.even = self._choice("even", chances, settings.even, 0)
        self.warnings = self._named("warnings", WARNINGS, settings.warnings)
        self.step = self._choice("step", truths, settings.step)
        self.drills = self._choice("drills", truths, settings.drills)
        self.motion = self._named("motion", MOTIONS, settings.motion)
        self.cues, self.beds = self._volume("cues", settings.cues), self._volume("beds", settings.beds)
        looks: list[Field[object]] = [self.language, self.theme, self.colors, self.text, self.full]
        moves: list[Field[object]] = [self.speed, self.visible, self.thought, self.cores, self.even]
        moves += [self.warnings, self.step, self.drills, self.motion, self.cues, self.beds]
        return [(self._heading("looks"), looks), (self._heading("moves"), moves)]

    def _heading(self, name: str) -> Line:
        return Line(self.house.words.line(f"house.settings.{name}"), 20, 600, "accent_ink", parent=self.sheet)

    def _named(self, name: str, words: Sequence[str], value: str) -> Field[str]:
        """A choice among words that have a text each."""
        return self._choice(name, [(self.house.words.line(f"house.{name}.{word}"), word) for word in words], value)

    def _choice(
        self, name: str, words: Sequence[tuple[str, Choice]], value: Choice, room: float = 560.0
    ) -> Field[Choice]:
        line = self.house.words.line
        label, about = line(f"house.settings.{name}"), line(f"house.settings.{name}_help")
        field = choice(label, words, value, about, room, self.house.settings.text_factor, self.house.words.pair)
        field.changed.connect(lambda: self.house.routes.change(**{name: field.read()}))
        self.choices[name] = field
        return field

    def _volume(self, name: str, value: int) -> Field[int]:
        line = self.house.words.line
        label, about = line(f"house.settings.{name}"), line(f"house.settings.{name}_help")
        field = slider(label, value, about, partial(line, "house.settings.percent"))
        field.changed.connect(lambda: self.house.routes.change(**{name: field.read()}))
        self.choices[name] = field
        return field

    def _name(self, number: int) -> TextInput:
        shown = self.house.default_name(number)
        field = TextInput(self.house.words.line("house.settings.name", number + 1), shown, parent=self.sheet)
        field.setMaxLength(24)
        field.editingFinished.connect(self._take_names)
        return field

    def first_focus(self) -> QWidget | None:
        """The first choice."""
        return self.arrow

    def _take_names(self) -> None:
        called = [field.text().strip() or self.house.default_name(i) for i, field in enumerate(self.names)]
        if called != [self.house.default_name(i) for i in range(MOST_SEATS)]:  # the house's names are a language's own
            self.house.routes.change(names=called)

    def take_settings(self) -> None:
        """What was chosen elsewhere, as on another page of this kind."""
        for name, field in self.choices.items():
            if name != "language":  # which makes every page anew
                field.follow(getattr(self.house.settings, name))

    def show_fullscreen(self, on: bool) -> None:
        """Follow F11."""
        row = self.full.control
        if isinstance(row, SegmentedChoice) and row.at != (0 if on else 1):
            row.choose(0 if on else 1)

    def lay_out(self) -> None:
        """In the middle of a wide window; in columns where there is room, and where it is tall, spread."""
        m = self.metrics
        wide = round(m.px(min(WIDEST * m.text**0.4, self.wide - 2 * EDGE)))
        edge, side = round(m.px(EDGE)), (self.width() - wide) // 2
        self.box.setContentsMargins(side, edge, side, edge)
        self.box.activate()
        wide -= round(m.px(14))
        room = wide - 2 * round(m.px(30))
        for grid in self.grids:
            grid.set_columns(2 if room >= m.px(900) * m.text**0.5 else 1)
        self.name_grid.set_columns(6 if room >= m.px(1080) * m.text else 3)
        spare = (self.column.height() - self.parts.heightForWidth(wide)) // 5
        self.parts.setSpacing(self.parts.spacing() + min(round(m.px(30)), max(0, spare)))
        self.sheet.resize(wide, self.parts.heightForWidth(wide))
