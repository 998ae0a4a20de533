"""Hints in three steps: which cards to light and what to say.

Everything is the viewer's own to know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from desktop.controller.advice import Weighed
from desktop.controller.comparison import compared, decided
from desktop.controller.counsel import Counsel
from desktop.controller.gestures import Gestures
from desktop.controller.phase import Deed
from desktop.controller.sight import Sight
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.text import Text, series
from desktop.table.hands.picks import Target
from desktop.table.scene.scene import TableScene
from desktop.words import clause

STEPS = 3
BEST = 3


class Hint(NamedTuple):
    """What a step of a hint shows."""

    text: str
    cards: tuple[Target, ...] = ()
    taker: Target | None = None  # where the best one goes
    action: Action | None = None  # the best one


class Hints:
    """How many steps of a hint have been asked for, and what is shown of it."""

    def __init__(
        self,
        sight: Sight,
        scene: TableScene,
        counsel: Counsel,
        given: Callable[[], InfoSet],
        put: Callable[[Hint | None], None],
    ) -> None:
        self._sight, self._scene, self._counsel = sight, scene, counsel
        self._given, self._put = given, put  # `given`: a hint counts, and this is what the adviser may go by
        self._advised: Action | None = None
        self._text = ""
        self._step = 0
        counsel.advised.connect(self._show)

    def offered(self) -> bool:
        """Whether the viewer has a decision to be advised on."""
        return self._sight.may(Deed.HINT) and bool(self._sight.legal)

    @property
    def text(self) -> str:
        """What the hint says that stands."""
        return self._text

    @property
    def advised(self) -> Action | None:
        """The move that stands advised, once the hint has come to it."""
        return self._advised

    def next(self) -> None:
        """What can be played, then the best three, then the best with its chance and why."""
        self._scene.hurry()
        if not self._sight.may(Deed.HINT):
            return
        if not self._step:
            info = self._given()
            if not self._counsel.advice:
                self._counsel.ask(info)
        self._step = min(self._step + 1, STEPS)
        self._show()

    def _show(self) -> None:
        sight = self._sight
        if self._step and sight.may(Deed.HINT):
            shown = hint(self._step, sight.gestures, self._counsel.advice, sight)
            self._advised, self._text = shown.action, shown.text
            self._scene.light(shown.cards, shown.taker)
            self._put(shown)

    def drop(self) -> None:
        """The position has changed, or another is looked at."""
        if self._step:
            self._scene.light(())
            self._put(None)
        self._step, self._advised, self._text = 0, None, ""
        self._counsel.forget()


def hint(step: int, gestures: Gestures, advice: Sequence[Weighed], sight: Sight) -> Hint:
    """Step 1: what can be played. Step 2: the best three. Step 3: the best, and what it is better in than the next."""
    face, say = sight.face, sight.say
    if step == 1:
        return Hint(say(Text("house.hint.playable", (gestures.cards,))), gestures.sources())
    if not advice:
        return Hint(say(Text("house.hint.thinking")))
    if step == 2:
        best = advice[:BEST]
        names = series(clause(say(face.offer(each.action))) for each in best)
        return Hint(say(Text("house.hint.best", (len(best), names))), _cards(gestures, [each.action for each in best]))
    first, second = decided(advice, sight.outcomes)
    said = sight.words.prose(say(text) for text in compared(first, second, sight))
    where = gestures.place_of(first.action)
    cards = _cards(gestures, [first.action])
    return Hint(said, (*cards, where[1]) if where else cards, where[1] if where else None, first.action)


def _cards(gestures: Gestures, actions: Sequence[Action]) -> tuple[Target, ...]:
    places = (gestures.place_of(action) for action in actions)
    return tuple(dict.fromkeys(place[0] for place in places if place is not None))
