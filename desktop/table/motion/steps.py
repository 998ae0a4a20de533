"""What the animator can play on a table: changes, flips, blows, numbers, a tower's fall, a banner, a pause.

A step finds its cards when it starts, not when it is queued, so that a long queue stays right while cards move. Under
reduced motion a step shows its result and its number, and nothing travels.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QTransform

from desktop.look import Key, Look
from desktop.table.drawing.theme import FELT
from desktop.table.motion import speeds
from desktop.table.motion.callouts import on_card, rect_of
from desktop.table.motion.effects import Banner, Mote
from desktop.table.motion.speeds import Pace, ease_out
from desktop.table.scene.card_item import CardItem
from desktop.table.sound.names import Sound

if TYPE_CHECKING:
    from desktop.table.scene.scene import TableScene
    from desktop.table.scene.stage import Stage

IMPACT = 0.5  # share of a blow at which it lands
READ = 160.0  # a breath after each blow, so that a fight can be followed


class Instant:
    """A step without a way: what the others build on."""

    sound: Sound = ""  # of its start
    read = False  # whether it stands to be read

    def __init__(self, scene: TableScene, normal: float = 0.0) -> None:
        self.scene = scene
        self.normal = normal

    @property
    def heard(self) -> Sound:
        """What is heard of it in all, also where nothing is seen."""
        return self.sound

    def start(self) -> None:
        """Nothing changes."""

    def duration(self, pace: Pace) -> float:
        """As long as it was made."""
        return pace.ms(self.normal, moving=False)

    def at(self, t: float) -> None:
        """Nothing to see."""

    def end(self) -> None:
        """Nothing to clear."""


class Pause(Instant):
    """Time to read."""


class Call(Instant):
    """A step that only tells somebody."""

    def __init__(self, scene: TableScene, call: Callable[[], None], sound: Sound = "") -> None:
        super().__init__(scene)
        self.call, self.sound = call, sound

    def start(self) -> None:
        self.call()


class Change(Instant):
    """Cards change places (`apply` calls the scene's movers), then all glide to where they belong."""

    def __init__(
        self, scene: TableScene, apply: Callable[[], None], normal: float = speeds.MOVE, stagger: float = 0.0,
        sound: Sound = "card",
    ) -> None:  # fmt: skip
        super().__init__(scene, normal)
        self.apply = apply
        self.stagger, self.sound = stagger, sound

    def start(self) -> None:
        """Change and send everything on its way."""
        self.apply()
        pace = self.scene.animator.pace
        self.scene.settle(pace.ms(self.normal - self.stagger), pace.ms(self.stagger))

    def duration(self, pace: Pace) -> float:
        """Under reduced motion the result still stands a moment, so that it can be followed."""
        return pace.ms(self.normal, moving=False)

    def end(self) -> None:
        """Every card at its place."""
        self.scene.settle(0)


class Flip(Instant):
    """A card turns over and shows another look."""

    sound = "flip"

    def __init__(self, scene: TableScene, key: Key, index: int, look: Look, normal: float = speeds.FLIP) -> None:
        super().__init__(scene, normal)
        self.key, self.index, self.look = key, index, look
        self.item: CardItem | None = None

    def start(self) -> None:
        """Find the card."""
        self.item = self.scene.card(self.key, self.index)

    def at(self, t: float) -> None:
        """Narrow, change, widen."""
        if self.item is None or not self.scene.animator.pace.motion:
            return
        if t >= 0.5:
            self.item.set_look(self.look)
        self.item.setTransform(QTransform.fromScale(max(0.02, abs(math.cos(math.pi * t))), 1.0))

    def end(self) -> None:
        """The new look, flat."""
        if self.item is not None:
            self.item.set_look(self.look)
            self.item.setTransform(QTransform())


class Blow(Instant):
    """A card strikes another: it lunges, damage travels when the way is long, the struck card flashes and shakes.

    `land` is called once, when the blow lands: there the presenter shows the new values.
    """

    def __init__(
        self, scene: TableScene, source: tuple[Key, int], target: tuple[Key, int], text: str,
        land: Callable[[], None] | None = None, tint: str = "", normal: float = speeds.BLOW, lands: Sound = "blow",
    ) -> None:  # fmt: skip
        super().__init__(scene, normal)
        self.lands = lands  # the sound of it
        self.source, self.target, self.text, self.land = source, target, text, land
        self.tint = tint or FELT.refused
        self.striker: CardItem | None = None
        self.struck: CardItem | None = None
        self.mote: Mote | None = None
        self.landed = False

    @property
    def heard(self) -> Sound:
        return self.lands

    def start(self) -> None:
        """Find both."""
        self.striker, self.struck = self.scene.card(*self.source), self.scene.card(*self.target)
        if self.striker is None or self.struck is None:
            return
        self.home, self.aim = QPointF(self.striker.pos()), QPointF(self.struck.pos())
        self.rest = QPointF(self.aim)
        way = self.aim - self.home
        self.far = math.hypot(way.x(), way.y())
        self.step = way * (min(0.55, self.striker.width * 0.6 / self.far) if self.far else 0.0)
        if self.far > self.striker.width * 2 and self.scene.animator.pace.motion and self.duration(self._pace) > 0:
            self.mote = Mote(self.striker.width * 0.13, self.tint)
            self.scene.addItem(self.mote)
            self.mote.setPos(self.home)

    @property
    def _pace(self) -> Pace:
        return self.scene.animator.pace

    def at(self, t: float) -> None:
        """Out, impact, back."""
        if t >= IMPACT:
            self._land()
        if self.striker is None or self.struck is None or not self._pace.motion:
            return
        out = ease_out(t / IMPACT) if t < IMPACT else 1 - ease_out((t - IMPACT) / (1 - IMPACT))
        self.striker.setPos(self.home + self.step * out)
        if self.mote is not None:
            self.mote.setPos(self.home + (self.aim - self.home) * min(1.0, t / IMPACT))
            self.mote.setVisible(t < IMPACT)
        if t >= IMPACT:
            after = (t - IMPACT) / (1 - IMPACT)
            shake = math.sin(after * math.pi * 4) * (1 - after) * 6 * self.scene.metrics.unit
            self.struck.setPos(self.rest + QPointF(shake, 0))
            self.struck.set_glow(0.55 * (1 - after))

    def _land(self) -> None:
        if self.landed:
            return
        self.landed = True
        self.scene.animator.hear(self.lands)
        if self.land is not None:
            self.land()
        if self.struck is not None and self.text and self._pace.speed.value > 0:
            self.scene.float_number(self.struck, self.text, self.tint)

    def end(self) -> None:
        """Both at home, nothing left over."""
        self._land()
        if self.mote is not None:
            self.scene.removeItem(self.mote)
            self.mote = None
        for item, place in ((self.striker, "home"), (self.struck, "rest")):
            if item is not None and self.striker is not None and self.struck is not None:
                item.setPos(getattr(self, place))
                item.set_glow(0.0)


class Quake(Instant):
    """A card shakes and flashes: a tower hit or falling."""

    sound = "fall"

    def __init__(self, scene: TableScene, key: Key, index: int, normal: float = 420.0, strength: float = 9.0) -> None:
        super().__init__(scene, normal)
        self.key, self.index, self.strength = key, index, strength
        self.item: CardItem | None = None

    def start(self) -> None:
        """Find the card."""
        self.item = self.scene.card(self.key, self.index)
        self.home = QPointF(self.item.pos()) if self.item else QPointF()
        self.turn = self.item.turn if self.item else 0.0

    def at(self, t: float) -> None:
        """Fade out the shaking."""
        if self.item is None or not self.scene.animator.pace.motion:
            return
        size = self.strength * self.scene.metrics.unit * (1 - t)
        self.item.setPos(self.home + QPointF(math.sin(t * 44) * size, math.cos(t * 57) * size * 0.5))
        self.item.setRotation(self.turn + math.sin(t * 38) * 3 * (1 - t))
        self.item.set_glow(0.6 * max(0.0, 1 - t * 2))

    def end(self) -> None:
        if self.item is not None:
            self.item.setPos(self.home)
            self.item.setRotation(self.turn)
            self.item.set_glow(0.0)


class Say(Instant):
    """A banner across the table: a fall, a turn, the end."""

    def __init__(self, scene: TableScene, title: str, text: str = "", tint: str = "", normal: float = 1100.0) -> None:
        super().__init__(scene, normal)
        self.title, self.text, self.tint = title, text, tint or FELT.text
        self.banner: Banner | None = None

    def start(self) -> None:
        """Put it up."""
        if self.duration(self.scene.animator.pace) <= 0:
            return
        face = self.scene.world.title
        self.banner = Banner(self.room(), self.title, self.text, face, self.tint, self.scene.metrics)
        self.banner.setOpacity(0.0)
        self.scene.addItem(self.banner)
        self.scene.callouts.hold(self, rect_of(self.banner.boundingRect()))

    def room(self) -> QRectF:
        """The banner lies across the middle of this."""
        return self.scene.sceneRect()

    def at(self, t: float) -> None:
        """In, stand, out."""
        if self.banner is not None:
            self.banner.setOpacity(max(0.0, min(1.0, t * 8, (1 - t) * 5)))

    def end(self) -> None:
        """Take it down."""
        if self.banner is not None:
            self.scene.callouts.hold(self, None)
            self.scene.removeItem(self.banner)
            self.banner = None


class Reason(Say):
    """A banner that says why: whoever is in a hurry comes as far as this."""

    read = True

    def __init__(self, scene: TableScene, title: str, text: str) -> None:
        super().__init__(scene, title, text, normal=speeds.reading(f"{title} {text}"))

    def duration(self, pace: Pace) -> float:
        """Never shorter than at normal speed."""
        return max(self.normal, pace.ms(self.normal, moving=False)) if pace.speed.value else 0.0


class Together(Instant):
    """Steps side by side, each beginning `stagger` after the one before."""

    def __init__(self, scene: TableScene, *steps: Instant, stagger: float = 0.0) -> None:
        super().__init__(scene)
        self.steps = steps
        self.stagger = stagger
        self.sound = steps[0].sound if steps else ""

    def start(self) -> None:
        for step in self.steps:
            step.start()

    def duration(self, pace: Pace) -> float:
        """Until the last is over."""
        lengths = (step.duration(pace) + pace.ms(self.stagger) * i for i, step in enumerate(self.steps))
        return max(lengths, default=0.0)

    def at(self, t: float) -> None:
        """Each at its own share."""
        pace = self.scene.animator.pace
        now = t * self.duration(pace)
        for number, step in enumerate(self.steps):
            length = step.duration(pace)
            begun = now - pace.ms(self.stagger) * number
            if begun >= 0:
                step.at(min(1.0, begun / length) if length > 0 else 1.0)

    def end(self) -> None:
        for step in self.steps:
            step.end()


def float_number(scene: Stage, item: CardItem, text: str, tint: str) -> None:
    """Let a number stand at a card, beside whatever goes on."""
    scene.callouts.say(text, on_card(item), tint)
