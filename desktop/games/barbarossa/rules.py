"""The course of a game of Barbarossa: set-up, and who has won.

Modelling decisions. The deploying zone is two places, for active and for fatigued cards. Draw Points are drawn at once
and never lie in the purse. As soon as the gathered Battle Points reach the cost they are paid (rulebook 12: what can be
paid must be paid), so an attack has no action `pay`. A card turned face up is followed by all: what a seat gained is
public, so its victory points are a counter that everybody sees. The Activation Phase asks only where something can be
activated for SP; a transport played there otherwise gives nothing that it does not give a phase later (an option asks
always). Losses are chosen one by one in any order, because a Workshop may have a say in each.
The printed rules know no limit; `round_limit` is a safety, six times the longest of 4,000 games (48 rounds) in which
somebody wants Moscow. Where all play at random nobody takes it: only there the safety is met.
"""

from typing import Final

from desktop.engine.rng import Rng
from desktop.engine.setting import Setting
from desktop.games.barbarossa.attack import Attack
from desktop.games.barbarossa.cards import CITY, COPIES, GRENADIER, HORSES, LAST, OBJECTIVE, VP
from desktop.games.barbarossa.losses import Assign, Lose, Raze, RedRule, Settle
from desktop.games.barbarossa.playing import Rally, Recruit, Remove, Upgrade
from desktop.games.barbarossa.purse import draw
from desktop.games.barbarossa.state import (
    AIDS,
    BOX,
    BOXED,
    CITIES,
    DECK,
    DEPLOYED,
    END,
    EVENTS,
    FIRST,
    MOSCOW,
    PILE,
    ROUND,
    TURN,
    VICTORY,
    BarbarossaState,
)  # fmt: skip
from desktop.games.barbarossa.turn import (
    COURSE,
    HAND_SIZE,
    OPENING,
    Activate,
    Course,
    Keep,
    Opening,
    Operate,
    Reinforce,
)  # fmt: skip
from desktop.games.barbarossa.verbs import VERBS

START: Final = ((HORSES, 6), (GRENADIER, 2))
LEFT_OUT: Final = tuple(range(3, AIDS + 1))  # the piles of which one goes into the box: units, plans and aids


def new_state(setting: Setting, seed: int) -> BarbarossaState:
    """The table before the first turn."""
    state = BarbarossaState()
    state.start(setting, seed)
    for card, copies in enumerate(COPIES):
        for _ in range(copies):
            state.spawn(card, PILE[card])
    for pile in (AIDS, EVENTS, CITIES):
        state.shuffle(pile)
    cities = state.zones[CITIES]
    state.move(CITIES, cities.index(LAST), CITIES, 0)
    for seat in range(setting.seats):
        for card, number in START:
            for _ in range(number):
                state.move(PILE[card], len(state.zones[PILE[card]]) - 1, DECK[seat])
        state.shuffle(DECK[seat])
    rng = Rng(state.rng)
    boxed = LEFT_OUT[rng.below(len(LEFT_OUT))]
    first = rng.below(setting.seats)
    state.rng = rng.state
    while state.zones[boxed]:
        state.move(boxed, 0, BOX)
    state.count(BOXED, boxed)
    for seat in range(setting.seats):
        draw(state, seat, HAND_SIZE)
    state.count(FIRST, 0 if setting.options["first_seat"] == "seat0" else first)
    state.count(TURN, state.counters[FIRST])
    state.count(ROUND, 1)
    state.stack += [COURSE, OPENING]
    return state


# ---- the end


def standing(state: BarbarossaState, seat: int) -> tuple[int, int, int]:
    """What decides, in this order: all VP, the best objective, the cities."""
    lying = [card for card in state.zones[DEPLOYED[seat]] if OBJECTIVE[card]]
    best = max((VP[card] for card in lying), default=0)
    return state.counters[VICTORY[seat]], best, sum(CITY[card] for card in lying)


def winners(state: BarbarossaState) -> tuple[int, ...]:
    """The seats that nobody stands above."""
    standings = [standing(state, seat) for seat in range(state.setting.seats)]
    return tuple(seat for seat, each in enumerate(standings) if each == max(standings))


def decided_by(state: BarbarossaState) -> str:
    """What the game was decided by: points, the best objective, the number of cities, or nothing."""
    standings = sorted((standing(state, seat) for seat in range(state.setting.seats)), reverse=True)
    for number, name in enumerate(("points", "objective", "cities")):
        if standings[0][number] != standings[1][number]:
            return name
    return "shared"


def why(state: BarbarossaState) -> str:
    """How the game came to its end."""
    return "moscow" if state.counters[END] == MOSCOW else "limit"


BarbarossaState.frames = (
    Course, Opening, Activate, Operate, Reinforce, Keep, Attack, RedRule, Settle, Lose, Raze, Assign, Remove,
    Upgrade, Recruit, Rally,
)  # fmt: skip

__all__ = ["VERBS", "decided_by", "new_state", "standing", "why", "winners"]
