"""The curtain: opaque, opened by holding, never by chance."""

import time

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app.play import curtain as module
from desktop.app.play.curtain import HOLD_MS, Curtain
from desktop.app.play.curtain_drawing import drapery
from desktop.table.drawing.theme import Metrics
from desktop.words import Words
from tests import patience

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def curtain(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Curtain:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1000, 700)
    made = Curtain(Words(), "F12", page)
    made.page = page  # type: ignore[attr-defined]
    made.set_metrics(Metrics(0.7))
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow, timeout=patience.MS)
    made.rise("Lena", "#A083AC", "hexagon", "The others look away. Hold to open.")
    made.opens = []  # type: ignore[attr-defined]
    made.opened.connect(lambda: made.opens.append(True))  # type: ignore[attr-defined]
    return made


def middle(curtain: Curtain) -> QPoint:
    return curtain._plate().center().toPoint()


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_it_opens_when_a_key_is_held(curtain: Curtain, qtbot: QtBot, key: Qt.Key) -> None:  # UX 36
    begun = time.monotonic()
    QTest.keyPress(curtain, key)
    qtbot.waitUntil(lambda: curtain.filled > 0.2, timeout=patience.MS)
    assert not curtain.opens and curtain.filled < 1  # type: ignore[attr-defined]
    qtbot.waitUntil(lambda: bool(curtain.opens), timeout=patience.MS)  # type: ignore[attr-defined]
    assert time.monotonic() - begun > 0.9 * HOLD_MS / 1000


def test_a_stall_is_no_hold(curtain: Curtain, qtbot: QtBot) -> None:
    """The press and the release of a click may both wait while the program is busy elsewhere."""
    QTest.keyPress(curtain, Qt.Key.Key_Space)
    time.sleep(1.2 * HOLD_MS / 1000)
    curtain._tick()
    assert not curtain.opens and curtain.filled < 0.2  # type: ignore[attr-defined]


def test_letting_go_early_falls_back(curtain: Curtain, qtbot: QtBot) -> None:  # UX 36
    QTest.keyPress(curtain, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: curtain.filled > 0.3, timeout=patience.MS)
    QTest.keyRelease(curtain, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: curtain.filled == 0.0, timeout=patience.MS)
    qtbot.wait(HOLD_MS)
    assert not curtain.opens  # type: ignore[attr-defined]


def test_it_opens_when_the_mouse_is_held_on_the_plate_and_only_there(curtain: Curtain, qtbot: QtBot) -> None:
    qtbot.mousePress(curtain, LEFT, pos=QPoint(20, 200))
    qtbot.wait(HOLD_MS + 200)
    assert not curtain.opens and curtain.filled == 0.0  # type: ignore[attr-defined]
    qtbot.mouseRelease(curtain, LEFT, pos=QPoint(20, 200))
    qtbot.mousePress(curtain, LEFT, pos=middle(curtain))
    qtbot.waitUntil(lambda: bool(curtain.opens), timeout=patience.MS)  # type: ignore[attr-defined]


def test_two_clicks_with_a_pause_open_it_for_one_button(
    curtain: Curtain, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:  # UX 41
    monkeypatch.setattr(module, "SECOND_FROM_MS", 60_000)
    monkeypatch.setattr(module, "SECOND_TO_MS", 120_000)
    qtbot.mouseClick(curtain, LEFT, pos=middle(curtain))
    qtbot.mouseClick(curtain, LEFT, pos=middle(curtain))
    assert not curtain.opens  # type: ignore[attr-defined]  # too quick: a double click is no decision
    monkeypatch.setattr(module, "SECOND_FROM_MS", 30)
    qtbot.wait(60)
    qtbot.mouseClick(curtain, LEFT, pos=middle(curtain))
    assert curtain.opens  # type: ignore[attr-defined]


def test_a_key_that_repeats_itself_is_one_hold(curtain: Curtain, qtbot: QtBot) -> None:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent

    plain = Qt.KeyboardModifier.NoModifier
    repeat = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Space, plain, " ", True)
    curtain.keyPressEvent(repeat)
    qtbot.wait(60)
    assert curtain.filled == 0.0


def test_whoever_looks_elsewhere_no_longer_holds(curtain: Curtain, qtbot: QtBot) -> None:
    QTest.keyPress(curtain, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: curtain.filled > 0.1, timeout=patience.MS)
    curtain.home_button.setFocus()
    qtbot.waitUntil(lambda: curtain.filled == 0.0, timeout=patience.MS)
    assert not curtain.opens  # type: ignore[attr-defined]


def test_it_names_the_next_player_to_eyes_and_ears(curtain: Curtain) -> None:  # UX 36
    assert curtain.accessibleName().startswith("Lena, it is your turn")
    assert "F12" in curtain.panic


def test_a_new_rise_starts_from_nothing(curtain: Curtain, qtbot: QtBot) -> None:
    QTest.keyPress(curtain, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: curtain.filled > 0.1, timeout=patience.MS)
    curtain.fall()
    assert not curtain.up
    curtain.rise("Mara", "#CC6236", "triangle", "")
    assert curtain.up and curtain.filled == 0.0 and curtain.hasFocus()


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_the_cloth_is_opaque_and_as_large_as_the_window(ratio: float, qapp: object) -> None:
    cloth = drapery(640, 400, 0.5, ratio)
    assert (cloth.width(), cloth.height()) == (round(640 * ratio), round(400 * ratio))
    assert not cloth.hasAlphaChannel()
    image = cloth.toImage()
    corners = [QColor(image.pixel(x, y)) for x in (2, cloth.width() // 2) for y in (cloth.height() // 2, 60)]
    assert all(tint.red() > tint.green() for tint in corners)


def test_nothing_of_the_page_shines_through(curtain: Curtain, qtbot: QtBot) -> None:  # UX 35
    page = curtain.page  # type: ignore[attr-defined]
    dark = page.grab().toImage()
    page.setStyleSheet("background: #00FF00")
    assert page.grab().toImage() == dark


def test_the_plate_and_its_words_are_painted(curtain: Curtain) -> None:
    """What is painted: the name, whose turn it is and how to open it, on a plate that stands out from the cloth."""
    shown = curtain.grab().toImage()
    plate = curtain._plate().toRect()
    cloth = shown.copy(20, plate.center().y() - 60, 160, 120)
    inside = shown.copy(plate)
    assert differs(inside, cloth) > 12
    bright = sum(
        inside.pixelColor(x, y).lightness() > 170 for x in range(inside.width()) for y in range(inside.height())
    )
    assert bright > 0.01 * inside.width() * inside.height(), "no words on the plate"
    curtain.name = "Somebody else"
    curtain.repaint()
    assert curtain.grab().toImage().copy(plate) != inside


def differs(one: QImage, other: QImage) -> float:
    """How far two pictures are apart in their mean lightness."""

    def lightness(image: QImage) -> float:
        points = [(x, y) for x in range(0, image.width(), 4) for y in range(0, image.height(), 4)]
        return sum(image.pixelColor(x, y).lightness() for x, y in points) / len(points)

    return abs(lightness(one) - lightness(other))
