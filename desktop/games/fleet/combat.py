"""The Combat Phase: both formations fire at once, whole formations fall or nothing does.

The sums are made from a formation's cards alone, so the same ones serve the rules, the forecast and the table.
"""

from collections.abc import Iterable
from typing import NamedTuple

from desktop.engine.events import Place
from desktop.engine.sight import View
from desktop.games.fleet.cards import FIRE, SHIELD, SHIP, VALUE
from desktop.games.fleet.state import BAY, FIELD, FLIPPED, SCRAP, USED, FleetState


class Forecast(NamedTuple):
    """What a battle comes to; pairs are by seat."""

    fire: tuple[int, int]
    shield: tuple[int, int]
    falls: tuple[bool, bool]
    value: tuple[int, int]  # of the formation: what its destroyer gets


def weigh(first: Iterable[int], second: Iterable[int]) -> Forecast:
    """Two formations against each other.

    Rulebook, Combat Phase: a Firepower higher than the enemy's Shield destroys; equal is not enough.
    """
    fires, shields, values = [], [], []
    for cards in (first, second):
        fire = shield = value = 0
        for card in cards:
            fire += FIRE[card]
            shield += SHIELD[card]
            value += VALUE[card]
        fires.append(fire)
        shields.append(shield)
        values.append(value)
    falls = (fires[1] > shields[0], fires[0] > shields[1])
    return Forecast((fires[0], fires[1]), (shields[0], shields[1]), falls, (values[0], values[1]))


def forecast(view: View) -> Forecast:
    """The battle if it came now; formations are open, so every view tells the same."""
    return weigh(*(_cards(view, seat) for seat in (0, 1)))


def firepower(view: View, seat: int) -> int:
    """A formation's Firepower, gear included."""
    return sum(FIRE[card] for card in _cards(view, seat))


def shields(view: View, seat: int) -> int:
    """A formation's Shield Rating, gear included."""
    return sum(SHIELD[card] for card in _cards(view, seat))


def _cards(view: View, seat: int) -> list[int]:
    return [slot.card for slot in view.zones[Place("formation", seat)] or () if slot.card is not None]


def battle(state: FleetState) -> Forecast:
    """Fire, and clear away what has fallen and who has won; on a stalemate everything stays but the helpers."""
    zones = state.zones
    clash = weigh(zones[FIELD[0]], zones[FIELD[1]])
    if state.log is not None:
        _tell(state, clash)
    if not any(clash.falls):
        _dismiss_helpers(state)
        return clash
    for seat in (0, 1):
        if state.counters[FLIPPED[seat]] >= 0:
            state.count(FLIPPED[seat], -1)
        # Rulebook: the destroyed go to the scrapyard, the winning ship to the Repair Bay; the items are used.
        goal = SCRAP[seat] if clash.falls[seat] else BAY[seat]
        field = zones[FIELD[seat]]
        while field:
            last = len(field) - 1
            state.move(FIELD[seat], last, goal if SHIP[field[last]] else USED)
    state.helpers = 0
    return clash


def _tell(state: FleetState, clash: Forecast) -> None:
    sides = (Place("formation", 0), Place("formation", 1))
    for seat in (0, 1):
        state.note("salvo", seat, src=sides[seat], src_at=0, dst=sides[1 - seat], dst_at=0, value=clash.fire[seat])
    for seat in (0, 1):
        if clash.falls[seat]:
            fire = clash.fire[1 - seat]
            state.note("breaks", seat, src=sides[1 - seat], src_at=0, dst=sides[seat], dst_at=0, value=fire)
        else:
            state.note("holds", seat, dst=sides[seat], dst_at=0, value=clash.shield[seat])
    if not any(clash.falls):
        state.note("stalemate")


def _dismiss_helpers(state: FleetState) -> None:
    """A helper is here for this turn only: after a stalemate it goes to the Repair Bay."""
    if not state.helpers:
        return
    for seat in (0, 1):
        field = state.zones[FIELD[seat]]
        for at in range(len(field) - 1, -1, -1):
            if state.helpers >> field[at] & 1:
                state.move(FIELD[seat], at, BAY[seat])
    state.helpers = 0
