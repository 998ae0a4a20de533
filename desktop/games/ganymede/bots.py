"""How Ganymede is played: a value for positions, a rollout policy and the greedy opponent.

Greedy computes drawing exactly over its own deck, against sampled rows of the foe; it announces what deals most,
removes what is worth least to own and takes what is worth most.
"""

from math import exp
from typing import Final

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Bots, Endgame, Judging, Level, Parting, named
from desktop.engine.rng import Rng
from desktop.games.ganymede.announcing import announce
from desktop.games.ganymede.cards import STRIKE, VALUE
from desktop.games.ganymede.dominated import sensible
from desktop.games.ganymede.drawing import can_use
from desktop.games.ganymede.judgement import WORTH, Row, RowValue, best_total, exchange, stop_or_draw, utility
from desktop.games.ganymede.prospects import judge
from desktop.games.ganymede.rules import result
from desktop.games.ganymede.showdown import foes_of
from desktop.games.ganymede.state import (
    BATTLE,
    COOP,
    DECK,
    DISCARD,
    DRAWING,
    GREEN,
    HP,
    LOOKING,
    MOST,
    PHASE,
    PURPLE,
    RED,
    ROUND,
    ROW,
    SHOWDOWN,
    THREE,
    GanymedeState,
)
from desktop.games.ganymede.strength import LIMIT, automated_sum
from desktop.games.ganymede.styles import FIGURES, STYLES
from desktop.games.ganymede.verbs import DRAW, STOP

SAMPLES: Final = 12  # rows of a foe that greedy looks at
BOLD: Final = 0.42  # the chance of a bust at which a rollout no longer draws

# Log-odds of winning, by logistic regression over the rounds of greedy games: a hit point of either side in battle, one
# of Purple's; a player who still fights; and by mode what the players start from and a hit point of theirs.
_HP: Final = 0.19
_PURPLE_HP: Final = 0.21
_ALIVE: Final = 0.3
_TEAM: Final = {COOP: (-0.38, 0.18), THREE: (-1.07, 0.11)}


# ---- the value of a position


def evaluate(state: GanymedeState, seat: int) -> float:
    """The chance to win, 0 to 1."""
    if state.over:
        return float(seat in result(state)[0])
    odds = _battle_odds(state) if state.kind == BATTLE else _team_odds(state)
    if seat == (GREEN if state.kind == BATTLE else PURPLE):
        odds = -odds
    return 1.0 / (1.0 + exp(-odds))


def _battle_odds(state: GanymedeState) -> float:
    """Red's log-odds: hit points, what the decks are worth, and half of what the rows on the table would do."""
    counters = state.counters
    odds = _HP * (counters[HP[RED]] - counters[HP[GREEN]]) + _owned(state, RED) - _owned(state, GREEN)
    share = _IN_PLAY[counters[PHASE]]
    if share:
        red, green = (tuple(sorted(state.zones[ROW[camp]])) for camp in (RED, GREEN))
        dealt, taken = exchange(red, green, True)
        odds += share * _HP * utility(dealt, taken, counters[HP[RED]], counters[HP[GREEN]])
    return odds


_IN_PLAY: Final = (0.0, 0.5, 1.0, 0.0, 0.0)  # by phase: how much of a blow on the table is as good as dealt


def _team_odds(state: GanymedeState) -> float:
    """The log-odds of Red and Green against Purple."""
    counters = state.counters
    start, own_hp = _TEAM[state.kind]
    odds = start - _PURPLE_HP * counters[HP[PURPLE]]
    share = _IN_PLAY[counters[PHASE]]
    foe = tuple(sorted(state.zones[ROW[PURPLE]]))
    for camp in state.players(-1):
        odds += own_hp * counters[HP[camp]] + _ALIVE + _owned(state, camp)
        if share:
            dealt, taken = exchange(tuple(sorted(state.zones[ROW[camp]])), foe, False, state.kind == COOP)
            odds += share * _HP * utility(dealt, taken, counters[HP[camp]], counters[HP[PURPLE]])
    return odds


def _owned(state: GanymedeState, camp: int) -> float:
    """What a camp's cards are worth together, wherever they lie."""
    total = 0.0
    for zone in (DECK[camp], ROW[camp], DISCARD[camp], LOOKING[camp]):
        for card in state.zones[zone]:
            total += WORTH[card]
    return total


# ---- rollouts


def policy(state: GanymedeState, legal: list[Action], rng: Rng) -> Action:
    """A rollout move: draw while a bust is unlikely, announce what deals most, keep and take good cards."""
    verb = legal[0].verb
    if verb == "draw":
        return _bold(state, legal, rng)
    if verb == "stop":
        return legal[1] if len(legal) == 2 and rng.below(2) and _useful(state, legal[1]) else STOP
    if verb == "take":
        return max(legal[rng.below(len(legal))], legal[rng.below(len(legal))], key=lambda a: WORTH[a.card])
    if verb == "remove":
        return min(legal[rng.below(len(legal))], legal[rng.below(len(legal))], key=lambda a: WORTH[a.card])
    if verb in ("aces", "threes"):
        return announce(state, legal)
    if verb == "fetch":
        return legal[rng.below(len(legal) - 1)]
    return legal[rng.below(len(legal))] if verb == "top" else legal[0]


def _useful(state: GanymedeState, turning: Action) -> bool:
    return can_use(state, state.decider(), turning.card)


def _bold(state: GanymedeState, legal: list[Action], rng: Rng) -> Action:
    camp = state.decider()
    if len(legal) == 3 and rng.below(2) and _useful(state, legal[2]):
        return legal[2]
    row = state.zones[ROW[camp]]
    total = best_total(row)
    if total >= 17 and total == LIMIT:
        return STOP
    left = state.zones[DECK[camp]] or state.zones[DISCARD[camp]]
    room = LIMIT - sum(VALUE[card] for card in row)
    bad = sum(VALUE[card] > room for card in left)
    return DRAW if bad < (BOLD + 0.2 * (rng.chance() - 0.5)) * len(left) and total < 19 else STOP


# ---- the greedy opponent


def greedy(info: InfoSet, rng: Rng) -> Action:
    """What is best by the next exchange; ties by the generator."""
    legal = info.sensible
    if len(legal) == 1:
        return legal[0]
    world = info.sample(rng)
    assert isinstance(world, GanymedeState)
    verb = legal[0].verb
    if verb in ("draw", "stop"):
        return _draw(info, world, rng)
    if verb == "take":
        return max(legal, key=lambda action: WORTH[action.card] + 1e-6 * rng.below(1000))
    if verb == "remove":
        return min(legal, key=lambda action: WORTH[action.card] + 1e-6 * rng.below(1000))
    if verb in ("aces", "threes"):
        return announce(world, legal)
    if verb in ("look", "sevens"):
        return legal[0]
    return _on_top(info, world, rng)


def _draw(info: InfoSet, world: GanymedeState, rng: Rng) -> Action:
    """Draw, stop, or turn up a 2 or 4 that can be used."""
    legal = info.sensible
    extra = [action for action in legal if action.verb == "turn_up"]
    if extra:
        return extra[0]
    stop, draw = _stop_and_draw(info, world, rng)
    return DRAW if DRAW in legal and (draw > stop or STOP not in legal) else STOP


def _on_top(info: InfoSet, world: GanymedeState, rng: Rng) -> Action:
    """The card that serves the own row best when drawn next; a 2 takes one in any case."""
    value = _row_value(info, world, rng)
    row = world.zones[ROW[info.seat]]

    def worth(action: Action) -> float:
        return max(value(tuple(sorted(row))), value(tuple(sorted((*row, action.card))))) + 0.1 * WORTH[action.card]

    return max((action for action in info.legal if action.card >= 0), key=worth)


def _stop_and_draw(info: InfoSet, world: GanymedeState, rng: Rng) -> tuple[float, float]:
    camp = info.seat
    value = _row_value(info, world, rng)
    row = tuple(sorted(world.zones[ROW[camp]]))
    deck = world.zones[DECK[camp]]
    draws = MOST - len(row)
    known = world.known[DECK[camp]]
    assert known is not None
    if deck and known[-1] >> camp & 1:
        stop, after = value(row), tuple(sorted((*row, deck[-1])))
        return stop, max(stop_or_draw(after, deck[:-1], draws - 1, value))
    return stop_or_draw(row, sorted(deck or world.zones[DISCARD[camp]]), draws, value)


def _row_value(info: InfoSet, world: GanymedeState, rng: Rng) -> RowValue:
    """Rows that the foes may end with, out of sampled worlds played on by the rollout policy."""
    foes: list[tuple[Row, int]] = []
    camp = info.seat
    for _ in range(SAMPLES):
        sampled = info.sample(rng)
        assert isinstance(sampled, GanymedeState)
        for foe in foes_of(sampled, camp):
            foes.append((_finished(sampled, foe, rng), sampled.counters[HP[foe]]))
    automated = world.kind == COOP
    return RowValue(foes, world.counters[HP[camp]], world.kind == BATTLE, automated)


def _finished(world: GanymedeState, camp: int, rng: Rng) -> Row:
    """A foe's row when it will have drawn; who has drawn before stays as it is."""
    row = world.zones[ROW[camp]][:]
    if world.kind != BATTLE and camp != PURPLE:
        return tuple(sorted(row))
    if world.kind == BATTLE and world.stack[-1].place:  # type: ignore[union-attr]
        return tuple(sorted(row))
    deck = world.zones[DECK[camp]][::-1] or world.zones[DISCARD[camp]]
    due = world.kind == BATTLE
    for card in deck:
        if len(row) >= MOST:
            break
        if world.kind == COOP:
            if automated_sum(row) > 17:
                break
        elif not due and best_total(row) >= 15 + rng.below(3):
            break
        row.append(card)
        due = False
    return tuple(sorted(row))


_HIGHEST: Final = max(VALUE)


def tempts(info: InfoSet, action: Action) -> float:
    """One card more, and always a high one."""
    if action is DRAW:
        return 1.0
    return VALUE[action.card] / _HIGHEST if action.verb == "take" else 0.0


# ---- the end of the game


def current_round(state: GanymedeState) -> int:
    return state.counters[ROUND]


def near_end(state: GanymedeState) -> bool:
    """Whether a blow of this round may be the last: a point for each card, two for a 7, one for 21."""
    phase = state.counters[PHASE]
    if state.counters[ROUND] >= int(state.setting.options["round_limit"]):
        return True
    if phase not in (DRAWING, SHOWDOWN):
        return False
    piles = (ROW,) if phase == SHOWDOWN else (ROW, DECK, DISCARD, LOOKING)
    for camp in range(state.camps):
        blow = 0
        for foe in foes_of(state, camp):
            cards = len(state.zones[ROW[foe]]) if phase == SHOWDOWN else MOST
            strikes = sum(STRIKE[card] for pile in piles for card in state.zones[pile[foe]])
            blow += cards + 1 + 2 * min(cards, strikes)
        if 0 < state.counters[HP[camp]] <= blow:
            return True
    return False


def stand(state: GanymedeState, legal: list[Action]) -> Action:
    """No more cards, what is announced at its best, and all 7s."""
    verb = legal[0].verb
    if verb in ("aces", "threes"):
        return announce(state, legal)
    return STOP if STOP in legal else legal[0]


BOTS: Final = Bots(
    policy=policy,
    evaluate=evaluate,
    greedy=greedy,
    levels=(
        Level("first_evening", "glance", *named("ganymede", "first_evening"), blur=0.5, pull=1.1, notice=0.42),
        Level("easy", "glance", *named("ganymede", "easy"), blur=0.53, pull=0.2, notice=0.8),
        Level("casual", "forgetful", *named("ganymede", "casual"), blur=0.6),
        Level("standard", "forgetful", *named("ganymede", "standard"), blur=0.54, awake=True),
        Level("club", "estimating", *named("ganymede", "club"), blur=0.235, awake=True),
        Level("seasoned", "estimating", *named("ganymede", "seasoned"), blur=0.16, awake=True),
        Level("expert", "estimating", *named("ganymede", "expert"), blur=0.105, awake=True),
        Level("strong", "judge", *named("ganymede", "strong")),
    ),
    judge=judge,
    endgame=Endgame(current_round, near_end, stand),
    parting=Parting(turns=1, worlds=64, others=12, deals=128, trust=0.5),
    judging=Judging(
        turns=3,
        playouts=40000,
        levels={"easy": (0.125, 0.163, 0.205), "standard": (0.093, 0.138, 0.2), "strong": (0.05, 0.1, 0.2)},
        looks=4,
    ),
    sensible=sensible,
    styles=STYLES,
    figures=FIGURES,
    tempts=tempts,
)
