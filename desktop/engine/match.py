"""A match owns the one true state: checked actions, forced moves, the log of steps and the undo horizon.

Undo reaches back over the seat's own last decisions until it learned something or another seat decided
(engine rule 10). Practice lifts that horizon and marks the match for good. A seat may resign: that is the end of the
match, by no rule of its game, and nothing takes it back.
"""

import secrets
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from desktop.engine.actions import Action
from desktop.engine.events import Event
from desktop.engine.game import Game, Outcome
from desktop.engine.infoset import InfoSet
from desktop.engine.notes import Branch
from desktop.engine.past import ONE_IN, RECENT, Past
from desktop.engine.resignation import resigned
from desktop.engine.rng import mix
from desktop.engine.setting import Value
from desktop.engine.sight import View
from desktop.engine.state import State

PERSON = "person"

Spent = int | tuple[int, ...]  # the iterations of a search; of each share of it, where several processes took part


class IllegalAction(ValueError):
    """An action that is not allowed here; nothing has changed."""


class Seat(NamedTuple):
    """Who sits at a place: a person, or an opponent with its level, its seed and what it spent on each move."""

    name: str
    player: str = PERSON
    ai_seed: int = 0


class Step(NamedTuple):
    """One decision, the forced moves that followed it, and what happened."""

    seat: int
    action: Action
    forced: tuple[tuple[int, Action], ...]
    events: tuple[Event, ...]
    learned: int  # the seats that found something out
    past: Past
    iterations: Spent = 0  # what a searching opponent spent on it

    @property
    def before(self) -> State:
        """The position it was taken in; only to be read."""
        return self.past.state

    @property
    def actions(self) -> list[Action]:
        """It, and what was forced after it."""
        return [self.action, *(action for _, action in self.forced)]


class Match:
    """A game being played."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        mode: str,
        options: Mapping[str, object],
        seed: int,
        salt: str | None = None,
        practice: bool = False,
        start: State | None = None,
    ) -> None:
        self.game = game
        self.seats = tuple(seats)
        self.mode = mode
        self.options: dict[str, Value] = game.settle(options)
        self.seed = seed
        self.salt = secrets.token_hex(16) if salt is None else salt
        self.practice = practice
        self.undos = 0
        self.hints = 0
        self.kept = 0  # the number of its last save
        self.notes: dict[int, str] = {}  # of people's own, each at so many decisions
        self.branch: Branch | None = None  # the match from which it was tried out
        self.resigned = -1  # the seat that gave the match up
        self.opponents_version = game.info.opponents_version  # of those that have played in it
        self.steps: list[Step] = []
        self._undone: list[Step] = []
        self.start = start  # a position to begin from instead of the deal
        self.state = game.new(len(self.seats), mode, self.options, seed, log=True) if start is None else start.clone()
        self.state.log = self.state.log or []
        self.opening = self.state.pass_on()
        self.opening_events = self._take_log()
        self.state.learned = 0

    # ---- playing

    def submit(self, seat: int, action: Action, iterations: Spent = 0) -> Step:
        """Carry out a seat's action, and whatever is forced after it; IllegalAction changes nothing."""
        state = self.state
        if state.over:
            raise IllegalAction("the game is over")
        if seat != state.decider():
            raise IllegalAction(f"seat {seat} is not to act")
        if action not in state.legal():
            raise IllegalAction(f"{action.verb} is not allowed here")
        step = self._play(action, iterations)
        if self._undone and self._undone[-1].action == action:
            self._undone.pop()
        else:
            self._undone.clear()
            self._forget_notes(len(self.steps))
        return step

    def _forget_notes(self, first: int) -> None:
        """What stood at decisions that were taken back goes when others are made instead."""
        for at in [at for at in self.notes if at >= first]:
            del self.notes[at]

    def resign(self, seat: int) -> None:
        """A seat gives up, whoever is to act: the match is over."""
        if self.state.over:
            raise IllegalAction("the game is over")
        if not 0 <= seat < len(self.seats):
            raise IllegalAction(f"there is no seat {seat}")
        self.resigned = seat
        self.state.over = True
        self._undone.clear()

    def _play(self, action: Action, iterations: Spent) -> Step:
        state = self.state
        last = self.steps[-1] if self.steps else None
        past = Past(state.clone(), last.past, last.actions) if last else Past(state.clone())
        seat = state.decider()
        state.learned = 0
        state.apply(action)
        forced = state.pass_on()
        step = Step(seat, action, forced, self._take_log(), state.learned, past, iterations)
        self.steps.append(step)
        old = len(self.steps) - RECENT
        if old % ONE_IN and old > 0:
            self.steps[old].past.forget()
        return step

    def _take_log(self) -> tuple[Event, ...]:
        assert self.state.log is not None
        events = tuple(self.state.log)
        self.state.log = []
        return events

    # ---- undo

    def undoable(self, seat: int) -> int:
        """How many of its decisions the seat may take back now."""
        if self.resigned >= 0:
            return 0
        if self.practice:
            return sum(step.seat == seat for step in self.steps)
        count = 0
        for step in reversed(self.steps):
            if step.seat != seat or step.learned >> seat & 1:
                break
            count += 1
        return count

    def undo(self, seat: int) -> bool:
        """Take the seat's last decision back, and in practice what others did since; False past the horizon."""
        if not self.undoable(seat):
            return False
        while True:
            step = self.steps.pop()
            self._undone.append(step)
            if step.seat == seat:
                break
        self.state = step.before.clone()
        self.state.log = []
        self.undos += 1
        return True

    def redo(self, seat: int) -> Step | None:
        """Play the seat's last undone decision again."""
        if not self._undone or self._undone[-1].seat != seat:
            return None
        undone = self._undone.pop()
        return self._play(undone.action, undone.iterations)

    @property
    def redoable(self) -> int:
        """How many undone decisions lie ready."""
        return len(self._undone)

    # ---- looking

    @property
    def over(self) -> bool:
        return self.state.over

    def view(self, seat: int | None) -> View:
        """What a seat may know now."""
        return self.game.view(self.state, seat)

    def info(self, seat: int) -> InfoSet:
        """What an agent in this seat is given."""
        return InfoSet(self.game, self.state, seat)

    def outcome(self) -> Outcome:
        if self.resigned >= 0:
            return resigned(self.game, self.state, self.resigned)
        return self.game.outcome(self.state)

    def actions(self) -> list[Action]:
        """Every action so far, forced ones included, in order."""
        played = [action for _, action in self.opening]
        for step in self.steps:
            played += step.actions
        return played


def ai_seed(seed: int, seat: int) -> int:
    """The seed of an opponent's own generator: fixed by the match, apart from the game's."""
    return mix(seed, seat + 1, 0xA1) >> 16
