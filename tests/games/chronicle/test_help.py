"""The rulebook in our own words: its example and numbers are true."""

from desktop.games.chronicle import GAME
from desktop.games.chronicle.cards import HISTORIES, NAMES
from desktop.games.chronicle.judgement import MONOPOLY_FAME
from desktop.games.chronicle.meeting import WEAKEST
from desktop.games.chronicle.rules import FAME_TO_WIN
from desktop.words import Words
from tests.games.chronicle.fields import counter, lies, meeting, play, wins
from tests.games.rulebook import sections

SECTIONS = sections("chronicle")


def test_the_order_of_the_sections() -> None:
    assert list(SECTIONS) == [
        "the_story", "in_short", "round", "meeting", "following_suit", "winning", "abilities", "judgement", "histories",
        "secrets", "end_of_the_game", "example", "rulings", "who_made_it",
    ]  # fmt: skip


def test_every_card_s_ability_is_explained() -> None:
    for name in (*range(1, 11), "King", "Demon", "Dragon", "Sage", "Fool", "Angel"):
        assert f"**{name}.**" in SECTIONS["abilities"]


def test_every_history_is_explained() -> None:
    for card in HISTORIES:
        assert Words("en").line(f"chronicle.card.{NAMES[card]}.name") in SECTIONS["histories"]


def test_the_example_is_true() -> None:
    state = meeting(["maid", "merchant saint", "witch saint", "queen maid"], "envoy")
    play(state, "play:merchant", "cover:witch", "play:queen")
    assert wins(state) == (3, WEAKEST) and lies(state, "allies", 3) == "envoy merchant witch queen"
    assert counter(state, "void:2") == 0b010


def test_the_numbers_in_the_text_are_those_of_the_rules() -> None:
    assert f"has {FAME_TO_WIN} Fame or more" in SECTIONS["end_of_the_game"]
    assert "a safety of this program" in SECTIONS["end_of_the_game"]
    assert f"after {GAME.settle({})['round_limit']} rounds" in SECTIONS["rulings"]
    assert f"gets {MONOPOLY_FAME} Fame" in SECTIONS["judgement"]
