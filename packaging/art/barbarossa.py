"""The world of Barbarossa: a map room by night, buff map sheets under a lamp, die-cut counters, pencil and paper.

Says which pictures there are and paints what is in the cards' windows; maps, counters, table, cover and back have
modules of their own. Neutral by rule: no flags, no emblems of states or parties, no persons.
"""

import math
import random
import tomllib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from barbarossa_back import TONES, back
from barbarossa_counter import counter, survey_mark
from barbarossa_cover import COVER, cover
from barbarossa_map import COLD, FIELD, lamplight, pencil_arrow, road, sheet_of_map, streets, town, trenches
from barbarossa_table import TABLE, TABLE_SCALE, table
from emblem import Finish, fitted, stand
from noise import Noise
from npm import HERE
from paint import Colour, dark, fall, glow, ink, kept, light, mix, polygon, slope, vignette
from picture import Picture
from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

WINDOW = QSize(860, 704)  # of the map on a card; what matters lies in the middle 500 of its height
AREA = QRectF(0, 0, 860, 704)
MIDDLE = QPointF(430, 352)
BLUE = "#2F5673"


class Card(NamedTuple):
    """A row of barbarossa.toml."""

    icons: list[str]
    authors: list[str]
    symbol: str = ""


def groups() -> dict[str, dict[str, Card]]:
    """The cards by what they lie on."""
    rows = tomllib.loads((HERE / "barbarossa.toml").read_text(encoding="utf-8"))
    return {ground: {name: Card(**row) for name, row in group.items()} for ground, group in rows.items()}


def pictures(modules: Path) -> Iterator[Picture]:
    for ground, group in groups().items():
        for name, card in group.items():
            paint = partial(_GROUNDS[ground], name=name, card=card, modules=modules)
            yield Picture(f"barbarossa/art/{name}.webp", WINDOW, paint, quality=80)
    for name, tone in TONES.items():
        yield Picture(f"barbarossa/art/{name}.webp", QSize(630, 880), partial(back, tone=tone))
    yield Picture("barbarossa/art/table.webp", TABLE, table, scale=TABLE_SCALE, quality=88)
    yield Picture("covers/barbarossa.webp", COVER, partial(cover, modules=modules))


def _emblem(painter: QPainter, modules: Path, icon: str, box: QRectF, finish: Finish) -> None:
    stand(painter, fitted(modules, icon, box), WINDOW, finish, ground=False)


def _finish(tint: Colour, glow_of: Colour = "#F6EBCB") -> Finish:
    return Finish(tint, "#F8EED0", glow_of, dark(tint, 0.62))


def _transport(painter: QPainter, name: str, card: Card, modules: Path) -> None:
    """A road across the sheet, and what goes on it."""
    sheet_of_map(painter, AREA, f"{name} map", FIELD)
    road(painter, QPointF(-20, 590), QPointF(880, 250), 34, random.Random(f"{name} road"), FIELD)
    lamplight(painter, AREA)
    _emblem(painter, modules, card.icons[0], QRectF(200, 122, 460, 460), _finish("#75643E"))
    vignette(painter, AREA, "#2A1F0C", 0.34, 0.6)


def _unit(painter: QPainter, name: str, card: Card, modules: Path) -> None:
    """The machine to the right, its counter at the lower left."""
    sheet_of_map(painter, AREA, f"{name} map", FIELD)
    lamplight(painter, AREA)
    _emblem(painter, modules, card.icons[0], QRectF(360, 112, 470, 470), _finish("#5F6E4A"))
    counter(painter, QRectF(46, 234, 356, 356), card.symbol, own=True)
    vignette(painter, AREA, "#2A1F0C", 0.34, 0.6)


def _plan(painter: QPainter, name: str, card: Card, modules: Path) -> None:
    """Thrusts in blue pencil under the instrument."""
    sheet_of_map(painter, AREA, f"{name} map", FIELD)
    dice = random.Random(f"{name} thrusts")
    for low, bend, tip in (((-20, 560), (240, 210), (700, 190)), ((60, 720), (470, 560), (770, 430))):
        shift = QPointF(dice.uniform(-40, 40), dice.uniform(-30, 30))
        pencil_arrow(painter, (QPointF(*low), QPointF(*bend) + shift, QPointF(*tip) + shift), 30, BLUE)
    lamplight(painter, AREA)
    _emblem(painter, modules, card.icons[0], QRectF(200, 116, 460, 460), _finish("#33688C"))
    vignette(painter, AREA, "#1A2028", 0.36, 0.6)


def _desk(painter: QPainter, name: str, card: Card, modules: Path) -> None:
    """Papers on the desk of a headquarters."""
    painter.fillRect(AREA, slope(0, 0, 860, 704, "#93754C", "#5A4326"))
    dice, noise = random.Random(f"{name} desk"), Noise(f"{name} wood")
    for k in range(90):
        y = k * 8.0
        painter.setPen(QPen(ink("#2E1E0C", 0.05 + 0.16 * noise.at(k * 0.9, 3)), 2 + 3 * noise.at(k, 9)))
        painter.drawLine(QPointF(-10, y), QPointF(870, y + 26 * (noise.at(k * 0.4, 20) - 0.5)))
    painter.setPen(Qt.PenStyle.NoPen)
    for k, turn in enumerate((-13, -3, 6)):
        _paper(painter, turn + dice.uniform(-3, 3), k, dice)
    lamplight(painter, AREA)
    _emblem(painter, modules, card.icons[0], QRectF(206, 122, 448, 448), _finish("#6E5A36"))
    vignette(painter, AREA, "#20140A", 0.42, 0.55)


def _paper(painter: QPainter, turn: float, number: int, dice: random.Random) -> None:
    with kept(painter):
        painter.translate(MIDDLE + QPointF((number - 1) * 44, (1 - number) * 8))
        painter.rotate(turn)
        page = QRectF(-250, -330, 500, 660)
        for k in range(8):
            painter.fillRect(page.translated(5, 9).adjusted(-3 * k, -3 * k, 3 * k, 3 * k), ink("#1A1006", 0.06))
        painter.fillRect(page, fall(-330, 330, "#F3EAD2", "#DFD2AE"))
        for k in range(17):
            end = 196 - (dice.uniform(0, 150) if k % 4 == 3 else dice.uniform(0, 24))
            painter.fillRect(QRectF(-206, -280 + k * 34, 206 + end, 5), ink("#5A4A2C", 0.26))


def _hill(painter: QPainter, name: str, card: Card, modules: Path) -> None:
    """A hill built up of sheets, as relief models are, up to a survey mark."""
    sheet_of_map(painter, AREA, f"{name} map", FIELD)
    noise = Noise(f"{name} hill")
    for step in range(9):
        tone = mix("#CDBB86", "#A8713C", step / 8)
        ring = _contour(noise, 300 * (1 - step / 9.6), step)
        for depth in range(6):
            painter.fillPath(ring.translated(2 + depth * 1.5, 3 + depth * 2.2), ink("#2A1A08", 0.055))
        painter.fillPath(ring, slope(140, 60, 720, 640, light(tone, 0.20), (0.5, tone), dark(tone, 0.20)))
        painter.strokePath(ring, QPen(ink("#5A3A1C", 0.75), 3.4 if step % 4 == 0 else 1.7))
        painter.setPen(Qt.PenStyle.NoPen)
    lamplight(painter, AREA)
    survey_mark(painter, QPointF(452, 330), 50)
    vignette(painter, AREA, "#3A140C", 0.40, 0.6)


def _contour(noise: Noise, reach: float, step: int) -> QPainterPath:
    """One sheet of the model: wider than high, pulled towards the south-east at the foot."""
    points = []
    for k in range(72):
        turn = k / 72 * 2 * math.pi
        swell = 0.72 + 0.56 * noise.fold(8 + math.cos(turn) * 1.4 + step * 0.09, 8 + math.sin(turn) * 1.4, 3)
        points.append((444 - step * 1.2 + math.cos(turn) * reach * swell * 1.22,
                       352 - step * 3.4 + math.sin(turn) * reach * swell * 0.92))  # fmt: skip
    return polygon(points)


def _position(painter: QPainter, name: str, card: Card, modules: Path) -> None:
    """Trench lines and wire."""
    sheet_of_map(painter, AREA, f"{name} map", FIELD)
    trenches(painter, AREA, random.Random(f"{name} trenches"))
    lamplight(painter, AREA)
    _emblem(
        painter, modules, card.icons[0], QRectF(232, 150, 396, 396), Finish("#4A4234", "#F2E3C0", "#F6EBCB", "#6B5B3E")
    )
    vignette(painter, AREA, "#3A140C", 0.42, 0.6)


def _city(painter: QPainter, name: str, card: Card, modules: Path) -> None:
    """A town with its roads and its railway, its landmark over it."""
    sheet_of_map(painter, AREA, f"{name} map", FIELD)
    streets(painter, MIDDLE, 236, name, FIELD)
    town(painter, MIDDLE, 236, f"{name} town", FIELD)
    lamplight(painter, AREA)
    for reach in (330, 250):
        glow(painter, 430, 356, reach, "#F8EED2", 0.95)
    finish = Finish("#8A3F2C", "#F8E6C4", "#F6EBCB", "#E6D2AC")
    _emblem(painter, modules, card.icons[0], QRectF(228, 140, 404, 424), finish)
    vignette(painter, AREA, "#3A140C", 0.42, 0.58)


def _telegram(painter: QPainter, name: str, card: Card, modules: Path) -> None:
    """News of the other side: a cold sheet, the counter in brick at the lower left, weather over it."""
    sheet_of_map(painter, AREA, f"{name} map", COLD)
    painter.fillRect(AREA, slope(0, 0, 860, 704, ink("#FFFFFF", 0.26), (0.5, ink("#FFFFFF", 0)), ink("#20262C", 0.40)))
    if name == "general_winter":
        _snow(painter, random.Random(name))
    if name == "rasputitsa":
        painter.fillRect(AREA, fall(0, 704, ink("#6A4E2C", 0.12), ink("#4A3218", 0.62)))
    box = QRectF(352, 120, 462, 462) if card.symbol else QRectF(300, 116, 470, 470)
    _emblem(painter, modules, card.icons[0], box, Finish("#626B72", "#F2F4F2", "#E8EEF0", "#22272C"))
    if card.symbol:
        counter(painter, QRectF(56, 290, 312, 312), card.symbol, own=False, tilt=2.5)
    vignette(painter, AREA, "#0C1014", 0.46, 0.55)


def _snow(painter: QPainter, dice: random.Random) -> None:
    painter.fillRect(AREA, fall(0, 704, ink("#FFFFFF", 0.50), ink("#DCE8F0", 0.22)))
    for _ in range(260):
        size = 1.5 + dice.random() ** 2 * 6
        painter.setBrush(ink("#FFFFFF", dice.uniform(0.4, 0.95)))
        painter.drawEllipse(QPointF(dice.uniform(0, 860), dice.uniform(0, 704)), size, size)


_GROUNDS = {
    "transport": _transport, "unit": _unit, "plan": _plan, "aid": _desk, "hill": _hill, "position": _position,
    "city": _city, "event": _telegram,
}  # fmt: skip
