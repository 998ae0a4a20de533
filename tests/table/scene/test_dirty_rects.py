"""What is painted anew: all that has changed, in few rectangles, and little besides."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QRegion

from desktop.table.scene.dirty_rects import FEW, Box, box_of, gathered, rect_of


def region(boxes: list[Box]) -> QRegion:
    found = QRegion()
    for box in boxes:
        found += rect_of(box)
    return found


def test_a_box_is_a_rectangle() -> None:
    rect = QRect(3, 4, 50, 60)
    assert rect_of(box_of(rect)) == rect


@pytest.mark.parametrize("spare", [0, 20_000, 10**9])
def test_every_change_is_in_one_of_few(spare: float) -> None:
    dice = Random(3)
    for count in (1, 5, 40, 300):
        corners = [(dice.randrange(1500), dice.randrange(900)) for _ in range(count)]
        changes = [(x, y, x + dice.randrange(1, 90), y + dice.randrange(1, 120)) for x, y in corners]
        found = gathered(changes, spare)
        assert len(found) <= FEW
        assert (region(changes) - region(found)).isEmpty()


def test_near_ones_are_one_and_far_ones_stay_apart() -> None:
    card, beside, away = (0, 0, 100, 140), (4, 4, 104, 144), (900, 500, 1000, 640)
    assert gathered([card, away, beside], 5000) == [away, (0, 0, 104, 144)]
    assert gathered([card, away, beside], 10**9) == [(0, 0, 1000, 640)]
