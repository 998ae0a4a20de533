"""The city that a rival can take in its next turn with what lies open, and whether that would decide the match.

Bounds from below: what is active again for nothing, no card of the hand, no SP. The event is not known beforehand, so
what is told is how many of those that may come let the attack succeed. With Moscow the match ends, and points decide.
"""

from collections.abc import Sequence
from typing import NamedTuple

from desktop.engine.events import Place
from desktop.engine.infoset import InfoSet
from desktop.engine.sight import Slot, View
from desktop.engine.text import Text, prose, seat_name
from desktop.face import Say
from desktop.games.barbarossa.cards import LAST, OCCUPY, UNIT, VP
from desktop.games.barbarossa.forces import cards, odds, reachable, units, withdrawals
from desktop.games.barbarossa.plates import seats_of
from desktop.games.barbarossa.talk import card_name
from desktop.games.barbarossa.turn import activation_price, frost
from desktop.look import Threat

LIKELY = 5  # of so many events at least one lets it succeed: what is rarer is no threat


class Grip(NamedTuple):
    """What a rival can bring against the city that is next."""

    seat: int
    city: int
    near: int  # BP by tiring cards
    far: int  # with discards, and Hills and Positions sent back
    wins: int  # of the events, those that let `near` succeed
    stretched: int  # and `far`
    events: int
    decides: bool  # it would win the match by it


def grips(view: View) -> list[Grip]:
    """Those of all rivals that reach as far, the surest first."""
    cities, me = cards(view, "city"), view.seat
    if not cities or me is None:
        return []
    found = [_grip(view, seat, cities[-1]) for seat in seats_of(view) if seat != me]
    return sorted((grip for grip in found if grip.stretched), key=lambda grip: (-grip.wins, -grip.stretched))


def _grip(view: View, seat: int, city: int) -> Grip:
    ready = _rested(view, seat)
    near, far = reachable(ready, seat) if any(UNIT[card] for card in units(ready, seat)) else (0, 0)
    far += withdrawals(ready, seat) if far else 0
    wins, events = odds(view, OCCUPY[city], near)
    stretched, _ = odds(view, OCCUPY[city], far)
    if not events:  # none is left to turn up
        wins, stretched, events = int(near >= OCCUPY[city]), int(far >= OCCUPY[city]), 1
    points = [view.counters[f"vp:{each}"] + VP[city] * (each == seat) for each in seats_of(view)]
    decides = city == LAST and points[seat] > max(points[:seat] + points[seat + 1 :])
    return Grip(seat, city, near, far, wins, stretched, events, decides)


def _rested(view: View, seat: int) -> View:
    """A seat at the beginning of its next Operation Phase: what costs nothing is active, the purse is empty."""
    active, tired = Place("deployed", seat), Place("fatigued", seat)
    lying, resting = view.zones[active] or (), view.zones[tired] or ()
    winter = frost(slot.card for slot in lying if slot.card is not None)

    def free(slot: Slot) -> bool:
        return slot.card is not None and not activation_price(slot.card, winter)

    zones = {
        **view.zones,
        active: (*lying, *(slot for slot in resting if free(slot))),
        tired: tuple(slot for slot in resting if not free(slot)),
    }
    return view._replace(zones=zones, counters={**view.counters, "sp": 0, "bp": 0})


def threats(info: InfoSet, say: Say) -> Sequence[Threat]:
    """At the city."""
    view = info.view
    if view.counters["player"] != info.seat or view.counters["target"] >= 0:
        return ()
    found = [grip for grip in grips(view) if grip.decides or grip.stretched * LIKELY >= grip.events]
    if not found:
        return ()
    worst = next((grip for grip in found if grip.decides), found[0])
    key, name = ("city", -1), card_name(worst.city)
    head = Text("barbarossa.threat.reach" if worst.wins else "barbarossa.threat.stretch", (seat_name(worst.seat), name))
    chance = [_chance(worst)]
    others = [Text("barbarossa.threat.other", (seat_name(grip.seat),)) for grip in found if grip is not worst]
    if worst.decides:
        mine = view.counters[f"vp:{info.seat}"]
        theirs = view.counters[f"vp:{worst.seat}"] + VP[worst.city]
        last = Text("barbarossa.threat.decides", (theirs, mine, seat_name(worst.seat), name))
        return (Threat(key, say(last), say(prose((*chance, *others))), grave=True),)
    return (Threat(key, say(head), say(prose((*chance, *others)))),)


def _chance(grip: Grip) -> Text:
    """How many of the events let it succeed, with how much."""
    if grip.wins:
        return Text("barbarossa.threat.chance", (grip.near, grip.wins, grip.events))
    return Text("barbarossa.threat.chance_far", (grip.far, grip.stretched, grip.events))
