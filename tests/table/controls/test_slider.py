"""A number on a line: mouse, keys, what assistive tools read, and that the page's wheel leaves it alone."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.table.controls.slider import Slider
from desktop.table.drawing.theme import Metrics
from tests import patience

# The screenless platform says this of windows it cannot size or raise; it is no fault of ours.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def slider(qtbot: QtBot) -> Slider:
    made = Slider("Ambience", 35, "{} %".format)
    qtbot.addWidget(made)
    made.resize(400, 40)
    made.show()
    made.activateWindow()
    made.setFocus()
    qtbot.waitUntil(made.hasFocus, timeout=patience.MS)
    return made


@pytest.mark.parametrize(
    ("key", "value"),
    [
        (Qt.Key.Key_Right, 40), (Qt.Key.Key_Up, 40), (Qt.Key.Key_Left, 30), (Qt.Key.Key_Down, 30),
        (Qt.Key.Key_PageUp, 55), (Qt.Key.Key_PageDown, 15), (Qt.Key.Key_Home, 0), (Qt.Key.Key_End, 100),
    ],
)  # fmt: skip
def test_by_keys(slider: Slider, key: Qt.Key, value: int) -> None:
    heard: list[int] = []
    slider.valueChanged.connect(heard.append)
    QTest.keyClick(slider, key)
    assert slider.value() == value and heard == [value]


def test_it_stays_within_its_ends(slider: Slider) -> None:
    for _ in range(30):
        QTest.keyClick(slider, Qt.Key.Key_Left)
    assert slider.value() == 0
    for _ in range(30):
        QTest.keyClick(slider, Qt.Key.Key_Right)
    assert slider.value() == 100


def test_by_the_mouse_anywhere_on_it_in_whole_steps(slider: Slider) -> None:
    heard: list[int] = []
    slider.valueChanged.connect(heard.append)
    line = slider._line()
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(round(line.left() + line.width() * 0.61), 20))
    assert slider.value() == 60 and slider.isSliderDown()
    QTest.mouseMove(slider, QPoint(round(line.right()) + 90, 20))
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(round(line.right()) + 90, 20))
    assert slider.value() == 100 and not slider.isSliderDown()
    QTest.mouseClick(slider, Qt.MouseButton.RightButton, pos=QPoint(2, 20))
    assert slider.value() == 100 and heard == [60, 100]


def test_a_wheel_passes_it_by(slider: Slider) -> None:
    wheel = QWheelEvent(
        QPointF(50, 20), QPointF(50, 20), QPoint(0, 0), QPoint(0, 120), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(slider, wheel)
    assert slider.value() == 35 and not wheel.isAccepted()


def test_assistive_tools_hear_name_and_number(slider: Slider) -> None:  # UX 40
    told = QAccessible.queryAccessibleInterface(slider)
    assert told.role() == QAccessible.Role.Slider
    assert told.text(QAccessible.Text.Name) == "Ambience"
    value = told.valueInterface()
    assert (value.currentValue(), value.minimumValue(), value.maximumValue()) == (35, 0, 100)


def test_what_was_chosen_elsewhere_is_shown_and_not_reported(slider: Slider) -> None:
    heard: list[int] = []
    slider.valueChanged.connect(heard.append)
    before = slider.grab().toImage()
    slider.follow(90)
    assert slider.value() == 90 and heard == [] and slider.grab().toImage() != before


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_names_and_numbers_have_their_room(qtbot: QtBot, text: float) -> None:
    names = ("Sounds", "Klangkulisse")
    lines = []
    for name in names:
        made = Slider(name, 50, "{} %".format, names=names)
        qtbot.addWidget(made)
        made.set_metrics(Metrics(1.0, text))
        made.resize(made.minimumSizeHint())
        lines.append(made._line())
        assert made._line().width() >= 30 and made.height() >= 24
    assert lines[0].left() == lines[1].left()
