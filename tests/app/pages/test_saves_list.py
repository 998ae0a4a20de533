"""The list of matches: a standard view whose rows say everything, with nothing hidden in their pictures."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app.house.house import House
from desktop.app.pages.saves_list import SavesView
from desktop.engine.text import Text
from desktop.storage.saves import Saved
from desktop.table.drawing.theme import Metrics
from tests import patience


def row(number: int, over: bool = False, practice: bool = False) -> Saved:
    turn = Text("house.end.wins", ("Ivo",)) if over else Text("house.save.moves", (number,))
    return Saved(f"toy-{number}", "toy", ("Mara", "Ivo"), turn, 1.7e9, over, practice)


@pytest.fixture
def view(qtbot: QtBot, house: House) -> SavesView:
    page = QWidget()
    qtbot.addWidget(page)
    made = SavesView(house, "Saved games", page)
    made.page = page  # type: ignore[attr-defined]
    page.resize(700, 500)
    made.setGeometry(0, 0, 700, 500)
    made.set_metrics(Metrics())
    page.show()
    made.show_matches([row(1), row(2, over=True), row(3, practice=True)])
    return made


def test_a_row_is_read_out_in_full(view: SavesView) -> None:  # UX 40
    said = [view.matches.index(at).data(Qt.ItemDataRole.AccessibleTextRole) for at in range(3)]
    assert said[0].startswith("Last Card, 1 move played, Mara against Ivo, ")
    assert "Ivo wins" in said[1] and "practice" in said[2] and "practice" not in said[0]


def test_arrows_choose_enter_opens_and_delete_removes(view: SavesView, qtbot: QtBot) -> None:  # UX 11
    picked: list[str] = []
    view.picked.connect(lambda saved: picked.append(saved.id))
    qtbot.keyClick(view, Qt.Key.Key_Down)
    assert picked[-1] == "toy-2" and view.saved is not None
    with qtbot.waitSignal(view.opened, timeout=patience.MS):
        qtbot.keyClick(view, Qt.Key.Key_Return)
    with qtbot.waitSignal(view.removed, timeout=patience.MS):
        qtbot.keyClick(view, Qt.Key.Key_Delete)


def test_the_choice_stays_on_its_match_or_on_its_place(view: SavesView) -> None:
    view.setCurrentIndex(view.matches.index(1))
    view.show_matches([row(3), row(1), row(2, over=True)])
    assert view.saved is not None and view.saved.id == "toy-2"
    view.show_matches([row(3), row(1)])
    assert view.saved is not None and view.saved.id == "toy-1"
    view.show_matches([])
    assert view.saved is None


def test_keys_on_an_empty_list_do_nothing(view: SavesView, qtbot: QtBot) -> None:
    view.show_matches([])
    with qtbot.assertNotEmitted(view.opened), qtbot.assertNotEmitted(view.removed):
        qtbot.keyClick(view, Qt.Key.Key_Return)
        qtbot.keyClick(view, Qt.Key.Key_Delete)


def test_chosen_and_finished_can_be_told_apart_without_colour(view: SavesView) -> None:  # UX 39
    def grey(at: int) -> bytes:
        view.setCurrentIndex(view.matches.index(at))
        image = view.grab().toImage()
        return bytes(image.convertToFormat(image.Format.Format_Grayscale8).constBits())

    assert grey(0) != grey(1)
    plain = view.grab().toImage()
    view.show_matches([row(1, over=True), row(2, over=True), row(3, practice=True)])
    assert view.grab().toImage() != plain
