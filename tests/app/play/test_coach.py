"""The coach's panel: where it lies, what it says, and the rings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app.play.coach import ASPECT, Coach, Spotlight, best_spot
from desktop.app.play.over_table import anywhere
from desktop.controller.guide import guide_of
from desktop.games import BY_ID
from desktop.table.controls.buttons import rescale
from desktop.table.drawing.theme import Metrics, shipped
from desktop.words import Words, offered

ROOM = QRect(0, 40, 1300, 680)


@pytest.fixture
def coach(qtbot: QtBot) -> Iterator[Coach]:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1366, 768)
    made = Coach(Words(), page)
    rescale(page, Metrics(0.768))
    page.show()
    yield made


def spot(size: QSize, lit: Sequence[QRect], things: Sequence[QRect]) -> QRect:
    return best_spot([size], ROOM, lit, things, 20, anywhere(ROOM))[1]


@pytest.mark.parametrize("seed", range(40))
def test_it_lies_off_what_is_lit_wherever_that_is(seed: int) -> None:
    dice = Random(seed)
    size = QSize(dice.randint(200, 480), dice.randint(100, 300))
    lit = [QRect(dice.randint(0, 1200), dice.randint(40, 600), 100, 140) for _ in range(2)]
    things = [QRect(dice.randint(0, 1200), dice.randint(40, 600), 80, 110) for _ in range(30)]
    at = spot(size, lit, things)
    assert ROOM.contains(at)
    assert not any(at.intersects(rect) for rect in lit)


def test_it_covers_no_card_where_there_is_room_for_that() -> None:
    things = [QRect(x, 400, 100, 300) for x in range(0, 1300, 110)]
    at = spot(QSize(300, 160), [things[3]], things)
    assert not any(at.intersects(rect) for rect in things)


def test_it_stays_near_what_is_lit() -> None:
    lit = QRect(900, 300, 100, 140)
    at = spot(QSize(300, 160), [lit], [])
    assert not at.intersects(lit) and at.adjusted(-60, -60, 60, 60).intersects(lit)


def test_a_row_that_is_read_has_next_and_one_that_is_played_has_not(coach: Coach) -> None:
    coach.tell("Read this.", 1, 9, waits=False, last=False)
    assert not coach.next_button.isHidden() and coach.first_focus() is coach.next_button
    coach.tell("Play that.", 2, 9, waits=True, last=False)
    assert coach.next_button.isHidden() and coach.first_focus() is None
    coach.tell("That was it.", 9, 9, waits=False, last=True)
    assert coach.next_button.isHidden() and coach.first_focus() is None
    assert not coach.new_button.isHidden() and not coach.rules_button.isHidden()


def test_what_it_says_is_there_for_assistive_tools(coach: Coach) -> None:
    coach.tell("Read this.", 3, 9, waits=False, last=False)
    assert "3 of 9" in coach.accessibleName() and coach.accessibleDescription() == "Read this."
    coach.turn_back("First this:")
    assert coach.accessibleDescription() == coach.spoken == "First this: Read this."


def test_the_first_row_has_the_picture_of_a_hand_being_dealt(qtbot: QtBot) -> None:
    """Where it hides no card; later rows have the room for words."""
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1366, 768)
    coach = Coach(Words(), page, "clash")
    rescale(page, Metrics(0.768))
    page.show()
    coach.show()
    hand = [QRect(x, 560, 100, 140) for x in range(0, 1300, 110)]
    coach.tell("Read this.", 1, 9, waits=False, last=False)
    coach.place_in(ROOM, [hand[3]], hand)
    assert coach.picture.isVisible() and coach.picture.height() == round(coach.width() / ASPECT)
    seen = coach.picture.grab().toImage()
    assert len({seen.pixel(x, 60) for x in range(20, 260, 4)}) > 30
    table = [QRect(x, y, 100, 140) for x in range(0, 1300, 110) for y in (100, 330, 560)]
    coach.place_in(ROOM, [], table)
    assert not coach.picture.isVisible()
    coach.tell("Play that.", 2, 9, waits=True, last=False)
    coach.place_in(ROOM, [hand[3]], hand)
    assert not coach.picture.isVisible()


@pytest.mark.parametrize("game", BY_ID)
def test_every_lesson_has_its_picture(game: str) -> None:
    assert shipped(f"house/art/deal_{game}.webp") is not None


def test_it_tells_when_one_may_go_on_again(coach: Coach) -> None:
    coach.tell("Read this.", 1, 9, waits=False, last=False)
    assert coach.hold(True) and not coach.hold(True) and coach.next_button.reason
    assert coach.hold(False) and coach.next_button.isEnabled()


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_it_is_high_enough_for_its_words(coach: Coach, text: float) -> None:
    rescale(coach.window(), Metrics(0.768, text))
    coach.tell(
        "A sentence of about as many words as there are in any that is taught. " * 2, 1, 9, waits=False, last=True
    )
    coach.turn_back("That can be played too. But first, the move that is marked:")
    coach.place_in(ROOM, [], [])
    assert ROOM.contains(coach.geometry())
    shown = [button for button in coach.buttons if not button.isHidden()]
    assert coach.text_bottom <= min(button.y() for button in shown)
    assert all(coach.rect().contains(button.geometry()) for button in shown)


def test_the_rings_let_hands_through_and_are_seen(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(400, 300)
    below = QWidget(page)
    below.setGeometry(page.rect())
    rings = Spotlight(page)
    rings.setGeometry(page.rect())
    page.show()
    dark = page.grab().toImage()
    rings.light([QRect(100, 100, 80, 60)])
    lit = page.grab().toImage()
    assert page.childAt(QPoint(140, 130)) is below and rings.testAttribute(
        Qt.WidgetAttribute.WA_TransparentForMouseEvents
    )
    assert lit != dark and lit.pixelColor(140, 130) == dark.pixelColor(140, 130)
    rings.light([])
    assert page.grab().toImage() == dark


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("lang", offered())
def test_every_row_of_every_language_fits(coach: Coach, lang: str, text: float) -> None:  # UX 44
    rescale(coach.window(), Metrics(0.768, text))
    words, smallest = Words(lang), ROOM.adjusted(0, 0, 0, -40)
    for guide in map(guide_of, BY_ID.values()):
        for row in guide.rows:
            coach.tell(words.line(guide.says(row), "Mara", "Ivo", "Lena"), 9, 13, waits=bool(row.moves), last=False)
            coach.turn_back(words.line("house.guide.first"))
            coach.place_in(smallest, [], [])
            shown = [button for button in coach.buttons if not button.isHidden()]
            assert smallest.contains(coach.geometry()), row.id
            assert coach.text_bottom <= min(button.y() for button in shown), row.id
            assert "{" not in coach.said.text, row.id
