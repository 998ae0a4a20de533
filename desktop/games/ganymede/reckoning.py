"""Rows that a battle's foe may end with, every one of them weighed: it is thought to reckon as the own side does.

A foe that has drawn is more likely to have what it would have stopped with. One that is to draw goes by the cards it
has left and by how many cards lie before it. What it in turn thinks of the own row is simple: a row that grew from the
open card as people draw.
"""

from math import exp
from typing import Final

from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.sight import TAG
from desktop.games.ganymede.cards import VALUE
from desktop.games.ganymede.forecast import UNLIKELY, goes_on
from desktop.games.ganymede.judgement import Row
from desktop.games.ganymede.outlook import Outlook
from desktop.games.ganymede.state import DECK, DISCARD, LOOKING, MOST, ROW, GanymedeState
from desktop.games.ganymede.strength import LIMIT

DUE: Final = 2  # cards of a row before a choice: the open one, and one face down
DOUBT: Final = 0.01  # by how much of a chance people misjudge what to stop and to draw is worth
RARE: Final = 1e-3  # rows less likely than this are left out
WORLDS: Final = 6  # that are looked at where the foe holds a card nobody saw it fetch

Rows = dict[Row, float]

_NO_ROW: Final[Rows] = {(): 1.0}


def with_card(row: Row, card: int) -> Row:
    """A sorted row with one more."""
    return tuple(sorted((*row, card)))


def without(left: Row, card: int) -> Row:
    """Sorted cards less one of this kind."""
    at = left.index(card)
    return left[:at] + left[at + 1 :]


def may_grow(row: Row) -> bool:
    """Whether a row may still grow."""
    return len(row) < MOST and sum(VALUE[card] for card in row) <= LIMIT


class Stock:
    """The cards that a camp draws from, as others know them: those of the deck, and those that it is made of next."""

    def __init__(self, left: Row, spare: Row) -> None:
        # Rulebook, Initial Phase: an empty deck is made of the discard pile.
        self.left = left or spare
        self.spare = spare if left else ()

    def less(self, card: int) -> "Stock":
        """Once this card is drawn."""
        return Stock(without(self.left, card), self.spare)

    def tops(self) -> list[tuple[int, float]]:
        """The next card, and how likely it is that one."""
        return [(card, self.left.count(card) / len(self.left)) for card in dict.fromkeys(self.left)]


def rows_to_meet(info: InfoSet, world: GanymedeState, outlook: Outlook, rng: Rng) -> list[Rows]:
    """What the foe may have when both have drawn, and how likely, by the number of own cards."""
    camp = info.seat
    worlds = [world]
    if world.fetched(1 - camp):
        for _ in range(WORLDS):
            sampled = info.sample(rng)
            assert isinstance(sampled, GanymedeState)
            worlds.append(sampled)
    own = _own_rows(world, camp)
    if outlook.begins:
        found: list[Rows] = [{} for _ in range(MOST + 1)]
        for count in range(DUE, MOST + 1):
            if own[count]:
                foe = Foe(outlook, _likely(own[count]))
                for each in worlds:
                    foe.answers(_open_row(each, 1 - camp), _stock(each, 1 - camp), 1.0, found[count])
            found[count] = _likely(found[count])
            filled: Rows = next((rows for rows in found if rows), _NO_ROW)
        return [rows or filled for rows in found]
    together: Rows = {}
    for rows in own:
        _pour(rows, together)
    foe = Foe(outlook, _likely(together))
    held: Rows = {}
    for each in worlds:
        foe.had(each, 1 - camp, 0, (), _stock(each, 1 - camp), 1.0, held)
    held = _likely(held) or _NO_ROW
    return [held] * (MOST + 1)


def _likely(rows: Rows) -> Rows:
    """Weights that add up to one, without what is rare."""
    total = sum(rows.values())
    rows = {row: weight for row, weight in rows.items() if weight >= RARE * total}
    total = sum(rows.values())
    return {row: weight / total for row, weight in rows.items()}


def _pour(rows: Rows, into: Rows) -> None:
    for row, weight in rows.items():
        into[row] = into.get(row, 0.0) + weight


def _open_row(world: GanymedeState, camp: int) -> Row:
    return tuple(world.zones[ROW[camp]][:1])


def _stock(world: GanymedeState, camp: int) -> Stock:
    """What others know a camp to draw from: the deck, and what of its row they do not see."""
    row, masks = world.zones[ROW[camp]], world.known[ROW[camp]]
    assert masks is not None
    everyone = world.setting.everyone
    hidden = [card for card, mask in zip(row, masks, strict=True) if mask != everyone and not mask >> TAG]
    left = [*world.zones[DECK[camp]], *hidden]
    return Stock(tuple(sorted(left)), tuple(sorted(world.zones[DISCARD[camp]])))


def _own_rows(world: GanymedeState, camp: int) -> list[Rows]:
    """The own rows that the foe reckons with, by their number of cards: what it has not seen of them is any card."""
    left = [*world.zones[DECK[camp]], *world.zones[ROW[camp]][1:], *world.zones[LOOKING[camp]]]
    found: list[Rows] = [{} for _ in range(MOST + 1)]
    stock = Stock(tuple(sorted(left)), tuple(sorted(world.zones[DISCARD[camp]])))
    _grown(_open_row(world, camp), stock, 1.0, found)
    return found


def _grown(row: Row, stock: Stock, weight: float, found: list[Rows]) -> None:
    """Rows as they grow where people draw by what their cards come to."""
    on = 0.0
    if may_grow(row) and stock.left:
        on = goes_on(list(row)) if len(row) >= DUE else 1.0
    if on < 1.0:
        rows = found[len(row)]
        rows[row] = rows.get(row, 0.0) + weight * (1.0 - on)
    if on > 0.0:
        for card, share in stock.tops():
            _grown(with_card(row, card), stock.less(card), weight * on * share, found)


class Foe:
    """Stops or draws by what rows are worth to it against those it reckons with."""

    def __init__(self, outlook: Outlook, reckoned: Rows) -> None:
        self._outlook = outlook
        self._reckoned = list(reckoned.items())
        self._stops: dict[Row, float] = {}
        self._draws: dict[Row, float] = {}

    def _stop(self, row: Row) -> float:
        kept = self._stops.get(row, -1.0)
        if kept < 0.0:
            kept = 0.0
            for own, weight in self._reckoned:
                kept += weight * (1.0 - self._outlook.met(own, row))
            self._stops[row] = kept
        return kept

    def _draw(self, row: Row, stock: Stock) -> float:
        """What it is worth to draw and go on as is best; below 0 where it cannot."""
        if not may_grow(row) or not stock.left:
            return -1.0
        kept = self._draws.get(row, -1.0)
        if kept < 0.0:
            kept = 0.0
            for card, share in stock.tops():
                after = with_card(row, card)
                kept += share * max(self._stop(after), self._draw(after, stock.less(card)))
            self._draws[row] = kept
        return kept

    def _goes_on(self, row: Row, stock: Stock) -> float:
        draw = self._draw(row, stock)
        if draw < 0.0:
            return 0.0
        return 1.0 / (1.0 + exp(min(50.0, (self._stop(row) - draw) / DOUBT)))

    def answers(self, row: Row, stock: Stock, weight: float, found: Rows) -> None:
        """The rows that it will come to."""
        on = 0.0
        if may_grow(row) and stock.left:
            on = self._goes_on(row, stock) if len(row) >= DUE else 1.0
        if on < 1.0:
            found[row] = found.get(row, 0.0) + weight * (1.0 - on)
        if weight * on > RARE:
            for card, share in stock.tops():
                self.answers(with_card(row, card), stock.less(card), weight * on * share, found)

    def had(self, world: GanymedeState, camp: int, at: int, row: Row, stock: Stock, weight: float, found: Rows) -> None:
        """The rows that it may have stopped with, by how likely it would have drawn so far and no further."""
        cards, masks = world.zones[ROW[camp]], world.known[ROW[camp]]
        assert masks is not None
        if at == len(cards):
            stops = 1.0 - self._goes_on(row, stock) if at >= DUE else 1.0
            found[row] = found.get(row, 0.0) + weight * max(UNLIKELY, stops)
            return
        if at >= DUE:
            if not may_grow(row):
                return  # nobody drew upon that
            # After a 2 or a 4 that was used, what came next was mostly chosen.
            if masks[at - 1] != world.setting.everyone:
                weight *= max(UNLIKELY, self._goes_on(row, stock))
        if masks[at] == world.setting.everyone or masks[at] >> TAG:  # seen, or fetched: each world says what
            self.had(world, camp, at + 1, with_card(row, cards[at]), stock, weight, found)
            return
        for card, share in stock.tops():
            self.had(world, camp, at + 1, with_card(row, card), stock.less(card), weight * share, found)
