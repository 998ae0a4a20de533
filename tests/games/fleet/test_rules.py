"""The course of a game: set-up, phases, every end condition."""

from typing import Any

import pytest

from desktop.engine.game import census
from desktop.engine.sight import OPEN
from desktop.games.fleet import GAME
from desktop.games.fleet.cards import CLASS, FLEETS, NAMES
from desktop.games.fleet.state import (
    BOTH_STRANDED,
    COMBAT,
    END,
    FROZEN,
    LIMIT,
    MARKET,
    PHASE,
    RECOVERY,
    SIDE,
    STRANDED,
    TURN,
    FleetState,
)  # fmt: skip
from tests.games.fleet.fields import ending, flipping, legal, market, money, notes, pile, play, ruling


def new(seed: int = 1, **options: object) -> FleetState:
    state = GAME.new(2, "battle", options, seed, log=True)
    assert isinstance(state, FleetState)
    return state


def test_the_set_up() -> None:
    # Rulebook, Setup: shuffled fleets, 6 cards face up, 5 asteroids face down, 8,000 for each.
    state = new()
    assert [len(pile(state, "fleet", seat).split()) for seat in (0, 1)] == [24, 24]  # and one flipped by each
    assert len(pile(state, "shop").split()) == 6 and len(pile(state, "dealer").split()) == 39
    assert len(pile(state, "asteroids").split()) == 5 and len(pile(state, "rocks").split()) == 15
    assert money(state) == [8, 8] and state.counters[TURN] == 1
    assert sum(census(state).values()) == 2 * 25 + 45 + 20


def test_a_fleet_has_one_mothership_three_destroyers_five_fighters_seven_scouts_and_nine_drones() -> None:
    state = new()
    for seat in (0, 1):
        ships = [slot.card for zone in ("fleet", "formation") for slot in _zone(state, zone, seat)]
        classes = [CLASS[card] for card in ships]
        counted = [classes.count(name) for name in ("mothership", "destroyer", "fighter", "scout", "drone")]
        assert counted == [1, 3, 5, 7, 9]


def _zone(state, zone, seat):  # type: ignore[no-untyped-def]
    from desktop.engine.events import Place

    return GAME.view(state, OPEN).zones[Place(zone, seat)]


@ruling("fleets")
def test_who_has_which_fleet_is_drawn_by_lot_or_settled() -> None:
    drawn = [new(seed).counters[SIDE[0]] for seed in range(60)]
    assert 15 < sum(drawn) < 45
    for choice, sides in (("seat0_earth", [0, 1]), ("seat1_earth", [1, 0])):
        for seed in range(5):
            state = new(seed, fleets=choice)
            assert [state.counters[side] for side in SIDE] == sides
            own = state.zones[2][0]
            assert NAMES[own] in NAMES[:25] if sides[0] == 0 else NAMES[own] in NAMES[25:50]
            assert GAME.roles_in(state) == tuple(FLEETS[side] for side in sides)


def test_the_phases_follow_each_other() -> None:
    state = market("plumbline", "ssil", fleets=("rivet", "kri"))
    assert state.counters[PHASE] == MARKET
    play(state, "done")
    phases = [event.value for event in state.log or () if event.verb == "count" and event.key == "phase"]
    assert phases == [COMBAT, RECOVERY]
    play(state, "decline")
    phases = [event.value for event in state.log or () if event.verb == "count" and event.key == "phase"]
    assert phases == [0, MARKET]


# ---- the end


def test_the_ends_are_told_apart() -> None:
    told = {
        STRANDED: flipping(fleets=("", "ssil")),
        BOTH_STRANDED: play(market("peregrine", "skirr", money=(8, 7), asteroids=""), "done"),
        FROZEN: play(market("goshawk", "vekk", flipped=(-1, -1), money=(8, 7)), "done"),
        LIMIT: flipping(fleets=("lantern", "ssil"), turn=500, money=(8, 7)),
    }
    ids = {STRANDED: "stranded", BOTH_STRANDED: "both", FROZEN: "frozen", LIMIT: "limit"}
    for why, state in told.items():
        assert state.over and state.counters[END] == why and state.decider() == -1 and legal(state) == []
        outcome = GAME.outcome(state)
        assert outcome.why.id == f"fleet.end.{ids[why]}"
        winner = 1 if why == STRANDED else 0
        assert outcome.winners == (winner,) and outcome.scores == (float(winner == 0), float(winner == 1))


@ruling("frozen")
def test_a_stalemate_that_cannot_change_ends_the_game() -> None:
    table: dict[str, Any] = {"flipped": (-1, -1), "shop": "redraw gun_pod"}
    state = play(market("goshawk", "vekk", money=(3, 9), **table), "done")
    assert ending(state) == (1, FROZEN) and notes(state, "frozen") == [("frozen", -1, 0)]
    # Something was bought: once more.
    state = play(market("goshawk", "vekk", money=(3, 9), **table), "buy:redraw", "done")
    assert not state.over and notes(state, "frozen") == []
    assert ending(play(state, "done", "done")) == (1, FROZEN)
    # Somebody flipped: once more.
    assert not play(market("goshawk", "vekk", flipped=(0, -1), fleets=("rivet", "")), "done").over


@ruling("equal_money")
def test_a_frozen_game_with_equal_money_is_a_draw() -> None:
    outcome = GAME.outcome(play(market("goshawk", "vekk", flipped=(-1, -1)), "done"))
    assert (outcome.winners, outcome.scores, outcome.why.id) == ((), (0.5, 0.5), "fleet.end.frozen_draw")


@ruling("turn_limit")
@pytest.mark.parametrize("limit", [1, 7])
def test_after_the_turn_limit_the_most_money_wins(limit: int) -> None:
    table: dict[str, Any] = {"fleets": ("rivet", "kri"), "turn_limit": limit, "turn": limit}
    state = play(market("goshawk", "vekk", money=(3, 4), **table), "done")
    assert ending(state) == (1, LIMIT) and notes(state, "turn_limit") == [("turn_limit", -1, 0)]
    assert state.counters[TURN] == limit
    assert GAME.outcome(play(market("goshawk", "vekk", **table), "done")).why.id == "fleet.end.limit_draw"


def test_buying_from_the_deck_is_impossible_and_the_shop_never_holds_more_than_six() -> None:
    # Rulebook: "No cards can be purchased directly from the deck."
    state = new()
    while not state.over:
        shop = set(pile(state, "shop").split())
        assert all(text.split(":")[1] in shop for text in legal(state) if text.startswith(("buy", "repair")))
        assert len(pile(state, "shop").split()) <= 6
        play(state, legal(state)[-1])
