"""How Chronicle is played: a value for positions, a rollout policy and the greedy opponent.

A position is worth what the match looks like when everybody plays the round out by the rules of thumb.
"""

from dataclasses import dataclass
from math import exp
from typing import Final

from desktop.engine.actions import Action
from desktop.engine.frames import Auto
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Bots, Endgame, Judging, Level, Parting, named
from desktop.engine.rng import Rng
from desktop.games.chronicle.cards import CHARACTERS, STRENGTH
from desktop.games.chronicle.dominated import sensible
from desktop.games.chronicle.histories import active
from desktop.games.chronicle.judgement import MONOPOLY_FAME
from desktop.games.chronicle.playout import fame_after
from desktop.games.chronicle.rules import FAME_TO_WIN, all_fame, at_limit, end_round
from desktop.games.chronicle.state import EACH_HAND, HAND, LEADER, MEETING, ROUND, SEATED, ChronicleState
from desktop.games.chronicle.styles import FIGURES, STYLES
from desktop.games.chronicle.thumb import choose

_WANDER: Final = 10  # one rollout move in so many is any move

TOO_EARLY: Final = 2  # with fewer cards out of the hands a round has hardly begun, and tells nothing yet
# What Fame adds to the log-odds of winning the match: fitted to 860 games of the rules of thumb at three to six seats.
_FAME: Final = (0.0, 1.0, 2.25, 3.5)
_WEIGHT: Final = tuple(map(exp, _FAME))


def evaluate(state: ChronicleState, seat: int) -> float:
    """The chance to win, 0 to 1."""
    values = state.worth
    if values is None:
        values = state.worth = _prospects(state)
    return values[seat]


def _prospects(state: ChronicleState) -> tuple[float, ...]:
    """Each seat's chance to win the match, once the round is played out; a round hardly begun tells nothing yet."""
    if state.over:
        return after_round(state)
    if cards_out(state) < TOO_EARLY:
        return match_odds(all_fame(state))
    return _chances(state, fame_after(state))


def cards_out(state: ChronicleState) -> int:
    """How many characters have left the hands in this round."""
    return len(CHARACTERS) - sum(map(len, state.zones[EACH_HAND]))


def after_round(state: ChronicleState) -> tuple[float, ...]:
    """Each seat's chance to win the match when a round has been judged."""
    return _chances(state, all_fame(state))


def _chances(state: ChronicleState, fame: list[int]) -> tuple[float, ...]:
    """The same with so much Fame."""
    best = max(fame)
    enough = best >= FAME_TO_WIN and (fame.count(best) == 1 or not state.setting.options["prolonged"])
    if enough or at_limit(state):
        won = 1.0 / fame.count(best)
        return tuple([won if each == best else 0.0 for each in fame])
    return match_odds(fame)


@dataclass(frozen=True)
class NoFurther(Auto):
    """The bottom frame of a position that is played to the end of its round only: nothing is dealt any more."""

    def step(self, state: ChronicleState) -> None:
        end_round(state)
        state.over = True


NO_FURTHER: Final = NoFurther()


def match_odds(fame: list[int]) -> tuple[float, ...]:
    """Each seat's chance to win the match between two rounds."""
    weights = [_WEIGHT[min(each, len(_WEIGHT) - 1)] for each in fame]
    total = sum(weights)
    return tuple([weight / total for weight in weights])


def policy(state: ChronicleState, legal: list[Action], rng: Rng) -> Action:
    """A rollout move: the rules of thumb, and now and then any move."""
    return choose(state, legal) if rng.below(_WANDER) else legal[rng.below(len(legal))]


def greedy(info: InfoSet, rng: Rng) -> Action:
    """What the rules of thumb do; they look at nothing that the seat does not see."""
    legal = info.sensible
    if len(legal) == 1:
        return legal[0]
    world = info.sample(rng)
    assert isinstance(world, ChronicleState)
    return choose(world, legal)


_STRONGEST: Final = max(STRENGTH)


def tempts(info: InfoSet, action: Action) -> float:
    """The strong card first: a meeting that is won is won."""
    return STRENGTH[action.card] / _STRONGEST if action.verb == "play" else 0.0


# ---- the end of the game


def meeting(state: ChronicleState) -> int:
    """Meetings are looked at as a whole."""
    return len(CHARACTERS) * state.counters[ROUND] + state.counters[MEETING]


def near_end(state: ChronicleState) -> bool:
    """Whether somebody runs out of cards in this meeting, and has enough Fame then."""
    counters = state.counters
    most = max(all_fame(state)) + max(MONOPOLY_FAME, len(active(state)))
    if most < FAME_TO_WIN and not at_limit(state):
        return False
    for seat in range(state.seats):
        to_play = (seat - counters[LEADER]) % state.seats >= counters[SEATED]
        if len(state.zones[HAND[seat]]) <= to_play:
            return True
    return False


BOTS: Final = Bots(
    policy=policy,
    evaluate=evaluate,
    greedy=greedy,
    levels=(
        Level("first_evening", "glance", *named("chronicle", "first_evening"), blur=1.2, pull=0.3, notice=0.5),
        Level("easy", "glance", *named("chronicle", "easy"), blur=0.5, pull=0.2, notice=0.7),
        Level("casual", "glance", *named("chronicle", "casual"), blur=0.3, notice=0.85),
        Level("standard", "glance", *named("chronicle", "standard"), blur=0.08, awake=True),
        Level("club", "glance", *named("chronicle", "club"), iterations=4, awake=True),
        Level("seasoned", "search", *named("chronicle", "seasoned"), 1.0, 40),
        Level("expert", "search", *named("chronicle", "expert"), 1.0, 160),
        Level("strong", "search", *named("chronicle", "strong"), 0.3),
    ),
    depth=0,
    chances=True,
    tempts=tempts,
    endgame=Endgame(meeting, near_end, choose),
    judging=Judging(
        playouts=20000,
        levels={"easy": (0.1, 0.145, 0.225), "standard": (0.09, 0.145, 0.2), "strong": (0.076, 0.107, 0.2)},
    ),
    parting=Parting(turns=12, worlds=8, others=8, deals=128, trust=0.3),
    sensible=sensible,
    styles=STYLES,
    figures=FIGURES,
)
