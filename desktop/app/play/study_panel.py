"""Beside the table of a replay: what there is to study in the match, or its log; and a note at the present decision."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.app.pages.layouts import SPRING, HBox, VBox
from desktop.app.pages.lines import Line
from desktop.app.play.log import LogView
from desktop.app.play.name_field import NameField
from desktop.app.play.note_field import NoteField
from desktop.app.play.study_list import MOMENT, SMALL, TRY, Entry, StudyList
from desktop.controller.matches import LONGEST_NOTE
from desktop.table.controls.buttons import IconButton, Scaled, painter_on
from desktop.table.controls.fields import SegmentedChoice
from desktop.table.drawing.theme import BASE, color, edge
from desktop.table.scene.safety_net import netted
from desktop.words import Words

STUDY, LOG = range(2)
HERE = ("again", "strong")  # what can be done at any decision
DEEDS = {MOMENT: ("compare", *HERE), SMALL: ("compare", *HERE), TRY: ("see", "resume", "remove")}
ICONS = {
    "compare": "list", "again": "rotate-ccw", "strong": "sparkles", "see": "eye", "resume": "play", "remove": "trash-2",
}  # fmt: skip


@netted
class StudyPanel(Scaled, QWidget):
    """Two words at its head say what it shows."""

    def __init__(self, words: Words, at: int, parent: QWidget) -> None:
        line = words.line
        super().__init__(parent)
        self.words = words
        labels = [line("house.study.tab.study"), line("house.study.tab.log")]
        self.which = SegmentedChoice(line("house.study.which"), labels, at, self, words.pair)
        self.list = StudyList(line("house.study.list"), self)
        self.log = LogView(line("house.play.log_name"), self)
        self.deeds = {name: IconButton(icon, line(f"house.study.do.{name}"), 38, self) for name, icon in ICONS.items()}
        self.name = NameField(line("house.study.name"), self)
        self.name_label = Line(line("house.study.name"), 15, 600, "muted", parent=self)
        self.label = Line(line("house.study.note"), 15, 600, "muted", parent=self)
        self.note = NoteField(line("house.study.note"), line("house.study.note_hint"), LONGEST_NOTE, self)
        self.why = Line("", 15, tint="muted", parent=self)
        self._row = HBox(*self.deeds.values(), SPRING, gap=8, edges=(12, 4, 12, 4))
        foot = VBox(self.name_label, self.name, self.label, self.note, self.why, gap=4, edges=(12, 6, 12, 10))
        column = VBox(HBox(self.which, edges=(10, 10, 10, 8)))
        column.put(self.list, stretch=1)
        column.put(self.log, stretch=1)
        column.put(self._row, foot)
        self.setLayout(column)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Ignored)
        self.which.chosen.connect(self._turn)
        self.list.picked.connect(self._offer)
        self.name.left.connect(self.list.setFocus)
        self._turn(at)

    @property
    def shows_log(self) -> bool:
        """Which of the two."""
        return self.which.at == LOG

    def _turn(self, at: int) -> None:
        self.list.setVisible(at == STUDY)
        self.log.setVisible(at == LOG)
        self._offer(self.list.entry)

    def _offer(self, entry: Entry | None) -> None:
        """What can be done with what is marked."""
        here = () if self.shows_log else HERE if entry is None else DEEDS.get(entry.kind, HERE)
        for name, button in self.deeds.items():
            button.setVisible(name in here)
        self.deeds["compare"].disable(entry.why if entry is not None else "")
        tried = entry if entry is not None and entry.kind == TRY and not self.shows_log else None
        self.name.show_name(tried.id if tried is not None else "", tried.name if tried is not None else "")
        for part in (self.name, self.name_label):
            part.setVisible(tried is not None)

    def show_entries(self, entries: Sequence[Entry]) -> None:
        """What there is to study."""
        self.list.show_entries(entries)
        said = [f"{entry.title} {entry.text}".strip() for entry in entries if not entry.choosable]
        self.list.setAccessibleDescription(self.words.prose(said))
        self._offer(self.list.entry)

    def show_note(self, at: int, text: str, why: str) -> None:
        """The note of the present decision; why there can be none, if so."""
        self.note.show_note(at, text)
        self.note.setEnabled(not why)
        self.note.setAccessibleDescription(why)
        self.why.setText(why)
        self.why.setVisible(bool(why))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Its ground."""
        painter, rect = painter_on(self), QRectF(self.rect())
        painter.fillRect(rect, color(BASE.log))
        painter.fillRect(QRectF(0, 0, 1, rect.height()), edge(0.12))
