"""Exact chances of the viewer's next draw, from its view alone."""

from collections.abc import Sequence
from fractions import Fraction

from desktop.engine.events import Place
from desktop.engine.sight import View
from desktop.games.ganymede.cards import ACE, VALUE
from desktop.games.ganymede.sight import own_deck
from desktop.games.ganymede.strength import LIMIT


def row_sum(view: View, camp: int) -> int:
    """The numbers of a row as far as the viewer knows them, each A as 1."""
    return sum(VALUE[slot.card] for slot in view.zones[Place("row", camp)] or () if slot.card is not None)


def stands(view: View) -> tuple[int, int]:
    """What the viewer's own row comes to: each A as 1, and with one of them as 11 where that stays within 21."""
    assert view.seat is not None
    low = row_sum(view, view.seat)
    row = view.zones[Place("row", view.seat)] or ()
    raised = any(slot.card is not None and ACE[slot.card] for slot in row) and low + 10 <= LIMIT
    return low, low + 10 if raised else low


def next_cards(view: View) -> list[int]:
    """The cards of which the next own draw is one, each as likely: a known top card alone; empty: nothing is left."""
    seat = view.seat
    assert seat is not None
    deck = view.zones[Place("deck", seat)] or ()
    if not deck:
        # Rulebook, Initial Phase: an empty deck is made of the discard pile.
        return sorted(slot.card for slot in view.zones[Place("discard", seat)] or () if slot.card is not None)
    top = deck[-1].card
    if top is not None:
        return [top]
    left = own_deck(view)
    for slot in deck:
        if slot.card is not None:
            left.remove(slot.card)
    return left


def bust_chance(view: View) -> Fraction | None:
    """The chance that the viewer's next card takes its own numbers past 21; None: there is no card to draw."""
    assert view.seat is not None
    cards = next_cards(view)
    return chance_past(row_sum(view, view.seat), cards) if cards else None


def chance_past(total: int, cards: Sequence[int]) -> Fraction:
    """How many of these cards pass 21, each A as 1."""
    return Fraction(sum(total + VALUE[card] > LIMIT for card in cards), len(cards))
