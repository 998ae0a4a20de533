"""How the greedy opponent weighs purchases."""

from typing import Any

import pytest

from desktop.engine.rng import Rng
from desktop.games.fleet import GAME
from desktop.games.fleet.buyer import NOTHING, Buyer, Plan
from desktop.games.fleet.judgement import ASTEROID, wealth
from desktop.games.fleet.state import FleetState
from tests.games.fleet.fields import market

AHEAD: dict[str, Any] = {"fleets": ("rivet lantern", "kri ssil")}


def worth(state: FleetState, *texts: str) -> float:
    """What these purchases are worth together."""
    return Buyer(state, 0).worth(tuple(GAME.verbs.parse(text) for text in texts))


def test_a_battle_is_ships_and_money() -> None:
    buyer = Buyer(market("goshawk", "vekk", money=(8, 6), **AHEAD), 0)
    own, foe = Plan(5, 4, 3000, 0.2), Plan(6, 3, 2000, 0.1)
    assert buyer.fought(own, foe, 8000) == pytest.approx(0.1 - 0.2 + wealth(10_000) - wealth(9000))  # both fall
    won = wealth(10_000) - wealth(6000 + ASTEROID)
    assert buyer.fought(own._replace(shield=6), foe, 8000) == pytest.approx(0.1 + won)
    lost = wealth(8000 + ASTEROID) - wealth(9000)
    assert buyer.fought(own._replace(fire=3), foe, 8000) == pytest.approx(-0.2 + lost)
    assert buyer.fought(own._replace(fire=3, shield=6), foe, 8000) is None


def test_gear_that_decides_is_worth_more_than_it_costs_and_other_gear_is_not() -> None:
    state = market("goshawk", "vekk", shop="gun_pod ablative_plate", **AHEAD)
    assert worth(state, "buy:gun_pod") > worth(state)
    assert worth(state, "buy:gun_pod") > worth(state, "buy:gun_pod", "buy:ablative_plate")
    won = market("osprey", "kri", shop="gun_pod", **AHEAD)
    assert worth(won, "buy:gun_pod") < worth(won)


def test_a_dead_card_costs_its_price() -> None:
    state = market("osprey", "kri", flipped=(-1, None), shop="redraw rapid_repair repair_scout", **AHEAD)
    base = worth(state)
    assert base > worth(state, "buy:rapid_repair") > worth(state, "buy:redraw") == worth(state, "buy:repair_scout")


def test_redraw_and_reinforcements_are_weighed_over_the_ships_that_may_come() -> None:
    # A drone against a destroyer, and nothing but strong ships to come.
    state = market("cotter", "tessik", shop="redraw reinforcements", fleets=("meridian_ark resolute_dawn", "kri ssil"))
    assert worth(state, "buy:redraw") > worth(state) and worth(state, "buy:reinforcements") > worth(state)
    weak = market("meridian_ark", "tessik", shop="redraw", fleets=("cotter washer", "kri ssil"))
    assert worth(weak, "buy:redraw") < worth(weak)


def test_a_choice_is_legal_and_nothing_when_nothing_pays() -> None:
    state = market("osprey", "kri", shop="plasma_lance siege_torpedo barrier_ring bastion_field", **AHEAD)
    assert GAME.verbs.text(Buyer(state, 0).choose(state.legal(), Rng(1))) == "done"
    assert NOTHING.plus(Plan(1, 2, 3, 0.5)) == Plan(1, 2, 3, 0.5)
