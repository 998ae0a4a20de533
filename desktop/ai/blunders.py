"""Which moves of a position would be blunders: looked for while somebody thinks, before any is made.

All moves meet the same worlds with the same dice (`judging`), the best so far among them. A move is settled once it is
surely worse than the best by the bar of a blunder, or surely not; what is settled meets no further world, so that soon
only the doubtful ones are left. The bounds hold at all times at once: whoever stops it early learns less, and nothing
else. A move that is about to be made can be put before all others.

Nothing is said of a move that is not settled, and a win that can be forced comes before any luck.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from desktop.ai.forced import forced_win, still_wins
from desktop.ai.judging import RISK, Blunder, Gap, Meeting, Settled, gap_of
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng

SOON: Final = 300  # worlds at which the bounds are tightest: there is little time


class Lookout(Meeting):
    """The moves of a position, sifted."""

    def __init__(self, info: InfoSet, rng: Rng, against: str = "") -> None:
        super().__init__(info, info.legal, rng, info.game.bots.judging_against(against).further())
        self._winning = forced_win(info).action
        self._left = list(info.legal)
        self._risk = RISK / max(1, len(self._left) - 1)
        self._fine: list[Action] = []
        self._blunders: dict[Action, Blunder] = {}
        self._left_out: list[Action] = []

    def meeting(self) -> list[Action]:
        """The doubtful ones, and the best."""
        return self._left

    def narrow(self, action: Action) -> None:
        """This one is about to be made: from now on it and the best alone meet."""
        if action in self._left and self.worlds:
            kept = [action, self._best()]
            self._left_out += [each for each in self._left if each not in kept]
            self._left = [each for each in self._left if each in kept]

    def tells_of(self, action: Action | None) -> bool:
        """Whether this move, or every one, is still looked at or settled."""
        return action not in self._left_out if action is not None else not self._left_out

    def _best(self) -> Action:
        return self._winning if self._winning is not None else self.best_of(self._left)

    @property
    def done(self) -> bool:
        """Whether more worlds would say nothing else, or as many have been met as the game allows."""
        return (len(self._left) < 2 and not self._left_out) or self.playouts >= self._judging.playouts

    def known(self, action: Action) -> bool:
        """Whether it is settled."""
        return action not in self._left_out and (action not in self._left or len(self._left) < 2)

    def look(self) -> None:
        """Settle what can be settled."""
        best, bar = self._best(), self._judging.blunder
        for action in self._left:
            if action == best:
                continue
            gap = gap_of(self._values[action], self._values[best], self._risk, SOON)
            if gap.low > bar:
                self._condemn(action, best, gap)
            elif gap.high <= bar:
                self._clear(action)

    def _condemn(self, action: Action, best: Action, gap: Gap) -> None:
        proved = best == self._winning
        if proved and still_wins(self.info, action):
            self._clear(action)
            return
        self._left = [each for each in self._left if each != action]
        self._blunders[action] = Blunder(self.info.game.verbs.text(best), gap.low, gap.mean, proved)

    def _clear(self, action: Action) -> None:
        self._left = [each for each in self._left if each != action]
        self._fine.append(action)

    def settled(self) -> Settled:
        """What is known by now."""
        text = self.info.game.verbs.text
        fine = [*self._fine, *(self._left if len(self._left) < 2 else [])]
        blunders = tuple([(text(action), blunder) for action, blunder in self._blunders.items()])
        return Settled(tuple([text(action) for action in fine]), blunders, self.done)


def look_out(lookout: Lookout, enough: Callable[[], bool], first: Action | None = None) -> Settled:
    """Go on until everything is settled, or the one that is about to be made is, or there has been enough of it."""
    if first is not None:
        lookout.narrow(first)
    while not lookout.done and not (first is not None and lookout.known(first)):
        if not lookout.go_on(enough):
            break
    return lookout.settled()
