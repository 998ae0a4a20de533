"""How many ways there are on from fixed positions, counted to a depth: a change of rules that no example shows."""

import pytest

from desktop.engine.state import State
from tests.games.barbarossa.fields import ending, operation, reinforcement, turn

DECK = ["horses trucks horses grenadier_regiment", "horses trucks horses grenadier_regiment"]


def perft(state: State, depth: int) -> int:
    """The number of ways to play on for so many decisions; a game that ends is a way."""
    if depth == 0 or state.over:
        return 1
    ways = 0
    for action in state.legal():
        after = state.clone()
        after.apply(action)
        ways += perft(after, depth - 1)
    return ways


POSITIONS = {
    "activation": turn(fatigued="independent_heavy_tank_battalion", hand="trains horses", deck=DECK),
    "operation": operation(
        op=2, sp=1, hand="motorcycle_battalion grenadier_regiment engineer_battalion", deck=DECK,
        deployed="panzer_regiment assault_gun_battalion hill", fatigued="panzer_grenadier", events="general_winter",
    ),
    "attack": operation(
        sp=1, bp=9, events="soviet_tank_corps", deck=DECK, fatigued="panzer_grenadier",
        deployed="panzer_regiment assault_gun_battalion grenadier_regiment position repair_workshop",
    ),
    "reinforcement": reinforcement(sp=3, rp=2, hand="trucks", deck=DECK),
    "ending": ending(hand="trucks horses grenadier_regiment", deck=DECK),
}  # fmt: skip
COUNTED = {
    "activation": [3, 12, 43],
    "operation": [13, 120, 898],
    "attack": [13, 118, 841],
    "reinforcement": [9, 47, 177],
    "ending": [4, 4, 8],
}


@pytest.mark.parametrize("name", POSITIONS)
def test_the_ways_on_are_as_many_as_counted(name: str) -> None:
    assert [perft(POSITIONS[name], depth) for depth in (1, 2, 3)] == COUNTED[name]
