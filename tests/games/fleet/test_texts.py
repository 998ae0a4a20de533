"""What the table of Earth vs Skaxar asks for by name."""

from desktop.games.fleet.cards import CLASSES, FLEETS, NAMES
from desktop.words import Words

SAY = Words("en")


def test_fleets_classes_marks_and_cards_have_words() -> None:
    asked = [
        "mark.flipped",
        "mark.helper",
        *(f"fleet.{side}" for side in FLEETS),
        *(f"class.{each}" for each in CLASSES),
    ]
    asked += [f"card.{name}.text" for name in NAMES]
    assert [name for name in asked if not SAY.known(f"fleet.{name}")] == []
