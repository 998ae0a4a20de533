"""How a verdict and what a master thinks best go together, in one sentence: both speak of the same decision.

They look otherwise. A verdict sets what was played against each rival in the same worlds with the same dice, until the
difference is settled; a master looks for a moment at everything that can be done, and its chances may be off by some
points. So on what was played the verdict is to be trusted, and between two moves that are better than that, neither.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from desktop.ai.judging import OPEN, WORSE, Verdict
from desktop.controller.advice import Weighed
from desktop.engine.actions import Action
from desktop.engine.game import Game
from desktop.engine.text import Text
from desktop.words import clause

PLAYED, BETTER = "played", "better"
UNHEARD = -1  # percent of a move that was hardly looked at


class Named(NamedTuple):
    """A move that a master thinks of, its chance in percent, and what else is known of it."""

    action: Action
    name: str
    percent: int
    mark: str = ""  # played, or better by the verdict


def named(
    found: Sequence[Weighed],
    most: int,
    played: Action | None,
    verdict: Verdict | None,
    game: Game,
    name: Callable[[Action], str],
) -> tuple[Named, ...]:
    """The best ones; after them what was played, and what the verdict names better, if they are not among them."""
    chances = {each.action: round(100 * each.chance) for each in found}
    best = game.verbs.parse(verdict.best) if verdict is not None and _stands(verdict) else None
    better = best if best != played else None
    marks = {played: PLAYED, better: BETTER}
    chosen = list(dict.fromkeys([each.action for each in found[:most]] + [each for each in (better, played) if each]))
    return tuple(Named(each, name(each), chances.get(each, UNHEARD), marks.get(each, "")) for each in chosen)


def _stands(verdict: Verdict) -> bool:
    """Whether what the verdict names best is to be trusted."""
    return verdict.size in WORSE or verdict.proved


def reconciled(
    found: Sequence[Weighed],
    played: Action,
    verdict: Verdict,
    seconds: float,
    game: Game,
    name: Callable[[Action], str],
) -> Text | None:
    """How both can be true, and which to trust for what; None where they say the same, or no world was looked at."""
    first, settled = found[0].action, verdict.size in WORSE
    best = game.verbs.parse(verdict.best) if _stands(verdict) else played
    if first == best:
        return None
    gaps = (clause(name(first)), clause(name(best)), seconds, verdict.worlds)
    if verdict.proved:
        return Text("house.study.both.proved", gaps)
    if not verdict.worlds:
        return None
    if not settled:
        return Text(f"house.study.both.{'open' if verdict.size == OPEN else 'as_good'}", gaps)
    if first == played:
        behind = [round(100 * (found[0].chance - each.chance)) for each in found if each.action == best]
        return Text("house.study.both.played" if behind else "house.study.both.unheard", (*gaps, *behind))
    return Text(f"house.study.both.{'equal' if game.verbs.text(first) in verdict.equal else 'other'}", gaps)
