"""The line of a match: a slider that draws what is known, and goes where it is pulled (UX 34)."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app.play.replay_line import Timeline
from desktop.table.drawing.theme import Metrics


@pytest.fixture
def line(qtbot: QtBot) -> Timeline:
    page = QWidget()
    qtbot.addWidget(page)
    made = Timeline("Through the match", page)
    made.page = page  # type: ignore[attr-defined]
    page.resize(1000, 120)
    made.set_metrics(Metrics())
    made.setGeometry(0, 0, 1000, 96)
    made.set_match(40, {0: 0, 1: 1, 11: 2, 25: 3}, lambda at: f"Turn at {at}")
    page.show()
    return made


def at(line: Timeline, decision: int) -> QPoint:
    return QPoint(round(line.x_of(decision)), 48)


def test_a_click_and_a_drag_go_there(line: Timeline, qtbot: QtBot) -> None:
    sought: list[int] = []
    line.valueChanged.connect(sought.append)
    qtbot.mouseClick(line, Qt.MouseButton.LeftButton, pos=at(line, 30))
    qtbot.mousePress(line, Qt.MouseButton.LeftButton, pos=at(line, 17))
    qtbot.mouseMove(line, at(line, 18))
    qtbot.mouseMove(line, at(line, 20))
    qtbot.mouseRelease(line, Qt.MouseButton.LeftButton, pos=at(line, 20))
    qtbot.mouseMove(line, at(line, 33))
    assert sought == [30, 17, 18, 20]


def test_a_mark_draws_a_click_that_is_near(line: Timeline) -> None:
    line.set_course({0: [0.5] * 41}, {0: "#D98A4A"}, (0.0, 1.0), {7: "a slip"})
    assert line.at_of(line.x_of(7) + 5) == 7 and line.at_of(line.x_of(25) - 6) == 25


def test_keys_walk_along_it_to_both_ends(line: Timeline, qtbot: QtBot) -> None:  # UX 11
    for key, value in (("Right", 1), ("Right", 2), ("Left", 1), ("End", 40), ("Right", 40), ("Home", 0), ("Left", 0)):
        qtbot.keyClick(line, getattr(Qt.Key, f"Key_{key}"))
        assert line.value() == value


def test_everything_on_it_is_drawn(line: Timeline) -> None:
    pictures = [line.grab().toImage()]
    line.set_course({0: [0.5, 0.9], 1: [0.5, 0.1]}, {0: "#D98A4A", 1: "#6F9BD8"}, (0.0, 1.0), {})
    pictures.append(line.grab().toImage())
    line.set_course({0: [0.5, 0.9], 1: [0.5, 0.1]}, {0: "#D98A4A", 1: "#6F9BD8"}, (0.0, 1.0), {9: "a slip"})
    pictures.append(line.grab().toImage())
    line.setValue(20)
    pictures.append(line.grab().toImage())
    assert all(first != second for n, first in enumerate(pictures) for second in pictures[n + 1 :])


def test_a_match_of_no_decisions_and_a_flat_course_can_be_drawn(line: Timeline) -> None:
    line.set_match(0, {0: 0}, str)
    line.set_course({0: [2.0], 1: []}, {}, None, {})
    assert not line.grab().isNull()
    line.set_course({}, {}, None, {})
    assert line.at_of(500.0) == 0
