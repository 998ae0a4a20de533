"""Titles keep their size as long as they can: shrunk a little, then on two lines."""

import pytest
from pytestqt.qtbot import QtBot

from desktop.app.pages.titles import Title
from desktop.table.drawing.lettering import width
from desktop.table.drawing.theme import Metrics


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("room", [120.0, 250.0, 900.0])
@pytest.mark.parametrize("name", ["Clash of Decks", "The War Chronicles of Ganymede", "Barbarossa"])
def test_every_line_fits(qtbot: QtBot, name: str, room: float, text: float) -> None:
    title = Title("clash", name, 74, room, Metrics(1.0, text))
    assert " ".join(title.lines) == name
    assert all(width(line, title.face) <= room + 1 for line in title.lines)


def test_a_long_title_takes_two_lines_rather_than_be_small(qtbot: QtBot) -> None:
    title = Title("clash", "The War Chronicles of Ganymede", 38, 250, Metrics())
    assert title.lines == ["The War Chronicles", "of Ganymede"] and title.face.pixelSize() > 20
