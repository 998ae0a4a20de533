"""What the search needs: the few actions of a decision that are worth weighing, and how a position is played out.

The order of playing is left to the rules of thumb; bought, attacked, deployed and saved is what the search finds best.
"""

from math import exp
from typing import Final

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.barbarossa import strike
from desktop.games.barbarossa.cards import CITY, LAST, OCCUPY
from desktop.games.barbarossa.cards import SP as BUY_COST
from desktop.games.barbarossa.judgement import prospects
from desktop.games.barbarossa.shopping import SEASONED
from desktop.games.barbarossa.state import ATTACKED, ROUND, VICTORY, BarbarossaState
from desktop.games.barbarossa.thumb import ORDER, TERMINAL, choose, play_on
from desktop.games.barbarossa.verbs import BREAK_OFF, DONE

MOST: Final = 7  # candidates of a decision
ROUNDS: Final = 14  # that a playout looks ahead
LONG: Final = 40  # rounds: far more than a game takes unless everybody waits for the others to attack first
_LEAD: Final = 0.12  # what a victory point ahead adds to the log-odds of winning


def playout(state: BarbarossaState, rng: Rng) -> list[float]:
    """Everybody plays on by the rules of thumb; then each seat's chance, by how far it is ahead."""
    counters = state.counters
    play_on(state, SEASONED, counters[ROUND] + ROUNDS)
    seats = range(state.setting.seats)
    worth = [float(counters[VICTORY[seat]]) if state.over else prospects(state, seat) for seat in seats]
    chances = []
    for seat in seats:
        lead = worth[seat] - max(worth[each] for each in seats if each != seat)
        chances.append(1.0 / (1.0 + exp(-_LEAD * lead)))
    return chances


def candidates(info: InfoSet, rng: Rng) -> list[Action]:
    """The actions worth weighing, the rule of thumb's first; one alone is not weighed."""
    world = info.sample(rng)
    assert isinstance(world, BarbarossaState)
    sensible = info.sensible
    first = choose(world, sensible, SEASONED)
    judge = _CANDIDATES.get(type(world.stack[-1]).__name__)
    found = [first]
    for action in judge(world, info.seat, sensible, first) if judge is not None else ():
        if action not in found and action in sensible:
            found.append(action)
    return found[:MOST]


def _operate(state: BarbarossaState, seat: int, legal: list[Action], first: Action) -> list[Action]:
    """While cards go out in a clear order: that. Then what to attack, and whether."""
    if first.verb == "play" and TERMINAL[first.card]:
        plays = [action for action in legal if action.verb == "play" and TERMINAL[action.card]]
        return sorted(plays, key=lambda action: -ORDER[action.card])[:4] if len(plays) > 1 else []
    if first.verb not in ("attack", "done", "deploy"):
        return []
    waits = first.verb == "attack" and not _must_move(state, seat)
    found = [DONE] if waits or state.counters[ATTACKED] else []
    if not state.counters[ATTACKED] and first.verb != "deploy":
        found += [action for action in legal if action.verb == "attack" and _possible(state, seat, action.card)]
    return found


def _must_move(state: BarbarossaState, seat: int) -> bool:
    """Whether the game stands still, and not to the advantage of the seat: who waits on, waits for its end."""
    if state.counters[ROUND] <= LONG:
        return False
    most = max(state.counters[VICTORY[other]] for other in range(state.setting.seats) if other != seat)
    return state.counters[VICTORY[seat]] <= most


def _possible(state: BarbarossaState, seat: int, card: int) -> bool:
    """Whether an attack has a chance; Moscow only where it wins."""
    far = strike.reach(state, seat)
    if not CITY[card]:
        return far.all >= OCCUPY[card]
    if card == LAST and not strike.wins_with(state, seat, card):
        return False
    return strike.chance(strike.event_modifiers(state), card, far.all) > 0.0


def _attack(state: BarbarossaState, seat: int, legal: list[Action], first: Action) -> list[Action]:
    """Whether the last means are worth it."""
    return [BREAK_OFF] if first.verb in ("discard", "withdraw", "sacrifice") else []


def _reinforce(state: BarbarossaState, seat: int, legal: list[Action], first: Action) -> list[Action]:
    """Purchases: what is wanted, the dearest first, and to buy nothing."""
    if first.verb == "play":
        return []
    buys = [action for action in legal if action.verb == "buy" and SEASONED.want[action.card] > 0.0]
    buys.sort(key=lambda action: -(BUY_COST[action.card] + 0.3 * SEASONED.want[action.card]))
    return [*buys[: MOST - 2], DONE]


def _all(state: BarbarossaState, seat: int, legal: list[Action], first: Action) -> list[Action]:
    return legal


def _upgrade(state: BarbarossaState, seat: int, legal: list[Action], first: Action) -> list[Action]:
    return sorted(legal, key=lambda action: -SEASONED.want[action.card])[:4]


_CANDIDATES: Final = {
    "Operate": _operate, "Attack": _attack, "Reinforce": _reinforce, "Raze": _all, "Remove": _all, "Upgrade": _upgrade,
    "Recruit": _all, "Rally": _all,
}  # fmt: skip
