"""The box of drills: how many come back today, how one stands theme by theme, and what a session came to."""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from desktop.app.house.drill_box import begun
from desktop.app.house.drill_box import due as due_now
from desktop.app.house.drill_session import Session
from desktop.app.house.house import House
from desktop.app.pages.cells import Cells
from desktop.app.pages.layouts import SPRING, HBox, VBox
from desktop.app.pages.lines import Line
from desktop.app.pages.nothing_here import NothingHere
from desktop.app.pages.page import Page
from desktop.app.pages.statistics_page import Glance, Table
from desktop.app.pages.times import in_days
from desktop.storage.drills import Drill, Progress
from desktop.table.controls.buttons import BrassButton, Panel, tab_chain
from desktop.table.controls.fields import DropDown
from desktop.table.scene.safety_net import netted

EDGE = 40.0
WIDEST = 1300.0
HEADS = ("theme", "game", "drills", "asked", "right", "lately")
WORDS = 2  # the first columns hold words, the others figures


def theme_name(house: House, game: str, theme: str) -> str:
    """What a theme is called; one that its game does not know any more is another."""
    return house.words.first(f"{game}.theme.{theme}", "house.drills.no_theme")


@netted
class Themes(Cells):
    """How somebody stands, theme by theme."""

    def __init__(self, house: House, parent: QObject | None = None) -> None:
        super().__init__(house, "drills", HEADS, WORDS, parent)

    def show(self, progress: Sequence[Progress]) -> None:
        """Somebody else's, or after another session."""
        self.show_rows([self._cells(one) for one in progress])

    def _cells(self, one: Progress) -> tuple[str, ...]:
        line = self._house.words.line
        lately = line("house.statistics.percent", round(100 * one.lately)) if one.lately >= 0 else "–"
        theme, title = theme_name(self._house, one.game, one.theme), self._house.title(one.game)
        return (theme, title, str(one.drills), str(one.asked), str(one.right), lately)


@netted
class ThemeTable(Table):
    """Most of the room goes to the words."""

    def fit_columns(self) -> None:
        """As wide as their words, and what is left over to the first two."""
        self.resizeColumnsToContents()
        header = self.horizontalHeader()
        widths = [header.sectionSize(column) for column in range(len(HEADS))]
        spare = max(0, self.viewport().width() - sum(widths))
        for column, wide in enumerate(widths):
            header.resizeSection(column, wide + (spare // WORDS if column < WORDS else 0))


class DrillsPage(Page):
    """Whose box, what is due, and the way to two minutes with it."""

    def __init__(self, house: House, session: Session | None = None, parent: QWidget | None = None) -> None:
        line = house.words.line
        super().__init__(house, line("house.drills.page"), parent)
        self.session = session  # the last one
        self.heading = Line(line("house.drills.page"), 27, 600, parent=self)
        self.who = DropDown(line("house.drills.who"), self)
        self.glance = Glance(self)
        self.told = Line("", 22, 600, "accent_ink", parent=self)
        self.came = Line("", 18, parent=self)
        self.start_button = BrassButton(line("house.drills.start"), line("house.key.enter"), parent=self)
        self.start_button.clicked.connect(self.start)
        self.model = Themes(house, self)
        self.sheet = Panel(0.5, 14, self)
        self.table = ThemeTable(line("house.drills.table"), self.model, self.sheet)
        self.none = NothingHere("lamplit", line("house.drills.none"), parent=self)
        self.sheet.setLayout(VBox(self.table, self.none, edges=(18, 9, 18, 9)))
        self.about = Line(line("house.drills.about"), 16, 400, "muted", parent=self)
        self.waiting = Line("", 16, 400, "muted", parent=self)
        head = self.head(self.heading, self.who)
        top = HBox(gap=24)
        top.put(VBox(self.told, self.came, gap=8), stretch=1)
        top.put(self.start_button)
        foot = VBox(self.waiting, self.about, gap=8)
        self.box = VBox(head, VBox(self.glance, top, self.sheet, foot, gap=24), SPRING, gap=18)
        self.setLayout(self.box)
        self._fill_who()
        self.who.currentIndexChanged.connect(self.show_box)
        tab_chain([self.arrow, self.who, self.start_button, self.table])
        self.show_box()

    def _fill_who(self) -> None:
        """Everybody who has drills; whoever has just had a session first, then whoever sits first at tables."""
        box, first = self.house.drills, self.house.default_name(0)
        names = box.players()
        wished = self.session.player if self.session is not None else first
        for name in sorted(names, key=lambda name: (name != wished, name != first)) or [first]:
            self.who.add(name, name, "user")
        self.who.setVisible(len(names) > 1)

    @property
    def player(self) -> str:
        """Whose box is shown."""
        return str(self.who.currentData())

    def first_focus(self) -> QWidget | None:
        """What begins, where there is something to begin."""
        return self.start_button if self.house.drills.of(self.player) else self.arrow

    def entered(self) -> None:
        """A session may have ended meanwhile."""
        self.show_box()

    # ---- what it shows

    def show_box(self) -> None:
        """Figures, what the last session came to, and the themes."""
        line, box, now = self.house.words.line, self.house.drills, time.time()
        if self.player not in (players := box.players()) and players:  # the first ones have just come in
            self.who.blockSignals(True)
            self.who.clear()
            self._fill_who()
            self.who.blockSignals(False)
        drills, due = box.of(self.player), due_now(self.house, self.player, now)
        progress = box.progress(self.player)
        self.model.show(progress)
        lately = [drill.lately[-1] for drill in drills if drill.lately]
        share = line("house.statistics.percent", round(100 * sum(lately) / len(lately))) if lately else "–"
        shown = {"due": str(len(due)), "kept": str(len(drills)), "known": share}
        self.glance.figures = [(figure, line(f"house.drills.{head}")) for head, figure in shown.items()]
        self.told.setText(self._result() or self._invitation(drills, due, now))
        self.came.setText("\n".join(self._results(now)))
        self.came.setVisible(bool(self.came.text()))
        many = len(box.waiting())
        self.waiting.setText(line("house.drills.verifying", many) if many else "")
        self.waiting.setVisible(bool(many))
        self.start_button.setText(line("house.drills.start" if due else "house.drills.ahead"))
        self.start_button.setAccessibleName(self.start_button.text())
        for widget in (self.glance, self.told, self.start_button, self.table):
            widget.setVisible(bool(drills))
        self.none.setVisible(not drills)
        self.fit()

    def _invitation(self, drills: Sequence[Drill], due: Sequence[Drill], now: float) -> str:
        line = self.house.words.line
        if due:
            return line("house.drills.today", len(due))
        soonest = min((drill.due for drill in drills), default=now)
        return line("house.drills.nothing_due", in_days(self.house.words, soonest, now))

    def _result(self) -> str:
        session = self.session
        if session is None or not session.results or session.current or session.player != self.player:
            return ""
        solved = sum(result.right for result in session.results)
        return self.house.words.line("house.drills.solved", len(session.results), solved)

    def _results(self, now: float) -> list[str]:
        """Each drill of the session that has just ended: its theme, how it went, when it comes back."""
        if not self._result() or self.session is None:
            return []
        line, words = self.house.words.line, self.house.words
        return [
            line(
                "house.drills.came_right" if right else "house.drills.came_wrong",
                self.house.title(drill.game),
                theme_name(self.house, drill.game, drill.theme),
                in_days(words, drill.due, now),
            )
            for drill, right in self.session.results
        ]

    def start(self) -> None:
        """Two minutes."""
        self.session = begun(self.house, self.player, time.time())
        if self.session.current:
            self.house.routes.drill(self.session)

    def lay_out(self) -> None:
        """In the middle of a wide window."""
        m = self.metrics
        wide = min(WIDEST * m.text**0.4, self.wide - 2 * EDGE)
        top, side = round(m.px(EDGE)), (self.width() - round(m.px(wide))) // 2
        self.box.setContentsMargins(side, top, side, top)
        self.none.setContentsMargins(*[round(m.px(14))] * 4)
