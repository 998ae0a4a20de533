"""The cards of the other side's eight that have not been seen yet: both players know both lists.

They are shown as a place of the table beside the row in which they lie, although no card lies there.
"""

from collections.abc import Callable

from desktop.engine.events import Event, Place
from desktop.engine.sight import View, unseen
from desktop.engine.text import Text, listed, seat_name
from desktop.games.clash.cards import COST, DECK
from desktop.games.clash.talk import card_name

Say = Callable[[Text], str]

ZONE = "unseen"


def not_seen(view: View, seat: int) -> list[int]:
    """By what they cost."""
    return sorted(unseen(view, Place("hand", seat)), key=lambda card: (COST[card], card))


def told_of_deck(view: View, event: Event) -> Text | None:
    """A line for the log when a seat takes up its eight, which all have seen, to shuffle them."""
    cards = [slot.card for slot in view.zones[event.src] or () if slot.card is not None]
    if (event.src.zone, event.dst.zone) != ("picked", "hand") or len(cards) < DECK:
        return None
    names = listed(card_name(card) for card in sorted(cards, key=lambda card: (COST[card], card)))
    return Text("clash.log.deck", (seat_name(event.src.seat), names))


def told_of_dealt(view: View, event: Event) -> Text | None:
    """A line for the last card of a draft round, which nobody chose. Ruling 11: it is dealt by itself."""
    if event.src.zone != "offer" or len(view.zones[event.src] or ()) > 1:
        return None
    return Text("clash.log.dealt", (card_name(event.card), seat_name(event.dst.seat)))
