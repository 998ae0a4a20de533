"""What scrolls on the new-game page: seats, mode, options, seed and pace, and what sharing the screen means."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop import ladder
from desktop.app.house import about_even
from desktop.app.house.about_even import EVEN
from desktop.app.house.house import House
from desktop.app.house.player_names import name_for
from desktop.app.house.set_up import SetUp
from desktop.app.pages.layouts import SPRING, Grid, HBox, VBox
from desktop.app.pages.lines import Line
from desktop.app.pages.option_fields import Field, Stepper, choice, choice_labels, option_field, relabel
from desktop.app.pages.seat_row import SeatRow, mark_of
from desktop.controller.matches import PERSON, Game, Option, Seat, longer_is_better, usual_level
from desktop.storage.settings import SPEEDS, THOUGHTS
from desktop.table.accessibility.announcer import announce
from desktop.table.controls.buttons import GlassButton, Scaled, painter_on, rescale
from desktop.table.controls.fields import SegmentedChoice, TextInput
from desktop.table.drawing import paint
from desktop.table.drawing.theme import BASE, Metrics, draw_icon, edge
from desktop.table.scene.safety_net import netted

COLUMN = 262.0  # units a field needs at least
RING = 14.0  # units left and right for the focus ring
BAR = 10.0  # of these, at the right, under the scroll bar


class AddButton(GlassButton):
    """A dashed place for one more seat."""

    def _surface(self, painter: QPainter, rect: QRectF, radius: float) -> str:
        alpha = 0.5 if self.underMouse() else 0.25
        paint.box(painter, rect, radius, None, edge(alpha), 1.3, (4, 3))
        return BASE.muted


@netted
class Assurance(Scaled, QWidget):
    """What one may want to know before starting: the curtain, the autosave."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.icon = ""
        self.head = Line("", 20, 600, parent=self)
        self.words = Line("", 18, 400, "muted", parent=self)
        self.setLayout(VBox(self.head, self.words, edges=(78, 14, 20, 14)))

    def tell(self, icon: str, head: str, words: str) -> None:
        """Show both lines."""
        self.icon = icon
        self.update()
        self.head.setText(head)
        self.words.setText(words)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A sheet with a sign."""
        painter, m = painter_on(self), self.metrics
        paint.panel(painter, QRectF(self.rect()), m.px(12), 0.5)
        side = m.px(34)
        draw_icon(painter, self.icon, QRectF(m.px(24), (self.height() - side) / 2, side, side), BASE.accent_ink)


class Form(QWidget):
    """The choices of one match."""

    changed = Signal()
    grown = Signal()  # something needs more or less room

    def __init__(self, house: House, game: Game, chosen: SetUp) -> None:
        super().__init__()
        self.house, self.game = house, game
        line, text = house.words.line, house.settings.text_factor
        room = 300.0 if text <= 1.15 else 430.0
        self.heading = Line(line("house.new.seats"), 17, 600, "muted", parent=self)
        self.rows: list[SeatRow] = []
        self._carried: int | None = None  # which seat the hand holds
        self.add_button = AddButton("", icon="user-plus", parent=self)
        self.add_button.clicked.connect(self.add_seat)
        self.mode = self._mode_field(chosen.mode, room, text)
        self.options = {
            option.name: option_field(house.words, game.info.id, option, chosen.options[option.name], room, text)
            for option in game.offered()
        }
        speeds = [(line(f"house.speed.{speed}"), speed) for speed in SPEEDS]
        self.speed = choice(
            line("house.new.speed"),
            speeds,
            house.settings.speed,
            line("house.new.speed_help"),
            room,
            text,
            house.words.pair,
        )
        self.thought = self._thought_field(room, text)
        self.seed = TextInput(line("house.new.seed"), "", line("house.new.seed_hint"))
        seed = Field(line("house.new.seed"), self.seed, self.seed.text, line("house.new.seed_help"))
        self.seed.textChanged.connect(seed.changed)
        modes = [self.mode] if self.mode else []
        thought = [self.thought] if self.thought else []
        self.fields = [*modes, *self.options.values(), self.speed, *thought, seed]
        main = [self.options[option.name] for option in game.offered() if option.main]
        self._first: list[Field[Any]] = [*modes, *main]
        rest = [option for option in game.offered() if not option.main]
        self.more = GlassButton("", icon="sliders-horizontal", parent=self)
        self.more.clicked.connect(lambda: self.unfold(not self.unfolded))
        self.unfolded: bool = any(chosen.options[option.name] != option.default for option in rest)
        self.note = Assurance(self)
        self._seats = VBox(self.add_button, gap=10)
        self._grid = Grid(self.fields, 34, 20)
        more = HBox(self.more, SPRING)
        seats = VBox(self.heading, self._seats, gap=8, edges=(0, 0, 0, 8))
        self._parts = VBox(seats, self._grid, more, self.note, SPRING, gap=20, edges=(RING, 0, RING - BAR, 8))
        self.setLayout(self._parts)
        for field in self.fields:
            field.changed.connect(self.changed)
            field.changed.connect(self._fit_fields)
        self.unfold(self.unfolded)
        self.speed.changed.connect(self._keep_speed)
        for seat in chosen.seats:
            self._add_row(seat)
        self._count_people()
        self._tell_strengths()
        self._name_choices()

    def _mode_field(self, mode: str, room: float, text: float) -> Field[str] | None:
        words, game = self.house.words, self.game.info
        if len(game.modes) < 2:
            return None
        labels = [(words.first(f"{game.id}.mode.{name}", default=name.capitalize()), name) for name in game.modes]
        field = choice(words.line("house.new.mode"), labels, mode, "", room, text, words.pair)
        field.changed.connect(self._fit_seats)
        field.changed.connect(self._tell_strengths)
        return field

    def _thought_field(self, room: float, text: float) -> Field[float] | None:
        """How long an opponent may think, where one is better for it."""
        if not any(longer_is_better(level) for level in self.game.bots.levels):
            return None
        line, pair = self.house.words.line, self.house.words.pair
        spans = [(line("house.new.seconds", seconds), seconds) for seconds in THOUGHTS]
        chosen = self.house.settings.thought
        field = choice(line("house.new.thought"), spans, chosen, line("house.new.thought_help"), room, text, pair)
        field.changed.connect(self._keep_thought)
        return field

    # ---- what is asked

    def unfold(self, on: bool) -> None:
        """Show everything that can be chosen, or what changes the game alone."""
        self.unfolded = on
        self.more.set_label(self.house.words.line("house.new.less_options" if on else "house.new.more_options"))
        self._fit_fields()

    def _fit_fields(self) -> None:
        """What does nothing with the other choices is not asked."""
        shown = self.asked()
        if shown != [field for field in self.fields if not field.isHidden()] or not shown:
            self._grid.show_only(shown)
            self.grown.emit()

    def asked(self) -> list[Field[Any]]:
        """The fields that stand on the form now."""
        idle = {self.options[option.name] for option in self.game.offered() if not self._does_something(option)}
        return [field for field in self.fields if field not in idle and (self.unfolded or field in self._first)]

    def _does_something(self, option: Option) -> bool:
        if option.needs is None:
            return True
        name, values = option.needs
        return (self._mode if name == "mode" else self.options[name].read()) in values

    # ---- what is chosen

    @property
    def chosen(self) -> SetUp:
        """The set-up as it stands."""
        seats = tuple(row.seat for row in self.rows)
        return SetUp(self.game.info.id, seats, self._mode, {name: field.read() for name, field in self.options.items()})

    @property
    def _mode(self) -> str:
        return str(self.mode.read()) if self.mode else next(iter(self.game.info.modes))

    @property
    def chain(self) -> list[QWidget]:
        """Everything the keyboard visits, in the order of the eye."""
        widgets: list[QWidget] = []
        for row in self.rows:
            widgets += row.stops
        widgets.append(self.add_button)
        for field in self.asked():
            if isinstance(field.control, SegmentedChoice):
                widgets += field.control.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
            elif isinstance(field.control, Stepper):
                widgets += [field.control.input, field.control.less, field.control.more]
            else:
                widgets.append(field.control)
        return [*widgets, self.more]

    def _keep_speed(self) -> None:
        self.house.routes.change(speed=self.speed.read())

    def _keep_thought(self) -> None:
        if self.thought is not None:
            self.house.routes.change(thought=self.thought.read())
            for row in self.rows:
                row.set_thought(self.thought.read())

    def take_settings(self) -> None:
        """Speed and thought, when they were chosen on the page of settings over this one."""
        self.speed.follow(self.house.settings.speed)
        if self.thought is not None:
            self.thought.follow(self.house.settings.thought)

    # ---- seats come and go

    def add_seat(self) -> None:
        """One more seat, taken by a person when only opponents sit there, else by an opponent."""
        usual = usual_level(self.game)
        people = any(row.seat.player == PERSON for row in self.rows)
        player = usual if people and usual else PERSON
        self._add_row(Seat(name_for(self.house, player, [row.seat for row in self.rows]), player))
        self._changed_seats()

    def _add_row(self, seat: Seat) -> None:
        number = len(self.rows)
        mark = mark_of(self.game.info.id, number, max(self.game.info.modes[self._mode]))
        row = SeatRow(self.house.words, self.game, number, seat, mark)
        row.set_thought(self.house.settings.thought)
        self._seats.insertWidget(number, row)
        row.turned.connect(partial(self._call, row))
        row.changed.connect(self._count_people)
        row.changed.connect(self._tell_strengths)
        row.changed.connect(self._name_choices)
        row.changed.connect(self.changed)
        for field in (row.player, row.way):
            field.activated.connect(self.grown)  # what another opponent is like may need another line
        row.cross.clicked.connect(lambda: self._remove(row))
        row.stepped.connect(partial(self._step, row))
        row.handle.clicked.connect(partial(self._move_on, row))
        row.handle.dragged.connect(partial(self._carry, row))
        row.handle.let_go.connect(self._put_down)
        self.rows.append(row)
        row.show()

    def _call(self, row: SeatRow) -> None:
        """Somebody else sits there now: a name that nobody typed goes with whoever had it."""
        others = [other.seat for other in self.rows if other is not row]
        row.call(name_for(self.house, row.seat.player, others))

    def _remove(self, row: SeatRow) -> None:
        seats = [other.seat for other in self.rows if other is not row]
        for other in self.rows:
            self._seats.removeWidget(other)
            other.deleteLater()
        self.rows = []
        for seat in seats:  # anew: every seat after it moves up a colour
            self._add_row(seat)
        self._changed_seats()

    # ---- seats change places: the rows stay, who sits in them moves

    def shift(self, at: int, to: int) -> None:
        """Whoever sits there sits here now, and the others move up; the keyboard goes along."""
        if at == to or not 0 <= to < len(self.rows):
            return
        focused = QApplication.focusWidget()
        sitters = [row.sitter for row in self.rows]
        sitters.insert(to, sitters.pop(at))
        for row, sitter in zip(self.rows, sitters, strict=True):
            row.blockSignals(True)  # half of a move is no table
            row.take(sitter)
            row.blockSignals(False)
        for before, after in zip(self.rows[at].stops, self.rows[to].stops, strict=True):
            if focused is before:
                after.setFocus(Qt.FocusReason.OtherFocusReason)
        announce(self, self.house.words.line("house.new.moved", sitters[to][0].name, to + 1))
        self._changed_seats()

    def _step(self, row: SeatRow, by: int) -> None:
        at = self.rows.index(row)
        self.shift(at, at + by)

    def _move_on(self, row: SeatRow, _checked: bool = False) -> None:
        at = self.rows.index(row)
        self.shift(at, (at + 1) % len(self.rows))

    def _carry(self, row: SeatRow, where: QPointF) -> None:
        """The handle of that row is dragged: its seat goes to the row under the pointer."""
        if self._carried is None:
            self._carried = self.rows.index(row)
        y = self.mapFromGlobal(where).y()
        to = sum(y > other.geometry().center().y() for other in self.rows if other is not self.rows[self._carried])
        self.shift(self._carried, to)
        self._carried = to
        for number, other in enumerate(self.rows):
            other.set_carried(number == to)

    def _put_down(self) -> None:
        self._carried = None
        for row in self.rows:
            row.set_carried(False)

    def _fit_seats(self) -> None:
        """A mode allows so many seats: add or take away what is needed."""
        allowed = self.game.info.modes[self._mode]
        while len(self.rows) < allowed.start:
            self.add_seat()
        while len(self.rows) >= allowed.stop:
            self._remove(self.rows[-1])

    def _name_choices(self) -> None:
        """Options that name the seats follow their names."""
        names = [row.seat.name for row in self.rows]
        for option in self.game.offered():
            if option.choices:
                labels = choice_labels(self.house.words, self.game.info.id, option, names)
                relabel(self.options[option.name], labels)

    def _changed_seats(self) -> None:
        self._count_people()
        self._tell_strengths()
        self._name_choices()
        self.grown.emit()
        self.changed.emit()

    def _tell_strengths(self) -> None:
        """How strong the opponents are at such a table, and who is even with the person."""
        seats = self.chosen.seats
        players = [seat.player for seat in seats]
        info = self.game.info
        measured = ladder.measured_at(info.id, self._mode, len(seats), info.opponents_version)
        can = about_even.can_fit(self.game, self._mode, players)
        even = about_even.fit_at(self.house, self.game, self._mode, seats) if can and EVEN in players else None
        for row in self.rows:
            row.set_strengths(measured, can, even)

    def _count_people(self) -> None:
        line, people = self.house.words.line, sum(row.seat.player == PERSON for row in self.rows)
        for row in self.rows:
            row.set_shared(people > 1)
        told = "shared" if people > 1 else "kept" if people else "watch"
        icon = {"shared": "eye-off", "kept": "save", "watch": "eye"}[told]
        self.note.tell(icon, line(f"house.new.{told}", people), line(f"house.new.{told}_about"))

    # ---- layout

    def arrange(self, wide: int, least: int, metrics: Metrics) -> None:
        """Take the height that everything needs in a room so wide; a tall window spreads it, a little."""
        rescale(self, metrics)  # also what has come since the last time
        m, gap = metrics, metrics.px(34)
        room = wide - round(m.px(RING)) - round(m.px(RING - BAR))
        allowed = self.game.info.modes[self._mode]
        for row in self.rows:
            row.cross.setVisible(len(self.rows) > allowed.start)
            row.fold(room)
        self.add_button.setVisible(len(self.rows) < allowed.stop - 1)
        self.add_button.set_label(self.house.words.line("house.new.add_range", allowed.start, allowed.stop - 1))
        columns = max(1, min(3, int((room + gap) / (m.px(COLUMN) * m.text + gap))))
        self._grid.set_columns(columns)
        gaps = 3 + -(-len(self.asked()) // columns)
        spare = (least - self._parts.heightForWidth(wide)) // gaps
        gap = self._parts.spacing() + min(round(m.px(26)), max(0, spare))
        self._parts.setSpacing(gap)
        self._grid.setVerticalSpacing(gap)
        self.resize(wide, max(self._parts.heightForWidth(wide), least))
