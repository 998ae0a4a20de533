"""How Clash of Decks is played: a value for positions, a rollout policy and the greedy opponent.

Greedy simulates its own assault after each of its plays, lets the other side answer with its best single
play and assault, and looks how one more assault of each would go; it takes what leaves it best off.
"""

from math import exp

from desktop.engine.actions import Action
from desktop.engine.game import Bots, Level
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.engine.text import Text
from desktop.games.clash.cards import ATTACK, AURA, COST, HAS, HEALTH, RAGE, TOWER
from desktop.games.clash.rules import END, result
from desktop.games.clash.state import HAND, LANE, ClashState

WIN = 1000.0

# What a unit in play is worth: its blow, its staying power, and what its abilities add.
_WORTH = tuple(
    1.5 * ATTACK[card] + 1.05 * HEALTH[card] + 0.9 * HAS[card].bit_count() + 2.25 * AURA[card].bit_count()
    for card in range(TOWER)
)


def score(state: ClashState, seat: int) -> float:
    """How much better the position is for the seat than for the other, in points."""
    if state.over:
        winners, _ = result(state)
        return 0.0 if not winners else WIN if winners == (seat,) else -WIN
    return _side(state, seat) - _side(state, 1 - seat)


def _side(state: ClashState, seat: int) -> float:
    """Towers far from the end, units in play, and cards in hand as next turn's mana."""
    hand = state.zones[HAND[seat]]
    steps = state.to_the_end(seat)
    points = 2.0 * steps - 8.0 / (steps + 0.5)
    if not state.is_stronghold(seat):
        points += 22.0
    for zone in LANE[seat]:
        for card in state.zones[zone]:
            points += _WORTH[card]
    return points + 0.6 * len(hand)


def evaluate(state: ClashState, seat: int) -> float:
    """The chance to win as the score tells it, 0 to 1."""
    return 1.0 / (1.0 + exp(-score(state, seat) / 14.0))


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
    if len(info.legal) == 1:
        return info.legal[0]
    world = info.sample(rng)
    assert isinstance(world, ClashState)
    if info.legal[-1] is not END:
        return _draft(info, world, rng)
    best, chosen = -2 * WIN, info.legal[0]
    for action in info.legal:
        after = world.clone()
        after.apply(action)
        value = _after_reply(after, info.seat, best) + 1e-6 * rng.below(1000)
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
        return score(state, seat)
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
    """The score now and after one more assault of each side, half and half: who is winning the lanes."""
    now = score(state, seat)
    for _ in (0, 1):
        if not state.over:
            state.apply(END)
    return (now + score(state, seat)) / 2


def _draft(info: InfoSet, world: ClashState, rng: Rng) -> Action:
    """The strongest card for its cost."""

    def worth(action: Action) -> float:
        card = action.card
        body = _WORTH[card] + (1.0 if HAS[card] & RAGE else 0.0)
        return body / (COST[card] + 1.5) + 1e-6 * rng.below(1000)

    return max(info.legal, key=worth)


BOTS = Bots(
    policy=policy,
    evaluate=evaluate,
    greedy=greedy,
    levels=(
        Level("random", "random", Text("house.level.random.name"), Text("house.level.random.character")),
        Level("greedy", "greedy", Text("house.level.greedy.name"), Text("clash.level.greedy.character")),
    ),
)
