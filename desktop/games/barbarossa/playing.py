"""Playing and deploying cards: what each card does at once, and the choices that some of them give."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from desktop.engine.actions import Action
from desktop.engine.frames import Ask
from desktop.engine.text import Text, seat_name
from desktop.games.barbarossa.cards import (
    AMOUNT,
    ARRIVES,
    DEPLOY,
    EFFECT,
    GAIN,
    INFANTRY,
    TANK,
    TRANSPORT,
)  # fmt: skip
from desktop.games.barbarossa.cards import OP as PLAY_COST
from desktop.games.barbarossa.cards import SP as BUY_COST
from desktop.games.barbarossa.purse import gain
from desktop.games.barbarossa.state import (
    BOX,
    DEPLOYED,
    DISCARD,
    FATIGUED,
    FOR_SALE,
    HAND,
    HQ,
    OP,
    PILE,
    PLAYING,
    SPARED,
    BarbarossaState,
)  # fmt: skip
from desktop.games.barbarossa.verbs import DECLINE, GAIN_CARD, RALLY, RECRUIT, REMOVE


def play(state: BarbarossaState, seat: int, card: int) -> None:
    """Rulebook 5-2: pay, lay it into the playing zone, take the bonus, draw, then the rest of its text."""
    if PLAY_COST[card]:
        state.count(OP, state.counters[OP] - PLAY_COST[card])
    state.move(HAND[seat], state.find(HAND[seat], card), PLAYING[seat])
    gain(
        state,
        seat,
        GAIN[card],
        hindrance(state.zones[DEPLOYED[seat]], state.counters[SPARED]) if TRANSPORT[card] else 0,
    )
    if DEPLOY[card] == "must":
        deploy(state, seat, card)
    if EFFECT[card] in _EFFECTS:
        _EFFECTS[EFFECT[card]](state, seat, card)


def deploy(state: BarbarossaState, seat: int, card: int) -> None:
    """From the playing zone into the deploying zone, active or fatigued as the card says."""
    state.move(PLAYING[seat], state.zones[PLAYING[seat]].index(card), _arrival(card)[seat])


def _arrival(card: int) -> tuple[int, ...]:
    return DEPLOYED if ARRIVES[card] == "active" else FATIGUED


def deploy_from_hand(state: BarbarossaState, seat: int, card: int) -> None:
    """The Headquarters' rule: active, without cost and without the card's own playing rules."""
    state.move(HAND[seat], state.find(HAND[seat], card), DEPLOYED[seat])


def hindrance(lying: Sequence[int], spared: int) -> int:
    """By how many SP each transport gives less: Partisans; what came this very turn waits for the next."""
    least = 0
    for card in lying:
        if EFFECT[card] == "partisans" and spared != card:
            least = max(least, AMOUNT[card])
    return least


def first_of_each(cards: Iterable[int]) -> list[int]:
    """The kinds among cards, in their order."""
    return list(dict.fromkeys(cards))


# ---- effects


def _open_front(state: BarbarossaState, seat: int, card: int) -> None:
    state.count(HQ, 1)


def _upgrade(state: BarbarossaState, seat: int, card: int) -> None:
    if state.zones[HAND[seat]]:
        state.stack.append(Remove(seat, AMOUNT[card]))


def _recruit(state: BarbarossaState, seat: int, card: int) -> None:
    if any(INFANTRY[each] for each in state.zones[DISCARD[seat]]):
        state.stack.append(Recruit(seat))


def _rally(state: BarbarossaState, seat: int, card: int) -> None:
    if any(TANK[each] or INFANTRY[each] for each in state.zones[FATIGUED[seat]]):
        state.stack.append(Rally(seat, AMOUNT[card], 1))


_EFFECTS: Final = {"open_front": _open_front, "upgrade": _upgrade, "recruit": _recruit, "rally": _rally}


@dataclass(frozen=True)
class Remove(Ask):
    """Engineers: a card of the hand may leave the game for a better one."""

    seat: int
    more: int

    def options(self, state: BarbarossaState) -> list[Action]:
        return [DECLINE, *(REMOVE[card] for card in first_of_each(state.zones[HAND[self.seat]]))]

    def choose(self, state: BarbarossaState, action: Action) -> None:
        state.stack.pop()
        if action is DECLINE:
            return
        card = action.card
        state.move(HAND[self.seat], state.find(HAND[self.seat], card), BOX)
        state.lost(self.seat, card)
        limit = max(BUY_COST[card], 0) + self.more
        if offers(state, limit):
            state.stack.append(Upgrade(self.seat, limit))

    def fits(self, state: BarbarossaState) -> bool:
        """Whether a position read from a file can be at this choice."""
        return bool(state.zones[HAND[self.seat]])

    def prompt(self, state: BarbarossaState) -> Text:
        return Text("barbarossa.prompt.remove", (self.more, seat_name(self.seat)))


def offers(state: BarbarossaState, limit: int) -> list[int]:
    """The top cards of the Field that cost at most so many SP."""
    tops = [state.zones[pile][-1] for pile in FOR_SALE if state.zones[pile]]
    return [card for card in tops if BUY_COST[card] <= limit]


@dataclass(frozen=True)
class Upgrade(Ask):
    """Engineers: the better card, free, to the discard pile."""

    seat: int
    limit: int

    def options(self, state: BarbarossaState) -> list[Action]:
        return [GAIN_CARD[card] for card in offers(state, self.limit)]

    def choose(self, state: BarbarossaState, action: Action) -> None:
        state.stack.pop()
        take(state, self.seat, action.card)

    def fits(self, state: BarbarossaState) -> bool:
        """Whether a position read from a file can be at this choice."""
        return bool(offers(state, self.limit))

    def prompt(self, state: BarbarossaState) -> Text:
        return Text("barbarossa.prompt.gain", (self.limit, seat_name(self.seat)))


def take(state: BarbarossaState, seat: int, card: int) -> None:
    """The top card of a pile goes to the seat's discard pile."""
    pile = PILE[card]
    state.move(pile, len(state.zones[pile]) - 1, DISCARD[seat])
    state.gained(seat, card)


@dataclass(frozen=True)
class Recruit(Ask):
    """Field Replacement: an Infantry may come back from the discard pile into the hand."""

    seat: int

    def options(self, state: BarbarossaState) -> list[Action]:
        infantry = [card for card in first_of_each(state.zones[DISCARD[self.seat]]) if INFANTRY[card]]
        return [DECLINE, *(RECRUIT[card] for card in infantry)]

    def choose(self, state: BarbarossaState, action: Action) -> None:
        state.stack.pop()
        if action is not DECLINE:
            pile = DISCARD[self.seat]
            state.move(pile, state.zones[pile].index(action.card), HAND[self.seat])

    def fits(self, state: BarbarossaState) -> bool:
        """Whether a position read from a file can be at this choice."""
        return len(self.options(state)) > 1

    def prompt(self, state: BarbarossaState) -> Text:
        return Text("barbarossa.prompt.recruit", (seat_name(self.seat),))


@dataclass(frozen=True)
class Rally(Ask):
    """Concentrated Offensive: one Tank becomes active, or up to so many Infantry."""

    seat: int
    left: int
    first: int  # 1: nothing is chosen yet, so it may still be a Tank

    def options(self, state: BarbarossaState) -> list[Action]:
        kinds = first_of_each(state.zones[FATIGUED[self.seat]])
        return [DECLINE, *(RALLY[card] for card in kinds if INFANTRY[card] or (self.first and TANK[card]))]

    def choose(self, state: BarbarossaState, action: Action) -> None:
        state.stack.pop()
        if action is DECLINE:
            return
        tired = state.zones[FATIGUED[self.seat]]
        state.move(FATIGUED[self.seat], tired.index(action.card), DEPLOYED[self.seat])
        if INFANTRY[action.card] and self.left > 1 and any(INFANTRY[card] for card in tired):
            state.stack.append(Rally(self.seat, self.left - 1, 0))

    def fits(self, state: BarbarossaState) -> bool:
        """Whether a position read from a file can be at this choice."""
        return self.left > 0 and len(self.options(state)) > 1

    def prompt(self, state: BarbarossaState) -> Text:
        return Text("barbarossa.prompt.rally", (self.left, seat_name(self.seat)))
