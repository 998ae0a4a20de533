"""Every game's rulings sheet: rows, words, options and the rulebook agree, and a test names each ruling."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from desktop import resources
from desktop.engine.game import Game
from desktop.engine.rulings import Ruling
from desktop.games import GAMES
from desktop.words import Words

SAY = Words("en")
HERE = Path(__file__).parent
SOURCES = {"silent", "social", "scrambled", "disputed", "edition", "slip", "card"}
# Options that are no ruling: they choose among ways to play that are all printed.
PRINTED = {"clash": {"deal", "deck0", "deck1", "edition"}}


def sheet(game: Game) -> tuple[Ruling, ...]:
    rulings: tuple[Ruling, ...] = import_module(f"desktop.games.{game.info.id}.rulings").RULINGS
    return rulings


@pytest.fixture(params=GAMES, ids=lambda game: game.info.id)
def game(request: pytest.FixtureRequest) -> Game:
    """Whose sheet."""
    chosen: Game = request.param
    return chosen


def test_no_ruling_stands_twice(game: Game) -> None:
    names = [ruling.id for ruling in sheet(game)]
    assert names and len(set(names)) == len(names)


def test_a_ruling_has_words_and_says_why_it_was_needed(game: Game) -> None:
    for ruling in sheet(game):
        assert SAY.known(ruling.title.id) and SAY.known(ruling.text.id), ruling.id
        assert ruling.source in SOURCES, ruling.id


def test_what_can_be_switched_has_an_option_with_the_same_default(game: Game) -> None:
    defaults = game.settle({})
    switched = {ruling.option: ruling.default for ruling in sheet(game) if ruling.option}
    assert switched == {name: defaults[name] for name in switched}
    assert set(defaults) - set(switched) == PRINTED.get(game.info.id, set())
    # All else stands as it is: a default that is no choice.
    assert all(ruling.default is True for ruling in sheet(game) if not ruling.option)


def test_the_rulebook_repeats_the_sheet(game: Game) -> None:
    text = resources.find(f"{game.info.id}/help/en.md").read_text(encoding="utf-8")
    lines = [line for line in text.split("## Rulings\n", 1)[1].splitlines() if line.startswith("- ")]
    switch = SAY.line(f"{game.info.id}.ruling.switch")
    assert lines == [
        f"- **{SAY.say(ruling.title)}.** {SAY.say(ruling.text)}{f' {switch}' if ruling.option else ''}"
        for ruling in sheet(game)
    ]


def named(source: str) -> Iterator[str]:
    """The rulings that the decorated tests of a source name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for call in node.decorator_list:
                if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "ruling":
                    yield from (ast.literal_eval(arg) for arg in call.args)


def test_every_ruling_has_a_test_that_names_it(game: Game) -> None:
    files = (HERE / game.info.id).glob("test_*.py")
    shown = {name for file in files for name in named(file.read_text(encoding="utf-8"))}
    assert shown == {ruling.id for ruling in sheet(game)}


def test_the_words_for_the_limit_tell_its_default(game: Game) -> None:
    (limit,) = (ruling for ruling in sheet(game) if ruling.id in ("turn_limit", "round_limit"))
    unit = limit.id.removesuffix("_limit")
    assert f"{limit.default} {unit}s" in SAY.say(limit.text)
