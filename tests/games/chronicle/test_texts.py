"""The sentences: what Chronicle can say exists in English with the gaps it is given, and no sentence is left over."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop import resources
from desktop.engine.text import Text
from desktop.games.chronicle import GAME
from desktop.games.chronicle.cards import ABILITIES, HISTORIES, NAMES, SUITS
from desktop.words import ENGLISH, GAP, Words, sentences

CODE = sorted((resources.root().parent / "desktop" / "games" / "chronicle").glob("*.py"))
SAY = Words("en")
KNOWN = sentences(ENGLISH, "chronicle")

# What the house asks of every game by name, whatever the code of the game says itself.
HOUSE = re.compile(
    r"chronicle\.(title|tagline|about|facts|turn|mode\..*|option\..*|zone\..*|mark\..*|ruling\..*|level\..*|end\..*"
    r"|suit\..*|phase\..*|cue\..*|card\..*|move\..*|log\..*|ability\..*|short\..*|table\..*)"
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
    return [(pattern, count) for pattern, count in patterns(file) if pattern.startswith("chronicle")]


@pytest.mark.parametrize("file", CODE, ids=lambda file: file.stem)
def test_every_text_of_the_code_exists_with_the_gaps_it_is_given(file: Path) -> None:
    for pattern, count in own(file):
        if pattern == "chronicle\\.veiled":
            continue  # carries cards, never words
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
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith("chronicle."):
            yield node.value


def test_a_sentence_with_number_forms_counts_its_first_number() -> None:
    for text_id, sentence in KNOWN.items():
        if isinstance(sentence, dict):
            assert set(sentence) == {"one", "other"}, text_id


def test_every_option_and_choice_has_its_label() -> None:
    for option in GAME.options:
        name = f"chronicle.option.{option.name}"
        words = ("on", "off") if isinstance(option.default, bool) else option.choices
        for text_id in (f"{name}.label", f"{name}.help", *(f"{name}.{choice}" for choice in words)):
            assert SAY.known(text_id), text_id


def test_what_the_house_asks_of_a_game_is_there() -> None:
    asked = ["title", "tagline", "about", "facts", "end.curve", "ruling.switch", "mark.public"]
    asked += [f"mode.{mode}" for mode in GAME.info.modes] + [f"suit.{suit}" for suit in SUITS]
    asked += [f"zone.{zone.place.zone}" for zone in GAME.setting(3, "match", GAME.settle({})).zones]
    asked += [f"short.{ability}" for ability in ABILITIES]
    assert [name for name in asked if not SAY.known(f"chronicle.{name}")] == []


def test_levels_have_names_and_characters() -> None:
    for level in GAME.bots.levels:
        assert SAY.known(level.name.id) and SAY.known(level.character.id)


def test_the_card_names_are_all_different() -> None:
    names = [SAY.say(Text(f"chronicle.card.{name}.name")) for name in NAMES]
    assert len(set(names)) == len(names) and all(SAY.known(f"chronicle.card.{name}.text") for name in NAMES)
    assert all(SAY.known(f"chronicle.card.{NAMES[card]}.condition") for card in HISTORIES)


def test_every_verb_has_words_for_the_list_of_moves() -> None:
    verbs = ("play", "cover", "return", "take", "discard", "raid", "recall", "give", "shed", "lose")
    assert [verb for verb in verbs if not SAY.known(f"chronicle.move.{verb}")] == []


def test_every_note_that_the_rules_tell_has_a_line() -> None:
    told = set()
    for file in CODE:
        told |= set(re.findall(r'state\.note\("(\w+)"', file.read_text(encoding="utf-8")))
    assert {"scores", "theme", "void"} <= told
    assert [key for key in sorted(told) if not SAY.known(f"chronicle.log.{key}")] == []
