"""Black cards from the stacks, as frames: one each before the first round, one each after every round."""

from dataclasses import dataclass
from typing import Final

from desktop.engine.actions import Action
from desktop.engine.frames import Ask, Auto
from desktop.engine.text import Text, seat_name
from desktop.games.ganymede.cards import BLACK
from desktop.games.ganymede.state import (
    DECK,
    DISC,
    DISCARD,
    HARM,
    PHASE,
    RECRUIT,
    REINFORCE,
    STACK_OF,
    STACKS,
    GanymedeState,
)
from desktop.games.ganymede.verbs import TAKE


def stacks_left(state: GanymedeState) -> bool:
    """Whether there is a black card to take."""
    return any(state.zones[stack] for stack in range(STACKS))


@dataclass(frozen=True)
class Recruit(Auto):
    """Rulebook, Setup: each chooses a Black card, the disc holder first; then all decks are shuffled."""

    place: int

    def step(self, state: GanymedeState) -> None:
        order = state.players(state.counters[DISC])
        if self.place < len(order) and stacks_left(state):
            state.stack[-1] = Take(order[self.place], self.place, 1)
            return
        for camp in range(state.camps):
            state.shuffle(DECK[camp])
        state.stack.pop()


@dataclass(frozen=True)
class Reinforce(Auto):
    """Rulebook, Reinforcement Phase: whoever was damaged takes first; both or neither: the disc holder."""

    place: int

    def step(self, state: GanymedeState) -> None:
        harmed = [camp for camp in (0, 1) if state.counters[HARM[camp]]]
        order = state.players(harmed[0] if len(harmed) == 1 else state.counters[DISC])
        if self.place < len(order) and stacks_left(state):
            state.stack[-1] = Take(order[self.place], self.place, 0)
        else:
            state.stack.pop()


@dataclass(frozen=True)
class Take(Ask):
    """A black card from the stacks: into the deck at the start, onto the own discard pile as reinforcement."""

    seat: int
    place: int
    opening: int

    def options(self, state: GanymedeState) -> list[Action]:
        return [TAKE[card] for stack, card in enumerate(BLACK) if state.zones[stack]]

    def choose(self, state: GanymedeState, action: Action) -> None:
        stack = STACK_OF[action.card]
        goal = DECK[self.seat] if self.opening else DISCARD[self.seat]
        state.move(stack, len(state.zones[stack]) - 1, goal)
        state.stack[-1] = (RECRUITS if self.opening else REINFORCES)[self.place + 1]

    def fits(self, state: GanymedeState) -> bool:
        """Whether a position read from a file can be at this choice."""
        phase = RECRUIT if self.opening == 1 else REINFORCE
        return (
            self.seat < 2
            and self.place in (0, 1)
            and self.opening in (0, 1)
            and state.counters[PHASE] == phase
            and state.nothing_in_play()
        )

    def prompt(self, state: GanymedeState) -> Text:
        return Text("ganymede.prompt.recruit" if self.opening else "ganymede.prompt.reinforce", (seat_name(self.seat),))


RECRUITS: Final = tuple(Recruit(place) for place in range(3))
REINFORCES: Final = tuple(Reinforce(place) for place in range(3))
