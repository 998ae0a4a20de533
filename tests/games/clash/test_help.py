"""The rulebook in our own words: every reason leads to a section of it, and its example is true."""

import re

from desktop import resources
from desktop.games.clash import GAME
from desktop.games.clash.cards import ABILITIES
from desktop.words import Words
from tests.games.clash.positions import hand, play, position

TEXT = resources.find("clash/help/en.md").read_text(encoding="utf-8")
TALK = (resources.root().parent / "desktop" / "games" / "clash" / "talk.py").read_text(encoding="utf-8")


def sections() -> dict[str, str]:
    """Each section by the name that the code calls it."""
    parts = re.split(r"^## (.+)\n", TEXT, flags=re.MULTILINE)[1:]
    return {
        re.sub(r"[^a-z0-9]+", "_", title.lower()).strip("_"): body
        for title, body in zip(parts[::2], parts[1::2], strict=True)
    }


def test_every_reason_leads_to_a_section() -> None:
    # UX 25: linked to the rulebook section.
    named = set(re.findall(r'Reason\(Text\(.*\), "(\w+)"\)', TALK))
    assert TALK.count("Reason(Text(") == len(re.findall(r'Reason\(Text\(.*\), "(\w+)"\)', TALK))
    assert named == {"end", "turn", "draft", "assault", "summoning", "tower", "mana", "incantations"}
    assert named <= set(sections())


def test_the_order_of_the_sections() -> None:
    assert list(sections()) == [
        "the_story", "in_short", "draft", "turn", "mana", "summoning", "incantations", "assault", "tower", "end",
        "abilities", "example", "rulings", "who_made_it",
    ]  # fmt: skip


def test_every_ability_is_explained() -> None:
    words = Words("en")
    for ability in ABILITIES:
        assert f"**{words.line(f'clash.ability.{ability}.name')}.**" in sections()["abilities"]
    assert "**Aura.**" in sections()["abilities"]


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
    told = re.sub(r"\s+", " ", sections()["example"])
    assert "*Troll, Boom, Vortex, Martyr, Watchtower, Zombie, Gnome*" in told
    assert "*Stronghold, Troll, Boom, Vortex, Martyr, Zombie, Gnome*" in told


def test_the_numbers_in_the_text_are_those_of_the_rules() -> None:
    assert "a safety of this program" in sections()["end"]
    assert f"after {GAME.settle({})['turn_limit']} turns" in sections()["rulings"]
    assert "it is 6" in sections()["mana"]
    assert "**four leftmost**" in sections()["summoning"]
