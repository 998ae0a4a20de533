"""How a moment of a game is played on the table: a cue is its name with a game, here and with the worlds its playing.

A game says which of its notes are cues; whoever plays events makes a `Played` of the note and asks the cue for steps.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from desktop.look import Key, Part
from desktop.table.motion.steps import Instant, Reason, Say
from desktop.table.scene.scene import TableScene

Spot = tuple[Key, int]  # a place, and which card in it
Parts = Callable[[], Mapping[Key, Part]]  # all that is no card, when it is shown


class Played(NamedTuple):
    """What a cue is told of the note it plays."""

    scene: TableScene
    seat: int
    value: int
    src: Spot
    dst: Spot
    said: Callable[[], str]  # what is called out
    part: Callable[[Key], Part | None]  # what is no card, as it stands before
    counted: Callable[[Key], Part | None]  # and as it stands once what follows has been counted
    land: Callable[[], None]  # shows what it inflicts: for a cue that strikes
    run_phase: Callable[[], None]  # from now on a part of the turn runs that the page shows


class Cue:
    """A moment with events of its own; as it stands, nothing is seen of it but those."""

    strikes = False  # what is inflicted right after it is shown when it lands
    together = False  # the cards that move after it move as one
    sums_up = False  # an account is given as soon as everything is counted
    shown_on = ""  # it is no moment of its own: words in this colour of the felt rise from its card

    def steps(self, played: Played) -> list[Instant]:
        """What is seen before its events."""
        return []

    def account(
        self, scene: TableScene, parts: Callable[[], Mapping[Key, Part]], told: tuple[str, str] | None
    ) -> list[Instant]:
        """What is seen when everything is counted: how all stand, and that in two lines."""
        return []


class Called(Cue):
    """Words stand across the table."""

    def steps(self, played: Played) -> list[Instant]:
        return [Say(played.scene, played.said())]


class Explained(Cue):
    """What happens, and in a second line why: nothing moves on before that could be read."""

    def steps(self, played: Played) -> list[Instant]:
        what, _, why = played.said().partition("\n")
        return [Reason(played.scene, what, why)]


class Dealt(Cue):
    """Cards are dealt, all at once."""

    together = True


CUES: Mapping[str, Cue] = {"turn": Cue(), "call": Called(), "deal": Dealt(), "why": Explained()}
