"""The look back over a finished match in words: the chances, when it turned, and what the people's own moves cost.

A moment is named only where its verdict would be given again (`ai/judging.py`). What was lost little by little is told
as a sum (`small_losses.py`). Where there is neither, that is said.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from desktop.controller.advice import Review
from desktop.controller.judged import Moment
from desktop.controller.small_losses import SmallLosses, tell
from desktop.controller.turning import Course, Turning, turning_seen
from desktop.engine.match import Match
from desktop.engine.text import Text, seat_name
from desktop.face import GameFace, Say
from desktop.words import clause

NAMED = 3  # at the end of a match; the replay marks all of them
NO_BANDS: Mapping[int, list[float]] = {}
NO_SIZES: Mapping[int, str] = {}


class LookBack(NamedTuple):
    """A finished match: each seat's chance to win before every decision, and the moments that stand out."""

    chances: dict[int, list[float]]
    moments: tuple[tuple[int, str], ...]  # the number of the step, and a sentence
    turning: Turning | None = None  # where the chances leave no doubt about it
    note: str = ""  # how far the judging has come, or that nothing stands out
    bands: Mapping[int, list[float]] = NO_BANDS  # by how much each chance may be off
    sizes: Mapping[int, str] = NO_SIZES  # of the moments, by the number of the step
    small: tuple[int, str] | None = None  # what was lost little by little: where most of it begins, and a sentence

    @property
    def widest_band(self) -> float:
        """By how much the least sure of the chances may be off."""
        return max((by for wide in self.bands.values() for by in wide), default=0.0)


def tell_review(
    review: Review,
    match: Match,
    face: GameFace,
    say: Say,
    seat: int | None = None,
    most: int = 0,
    public: Course | None = None,
) -> LookBack:
    """The look back. Of the moments, the `most` that cost most, of one seat where one looks, each as a sentence by
    itself; without `most` all of them, in short, for where the moves stand beside them. `public`: how the sides stood
    for everybody to see, against which the chances are held.
    """
    found = [each for each in review.judged.moments() if seat is None or match.steps[each.step].seat == seat]
    chances = {each: review.chances(each) for each in range(len(match.seats))}
    turned = turning_seen(match, face, say, chances, public) if review.drawn else None
    named = sorted(sorted(found, key=lambda each: -each.verdict.lost)[:most]) if most else found
    moments = tuple((each.step, say(_moment(each, match, face, say, "" if most else "brief."))) for each in named)
    bands = {each: review.bands(each) for each in range(len(match.seats))}
    sizes = {each.step: size_of(each) for each in named}
    losses = _small(review, match, seat)
    small = (losses.begins, say(_small_told(losses, match, face, seat, found))) if losses is not None else None
    note = _note(review, bool(moments or small), say)
    return LookBack(chances, moments, turned, note, bands, sizes, small)


def _small(review: Review, match: Match, seat: int | None) -> SmallLosses | None:
    """Of the seat that looks, or of whoever of them lost most."""
    own = {match.steps[number].seat for number in review.judged.own()} if seat is None else {seat}
    found = [losses for each in sorted(own) if (losses := review.small_losses(each)) is not None]
    return max(found, key=lambda losses: losses.gap.mean, default=None)


def _small_told(losses: SmallLosses, match: Match, face: GameFace, seat: int | None, found: Sequence[Moment]) -> Text:
    """With whose they are, where one does not look at one's own."""
    alone = all(match.steps[each.step].seat != losses.seat for each in found)
    told = tell(losses, alone, match, face)
    return told if seat is not None else Text("house.small.whose", (seat_name(losses.seat), told))


def size_of(moment: Moment) -> str:
    """The word for it: a win that was surely there is more than any other loss."""
    return "won" if moment.verdict.proved else moment.verdict.size


def _moment(moment: Moment, match: Match, face: GameFace, say: Say, form: str) -> Text:
    """What was done, what was better, and what it cost."""
    return Text(f"house.moment.{form}{size_of(moment)}", gaps_of(moment, match, face, say))


def gaps_of(moment: Moment, match: Match, face: GameFace, say: Say) -> tuple[Text | str | int, ...]:
    """What fills the gaps of a sentence about a moment: where, what was done, what was better, loss and its bounds."""
    step, verdict = match.steps[moment.step], moment.verdict
    view = match.game.view(step.before, step.seat)
    done = clause(say(match.game.describe(view, step.action)))
    better = clause(say(face.offer(match.game.verbs.parse(verdict.best))))
    lost, low, high = (round(100 * share) for share in (verdict.lost, verdict.low, min(1.0, verdict.high)))
    return (face.heading(view), done, better, lost, low, high)


def _note(review: Review, named: bool, say: Say) -> str:
    """How far it has come; at its end, where nothing stands out, that."""
    if review.settled:
        return "" if named else say(Text("house.moment.none"))
    own = len(review.judged.own())
    return say(Text("house.moment.so_far", (own - len(review.judged.waiting()), own)))
