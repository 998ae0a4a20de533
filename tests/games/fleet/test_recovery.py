"""The Recovery Phase: money, asteroids, a new shop."""

from typing import Any

from desktop.games.fleet import GAME
from desktop.games.fleet.recovery import restock
from desktop.games.fleet.state import ASTEROIDS, FIELD, MARKET, PHASE, SHOP, USED, FleetState
from tests.games.fleet.fields import FIVE, legal, market, money, notes, pile, play, ruling

NEXT: dict[str, Any] = {"fleets": ("rivet", "kri")}


def test_the_loser_may_take_one_face_down_asteroid() -> None:
    # Rulebook: "The losing Player has the option of harvesting resources from an Asteroid. This is done by selecting
    # one of the face down Asteroid cards and receiving money equal to the amount displayed on the card."
    state = play(market("plumbline", "ssil", **NEXT), "done")
    assert state.decider() == 1 and legal(state) == [*(f"harvest:{n}" for n in range(1, 6)), "decline"]
    assert all(slot.card is None for slot in _view(state, 1))
    play(state, "harvest:4")
    assert notes(state, "harvest") == [("harvest", 1, 4000)] and money(state) == [10, 12]
    assert pile(state, "harvested") == "asteroid_4000" and "asteroid_4000" not in pile(state, "asteroids")


def _view(state, seat):  # type: ignore[no-untyped-def]
    from desktop.engine.events import Place

    return GAME.view(state, seat).zones[Place("asteroids")]


def test_harvesting_is_an_option() -> None:
    state = play(market("plumbline", "ssil", **NEXT), "done", "decline")
    assert money(state) == [10, 8] and pile(state, "asteroids") == FIVE


def test_five_new_asteroids_come_at_once_when_the_last_is_taken() -> None:
    # Rulebook: "When a Player takes the last Asteroid, 5 new cards are immediately placed down for the next turn."
    rocks = " ".join(["asteroid_1000"] * 7)
    state = play(market("plumbline", "ssil", asteroids="asteroid_2000", rocks=rocks, **NEXT), "done")
    assert legal(state) == ["harvest:1", "decline"]
    play(state, "harvest:1")
    assert (
        pile(state, "asteroids") == " ".join(["asteroid_1000"] * 5)
        and pile(state, "rocks") == "asteroid_1000 asteroid_1000"
    )
    assert notes(state, "new_asteroids")


@ruling("last_cards")
def test_decks_that_have_run_out_stay_so() -> None:
    # Rulebook: "Once the Shop Deck is depleted, it remains depleted."
    state = play(market("plumbline", "ssil", asteroids="asteroid_2000", **NEXT), "done", "harvest:1")
    assert pile(state, "asteroids") == "" and not state.over
    state = play(market("plumbline", "ssil", asteroids="", **NEXT), "done")
    assert state.prompt().id == "fleet.prompt.buy"  # no asteroid, no choice
    state = play(market("plumbline", "ssil", asteroids="", dealer="redraw redraw redraw", **NEXT), "done")
    assert pile(state, "shop") == "redraw redraw redraw" and notes(state, "restock")
    state = play(market("plumbline", "ssil", asteroids="", **NEXT), "done")
    assert pile(state, "shop") == "" and not notes(state, "restock")


@ruling("last_cards")
def test_the_seventh_refill_is_the_last_three_cards() -> None:
    # Rulebook: "Arms Dealer Deck - 45 Cards"; "the top 6 cards" are the starting items, and "6 new cards are drawn".
    state = GAME.new(2, "battle", {}, 1)
    assert isinstance(state, FleetState)
    laid = [len(state.zones[SHOP])]
    while state.zones[SHOP]:
        while state.zones[SHOP]:
            state.move(SHOP, 0, USED)
        restock(state)
        laid.append(len(state.zones[SHOP]))
    assert laid == [6, *[6] * 6, 3, 0]


@ruling("both_lost")
def test_when_both_fall_the_costlier_loss_takes_the_asteroid_then_the_poorer_then_nobody() -> None:
    both: dict[str, Any] = {"fleets": ("rivet", "kri")}
    assert play(market("osprey", "quiv", **both), "done").decider() == 0  # 3,000 against 2,000
    assert money(play(market("osprey", "quiv", **both), "done")) == [10, 11]
    assert play(market("peregrine", "skirr", money=(8, 6), **both), "done").prompt().args[0] == 5
    assert play(market("peregrine", "skirr", money=(8, 6), **both), "done").decider() == 1
    state = play(market("peregrine", "skirr", **both), "done")
    assert state.prompt().id == "fleet.prompt.buy" and pile(state, "asteroids") == FIVE


@ruling("change")
def test_the_bank_pays_no_more_than_its_coins() -> None:
    # 200,000 are in the game.
    state = play(market("plumbline", "ssil", money=(189, 10), asteroids="", **NEXT), "done")
    assert money(state) == [190, 10]


def test_a_position_from_a_file_can_only_be_at_a_harvest_that_there_is() -> None:
    state = play(market("plumbline", "ssil", **NEXT), "done")
    frame: Any = state.stack[-1]
    assert frame.fits(state)
    early, bare, met = state.clone(), state.clone(), state.clone()
    early.counters[PHASE] = MARKET
    bare.zones[ASTEROIDS] = []
    met.zones[FIELD[0]] = [0]
    assert [frame.fits(each) for each in (early, bare, met)] == [False] * 3
