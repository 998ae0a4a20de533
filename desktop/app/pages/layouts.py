"""Qt's layouts with margins and gaps in units: they follow the metrics of a page as its controls do.

A box is made of what lies in it: `VBox(head, HBox(list, chosen, gap=24), SPRING, gap=18)`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from desktop.table.controls.buttons import Scaled
from desktop.table.drawing.theme import Metrics

SPRING: Final = None  # in a box: takes the room that nothing else wants
Edges = tuple[float, float, float, float]  # left, top, right, bottom
NONE: Final = (0.0, 0.0, 0.0, 0.0)
Item = QWidget | QLayout | None


class Spaced(Scaled):
    """Margins and gaps in units."""

    def __init__(self, gap: float, edges: Edges = NONE) -> None:
        super().__init__()
        self.gap, self.edges = gap, edges
        assert isinstance(self, QLayout)
        self.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)  # a window may be smaller than what is in it
        self.set_metrics(self.metrics)

    def set_metrics(self, metrics: Metrics) -> None:
        """Units as pixels."""
        super().set_metrics(metrics)
        assert isinstance(self, QLayout)
        self.setContentsMargins(*(round(metrics.px(edge)) for edge in self.edges))
        self.setSpacing(round(metrics.px(self.gap)))


class Box(Spaced):
    """One beside or under the other."""

    def __init__(self, *items: Item, gap: float = 0.0, edges: Edges = NONE) -> None:
        super().__init__(gap, edges)
        self.put(*items)

    def put(self, *items: Item, stretch: int = 0) -> None:
        """Add what comes next."""
        assert isinstance(self, QBoxLayout)
        for item in items:
            if item is SPRING:
                self.addStretch()
            elif isinstance(item, QLayout):
                self.addLayout(item, stretch)
            else:
                self.addWidget(item, stretch)


class HBox(Box, QHBoxLayout):
    """One beside the other."""


class VBox(Box, QVBoxLayout):
    """One under the other."""


class Grid(Spaced, QGridLayout):
    """Columns of the same width, as many as the page wants at its present size."""

    def __init__(self, widgets: Sequence[QWidget], gap: float, down: float, wide_first: bool = False) -> None:
        self._widgets, self._down, self._wide_first, self._count = widgets, down, wide_first, 0
        super().__init__(gap)
        self.set_columns(1)

    def show_only(self, widgets: Sequence[QWidget]) -> None:
        """These from now on; the others are hidden and take no place."""
        if list(widgets) == list(self._widgets):
            return
        for widget in self._widgets:
            self.removeWidget(widget)
            widget.setVisible(widget in widgets)
        self._widgets, count, self._count = widgets, self._count, 0
        for widget in widgets:
            widget.show()
        self.set_columns(count)

    def set_columns(self, count: int) -> None:
        """So many side by side; where places stay empty, they are the last ones or else go to the first widget."""
        if count == self._count:
            return
        for column in range(max(count, self.columnCount())):
            self.setColumnStretch(column, int(column < count))
        empty = -len(self._widgets) % count if self._wide_first else 0
        for number, widget in enumerate(self._widgets):
            row, column = divmod(number + empty if number else 0, count)
            self.addWidget(widget, row, column, 1, 1 if number else 1 + empty)
        self._count = count

    def set_metrics(self, metrics: Metrics) -> None:
        """Units as pixels."""
        super().set_metrics(metrics)
        self.setVerticalSpacing(round(metrics.px(self._down)))


def settle(page: QWidget) -> None:
    """Lay out at once what Qt would before the next picture: its own layout first, which sizes the others."""
    own = page.layout()
    if own is not None:
        own.invalidate()  # of what is hidden Qt tells it the size when it is shown
        own.activate()
    for layout in page.findChildren(QLayout):
        layout.activate()
