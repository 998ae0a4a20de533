"""Hints in three steps and the look back in words: which cards to light and what to say.

Everything is the viewer's own to know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from desktop.controller.advice import Review, Weighed
from desktop.controller.counsel import Counsel
from desktop.controller.gestures import Gestures
from desktop.engine.actions import Action
from desktop.engine.match import Match
from desktop.engine.text import Text, series
from desktop.face import GameFace, Say
from desktop.table.picks import Target
from desktop.words import clause

if TYPE_CHECKING:
    from desktop.controller.controller import Controller

STEPS = 3
BEST = 3


class Hint(NamedTuple):
    """What a step of a hint shows."""

    text: str
    cards: tuple[Target, ...] = ()
    taker: Target | None = None  # where the best one goes


class LookBack(NamedTuple):
    """A finished match: each seat's chance to win before every decision, and the moments that cost most."""

    chances: dict[int, list[float]]
    costly: tuple[tuple[int, str], ...]  # the number of the step, and a sentence


class Hints:
    """How many steps of a hint have been asked for, and what is shown of it."""

    def __init__(self, controller: Controller, counsel: Counsel) -> None:
        self._controller = controller
        self._counsel = counsel
        self._step = 0
        counsel.advised.connect(self._show)

    def offered(self) -> bool:
        """Whether the viewer has a decision to be advised on."""
        c = self._controller
        return c.person_to_act() and bool(c.legal)

    def next(self) -> None:
        """What can be played, then the best three, then the best with its chance and why."""
        c = self._controller
        c.skip()
        if not c.person_to_act():
            return
        if not self._step:
            c.match.hints += 1
            c.save()  # who leaves now has had it all the same
        self._step = min(self._step + 1, STEPS)
        if not self._counsel.advice and self._step == 1:
            self._counsel.ask(c.match.info(c.match.state.decider()))
        self._show()

    def _show(self) -> None:
        c = self._controller
        if self._step and c.person_to_act():
            shown = hint(self._step, c.gestures, self._counsel.advice, c.face, c.say, c.consequence)
            c.scene.light(shown.cards, shown.taker)
            c.say_preview(shown.text)

    def drop(self) -> None:
        """The position has changed, or another is looked at."""
        if self._step:
            self._controller.scene.light(())
        self._step = 0
        self._counsel.forget()


def hint(
    step: int,
    gestures: Gestures,
    advice: Sequence[Weighed],
    face: GameFace,
    say: Say,
    consequence: Callable[[Action], str],
) -> Hint:
    """Step 1: what can be played. Step 2: the best three. Step 3: the best, its chance, and why."""
    if step == 1:
        return Hint(say(Text("house.hint.playable", (gestures.cards,))), gestures.sources())
    if not advice:
        return Hint(say(Text("house.hint.thinking")))
    if step == 2:
        best = advice[:BEST]
        names = series(clause(say(face.offer(each.action))) for each in best)
        return Hint(say(Text("house.hint.best", (len(best), names))), _cards(gestures, [each.action for each in best]))
    first = advice[0]
    percent = round(100 * first.chance)
    said = say(Text("house.hint.first", (percent, clause(say(face.offer(first.action))), consequence(first.action))))
    where = gestures.place_of(first.action)
    cards = _cards(gestures, [first.action])
    return Hint(said, (*cards, where[1]) if where else cards, where[1] if where else None)


def _cards(gestures: Gestures, actions: Sequence[Action]) -> tuple[Target, ...]:
    places = (gestures.place_of(action) for action in actions)
    return tuple(dict.fromkeys(place[0] for place in places if place is not None))


def tell_review(review: Review, match: Match, face: GameFace, say: Say) -> LookBack:
    """The look back, each costly decision in a sentence that names what was better."""
    costly = []
    for moment in review.costly():
        step = match.steps[moment.step]
        view = match.game.view(step.before, step.seat)
        head = face.heading(view)
        done = clause(say(match.game.describe(view, step.action)))
        better = clause(say(face.offer(moment.better)))
        costly.append((moment.step, say(Text("house.end.costly", (round(100 * moment.lost), head, done, better)))))
    return LookBack({seat: review.chances(seat) for seat in range(len(match.seats))}, tuple(costly))
