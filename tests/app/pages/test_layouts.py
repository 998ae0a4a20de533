"""Boxes and grids whose margins and gaps are in units."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QSizePolicy, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.pages.layouts import SPRING, Grid, HBox, VBox
from desktop.table.controls.buttons import GlassButton, rescale
from desktop.table.drawing.theme import Metrics


class Block(QWidget):
    """Something that is as wide as it is let be."""

    def __init__(self, high: int = 10) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(high)


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(200, 100)
    return widget


def placed(page: QWidget, *widgets: QWidget) -> list[tuple[int, int, int, int]]:
    """Where they lie: left, top, width, height."""
    layout = page.layout()
    assert layout is not None
    layout.activate()
    return [each.geometry().getRect() for each in widgets]  # type: ignore[misc]


@pytest.mark.parametrize("unit", [0.5, 1.0, 2.0])
def test_margins_and_gaps_follow_the_unit(page: QWidget, unit: float) -> None:
    top, left, right = Block(), Block(), Block()
    page.setLayout(VBox(top, HBox(left, right, gap=6), SPRING, gap=4, edges=(10, 8, 20, 2)))
    rescale(page, Metrics(unit))
    x, wide = round(10 * unit), round(200 - 30 * unit)
    first, second, third = placed(page, top, left, right)
    assert first == (x, round(8 * unit), wide, 10)
    assert second[:2] == (x, round(12 * unit) + 10)
    assert third[0] == second[0] + second[2] + round(6 * unit)
    assert third[0] + third[2] == x + wide


def test_a_spring_takes_what_nothing_else_wants(page: QWidget) -> None:
    above, below = Block(), Block()
    page.setLayout(VBox(above, SPRING, below, gap=4))
    assert [y for _, y, _, _ in placed(page, above, below)] == [0, 90]


def test_what_is_put_with_a_stretch_comes_before_a_spring(page: QWidget) -> None:
    above, below = QWidget(), Block()
    above.setMaximumHeight(60)
    box = VBox()
    box.put(above, stretch=1)
    box.put(SPRING, below)
    page.setLayout(box)
    assert placed(page, above)[0][3] == 60
    above.setMaximumHeight(1000)
    assert placed(page, above)[0][3] == 90


def test_columns_are_as_wide_as_each_other_whatever_is_in_them(page: QWidget) -> None:
    blocks = [Block(), GlassButton("x"), Block(30), Block(), Block()]
    grid = Grid(blocks, 7, 5)
    page.setLayout(grid)
    for count, wide in ((1, 200), (3, 62), (2, 96), (1, 200)):
        grid.set_columns(count)
        at = placed(page, *blocks)
        assert {width // 2 * 2 for _, _, width, _ in at} == {wide}, "to the pixel that is left over"
        rows = [at[first : first + count] for first in range(0, 5, count)]
        assert all(one[0] + one[2] <= two[0] for row in rows for one, two in pairwise(row))
        assert all(one[0][0] == 0 for one in rows), "the last row begins at the left"


def test_the_first_has_the_places_that_would_stay_empty(page: QWidget) -> None:
    blocks = [Block() for _ in range(5)]
    grid = Grid(blocks, 6, 5, wide_first=True)
    page.setLayout(VBox(grid, SPRING))
    grid.set_columns(2)
    rescale(page, Metrics(2.0))
    at = placed(page, *blocks)
    assert at[0][2] == 200 and [wide for _, _, wide, _ in at[1:]] == [94] * 4
    assert [y for _, y, _, _ in at] == [0, 20, 20, 40, 40]


def test_a_page_may_be_smaller_than_what_is_on_it(page: QWidget) -> None:
    page.setLayout(HBox(*(GlassButton("A long word or two") for _ in range(5))))
    page.show()
    page.resize(120, 20)
    assert page.size().width() == 120
    buttons = page.findChildren(GlassButton)
    assert all(QRect(0, -20, 120, 80).contains(each.geometry()) for each in buttons)
