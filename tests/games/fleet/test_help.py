"""The rulebook in our own words: its example and numbers are true."""

from desktop.games.fleet import GAME
from desktop.games.fleet.cards import COINS, KINDS
from desktop.games.fleet.rules import FIRST_MONEY
from desktop.games.fleet.state import SHOP_SIZE
from desktop.games.fleet.verbs import FIELD_SIZE
from desktop.words import Words
from tests.games.fleet.fields import flipping, money, notes, play
from tests.games.rulebook import sections

SECTIONS = sections("fleet")


def test_the_order_of_the_sections() -> None:
    assert list(SECTIONS) == [
        "the_story", "in_short", "setup", "turn", "arms_dealer", "gear", "cards", "battle", "stalemate", "recovery",
        "ships", "stranded", "end", "coins", "example", "rulings", "who_made_it",
    ]  # fmt: skip


def test_every_kind_of_card_is_explained() -> None:
    words = Words("en")
    for kind in KINDS:
        name = "Repair" if kind == "repair" else words.line(f"fleet.card.{kind}.name")
        assert kind == "gear" or f"**{name}.**" in SECTIONS["cards"]
    assert SECTIONS["gear"].startswith(" Gear adds Firepower, Shield or both.")


def test_the_example_is_true() -> None:
    state = flipping(fleets=("goshawk rivet atlas_verdict lantern", "vekk kri zus ssil"))
    salvos = []
    for _ in range(3):
        play(state, "done", "done")
        salvos.append([value for _, _, value in notes(state, "salvo")])
    assert salvos == [[5, 5], [6, 8], [15, 9]]
    assert notes(state, "holds", "breaks", "reward") == [("holds", 0, 14), ("breaks", 1, 15), ("reward", 0, 5000)]
    assert state.decider() == 1 and money(state) == [13, 8]


def test_the_numbers_in_the_text_are_those_of_the_rules() -> None:
    assert "a safety of this program" in SECTIONS["end"]
    assert f"after {GAME.settle({})['turn_limit']} turns" in SECTIONS["rulings"]
    assert SHOP_SIZE == 6 and "Six cards of the Arms Dealer" in SECTIONS["setup"]
    assert FIELD_SIZE == 5 and "five asteroids face down" in SECTIONS["setup"]
    assert FIRST_MONEY == 8000 and "one coin of 5,000 and three of 1,000" in SECTIONS["setup"]
    coins = "{2[1]} coins of {2[0]:,}, {1[1]} of {1[0]:,} and {0[1]} of {0[0]:,}".format(*COINS)
    assert coins in SECTIONS["coins"]
