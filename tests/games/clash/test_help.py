"""The rulebook in our own words: its example is true."""

from desktop.games.clash import GAME
from desktop.games.clash.cards import ABILITIES
from desktop.words import Words
from tests.games.clash.positions import hand, play, position
from tests.games.rulebook import sections

SECTIONS = sections("clash")


def test_the_order_of_the_sections() -> None:
    assert list(SECTIONS) == [
        "the_story", "in_short", "draft", "turn", "mana", "summoning", "incantations", "assault", "tower", "end",
        "abilities", "example", "rulings", "who_made_it",
    ]  # fmt: skip


def test_every_ability_is_explained() -> None:
    words = Words("en")
    for ability in ABILITIES:
        assert f"**{words.line(f'clash.ability.{ability}.name')}.**" in SECTIONS["abilities"]
    assert "**Aura.**" in SECTIONS["abilities"]


def test_the_example_is_true() -> None:
    # The worked example, blow by blow.
    table = position(upper="ogre baron | zombie gnome", hand1="*W troll boom vortex martyr")
    assert play(table, "end") == [
        "ogre 4 unit", "zombie falls",
        "ogre 4 unit", "gnome falls",
        "ogre 4 tower",
        "baron 3 tower", "watchtower falls 1",
    ]  # fmt: skip
    assert hand(table, 1) == "*S troll boom vortex martyr zombie gnome"
    assert table.counters[0] == 7
    alone = position(upper="ogre | zombie gnome", hand1="*W troll boom vortex martyr")
    play(alone, "end")
    assert hand(alone, 1) == "troll boom vortex martyr *W zombie gnome"
    told = SECTIONS["example"]
    assert "*Troll, Boom, Vortex, Martyr, Watchtower, Zombie, Gnome*" in told
    assert "*Stronghold, Troll, Boom, Vortex, Martyr, Zombie, Gnome*" in told


def test_the_numbers_in_the_text_are_those_of_the_rules() -> None:
    assert "a safety of this program" in SECTIONS["end"]
    assert f"after {GAME.settle({})['turn_limit']} turns" in SECTIONS["rulings"]
    assert "it is 6" in SECTIONS["mana"]
    assert "**four leftmost**" in SECTIONS["summoning"]
