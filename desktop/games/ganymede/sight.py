"""What a seat knows in Ganymede, and what it could work out.

Shown to a seat: its own row, piles and how many cards its deck holds, what it fetched with a 2 or saw with a 4, every
open card. Of the other camps' decks, discard piles and removed cards it is shown nothing, not even how many there are.

Remembered, by the knowledge masks and therefore in sampled worlds: what every player could keep in mind, because it
happened in the open. Which cards a camp owns (its colour, black cards taken, less the removed ones). Which cards went
onto its discard pile. When the pile is shuffled into the deck, it is known what the deck is then made of, and what the
cards still face down were drawn from. When a 2 takes a card from the pile, it is known of which cards that was one.
How many cards a pile holds follows from the open draws, discards and fetches since the start (tests count along), so a
sampled world keeps the true numbers and tells nothing by them.

Unknown to others, and dealt anew lot by lot: the deck and what was drawn from it face down; what was drawn before the
deck was made anew; a pile from which a card was fetched, and that card. What a row was when it grew is no secret
either: nobody draws past 21, so no world has a card drawn upon a row over 21.

All this is in a seat's view as facts. The printed rule forbids to look at, or ask about, another's discard pile and
removed cards; it forbids nobody to keep in mind what lay open.
"""

from bisect import bisect_right
from collections import Counter
from collections.abc import Iterator
from itertools import accumulate
from math import factorial, prod
from typing import Final, NamedTuple

from desktop.engine import sight
from desktop.engine.events import Place
from desktop.engine.rng import Rng
from desktop.engine.sight import OPEN, UNSEEN, Fact, Slots, View, Where
from desktop.engine.state import State
from desktop.games.ganymede.cards import VALUE
from desktop.games.ganymede.state import DECK, PILES, ROW, STACKS, Candidates, GanymedeState, fits_fetches
from desktop.games.ganymede.strength import LIMIT

LEFT: Final = "left"  # the fact that carries the cards left in the own deck, sorted
FETCHED: Final = "fetched"  # the fact that carries the cards, sorted, of which a card fetched unseen is one
TO_ROW: Final = "to_row"  # the fact that a 2 takes its card into the row
DEALS: Final = 30  # how often cards are dealt until they fit, before the deals that fit are counted


def view(state: GanymedeState, seat: int | None) -> View:
    """What the seat may know; for its own deck also which cards are left in it, which it could work out."""
    seen = sight.view(state, seat)
    facts = [Fact(TO_ROW)] if state.setting.options["two_takes_to"] == "played" else []
    if seat is not None and seat >= 0:
        facts.append(Fact(LEFT, seat, (Where(Place("deck", seat)),), tuple(sorted(state.zones[DECK[seat]]))))
    if seat != OPEN:
        facts += _fetched(state, seat)
    return seen._replace(notes=(*seen.notes, *facts)) if facts else seen


def _fetched(state: GanymedeState, seat: int | None) -> list[Fact]:
    """Of which cards each fetched one was taken that not all have seen; in the deck it is the top one."""
    facts = []
    for camp in range(state.camps):
        for zone, at, tag in state.fetched(camp):
            where = Where(state.setting.zones[zone].place, (at,) if zone == ROW[camp] else ())
            facts.append(Fact(FETCHED, camp, (where,), state.fetches[camp][tag - 1]))
    return facts


def own_deck(view: View) -> list[int]:
    """The cards left in the viewer's own deck, sorted."""
    return [card for fact in view.notes if fact.key == LEFT for card in fact.cards]


def fetched_to(view: View) -> str:
    """Where a 2 takes its card: the option that everybody at the table has agreed on."""
    return "row" if any(fact.key == TO_ROW for fact in view.notes) else "deck"


# ---- worlds


def deal_unknown(world: State, seat: int, dealt: list[tuple[Slots, list[int]]], rng: Rng) -> None:
    """Deal a camp's unknown cards, lot by lot, in any way that can have come about, each as likely."""
    assert isinstance(world, GanymedeState)
    camp = (dealt[0][0][0][0] - STACKS) // len(PILES)
    for _ in range(DEALS):
        sight.shuffle_deal(world, seat, dealt, rng)
        if possible(world, camp):
            return
    _deal_by_counting(world, seat, camp, dealt, rng)


def possible(world: GanymedeState, camp: int) -> bool:
    """Whether a camp's cards can have come to lie as they do."""
    return drawable(world.zones[ROW[camp]]) and fits_fetches(world, camp)


def drawable(row: list[int]) -> bool:
    """Whether each card was drawn upon 21 or less, each A as 1."""
    if len(row) < 3:  # one card is never over 21
        return True
    total = 0
    for card in row[:-1]:
        total += VALUE[card]
    return total <= LIMIT


def consistent(seen: View, world: GanymedeState) -> bool:
    """Whether the world may be the true one behind what was seen."""
    return view(world, seen.seat) == seen and all(possible(world, camp) for camp in range(world.camps))


# ---- rows that can have come about, counted


class Spot(NamedTuple):
    """A place of a row, or the top of the deck: its card, or the lot that it is from; and which fetch brought it."""

    card: int
    lot: int = -1
    fetch: int = 0
    in_row: bool = True


class Unsure(NamedTuple):
    """A camp's row with what it may be made of: the lots, each with the number of its other places, and the fetches."""

    spots: tuple[Spot, ...]
    lots: tuple[tuple[int, ...], ...]
    fetches: Candidates

    def ways(self) -> Iterator[tuple[tuple[int, ...], int]]:
        """Every card for every spot that can have come about, and in how many orders the lots' other cards may lie."""
        left = [Counter(lot) for lot in self.lots]
        yield from self._fill((), 0, left)

    def _fill(
        self, cards: tuple[int, ...], total: int, left: list[Counter[int]]
    ) -> Iterator[tuple[tuple[int, ...], int]]:
        at = len(cards)
        if at == len(self.spots):
            if self._fetched(cards):
                yield cards, prod(_orders(lot) for lot in left)
            return
        spot = self.spots[at]
        if spot.in_row and total > LIMIT:
            return  # nobody drew upon that
        stock = left[spot.lot] if spot.lot >= 0 else Counter((spot.card,))
        for card in [card for card, count in stock.items() if count]:
            stock[card] -= 1
            yield from self._fill((*cards, card), total + VALUE[card] * spot.in_row, left)
            stock[card] += 1

    def _fetched(self, cards: tuple[int, ...]) -> bool:
        """Whether no fetch took more of a kind than there was; as fits_fetches, of which this is the other door."""
        for number, candidates in enumerate(self.fetches):
            taken = [card for card, spot in zip(cards, self.spots, strict=True) if 0 < spot.fetch <= number + 1]
            if any(taken.count(card) > candidates.count(card) for card in taken):
                return False
        return True


def _orders(cards: Counter[int]) -> int:
    """In how many different orders cards can lie."""
    return factorial(cards.total()) // prod(factorial(count) for count in cards.values())


def _deal_by_counting(
    world: GanymedeState, seat: int, camp: int, dealt: list[tuple[Slots, list[int]]], rng: Rng
) -> None:
    """As deal_unknown, where few deals fit."""
    lot_of = {slot: number for number, (slots, _) in enumerate(dealt) for slot in slots}
    tags = {(zone, at): tag for zone, at, tag in world.fetched(camp)}
    row = ROW[camp]
    places = [(row, at) for at in range(len(world.zones[row]))] + [slot for slot in tags if slot[0] != row]
    spots = tuple(Spot(world.zones[z][at], lot_of.get((z, at), -1), tags.get((z, at), 0), z == row) for z, at in places)
    ways = list(Unsure(spots, tuple(tuple(cards) for _, cards in dealt), world.fetches[camp] if tags else ()).ways())
    if not ways:
        return
    totals = list(accumulate(weight for _, weight in ways))
    cards = ways[bisect_right(totals, rng.bits() * totals[-1] >> 64)][0]
    for number, (slots, stock) in enumerate(dealt):
        for spot, card in zip(spots, cards, strict=True):
            if spot.lot == number:
                stock.remove(card)
        sight.shuffle_deal(world, seat, [([slot for slot in slots if slot not in places], stock)], rng)
    for (zone, at), card in zip(places, cards, strict=True):
        world.zones[zone][at] = card


def can_be(view: View, place: Place, at: int) -> tuple[int, ...]:
    """The cards, sorted, that an unknown one may be: of its lot, and so that the row can have come about."""
    own = place.seat == view.seat
    if own or place.zone not in ("deck", "row", "discard", "looking"):
        return sight.unseen(view, place, at)
    unsure, where = _seen(view, place.seat)
    kinds: set[int] = set()
    for cards, _ in unsure.ways():
        spots = list(zip(cards, unsure.spots, strict=True))
        if place.zone == "row":
            kinds |= {card for number, (card, spot) in enumerate(spots) if spot.lot >= 0 and at in (-1, number)}
            continue
        for number, lot in enumerate(unsure.lots):
            if place in where[number]:
                kinds |= set((Counter(lot) - Counter(card for card, spot in spots if spot.lot == number)).keys())
        if place.zone == "deck":
            kinds |= {card for card, spot in spots if not spot.in_row}
    return tuple(card for card in sight.unseen(view, place, at) if card in kinds)


def likely_rows(view: View, camp: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Every row that another camp can have, in the order of its places, and in how many deals it has it."""
    unsure, _ = _seen(view, camp)
    for cards, ways in unsure.ways():
        yield tuple(card for card, spot in zip(cards, unsure.spots, strict=True) if spot.in_row), ways


def _seen(view: View, camp: int) -> tuple[Unsure, list[set[Place]]]:
    """What a view tells of another camp's row, and where each lot lies."""
    row = Place("row", camp)
    lots = [fact for fact in view.notes if fact.key == UNSEEN and fact.where[0].place.seat == camp]
    fetched = [fact for fact in view.notes if fact.key == FETCHED and fact.seat == camp]
    fetched.sort(key=lambda fact: len(fact.cards))  # a later list is never the shorter one
    tags = {fact.where[0]: number + 1 for number, fact in enumerate(fetched)}
    spots = []
    for at, slot in enumerate(view.zones[row] or ()):
        tag = tags.get(Where(row, (at,)), 0)
        if slot.card is not None:
            spots.append(Spot(slot.card, -1, tag))
        else:
            lot = [any(w.place == row and (not w.at or at in w.at) for w in fact.where) for fact in lots].index(True)
            spots.append(Spot(-1, lot, tag))
    places = [{w.place for w in fact.where} for fact in lots]
    for fact, tag in zip(fetched, tags.values(), strict=True):
        if fact.where[0].place.zone == "deck":
            # It is of the lot of the pile that it came from; of a pile of one card nothing is left.
            rest = [Place("discard", camp) in each for each in places]
            lot = (rest if any(rest) else [lot.cards == fact.cards for lot in lots]).index(True)
            spots.append(Spot(-1, lot, tag, in_row=False))
    fetches = tuple(fact.cards for fact in fetched)
    return Unsure(tuple(spots), tuple(fact.cards for fact in lots), fetches), places
