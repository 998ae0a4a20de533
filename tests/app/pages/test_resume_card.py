"""A resume card tells in four short lines what waits."""

import time

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.app.house.house import House
from desktop.app.pages.resume_card import ResumeCard, describe
from desktop.engine.text import Text
from desktop.storage.saves import Saved
from tests.app.asked import Asked


def saved(game: str = "toy", names: tuple[str, ...] = ("Mara", "Ivo"), turn: Text | None = None) -> Saved:
    return Saved("toy-a", game, names, turn or Text("house.save.moves", (3,)), time.time())


def test_two_play_against_each_other_and_more_are_a_list(house: House) -> None:
    assert describe(house, saved()) == ("Last Card", "3 moves played", "Mara against Ivo", "just now")
    assert describe(house, saved(names=("Mara", "Ivo", "Lena")))[2] == "Mara, Ivo, Lena"


def test_only_the_first_sentence_of_a_long_prompt_is_shown(house: House) -> None:
    turn = Text("clash.prompt.summon", (4, Text("seat", (0,))))
    assert describe(house, saved("clash", turn=turn))[1] == "Summon: Mara has 4 mana"


@pytest.mark.parametrize("first", [True, False])
def test_a_click_anywhere_resumes_but_on_the_cross(house: House, qtbot: QtBot, first: bool) -> None:
    card = ResumeCard(house, saved(), first)
    qtbot.addWidget(card)
    card.resize(490, 176)
    card.show()
    house.routes = asked = Asked()
    for widget in (card, card.button):
        qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())
    assert asked.heard == [("resume", "toy-a")] * 2
    qtbot.mouseClick(card.cross, Qt.MouseButton.LeftButton)
    assert asked.heard[2:] == [("remove", "toy-a")]


def test_it_can_be_painted_with_and_without_a_picture(house: House, qtbot: QtBot) -> None:
    plain = ResumeCard(house, saved(), True)
    qtbot.addWidget(plain)
    plain.resize(490, 176)
    before = plain.grab().toImage()
    plain.grab().save(str(house.saves.folder.parent / "t.png"))
    house.saves.folder.mkdir(parents=True, exist_ok=True)
    (house.saves.folder / "toy-a.png").write_bytes((house.saves.folder.parent / "t.png").read_bytes())
    pictured = ResumeCard(house, saved(), True)
    qtbot.addWidget(pictured)
    pictured.resize(490, 176)
    assert pictured.grab().toImage() != before
