"""Scripted plans: a taste that knows few kinds of cards, and duels between tastes.

Both were made as good as they get at what they are: found by thousands of games against the rules of thumb, of which a
tank plan such as this one had won seven in ten before those learned from it.
"""

from desktop.games.barbarossa import GAME
from desktop.games.barbarossa.rules import winners
from desktop.games.barbarossa.shopping import Taste, taste
from desktop.games.barbarossa.state import BarbarossaState
from desktop.games.barbarossa.thumb import choose

INFANTRY = taste({
    "trucks": (7.5, 6.0), "division_headquarters_company": (12.0, 4.0), "grenadier_regiment": (11.0, 11.5),
    "panzer_grenadier": (7.5, 4.5), "signals_battalion": (9.5, 3.0), "assault_gun_battalion": (5.5, 1.0),
    "artillery_regiment": (4.0, 5.5), "engineer_battalion": (5.0, 2.0), "field_replacement_battalion": (4.0, 3.5),
    "field_commander": (6.5, 4.5), "replacement_depot": (3.0, 3.5),
})  # fmt: skip
TANKS = taste({
    "trucks": (6.0, 4.0), "trains": (8.0, 6.0), "elite_panzer_regiment": (13.0, 19.5), "signals_battalion": (13.0, 6.0),
    "independent_heavy_tank_battalion": (12.0, 8.0), "division_headquarters_company": (9.0, 3.0),
    "motorcycle_battalion": (6.5, 10.5), "armored_reconnaissance_battalion": (4.5, 6.5), "repair_workshop": (5.0, 8.5),
    "chief_of_staff": (11.0, 4.5), "supply_depot": (10.0, 4.5),
})  # fmt: skip


def duel(seed: int, tastes: tuple[Taste, Taste]) -> tuple[int, ...]:
    """Who wins when each buys by its taste."""
    state = GAME.new(2, "campaign", {}, seed)
    assert isinstance(state, BarbarossaState)
    while not state.over:
        state.apply(choose(state, state.legal(), tastes[state.decider()]))
    return winners(state)


def share(plan: Taste, other: Taste, games: int) -> float:
    """What a plan wins of so many games against another, half of them in either seat."""
    won = 0.0
    for seed in range(games // 2):
        for seat in (0, 1):
            best = duel(seed, (plan, other) if seat == 0 else (other, plan))
            won += (seat in best) / len(best)
    return won / games
