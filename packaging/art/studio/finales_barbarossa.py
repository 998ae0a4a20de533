"""How Barbarossa's matches end: at dawn over the map in the staff's room; or in the snow, beside what was left behind.

Nothing glorifies: a map, a quiet telephone, weather and machines; no insignia.
"""

from __future__ import annotations

import itertools
import math
from random import Random

from studio.barbarossa_board import BUFF, MAP, RED_PENCIL, Sheet, folded, laid, magnifier, mug, printed, ruler
from studio.barbarossa_grounds import SEASONS, terrain
from studio.barbarossa_staff import desk_lamp, map_pin, pencil, telephone
from studio.clay import Vec
from studio.lighting import Light, camera, lamp, sky
from studio.materials import fog, paint
from studio.nature import Height, fbm, mountains, rock_mesh
from studio.solids import Group, box, link, pole, tube
from studio.vehicles import lorry, snowed, wheel
from studio.vehicles_light import lorry_trim

DAWN = Light("#ffb070", "#5f80c0", 0.6, "#ffd0b0", (0.35, 1, 0.12), "#ffd8a0", ("#ffffff", 0), ("#ffffff", 0), "#a89080", 0.6)  # fmt: skip
BLUE = Light("#8fa8d8", "#1c2a58", 0.6, "#6a7cb0", (-0.4, 1, 0.06), "#ffb080", ("#ffffff", 0), ("#ffffff", 0), "#6f88b8", 0.5)  # fmt: skip
LAST = 1.9, 2.2  # where on the map the last pin stands


def _window(x: float, y: float, wide: float, low: float, tall: float) -> None:
    """A wall of plaster over panels, and the window in it through which the morning is seen."""
    plaster, oak = (
        paint("#7a8068", 0.9, bump=0.2, grain=2, mottle=0.1),
        paint("#5a3a24", 0.5, bump=0.3, grain=6, coat=0.2),
    )
    for left, right in ((-16.0, x - wide / 2), (x + wide / 2, 16.0)):
        box((right - left, 0.4, 12), ((left + right) / 2, y, 4.0), plaster, bevel=0)
    box((wide, 0.4, low + 2), (x, y, (low - 2) / 2), plaster, bevel=0)
    box((wide, 0.4, 5), (x, y, low + tall + 2.5), plaster, bevel=0)
    for side in (-1, 1):
        box((0.24, 0.6, tall + 0.4), (x + side * wide / 2, y - 0.1, low + tall / 2), oak, bevel=0.04)
    for z, deep in ((low, 1.0), (low + tall, 0.6)):
        box((wide + 0.6, deep, 0.2), (x, y - 0.1, z), oak, bevel=0.05)
    for k in (1, 2, 3):
        box((0.1, 0.16, tall), (x - wide / 2 + wide * k / 4, y, low + tall / 2), oak, bevel=0.02)
    for k in (1, 2):
        box((wide, 0.16, 0.1), (x, y, low + tall * k / 3), oak, bevel=0.02)
    box((32, 0.3, 0.2), (0, y - 0.25, 1.2), oak, bevel=0.05)
    for k in range(17):
        box((1.42, 0.12, 1.9), (-12 + 1.5 * k, y - 0.25, 0.1), oak, bevel=0.06)


def barbarossa_won(dice: Random) -> None:
    """Morning in the map room: the last pin stands, the thread reaches it, the telephone is quiet, the lamp still burns."""
    fog("#000000", depth=0)
    oak = [paint(tone, 0.42, bump=0.3, grain=4, mottle=0.3, second="#4a2e1c", coat=0.25) for tone in ("#6f4a2e", "#644128", "#7a5234")]  # fmt: skip
    for k in range(9):
        box((26, 1.36, 0.24), (0, -6.4 + 1.4 * k, -0.16), oak[k % 3], bevel=0.03)
    _window(1.0, 9.0, 7.6, 1.3, 4.6)
    mountains(dice, paint("#7a86a8", 0.9, bump=0.4), far=30, tall=2.2)
    sheet, flat = Sheet(dice, MAP[0] * 70, MAP[1] * 70, BUFF, 2.4), folded(13.4, 8.4, (8, 4), 0.1)

    def place(u: float, v: float) -> Vec:
        x, y, z = flat(u, v)
        return x, y + 0.6, z + 0.03 * fbm(x * 0.5, y * 0.5) + 0.02

    laid(place, printed(sheet.drawn(13, True, 0.9, (8, 4)), 0.9), 160, 96)
    pins = [(-4.6, 0.4), (-3.0, 1.5), (-1.4, 0.7), (0.3, 1.7), LAST]
    for k, (x, y) in enumerate(pins):
        with Group((x, y, 0.06), scale=1.5 if k < 4 else 2.3):
            map_pin(0, 0, "#c0392a" if k == 4 else ("#2f5f96", "#c09038")[k % 2], 0.55)
    thread = paint("#b83424", 0.8)
    for (x0, y0), (x1, y1) in itertools.pairwise(pins):
        line = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 0.62 - 0.5 * t * (1 - t)) for t in (0, 0.25, 0.5, 0.75, 1)]
        tube(line, 0.022, thread)
    telephone((5.4, 0.9, 0.0), 24, 1.75)
    with Group((-5.5, 1.7, 0.0), (0, 0, 24), 1.75):
        desk_lamp()
    lamp("SPOT", (-5.0, 1.0, 3.4), 900, "#ffc880", 0.3, (-2.2, 0.4, 0), 110)
    with Group((-3.6, -1.9, 0.1), (0, 0, 18), 1.0):
        magnifier()
    with Group((4.2, -1.7, 0.02), (0, 0, -40), 1.1):
        mug()
    with Group((3.1, 3.6, 0.1), (0, 0, -12), 1.0):
        ruler(3.4)
    pencil((5.2, -0.7, 0.1), 158, RED_PENCIL, 1.5)
    sky(DAWN, high=0.4, strength=1.3)
    lamp("SUN", (9, 26, 11), 4.2, "#ffb878", 1.0, (1, 2, 0))
    lamp("AREA", (-6, -8, 8), 420, "#a8c0f0", 4.0, (0, 2, 0))
    lamp("AREA", (6, -4, 7), 240, "#ffd8b0", 4.0, (2, 2, 0))
    camera((0, -9.2, 4.9), (0, 1.9, 0.75), 46, focus=(0.8, 1.6, 0.3), stop=3.2)


def _left_behind(at: Vec, turn: Vec, height: Height, seed: float, canvas: str) -> None:
    """A lorry that will not go on: sunk, a door open, its bonnet up, snow on all that is flat and blown against it."""
    x, y, sunk = at
    z = height(x, y) - sunk
    white = paint("#dfe8f4", 0.75, bump=0.4, grain=6)
    with Group((x, y, z), turn, 1.25):
        lorry("#6a7460", canvas)
        lorry_trim(spare=False)
        box((0.66, 0.04, 0.56), (0, -0.94, 1.14), paint("#6a7460", 0.5, 0.3), (62, 0, 0), 0.02)
        snowed([((0, 0.72, 1.47), (0.46, 0.88, 0.12)), ((0, -0.44, 1.38), (0.4, 0.3, 0.08)), ((0.2, -1.0, 0.72), (0.2, 0.3, 0.06))])  # fmt: skip
    a = math.radians(turn[2])
    for k in range(9):
        along, side = -1.7 + 0.45 * k, 0.95 + 0.25 * math.sin(seed + k)
        place = x + side * math.cos(a) - along * math.sin(a), y + side * math.sin(a) + along * math.cos(a)
        link(rock_mesh(seed + k, white, 0.25, 4), "drift", (*place, height(*place) - 0.12), (0, 0, turn[2] + 20 * k), (0.8, 0.6, 0.34))  # fmt: skip


def barbarossa_lost(dice: Random) -> None:
    """Evening: a snowed-in column that nobody will fetch, the road behind it gone."""
    fog(BLUE.haze, start=13, depth=30)
    season = SEASONS["snow"]._replace(light=BLUE)

    def road(y: float) -> float:
        return 0.2 + 2.4 * math.sin(y * 0.16)

    height = terrain(season, dice, road, 0.22, 2.6, 0.7, 9, 1.3)
    for k, (x, y, sunk, turn) in enumerate((
        (-3.5, 0.9, 0.34, (3.0, 8.0, 52.0)), (3.7, 1.2, 0.2, (-2.0, -7.0, -38.0)), (1.9, 5.4, 0.3, (2.0, 4.0, -20.0)),
        (-0.7, 8.4, 0.34, (0.0, -5.0, 24.0)), (-3.9, 7.0, 0.4, (0.0, 10.0, 80.0)),
    )):  # fmt: skip
        _left_behind((x, y, sunk), turn, height, 3.3 * k, ("#a89470", "#988660", "#b0a07c")[k % 3])
    with Group((-1.9, -0.9, height(-1.9, -0.9) + 0.05), (0, 74, 30), 1.2):
        wheel((0, 0, 0), 0.3, 0.2, paint("#6a7460", 0.5))
    timber = paint("#4a3a2c", 0.9, bump=0.7)
    for k in range(7):
        x, y = -7.5 + 0.3 * k, 1.5 + 3.6 * k
        with Group((x, y, height(x, y)), (0, (4, -7, 3, 9, -3, 5, 2)[k], 10)):
            pole((0, 0, -0.3), (0, 0, 3.6), 0.08, timber, 0.06, 10)
            box((1.1, 0.09, 0.09), (0, 0, 3.3), timber, bevel=0.02)
    sky(BLUE, high=0.45)
    lamp("SUN", (-14, 30, 5), 1.7, "#ffb088", 4.0, (0, 0, 0))
    lamp("AREA", (-6, -12, 9), 1900, "#b0c4f8", 5.0, (0, 2, 0))
    lamp("AREA", (8, -6, 6), 500, "#8fa0e8", 4.0, (2, 2, 0))
    camera((0, -7.6, 2.25), (0, 2.4, 0.62), 37, focus=(0, 1, 0.8), stop=2.6)
