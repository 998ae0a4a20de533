"""The four phases of a turn, and the turn after it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from desktop.engine.actions import Action
from desktop.engine.frames import Ask, Auto
from desktop.engine.text import Text, seat_name
from desktop.games.barbarossa.abilities import abilities, use
from desktop.games.barbarossa.attack import declare, targets
from desktop.games.barbarossa.cards import (
    ACTIVATION,
    AMOUNT,
    DEPLOY,
    EFFECT,
    EVENT,
    INFANTRY,
    PLAN,
    TANK,
    TRANSPORT,
)  # fmt: skip
from desktop.games.barbarossa.cards import OP as PLAY_COST
from desktop.games.barbarossa.cards import SP as BUY_COST
from desktop.games.barbarossa.playing import deploy, deploy_from_hand, play, take
from desktop.games.barbarossa.purse import draw, empty
from desktop.games.barbarossa.state import ACTIVATION as ACTIVATION_PHASE
from desktop.games.barbarossa.state import (
    ATTACKED,
    BOX,
    BOXED,
    DEPLOYED,
    DISCARD,
    END,
    ENDING,
    EVENTS,
    FALLEN,
    FATIGUED,
    FIRST,
    FOR_SALE,
    HAND,
    HQ,
    LIMIT,
    MOSCOW,
    OP,
    OPERATION,
    PHASE,
    PLAYING,
    REINFORCEMENT,
    ROUND,
    RP,
    SP,
    SPARED,
    TURN,
    BarbarossaState,
)  # fmt: skip
from desktop.games.barbarossa.verbs import (
    ACTIVATE,
    BUY,
    DEPLOY_FROM_HAND,
    DONE,
    KEEP,
    KEEP_NONE,
    MOST_SEATS,
    PLAY,
)  # fmt: skip
from desktop.games.barbarossa.verbs import (
    DEPLOY as DEPLOY_CARD,
)

HAND_SIZE: Final = 4


@dataclass(frozen=True)
class Course(Auto):
    """The bottom frame: whenever a phase is done, the next one begins."""

    def step(self, state: BarbarossaState) -> None:
        _NEXT[state.counters[PHASE]](state, state.counters[TURN])


@dataclass(frozen=True)
class Opening(Auto):
    """The first turn begins."""

    def step(self, state: BarbarossaState) -> None:
        state.stack.pop()
        state.note("boxed", card=state.zones[BOX][-1], value=state.counters[BOXED])
        begin_turn(state, state.counters[TURN])

    def fits(self, state: BarbarossaState) -> bool:
        """Whether a position read from a file can have this to come."""
        return bool(state.zones[BOX]) and state.counters[PHASE] == ACTIVATION_PHASE


# ---- what phases have in common


def open_phase(state: BarbarossaState, phase: int, points: int, ask: Ask) -> None:
    """A phase that brings a point, and then asks."""
    state.count(PHASE, phase)
    state.count(points, state.counters[points] + 1)
    state.stack.append(ask)


@dataclass(frozen=True)
class OfHand(Ask):
    """A choice that depends on the hand. It passes by itself only where everybody knows the hand: else the others
    would learn that nothing in it could be played."""

    seat: int

    def passes(self, state: BarbarossaState) -> bool:
        everyone = state.setting.everyone
        return all(mask == everyone for mask in state.known[HAND[self.seat]] or ())


def rolling(state: BarbarossaState, seat: int) -> list[Action]:
    """The transports of the hand."""
    return [PLAY[card] for card in dict.fromkeys(state.zones[HAND[seat]]) if TRANSPORT[card]]


# ---- Activation


def begin_turn(state: BarbarossaState, seat: int) -> None:
    """Rulebook 7-1: fatigued cards become active; what must be paid for waits for its SP."""
    if state.log is not None:
        state.note("turn", seat, value=state.counters[ROUND])
    state.count(PHASE, ACTIVATION_PHASE)
    winter = frost(state.zones[DEPLOYED[seat]])
    tired = state.zones[FATIGUED[seat]]
    for at in range(len(tired) - 1, -1, -1):
        if not activation_price(tired[at], winter):
            state.move(FATIGUED[seat], at, DEPLOYED[seat])
    if tired or (state.setting.options["activation"] == "always" and state.zones[HAND[seat]]):
        state.stack.append(ACTIVATIONS[seat])


def frost(lying: Iterable[int]) -> int:
    """What General Winter asks for each Tank of its owner; two Winters do not add up."""
    return max((AMOUNT[card] for card in lying if EFFECT[card] == "winter"), default=0)


def activation_price(card: int, winter: int) -> int:
    """The SP that it costs to activate a card."""
    return ACTIVATION[card] or (winter if TANK[card] else 0)


@dataclass(frozen=True)
class Activate(OfHand):
    """Transports may be played, and cards activated for SP."""

    def options(self, state: BarbarossaState) -> list[Action]:
        winter = frost(state.zones[DEPLOYED[self.seat]])
        sp = state.counters[SP]
        tired = dict.fromkeys(state.zones[FATIGUED[self.seat]])
        affordable = [ACTIVATE[card] for card in tired if 0 < activation_price(card, winter) <= sp]
        return [DONE, *affordable, *rolling(state, self.seat)]

    def choose(self, state: BarbarossaState, action: Action) -> None:
        if action is DONE:
            state.stack.pop()
        elif action.verb == "play":
            play(state, self.seat, action.card)
        else:
            price = activation_price(action.card, frost(state.zones[DEPLOYED[self.seat]]))
            state.count(SP, state.counters[SP] - price)
            at = state.zones[FATIGUED[self.seat]].index(action.card)
            state.move(FATIGUED[self.seat], at, DEPLOYED[self.seat])

    def fits(self, state: BarbarossaState) -> bool:
        """Whether a position read from a file can be at this choice."""
        return state.counters[PHASE] == ACTIVATION_PHASE

    def prompt(self, state: BarbarossaState) -> Text:
        return Text("barbarossa.prompt.activation", (state.counters[SP], seat_name(self.seat)))


# ---- Operation


def begin_operation(state: BarbarossaState, seat: int) -> None:
    """Rulebook 7-2: 1 OP, and any number of actions."""
    open_phase(state, OPERATION, OP, OPERATIONS[seat])


@dataclass(frozen=True)
class Operate(OfHand):
    """Play, deploy, use abilities and attack once, in any order."""

    def options(self, state: BarbarossaState) -> list[Action]:
        seat = self.seat
        counters = state.counters
        zones = state.zones
        op = counters[OP]
        legal = [DONE]
        hand = dict.fromkeys(zones[HAND[seat]])
        legal += [PLAY[card] for card in hand if 0 <= PLAY_COST[card] <= op]
        if zones[PLAYING[seat]]:
            legal += [DEPLOY_CARD[card] for card in dict.fromkeys(zones[PLAYING[seat]]) if DEPLOY[card]]
        if counters[HQ]:
            legal += [DEPLOY_FROM_HAND[card] for card in hand if INFANTRY[card] or TANK[card]]
        legal += abilities(state, seat, False)
        legal += targets(state, seat)
        return legal

    def choose(self, state: BarbarossaState, action: Action) -> None:
        verb = action.verb
        if verb == "play":
            play(state, self.seat, action.card)
        elif verb == "done":
            state.stack.pop()
        elif verb == "deploy":
            deploy(state, self.seat, action.card)
        elif verb == "attack":
            declare(state, self.seat, action.card)
        elif verb == "deploy_from_hand":
            deploy_from_hand(state, self.seat, action.card)
        else:
            use(state, self.seat, action)

    def fits(self, state: BarbarossaState) -> bool:
        """Whether a position read from a file can be at this choice."""
        return state.counters[PHASE] == OPERATION

    def prompt(self, state: BarbarossaState) -> Text:
        return Text("barbarossa.prompt.operation", (state.counters[OP], seat_name(self.seat)))


# ---- Reinforcement


def begin_reinforcement(state: BarbarossaState, seat: int) -> None:
    """Rulebook 7-3: 1 RP. With Moscow gained the game ends here instead."""
    if state.counters[HQ]:
        state.count(HQ, 0)
    if state.counters[FALLEN]:
        finish(state, MOSCOW)
        return
    open_phase(state, REINFORCEMENT, RP, REINFORCEMENTS[seat])


@dataclass(frozen=True)
class Reinforce(OfHand):
    """Buy from the Field, a card for each RP and for its SP."""

    def options(self, state: BarbarossaState) -> list[Action]:
        legal = [DONE]
        zones = state.zones
        if state.counters[RP]:
            sp = state.counters[SP]
            for pile in FOR_SALE:
                if zones[pile]:
                    card = zones[pile][-1]
                    if BUY_COST[card] <= sp:
                        legal.append(BUY[card])
        legal += rolling(state, self.seat)
        return legal

    def choose(self, state: BarbarossaState, action: Action) -> None:
        if action is DONE:
            state.stack.pop()
        elif action.verb == "play":
            play(state, self.seat, action.card)
        else:
            counters = state.counters
            state.count(RP, counters[RP] - 1)
            state.count(SP, counters[SP] - BUY_COST[action.card])
            take(state, self.seat, action.card)

    def fits(self, state: BarbarossaState) -> bool:
        """Whether a position read from a file can be at this choice."""
        return state.counters[PHASE] == REINFORCEMENT

    def prompt(self, state: BarbarossaState) -> Text:
        counters = state.counters
        return Text("barbarossa.prompt.reinforcement", (counters[RP], counters[SP], seat_name(self.seat)))


# ---- Ending


def begin_ending(state: BarbarossaState, seat: int) -> None:
    """Rulebook 7-4: the playing zone is discarded, plans return to the Field, and one card may be kept."""
    state.count(PHASE, ENDING)
    playing = state.zones[PLAYING[seat]]
    while playing:
        if PLAN[playing[0]]:
            state.lost(seat, playing[0])
            state.return_to_field(PLAYING[seat], 0)
        else:
            state.move(PLAYING[seat], 0, DISCARD[seat])
    if state.zones[HAND[seat]]:
        state.stack.append(ENDINGS[seat])


@dataclass(frozen=True)
class Keep(Ask):
    """All of the hand is discarded but for at most one card."""

    seat: int

    def options(self, state: BarbarossaState) -> list[Action]:
        return [KEEP_NONE, *(KEEP[card] for card in dict.fromkeys(state.zones[HAND[self.seat]]))]

    def choose(self, state: BarbarossaState, action: Action) -> None:
        state.stack.pop()
        hand = state.zones[HAND[self.seat]]
        # Of two alike the others see one go: what they knew of goes, and what stays they do not know.
        kept = state.find(HAND[self.seat], action.card, known_least=True) if action.card >= 0 else -1
        for at in range(len(hand) - 1, -1, -1):
            if at != kept:
                state.move(HAND[self.seat], at, DISCARD[self.seat])

    def fits(self, state: BarbarossaState) -> bool:
        """Whether a position read from a file can be at this choice."""
        return state.counters[PHASE] == ENDING and bool(state.zones[HAND[self.seat]])

    def prompt(self, state: BarbarossaState) -> Text:
        return Text("barbarossa.prompt.keep", (len(state.zones[HAND[self.seat]]), seat_name(self.seat)))


def end_turn(state: BarbarossaState, seat: int) -> None:
    """Draw anew, let what lasted for this turn go, and pass on; after the last seat's turn the round is over."""
    counters = state.counters
    lying = state.zones[DEPLOYED[seat]]
    mud = max((AMOUNT[card] for card in lying if EFFECT[card] == "mud"), default=0)
    draw(state, seat, HAND_SIZE - mud)
    for at in range(len(lying) - 1, -1, -1):
        card = lying[at]
        if EVENT[card] and card != counters[SPARED]:
            state.move(DEPLOYED[seat], at, EVENTS, 0)
            state.lost(seat, card)
        elif EVENT[card]:
            state.count(SPARED, -1)  # of two alike the older one goes
    empty(state)
    if counters[ATTACKED]:
        state.count(ATTACKED, 0)
    follower = (seat + 1) % state.setting.seats
    if follower == counters[FIRST]:
        if counters[ROUND] >= int(state.setting.options["round_limit"]):
            state.note("round_limit")
            finish(state, LIMIT)
            return
        state.count(ROUND, counters[ROUND] + 1)
    state.count(TURN, follower)
    begin_turn(state, follower)


def finish(state: BarbarossaState, why: int) -> None:
    """The game is over."""
    state.count(END, why)
    state.over = True


ACTIVATIONS: Final = tuple(Activate(seat) for seat in range(MOST_SEATS))
OPERATIONS: Final = tuple(Operate(seat) for seat in range(MOST_SEATS))
REINFORCEMENTS: Final = tuple(Reinforce(seat) for seat in range(MOST_SEATS))
ENDINGS: Final = tuple(Keep(seat) for seat in range(MOST_SEATS))

_NEXT: Final = (begin_operation, begin_reinforcement, begin_ending, end_turn)  # by the phase that is over
COURSE: Final = Course()
OPENING: Final = Opening()
