"""An opponent in a style is named with it wherever its level is."""

from desktop.engine.match import PERSON, Match, Seat
from tests.controller.sitting import CLASH


def test_the_level_is_said_with_its_style(sit) -> None:
    seats = [Seat("Mara", PERSON), Seat("Ivo", "strong-raider", 7)]
    table = sit(match=Match(CLASH, seats, "duel", {}, 3, salt="salt"))
    assert table.controller.tells.face(1).kind == "AI · Master · Raider"
    assert "Ivo: AI · Master · Raider" in table.controller.tells.seated()


def test_a_style_of_another_program_is_called_by_its_id(sit) -> None:
    seats = [Seat("Mara", PERSON), Seat("Ivo", "strong-pirate", 7)]
    table = sit(match=Match(CLASH, seats, "duel", {}, 3, salt="salt"))
    assert table.controller.tells.face(1).kind == "AI · strong-pirate"
