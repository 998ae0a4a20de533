"""What rests under the pointer: lift, large card, reason; and touch."""

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.table.hands.hover import READ_AFTER, REASON_AFTER
from desktop.table.hands.picks import Target
from desktop.table.scene.card_item import State
from tests import patience
from tests.table.tables import HAND, LEFT, PILE, RIGHT, look, set_zone


def hover(table, key, index):
    QTest.mouseMove(table.view.viewport(), table.at(key, index) + QPoint(1, 1))
    table.scene.reading.hover(table.scene.card(key, index))


def test_a_movable_card_lifts_at_once_with_an_open_hand(table):  # UX 1
    item = table.scene.card(HAND, 0)
    level, above = item.zValue(), table.scene.card(HAND, 3).zValue()
    hover(table, HAND, 0)
    assert item.state & State.HOVER and item.raised > 0 and item.zValue() > above
    table.scene.reading.hover(None)
    assert item.zValue() == level
    hover(table, HAND, 0)
    assert table.view.viewport().cursor().shape() == Qt.CursorShape.OpenHandCursor


def test_an_immovable_card_shows_none_of_it(table):  # UX 1
    level = table.scene.card(HAND, 3).zValue()
    hover(table, HAND, 3)
    assert not table.scene.card(HAND, 3).state & State.HOVER and table.scene.card(HAND, 3).zValue() == level
    assert table.view.viewport().cursor().shape() == Qt.CursorShape.ArrowCursor


def test_why_it_is_immovable_comes_after_half_a_second(table, qtbot):  # UX 1
    assert REASON_AFTER == 500
    hover(table, HAND, 3)
    assert table.scene.reading.bubble is None
    qtbot.waitUntil(lambda: table.scene.reading.bubble is not None, timeout=patience.MS)
    assert table.scene.reading.bubble.text == "Deer rests this turn."
    hover(table, HAND, 0)
    assert table.scene.reading.bubble is None


def test_the_large_card_comes_after_300_ms_and_goes_with_the_pointer(table, qtbot):  # UX 14
    assert READ_AFTER == 300
    hover(table, RIGHT, 0)
    assert not table.scene.reading.open
    qtbot.waitUntil(lambda: table.scene.reading.open, timeout=patience.MS)
    table.scene.reading.hover(None)
    assert not table.scene.reading.open


def test_the_large_card_is_never_over_its_card_or_a_target(table):  # UX 14
    table.click(table.at(HAND, 0))
    for key, index in ((HAND, 1), (LEFT, 0), (RIGHT, 0)):
        item = table.scene.card(key, index)
        table.scene.reading.read(item)
        reader = table.scene.reading.reader
        shown = QRectF(reader.pos().x(), reader.pos().y(), *reader.size)
        assert table.scene.sceneRect().contains(shown)
        assert not shown.intersects(item.scene_rect())
        for target in table.scene.picks.targets:
            assert not shown.intersects(QRectF(*table.scene.rect_of(target)))


def test_z_held_reads_the_card_under_the_ring(table):  # UX 14
    table.scene.keyboard.activate(True)
    QTest.keyPress(table.view, Qt.Key.Key_Z)
    assert table.scene.reading.open
    QTest.keyRelease(table.view, Qt.Key.Key_Z)
    assert not table.scene.reading.open


def test_a_drag_takes_the_large_card_down(table):
    table.scene.reading.read(table.scene.card(HAND, 0))
    start = table.at(HAND, 0)
    table.press(start)
    table.move(start + QPoint(0, -30))
    assert not table.scene.reading.open
    table.scene.drag.cancel()


def test_nothing_is_read_about_a_card_that_is_gone(table):  # UX 38
    hover(table, HAND, 3)
    table.scene.reading.read(table.scene.card(HAND, 3))
    table.scene.set_contents({})
    assert not table.scene.reading.open
    assert table.scene.reading.hovered is None
    assert table.scene.reading.bubble is None


def touch(table, kind, at, buttons):
    """A finger, as the system hands it on: a mouse event that says it is none."""
    event = QMouseEvent(
        kind, QPointF(at), QPointF(at), QPointF(table.view.viewport().mapToGlobal(at)), Qt.MouseButton.LeftButton,
        buttons, Qt.KeyboardModifier.NoModifier, Qt.MouseEventSource.MouseEventSynthesizedBySystem,
    )  # fmt: skip
    QApplication.sendEvent(table.view.viewport(), event)


def test_a_finger_that_rests_reads_and_does_not_tap(table, qtbot):  # UX 41
    at = table.at(HAND, 0)
    touch(table, QEvent.Type.MouseButtonPress, at, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: table.scene.reading.held, timeout=patience.MS)
    assert table.scene.reading.open
    touch(table, QEvent.Type.MouseButtonRelease, at, Qt.MouseButton.NoButton)
    assert not table.scene.reading.open
    assert table.scene.picks.pick is None


def test_a_tap_is_a_click(table):  # UX 41
    at = table.at(HAND, 0)
    touch(table, QEvent.Type.MouseButtonPress, at, Qt.MouseButton.LeftButton)
    touch(table, QEvent.Type.MouseButtonRelease, at, Qt.MouseButton.NoButton)
    assert table.scene.picks.pick is not None


def test_a_tap_reads_too_a_moment_later(table, qtbot):  # UX 14, 41
    """Neither a pointer that hovers nor a key is needed to read a card."""
    at = table.at(HAND, 0)
    touch(table, QEvent.Type.MouseButtonPress, at, Qt.MouseButton.LeftButton)
    touch(table, QEvent.Type.MouseButtonRelease, at, Qt.MouseButton.NoButton)
    qtbot.waitUntil(lambda: table.scene.reading.open, timeout=patience.MS)
    assert table.scene.picks.pick is not None


def test_a_card_that_is_moved_away_is_no_longer_hovered(table):
    hover(table, HAND, 0)
    item = table.scene.card(HAND, 0)
    table.scene.move_card(HAND, 0, LEFT)
    table.scene.settle(0)
    assert not item.state & State.HOVER
    assert table.scene.reading.hovered is None


SIGN = look("sign", stands_in=True, says="No hare is left.")


def test_a_sign_in_an_empty_place_is_no_card_to_be_read(table, qtbot):
    """It says what it means, under the pointer, by key, and by a finger; nothing is shown large."""
    set_zone(table.scene, PILE, [SIGN])
    reading = table.scene.reading
    hover(table, PILE, 0)
    qtbot.waitUntil(lambda: reading.bubble is not None, timeout=patience.MS)
    assert reading.bubble.text == "No hare is left." and not reading.open
    reading.hover(None)
    assert reading.bubble is None
    table.scene.keyboard.set(Target(PILE, 0))
    table.view.setFocus()
    QTest.keyPress(table.view, Qt.Key.Key_Z)
    assert reading.bubble.text == "No hare is left." and not reading.open
    QTest.keyRelease(table.view, Qt.Key.Key_Z)
    assert reading.bubble is None


def test_a_sign_that_can_be_taken_up_says_what_it_means_too(table):
    set_zone(table.scene, HAND, [SIGN])
    table.scene.reading.read(table.scene.card(HAND, 0))
    assert table.scene.reading.bubble.text == "No hare is left." and not table.scene.reading.open
