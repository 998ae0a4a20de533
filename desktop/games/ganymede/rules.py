"""The course of a game of Ganymede: set-up, the phases of a round one after another, and who has won.

Modelling decisions. Drawing is one decision for everything: go on, stop, or turn up the 2 or 4 just drawn, and it is
put before the player even when nothing but `stop` is left; so nobody can tell a camp that is locked past 21, or that
holds a 2 or 4, from one that thinks. The draw that is due comes by itself.

"You may immediately flip", and "if revealed, you may": turning a 2 or 4 up is one choice, using it another. Where
everybody can work out that it does nothing (no discard pile, no deck, no place in the row) the second passes by. A 2
whose card would join a row past 21 still asks, with nothing to do but leave it, since that row is a secret; and for the
same reason the 2 and the 4 ask where there is one card to name.

All As of a row are fixed in one decision (how many count 11), all 3s in another (what they do together), all 7s in a
third (how many add their 2): copies are equal. The 7s are asked for when both Strengths are told, in each comparison
apart and before any damage of it, of every camp that deals damage and has one; also where a 10 lets no more through,
as the print asks it nowhere to make a difference.

What is public lies in counters. Hit points end at 0. Only the cards of the camps that take part are in the game. The
printed rules know no limit; `round_limit` is a safety, eleven times the longest of 50,000 games (18 rounds).
"""

from dataclasses import dataclass
from typing import Final

from desktop.engine.frames import Auto
from desktop.engine.rng import Rng
from desktop.engine.setting import Setting
from desktop.games.ganymede.blows import Blow, Strike
from desktop.games.ganymede.cards import CAMP, COPIES, RECRUITS
from desktop.games.ganymede.drawing import NEXT_DRAWS, Arrange, Draw, Fetch, Look, NextDraw, first_cards
from desktop.games.ganymede.muster import RECRUITS as RECRUITING
from desktop.games.ganymede.muster import REINFORCES, Recruit, Reinforce, Take
from desktop.games.ganymede.showdown import (
    CLEANUPS,
    FIRST_ANNOUNCEMENT,
    Announce,
    Cleanup,
    FixAces,
    FixThrees,
    Remove,
    turn_up_all,
)
from desktop.games.ganymede.state import (
    BATTLE,
    CAMPS,
    CLEANUP,
    DECK,
    DISC,
    DRAWING,
    FULL,
    HARM,
    HP,
    PHASE,
    PURPLE,
    RECRUIT,
    REINFORCE,
    ROUND,
    SHOWDOWN,
    STACK_OF,
    STARTER,
    GanymedeState,
)
from desktop.games.ganymede.verbs import VERBS


def new_state(setting: Setting, seed: int) -> GanymedeState:
    """The table before anything is chosen; the seed says who holds the disc where the options leave it open."""
    state = GanymedeState()
    state.start(setting, seed)
    rng = Rng(state.rng)
    coin = rng.below(2)
    state.rng = rng.state
    _lay_out(state)
    for camp in range(state.camps):
        state.counters[HP[camp]] = FULL
    disc = {"seat0": 0, "seat1": 1}.get(str(setting.options["disc"]), coin)
    state.counters[DISC] = state.counters[STARTER] = disc if state.kind == BATTLE else -1
    state.counters[PHASE] = RECRUIT
    state.stack += [COURSE, RECRUITING[0]]
    return state


def _lay_out(state: GanymedeState) -> None:
    """Black cards on their stacks, each camp's own cards into its deck."""
    recruits = state.setting.options["purple_deck"] == "recruits"
    for card, owner in enumerate(CAMP):
        copies = RECRUITS[card] if owner == "purple" and recruits else COPIES[card]
        if owner == "black":
            zone = STACK_OF[card]
        elif CAMPS.index(owner) < state.camps:
            zone = DECK[CAMPS.index(owner)]
        else:
            continue
        for _ in range(copies):
            state.spawn(card, zone)


@dataclass(frozen=True)
class Course(Auto):
    """The bottom frame: whenever a phase is done, the next one begins."""

    def step(self, state: GanymedeState) -> None:
        phase = state.counters[PHASE]
        if phase in (RECRUIT, REINFORCE):
            new_round(state)
        elif phase == DRAWING:
            state.count(PHASE, SHOWDOWN)
            turn_up_all(state)
            state.stack.append(FIRST_ANNOUNCEMENT)
        elif phase == SHOWDOWN:
            state.count(PHASE, CLEANUP)
            state.stack.append(CLEANUPS[0])
        else:
            state.count(PHASE, REINFORCE)
            state.stack.append(REINFORCES[0])


def new_round(state: GanymedeState) -> None:
    """Rulebook, End Phase: back to the Initial Phase, with the start player newly found."""
    counters = state.counters
    if counters[ROUND] >= int(state.setting.options["round_limit"]):
        state.over = True
        state.note("round_limit")
        return
    for camp in range(state.camps):
        if counters[HARM[camp]]:
            state.count(HARM[camp], 0)
    if counters[ROUND]:
        next_starter(state)
    state.count(ROUND, counters[ROUND] + 1)
    state.count(PHASE, DRAWING)
    if state.log is not None:
        state.note("round", value=counters[ROUND])
    first_cards(state)
    state.stack.append(NEXT_DRAWS[0])


def next_starter(state: GanymedeState) -> None:
    """Rulebook, End Phase: more hit points start the next round; equal: the disc holder."""
    if state.kind != BATTLE:
        return
    red, green = state.counters[HP[0]], state.counters[HP[1]]
    starter = state.counters[DISC] if red == green else int(green > red)
    if starter != state.counters[STARTER]:
        state.count(STARTER, starter)


def result(state: GanymedeState) -> tuple[tuple[int, ...], str]:
    """Who won and why."""
    hp = [state.counters[HP[camp]] for camp in range(state.camps)]
    if state.kind == BATTLE:
        disc = state.counters[DISC]
        if hp[0] == hp[1]:
            return (disc,), "both" if not hp[0] else "limit_disc"
        winner = int(hp[1] > hp[0])
        return (winner,), "hp" if not hp[1 - winner] else "limit_hp"
    if not hp[PURPLE]:
        return (0, 1), "purple_falls"
    winners = (PURPLE,) if state.setting.seats == 3 else ()
    return winners, "limit_purple" if hp[0] or hp[1] else "players_fall"


COURSE: Final = Course()
GanymedeState.frames = (
    Course, Recruit, Reinforce, Take, NextDraw, Draw, Fetch, Look, Arrange, Announce, FixAces, FixThrees, Blow, Strike,
    Cleanup, Remove,
)  # fmt: skip

__all__ = ["VERBS", "new_state", "result"]
