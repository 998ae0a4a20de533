"""The rulebook in our own words: its example and numbers are true."""

from desktop.games.ganymede import GAME
from desktop.games.ganymede.drawing import PURPLE_STANDS
from desktop.games.ganymede.state import FULL
from desktop.games.ganymede.strength import CAP
from tests.games.ganymede.fields import hp, notes, pile, play, showdown
from tests.games.rulebook import sections

SECTIONS = sections("ganymede")


def test_the_order_of_the_sections() -> None:
    assert list(SECTIONS) == [
        "the_story", "in_short", "black_cards", "round", "drawing", "cards", "showdown", "damage", "cleanup", "end",
        "secrets", "against_purple", "purple_with_a_player", "example", "rulings", "who_made_it",
    ]  # fmt: skip


def test_every_effect_is_explained() -> None:
    for rank in ("2", "3", "4", "7", "10", "A"):
        assert f"**{rank}.**" in SECTIONS["cards"]


def test_the_example_is_true() -> None:
    state = play(showdown("9 A", "10 7"), "aces:0", "sevens:1")
    assert hp(state) == [11, 15]
    assert state.decider() == 0 and pile(state, "row", 0) == "9 A"
    told = notes(play(showdown("9 A", "10 7"), "aces:0"), "strength")
    assert told == [("strength", 0, 12), ("strength", 1, 17)]
    assert notes(play(showdown("9 A", "10 7"), "aces:1"), "bust") == [("bust", 0, 22)]
    state = showdown("4 6 7", "10 10")
    assert notes(state, "strength") == [("strength", 0, 21), ("strength", 1, 20)]
    assert notes(play(state, "sevens:1"), "capped", "hit") == [("capped", 1, 6), ("hit", 1, 3)]


def test_the_numbers_in_the_text_are_those_of_the_rules() -> None:
    assert f"begin with {FULL} hit points" in SECTIONS["end"]
    assert "a safety of this program" in SECTIONS["end"]
    assert f"after {GAME.settle({})['round_limit']} rounds" in SECTIONS["rulings"]
    assert f"{PURPLE_STANDS} or less" in SECTIONS["against_purple"]
    assert f"at most {CAP} of it" in SECTIONS["damage"]
