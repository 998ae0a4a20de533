"""The sentences: every text that Clash can say exists in English, with gaps for exactly what it is given."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from desktop import resources
from desktop.engine.text import Text
from desktop.games.clash import GAME
from desktop.games.clash.cards import ABILITIES, CARDS, NAMES
from desktop.games.clash.layout import PHASES
from desktop.games.clash.state import LANES, ZONES
from desktop.words import ENGLISH, GAP, Words, sentences
from tests.rulings import rulings_of

CODE = sorted((resources.root().parent / "desktop" / "games" / "clash").glob("*.py"))
SAY = Words("en")

# What stands in the holes of ids that are put together, by the id with its holes.
FAMILIES: dict[str, list[str]] = {
    "clash.card.{}.name": list(NAMES),
    "clash.card.{}.text": ["watchtower", "stronghold"],
    "clash.lane.{}": list(LANES),
    "clash.zone.{}": list(LANES),
    "clash.bridge.{}": list(LANES),
    "clash.realm.{}": ["0", "1"],
    "clash.kind.{}": sorted({card.kind for card in CARDS}),
    "clash.phase.{}": list(PHASES),
    "clash.begins.{}": ["draft", "turn"],
    "clash.begins.{}_lot": ["draft", "turn"],
    "clash.ability.{}.name": list(ABILITIES),
    "clash.ability.{}.{}": [f"{ability}.{part}" for ability in ABILITIES for part in ("name", "text")],
    "clash.ability.aura.{}": ["name", "text"],
    "clash.note.{}": ["shielded", "immune"],
    "clash.note.{}_{}": [f"{w}_{t}_falls" for w in ("own", "their") for t in ("watchtower", "stronghold")],
    "clash.log.{}": ["shielded", "immune", "watchtower_falls", "stronghold_falls"],
    "clash.cue.{}": ["shielded", "immune"],
    "clash.end.{}": ["stronghold", "limit", "limit_draw"],
    "clash.ruling.{}.title": [ruling.id for ruling in rulings_of("clash")],
    "clash.ruling.{}.text": [ruling.id for ruling in rulings_of("clash")],
    "house.source.{}": sorted({card.source for card in CARDS} | {"rulebook"}),
}

# Where the arguments are no list in the code: how many there are.
GIVEN = {"clash.end.stronghold": 2, "clash.end.limit": 2, "clash.end.limit_draw": 0}
# Arguments that a sentence need not use: a count may be there for its number form alone.
MAY_STAY_UNUSED: set[str] = set()


def texts(file: Path) -> Iterator[tuple[str, int | None]]:
    """Every id that a module puts into a Text, and how many arguments go with it."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    names = {
        target.id: node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Text":
            count: int | None = 0
            if len(node.args) > 1:
                count = len(node.args[1].elts) if isinstance(node.args[1], ast.Tuple) else None
            first = node.args[0]
            if isinstance(first, ast.Name):
                first = names[first.id]
            for text_id in ids(first):
                yield text_id, GIVEN.get(text_id, count)


def ids(node: ast.expr) -> Iterator[str]:
    """The ids that an expression can be."""
    if isinstance(node, ast.IfExp):
        yield from ids(node.body)
        yield from ids(node.orelse)
    elif isinstance(node, ast.JoinedStr):
        pattern = "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in node.values)
        assert pattern in FAMILIES, f"{pattern}: say in FAMILIES what stands in its holes"
        start, end = pattern.split("{}")[0], pattern.split("{}")[-1]
        yield from (f"{start}{filling}{end}" for filling in FAMILIES[pattern])
    else:
        value = node.value if isinstance(node, ast.Constant) else None
        assert isinstance(value, str), f"line {node.lineno}: a Text needs an id that can be read off the code"
        yield value


def forms(text_id: str) -> list[str]:
    """The sentences that an id has."""
    found = sentences(ENGLISH, text_id.partition(".")[0]).get(text_id, {})
    return [found] if isinstance(found, str) else list(found.values())


def test_the_code_says_something() -> None:
    assert len({text_id for file in CODE for text_id, _ in texts(file)}) > 150


@pytest.mark.parametrize("file", CODE, ids=lambda file: file.stem)
def test_every_text_of_the_code_exists_with_the_gaps_it_is_given(file: Path) -> None:
    for text_id, count in texts(file):
        assert forms(text_id), f"{text_id} is in no table"
        for sentence in forms(text_id):
            gaps = {int(gap) for gap in GAP.findall(sentence)}
            if text_id in MAY_STAY_UNUSED:
                assert gaps <= set(range(count or 0))
            else:
                assert count is not None, f"{text_id}: say in GIVEN how many arguments it gets"
                assert gaps == set(range(count)), f"{text_id} has the gaps {gaps} for {count} arguments"


def test_a_sentence_with_number_forms_counts_its_first_number() -> None:
    for text_id, sentence in sentences(ENGLISH, "clash").items():
        if isinstance(sentence, dict):
            assert set(sentence) == {"one", "other"}, text_id
            assert all("{0}" in form for form in sentence.values()), text_id


def test_every_option_and_choice_has_its_label() -> None:
    for option in GAME.offered():
        name = f"clash.option.{option.name}"
        choices = ("on", "off") if isinstance(option.default, bool) else option.choices
        for text_id in (f"{name}.label", f"{name}.help", *(f"{name}.{choice}" for choice in choices)):
            assert SAY.known(text_id), text_id


def test_what_the_house_asks_of_a_game_is_there() -> None:
    cues = [f"cue.{key}" for key, cue in GAME.face.cues.items() if cue in ("fall", "shield")]
    asked = ["title", "tagline", "about", "story", "makers", "facts", "mode.duel", "end.curve", "ruling.switch", *cues]
    asked += [f"zone.{zone.place.zone}" for zone in ZONES]
    asked += [f"mark.{mark}" for mark in ("entered", "struck", "public")]
    assert [name for name in asked if not SAY.known(f"clash.{name}")] == []


def test_levels_have_names_and_characters() -> None:
    for level in GAME.bots.levels:
        assert SAY.known(level.name.id) and SAY.known(level.character.id)


def test_the_card_names_are_all_different() -> None:
    names = [SAY.say(Text(f"clash.card.{name}.name")) for name in NAMES]
    assert len(set(names)) == len(names)
    assert all(name[0].isupper() for name in names)
