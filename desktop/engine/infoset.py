"""One seat's honest handle on a position: what it sees, what it may do, and worlds that fit.

It is built from a world drawn by a fixed generator, so that nothing of the true arrangement gets in.
"""

from typing import TYPE_CHECKING

from desktop.engine.actions import Action
from desktop.engine.compiling import mypyc_attr
from desktop.engine.rng import Rng
from desktop.engine.sight import View
from desktop.engine.state import State

if TYPE_CHECKING:
    from desktop.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class InfoSet:
    """All that an agent is ever given."""

    __slots__ = ("_sensible", "_view", "_world", "game", "legal", "seat")

    def __init__(self, game: "Game", state: State, seat: int) -> None:
        self.game = game
        self.seat = seat
        self._world = game.resample(state, seat, Rng(0))
        self._view: View | None = None
        self._sensible: list[Action] | None = None
        self.legal: list[Action] = self._world.legal() if self._world.decider() == seat else []

    @property
    def view(self) -> View:
        """What the seat sees."""
        if self._view is None:
            self._view = self.game.view(self._world, self.seat)
        return self._view

    @property
    def sensible(self) -> list[Action]:
        """The legal actions less those that are never better and mostly worse than another."""
        if self._sensible is None:
            judge = self.game.bots.sensible
            found = judge(self) if judge is not None and len(self.legal) > 1 else self.legal
            self._sensible = found or self.legal
        return self._sensible

    def world_json(self) -> dict[str, object]:
        """The drawn world, for an agent in another process: an InfoSet made from it is this one."""
        return self._world.to_json()

    def sample(self, rng: Rng) -> State:
        """A world that the seat cannot tell from the true one."""
        return self.game.resample(self._world, self.seat, rng)
