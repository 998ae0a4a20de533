"""What a game must offer to be played on a table. A game's `layout` module is one of these.

Sentences go through `say`; everything else is made from one seat's view.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol, runtime_checkable

from desktop.engine.actions import Action
from desktop.engine.events import Event
from desktop.engine.sight import View
from desktop.engine.text import Text
from desktop.look import Bracket, Face, Gesture, Key, LayoutSpec, Look, Part, Sitter

Say = Callable[[Text], str]


class TableLayout(Protocol):
    """A game's face on the table."""

    SIDES: Sequence[tuple[str, str]]  # colour and shape by seat
    # How note events are played: blow, spell, shield, fall, turn, phase; count, hit and shout are about
    # the parts `gauge` and `hp` of the note's seat; call stands across the table.
    CUES: Mapping[str, str]

    def spec(self, view: View, say: Say) -> LayoutSpec: ...

    def looks(self, view: View, legal: Sequence[Action], say: Say) -> dict[Key, tuple[Look, ...]]: ...

    def parts(self, view: View, sitters: Sequence[Sitter], say: Say) -> dict[Key, Part]: ...

    def phases(self, view: View, say: Say) -> tuple[tuple[str, ...], int]: ...

    def heading(self, view: View) -> Text: ...

    def gesture(self, view: View, action: Action) -> Gesture | None: ...

    def button(self, action: Action) -> Text: ...

    def offer(self, action: Action) -> Text: ...

    def named(self, view: View, action: Action, say: Say) -> tuple[Look, ...]: ...

    def tell(self, view: View, event: Event) -> Text | None: ...

    def summary(self, view: View, seat: int) -> tuple[tuple[Text, int | str | Text], ...]: ...

    def measure(self, view: View, seat: int) -> float: ...


@runtime_checkable
class Framing(Protocol):
    """What a layout may offer besides: frames round some cards of a place."""

    def brackets(self, view: View, say: Say) -> dict[Key, Bracket]: ...


@runtime_checkable
class Prompting(Protocol):
    """What a layout may offer besides: buttons for moves that have a place on the table too, a word on a button."""

    HANDY: Collection[str]  # verbs

    def aside(self, view: View, action: Action) -> Text | None: ...

    # The default button first; of the moves that have a place too, as many as a button is worth.
    def ranked(self, view: View, actions: Sequence[Action]) -> list[Action]: ...


@runtime_checkable
class Wording(Protocol):
    """What a layout may offer besides: a button's words where they depend on what stands on the table."""

    def button_in(self, view: View, action: Action) -> Text: ...


@runtime_checkable
class Allotting(Protocol):
    """What a layout may offer besides: colours that the deal settles, where a seat draws its side."""

    def side_of(self, view: View, seat: int) -> tuple[str, str]: ...


@runtime_checkable
class Foreseeing(Protocol):
    """What a layout may offer besides: what is no card, as it would be after a move that is only aimed at."""

    def foreseen(self, view: View, action: Action, say: Say) -> dict[Key, Part]: ...


@runtime_checkable
class Manifold(Protocol):
    """What a layout may offer besides: every gesture that means a move, of each card that can be taken for it."""

    def gestures(self, view: View, action: Action) -> Sequence[Gesture]: ...


@runtime_checkable
class Heading(Protocol):
    """What a layout may offer besides: which notes head a part of the log, and the sentence of each."""

    HEADS: Mapping[str, str]


@runtime_checkable
class Calling(Protocol):
    """What a layout may offer besides: what is called out over the table, where seat and number do not say it all."""

    def called(self, event: Event) -> Text | None: ...


@runtime_checkable
class Recounting(Protocol):
    """What a layout may offer besides: a whole turn of a seat in a few lines, from what the reader saw of it."""

    def recount(self, view: View, seat: int, events: Sequence[Event]) -> tuple[Text, ...]: ...


@runtime_checkable
class Printed(Protocol):
    """What a layout may offer besides: the printed side of any card of the catalog, wherever it lies."""

    def face(self, card: int, say: Say) -> Face: ...


def heads_of(layout: TableLayout) -> Mapping[str, str]:
    """Notes that head a part of the log; where a layout names none, its turns."""
    return layout.HEADS if isinstance(layout, Heading) else {"turn": "turn"}


def side_of(layout: TableLayout, view: View, seat: int) -> tuple[str, str]:
    """Colour and shape of a seat."""
    return layout.side_of(view, seat) if isinstance(layout, Allotting) else layout.SIDES[seat]
