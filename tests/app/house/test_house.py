"""What pages ask of the house: titles and names, with a default for everything that is missing."""

import pytest

from desktop.app.house.house import House


def test_a_game_without_texts_has_its_own_title_and_seats(house: House) -> None:
    assert house.title("toy") == "Last Card"
    assert house.facts("toy") == "2 to 4 seats"
    assert house.about("toy", "tagline") == ""


def test_a_save_of_a_game_that_is_gone_still_has_a_title(house: House) -> None:
    assert house.title("forgotten") == "forgotten"


@pytest.mark.parametrize(
    ("names", "seat", "name"), [([], 0, "Mara"), (["Anna", " "], 0, "Anna"), (["Anna", " "], 1, "Ivo")]
)
def test_names_are_the_person_s_or_the_house_s(house: House, names: list[str], seat: int, name: str) -> None:
    house.settings.names = names
    assert house.default_name(seat) == name


def test_a_seat_beyond_all_names_has_a_number(house: House) -> None:
    assert house.default_name(11) == "Seat 12"
