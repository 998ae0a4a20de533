"""Every card of every game, to be read: none missing, each found by what stands on it, each field with its source."""

import pytest

from desktop.app.house.house import House
from desktop.app.pages.card_catalogue import Specimen, fields, groups, sources, specimens
from desktop.controller.matches import Row
from desktop.games import BY_ID
from desktop.words import ENGLISH, sentences


@pytest.mark.parametrize("game", BY_ID)
def test_every_card_of_the_catalog_is_there_with_its_face(house: House, game: str) -> None:
    cards = specimens(house, game)
    assert [card.id for card in cards] == list(BY_ID[game].catalog.names)
    assert all(card.face.title and card.face.world == game for card in cards)
    assert len({card.face for card in cards}) == len(cards)


@pytest.mark.parametrize("game", BY_ID)
def test_kinds_and_fields_have_words(house: House, game: str) -> None:
    cards = specimens(house, game)
    known = house.words.known
    assert all(known(f"{game}.cards.group.{group}") for group in groups(cards))
    told = {field for card in cards if card.row for field in card.row.fields}
    assert [field for field in told if not known(f"{game}.cards.field.{field}")] == []
    assert all(known(f"house.cards.mark.{source}") for source in sources(cards))


@pytest.mark.parametrize("game", BY_ID)
def test_no_word_of_the_browser_is_left_over(house: House, game: str) -> None:
    cards = specimens(house, game)
    used = {f"{game}.cards.group.{group}" for group in groups(cards)}
    used |= {f"{game}.cards.field.{field}" for card in cards if card.row for field in card.row.fields}
    assert {name for name in sentences(ENGLISH, game) if name.startswith(f"{game}.cards.")} == used


def card(house: House, game: str, name: str) -> Specimen:
    return next(card for card in specimens(house, game) if card.id == name)


def test_each_field_says_where_it_is_known_from(house: House) -> None:
    told = fields(house, card(house, "ganymede", "black_2"))
    assert told == [
        ("Number", "2", "printed in the rulebook"),
        ("How many", "3", "reconstructed: our own"),
        ("Effect", "", "reconstructed: our own"),
    ]


def test_numbers_of_ones_own_are_told_apart(house: House) -> None:
    row = Row("black", {"rank": "2", "copies": 4}, {"rank": "rulebook", "copies": "own"})
    changed = card(house, "ganymede", "black_2")._replace(row=row)
    assert fields(house, changed)[1] == ("How many", "4", "from your own copy")
    assert sources([changed]) == ["rulebook", "own"] and changed.copies == 4


def test_a_card_is_found_by_its_name_its_text_and_its_numbers(house: House) -> None:
    ogre = card(house, "clash", "ogre")
    for sought in ("ogre", "OGR", "creature", "berserk ogre", "4", ""):
        assert ogre.found_by(sought), sought
    assert not ogre.found_by("ogre splash") and not ogre.found_by("imp")


def test_a_side_of_a_tower_has_no_row_and_no_source(house: House) -> None:
    tower = card(house, "clash", "stronghold")
    assert tower.row is None and fields(house, tower) == [] and tower.copies == 0 and tower.sources == frozenset()
    assert tower.group == card(house, "clash", "watchtower").group == "tower"
