"""All saved games and replays: go on, see again, take a copy along, bring one in, take one off the list."""

from __future__ import annotations

from itertools import chain, count
from pathlib import Path

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QFileDialog, QWidget

from desktop.app.house.house import House
from desktop.app.pages.lines import Line
from desktop.app.pages.page import Page
from desktop.app.pages.resume_card import describe
from desktop.app.pages.saves_list import SavesView, draw_picture
from desktop.app.play.autosave import Keeping
from desktop.controller.ending import standing_of
from desktop.face import face_of
from desktop.storage import saves
from desktop.storage.errors import StorageError
from desktop.storage.saves import Saved
from desktop.table.controls.buttons import BrassButton, GlassButton, IconButton, tab_chain
from desktop.table.controls.fields import SegmentedChoice
from desktop.table.drawing import paint
from desktop.table.drawing.theme import BASE, color, edge

EDGE = 40.0
GAP = 24.0
SEEN = 180.0  # units of width: a smaller picture shows nothing
SUFFIX = ".fivefold"
WHICH = ("all", "open", "over")


class SavesPage(Page):
    """The list at the left, what can be done with the chosen one at the right."""

    def __init__(self, house: House) -> None:
        line = house.words.line
        super().__init__(house, line("house.saves.page"))
        self.arrow = IconButton("arrow-left", line("house.button.back"), 40, self)
        self.heading = Line(line("house.saves.page"), 27, 600, parent=self)
        self.which = SegmentedChoice(
            line("house.saves.which"), [line(f"house.saves.{name}") for name in WHICH], 0, self, house.words.pair
        )
        self.bring = GlassButton(line("house.saves.import"), icon="folder-open", parent=self)
        self.list = SavesView(house, line("house.saves.list"), self)
        self.none = Line("", 20, 400, "muted", parent=self)
        self.keys = Line(line("house.saves.keys"), 16, 400, "muted", parent=self)
        self.words = [Line("", size, weight, tint, parent=self) for size, weight, tint in (
            (24, 600, "text"), (19, 400, "text"), (18, 400, "muted"), (18, 400, "muted"))]  # fmt: skip
        self.main = BrassButton("", parent=self)
        self.other = GlassButton("", parent=self)
        self.copy = GlassButton(line("house.saves.export"), icon="download", parent=self)
        self.cross = GlassButton(line("house.saves.remove"), icon="trash-2", parent=self)
        self._sheet = self._frame = QRectF()
        self._connect()
        self.entered()

    def _connect(self) -> None:
        self.arrow.clicked.connect(self.back)
        self.which.chosen.connect(lambda _at: self.entered())
        self.bring.clicked.connect(self._ask_which)
        self.list.picked.connect(self._show)
        self.list.opened.connect(self.main.click)
        self.list.removed.connect(self.cross.click)
        self.main.clicked.connect(lambda: self._open(replay=False))
        self.other.clicked.connect(lambda: self._open(replay=True))
        self.copy.clicked.connect(self._ask_where)
        self.cross.clicked.connect(self._remove)
        tab_chain([self.arrow, self.which, self.bring, self.list, *self._buttons])

    def _remove(self) -> None:
        if self.list.saved:
            self.house.routes.remove(self.list.saved.id)

    @property
    def _buttons(self) -> tuple[QWidget, ...]:
        return self.main, self.other, self.copy, self.cross

    def first_focus(self) -> QWidget:
        """The list, where there is something on it."""
        return self.list if self.list.saved is not None else self.bring

    # ---- what is on it

    def entered(self) -> None:
        """Read the folder again: a match may have been played, finished or removed since."""
        kept = self.house.saves.everything()
        wanted = WHICH[self.which.at]
        self.list.show_matches([one for one in kept if wanted == "all" or one.over is (wanted == "over")])
        empty = self.list.saved is None
        self.none.setText(
            self.house.words.line("house.saves.none_such" if kept else "house.saves.none") if empty else ""
        )
        self.list.setVisible(not empty)
        self.fit()

    def _show(self, saved: Saved | None) -> None:
        line = self.house.words.line
        said = describe(self.house, saved) if saved is not None else ("",) * len(self.words)
        if saved is not None and saved.practice:
            said = (line("house.saves.practice", said[0]), *said[1:])
        for label, text in zip(self.words, said, strict=True):
            label.setText(text)
        over = saved is not None and saved.over
        self.main.set_label(line("house.play.results" if over else "house.button.resume"), line("house.key.enter"))
        self.main.icon_name = "trophy" if over else "play"
        self.other.set_label(line("house.button.replay"))
        self.other.icon_name = "history"
        for widget in self._buttons:
            widget.setVisible(saved is not None)
        self.lay_out()
        self.update()

    def _open(self, replay: bool) -> None:
        if self.list.saved is not None:
            routes = self.house.routes
            (routes.replay if replay else routes.resume)(self.list.saved.id)

    # ---- taking along and bringing in

    def _ask_where(self) -> None:
        line, saved = self.house.words.line, self.list.saved
        if saved is None:
            return
        start = str(Path.home() / f"{saved.id}{SUFFIX}")
        kinds = f"{line('house.saves.record')} (*{SUFFIX})"
        name, _ = QFileDialog.getSaveFileName(self, line("house.saves.export"), start, kinds)
        if name:
            self.write(Path(name))

    def write(self, path: Path) -> None:
        """One record file of the chosen match, where the person says."""
        assert self.list.saved is not None
        path = path if path.suffix else _unused(path.with_suffix(SUFFIX))
        try:
            self.house.saves.export(self.list.saved.id, path)
            self.house.routes.tell(self.house.words.line("house.saves.exported", str(path)))
        except StorageError as error:
            self.house.routes.tell(self.house.words.say(error.text))

    def _ask_which(self) -> None:
        line = self.house.words.line
        kinds = f"{line('house.saves.record')} (*{SUFFIX} *.json)"
        name, _ = QFileDialog.getOpenFileName(self, line("house.saves.import"), str(Path.home()), kinds)
        if name:
            self.read(Path(name))

    def read(self, path: Path) -> None:
        """A match from any record file gets a save of its own."""
        words = self.house.words
        try:
            match = saves.read(path, self.house.games)
            self.house.saves.adopt(match)
            self.house.saves.keep(match, standing_of(match, face_of(match.game)))
        except StorageError as error:
            self.house.routes.tell(words.say(error.text))
            return
        names = [seat.name for seat in match.seats]
        Keeping(self.house.saves, None, words.say).picture(match, lambda text: words.say(text, names))
        self.which.choose(0)
        self.entered()
        self.list.choose(self.house.saves.id_of(match))
        self.house.routes.tell(words.line("house.saves.imported", path.name))

    # ---- layout

    def lay_out(self) -> None:
        """Heading and tools on top, list left, the chosen one right."""
        m = self.metrics
        left, right = round(m.px(EDGE)), self.width() - round(m.px(EDGE))
        top = self._lay_head(left, right, round(m.px(EDGE * 0.7))) + round(m.px(18))
        low = self.keys.height_for(right - left)
        foot = self.height() - low - round(m.px(18))
        self.keys.setGeometry(left, foot, right - left, low)
        foot -= round(m.px(14))
        middle = left + round((right - left) * 0.56)
        self.list.setGeometry(left, top, middle - left, foot - top)
        self.none.setGeometry(
            left + round(m.px(24)), top + round(m.px(24)), middle - left, self.none.height_for(middle - left)
        )
        self._lay_chosen(QRectF(middle + m.px(GAP), top, right - middle - m.px(GAP), foot - top))

    def _lay_head(self, left: int, right: int, top: int) -> int:
        m = self.metrics
        side, gap = self.arrow.sizeHint().height(), round(m.px(14))
        hint, choice = self.bring.sizeHint(), self.which.sizeHint()
        high = max(side, hint.height(), choice.height())
        self.arrow.setGeometry(left, top + (high - side) // 2, side, side)
        self.bring.setGeometry(right - hint.width(), top + (high - hint.height()) // 2, hint.width(), hint.height())
        x, room = left + side + gap, self.bring.x() - 2 * gap - choice.width()
        beside = room - x > self.heading.sizeHint().width()
        words = (room if beside else self.bring.x() - gap) - x
        tall = self.heading.height_for(words)
        self.heading.setGeometry(x, top + max(0, high - tall) // 2, words, tall)
        bottom = top + max(high, tall)
        if beside:
            at = (self.bring.x() - gap - choice.width(), top + (high - choice.height()) // 2)
        else:
            at = (left, bottom + gap)
            bottom += gap + choice.height()
        self.which.setGeometry(*at, choice.width(), choice.height())
        return bottom

    def _lay_chosen(self, room: QRectF) -> None:
        """Buttons at the foot, two by two; the picture has what they and the words under it leave."""
        m, gap, pad = self.metrics, round(self.metrics.px(10)), round(self.metrics.px(20))
        self._sheet = room
        x, wide = round(room.x()) + pad, round(room.width()) - 2 * pad
        high = self.main.sizeHint().height()
        half = (wide - gap) // 2
        needed = max(button.sizeHint().width() for button in self._buttons)
        columns = 2 if needed <= half else 1
        each = half if columns == 2 else wide
        y = round(room.bottom()) - pad - (4 // columns) * (high + gap) + gap
        for number, button in enumerate(self._buttons):
            row, column = divmod(number, columns)
            button.setGeometry(x + column * (each + gap), y + row * (high + gap), each, high)
        heights = [label.height_for(wide) for label in self.words]
        free = y - sum(heights) - round(m.px(34)) - room.y() - pad
        self._frame = QRectF(x, room.y() + pad, wide, max(0.0, min(free, wide / 1.5)))
        y = round(self._frame.bottom() + m.px(16))
        for label, tall in zip(self.words, heights, strict=True):
            label.setGeometry(x, y, wide, tall)
            y += tall

    def paint_page(self, painter: QPainter) -> None:
        """The sheet of the chosen one, and its table."""
        m, saved = self.metrics, self.list.saved
        if saved is None:
            return
        paint.box(painter, self._sheet, m.px(14), color(BASE.panel, 0.5), edge(0.12))
        wide = min(self._frame.width(), self._frame.height() * 1.5)
        if wide > m.px(SEEN):
            frame = QRectF(self._frame.x(), self._frame.y(), wide, wide / 1.5)
            draw_picture(painter, frame, self.house, saved, m)


def _unused(path: Path) -> Path:
    """A name that nothing has: the dialog asked about overwriting for the name before its ending was added."""
    names = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(name for name in chain((path,), names) if not name.exists())
