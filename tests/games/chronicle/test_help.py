"""The rulebook in our own words: every reason leads to a section of it, and its example and numbers are true."""

import re

from desktop import resources
from desktop.games.chronicle import GAME
from desktop.games.chronicle.cards import HISTORIES, NAMES
from desktop.games.chronicle.judgement import MONOPOLY_FAME
from desktop.games.chronicle.meeting import WEAKEST
from desktop.games.chronicle.rules import FAME_TO_WIN
from desktop.words import Words
from tests.games.chronicle.fields import counter, lies, meeting, play, wins

TEXT = resources.find("chronicle/help/en.md").read_text(encoding="utf-8")
TALK = (resources.root().parent / "desktop" / "games" / "chronicle" / "talk.py").read_text(encoding="utf-8")


def sections() -> dict[str, str]:
    """Each section by the name that the code calls it."""
    parts = re.split(r"^## (.+)\n", TEXT, flags=re.MULTILINE)[1:]
    return {
        re.sub(r"[^a-z0-9]+", "_", title.lower()).strip("_"): re.sub(r"\s+", " ", body)
        for title, body in zip(parts[::2], parts[1::2], strict=True)
    }


def test_every_reason_leads_to_a_section() -> None:
    # UX 25: linked to the rulebook section.
    named = re.findall(r'Reason\(Text\(.*\), "(\w+)"\)', TALK)
    assert TALK.count("Reason(Text(") == len(named)
    assert set(named) == {"end_of_the_game", "meeting", "secrets", "following_suit", "abilities"}
    assert set(named) <= set(sections())


def test_the_order_of_the_sections() -> None:
    assert list(sections()) == [
        "the_story", "in_short", "round", "meeting", "following_suit", "winning", "abilities", "judgement", "histories",
        "secrets", "end_of_the_game", "example", "rulings", "who_made_it",
    ]  # fmt: skip


def test_every_card_s_ability_is_explained() -> None:
    for name in (*range(1, 11), "King", "Demon", "Dragon", "Sage", "Fool", "Angel"):
        assert f"**{name}.**" in sections()["abilities"]


def test_every_history_is_explained() -> None:
    for card in HISTORIES:
        assert Words("en").line(f"chronicle.card.{NAMES[card]}.name") in sections()["histories"]


def test_the_example_is_true() -> None:
    state = meeting(["maid", "merchant saint", "witch saint", "queen maid"], "envoy")
    play(state, "play:merchant", "cover:witch", "play:queen")
    assert wins(state) == (3, WEAKEST) and lies(state, "allies", 3) == "envoy merchant witch queen"
    assert counter(state, "void:2") == 0b010


def test_the_numbers_in_the_text_are_those_of_the_rules() -> None:
    assert f"has {FAME_TO_WIN} Fame or more" in sections()["end_of_the_game"]
    assert "a safety of this program" in sections()["end_of_the_game"]
    assert f"after {GAME.settle({})['round_limit']} rounds" in sections()["rulings"]
    assert f"gets {MONOPOLY_FAME} Fame" in sections()["judgement"]
