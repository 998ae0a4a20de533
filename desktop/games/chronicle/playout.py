"""The rest of a round, played out at once by the rules of thumb.

A search plays out thousands of rounds a second and asks only how each ends. So cards move between plain lists here:
nobody's knowledge is kept, no action is made, no frame is pushed. The rules are those of meeting.py and abilities.py,
and a test holds that a round ends as it does there, play by play.
"""

from typing import Any, Final

from desktop.engine.rng import Rng
from desktop.games.chronicle import cards
from desktop.games.chronicle.abilities import Lose
from desktop.games.chronicle.cards import CROWN, PURGES, SUIT, WILD
from desktop.games.chronicle.judgement import evil_to_purge, judge, tally
from desktop.games.chronicle.meeting import BY_LEADER, CROWNED, FOLLOWS, OVERTAKING, STRONGEST, WEAKEST, Play
from desktop.games.chronicle.state import NO_SUIT, ChronicleState
from desktop.games.chronicle.thumb import (
    DISCARDS,
    DOES,
    FOOLS,
    GIVES,
    LAST_CHOICE,
    RECALLS,
    RETURNS,
    SHUTTING,
    STOPS,
    TAKES,
    TURNS_OVER,
    UNKNOWN,
    Thumb,
)

_RAIDS: Final = cards.EIGHT_REACHES == "hand"


def fame_after(state: ChronicleState) -> list[int]:
    """Each seat's Fame once the round is played out; the position itself stays as it is."""
    thumb = Thumb(state)
    frame: Any = state.stack[-1]
    if isinstance(frame, Lose):
        _lose(thumb, frame.seat, 1 << frame.seat | frame.rest)
    elif not isinstance(frame, Play):
        thumb.seat = frame.seat
        _carry_out(thumb, DOES[thumb.played[frame.seat]], state.rng)
    _play_out(thumb, state.rng)
    return _judged(thumb)


def _play_out(thumb: Thumb, dice: int) -> None:
    """Meeting after meeting, until somebody has no card left."""
    hands, seats = thumb.hands, thumb.seats
    while True:
        while thumb.seated < seats:
            seat = thumb.leader + thumb.seated
            if seat >= seats:
                seat -= seats
            if hands[seat]:
                thumb.seat = seat
                _play(thumb, hands[seat], dice)
            else:
                thumb.seated += 1
        _gather(thumb)
        for hand in hands:
            if not hand:
                return


def _play(thumb: Thumb, hand: list[int], dice: int) -> None:
    """Whoever decides plays a card."""
    seat, lead = thumb.seat, thumb.lead
    found, void = hand, False
    if lead >= 0:
        follows = FOLLOWS[lead]
        found = [card for card in hand if follows[card]]
        void = True
        for card in found:
            if SUIT[card] == lead:
                void = False
                break
        if void:
            found = hand
    card = found[0] if len(found) == 1 else thumb.best_play(found, void)
    hand.remove(card)
    thumb.seated += 1
    thumb.played[seat] = card
    if void and SUIT[card] != WILD:
        thumb.up[seat] = False
        thumb.value += UNKNOWN
    else:
        _lay_open(thumb, card, dice)


def _lay_open(thumb: Thumb, card: int, dice: int) -> None:
    """The card of whoever decides lies face up: it may be ahead, and does what it does."""
    seat, lead, does = thumb.seat, thumb.lead, DOES[card]
    thumb.up[seat] = True
    thumb.value += thumb.worth[card]
    if lead < 0 and SUIT[card] != WILD:
        thumb.lead = SUIT[card]
    if thumb.why == WEAKEST or does == TURNS_OVER:
        _look_again(thumb)
    elif OVERTAKING[lead][thumb.best][thumb.why] >> card & 1:
        thumb.ahead, thumb.best, thumb.why = seat, card, CROWNED if CROWN[card] else STRONGEST
    if does == STOPS:
        thumb.seated = thumb.seats
    elif does and does != TURNS_OVER:
        _carry_out(thumb, does, dice)


def _look_again(thumb: Thumb) -> None:
    thumb.look(thumb.lead)
    thumb.ahead, thumb.best, thumb.why = thumb.then_ahead, thumb.then_best, thumb.then_why


def _carry_out(thumb: Thumb, does: int, dice: int) -> None:
    """An ability that asks for something, where there is anything to choose."""
    if does == RETURNS:
        _return(thumb)
    elif does == FOOLS:
        most = max([len(allies) for allies in thumb.allies])
        if most:
            mask = 0
            for seat, allies in enumerate(thumb.allies):
                if len(allies) == most:
                    mask |= 1 << seat
            _lose(thumb, thumb.seat, mask)
    elif does == DISCARDS and _RAIDS:
        thumb.sit_down()
        raided = thumb.best_raid()
        if raided >= 0:
            hand = thumb.hands[raided]
            hand.pop(Rng(dice).below(len(hand)))
    elif does <= DISCARDS:
        _reach_out(thumb, does == TAKES)
    elif does <= LAST_CHOICE:
        _part_with_one(thumb, does)


def _reach_out(thumb: Thumb, take: bool) -> None:
    """One ally of another seat is taken or discarded."""
    thumb.sit_down()
    card = thumb.best_of_foes(take)
    if card < 0:
        return
    for other, allies in enumerate(thumb.allies):
        if card in allies:
            allies.remove(card)
            thumb.weigh(other)
            break
    if take:
        thumb.allies[thumb.seat].append(card)
        thumb.weigh(thumb.seat)
    if card in SHUTTING:
        thumb.stale = True


def _part_with_one(thumb: Thumb, does: int) -> None:
    """One of the own allies is taken up, given away or discarded."""
    seat = thumb.seat
    own = thumb.allies[seat]
    if not own:
        return
    thumb.sit_down()
    if does == GIVES:
        card, target = thumb.best_gift()
        own.remove(card)
        thumb.allies[target].append(card)
        thumb.weigh(target)
    else:
        card = thumb.best_of_own(does == RECALLS)
        own.remove(card)
        if does == RECALLS:
            thumb.hands[seat].append(card)
    thumb.weigh(seat)
    if card in SHUTTING:
        thumb.stale = True


def _lose(thumb: Thumb, first: int, mask: int) -> None:
    """Each seat of the mask, clockwise from the first, discards an ally."""
    for step in range(thumb.seats):
        seat = (first + step) % thumb.seats
        if mask >> seat & 1:
            thumb.seat = seat
            _part_with_one(thumb, FOOLS)


def _return(thumb: Thumb) -> None:
    """An earlier card of the meeting goes back to the hand that it came from."""
    thumb.sit_down()
    seat = thumb.best_return()
    if seat < 0:
        return
    card, thumb.played[seat] = thumb.played[seat], -1
    thumb.value -= thumb.worth[card] if thumb.up[seat] else UNKNOWN
    thumb.hands[seat].append(card)
    _look_again(thumb)


def _gather(thumb: Thumb) -> None:
    """The winner takes the cards of the meeting, and leads the next."""
    winner, played = thumb.ahead, thumb.played
    allies = thumb.allies[winner]
    for seat in range(thumb.seats):
        if played[seat] >= 0:
            allies.append(played[seat])
            played[seat] = -1
    thumb.weigh(winner)
    thumb.stale = True
    thumb.leader, thumb.seated, thumb.lead = winner, 0, NO_SUIT
    thumb.best, thumb.why = -1, BY_LEADER
    thumb.value = 0.0


def _judged(thumb: Thumb) -> list[int]:
    """Hands join the allies, the Angel purges, and Fame is given."""
    tallies = []
    for seat, allies in enumerate(thumb.allies):
        allies += thumb.hands[seat]
        if not PURGES.isdisjoint(allies):
            purged = evil_to_purge(allies)
            allies = [card for card in allies if card not in purged]
        tallies.append(tally(allies))
    gained = judge(tallies, thumb.histories).fame(thumb.seats)
    return [before + each for before, each in zip(thumb.fame, gained)]
