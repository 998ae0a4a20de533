"""Over the table of a replay: two ways side by side, as they may go on, or what strong would do from here.

Both speak of an imagined world and say so. Neither is in the way of the keys of the page.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.app.pages.layouts import Grid, HBox, VBox
from desktop.app.pages.lines import Paragraph
from desktop.app.play.log import LogView
from desktop.app.play.moves import ACTION, MovesModel, MovesView
from desktop.app.play.sheet import Sheet
from desktop.controller.agreeing import UNHEARD, Named
from desktop.table.controls.buttons import BrassButton, GlassButton, PushButton, Scaled
from desktop.table.scene.safety_net import netted
from desktop.words import Words

if TYPE_CHECKING:
    from desktop.controller.study import Compared, Strong, Way

WIDE = 1120.0
HIGH = 700.0
GAP = 12.0
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@netted
class Column(Scaled, QWidget):
    """One way: its move, what follows in lines as of the log, and what has changed by then."""

    def __init__(self, words: Words, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.head = Paragraph(18, 600, parent=self)
        self.lines = LogView(name, self, follows=False)
        self.foot = Paragraph(16, 500, tint="soft", parent=self)
        column = VBox(self.head, gap=6)
        column.put(self.lines, stretch=1)
        column.put(self.foot)
        self.setLayout(column)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)

    def tell(self, head: str, way: Way | None) -> None:
        """A way, or none yet."""
        self.head.tell(head)
        self.lines.set_lines(way.lines if way is not None else ())
        self.lines.scrollToTop()
        said = (way.changed, self._words.line("house.study.then", way.percent)) if way is not None else ()
        self.foot.tell(self._words.clauses(filter(None, said)))
        self.setAccessibleDescription(" ".join(filter(None, (head, self.foot.text))))


class Beside(Sheet):
    """A sheet at the foot of the table, as large as there is room, whose buttons stand in as many rows as they need."""

    modal = False

    def __init__(self, title: str, close: str, parent: QWidget) -> None:
        super().__init__(title, close, parent)
        self.buttons: Sequence[PushButton] = ()
        self.grid: Grid | None = None

    def stand(self, *buttons: PushButton) -> Grid:
        """The buttons of its foot."""
        self.buttons, self.grid = buttons, Grid(buttons, 10, 8)
        return self.grid

    def wanted(self, room: QRect) -> QRect:
        """Over the table, at its foot."""
        m = self.metrics
        gap = round(m.px(GAP))
        wide = min(round(m.px(WIDE) * m.text**0.5), room.width() - 2 * gap)
        high = min(round(m.px(HIGH) * m.text**0.5), room.height() - 2 * gap)
        if self.grid is not None:
            most = max(button.sizeHint().width() for button in self.buttons) + m.px(10)
            self.grid.set_columns(max(1, min(len(self.buttons), int((wide - m.px(44)) / most))))
        return QRect(room.center().x() - wide // 2, room.bottom() - gap - high, wide, high)


@netted
class LinesSheet(Beside):
    """A moment: what was played, what was better, and how each may go on."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        line = words.line
        super().__init__(line("house.study.lines"), line("house.button.close"), parent)
        self.words = words
        self.cost = Paragraph(18, 500, parent=self)
        self.said = Paragraph(16, tint="muted", parent=self)
        self.played = Column(words, line("house.study.way.played_name"), self)
        self.better = Column(words, line("house.study.way.better_name"), self)
        self.again = BrassButton(line("house.study.again"), icon="rotate-ccw", parent=self)
        self.strong = GlassButton(line("house.study.strong"), icon="sparkles", parent=self)
        self.other = GlassButton(line("house.study.other_world"), icon="dices", parent=self)
        columns = HBox(gap=24)
        columns.put(self.played, stretch=1)
        columns.put(self.better, stretch=1)
        foot = self.stand(self.again, self.strong, self.other)
        head = VBox(self.cost, self.said, gap=4)
        self.fill(head, columns, foot, gap=10, foot=16, grows=columns)
        self.compared: Compared | None = None

    def ask(self, title: str, cost: str) -> None:
        """A moment whose ways are being worked out."""
        self.compared = None
        self.call(title)
        self.cost.tell(cost)
        self.said.tell(self.words.line("house.study.thinking"))
        for column in (self.played, self.better):
            column.tell("", None)
        self._describe()

    def tell(self, compared: Compared) -> None:
        """How it may go on."""
        line = self.words.line
        self.compared = compared
        kind = "contrary" if compared.contrary else "one_world" if compared.world else "first_world"
        self.said.tell(line(f"house.study.{kind}", compared.world + 1))
        self.played.tell(line("house.study.way.played", compared.played.move), compared.played)
        self.better.tell(line("house.study.way.better", compared.better.move), compared.better)
        self._describe()

    def fail(self) -> None:
        """The ways do not come."""
        self.said.tell(self.words.line("house.study.failed"))
        self._describe()

    def _describe(self) -> None:
        said = [self.cost.text, self.said.text]
        for column in (self.played, self.better):
            said += [column.head.text, *(each.text for each in column.lines.all), column.foot.text]
        self.setAccessibleDescription(self.words.prose(filter(None, said)))

    def first_focus(self) -> QWidget:
        """Another try."""
        return self.again if self.again.isEnabled() else self.cross


@netted
class StrongSheet(Beside):
    """The best moves with their chances; one that is taken goes on in an imagined world."""

    taken = Signal(object)  # the action

    def __init__(self, words: Words, parent: QWidget) -> None:
        line = words.line
        super().__init__(line("house.study.strong"), line("house.button.close"), parent)
        self.words = words
        self.said = Paragraph(16, tint="muted", parent=self)
        self.agrees = Paragraph(17, 500, parent=self)
        self.agrees.hide()
        self.moves = MovesModel()
        self.list = MovesView(line("house.study.best"), self)
        self.list.setModel(self.moves)
        self.list.doubleClicked.connect(lambda _: self.take())
        self.line = LogView(line("house.study.line"), self)
        self.step = BrassButton(line("house.study.step"), icon="step-forward", parent=self)
        self.step.clicked.connect(self.take)
        self.anew = GlassButton(line("house.study.anew"), icon="rotate-ccw", parent=self)
        columns = HBox(gap=24)
        columns.put(self.list, stretch=1)
        columns.put(self.line, stretch=1)
        self.fill(
            VBox(self.said, self.agrees, gap=6),
            columns,
            self.stand(self.step, self.anew),
            gap=10,
            foot=16,
            grows=columns,
        )

    def ask(self, fresh: bool) -> None:
        """It is being thought about; `fresh`: from the decision on that lies on the table."""
        line = self.words.line
        self.said.tell(line("house.study.thinking"))
        self.agrees.hide()
        self.moves.set_moves([])
        if fresh:
            self.line.set_lines(())
        self.step.disable(line("house.study.thinking"))
        self.anew.disable(line("house.study.at_start") if fresh else "")
        self.setAccessibleDescription(self.said.text)

    def tell(self, strong: Strong) -> None:
        """What it thinks best, and how its line went so far."""
        line = self.words.line
        said = line("house.study.over" if strong.over else "house.study.strong_said")
        self.said.tell(said)
        self.agrees.tell(strong.agrees)
        self.agrees.setVisible(bool(strong.agrees))
        self.moves.set_moves([(self._row(each), each.action) for each in strong.best])
        self.line.set_lines(strong.lines)
        self.line.scrollToBottom()
        if strong.best:
            self.list.setCurrentIndex(self.moves.index(0))
        self.step.disable("" if strong.best else said)
        named = [move for move, _ in self.moves.moves]
        self.setAccessibleDescription(self.words.prose(filter(None, [said, strong.agrees, *named])))

    def _row(self, each: Named) -> str:
        """A move, its chance, and whether it was played or is what the verdict names."""
        line = self.words.line
        heard = each.percent != UNHEARD
        said = line("house.study.chance", each.name, each.percent) if heard else line("house.study.unheard", each.name)
        return line(f"house.study.mark.{each.mark}", said) if each.mark else said

    def fail(self) -> None:
        """No answer comes."""
        self.said.tell(self.words.line("house.study.failed"))
        self.step.disable(self.said.text)

    def take(self) -> None:
        """The chosen one."""
        index = self.list.currentIndex()
        if index.isValid() and self.step.isEnabled():
            self.taken.emit(index.data(ACTION))

    def first_focus(self) -> QWidget:
        """The moves."""
        return self.list

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the chosen one."""
        if event.key() in ENTER and self.list.hasFocus():
            self.take()
        else:
            super().keyPressEvent(event)
