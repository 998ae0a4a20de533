"""Barbarossa's map room: the staff's map, the table it lies on, the two card backs and the cover.

Each function sets up a whole picture, its light and lens too. The map is drawn once, as an image (`Sheet`), and laid on
paper that is folded and curled for real.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import bpy
import numpy as np
from PIL import Image, ImageDraw, ImageFilter
from scipy.ndimage import distance_transform_edt, gaussian_filter, gaussian_filter1d
from skimage.measure import find_contours
from studio import shoot
from studio.barbarossa_cities import moscow
from studio.barbarossa_columns import horses
from studio.barbarossa_grounds import Season, grown
from studio.barbarossa_staff import brass, pencil
from studio.clay import Clay, Vec
from studio.lighting import Light, camera, lamp, sky
from studio.materials import fog, paint
from studio.nature import Height, fbm, land, rock_mesh
from studio.solids import Group, blade, box, lathe, link, pole, solid, sphere, tube
from studio.vehicles import bedroll, lorry, tank, wheel
from studio.vehicles_light import lorry_trim, marcher, standing

Place = tuple[float, float]
ROOM = Light("#a08c6c", "#8a7a60", 0.0, "#fff4e0", (-0.5, 1, 0.3), "#ffe0b0", ("#ffe2b0", 0), ("#a8c0d8", 0), "#4a4038", 0.6)  # fmt: skip
DUSK = Light("#ffa858", "#20285c", 0.75, "#5a3458", (0.3, 1, 0.04), "#ffb060", ("#ffe0c8", 0), ("#ff9450", 0), "#c0807a", 0.55)  # fmt: skip
CARD = 6.3, 8.8


# ---- the map, as it was printed and drawn on


class Inks(NamedTuple):
    """What a map is printed with."""

    paper: str
    shade: str
    contour: str
    wood: str
    water: str
    road: str
    town: str


BUFF = Inks("#d8c698", "#b8a270", "#7f5228", "#8fa06a", "#4f86a4", "#6a3a28", "#8a3426")
GREEN = Inks("#5d7050", "#43563f", "#b9b98a", "#3f5c3c", "#8fb4b0", "#d8cf9c", "#e0d29a")
RED = Inks("#7e3c30", "#642a24", "#d0a070", "#74382a", "#b08a80", "#e4c490", "#ecd0a0")
RED_PENCIL, BLUE_PENCIL = "#b02c20", "#24508c"
STEP = 4.0  # units between two heights of the relief


class Sheet:
    """A staff map being made: places are units from its middle, x to the right, y up.

    A `twin` map looks the same from both ends. `fine`: pixels a unit.
    """

    def __init__(self, dice: Random, wide: float, high: float, inks: Inks, fine: float, twin: bool = False) -> None:
        self.dice, self.wide, self.high, self.inks, self.fine, self.twin = dice, wide, high, inks, fine, twin
        self.noise = np.random.default_rng(dice.randrange(2**32))
        self.size = round(wide * fine), round(high * fine)
        self.shape = round(high / STEP), round(wide / STEP)

    def drawn(self, towns: int, front: bool, thick: float = 1.0, panels: tuple[int, int] = (4, 4)) -> Any:
        """The whole map as an image; it was folded into so many panels."""
        river = self.wander((-0.30 * self.wide, 0.52 * self.high), (0.36 * self.wide, -0.52 * self.high), 0.15)
        brook = self.wander((0.5 * self.wide, 0.40 * self.high), river[len(river) // 2], 0.16)
        if self.twin:
            river = self.wander((-0.52 * self.wide, 0.30 * self.high), (0.52 * self.wide, 0.18 * self.high), 0.1)
            brook = self.wander((-0.1 * self.wide, 0.52 * self.high), river[len(river) // 3], 0.1)
        relief = self._relief([river, brook])
        self.picture = self._ground(relief)
        self.pen = ImageDraw.Draw(self.picture)
        self._grid(thick)
        self._contours(relief, thick)
        self.line(brook, 2.2 * thick, self.inks.water)
        self.line(river, 5.5 * thick, self.inks.water)
        self._towns(towns, thick)
        if front:
            self._front()
        self._margin(thick)
        return self._worn(panels, thick)

    def _worn(self, panels: tuple[int, int], thick: float) -> Any:
        """The map with its folds rubbed pale, one side of each a little darker."""
        a = np.asarray(self.picture, np.float32) / 255
        rub = np.clip(0.75 + 0.5 * self._full(self._cloud(9)), 0, 1.6)
        for axis, n in ((1, panels[0]), (0, panels[1])):
            at = np.arange(self.size[1 - axis]) / self.fine
            for k in range(1, n):
                away = (at - k * self.size[1 - axis] / self.fine / n) / thick
                pale, dark = 0.42 * np.exp(-((away / 1.3) ** 2)), 0.2 * np.exp(-np.abs(away - 2) / 5) * (away > 0)
                pale, dark = (each[None, :] if axis == 1 else each[:, None] for each in (pale, dark))
                a = a * (1 - dark[..., None])
                share = (pale * rub)[..., None].clip(0, 1)
                a = a * (1 - share) + share * (0.35 * a + 0.65 * rgb_image(mixed(self.inks.paper, "#ffffff", 0.5)))
        return Image.fromarray((a.clip(0, 1) * 255).astype(np.uint8))

    def wander(self, start: Place, end: Place, bend: float) -> list[Place]:
        """Places on a winding way."""
        points = [start, end]
        for _ in range(7):
            new = [points[0]]
            for a, b in itertools.pairwise(points):
                off = max(-1.8 * bend, min(1.8 * bend, self.dice.gauss(0, bend)))
                new += [((a[0] + b[0]) / 2 - off * (b[1] - a[1]), (a[1] + b[1]) / 2 + off * (b[0] - a[0])), b]
            points = new
        smooth = gaussian_filter1d(np.array(points), 1.6, axis=0, mode="nearest")
        return [start, *((float(x), float(y)) for x, y in smooth[1:-1]), end]

    def line(self, points: Sequence[Place], thick: float, tone: str) -> None:
        """A printed line; on a twin map two."""
        for s in (1, -1) if self.twin else (1,):
            self.pen.line([self._at(s * x, s * y) for x, y in points], tone, max(1, round(thick * self.fine)), "curve")

    def _at(self, x: float, y: float) -> Place:
        return (x + self.wide / 2) * self.fine, (self.high / 2 - y) * self.fine

    def _cloud(self, size: float) -> Any:
        field = gaussian_filter(self.noise.standard_normal(self.shape), size / STEP, mode="reflect")
        if self.twin:
            field = field + field[::-1, ::-1]
        return field / field.std()

    def _relief(self, rivers: Sequence[Sequence[Place]]) -> Any:
        """Heights: hills of three sizes, and a valley about each river."""
        high = self._cloud(70) + 0.42 * self._cloud(30) + 0.14 * self._cloud(13)
        mask = Image.new("1", (self.shape[1], self.shape[0]), 1)
        pen = ImageDraw.Draw(mask)
        for river in rivers:
            for s in (1, -1) if self.twin else (1,):
                pen.line([((s * x + self.wide / 2) / STEP, (self.high / 2 - s * y) / STEP) for x, y in river], 0, 1)
        self.shore = distance_transform_edt(np.asarray(mask)) * STEP
        return high - 1.1 * np.exp(-((self.shore / 55) ** 2))

    def _full(self, field: Any) -> Any:
        return np.asarray(Image.fromarray(field.astype(np.float32)).resize(self.size, Image.Resampling.BICUBIC))

    def _ground(self, relief: Any) -> Any:
        """Paper, the hills' shadows, woods as a printed tone."""
        slope = np.gradient(gaussian_filter(relief, 1.5))
        shade = self._full(np.clip(0.5 + 4.0 * (slope[1] - slope[0]), 0, 1))[..., None]
        blot = self._full(self._cloud(26))[..., None]
        paper = (
            rgb_image(self.inks.paper) * (1 + 0.02 * blot) * (1 - 0.3 * shade)
            + rgb_image(self.inks.shade) * 0.3 * shade
        )
        wood = self._full(self._cloud(24) + 0.5 * self._cloud(9) - 3 * np.exp(-((self.shore / 16) ** 2)))
        dots = (
            np.sin(np.arange(self.size[0]) * 1.9 / self.fine)[None, :]
            * np.sin(np.arange(self.size[1]) * 1.9 / self.fine)[:, None]
        )
        share = ((1 + np.tanh((wood - 1.0) * 15)) / 2 * (0.62 + 0.14 * dots))[..., None]
        edge = (np.exp(-(((wood - 1.0) / 0.035) ** 2)) * 0.5)[..., None]
        paper = paper * (1 - share) + rgb_image(self.inks.wood) * share
        paper = paper * (1 - edge) + rgb_image(self.inks.wood) * 0.7 * edge
        return Image.fromarray((paper.clip(0, 1) * 255).astype(np.uint8))

    def _contours(self, relief: Any, thick: float) -> None:
        """Lines of equal height, each fifth a thick one."""
        for k, level in enumerate(np.arange(-3.2, 3.4, 0.16)):
            for run in find_contours(relief, level):
                if len(run) > 12:
                    points = [
                        self._at((x + 0.5) * STEP - self.wide / 2, self.high / 2 - (y + 0.5) * STEP) for y, x in run
                    ]
                    width = (1.9 if k % 5 == 0 else 1.0) * thick * self.fine
                    self.pen.line(points, self.inks.contour, max(1, round(width)), "curve")

    def _grid(self, thick: float) -> None:
        tone = mixed(self.inks.paper, self.inks.contour, 0.45)
        for k in range(-20, 21):
            for points in (((k * 70, -self.high), (k * 70, self.high)), ((-self.wide, k * 70), (self.wide, k * 70))):
                self.pen.line([self._at(*each) for each in points], tone, max(1, round(0.6 * thick * self.fine)))

    def _towns(self, n: int, thick: float) -> None:
        """Towns of blocks where there is room, roads between neighbours, a railway through the largest."""
        half_w, half_h = self.wide / 2, self.high / 2
        places: list[Place] = []
        for _ in range(400):
            x, y = self.dice.uniform(-0.92, 0.92) * half_w, self.dice.uniform(-0.9, 0.9) * half_h
            if self.twin:
                y = abs(y)
            row, column = int((half_h - y) / STEP), int((x + half_w) / STEP)
            if (
                len(places) < n
                and all(math.dist((x, y), p) > self.wide / n**0.5 * 0.62 for p in places)
                and self.shore[row, column] > 14
            ):
                places.append((x, y))
        for k, place in enumerate(places):
            for other in sorted(places[:k], key=lambda p: math.dist(p, place))[:2]:
                road = self.wander(place, other, 0.09)
                self.line(road, 3.2 * thick, self.inks.road)
                self.line(road, 1.6 * thick, mixed(self.inks.paper, "#ffffff", 0.25))
        large = sorted(places[: max(2, n // 2)])
        ends = [
            (-1.05 * half_w, self.dice.uniform(-0.5, 0.5) * half_h),
            *large,
            (1.05 * half_w, self.dice.uniform(-0.5, 0.5) * half_h),
        ]
        for a, b in itertools.pairwise(ends):
            self._railway(self.wander(a, b, 0.07), thick)
        for k, place in enumerate(places):
            self._blocks(place, 16 if k < n // 2 else 7, thick)

    def _railway(self, way: Sequence[Place], thick: float) -> None:
        self.line(way, 1.6 * thick, mixed(self.inks.road, "#000000", 0.4))
        run = 0.0  # since the last sleeper
        for (x0, y0), (x1, y1) in itertools.pairwise(way):
            long = math.dist((x0, y0), (x1, y1)) or 1.0
            run += long
            if run < 7 * thick:
                continue
            run = 0.0
            dx, dy = -(y1 - y0) / long * 3.2 * thick, (x1 - x0) / long * 3.2 * thick
            self.line([(x0 - dx, y0 - dy), (x0 + dx, y0 + dy)], 1.0 * thick, mixed(self.inks.road, "#000000", 0.4))

    def _blocks(self, place: Place, n: int, thick: float) -> None:
        """A town: blocks along streets, dense in the middle."""
        turn = self.dice.uniform(0, math.pi)
        for _ in range(n * 3):
            u, v = round(self.dice.gauss(0, n**0.5 * 0.6)) * 6.2, round(self.dice.gauss(0, n**0.5 * 0.45)) * 5.0
            a, b = self.dice.uniform(1.6, 2.6), self.dice.uniform(1.3, 2.0)
            corners = []
            for p, q in ((-a, -b), (a, -b), (a, b), (-a, b)):
                x, y = (u + p) * thick, (v + q) * thick
                corners.append(
                    (
                        place[0] + x * math.cos(turn) - y * math.sin(turn),
                        place[1] + x * math.sin(turn) + y * math.cos(turn),
                    )
                )
            for s in (1, -1) if self.twin else (1,):
                self.pen.polygon([self._at(s * x, s * y) for x, y in corners], self.inks.town)

    def _front(self) -> None:
        """The front as two coloured pencils drew it, and where it is to move."""
        way = self.wander((0.20 * self.wide, 0.55 * self.high), (0.12 * self.wide, -0.55 * self.high), 0.1)
        strokes: list[tuple[list[Place], float, str]] = [
            (way, 6.5, RED_PENCIL), ([(x - 15, y + 2) for x, y in way], 5.0, BLUE_PENCIL)]  # fmt: skip
        for x, y in way[::2]:
            strokes.append(([(x + 4, y), (x + 17 + self.dice.gauss(0, 3), y + 9)], 2.4, RED_PENCIL))
        for y, long, rise in ((0.3, 0.17, 60.0), (0.05, 0.23, -40.0), (-0.22, 0.2, -70.0)):
            x0, y0 = (-0.02 - long) * self.wide + 90, y * self.high
            bow = [(x0 + long * self.wide * t, y0 + rise * math.sin(2.2 * t)) for t in np.linspace(0, 1, 30)]
            x1, y1 = bow[-1]
            strokes.append((bow, 3.6, BLUE_PENCIL))
            strokes.append(([(x1 - 30, y1 + 22), (x1 + 6, y1), (x1 - 34, y1 - 16)], 3.6, BLUE_PENCIL))
        for x, y in ((-0.28, -0.3), (-0.36, 0.14), (0.3, 0.2), (0.34, -0.18), (0.28, -0.4)):
            tone = BLUE_PENCIL if x < 0 else RED_PENCIL
            oval = [
                (x * self.wide + 34 * math.cos(a), y * self.high + 17 * math.sin(a)) for a in np.linspace(0, 6.6, 40)
            ]
            strokes.append((oval, 3.0, tone))
        tooth = gaussian_filter(self.noise.standard_normal((self.size[1], self.size[0])), 0.5 * self.fine)
        tooth = np.clip(0.6 + 0.3 * tooth / tooth.std(), 0.1, 0.95)
        for tone in (BLUE_PENCIL, RED_PENCIL):
            mask = Image.new("L", self.size)
            pen = ImageDraw.Draw(mask)
            for points, thick, of_it in strokes:
                if of_it == tone:
                    pen.line([self._at(*each) for each in points], 255, round(thick * self.fine), "curve")
            soft = np.asarray(mask.filter(ImageFilter.GaussianBlur(0.7 * self.fine)), np.float32) / 255
            self.picture.paste(tone, (0, 0), Image.fromarray((soft * tooth * 255).astype(np.uint8)))

    def _margin(self, thick: float) -> None:
        """A blank margin, a thin line, and a scale of light and dark pieces along it."""
        edge, blank, dark = 15 * thick, mixed(self.inks.paper, "#ffffff", 0.05), mixed(self.inks.road, "#000000", 0.3)
        w, h = self.wide / 2, self.high / 2
        for x0, y0, x1, y1 in (
            (-w, h, w, h - edge),
            (-w, edge - h, w, -h),
            (-w, h, edge - w, -h),
            (w - edge, h, w, -h),
        ):
            self.pen.rectangle((*self._at(x0, y0), *self._at(x1, y1)), blank)
        a, b = w - edge, h - edge
        self.pen.line(
            [self._at(*each) for each in ((-a, -b), (a, -b), (a, b), (-a, b), (-a, -b))],
            dark,
            round(1.4 * thick * self.fine),
        )
        gap, deep = 35.0, 4.0 * thick
        for k in range(-40, 40):
            for s in (1, -1):
                if abs(k * gap + gap / 2) < a - gap / 2 and k % 2 == 0:
                    x = s * k * gap
                    self.pen.rectangle(
                        (
                            *self._at(min(x, x + s * gap), s * b + (deep if s > 0 else 0)),
                            *self._at(max(x, x + s * gap), s * b - (0 if s > 0 else deep)),
                        ),
                        dark,
                    )
                if abs(k * gap + gap / 2) < b - gap / 2 and k % 2 == 0:
                    y = s * k * gap
                    self.pen.rectangle(
                        (
                            *self._at(s * a - (0 if s > 0 else deep), max(y, y + s * gap)),
                            *self._at(s * a + (deep if s > 0 else 0), min(y, y + s * gap)),
                        ),
                        dark,
                    )


def rgb_image(tone: str) -> Any:
    """A colour as an image has it: 0 to 1, not linear."""
    return np.array([int(tone[k : k + 2], 16) for k in (1, 3, 5)]) / 255


def mixed(one: str, other: str, share: float) -> str:
    """So much of the other colour in the one."""
    both = rgb_image(one) * (1 - share) + rgb_image(other) * share
    return "#" + "".join(f"{round(255 * each):02x}" for each in both)


def printed(picture: Any, rough: float = 0.85) -> Any:
    """Paper with that picture on it."""
    wide, high = picture.size
    image = bpy.data.images.new("print", wide, high)
    pixels = np.ones((high, wide, 4), np.float32)
    pixels[..., :3] = np.asarray(picture.convert("RGB"), np.float32)[::-1] / 255
    image.pixels.foreach_set(pixels.ravel())
    material = bpy.data.materials.new("print")
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    surface, source, grain, bump = (nodes["Principled BSDF"], nodes.new("ShaderNodeTexImage"), nodes.new("ShaderNodeTexNoise"), nodes.new("ShaderNodeBump"))  # fmt: skip
    source.image = image
    grain.inputs["Scale"].default_value, grain.inputs["Detail"].default_value = 12, 6
    bump.inputs["Strength"].default_value, bump.inputs["Distance"].default_value = 0.12, 0.05
    links.new(grain.outputs["Fac"], bump.inputs["Height"])
    links.new(bump.outputs["Normal"], surface.inputs["Normal"])
    links.new(source.outputs["Color"], surface.inputs["Base Color"])
    surface.inputs["Roughness"].default_value = rough
    return material


def laid(place: Callable[[float, float], Vec], material: Any, across: int = 144, down: int = 96) -> Any:
    """A sheet with a print on it: where each point (u, v) of it lies, u to the right and v up, both 0 to 1."""
    spots = [(i / across, j / down) for j in range(down + 1) for i in range(across + 1)]
    row = across + 1
    faces = [(j * row + i, j * row + i + 1, (j + 1) * row + i + 1, (j + 1) * row + i) for j in range(down) for i in range(across)]  # fmt: skip
    thing = solid([place(*spot) for spot in spots], faces, material, smooth=True)
    corners = [spots[k] for face in faces for k in face]
    thing.data.uv_layers.new().data.foreach_set("uv", np.array(corners, np.float32).ravel())
    return thing


def folded(wide: float, high: float, panels: tuple[int, int], rise: float = 0.05) -> Callable[[float, float], Vec]:
    """Where a folded and opened map's points lie: crests and valleys in turn."""

    def place(u: float, v: float) -> Vec:
        z = sum(rise * (1 - abs((t * n) % 2 - 1)) for t, n in zip((u, v), panels, strict=True))
        return ((u - 0.5) * wide, (v - 0.5) * high, z)

    return place


# ---- what lies on it


def star(
    r: float, tones: tuple[Any, Any], points: int = 4, thin: float = 0.2, rise: float = 0.06, turn: float = 0.0
) -> None:
    """A wind rose's star, each point half light, half dark, ridged."""
    for k in range(points):
        a = math.radians(turn) + 2 * math.pi * k / points
        tip = (r * math.sin(a), r * math.cos(a), 0.0)
        for s, tone in ((-1, tones[0]), (1, tones[1])):
            b = a + s * math.pi / points
            side = (thin * r * math.sin(b), thin * r * math.cos(b), 0.0)
            ring = [(0.0, 0.0, rise), side, tip] if s < 0 else [(0.0, 0.0, rise), tip, side]
            solid(ring, [(0, 2, 1)], tone)


def compass(r: float, dial: str, star_tones: tuple[str, str] = ("#f4e6bc", "#b08a44")) -> None:
    """A brass marching compass, lying: a rim of degrees, a rose, a needle, a lug at each end."""
    metal, ink = brass(), paint("#f0e2b8", 0.6, bump=0)
    lathe(
        [(1.0, 0), (1.0, 0.16), (0.97, 0.22), (0.9, 0.24), (0.85, 0.2), (0.83, 0.13), (0.80, 0.13)],
        metal,
        scale=(r, r, r),
        sides=96,
    )
    lathe(
        [(0.02, 0.135), (0.84, 0.135), (0.84, 0.13)],
        paint(dial, 0.55, bump=0.08, mottle=0.12),
        scale=(r, r, r),
        sides=72,
    )
    for k in range(48):  # knurls round the rim
        a = 2 * math.pi * k / 48
        sphere((r * math.sin(a), r * math.cos(a), 0.1 * r), (0.035 * r,) * 3, metal, 8)
    for k in range(72):
        a = 2 * math.pi * k / 72
        long = 0.1 if k % 18 == 0 else 0.07 if k % 6 == 0 else 0.04
        at = r * (0.80 - long / 2)
        box(
            (0.012 * r * (2 if k % 6 == 0 else 1), long * r, 0.01),
            (at * math.sin(a), at * math.cos(a), 0.15 * r),
            ink,
            (0, 0, -math.degrees(a)),
            0,
        )
    lathe(
        [(0.6, 0.0), (0.6, 0.03), (0.57, 0.03), (0.57, 0.0)], metal, (0, 0, 0.13 * r), scale=(r, r, r * 0.5), sides=72
    )
    light, shade = paint(star_tones[0], 0.5, bump=0.05, mottle=0.1), paint(star_tones[1], 0.5, bump=0.05, mottle=0.1)
    with Group((0, 0, 0.15 * r)):
        star(0.5 * r, (mid_tone(star_tones, 0.35), mid_tone(star_tones, 0.9)), thin=0.26, rise=0.05 * r, turn=45)
    with Group((0, 0, 0.17 * r)):
        star(0.68 * r, (light, shade), thin=0.24, rise=0.08 * r)
    with Group((0, 0, 0.3 * r), (0, 0, 32)):
        for s, tone in ((1, "#c03a28"), (-1, "#e8e4d8")):
            solid([(-0.065 * r, 0, 0), (0.065 * r, 0, 0), (0, s * 0.62 * r, 0), (0, 0, 0.03 * r)],
                  [(0, 2, 3), (1, 3, 2), (0, 3, 1)] if s > 0 else [(0, 3, 2), (1, 2, 3), (0, 1, 3)], paint(tone, 0.35, 0.2, bump=0.05))  # fmt: skip
        lathe([(0.1, -0.04), (0.1, 0.02), (0.06, 0.05), (0.01, 0.06)], metal, scale=(r, r, r), sides=28)
    for s in (1, -1):
        box((0.34 * r, 0.2 * r, 0.1 * r), (0, s * 1.06 * r, 0.08 * r), metal, bevel=0.03 * r)
        ring = [
            (0.17 * r * math.cos(a), s * 1.2 * r + 0.13 * r * math.sin(a), 0.09 * r)
            for a in np.linspace(0, 2 * math.pi, 25)
        ]
        tube(ring, 0.03 * r, metal)


def mid_tone(tones: tuple[str, str], share: float) -> Any:
    """A paint between two."""
    return paint(mixed(*tones, share), 0.5, bump=0.05, mottle=0.1)


def envelope(wide: float, high: float, seal: str = "#8e1f1a") -> None:
    """A sealed letter seen from behind: four flaps, a cord, wax with a rosette pressed into it."""
    tones = [paint(tone, 0.85, bump=0.25, grain=10, mottle=0.08, second=other)
             for tone, other in (("#e0cfa0", "#d6c394"), ("#ead9ac", "#e0cda0"), ("#f2e4bc", "#e8d8ac"))]  # fmt: skip
    w, h = wide / 2, high / 2
    box((wide, high, 0.05), (0, 0, 0.03), tones[0], bevel=0.02)
    flaps = (
        ([(-w, h, 0), (-w, -h, 0), (-0.1 * w, -0.05, 0), (-0.1 * w, 0.05, 0)], tones[0], 0.075),
        ([(w, -h, 0), (w, h, 0), (0.1 * w, 0.05, 0), (0.1 * w, -0.05, 0)], tones[0], 0.075),
        ([(-w, -h, 0), (w, -h, 0), (0.08 * w, 0.12 * h, 0), (-0.08 * w, 0.12 * h, 0)], tones[1], 0.115),
        ([(w, h, 0), (-w, h, 0), (-0.09 * w, -0.16 * h, 0), (0.09 * w, -0.16 * h, 0)], tones[2], 0.165),
    )
    for outline, tone, z in flaps:
        n = len(outline)
        points = [*((x, y, z - 0.035) for x, y, _ in outline), *((x, y, z) for x, y, _ in outline)]
        faces: list[Any] = [tuple(reversed(range(n))), tuple(range(n, 2 * n))]
        solid(points, [*faces, *((k, (k + 1) % n, n + (k + 1) % n, n + k) for k in range(n))], tone, bevel=0.014)
    cord = paint("#8a2a20", 0.8, bump=0.5, grain=40)
    for a, b in (((-w - 0.02, 0, 0.19), (w + 0.02, 0, 0.19)), ((0, -h - 0.02, 0.19), (0, h + 0.02, 0.19))):
        for s in (-1, 1):
            twist = []
            for t in np.linspace(0, 1, 60):
                along = [p + (q - p) * t for p, q in zip(a, b, strict=True)]
                off = 0.022 * math.sin(60 * t + math.pi * (s > 0))
                twist.append(
                    (
                        along[0] + (off if a[0] == 0 else 0),
                        along[1] + (off if a[1] == 0 else 0),
                        along[2] + 0.02 * math.cos(60 * t + math.pi * (s > 0)),
                    )
                )
            tube(twist, 0.03, cord)
    wax = paint(seal, 0.28, bump=0.15, grain=5, mottle=0.2, coat=0.5)
    r = high * 0.27
    lathe([(1.0, 0), (1.02, 0.06), (0.95, 0.14), (0.8, 0.16), (0.74, 0.11), (0.72, 0.08), (0.01, 0.08)], wax, (0, 0, 0.17), scale=(r, r, r * 1.1), sides=72,
          wave=lambda a, z: 1 + (0.07 * math.sin(3 * a + 1) + 0.04 * math.sin(7 * a)) * (0.4 if z < 0.1 and z > 0.07 else 1))  # fmt: skip
    pale = paint(mixed(seal, "#ff8060", 0.35), 0.3, bump=0.08, coat=0.5)
    for k in range(5):
        turn = 2 * math.pi * k / 5 + 0.3
        sphere(
            (0.33 * r * math.cos(turn), 0.33 * r * math.sin(turn), 0.17 + 0.09 * r),
            (0.23 * r, 0.15 * r, 0.08 * r),
            pale,
            20,
            (0, 0, math.degrees(turn)),
        )
    sphere((0, 0, 0.17 + 0.12 * r), (0.13 * r, 0.13 * r, 0.08 * r), wax, 20)


def ring_frame(
    outer: Place, inner: Place, low: float, high: float, material: Any, corner: float = 0.3, bevel: float = 0.03
) -> None:
    """A flat rectangular frame with round corners; half sizes."""

    def outline(half: Place, r: float) -> list[Place]:
        found = []
        for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
            for t in np.linspace(0, math.pi / 2, 9):
                a = quarter * math.pi / 2 + t
                found.append((sx * (half[0] - r) + r * math.cos(a), sy * (half[1] - r) + r * math.sin(a)))
        return found

    out, into = outline(outer, corner + min(outer[0] - inner[0], 0.4) * 0.5), outline(inner, corner)
    n = len(out)
    points = [(x, y, z) for z in (low, high) for each in (out, into) for x, y in each]
    faces = []
    for k in range(n):
        j = (k + 1) % n
        faces += [
            (2 * n + k, 2 * n + j, 3 * n + j, 3 * n + k),
            (k, j, 2 * n + j, 2 * n + k),
            (n + j, n + k, 3 * n + k, 3 * n + j),
        ]
    solid(points, faces, material, bevel=bevel)


# ---- the pictures


def back(dice: Random, tone: str = "#2f4a34", inks: str = "GREEN", emblem: str = "compass") -> None:
    """A map case of leather seen from above: the folded map in its window, and the emblem lying on that."""
    fog("#000000", depth=0)
    leather = paint(tone, 0.42, bump=0.5, grain=11, mottle=0.25, second=mixed(tone, "#000000", 0.35), coat=0.25)
    pale = paint("#d8c48c", 0.8, bump=0.3)
    w, h = CARD[0] / 2, CARD[1] / 2
    sheet = Sheet(dice, 560, 790, {"GREEN": GREEN, "RED": RED}[inks], 2.6, twin=True)
    paper = printed(sheet.drawn(5, False, 1.4))
    laid(folded(5.6, 7.9, (4, 4), 0.12), paper, 96, 96)
    ring_frame((w + 0.3, h + 0.3), (w - 0.62, h - 0.62), -0.1, 0.26, leather, 0.34, 0.07)
    ring_frame((w - 0.28, h - 0.28), (w - 0.34, h - 0.34), 0.2, 0.31, brass(), 0.5, 0.02)
    ring_frame((w - 0.58, h - 0.58), (w - 0.65, h - 0.65), 0.1, 0.31, brass(), 0.34, 0.02)
    stitch = sphere((0, 0, -5), (0.026, 0.07, 0.02), pale, 10).data
    for s in (-1, 1):
        for k in range(-26, 27):
            if abs(k) < 25:
                link(stitch, "stitch", (s * (w - 0.46), k * 0.145, 0.265), (0, 0, s * 5), (0.026, 0.058, 0.026))
            if abs(k) < 17:
                link(stitch, "stitch", (k * 0.145, s * (h - 0.46), 0.265), (0, 0, 90 + s * 5), (0.026, 0.058, 0.026))
        for t in (-1, 1):
            at = (s * (w - 0.56), t * (h - 0.56), 0.26)
            lathe(
                [(0.26, 0), (0.26, 0.05), (0.22, 0.08), (0.13, 0.08), (0.11, 0.12), (0.01, 0.15)], brass(), at, sides=40
            )
    if emblem == "compass":
        with Group((0, 0, 0.2)):
            compass(1.9, mixed(tone, "#000000", 0.35))
    else:
        with Group((0, 0, 0.22), (0, 0, 7)):
            envelope(4.3, 3.0)
    sky(ROOM, strength=0.9)
    lamp("AREA", (-5.2, 5.6, 5.5), 1040, "#ffecc8", 1.6, (0, 0, 0))
    lamp("AREA", (5.0, -5.0, 6.0), 200, "#c8d8f0", 4.0, (0, 0, 0))
    camera((0, 0, 20), (0, 0, 0), across=CARD[1])


def _snow_road(y: float) -> float:
    """Where the middle of the cover's road lies: from the left front in an S to the town."""
    bend = max(y, 3.0)
    return 0.35 + 2.3 * math.sin((bend - 5.5) * 0.4) + 0.5 * (y - bend)


def _snow_field(dice: Random) -> Height:
    """Snow with a churned road, which ends raggedly on the map in front."""
    shift = dice.uniform(0, 90)

    def height(x: float, y: float) -> float:
        away = abs(x - _snow_road(y))
        z = 0.16 + 0.05 * fbm(x * 0.9 + shift, y * 0.9) + 0.03 * max(0.0, y - 7)
        z += (
            min(1.6, max(0.0, away - 3.2) * 0.12)
            * (0.6 + 0.6 * fbm(x * 0.2 + shift, y * 0.2, 3))
            * min(1.0, max(0.0, y / 8))
        )
        if away < 1.6:
            share = min(1.0, (1.6 - away) / 0.35)
            z += 0.1 * math.exp(-(((away - 1.5) / 0.16) ** 2)) * (1 + fbm(x * 3, y * 3)) - 0.1 * share
            z -= 0.13 * math.exp(-(((away - 0.72) / 0.2) ** 2)) * (1 + 0.5 * fbm(x * 3, y * 3)) * share
            z += 0.03 * fbm(x * 4, y * 4)
        over = y + 4.2 - 0.45 * fbm(x * 0.7 + shift, 2.0) - 0.2 * fbm(x * 2.6, y * 2.6) + 0.1 * x * x * 0.3
        return z - 0.5 * min(1.0, max(0.0, 0.5 - over * 1.4))

    snow = paint("#d2d8e8", 0.8, bump=0.5, grain=5, mottle=0.12, second="#b4bfdc")
    thing = land(height, snow, (40, 48), (0, 17), 400)
    thing.data.materials.append(paint("#7d6a5c", 0.6, bump=0.9, grain=6, mottle=0.35, second="#a89c98"))
    for face in thing.data.polygons:
        x, y, _ = face.center
        face.material_index = int(
            abs(x - _snow_road(y)) < 1.28 + 0.25 * fbm(x * 1.7, y * 1.7) and fbm(x * 1.3, y * 1.3, 5.0) < 0.45
        )
    return height


def _column(height: Height) -> None:
    """What comes down the road: a tank, lorries, a horse cart, men on foot; and one that will not go on."""

    def on_road(y: float, side: float = 0.0) -> tuple[Vec, Vec]:
        slope = (_snow_road(y + 0.1) - _snow_road(y - 0.1)) / 0.2
        x = _snow_road(y) + side
        return (x, y, height(x, y) - 0.02), (0, 0, -math.degrees(math.atan(slope)))

    at, turn = on_road(1.9)
    with Group(at, turn, 1.25):
        tank("#b4b9b6", "#7f8886", snow=True)
        bedroll((0, 1.25, 1.02), 1.0, 0.15, "#a08c60")
    white = paint("#e2e8f2", 0.75, bump=0.4, grain=6)
    for k, y in enumerate((6.9, 11.2, 19.6, 23.6, 27.4)):
        at, turn = on_road(y)
        with Group(at, turn, 1.08):
            lorry("#76805c", ("#b8a478", "#a89470")[k % 2])
            lorry_trim()
            link(rock_mesh(k * 3.1, white, 0.2, 4), "snow", (0, 0.7, 1.46), (0, 0, 0), (0.36, 0.8, 0.07))
            link(rock_mesh(k * 2.3, white, 0.2, 4), "snow", (0, -0.46, 1.36), (0, 0, 0), (0.36, 0.24, 0.06))
    at, turn = on_road(15.4)
    with Group(at, (0, 0, turn[2] + 40), 1.0):
        horses(Clay())
    men = [marcher(s, "#7f8676") for s in (1, -1)]
    for k, (y, side) in enumerate(((4.1, -1.75), (5.2, -1.95), (6.5, -1.7), (13.6, 1.7), (14.9, 1.9), (16.6, 1.75))):
        at, turn = on_road(y, side)
        link(men[k % 2], "man", at, (9, 0, turn[2] + 6 * (-1) ** k), 0.82)
    x, y = 3.25, 2.6
    with Group((x, y, height(x, y) - 0.14), (4, 13, -64), 1.12):
        lorry("#6f7a5c", "#b0a078")
        box((0.66, 0.04, 0.56), (0, -0.92, 1.12), paint("#6f7a5c", 0.5, 0.3), (62, 0, 0), 0.02)
        link(rock_mesh(7.7, white, 0.2, 4), "snow", (0, 0.7, 1.45), (0, 0, 0), (0.46, 0.85, 0.12))
    with Group((x - 0.95, y - 1.25, height(x - 0.95, y - 1.25) + 0.1), (0, 84, 20), 1.1):
        wheel((0, 0, 0), 0.3, 0.2, paint("#6f7a5c", 0.5))
    link(standing([[(-0.2, -0.3, 1.2), (-0.1, -0.4, 1.0)], [(0.2, -0.3, 1.2), (0.1, -0.4, 1.0)]], "#7f8676", lean=0.2),
         "man", (x - 1.75, y - 0.3, height(x - 1.75, y - 0.3)), (0, 0, 70), 0.82)  # fmt: skip


def _signpost(at: Vec) -> None:
    """Weathered boards that point both ways, nothing left to read on them, under caps of snow."""
    board, post = paint("#a89a84", 0.85, bump=0.7, grain=9, second="#8a7a64"), paint("#6a4e34", 0.9, bump=0.7)
    ink, white = paint("#4a3424", 0.8), paint("#e6ecf4", 0.75, bump=0.4, grain=6)
    with Group(at, (0, 3, -8)):
        pole((0, 0, -0.3), (0, 0, 2.35), 0.085, post, 0.07, 12)
        for side, z, long, tilt in ((-1, 1.95, 1.15, 5), (1, 1.56, 1.0, -4), (-1, 1.2, 0.8, -7)):
            with Group((0, -0.1, z), (0, tilt, side * 7)):
                outline = [
                    (-side * 0.22, -0.14),
                    (side * (long - 0.2), -0.14),
                    (side * long, 0.0),
                    (side * (long - 0.2), 0.14),
                    (-side * 0.22, 0.14),
                ]
                blade(outline, board, 0.06, 0.015)
                for k in range(5):
                    box(
                        (0.1, 0.012, 0.05 + 0.05 * (k % 2)),
                        (side * (0.12 + 0.14 * k) * long, -0.035, 0),
                        ink,
                        bevel=0.004,
                    )
                link(
                    rock_mesh(z, white, 0.25, 3),
                    "snow",
                    (side * long * 0.4, 0, 0.14),
                    (0, 0, 0),
                    (long * 0.55, 0.08, 0.06),
                )
        link(rock_mesh(4.4, white, 0.25, 3), "snow", (0, 0, 2.36), (0, 0, 0), (0.14, 0.14, 0.1))
        link(rock_mesh(5.1, white, 0.25, 4), "snow", (0, 0, 0.0), (0, 0, 0), (0.5, 0.42, 0.2))


def cover(dice: Random) -> None:
    """Winter: a weary column on a road that grows out of the map and winds back to the burning dusk."""
    fog("#b87a78", start=22, depth=54)
    height = _snow_field(dice)
    season = Season(("#c9d0e2", "#aab6d4"), "#2f4a44", "#dfe4f2", "#8a7a58", 0.85, DUSK)

    def off_road(x: float, y: float) -> bool:
        return abs(x - _snow_road(y)) > 1.7 and y > -3.0

    woods = []
    for _ in range(3):
        spots = [(dice.uniform(-11, 11), dice.uniform(4, 30)) for _ in range(240)]
        woods.append([p for p in spots if abs(p[0] - _snow_road(p[1])) > 3.0 and abs(p[0]) > 2.6 + 0.06 * p[1]][:34])
    grown(season, dice, height, woods, off_road, 2.6)
    _column(height)
    _signpost((0.5, -2.4, height(0.5, -2.4)))
    with Group((-0.4, 31, height(-0.4, 31) - 0.2), (0, 0, 6), 1.7):
        moscow(Clay())
    sheet = Sheet(dice, 900, 560, BUFF, 2.2)
    laid(
        lambda u, v: ((u - 0.5) * 9.6, -9.0 + v * 6.0, 0.03 * math.sin(9 * u) * math.sin(5 * v)),
        printed(sheet.drawn(9, True, 1.3)),
    )
    with Group((1.15, -5.9, 0.05), (0, 0, -24), 0.8):
        compass(1.0, "#1c2a20")
    pencil((-2.1, -6.0, 0.07), 24, RED_PENCIL, 1.3)
    sky(DUSK, high=0.17, strength=1.0)
    lamp("SUN", (12, 40, 13), 2.2, "#ff9450", 3.0, (0, 0, 0))
    lamp("SUN", (-16, -18, 20), 3.2, "#ffe0c8", 5.0, (0, 0, 0))
    camera((0, -21, 6.4), (0, 0, 3.05), 54)


MAP = 16.1, 9.15  # the map on the table


def _map_on_table(u: float, v: float) -> Vec:
    """Where the great map's points lie: folded and opened, its lower right corner curled up."""
    x, y, z = folded(*MAP, (8, 4), 0.1)(u, v)
    z += 0.03 * fbm(x * 0.5, y * 0.5)
    over = (u - 1) * MAP[0] * 0.8 + (0 - v) * MAP[1] * 0.6 + 1.15  # how far past the line where the curl begins
    if over > 0:
        a, r = over / 0.42, 0.42
        back = over - r * math.sin(a)
        x, y, z = x - back * 0.8, y + back * 0.6, z * (1 - min(1.0, over)) + r * (1 - math.cos(a))
    return x, y, z + 0.02


def ruler(long: float) -> None:
    """A wooden ruler, lying along x."""
    box((long, 0.34, 0.05), (0, 0, 0.03), paint("#c09050", 0.5, bump=0.2, grain=6, coat=0.3), bevel=0.012)
    ink = paint("#2a2018", 0.6)
    for k in range(round(long / 0.1) - 1):
        deep = 0.15 if k % 5 == 4 else 0.09
        box((0.016, deep, 0.004), (0.1 * (k + 1) - long / 2, 0.16 - deep / 2, 0.057), ink, bevel=0)


def dividers() -> None:
    """A pair of dividers, lying with its head to the left."""
    steel = paint("#c8ccd0", 0.3, 1.0)
    for s in (-1, 1):
        pole((0, 0, 0.1), (1.5, s * 0.17, 0.07), 0.06, brass(), 0.04, 14)
        pole((1.5, s * 0.17, 0.07), (2.2, s * 0.25, 0.03), 0.025, steel, 0.006, 10)
    lathe([(0.13, 0), (0.13, 0.16), (0.1, 0.2), (0.01, 0.2)], brass(), sides=28)
    pole((-0.1, 0, 0.1), (-0.45, 0, 0.1), 0.045, brass(), 0.03, 12)


def magnifier() -> None:
    """A reading glass, its handle along x."""
    tube([(0.5 * math.cos(a), 0.5 * math.sin(a), 0.08) for a in np.linspace(0, 2 * math.pi, 49)], 0.055, brass())
    pole((0.52, 0, 0.06), (0.7, 0, 0.07), 0.05, brass())
    pole((0.68, 0, 0.07), (1.7, 0, 0.09), 0.08, paint("#3a2418", 0.35, coat=0.5), 0.1)


def mug() -> None:
    """An enamel cup of black coffee."""
    white, rim = paint("#b8b4a4", 0.35, bump=0.1, coat=0.4), paint("#d8d2c0", 0.4)
    lathe([(0.36, 0), (0.4, 0.05), (0.4, 0.62), (0.37, 0.62), (0.36, 0.45)], white, sides=48)
    tube([(0.39 * math.cos(a), 0.39 * math.sin(a), 0.63) for a in np.linspace(0, 2 * math.pi, 41)], 0.03, rim)
    lathe([(0.365, 0.48), (0.01, 0.485)], paint("#4a2a14", 0.3, bump=0.03), sides=40)
    tube([(0.38, 0, 0.5), (0.58, 0, 0.48), (0.62, 0, 0.3), (0.4, 0, 0.18)], 0.05, white)


def stamp() -> None:
    """A rubber stamp on its side, and its pad."""
    wood = paint("#7a3a22", 0.35, bump=0.1, coat=0.5)
    lathe([(0.2, 0), (0.2, 0.16), (0.07, 0.22), (0.06, 0.5), (0.13, 0.62), (0.12, 0.74), (0.01, 0.8)], wood, (0, 0, 0.2), (0, 90, 20), sides=32)  # fmt: skip
    box((0.9, 0.36, 0.12), (-0.75, -0.02, 0.06), paint("#2c3138", 0.4, 0.6), (0, 0, -6), 0.02)


def _threads(sheet_places: Sequence[Vec]) -> None:
    """Pins in the map with a red thread from each to the next."""
    thread, steel = paint("#a83424", 0.8), paint("#c8c8c4", 0.3, 1.0)
    for k, (x, y, z) in enumerate(sheet_places):
        pole((x, y, z), (x + 0.02, y + 0.03, z + 0.3), 0.012, steel, sides=8)
        sphere(
            (x + 0.02, y + 0.03, z + 0.32), 0.065, paint(("#a83424", "#2f5f96", "#c09038")[k % 3], 0.3, coat=0.4), 16
        )
    for (x0, y0, z0), (x1, y1, z1) in itertools.pairwise(sheet_places):
        sag = [
            (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, 0.2 + z0 + (z1 - z0) * t - 0.3 * t * (1 - t))
            for t in np.linspace(0, 1, 12)
        ]
        tube(sag, 0.013, thread)


def table(dice: Random) -> None:
    """The map room's table in the evening, from straight above: one great map, the staff's tools along the edges."""
    fog("#000000", depth=0)
    oak = [paint(tone, 0.5, bump=0.35, grain=4, mottle=0.3, second="#74482a", coat=0.1) for tone in ("#a06c44", "#94603a", "#aa7448")]  # fmt: skip
    for k in range(9):
        box((22, 1.36, 0.2), (0, -5.6 + 1.4 * k, -0.12), oak[k % 3], bevel=0.025)
    box((24, 14, 0.1), (0, 0, -0.3), paint("#1c120c", 0.9), bevel=0)
    sheet = Sheet(dice, MAP[0] * 100, MAP[1] * 100, BUFF, 2.0)
    laid(_map_on_table, printed(sheet.drawn(13, True, 1.05, (8, 4)), 0.9), 192, 128)
    tape = paint("#a8966a", 0.5, bump=0.2)
    for x, y, turn in ((-7.9, 4.35, 42), (7.9, 4.35, -42), (-7.9, -4.35, -42)):
        box((0.9, 0.3, 0.012), (x, y, 0.08), tape, (0, 0, turn), 0.004)
    _threads([_map_on_table(u, v) for u, v in ((0.035, 0.9), (0.3, 0.955), (0.62, 0.94), (0.965, 0.8))])
    with Group((-4.6, 4.78, 0.02), (0, 0, 1.5)):
        ruler(4.0)
    with Group((2.6, 4.76, 0.05), (0, 0, -3)):
        dividers()
    with Group((6.5, 4.6, 0.1), (0, 0, -150), 0.72):
        mug()
    pencil((-0.9, 4.76, 0.08), 2, RED_PENCIL, 1.2)
    pencil((1.8, -4.76, 0.08), 176, BLUE_PENCIL, 1.5)
    with Group((-6.0, -4.62, 0.08), (0, 0, -3), 0.62):
        magnifier()
    with Group((4.6, -4.74, 0.02), (0, 0, 6), 0.85):
        stamp()
    with Group((-2.0, -4.78, 0.02), (0, 0, -1)):
        ruler(2.4)
    sky(ROOM, strength=0.4)
    lamp("SPOT", (-4.4, 3.6, 6.5), 1500, "#ffe2b4", 0.6, (-2.4, 1.2, 0), 100)
    lamp("SUN", (-14.0, 14.0, 18.0), 0.9, "#f0ecdc", 3.0, (0, 0, 0))
    camera((0, 0, 30), (0, 0, 0), across=17.78)


def finish(name: str, raw: Path) -> Any:
    """What the lens saw, as the program shows it; the table is dimmed, for cards and words lie on it."""
    if name == "cover":
        return shoot.grade(raw, dust=70, dust_colour=(255, 255, 255))
    if name == "table":
        a = np.asarray(shoot.grade(raw, bloom=0.0, vignette=0.0), np.float32) / 255
        grey = a.mean(-1, keepdims=True)
        a = (0.02 + 0.98 * grey + 0.65 * (a - grey)) * np.array((0.98, 1.0, 0.94))
        v, u = np.mgrid[0 : a.shape[0], 0 : a.shape[1]]
        u, v = u / a.shape[1] - 0.36, v / a.shape[0] - 0.38
        pool = 0.48 + 0.5 * np.exp(-(u * u / 0.11 + v * v / 0.16))
        return Image.fromarray((0.66 * np.tanh(a * pool[..., None] / 0.66) * 255).astype(np.uint8))
    return shoot.grade(raw, bloom=0.08, vignette=0.12)
