"""What a position of Clash of Decks is worth to a seat: the learned weights (weights.py), laid out as tables.

It says the same as the weighted sum of features.py, in a tenth of the time; tests hold the two together.
"""

from math import exp
from typing import Final

from desktop.games.clash.cards import ATTACK, HEALTH, STRONGHOLD, TOWER
from desktop.games.clash.features import MANY, MOST_MANA, NAMES, OF_A_CARD, OF_A_UNIT, PLACE, STEPS, WINDOW, of_a_card
from desktop.games.clash.rules import END, result
from desktop.games.clash.state import HAND, LANE, MANA, OFFER, PICKED, TURN, ClashState
from desktop.games.clash.weights import WEIGHTS

Table = tuple[float, ...]

# Other features than those that were weighed are worth nothing until they are.
_WEIGHTS: Final[Table] = WEIGHTS if len(WEIGHTS) == len(NAMES) else (0.0,) * len(NAMES)


def _by_card(where: str, names: tuple[str, ...]) -> Table:
    """What each card adds at such a place."""
    first = PLACE[f"{where}.{names[0]}"]
    return tuple(sum(_WEIGHTS[first + n] * of_a_card(card)[n] for n in range(len(names))) for card in range(TOWER))


def _both(one: Table, other: Table) -> Table:
    return tuple(a + b for a, b in zip(one, other))


def _by_tower(when: str) -> Table:
    """What a tower adds: by its steps from the end, a Watchtower's first."""
    return tuple(
        _WEIGHTS[PLACE[f"{when}.{tower}.{steps}"]] for tower in ("watchtower", "stronghold") for steps in range(STEPS)
    )


def _by_hand(when: str) -> Table:
    """What so many cards of a hand add."""
    return tuple(_WEIGHTS[PLACE[f"{when}.hand.{cards}"]] for cards in range(MANY))


_OWN: Final[Table] = _by_card("own", OF_A_CARD)
_IN_PLAY: Final[Table] = _both(_OWN, _by_card("play", OF_A_CARD))
_IN_WINDOW: Final[Table] = _both(_OWN, _by_card("window", OF_A_CARD))
_BEHIND: Final[Table] = _both(_OWN, _by_card("behind", OF_A_CARD))
_SOON: Final[Table] = _by_card("soon", OF_A_UNIT)
_LATER: Final[Table] = _by_card("later", OF_A_UNIT)
_TOWER_NOW: Final[Table] = _by_tower("now")
_TOWER_SOON: Final[Table] = _by_tower("soon")
_TOWER_LATER: Final[Table] = _by_tower("later")
_HAND_NOW: Final[Table] = _by_hand("now")
_HAND_SOON: Final[Table] = _by_hand("soon")
_HAND_LATER: Final[Table] = _by_hand("later")
_FRESH: Final[Table] = tuple(
    _WEIGHTS[PLACE["fresh.unit"]]
    + _WEIGHTS[PLACE["fresh.attack"]] * ATTACK[card]
    + _WEIGHTS[PLACE["fresh.health"]] * HEALTH[card]
    for card in range(TOWER)
)
_FREE: Final[float] = _WEIGHTS[PLACE["lane.free"]]
_OPEN: Final[float] = _WEIGHTS[PLACE["lane.open"]]
_OVER: Final[float] = _WEIGHTS[PLACE["lane.over"]]
_FRONT: Final[Table] = tuple(
    _WEIGHTS[PLACE["lane.front_health"]] * HEALTH[card] + _WEIGHTS[PLACE["lane.front_attack"]] * ATTACK[card]
    for card in range(TOWER)
)
_DEEP: Final[float] = _WEIGHTS[PLACE["lane.deep"]]
_TURN: Final[float] = _WEIGHTS[PLACE["turn"]]
_MANA: Final[float] = _WEIGHTS[PLACE["mana"]]
_FIRST: Final[float] = _WEIGHTS[PLACE["first"]]
_OPENS: Final[float] = _WEIGHTS[PLACE["opens"]]
_WINS: Final[float] = _WEIGHTS[PLACE["wins"]]
_LOSES: Final[float] = _WEIGHTS[PLACE["loses"]]


def evaluate(state: ClashState, seat: int) -> float:
    """The chance to win, 0 to 1."""
    if state.over:
        winners, _ = result(state)
        return 0.5 if not winners else float(winners == (seat,))
    mover = state.decider()
    chance = 1.0 / (1.0 + exp(-odds(state, mover)))
    return chance if seat == mover else 1.0 - chance


def odds(state: ClashState, mover: int) -> float:
    """The log-odds of whoever is on turn."""
    other = 1 - mover
    if state.zones[OFFER]:
        return _OPENS + _draft(state, mover) - _draft(state, other)
    odds = _TURN + _MANA * min(MOST_MANA, state.counters[MANA])
    if state.counters[TURN] == 1:
        odds += _FIRST
    odds += _cards(state, mover) - _cards(state, other)
    odds += _stands(state, mover, _TOWER_NOW, _HAND_NOW) - _stands(state, other, _TOWER_NOW, _HAND_NOW)
    after = state.clone()
    after.apply(END)
    if after.over:
        return odds + _WINS
    odds += _units(after, mover, _SOON) - _units(after, other, _SOON)
    odds += _stands(after, mover, _TOWER_SOON, _HAND_SOON) - _stands(after, other, _TOWER_SOON, _HAND_SOON)
    after.apply(END)
    if after.over:
        return odds + _LOSES
    odds += _units(after, mover, _LATER) - _units(after, other, _LATER)
    return odds + _stands(after, mover, _TOWER_LATER, _HAND_LATER) - _stands(after, other, _TOWER_LATER, _HAND_LATER)


def _draft(state: ClashState, seat: int) -> float:
    """The cards that a seat has picked."""
    worth = 0.0
    for card in state.zones[PICKED[seat]]:
        worth += _OWN[card]
    return worth


def _cards(state: ClashState, seat: int) -> float:
    """All cards of a seat, by where they lie."""
    worth, left = 0.0, WINDOW
    for card in state.zones[HAND[seat]]:
        if card < TOWER:
            worth += _IN_WINDOW[card] if left > 0 else _BEHIND[card]
            left -= 1
    for lane in (0, 1):
        worth += _lane(state, state.zones[LANE[seat][lane]], state.zones[LANE[1 - seat][lane]])
    return worth


def _lane(state: ClashState, units: list[int], foes: list[int]) -> float:
    """Who stands in a lane, and against whom."""
    if not units:
        return 0.0
    worth, attack, entered = _FRONT[units[0]] + _DEEP * (len(units) * len(units)), 0, state.entered
    for card in units:
        worth += _IN_PLAY[card]
        attack += ATTACK[card]
        if entered >> card & 1:
            worth += _FRESH[card]
    if not foes:
        return worth + _FREE + (_OPEN + _OVER) * attack
    for card in foes:
        attack -= HEALTH[card]
    return worth + _OVER * attack if attack > 0 else worth


def _units(state: ClashState, seat: int, table: Table) -> float:
    """All that stand in a seat's lanes."""
    worth = 0.0
    for zone in LANE[seat]:
        for card in state.zones[zone]:
            worth += table[card]
    return worth


def _stands(state: ClashState, seat: int, towers: Table, hands: Table) -> float:
    """A seat's tower and the size of its hand."""
    hand = state.zones[HAND[seat]]
    last = len(hand) - 1
    steps, side = 0, 0
    for at, card in enumerate(hand):
        if card >= TOWER:
            steps = min(STEPS - 1, last - at)
            side = STEPS if card == STRONGHOLD else 0
            break
    return towers[side + steps] + hands[min(MANY - 1, last + 1)]
