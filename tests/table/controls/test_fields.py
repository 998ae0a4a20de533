"""Choices and text: keys, names, sizes."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from desktop.table.controls.buttons import rescale
from desktop.table.controls.fields import DropDown, SegmentedChoice, TextInput
from desktop.table.drawing.theme import Metrics
from tests import patience
from tests.table.hearing import Text, of

# The screenless platform says this of windows it cannot size or raise; it is no fault of ours.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_a_segmented_choice_by_mouse_and_key(qtbot):
    choice = SegmentedChoice("Pace", ["Slow", "Normal", "Fast"], 1)
    qtbot.addWidget(choice)
    choice.show()
    heard = []
    choice.chosen.connect(heard.append)
    assert choice.at == 1
    QTest.mouseClick(choice._group.button(2), Qt.MouseButton.LeftButton)
    assert (choice.at, heard) == (2, [2])
    choice.activateWindow()
    choice._group.button(2).setFocus()
    qtbot.waitUntil(choice._group.button(2).hasFocus, timeout=patience.MS)
    QTest.keyClick(choice._group.button(2), Qt.Key.Key_Left)
    assert choice.at == 1
    choice.choose(0)
    assert heard == [2, 1, 0]
    assert choice._group.button(0).accessibleName() == "Pace: Slow"


def test_the_chosen_word_is_told_without_colour(qtbot):  # UX 39
    choice = SegmentedChoice("Pace", ["Same", "Same"], 0)
    qtbot.addWidget(choice)
    choice.show()
    grey = [
        choice._group.button(i).grab().toImage().convertToFormat(choice.grab().toImage().Format.Format_Grayscale8)
        for i in (0, 1)
    ]
    assert grey[0] != grey[1]


def test_choices_come_and_go_between_others_with_their_icons(qtbot):
    field = DropDown("Opponent")
    qtbot.addWidget(field)
    for label in ("Person", "AI, strong"):
        field.add(label, label, label.lower())
    field.setCurrentIndex(1)
    field.put(1, "Even", "even", "gauge")
    assert field.currentData() == "AI, strong" and field.icons == ["person", "gauge", "ai, strong"]
    field.take(0)
    assert field.currentData() == "AI, strong" and field.icons == ["gauge", "ai, strong"]


def test_a_drop_down_keeps_its_data_and_ignores_the_wheel(qtbot):
    field = DropDown("Opponent")
    qtbot.addWidget(field)
    field.add("Person", "person", "user")
    field.add("AI, strong", "strong", "bot")
    field.show()
    QTest.keyClick(field, Qt.Key.Key_Down)
    assert field.currentData() == "strong"
    point = QPointF(field.rect().center())
    none = Qt.KeyboardModifier.NoModifier
    wheel = QWheelEvent(
        point,
        field.mapToGlobal(point),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        none,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(field, wheel)
    assert field.currentData() == "strong"
    assert field.accessibleName() == "Opponent"
    assert not field.grab().isNull()


def test_a_drop_down_is_called_by_its_label_where_its_own_name_is_what_is_chosen(qtbot):  # UX 40
    page = QWidget()
    qtbot.addWidget(page)
    field = DropDown("Who plays seat 2", page)
    field.add("AI, standard", "standard", "bot")
    page.show()
    names = [label.text(Text.Name) for label, kind in of(field).relations() if kind == QAccessible.RelationFlag.Label]
    assert names == ["Who plays seat 2"]
    assert not any(label.isVisible() for label in page.findChildren(QLabel))


def test_a_text_field_takes_text_and_grows(qtbot):  # UX 15
    field = TextInput("Name", "Mara", "who plays")
    qtbot.addWidget(field)
    field.show()
    QTest.keyClicks(field, "!")
    assert field.text() == "Mara!"
    before = field.sizeHint().height()
    holder = field.parentWidget() or field
    rescale(holder, Metrics(1.0, 2.0))
    field.set_metrics(Metrics(1.0, 2.0))
    assert field.sizeHint().height() > before
    assert field.font().pixelSize() == 36
