"""Which actions are never better and mostly worse than another: harm to oneself, and a gain that is left lying.

Not judged: which black card to take, what a 2 fetches (or whether it does), the order of a 4, and to draw past 21 on
purpose: whoever is damaged removes a card and takes first, so that can be meant.
"""

from collections.abc import Callable
from typing import Final

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.ganymede.cards import ACE, BUNKER, SHIFT, VALUE
from desktop.games.ganymede.drawing import Draw, can_use, open_sum
from desktop.games.ganymede.judgement import WORTH, best_total
from desktop.games.ganymede.odds import next_cards
from desktop.games.ganymede.showdown import announcers, foes_of
from desktop.games.ganymede.standing import PRIZE
from desktop.games.ganymede.state import ACES, BATTLE, MOST, PURPLE, ROW, GanymedeState
from desktop.games.ganymede.strength import LIMIT, compare, strength, threes_counter
from desktop.games.ganymede.verbs import DRAW, LEAVE, STOP, shift_of

HIGHEST: Final = max(VALUE)
CLEARLY: Final = 0.2  # log-odds by which one card must be better to own than another, by both measures that there are


def sensible(info: InfoSet) -> list[Action]:
    """The legal actions less the dominated ones."""
    legal = info.legal
    rule = _RULES.get(legal[0].verb)
    if rule is None:
        return legal
    state = info.sample(Rng(0))
    assert isinstance(state, GanymedeState)
    return rule(info, state, legal)


# ---- drawing


def _draw(info: InfoSet, state: GanymedeState, legal: list[Action]) -> list[Action]:
    """To stop while beaten though no next card could hurt; to turn up a 2 or 4 that can do nothing."""
    poor: list[Action] = [
        action for action in legal if action.verb == "turn_up" and not can_use(state, info.seat, action.card)
    ]
    if DRAW in legal and _beaten(state, info.seat) and _harmless(state, info.seat, next_cards(info.view)):
        poor.append(STOP)
    return [action for action in legal if action not in poor]


def _beaten(state: GanymedeState, camp: int) -> bool:
    """Whether a foe's open cards alone stand above the whole row, and further draws could still reach them."""
    row = state.zones[ROW[camp]]
    threes = sum(SHIFT[card] for card in row)
    for foe in foes_of(state, camp):
        own = best_total(row) + _tens(_open_cards(state, foe))
        theirs = open_sum(state, foe) + _tens(row)
        if own < theirs - threes and theirs + threes <= LIMIT and theirs <= own + HIGHEST * (MOST - len(row)):
            return True
    return False


def _harmless(state: GanymedeState, camp: int, cards: list[int]) -> bool:
    """Whether none of these cards could come to less or past 21, whatever 10s and 3s the foes have, or raise a foe."""
    row = state.zones[ROW[camp]]
    more = max(_most_added(state, camp, foe) for foe in foes_of(state, camp))
    best = best_total(row)
    return all(not BUNKER[card] and best <= _sure_total([*row, card], more) <= LIMIT for card in cards)


def _sure_total(row: list[int], more: int) -> int:
    """What a row comes to, an A as 11 only where so much more leaves it within 21; what is past 21 with it, as that."""
    low = sum(VALUE[card] for card in row)
    if low + more > LIMIT:
        return low + more
    return low + 10 if low + 10 + more <= LIMIT and any(ACE[card] for card in row) else low


def _most_added(state: GanymedeState, camp: int, foe: int) -> int:
    """By how much a foe's 10s and 3s may raise the own Strength: those that lie open, and cards nobody has seen."""
    seen = _open_cards(state, foe)
    cards = len(state.zones[ROW[foe]]) if _has_drawn(state, camp) else MOST
    return _tens(seen) + sum(SHIFT[card] for card in seen) + 2 * (cards - len(seen))


def _has_drawn(state: GanymedeState, camp: int) -> bool:
    """Whether the foes of the camp that draws now draw no more."""
    frame = state.stack[-1]
    assert isinstance(frame, Draw)
    return camp == PURPLE or (state.kind == BATTLE and frame.place > 0)


def _open_cards(state: GanymedeState, foe: int) -> list[int]:
    row, known = state.zones[ROW[foe]], state.known[ROW[foe]]
    return [card for at, card in enumerate(row) if known is None or known[at] == state.setting.everyone]


def _tens(cards: list[int]) -> int:
    return 2 * sum(BUNKER[card] for card in cards)


# ---- announcing


def _aces(info: InfoSet, state: GanymedeState, legal: list[Action]) -> list[Action]:
    """To announce a lower Strength, or one past 21, where a higher one counts whatever the foes' 3s do."""
    counted = []
    for action in legal:
        world = state.clone()
        world.counters[ACES[info.seat]] = action.target + 1
        counted.append([total for foe in foes_of(state, info.seat) for total in _may_count(world, info.seat, foe)])
    return [action for action, own in zip(legal, counted) if not any(_above(other, own) for other in counted)]


def _may_count(state: GanymedeState, camp: int, foe: int) -> list[int]:
    """The own Strength against a foe by everything that its 3s may still do; 0 past 21."""
    threes = _threes_to_come(state, camp, foe)
    total = strength(state, camp, foe)
    return [each if each <= LIMIT else 0 for each in range(total - threes, total + threes + 1)]


def _above(one: list[int], other: list[int]) -> bool:
    """Whether the first is never below the second, and somewhere above it."""
    return one != other and all(a >= b for a, b in zip(one, other))


def _threes_to_come(state: GanymedeState, camp: int, foe: int) -> int:
    """How many 3s a foe will still announce."""
    order = announcers(state)
    later = foe in order and order.index(foe) > order.index(camp)
    return sum(SHIFT[card] for card in state.zones[ROW[foe]]) if later else 0


def _threes(info: InfoSet, state: GanymedeState, legal: list[Action]) -> list[Action]:
    """To deal less or take more than need be, once nothing else will be announced between the two."""
    camp, foe = info.seat, legal[0].card
    if _threes_to_come(state, camp, foe) or _aces_to_come(state, camp, foe):
        return legal
    harms = []
    for action in legal:
        world = state.clone()
        world.counters[threes_counter(camp, foe)] = shift_of(action)
        harms.append(compare(world, camp, foe).harm)
    return [
        action
        for action, (taken, dealt) in zip(legal, harms)
        if not any(t <= taken and d >= dealt and (t, d) != (taken, dealt) for t, d in harms)
    ]


def _aces_to_come(state: GanymedeState, camp: int, foe: int) -> bool:
    """Whether a foe has still to say what its As count."""
    return not state.counters[ACES[foe]] and any(ACE[card] for card in state.zones[ROW[foe]])


# ---- all others


def _all_sevens(info: InfoSet, state: GanymedeState, legal: list[Action]) -> list[Action]:
    """A 7 left unused: the foe is hit in any case, so it only loses less."""
    return legal[:1]


def _look(info: InfoSet, state: GanymedeState, legal: list[Action]) -> list[Action]:
    """A 4 turned up and not used: the cards may go back as they lay."""
    return [action for action in legal if action is not LEAVE]


def _remove(info: InfoSet, state: GanymedeState, legal: list[Action]) -> list[Action]:
    """The best card, while one that is clearly worse to own could go."""
    cards = [action.card for action in legal]
    return [
        action
        for action in legal
        if not any(_clearly_better(action.card, card) for card in cards)
        or any(WORTH[card] > WORTH[action.card] or PRIZE[card] > PRIZE[action.card] for card in cards)
    ]


def _clearly_better(one: int, other: int) -> bool:
    return WORTH[one] - WORTH[other] >= CLEARLY and PRIZE[one] - PRIZE[other] >= CLEARLY


_RULES: Final[dict[str, Callable[[InfoSet, GanymedeState, list[Action]], list[Action]]]] = {
    "draw": _draw,
    "stop": _draw,
    "aces": _aces,
    "threes": _threes,
    "sevens": _all_sevens,
    "look": _look,
    "remove": _remove,
}
