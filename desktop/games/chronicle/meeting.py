"""A meeting: who plays, what may be played, and who wins it.

Rulebook, Game round: follow suit face up; without the lead suit any other card lies face down, without strength and
ability; a Wild is always allowed, never forced, never face down.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from desktop.engine.actions import Action
from desktop.engine.frames import Auto, ShownAsk
from desktop.engine.text import Text, seat_name
from desktop.games.chronicle.abilities import EFFECT
from desktop.games.chronicle.cards import ABILITY, CHARACTERS, CROWN, STRENGTH, SUIT, SUITS, WILD
from desktop.games.chronicle.state import (
    ALLIES,
    EACH_HAND,
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
    Won,
)
from desktop.games.chronicle.verbs import COVER, PLAY

STRONGEST: Final = 0  # why a meeting is won
WEAKEST: Final = 1
CROWNED: Final = 2
BY_LEADER: Final = 3


def winner(played: Sequence[tuple[int, int]], leader: int, lead: int) -> Won:
    """Who wins with these face-up cards, each given with its seat; `lead` is the suit to follow."""
    if not played:
        return _WON[BY_LEADER][leader][-1]
    ranks = RANKS[lead]
    high, seat, card, seen = 0, leader, -1, 0
    for who, each in played:
        rank = ranks[each]
        seen |= rank
        if rank > high:
            high, seat, card = rank, who, each
    if high >= CROWNS:
        return _WON[CROWNED][seat][card]
    if not high:
        return _WON[BY_LEADER][seat][card]
    if not seen & TURNS:
        return _WON[STRONGEST][seat][card]
    for who, each in played:
        rank = ranks[each]
        if 0 < rank < high:
            high, seat, card = rank, who, each
    return _WON[WEAKEST][seat][card]


TURNS: Final = 1  # in a rank: with this card the weakest wins
CROWNS: Final = 100  # the least rank of a crown


def _rank(lead: int, card: int) -> int:
    if CROWN[card]:
        return CROWNS + 2 * CROWN[card]
    return 2 * STRENGTH[card] + (ABILITY[card] == "weakest") * TURNS if SUIT[card] == lead else 0


# By the suit led (the last: none), then by card: the more, the stronger; 0 does not count.
RANKS: Final = tuple(tuple(_rank(lead, card) for card in CHARACTERS) for lead in (*range(WILD), NO_SUIT))
# All there are, ready made, by why, seat and card (the last: none).
_WON: Final = tuple(
    tuple(tuple(Won(seat, card, why) for card in (*CHARACTERS, -1)) for seat in range(MOST_SEATS)) for why in range(4)
)


def _overtaking(lead: int, card: int, why: int) -> int:
    def wins(other: int) -> bool:
        if why == CROWNED or CROWN[other]:
            return CROWN[other] > (CROWN[card] if why == CROWNED else 0)
        if SUIT[other] == WILD or lead not in (NO_SUIT, SUIT[other]):
            return False
        return why == BY_LEADER or (STRENGTH[other] < STRENGTH[card]) == (why == WEAKEST)

    return sum(1 << other for other in CHARACTERS if other != card and wins(other))


# By the suit led (the last: none; then any leads), the card that wins (the last: none) and why: the mask of the cards
# that would win in its place if they were added, each alone. A 3 may let yet another win: for that one asks `winner`.
OVERTAKING: Final = tuple(
    tuple(tuple(_overtaking(lead, card, why) for why in range(4)) for card in (*CHARACTERS, -1))
    for lead in (*range(WILD), NO_SUIT)
)


# What each seat wins with each card as long as no other is there.
_ALONE: Final = tuple(
    tuple(winner([(seat, card)], seat, SUIT[card] if SUIT[card] != WILD else NO_SUIT) for card in CHARACTERS)
    for seat in range(MOST_SEATS)
)


def leading(state: ChronicleState) -> Won:
    """Who wins the meeting as it lies."""
    if state.leading is None:
        state.leading = winner(face_up_cards(state), state.counters[LEADER], state.counters[LEAD])
    return state.leading


# By the number of seats, who leads and how many have had their turn: those seats from the first to the last, and
# where their cards lie.
_SEATED: Final = tuple(
    tuple(
        tuple(
            tuple((seat, PLAYED[seat]) for seat in range(seats) if (seat - leader) % seats < place)
            for place in range(seats + 1)
        )
        for leader in range(seats)
    )
    for seats in range(MOST_SEATS + 1)
)


def seated(state: ChronicleState) -> tuple[tuple[int, int], ...]:
    """The seats that have had their turn in the meeting, the first one first, each with the zone of its card."""
    return _SEATED[state.seats][state.counters[LEADER]][state.counters[SEATED]]


def face_up_cards(state: ChronicleState) -> list[tuple[int, int]]:
    """The face-up cards of the meeting with their seats."""
    zones, known, everyone = state.zones, state.known, state.setting.everyone
    found = []
    for seat, at in seated(state):
        cards = zones[at]
        if cards and known[at][0] == everyone:  # type: ignore[index]  # a hidden zone
            found.append((seat, cards[0]))
    return found


_OF_SUIT: Final = tuple(frozenset(card for card in CHARACTERS if SUIT[card] == suit) for suit in range(WILD))
# By the suit that is led, then by card: whether it may be played face up.
FOLLOWS: Final = tuple(tuple(suit in (lead, WILD) for suit in SUIT) for lead in range(WILD))


@dataclass(frozen=True)
class Play(ShownAsk):
    """A seat plays one card; shown also when there is only one, so that nobody can tell who has no choice."""

    seat: int

    def options(self, state: ChronicleState) -> list[Action]:
        hand = state.zones[HAND[self.seat]]
        lead = state.counters[LEAD]
        if lead < 0:
            return [PLAY[card] for card in hand]
        follows = FOLLOWS[lead]
        found = [PLAY[card] for card in hand if follows[card]]
        if _OF_SUIT[lead].isdisjoint(hand):
            found += [COVER[card] for card in hand if not follows[card]]
        return found

    def choose(self, state: ChronicleState, action: Action) -> None:
        state.stack.pop()
        state.worth = None
        seat, card = self.seat, action.card
        counters = state.counters
        state.count(SEATED, counters[SEATED] + 1)
        if action.verb == "cover":
            cover(state, seat, card)
            return
        state.show(seat, HAND[seat], card, PLAYED[seat])
        leading = state.leading
        if leading is not None:
            if leading.why == WEAKEST or ABILITY[card] == "weakest":
                state.leading = None
            elif OVERTAKING[counters[LEAD]][leading.card][leading.why] >> card & 1:
                state.leading = _ALONE[seat][card]
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
    if everyone in known:
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
    state.leading = _WON[BY_LEADER][leader][-1]
    if state.counters[LEAD] != NO_SUIT:
        state.count(LEAD, NO_SUIT)
    if state.log is not None:
        state.note("meeting", leader, value=number)


# By the number of seats, then by who leads: the seats in their order.
_CLOCKWISE: Final = tuple(
    tuple(tuple((leader + n) % seats for n in range(seats)) for leader in range(seats))
    for seats in range(MOST_SEATS + 1)
)


def _end(state: ChronicleState) -> None:
    counters = state.counters
    won = leading(state)
    if state.log is not None:
        state.note("wins", won.seat, won.card, value=won.why)
    state.gather(_CLOCKWISE[state.seats][counters[LEADER]], ALLIES[won.seat])
    if not all(state.zones[EACH_HAND]):
        state.stack.pop()  # Rulebook, End of a round: one or more players have run out of cards
        return
    begin(state, won.seat, counters[MEETING] + 1)


PLAYS: Final = tuple(Play(seat) for seat in range(MOST_SEATS))
MEETING_FRAME: Final = Meeting()
