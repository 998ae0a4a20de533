"""Settings and keys on one page. Every change holds at once and is kept; there is nothing to confirm."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.app.house.house import House
from desktop.app.house.languages import names as language_names
from desktop.app.pages.lines import Line
from desktop.app.pages.option_fields import Choice, Field, choice
from desktop.app.pages.page import Page
from desktop.app.pages.scroll import Column
from desktop.storage import folder
from desktop.storage.settings import (
    MOST_SEATS,
    MOTIONS,
    SIGHTS,
    SOUNDS,
    SPEEDS,
    TEXT_SIZES,
    THEMES,
    THOUGHTS,
    VISIBLE,
)
from desktop.table.controls.buttons import IconButton, LinkButton, Panel, Scaled, painter_on, rescale, tab_chain
from desktop.table.controls.fields import SegmentedChoice, TextInput
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line
from desktop.table.drawing.theme import BASE, Metrics, ui_font
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
        self.setAccessibleName(line("house.settings.keys"))
        self.setAccessibleDescription(house.words.series(house.words.pair(*row) for row in self.rows))

    def arrange(self, wide: int) -> int:
        """The height of the list: two columns where there is room."""
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
        self.arrow = IconButton("arrow-left", line("house.button.back"), 40, self)
        self.arrow.clicked.connect(self.back)
        self.heading = Line(line("house.settings.page"), 27, 600, parent=self)
        self.about_link = LinkButton(line("house.about.page"), parent=self)
        self.about_link.clicked.connect(lambda _on: house.routes.about())
        self.column = Column(self)
        self.sheet = Panel(0.5, 14)
        self.column.setWidget(self.sheet)
        self.choices: dict[str, Field[object]] = {}  # by the name of the setting
        self.groups = self._groups()
        self.fields = [field for _, group in self.groups for field in group]
        self.names_head = Line(line("house.settings.names"), 20, 600, "accent_ink", parent=self.sheet)
        self.names_about = Line(line("house.settings.names_help"), 16, 400, "muted", parent=self.sheet)
        self.names = [self._name(number) for number in range(MOST_SEATS)]
        self.keys_head = Line(line("house.settings.keys"), 20, 600, "accent_ink", parent=self.sheet)
        self.keys = KeyList(house, self.sheet)
        self.place = Line(line("house.settings.folder", str(folder.home())), 16, 400, "muted", parent=self.sheet)
        for field in self.fields:
            field.setParent(self.sheet)
        chain: list[QWidget] = [self.arrow, self.about_link]
        for field in self.fields:
            segments = isinstance(field.control, SegmentedChoice)
            chain += field.control.findChildren(QWidget) if segments else [field.control]
        tab_chain([*chain, *self.names])

    def _groups(self) -> list[tuple[Line, list[Field[object]]]]:
        """The choices under their headings: how it looks, how it moves and sounds."""
        line, settings = self.house.words.line, self.house.settings
        truths = [(line("house.new.on"), True), (line("house.new.off"), False)]
        languages = [(name, lang) for lang, name in language_names().items()]
        self.language = self._choice("language", languages, self.house.words.lang)
        self.theme = self._named("theme", THEMES, settings.theme)
        self.colors = self._named("colors", SIGHTS, settings.colors)
        sizes = [(line("house.settings.text_percent", it), it) for it in TEXT_SIZES]
        self.text = self._choice("text", sizes, settings.text, 0)
        self.full = self._choice("fullscreen", truths, settings.fullscreen)
        self.speed = self._named("speed", SPEEDS, settings.speed)
        seconds = [(line("house.new.seconds", it / 1000), it) for it in VISIBLE]
        self.visible = self._choice("visible", seconds, settings.visible)
        thoughts = [(line("house.new.seconds", it), it) for it in THOUGHTS]
        self.thought = self._choice("thought", thoughts, settings.thought)
        self.step = self._choice("step", truths, settings.step)
        self.motion = self._named("motion", MOTIONS, settings.motion)
        self.sound = self._named("sound", SOUNDS, settings.sound)
        looks: list[Field[object]] = [self.language, self.theme, self.colors, self.text, self.full]
        moves: list[Field[object]] = [self.speed, self.visible, self.thought, self.step, self.motion, self.sound]
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

    # ---- layout: two columns of fields under their headings, the names, the keys

    def lay_out(self) -> None:
        """Everything on one sheet in the middle."""
        m = self.metrics
        wide = round(m.px(min(WIDEST * m.text**0.4, self.wide - 2 * EDGE)))
        left = (self.width() - wide) // 2
        side = self.arrow.sizeHint().height()
        head = max(side, self.heading.height_for(9999))
        self.arrow.setGeometry(left, round(m.px(EDGE)) + (head - side) // 2, side, side)
        self.heading.setGeometry(left + side + round(m.px(14)), round(m.px(EDGE)), wide // 2, head)
        link = self.about_link.sizeHint()
        at = left + wide - link.width(), round(m.px(EDGE)) + (head - link.height()) // 2
        self.about_link.setGeometry(*at, link.width(), link.height())
        top = round(m.px(EDGE)) + head + round(m.px(16))
        self.column.setGeometry(left, top, wide, self.height() - top - round(m.px(EDGE)))
        rescale(self.sheet, m)
        room = wide - round(m.px(14))
        high = self._arrange(m, room, 0)
        spare = min(round(m.px(30)), max(0, (self.column.height() - high) // 5))  # a tall window spreads the groups
        self.sheet.resize(room, self._arrange(m, room, spare) if spare else high)

    def _arrange(self, m: Metrics, wide: int, spare: int) -> int:
        edge, gap = round(m.px(30)), round(m.px(40))
        room = wide - 2 * edge
        count = 2 if room >= m.px(900) * m.text**0.5 else 1
        y = edge
        for heading, fields in self.groups:
            y = self._line(heading, edge, room, y) + round(m.px(4))
            for row in _rows(fields, count):
                each = (room - gap * (len(row) - 1)) // len(row)
                high = max(field.height_for(each) for field in row)
                for number, field in enumerate(row):
                    field.setGeometry(edge + number * (each + gap), y, each, high)
                y += high + round(m.px(20))
            y += round(m.px(10)) + spare
        y = self._arrange_names(m, edge, room, y)
        y = self._line(self.keys_head, edge, room, y + round(m.px(16)) + spare)
        high = self.keys.arrange(room)
        self.keys.setGeometry(edge, y, room, high)
        return self._line(self.place, edge, room, y + high + round(m.px(16)) + spare) + edge - round(m.px(8))

    def _arrange_names(self, m: Metrics, left: int, room: int, y: int) -> int:
        y = self._line(self.names_head, left, room, y)
        gap = round(m.px(12))
        count = 6 if room >= m.px(1080) * m.text else 3
        each = (room - gap * (count - 1)) // count
        high = self.names[0].sizeHint().height()
        for number, field in enumerate(self.names):
            field.setGeometry(left + number % count * (each + gap), y + number // count * (high + gap), each, high)
        y += (high + gap) * -(-len(self.names) // count)
        return self._line(self.names_about, left, room, y - gap + round(m.px(4)))

    def _line(self, line: Line, x: int, wide: int, y: int) -> int:
        high = line.height_for(wide)
        line.setGeometry(x, y, wide, high)
        return y + high + round(self.metrics.px(8))


def _rows(fields: Sequence[Field[object]], count: int) -> list[Sequence[Field[object]]]:
    """So many side by side; the first has the whole row where that leaves no place empty."""
    alone = len(fields) % count
    return [fields[:alone]] * bool(alone) + [fields[at : at + count] for at in range(alone, len(fields), count)]
