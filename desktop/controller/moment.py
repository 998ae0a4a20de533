"""One view of a match as a face describes it: only what is asked for, and each thing once."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property

from desktop.engine.events import Event, Place
from desktop.engine.match import Match
from desktop.engine.setting import Setting
from desktop.engine.sight import View, fold, redact
from desktop.face import GameFace, Movable, Say
from desktop.look import Key, LayoutSpec, Look


def seen(events: Iterable[Event], seat: int | None, setting: Setting) -> list[Event]:
    """Of what happened, what a seat may see."""
    return [shown for event in events if (shown := redact(event, seat, setting)) is not None]


def seen_earlier(match: Match, number: int, seat: int | None) -> list[Event]:
    """What a seat saw of the decisions before this one that the same seat made."""
    steps, first = match.steps, number
    while first and steps[first - 1].seat == steps[number].seat:
        first -= 1
    return seen((event for step in steps[first:number] for event in step.events), seat, match.state.setting)


class Moment:
    """A table at one moment; the view of one that follows from another is made when it is looked at."""

    def __init__(
        self,
        face: GameFace,
        say: Say,
        view: View | None = None,
        before: Moment | None = None,
        events: Sequence[Event] = (),
        setting: Setting | None = None,
    ) -> None:
        self._face, self._say = face, say
        self._before, self._events, self._setting = before, events, setting
        self._cards: dict[Key, tuple[Look, ...]] = {}
        if view is not None:
            self.view = view

    @cached_property
    def view(self) -> View:
        """What the viewer sees then."""
        assert self._before is not None and self._setting is not None
        return fold(self._before.view, list(self._events), self._setting)

    @cached_property
    def spec(self) -> LayoutSpec:
        """The places of the table."""
        return self._face.spec(self.view, self._say)

    def after(self, events: Sequence[Event], setting: Setting) -> Moment:
        """The table when these have happened too."""
        return Moment(self._face, self._say, before=self, events=events, setting=setting) if events else self

    def cards(self, key: Key) -> tuple[Look, ...]:
        """The cards of one place, none of which may be taken up."""
        if key not in self._cards:
            self._cards[key] = self._face.cards(self.view, key, None, self._say)
        return self._cards[key]

    def look(self, key: Key, at: int) -> Look | None:
        """One card."""
        cards = self.cards(key)
        return cards[at] if 0 <= at < len(cards) else None

    def counted(self, key: Key) -> bool:
        """Whether the viewer knows how many cards lie there, or is shown some."""
        return self.view.zones.get(Place(*key)) is not None or bool(self.cards(key))

    def looks(self, movable: Movable | None) -> dict[Key, tuple[Look, ...]]:
        """All cards, as whoever decides finds them."""
        return {zone.key: self._face.cards(self.view, zone.key, movable, self._say) for zone in self.spec.zones}
