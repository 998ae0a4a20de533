"""Barbarossa's cities."""

from __future__ import annotations

import math
from random import Random

from studio.barbarossa_grounds import Season, terrain
from studio.clay import Clay
from studio.materials import paint
from studio.nature import Height, fbm, rock_mesh
from studio.skylines import (
    GLASS,
    block,
    boxes,
    chimney,
    church,
    colonnade,
    columns,
    drum,
    gate_tower,
    gilt,
    houses,
    onion,
    plume,
    ruin,
    sawtooth,
    silo,
    tooth_wall,
)
from studio.solids import Group, box, lathe, link, pole, solid, sphere
from studio.waterside import (
    carved,
    crane,
    floes,
    grove,
    lamp_post,
    lighthouse,
    quay,
    rim,
    ripples,
    rocks,
    rowboat,
    smooth,
    steamer,
    warship,
)

BRICK, PALE = "#b0402e", "#efe2c4"


def red_square(dice: Random, season: Season) -> Height:
    """A paved way to the wall, and the town far behind."""
    height = terrain(season, dice, lambda y: -2.1 - 0.5 * (y + 1), 0.1, 3.4, trees=6)
    spots = [(dice.uniform(-6, 6), dice.uniform(2.6, 8)) for _ in range(130)]
    houses(
        dice, spots, height, ("#d8c4a0", "#c8a880", "#e8dcc0", "#b89878"), ("#7a5a48", "#5f7a68", "#8a4a38"), 0.34, 3
    )
    return height


def _chapel(at: tuple[float, float], s: float, tall: float, tones: tuple[str, str | None]) -> None:
    """One of Saint Basil's towers: brick and pale courses, a ring of little gables, a striped onion."""
    x, y = at
    brick, pale = paint(BRICK, 0.65, bump=0.3, grain=14, mottle=0.2), paint(PALE, 0.65, bump=0.1)
    drum((x, y, 0.2), 0.34 * s, tall * 0.64, brick, pale, 8, (0.0, 0.42, 0.9), (0.24, 0.66), 0.28)
    for k in range(8):
        a = 2 * math.pi * (k + 0.5) / 8
        for q, z, stuff in ((0.34, 0.66, pale), (0.29, 0.72, brick)):
            lathe([(0.13 * s, -0.03), (0.13 * s, 0.03)], stuff, (x + q * s * math.cos(a), y + q * s * math.sin(a), 0.2 + tall * z),
                  (90, 0, math.degrees(a) + 90), sides=14, smooth=False)  # fmt: skip
    drum((x, y, 0.2 + tall * 0.66), 0.23 * s, tall * 0.34, brick, pale, 12, (0.3, 1.0), (0.62,), 0.3)
    onion((x, y, 0.2 + tall * 0.99), 0.43 * s, tones[0], tones[1], 0.85 if tones[0] == "#e8b040" else 0.15, 1.4)


def moscow(c: Clay) -> None:
    """Saint Basil's behind the red wall."""
    brick, pale = paint(BRICK, 0.65, bump=0.3, grain=14, mottle=0.2), paint(PALE, 0.65, bump=0.1)
    with Group((0.35, 0.9, 0), (0, 0, -14)):
        box((3.3, 2.2, 0.46), (0, 0.35, 0.1), pale, bevel=0.03)
        boxes(
            [((0.26, 0.06, 0.26), (-1.44 + 0.36 * k, -0.75, 0.16), 0.0) for k in range(9)], paint("#3a241c", 0.7), 0.01
        )
        for at, s, tall, tones in (
            ((-1.08, -0.25), 0.95, 1.3, ("#2f74b0", "#f4ecd8")),
            ((0.0, -0.45), 0.72, 1.0, ("#d8582c", "#f0c850")),
            ((1.08, -0.22), 0.95, 1.4, ("#3a9a5a", "#f0d060")),
            ((-0.68, 0.75), 0.92, 1.8, ("#e8b040", "#3a7a5a")),
            ((0.72, 0.75), 0.92, 1.85, ("#c03a2c", "#f4ecd8")),
            ((-1.5, 0.65), 0.72, 1.15, ("#e0962c", "#2f6a9a")),
            ((1.5, 0.7), 0.72, 1.2, ("#2f8a8a", "#f4ecd8")),
        ):
            _chapel(at, s, tall, tones)
        with Group((0, 0.25, 0.2)):
            drum((0, 0, 0), 0.5, 1.5, brick, pale, 8, (0.0, 0.5, 0.78, 1.0), (0.3, 0.66, 0.88), 0.24)
            for ring, q, z in ((0, 0.5, 1.52), (1, 0.42, 1.66)):
                for k in range(8):
                    a = 2 * math.pi * (k + 0.5 * (1 - ring)) / 8
                    lathe([(0.16, -0.03), (0.16, 0.03)], pale if ring else brick, (q * math.cos(a), q * math.sin(a), z),
                          (90, 0, math.degrees(a) + 90), sides=14, smooth=False)  # fmt: skip
            lathe([(0.42, 1.5), (0.4, 1.75), (0.1, 2.75)], brick, sides=8, smooth=False, bevel=0.02)
            for k in range(8):
                a = 2 * math.pi * k / 8
                pole(
                    (0.4 * math.cos(a), 0.4 * math.sin(a), 1.75),
                    (0.1 * math.cos(a), 0.1 * math.sin(a), 2.75),
                    0.018,
                    pale,
                    sides=6,
                )
                for t in (0.12, 0.4):
                    b = a + math.pi / 8
                    q = (0.4 - 0.3 * t) * 0.93
                    box(
                        (0.09, 0.05, 0.14),
                        (q * math.cos(b), q * math.sin(b), 1.76 + t),
                        pale,
                        (0, 0, math.degrees(b) + 90),
                        0.01,
                    )
            drum((0, 0, 2.72), 0.11, 0.2, brick, pale, 12, (0.1, 1.0), (), 0.3)
            onion((0, 0, 2.9), 0.2, "#e8b040", None, 0.85)
    for start, end in (
        ((-3.6, -0.5, 0), (-1.75, -1.05, 0)),
        ((-1.75, -1.05, 0), (1.9, -0.9, 0)),
        ((1.9, -0.9, 0), (3.8, -0.2, 0)),
    ):
        tooth_wall(start, end, 0.5, BRICK, PALE)
    gate_tower((-1.78, -1.02, 0), 0.62, 1.15, BRICK, PALE, "#3f8a62", -8, True)
    gate_tower((1.95, -0.88, 0), 0.5, 0.95, BRICK, PALE, "#3f8a62", 10)
    for x in (-1.0, -0.3, 0.4, 1.1):
        pole((x, -1.5, 0), (x, -1.5, 0.34), 0.016, paint("#33302c", 0.5, 0.5), sides=6)
        sphere((x, -1.5, 0.36), 0.045, paint("#fff0c0", 0.4, glow=2.0, bump=0), 10)


def _embankment(x: float, y: float) -> float:
    return -0.6 + 0.66 * smooth(0.28, 0.36, y) + rim(x, y) * smooth(1.2, 4, y)


def icy_river(dice: Random, season: Season) -> Height:
    """A granite embankment over a river full of ice, and a snowed town behind."""
    height = carved(season, dice, _embankment, "#4f7088", -0.3, 5, lambda x, y: y > 3.4 and abs(x) > 2.5, 0)
    floes(dice, -0.3, lambda x, y: y < 0.15, 150, spread=(-4.6, 4.6, -4.2, 0.15))
    spots = [(dice.uniform(-6, 6), dice.uniform(1.9, 7)) for _ in range(110)]
    houses(dice, spots, height, ("#d8b878", "#c8a890", "#b8c0b0", "#e0d0b0"), ("#e8f0f6", "#dce6f0"), 0.36, 3, 8)
    quay((-7, 0.3, 0.06), (7, 0.3, 0.06), 0.5, 0.2, "#8f8a88")
    return height


def _leaf(at: tuple[float, float], side: int, lean: float) -> None:
    """Half of a drawbridge, raised: girders below, road and rails above, lamps along its edge."""
    iron, deck, pale = paint("#3f5f58", 0.45, 0.35, bump=0.15), paint("#5a5450", 0.8, bump=0.3), paint("#e4ecf4", 0.8)
    with Group((at[0], at[1], 0.36), (0, side * lean, 0)):
        long = 1.25
        box((long, 0.56, 0.06), (side * -long / 2, 0, 0), deck, bevel=0.01)
        for y in (-0.24, 0, 0.24):
            solid([(0, -0.02, -0.22), (0, -0.02, 0), (-side * long, -0.02, 0), (-side * long, -0.02, -0.06),
                   (0, 0.02, -0.22), (0, 0.02, 0), (-side * long, 0.02, 0), (-side * long, 0.02, -0.06)],
                  [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], iron, (0, y, -0.02), bevel=0.006)  # fmt: skip
        for k in range(6):
            box((0.04, 0.5, 0.12), (-side * (0.12 + 0.2 * k), 0, -0.09), iron, bevel=0.005)
        for y in (-0.27, 0.27):
            box((long, 0.02, 0.02), (-side * long / 2, y, 0.16), iron, bevel=0.004)
            boxes([((0.016, 0.016, 0.15), (-side * (0.05 + 0.1 * k), y, 0.09), 0.0) for k in range(12)], iron)
            boxes([((0.05, 0.05, 0.28), (-side * x, y, 0.15), 0.0) for x in (0.3, 0.9)], iron)
        box((long * 0.9, 0.03, 0.012), (-side * long / 2, 0, 0.036), pale, bevel=0.0)


def leningrad(c: Clay) -> None:
    """The admiralty's golden spire between the raised leaves of a bridge over the ice."""
    yellow, white, dark = (
        paint("#e8b850", 0.7, bump=0.12, mottle=0.1),
        paint("#f8f4ea", 0.7, bump=0.1, mottle=0.06),
        paint(GLASS, 0.3),
    )
    snow = paint("#e8f0f6", 0.8, bump=0.3, grain=6)
    with Group((-0.05, 1.15, 0.06), (0, 0, -6), 1.1):
        for s in (-1, 1):
            colonnade((s * 1.62, 0, 0), (2.1, 0.6, 0.62), 0, "#e8b850", "#f8f4ea", "#dfe8f0", 6, 0.42)
        box((1.1, 0.9, 0.8), (0, 0, 0.4), yellow, bevel=0.012)
        box((0.5, 0.06, 0.56), (0, -0.46, 0.28), white, bevel=0.01)
        box((0.34, 0.08, 0.34), (0, -0.46, 0.17), dark, bevel=0.0)
        lathe([(0.17, -0.04), (0.17, 0.04)], dark, (0, -0.46, 0.34), (90, 0, 0), sides=24, smooth=False)
        boxes([((0.1, 0.04, 0.2), (x, -0.45, z), 0.0) for x in (-0.42, 0.42) for z in (0.25, 0.58)], dark)
        for z, o in ((0.62, 0.04), (0.8, 0.12)):
            box((1.1 + o, 0.9 + o, 0.05), (0, 0, z), white, bevel=0.01)
        box((1.16, 0.96, 0.03), (0, 0, 0.84), snow, bevel=0.012)
        box((0.5, 0.5, 0.56), (0, 0, 1.12), yellow, bevel=0.01)
        for a in range(4):
            with Group((0, 0, 0.86), (0, 0, 90 * a)):
                columns((-0.3, -0.34, 0), (0.3, -0.34, 0), 6, 0.5, 0.032, white)
                box((0.1, 0.03, 0.24), (0, -0.25, 0.24), dark, bevel=0.0)
        box((0.8, 0.8, 0.08), (0, 0, 1.4), white, bevel=0.012)
        box((0.74, 0.74, 0.03), (0, 0, 1.45), snow, bevel=0.012)
        drum((0, 0, 1.46), 0.26, 0.24, yellow, white, 8, (0.0, 1.0), (0.5,), 0.26)
        lathe([(0.28, 0), (0.26, 0.08), (0.17, 0.2), (0.15, 0.22)], gilt(), (0, 0, 1.7), sides=24)
        drum((0, 0, 1.92), 0.13, 0.18, white, gilt(), 8, (0.0, 1.0), (0.5,), 0.3)
        lathe(
            [(0.13, 0), (0.09, 0.08), (0.055, 0.3), (0.008, 1.15)],
            gilt(),
            (0, 0, 2.1),
            sides=8,
            smooth=False,
            bevel=0.004,
        )
        sphere((0, 0, 3.1), 0.045, gilt(), 12)
        with Group((0, 0, 3.3), (0, 0, 12), 0.16):
            solid([(-0.7, 0, 0.1), (-0.5, 0, -0.12), (0.5, 0, -0.12), (0.8, 0, 0.16), (0.1, 0, 0.1), (0.05, 0, 0.8), (-0.4, 0, 0.2)],
                  [(0, 1, 2, 3, 4, 5, 6)], gilt(), thick=0.08)  # fmt: skip
    stone, pale = paint("#a89c94", 0.85, bump=0.4, grain=7, mottle=0.25), paint("#e4ecf4", 0.8, bump=0.2)
    iron = paint("#33383c", 0.5, 0.5)
    with Group((0, -0.75, -0.06), (0, 0, 7)):
        for s in (-1, 1):
            box((0.42, 0.84, 0.75), (s * 1.28, 0, 0.0), stone, bevel=0.03)
            solid([(-0.21, -0.42, -0.4), (0.21, -0.42, -0.4), (0, -0.72, -0.4), (-0.21, -0.42, 0.25), (0.21, -0.42, 0.25), (0, -0.66, 0.1)],
                  [(0, 1, 2), (3, 5, 4), (0, 2, 5, 3), (2, 1, 4, 5), (0, 3, 4, 1)], stone, (s * 1.28, 0, 0), bevel=0.015)  # fmt: skip
            box((0.48, 0.9, 0.06), (s * 1.28, 0, 0.38), pale, bevel=0.015)
            box((0.24, 0.26, 0.4), (s * 1.34, 0.28, 0.58), paint("#e8b850", 0.7), bevel=0.01)
            lathe([(0.22, 0), (0.02, 0.2)], snow, (s * 1.34, 0.28, 0.78), (0, 0, 45), sides=4, smooth=False, bevel=0.01)
            boxes([((0.09, 0.27, 0.14), (s * 1.34, 0.28, 0.6), 0.0)], dark)
            box((2.4, 0.6, 0.08), (s * 2.66, 0, 0.36), stone, bevel=0.01)
            box((2.4, 0.5, 0.02), (s * 2.66, 0, 0.41), pale, bevel=0.006)
            for y in (-0.28, 0.28):
                box((2.4, 0.02, 0.02), (s * 2.66, y, 0.53), iron, bevel=0.004)
                boxes([((0.016, 0.016, 0.13), (s * (1.5 + 0.1 * k), y, 0.46), 0.0) for k in range(23)], iron)
            for x in (1.62, 2.3, 3.0):
                lamp_post((s * x, -0.26, 0.42), 0.36, iron)
            _leaf((s * 1.12, 0), s, 56 if s < 0 else 50)
    rowboat((0.5, -1.75, -0.26), 24, 1.0, "#7a4a34")


def _bluff(x: float, y: float) -> float:
    hill = math.exp(-(((x + 0.1) / 1.75) ** 2) - (((y - 1.5) / 1.35) ** 2)) * 1.15
    shore = smooth(-0.75, 0.1, y + 0.22 * math.sin(x * 0.9 + 0.6))
    return -0.5 + 0.55 * shore + hill * smooth(-0.6, 0.8, y) + rim(x, y) * smooth(1.5, 4, y)


def wooded_bluff(dice: Random, season: Season) -> Height:
    """A wooded hill above a broad river."""
    height = carved(season, dice, _bluff, "#5f94b0", -0.2, 10, lambda x, y: y > 1.6)
    ripples(dice, -0.2, lambda x, y: _bluff(x, y) < -0.3, 60)
    wood = [(dice.uniform(-3.6, 3.6), dice.uniform(-0.35, 2.6)) for _ in range(1500)]
    wood = [
        (x, y)
        for x, y in wood
        if height(x, y) > -0.05 and not (abs(x + 0.05) < 1.3 and y > 0.85) and not (abs(x - 0.1 + 0.5 * y) < 0.12)
    ]
    grove(dice, wood, height, "#7a9440", "#486428")
    town = [(dice.uniform(-6, 6), dice.uniform(1.2, 6)) for _ in range(120)]
    houses(
        dice,
        [(x, y) for x, y in town if abs(x) > 1.9],
        height,
        ("#f0e4c8", "#e8d0a0", "#d8e0d0"),
        ("#a8583c", "#5f8a6a", "#8a4a38"),
        0.3,
        2,
    )
    return height


def kiev(c: Clay) -> None:
    """A white and green church of golden domes on its hill, and the bell tower beside it."""
    z = _bluff(0, 1.45)
    church(
        (-0.35, 1.4, z - 0.14), (1.5, 1.1, 0.85), "#ece6d6", "#f8f4ea", "#2f8a58", turn=-16, big=0.42, drums="#4f9a78"
    )
    white, green = paint("#f6f2e6", 0.7, bump=0.12, mottle=0.08), paint("#6fae8a", 0.7, bump=0.12)
    with Group((1.12, 1.15, _bluff(1.12, 1.15) - 0.12), (0, 0, -10)):
        box((0.62, 0.62, 0.2), (0, 0, 0.06), paint("#b8ae9c", 0.8), bevel=0.015)
        for k, (w, z0, h, stuff) in enumerate(
            ((0.52, 0.1, 0.62, white), (0.44, 0.76, 0.5, green), (0.36, 1.3, 0.42, white))
        ):
            box((w, w, h), (0, 0, z0 + h / 2), stuff, bevel=0.01)
            box((w + 0.1, w + 0.1, 0.05), (0, 0, z0 + h), paint("#ffffff", 0.7), bevel=0.01)
            boxes(
                [((0.05, 0.05, h), (sx * w / 2, sy * w / 2, z0 + h / 2), 0.0) for sx in (-1, 1) for sy in (-1, 1)],
                paint("#ffffff", 0.7),
                0.008,
            )
            boxes([((w * 0.3, w + 0.03, h * 0.55), (0, 0, z0 + h * 0.5), 0.0), ((w + 0.03, w * 0.3, h * 0.55), (0, 0, z0 + h * 0.5), 0.0)],
                  paint(GLASS if k else "#4a3020", 0.4))  # fmt: skip
        onion((0, 0, 1.74), 0.26, "#e8b040", None, 0.85)
    for start, end in (((-1.5, 0.72), (0.2, 0.55)), ((0.2, 0.55), (1.7, 0.75))):
        boxes([((0.16, 0.07, 0.26), (start[0] + (end[0] - start[0]) * t / 11, start[1] + (end[1] - start[1]) * t / 11,
                                     _bluff(start[0] + (end[0] - start[0]) * t / 11, start[1] + (end[1] - start[1]) * t / 11) + 0.05), 4.0)
               for t in range(12)], white, 0.008)  # fmt: skip
    steamer((-0.75, -1.35, -0.17), -12, 0.85, "#f0e8d8", "#f8f4ea", "#3a7a5a")
    rowboat((1.0, -0.9, -0.17), 32, 0.9, sail="#f4ecd8")
    rowboat((-2.3, -0.95, -0.17), 8, 0.8)


def _volga(x: float, y: float) -> float:
    shore = smooth(-0.62, -0.3, y + 0.16 * math.sin(x * 1.3))
    return -0.5 + 0.56 * shore + rim(x, y, 3.8, 0.12) * smooth(2, 5, y)


def works_bank(dice: Random, season: Season) -> Height:
    """A broad river, its far bank built over."""
    height = carved(season, dice, _volga, "#4f7890", -0.22, 4, lambda x, y: y > 4.5)
    ripples(dice, -0.22, lambda x, y: _volga(x, y) < -0.35, 70, "#e8e0d8")
    town = [(dice.uniform(-6.5, 6.5), dice.uniform(1.9, 6)) for _ in range(110)]
    houses(dice, town, height, ("#d8b898", "#c8a080", "#e0d0b8"), ("#8a5a48", "#7a6a60"), 0.32, 3, 12, broken=0.4)
    quay((-7, -0.4, 0.1), (-1.2, -0.5, 0.1), 0.4, 0.16)
    return height


def stalingrad(c: Clay) -> None:
    """The silo and the smoking works on the river; broken walls between them."""
    dice = Random(11)
    silo((0.55, 0.75, 0.04), 2.4, 4, 0.25, "#b89c6c", -14, True)
    sawtooth((-1.75, 0.75, 0.04), 5, 0.34, 0.9, 0.5, 12, "#a84e38")
    for x, y, tall, r in ((-2.75, 1.4, 1.75, 0.13), (-2.15, 1.55, 2.2, 0.14), (-1.5, 1.45, 1.95, 0.13)):
        chimney((x, y, 0.02), tall, r)
        plume(dice, (x, y, tall), 1.0, 0.11, 0.8, "#8a827c", "#5f5854")
    ruin(dice, (-0.62, -0.02, 0.04), (0.85, 0.5, 0.72), 10)
    ruin(dice, (2.15, 0.55, 0.04), (1.0, 0.6, 0.95), -20, "#c08a68")
    block((2.6, 1.7, 0.04), (0.8, 0.4, 0.9), -10, "#c8a888")
    for k in range(40):
        x, y = dice.gauss(0.2, 1.5), dice.uniform(-0.3, 0.5)
        link(rock_mesh(k * 1.1, paint("#a87a62" if k % 2 else "#9a9084", 0.9, bump=0.5), 0.5, 2), "brick", (x, y, _volga(x, y)),
             (dice.uniform(0, 90), 0, k * 20), dice.uniform(0.02, 0.07))  # fmt: skip
    steamer((-0.5, -1.45, -0.2), 14, 0.8, "#4a3a34", "#d8ccb4", "#2c2a28")
    rowboat((1.15, -1.0, -0.2), -20, 0.9)
    rowboat((-2.0, -1.0, -0.2), 40, 0.85)


def _bay(x: float, y: float) -> float:
    cape = smooth(1.45, 1.15, math.hypot((x + 1.0) / 1.05, (y - 0.5) / 0.85)) * 0.75
    back = smooth(3.0, 3.8, y + 0.3 * math.sin(x)) * 0.5
    side = smooth(-2.7, -3.3, x + 0.2 * math.sin(y * 2)) * 0.6
    return -0.5 + max(cape, back, side) * (1 + 0.1 * fbm(x * 2, y * 2)) + rim(x, y, 4.4, 0.3) * smooth(3, 5, y)


def harbour_bay(dice: Random, season: Season) -> Height:
    """A bay between a cliff and a white town."""
    height = carved(season, dice, _bay, "#3f86a8", -0.22, 8, lambda x, y: y > 4.8)
    ripples(dice, -0.22, lambda x, y: _bay(x, y) < -0.4, 80)
    town = [(dice.uniform(-6.5, 6.5), dice.uniform(3.7, 6.4)) for _ in range(150)]
    houses(dice, town, height, ("#fbf6ea", "#f4e8d0", "#efe0c0"), ("#c06a48", "#b05a40", "#d08a60"), 0.34, 2, 15)
    places = []
    for _ in range(70):
        a = math.radians(dice.uniform(0, 360))
        q = dice.uniform(1.2, 1.42)
        places.append((-1.0 + 1.05 * q * math.cos(a), 0.5 + 0.85 * q * math.sin(a), dice.uniform(-0.3, -0.05)))
    rocks(dice, places, "#c8b08c", 0.12, 0.26)
    return height


def sevastopol(c: Clay) -> None:
    """A white lighthouse on the fort's cliff; warships in the bay."""
    stone, pale, dark = (
        paint("#c8ac7c", 0.85, bump=0.4, grain=7, mottle=0.25),
        paint("#e0cca4", 0.8, bump=0.2),
        paint("#2a2420", 0.6),
    )
    lighthouse((-0.85, 0.75, 0.2), 2.55, 0.36, band="#c04030")
    with Group((-1.0, 0.35, 0)):
        lathe(
            [(0.98, 0), (0.94, 0.55), (0.99, 0.57), (0.99, 0.63), (0.84, 0.63), (0.84, 0.5)],
            stone,
            (0, 0, 0.02),
            scale=(1, 0.72, 1),
            sides=40,
            smooth=False,
            bevel=0.01,
        )
        for k in range(26):
            a = 2 * math.pi * k / 26
            if k % 2:
                box(
                    (0.14, 0.1, 0.1),
                    (0.92 * math.cos(a), 0.66 * math.sin(a), 0.68),
                    pale,
                    (0, 0, math.degrees(a) + 90),
                    0.01,
                )
            elif math.sin(a) < 0.3:
                box(
                    (0.12, 0.08, 0.12),
                    (0.955 * math.cos(a), 0.69 * math.sin(a), 0.32),
                    dark,
                    (0, 0, math.degrees(a) + 90),
                    0.01,
                )
        lathe([(0.84, 0), (0.84, 0.02)], paint("#b8a888", 0.9, bump=0.4), (0, 0, 0.52), scale=(1, 0.72, 1), sides=40)
        for x in (-0.45, 0.5):
            lathe([(0.14, 0), (0.14, 0.05)], dark, (x, -0.35, 0.56), sides=16)
            pole((x, -0.3, 0.64), (x * 1.3, -0.72, 0.74), 0.04, paint("#4a5054", 0.4, 0.6), 0.028, 12)
        box((0.36, 0.3, 0.22), (-0.48, 0.2, 0.62), pale, bevel=0.01)
    warship((1.15, -0.45, -0.2), 158, 0.95)
    warship((1.75, 1.7, -0.2), 170, 0.8, "#9aa4a8")
    warship((-0.3, 2.6, -0.2), 10, 0.7, "#9aa4a8")
    rowboat((-0.3, -1.35, -0.19), 20, 1.0, sail="#f8f0e0")
    rowboat((-2.2, -1.1, -0.19), -14, 0.9)


def _stair(y: float) -> float:
    """Height of the great stairs at a depth."""
    return 0.02 + 1.25 * min(1.0, max(0.0, (y + 0.35) / 2.1))


def _terrace(x: float, y: float) -> float:
    bank = smooth(-0.35, 1.85, y) * 1.2 * smooth(4.4, 2.0, abs(x)) + smooth(-0.35, 1.5, y) * 0.4 * smooth(
        2.0, 4.4, abs(x)
    )
    inside = smooth(0.95, 0.8, abs(x))
    ground = bank * (1 - inside) + (_stair(y) - 0.1) * inside
    return -0.6 + 0.62 * smooth(-1.32, -1.22, y) + ground + rim(x, y, 4.2, 0.14) * smooth(3, 5, y)


def stair_hill(dice: Random, season: Season) -> Height:
    """A green slope down to a quay and the sea."""
    height = carved(season, dice, _terrace, "#4f9ab8", -0.22, 8, lambda x, y: y > 2.6)
    ripples(dice, -0.22, lambda x, y: y < -1.45, 50)
    wood = [(dice.uniform(-3.4, 3.4), dice.uniform(0.1, 1.75)) for _ in range(260)]
    grove(dice, [(x, y) for x, y in wood if abs(x) > 1.0 + 0.06], height, "#7f9a3c", "#587a30", 0.12, 0.22)
    town = [(dice.uniform(-6.5, 6.5), dice.uniform(2.9, 6.5)) for _ in range(110)]
    houses(
        dice,
        [(x, y) for x, y in town if abs(x) > 0.5],
        height,
        ("#f4e4c0", "#f0d0a0", "#e8e0d0"),
        ("#b8643c", "#a8583c", "#7a8a80"),
        0.34,
        3,
        12,
    )
    quay((-7, -1.3, 0.04), (7, -1.3, 0.04), 0.4, 0.25, "#b8a88c")
    box((14, 0.9, 0.04), (0, -0.75, 0.02), paint("#d0c0a0", 0.9, bump=0.4, grain=9), bevel=0)
    return height


def odessa(c: Clay) -> None:
    """The great stairs between their palaces and the cranes of the harbour."""
    pale, white = paint("#d8b884", 0.85, bump=0.2, grain=8, mottle=0.12), paint("#efe2c4", 0.8, bump=0.15)
    shade = paint("#a8845c", 0.85, bump=0.2)
    steps, flights = 25, 5
    for k in range(steps):
        y = -0.35 + 2.1 * k / steps
        w = 1.75 - 0.5 * k / steps
        landing = k % (steps // flights) == steps // flights - 1
        box((w, 2.1 / steps + 0.02, _stair(y) + 0.1), (0, y + 0.02, _stair(y) / 2), pale, bevel=0.006)
        box((w - 0.02, 0.02, 0.032), (0, y - 0.022 - 0.012 * landing, _stair(y) + 0.028), shade, bevel=0.0)
    for s in (-1, 1):
        points = [(s * 0.98, -0.5, 0.0), (s * 0.98, -0.5, 0.2), (s * 0.7, 1.8, 1.46), (s * 0.7, 1.8, 0.9)]
        solid([*points, *[(x - s * 0.13, y, z) for x, y, z in points]],
              [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)], white, bevel=0.01)  # fmt: skip
        for t in (0.0, 0.25, 0.5, 0.75, 1.0):
            x, y, z = s * (0.915 - 0.28 * t), -0.46 + 2.26 * t, 0.2 + 1.26 * t
            box((0.19, 0.19, 0.2), (x, y, z), white, bevel=0.012)
            lathe([(0.03, 0), (0.07, 0.08), (0.05, 0.12)], paint("#6a7a3a", 0.9), (x, y, z + 0.1), sides=12)
        colonnade((s * 1.52, 2.15, 1.2), (1.5, 0.5, 0.62), s * -14, "#eebf70", "#fbf4e0", "#8aa08c", 5, 0.5)
    box((0.34, 0.34, 0.34), (0, 2.0, 1.42), paint("#a8866a", 0.8, bump=0.3), bevel=0.02)
    bronze = paint("#4f7a68", 0.4, 0.6, bump=0.2)
    lathe([(0.13, 0), (0.1, 0.2), (0.12, 0.34), (0.05, 0.44)], bronze, (0, 2.0, 1.58), sides=16)
    sphere((0, 2.0, 2.08), 0.06, bronze, 14)
    pole((0.08, 1.98, 1.95), (0.24, 1.86, 1.86), 0.03, bronze, 0.02, 8)
    crane((-1.72, -0.75, 0.04), 152, 1.1, "#d08a2e")
    crane((1.68, -0.7, 0.04), 24, 1.15, "#c85a36", "#3a6a7a", 60)
    steamer((-0.85, -1.75, -0.19), 7, 1.0)
    for k, (x, y) in enumerate(((-1.2, -1.02), (-1.05, -0.98), (-1.12, -1.0), (1.05, -1.0), (1.2, -0.95))):
        box((0.14, 0.13, 0.12), (x, y, 0.1 + 0.12 * (k == 2)), paint("#a8773e", 0.8, bump=0.5), (0, 0, 17 * k), 0.01)
