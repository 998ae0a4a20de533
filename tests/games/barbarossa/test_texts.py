"""What the cards of Barbarossa say, and that a test shows each of them by its words."""

import ast
from collections.abc import Iterator
from pathlib import Path

from desktop.games.barbarossa.cards import GROUPS, NAMES
from desktop.words import Words

SAY = Words("en")


def quoted() -> Iterator[tuple[str, str]]:
    """The cards that the tests of this folder show, each with its text."""
    for file in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "quotes":
                yield ast.literal_eval(node.args[0]), ast.literal_eval(node.args[1])


def test_every_card_has_a_test_that_quotes_its_text() -> None:
    shown = list(quoted())
    assert sorted(name for name, _ in shown) == sorted(NAMES)
    for name, text in shown:
        assert SAY.line(f"barbarossa.card.{name}.text") == text


def test_the_groups_of_losses_have_words() -> None:
    assert all(SAY.known(f"barbarossa.group.{group}") for group in (*GROUPS, "others"))
