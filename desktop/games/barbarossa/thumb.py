"""Rules of thumb for every decision: fast enough for rollouts, good enough to be an opponent.

They look at nothing that the deciding seat does not see: of hidden cards at most at how many of which kind there are.
"""

from typing import Final

from desktop.engine.actions import Action
from desktop.games.barbarossa import strike
from desktop.games.barbarossa.cards import (
    ACTIVATION,
    CITY,
    DEPLOY,
    FATIGUE,
    FATIGUE_PAYS,
    GAIN,
    INFANTRY,
    NAMES,
    OCCUPY,
    TANK,
    TIRES,
    TRANSPORT,
    UNIT,
)  # fmt: skip
from desktop.games.barbarossa.cards import OP as PLAY_COST
from desktop.games.barbarossa.cards import SP as BUY_COST
from desktop.games.barbarossa.shopping import GREEDY, strength, wish
from desktop.games.barbarossa.state import (
    ATTACKED,
    CITIES,
    DEPLOYED,
    FATIGUED,
    HAND,
    HQ,
    OP,
    PLAYING,
    ROUND,
    RP,
    SP,
    VICTORY,
    BarbarossaState,
)  # fmt: skip
from desktop.games.barbarossa.taste import Taste
from desktop.games.barbarossa.verbs import (
    ACTIVATE,
    ASSIGN,
    BUY,
    DECLINE,
    DEPLOY_FROM_HAND,
    DONE,
    KEEP,
    PLAY,
    RAZE,
    REMOVE,
)  # fmt: skip
from desktop.games.barbarossa.verbs import (
    DEPLOY as DEPLOY_CARD,
)
from desktop.games.barbarossa.verbs import FATIGUE as FATIGUE_CARD

_FREE: Final = tuple(TIRES[c] and not FATIGUE[c][4] for c in range(len(NAMES)))  # abilities that only give points


def choose(state: BarbarossaState, legal: list[Action], own: Taste = GREEDY) -> Action:
    """The move of the rules of thumb, one of these."""
    seat = state.stack[-1].seat  # type: ignore[union-attr]
    return _RULES[type(state.stack[-1]).__name__](state, seat, legal, own)


def _operate(state: BarbarossaState, seat: int, legal: list[Action], own: Taste) -> Action:
    zones = state.zones
    counters = state.counters
    for card in zones[DEPLOYED[seat]]:
        if _FREE[card]:
            return FATIGUE_CARD[card]
    op = counters[OP]
    front = counters[HQ]
    army = strength(state, seat)
    best, chosen = 0.0, DONE
    for card in zones[HAND[seat]]:
        if TRANSPORT[card] and own.hold:
            continue
        rank = own.order[card]
        if front and (TANK[card] or (INFANTRY[card] and not (GAIN[card][2] and op))) and army < own.cap[card]:
            rank = 80.0
            if rank > best:
                best, chosen = rank, DEPLOY_FROM_HAND[card]
        elif 0 <= PLAY_COST[card] <= op and rank > best and (not legal or PLAY[card] in legal):
            best, chosen = rank, PLAY[card]
    if best > 0.0:
        return chosen
    for card in zones[PLAYING[seat]]:
        if DEPLOY[card] and army < own.cap[card]:
            return DEPLOY_CARD[card]
    if not counters[ATTACKED]:
        if own.hold:
            fuel = counters[SP]
            for card in zones[DEPLOYED[seat]]:
                fuel -= FATIGUE_PAYS[card]
            if fuel < 0:
                for card in zones[HAND[seat]]:
                    if TRANSPORT[card] and (not legal or PLAY[card] in legal):
                        return PLAY[card]
        attack = strike.target(state, seat, own)
        if attack is not None:
            return attack
    return DONE


def _attack(state: BarbarossaState, seat: int, legal: list[Action], own: Taste) -> Action:
    return strike.press(state, seat)


def _activate(state: BarbarossaState, seat: int, legal: list[Action], own: Taste) -> Action:
    """A Tank for SP when it brings a city within reach, or costs little; transports where SP are missing for it."""
    cities = state.zones[CITIES]
    need = OCCUPY[cities[-1]] + 2 if cities else 0
    far = strike.reach(state, seat)
    wanted = False
    for card in state.zones[FATIGUED[seat]]:
        if UNIT[card] and (not ACTIVATION[card] or far.tired < need <= far.tired + FATIGUE[card][4]):
            if ACTIVATE[card] in legal:
                return ACTIVATE[card]
            wanted = True
    if wanted or not own.hold:
        for action in legal:
            if action.verb == "play":
                return action
    return DONE


def _reinforce(state: BarbarossaState, seat: int, legal: list[Action], own: Taste) -> Action:
    """With one RP no more transports than the purchase takes; the others may be kept."""
    counters = state.counters
    if not counters[RP]:
        return DONE
    waiting = [card for card in state.zones[HAND[seat]] if TRANSPORT[card]]
    sp = counters[SP]
    if waiting and (counters[RP] > 1 or not own.hold):
        return PLAY[max(waiting)]
    card = wish(state, seat, own, sp + sum(GAIN[each][1] for each in waiting))
    if card < 0:
        return DONE if not legal or DONE in legal else legal[-1]
    if BUY_COST[card] > sp:
        enough = [each for each in waiting if sp + GAIN[each][1] >= BUY_COST[card]]
        return PLAY[min(enough) if enough else max(waiting)]
    if not legal or BUY[card] in legal:
        return BUY[card]
    return max(legal, key=lambda action: own.want[action.card] if action.card >= 0 else 0.0)


def _keep(state: BarbarossaState, seat: int, legal: list[Action], own: Taste) -> Action:
    return KEEP[max(state.zones[HAND[seat]], key=lambda card: (own.keep[card], card))]


def _lose(state: BarbarossaState, seat: int, legal: list[Action], own: Taste) -> Action:
    for action in legal:
        if action.verb == "repair":
            return action
    return min(legal, key=lambda action: (own.lose[action.card], -action.target))


def _raze(state: BarbarossaState, seat: int, legal: list[Action], own: Taste) -> Action:
    sums = [0.0, 0.0]
    for half in (DEPLOYED, FATIGUED):
        for card in state.zones[half[seat]]:
            sums[not TANK[card]] += own.lose[card] if not CITY[card] else 0.0
    return RAZE[sums[0] > sums[1]]


def _assign(state: BarbarossaState, seat: int, legal: list[Action], own: Taste) -> Action:
    rivals = [other for other in range(state.setting.seats) if other != seat]
    return ASSIGN[max(rivals, key=lambda other: state.counters[VICTORY[other]])]


def _remove(state: BarbarossaState, seat: int, legal: list[Action], own: Taste) -> Action:
    """The weakest transport goes, if something better comes for it."""
    hand = state.zones[HAND[seat]]
    for card in sorted(set(hand)):
        if card < 2:
            return REMOVE[card]
    return DECLINE


def _upgrade(state: BarbarossaState, seat: int, legal: list[Action], own: Taste) -> Action:
    return max(legal, key=lambda action: own.want[action.card])


def _first_choice(state: BarbarossaState, seat: int, legal: list[Action], own: Taste) -> Action:
    """What brings most: a card for the hand, or one to be active again."""
    return max(legal, key=lambda action: own.lose[action.card] if action is not DECLINE else -1.0)


_RULES: Final = {
    "Operate": _operate, "Attack": _attack, "Activate": _activate, "Reinforce": _reinforce, "Keep": _keep,
    "Lose": _lose, "Raze": _raze, "Assign": _assign, "Remove": _remove, "Upgrade": _upgrade, "Recruit": _first_choice,
    "Rally": _first_choice,
}  # fmt: skip

_UNASKED: Final = frozenset(("Operate", "Attack", "Reinforce", "Keep"))  # rules that need no list of what is legal


def play_on(state: BarbarossaState, tastes: list[Taste], until: int) -> None:
    """Everybody plays by the rules of thumb, to the beginning of a round or the end of the game."""
    counters = state.counters
    while not state.over and counters[ROUND] < until:
        frame = state.stack[-1]
        name = type(frame).__name__
        seat: int = frame.seat  # type: ignore[union-attr]
        legal = [] if name in _UNASKED else state.legal()
        state.apply(legal[0] if len(legal) == 1 else _RULES[name](state, seat, legal, tastes[seat]))
