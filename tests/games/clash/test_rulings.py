"""The rulings sheet: rows, words, options and the rulebook agree, and every ruling is shown by a test that names it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop import resources
from desktop.games.clash import GAME
from desktop.games.clash.rulings import RULINGS, Ruling
from desktop.words import Words

SAY = Words("en")
HERE = Path(__file__).parent

# The page's numbers, and its two rulings that have none.
PAGE = {
    1: "three_targets",
    2: "order_of_return",
    3: "spell_returns_first",
    4: "last_card",
    5: "abilities_at_start",
    6: "first_damage",
    7: "no_splash_on_towers",
    8: "sprint_always_moves",
    9: "one_place_in_the_order",
    10: "decided_at_once",
    11: "public_places",
    12: "turn_limit",
}
UNNUMBERED = {"first_player", "exposed_tower_falls", "protection_source"}


def test_every_ruling_of_the_page_is_there_and_no_other() -> None:
    assert {ruling.id for ruling in RULINGS} == {*PAGE.values(), *UNNUMBERED}
    assert len({ruling.id for ruling in RULINGS}) == len(RULINGS)


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.id)
def test_a_ruling_has_words_and_says_why_it_was_needed(ruling: Ruling) -> None:
    assert SAY.known(ruling.title.id) and SAY.known(ruling.text.id)
    assert ruling.source in ("silent", "social", "disputed", "edition")


def test_what_can_be_switched_has_an_option_with_the_same_default() -> None:
    defaults = GAME.settle({})
    switched = {ruling.option: ruling.default for ruling in RULINGS if ruling.option}
    assert switched == {name: defaults[name] for name in switched}
    assert set(switched) == {"first", "exposed_tower_falls", "turn_limit"}
    # All else stands as it is: a default that is no choice.
    assert all(ruling.default is True for ruling in RULINGS if not ruling.option)


def test_the_rulebook_repeats_the_sheet() -> None:
    text = resources.find("clash/help/en.md").read_text(encoding="utf-8")
    lines = [line for line in text.split("## Rulings\n", 1)[1].splitlines() if line.startswith("- ")]
    switch = SAY.line("clash.ruling.switch")
    assert lines == [
        f"- **{SAY.say(ruling.title)}.** {SAY.say(ruling.text)}{f' {switch}' if ruling.option else ''}"
        for ruling in RULINGS
    ]


def named(source: str) -> Iterator[str]:
    """The rulings that the decorated tests of a source name."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            for call in node.decorator_list:
                if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "ruling":
                    yield from (ast.literal_eval(arg) for arg in call.args)


def test_every_ruling_has_a_test_that_names_it() -> None:
    shown = {name for file in HERE.glob("test_*.py") for name in named(file.read_text(encoding="utf-8"))}
    assert shown == {ruling.id for ruling in RULINGS}


def test_the_words_for_the_turn_limit_tell_its_default() -> None:
    limit = next(ruling for ruling in RULINGS if ruling.id == "turn_limit")
    assert f"{limit.default} turns" in SAY.say(limit.text)
