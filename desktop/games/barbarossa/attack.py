"""Attacks: the target, the event, what is gathered, and how it ends."""

from dataclasses import dataclass
from typing import Final

from desktop.engine.actions import Action
from desktop.engine.events import Place
from desktop.engine.frames import Ask
from desktop.engine.text import Text, seat_name
from desktop.games.barbarossa.abilities import abilities, use
from desktop.games.barbarossa.cards import CITY, LAST, MODIFIER, NAMES, OCCUPY, UNIT
from desktop.games.barbarossa.losses import RedRule, Settle
from desktop.games.barbarossa.state import (
    ATTACKED,
    BP,
    CITIES,
    COST,
    DEPLOYED,
    EVENTS,
    FALLEN,
    FATIGUED,
    HILLS,
    OPERATION,
    PHASE,
    PILE,
    PILES,
    POSITIONS,
    REVEALED,
    TARGET,
    BarbarossaState,
)  # fmt: skip
from desktop.games.barbarossa.verbs import ATTACK, BREAK_OFF

TARGETS: Final = (HILLS, POSITIONS, CITIES)


def targets(state: BarbarossaState, seat: int) -> list[Action]:
    """What the seat may attack: once a turn, with at least one deployed unit."""
    if state.counters[ATTACKED]:
        return []
    for half in (DEPLOYED[seat], FATIGUED[seat]):
        for card in state.zones[half]:
            if UNIT[card]:
                return [ATTACK[state.zones[pile][-1]] for pile in TARGETS if state.zones[pile]]
    return []


def declare(state: BarbarossaState, seat: int, card: int) -> None:
    """Rulebook 12: declare; against a city an event is turned up; then the cost is due."""
    pile = PILE[card]
    state.note("attack", seat, card, Place(PILES[pile]), len(state.zones[pile]) - 1, value=OCCUPY[card])
    state.count(ATTACKED, 1)
    state.count(TARGET, card)
    state.count(COST, OCCUPY[card])
    if CITY[card] and state.zones[EVENTS]:
        event = state.move(EVENTS, len(state.zones[EVENTS]) - 1, REVEALED)
        state.note("revealed", seat, event, value=MODIFIER[event])
        state.count(COST, max(0, OCCUPY[card] + MODIFIER[event]))
    state.stack.append(Attack(seat))
    press(state, seat)


def press(state: BarbarossaState, seat: int) -> None:
    """Rulebook 12 (4): what can be paid must be paid, and the attack is won."""
    counters = state.counters
    cost = counters[COST]
    if counters[BP] < cost:
        return
    card = counters[TARGET]
    state.stack.pop()
    state.count(BP, counters[BP] - cost)
    state.note("won", seat, card, value=cost)
    state.move(PILE[card], len(state.zones[PILE[card]]) - 1, DEPLOYED[seat])
    state.gained(seat, card)
    if card == LAST:
        state.count(FALLEN, 1)
        state.note("moscow", seat)
    state.stack.append(Settle(seat, 1))
    if state.zones[REVEALED]:
        state.stack.append(RedRule(seat, state.zones[REVEALED][0], 0))
    state.stack.append(RedRule(seat, card, 0))


def fail(state: BarbarossaState, seat: int) -> None:
    """Rulebook 12: the red rule of the objective alone; what was spent stays spent."""
    counters = state.counters
    state.stack.pop()
    state.note("failed", seat, counters[TARGET], value=counters[COST] - counters[BP])
    state.stack.append(Settle(seat, 0))
    state.stack.append(RedRule(seat, counters[TARGET], 0))


@dataclass(frozen=True)
class Attack(Ask):
    """BP are gathered, or the cost lowered, until the objective can be paid for; or the attack is given up."""

    seat: int

    def options(self, state: BarbarossaState) -> list[Action]:
        city = bool(CITY[state.counters[TARGET]])
        return [BREAK_OFF, *abilities(state, self.seat, city)]

    def choose(self, state: BarbarossaState, action: Action) -> None:
        if action is BREAK_OFF:
            fail(state, self.seat)
            return
        use(state, self.seat, action)
        press(state, self.seat)

    def fits(self, state: BarbarossaState) -> bool:
        """Whether a position read from a file can be at this choice."""
        counters = state.counters
        card = counters[TARGET]
        if card < 0 or not counters[ATTACKED] or counters[PHASE] != OPERATION or counters[BP] >= counters[COST]:
            return False
        return bool(state.zones[PILE[card]]) and state.zones[PILE[card]][-1] == card

    def prompt(self, state: BarbarossaState) -> Text:
        counters = state.counters
        name = Text(f"barbarossa.card.{NAMES[counters[TARGET]]}.name")
        return Text("barbarossa.prompt.attack", (counters[BP], counters[COST], name, seat_name(self.seat)))
