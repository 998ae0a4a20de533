"""Attacks by rule of thumb: what can be reached, what is worth attacking, and what is spent on it in which order."""

from typing import Final, NamedTuple

from desktop.engine.actions import Action
from desktop.games.barbarossa.cards import (
    ACTIVATION,
    DISCARD,
    FATIGUE,
    FATIGUE_PAYS,
    GROUPS,
    IN_GROUP,
    LAST,
    LOSS,
    MODIFIER,
    OCCUPY,
    TIRES,
    UNIT,
    VP,
    WITHDRAW,
)  # fmt: skip
from desktop.games.barbarossa.state import (
    BP,
    CITIES,
    COST,
    DEPLOYED,
    EVENTS,
    FATIGUED,
    HILLS,
    POSITIONS,
    SP,
    TARGET,
    VICTORY,
    BarbarossaState,
)  # fmt: skip
from desktop.games.barbarossa.verbs import ATTACK, BREAK_OFF, DISCARD_CARD
from desktop.games.barbarossa.verbs import FATIGUE as FATIGUE_CARD
from desktop.games.barbarossa.verbs import WITHDRAW as WITHDRAW_CARD

UNIT_LOSS: Final = (0.5, 1.8, 0.7)  # VP that the loss of an infantry, a tank, any unit is worth
SPENT: Final = 0.5  # VP that an SP spent on fuel is worth, because it buys nothing
DISCARDED: Final = 0.5  # VP that a unit discarded for its last BP is worth
FUELLED: Final = 6  # BP that an SP of fuel brings
LEAST: Final = 1.0  # VP for which an attack is worth making


class Reach(NamedTuple):
    """The BP that a seat can gather: by tiring its cards without and with SP, and by discarding them as well."""

    free: int
    tired: int
    all: int
    discards: int  # how many cards that takes


def reach(state: BarbarossaState, seat: int) -> Reach:
    """What the purse, the deploying zone and the SP in hand make together."""
    counters = state.counters
    total = counters[BP]
    more = 0
    paying = []
    cards = 0
    for card in state.zones[DEPLOYED[seat]]:
        if TIRES[card]:
            if FATIGUE_PAYS[card]:
                paying.append(FATIGUE[card][4])
            else:
                total += FATIGUE[card][4]
        if DISCARD[card]:
            more += DISCARD[card]
            cards += 1
    for card in state.zones[FATIGUED[seat]]:
        if DISCARD[card]:
            more += DISCARD[card]
            cards += 1
    free = total
    if paying:
        paying.sort(reverse=True)
        total += sum(paying[: counters[SP]])
    return Reach(free, total, total + more, cards)


def event_modifiers(state: BarbarossaState) -> list[int]:
    """What the next event may add: the top one alone where all know it."""
    known = state.known[EVENTS]
    events = state.zones[EVENTS]
    if known and known[-1] == state.setting.everyone:
        return [MODIFIER[events[-1]]]
    assert known is not None
    return [MODIFIER[card] for card, mask in zip(events, known) if not mask]


def chance(modifiers: list[int], card: int, bp: int) -> float:
    """How likely so many BP take a city."""
    most = bp - OCCUPY[card]
    if not modifiers:
        return 1.0 if most >= 0 else 0.0
    enough = 0
    for modifier in modifiers:
        if modifier <= most:
            enough += 1
    return enough / len(modifiers)


def price(state: BarbarossaState, seat: int, card: int) -> float:
    """What the red rule of a card would cost, in VP."""
    if card == LAST:
        return 0.0
    loss = 0.0
    for group in range(len(GROUPS)):
        most = LOSS[card][group]
        if most:
            fits = IN_GROUP[group]
            here = 0
            for half in (DEPLOYED, FATIGUED):
                for each in state.zones[half[seat]]:
                    if fits[each]:
                        here += 1
            loss += UNIT_LOSS[group] * min(here, most)
    if not any(LOSS[card]) and VP[card] > VP[LAST] // 2:
        loss += 2.0
    return loss


def _commands(state: BarbarossaState, seat: int) -> bool:
    """Whether the seat has a deployed unit."""
    for half in (DEPLOYED, FATIGUED):
        for card in state.zones[half[seat]]:
            if UNIT[card]:
                return True
    return False


def target(state: BarbarossaState, seat: int) -> Action | None:
    """The best attack, if one is worth it."""
    if not _commands(state, seat):
        return None
    far = reach(state, seat)
    best, chosen = LEAST, -1
    if state.zones[CITIES]:
        card = state.zones[CITIES][-1]
        fuel = SPENT * max(0, -(-(OCCUPY[card] + 2 - far.free) // FUELLED)) if far.tired > far.free else 0.0
        if card != LAST or wins_with(state, seat, card):
            modifiers = event_modifiers(state)
            sure, stretched = chance(modifiers, card, far.tired), chance(modifiers, card, far.all)
            gain = sure * VP[card] + (stretched - sure) * (VP[card] - DISCARDED * far.discards)
            value = gain - price(state, seat, card) - fuel
            if value > best and stretched > 0.0:
                best, chosen = value, card
    for pile in (POSITIONS, HILLS):
        if state.zones[pile]:
            card = state.zones[pile][-1]
            if far.tired >= OCCUPY[card]:
                fuel = SPENT * max(0, -(-(OCCUPY[card] - far.free) // FUELLED))
                value = VP[card] - price(state, seat, card) + 0.1 * WITHDRAW[card] - fuel
                if value > best:
                    best, chosen = value, card
    return ATTACK[chosen] if chosen >= 0 else None


def wins_with(state: BarbarossaState, seat: int, card: int) -> bool:
    """Whether the last city makes its victor the winner."""
    counters = state.counters
    own = counters[VICTORY[seat]] + VP[card]
    return all(own >= counters[VICTORY[other]] for other in range(state.setting.seats) if other != seat)


def press(state: BarbarossaState, seat: int) -> Action:
    """The next means to reach the cost, the cheapest first; BREAK_OFF when it cannot be reached."""
    counters = state.counters
    missing = counters[COST] - counters[BP]
    active = state.zones[DEPLOYED[seat]]
    city = counters[TARGET]
    far = reach(state, seat)
    retreat = sum(WITHDRAW[card] for card in active) if state.zones[CITIES] and city == state.zones[CITIES][-1] else 0
    if far.all + retreat < counters[COST]:
        return BREAK_OFF
    best, chosen = 1e9, BREAK_OFF
    for card in active:
        if not TIRES[card] or not FATIGUE[card][4] or FATIGUE_PAYS[card] > counters[SP]:
            continue
        worth = FATIGUE[card][4]
        waste = 0.1 * max(0, worth - missing) - 0.01 * worth
        cost = 4.0 * bool(ACTIVATION[card]) + 2.0 * FATIGUE_PAYS[card] + waste
        if cost < best:
            best, chosen = cost, FATIGUE_CARD[card]
    if best < 1e9:
        return chosen
    for half, zones in enumerate((DEPLOYED, FATIGUED)):
        for card in state.zones[zones[seat]]:
            if DISCARD[card]:
                cost = 10.0 + FATIGUE[card][4] + 3 * VP[card] - DISCARD[card]
                if DISCARD[card] < missing:
                    cost += 1.0
                if cost < best:
                    best, chosen = cost, DISCARD_CARD[half][card]
            elif retreat and WITHDRAW[card]:
                cost = 12.0 + 4.0 * VP[card] / WITHDRAW[card]
                if cost < best:
                    best, chosen = cost, WITHDRAW_CARD[card]
    return chosen
