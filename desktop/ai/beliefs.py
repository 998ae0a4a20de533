"""What a seat can think of another's hidden cards: how likely each kind lies there, from what the seat knows alone.

Where nothing but the lots binds unknown cards (`Game.any_order`), the chances are counted exactly from the view; a game
may say towards which cards a hand leans by what its seat has done (`Game.leaning`). Where a game knows more, they are
the shares of so many sampled worlds, and `margin` says how far off such a share may be.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterator, Mapping, Sequence
from math import comb, sqrt
from typing import Final, NamedTuple

from desktop.engine.game import Secret
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.sight import UNSEEN, View

WORLDS: Final = 1000
AT_ONCE: Final = 25  # worlds between two pauses
SURE: Final = 1.0 - 1e-9  # an exact chance of 1 may be off by the last digit
SOME: Final = 1e-6  # worlds: what is less comes from adding up
DEVIATIONS: Final = 1.96  # a share lies so many within its margin, 95 times of 100


class Likely(NamedTuple):
    """A kind of card, and how likely one copy of it at least lies there, two, and so on."""

    card: int
    chances: tuple[float, ...]


class Belief(NamedTuple):
    """What one seat thinks of a secret of another."""

    size: int  # how many cards lie there
    cards: tuple[Likely, ...]  # all that may lie there, the likeliest first
    worlds: int = 0  # that were sampled; 0: counted exactly
    by_plays: bool = False  # whether it counts what the other seat has played and not played
    blind: float = 0.0  # how many cards somebody names who guesses among all that the seat does not see
    even: float = 0.0  # as many equally likely worlds would tell as much as those that were sampled

    def chance(self, card: int) -> float:
        """How likely the card is there."""
        return next((each.chances[0] for each in self.cards if each.card == card), 0.0)

    def guess(self) -> list[tuple[int, float]]:
        """The likeliest cards, as many as lie there, with the chance that each is among them."""
        copies = [(each.card, chance) for each in self.cards for chance in each.chances]
        return sorted(copies, key=lambda copy: (-copy[1], copy[0]))[: self.size]

    @property
    def sure(self) -> int:
        """How many of the cards the seat can name for certain."""
        return sum(chance >= SURE for each in self.cards for chance in each.chances)

    @property
    def right(self) -> float:
        """How many cards of the likeliest guess can be expected to be there."""
        return sum(chance for _, chance in self.guess())

    def margin(self, chance: float) -> float:
        """How far off such a share of the sampled worlds may be; nothing where it is counted."""
        if not self.worlds:
            return 0.0
        # Agresti and Coull: two successes and two failures are added, so that none of a hundred is not "never".
        times = (self.even or self.worlds) + 4
        share = (chance * (times - 4) + 2) / times
        return DEVIATIONS * sqrt(share * (1.0 - share) / times)


def belief(info: InfoSet, secret: Secret, dice: Rng, worlds: int = WORLDS) -> Belief:
    """What the seat of the InfoSet thinks of a secret."""
    return deque(believing(info, secret, dice, worlds), maxlen=1)[0]


def believing(info: InfoSet, secret: Secret, dice: Rng, worlds: int = WORLDS) -> Iterator[Belief]:
    """The same bit by bit; the last one has been sampled as often as was asked."""
    blind = _blind(info.view, secret)
    if info.game.any_order:
        leaning = info.game.leaning(info.view, secret)
        chances = _counted(info.view, secret, leaning)
        yield Belief(len(secret.at), _sorted(chances), by_plays=bool(leaning), blind=blind)
        return
    zone = info.sample(dice).setting.index[secret.place]
    weights: dict[int, list[float]] = {}  # by card: of the worlds in which one copy at least lies there, two, ...
    done, weighed, squares = 0, 0.0, 0.0
    while done < worlds:
        for _ in range(min(AT_ONCE, worlds - done)):
            world = info.sample(dice)
            weight = info.game.likelihood(world, secret)
            cards = world.zones[zone]
            for card, number in Counter([cards[at] for at in secret.at]).items():
                told = weights.setdefault(card, [])
                while len(told) < number:
                    told.append(0.0)
                for n in range(number):
                    told[n] += weight
            done, weighed, squares = done + 1, weighed + weight, squares + weight * weight
        shares = {card: [number / weighed for number in told] for card, told in weights.items()}
        even = weighed * weighed / squares
        yield Belief(len(secret.at), _sorted(shares), done, even < done - SOME, blind, even)


def _sorted(chances: dict[int, list[float]]) -> tuple[Likely, ...]:
    found = [Likely(card, tuple(told)) for card, told in chances.items() if told]
    return tuple(sorted(found, key=lambda each: ([-chance for chance in each.chances], each.card)))


# ---- counted exactly


class _Lot(NamedTuple):
    """Cards of which so many lie at the places in question, in any order."""

    cards: tuple[int, ...]
    here: int


def _counted(view: View, secret: Secret, leaning: Mapping[int, float]) -> dict[int, list[float]]:
    known, lots = _open(view, secret)
    kinds = set(known).union(*(lot.cards for lot in lots))
    return {card: _at_least(card, known[card], lots, leaning) for card in kinds}


def _open(view: View, secret: Secret) -> tuple[Counter[int], list[_Lot]]:
    """The cards that the viewer knows to be there, and the lots from which the others are."""
    slots = view.zones[secret.place] or ()
    known = Counter(card for at in secret.at if (card := slots[at].card) is not None)
    hidden = [at for at in secret.at if slots[at].card is None]
    lots = []
    for fact in view.notes:
        if fact.key == UNSEEN:
            places = [where for where in fact.where if where.place == secret.place]
            here = sum(any(not where.at or at in where.at for where in places) for at in hidden)
            if here:
                lots.append(_Lot(fact.cards, here))
    return known, lots


def _at_least(card: int, known: int, lots: Sequence[_Lot], leaning: Mapping[int, float]) -> list[float]:
    """How likely one copy at least is there, two, ..."""
    exactly = [1.0]
    for lot in lots:
        exactly = _times(exactly, _copies(card, lot, leaning))
    more = [sum(exactly[n:]) for n in range(1, len(exactly))]
    return [1.0] * known + [chance for chance in more if chance > 0.0]


def _copies(card: int, lot: _Lot, leaning: Mapping[int, float]) -> list[float]:
    """How likely none of the lot's copies of a card lies here, just one, ...: each way to lay out the lot counts as
    often as its cards lean here, all of them together."""
    alike = Counter(leaning.get(other, 1.0) for other in lot.cards if other != card)
    others = [1.0]
    for weight, count in alike.items():
        others = _times(others, [comb(count, n) * weight**n for n in range(min(count, lot.here) + 1)])
    own, copies = leaning.get(card, 1.0), lot.cards.count(card)
    ways = [
        comb(copies, n) * own**n * (others[lot.here - n] if lot.here - n < len(others) else 0.0)
        for n in range(min(copies, lot.here) + 1)
    ]
    total = sum(ways)
    return [number / total for number in ways]


def _times(one: Sequence[float], two: Sequence[float]) -> list[float]:
    """Two numbers that are added, each by how likely it is 0, 1, ...: how likely their sum is."""
    return [
        sum(one[m] * two[n - m] for m in range(len(one)) if 0 <= n - m < len(two))
        for n in range(len(one) + len(two) - 1)
    ]


def _blind(view: View, secret: Secret) -> float:
    """How many cards are named rightly, on the average, by drawing them from all that the viewer does not see."""
    known, lots = _open(view, secret)
    there = tuple(known.elements()) + tuple(card for lot in lots for card in lot.cards)
    whole = [_Lot(there, len(secret.at))]
    return sum(chance * chance for card in set(there) for chance in _at_least(card, 0, whole, {}))
