"""The line of a match: a slider that draws what is known, and goes where it is pulled (UX 34)."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtWidgets import QToolTip, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.play.replay_line import Timeline
from desktop.controller.study import Swing
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


def test_bands_notes_and_what_luck_and_play_did_are_drawn_too(line: Timeline) -> None:
    curves, tints = {0: [0.5] * 41, 1: [0.5] * 41}, {0: "#D98A4A", 1: "#6F9BD8"}
    pictures = []

    def look(bands: dict[int, list[float]], sizes: dict[int, str]) -> None:
        line.set_course(curves, tints, (0.0, 1.0), {9: "lost"}, bands, sizes)
        pictures.append(line.grab().toImage())

    look({}, {})
    look({0: [0.2] * 41, 1: [0.0] * 41}, {})
    for size in ("slip", "blunder"):
        look({}, {9: size})
    line.set_notes({20: "a thought"})
    pictures.append(line.grab().toImage())
    for luck, play in ((0.2, 0.0), (0.0, 0.2), (-0.2, 0.0)):
        line.set_parts({30: Swing(luck, play, "told")})
        pictures.append(line.grab().toImage())
    assert all(first != second for n, first in enumerate(pictures) for second in pictures[n + 1 :])


def test_signs_are_told_apart_without_colour(line: Timeline) -> None:
    """In grey, each size of a moment is another picture, and so are luck and play."""
    seen = []
    for size in ("slip", "mistake", "blunder"):
        line.set_course({}, {}, None, {9: "lost"}, {}, {9: size})
        seen.append(line.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8))
    line.set_course({}, {}, None, {})
    for swing in (Swing(0.3, 0.0, ""), Swing(0.0, 0.3, "")):
        line.set_parts({20: swing})
        grey = line.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)
        at = round(line.x_of(20))
        inside = [grey.pixelColor(x, y).value() for x in range(at - 8, at + 9) for y in range(40, 90)]
        seen.append(grey)
        line.bright = [*getattr(line, "bright", []), sum(value > 180 for value in inside)]  # type: ignore[attr-defined]
    hollow, full = line.bright  # type: ignore[attr-defined]
    assert 0 < hollow < full
    assert all(first != second for n, first in enumerate(seen) for second in seen[n + 1 :])


def test_a_note_draws_a_click_that_is_near_and_its_words_are_in_the_tooltip(
    line: Timeline, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, text, *_: told.append(text))
    line.set_notes({17: "too soon"})
    line.set_parts({17: Swing(0.1, -0.05, "Luck +10, play -5")})
    assert line.at_of(line.x_of(17) + 5) == 17
    place = at(line, 17)
    line.event(QHelpEvent(QEvent.Type.ToolTip, place, line.mapToGlobal(place)))
    assert told == ["Turn at 17\ntoo soon\nLuck +10, play -5"]


def test_a_match_of_no_decisions_and_a_flat_course_can_be_drawn(line: Timeline) -> None:
    line.set_match(0, {0: 0}, str)
    line.set_course({0: [2.0], 1: []}, {}, None, {})
    assert not line.grab().isNull()
    line.set_course({}, {}, None, {})
    assert line.at_of(500.0) == 0
