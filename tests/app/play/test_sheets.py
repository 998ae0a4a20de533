"""Sheets over the table: keys, menu, and how all of them take and give back the keyboard."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.storage.settings import Settings
from tests.app.looking import clipped
from tests.app.playing import SIZES, OpenPage, clash, pages, to_act  # noqa: F401


def test_one_sheet_at_a_time_and_a_modal_one_darkens_the_rest(open_page: OpenPage) -> None:
    page = open_page(to_act(clash(plies=8), 0))
    page.moves.open()
    assert not page.veil.isVisible()
    page.menu.open()
    assert not page.moves.isVisible() and page.menu.isVisible() and page.veil.isVisible()
    page.menu.dismiss()
    assert not page.veil.isVisible()


def test_a_click_beside_a_modal_sheet_closes_it(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page(to_act(clash(plies=8), 0))
    page.keys.open()
    qtbot.mouseClick(page.keys, Qt.MouseButton.LeftButton, pos=QPoint(40, 40))
    assert page.keys.isVisible()
    qtbot.mouseClick(page.veil, Qt.MouseButton.LeftButton, pos=QPoint(4, 4))
    assert not page.keys.isVisible() and page.view.hasFocus()


def test_tab_goes_round_on_the_menu_and_reaches_everything(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page(to_act(clash(plies=8), 0))
    page.menu.open()
    seen: list[QWidget] = []
    for _ in range(40):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus
        seen.append(focus)
    assert all(page.menu.isAncestorOf(widget) for widget in seen)
    assert set(page.menu.items) <= set(seen) and page.menu.cross in seen


def test_the_keys_sheet_tells_all_commands_to_assistive_tools(open_page: OpenPage) -> None:  # UX 13
    page = open_page(to_act(clash(plies=8), 0))
    page.keys.open()
    told = page.keys.accessibleDescription()
    assert all(f"{keys}: {about}" in told for keys, about in page.commands.rows())
    assert "Arrows: " in told


def test_the_menu_shows_what_holds_now_and_reports_nothing_by_itself(open_page: OpenPage) -> None:
    page = open_page(to_act(clash(plies=8), 0))
    chosen: list[object] = []
    page.menu.speed.chosen.connect(chosen.append)
    page.menu.text.chosen.connect(chosen.append)
    page.menu.cues.valueChanged.connect(chosen.append)
    page.settings.speed, page.settings.text, page.settings.cues, page.settings.beds = "slow", 200, 85, 0
    page.menu.show_settings(page.settings)
    assert page.menu.speed.at == 3 and page.menu.text.at == 5 and chosen == []
    assert (page.menu.cues.value(), page.menu.beds.value()) == (85, 0)
    page.menu.text.choose(0)
    assert chosen == [0] and page.heard[-1] == ("change", ("text", 100))


def test_the_menu_takes_a_second_column_before_it_squeezes_its_items(open_page: OpenPage) -> None:  # UX 15
    for size, text, columns in (((1920, 1080), 100, 1), ((1024, 700), 200, 2)):
        page = open_page(to_act(clash(plies=8), 0), *size, settings=Settings(speed="off", text=text))
        page.menu.open()
        assert len({item.x() for item in page.menu.items}) == columns
        assert all(item.height() >= item.minimumSizeHint().height() - 1 for item in page.menu.items)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", [100, 200])
def test_the_menu_holds_everything_on_it(open_page: OpenPage, size: tuple[int, int], text: int) -> None:  # UX 15
    page = open_page(to_act(clash(plies=8), 0), *size, settings=Settings(speed="off", text=text))
    page.menu.open()
    assert page.rect().contains(page.menu.geometry()) and clipped(page.menu) == []
    last = page.menu.text if page.menu.note.isHidden() else page.menu.note
    assert last.geometry().bottom() < page.menu.height()


def test_large_letters_in_a_low_window_keep_the_keys_large(open_page: OpenPage) -> None:  # UX 15
    page = open_page(to_act(clash(plies=8), 0), 1024, 700, settings=Settings(speed="off", text=200))
    page.keys.open()
    columns = [rows for rows, _, _ in page.keys.rows._columns(page.keys.rows.width())]
    assert len(columns) == 2 and abs(len(columns[0]) - len(columns[1])) < 2
    assert page.keys.rows.metrics == page.metrics
    page.keys.grab()


@pytest.mark.parametrize("text", [100, 200])
def test_the_cross_stands_beside_the_heading(open_page: OpenPage, text: int) -> None:
    page = open_page(to_act(clash(plies=8), 0), settings=Settings(speed="off", text=text))
    for sheet in (page.menu, page.moves, page.keys, page.resign):
        sheet.open()
        head, cross = sheet.head.geometry(), sheet.cross.geometry()
        assert abs(head.center().y() - cross.center().y()) <= 1 and head.right() < cross.left(), sheet.title
