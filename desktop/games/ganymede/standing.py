"""What a game against Purple stands at, as a chance to win: hit points, who still fights, and the cards it owns."""

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from desktop.games.ganymede.cards import CARDS
from desktop.games.ganymede.forecast import Meeting
from desktop.games.ganymede.judgement import exchange
from desktop.games.ganymede.state import (
    CLEANUP,
    COOP,
    DECK,
    DISCARD,
    HARM,
    HP,
    LOOKING,
    PHASE,
    PURPLE,
    RECRUIT,
    REINFORCE,
    ROW,
    STACKS,
    THREE,
    GanymedeState,
)

# What a card is worth to own, in log-odds of winning. Found by trial: 10,000 battles against greedy, with values about
# these: whoever gets a second 3 wins 64 in 100 instead of 51; the 4 and the 7, for which few wait, come next.
_PRIZE: Final = {
    "2": 0.28, "3": 0.95, "4": 0.48, "5": 0.0, "6": -0.03, "7": 0.40, "8": -0.22, "9": -0.32, "10": 0.0, "A": 0.20,
}  # fmt: skip
PRIZE: Final = tuple(_PRIZE[card.rank] for card in CARDS)
# As `evaluate` has them.
_PURPLE_HP: Final = 0.21
_ALIVE: Final = 0.3
_TEAM: Final = {COOP: (-0.38, 0.18), THREE: (-1.07, 0.11)}


class Standing(NamedTuple):
    """What a game stands at, seen by one camp."""

    kind: int
    camp: int
    hp: tuple[int, ...]
    owned: tuple[float, ...]  # by camp, what its cards are worth


def standing_of(state: GanymedeState, camp: int) -> Standing:
    """Where a position stands; whoever is to take a black card is thought to have the best one."""
    counters = state.counters
    owned = [_owned(state, each) for each in range(state.camps)]
    if counters[PHASE] in (RECRUIT, REINFORCE):
        left = (PRIZE[card] for stack in range(STACKS) for card in state.zones[stack])
        owned[state.decider()] += max(left, default=0.0)
    return Standing(state.kind, camp, tuple(counters[HP[each]] for each in range(state.camps)), tuple(owned))


def _owned(state: GanymedeState, camp: int) -> float:
    zones = state.zones
    piles = (DECK, ROW, DISCARD, LOOKING)
    total = sum(PRIZE[card] for pile in piles for card in zones[pile[camp]])
    if state.counters[HARM[camp]] and state.counters[PHASE] == CLEANUP:
        return total - _removed(state.zones[ROW[camp]], camp)
    return total


def _removed(row: Sequence[int], camp: int) -> float:
    """What whoever is damaged loses with the card it removes; Purple removes none."""
    return min((PRIZE[card] for card in row), default=0.0) if camp != PURPLE else 0.0


def chance(at: Standing) -> float:
    """The camp's chance to win the game, a fall of any camp included."""
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
    """Where it stands when these rows have met, As and 3s at their best, and cards were removed."""
    hp, owned = list(at.hp), list(at.owned)
    for camp in range(PURPLE):
        if at.hp[camp]:
            dealt, taken = exchange(rows[camp], rows[PURPLE], False, at.kind == COOP)
            for hurt, harm in ((camp, taken), (PURPLE, dealt)):
                if harm:
                    hp[hurt] = max(0, hp[hurt] - harm)
                    owned[hurt] -= _removed(rows[hurt], hurt)
    return at._replace(hp=tuple(hp), owned=tuple(owned))
