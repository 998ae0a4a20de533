"""The sentences: what Earth vs Skaxar can say exists in English with its gaps, and no sentence is left over."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop import resources
from desktop.engine.text import Text
from desktop.games.fleet import GAME
from desktop.games.fleet.cards import CLASSES, FLEETS, NAMES
from desktop.words import ENGLISH, GAP, Words, sentences

CODE = sorted((resources.root().parent / "desktop" / "games" / "fleet").glob("*.py"))
SAY = Words("en")
KNOWN = sentences(ENGLISH, "fleet")

# What the house asks of every game by name, whatever the code of the game says itself.
HOUSE = re.compile(
    r"fleet\.(title|tagline|about|facts|turn|mode\..*|option\..*|zone\..*|mark\..*|ruling\..*|level\..*|end\..*"
    r"|fleet\..*|class\..*|phase\..*|cue\..*|card\..*)"
)


def patterns(file: Path) -> Iterator[tuple[str, int | None]]:
    """Every id that a module puts together, as a regular expression, and how many arguments go with it."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Text" and node.args):
            continue
        count: int | None = 0
        if len(node.args) > 1:
            count = len(node.args[1].elts) if isinstance(node.args[1], ast.Tuple) else None
        for choice in choices(node.args[0]):
            yield choice, count


def choices(node: ast.expr) -> Iterator[str]:
    """The ids that an expression can be; a hole may be anything."""
    if isinstance(node, ast.IfExp):
        yield from choices(node.body)
        yield from choices(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        yield "".join(
            re.escape(str(part.value)) if isinstance(part, ast.Constant) else r"[\w.]+" for part in node.values
        )
    elif isinstance(node, ast.Constant):
        yield re.escape(str(node.value))


def forms(text_id: str) -> list[str]:
    found = KNOWN[text_id]
    return [found] if isinstance(found, str) else list(found.values())


def own(file: Path) -> list[tuple[str, int | None]]:
    return [(pattern, count) for pattern, count in patterns(file) if pattern.startswith("fleet")]


@pytest.mark.parametrize("file", CODE, ids=lambda file: file.stem)
def test_every_text_of_the_code_exists_with_the_gaps_it_is_given(file: Path) -> None:
    for pattern, count in own(file):
        found = [text_id for text_id in KNOWN if re.fullmatch(pattern, text_id)]
        assert found, f"{pattern} is in no table"
        if "[" not in pattern and count is not None:
            for sentence in forms(found[0]):
                assert {int(gap) for gap in GAP.findall(sentence)} <= set(range(count)), pattern


def test_no_sentence_is_left_over() -> None:
    said = [pattern for file in CODE for pattern, _ in own(file)]
    said += [rf"[\w.]*{re.escape(word)}" for file in CODE for word in loose_ids(file)]
    unused = [
        text_id
        for text_id in KNOWN
        if not HOUSE.fullmatch(text_id) and not any(re.fullmatch(pattern, text_id) for pattern in said)
    ]
    assert unused == []


def loose_ids(file: Path) -> Iterator[str]:
    """Ids that stand alone as strings, to be put into a Text elsewhere."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("fleet."):
            yield node.value


def test_a_sentence_with_number_forms_counts_its_first_number() -> None:
    for text_id, sentence in KNOWN.items():
        if isinstance(sentence, dict):
            assert set(sentence) == {"one", "other"}, text_id


def test_every_option_and_choice_has_its_label() -> None:
    for option in GAME.options:
        name = f"fleet.option.{option.name}"
        words = ("on", "off") if isinstance(option.default, bool) else option.choices
        for text_id in (f"{name}.label", f"{name}.help", *(f"{name}.{choice}" for choice in words)):
            assert SAY.known(text_id), text_id


def test_what_the_house_asks_of_a_game_is_there() -> None:
    asked = ["title", "tagline", "about", "facts", "end.curve", "ruling.switch", "mark.flipped", "mark.helper"]
    asked += (
        [f"mode.{mode}" for mode in GAME.info.modes]
        + [f"fleet.{side}" for side in FLEETS]
        + [f"class.{each}" for each in CLASSES]
    )
    asked += [f"zone.{zone.place.zone}" for zone in GAME.setting(2, "battle", GAME.settle({})).zones]
    assert [name for name in asked if not SAY.known(f"fleet.{name}")] == []


def test_levels_have_names_and_characters() -> None:
    for level in GAME.bots.levels:
        assert SAY.known(level.name.id) and SAY.known(level.character.id)


def test_the_card_names_are_all_different() -> None:
    names = [SAY.say(Text(f"fleet.card.{name}.name")) for name in NAMES]
    assert len(set(names)) == len(names) and all(SAY.known(f"fleet.card.{name}.text") for name in NAMES)
