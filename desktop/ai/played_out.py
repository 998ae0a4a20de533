"""Two moves of a decision, each played on to the end of the game: in the same imagined worlds, with the same dice.

What is compared are games won, so that anybody can follow it: of so many, this many after the one move and that many
after the other. Everybody plays on by the game's quick policy. Games are independent of those that a judge has met.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final, NamedTuple

from desktop.ai.judging import Gap, nobody_waits, played_on
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng

TO_THE_END: Final = 10**6  # turns
SURELY: Final = 2.58  # half the width of bounds that hold 99 times in 100, in standard errors


class PlayedOut(NamedTuple):
    """What has come of it; a win that is shared counts as much of one as it is."""

    games: int = 0
    first: float = 0.0  # of them won after the first move
    second: float = 0.0
    squares: float = 0.0  # of the differences, game by game

    def plus(self, more: PlayedOut) -> PlayedOut:
        """Together with others."""
        return PlayedOut(
            self.games + more.games, self.first + more.first, self.second + more.second, self.squares + more.squares
        )

    def gap(self) -> Gap:
        """By how much the second is better, in chances to win."""
        if not self.games:
            return Gap(-1.0, 0.0, 1.0)
        mean = (self.second - self.first) / self.games
        # One game more in which all is the other way round: alike games are no proof.
        spread = sqrt(max(0.0, (self.squares + 1.0) / self.games - mean * mean))
        wide = SURELY * spread / sqrt(self.games)
        return Gap(mean - wide, mean, mean + wide)


def play_out(
    info: InfoSet,
    first: Action,
    second: Action,
    games: int,
    rng: Rng,
    sure: bool = False,
    hurry: Callable[[], bool] = nobody_waits,
) -> PlayedOut:
    """So many games after each move, fewer where somebody hurries. `sure`: the second wins by force, in all of them."""
    bots, found = info.game.bots, PlayedOut()
    for _ in range(games):
        if hurry():
            break
        world, dice = info.sample(rng), rng.bits()
        won = []
        for action in (first, second):
            if sure and action == second:
                won.append(1.0)
                continue
            after = world.clone()
            after.rng = world.rng
            after.apply(action)
            won.append(played_on(bots, after, info.seat, Rng(dice), TO_THE_END))
        difference = won[1] - won[0]
        found = found.plus(PlayedOut(1, won[0], won[1], difference * difference))
    return found
