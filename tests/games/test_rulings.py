"""Every game's rulings sheet: rows, words, options and the rulebook agree, and a test names each ruling."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop import resources
from desktop.engine.game import Game
from desktop.games import BY_ID
from desktop.words import LANGUAGES, Words
from tests.rulings import Ruling, rulings_of

SAY = Words("en")
HERE = Path(__file__).parent
SOURCES = {"silent", "social", "scrambled", "disputed", "edition", "slip", "card"}
# How a sheet begins about a safety, what it calls one, and how it counts turns and rounds.
SAFETY = {
    "en": ("The printed rules know no limit.", "a safety of this program", (" turns", " rounds")),
    "de": ("Die gedruckten Regeln kennen keine Grenze.", "eine Sicherung dieses Programms", (" Zügen", " Runden")),
    "fr": (
        "Les règles imprimées ne connaissent pas de limite.",
        "une sécurité de ce programme",
        (" tours", " manches"),
    ),
    "ja": ("印刷されたルールに上限はありません。", "安全策", ("ターン", "ラウンド")),
}
# Options that are no ruling: they choose among ways to play that are all printed.
PRINTED = {"clash": {"deal", "deck0", "deck1", "edition"}}


def sheet(game: Game) -> tuple[Ruling, ...]:
    return rulings_of(game.info.id)


@pytest.fixture(params=BY_ID.values(), ids=lambda game: game.info.id)
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
    offered = {option.name for option in game.offered()}
    assert lines == [
        f"- **{SAY.say(ruling.title)}.** {SAY.say(ruling.text)}{f' {switch}' if ruling.option in offered else ''}"
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_names_the_safety_and_where_it_lies(game: Game, language: str) -> None:
    (safety,) = (option for option in game.options if option.safety)
    (limit,) = (ruling for ruling in sheet(game) if ruling.option == safety.name)
    said = Words(language).say(limit.text)
    first, stops, units = SAFETY[language]
    assert said.startswith(first) and stops in said
    assert f"{limit.default}{units[limit.id == 'round_limit']}" in said
