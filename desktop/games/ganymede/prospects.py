"""What every action is worth, as a chance to win: the judgement of the strong opponent, and of hints.

Drawing is computed exactly over the cards left in the own deck, against a forecast of the rows it may meet; As and 3s
by every announcement still to come; cards taken and removed by what they are worth to own.
"""

from collections.abc import Iterator, Sequence
from math import exp
from typing import NamedTuple

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.ganymede.announcing import announce
from desktop.games.ganymede.cards import CARDS, FETCH, VALUE
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
_PRIZE = {
    "2": 0.28, "3": 0.95, "4": 0.48, "5": 0.0, "6": -0.03, "7": 0.40, "8": -0.22, "9": -0.32, "10": 0.0, "A": 0.20,
}  # fmt: skip
PRIZE = tuple(_PRIZE[card.rank] for card in CARDS)

# Log-odds by hit points: a lead of one, and how much less it says while both are well. Logistic regression over 131,000
# rounds of greedy's battles said 0.26; trials said no less than 0.2 and no more than 0.45.
_LEAD, _EARLY = 0.30, 0.011
_LAST = 0.25  # what is left of a card's worth when somebody is about to fall; the same regression
# As `evaluate` has them for the modes of three camps.
_PURPLE_HP, _ALIVE = 0.21, 0.3
_TEAM = {COOP: (-0.38, 0.18), THREE: (-1.07, 0.11)}

PEEKED, FETCHED = 0.002, 0.005  # what it is worth to have used a 4 or a 2, apart from the next draw


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
    total = sum(PRIZE[card] for pile in (DECK, ROW, DISCARD, LOOKING) for card in zones[pile[camp]])
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


class Draws:
    """Stop or draw, computed to the end of the own draws; results are kept, because rows repeat."""

    def __init__(self, at: Standing, meetings: list[tuple[Meeting, float]]) -> None:
        self._at = at
        self._meetings = meetings
        self._stops: dict[Row, float] = {}
        self._bests: dict[tuple[Row, Row], float] = {}

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

    def best(self, row: Row, left: Row, known: Row = ()) -> float:
        """The better of stopping and drawing; `known` lie on top, the next first, and `left` in any order below."""
        key = row, left
        kept = None if known else self._bests.get(key)
        if kept is None:
            kept = max(self.stop(row), self.draw(row, left, known)) if _may_draw(row, left, known) else self.stop(row)
            if not known:
                self._bests[key] = kept
        return kept

    def draw(self, row: Row, left: Row, known: Row = ()) -> float:
        """The chance to win if one more card is drawn, and then as is best."""
        if known:
            return self.best(with_card(row, known[0]), left, known[1:])
        total = 0.0
        for card in set(left):
            total += left.count(card) * self.best(with_card(row, card), without(left, card))
        return total / len(left)


def _may_draw(row: Row, left: Row, known: Row) -> bool:
    return len(row) < MOST and bool(left or known) and sum(VALUE[card] for card in row) <= LIMIT


def with_card(row: Row, card: int) -> Row:
    """A sorted row with one more."""
    return tuple(sorted((*row, card)))


def without(left: Row, card: int) -> Row:
    """Sorted cards less one of this kind."""
    at = left.index(card)
    return left[:at] + left[at + 1 :]


class Own(NamedTuple):
    """The seat's own cards while it draws, all but the row's known part sorted."""

    row: Row
    known: Row  # on top of the deck, the next first
    below: Row  # in the deck, in any order
    discard: Row
    looking: Row

    @property
    def left(self) -> Row:
        """What is drawn from after the known ones: an empty deck is made of the discard pile."""
        return self.below or (() if self.known else self.discard)


def own_cards(world: GanymedeState, camp: int) -> Own:
    """All of it is the seat's own to know, but for the order of what lies below."""
    deck, masks = world.zones[DECK[camp]], world.known[DECK[camp]]
    assert masks is not None
    top = len(deck)
    while top and masks[top - 1] >> camp & 1:
        top -= 1
    row, discard, looking = (tuple(sorted(world.zones[pile[camp]])) for pile in (ROW, DISCARD, LOOKING))
    return Own(row, tuple(reversed(deck[top:])), tuple(sorted(deck[:top])), discard, looking)


def _drawing(info: InfoSet, world: GanymedeState, rng: Rng) -> Iterator[float]:
    """The worth of each action while the seat draws."""
    draws = Draws(standing_of(world, info.seat), forecast(info, rng))
    own = own_cards(world, info.seat)
    for action in info.legal:
        if action.verb == "stop":
            yield draws.stop(own.row)
        elif action.verb == "draw":
            yield draws.draw(own.row, own.left, own.known)
        elif action.verb == "fetch":
            yield _fetched(draws, world, own, action.card)
        elif action.verb == "top":
            below = without(own.looking, action.card)
            yield draws.best(own.row, own.below, (action.card, *below))
        elif FETCH[action.card]:
            yield FETCHED + max(_fetched(draws, world, own, card) for card in set(own.discard))
        else:
            yield PEEKED + _peeked(draws, own)


def _fetched(draws: Draws, world: GanymedeState, own: Own, card: int) -> float:
    """A 2 takes this card; of two that serve as well, the better one to own comes back into play."""
    worth = 0.01 * PRIZE[card]
    if world.setting.options["two_takes_to"] == "played":
        taken = own._replace(row=with_card(own.row, card), discard=without(own.discard, card))
        return worth + draws.best(taken.row, taken.left, taken.known)
    return worth + draws.best(own.row, own.below, (card, *own.known))


def _peeked(draws: Draws, own: Own) -> float:
    """A 4 shows the next two, in every way they may lie, and the better goes on top."""
    pairs = list(_tops(own))
    return sum(max(draws.best(own.row, left, order) for order in {two, two[::-1]}) for two, left in pairs) / len(pairs)


def _tops(own: Own) -> Iterator[tuple[Row, Row]]:
    """The two cards on top, and what lies below; each as likely."""
    known = own.known
    if len(known) >= 2 or not own.below:
        yield known[:2], own.below
        return
    for card in own.below:
        rest = without(own.below, card)
        if known or not rest:
            yield (*known, card), rest
        else:
            for second in rest:
                yield (card, second), without(rest, second)


# ---- all decisions


def judge(info: InfoSet, rng: Rng) -> list[tuple[Action, float]]:
    """Every action with the chance to win that it leaves."""
    world = info.sample(rng)
    assert isinstance(world, GanymedeState)
    if info.legal[0].verb in ("draw", "stop", "fetch", "top"):
        worths = _drawing(info, world, rng)
        return [(action, min(1.0, max(0.0, worth))) for action, worth in zip(info.legal, worths, strict=True)]
    return [(action, _worth(world, action, info.seat)) for action in info.legal]


def _worth(state: GanymedeState, action: Action, seat: int) -> float:
    """The chance to win after an action that draws no card; other announcements follow as they are best."""
    world = state.clone()
    world.apply(action)
    if world.over:
        return float(seat in result(world)[0])
    if world.counters[PHASE] != SHOWDOWN:
        return chance(standing_of(world, seat))
    legal = world.legal()
    decider = world.decider()
    if decider == seat:
        return max(_worth(world, each, seat) for each in legal)
    if world.kind == BATTLE:
        return min(_worth(world, each, seat) for each in legal)
    return _worth(world, announce(world, legal), seat)
