"""F2 at the table begins with the card that is pointed at, and tells nothing of one that lies face down."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.app.pages.card_browser import CardBrowser
from desktop.app.pages.new_game import NewGamePage
from desktop.app.play.play_page import PlayPage
from desktop.app.window import Window


def test_from_the_table_it_begins_with_the_card_that_is_pointed_at(window: Window, qtbot: QtBot) -> None:
    window.routes.new_game("clash")
    assert isinstance(window.page, NewGamePage)
    window.page.begin()
    table = window.page
    assert isinstance(table, PlayPage)
    offer = table.scene.cards["offer", -1]
    table.scene.reading.hover(offer[2])
    qtbot.keyClick(table, Qt.Key.Key_F2)
    assert isinstance(window.page, CardBrowser) and window.page.list.card is not None
    assert window.page.list.card.id == offer[2].look.face.card
    window.routes.back()
    table.scene.reading.hover(None)
    offer[1].set_look(offer[1].look._replace(face_up=False))
    table.scene.reading.hover(offer[1])
    qtbot.keyClick(table, Qt.Key.Key_F2)
    assert isinstance(window.page, CardBrowser) and window.page.list.card is not None
    assert window.page.list.card.id == window.page.cards[0].id, "nothing of a card that lies face down"
