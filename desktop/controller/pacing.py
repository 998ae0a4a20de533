"""When an opponent's move may be shown, and how fast: step by step, at the chosen speed, or all at once up to me."""

from __future__ import annotations

from desktop.table.motion.animator import Animator
from desktop.table.motion.speeds import Pace, Speed


class Pacing:
    """The chosen speed, and what stands above it for a while."""

    def __init__(self, animator: Animator) -> None:
        self._animator = animator
        self._chosen: Pace | None = None  # comes back when the rush is over
        self.stepping = False  # each move of an opponent waits for the person

    @property
    def rushing(self) -> bool:
        """On the way to the next decision of a person."""
        return self._chosen is not None

    @property
    def holds(self) -> bool:
        """Whether an opponent's move has to wait for the person."""
        return self.stepping and not self.rushing

    def choose(self, pace: Pace) -> None:
        """Another speed, at once or when the rush is over."""
        if self.rushing:
            self._chosen = pace
        else:
            self._animator.pace = pace

    def rush(self) -> None:
        """Everything at once, unheard."""
        if not self.rushing:
            self._chosen, self._animator.pace = self._animator.pace, Pace(Speed.OFF, heard=False)

    def rest(self) -> bool:
        """The rush has come to its end; whether there was one."""
        chosen, self._chosen = self._chosen, None
        if chosen is not None:
            self._animator.pace = chosen
        return chosen is not None
