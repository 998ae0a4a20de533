"""A guided round as data: what a file may say, and where it is told what is wrong with it."""

from __future__ import annotations

import copy
import tomllib
from typing import Any

import pytest

from desktop import resources
from desktop.controller.guide import GuideError, guide_of, has_guide, opening, play_through, read_guide
from desktop.engine.game import Game
from desktop.engine.match import PERSON
from desktop.games import BY_ID
from desktop.words import Words
from tests.toy import Toy

CLASH = BY_ID["clash"]


def clash() -> dict[str, Any]:
    """The tables of the guide of Clash, to be spoilt."""
    return tomllib.loads(resources.find("clash", "guide.toml").read_text("utf-8"))


def fault(data: dict[str, Any], game: Game = CLASH) -> str:
    """What is said against these tables."""
    with pytest.raises(GuideError) as error:
        play_through(read_guide(game, data), game)
    return str(error.value)


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_every_game_has_a_round_that_its_rules_still_allow(game: Game) -> None:  # UX 44
    match = play_through(guide_of(game), game)
    assert not match.over and len(match.steps) == guide_of(game).rows[-1].ends


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_every_row_has_its_words_and_no_word_is_without_a_row(game: Game) -> None:
    guide, words = guide_of(game), Words()
    assert all(words.known(guide.says(row)) for row in guide.rows)
    texts = tomllib.loads(resources.find("text", "en", f"{game.info.id}.toml").read_text("utf-8"))
    assert list(texts[game.info.id]["guide"]) == [row.id for row in guide.rows]


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_a_row_says_one_or_two_things(game: Game) -> None:
    guide, words = guide_of(game), Words()
    for row in guide.rows:
        said = words.line(guide.says(row))
        assert 1 <= sum(said.count(stop) for stop in (". ", "? ", "! ")) + 1 <= 3, said
        assert len(said.split()) <= 36, said


def test_a_game_may_be_without_one() -> None:
    assert has_guide("clash") and not has_guide(Toy().info.id)


def test_the_match_is_practice_of_a_person_against_the_level_that_is_named() -> None:
    match = opening(guide_of(CLASH), CLASH, ["Mara", "Ivo"])
    assert match.practice and [seat.player for seat in match.seats] == [PERSON, "easy"]
    assert [seat.name for seat in match.seats] == ["Mara", "Ivo"]


def test_reading_it_twice_is_reading_it_once() -> None:
    assert guide_of(CLASH) is guide_of(CLASH)


# ---- what is wrong is said with file, row and field


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("seats", 5, "clash/guide.toml: file: options:"),
        ("seats", "two", "clash/guide.toml: file: seats: is missing or of another kind"),
        ("mode", "war", "clash/guide.toml: file: options:"),
        ("learner", 2, "clash/guide.toml: file: learner: is no seat"),
        ("rival", "king", "clash/guide.toml: file: rival: 'king' is no level"),
        ("before", ["summon:ogre"], "clash/guide.toml: file: before: 'summon:ogre' has 1 words"),
        ("before", ["end", "cast:boom:ogre"], "clash/guide.toml: file: before: cast:boom:ogre cannot be played"),
        ("options", {"deal": "poker"}, "clash/guide.toml: file: options:"),
        ("row", [], "clash/guide.toml: file: row: there is none"),
        ("row", ["goal"], "clash/guide.toml: row 1: row: must be a table"),
        ("hint", 1, "clash/guide.toml: file: hint: is no field"),
    ],
)
def test_what_is_wrong_with_the_deal(field: str, value: object, said: str) -> None:
    assert fault({**clash(), field: value}).startswith(said)


@pytest.mark.parametrize(
    ("row", "field", "value", "said"),
    [
        (2, "move", ["summon:brute"], "row 3 (summon): move: 'summon:brute' has 1 words"),
        (2, "move", ["summon:martyr:upper"], "row 3 (summon): move: summon:martyr:upper cannot be played; possible: "),
        (2, "theirs", ["end"], "row 3 (summon): theirs: stand in a row of their own"),
        (2, "say", "Hello", "row 3 (summon): say: is no field"),
        (2, "id", "goal", "row 3: id: is missing, or stands twice"),
        (5, "theirs", ["summon:ogre:upper"], "row 6 (rival): theirs: summon:ogre:upper cannot be played"),
        (5, "theirs", [], "row 6 (rival): point: card ('upper', 1) microctopus is not there"),
        (4, "move", [], "row 6 (rival): theirs: somebody else is to act"),
        (0, "point", ["card:hand:0:dragon"], "row 1 (goal): point: 'card:hand:0:dragon' is nothing to point at"),
        (0, "point", ["card:hand:0:ogre"], "row 1 (goal): point: card ('hand', 0) ogre is not there"),
        (0, "point", ["zone:cellar:0"], "row 1 (goal): point: zone ('cellar', 0)  is not there"),
        (0, "point", ["counter:gold:0"], "row 1 (goal): point: counter ('gold', 0)  is not there"),
        (0, "point", ["star:0"], "row 1 (goal): point: 'star:0' is nothing to point at"),
        (0, "point", ["button:cast:boom:ogre"], "row 1 (goal): point: button"),
        (0, "point", "zone:hand:0", "row 1 (goal): point: must be a list of texts"),
        (12, "move", ["end"], "row 13 (done): move: the last row is only read"),
    ],
)
def test_what_is_wrong_with_a_row(row: int, field: str, value: object, said: str) -> None:
    data = copy.deepcopy(clash())
    data["row"][row][field] = value
    assert fault(data).startswith(f"clash/guide.toml: {said}")


def test_a_deal_that_no_longer_fits_names_the_row() -> None:
    """As after a change of the rules: another seed deals other cards."""
    assert "clash/guide.toml: row " in fault({**clash(), "seed": 2})


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_what_was_before_the_lesson_cannot_be_taken_back(game: Game) -> None:
    guide = guide_of(game)
    match = opening(guide, game, [str(seat) for seat in range(guide.seats)])
    assert match.practice and match.undoable(guide.learner) == 0
    assert guide.rows[0].begins == len(match.steps) == 0
