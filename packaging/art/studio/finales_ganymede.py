"""How Ganymede's matches end: machines at rest on the ice under Jupiter, their lamps lit; or broken in blowing ice."""

from __future__ import annotations

from random import Random

from studio.clash import maker
from studio.clay import Clay
from studio.finales import put_out
from studio.ganymede_board import NIGHT, digger, driller
from studio.ganymede_grounds import derrick, dome, ice_field
from studio.lighting import Light, camera, lamp, sky
from studio.materials import fog, paint
from studio.mining import miner
from studio.nature import Height, rock_mesh, scatter
from studio.planets import jupiter
from studio.solids import Group, figure, lathe, link, pole, sphere

STORM = Light("#7f98b0", "#0c1424", 0.8, "#5a7086", (0, 1, -1), "#000000", ("#ffffff", 0), ("#ffffff", 0), "#7088a0", 0.5)  # fmt: skip
MACHINES = ("ganymede_rust", "ganymede_frost", "ganymede_eclipse")


def _machine(name: str) -> None:
    clay = Clay()
    maker(name, MACHINES)(clay)
    if clay.parts:
        figure(clay, 160)


def _mast(x: float, y: float, height: Height, tall: float = 2.4) -> None:
    """A lamp on its mast, and its light on the ice."""
    z = height(x, y)
    pole((x, y, z - 0.2), (x, y, z + tall), 0.05, paint("#4a4038", 0.5, 0.7))
    lathe([(0.26, 0), (0.1, 0.16), (0.04, 0.2)], paint("#3a3430", 0.5, 0.6), (x, y, z + tall - 0.02), sides=20)
    sphere((x, y, z + tall - 0.02), 0.13, paint("#ffe0a0", glow=9.0, bump=0, hazy=False), 14)
    lamp("POINT", (x, y - 0.1, z + tall - 0.2), 90, "#ffc878", 0.15)


def ganymede_won(dice: Random) -> None:
    """The day's work is done: three machines, their crews waving, every lamp lit, a signal over the camp."""
    fog(NIGHT.haze, start=15, depth=34)
    height = ice_field(dice)
    jupiter((3.0, 46, 10.5), 9.6)
    for x, y, turn, size, name in ((-4.3, 1.8, 52.0, 1.1, "red_9"), (4.5, 2.0, -48.0, 1.05, "green_9"), (-0.4, 6.5, 12.0, 0.9, "purple_8")):  # fmt: skip
        with Group((x, y, height(x, y)), (0, 0, turn), size):
            _machine(name)
    for x, y, tall in ((-8.0, 9.0, 4.4), (8.2, 10.0, 4.8), (2.4, 13.0, 3.8)):
        derrick((x, y, height(x, y)), tall)
    for x, y, r in ((-3.2, 12.5, 1.3), (6.2, 13.5, 1.6), (-10.5, 13, 1.7)):
        dome((x, y, height(x, y) - 0.1), r)
    for x, y in ((-6.6, -1.0), (-2.0, 1.2), (2.2, 0.6), (6.9, -0.8)):
        _mast(x, y, height)
    for k, (x, y) in enumerate(((-2.6, -1.6), (-2.2, -1.9), (2.6, -1.7), (3.0, -1.4), (3.3, -1.9), (-3.1, -1.9))):
        miner((x, y, height(x, y)), 60 * k, ("#e88a30", "#58c8a0", "#a888e8")[k % 3], 0.3, wave=k % 2 == 0)
    sky(NIGHT, high=0.45)
    lamp("SUN", (-6, -7, 5), 3.4, "#fff0dc", 1.0, (0, 0, 0.8))
    lamp("AREA", (7, 9, 7), 2400, "#ffb880", 4.0, (2, 2, 1))
    lamp("AREA", (-7, 9, 6), 1500, "#ffb880", 4.0, (-2, 2, 1))
    lamp("AREA", (7, -8, 4), 420, "#8fb8ff", 4.0, (1, 1, 1))
    camera((0, -12.0, 1.9), (0, 2, 1.6), 46, focus=(-2, 1, 1.5), stop=2.4)


def ganymede_lost(dice: Random) -> None:
    """Wind over the ice: two machines down and half buried, masts bent, every lamp out."""
    fog(STORM.haze, start=10, depth=22)
    height = ice_field(dice)
    with Group((-4.2, 1.4, height(-4.2, 1.4) - 0.75), (6, 24, 62), 1.35):
        digger("#8a4436", "#6a3428")
    with Group((4.3, 2.2, height(4.3, 2.2) - 0.9), (-10, -28, -56), 1.35):
        driller("#3f7464", "#2c5a4c")
    drift = paint("#c4d4e4", 0.5, bump=0.5, grain=4, mottle=0.2, second="#9ab4cc")
    for k in range(44):
        side = dice.choice((-1, 1))
        x, y = side * dice.gauss(4.3, 1.5), dice.gauss(0.8, 1.2)
        size = dice.uniform(0.3, 0.9)
        link(rock_mesh(k * 2.3, drift, 0.25, 4), "drift", (x, y, height(x, y) - 0.12), (0, 0, 20 * side), (size * 1.7, size, size * 0.42))  # fmt: skip
    scatter(
        rock_mesh(5.0, drift, 0.5, 2),
        [(dice.gauss(0, 5), dice.uniform(-4, 5)) for _ in range(90)],
        height,
        0.03,
        0.16,
        dice,
        25,
    )
    for x, y, lean in ((-7.6, 4.5, 18.0), (1.4, 7.0, -26.0), (8.0, 5.0, 34.0)):
        with Group((x, y, height(x, y) - 0.4), (8, lean, 0)):
            derrick((0, 0, 0), 4.4)
    put_out()
    jupiter((-6.0, 46, 11), 8.4)
    sky(STORM, high=0.5)
    lamp("SUN", (8, 14, 6), 2.2, "#c8dcf4", 3.0, (0, 0, 0))
    lamp("AREA", (-6, -9, 7), 1300, "#b8d0f0", 5.0, (0, 2, 1))
    camera((0, -11.4, 1.8), (0, 2, 1.35), 46, focus=(-3, 1, 1.0), stop=2.4)
