"""The window onto the table."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from desktop.table.hands.picks import Target
from tests import patience
from tests.table.tables import HAND, PILE, Noting, Played

# The screenless platform says this of windows it cannot size or raise; it is no fault of ours.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_it_shows_the_whole_table_without_bars(table):
    assert table.scene.sceneRect().size().toSize() == table.view.viewport().size()
    assert table.view.mapToScene(QPoint(0, 0)) == QPointF(0, 0)


def test_the_wheel_does_nothing(table):
    at = QPointF(table.at(HAND, 0))
    event = QWheelEvent(
        at, table.view.mapToGlobal(at), QPoint(), QPoint(0, -240), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(table.view.viewport(), event)
    assert table.view.mapToScene(QPoint(0, 0)) == QPointF(0, 0)


def test_it_has_a_name_and_says_what_happens(table):  # UX 40
    assert table.view.accessibleName()
    table.view.announce("Mara summons Ogre.")
    assert table.view.accessibleDescription() == "Mara summons Ogre."


@pytest.mark.parametrize(("wanted", "got"), [(0.5, 1.0), (1.5, 1.5), (3.0, 2.0)])
def test_text_grows_between_one_and_two(table, wanted, got):  # UX 15
    table.view.set_scale(1.0, wanted)
    assert table.scene.metrics.text == got


def test_tab_leaves_the_table_for_the_next_button(qtbot):  # UX 11
    page = QWidget()
    column = QVBoxLayout(page)
    played, button = Played(Noting()), QPushButton("End turn")
    column.addWidget(played.view)
    column.addWidget(button)
    qtbot.addWidget(page)
    with qtbot.waitExposed(page, timeout=patience.MS):
        page.show()
    page.activateWindow()
    played.view.setFocus()
    qtbot.waitUntil(played.view.hasFocus, timeout=patience.MS)
    played.scene.keyboard.set(Target(PILE, 0))
    for _ in range(3):
        played.key(Qt.Key.Key_Tab)
        assert played.view.hasFocus()
    played.key(Qt.Key.Key_Tab)
    assert button.hasFocus()


def test_nothing_of_another_seat_stays_in_its_description(table):  # UX 38
    table.view.announce("Ogre")
    table.view.announce("")
    assert table.view.accessibleDescription() == ""
