"""What cards do when they are played face up: effects by name, and the choices they ask for.

Rulebook, about the special abilities: if an ability can be applied at all, it must be; if it cannot, the card may be
played all the same. What happens after the meeting (3, King, Demon, Dragon) or at the end of the round (1, 2, Angel)
is no effect in this sense.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, Final

from desktop.engine.actions import Action
from desktop.engine.frames import Ask, ShownAsk
from desktop.engine.rng import Rng
from desktop.engine.text import Text, seat_name
from desktop.games.chronicle import cards
from desktop.games.chronicle.cards import ABILITY
from desktop.games.chronicle.state import (
    ALLIES,
    DISCARD,
    EACH_ALLIES,
    HAND,
    MOST_SEATS,
    PLAYED,
    PLEDGE,
    SEATED,
    ChronicleState,
)
from desktop.games.chronicle.verbs import DISCARD_ALLY, GIVE, LOSE, RAID, RECALL, RETURN, SHED, TAKE

Effect = Callable[[ChronicleState, int], bool]  # False: it finds nothing to do


def foes_allies(state: ChronicleState, seat: int) -> list[int]:
    """All allies of the others."""
    found: list[int] = []
    for other, allies in enumerate(state.zones[EACH_ALLIES]):
        if other != seat:
            found += allies
    return found


def remove(state: ChronicleState, card: int, dst: int) -> None:
    """An ally goes somewhere else."""
    state.worth = None
    for zone in ALLIES:
        allies = state.zones[zone]
        if card in allies:
            state.move(zone, allies.index(card), dst)
            return
    raise AssertionError("no ally of anybody")


@dataclass(frozen=True)
class Choice(Ask):
    """A choice that an ability asks for; the one frame below it is the meeting."""

    seat: int

    def among(self, state: ChronicleState) -> list[int]:
        """The cards or seats that may be chosen, in no order; where there are none, the ability cannot be applied."""
        return state.zones[ALLIES[self.seat]]

    def fits(self, state: ChronicleState) -> bool:
        """Whether a position read from a file can be at this choice."""
        return bool(self.among(state)) and bool(state.zones[PLAYED[self.seat]]) and state.is_up(self.seat)


class ShownChoice(Choice):
    """One that is asked also where a single option is left."""

    shown: ClassVar[bool] = True


@dataclass(frozen=True)
class Take(Choice):
    """4 and Sage: one ally of an opponent comes to the own allies."""

    def options(self, state: ChronicleState) -> list[Action]:
        return [TAKE[card] for card in sorted(self.among(state))]

    def among(self, state: ChronicleState) -> list[int]:
        return foes_allies(state, self.seat)

    def choose(self, state: ChronicleState, action: Action) -> None:
        state.stack.pop()
        remove(state, action.card, ALLIES[self.seat])

    def prompt(self, state: ChronicleState) -> Text:
        return Text("chronicle.prompt.take", (seat_name(self.seat),))


@dataclass(frozen=True)
class Discard(ShownChoice):
    """8: one ally of an opponent is discarded."""

    def options(self, state: ChronicleState) -> list[Action]:
        return [DISCARD_ALLY[card] for card in sorted(self.among(state))]

    def among(self, state: ChronicleState) -> list[int]:
        return foes_allies(state, self.seat)

    def choose(self, state: ChronicleState, action: Action) -> None:
        state.stack.pop()
        remove(state, action.card, DISCARD)

    def prompt(self, state: ChronicleState) -> Text:
        return Text("chronicle.prompt.discard", (seat_name(self.seat),))


@dataclass(frozen=True)
class Raid(ShownChoice):
    """8, in an edition where it reaches hands: an opponent discards a card that is drawn from its hand unseen."""

    def options(self, state: ChronicleState) -> list[Action]:
        return [RAID[seat] for seat in self.among(state)]

    def among(self, state: ChronicleState) -> list[int]:
        return [seat for seat in range(state.seats) if seat != self.seat and state.zones[HAND[seat]]]

    def choose(self, state: ChronicleState, action: Action) -> None:
        state.stack.pop()
        state.worth = None
        hand = HAND[action.target]
        rng = Rng(state.rng)
        at = rng.below(len(state.zones[hand]))
        state.rng = rng.state
        state.show(action.target, hand, state.zones[hand][at], DISCARD)

    def prompt(self, state: ChronicleState) -> Text:
        return Text("chronicle.prompt.raid", (seat_name(self.seat),))


@dataclass(frozen=True)
class Recall(Choice):
    """6: one of the own allies comes back to the hand."""

    def options(self, state: ChronicleState) -> list[Action]:
        return [RECALL[card] for card in sorted(self.among(state))]

    def choose(self, state: ChronicleState, action: Action) -> None:
        state.stack.pop()
        remove(state, action.card, HAND[self.seat])

    def prompt(self, state: ChronicleState) -> Text:
        return Text("chronicle.prompt.recall", (seat_name(self.seat),))


@dataclass(frozen=True)
class Return(Choice):
    """7: an earlier card of this meeting goes back to its owner's hand, and that seat does not play again."""

    def options(self, state: ChronicleState) -> list[Action]:
        return [RETURN[seat] for seat in self.among(state)]

    def among(self, state: ChronicleState) -> list[int]:
        return [seat for seat in range(state.seats) if seat != self.seat and state.zones[PLAYED[seat]]]

    def choose(self, state: ChronicleState, action: Action) -> None:
        state.stack.pop()
        state.worth = state.leading = None
        seat = action.target
        up = state.is_up(seat)
        state.move(PLAYED[seat], 0, HAND[seat])
        if up:
            return
        # Ruling 1: a face-down card returns unseen. It was no Wild; unless it may be one of the cards that all know,
        # one of the others is no Wild.
        if not state.veiled[seat] and not state.counters[PLEDGE[seat]]:
            state.count(PLEDGE[seat], 1)
        state.mix_hand(seat)

    def prompt(self, state: ChronicleState) -> Text:
        return Text("chronicle.prompt.return", (seat_name(self.seat),))


@dataclass(frozen=True)
class Give(ShownChoice):
    """9: one of the own allies goes to another seat."""

    def options(self, state: ChronicleState) -> list[Action]:
        others = [seat for seat in range(state.seats) if seat != self.seat]
        return [GIVE[card][other] for card in sorted(self.among(state)) for other in others]

    def choose(self, state: ChronicleState, action: Action) -> None:
        state.stack.pop()
        remove(state, action.card, ALLIES[action.target])

    def prompt(self, state: ChronicleState) -> Text:
        return Text("chronicle.prompt.give", (seat_name(self.seat),))


@dataclass(frozen=True)
class Shed(ShownChoice):
    """10: one of the own allies is discarded."""

    def options(self, state: ChronicleState) -> list[Action]:
        return [SHED[card] for card in sorted(self.among(state))]

    def choose(self, state: ChronicleState, action: Action) -> None:
        state.stack.pop()
        remove(state, action.card, DISCARD)

    def prompt(self, state: ChronicleState) -> Text:
        return Text("chronicle.prompt.shed", (seat_name(self.seat),))


@dataclass(frozen=True)
class Lose(ShownAsk):
    """Fool: every seat tied for the most allies discards one of its own choice, clockwise from the Fool's player."""

    seat: int
    rest: int  # the mask of the seats that choose after this one

    def options(self, state: ChronicleState) -> list[Action]:
        return [LOSE[card] for card in sorted(state.zones[ALLIES[self.seat]])]

    def choose(self, state: ChronicleState, action: Action) -> None:
        state.stack.pop()
        remove(state, action.card, DISCARD)
        if self.rest:
            state.stack.append(_next_loser(state, self.seat, self.rest))

    def fits(self, state: ChronicleState) -> bool:
        """Whether a position read from a file can be at this choice."""
        seats = [seat for seat in range(MOST_SEATS) if self.rest >> seat & 1]
        others = all(seat < state.seats and seat != self.seat and state.zones[ALLIES[seat]] for seat in seats)
        return bool(state.zones[ALLIES[self.seat]]) and self.rest >= 0 and others

    def prompt(self, state: ChronicleState) -> Text:
        return Text("chronicle.prompt.lose", (seat_name(self.seat),))


def _next_loser(state: ChronicleState, seat: int, mask: int) -> Lose:
    """The frame of the first seat of the mask, clockwise from after this one."""
    for step in range(1, state.seats + 1):
        following = (seat + step) % state.seats
        if mask >> following & 1:
            return Lose(following, mask & ~(1 << following))
    raise AssertionError("nobody is left to choose")


# ---- effects


def _asks(frames: tuple[Choice, ...]) -> Effect:
    """An effect that is the one choice, where there is something to choose."""

    def effect(state: ChronicleState, seat: int) -> bool:
        frame = frames[seat]
        if not frame.among(state):
            return False
        state.stack.append(frame)
        return True

    return effect


def _stop(state: ChronicleState, seat: int) -> bool:
    """5: the seats behind it keep their cards; in last place it stops nothing."""
    if state.counters[SEATED] == state.seats:
        return False
    if state.log is not None:
        state.note("stopped", seat, state.zones[PLAYED[seat]][0])
    state.count(SEATED, state.seats)
    return True


def _fool(state: ChronicleState, seat: int) -> bool:
    """Allies are counted once, each card as one; the running meeting is excluded."""
    sizes = [len(state.zones[ALLIES[other]]) for other in range(state.seats)]
    most = max(sizes)
    if not most:
        return False
    mask = sum(1 << other for other in range(state.seats) if sizes[other] == most)
    if state.log is not None:
        for other in range(state.seats):
            if mask >> other & 1:
                state.note("fool", other, value=most)
    before = (seat - 1) % state.seats
    state.stack.append(_next_loser(state, before, mask))
    return True


def _eight(state: ChronicleState, seat: int) -> bool:
    return (_raid if cards.EIGHT_REACHES == "hand" else _discard)(state, seat)


def _each(kind: type[Choice]) -> tuple[Choice, ...]:
    return tuple(kind(seat) for seat in range(MOST_SEATS))


_discard: Final = _asks(_each(Discard))
_raid: Final = _asks(_each(Raid))
EFFECTS: Final[dict[str, Effect]] = {
    "take": _asks(_each(Take)),
    "stop": _stop,
    "recall": _asks(_each(Recall)),
    "return": _asks(_each(Return)),
    "discard": _eight,
    "give": _asks(_each(Give)),
    "shed": _asks(_each(Shed)),
    "fool": _fool,
}
EFFECT: Final = tuple(EFFECTS.get(ability) for ability in ABILITY)  # by card; None: nothing happens when it is played
FRAMES: Final = (Take, Discard, Raid, Recall, Return, Give, Shed, Lose)
