"""The world of Clash of Decks: two cliffs at dusk, bridges, mist.

Says which pictures there are and paints the cards' illustrations; table, cover and stonework have modules of their own.
Keeps the rule that everything of a card (sky, hills, props) is drawn from dice seeded by its id.
"""

import random
import tomllib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from clash_back import back
from clash_cover import COVER, cover
from clash_runes import runes
from clash_scenes import SCENES, Place
from clash_table import TABLE, TABLE_SCALE, table
from emblem import Finish, fitted, sign, stand
from land import Line, clouds, crest, grass, haze, mesa, rays, ridge, stars, stone
from npm import HERE
from paint import Colour, dark, disc, fall, glow, ink, light, mix, vignette, vivid
from picture import Picture
from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter

CARD = QSize(630, 880)
AREA = QRectF(0, 0, 630, 880)
EMBLEM = QRectF(121, 88, 412, 418)  # between the cost gem and the name, whatever level of detail the face has
TOWER = QRectF(100, 96, 430, 470)


class Card(NamedTuple):
    """A row of clash.toml."""

    icons: list[str]
    authors: list[str]
    ground: str
    tint: str
    scene: str = "peaks"


def cards() -> dict[str, Card]:
    rows = tomllib.loads((HERE / "clash.toml").read_text(encoding="utf-8"))
    return {name: Card(**row) for group in rows.values() for name, row in group.items()}


def pictures(modules: Path) -> Iterator[Picture]:
    for name, card in cards().items():
        yield Picture(f"clash/art/{name}.webp", CARD, partial(_illustrate, name=name, card=card, modules=modules))
    yield Picture("clash/art/back.webp", CARD, back)
    yield Picture("clash/art/table.webp", TABLE, table, scale=TABLE_SCALE, quality=90)
    yield Picture("covers/clash.webp", COVER, partial(cover, modules=modules))


class Air(NamedTuple):
    """The tones of a card's sky and distance."""

    sky: tuple[Colour, Colour, Colour]
    sun: Colour
    far: QColor
    near: QColor
    mist: Colour


def _air(name: str, card: Card) -> Air:
    """One dusk for all, drawn a little towards the card's own colour, a little different each time."""
    dice = random.Random(f"{name} air")
    if card.ground == "field_noon":
        top = mix("#3F7FA6", mix("#5A6FB0", "#3E9A98", dice.random()), 0.4)
        return Air(
            (top, mix("#A9CBCB", card.tint, 0.16), "#F6ECC8"),
            "#FFF6D8",
            mix("#7FA3A0", top, 0.3),
            mix("#5E7A3E", card.tint, 0.16),
            "#FFF6DC",
        )
    top = mix("#232B4C", mix("#3A2350", "#173A52", dice.random()), 0.5)
    middle = vivid(mix(mix("#9A5C78", "#76609A", dice.random()), card.tint, 0.26), 1.15)
    low: Colour = mix("#F5AC66", mix("#F8C884", "#F0906E", dice.random()), 0.6)
    if card.scene == "torches":
        top, middle, low = QColor("#1E0F18"), QColor("#6E2A26"), QColor("#EE8A4A")
    return Air(
        (top, middle, low), "#FFE2AE", mix(middle, top, 0.42), mix(mix(top, "#2A2038", 0.4), card.tint, 0.10), "#F8CFA6"
    )


def _illustrate(painter: QPainter, name: str, card: Card, modules: Path) -> None:
    box = TOWER if card.ground == "own_cliff" else EMBLEM
    path = fitted(modules, card.icons[0], box)
    if card.ground == "rune_circle":
        runes(painter, AREA, name, card.tint, box.center())
        finish = Finish(light(card.tint, 0.06), "#FFF3CC", light(card.tint, 0.35), "#240C0A")
        if len(card.icons) > 1:
            sign(painter, fitted(modules, card.icons[1], box.adjusted(-60, -60, 60, 60)), light(card.tint, 0.5), 0.17)
        stand(painter, path, CARD, finish, ground=False)
        return
    air = _air(name, card)
    near = _country(painter, name, card, air)
    if len(card.icons) > 1:
        sign(painter, fitted(modules, card.icons[1], QRectF(54, 30, 530, 440)), light(air.sky[2], 0.3), 0.15)
    _near_land(painter, name, near, air)
    rim = "#FFFBEA" if card.ground == "field_noon" else "#FFEFCB"
    stand(painter, path, CARD, Finish(card.tint, rim, light(air.sun, 0.1), "#1C1226"))
    _foreground(painter, name, air)


def _country(painter: QPainter, name: str, card: Card, air: Air) -> Line:
    """Sky and distance, back to front; returns the skyline of the near land."""
    dice = random.Random(f"{name} country")
    noon = card.ground == "field_noon"
    painter.fillRect(AREA, fall(0, 500, air.sky[0], (0.56, air.sky[1]), air.sky[2]))
    if not noon:
        stars(painter, QRectF(0, 0, 630, 220), 46, name)
    sun_x, sun_y = dice.uniform(70, 190), dice.uniform(300, 410) if not noon else dice.uniform(40, 90)
    glow(painter, sun_x, sun_y, 600, air.sun, 0.70)
    glow(painter, 315, 450, 520, air.sky[2], 0.40, 0.42)
    rays(painter, sun_x, sun_y, 760, 22, air.sun, 0.20, name)
    glow(painter, sun_x, sun_y, 120, "#FFFBE8", 0.95)
    clouds(painter, QRectF(0, 10, 630, 420), light(air.sky[2], 0.35), 0.55 if not noon else 0.8, f"{name} sky")
    clouds(painter, QRectF(0, 40, 630, 380), dark(air.sky[0], 0.1), 0.30 if not noon else 0.1, f"{name} gloom", 0.58)
    waves, rough = {"hills": (2.2, 0.1), "hedges": (2.0, 0.1), "village": (2.0, 0.1)}.get(card.scene, (4.2, 0.7))
    far = crest(AREA, 418, 150 if rough > 0.5 else 70, f"{name} far", waves + 1, rough, 0.55)
    middle = crest(AREA, 476, 96 if rough > 0.5 else 42, f"{name} middle", waves, rough, 0.45)
    if card.scene == "mesas":
        far, middle = mesa(far, 74), mesa(middle, 52)
    ridge(painter, AREA, far, mix(air.far, air.sky[2], 0.18), mix(air.far, air.mist, 0.50), 8, name)
    haze(painter, AREA, 470, 76, air.mist, 0.40)
    ridge(painter, AREA, middle, mix(air.far, air.near, 0.55), mix(air.near, air.mist, 0.30), 6, f"{name} m")
    tone = mix("#6C6658", air.sky[0], 0.25) if noon and card.scene in ("keep", "tents", "village") else air.near
    place = Place(AREA, middle, mix(tone, air.far, 0.12), air.sky[2], air.sun if noon else "#FFD27A")
    if card.scene == "shore":
        place = place._replace(line=[(-9, 478), (640, 478)])
    SCENES[card.scene](painter, place, dice)
    haze(painter, AREA, 514, 40, air.mist, 0.34)
    return crest(AREA, 512, 26, f"{name} near", 1.5, 0.2, 0.25)


def _near_land(painter: QPainter, name: str, line: Line, air: Air) -> None:
    """The ground the emblem stands on."""
    top = light(air.near, 0.20)
    ridge(painter, AREA, line, mix(top, air.sky[2], 0.42), dark(air.near, 0.30), 0, name)
    clouds(painter, QRectF(0, 516, 630, 364), dark(air.near, 0.5), 0.55, f"{name} soil", 0.50)
    glow(painter, 140, 545, 420, air.sun, 0.50, 0.26)
    grass(painter, line, 150, 15, mix(top, air.sky[2], 0.22), name)
    dice = random.Random(f"{name} rocks")
    for k in range(6):
        width = dice.uniform(22, 64)
        x = dice.uniform(-20, 120) if k % 2 else dice.uniform(470, 620)
        y = dice.uniform(520, 600)
        stone(
            painter,
            QRectF(x, y, width, width * dice.uniform(0.5, 0.75)),
            dark(mix(air.near, top, dice.random()), 0.12),
            dice,
        )


def _foreground(painter: QPainter, name: str, air: Air) -> None:
    line = crest(AREA, 800, 26, f"{name} edge", 2.4, 0.9)
    haze(painter, AREA, 690, 80, air.mist, 0.10)
    ridge(painter, AREA, line, dark(air.near, 0.5), dark(air.near, 0.75), 0, name)
    grass(painter, line, 90, 34, dark(air.near, 0.55), f"{name} edge")
    vignette(painter, AREA, "#120C18", 0.50, 0.55)
    painter.fillRect(AREA, disc(120, 60, 900, ink("#FFF0D0", 0.10), ink("#FFF0D0", 0)))
