"""Buttons: by mouse and by key, with a reason when they are off."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip, QVBoxLayout, QWidget

from desktop.table.controls.buttons import BrassButton, GlassButton, IconButton, LinkButton, Panel, rescale, tab_chain
from desktop.table.drawing.theme import Metrics
from tests import patience

# The screenless platform says this of windows it cannot size or raise; it is no fault of ours.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.mark.parametrize("kind", [BrassButton, GlassButton, LinkButton])
@pytest.mark.parametrize("way", ["mouse", "space", "enter"])
def test_a_button_can_be_pressed(qtbot, kind, way):
    button = kind("Start", "Enter")
    qtbot.addWidget(button)
    button.show()
    with qtbot.waitSignal(button.clicked, timeout=patience.MS):
        if way == "mouse":
            QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        else:
            QTest.keyClick(button, Qt.Key.Key_Space if way == "space" else Qt.Key.Key_Return)


def test_a_disabled_button_says_why(qtbot):  # UX 25
    button = GlassButton("Undo")
    qtbot.addWidget(button)
    button.show()
    button.disable("Nothing to take back.")
    assert not button.isEnabled()
    assert button.accessibleDescription() == "Nothing to take back."
    QApplication.sendEvent(button, QHelpEvent(QHelpEvent.Type.ToolTip, QPoint(5, 5), QPoint(5, 5)))
    assert QToolTip.text() == "Nothing to take back."
    button.disable("")
    assert button.isEnabled()


def test_a_button_is_wide_enough_for_what_it_says(qtbot):
    short, long = GlassButton("Go"), GlassButton("Go on with the next round", "Space", "play")
    qtbot.addWidget(short)
    qtbot.addWidget(long)
    assert long.sizeHint().width() > short.sizeHint().width() + 150
    before = short.sizeHint().width()
    short.set_label("Go to the end")
    assert short.sizeHint().width() > before
    assert short.accessibleName() == "Go to the end"


def test_an_icon_has_a_name(qtbot):
    button = IconButton("settings", "Settings")
    qtbot.addWidget(button)
    assert button.accessibleName() == button.toolTip() == "Settings"


def test_text_size_makes_buttons_grow(qtbot):  # UX 15
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    button, panel = BrassButton("Start"), Panel()
    column.addWidget(button)
    column.addWidget(panel)
    small, whole = button.sizeHint(), column.sizeHint()
    rescale(page, Metrics(1.0, 2.0))
    assert button.sizeHint().height() > small.height() and column.sizeHint().height() > whole.height()
    assert panel.metrics.text == 2.0
    page.show()
    assert not page.grab().isNull()


def test_hover_and_press_look_different(qtbot):
    button = GlassButton("Back")
    qtbot.addWidget(button)
    button.show()
    rest = button.grab().toImage()
    button.setDown(True)
    assert button.grab().toImage() != rest


def test_a_tab_chain_is_in_order(qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    buttons = [GlassButton(name, parent=page) for name in "abc"]
    tab_chain([buttons[1], buttons[0], buttons[2]])
    assert buttons[1].nextInFocusChain() is buttons[0]
    assert buttons[0].nextInFocusChain() is buttons[2]
