"""What a seat knows in Barbarossa.

Open: the Field with its piles (the orders of cities and aids included, because face-up piles may be looked through),
the box, playing and deploying zones, discard piles, all points. What a seat gains or loses is seen by all, so everybody
can tell which cards it has, and what they are worth; a view says them as a note. Hidden are only which of them lie in
hand and deck, and in which order. The card that is kept is one of the hand like any other. Of the events the order is
hidden.

Remembered, and honoured by every sampled world: a card that all have seen go into a hand (Field Replacement, Workshop)
is known to be there until it leaves it; an event put under its deck is known to lie there; and when a deck runs out,
all know what is in the hand of its owner, because nothing else of it is hidden.
"""

from desktop.engine import sight
from desktop.engine.events import Place
from desktop.engine.sight import View
from desktop.engine.text import Text
from desktop.games.barbarossa.cards import COPIES, EVENT, NAMES
from desktop.games.barbarossa.state import DECK, HAND, BarbarossaState

HOLDS = "barbarossa.holds"  # the note that carries a seat and the cards that lie unseen in its hand and deck

_EVENTS = tuple(card for card in range(len(NAMES)) if EVENT[card])


def view(state: BarbarossaState, seat: int | None) -> View:
    """What the seat may know, with what every seat holds unseen as notes."""
    seen = sight.view(state, seat)
    notes = []
    for each in range(state.setting.seats):
        hidden = []
        for zone in (DECK[each], HAND[each]):
            for card, mask in zip(state.zones[zone], state.known[zone] or ()):
                if not sight.sees(mask, seat, state.setting.everyone):
                    hidden.append(card)
        if hidden:
            notes.append(Text(HOLDS, (each, *sorted(hidden))))
    return seen._replace(notes=tuple(notes))


def held(view: View, seat: int) -> list[int]:
    """The cards that lie in a seat's hand and deck, sorted, where the view does not know which is where."""
    for note in view.notes:
        if note.id == HOLDS and note.args[0] == seat:
            return [card for card in note.args[1:] if isinstance(card, int)]
    return []


def events_left(view: View) -> list[int]:
    """The events that may be turned up next, sorted: the top one alone where it is known."""
    deck = view.zones[Place("event")] or ()
    if deck and deck[-1].card is not None:
        return [deck[-1].card]
    seen = [slot.card for slots in view.zones.values() for slot in slots or () if slot.card is not None]
    for note in view.notes:
        seen += [card for card in note.args[1:] if isinstance(card, int)]
    return [card for card in _EVENTS for _ in range(COPIES[card] - seen.count(card))]
