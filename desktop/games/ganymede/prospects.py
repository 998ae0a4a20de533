"""What every action is worth, as a chance to win: the judgement of the strong opponent, and of hints.

Drawing is computed exactly over the cards left in the own deck, against a forecast of the rows it may meet; As and 3s
by every announcement still to come; cards taken and removed by where they lead. What a battle is worth then is learned
(outlook.py); against Purple it goes by hit points and by what cards are worth to own (standing.py).
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Final, NamedTuple

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.ganymede.announcing import announce
from desktop.games.ganymede.cards import FETCH, PEEK
from desktop.games.ganymede.drawing import can_use
from desktop.games.ganymede.forecast import Meeting, forecast
from desktop.games.ganymede.judgement import Row
from desktop.games.ganymede.outlook import KIND, NOTHING, Outlook
from desktop.games.ganymede.reckoning import Rows, may_grow, rows_to_meet, with_card, without
from desktop.games.ganymede.rules import result
from desktop.games.ganymede.standing import PRIZE, Standing, after_meeting, chance, standing_of
from desktop.games.ganymede.state import (
    BATTLE,
    DECK,
    DISCARD,
    HARM,
    HP,
    LOOKING,
    PHASE,
    ROW,
    SHOWDOWN,
    GanymedeState,
)

PEEKED: Final = 0.002  # what it is worth to have used a 4 or a 2, apart from the next draw
FETCHED: Final = 0.005
SHOWN: Final = 0.002  # what it costs to have shown one to no purpose


# ---- drawing


class Pile(NamedTuple):
    """What a seat draws from."""

    known: Row  # on top of the deck, the next first
    below: Row  # the rest of the deck in any order, sorted
    discard: Row  # sorted

    def any(self) -> bool:
        """Whether there is a card to draw."""
        return bool(self.known or self.below or self.discard)

    def tops(self) -> Iterator[tuple[int, int, "Pile"]]:
        """The next card, in how many ways it is that one, and what is left then."""
        if self.known:
            yield self.known[0], 1, self._replace(known=self.known[1:])
            return
        # Rulebook, Initial Phase: an empty deck is made of the discard pile.
        pile = self if self.below else Pile((), self.discard, ())
        for card in dict.fromkeys(pile.below):
            yield card, pile.below.count(card), pile._replace(below=without(pile.below, card))

    def pairs(self) -> Iterator[tuple[Row, int, "Pile"]]:
        """The next two of the deck (or the last one), in how many ways, and what is left without them."""
        if len(self.known) >= 2 or not self.below:
            yield self.known[:2], 1, self._replace(known=self.known[2:])
            return
        for card, ways, rest in self.tops():
            if not rest.below:
                yield (card,), ways, rest
                continue
            for second, more, left in rest.tops():
                yield (card, second), ways * more, left


class Meetings(ABC):
    """What the own row is worth against all that it may meet."""

    @abstractmethod
    def worth(self, row: Row) -> float:
        """The chance to win with this row."""


class AgainstPurple(Meetings):
    """Three camps meet."""

    def __init__(self, at: Standing, meetings: list[tuple[Meeting, float]]) -> None:
        self._at = at
        self._meetings = meetings

    def worth(self, row: Row) -> float:
        """The chance to win with this row."""
        total, camp = 0.0, self._at.camp
        for rows, weight in self._meetings:
            total += weight * chance(after_meeting(self._at, (*rows[:camp], row, *rows[camp + 1 :])))
        return total


class AgainstFoe(Meetings):
    """Two meet; what the foe does depends on how many cards lie before it."""

    def __init__(self, outlook: Outlook, foes: list[Rows]) -> None:
        self._outlook = outlook
        self._foes = foes

    def worth(self, row: Row) -> float:
        """The chance to win with this row."""
        total = 0.0
        for foe, weight in self._foes[len(row)].items():
            total += weight * self._outlook.met(row, foe)
        return total


class Draws:
    """Stop or draw, computed to the end of the own draws; results are kept, because rows repeat."""

    def __init__(self, meetings: Meetings, played: bool = False) -> None:
        self._meetings = meetings
        self._played = played  # a 2 takes its card into the row
        self._stops: dict[Row, float] = {}
        self._bests: dict[tuple[Row, Pile], float] = {}

    def stop(self, row: Row) -> float:
        """The chance to win if the row stays as it is."""
        kept = self._stops.get(row)
        if kept is None:
            kept = self._stops[row] = self._meetings.worth(row)
        return kept

    def best(self, row: Row, pile: Pile) -> float:
        """The better of stopping and drawing."""
        key = row, pile
        kept = self._bests.get(key)
        if kept is None:
            kept = self.stop(row)
            if pile.any() and may_grow(row):
                kept = max(kept, self.draw(row, pile))
            self._bests[key] = kept
        return kept

    def draw(self, row: Row, pile: Pile) -> float:
        """The chance to win if one more card is drawn, its text used where that helps, and then as is best."""
        total = count = 0.0
        for card, weight, rest in pile.tops():
            total += weight * self._landed(with_card(row, card), card, rest)
            count += weight
        return total / count

    def _landed(self, row: Row, card: int, pile: Pile) -> float:
        worth = self.best(row, pile)
        if may_grow(row):
            if FETCH[card] and pile.discard:
                worth = max(worth, *(self.fetched(row, pile, each) for each in set(pile.discard)))
            elif PEEK[card] and (pile.known or pile.below):
                worth = max(worth, self.peeked(row, pile))
        return worth

    def fetched(self, row: Row, pile: Pile, card: int) -> float:
        """A 2 takes this card of the discard pile."""
        rest = pile._replace(discard=without(pile.discard, card))
        if self._played:
            return self.best(with_card(row, card), rest)
        return self.best(row, rest._replace(known=(card, *pile.known)))

    def peeked(self, row: Row, pile: Pile) -> float:
        """A 4 shows the next two, in every way they may lie, and the better goes on top."""
        total = count = 0.0
        for two, weight, rest in pile.pairs():
            total += weight * max(self.best(row, rest._replace(known=order + rest.known)) for order in {two, two[::-1]})
            count += weight
        return total / count


def own_pile(world: GanymedeState, camp: int) -> Pile:
    """All of it is the seat's own to know, but for the order of what lies below."""
    deck, masks = world.zones[DECK[camp]], world.known[DECK[camp]]
    assert masks is not None
    top = len(deck)
    while top and masks[top - 1] >> camp & 1:
        top -= 1
    return Pile(tuple(reversed(deck[top:])), tuple(sorted(deck[:top])), tuple(sorted(world.zones[DISCARD[camp]])))


def _meetings(info: InfoSet, world: GanymedeState, rng: Rng) -> Meetings:
    if world.kind != BATTLE:
        return AgainstPurple(standing_of(world, info.seat), forecast(info, rng))
    outlook = Outlook(world, info.seat)
    return AgainstFoe(outlook, rows_to_meet(info, world, outlook, rng))


def _drawing(info: InfoSet, world: GanymedeState, rng: Rng) -> Iterator[float]:
    """The worth of each action while the seat draws."""
    played = world.setting.options["two_takes_to"] == "played"
    draws = Draws(_meetings(info, world, rng), played)
    row, pile = tuple(sorted(world.zones[ROW[info.seat]])), own_pile(world, info.seat)
    looking = tuple(world.zones[LOOKING[info.seat]])

    def fetched(card: int) -> float:
        # Of two that serve as well, the better one to own comes back into play.
        return FETCHED + 0.01 * PRIZE[card] + draws.fetched(row, pile, card)

    for action in info.legal:
        if action.verb == "stop":
            yield draws.stop(row)
        elif action.verb == "draw":
            yield draws.draw(row, pile)
        elif action.verb == "fetch":
            yield fetched(action.card)
        elif action.verb == "top":
            yield draws.best(row, pile._replace(known=(action.card, *without(looking, action.card), *pile.known)))
        elif action.verb == "leave" or (action.verb == "turn_up" and not can_use(world, info.seat, action.card)):
            yield draws.best(row, pile) - SHOWN
        elif action.verb == "turn_up" and FETCH[action.card]:
            yield max(fetched(card) for card in set(pile.discard))
        else:
            yield PEEKED + draws.peeked(row, pile)


# ---- all decisions


def judge(info: InfoSet, rng: Rng) -> list[tuple[Action, float]]:
    """Every action with the chance to win that it leaves."""
    world = info.sample(rng)
    assert isinstance(world, GanymedeState)
    if info.legal[0].verb in ("draw", "stop", "fetch", "look", "top", "leave"):
        worths = _drawing(info, world, rng)
        return [(action, min(1.0, max(0.0, worth))) for action, worth in zip(info.legal, worths, strict=True)]
    if world.kind == BATTLE:
        return [(action, _in_battle(world, Outlook(world, info.seat), action)) for action in info.legal]
    return [(action, _worth(world, action, info.seat)) for action in info.legal]


def _in_battle(state: GanymedeState, outlook: Outlook, action: Action) -> float:
    """The chance to win a battle after an action that draws no card."""
    if action.verb == "take":
        return outlook.taking(action.card, state.stack[-1].place > 0)  # type: ignore[union-attr]
    if action.verb == "remove":
        return _without(state, outlook, action.card)
    return _announced(state, outlook, action)


def _without(state: GanymedeState, outlook: Outlook, card: int) -> float:
    """The chance once this card is removed; the foe, if it is to remove one too, takes out its worst."""
    own_hurt, foe_hurt = (bool(state.counters[HARM[camp]]) for camp in (outlook.camp, 1 - outlook.camp))
    # Rulebook, Cleanup Phase: the disc holder is asked first.
    foe_lost = outlook.worst_of_foe(tuple(state.zones[ROW[1 - outlook.camp]])) if foe_hurt and outlook.disc else NOTHING
    taker = outlook.taker(own_hurt, foe_hurt)
    return outlook.chance(outlook.own_hp, outlook.foe_hp, KIND[card], foe_lost, taker)


def _announced(state: GanymedeState, outlook: Outlook, action: Action) -> float:
    """The chance after an announcement; others follow as they are best for whoever makes them.

    All 7s are used: there is always a card's damage without them, so whoever is hit removes and takes first anyway.
    """
    world = state.clone()
    world.apply(action)
    legal = world.legal()
    while legal and legal[0].verb == "sevens":
        world.apply(legal[0])
        legal = world.legal()
    own, foe = outlook.camp, 1 - outlook.camp
    if world.over:
        return float(own in result(world)[0])
    if world.counters[PHASE] == SHOWDOWN:
        worths = [_announced(world, outlook, each) for each in legal]
        return max(worths) if world.decider() == own else min(worths)
    dealt = outlook.foe_hp - world.counters[HP[foe]]
    taken = outlook.own_hp - world.counters[HP[own]]
    return outlook.hit(tuple(state.zones[ROW[own]]), tuple(state.zones[ROW[foe]]), dealt, taken)


def _worth(state: GanymedeState, action: Action, seat: int) -> float:
    """The chance to win against Purple after an action that draws no card, and announcements as they are best."""
    world = state.clone()
    world.apply(action)
    legal = world.legal()
    while legal and legal[0].verb == "sevens":
        world.apply(legal[0])
        legal = world.legal()
    if world.over:
        return float(seat in result(world)[0])
    if world.counters[PHASE] != SHOWDOWN:
        return chance(standing_of(world, seat))
    if world.decider() == seat:
        return max(_worth(world, each, seat) for each in legal)
    return _worth(world, announce(world, legal), seat)
