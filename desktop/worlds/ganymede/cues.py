"""How a showdown is played: Strength counts up, what is past or just the limit is called out, damage takes cubes."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.games.ganymede.parts import Cubes, Gauge
from desktop.look import Key, Part
from desktop.table.drawing.theme import FELT
from desktop.table.motion.cues import Cue, Played
from desktop.table.motion.part_steps import Count, Hit, float_over
from desktop.table.motion.steps import READ, Call, Instant, Pause


def gauge(seat: int) -> Key:
    """Where a seat's Strength stands."""
    return "gauge", seat


class Counted(Cue):
    """A sum counts up; one that is just its limit is called out."""

    def steps(self, played: Played) -> list[Instant]:
        """On the gauge of the seat."""
        scene, key = played.scene, gauge(played.seat)
        part = played.part(key)
        if part is None:
            return []
        return [Count(scene, key, part), *self._cheer(played, key, part)]

    def _cheer(self, played: Played, key: Key, part: Part) -> list[Instant]:
        if not isinstance(part, Gauge) or not part.exact or played.value != part.limit:
            return []
        cheer = Call(played.scene, lambda: float_over(played.scene, key, part.exact, FELT.chosen))
        return [cheer, Pause(played.scene, READ)]


class Shout(Cue):
    """Words rise from the gauge."""

    def steps(self, played: Played) -> list[Instant]:
        """With time to read them."""
        scene, key = played.scene, gauge(played.seat)
        if played.part(key) is None:
            return []
        return [Call(scene, lambda: float_over(scene, key, played.said())), Pause(scene, READ)]


class Wound(Cue):
    """Damage flies from the row that dealt it to the hit points."""

    def steps(self, played: Played) -> list[Instant]:
        """The cubes go down by it."""
        key = ("hp", played.seat)
        part = played.part(key)
        if part is None:
            return []
        if isinstance(part, Cubes):
            part = part._replace(have=max(0, part.have - played.value))
        return [Hit(played.scene, played.src[0], key, part, f"-{played.value}"), Pause(played.scene, READ)]


CUES: Mapping[str, Cue] = {"count": Counted(), "shout": Shout(), "hit": Wound()}
