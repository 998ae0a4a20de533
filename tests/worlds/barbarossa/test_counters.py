"""The counter on a unit's picture: every unit has its own, no number lies under it, and it says what it means."""

from __future__ import annotations

import tomllib
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.games import BY_ID
from desktop.look import Look
from desktop.table.drawing.faces import signs
from desktop.table.drawing.theme import shipped
from desktop.words import Words
from desktop.worlds.barbarossa import counters
from desktop.worlds.barbarossa.counters import MARKS

GAME = BY_ID["barbarossa"]
FACES = [GAME.face.printed(card, Words().say) for card in range(len(GAME.catalog.names))]
SIZES = ("I", "II", "III", "X", "XXX", "XXXX")
EVENTS = {"soviet_guards_tank_army", "soviet_tank_corps", "rifle_army", "peoples_militia", "anti_tank_front"}


def written() -> dict[str, str]:
    file = shipped("barbarossa/art/counters.toml")
    assert file is not None
    return tomllib.loads(file.read_text(encoding="utf-8"))


def drawn(symbol: str) -> QImage:
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    counters._symbol(painter, QRectF(0, 0, 60, 60), *symbol.split("|"))
    painter.end()
    return image


def test_every_unit_has_one_and_nothing_else_but_the_enemy() -> None:
    rows = written()
    assert set(rows) == {face.art for face in FACES if face.template == "unit"} | EVENTS
    for symbol in rows.values():
        kind, size = symbol.split("|")
        assert kind in MARKS and size in SIZES


def test_no_two_kinds_or_sizes_look_alike(qapp: object) -> None:
    symbols = [*(f"{kind}|II" for kind in MARKS), *(f"infantry|{size}" for size in SIZES if size != "II")]
    images = [drawn(symbol) for symbol in symbols]
    for one, other in combinations(images, 2):
        unlike = sum(one.pixel(x, y) != other.pixel(x, y) for x in range(60) for y in range(60))
        assert unlike > 12, (symbols[images.index(one)], symbols[images.index(other)])


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("width", [62.0, 95.0, 130.0, 300.0])
def test_it_covers_no_number_and_says_what_it_is(qapp: object, width: float, text: float) -> None:
    for face in FACES:
        told = {sign.name: sign.rect for sign in signs(Look(face, face, values=face.values), width, 1.0, text)}
        assert ("unit_counter" in told) == (face.art in written()), face.art
        place = told.pop("unit_counter", QRectF())
        assert not [name for name, rect in told.items() if rect.intersects(place)], (face.art, told, place)
