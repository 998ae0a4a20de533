"""What drifts over the ground of a table and what flickers on it: snow, embers, dust, stars, candles.

It lies under everything on the table and is weaker on the sheets that words stand on. Where a mote is follows from the
time alone, so nothing is kept from one moment to the next, and the air may stand still at any moment. Its time is
counted in ticks: a window that stalls goes on where it was.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QBrush, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.look import TABLE
from desktop.table.drawing import paint
from desktop.table.drawing.theme import color
from desktop.table.motion.animator import Animator
from desktop.table.motion.speeds import Speed
from desktop.table.scene.safety_net import netted

AIR_Z = 0.5  # over the ground, under the places
TICK = 66  # milliseconds: what drifts slowly needs no more
MARGIN = 20.0  # units a mote has left the table before it comes back
ON_SHEETS = 0.5  # of its strength, where words may stand
SOFT = 24  # pixels across of a mote before it is scaled


class Motes(NamedTuple):
    """Many small lights or flakes of one kind; lengths in units, speeds in units a second."""

    many: int
    tones: tuple[str, ...]
    small: float
    large: float
    down: float = 0.0
    across: float = 0.0
    sway: float = 0.0
    alpha: float = 0.5
    twinkle: float = 0.0  # which share of its strength comes and goes


class Glimmer(NamedTuple):
    """A pool of light on the ground that is never quite still; its place in units of the frame."""

    at: tuple[float, float]
    reach: float
    tone: str
    alpha: float = 0.12
    unrest: float = 0.4


Air = Sequence[Motes | Glimmer]


class CardAir(NamedTuple):
    """What moves in the picture of a large card: where neither words nor numbers stand, in card units, as all in it."""

    window: tuple[float, float, float, float]  # left, top, width, height
    air: Air


class _Mote(NamedTuple):
    u: float
    v: float
    size: float
    speed: float
    phase: float
    tone: str


@lru_cache(maxsize=64)
def _motes(kind: Motes) -> tuple[_Mote, ...]:
    dice = Random(repr(kind))
    return tuple(
        _Mote(dice.random(), dice.random(), dice.uniform(kind.small, kind.large), dice.uniform(0.6, 1.4),
              dice.uniform(0, 2 * math.pi), dice.choice(kind.tones))
        for _ in range(kind.many)
    )  # fmt: skip


@lru_cache(maxsize=32)
def _sprite(tone: str) -> QPixmap:
    """A soft round speck."""
    pixmap = QPixmap(SOFT, SOFT)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    middle = SOFT / 2
    stops = ((0.0, color(tone)), (0.3, color(tone, 0.95)), (0.6, color(tone, 0.35)), (1.0, color(tone, 0.0)))
    painter.fillRect(pixmap.rect(), QBrush(paint.radial(QPointF(middle, middle), middle, *stops)))
    painter.end()
    return pixmap


def places(kind: Motes, seconds: float, area: QRectF, unit: float) -> Iterator[tuple[QPointF, float, float, str]]:
    """Each mote's middle, breadth, strength and tone at a time; what leaves the area comes back on the other side."""
    edge = MARGIN * unit
    wide, high = area.width() + 2 * edge, area.height() + 2 * edge
    for mote in _motes(kind):
        swing = kind.sway * math.sin(mote.phase + seconds * 0.6 * mote.speed)
        x = mote.u * wide + (kind.across * mote.speed * seconds + swing) * unit
        y = mote.v * high + (kind.down * mote.speed * seconds + 0.4 * swing) * unit
        shine = 1 - kind.twinkle * (0.5 + 0.5 * math.sin(mote.phase + seconds * 1.7 * mote.speed))
        middle = QPointF(area.left() - edge + x % wide, area.top() - edge + y % high)
        yield middle, mote.size * unit, kind.alpha * shine, mote.tone


def flicker(seconds: float, unrest: float) -> float:
    """How bright a flame is just now, about 1."""
    waves = math.sin(seconds * 2.3) + 0.6 * math.sin(seconds * 5.1 + 1) + 0.4 * math.sin(seconds * 8.7 + 2)
    return 1 + unrest * waves / 4


Speck = tuple[QRectF, float, str]  # where a mote is, how strong, and its tone


def specks(
    kind: Motes, seconds: float, area: QRectF, unit: float, share: Callable[[QPointF], float]
) -> Iterator[Speck]:
    """What is seen of a kind at a time; `share` is how much of its strength a mote keeps at its place."""
    for middle, wide, strength, tone in places(kind, seconds, area, unit):
        alpha = strength * share(middle)
        if alpha > 0:
            yield QRectF(middle.x() - wide / 2, middle.y() - wide / 2, wide, wide), min(1.0, alpha), tone


def paint_specks(painter: QPainter, seen: Iterable[Speck]) -> None:
    """Those that lie where the painter may paint."""
    clip = painter.clipBoundingRect()
    for spot, alpha, tone in seen:
        if clip.isEmpty() or spot.intersects(clip):
            painter.setOpacity(alpha)
            painter.drawPixmap(spot, _sprite(tone), QRectF(0, 0, SOFT, SOFT))


def paint_glimmer(
    painter: QPainter, light: Glimmer, seconds: float, middle: QPointF, area: QRectF, unit: float
) -> None:
    """A pool of light about a place at a time, as far as it lies in the area."""
    reach, alpha = light.reach * unit, light.alpha * flicker(seconds + light.at[0], light.unrest)
    stops = ((0.0, color(light.tone, alpha)), (0.5, color(light.tone, alpha * 0.4)), (1.0, color(light.tone, 0.0)))
    painter.setOpacity(1.0)
    pool = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach).intersected(area)
    painter.fillRect(pool, QBrush(paint.radial(middle, reach, *stops)))


@netted
class AirItem(QGraphicsItem):
    """The air of one table. Still and unseen until somebody lets it move; it takes no mouse."""

    def __init__(self, owner: QObject, animator: Animator) -> None:
        super().__init__()
        self.setZValue(AIR_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)
        self._air: Air = ()
        self._wanted = False
        self._animator = animator
        self._area, self._unit, self._sheets = QRectF(), 1.0, tuple[QRectF, ...]()
        self.seconds = 0.0  # how long it has moved
        self._seen: tuple[float, dict[Motes, list[Speck]]] = 0.0, {}  # at a time: a frame is painted in pieces
        self._timer = QTimer(owner)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(lambda: self.tick(TICK))

    @property
    def air(self) -> Air:
        """What drifts and flickers."""
        return self._air

    @air.setter
    def air(self, air: Air) -> None:
        self._air = air
        self.let(self._wanted)

    @property
    def moves(self) -> bool:
        """Whether it is let move, and there is something to."""
        return self._timer.isActive()

    def fit(self, area: QRectF, unit: float, sheets: Sequence[QRectF]) -> None:
        """The table's area, and where words stand on it."""
        if (area, unit, tuple(sheets)) != (self._area, self._unit, self._sheets):
            self.prepareGeometryChange()
            self._area, self._unit, self._sheets = area, unit, tuple(sheets)
            self._seen = self.seconds, {}

    def let(self, move: bool) -> None:
        """Move as soon as there is something to, or lie still and unseen."""
        self._wanted = move
        move = move and bool(self._air)
        if move == self.moves:
            return
        if move:
            self._timer.start()
            self.tick(0)
        else:
            self._timer.stop()
            self.setVisible(False)

    def tick(self, ms: float) -> None:
        """Let time pass, as its clock does and whoever shows a moment of it; unseen where nothing shall move."""
        self.seconds += ms / 1000
        pace = self._animator.pace
        self.setVisible(pace.motion and pace.speed is not Speed.OFF)
        self.update()

    def boundingRect(self) -> QRectF:
        """The whole table."""
        return self._area

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """All of it as it is now; whatever is painted after it finds the painter as it was."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for each in self._air:
            if isinstance(each, Motes):
                paint_specks(painter, self._specks(each))
            else:
                self._glimmer(painter, each, self.seconds)
        painter.restore()

    def _specks(self, kind: Motes) -> list[Speck]:
        """Of a kind, as they are now."""

        def share(spot: QPointF) -> float:
            return ON_SHEETS if any(sheet.contains(spot) for sheet in self._sheets) else 1.0

        if self._seen[0] != self.seconds:
            self._seen = self.seconds, {}
        seen = self._seen[1]
        if kind not in seen:
            seen[kind] = list(specks(kind, self.seconds, self._area, self._unit, share))
        return seen[kind]

    def _glimmer(self, painter: QPainter, light: Glimmer, seconds: float) -> None:
        """Its place is of the frame, whose table's middle is this table's."""
        x = self._area.center().x() + (light.at[0] - TABLE[0] - TABLE[2] / 2) * self._unit
        y = self._area.top() + (light.at[1] - TABLE[1]) * self._area.height() / TABLE[3]
        paint_glimmer(painter, light, seconds, QPointF(x, y), self._area, self._unit)
