"""The rulebook in our own words: its numbers are true."""

import re

from desktop.games.barbarossa import GAME
from desktop.games.barbarossa.cards import ACTIVATION, AMOUNT, NAMES
from desktop.games.barbarossa.rules import START
from desktop.games.barbarossa.turn import HAND_SIZE
from desktop.words import Words
from tests.games.barbarossa.fields import card
from tests.games.rulebook import sections

SECTIONS = sections("barbarossa")


def test_the_order_of_the_sections() -> None:
    assert list(SECTIONS) == [
        "the_story", "in_short", "setup", "points", "turn", "playing", "transports", "deployment",
        "abilities", "attack", "red_rules", "reinforcement", "ending", "decks", "field", "cards", "hidden_cards", "end",
        "example", "rulings", "who_made_it",
    ]  # fmt: skip


def test_the_numbers_in_the_text_are_those_of_the_rules() -> None:
    (_, horses), (_, grenadiers) = START
    assert f"{horses} Horses and {grenadiers} Grenadier Regiments" in SECTIONS["setup"]
    assert f"draws {HAND_SIZE} cards" in SECTIONS["setup"] and f"you draw {HAND_SIZE}" in SECTIONS["turn"]
    assert f"costs {ACTIVATION[card('independent_heavy_tank_battalion')]} SP" in SECTIONS["turn"]
    assert f"up to {AMOUNT[card('engineer_battalion')]} SP more" in SECTIONS["cards"]
    assert "a safety of this program" in SECTIONS["end"]
    assert f"after {GAME.settle({})['round_limit']} rounds" in SECTIONS["rulings"]


def test_every_card_that_the_text_names_is_called_so() -> None:
    words = Words("en")
    names = {words.line(f"barbarossa.card.{name}.name") for name in NAMES}
    bold = re.findall(r"\*\*(.+?)\.\*\*", SECTIONS["cards"])
    assert {name for entry in bold for name in entry.split(", ")} <= names
