"""What moves cost: not whether one was a mistake, for which there are verdicts, but what all of them come to.

Every choice is looked at as the game's strongest opponent would, for a fixed while: by the game's own judgement, by
playouts, or by a search that tries more than one that has to move. What the move is worth less than the best one seen
is lost. How much there was to lose differs from choice to choice and from match to match; so what somebody careless
would have lost in the mean is kept beside it, as what was at stake: one who is drawn to better moves, but weakly. What
is at stake hangs on no move that was played: whoever keeps a win that can be forced had it to lose. The sums of both
tell how well somebody plays: the careless lose all that is at stake, and who sees what the strongest sees, next to
nothing. More than `MOST` of the win counts as that: one oversight says less than many small ones.

A single cost is mostly noise, but the noise is in everybody's alike. What the strongest does not see, costs nothing
here: how strong those are who lose so much is measured (`desktop/costs.py`) and not derived.

All that goes in is the seat's own knowledge when it decided, and dice; nothing depends on the clock.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Final, NamedTuple

from desktop.ai.agent import never, worth_trying
from desktop.ai.forced import forced_win, still_wins
from desktop.ai.ismcts import Plan, Search
from desktop.ai.playouts import Playouts
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng

MOST: Final = 0.2  # of the win
CARELESS: Final = 0.1  # of the win: a move that loses so much more tempts the careless e times less
WIDELY: Final = 3.0  # times as much as the game's own search tries what did less well


class Cost(NamedTuple):
    """Of one choice or of many, in chances to win."""

    lost: float
    staked: float  # what somebody careless would have lost in the mean


NOTHING: Final = Cost(0.0, 0.0)


def cost_of(info: InfoSet, played: Action, rng: Rng, hurry: Callable[[], bool] = never, most: int = 0) -> Cost:
    """What a move cost, and what was at stake whichever was played; nothing where there was no choice.

    `most` looks at most, instead of the game's own number.
    """
    if len(info.legal) == 1 or info.sensible == [played]:
        return NOTHING
    looks = info.game.bots.judging.looks
    tried, worths = _worths(info, played, rng, hurry, min(most or looks, looks))
    if played not in worths:  # all that can be done is alike, or somebody hurries
        return NOTHING
    winning = forced_win(info).action
    if winning is not None:
        worths[winning] = 1.0
    kept = winning is not None and (winning == played or still_wins(info, played))
    known = [worths[action] for action in tried if action in worths]
    high = max(known, default=0.0) if winning is None else 1.0
    losses = [min(high - worth, MOST) for worth in known]
    tempting = [exp(-loss / CARELESS) for loss in losses]
    staked = sum([much * loss for much, loss in zip(tempting, losses)]) / sum(tempting) if losses else 0.0
    return Cost(0.0 if kept else min(max(worths.values()) - worths[played], MOST), staked)


def _worths(
    info: InfoSet, played: Action, rng: Rng, hurry: Callable[[], bool], looks: int
) -> tuple[list[Action], dict[Action, float]]:
    """The moves that are worth a look, and what each of them is worth and the one that was played."""
    bots = info.game.bots
    if bots.judge is not None:
        judged = _judged(info, looks, rng)
        return list(judged), judged
    tried = worth_trying(info) if bots.candidates is None else bots.candidates(info, rng)
    every = tried if played in tried else [*tried, played]
    if len(every) == 1:
        return tried, {}
    if bots.candidates is not None:
        playouts = Playouts(info, every, rng)
        playouts.run(looks, 0.0, hurry)
        return tried, _paired(playouts)
    search = Search(info, rng, Plan(explore=WIDELY * bots.explore), None, every)
    search.run(looks, 0.0, hurry)
    return tried, {found.action: found.value for found in search.found()}


def _paired(playouts: Playouts) -> dict[Action, float]:
    """What the best that is left came to in all its worlds, any other so much less as it did in those that both met."""
    tried = [each for each in playouts.tried() if each.rewards]
    if not tried:
        return {}
    best = max([each for each in tried if each.left], key=lambda each: sum(each.rewards) / len(each.rewards))
    high = sum(best.rewards) / len(best.rewards)
    less = {each.action: [one - own for one, own in zip(best.rewards, each.rewards)] for each in tried}
    return {action: high - max(0.0, sum(gaps) / len(gaps)) for action, gaps in less.items()}


def _judged(info: InfoSet, looks: int, rng: Rng) -> dict[Action, float]:
    judge = info.game.bots.judge
    assert judge is not None
    worths: dict[Action, float] = {}
    for _ in range(looks):
        for action, worth in judge(info, rng):
            worths[action] = worths.get(action, 0.0) + worth / looks
    return worths
