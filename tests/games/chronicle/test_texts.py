"""What Chronicle's table, its list of moves and its log ask for by name."""

import re

from desktop import resources
from desktop.games.chronicle.cards import ABILITIES, HISTORIES, NAMES, SUITS
from desktop.words import Words

SAY = Words("en")
CODE = sorted((resources.root().parent / "desktop" / "games" / "chronicle").glob("*.py"))


def test_suits_abilities_and_cards_have_words() -> None:
    asked = [f"suit.{suit}" for suit in SUITS] + [f"short.{ability}" for ability in ABILITIES]
    asked += [f"card.{name}.text" for name in NAMES] + [f"card.{NAMES[card]}.condition" for card in HISTORIES]
    assert [name for name in asked if not SAY.known(f"chronicle.{name}")] == []


def test_every_verb_has_words_for_the_list_of_moves() -> None:
    verbs = ("play", "cover", "return", "take", "discard", "raid", "recall", "give", "shed", "lose")
    assert [verb for verb in verbs if not SAY.known(f"chronicle.move.{verb}")] == []


def test_every_note_that_the_rules_tell_has_a_line() -> None:
    told = set()
    for file in CODE:
        told |= set(re.findall(r'state\.note\("(\w+)"', file.read_text(encoding="utf-8")))
    assert {"scores", "theme", "void"} <= told
    assert [key for key in sorted(told) if not SAY.known(f"chronicle.log.{key}")] == []
