"""What every action is worth, as a chance to win: the judgement of the strong opponent, and of hints.

Drawing is computed exactly over the cards left in the own deck, against a forecast of the rows it may meet; As and 3s
by every announcement still to come; cards taken and removed by what they are worth to own.
"""

from collections.abc import Iterator, Sequence
from math import exp
from typing import Final, NamedTuple

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.ganymede.announcing import announce
from desktop.games.ganymede.cards import CARDS, FETCH, PEEK, STRIKE, VALUE
from desktop.games.ganymede.drawing import can_use
from desktop.games.ganymede.forecast import Meeting, forecast
from desktop.games.ganymede.judgement import Row, exchange
from desktop.games.ganymede.rules import result
from desktop.games.ganymede.state import (
    BATTLE,
    CLEANUP,
    COOP,
    DECK,
    DISC,
    DISCARD,
    FULL,
    HARM,
    HP,
    LOOKING,
    MOST,
    PHASE,
    PURPLE,
    RECRUIT,
    REINFORCE,
    ROW,
    SHOWDOWN,
    STACKS,
    THREE,
    GanymedeState,
)
from desktop.games.ganymede.strength import LIMIT

# What a card is worth to own, in log-odds of winning. Found by trial: 10,000 battles against greedy, with values about
# these: whoever gets a second 3 wins 64 in 100 instead of 51; the 4 and the 7, for which few wait, come next.
_PRIZE: Final = {
    "2": 0.28, "3": 0.95, "4": 0.48, "5": 0.0, "6": -0.03, "7": 0.40, "8": -0.22, "9": -0.32, "10": 0.0, "A": 0.20,
}  # fmt: skip
PRIZE: Final = tuple(_PRIZE[card.rank] for card in CARDS)
# A 7 comes before a 4 once the other takes 4s too: 58 of 100 against one who always takes 4s first, instead of 54, over
# 7,500 battles. While it does not (greedy leaves both for later) 4s first win 71 of 100 and 7s first 69, over 24,000.
_CONTESTED: Final = 0.15

# Log-odds by hit points: a lead of one, and how much less it says while both are well. Logistic regression over 131,000
# rounds of greedy's battles said 0.26; trials said no less than 0.2 and no more than 0.45.
_LEAD: Final = 0.30
_EARLY: Final = 0.011
_LAST: Final = 0.25  # what is left of a card's worth when somebody is about to fall; the same regression
# As `evaluate` has them for the modes of three camps.
_PURPLE_HP: Final = 0.21
_ALIVE: Final = 0.3
_TEAM: Final = {COOP: (-0.38, 0.18), THREE: (-1.07, 0.11)}

PEEKED: Final = 0.002  # what it is worth to have used a 4 or a 2, apart from the next draw
FETCHED: Final = 0.005
SHOWN: Final = 0.002  # what it costs to have shown one to no purpose


class Standing(NamedTuple):
    """What a game stands at, seen by one camp."""

    kind: int
    camp: int
    hp: tuple[int, ...]
    disc: int
    owned: tuple[float, ...]  # by camp, what its cards are worth
    picks: tuple[float, float]  # what the first and the second to be reinforced will get


def standing_of(state: GanymedeState, camp: int) -> Standing:
    """Where a position stands; once it is settled who removes and who takes first, that is reckoned in."""
    counters = state.counters
    hp = tuple(counters[HP[each]] for each in range(state.camps))
    owned = [_owned(state, each) for each in range(state.camps)]
    picks = _picks(state)
    if counters[PHASE] == CLEANUP:
        harmed = [bool(counters[HARM[each]]) for each in range(state.camps)]
        _reinforce(state.kind, owned, harmed, counters[DISC], picks)
    elif counters[PHASE] in (RECRUIT, REINFORCE):
        owned[state.decider()] += picks[0]
    return Standing(state.kind, camp, hp, counters[DISC], tuple(owned), picks)


def _owned(state: GanymedeState, camp: int) -> float:
    zones = state.zones
    piles = (DECK, ROW, DISCARD, LOOKING)
    total = sum(PRIZE[card] for pile in piles for card in zones[pile[camp]])
    if state.kind == BATTLE and any(PEEK[card] for pile in piles for card in zones[pile[1 - camp]]):
        total += _CONTESTED * sum(STRIKE[card] for pile in piles for card in zones[pile[camp]])
    if state.counters[HARM[camp]] and state.counters[PHASE] == CLEANUP:
        return total - _removed(state.zones[ROW[camp]], camp)
    return total


def _picks(state: GanymedeState) -> tuple[float, float]:
    """What the two best black cards on the stacks are worth."""
    left = (PRIZE[card] for stack in range(STACKS) for card in state.zones[stack])
    best = (*sorted(left, reverse=True)[:2], 0.0, 0.0)
    return best[0], best[1]


def _reinforce(kind: int, owned: list[float], harmed: Sequence[bool], disc: int, picks: tuple[float, float]) -> None:
    """Rulebook, Reinforcement Phase: a lone damaged seat takes first, else the disc holder. Allies share."""
    if kind == BATTLE:
        first = disc if harmed[0] == harmed[1] else int(harmed[1])
        owned[first] += picks[0]
        owned[1 - first] += picks[1]


def _removed(row: Sequence[int], camp: int) -> float:
    """What whoever is damaged loses with the card it removes; Purple removes none."""
    return min((PRIZE[card] for card in row), default=0.0) if camp != PURPLE else 0.0


def chance(at: Standing) -> float:
    """The camp's chance to win the game, a fall of any camp included."""
    hp = at.hp
    if at.kind == BATTLE:
        own, other = hp[at.camp], hp[1 - at.camp]
        if not own or not other:
            return float(own > other or (own == other and at.disc == at.camp))
        low = min(own, other)
        still_to_come = _LAST + (1.0 - _LAST) * low / FULL
        odds = (_LEAD - _EARLY * low) * (own - other) + still_to_come * (at.owned[at.camp] - at.owned[1 - at.camp])
        return 1.0 / (1.0 + exp(-odds))
    team = _team_chance(at)
    return 1.0 - team if at.camp == PURPLE else team


def _team_chance(at: Standing) -> float:
    if not at.hp[PURPLE]:
        return 1.0
    alive = [camp for camp in range(PURPLE) if at.hp[camp]]
    if not alive:
        return 0.0
    start, own_hp = _TEAM[at.kind]
    odds = start - _PURPLE_HP * at.hp[PURPLE]
    for camp in alive:
        odds += own_hp * at.hp[camp] + _ALIVE + at.owned[camp]
    return 1.0 / (1.0 + exp(-odds))


def after_meeting(at: Standing, rows: Meeting) -> Standing:
    """Where it stands when these rows have met, As and 3s at their best, and cards were removed and taken."""
    hp, owned = list(at.hp), list(at.owned)
    pairs = [(at.camp, 1 - at.camp)] if at.kind == BATTLE else [(camp, PURPLE) for camp in range(PURPLE) if at.hp[camp]]
    for one, other in pairs:
        dealt, taken = exchange(rows[one], rows[other], at.kind == BATTLE, at.kind == COOP)
        for camp, harm in ((one, taken), (other, dealt)):
            if harm:
                hp[camp] = max(0, hp[camp] - harm)
                owned[camp] -= _removed(rows[camp], camp)
    _reinforce(at.kind, owned, [after < before for after, before in zip(hp, at.hp, strict=True)], at.disc, at.picks)
    return at._replace(hp=tuple(hp), owned=tuple(owned))


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


def with_card(row: Row, card: int) -> Row:
    """A sorted row with one more."""
    return tuple(sorted((*row, card)))


def without(left: Row, card: int) -> Row:
    """Sorted cards less one of this kind."""
    at = left.index(card)
    return left[:at] + left[at + 1 :]


class Draws:
    """Stop or draw, computed to the end of the own draws; results are kept, because rows repeat."""

    def __init__(self, at: Standing, meetings: list[tuple[Meeting, float]], played: bool = False) -> None:
        self._at = at
        self._meetings = meetings
        self._played = played  # a 2 takes its card into the row
        self._stops: dict[Row, float] = {}
        self._bests: dict[tuple[Row, Pile], float] = {}

    def stop(self, row: Row) -> float:
        """The chance to win if the row stays as it is."""
        kept = self._stops.get(row)
        if kept is None:
            kept, camp = 0.0, self._at.camp
            for rows, weight in self._meetings:
                met = (*rows[:camp], row, *rows[camp + 1 :])
                kept += weight * chance(after_meeting(self._at, met))
            self._stops[row] = kept
        return kept

    def best(self, row: Row, pile: Pile) -> float:
        """The better of stopping and drawing."""
        key = row, pile
        kept = self._bests.get(key)
        if kept is None:
            kept = self.stop(row)
            if pile.any() and _open(row):
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
        if _open(row):
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


def _open(row: Row) -> bool:
    """Whether a row may still grow."""
    return len(row) < MOST and sum(VALUE[card] for card in row) <= LIMIT


def own_pile(world: GanymedeState, camp: int) -> Pile:
    """All of it is the seat's own to know, but for the order of what lies below."""
    deck, masks = world.zones[DECK[camp]], world.known[DECK[camp]]
    assert masks is not None
    top = len(deck)
    while top and masks[top - 1] >> camp & 1:
        top -= 1
    return Pile(tuple(reversed(deck[top:])), tuple(sorted(deck[:top])), tuple(sorted(world.zones[DISCARD[camp]])))


def _drawing(info: InfoSet, world: GanymedeState, rng: Rng) -> Iterator[float]:
    """The worth of each action while the seat draws."""
    played = world.setting.options["two_takes_to"] == "played"
    draws = Draws(standing_of(world, info.seat), forecast(info, rng), played)
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
    return [(action, _worth(world, action, info.seat)) for action in info.legal]


def _worth(state: GanymedeState, action: Action, seat: int) -> float:
    """The chance to win after an action that draws no card; other announcements follow as they are best.

    All 7s are used: there is always a card's damage without them, so whoever is hit removes and takes first anyway.
    """
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
    decider = world.decider()
    if decider == seat:
        return max(_worth(world, each, seat) for each in legal)
    if world.kind == BATTLE:
        return min(_worth(world, each, seat) for each in legal)
    return _worth(world, announce(world, legal), seat)
