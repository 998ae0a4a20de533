"""What a meeting came to: each seat's card, who wins it, and why."""

from collections.abc import Callable, Sequence

from desktop.engine.events import Event, Place
from desktop.engine.sight import PUBLIC, View
from desktop.engine.text import Text, listed, seat_name
from desktop.face import Say
from desktop.games.chronicle.cards import CROWN, STRENGTH, SUIT, WILD
from desktop.games.chronicle.plates import SIDES, because
from desktop.games.chronicle.standing import seats_of
from desktop.games.chronicle.talk import card_name, suit_name
from desktop.look import Sum, Term, Verdict


def verdicts(events: Sequence[Event], at: Callable[[int], View], say: Say) -> dict[int, Verdict]:
    """Of every meeting that ends among these events."""
    found = (number for number, event in enumerate(events) if event.verb == "note" and event.key == "wins")
    return {number + 1: _verdict(at(number), events[number], say) for number in found}


def _verdict(view: View, won: Event, say: Say) -> Verdict:
    seats, leader = seats_of(view), view.counters["leader"]
    order = [(leader + turn) % len(seats) for turn in range(len(seats))]
    sums = tuple(_sum(view, seat, won, say) for seat in order if view.zones[Place("played", seat)])
    taken = [slot.card for seat in order for slot in view.zones[Place("played", seat)] or ()]
    known = [say(card_name(card)) for card in taken if card is not None]
    gains = [say(Text("chronicle.verdict.takes", (seat_name(won.seat), listed(known))))] if known else []
    title = say(Text("chronicle.cue.wins", (seat_name(won.seat),)))
    return Verdict(title, sums, say(because(view, won.card, won.value)), tuple(gains))


def _sum(view: View, seat: int, won: Event, say: Say) -> Sum:
    slot = (view.zones[Place("played", seat)] or ())[0]
    color, shape = SIDES[seat]
    name, wins = say(seat_name(seat)), seat == won.seat and won.card >= 0
    if slot.card is None or PUBLIC not in slot.marks:
        return Sum(name, (Term(say(Text("chronicle.table.face_down")), ""),), "–", color, shape, wins)
    card = slot.card
    suit = say(suit_name(SUIT[card]))
    total = str(STRENGTH[card]) if SUIT[card] != WILD else "★" if CROWN[card] else "–"
    return Sum(name, (Term(say(card_name(card)), suit),), total, color, shape, wins)
