"""Who buys first."""

from desktop.games.fleet.order import FASTER, LOT, NO_FLIP, POORER
from desktop.games.fleet.state import FleetState
from tests.games.fleet.fields import flipping, ruling


def first(state: FleetState) -> tuple[int, int]:
    """Who buys first, and why."""
    return next((event.seat, event.value) for event in state.log or () if event.key == "buys_first")


def test_the_ship_with_the_highest_speed_buys_first() -> None:
    # Rulebook: "The player whose ship has the highest speed gets to buy from the Arms Dealer first."
    state = flipping(fleets=("lantern", "vekk"))
    assert first(state) == (0, FASTER) == (state.decider(), FASTER)
    assert first(flipping(fleets=("meridian_ark", "ixaraan"))) == (1, FASTER)  # 2 against 3


@ruling("speed_tie")
def test_at_equal_speed_the_poorer_buys_first_and_then_the_lot_decides() -> None:
    assert first(flipping(fleets=("goshawk", "vekk"), money=(8, 7))) == (1, POORER)
    assert first(flipping(fleets=("goshawk", "vekk"), money=(6, 7))) == (0, POORER)
    lots = set()
    for turn in range(20):
        state = flipping(fleets=("goshawk", "vekk"), turn=turn)
        lots.add(first(state))
        again = flipping(fleets=("goshawk", "vekk"), turn=turn)
        assert first(again) == first(state)  # the same seed, the same lot
    assert lots <= {(0, LOT), (1, LOT)}


def test_lots_fall_on_both_seats() -> None:
    from desktop.games.fleet.order import poorer

    state = flipping(fleets=("goshawk", "vekk"))
    drawn = [poorer(state) for _ in range(200)]
    assert {why for _, why in drawn} == {LOT} and 60 < sum(seat for seat, _ in drawn) < 140


@ruling("flipped_speed")
def test_of_a_formation_the_ship_flipped_this_turn_counts() -> None:
    # Goshawk (8) stands already; Rivet (6) was flipped against Zus (7).
    assert first(flipping(formations=("goshawk", "meridian_ark"), fleets=("rivet", "zus"))) == (1, FASTER)


@ruling("no_flip_first")
def test_a_side_that_flips_nothing_buys_first() -> None:
    assert first(flipping(formations=("goshawk", "vekk"), fleets=("", "ssil"))) == (0, NO_FLIP)
    assert first(flipping(formations=("goshawk", "vekk"), fleets=("lantern", ""))) == (1, NO_FLIP)
    assert first(flipping(formations=("goshawk", "vekk"), money=(8, 7))) == (1, POORER)
    assert first(flipping(formations=("goshawk", "vekk")))[1] == LOT
