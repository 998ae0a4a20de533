"""Which actions come to the same, so that a search looks at one of them."""

from typing import Final

from desktop.engine.actions import Action
from desktop.games.fleet.cards import FIRE, GEAR, SHIELD
from desktop.games.fleet.state import FIELD, FLIPPED, FleetState
from desktop.games.fleet.verbs import DONE

_MUCH: Final = 1000  # more than any card has


def apart(state: FleetState, actions: list[Action], first: bool) -> list[Action]:
    """One asteroid, as all are alike; of the ships that a Repair could bring back the best by one measure or another.

    Whoever looks ahead buys gear in the order of the cards alone, because any other comes to the same.
    """
    if actions[0].verb == "harvest":
        return actions[:1]
    found = _best_ships(actions) if any(action.target >= 0 for action in actions) else actions
    last = -1 if first or found[0] is not DONE else _fitted_last(state)
    return found if last < 0 else [each for each in found if each.card >= last or each is DONE or not GEAR[each.card]]


def _best_ships(actions: list[Action]) -> list[Action]:
    """Of each Repair the ship with the most Firepower, the one with the most Shield, and the one with most of both."""
    best: dict[tuple[int, int], tuple[int, Action]] = {}
    for action in actions:
        ship = action.target
        if ship >= 0:
            fire, shield = FIRE[ship], SHIELD[ship]
            for measure, worth in enumerate((_MUCH * fire + shield, _MUCH * shield + fire, fire + shield)):
                key = (action.card, measure)
                if key not in best or worth > best[key][0]:
                    best[key] = (worth, action)
    kept = [action for _, action in best.values()]
    return [action for action in actions if action.target < 0 or action in kept]


def _fitted_last(state: FleetState) -> int:
    """The gear that the seat bought last for the ship of this turn; -1: none."""
    seat = state.decider()
    ship = state.counters[FLIPPED[seat]]
    if ship < 0:
        return -1
    card = state.zones[FIELD[seat]][state.gear_after(seat, ship) - 1]
    return card if GEAR[card] else -1
