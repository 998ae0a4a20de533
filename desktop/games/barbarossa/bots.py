"""How Barbarossa is played: a value for positions, a rollout policy, and the opponents."""

from math import exp
from typing import Final

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Bots, Endgame, Judging, Level, Parting, named
from desktop.engine.rng import Rng
from desktop.games.barbarossa.campaign import candidates, playout
from desktop.games.barbarossa.cards import LAST, SP
from desktop.games.barbarossa.dominated import sensible
from desktop.games.barbarossa.judgement import LEAD, prospects, standing
from desktop.games.barbarossa.rules import winners
from desktop.games.barbarossa.state import (
    ATTACKED,
    CITIES,
    FALLEN,
    FIRST,
    OPERATION,
    PHASE,
    ROUND,
    TARGET,
    TURN,
    BarbarossaState,
)  # fmt: skip
from desktop.games.barbarossa.thumb import choose

_LEAD: Final = 0.12  # what a victory point ahead adds to the log-odds of winning


def evaluate(state: BarbarossaState, seat: int) -> float:
    """The chance to win, 0 to 1."""
    if state.over:
        best = winners(state)
        return 1.0 / len(best) if seat in best else 0.0
    return _chance([prospects(state, each) for each in range(state.setting.seats)], seat, _LEAD)


def in_review(state: BarbarossaState, seat: int) -> float:
    """The same as games that were played to their end tell."""
    if state.over:
        return evaluate(state, seat)
    return _chance([standing(state, each) for each in range(state.setting.seats)], seat, LEAD)


def _chance(points: list[float], seat: int, weight: float) -> float:
    """How likely it is to win with so many points, when one ahead adds so much to the log-odds."""
    lead = points[seat] - max([points[each] for each in range(len(points)) if each != seat])
    return 1.0 / (1.0 + exp(-weight * lead))


def policy(state: BarbarossaState, legal: list[Action], rng: Rng) -> Action:
    """A rollout move: what the rules of thumb say; chance enough lies in the cards."""
    return choose(state, legal)


def greedy(info: InfoSet, rng: Rng) -> Action:
    """What the rules of thumb do; they look at nothing that the seat does not see."""
    legal = info.sensible
    if len(legal) == 1:
        return legal[0]
    world = info.sample(rng)
    assert isinstance(world, BarbarossaState)
    return choose(world, legal)


_DEAREST: Final = max(SP)


def tempts(info: InfoSet, action: Action) -> float:
    """Forward, and the dearest that can be paid."""
    if action.verb == "attack":
        return 1.0
    return 0.5 + 0.5 * SP[action.card] / _DEAREST if action.verb == "buy" else 0.4 * (action.card >= 0)


# ---- the end of the game


def turn(state: BarbarossaState) -> int:
    """Each seat's own."""
    seats = state.setting.seats
    counters = state.counters
    return counters[ROUND] * seats + (counters[TURN] - counters[FIRST]) % seats


def near_end(state: BarbarossaState) -> bool:
    """Whether Moscow can be taken in this turn, or has been."""
    counters = state.counters
    last = (counters[TURN] + 1) % state.setting.seats == counters[FIRST]
    if counters[FALLEN] or (last and counters[ROUND] >= int(state.setting.options["round_limit"])):
        return True
    if counters[PHASE] > OPERATION:
        return False
    cities = state.zones[CITIES]
    return len(cities) > 0 and cities[-1] == LAST and (not counters[ATTACKED] or counters[TARGET] == LAST)


BOTS: Final = Bots(
    policy=policy,
    evaluate=evaluate,
    greedy=greedy,
    levels=(
        Level(
            "first_evening", "glance", *named("barbarossa", "first_evening"), blur=0.6, pull=-0.7, notice=0.6, steps=8
        ),
        Level("easy", "forgetful", *named("barbarossa", "easy"), blur=0.65, steps=4),
        Level("casual", "forgetful", *named("barbarossa", "casual"), blur=0.4, steps=4),
        Level("standard", "forgetful", *named("barbarossa", "standard"), blur=0.24, awake=True, steps=4),
        Level("club", "forgetful", *named("barbarossa", "club"), blur=0.13, awake=True, steps=4),
        Level("seasoned", "forgetful", *named("barbarossa", "seasoned"), blur=0.05, awake=True, steps=6),
        Level("expert", "playouts", *named("barbarossa", "expert"), 1.0, 30, steps=5),
        Level("strong", "playouts", *named("barbarossa", "strong"), 1.2, turn=7.5),
    ),
    candidates=candidates,
    playout=playout,
    tempts=tempts,
    endgame=Endgame(turn, near_end, choose),
    in_review=in_review,
    judging=Judging(
        turns=6,
        last_word=20,
        playouts=5000,
        slip=0.1,
        mistake=0.16,
        blunder=0.25,
        looks=100,
        tuned=300,
        reckoned=32,
    ),
    parting=Parting(turns=1, worlds=8, others=10, deals=32, trust=0.5),
    sensible=sensible,
)
