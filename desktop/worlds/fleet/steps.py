"""What the animator plays when whole formations fight: a volley from every card of a place; a place holds, or breaks.

Under reduced motion nothing flies, nothing drifts and nothing flashes: the step only takes its time.
"""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop.look import Key
from desktop.table.drawing import paint
from desktop.table.drawing.theme import color
from desktop.table.motion.effects import Effect
from desktop.table.motion.part_steps import float_over
from desktop.table.motion.speeds import Pace, ease_out
from desktop.table.motion.steps import IMPACT, Instant
from desktop.table.scene.card_item import CardItem
from desktop.table.scene.safety_net import netted

if TYPE_CHECKING:
    from desktop.table.scene.scene import TableScene

VOLLEY = 620.0
BREAK = 640.0
LEAVES = 0.38  # share of a volley in which the guns go off one after the other
READ = 260.0
HOLD = 460.0
SHINE = 0.42  # how bright a struck card lights up
FLASH = 0.30  # share of a fall that is light; the rest is drift


@netted
class Bolt(Effect):
    """A short streak of light with a white heart; it points where it flies."""

    def __init__(self, length: float, tint: str) -> None:
        super().__init__(QRectF(-length, -length, 2 * length, 2 * length))
        self.length, self.tint = length, tint

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """From the tail to the head, ever brighter."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for wide, alpha, tint in ((0.34, 0.25, self.tint), (0.18, 0.8, self.tint), (0.07, 1.0, "#FFFFFF")):
            pen = QPen(color(tint, alpha), self.length * wide)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawLine(QPointF(-self.length * 0.62, 0), QPointF(self.length * 0.55, 0))


class Volley(Instant):
    """Every card of a place fires at the cards of another; what is struck lights up."""

    sound = "blow"

    def __init__(self, scene: TableScene, source: Key, target: Key, tint: str, normal: float = VOLLEY) -> None:
        super().__init__(scene, normal)
        self.source, self.target, self.tint = source, target, tint
        self.flights: list[tuple[Bolt, QPointF, QPointF, float]] = []
        self.struck: list[CardItem] = []

    def start(self) -> None:
        """Give every gun a target: in order, and round again where targets are fewer."""
        guns, struck = heads(self.scene, self.source), heads(self.scene, self.target)
        pace = self.scene.animator.pace
        if not guns or not struck or not pace.motion or self.duration(pace) <= 0:
            return
        self.struck = struck
        for number, gun in enumerate(guns):
            home, aim = QPointF(gun.pos()), QPointF(struck[number * len(struck) // len(guns)].pos())
            bolt = Bolt(gun.width * 0.40, self.tint)
            way = aim - home
            bolt.setRotation(math.degrees(math.atan2(way.y(), way.x())))
            bolt.setVisible(False)
            self.scene.addItem(bolt)
            self.flights.append((bolt, home, aim, LEAVES * number / len(guns)))

    def at(self, t: float) -> None:
        """One after the other they leave, and arrive; the struck shine from the first impact on."""
        for bolt, home, aim, leaves in self.flights:
            way = (t - leaves) / (1 - LEAVES)
            bolt.setVisible(0.0 < way < 1.0)
            bolt.setPos(home + (aim - home) * min(1.0, max(0.0, way)))
        after = max(0.0, (t - IMPACT) / (1 - IMPACT))
        for item in self.struck:
            item.set_glow(SHINE * math.sin(after * math.pi))

    def end(self) -> None:
        """Dark again, and nothing left in the air."""
        for bolt, *_ in self.flights:
            self.scene.removeItem(bolt)
        for item in self.struck:
            item.set_glow(0.0)
        self.flights, self.struck = [], []


class Break(Instant):
    """A formation falls: a white flash, then its cards drift apart. Whoever plays it moves them on from there."""

    sound = "fall"

    def __init__(self, scene: TableScene, key: Key, normal: float = BREAK) -> None:
        super().__init__(scene, normal)
        self.key = key
        self.drifts: list[tuple[CardItem, QPointF, QPointF, float]] = []

    def start(self) -> None:
        """Each card gets a way of its own, the same in every replay."""
        pace: Pace = self.scene.animator.pace
        if not pace.motion or self.duration(pace) <= 0:
            return
        dice = random.Random(str(self.key))
        for item in self.scene.cards.get(self.key, []):
            turn = dice.uniform(0, 2 * math.pi)
            way = QPointF(math.cos(turn), math.sin(turn)) * (22 * self.scene.metrics.unit)
            self.drifts.append((item, QPointF(item.pos()), way, dice.uniform(-9, 9)))

    def at(self, t: float) -> None:
        """Light first, then the drift."""
        light = max(0.0, 1 - t / FLASH)
        share = ease_out(max(0.0, (t - FLASH * 0.5) / (1 - FLASH * 0.5)))
        for item, home, way, turn in self.drifts:
            item.set_glow(light)
            item.setPos(home + way * share)
            item.setRotation(item.turn + turn * share)

    def end(self) -> None:
        """No light is left on them; where they are, the next step finds them."""
        for item, *_ in self.drifts:
            item.set_glow(0.0)
        self.drifts = []


class Shout(Instant):
    """Words rise from a part of the table, and there is time to read them."""

    def __init__(self, scene: TableScene, key: Key, text: str, tint: str, normal: float = READ) -> None:
        super().__init__(scene, normal)
        self.key, self.text, self.tint = key, text, tint

    def start(self) -> None:
        """They rise by themselves and outlast the step."""
        if self.duration(self.scene.animator.pace) > 0:
            float_over(self.scene, self.key, self.text, self.tint)


@netted
class Ward(Effect):
    """A shield round a card, as long as it is seen: a bright rim, light within."""

    def __init__(self, rect: QRectF, radius: float, tint: str) -> None:
        super().__init__(rect.adjusted(-radius, -radius, radius, radius))
        self.card, self.radius, self.tint = rect, radius, tint

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Rims of falling strength, outwards."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for wide, alpha in ((1.0, 0.22), (0.55, 0.4), (0.2, 1.0)):
            line = color(self.tint, alpha) if wide > 0.2 else color("#FFFFFF", 0.9)
            paint.box(painter, self.card, self.radius, None, line, self.radius * wide)
        painter.fillPath(paint.rounded(self.card, self.radius), color(self.tint, 0.12))


class Hold(Shout):
    """A formation holds: shields light up round its cards while the words rise."""

    def __init__(self, scene: TableScene, place: Key, key: Key, text: str, tint: str, normal: float = HOLD) -> None:
        super().__init__(scene, key, text, tint, normal)
        self.place = place
        self.wards: list[Ward] = []

    def start(self) -> None:
        """A shield a card; none under reduced motion, where the words say it."""
        super().start()
        pace = self.scene.animator.pace
        if not pace.motion or self.duration(pace) <= 0:
            return
        for item in heads(self.scene, self.place):
            ward = Ward(item.scene_rect(), item.width * 0.07, self.tint)
            ward.setOpacity(0.0)
            self.scene.addItem(ward)
            self.wards.append(ward)

    def at(self, t: float) -> None:
        """Up at once, down slowly."""
        for ward in self.wards:
            ward.setOpacity(min(1.0, t * 6, (1 - t) * 1.6))

    def end(self) -> None:
        """The shields go dark."""
        for ward in self.wards:
            self.scene.removeItem(ward)
        self.wards = []


def heads(scene: TableScene, key: Key) -> list[CardItem]:
    """The cards of a place, without what is tucked under them."""
    return [item for item in scene.cards.get(key, []) if not item.look.tucked]
