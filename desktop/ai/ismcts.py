"""Single-observer information-set Monte Carlo tree search over the engine.

Every iteration draws a world that fits what the seat knows and walks down the tree along actions that are legal in
that world. A child is weighed by how often it was on offer, not by how often its parent was visited. The walk adds
one node, a short rollout follows, and the game's `evaluate` values where it ends; where a game says that a position is
calm, neither goes on. Forced moves are skipped. A seat's reward is its own value less the best rival's.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log, sqrt
from time import perf_counter
from typing import Final, NamedTuple

from desktop.ai.rollout import rewards
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng

CHECK: Final = 32  # iterations between two looks at the clock


class Plan(NamedTuple):
    """The knobs of a search."""

    explore: float = 0.0  # the weight of what has been tried little; 0: the game's own
    depth: int = 8  # decisions of a rollout
    lasting: float = 1.0  # what a turn leaves of a lead: with less than all a win is worth more the sooner it comes


class Node:
    """An action after a path of actions: its visits, how often it was on offer, its chooser's rewards."""

    __slots__ = ("children", "offered", "seat", "total", "visits")

    def __init__(self, seat: int = -1) -> None:
        self.seat = seat  # who chooses the action that leads here
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.children: dict[Action, Node] = {}


class Found(NamedTuple):
    """What a search has to say about one action."""

    action: Action
    visits: int
    value: float  # the seat's expected reward, 0 to 1


class Search:
    """One tree for one information set; `root` may come from the search of the set before it.

    `among` are the actions to choose from, where not all of them are.
    """

    def __init__(
        self, info: InfoSet, rng: Rng, plan: Plan, root: Node | None = None, among: list[Action] | None = None
    ) -> None:
        self.info = info
        self.among = among if among is not None and len(among) < len(info.legal) else None
        self.plan = plan
        self.root = root or Node()
        self.iterations = 0
        self._rng = rng
        self._explore = plan.explore or info.game.bots.explore

    def run(self, iterations: int, seconds: float, hurry: Callable[[], bool]) -> None:
        """Search until the iterations (0: any number) or the seconds (0: any time) are spent, or one is in a hurry.

        With seconds it also stops once the second most visited action could no longer become the first. Without, it
        runs exactly the iterations, so that a recorded search can be repeated.
        """
        begun = perf_counter()
        limit = iterations or 10**9
        while self.iterations < limit:
            if self.iterations % CHECK == 0 and self.iterations:
                spent = perf_counter() - begun
                if hurry() or (seconds and spent >= seconds):
                    return
                if seconds and self._decided(min(limit - self.iterations, self._pace(spent, seconds))):
                    return
            self._iterate()
            self.iterations += 1

    def _pace(self, spent: float, seconds: float) -> int:
        """How many more iterations the time allows."""
        return int(self.iterations * (seconds - spent) / spent)

    def _decided(self, left: int) -> bool:
        visits = [found.visits for found in self.found()]
        return len(visits) > 1 and visits[0] - visits[1] > left

    def _iterate(self) -> None:
        state = self.info.sample(self._rng)
        bots = self.info.game.bots
        endgame, apart, calm = bots.endgame, bots.apart, bots.calm
        begun = endgame.turn(state) if endgame is not None else 0
        node = self.root
        path = [node]
        while not state.over:
            legal = self.among if self.among and node is self.root else state.legal()
            if apart is not None and len(legal) > 1 and node is not self.root:
                legal = apart(state, legal, False)
            if len(legal) == 1:
                state.apply(legal[0])
                continue
            action, node = self._select(node, legal, state.decider())
            state.apply(action)
            path.append(node)
            if not node.visits or (calm is not None and calm(state)):
                break
        reward = rewards(bots, state, min(self.plan.depth, bots.depth), self._rng)
        if endgame is not None and (not bots.chances or self.plan.lasting < 1.0):
            lasting = self.plan.lasting ** (endgame.turn(state) - begun)
            reward = [0.5 + lasting * (each - 0.5) for each in reward]
        self.root.visits += 1
        for node in path[1:]:
            node.visits += 1
            node.total += reward[node.seat]

    def _select(self, node: Node, legal: list[Action], seat: int) -> tuple[Action, Node]:
        """An action not tried yet, else the one with the best upper bound."""
        children = node.children
        explore = self._explore
        fresh: list[Action] = []
        best, chosen, found = -1.0, legal[0], node
        for action in legal:
            child = children.get(action)
            if child is None:
                fresh.append(action)
                continue
            child.offered += 1
            bound = child.total / child.visits + explore * sqrt(log(child.offered) / child.visits)
            if bound > best:
                best, chosen, found = bound, action, child
        if fresh:
            chosen = fresh[self._rng.below(len(fresh))]
            found = children[chosen] = Node(seat)
            found.offered = 1
        return chosen, found

    def found(self) -> list[Found]:
        """Every action tried that can be chosen, the most visited first.

        A kept tree has grown in worlds where chance went another way as well, and other actions were legal.
        """
        among = self.among or self.info.legal
        tried = []
        for action in among:
            node = self.root.children.get(action)
            if node is not None and node.visits:
                tried.append(Found(action, node.visits, node.total / node.visits))
        return sorted(tried, key=by_visits)


def by_visits(found: Found) -> tuple[int, float, Action]:
    """The most visited first; among equals the better one."""
    return -found.visits, -found.value, found.action
