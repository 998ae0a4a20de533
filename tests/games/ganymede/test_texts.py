"""What Ganymede's table asks for by name."""

from desktop.games.ganymede.cards import NAMES
from desktop.games.ganymede.state import CAMPS
from desktop.words import Words

SAY = Words("en")


def test_camps_marks_and_cards_have_words() -> None:
    asked = ["mark.public", *(f"camp.{camp}" for camp in CAMPS), *(f"card.{name}.text" for name in NAMES)]
    assert [name for name in asked if not SAY.known(f"ganymede.{name}")] == []
