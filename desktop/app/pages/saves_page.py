"""All saved games and replays: go on, see again, take a copy along, bring one in, take one off the list."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, count, islice
from pathlib import Path

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QSizePolicy, QWidget

from desktop.app.house.house import House
from desktop.app.pages.layouts import SPRING, Grid, HBox, VBox
from desktop.app.pages.lines import Line
from desktop.app.pages.nothing_here import NothingHere
from desktop.app.pages.page import Page
from desktop.app.pages.resume_card import describe
from desktop.app.pages.saves_list import SavesView, draw_picture
from desktop.app.play.autosave import Keeping
from desktop.controller.ending import standing_of
from desktop.controller.spare_time import SpareTime
from desktop.face import face_of
from desktop.storage import saves
from desktop.storage.errors import StorageError
from desktop.storage.saves import Saved
from desktop.table.controls.buttons import BrassButton, GlassButton, Panel, Scaled, painter_on, tab_chain
from desktop.table.controls.fields import SegmentedChoice
from desktop.table.scene.safety_net import netted

EDGE = 40.0
SEEN = 180.0  # units of width: a smaller picture shows nothing
SUFFIX = ".fivefold"
WHICH = ("all", "open", "over")
AT_ONCE, AT_A_TIME = 200, 20  # matches


@netted
class Shown(Scaled, QWidget):
    """The table of the chosen match, as large as the words under it let it be."""

    def __init__(self, house: House, parent: QWidget) -> None:
        super().__init__(parent)
        self.house = house
        self.saved: Saved | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def show_match(self, saved: Saved | None) -> None:
        """Another one."""
        self.saved = saved
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """No higher than the picture is."""
        self.setMaximumHeight(round(self.width() / 1.5))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The picture, unless it would be too small to show anything."""
        wide = min(self.width(), self.height() * 1.5)
        if self.saved is not None and wide > self.metrics.px(SEEN):
            draw_picture(painter_on(self), QRectF(0, 0, wide, wide / 1.5), self.house, self.saved, self.metrics)


class SavesPage(Page):
    """The list at the left, what can be done with the chosen one at the right."""

    def __init__(self, house: House) -> None:
        line = house.words.line
        super().__init__(house, line("house.saves.page"))
        self.heading = Line(line("house.saves.page"), 27, 600, parent=self)
        self.which = SegmentedChoice(
            line("house.saves.which"), [line(f"house.saves.{name}") for name in WHICH], 0, self, house.words.pair
        )
        self.bring = GlassButton(line("house.saves.import"), icon="folder-open", parent=self)
        self.list = SavesView(house, line("house.saves.list"), self)
        self.none = NothingHere("chest", parent=self)
        self.keys = Line(line("house.saves.keys"), 16, 400, "muted", parent=self)
        self.chosen = Panel(0.5, 14, self)
        self.picture = Shown(house, self.chosen)
        self.words = [Line("", size, weight, tint) for size, weight, tint in (
            (24, 600, "text"), (19, 400, "text"), (18, 400, "muted"), (18, 400, "muted"))]  # fmt: skip
        self._spare = SpareTime(self)
        self.main = BrassButton("")
        self.other = GlassButton("")
        self.copy = GlassButton(line("house.saves.export"), icon="download")
        self.cross = GlassButton(line("house.saves.remove"), icon="trash-2")
        self._compose()
        self._connect()
        self.entered()

    def _compose(self) -> None:
        """The list at the left; at the right the picture over its words, and at the foot what can be done."""
        self.row = self.head(self.heading, self.bring)
        self.top = VBox(self.row, gap=14)
        self.grid = Grid(self._buttons, 10, 10)
        for button in self._buttons:
            button.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        about = VBox(gap=16)
        about.put(self.picture, stretch=1)
        about.put(VBox(*self.words), SPRING)
        self.chosen.setLayout(VBox(about, self.grid, gap=18, edges=(20, 20, 20, 20)))
        left, both = VBox(), HBox(gap=24)
        left.put(self.list, self.none, stretch=1)
        both.put(left, stretch=71)
        both.put(self.chosen, stretch=54)
        page = VBox(self.top, gap=18, edges=(EDGE, 28, EDGE, 18))
        page.put(VBox(both, self.keys, gap=14), stretch=1)
        self.setLayout(page)

    def _connect(self) -> None:
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
        kept, wanted = self.house.saves.one_by_one(), WHICH[self.which.at]
        first = next(kept, None)
        every = chain([first], kept) if first else iter(())
        rows = (one for one in every if wanted == "all" or one.over is (wanted == "over"))
        self.list.show_matches(list(islice(rows, max(AT_ONCE, self.list.currentIndex().row() + AT_A_TIME))))
        self._spare.stop()
        self._spare.do("rest", lambda: self._add(rows), lambda: None)
        empty = self.list.saved is None
        self.none.setText(
            self.house.words.line("house.saves.none_such" if first else "house.saves.none") if empty else ""
        )
        self.none.setVisible(empty)
        self.list.setVisible(not empty)
        self.fit()

    def _add(self, rows: Iterator[Saved]) -> Iterator[None]:
        """The rest of a long list, some rows at a time."""
        while some := list(islice(rows, AT_A_TIME)):
            self.list.matches.add(some)
            yield

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
        self.picture.show_match(saved)
        self.chosen.setVisible(saved is not None)

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
        Keeping(self.house.saves, None, words.say).leave(match, lambda text: words.say(text, names))
        self.which.choose(0)
        self.entered()
        self.list.choose(self.house.saves.id_of(match))
        self.house.routes.tell(words.line("house.saves.imported", path.name))

    # ---- layout

    def lay_out(self) -> None:
        """Which matches, beside the heading where there is room; buttons two by two where they are wide enough."""
        m, side = self.metrics, round(self.metrics.px(24))
        self.none.setContentsMargins(side, side, side, side)
        head = sum(part.sizeHint().width() for part in (self.arrow, self.heading, self.which, self.bring))
        if head + m.px(2 * EDGE + 4 * 14) < self.width():
            self.row.insertWidget(2, self.which)
        else:
            self.top.addWidget(self.which, 0, Qt.AlignmentFlag.AlignLeft)
        half = (self.chosen.width() - m.px(2 * 20 + 10)) / 2
        self.grid.set_columns(2 if max(button.sizeHint().width() for button in self._buttons) <= half else 1)


def _unused(path: Path) -> Path:
    """A name that nothing has: the dialog asked about overwriting for the name before its ending was added."""
    names = (path.with_stem(f"{path.stem}-{number}") for number in count(2))
    return next(name for name in chain((path,), names) if not name.exists())
