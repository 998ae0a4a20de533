"""Showdown and cleanup: all cards up, As and 3s announced; after the blows cards are removed and discarded."""

from dataclasses import dataclass
from typing import Final

from desktop.engine.actions import Action
from desktop.engine.frames import Ask, Auto
from desktop.engine.text import Text, seat_name
from desktop.games.ganymede.blows import first_blow, seat_or_camp
from desktop.games.ganymede.cards import ACE, SHIFT, VALUE
from desktop.games.ganymede.state import (
    ACES,
    BATTLE,
    CLEANUP,
    DISC,
    DISCARD,
    GREEN,
    HARM,
    HP,
    PHASE,
    PURPLE,
    RED,
    REMOVED,
    ROW,
    SHOWDOWN,
    STARTER,
    STRENGTH,
    THREE,
    GanymedeState,
)
from desktop.games.ganymede.strength import threes_counter
from desktop.games.ganymede.verbs import ACES_AT, REMOVE, shift_of, threes


def turn_up_all(state: GanymedeState) -> None:
    """Rulebook, Showdown Phase: all face-down cards are revealed at the same time."""
    state.note("showdown")
    everyone = state.setting.everyone
    for camp in range(state.camps):
        known = state.known[ROW[camp]]
        if known is None:
            continue
        total = 0
        for at, card in enumerate(state.zones[ROW[camp]]):
            total += VALUE[card]
            if known[at] != everyone:
                state.reveal(ROW[camp], at, everyone)
        state.count(STRENGTH[camp], total)


# ---- As and 3s


def announcers(state: GanymedeState) -> tuple[int, ...]:
    """Rulebook, Showdown Phase: beginning with the start player; among three, Red, Green, Purple."""
    players = state.players(state.counters[STARTER])
    return (*players, PURPLE) if state.kind == THREE else players


@dataclass(frozen=True)
class Announce(Auto):
    """Who has an A or a 3 to announce next: each camp its As, then its 3s (Purple's against each player)."""

    place: int
    stage: int  # 0 As, 1 3s, 2 Purple's 3s against Green

    def step(self, state: GanymedeState) -> None:
        order = announcers(state)
        for place in range(self.place, len(order)):
            camp = order[place]
            row = state.zones[ROW[camp]]
            first = self.stage if place == self.place else 0
            if first == 0 and any(ACE[card] for card in row):
                state.stack[-1] = FixAces(camp, place)
                return
            if any(SHIFT[card] for card in row):
                for stage in range(max(first, 1), 3 if camp == PURPLE else 2):
                    foe = foe_of(state, camp, stage)
                    if state.counters[HP[foe]]:
                        state.stack[-1] = FixThrees(camp, place, stage)
                        return
        state.stack[-1] = first_blow(state)


def foe_of(state: GanymedeState, camp: int, stage: int) -> int:
    """Whom a camp's 3s are about."""
    if state.kind == BATTLE:
        return 1 - camp
    if camp != PURPLE:
        return PURPLE
    return RED if stage == 1 else GREEN


def foes_of(state: GanymedeState, camp: int) -> tuple[int, ...]:
    """Whom a camp is compared with."""
    if state.kind == BATTLE:
        return (1 - camp,)
    return state.players(-1) if camp == PURPLE else (PURPLE,)


@dataclass(frozen=True)
class FixAces(Ask):
    """Rulebook, the A: its owner says whether it counts 1 or 11."""

    seat: int
    place: int

    def options(self, state: GanymedeState) -> list[Action]:
        count = sum(ACE[card] for card in state.zones[ROW[self.seat]])
        return list(ACES_AT[: count + 1])

    def choose(self, state: GanymedeState, action: Action) -> None:
        state.fix_aces(self.seat, action.target + 1)
        state.count(STRENGTH[self.seat], state.counters[STRENGTH[self.seat]] + 10 * action.target)
        state.stack[-1] = Announce(self.place, 1)

    def fits(self, state: GanymedeState) -> bool:
        """Whether a position read from a file can be at this choice."""
        return (
            state.counters[PHASE] == SHOWDOWN
            and announcers(state)[self.place : self.place + 1] == (self.seat,)
            and any(ACE[card] for card in state.zones[ROW[self.seat]])
        )

    def prompt(self, state: GanymedeState) -> Text:
        return Text("ganymede.prompt.aces", (seat_name(self.seat),))


@dataclass(frozen=True)
class FixThrees(Ask):
    """Rulebook, the 3: the opponent's Strength up by 1, down by 1, or not at all."""

    seat: int
    place: int
    stage: int

    def options(self, state: GanymedeState) -> list[Action]:
        return threes(foe_of(state, self.seat, self.stage), sum(SHIFT[card] for card in state.zones[ROW[self.seat]]))

    def choose(self, state: GanymedeState, action: Action) -> None:
        shift = shift_of(action)
        if shift:
            state.count(threes_counter(self.seat, action.card), shift)
        again = self.seat == PURPLE and self.stage == 1
        state.stack[-1] = Announce(self.place, 2) if again else Announce(self.place + 1, 0)

    def fits(self, state: GanymedeState) -> bool:
        """Whether a position read from a file can be at this choice."""
        return (
            state.counters[PHASE] == SHOWDOWN
            and announcers(state)[self.place : self.place + 1] == (self.seat,)
            and self.stage in ((1, 2) if self.seat == PURPLE else (1,))
            and any(SHIFT[card] for card in state.zones[ROW[self.seat]])
        )

    def prompt(self, state: GanymedeState) -> Text:
        foe = foe_of(state, self.seat, self.stage)
        return Text("ganymede.prompt.threes", (seat_name(self.seat), seat_or_camp(state, foe)))


# ---- cleanup


@dataclass(frozen=True)
class Cleanup(Auto):
    """Rulebook, Cleanup Phase: whoever was damaged removes one card just played; all others are discarded."""

    place: int

    def step(self, state: GanymedeState) -> None:
        if self.place == 0:
            clear_announcements(state)
        order = state.players(state.counters[DISC])
        for place in range(self.place, len(order)):
            camp = order[place]
            if state.counters[HARM[camp]] and state.zones[ROW[camp]]:
                state.stack[-1] = Remove(camp, place)
                return
        for camp in range(state.camps):
            row = state.zones[ROW[camp]]
            while row:
                state.move(ROW[camp], 0, DISCARD[camp])
            if state.counters[STRENGTH[camp]]:
                state.count(STRENGTH[camp], 0)
        state.stack.pop()


def clear_announcements(state: GanymedeState) -> None:
    """What As and 3s were is over."""
    counters = state.counters
    for camp in range(state.camps):
        if counters[ACES[camp]]:
            state.fix_aces(camp, 0)
        for counter in (threes_counter(camp, RED), threes_counter(camp, GREEN)):
            if counters[counter]:
                state.count(counter, 0)


@dataclass(frozen=True)
class Remove(Ask):
    """One of the cards just played leaves the game."""

    seat: int
    place: int

    def options(self, state: GanymedeState) -> list[Action]:
        return [REMOVE[card] for card in sorted(set(state.zones[ROW[self.seat]]))]

    def choose(self, state: GanymedeState, action: Action) -> None:
        row = ROW[self.seat]
        state.move(row, state.zones[row].index(action.card), REMOVED[self.seat])
        state.stack[-1] = CLEANUPS[self.place + 1]

    def fits(self, state: GanymedeState) -> bool:
        """Whether a position read from a file can be at this choice."""
        order = state.players(state.counters[DISC])
        return (
            state.counters[PHASE] == CLEANUP
            and order[self.place : self.place + 1] == (self.seat,)
            and bool(state.zones[ROW[self.seat]])
        )

    def prompt(self, state: GanymedeState) -> Text:
        return Text("ganymede.prompt.remove", (seat_name(self.seat),))


FIRST_ANNOUNCEMENT: Final = Announce(0, 0)
CLEANUPS: Final = tuple(Cleanup(place) for place in range(3))
