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
    GAIN,
    INFANTRY,
    NAMES,
    OCCUPY,
    TANK,
    TIRES,
    TRANSPORT,
    VP,
)  # fmt: skip
from desktop.games.barbarossa.cards import OP as PLAY_COST
from desktop.games.barbarossa.shopping import GREEDY, Taste, affordable
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
    VICTORY,
    BarbarossaState,
)  # fmt: skip
from desktop.games.barbarossa.verbs import (
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

# The order of playing: what costs nothing, what pays for itself, what stays, what only gives points.
_ORDER: Final = {
    "signals_battalion": 90.0, "strategic_planning": 89.0, "motorcycle_battalion": 88.0,
    "division_headquarters_company": 87.0, "panzer_grenadier": 86.0, "armored_reconnaissance_battalion": 85.0,
    "field_replacement_battalion": 84.0, "elite_panzer_regiment": 74.0, "independent_heavy_tank_battalion": 73.0,
    "panzer_regiment": 72.0, "field_commander": 66.0, "chief_of_staff": 65.0, "supply_depot": 64.0,
    "replacement_depot": 63.0, "repair_workshop": 62.0, "engineer_battalion": 58.0, "grenadier_regiment": 60.0,
    "assault_gun_battalion": 56.0, "anti_tank_battalion": 55.0, "artillery_regiment": 54.0,
    "soviet_guards_tank_army": 50.0, "concentrated_offensive": 40.0,
}  # fmt: skip
ORDER: Final = tuple(100.0 if not PLAY_COST[c] else _ORDER.get(name, 45.0) for c, name in enumerate(NAMES))
TERMINAL: Final = tuple(0.0 < rank < 80.0 for rank in ORDER)  # uses up OP: which one to play is a choice
_FREE: Final = tuple(TIRES[c] and not FATIGUE[c][4] for c in range(len(NAMES)))  # abilities that only give points
# What a deployed card, or one in hand, is worth keeping.
WORTH: Final = tuple(
    FATIGUE[c][4] + 2.0 * VP[c] + 2.0 * TANK[c] + 1.5 * (FATIGUE[c][0] + FATIGUE[c][2]) + 0.8 * sum(GAIN[c])
    for c in range(len(NAMES))
)  # fmt: skip


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
    best, chosen = 0.0, DONE
    for card in zones[HAND[seat]]:
        rank = ORDER[card]
        if front and (TANK[card] or (INFANTRY[card] and not (GAIN[card][2] and op))):
            rank = 80.0
            if rank > best:
                best, chosen = rank, DEPLOY_FROM_HAND[card]
        elif 0 <= PLAY_COST[card] <= op and rank > best and (not legal or PLAY[card] in legal):
            best, chosen = rank, PLAY[card]
    if best > 0.0:
        return chosen
    for card in zones[PLAYING[seat]]:
        if DEPLOY[card]:
            return DEPLOY_CARD[card]
    if not counters[ATTACKED]:
        attack = strike.target(state, seat)
        if attack is not None:
            return attack
    return DONE


def _attack(state: BarbarossaState, seat: int, legal: list[Action], own: Taste) -> Action:
    return strike.press(state, seat)


def _activate(state: BarbarossaState, seat: int, legal: list[Action], own: Taste) -> Action:
    """Transports first; a Tank for SP when it brings a city within reach, or costs little."""
    for action in legal:
        if action.verb == "play":
            return action
    cities = state.zones[CITIES]
    need = OCCUPY[cities[-1]] + 2 if cities else 0
    far = strike.reach(state, seat)
    for action in legal:
        if action.verb == "activate":
            card = action.card
            if not ACTIVATION[card] or far.tired < need <= far.tired + FATIGUE[card][4]:
                return action
    return DONE


def _reinforce(state: BarbarossaState, seat: int, legal: list[Action], own: Taste) -> Action:
    for card in reversed(state.zones[HAND[seat]]):
        if TRANSPORT[card] and (not legal or PLAY[card] in legal):
            return PLAY[card]
    if not state.counters[RP]:
        return DONE
    card = affordable(state, seat, own)
    if card < 0:
        return DONE
    return BUY[card] if not legal or BUY[card] in legal else max(legal[1:], key=lambda action: own.want[action.card])


def _keep(state: BarbarossaState, seat: int, legal: list[Action], own: Taste) -> Action:
    return KEEP[max(state.zones[HAND[seat]], key=lambda card: (WORTH[card], card))]


def _lose(state: BarbarossaState, seat: int, legal: list[Action], own: Taste) -> Action:
    for action in legal:
        if action.verb == "repair":
            return action
    return min(legal, key=lambda action: (WORTH[action.card], -action.target))


def _raze(state: BarbarossaState, seat: int, legal: list[Action], own: Taste) -> Action:
    sums = [0.0, 0.0]
    for half in (DEPLOYED, FATIGUED):
        for card in state.zones[half[seat]]:
            sums[not TANK[card]] += WORTH[card] if not CITY[card] else 0.0
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
    return max(legal, key=lambda action: WORTH[action.card] if action is not DECLINE else -1.0)


_RULES: Final = {
    "Operate": _operate, "Attack": _attack, "Activate": _activate, "Reinforce": _reinforce, "Keep": _keep,
    "Lose": _lose, "Raze": _raze, "Assign": _assign, "Remove": _remove, "Upgrade": _upgrade, "Recruit": _first_choice,
    "Rally": _first_choice,
}  # fmt: skip

_UNASKED: Final = frozenset(("Operate", "Attack", "Reinforce", "Keep"))  # rules that need no list of what is legal


def play_on(state: BarbarossaState, own: Taste, until: int) -> None:
    """Everybody plays by the rules of thumb, to the beginning of a round or the end of the game."""
    counters = state.counters
    while not state.over and counters[ROUND] < until:
        frame = state.stack[-1]
        name = type(frame).__name__
        legal = [] if name in _UNASKED else state.legal()
        if len(legal) == 1:
            state.apply(legal[0])
        else:
            state.apply(_RULES[name](state, frame.seat, legal, own))  # type: ignore[union-attr]
