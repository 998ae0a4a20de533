"""When a match turned: the decision after which whoever won led for good, as everybody at the table could see it.

Of the chance to win, as a search worked it out afterwards, that is said only where the estimate left no doubt: from
clearly behind to clearly ahead within a few decisions, and never close again.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from desktop.controller.moment import seen
from desktop.engine.events import Event
from desktop.engine.match import Match, Step
from desktop.engine.sight import View, fold
from desktop.engine.state import State
from desktop.engine.text import Text, seat_name, within
from desktop.face import GameFace, Say
from desktop.words import clause

LATE = 0.15  # of all decisions: a lead that was taken in the last of them was the other's until then
BEHIND, AHEAD = 0.4, 0.6  # chances that are beyond doubt
FAR = 0.15  # of all decisions: what everybody saw so long before the chances were clear did not decide it
NEAR = 4  # events: what is told of one thing, a seat after the other
FEW = 2  # decisions within which a clear turn comes about

Course = Mapping[int, Sequence[float]]  # how each side stood before each decision, and at the end


class Turning(NamedTuple):
    """The decision that turned a match, and a sentence about it; -1: whoever won had led from the start."""

    step: int
    text: str


class Sides(NamedTuple):
    """Who won and who did not, by numbers of the course; sides that play by themselves have numbers past the seats."""

    winners: tuple[int, ...]
    others: tuple[int, ...]


def sides_of(match: Match, course: Course) -> Sides | None:
    """Whoever won against whom; None where nobody won or lost."""
    winners = match.outcome().winners
    alone = [side for side in course if side >= len(match.seats)]
    if not winners and match.outcome().shared:
        return Sides(tuple(alone), tuple(range(len(match.seats)))) if alone else None
    others = tuple(side for side in course if side not in winners)
    return Sides(winners, others) if winners and others else None


def lead(sides: Sides, at: Mapping[int, float]) -> float:
    """How far the best of whoever won stood before the best of the others."""
    return max(at[side] for side in sides.winners) - max(at[side] for side in sides.others)


def leads(sides: Sides, course: Course) -> list[float]:
    """The same before each decision and at the end."""
    return [lead(sides, dict(zip(course, values, strict=True))) for values in zip(*course.values(), strict=True)]


def last_change(ahead: Sequence[float]) -> int | None:
    """The last decision before which the lead was not yet there; -1: none; None: nor is it at the end."""
    if not ahead or ahead[-1] <= 0:
        return None
    return max((step for step, by in enumerate(ahead) if by <= 0), default=-1)


def turning(match: Match, face: GameFace, say: Say, course: Course) -> Turning | None:
    """When it turned by what everybody could see; None where that did not decide it."""
    sides = sides_of(match, course)
    step = last_change(leads(sides, course)) if sides is not None else None
    if sides is None or step is None:
        return None
    rival = leader_before(sides, course, step)
    several = "_together" if len(sides.winners) > 1 else ""
    winner = _name(match, face, sides.winners[0])
    if step < 0:
        return Turning(step, say(Text(f"house.turned.start{several}", (winner,))))
    where, what = _heading(match, face, step), clause(say(_happened(match, face, sides, step)))
    if rival is None:
        return Turning(step, say(Text(f"house.turned.from{several}", (winner, where, what))))
    if len(match.steps) - step <= LATE * len(match.steps) and len(rival) == 1:
        return Turning(step, say(Text("house.turned.until", (_name(match, face, rival[0]), where, what))))
    return Turning(step, say(Text("house.turned.at", (where, what))))


def leader_before(sides: Sides, course: Course, step: int) -> list[int] | None:
    """Of the others, who led when last one of them did before a decision; None: none of them ever had."""
    ahead = leads(sides, course)
    led = [at for at in range(step + 1) if ahead[at] < 0]
    if not led:
        return None
    most = max(course[side][led[-1]] for side in sides.others)
    return [side for side in sides.others if course[side][led[-1]] == most]


def turning_seen(
    match: Match, face: GameFace, say: Say, chances: Course, public: Course | None = None
) -> Turning | None:
    """When it turned by the chance to win, where that is beyond doubt; the chances are those before each decision.

    Where what everybody could see, if that is known, says otherwise than the chances: from when on they were clear.
    """
    winners = match.outcome().winners
    if len(winners) != 1 or len(match.seats) < 2:
        return None
    step = clear_turn(chances[winners[0]])
    if step is None:
        sure = _sure_instead(match, chances[winners[0]], public) if public is not None else None
        if sure is None:
            return None
        gaps = (seat_name(winners[0]), _heading(match, face, sure))
        return Turning(sure, say(Text("house.turned.sure" if sure else "house.turned.sure_at_once", gaps)))
    sides = Sides(winners, tuple(seat for seat in range(len(match.seats)) if seat not in winners))
    where, what = _heading(match, face, step), clause(say(_happened(match, face, sides, step)))
    return Turning(step, say(Text("house.turned.seen", (where, what))))


def clear_turn(chance: Sequence[float]) -> int | None:
    """The decision between the last time that a chance was clearly small and the first from which it stayed large."""
    low = max((at for at, value in enumerate(chance) if value <= BEHIND), default=-1)
    stays = next((at for at in range(low + 1, len(chance)) if min(chance[at:]) >= AHEAD), None)
    if low < 0 or stays is None or stays - low > FEW:
        return None
    part = list(pairwise(chance[low : stays + 1]))
    gains = [after - before for before, after in part]
    return low + gains.index(max(gains))


def _sure_instead(match: Match, chance: Sequence[float], public: Course) -> int | None:
    """The decision from which on whoever won was clearly ahead, where that is not what everybody could see."""
    sides = sides_of(match, public)
    shown = last_change(leads(sides, public)) if sides is not None else None
    if shown is None or len(match.seats) > 2:  # of several, nobody has much of a chance for long
        return None
    sure = sure_from(chance)
    before = 0 <= shown < len(chance) and chance[shown] >= AHEAD
    after = sure is not None and 0 <= shown < sure - FAR * len(chance)
    return sure if before or after or any(value <= BEHIND for value in chance[shown + 1 :]) else None


def sure_from(chance: Sequence[float]) -> int | None:
    """The first decision from which on a chance stayed clearly large; None: not even at the end."""
    last = max((at for at, value in enumerate(chance) if value < AHEAD), default=-1) + 1
    return last if last < len(chance) else None


def _name(match: Match, face: GameFace, side: int) -> Text:
    if side < len(match.seats):
        return seat_name(side)
    return face.automated(match.view(None), len(match.seats))[side - len(match.seats)][0]


def _heading(match: Match, face: GameFace, step: int) -> Text:
    return within(face.heading(match.game.view(match.steps[step].before, None)))


def _happened(match: Match, face: GameFace, sides: Sides, step: int) -> Text:
    """What the table told of a decision last before the lead was taken in it, else after; else the decision itself."""
    chosen, setting = match.steps[step], match.state.setting
    view = match.game.view(chosen.before, None)
    told: list[tuple[int, int, Text]] = []  # number and seat of the event that was told
    taken, whose, ahead = -1, -1, _lead_in(match, face, sides, view) > 0
    for number, event in enumerate(seen(chosen.events, None, setting)):
        text = _told(face, view, event)
        if text is not None:
            told.append((number, event.seat, text))
        view = fold(view, [event], setting)
        was, ahead = ahead, _lead_in(match, face, sides, view) > 0
        if ahead and not was:
            taken, whose = number, _concerns(event)
    before = [each for each in told if each[0] <= taken]
    if before:
        near = [each for each in before if each[0] > before[-1][0] - NEAR]
        return next((text for _, seat, text in reversed(near) if seat == whose), near[-1][2])
    return told[0][2] if told else match.game.describe(match.game.view(chosen.before, None), chosen.action)


def _concerns(event: Event) -> int:
    """Whose cards or whose counter an event changes."""
    of = event.key.rpartition(":")[2]
    return int(of) if event.verb == "count" and of.isdigit() else event.src.seat


def _told(face: GameFace, view: View, event: Event) -> Text | None:
    if event.verb == "note" and event.key in face.heads:
        return None
    return face.tell(view, event)


def _lead_in(match: Match, face: GameFace, sides: Sides, view: View) -> float:
    return lead(sides, stands(face, view, len(match.seats)))


def stands(face: GameFace, view: View, seats: int) -> dict[int, float]:
    """How each side stands for everybody to see: the seats, then those that play by themselves."""
    alone = [measure for _, measure in face.automated(view, seats)]
    return dict(enumerate([*(face.measure(view, seat) for seat in range(seats)), *alone]))


class PublicCourse:
    """The same before each decision and now, kept as long as the steps it belongs to."""

    def __init__(self, match: Match, face: GameFace) -> None:
        self._match, self._face = match, face
        self._known: list[tuple[Step, dict[int, float]]] = []

    @property
    def known(self) -> bool:
        """Whether all of it is worked out."""
        steps = self._match.steps
        return len(self._known) == len(steps) and all(of is step for (of, _), step in zip(self._known, steps))

    def work_out(self) -> Iterator[None]:
        """Decision by decision, so that others can have their turn in between."""
        number = 0
        while number < len(self._match.steps):
            step = self._match.steps[number]
            if number == len(self._known) or self._known[number][0] is not step:
                del self._known[number:]
                self._known.append((step, self._stands(step.before)))
                yield
            number += 1

    def told(self) -> dict[int, list[float]]:
        """Of each side: all of it where it is known, else how it stands now."""
        past = [at for _, at in self._known] if self.known else []
        found = [*past, self._stands(self._match.state)]
        return {side: [at[side] for at in found] for side in found[-1]}

    def _stands(self, state: State) -> dict[int, float]:
        return stands(self._face, self._match.game.view(state, None), len(self._match.seats))


def public_course(match: Match, face: GameFace) -> dict[int, list[float]]:
    """All of it at once."""
    course = PublicCourse(match, face)
    deque(course.work_out(), maxlen=0)
    return course.told()
