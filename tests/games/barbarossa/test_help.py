"""The rulebook in our own words: every reason leads to a section of it, and its numbers are true."""

import re

from desktop import resources
from desktop.games.barbarossa import GAME
from desktop.games.barbarossa.cards import ACTIVATION, AMOUNT, NAMES
from desktop.games.barbarossa.rules import START
from desktop.games.barbarossa.turn import HAND_SIZE
from desktop.words import Words
from tests.games.barbarossa.fields import card

TEXT = resources.find("barbarossa/help/en.md").read_text(encoding="utf-8")
TALK = (resources.root().parent / "desktop" / "games" / "barbarossa" / "talk.py").read_text(encoding="utf-8")


def sections() -> dict[str, str]:
    """Each section by the name that the code calls it."""
    parts = re.split(r"^## (.+)\n", TEXT, flags=re.MULTILINE)[1:]
    return {
        re.sub(r"[^a-z0-9]+", "_", title.lower()).strip("_"): re.sub(r"\s+", " ", body)
        for title, body in zip(parts[::2], parts[1::2], strict=True)
    }


def test_every_reason_leads_to_a_section() -> None:
    # UX 25: linked to the rulebook section.
    named = re.findall(r'Reason\(Text\(f?"[^"]+".*?\), (?:"(\w+)"|_SECTION\[name\])\)', TALK)
    assert TALK.count("Reason(Text(") == len(named)
    kept = re.findall(r'"(\w+)"', TALK.split("_SECTION = {")[1].split("}")[0])[1::2]
    assert {name for name in named if name} | set(kept) <= set(sections())


def test_the_order_of_the_sections() -> None:
    assert list(sections()) == [
        "the_story", "in_short", "setup", "points", "turn", "playing", "transports", "deployment",
        "abilities", "attack", "red_rules", "reinforcement", "ending", "decks", "field", "cards", "hidden_cards", "end",
        "example", "rulings", "who_made_it",
    ]  # fmt: skip


def test_the_numbers_in_the_text_are_those_of_the_rules() -> None:
    (_, horses), (_, grenadiers) = START
    assert f"{horses} Horses and {grenadiers} Grenadier Regiments" in sections()["setup"]
    assert f"draws {HAND_SIZE} cards" in sections()["setup"] and f"you draw {HAND_SIZE}" in sections()["turn"]
    assert f"costs {ACTIVATION[card('independent_heavy_tank_battalion')]} SP" in sections()["turn"]
    assert f"up to {AMOUNT[card('engineer_battalion')]} SP more" in sections()["cards"]
    assert "a safety of this program" in sections()["end"]
    assert f"after {GAME.settle({})['round_limit']} rounds" in sections()["rulings"]


def test_every_card_that_the_text_names_is_called_so() -> None:
    words = Words("en")
    names = {words.line(f"barbarossa.card.{name}.name") for name in NAMES}
    bold = re.findall(r"\*\*(.+?)\.\*\*", sections()["cards"])
    assert {name for entry in bold for name in entry.split(", ")} <= names
