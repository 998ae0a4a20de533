"""How Clash of Decks is played: a rule of thumb, the levels, and how a game ends; what positions are worth to a search
was learned (worth.py), and takes no rollout.

Greedy simulates its own assault after each of its plays, lets the other side answer with its best single
play and assault, and looks how one more assault of each would go; it takes what leaves it best off.
"""

from math import exp
from typing import Final

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Bots, Endgame, Judging, Level, Parting, named
from desktop.engine.rng import Rng
from desktop.games.clash.cards import ATTACK, AURA, COST, HAS, HEALTH, RAGE, SPRINT, TOWER
from desktop.games.clash.dominated import sensible
from desktop.games.clash.rules import END, result
from desktop.games.clash.state import HAND, LANE, TURN, ClashState
from desktop.games.clash.styles import FIGURES, STYLES
from desktop.games.clash.worth import evaluate

WIN: Final = 1000.0


# Log-odds of winning, fitted by logistic regression to 64,000 turns of greedy games of the starter edition:
# what a unit in play adds, what the hand and the towers add, and what it is worth to be on turn.
_UNIT: Final = tuple(
    0.264 * ATTACK[card] + 0.129 * HEALTH[card] + 0.083 * HAS[card].bit_count() + 0.231 * AURA[card].bit_count() - 0.27
    for card in range(TOWER)
)
_STEP: Final = 0.148
_BRINK: Final = 0.166
_WATCHTOWER: Final = 1.668
_CARD: Final = 0.27
_ON_TURN: Final = 0.363


_IDLE_SPELL: Final = 0.02  # a spell that changes nothing is not cast


def margin(state: ClashState, seat: int) -> float:
    """How much better the position is for the seat than for the other, in log-odds of winning."""
    if state.over:
        winners, _ = result(state)
        return 0.0 if not winners else WIN if winners == (seat,) else -WIN
    return _side(state, seat) - _side(state, 1 - seat)


def _side(state: ClashState, seat: int) -> float:
    """The tower far from its fall, units in play, and cards in hand as next turn's mana."""
    hand = state.zones[HAND[seat]]
    steps = state.to_the_end(seat)
    worth = _STEP * steps + _BRINK / (steps + 0.5) + _CARD * len(hand)
    if not state.is_stronghold(seat):
        worth += _WATCHTOWER
    for zone in LANE[seat]:
        for card in state.zones[zone]:
            worth += _UNIT[card]
    return worth


def glance(state: ClashState, seat: int) -> float:
    """The chance to win, 0 to 1, for whoever adds up what lies on the table and foresees no assault."""
    odds = margin(state, seat)
    if state.over:
        return 0.5 if not odds else float(odds > 0)
    odds += _ON_TURN if state.decider() == seat else -_ON_TURN
    return 1.0 / (1.0 + exp(-odds))


def policy(state: ClashState, legal: list[Action], rng: Rng) -> Action:
    """A rollout move: any play while there is one, mostly dear ones; then the assault."""
    if len(legal) == 1:
        return legal[0]
    if legal[-1] is END:
        a, b = legal[rng.below(len(legal) - 1)], legal[rng.below(len(legal))]
        if b is END:
            return a if rng.below(4) else END
        return a if COST[a.card] >= COST[b.card] else b
    return legal[rng.below(len(legal))]


def greedy(info: InfoSet, rng: Rng) -> Action:
    """The play after which the best answer leaves most; ties by the generator."""
    legal = info.sensible
    if len(legal) == 1:
        return legal[0]
    world = info.sample(rng)
    assert isinstance(world, ClashState)
    if legal[-1] is not END:
        return _draft(info, world, rng)
    best, chosen = -2 * WIN, legal[0]
    for action in legal:
        after = world.clone()
        after.apply(action)
        value = _after_reply(after, info.seat, best) + 1e-6 * rng.below(1000)
        if action.verb == "cast":
            value -= _IDLE_SPELL
        if value > best:
            best, chosen = value, action
    return chosen


def _after_reply(state: ClashState, seat: int, floor: float) -> float:
    """The value once the seat has ended its turn and the other has made its best single play.

    It stops as soon as an answer presses the value below `floor`.
    """
    if not state.over and state.decider() == seat:
        state.apply(END)
    if state.over:
        return margin(state, seat)
    worst = 2 * WIN
    for action in state.legal():
        reply = state.clone()
        reply.apply(action)
        if not reply.over and action is not END:
            reply.apply(END)
        worst = min(worst, _settled(reply, seat))
        if worst <= floor:
            break
    return worst


def _settled(state: ClashState, seat: int) -> float:
    """The margin now and after one more assault of each side, half and half: who is winning the lanes."""
    now = margin(state, seat)
    for _ in (0, 1):
        if not state.over:
            state.apply(END)
    return (now + margin(state, seat)) / 2


def _draft(info: InfoSet, world: ClashState, rng: Rng) -> Action:
    """The strongest card for its cost."""

    def worth(action: Action) -> float:
        card = action.card
        body = _UNIT[card] + (0.2 if HAS[card] & RAGE else 0.0)
        return (body + 0.3) / (COST[card] + 1.5) + 1e-6 * rng.below(1000)

    return max(info.sensible, key=worth)


_DEAREST: Final = max(COST)


def tempts(info: InfoSet, action: Action) -> float:
    """Dear cards look strong."""
    return COST[action.card] / _DEAREST if action.card >= 0 else 0.0


# ---- the end of the game


def turn(state: ClashState) -> int:
    """Each seat's own."""
    return state.counters[TURN]


def near_end(state: ClashState) -> bool:
    """Whether the blows of all that may strike the other's tower could bring it down: who enters now cannot."""
    seat = state.decider()
    if not state.counters[TURN]:
        return False
    if state.counters[TURN] >= int(state.setting.options["turn_limit"]):
        return True
    foe = 1 - seat
    needed = state.to_the_end(foe)
    if not state.is_stronghold(foe):
        needed += len(state.zones[HAND[foe]]) - 1
    cards = [card for zone in (HAND[seat], *LANE[seat]) for card in state.zones[zone] if card < TOWER]
    inspired = any(AURA[card] & SPRINT for card in cards)
    for zone in LANE[seat]:
        lane = state.zones[zone]
        for card in lane:
            if not state.entered >> card & 1:
                needed -= ATTACK[card]
                if inspired or HAS[card] & SPRINT:
                    needed -= len(lane) - 1  # those it passes
    return needed <= 0


def end(state: ClashState, legal: list[Action]) -> Action:
    """The assault at once."""
    return legal[-1]


BOTS: Final = Bots(
    policy=policy,
    evaluate=evaluate,
    greedy=greedy,
    depth=0,
    chances=True,
    glance=glance,
    explore=0.3,
    levels=(
        Level("first_evening", "glance", *named("clash", "first_evening"), blur=1.5, pull=0.3, notice=0.4),
        Level("easy", "glance", *named("clash", "easy"), blur=0.22, pull=0.1, notice=0.8),
        Level("casual", "forgetful", *named("clash", "casual"), blur=0.57),
        Level("standard", "forgetful", *named("clash", "standard"), blur=0.35, awake=True),
        Level("club", "search", *named("clash", "club"), 1.0, 30),
        Level("seasoned", "search", *named("clash", "seasoned"), 1.0, 120),
        Level("expert", "search", *named("clash", "expert"), 1.0, 600),
        Level("strong", "search", *named("clash", "strong"), 0.3),
    ),
    tempts=tempts,
    endgame=Endgame(turn, near_end, end, replies=1),
    parting=Parting(deals=128),
    judging=Judging(
        turns=8,
        playouts=50000,
        slip=0.1,
        mistake=0.15,
        blunder=0.25,
        levels={"easy": (0.17, 0.24, 0.324), "standard": (0.1, 0.15, 0.25), "strong": (0.1, 0.15, 0.25)},
        looks=9600,
    ),
    sensible=sensible,
    styles=STYLES,
    figures=FIGURES,
)
