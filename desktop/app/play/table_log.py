"""The log of a match as it goes on: in its panel, on the table itself where that is folded, and to assistive tools."""

from __future__ import annotations

from PySide6.QtCore import QObject

from desktop.app.play.log import LogPanel
from desktop.controller.controller import Controller
from desktop.controller.log import LogLine
from desktop.table.scene.last_lines import LastLines, Told
from desktop.table.scene.view import TableView
from desktop.words import Words


class TableLog(QObject):
    """Follows one match; `on_table`: whether the last lines of a folded log lie on the table."""

    def __init__(
        self, words: Words, controller: Controller, panel: LogPanel, view: TableView, on_table: bool, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._words, self._controller, self._panel, self._view = words, controller, panel, view
        self._on_table = on_table
        self._told_steps = len(controller.match.steps)
        self.last_lines = LastLines()
        scene = controller.scene
        scene.addItem(self.last_lines)
        scene.altered.connect(self._fit_last)
        scene.threats.placed.connect(self.tell_last)
        panel.whole = controller.tells.whole_log
        panel.view.pointed.connect(self._point)

    def tell(self) -> None:
        """Show the log, and tell assistive tools what is new in it, once and in order (UX 40)."""
        tells, told = self._controller.tells, self._told_steps
        self._panel.view.set_lines(tells.log())
        new, self._told_steps = tells.news(told)
        if self._told_steps < told:
            self._view.announce(self._words.line("house.play.undone", told - self._told_steps))
        elif new:
            self._view.announce(self._words.prose(new))
        self.tell_last()

    def tell_last(self) -> None:
        """The end of a folded log on the table itself, once it stands still."""
        if self._controller.phase.moving:
            return
        lines = self._panel.view.lines.lines
        told = [Told(line.text, line.color) for line in lines if line.kind in ("line", "detail")]
        self.last_lines.tell(told if self._panel.folded and self._on_table else (), self._controller.scene)

    def _fit_last(self) -> None:
        self.last_lines.fit(self._controller.scene)

    def _point(self, line: LogLine | None, y: float) -> None:
        """The cards of the log's line under the pointer, at its height (UX 32)."""
        looks = line.looks if line is not None else ()
        top = self._view.mapTo(self._view.window(), self._view.rect().topLeft()).y()
        self._controller.scene.reading.show(looks, y - top)
