"""Names: kept for the next table whatever is played there, never twice at one, and never an opponent's for a person."""

import pytest

from desktop.app.house import set_up
from desktop.app.house.house import House
from desktop.app.house.player_names import name_for, remember, seated
from desktop.engine.match import PERSON, Seat
from desktop.games import BY_ID

BOT = "strong"


def people(*names: str) -> list[Seat]:
    return [Seat(name) for name in names]


def test_who_played_one_game_is_asked_to_the_next(house: House) -> None:
    remember(house, [Seat("Anna"), Seat("Ivo", BOT), Seat("Ben")])
    assert set_up.default(house, BY_ID["fleet"]).seats[0].name == "Anna"
    assert name_for(house, PERSON, people("Anna")) == "Ben"


@pytest.mark.parametrize(
    ("before", "seats", "after"),
    [
        ([], people("Anna"), ["Anna", "Ivo", "Lena"]),
        (["Anna", "Ben"], people("Ben"), ["Ben", "Anna", "Lena"]),
        (["Anna", "Ben"], people("Ben", "Anna", "Cleo"), ["Ben", "Anna", "Cleo"]),
        (["Anna", "Ben"], [Seat("Mara", BOT), Seat("Anna")], ["Anna", "Ben", "Lena"]),
    ],
)
def test_the_order_is_the_last_table_s(house: House, before: list[str], seats: list[Seat], after: list[str]) -> None:
    house.settings.names = before
    remember(house, seats)
    assert [house.default_name(number) for number in range(3)] == after
    assert len(set(map(house.default_name, range(6)))) == 6


def test_the_house_s_own_names_are_not_written_down(house: House) -> None:
    remember(house, [Seat("Mara"), Seat("Nora", BOT)])
    assert house.settings.names == []


def test_opponents_have_the_house_s_names_and_nobody_another_s(house: House) -> None:
    house.settings.names = ["Ivo", "Mara"]
    seats = seated(house, (PERSON, BOT, PERSON, BOT, BOT, BOT))
    names = [seat.name for seat in seats]
    assert len(set(names)) == 6 and names[0] == "Ivo" and names[2] == "Mara"
    assert name_for(house, BOT, seats) == "Seat 7"
