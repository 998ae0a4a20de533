"""Sums over a view that table, previews and refusals share: what is gathered, what more there is, what may be lost."""

from typing import Final, NamedTuple

from desktop.engine.events import Place
from desktop.engine.sight import View
from desktop.games.barbarossa.cards import (
    DISCARD,
    EFFECT,
    FATIGUE,
    FATIGUE_PAYS,
    GROUPS,
    IN_GROUP,
    INFANTRY,
    LOSS,
    MODIFIER,
    SACRIFICE,
    TIRES,
    WITHDRAW,
)  # fmt: skip
from desktop.games.barbarossa.sight import events_left

SP_AT: Final = 1  # in the points of a card
BP_AT: Final = 4


class Further(NamedTuple):
    """One ability that could still be used in an attack, how often, and what each use adds."""

    verb: str
    card: int
    bp: int  # gathered, or taken off the cost
    times: int


def cards(view: View, zone: str, seat: int = -1) -> list[int]:
    """The cards of a zone that the view shows."""
    return [slot.card for slot in view.zones.get(Place(zone, seat)) or () if slot.card is not None]


def units(view: View, seat: int) -> list[int]:
    """The deployed cards of a seat, active ones first."""
    return cards(view, "deployed", seat) + cards(view, "fatigued", seat)


def gathered(view: View) -> tuple[int, int]:
    """In an attack: the BP in the purse and the cost; without one the cost is 0."""
    return view.counters["bp"], view.counters["cost"]


def further(view: View, seat: int, city: bool) -> tuple[Further, ...]:
    """What each further ability would add, those that only tire a card first."""
    active, tired = cards(view, "deployed", seat), cards(view, "fatigued", seat)
    found = [
        Further("fatigue", card, FATIGUE[card][BP_AT], active.count(card))
        for card in dict.fromkeys(active)
        if TIRES[card] and FATIGUE[card][BP_AT]
    ]
    if city:
        found += [
            Further("withdraw", card, WITHDRAW[card], active.count(card))
            for card in dict.fromkeys(active)
            if WITHDRAW[card]
        ]
    both = active + tired
    found += [
        Further("discard", card, DISCARD[card], both.count(card)) for card in dict.fromkeys(both) if DISCARD[card]
    ]
    infantry = sum(INFANTRY[card] for card in both)
    giver = next((card for card in both if SACRIFICE[card]), -1)
    if infantry and giver >= 0:
        found.append(Further("sacrifice", giver, SACRIFICE[giver], infantry))
    return tuple(found)


def reachable(view: View, seat: int) -> tuple[int, int]:
    """The BP that can be gathered by tiring cards, as far as the SP last; and with discards, each card once."""
    active, tired = cards(view, "deployed", seat), cards(view, "fatigued", seat)
    free = sum(FATIGUE[card][BP_AT] for card in active if TIRES[card] and not FATIGUE_PAYS[card])
    paid = sorted((FATIGUE[card][BP_AT], FATIGUE_PAYS[card]) for card in active if TIRES[card] and FATIGUE_PAYS[card])
    sp = view.counters["sp"] + sum(FATIGUE[card][SP_AT] for card in active)
    for bp, pays in reversed(paid):
        if pays <= sp:
            free, sp = free + bp, sp - pays
    total = view.counters["bp"] + free
    giver = max((SACRIFICE[card] for card in active + tired), default=0)
    more = sum(max(DISCARD[card], giver if INFANTRY[card] else 0) for card in active + tired)
    return total, total + more


def withdrawals(view: View, seat: int) -> int:
    """The BP that a City would cost less if all Hills and Positions went back to the Field."""
    return sum(WITHDRAW[card] for card in cards(view, "deployed", seat))


def odds(view: View, cost: int, bp: int) -> tuple[int, int]:
    """Of how many events that may be turned up so many BP are enough."""
    left = events_left(view)
    return sum(cost + MODIFIER[event] <= bp for event in left), len(left)


class Loss(NamedTuple):
    """What a red rule would take now: of which group how many, of how many there are."""

    group: str
    number: int
    of: int


def losses(view: View, seat: int, card: int) -> tuple[Loss, ...]:
    """Group by group; for Stalingrad both groups, of which the owner chooses one."""
    here = units(view, seat)
    if EFFECT[card] == "raze":
        tanks, others = (sum(IN_GROUP[group][each] for each in here) for group in (1, 3))
        return Loss("tank", tanks, tanks), Loss("others", others, others)
    found = []
    for group, name in enumerate(GROUPS):
        if LOSS[card][group]:
            there = sum(IN_GROUP[group][each] for each in here)
            found.append(Loss(name, min(LOSS[card][group], there), there))
    return tuple(found)
