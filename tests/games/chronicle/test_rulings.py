"""The rulings sheet: rows, words, options and the rulebook agree, and every ruling is shown by a test that names it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop import resources
from desktop.games.chronicle import GAME
from desktop.games.chronicle.rulings import RULINGS, Ruling
from desktop.words import Words

SAY = Words("en")
HERE = Path(__file__).parent


def test_no_ruling_stands_twice() -> None:
    assert len({ruling.id for ruling in RULINGS}) == len(RULINGS) == 15


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.id)
def test_a_ruling_has_words_and_says_why_it_was_needed(ruling: Ruling) -> None:
    assert SAY.known(ruling.title.id) and SAY.known(ruling.text.id)
    assert ruling.source in ("silent", "social", "scrambled")


def test_what_can_be_switched_has_an_option_with_the_same_default() -> None:
    defaults = GAME.settle({})
    switched = {ruling.option: ruling.default for ruling in RULINGS if ruling.option}
    assert switched == defaults  # and every option is a ruling's
    # All else stands as it is: a default that is no choice.
    assert all(ruling.default is True for ruling in RULINGS if not ruling.option)


def test_the_rulebook_repeats_the_sheet() -> None:
    text = resources.find("chronicle/help/en.md").read_text(encoding="utf-8")
    lines = [line for line in text.split("## Rulings\n", 1)[1].splitlines() if line.startswith("- ")]
    switch = SAY.line("chronicle.ruling.switch")
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


def test_the_words_for_the_round_limit_tell_its_default() -> None:
    limit = next(ruling for ruling in RULINGS if ruling.id == "round_limit")
    assert f"{limit.default} rounds" in SAY.say(limit.text)
