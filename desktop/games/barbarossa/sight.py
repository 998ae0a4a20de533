"""What a seat knows in Barbarossa.

Open: the Field with its piles (the orders of cities and aids included, because face-up piles may be looked through),
the box, playing and deploying zones, discard piles, all points. What a seat gains or loses is seen by all, so everybody
can tell which cards it has, and what they are worth; a view says them as its unseen lots. Hidden are only which of them
lie in hand and deck, and in which order. The card that is kept is one of the hand like any other. Of the events the
order is hidden.

Remembered, and honoured by every sampled world: a card that all have seen go into a hand (Field Replacement, Workshop)
is known to be there until one like it leaves it; an event put under its deck is known to lie there; and when a deck
runs out, all know what is in the hand of its owner, because nothing else of it is hidden.
"""

from desktop.engine.events import Place
from desktop.engine.sight import UNSEEN, View, unseen


def held(view: View, seat: int) -> list[int]:
    """The cards that lie in a seat's hand and deck, sorted, where the view does not know which is where."""
    for fact in view.notes:
        if fact.key == UNSEEN and fact.where[0].place.seat == seat:
            return list(fact.cards)
    return []


def events_left(view: View) -> list[int]:
    """The events that may be turned up next, sorted: the top one alone where it is known."""
    deck = view.zones[Place("event")] or ()
    if deck and deck[-1].card is not None:
        return [deck[-1].card]
    return list(unseen(view, Place("event")))
