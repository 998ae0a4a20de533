"""The list of cards: a standard view with a row a card, narrowed without losing the chosen one."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app.house.house import House
from desktop.app.pages.card_catalogue import specimens
from desktop.app.pages.card_list import CARD, CardsModel, CardsView


@pytest.fixture
def view(qtbot: QtBot, house: House) -> Iterator[CardsView]:
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(320, 600)
    view = CardsView(CardsModel(specimens(house, "clash"), house.words), "Cards", room)
    view.resize(320, 600)
    view.narrow("", "", "")
    room.show()
    yield view


def test_a_row_is_read_out_with_its_kind_and_its_rule(view: CardsView) -> None:
    index = view.cards.index(0, 0)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Baron · Creature"
    troll = next(view.cards.index(row, 0) for row in range(9) if view.cards.index(row, 0).data(CARD).id == "troll")
    rule = troll.data(Qt.ItemDataRole.AccessibleDescriptionRole)
    assert "Berserk" in rule and "**" not in rule


def test_the_chosen_card_stays_chosen_while_it_is_left(view: CardsView) -> None:
    view.show_card("ogre")
    view.narrow("berserk", "", "")
    assert view.card is not None and view.card.id == "ogre"
    view.narrow("splash", "", "")
    assert view.card is not None and view.card.id == view.cards.index(0, 0).data(CARD).id != "ogre"


def test_nothing_left_is_no_card(view: CardsView, qtbot: QtBot) -> None:
    heard: list[object] = []
    view.chosen.connect(heard.append)
    view.narrow("no such card", "", "")
    assert view.card is None and heard[-1] is None
    view.step(1)
    assert view.card is None


def test_steps_end_at_both_ends(view: CardsView) -> None:
    view.step(-5)
    assert view.currentIndex().row() == 0
    view.step(500)
    assert view.currentIndex().row() == view.cards.rowCount() - 1


def test_the_chosen_row_is_told_without_colour(view: CardsView) -> None:  # UX 39
    view.show_card("brute")
    high = view.sizeHintForRow(0)
    grey = view.grab().toImage().convertToFormat(view.grab().toImage().Format.Format_Grayscale8)
    rows = [[grey.pixel(x, high * row + high // 2) for x in range(2, 12)] for row in (1, 2)]
    assert rows[0] != rows[1], "a bar stands at the side of the chosen one"
