"""What one game's look adds to the table, found by the game's id; what a world leaves out is the house's own.

A world says at once which type and which sides it has; what it draws is loaded with its first card, so that a start
costs nothing. Whatever a game asks for and its world does not know is told as an accident and drawn plainly.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache, cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

from desktop.table.drawing.palettes import Seat
from desktop.table.scene.safety_net import report
from desktop.table.sound.names import Sound

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from desktop.look import Part
    from desktop.table.drawing.canvas import Canvas
    from desktop.table.drawing.tableau import Tableau
    from desktop.table.motion.cues import Cue
    from desktop.table.parts import PartKind
    from desktop.table.scene.air import Air, CardAir

    DrawFace = Callable[[Canvas], None]
    # With the label, the unit, and whether the ground is a picture.
    DrawDecor = Callable[[QPainter, QRectF, str, float, bool], None]
    DrawGround = Callable[[QPainter, QRectF, float], None]


class UnknownLook(LookupError):
    """A game asks for something that its world does not have; the message says for what."""


class Drawing(NamedTuple):
    """What a world draws by itself."""

    faces: Mapping[str, DrawFace] = {}  # a template of cards each
    decor: Mapping[str, DrawDecor] = {}  # a kind of fixture each
    ground: DrawGround | None = None  # for when the picture of the ground is missing
    parts: Mapping[type, PartKind[Any]] = {}  # besides those that every game may have
    cues: Mapping[str, Cue] = {}  # likewise
    counting: Sequence[str] = ()  # parts of a seat that count up when its cards turn over
    tableaux: Mapping[str, type[Tableau]] = {}  # what is shown when a match was `won` or `lost`
    foretelling: Sequence[str] = ()  # parts that say what comes: what may lie elsewhere keeps off them
    air: Air = ()  # what drifts over the ground, and what flickers on it
    large_air: Mapping[str, CardAir] = {}  # what moves in a large card's picture, by its template


class World:
    """A game's own look; as it stands, that of a game which brings none."""

    title = "source-sans-3 600"
    numeral = "source-sans-3 700"
    text = "source-sans-3 400"
    sides: Sequence[Seat] = ()
    sights: Mapping[str, Sequence[str]] = MappingProxyType({})  # kind of eyes: other colours of the sides
    moves: Mapping[tuple[str, str], Sound] = MappingProxyType({})  # heard of a card, from a zone to a zone; "": any
    notes: Mapping[str, Sound] = MappingProxyType({})  # heard of what is noted
    overshoot = 0.0  # by which share of its way a moving card passes its place: heavy a little, springy more

    def load(self) -> Drawing:
        """Import what draws."""
        return Drawing()

    @cached_property
    def drawing(self) -> Drawing:
        """All that it draws."""
        return self.load()

    def heard(self, src: str, dst: str) -> Sound:
        """What is heard of a card that goes from one zone to another."""
        for way in ((src, dst), (src, ""), ("", dst)):
            if way in self.moves:
                return self.moves[way]
        return "card"

    def face(self, template: str) -> DrawFace:
        """What draws a template of cards."""
        own = self.drawing.faces
        if template in own:
            return own[template]
        from desktop.table.drawing import plain

        if own:
            report(UnknownLook(f"{type(self).__name__} has no template {template!r}"))
        return plain.back if template == "back" else plain.face

    def decor(self, kind: str) -> DrawDecor:
        """What draws a kind of fixture."""
        from desktop.table.drawing import plain

        known = {**plain.DECOR, **self.drawing.decor}
        if kind not in known:
            report(UnknownLook(f"{type(self).__name__} has no fixture {kind!r}"))
        return known.get(kind, plain.nothing)

    def kind(self, part: Part) -> PartKind[Any]:
        """What paints, says and moves a part."""
        from desktop.table import parts

        found = parts.KINDS.get(type(part)) or self.drawing.parts.get(type(part))
        if found is None:
            report(UnknownLook(f"{type(self).__name__} has no part {type(part).__name__!r}"))
        return found or parts.PartKind()

    def tableau(self, mood: str) -> type[Tableau]:
        """What shows how a match ended; what is only told is told alike in every world."""
        from desktop.table.drawing.tableau import Rays

        return self.drawing.tableaux.get(mood, Rays)

    def cue(self, name: str) -> Cue:
        """What plays a cue."""
        from desktop.table.motion import cues

        found = cues.CUES.get(name) or self.drawing.cues.get(name)
        if found is None:
            report(UnknownLook(f"{type(self).__name__} has no cue {name!r}"))
        return found or cues.Cue()

    @property
    def ground(self) -> DrawGround:
        """What draws the table where there is no picture of it."""
        from desktop.table.drawing import plain

        return self.drawing.ground or plain.ground


HOUSE = World()


def world_of(game: str) -> World:
    """The look of a game, or the house's own."""
    return worlds().get(game, HOUSE)


@cache  # each import costs, also of what is there: this is asked for every card that is drawn
def worlds() -> Mapping[str, World]:
    """The worlds there are, by their games."""
    from desktop.worlds import WORLDS  # late: they are made of what stands above

    return WORLDS
