"""What a seat's decisions cost together that are not worth a word each: many small losses lose a match as well.

Said only where the sum is surely as much as a blunder, by the game's own bound: how often a level errs says nothing of
a sum. Where most of it lies in one stretch of the match, or is of one theme, that is said too, on the same terms.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from math import sqrt
from typing import NamedTuple

from desktop.ai.judging import SURE, WORSE, Gap, Verdict, together
from desktop.controller.judged import Judged, Moment
from desktop.engine.infoset import InfoSet
from desktop.engine.match import Match
from desktop.engine.text import Text, prose, within
from desktop.face import GameFace

SMALL = "small"  # too little for a word by itself
MOST = 0.5  # of all that was lost
STRETCH = 0.5  # of a seat's decisions, at the most: what is longer is no stretch

Found = tuple[int, Verdict]  # a decision by its number


class SmallLosses(NamedTuple):
    """What a seat lost little by little, surely between the bounds."""

    seat: int
    gap: Gap
    dearest: int  # the decision that cost most
    stretch: tuple[int, int] | None = None  # where most of it was lost, if that is less than the match
    theme: str = ""
    moments: tuple[Moment, ...] = ()  # decisions among them that surely cost something

    @property
    def begins(self) -> int:
        """The decision to look at first."""
        if self.moments:
            return self.moments[0].step
        return self.stretch[0] if self.stretch is not None else self.dearest


def small_losses(judged: Judged, match: Match, seat: int) -> SmallLosses | None:
    """Those of a seat, where they are as much as a blunder."""
    found = [(number, verdict) for number, verdict in judged.of_seat(seat) if verdict.size not in WORSE]
    gap = together(verdict for _, verdict in found)
    if gap.low <= match.game.bots.judging.blunder:
        return None
    run = _stretch([verdict for _, verdict in found], MOST * gap.mean)
    dearest = max(range(len(found)), key=lambda at: found[at][1].cost)
    first, last = run or (dearest, dearest)
    stretch = (found[first][0], found[last][0]) if run is not None else None
    moments = tuple(moment for each in found[first : last + 1] if (moment := _moment(*each)) is not None)
    theme = _theme(found, gap.mean, match)
    return SmallLosses(seat, gap, found[dearest][0], stretch, theme, moments)


def _moment(number: int, verdict: Verdict) -> Moment | None:
    """What a single one cost, where that is surely something."""
    low, lost, high = together([verdict])
    if low <= 0.0 or not verdict.instead:
        return None
    return Moment(number, verdict._replace(size=SMALL, best=verdict.instead, equal=(), low=low, lost=lost, high=high))


def _stretch(found: Sequence[Verdict], least: float) -> tuple[int, int] | None:
    """Where the shortest run begins and ends that surely comes to so much; none, if that is most of the match."""
    costs = [0.0, *accumulate(verdict.cost for verdict in found)]
    squares = [0.0, *accumulate(verdict.off * verdict.off for verdict in found)]
    ends = [at for at, verdict in enumerate(found) if verdict.cost > 0.0]
    enough = [
        (first, last)
        for number, first in enumerate(ends)
        for last in ends[number:]
        if last - first < STRETCH * len(found)
        and costs[last + 1] - costs[first] - SURE * sqrt(squares[last + 1] - squares[first]) >= least
    ]
    return min(enough, key=lambda run: run[1] - run[0], default=None)


def _theme(found: Sequence[Found], whole: float, match: Match) -> str:
    """What most of it was about, if anything."""
    by_theme: dict[str, list[Verdict]] = {}
    for theme, verdict in _themes(found, match):
        by_theme.setdefault(theme, []).append(verdict)
    most = (theme for theme, some in by_theme.items() if together(some).low >= MOST * whole)
    return next(most, "")


def _themes(found: Sequence[Found], match: Match) -> Iterator[tuple[str, Verdict]]:
    theme, parse = match.game.talk.theme, match.game.verbs.parse
    for number, verdict in found:
        if theme is not None and verdict.instead and verdict.cost > 0.0:
            step = match.steps[number]
            info = InfoSet(match.game, step.before, step.seat)
            yield theme(info, parse(verdict.instead), step.action), verdict


def tell(losses: SmallLosses, alone: bool, match: Match, face: GameFace) -> Text:
    """In words; `alone`: nothing else stands out."""
    low, lost, high = (round(100 * min(1.0, share)) for share in losses.gap)
    told = [Text(f"house.small.{'alone' if alone else 'beside'}", (lost, low, high))]
    if losses.stretch is not None:
        first, last = (within(_heading(step, match, face)) for step in losses.stretch)
        told.append(Text("house.small.in", (first,)) if first == last else Text("house.small.from", (first, last)))
    if losses.theme:
        told.append(Text("house.small.theme", (Text(f"{match.game.info.id}.theme.{losses.theme}"),)))
    return prose(told)


def _heading(number: int, match: Match, face: GameFace) -> Text:
    step = match.steps[number]
    return face.heading(match.game.view(step.before, step.seat))
