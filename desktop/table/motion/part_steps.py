"""What the animator plays on parts: one goes to another state, something flies to it from the cards of a place.

A step finds its part when it starts; whatever is skipped, the part ends where it was to end.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from desktop.look import Key, Part
from desktop.table.drawing.theme import FELT
from desktop.table.motion import speeds
from desktop.table.motion.callouts import STANDS, rect_of
from desktop.table.motion.changes import Source, tell_numbers, tell_part
from desktop.table.motion.effects import Mote
from desktop.table.motion.speeds import Pace, ease_out, reading
from desktop.table.motion.steps import IMPACT, Instant
from desktop.table.scene.part_item import PartItem
from desktop.table.sound.names import Sound

if TYPE_CHECKING:
    from desktop.table.scene.scene import TableScene

COUNT = 700.0  # a sum counting up, long enough to be followed with the eye


class Count(Instant):
    """A meter goes to another state, passing what lies between."""

    def __init__(self, scene: TableScene, key: Key, part: Part, normal: float = COUNT) -> None:
        super().__init__(scene, normal)
        self.key, self.part = key, part
        self.item: PartItem | None = None
        self.old: Part | None = None

    def start(self) -> None:
        """Find the meter."""
        self.item = self.scene.parts.get(self.key)
        self.old = self.item.part if self.item is not None else None
        tell_numbers(self.scene, self.key, self.part)

    def duration(self, pace: Pace) -> float:
        """What stands already does not move again."""
        stands = self.item is not None and self.scene.world.kind(self.part).stands(self.old, self.part)
        return pace.ms(speeds.SETTLE if stands else self.normal, moving=False)

    def at(self, t: float) -> None:
        """Under reduced motion it changes at the end."""
        if self.item is not None and self.scene.animator.pace.motion:
            self.item.show_between(self.old, self.part, ease_out(t))

    def end(self) -> None:
        if self.item is not None:
            self.item.set_part(self.part)


class Tell(Instant):
    """Parts with numbers go to how they stand by now, and say by how much: beside whatever is played next."""

    def __init__(
        self,
        scene: TableScene,
        part: Callable[[Key], Part | None],
        source: tuple[Key, int] | None = None,
        paid: bool = False,
    ) -> None:
        super().__init__(scene)
        self.part, self.source = part, source  # where it comes from: a place, and which card in it
        self.paid = paid  # what gets less was spent on that card

    def start(self) -> None:
        """Parts that count by themselves are left to that."""
        scene, source = self.scene, self._source()
        for key, item in scene.parts.items():
            if key[0] not in scene.world.drawing.counting and self._tells(item):
                part = self.part(key)
                if type(part) is type(item.part):
                    tell_part(scene, key, part, source)

    def _tells(self, item: PartItem) -> bool:
        return item.part is not None and bool(item.kind.figures(item.part))

    def _source(self) -> Source | None:
        item = self.scene.card(*self.source) if self.source is not None else None
        return Source(rect_of(item.scene_rect()), self.paid) if item is not None else None


class CatchUp(Tell):
    """All parts stand as they do by now, also those without numbers: what is read next is about that."""

    def _tells(self, item: PartItem) -> bool:
        return item.part is not None


class Hit(Instant):
    """Damage leaves a place, flies to a meter and shakes it; there the meter changes and says by how much."""

    def __init__(
        self, scene: TableScene, source: Key, key: Key, part: Part, text: str, tint: str = "",
        normal: float = speeds.BLOW * 2.2, lands: Sound = "blow",
    ) -> None:  # fmt: skip
        super().__init__(scene, normal)
        self.lands = lands  # the sound of it
        self.source, self.key, self.part, self.text, self.tint = source, key, part, text, tint or FELT.refused
        self.item: PartItem | None = None
        self.motes: list[Mote] = []
        self.old: Part | None = None
        self.landed = False

    @property
    def heard(self) -> Sound:
        return self.lands if self.key in self.scene.parts else ""

    def start(self) -> None:
        """Find the meter and where the damage comes from."""
        self.item = self.scene.parts.get(self.key)
        cards = self.scene.cards.get(self.source, [])
        if self.item is None or not cards:
            return
        self.old, self.home = self.item.part, self.item.pos()
        self.aim = self.item.rect.center()
        moving = self.scene.animator.pace.motion and self.duration(self.scene.animator.pace) > 0
        self.starts = [QPointF(card.pos()) for card in cards] if moving else []
        for start in self.starts:
            mote = Mote(10 * self.scene.metrics.unit, self.tint)
            mote.setPos(start)
            self.scene.addItem(mote)
            self.motes.append(mote)

    def at(self, t: float) -> None:
        """From every card a spark; then the meter shakes and goes down."""
        if self.item is None:
            return
        if t >= IMPACT:
            self._land()
        if not self.motes:
            return
        way = min(1.0, t / IMPACT) ** 2
        for mote, start in zip(self.motes, self.starts, strict=True):
            mote.setPos(start + (self.aim - start) * way)
            mote.setVisible(t < IMPACT)
        if t >= IMPACT:
            after = (t - IMPACT) / (1 - IMPACT)
            shake = math.sin(after * math.pi * 5) * (1 - after) * 7 * self.scene.metrics.unit
            self.item.setPos(self.home + QPointF(shake, 0))
            self.item.show_between(self.old, self.part, ease_out(after))

    def _land(self) -> None:
        if self.landed or self.item is None:
            return
        self.landed = True
        self.scene.animator.hear(self.lands)
        if not tell_numbers(self.scene, self.key, self.part) and self.scene.animator.pace.speed.value > 0:
            float_over(self.scene, self.key, self.text, self.tint)

    def end(self) -> None:
        """The meter at its place and at its new state, nothing left over."""
        self._land()
        for mote in self.motes:
            self.scene.removeItem(mote)
        self.motes = []
        if self.item is not None:
            self.item.setPos(0, 0)
            self.item.set_part(self.part)


def float_over(scene: TableScene, key: Key, text: str, tint: str = "") -> None:
    """Let words stand at a part of the table, beside whatever goes on."""
    scene.callouts.say(text, lambda: scene.place_of(key), tint or FELT.refused, reading(text, STANDS))
