"""Set-up, the end, its tie-breaks, and whole games."""

from collections import Counter
from typing import Any

import pytest

from desktop.engine.game import census
from desktop.engine.rng import Rng
from desktop.games.barbarossa import GAME
from desktop.games.barbarossa.cards import NAMES, SP
from desktop.games.barbarossa.rules import LEFT_OUT
from desktop.games.barbarossa.state import (
    AIDS,
    BOX,
    BOXED,
    CITIES,
    DECK,
    DISCARD,
    END,
    EVENTS,
    FIRST,
    HAND,
    LIMIT,
    MOSCOW,
    PILES,
    ROUND,
    TURN,
    VICTORY,
    BarbarossaState,
)  # fmt: skip
from desktop.games.barbarossa.thumb import choose
from tests.games.barbarossa.fields import card, ending, operation, play, reinforcement, ruling, vp


def new(seats: int = 2, seed: int = 1, **options: object) -> BarbarossaState:
    state = GAME.new(seats, "campaign", options, seed, log=True)
    assert isinstance(state, BarbarossaState)
    return state


# ---- set-up


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_set_up(seats: int) -> None:
    # Rulebook 4: 6 Horses and 2 Grenadier Regiments each, 4 cards drawn; Moscow lies under the other cities.
    state = new(seats)
    assert sum(census(state).values()) == 305
    for seat in range(seats):
        own = [NAMES[number] for zone in (DECK[seat], HAND[seat]) for number in state.zones[zone]]
        assert Counter(own) == {"horses": 6, "grenadier_regiment": 2} and len(state.zones[HAND[seat]]) == 4
    cities = [NAMES[number] for number in state.zones[CITIES]]
    assert len(cities) == 12 and cities[0] == "moscow" and cities[1:] != sorted(cities[1:])
    assert len(state.zones[EVENTS]) == 21 and not any(state.known[EVENTS] or ())


@ruling("left_out")
def test_one_pile_of_eighteen_goes_into_the_box_and_start_cards_stay() -> None:
    boxed: Counter[str] = Counter()
    for seed in range(400):
        state = new(seed=seed)
        pile = state.counters[BOXED]
        boxed[PILES[pile]] += 1
        assert state.zones[pile] == [] and state.zones[BOX]
        if pile == 3:
            assert len(state.zones[BOX]) == 20 and vp(state) == [0, 0]
    assert set(boxed) == set(PILES[3 : AIDS + 1]) and len(LEFT_OUT) == 18 and min(boxed.values()) > 8


@ruling("first_seat")
def test_the_first_seat_is_drawn_by_lot_or_the_first() -> None:
    drawn = Counter(new(3, seed).counters[FIRST] for seed in range(300))
    assert min(drawn.values()) > 70 and set(drawn) == {0, 1, 2}
    assert {new(3, seed, first_seat="seat0").counters[TURN] for seed in range(20)} == {0}


# ---- the end


def ended(*deployed: str, cities: str = "moscow", **table: Any) -> BarbarossaState:
    """Moscow has been taken by seat 0, and the Operation Phase is over."""
    areas = [f"{deployed[0]} anti_tank_battalion", *deployed[1:]]
    state = operation(seats=len(areas), bp=40, cities=cities, events="captured_depot", deployed=areas, **table)
    play(state, "attack:moscow")
    while not state.over:
        state.apply(state.legal()[0])
    return state


def test_the_most_vp_win_wherever_the_cards_lie() -> None:
    # Rulebook 8-2: hand, discard pile, playing zone, deploying zone and deck.
    state = ended("", "kiev", hand=["", "field_commander"], deck=["", "elite_panzer_regiment"],
                  discard=["", "elite_panzer_regiment"])  # fmt: skip
    assert vp(state) == [16, 16] and state.counters[END] == MOSCOW
    outcome = GAME.outcome(state)
    assert outcome.winners == (0,) and outcome.scores == (16.0, 16.0)
    assert outcome.why.id == "barbarossa.end.moscow_objective"


@ruling("ties")
def test_ties_go_to_the_best_objective_then_to_the_cities_then_they_share() -> None:
    def tie(one: str, two: str) -> tuple[tuple[int, ...], str]:
        state = ending(deployed=[one, two], hand="horses", cities="moscow", options={"round_limit": 5}, seat=1)
        state.counters[FIRST] = 0
        state.zones[HAND[0]], state.zones[HAND[1]] = [], state.zones[HAND[0]]
        state.known[HAND[0]], state.known[HAND[1]] = [], [2]
        state.apply(state.legal()[0])
        assert state.over and state.counters[END] == LIMIT
        outcome = GAME.outcome(state)
        return outcome.winners, outcome.why.id.rpartition("_")[2]

    assert tie("kiev", "smolensk position") == ((0,), "objective")
    assert tie("minsk odessa", "minsk position position position") == ((0,), "cities")
    assert tie("position", "hill hill") == ((0,), "objective")
    assert tie("kiev", "kharkov") == ((0, 1), "shared")
    assert tie("kiev", "rostov") == ((0,), "points")


def test_the_best_objective_decides_among_those_with_the_most_vp_only() -> None:
    # Rulebook 8-2: "If two or more players have the most VP, the player who controls the OBJECTIVE with the most VP".
    state = ended("", "kiev minsk hill", "leningrad", cities="moscow")
    assert vp(state) == [16, 16, 12] and GAME.outcome(state).winners == (0,)
    state = ended("", "kiev minsk position", "leningrad", cities="moscow")
    assert GAME.outcome(state).winners == (1,)


@ruling("round_limit")
def test_after_the_last_round_the_most_vp_win() -> None:
    state = reinforcement(seat=1, round=7, deployed=["hill", "minsk"], options={"round_limit": 7})
    state.counters[FIRST] = 0
    play(state, "done")
    assert state.over and state.counters[END] == LIMIT and state.counters[ROUND] == 7
    outcome = GAME.outcome(state)
    assert outcome.winners == (1,) and outcome.why.id == "barbarossa.end.limit_points"
    assert GAME.settle({})["round_limit"] == 300


def test_the_vp_are_always_those_of_all_own_cards() -> None:
    for seats in (2, 5):
        state, dice = new(seats, seed=3), Rng(3)
        for ply in range(3000):
            if state.over:
                break
            legal = state.legal()
            state.apply(choose(state, legal) if dice.below(8) else legal[dice.below(len(legal))])
            if ply % 20 == 0:
                assert [state.counters[VICTORY[seat]] for seat in range(seats)] == [
                    state.worth(s) for s in range(seats)
                ]


# ---- whole games


@pytest.fixture(params=[pytest.param(20, id="20"), pytest.param(300, id="300", marks=pytest.mark.soak)])
def games(request: pytest.FixtureRequest) -> int:
    """How many are played."""
    return int(request.param)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_games_end_by_the_safety(seats: int, games: int) -> None:
    for seed in range(games):
        state, dice, plies = GAME.new(seats, "campaign", {}, seed), Rng(seed), 0
        while not state.over:
            legal = state.legal()
            state.apply(legal[dice.below(len(legal))])
            plies += 1
        assert plies < 300 * seats * 60 and state.counters[ROUND] <= 300


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_games_by_the_rules_of_thumb_reach_moscow(seats: int, games: int) -> None:
    rounds, best = [], []
    for seed in range(games):
        state = GAME.new(seats, "campaign", {}, seed)
        assert isinstance(state, BarbarossaState)
        while not state.over:
            state.apply(choose(state, state.legal()))
        assert state.counters[END] == MOSCOW
        rounds.append(state.counters[ROUND])
        best.append(max(vp(state)))
    if seats == 2:
        assert 18 <= sorted(rounds)[len(rounds) // 2] <= 32 and 70 <= sum(best) / len(best) <= 90


def test_what_is_for_sale_has_a_cost() -> None:
    assert [SP[card(name)] for name in ("horses", "trucks", "trains", "elite_panzer_regiment")] == [0, 3, 6, 8]
    assert DISCARD[0] == DECK[0] + 5
