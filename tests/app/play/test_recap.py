"""The recap: at most five lines, gone with a click."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app.play.recap import MOST, Recap
from desktop.table.drawing.theme import Metrics
from desktop.words import Words
from tests import patience

ROOM = QRect(0, 40, 1000, 600)


@pytest.fixture
def recap(qtbot: QtBot) -> Recap:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1000, 700)
    made = Recap(Words(), page)
    made.page = page  # type: ignore[attr-defined]
    page.show()
    return made


def test_nine_things_are_told_in_five_lines_in_the_middle_of_the_room(recap: Recap) -> None:  # UX 23, 37
    recap.tell([f"Line {number}." for number in range(9)], ROOM)
    assert len(recap.lines) == MOST == 5
    assert " ".join(recap.lines) == " ".join(f"Line {number}." for number in range(9))  # in order, nothing left out
    assert recap.isVisible() and ROOM.contains(recap.geometry())
    away = recap.geometry().center() - ROOM.center()
    assert abs(away.x()) <= 2 and away.y() < 0  # one's own cards lie low
    assert recap.accessibleName() == f"Since your last turn: {' '.join(recap.lines)}"


def test_what_happened_again_and_again_is_counted(recap: Recap) -> None:
    recap.tell(["Ivo draws.", "Ivo draws.", "Ivo draws.", "Ivo stops."], ROOM)
    assert recap.lines == ("Ivo draws. (×3)", "Ivo stops.")


def test_nothing_to_tell_shows_nothing(recap: Recap) -> None:
    recap.tell([], ROOM)
    assert not recap.isVisible()


def test_it_grows_with_its_letters(recap: Recap) -> None:
    recap.tell(["Mara summons Revenant to the lower lane: 3 mana."] * 3, ROOM)
    before = recap.height()
    recap.set_metrics(Metrics(1.0, 1.5))
    assert recap.height() > before and ROOM.contains(recap.geometry())


def test_a_click_fades_it_away_and_without_motion_it_is_gone_at_once(recap: Recap, qtbot: QtBot) -> None:
    recap.tell(["Something."], ROOM)
    qtbot.mouseClick(recap, Qt.MouseButton.LeftButton)
    assert recap.isVisible()
    qtbot.waitUntil(lambda: not recap.isVisible(), timeout=patience.MS)
    recap.tell(["Something."], ROOM)
    assert recap.opacity == 1.0
    recap.leave(0)
    assert not recap.isVisible()


def test_it_takes_no_keyboard(recap: Recap) -> None:
    recap.tell(["Something."], ROOM)
    assert recap.focusPolicy() == recap.cross.focusPolicy() == Qt.FocusPolicy.NoFocus
