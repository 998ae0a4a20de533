"""Intentional abilities of deployed cards: what they cost, what they give, also in the middle of an attack."""

from typing import Final

from desktop.engine.actions import Action
from desktop.games.barbarossa.cards import (
    DISCARD,
    FATIGUE,
    FATIGUE_PAYS,
    INFANTRY,
    SACRIFICE,
    TIRES,
    WITHDRAW,
)  # fmt: skip
from desktop.games.barbarossa.purse import gain
from desktop.games.barbarossa.state import BP, COST, DEPLOYED, FATIGUED, SP, BarbarossaState
from desktop.games.barbarossa.state import DISCARD as DISCARD_PILE
from desktop.games.barbarossa.verbs import DISCARD_CARD, SACRIFICE_CARD
from desktop.games.barbarossa.verbs import FATIGUE as FATIGUE_CARD
from desktop.games.barbarossa.verbs import WITHDRAW as WITHDRAW_CARD

HALVES: Final = (DEPLOYED, FATIGUED)  # of the deploying zone, as verbs number them
VERBS: Final = ("fatigue", "discard", "sacrifice", "withdraw")


def abilities(state: BarbarossaState, seat: int, city: bool) -> list[Action]:
    """All that can be used now; Hills and Positions only in an attack on a city."""
    active = state.zones[DEPLOYED[seat]]
    tired = state.zones[FATIGUED[seat]]
    sp = state.counters[SP]
    found = []
    sacrifice = False
    for card in dict.fromkeys(active):
        if TIRES[card] and FATIGUE_PAYS[card] <= sp:
            found.append(FATIGUE_CARD[card])
        if DISCARD[card]:
            found.append(DISCARD_CARD[0][card])
        if SACRIFICE[card]:
            sacrifice = True
        if city and WITHDRAW[card]:
            found.append(WITHDRAW_CARD[card])
    for card in dict.fromkeys(tired):
        if DISCARD[card]:
            found.append(DISCARD_CARD[1][card])
        if SACRIFICE[card]:
            sacrifice = True
    if sacrifice:
        for half, cards in enumerate((active, tired)):
            found += [SACRIFICE_CARD[half][card] for card in dict.fromkeys(cards) if INFANTRY[card]]
    return found


def use(state: BarbarossaState, seat: int, action: Action) -> None:
    """Pay the using cost in full, then take the effect."""
    card = action.card
    verb = action.verb
    if verb == "fatigue":
        if FATIGUE_PAYS[card]:
            state.count(SP, state.counters[SP] - FATIGUE_PAYS[card])
        state.move(DEPLOYED[seat], state.zones[DEPLOYED[seat]].index(card), FATIGUED[seat])
        gain(state, seat, FATIGUE[card])
    elif verb == "withdraw":
        state.return_to_field(DEPLOYED[seat], state.zones[DEPLOYED[seat]].index(card))
        state.lost(seat, card)
        state.count(COST, max(0, state.counters[COST] - WITHDRAW[card]))
    else:
        half = HALVES[action.target][seat]
        bonus = DISCARD[card] if verb == "discard" else sacrifice_bonus()
        state.move(half, state.zones[half].index(card), DISCARD_PILE[seat])
        state.count(BP, state.counters[BP] + bonus)


def sacrifice_bonus() -> int:
    """The BP for another Infantry: one kind of card has this ability."""
    return max(SACRIFICE)
