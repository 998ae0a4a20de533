"""The common half of the table names no game and no place of a game: what serves one game lies with its world.

A place that games share (a hand, a deck, a seat's plate) is common, and so is a word that means something else besides.
"""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from desktop.face import face_of
from desktop.games import BY_ID
from desktop.words import Words
from tests.games.setups import SETUPS

DESKTOP = Path(__file__).resolve().parent.parent / "desktop"
COMMON = sorted(path for room in ("table", "controller") for path in (DESKTOP / room).rglob("*.py"))
# Places of one game whose names the common half uses in another sense.
ELSEWHERE = {
    "row": "a spread, and a row of a file",
    "note": "a verb of events",
    "hp": "a style of values",
    "fatigued": "a mark on cards",
}


@cache
def places() -> dict[str, set[str]]:
    """The names of places, each with the games that have it."""
    found: dict[str, set[str]] = defaultdict(set)
    for setup in SETUPS:
        game = setup.rules()
        view = game.view(setup.new(1), 0)
        spec = face_of(game).spec(view, Words().say)
        keys = [*view.zones, *(zone.key for zone in spec.zones), *(part.key for part in spec.parts)]
        for key in keys:
            found[key[0]].add(setup.game)
    return dict(found)


def strings(source: str) -> Iterator[tuple[int, str]]:
    """Each string of a program that is no docstring, with its line."""
    tree = ast.parse(source)
    said = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in said:
            yield node.lineno, node.value


def named(source: str) -> list[str]:
    """Every game, and every place of one game alone, that a source names."""
    alone = {name for name, games in places().items() if len(games) == 1} - set(ELSEWHERE)
    return [
        f"{line}: {text!r}" for line, text in strings(source) if text in alone or {*text.split("/"), text} & set(BY_ID)
    ]


@pytest.mark.parametrize("path", COMMON, ids=lambda path: path.relative_to(DESKTOP).as_posix())
def test_the_common_half_names_no_game_and_no_place_of_one(path: Path) -> None:
    assert named(path.read_text("utf-8")) == []


@pytest.mark.parametrize(
    "source", ['name = "clash"', 'draw("fleet/money")', 'key = ("casting", -1)', '("gauge", seat)', 'name = "purse"']
)
def test_a_name_would_be_found(source: str) -> None:
    assert len(named(source)) == 1


@pytest.mark.parametrize("source", ['"""Of clash."""', 'a = "hand"', 'a = "plate"', '("deck", seat)', 'a = "row"'])
def test_what_is_common_may_be_named(source: str) -> None:
    assert named(source) == []


def test_a_word_that_is_let_through_is_a_place_of_one_game() -> None:
    assert all(len(places()[word]) == 1 for word in ELSEWHERE)
