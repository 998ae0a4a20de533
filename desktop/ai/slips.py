"""Opponents that err as people do: each kind of slip is a knob, and a level says how far it is turned.

A move is overlooked, or judged by its first effect alone; a big card draws the eye; the rule of thumb is forgotten for
a moment. Whatever slips, the choice is among the moves that are worth trying.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Final

from desktop.ai.agent import Agent, Budget, worth_trying
from desktop.ai.forced import forced_win
from desktop.ai.ismcts import Found
from desktop.ai.styles import in_taste
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.opponents import Level
from desktop.engine.rng import Rng

_LOST: Final = 5.0  # beyond whatever may be misjudged


def noticed(actions: list[Action], share: float, rng: Rng) -> list[Action]:
    """The moves that somebody sees who sees each of them so often; one at least."""
    if share >= 1.0:
        return actions
    seen = [action for action in actions if rng.chance() < share]
    return seen or [actions[rng.below(len(actions))]]


def tempting(info: InfoSet, actions: list[Action]) -> list[float]:
    """How much each move draws somebody who judges by appearance, 0 to 1."""
    tempts = info.game.bots.tempts
    return [0.0] * len(actions) if tempts is None else [tempts(info, action) for action in actions]


class _Slipping(ABC):
    """What they have in common: a level's knobs."""

    def __init__(self, level: Level) -> None:
        self.level = level
        self.iterations = 0

    def choose(self, info: InfoSet, budget: Budget, rng: Rng) -> Action:
        """A win that is there, for whoever is awake; else as it errs."""
        winning = forced_win(info).action if self.level.awake else None
        return winning if winning is not None else self.slip(info, budget, rng)

    def slip(self, info: InfoSet, budget: Budget, rng: Rng) -> Action:
        """One of the moves that it notices."""
        actions = noticed(worth_trying(info), self.level.notice, rng)
        return actions[0] if len(actions) == 1 else self.among(info, actions, budget, rng)

    @abstractmethod
    def among(self, info: InfoSet, actions: list[Action], budget: Budget, rng: Rng) -> Action:
        """One of several."""

    def seeming_best(self, info: InfoSet, values: dict[Action, float], rng: Rng) -> Action:
        """By values that are misjudged, and by what draws the eye."""
        blur, pull = self.level.blur, self.level.pull
        draws = tempting(info, list(values)) if pull else [0.0] * len(values)
        seeming = []
        for (action, value), draw in zip(values.items(), draws, strict=True):
            seems = value + pull * draw + blur * (rng.chance() + rng.chance() - 1.0)
            seeming.append(Found(action, 1, seems))
        seeming.sort(key=lambda each: -each.value)
        return in_taste(info, seeming, self.level.style)[0]


class GlanceAgent(_Slipping):
    """Judges each move by where it leads at once: nobody answers, nothing follows.

    What is hidden it imagines one way, or as many as its level has iterations.
    """

    def among(self, info: InfoSet, actions: list[Action], budget: Budget, rng: Rng) -> Action:
        """What seems best; a move that loses on the spot is the last it takes."""
        bots, seat = info.game.bots, info.seat
        judge = bots.glance or bots.evaluate
        asked, own = budget.iterations, self.level.iterations
        self.iterations = asked if own and asked and isinstance(asked, int) else own
        values = dict.fromkeys(actions, 0.0)
        for _ in range(max(1, self.iterations)):
            world = info.sample(rng)
            for action in actions:
                after = world.clone()
                after.apply(action)
                value = judge(after, seat)
                values[action] += -_LOST if after.over and value == 0.0 else value
        worlds = max(1, self.iterations)
        return self.seeming_best(info, {action: value / worlds for action, value in values.items()}, rng)


class ForgetfulAgent(_Slipping):
    """Knows the game's rule of thumb, and forgets it now and then for what draws the eye."""

    def slip(self, info: InfoSet, budget: Budget, rng: Rng) -> Action:
        """The rule of thumb's move, or the most tempting one that it notices."""
        if rng.chance() >= self.level.blur:
            return info.game.bots.greedy(info, rng)
        return super().slip(info, budget, rng)

    def among(self, info: InfoSet, actions: list[Action], budget: Budget, rng: Rng) -> Action:
        """The most tempting, by the dice where several are."""
        draws = tempting(info, actions)
        return actions[max(range(len(actions)), key=lambda at: draws[at] + 1e-6 * rng.below(1000))]


class EstimatingAgent(_Slipping):
    """Reckons as the game itself does, and is off by some of it."""

    def among(self, info: InfoSet, actions: list[Action], budget: Budget, rng: Rng) -> Action:
        """What seems to leave the best chance."""
        judge = info.game.bots.judge
        assert judge is not None
        return self.seeming_best(info, {action: value for action, value in judge(info, rng) if action in actions}, rng)


SLIPS: dict[str, Callable[[Level], Agent]] = {
    "glance": GlanceAgent,
    "forgetful": ForgetfulAgent,
    "estimating": EstimatingAgent,
}


def slipping(level: Level) -> Agent:
    """A fresh agent with the slips of this level."""
    return SLIPS[level.agent](level)
