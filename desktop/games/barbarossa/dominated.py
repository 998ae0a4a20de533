"""Which actions are never better and mostly worse than another: points for nothing, losses for nothing, and a gain that
is left lying.

What a card is worth to keep, to buy or to lose is a matter of taste, but for cards of one kind of which one gives all
that the other gives. Drawn cards are not counted as a gain: what cannot be played goes to the discard pile unused. An
unit that gives something when played may be meant to be played again, so to discard it from the field is not judged.
"""

from collections.abc import Callable
from typing import Final

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.barbarossa.cards import (
    CARDS,
    CITY,
    DEPLOY,
    EFFECT,
    EVENT,
    FATIGUE,
    FATIGUE_PAYS,
    GAIN,
    INFANTRY,
    LAST,
    OCCUPY,
    PLAN,
    TANK,
    TIRES,
    TRANSPORT,
    VP,
    Card,
)  # fmt: skip
from desktop.games.barbarossa.forces import odds, reachable, withdrawals
from desktop.games.barbarossa.playing import hindrance
from desktop.games.barbarossa.state import (
    ATTACKED,
    BP,
    COST,
    DEPLOYED,
    FATIGUED,
    HAND,
    RP,
    SPARED,
    TARGET,
    VICTORY,
    BarbarossaState,
)  # fmt: skip
from desktop.games.barbarossa.turn import activation_price, frost
from desktop.games.barbarossa.verbs import (
    BREAK_OFF,
    DECLINE,
    DEPLOY_FROM_HAND,
    DONE,
    KEEP_NONE,
    REPAIR,
)  # fmt: skip

KEPT: Final = 1  # cards that stay in the hand when the turn ends


def sensible(info: InfoSet) -> list[Action]:
    """The legal actions less the dominated ones."""
    state = info.sample(Rng(0))
    assert isinstance(state, BarbarossaState)
    rule = _RULES.get(type(state.stack[-1]).__name__)
    return info.legal if rule is None else rule(info, state, info.legal)


# ---- cards compared


def _like(card: Card) -> tuple[object, ...]:
    return card.table, card.kind, card.op, card.deploy, card.arrives, card.effect, card.amount


def _gives(card: Card) -> list[int]:
    """All that a card is good for; what it costs beside its OP counts less."""
    points = [card.gain.get(point, 0) for point in ("op", "sp", "dp", "rp", "bp")]
    tired = [card.fatigue.get(point, 0) for point in ("op", "sp", "dp", "rp", "bp")]
    return [*points, *tired, card.discard, card.sacrifice, card.vp, -card.pays, -card.activation]


def _better(one: Card, other: Card) -> bool:
    """Whether the first does the same for its owner, and more."""
    if _like(one) != _like(other):
        return False
    pairs = list(zip(_gives(one), _gives(other)))
    return all(a >= b for a, b in pairs) and any(a > b for a, b in pairs)


BETTER: Final = tuple(  # by card: the cards that are better
    frozenset(n for n, one in enumerate(CARDS) if _better(one, other)) for other in CARDS
)
# Units that are good for nothing but to lie in the field.
FOR_THE_FIELD: Final = tuple(bool(DEPLOY[card]) and not any(GAIN[card]) for card in range(len(CARDS)))
MOST_EVENT_VP: Final = max(VP[card] for card in range(len(CARDS)) if EVENT[card])


def _best_of(verb: str, legal: list[Action]) -> list[Action]:
    """Without those of this verb for which a better card is offered as well."""
    offered = {action.card for action in legal if action.verb == verb}
    return [action for action in legal if action.verb != verb or not BETTER[action.card] & offered]


# ---- the phases


def _operate(info: InfoSet, state: BarbarossaState, legal: list[Action]) -> list[Action]:
    seat = info.seat
    attacked = bool(state.counters[ATTACKED])
    found = []
    for action in legal:
        card = action.card
        if action.verb == "attack":
            if _hopeless(info, card) or _hands_over(state, seat, card):
                continue
        elif action.verb == "play":
            if _idle(state, seat, card, attacked) or (FOR_THE_FIELD[card] and DEPLOY_FROM_HAND[card] in legal):
                continue
        elif attacked and _for_points_alone(action):
            continue
        found.append(action)
    if _gain_left(state, seat, found):
        found.remove(DONE)
    return found


def _hopeless(info: InfoSet, card: int) -> bool:
    """An attack that cannot be won with all that the seat has, whatever the event: it only loses units."""
    most = reachable(info.view, info.seat)[1]
    if not CITY[card]:
        return most < OCCUPY[card]
    wins, events = odds(info.view, OCCUPY[card], most + withdrawals(info.view, info.seat))
    return not wins and events > 0


def _hands_over(state: BarbarossaState, seat: int, card: int) -> bool:
    """Whether to gain the last city would end the game while another seat stands above."""
    most = state.counters[VICTORY[seat]] + VP[card] + MOST_EVENT_VP
    return card == LAST and any(state.counters[VICTORY[each]] > most for each in range(state.setting.seats))


def _idle(state: BarbarossaState, seat: int, card: int, attacked: bool) -> bool:
    """A card that would do nothing: BP after the attack, a rally of nobody."""
    if EFFECT[card] == "rally":
        return not any(TANK[each] or INFANTRY[each] for each in state.zones[FATIGUED[seat]])
    gain = GAIN[card]
    return attacked and gain[4] > 0 and not any(gain[:4]) and not EFFECT[card] and not DEPLOY[card]


def _for_points_alone(action: Action) -> bool:
    """An ability that gives BP and nothing else, at the cost of a card that is of use in the field alone."""
    gain = FATIGUE[action.card]
    if action.verb == "fatigue":
        return gain[4] > 0 and not any(gain[:4])
    return action.verb == "discard" and FOR_THE_FIELD[action.card]


def _gain_left(state: BarbarossaState, seat: int, legal: list[Action]) -> bool:
    """Whether to be done would leave lying what costs nothing more: points, or a unit that may go into the field.

    Of the cards in hand that could still be played for points one may be meant to be kept.
    """
    spare = 0
    for action in legal:
        card = action.card
        if action.verb == "fatigue":
            gain = FATIGUE[card]
            if not FATIGUE_PAYS[card] and not gain[4] and gain[0] + gain[1] + gain[3]:
                return True
        elif action.verb in ("deploy", "deploy_from_hand"):
            if FOR_THE_FIELD[card]:
                return True
        elif action.verb == "play" and not TRANSPORT[card] and not PLAN[card]:
            gain = GAIN[card]
            if gain[0] + gain[1] + gain[3] and not gain[2]:
                spare += state.zones[HAND[seat]].count(card)
    return spare > KEPT


def _attack(info: InfoSet, state: BarbarossaState, legal: list[Action]) -> list[Action]:
    """What is spent on an attack that is lost; to give up one that tired units alone would win."""
    seat, target = info.seat, state.counters[TARGET]
    cost = state.counters[COST]
    retreat = withdrawals(info.view, seat) if CITY[target] else 0
    if reachable(info.view, seat)[1] + retreat < cost:
        return [action for action in legal if action.verb != "withdraw" and not _for_points_alone(action)]
    winter = frost(state.zones[DEPLOYED[seat]])
    free = sum(
        FATIGUE[card][4]
        for card in state.zones[DEPLOYED[seat]]
        if TIRES[card] and not FATIGUE_PAYS[card] and not activation_price(card, winter)
    )
    if state.counters[BP] + free < cost or target == LAST:
        return legal
    return [action for action in legal if action is not BREAK_OFF]


def _reinforce(info: InfoSet, state: BarbarossaState, legal: list[Action]) -> list[Action]:
    """With the last RP a card of which a better one can be paid: SP are lost with the turn. And transports unused."""
    points = state.counters[RP]
    found = _best_of("buy", legal) if points == 1 else legal
    less = hindrance(state.zones[DEPLOYED[info.seat]], state.counters[SPARED])
    spare = sum(TRANSPORT[card] and GAIN[card][1] > less for card in state.zones[HAND[info.seat]])
    return found[1:] if points and spare > KEPT else found


def _keep(info: InfoSet, state: BarbarossaState, legal: list[Action]) -> list[Action]:
    """To keep nothing: the next hand is drawn in any case."""
    return [action for action in legal if action is not KEEP_NONE]


def _take(info: InfoSet, state: BarbarossaState, legal: list[Action]) -> list[Action]:
    """To leave an Infantry in the discard pile, or units fatigued, when they may come for nothing."""
    return [action for action in legal if action is not DECLINE]


def _upgrade(info: InfoSet, state: BarbarossaState, legal: list[Action]) -> list[Action]:
    return _best_of("gain", legal)


def _lose(info: InfoSet, state: BarbarossaState, legal: list[Action]) -> list[Action]:
    """To lose a Tank that the Workshop would save, or the better of two in the same condition."""
    found = []
    for action in legal:
        rest = [other.card for other in legal if other.verb == "lose" and other.target == action.target]
        saved = REPAIR[action.target][action.card] in legal
        if action.verb != "lose" or not (saved or any(action.card in BETTER[card] for card in rest)):
            found.append(action)
    return found


def _assign(info: InfoSet, state: BarbarossaState, legal: list[Action]) -> list[Action]:
    """To take Winter, mud or Partisans upon oneself."""
    return [action for action in legal if action.target != info.seat]


_RULES: Final[dict[str, Callable[[InfoSet, BarbarossaState, list[Action]], list[Action]]]] = {
    "Operate": _operate,
    "Attack": _attack,
    "Reinforce": _reinforce,
    "Keep": _keep,
    "Recruit": _take,
    "Rally": _take,
    "Upgrade": _upgrade,
    "Lose": _lose,
    "Assign": _assign,
}
