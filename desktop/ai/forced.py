"""An exact look at what is left of a turn: wins that nothing can prevent, and losses that can still be averted.

A win is forced where the seat wins whatever the others choose, whatever the dice and the hidden cards: it chooses
alike in worlds that it cannot tell apart. First one world is searched; what is not won there is not forced. A line
along which nobody else chooses, nothing is rolled and the seat learns nothing goes alike in every world: that is a
proof. Any other has to win in all of so many sampled worlds. Lines that depart least from how a turn comes to its end
by itself are tried first, so that of several wins the shortest is found.

A loss is forced where in every sampled world all is lost whatever the seat does; the others are thought to see
everything and to hold together.

What is looked at is bounded in positions, never by the clock, so that a decision can be made again; a look that was cut
short has found nothing.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Endgame
from desktop.engine.rng import Rng
from desktop.engine.sight import View
from desktop.engine.state import State

WORLDS: Final = 32  # what holds in all of these fails in one of ten at the most (by nineteen chances in twenty)
POSITIONS: Final = 1200  # of one look in one world, for the dominated moves once more
CONFIRMING: Final = 3600  # and in all of them

Course = tuple[object, ...]


class Look:
    """One look for one decision."""

    def __init__(self, info: InfoSet, endgame: Endgame) -> None:
        self.positions = 0  # that were looked at
        self._left = POSITIONS
        self._confirming = CONFIRMING
        self._info = info
        self._seat = info.seat
        self._endgame = endgame
        self._evaluate = info.game.bots.evaluate
        self._worlds = [info.sample(Rng(0))]
        self._now = endgame.turn(self._worlds[0])
        self._cut = False  # a line was left out because it departs too far
        self._failed: dict[Course, int] = {}  # no win by departing so often
        self._answers: dict[Course, Action] = {}  # what wins
        self._lost: dict[Course, bool] = {}

    def _world(self, number: int) -> State:
        while len(self._worlds) <= number:
            self._worlds.append(self._info.sample(Rng(len(self._worlds))))
        return self._worlds[number]

    def _after(self, world: State, action: Action) -> State:
        self.positions += 1
        self._left -= 1
        after = world.clone()
        after.apply(action)
        return after

    def _spent(self) -> bool:
        return self._left <= 0

    def _ordered(self, world: State, legal: list[Action]) -> list[Action]:
        """First what brings the turn to its end."""
        first = self._endgame.finish(world, legal)
        return [first, *[action for action in legal if action != first]]

    # ---- wins

    def win(self) -> Action | None:
        """What wins by force before the turn is over; a dominated move only where no other does."""
        world = self._world(0)
        if not self._endgame.near(world):
            return None
        legal, sensible = self._info.legal, self._info.sensible
        ordered = self._ordered(world, sensible)
        found = self._win_among(world, ordered, ordered[0])
        if found is None and len(sensible) < len(legal):
            self._left = POSITIONS
            found = self._win_among(world, [action for action in legal if action not in sensible], ordered[0])
            return None if found is None else self._instead(found)
        return found

    def _instead(self, dominated: Action) -> Action:
        """What wins in place of a dominated move and was not come to in time: the same with another target."""
        for action in self._info.sensible:
            self._left = POSITIONS
            if (action.verb, action.card) == (dominated.verb, dominated.card) and self.wins(action):
                return action
        return dominated

    def _win_among(self, world: State, ordered: list[Action], finish: Action) -> Action | None:
        """One of these; all but `finish` depart from how the turn comes to its end by itself."""
        refuted: list[Action] = []
        for departures in range(POSITIONS):
            self._cut = False
            for action in ordered:
                spare = departures - (action != finish)
                if spare < 0:
                    self._cut = True
                    break
                if action not in refuted and self._holds([self._after(world, action)], spare):
                    if self._alike(world, action) or self._wins_everywhere(action, spare):
                        return action
                    refuted.append(action)
            if not self._cut or self._spent():
                break
        return None

    def wins(self, action: Action) -> bool:
        """Whether it can still be forced after this action."""
        world = self._world(0)
        if not self._endgame.near(world):
            return False
        for departures in range(POSITIONS):
            self._cut = False
            if self._holds([self._after(world, action)], departures):
                return self._alike(world, action) or self._wins_everywhere(action, departures)
            if not self._cut or self._spent():
                break
        return False

    def _alike(self, world: State, action: Action) -> bool:
        """Whether the line that was found goes alike in all worlds."""
        line = world.clone()
        line.log, line.learned = [], 0
        while True:
            line.apply(action)
            if line.rng != world.rng or line.learned >> self._seat & 1:
                return False
            if line.over:
                return True
            legal = line.legal()
            if len(legal) == 1:
                action = legal[0]
            elif line.decider() == self._seat:
                action = self._answers[line.course()]
            else:
                return False

    def _wins_everywhere(self, action: Action, spare: int) -> bool:
        left, self._left = self._left, self._confirming
        holds = self._holds([self._after(self._world(number), action) for number in range(WORLDS)], spare)
        self._confirming, self._left = self._left, left
        return holds

    def _holds(self, worlds: list[State], spare: int) -> bool:
        """Whether all of these are won, or will be within the turn."""
        going = []
        for world in worlds:
            if world.over:
                if self._evaluate(world, self._seat) < 1.0:
                    return False
            elif self._endgame.turn(world) != self._now or not self._endgame.near(world):
                return False
            else:
                going.append(world)
        return all(self._wins(group, spare) for group in self._told_apart(going))

    def _told_apart(self, worlds: list[State]) -> list[list[State]]:
        """The worlds, those together that look the same to the seat."""
        if len(worlds) < 2:
            return [worlds] if worlds else []
        views: list[View] = []
        groups: list[list[State]] = []
        for world in worlds:
            view = self._info.game.view(world, self._seat)
            if view in views:
                groups[views.index(view)].append(world)
            else:
                views.append(view)
                groups.append([world])
        return groups

    def _wins(self, worlds: list[State], spare: int) -> bool:
        """Whether the seat wins in all of these worlds, which look the same to it."""
        if self._spent():
            return False
        world = worlds[0]
        if world.decider() != self._seat:
            return self._holds([self._after(each, action) for each in worlds for action in each.legal()], spare)
        legal = world.legal()
        if len(legal) == 1:
            return self._holds([self._after(each, legal[0]) for each in worlds], spare)
        alone = len(worlds) == 1
        course = world.course() if alone else ()
        if alone and self._failed.get(course, -1) >= spare:
            self._cut = True
            return False
        ordered = self._ordered(world, legal)
        for action in ordered:
            if action != ordered[0] and not spare:
                self._cut = True
                break
            if self._holds([self._after(each, action) for each in worlds], spare - (action != ordered[0])):
                if alone:
                    self._answers[course] = action
                return True
        if alone and not self._spent():
            self._failed[course] = spare
        return False

    # ---- losses

    def loses(self, action: Action) -> bool:
        """Whether all is lost by force after an action."""
        return all(self._is_lost(self._after(self._world(number), action)) for number in range(WORLDS))

    def _is_lost(self, world: State) -> bool:
        """Whether nothing that the seat does saves it in this world."""
        if world.over:
            return self._evaluate(world, self._seat) == 0.0
        ahead = self._endgame.turn(world) - self._now - self._endgame.replies
        if ahead > 0 or (not ahead and not self._endgame.near(world)) or self._spent():
            return False
        course = world.course()
        lost = self._lost.get(course)
        if lost is None:
            own = world.decider() == self._seat
            lost = own
            for action in self._ordered(world, world.legal()):
                if self._is_lost(self._after(world, action)) != own:
                    lost = not own
                    break
            self._lost[course] = lost
        return lost


class Win(NamedTuple):
    """What wins by force within the turn, if anything does, and how many positions it took to find out."""

    action: Action | None
    positions: int


def forced_win(info: InfoSet) -> Win:
    """The shortest win that can be forced."""
    endgame = info.game.bots.endgame
    if endgame is None or len(info.legal) == 1:
        return Win(None, 0)
    look = Look(info, endgame)
    return Win(look.win(), look.positions)


def still_wins(info: InfoSet, action: Action) -> bool:
    """Whether a win can be forced after this action as well."""
    endgame = info.game.bots.endgame
    return endgame is not None and Look(info, endgame).wins(action)


def not_lost(info: InfoSet, ranked: list[Action]) -> Action:
    """The first of these actions after which not all is lost by force; the very first where there is none."""
    endgame = info.game.bots.endgame
    if endgame is not None and len(ranked) > 1:
        look = Look(info, endgame)
        for action in ranked:
            if not look.loses(action):
                return action
    return ranked[0]
