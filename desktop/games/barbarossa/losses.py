"""Red rules: the losses that an objective or an event demands, and where an event goes after the attack."""

from dataclasses import dataclass
from typing import Final

from desktop.engine.actions import Action
from desktop.engine.events import NOWHERE
from desktop.engine.frames import Ask, Auto
from desktop.engine.text import Text, seat_name
from desktop.games.barbarossa.cards import (
    EFFECT,
    G_OTHERS,
    G_TANK,
    GROUPS,
    IN_GROUP,
    LOSS,
    NAMES,
    RED,
    TANK,
    WORKSHOP,
)  # fmt: skip
from desktop.games.barbarossa.state import (
    BOX,
    COST,
    DEPLOYED,
    DISCARD,
    EVENTS,
    FATIGUED,
    HAND,
    REVEALED,
    SPARED,
    TARGET,
    BarbarossaState,
)  # fmt: skip
from desktop.games.barbarossa.verbs import ASSIGN, LOSE, RAZE, REPAIR

HALVES: Final = (DEPLOYED, FATIGUED)


def exposed(state: BarbarossaState, seat: int, group: int) -> int:
    """How many deployed cards of the seat a loss of this group can take."""
    fits = IN_GROUP[group]
    return sum(fits[card] for half in HALVES for card in state.zones[half[seat]])


def lose(state: BarbarossaState, seat: int, card: int, half: int) -> None:
    """A deployed card goes to the discard pile."""
    zone = HALVES[half][seat]
    state.note("loss", seat, card)
    state.move(zone, state.zones[zone].index(card), DISCARD[seat])


@dataclass(frozen=True)
class RedRule(Auto):
    """The losses of a card, group by group: as many as there are, where it asks for more."""

    seat: int
    card: int
    group: int

    def step(self, state: BarbarossaState) -> None:
        state.stack.pop()
        demands = LOSS[self.card]
        for group in range(self.group, len(GROUPS)):
            number = min(demands[group], exposed(state, self.seat, group)) if demands[group] else 0
            if number:
                state.stack.append(RedRule(self.seat, self.card, group + 1))
                state.stack.append(Lose(self.seat, group, number))
                return
        if EFFECT[self.card] == "raze":
            raze(state, self.seat)

    def fits(self, state: BarbarossaState) -> bool:
        """Whether a position read from a file can have this to come."""
        return 0 <= self.card < len(NAMES) and 0 <= self.group <= len(GROUPS)


@dataclass(frozen=True)
class Lose(Ask):
    """The owner chooses what is lost; an active Workshop may save a Tank into the hand."""

    seat: int
    group: int
    count: int

    def options(self, state: BarbarossaState) -> list[Action]:
        fits = IN_GROUP[self.group]
        found = []
        workshop = has_workshop(state, self.seat)
        for half, zones in enumerate(HALVES):
            kinds = dict.fromkeys(card for card in state.zones[zones[self.seat]] if fits[card])
            found += [LOSE[half][card] for card in kinds]
            if workshop:
                found += [REPAIR[half][card] for card in kinds if TANK[card]]
        return found

    def choose(self, state: BarbarossaState, action: Action) -> None:
        state.stack.pop()
        if self.count > 1:
            state.stack.append(Lose(self.seat, self.group, self.count - 1))
        if action.verb == "lose":
            lose(state, self.seat, action.card, action.target)
            return
        state.note("repaired", self.seat, action.card)
        yard = state.zones[DEPLOYED[self.seat]].index(WORKSHOP)
        state.move(DEPLOYED[self.seat], yard, FATIGUED[self.seat])
        zone = HALVES[action.target][self.seat]
        state.move(zone, state.zones[zone].index(action.card), HAND[self.seat])

    def fits(self, state: BarbarossaState) -> bool:
        """Whether a position read from a file can be at this choice."""
        return 0 <= self.group < len(IN_GROUP) and 0 < self.count <= exposed(state, self.seat, self.group)

    def prompt(self, state: BarbarossaState) -> Text:
        group = (*GROUPS, "others")[self.group]
        return Text("barbarossa.prompt.lose", (self.count, Text(f"barbarossa.group.{group}"), seat_name(self.seat)))


def has_workshop(state: BarbarossaState, seat: int) -> bool:
    """Whether an active Repair Workshop could save a Tank."""
    return WORKSHOP in state.zones[DEPLOYED[seat]]


# ---- Stalingrad


def raze(state: BarbarossaState, seat: int) -> None:
    """All Tanks or all others, as the owner chooses; an empty group may not be chosen while the other has cards."""
    tanks, others = exposed(state, seat, G_TANK), exposed(state, seat, G_OTHERS)
    if tanks and others:
        state.stack.append(Raze(seat))
    elif tanks or others:
        lose_all(state, seat, G_TANK if tanks else G_OTHERS)


def lose_all(state: BarbarossaState, seat: int, group: int) -> None:
    """The whole group is lost; one by one only where a Workshop may have a say."""
    if group == G_TANK and has_workshop(state, seat):
        state.stack.append(Lose(seat, group, exposed(state, seat, group)))
        return
    fits = IN_GROUP[group]
    for half, zones in enumerate(HALVES):
        for card in [card for card in state.zones[zones[seat]] if fits[card]]:
            lose(state, seat, card, half)


@dataclass(frozen=True)
class Raze(Ask):
    """Which half of the army Stalingrad takes."""

    seat: int

    def options(self, state: BarbarossaState) -> list[Action]:
        return list(RAZE)

    def choose(self, state: BarbarossaState, action: Action) -> None:
        state.stack.pop()
        lose_all(state, self.seat, G_TANK if action is RAZE[0] else G_OTHERS)

    def fits(self, state: BarbarossaState) -> bool:
        """Whether a position read from a file can be at this choice."""
        return all(exposed(state, self.seat, group) for group in (G_TANK, G_OTHERS))

    def prompt(self, state: BarbarossaState) -> Text:
        tanks, others = exposed(state, self.seat, G_TANK), exposed(state, self.seat, G_OTHERS)
        return Text("barbarossa.prompt.raze", (tanks, others, seat_name(self.seat)))


# ---- events


@dataclass(frozen=True)
class Settle(Auto):
    """The attack is over: the event goes where it belongs."""

    seat: int
    won: int

    def step(self, state: BarbarossaState) -> None:
        state.stack.pop()
        state.count(TARGET, -1)
        state.count(COST, 0)
        if not state.zones[REVEALED]:
            return
        card = state.zones[REVEALED][0]
        red = RED[card] if self.won else "under"
        if red == "assign":
            state.stack.append(Assign(self.seat))
        elif red == "keep":
            state.move(REVEALED, 0, DISCARD[self.seat])
            state.gained(self.seat, card)
        elif red == "remove":
            state.move(REVEALED, 0, BOX)
        else:
            state.move(REVEALED, 0, EVENTS, 0)

    def fits(self, state: BarbarossaState) -> bool:
        """Whether a position read from a file can have this to come."""
        return self.won in (0, 1) and state.counters[TARGET] >= 0


@dataclass(frozen=True)
class Assign(Ask):
    """General Winter, Rasputitsa and Partisans go to a player of the victor's choice."""

    seat: int

    def options(self, state: BarbarossaState) -> list[Action]:
        return list(ASSIGN[: state.setting.seats])

    def choose(self, state: BarbarossaState, action: Action) -> None:
        state.stack.pop()
        card = state.zones[REVEALED][0]
        state.note("assigned", action.target, card, NOWHERE)
        state.move(REVEALED, 0, DEPLOYED[action.target])
        state.gained(action.target, card)
        # Its rule speaks of the next turn of its owner; the next Ending Phase may still be this turn's.
        if action.target == self.seat and EFFECT[card] != "mud":
            state.count(SPARED, card)

    def fits(self, state: BarbarossaState) -> bool:
        """Whether a position read from a file can be at this choice."""
        return len(state.zones[REVEALED]) == 1 and RED[state.zones[REVEALED][0]] == "assign"

    def prompt(self, state: BarbarossaState) -> Text:
        event = Text(f"barbarossa.card.{NAMES[state.zones[REVEALED][0]]}.name")
        return Text("barbarossa.prompt.assign", (event, seat_name(self.seat)))
