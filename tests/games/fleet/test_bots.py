"""Sensible play: values of positions, rollout moves, and what the greedy opponent buys."""

from typing import Any

import pytest

from desktop.ai.agent import Budget
from desktop.ai.levels import agent_for, find_level
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.fleet import GAME
from desktop.games.fleet.bots import evaluate, greedy, policy
from desktop.games.fleet.state import TURN, FleetState
from tests.games.fleet.fields import flipping, market, play

AHEAD: dict[str, Any] = {"fleets": ("rivet lantern", "kri ssil")}


def chosen(state: FleetState, seed: int = 1) -> str:
    """What greedy does."""
    return GAME.verbs.text(greedy(InfoSet(GAME, state, state.decider()), Rng(seed)))


# ---- values


def test_a_value_is_a_chance_and_the_two_share_it() -> None:
    state = market("osprey", "kri", **AHEAD)
    mine, theirs = evaluate(state, 0), evaluate(state, 1)
    assert mine > 0.5 > theirs and mine + theirs == pytest.approx(1.0)


def test_money_ships_and_the_battle_on_the_table_raise_a_value() -> None:
    base = evaluate(market("goshawk", "vekk", **AHEAD), 0)
    assert evaluate(market("goshawk", "vekk", money=(18, 8), **AHEAD), 0) > base
    assert evaluate(market("goshawk", "vekk", bays=("kestrel", ""), **AHEAD), 0) > base
    assert evaluate(market("goshawk gun_pod", "vekk", **AHEAD), 0) > base  # 6 against 5
    assert evaluate(market("goshawk", "vekk rail_battery", **AHEAD), 0) < base  # 7 against 6


def test_after_the_end_a_value_is_the_result() -> None:
    lost = flipping(fleets=("", "ssil"))
    assert (evaluate(lost, 0), evaluate(lost, 1)) == (0.0, 1.0)
    draw = play(market("peregrine", "skirr", asteroids=""), "done")
    assert (evaluate(draw, 0), evaluate(draw, 1)) == (0.5, 0.5)


# ---- greedy


def test_greedy_buys_the_gun_that_breaks_the_other_and_not_one_that_does_not() -> None:
    assert chosen(market("goshawk", "vekk", shop="gun_pod rail_battery", **AHEAD)) == "buy:gun_pod"
    assert (
        chosen(market("osprey", "kri", shop="gun_pod rail_battery", money=(2, 0), **AHEAD)) == "done"
    )  # 8 against 1 will do
    assert chosen(market("meridian_ark", "ixaraan rail_battery", shop="bastion_field", **AHEAD)) == "buy:bastion_field"


def test_greedy_buys_two_cards_where_two_are_needed() -> None:
    state = market("goshawk", "ozzurath", shop="rail_battery gun_pod", money=(4, 0), **AHEAD)
    bought = chosen(state)
    assert bought in ("buy:rail_battery", "buy:gun_pod")  # 5 and 3 against 7
    play(state, bought)
    assert {bought, chosen(state)} == {"buy:rail_battery", "buy:gun_pod"}


def test_greedy_turns_over_a_shop_that_serves_nobody() -> None:
    table: dict[str, Any] = {"shop": "rapid_repair redraw", "dealer": "gun_pod"} | AHEAD
    assert chosen(market("osprey", "kri", money=(12, 0), **table)) == "buy:rapid_repair"
    assert chosen(market("osprey", "kri", money=(4, 0), **table)) == "done"
    assert chosen(market("osprey", "kri", money=(12, 0), **table | {"dealer": ""})) == "done", "no other shop comes"


def test_greedy_takes_asteroids_and_its_best_ship_back() -> None:
    state = play(market("plumbline", "ssil", **AHEAD), "done")
    assert {chosen(state, seed).partition(":")[0] for seed in range(20)} == {"harvest"}
    state = flipping(fleets=("", "ssil"), scraps=("cotter lantern meridian_ark", ""), shop="repair_drone repair_scout")
    assert chosen(state) == "repair:repair_scout:lantern"


# ---- rollouts


def test_a_rollout_move_is_legal_and_decides_a_battle_where_it_can() -> None:
    state = market("goshawk", "vekk", shop="plasma_lance gun_pod", **AHEAD)
    moves = [GAME.verbs.text(policy(state, state.legal(), Rng(seed))) for seed in range(60)]
    assert moves.count("buy:gun_pod") > 30 and set(moves) <= {"buy:gun_pod", "done"}
    state = play(market("plumbline", "ssil", **AHEAD), "done")
    assert policy(state, state.legal(), Rng(1)) in state.legal()


# ---- levels


def share(first: str, second: str, games: int) -> float:
    """How many games the first wins, seats changed after each."""
    won = 0
    for seed in range(games):
        agents = [agent_for(find_level(GAME, name)) for name in (first, second)]
        if seed % 2:
            agents.reverse()
        state, dice = GAME.new(2, "battle", {}, seed), Rng(seed)
        while not state.over:
            seat = state.decider()
            state.apply(agents[seat].choose(InfoSet(GAME, state, seat), Budget(iterations=60), dice))
        won += GAME.outcome(state).winners == (seed % 2,)
    return won / games


def test_greedy_beats_random_and_easy_lies_between() -> None:
    assert share("greedy", "random", 30) >= 0.85
    assert share("greedy", "easy", 30) >= 0.6
    assert share("easy", "random", 30) >= 0.6


@pytest.mark.soak
def test_both_fleets_win_equally_often_and_games_have_their_length() -> None:
    """Greedy against greedy: 47 to 53 %, and a median of 40 to 48 turns."""
    won, turns = 0.0, []
    for seed in range(4000):
        state, dice = GAME.new(2, "battle", {}, seed), Rng(seed)
        while not state.over:
            state.apply(greedy(InfoSet(GAME, state, state.decider()), dice))
        earth = GAME.roles_in(state).index("earth")
        won += GAME.outcome(state).scores[earth]
        turns.append(state.counters[TURN])
    assert 0.47 <= won / 4000 <= 0.53
    assert 40 <= sorted(turns)[2000] <= 48 and max(turns) < 100


@pytest.mark.soak
def test_strong_beats_random_and_greedy() -> None:
    assert share("strong", "random", 60) >= 0.92
    assert share("strong", "greedy", 60) >= 0.57
