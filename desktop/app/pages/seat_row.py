"""One seat of a new match: its handle, its mark, its name, who plays it, and what that opponent is like."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from desktop.app.pages.lines import Line
from desktop.app.pages.seat_handle import Handle
from desktop.controller.matches import PERSON, Game, Level, Seat
from desktop.table.controls.buttons import IconButton, Scaled, painter_on
from desktop.table.controls.fields import DropDown, TextInput
from desktop.table.drawing import paint
from desktop.table.drawing.palettes import SEATS
from desktop.table.drawing.palettes import Seat as Mark
from desktop.table.drawing.theme import BASE, color
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
class SeatRow(Scaled, QWidget):
    """A row of the new-game page."""

    changed = Signal()
    stepped = Signal(int)  # up or down, by key
    turned = Signal()  # a person sits where an opponent sat, or the other way round

    def __init__(self, words: Words, game: Game, number: int, seat: Seat, mark: Mark) -> None:
        super().__init__()
        line = words.line
        self._words, self._mark = words, mark
        self._levels: dict[str, Level] = {level.id: level for level in game.bots.levels}
        self._shared = self._carried = False
        self._given, self._person = seat.name, seat.player == PERSON
        self.handle = Handle(mark.color, line("house.new.handle_about"), self)
        self.handle.stepped.connect(self.stepped)
        self.name = TextInput(line("house.new.seat_name", number + 1), seat.name, parent=self)
        self.name.setMaxLength(LONGEST_NAME)
        self.player = DropDown(line("house.new.seat_player", line("house.seat", number + 1)), self)
        self.player.add(line("house.person"), PERSON, "user")
        for level in game.bots.levels:
            self.player.add(line("house.new.level", words.say(level.name)), level.id, "bot")
        self.player.setCurrentIndex(max(0, self.player.findData(seat.player)))
        self.about = Line("", 17, 400, "muted", parent=self)
        self.cross = IconButton("x", line("house.new.remove", seat.name), 34, self)
        self.cross.hide()
        self.name.textChanged.connect(self.changed)
        self.player.currentIndexChanged.connect(self._turn)
        self.player.currentIndexChanged.connect(self._tell)
        self.player.currentIndexChanged.connect(self.changed)
        self.name.textChanged.connect(self._name_buttons)
        for keys, step in (("Alt+Up", -1), ("Alt+Down", 1)):
            shortcut = QShortcut(QKeySequence(keys), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(partial(self.stepped.emit, step))
        self._name_buttons()
        self._tell()

    @property
    def seat(self) -> Seat:
        """Who sits here now."""
        return Seat(self.name.text().strip(), str(self.player.currentData()))

    @property
    def sitter(self) -> tuple[Seat, str]:
        """Who sits here, and which name nobody typed."""
        return self.seat, self._given

    @property
    def stops(self) -> tuple[QWidget, ...]:
        """Where the keyboard rests in it."""
        return self.handle, self.name, self.player, self.cross

    def take(self, sitter: tuple[Seat, str]) -> None:
        """Whoever sat in another seat sits here now."""
        seat, self._given = sitter
        self._person = seat.player == PERSON
        self.player.setCurrentIndex(self.player.findData(seat.player))
        self.name.setText(seat.name)

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

    def _tell(self) -> None:
        self.about.setText(self._character())
        self.player.setAccessibleDescription(self.about.text())

    def _character(self) -> str:
        level = self._levels.get(str(self.player.currentData()))
        line = self._words.line
        if level is None:
            return line("house.new.curtain" if self._shared else "house.new.alone")
        character = self._words.say(level.character)
        if level.seconds <= 0:
            return character
        return line("house.new.level_about", character, line("house.new.thinks", level.seconds))

    # ---- layout: one line, or the character under it where it is tight

    def height_for(self, wide: float) -> int:
        """How high the row is when it may be that wide."""
        boxes, high = self._places(wide)
        return round(high) if boxes else 0

    def _places(self, wide: float) -> tuple[list[QRectF], float]:
        m = self.metrics
        left, edge, gap = m.px(88), m.px(10), m.px(16)
        right = wide - edge - (m.px(44) if not self.cross.isHidden() else 0)
        control = float(self.player.sizeHint().height())
        high = control + 2 * edge
        room = right - left
        name = max(m.px(150), min(m.px(230) * m.text**0.5, room * 0.3))
        player = min(max(m.px(230), float(self.player.sizeHint().width())), room * 0.42)
        rest = room - name - player - 2 * gap
        boxes = [QRectF(left, edge, name, control), QRectF(left + name + gap, edge, player, control)]
        if rest >= m.px(190) * m.text:
            tall = self.about.height_for(rest)
            high = max(high, tall + 2 * m.px(6))
            boxes.append(QRectF(right - rest, (high - tall) / 2, rest, tall))
        else:
            boxes[1].setRight(right)
            tall = self.about.height_for(room - m.px(14))
            boxes.append(QRectF(left + m.px(14), high - m.px(2), room - m.px(14), tall))
            high += tall + m.px(8)
        return boxes, high

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the handle, the three parts and the cross."""
        boxes, _ = self._places(self.width())
        for widget, box in zip((self.name, self.player, self.about), boxes):
            widget.setGeometry(box.toRect())
        m, side, grip = self.metrics, self.cross.sizeHint(), self.handle.sizeHint()
        middle = (self.height() - grip.height()) // 2
        self.handle.setGeometry(round(m.px(6)), middle, grip.width(), grip.height())
        self.cross.setGeometry(
            self.width() - round(m.px(12)) - side.width(),
            round(boxes[0].center().y() - side.height() / 2),
            side.width(),
            side.height(),
        )

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
