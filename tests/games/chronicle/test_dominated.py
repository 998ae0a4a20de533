"""desktop/games/chronicle/dominated.py: the only evil ally kept, and the last evil card handed over."""

from typing import Any

import pytest

from tests.games.chronicle.fields import meeting, play
from tests.games.dominated import left_out

HANDS = ("saint king", "maid queen", "healer thief", "merchant envoy")


def asked(allies: tuple[str, ...], played: str = "play:saint", **more: Any) -> list[str]:
    """What seat 0 does not do when its card asks for one of its allies."""
    hands = (more.pop("hand", HANDS[0]), *HANDS[1:])
    return left_out(play(meeting(hands, allies=allies, **more), played))


def test_the_only_evil_ally_is_discarded() -> None:
    """Seats with evil allies are excluded."""
    assert asked(("witch prince", "", "", "")) == ["shed:prince"]


@pytest.mark.parametrize(
    ("allies", "more"),
    [
        ("witch assassin prince", {}),  # the other would stay
        ("witch angel prince", {}),  # the Angel discards it
        ("witch prince", {"present": "time_of_darkness"}),  # evil owners are not excluded
        ("witch prince", {"hand": "saint demon"}),  # the hand joins the allies
        ("witch prince", {"hand": "saint champion"}),  # it can still be given to somebody
        ("witch prince", {"hand": "saint alchemist"}),  # or taken up and played to somebody
        ("sergeant prince", {}),
    ],
)
def test_it_may_be_kept_where_it_does_no_harm_or_can_do_good(allies: str, more: dict[str, Any]) -> None:
    assert asked((allies, "", "", ""), **more) == []


def test_the_only_evil_ally_is_given_away() -> None:
    allies = ("witch prince", "sergeant", "", "")
    assert asked(allies, "play:countess", hand="countess king") == [f"give:prince:seat{seat}" for seat in (1, 2, 3)]


def test_nobody_is_handed_the_last_evil_card() -> None:
    """If one seat holds all four evil cards it gets 2 Fame and nobody else any."""
    hand = "countess king"
    assert asked(("witch", "assassin thief demon", "", ""), "play:countess", hand=hand) == ["give:witch:seat1"]
    assert asked(("witch", "assassin thief demon angel", "", ""), "play:countess", hand=hand) == []
