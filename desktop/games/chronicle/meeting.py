"""A meeting: who plays, what may be played, and who wins it.

Rulebook, Game round: follow suit face up; without the lead suit any other card lies face down, without strength and
ability; a Wild is always allowed, never forced, never face down.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from desktop.engine.actions import Action
from desktop.engine.frames import Auto, ShownAsk
from desktop.engine.text import Text, seat_name
from desktop.games.chronicle.abilities import EFFECT
from desktop.games.chronicle.cards import ABILITY, CHARACTERS, CROWN, STRENGTH, SUIT, SUITS, WILD
from desktop.games.chronicle.state import (
    ALLIES,
    HAND,
    LEAD,
    LEADER,
    MEETING,
    MEETINGS,
    MOST_SEATS,
    NO_SUIT,
    PHASE,
    PLAYED,
    SEATED,
    VOID,
    ChronicleState,
)
from desktop.games.chronicle.verbs import COVER, PLAY

STRONGEST: Final = 0  # why a meeting is won
WEAKEST: Final = 1
CROWNED: Final = 2
BY_LEADER: Final = 3


class Won(NamedTuple):
    """Who wins a meeting, by which card (-1: none counts) and why."""

    seat: int
    card: int
    why: int


def winner(played: Sequence[tuple[int, int]], leader: int, lead: int) -> Won:
    """Who wins with these face-up cards, each given with its seat; `lead` is the suit to follow."""
    crown, low, high = 0, 99, 0
    crowned = lowest = highest = (leader, -1)
    weakest = False
    for each in played:
        card = each[1]
        if CROWN[card] > crown:
            crown, crowned = CROWN[card], each
        elif SUIT[card] == lead:
            strength = STRENGTH[card]
            if strength > high:
                high, highest = strength, each
            if strength < low:
                low, lowest = strength, each
            if ABILITY[card] == "weakest":
                weakest = True
    if crown:
        return Won(crowned[0], crowned[1], CROWNED)
    if not high:
        return Won(leader, -1, BY_LEADER)
    return Won(lowest[0], lowest[1], WEAKEST) if weakest else Won(highest[0], highest[1], STRONGEST)


def overtaking(won: Won, lead: int) -> int:
    """The mask of the cards that would win in its place if they were added, each alone. A 3 may let yet another card
    win, for which one has to ask `winner`. Before a suit is led, any leads."""
    return _OVERTAKING[lead][won.card][won.why]


def _overtaking(lead: int, card: int, why: int) -> int:
    def wins(other: int) -> bool:
        if why == CROWNED or CROWN[other]:
            return CROWN[other] > (CROWN[card] if why == CROWNED else 0)
        if SUIT[other] == WILD or lead not in (NO_SUIT, SUIT[other]):
            return False
        return why == BY_LEADER or (STRENGTH[other] < STRENGTH[card]) == (why == WEAKEST)

    return sum(1 << other for other in CHARACTERS if other != card and wins(other))


# By the suit led, the card that wins and why; the last of each stands for none.
_OVERTAKING: Final = tuple(
    tuple(tuple(_overtaking(lead, card, why) for why in range(4)) for card in (*CHARACTERS, -1))
    for lead in (*range(WILD), NO_SUIT)
)


def face_up_cards(state: ChronicleState) -> list[tuple[int, int]]:
    """The face-up cards of the meeting with their seats."""
    zones = state.zones
    return [(seat, zones[PLAYED[seat]][0]) for seat in range(state.seats) if zones[PLAYED[seat]] and state.is_up(seat)]


# By the suit that is led, then by card: whether it may be played face up.
_FOLLOWS: Final = tuple(tuple(suit in (lead, WILD) for suit in SUIT) for lead in range(WILD))


@dataclass(frozen=True)
class Play(ShownAsk):
    """A seat plays one card; shown also when there is only one, so that nobody can tell who has no choice."""

    seat: int

    def options(self, state: ChronicleState) -> list[Action]:
        hand = state.zones[HAND[self.seat]]
        lead = state.counters[LEAD]
        if lead < 0:
            return [PLAY[card] for card in hand]
        follows = _FOLLOWS[lead]
        found = [PLAY[card] for card in hand if follows[card]]
        for card in hand:
            if SUIT[card] == lead:
                return found
        return found + [COVER[card] for card in hand if SUIT[card] != WILD]

    def choose(self, state: ChronicleState, action: Action) -> None:
        state.stack.pop()
        state.worth = None
        seat, card = self.seat, action.card
        counters = state.counters
        state.count(SEATED, counters[SEATED] + 1)
        if action.verb == "cover":
            cover(state, seat, card)
            return
        hand = HAND[seat]
        at = state.zones[hand].index(card)
        state.face_up(seat, hand, at)
        state.move(hand, at, PLAYED[seat])
        if counters[LEAD] < 0 and SUIT[card] != WILD:
            state.count(LEAD, SUIT[card])
        effect = EFFECT[card]
        if effect is not None and not effect(state, seat) and state.log is not None:
            state.note("no_effect", seat, card)

    def fits(self, state: ChronicleState) -> bool:
        """Whether a position read from a file can be at this choice."""
        counters = state.counters
        at = (self.seat - counters[LEADER]) % state.seats
        later = [(counters[LEADER] + n) % state.seats for n in range(at, state.seats)]
        return (
            counters[PHASE] == MEETINGS
            and counters[SEATED] == at
            and bool(state.zones[HAND[self.seat]])
            and not any(state.zones[PLAYED[seat]] for seat in later)
        )

    def prompt(self, state: ChronicleState) -> Text:
        lead = state.counters[LEAD]
        seat = seat_name(self.seat)
        if lead >= 0:
            return Text("chronicle.prompt.follow", (seat, Text(f"chronicle.suit.{SUITS[lead]}")))
        return Text("chronicle.prompt.open" if state.counters[SEATED] else "chronicle.prompt.lead", (seat,))


def cover(state: ChronicleState, seat: int, card: int) -> None:
    """A card goes face down: it proves that no card unknown to the others has the lead suit."""
    hand = HAND[seat]
    known = state.known[hand]
    assert known is not None
    everyone = state.setting.everyone
    for each, mask in zip(state.zones[hand], known, strict=True):
        if mask == everyone and SUIT[each] != WILD:
            state.mix_hand(seat, leaves=card)
            break
    state.move(hand, state.zones[hand].index(card), PLAYED[seat])
    lead = state.counters[LEAD]
    void = state.counters[VOID[seat]] | 1 << lead
    if void != state.counters[VOID[seat]]:
        state.count(VOID[seat], void)
        if state.log is not None:
            state.note("void", seat, value=lead)


@dataclass(frozen=True)
class Meeting(Auto):
    """Clockwise from the leader each seat plays once; then the winner takes all cards as allies."""

    def step(self, state: ChronicleState) -> None:
        counters = state.counters
        place = counters[SEATED]
        if place >= state.seats:
            _end(state)
            return
        seat = (counters[LEADER] + place) % state.seats
        if state.zones[HAND[seat]]:
            state.stack.append(PLAYS[seat])
            return
        state.count(SEATED, place + 1)  # Ruling 10
        if state.log is not None:
            state.note("skipped", seat)


def begin(state: ChronicleState, leader: int, number: int) -> None:
    """A new meeting."""
    state.count(MEETING, number)
    state.count(LEADER, leader)
    state.count(SEATED, 0)
    if state.counters[LEAD] != NO_SUIT:
        state.count(LEAD, NO_SUIT)
    if state.log is not None:
        state.note("meeting", leader, value=number)


def _end(state: ChronicleState) -> None:
    counters = state.counters
    won = winner(face_up_cards(state), counters[LEADER], counters[LEAD])
    if state.log is not None:
        state.note("wins", won.seat, won.card, value=won.why)
    for n in range(state.seats):
        seat = (counters[LEADER] + n) % state.seats
        played = PLAYED[seat]
        if state.zones[played]:
            if not state.is_up(seat):
                state.face_up(seat, played, 0)
            state.move(played, 0, ALLIES[won.seat])
            if state.veiled[seat]:
                state.lift_veil(seat)
    for seat in range(state.seats):
        if not state.zones[HAND[seat]]:
            state.stack.pop()  # Rulebook, End of a round: one or more players have run out of cards
            return
    begin(state, won.seat, counters[MEETING] + 1)


PLAYS: Final = tuple(Play(seat) for seat in range(MOST_SEATS))
MEETING_FRAME: Final = Meeting()
