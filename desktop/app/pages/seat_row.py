"""One seat of a new match: its handle, its mark, its name, who plays it, and what that opponent is like."""

from __future__ import annotations

from functools import partial, reduce

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeySequence, QPaintEvent, QShortcut
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.app.house.about_even import EVEN, Fit
from desktop.app.house.ways_to_play import told_of
from desktop.app.pages.layouts import HBox, VBox
from desktop.app.pages.lines import Line
from desktop.app.pages.seat_handle import Handle
from desktop.controller.matches import (
    PERSON,
    STYLED,
    Game,
    Level,
    Seat,
    level_of,
    longer_is_better,
    rung,
    styles_of,
    usual_level,
)
from desktop.ladder import Ladder
from desktop.storage.settings import THOUGHTS
from desktop.table.controls.buttons import IconButton, Scaled, painter_on
from desktop.table.controls.fields import DropDown, TextInput
from desktop.table.drawing import paint
from desktop.table.drawing.palettes import SEATS
from desktop.table.drawing.palettes import Seat as Mark
from desktop.table.drawing.theme import BASE, color, edge
from desktop.table.scene.safety_net import netted
from desktop.table.world import world_of
from desktop.words import Words

LONGEST_NAME = 24


def mark_of(game_id: str, seat: int, seats: int) -> Mark:
    """The colour and shape of a seat: the side's own where the game has sides."""
    sides = world_of(game_id).sides
    if len(sides) == seats:
        return sides[seat]
    return SEATS[seat % len(SEATS)]


@netted
class RungMarks(Scaled, QWidget):
    """Which rung of the ladder that is: a bar each, higher from one to the next, lit as far as the opponent goes."""

    def __init__(self, count: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._count, self.at = count, -1
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_rung(self, at: int) -> None:
        """-1: a person plays."""
        self.at = at
        self.setVisible(at >= 0)
        self.update()

    def sizeHint(self) -> QSize:
        """A bar has 5 units and a gap of 3."""
        return QSize(round(self.metrics.sign(8) * self._count), round(self.metrics.sign(26)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Words beside it say the same."""
        painter, m = painter_on(self), self.metrics
        for number in range(self._count):
            high = self.height() * (0.3 + 0.7 * number / max(1, self._count - 1))
            bar = QRectF(number * m.sign(8), self.height() - high, m.sign(5), high)
            paint.box(painter, bar, m.px(1.5), BASE.accent if number <= self.at else edge(0.3))


@netted
class SeatRow(Scaled, QWidget):
    """A row of the new-game page."""

    changed = Signal()
    stepped = Signal(int)  # up or down, by key
    turned = Signal()  # a person sits where an opponent sat, or the other way round

    def __init__(self, words: Words, game: Game, number: int, seat: Seat, mark: Mark) -> None:
        super().__init__()
        line = words.line
        self._words, self._mark, self._game = words, mark, game
        self._levels: dict[str, Level] = {level.id: level for level in game.bots.levels}
        self._usual = usual_level(game) or PERSON
        self._shared = self._carried = False
        self._ladder: Ladder | None = None
        self._even: Fit | None = None
        self._thought = THOUGHTS[0]
        self._given, self._person = seat.name, seat.player == PERSON
        self.handle = Handle(mark.color, line("house.new.handle_about"), self)
        self.handle.stepped.connect(self.stepped)
        self.name = TextInput(line("house.new.seat_name", number + 1), seat.name, parent=self)
        self.name.setMaxLength(LONGEST_NAME)
        self.player = DropDown(line("house.new.seat_player", line("house.seat", number + 1)), self)
        self.player.add(line("house.person"), PERSON, "user")
        self.player.add(line("house.new.even"), EVEN, "gauge")
        for level in game.bots.levels:
            self.player.add(line("house.new.level", words.say(level.name)), level.id, "bot")
        self.way = DropDown(line("house.new.seat_style", line("house.seat", number + 1)), self)
        self.way.add(line("house.new.balanced"), "")
        for style in game.bots.styles:
            self.way.add(words.say(style.name), style.id)
        self._seat(seat)
        self.marks = RungMarks(len(game.bots.levels), self)
        self.about = Line("", 17, 400, "muted", parent=self)
        self.cross = IconButton("x", line("house.new.remove", seat.name), 34, self)
        self.cross.hide()
        self._line = HBox(self.name, self.player, self.way, self.marks, self.about, self.cross, gap=16)
        self._under = HBox(gap=16)  # what has no room beside the rest
        self._lines = VBox(self._line, self._under, gap=8)
        self.setLayout(HBox(self.handle, self._lines, gap=50, edges=(6, 0, 10, 0)))
        self.name.textChanged.connect(self.changed)
        self.player.currentIndexChanged.connect(self._turn)
        self.player.currentIndexChanged.connect(self._tell)
        self.player.currentIndexChanged.connect(self.changed)
        self.way.currentIndexChanged.connect(self._tell)
        self.way.currentIndexChanged.connect(self.changed)
        self.name.textChanged.connect(self._name_buttons)
        for keys, step in (("Alt+Up", -1), ("Alt+Down", 1)):
            shortcut = QShortcut(QKeySequence(keys), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(partial(self.stepped.emit, step))
        self._name_buttons()
        self._tell()

    @property
    def seat(self) -> Seat:
        """Who sits here now."""
        level, style = str(self.player.currentData()), str(self.way.currentData())
        player = f"{level}{STYLED}{style}" if style and styles_of(self._game, level) else level
        return Seat(self.name.text().strip(), player)

    @property
    def sitter(self) -> tuple[Seat, str]:
        """Who sits here, and which name nobody typed."""
        return self.seat, self._given

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Where the keyboard rests in it."""
        return self.handle, self.name, self.player, self.way, self.cross

    def take(self, sitter: tuple[Seat, str]) -> None:
        """Whoever sat in another seat sits here now."""
        seat, self._given = sitter
        self._person = seat.player == PERSON
        self._seat(seat)
        self.name.setText(seat.name)

    def _seat(self, seat: Seat) -> None:
        """Whoever plays, in the two fields; who stands between two rungs is offered where such a one played."""
        level, player = level_of(self._game, seat.player), rung(seat.player)
        if level is not None and level.halves is not None:
            below, player = self.player.findData(player), level.id
            if self.player.findData(player) < 0:
                called = self._words.line("house.new.level", self._words.say(level.name))
                self.player.put(below + 1, called, player, "bot")
        self.player.setCurrentIndex(max(0, self.player.findData(player)))
        self.way.setCurrentIndex(max(0, self.way.findData(seat.player.partition(STYLED)[2])))

    def _name_buttons(self) -> None:
        """The buttons say whom they move and take off."""
        line, name = self._words.line, self.seat.name
        self.handle.call(line("house.new.handle", name))
        self.cross.setAccessibleName(line("house.new.remove", name))
        self.cross.setToolTip(self.cross.accessibleName())

    def _turn(self) -> None:
        person = self.seat.player == PERSON
        if person != self._person:
            self._person = person
            self.turned.emit()

    def call(self, name: str) -> None:
        """Another name, unless one has been typed."""
        if self.seat.name == self._given:
            self._given = name
            self.name.setText(name)

    def set_carried(self, carried: bool) -> None:
        """Whether whoever sits here is in the hand."""
        self._carried = carried
        self.update()

    def set_shared(self, shared: bool) -> None:
        """Whether several people play at this screen: a curtain hides each one's cards then."""
        self._shared = shared
        self._tell()

    def set_thought(self, seconds: float) -> None:
        """How long an opponent may think that is better the longer it does."""
        self._thought = seconds
        self._tell()

    def set_strengths(self, measured: Ladder | None, can_be_even: bool, even: Fit | None) -> None:
        """How strong the opponents are at this table; whether one may be even with the person, and who that is."""
        self._ladder, self._even = measured, even
        self.player.setToolTip(self._words.line("house.new.points_about") if measured is not None else "")
        self.player.blockSignals(True)
        for level in self._levels.values():
            self.player.setItemText(self.player.findData(level.id), self._called(level))
        at = self.player.findData(EVEN)
        if can_be_even and at < 0:
            self.player.put(1, self._words.line("house.new.even"), EVEN, "gauge")
        elif not can_be_even and at >= 0:
            if self.player.currentIndex() == at:
                self.player.setCurrentIndex(self.player.findData(self._usual))
            self.player.take(at)
        self.player.blockSignals(False)
        self.player.updateGeometry()
        self._tell()

    def _called(self, level: Level) -> str:
        """A level as the list names it: in words, and where it was measured as a number with its interval."""
        name, standing = self._words.say(level.name), self._ladder.levels.get(level.id) if self._ladder else None
        if standing is None:
            return self._words.line("house.new.level", name)
        return self._words.line("house.new.level_rated", name, standing.points, standing.within)

    def _tell(self) -> None:
        level = str(self.player.currentData())
        shown = rung(self._even.level if level == EVEN and self._even is not None else level)
        self.marks.show_rung(list(self._levels).index(shown) if shown in self._levels else -1)
        self.way.setVisible(bool(styles_of(self._game, level)))
        self.about.setText(self._character(self.seat.player))
        self.player.setAccessibleDescription(self.about.text())
        figures = told_of(self._words, self._game, str(self.way.currentData()))
        self.way.setToolTip(figures or self._words.line("house.new.style_about"))
        self.way.setAccessibleDescription(self.way.toolTip())

    def _character(self, player: str) -> str:
        """What there is to say of whoever plays."""
        line = self._words.line
        if player == PERSON:
            return line("house.new.curtain" if self._shared else "house.new.alone")
        if player == EVEN:
            return self._fitting()
        level = level_of(self._game, player)
        assert level is not None
        said = [self._words.say(level.character)]
        if level.seconds > 0:
            said.append(line("house.new.thinks", self._thought if longer_is_better(level) else level.seconds))
        if self._ladder is None:
            said.append(line("house.new.unmeasured"))
        return reduce(partial(line, "house.new.level_about"), said)

    def _fitting(self) -> str:
        """Who is even with the person now, and why."""
        line, even = self._words.line, self._even
        if even is None:
            return line("house.new.even_about")
        level = level_of(self._game, even.level)
        assert level is not None
        called = self._called(level)
        if not even.played:
            return line("house.new.even_first", called)
        return line("house.new.even_now", called, even.won, even.played)

    # ---- layout

    def fold(self, wide: float) -> None:
        """What the opponent is like stands under the rest where the row is too narrow for both."""
        m = self.metrics
        room = wide - m.px(88 + 10) - (0 if self.cross.isHidden() else m.px(44))
        name = max(m.px(150), min(m.px(230) * m.text**0.5, room * 0.3))
        player = min(max(m.px(230), self.player.sizeHint().width()), room * 0.42)
        style = 0 if self.way.isHidden() else min(self.way.sizeHint().width(), room * 0.3)
        marks = 0 if self.marks.isHidden() else self.marks.sizeHint().width() + m.px(16)
        beside = room - name - player - marks - m.px(2 * 16)
        if style:
            beside -= style + m.px(16)
            self.way.setFixedWidth(round(style))
        tight = beside < m.px(190) * m.text
        self.name.setFixedWidth(round(name))
        self.player.setMinimumWidth(round(player))
        if tight:
            self._under.addWidget(self.way)
            self._under.addWidget(self.about, 1)
        else:
            self._line.insertWidget(2, self.way)
            self._line.insertWidget(4, self.about, 1)
        self.about.setContentsMargins(round(m.px(14)) if tight else 0, 0, 0, 0)
        margin = round(m.px(10 if tight else 6))  # two lines of words may be higher than the fields
        self._lines.setContentsMargins(0, margin, 0, margin)
        self.setMinimumHeight(self.player.sizeHint().height() + round(m.px(20)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A sheet and the seat's mark; brass while the seat is carried."""
        painter, m = painter_on(self), self.metrics
        rect = QRectF(self.rect())
        paint.panel(painter, rect, m.px(12), 0.5)
        if self._carried:
            line = rect.adjusted(0.75, 0.75, -0.75, -0.75)
            paint.box(painter, line, m.px(12), color(BASE.accent, 0.08), BASE.accent, 1.5)
        middle = QPointF(m.px(60), rect.height() / 2)
        paint.seat_shape(painter, self._mark.shape, middle, m.px(14), self._mark.color, m.px(2), BASE.line)
