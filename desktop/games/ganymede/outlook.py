"""The chance to win a battle, by a small net that was learned from battles of the game against itself.

It looks at what both own, wherever it lies, at the black cards left, at hit points, the disc, and whose turn it is to
take. Each side is seen once as the own and once as the foe's, and what the two views say is set against each other: so
the chances of the two always add up to one. Its weights stand in weights.py.
"""

from collections.abc import Sequence
from math import exp
from typing import Final

from desktop.games.ganymede.cards import BLACK, CARDS, RANKS
from desktop.games.ganymede.judgement import Row, exchange
from desktop.games.ganymede.state import (
    DECK,
    DISC,
    DISCARD,
    HP,
    LOOKING,
    ROW,
    STACKS,
    STARTER,
    GanymedeState,
)
from desktop.games.ganymede.weights import BIAS, FIRST, LAST

KINDS: Final = len(RANKS)
KIND: Final = tuple(RANKS.index(card.rank) for card in CARDS)  # by card: an A is 0
NOTHING: Final = KINDS  # the kind of no card
_STACKED: Final = tuple(RANKS.index(rank) for rank in ("2", "3", "4", "7", "10", "A"))  # that the net has seen

# Who is to take a black card.
NOBODY: Final = 0
OWN_FIRST: Final = 1  # and then the foe
FOE_FIRST: Final = 2
OWN_LAST: Final = 3
FOE_LAST: Final = 4
_MIRRORED: Final = (NOBODY, FOE_FIRST, OWN_FIRST, FOE_LAST, OWN_LAST)

# Where the inputs of the net stand: kinds of the own cards, those of the foe's, stacks, hit points, the disc, takers.
_FOE: Final = KINDS
_STACKS: Final = 2 * KINDS
_HP: Final = _STACKS + len(_STACKED)
_FOE_HP: Final = _HP + 1
_DISC: Final = _HP + 2
_TAKERS: Final = _HP + 2  # of OWN_FIRST one further
_HP_UNIT: Final = 5.0
INPUTS: Final = _TAKERS + len(_MIRRORED)
_HIDDEN: Final = len(BIAS)
_ZEROS: Final = (0.0,) * _HIDDEN


def owned(state: GanymedeState, camp: int) -> list[int]:
    """How many cards of each kind a camp has, wherever they lie."""
    found = [0] * KINDS
    for pile in (DECK, ROW, DISCARD, LOOKING):
        for card in state.zones[pile[camp]]:
            found[KIND[card]] += 1
    return found


class Outlook:
    """A battle as one camp sees it, and what it is worth once hit points and cards are lost, or cards taken."""

    def __init__(self, state: GanymedeState, camp: int) -> None:
        counters = state.counters
        self.camp = camp
        self.own = owned(state, camp)
        self.foe = owned(state, 1 - camp)
        self.stacks = [len(state.zones[stack]) for stack in range(STACKS)]
        self.own_hp = counters[HP[camp]]
        self.foe_hp = counters[HP[1 - camp]]
        self.disc = counters[DISC] == camp
        self.begins = counters[STARTER] == camp
        self._views = self._both_views()
        self._kept: dict[int, float] = {}
        self._worst: list[dict[Row, int]] = [{}, {}]

    def _both_views(self) -> tuple[list[float], list[float]]:
        return (
            _view(self.own, self.foe, self.stacks, 1.0 if self.disc else -1.0),
            _view(self.foe, self.own, self.stacks, -1.0 if self.disc else 1.0),
        )

    def chance(
        self, own_hp: int, foe_hp: int, own_lost: int = NOTHING, foe_lost: int = NOTHING, taker: int = NOBODY
    ) -> float:
        """The camp's chance with these hit points, once each side has lost a card of this kind."""
        if not own_hp or not foe_hp:
            return float(own_hp > foe_hp or (own_hp == foe_hp and self.disc))
        key = (((own_hp << 8 | foe_hp) << 8 | own_lost) << 8 | foe_lost) << 8 | taker
        kept = self._kept.get(key, -1.0)
        if kept < 0.0:
            own, foe = own_hp / _HP_UNIT, foe_hp / _HP_UNIT
            odds = _odds(self._views[0], own, foe, own_lost, foe_lost, taker)
            odds -= _odds(self._views[1], foe, own, foe_lost, own_lost, _MIRRORED[taker])
            kept = self._kept[key] = 1.0 / (1.0 + exp(-odds))
        return kept

    def met(self, own: Row, foe: Row) -> float:
        """The chance when these rows have met, As and 3s at their best: the start player announces first."""
        if self.begins:
            dealt, taken = exchange(own, foe, True)
        else:
            taken, dealt = exchange(foe, own, True)
        return self.hit(own, foe, dealt, taken)

    def hit(self, own: Row, foe: Row, dealt: int, taken: int) -> float:
        """The chance after such blows, the damaged having removed their worst cards."""
        own_lost = self._loses(0, own) if taken else NOTHING
        foe_lost = self._loses(1, foe) if dealt else NOTHING
        taker = self.taker(taken > 0, dealt > 0)
        return self.chance(max(0, self.own_hp - taken), max(0, self.foe_hp - dealt), own_lost, foe_lost, taker)

    def taker(self, own_hurt: bool, foe_hurt: bool) -> int:
        """Rulebook, Reinforcement Phase: a lone damaged camp takes first, else the disc holder."""
        if not any(self.stacks):
            return NOBODY
        return OWN_FIRST if (self.disc if own_hurt == foe_hurt else own_hurt) else FOE_FIRST

    def _loses(self, side: int, row: Row) -> int:
        """The kind of card that whoever has this row is better off without."""
        kept = self._worst[side].get(row, -1)
        if kept < 0:
            best = -1.0
            for card in row:
                kind = KIND[card]
                own, foe = (NOTHING, kind) if side else (kind, NOTHING)
                worth = self.chance(max(1, self.own_hp), max(1, self.foe_hp), own, foe)
                worth = 1.0 - worth if side else worth
                if worth > best:
                    best, kept = worth, kind
            self._worst[side][row] = kept = kept if row else NOTHING
        return kept

    def worst_of_foe(self, row: Row) -> int:
        """The kind of card that the foe removes from this row."""
        return self._loses(1, row)

    # ---- black cards

    def taking(self, card: int, last: bool) -> float:
        """The chance once the camp has taken this black card, and the foe, if it is yet to take, its best."""
        self._take(card, 1)
        left = [black for stack, black in enumerate(BLACK) if self.stacks[stack]]
        if last or not left:
            worth = self._afresh()
        else:
            worth = min(self._answered(black) for black in left)
        self._take(card, -1)
        return worth

    def _take(self, card: int, count: int) -> None:
        self.own[KIND[card]] += count
        self.stacks[BLACK.index(card)] -= count

    def _answered(self, card: int) -> float:
        stack = BLACK.index(card)
        self.foe[KIND[card]] += 1
        self.stacks[stack] -= 1
        worth = self._afresh()
        self.foe[KIND[card]] -= 1
        self.stacks[stack] += 1
        return worth

    def _afresh(self) -> float:
        own, foe = self._both_views()
        own_hp, foe_hp = self.own_hp / _HP_UNIT, self.foe_hp / _HP_UNIT
        odds = _odds(own, own_hp, foe_hp, NOTHING, NOTHING, NOBODY)
        odds -= _odds(foe, foe_hp, own_hp, NOTHING, NOTHING, NOBODY)
        return 1.0 / (1.0 + exp(-odds))


def _view(own: Sequence[int], foe: Sequence[int], stacks: Sequence[int], disc: float) -> list[float]:
    """What reaches the hidden cells from all that a round leaves as it is."""
    found = list(BIAS)
    for at, count in enumerate((*own, *foe)):
        if count:
            _add(found, FIRST[at], float(count))
    for stack, count in enumerate(stacks):
        kind = KIND[BLACK[stack]]
        if count and kind in _STACKED:
            _add(found, FIRST[_STACKS + _STACKED.index(kind)], float(count))
    _add(found, FIRST[_DISC], disc)
    return found


def _add(cells: list[float], weights: Sequence[float], times: float) -> None:
    for at in range(_HIDDEN):
        cells[at] += times * weights[at]


def _odds(view: list[float], own_hp: float, foe_hp: float, own_lost: int, foe_lost: int, taker: int) -> float:
    """What one view says in log-odds; of two they are set against each other."""
    of_own, of_foe = FIRST[_HP], FIRST[_FOE_HP]
    less = FIRST[own_lost] if own_lost != NOTHING else _ZEROS
    less_foe = FIRST[_FOE + foe_lost] if foe_lost != NOTHING else _ZEROS
    taking = FIRST[_TAKERS + taker] if taker else _ZEROS
    odds = 0.0
    for at in range(_HIDDEN):
        cell = view[at] + own_hp * of_own[at] + foe_hp * of_foe[at] - less[at] - less_foe[at] + taking[at]
        if cell > 0.0:
            odds += cell * LAST[at]
    return odds
