"""Damage, as frames: one comparison after another; whoever deals damage says how many of its 7s add to it."""

from dataclasses import dataclass
from typing import Final

from desktop.engine.actions import Action
from desktop.engine.events import Place
from desktop.engine.frames import Ask, Auto
from desktop.engine.text import Text, seat_name
from desktop.games.ganymede.cards import STRIKE
from desktop.games.ganymede.state import (
    BATTLE,
    GREEN,
    HARM,
    HP,
    PHASE,
    PURPLE,
    RED,
    ROW,
    SHOWDOWN,
    STARTER,
    STRENGTH,
    GanymedeState,
)
from desktop.games.ganymede.strength import LIMIT, Clash, compare
from desktop.games.ganymede.verbs import SEVENS_AT


def first_blow(state: GanymedeState) -> "Blow":
    """Rulebook, Damage Calculation Phase: in battle once; in co-op Red, then Green, each against Purple."""
    return BLOWS[RED if state.kind == BATTLE else state.players(-1)[0]]


def pair(state: GanymedeState, one: int) -> tuple[int, int]:
    """The two that are compared: Red and Green in battle, else a player and Purple."""
    return one, GREEN if state.kind == BATTLE else PURPLE


def side_asked(state: GanymedeState, asked: int) -> int:
    """Which of the pair is asked first and second: the start player first; against Purple the player."""
    return asked ^ int(state.counters[STARTER] == GREEN)


def sevens(state: GanymedeState, camp: int) -> int:
    """How many 7s lie in a row."""
    count = 0
    for card in state.zones[ROW[camp]]:
        count += STRIKE[card]
    return count


@dataclass(frozen=True)
class Blow(Auto):
    """Two camps are compared; before damage is dealt, those who deal it are asked for their 7s."""

    one: int  # Red or Green
    asked: int  # how many of the two have been asked
    unused: int  # how many 7s the first of the pair leaves unused
    unused_other: int

    def step(self, state: GanymedeState) -> None:
        camps = pair(state, self.one)
        clash = compare(state, *camps, (self.unused, self.unused_other))
        if not self.asked:
            _tell_strengths(state, camps, clash)
        for asked in range(self.asked, 2):
            side = side_asked(state, asked)
            if clash.uncapped[1 - side] and camps[side] < state.setting.seats and sevens(state, camps[side]):
                state.stack[-1] = Strike(camps[side], self.one, asked, self.unused + self.unused_other)
                return
        state.stack.pop()
        _deal(state, camps, clash)
        if self.one == RED and state.kind != BATTLE and state.counters[HP[GREEN]] and state.counters[HP[PURPLE]]:
            state.stack.append(BLOWS[GREEN])
        else:
            state.over = decided(state)


def decided(state: GanymedeState) -> bool:
    """Rulebook: over when one falls in battle; against Purple when it has fallen, or both players have."""
    red, green = state.counters[HP[RED]], state.counters[HP[GREEN]]
    if state.kind == BATTLE:
        return not (red and green)
    return not state.counters[HP[PURPLE]] or not (red or green)


def _tell_strengths(state: GanymedeState, camps: tuple[int, int], clash: Clash) -> None:
    """Both Strengths, and who is bust."""
    for side, camp in enumerate(camps):
        state.count(STRENGTH[camp], clash.strength[side])
    if state.log is None:
        return
    rows = [Place("row", camp) for camp in camps]
    for side, camp in enumerate(camps):
        total = clash.strength[side]
        state.note("strength", camp, src=rows[side], dst=rows[1 - side], value=total)
        if total > LIMIT:
            state.note("bust", camp, src=rows[side], dst=rows[1 - side], value=total)


def _deal(state: GanymedeState, camps: tuple[int, int], clash: Clash) -> None:
    """The blows fall, both at the same time."""
    if state.log is not None:
        rows = [Place("row", camp) for camp in camps]
        for side, camp in enumerate(camps):
            if clash.harm[side]:
                if clash.uncapped[side] > clash.harm[side]:
                    state.note("capped", camp, src=rows[1 - side], dst=rows[side], value=clash.uncapped[side])
                state.note("hit", camp, src=rows[1 - side], dst=rows[side], value=clash.harm[side])
    for camp, harm in zip(camps, clash.harm, strict=True):
        if harm:
            state.count(HARM[camp], state.counters[HARM[camp]] + harm)
            state.count(HP[camp], max(0, state.counters[HP[camp]] - harm))
            if not state.counters[HP[camp]]:
                state.note("falls", camp)


@dataclass(frozen=True)
class Strike(Ask):
    """Rulebook, the 7: "You may add 2 to the damage you deal to your opponent." """

    seat: int
    one: int
    asked: int  # 1: the other of the pair has had its turn
    unused: int  # how many 7s it has left unused

    def options(self, state: GanymedeState) -> list[Action]:
        return list(SEVENS_AT[sevens(state, self.seat) :: -1])

    def choose(self, state: GanymedeState, action: Action) -> None:
        state.stack[-1] = Blow(self.one, self.asked + 1, *self.left(state, action.target))

    def left(self, state: GanymedeState, used: int) -> tuple[int, int]:
        """How many 7s each of the pair leaves unused, if the seat uses so many."""
        own = sevens(state, self.seat) - used
        return (own, self.unused) if self.seat == self.one else (self.unused, own)

    def fits(self, state: GanymedeState) -> bool:
        """Whether a position read from a file can be at this choice."""
        players = (RED,) if state.kind == BATTLE else state.players(-1)
        if state.counters[PHASE] != SHOWDOWN or self.one not in players or self.asked not in (0, 1):
            return False
        camps, side = pair(state, self.one), side_asked(state, self.asked)
        return (
            camps[side] == self.seat
            and 0 <= self.unused <= (sevens(state, camps[1 - side]) if self.asked else 0)
            and sevens(state, self.seat) > 0
            and compare(state, *camps).harm[1 - side] > 0
        )

    def prompt(self, state: GanymedeState) -> Text:
        foe = next(camp for camp in pair(state, self.one) if camp != self.seat)
        return Text("ganymede.prompt.sevens", (seat_name(self.seat), seat_or_camp(state, foe)))


def seat_or_camp(state: GanymedeState, camp: int) -> Text:
    """Whoever sits there; the automated camp has a name of its own."""
    return seat_name(camp) if camp < state.setting.seats else Text("ganymede.camp.purple")


BLOWS: Final = (Blow(RED, 0, 0, 0), Blow(GREEN, 0, 0, 0))
