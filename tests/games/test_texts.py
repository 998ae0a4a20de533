"""The sentences of every game: what its code can say exists in English with its gaps, and none is left over."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from desktop import resources
from desktop.engine.game import Game
from desktop.engine.text import Text
from desktop.games import BY_ID
from desktop.words import ENGLISH, GAP, Words, sentences
from tests.games.rulebook import sections

SAY = Words("en")
KNOWN = {game: sentences(ENGLISH, game) for game in BY_ID}
FILES = [
    (game.info.id, file)
    for game in BY_ID.values()
    for file in sorted((resources.root().parent / "desktop" / "games" / game.info.id).glob("*.py"))
]
CODE = [pytest.param(game, file, id=f"{game}-{file.stem}") for game, file in FILES]

# What the house asks of every game by name, whatever the code of the game says itself.
HOUSE = (
    "title tagline about story makers facts turn mode option zone sign mark ruling level end phase cue card cards "
    "example guide explain style figure theme beliefs"
).split()
# What a game's own code puts together in other ways than in the id of a Text, by its first word.
BESIDES = {
    "ganymede": ["camp"],
    "chronicle": ["suit", "move", "log", "ability", "short", "table"],
    "fleet": ["fleet", "class"],
    "barbarossa": ["group"],
}
NO_WORDS = (r"ganymede\.left", r"chronicle\.veiled")  # these carry cards


def patterns(game: str, file: Path) -> Iterator[tuple[str, int | None]]:
    """Every id of the game that a module puts together, as a regular expression, and how many arguments go with it."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if not (isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Text" and node.args):
            continue
        count: int | None = 0
        if len(node.args) > 1:
            count = len(node.args[1].elts) if isinstance(node.args[1], ast.Tuple) else None
        for choice in choices(node.args[0]):
            if choice.startswith(game) and choice not in NO_WORDS:
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


def loose_ids(game: str, file: Path) -> Iterator[str]:
    """Ids that stand alone as strings, to be put into a Text elsewhere."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.startswith(f"{game}."):
            yield node.value


def forms(game: str, text_id: str) -> list[str]:
    found = KNOWN[game][text_id]
    return [found] if isinstance(found, str) else list(found.values())


@pytest.mark.parametrize(("game", "file"), CODE)
def test_every_text_of_the_code_exists_with_the_gaps_it_is_given(game: str, file: Path) -> None:
    for pattern, count in patterns(game, file):
        found = [text_id for text_id in KNOWN[game] if re.fullmatch(pattern, text_id)]
        assert found, f"{pattern} is in no table"
        if "[" not in pattern and count is not None:
            for sentence in forms(game, found[0]):
                assert {int(gap) for gap in GAP.findall(sentence)} <= set(range(count)), pattern


@pytest.mark.parametrize("game", sorted(set(BY_ID) - {"clash"}))  # whose own test knows each id and its gaps exactly
def test_no_sentence_is_left_over(game: str) -> None:
    files = [file for owner, file in FILES if owner == game]
    said = [rf"{game}\.{word}(\..*)?" for word in (*HOUSE, *BESIDES.get(game, ()))]
    said += [pattern for file in files for pattern, _ in patterns(game, file)]
    said += [rf"[\w.]*{re.escape(word)}" for file in files for word in loose_ids(game, file)]
    assert [text_id for text_id in KNOWN[game] if not any(re.fullmatch(pattern, text_id) for pattern in said)] == []


@pytest.fixture(params=BY_ID.values(), ids=lambda game: game.info.id)
def game(request: pytest.FixtureRequest) -> Game:
    """Whose sentences."""
    chosen: Game = request.param
    return chosen


def test_a_sentence_with_number_forms_counts_its_first_number(game: Game) -> None:
    for text_id, sentence in KNOWN[game.info.id].items():
        if isinstance(sentence, dict):
            assert set(sentence) == {"one", "other"}, text_id


def test_every_option_and_choice_has_its_label(game: Game) -> None:
    for option in game.offered():
        name = f"{game.info.id}.option.{option.name}"
        words = ("on", "off") if isinstance(option.default, bool) else option.choices
        for text_id in (f"{name}.label", f"{name}.help", *(f"{name}.{choice}" for choice in words)):
            assert SAY.known(text_id), text_id


def test_what_the_house_asks_of_a_game_is_there(game: Game) -> None:
    mode, seats = max(game.info.modes.items(), key=lambda pair: pair[1].stop)
    asked = ["title", "tagline", "about", "story", "facts", "end.curve", "ruling.switch"]
    asked += [f"mode.{mode}" for mode in game.info.modes]
    asked += [f"zone.{zone.place.zone}" for zone in game.setting(seats.stop - 1, mode, game.settle({})).zones]
    assert [name for name in asked if not SAY.known(f"{game.info.id}.{name}")] == []


def test_levels_have_names_and_characters(game: Game) -> None:
    for level in game.bots.levels:
        assert SAY.known(level.name.id) and SAY.known(level.character.id)


def test_the_card_names_are_all_different(game: Game) -> None:
    cards = import_module(f"desktop.games.{game.info.id}.cards").NAMES
    names = [SAY.say(Text(f"{game.info.id}.card.{card}.name")) for card in cards]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_each_verb_is_told_of_in_a_section_of_the_rulebook(game: Game) -> None:  # UX 25
    there = set(sections(game.info.id))
    assert set(game.talk.sections) == set(game.verbs._verbs)
    assert set(game.talk.sections.values()) <= there
    mode, seats = next(iter(game.info.modes.items()))
    first = game.new(seats.start, mode, game.settle({}), 1).legal()[0]
    assert game.section(first) in there
