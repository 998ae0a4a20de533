"""How the two bridges' fights are played: blows, spells, shields that hold, a tower's fall."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.table.motion.cues import Cue, Played, Spot
from desktop.table.motion.speeds import BLOW
from desktop.table.motion.steps import READ, Blow, Call, Instant, Pause, Quake, Say
from desktop.table.sound.names import Sound

FALL = 520.0
TOWERS = "hand"  # where each seat's tower stands
CASTING: Spot = (("casting", -1), 0)  # where an incantation lies while it works


class Struck(Cue):
    """A card strikes another; its damage shows when the blow lands."""

    strikes = True

    def source(self, played: Played) -> Spot:
        """Where the blow comes from."""
        return played.src

    def steps(self, played: Played) -> list[Instant]:
        """The blow, and a breath to follow it."""
        text = f"-{played.value}" if played.value else ""
        lands: Sound = "hit" if played.dst[0][0] == TOWERS else "blow"
        blow = Blow(played.scene, self.source(played), played.dst, text, played.land, normal=BLOW * 1.4, lands=lands)
        return [blow, Pause(played.scene, READ)]


class Spell(Struck):
    """An incantation strikes."""

    def source(self, played: Played) -> Spot:
        """Not from the hand, but from where it is cast."""
        return CASTING


class Shield(Cue):
    """A blow did nothing: the card says so."""

    shown_on = "legal"


class Fall(Cue):
    """A tower falls."""

    def steps(self, played: Played) -> list[Instant]:
        """It shakes, and words tell which."""
        return [Quake(played.scene, *played.dst, FALL), Say(played.scene, played.said())]


class Phase(Cue):
    """A part of the turn runs by itself, and the page marks it."""

    def steps(self, played: Played) -> list[Instant]:
        return [Call(played.scene, played.run_phase)]


CUES: Mapping[str, Cue] = {
    "blow": Struck(), "spell": Spell(), "shield": Shield(), "fall": Fall(), "phase": Phase(),
}  # fmt: skip
