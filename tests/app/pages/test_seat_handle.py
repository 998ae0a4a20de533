"""The handle of a seat: a press, a drag, a key."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app.pages.seat_handle import Handle
from desktop.table.controls.buttons import SMALLEST
from desktop.table.drawing.theme import Metrics


def made(qtbot: QtBot) -> tuple[Handle, list[str]]:
    page = QWidget()
    qtbot.addWidget(page)
    handle, heard = Handle("#D4663F", "Drag it.", page), []
    handle.page = page  # type: ignore[attr-defined]
    handle.clicked.connect(lambda: heard.append("press"))
    handle.stepped.connect(lambda by: heard.append(f"step {by}"))
    handle.dragged.connect(lambda where: heard.append("drag"))
    handle.let_go.connect(lambda: heard.append("let go"))
    handle.resize(handle.sizeHint())
    page.show()
    return handle, heard


def test_it_is_large_enough_for_a_hand_in_every_window(qtbot: QtBot) -> None:
    handle, _ = made(qtbot)
    for unit in (0.7, 1.0, 2.16):
        handle.set_metrics(Metrics(unit, 1.0))
        assert handle.sizeHint().width() >= SMALLEST and handle.sizeHint().height() >= SMALLEST


def test_a_press_is_no_drag_and_a_drag_no_press(qtbot: QtBot) -> None:  # UX 7
    handle, heard = made(qtbot)
    middle, left = handle.rect().center(), Qt.MouseButton.LeftButton
    qtbot.mouseClick(handle, left, pos=middle)
    assert heard == ["press"]
    qtbot.mousePress(handle, left, pos=middle)
    qtbot.mouseMove(handle, middle + QPoint(1, 1))
    qtbot.mouseRelease(handle, left, pos=middle)
    assert heard == ["press", "press"]  # a hand that shakes
    handle.dragging = True
    qtbot.mouseRelease(handle, left, pos=middle)
    assert heard == ["press", "press", "let go"] and not handle.dragging


def test_up_and_down_move_it_and_other_keys_are_the_pages(qtbot: QtBot) -> None:  # UX 11
    handle, heard = made(qtbot)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left):
        qtbot.keyClick(handle, key)
    assert heard == ["step -1", "step 1"]


def test_it_says_whom_it_moves(qtbot: QtBot) -> None:  # UX 40
    handle, _ = made(qtbot)
    handle.call("Move Mara to another seat")
    assert handle.accessibleName() == "Move Mara to another seat" and handle.accessibleDescription() == "Drag it."
    assert handle.toolTip() == "Move Mara to another seat\nDrag it."
