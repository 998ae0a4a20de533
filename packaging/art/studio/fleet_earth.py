"""The yard of Earth: hulls bolted together from plates on a straight spine.

A plan (fleet_plans) is half an outline. What lies across the spine becomes a hull of many sides, what stands beside it a
pod, a wing, a strut or a sail by its shape and tone; fittings sit on the side that looks at the lens (-y).
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np
from studio import fleet_fittings as fit
from studio.clay import Clay
from studio.fleet_plans import Corner, Fitting, Plan, Plate
from studio.fleet_tenders import TENDERS
from studio.fleet_warships import WARSHIPS
from studio.plating import cells, plated
from studio.solids import Group, box, link, pole, solid

PLANS = WARSHIPS | TENDERS
SCALE = {"mothership": 1.02, "destroyer": 1.02, "fighter": 1.10, "scout": 1.08, "drone": 1.12}
LENGTH, BREADTH = 3.4, 1.79  # of a plan whose length and breadth are 1: from bow to stern, from the spine outwards
THICK = {"mothership": 0.2, "destroyer": 0.3, "fighter": 0.11, "scout": 0.1, "drone": 0.24}  # a wing
PLATING = {"mothership": 0.19, "destroyer": 0.2, "fighter": 0.27, "scout": 0.22, "drone": 0.25}  # a plate of the skin
PLUME = {"mothership": 0.6, "destroyer": 0.75, "fighter": 0.85, "scout": 0.7, "drone": 0.7}
ROUND = ("scout", "fighter")  # whose hulls are turned, not folded
Section = Sequence[Corner]

FOLDED: Section = ((-1, -0.4), (-0.62, -1), (0.62, -1), (1, -0.4), (1, 0.4), (0.62, 1), (-0.62, 1), (-1, 0.4))
TURNED: Section = tuple((math.cos(a), math.sin(a)) for a in np.linspace(-math.pi, math.pi, 28, endpoint=False))


class Station(NamedTuple):
    """A cross-section of a body: where along the spine, its middle, half its width, half its thickness."""

    z: float
    x: float
    wide: float
    thick: float


def folded_height(u: float) -> float:
    """How high a folded section is at a share of its width."""
    return 1.0 if u < 0.62 else 1.0 - 0.6 * (u - 0.62) / 0.38


def turned_height(u: float) -> float:
    """How high a round section is at a share of its width."""
    return math.sqrt(max(0.0, 1 - u * u))


def span(points: Sequence[Corner], y: float) -> Corner:
    """From where to where an outline reaches at a height."""
    found = []
    for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True):
        if min(y1, y2) - 1e-9 <= y <= max(y1, y2) + 1e-9:
            found += [x1, x2] if y1 == y2 else [x1 + (x2 - x1) * (y - y1) / (y2 - y1)]
    return min(found), max(found)


def inside(points: Sequence[Corner], x: float, z: float) -> bool:
    """Whether a place is in an outline."""
    within = False
    for (x1, z1), (x2, z2) in zip(points, [*points[1:], points[0]], strict=True):
        if (z1 > z) != (z2 > z) and x < x1 + (x2 - x1) * (z - z1) / (z2 - z1):
            within = not within
    return within


def inset(points: Sequence[Corner], deep: float) -> list[Corner]:
    """An outline a little smaller, each edge moved inwards."""
    around = sum(x1 * z2 - x2 * z1 for (x1, z1), (x2, z2) in zip(points, [*points[1:], points[0]], strict=True))
    side = 1 if around > 0 else -1
    moved = []
    for k, (x, z) in enumerate(points):
        (x0, z0), (x2, z2) = points[k - 1], points[(k + 1) % len(points)]
        a, b = np.array([x - x0, z - z0]), np.array([x2 - x, z2 - z])
        n1, n2 = (np.array([-d[1], d[0]]) * side / (np.linalg.norm(d) or 1) for d in (a, b))
        both = n1 + n2
        far = deep / max(0.35, float(both @ n1))
        moved.append((float(x + both[0] * far), float(z + both[1] * far)))
    return moved


class Yard:
    """Where a hull is built; it knows how high the metal stands at each place of the side one sees."""

    def __init__(self, plan: Plan, kind: str, dice: Random, paints: dict[str, str], flame: str) -> None:
        self.plan, self.kind, self.dice = plan, kind, dice
        self.long, self.half = LENGTH * plan.length * SCALE[kind], BREADTH * plan.breadth * SCALE[kind]
        self.spines: list[tuple[Sequence[Station], Section]] = []
        self.heights: list[Callable[[float, float], float]] = []
        cell, stern = PLATING[kind], -self.long / 2
        tones = {"hull": ("#a2aeb8", "#98a4ae"), "pale": ("#c2ccd2", "#b8c2c8"), "steel": ("#5a6c80", "#526276"),
                 "deep": ("#303a44", "#38444e"), "orange": ("#d05a14", "#c05210")}  # fmt: skip
        metals = {
            tone: plated(
                paints.get(tone, one), paints.get(tone, other), cell, stern, metal=0.15 if tone == "orange" else 0.3
            )
            for tone, (one, other) in tones.items()
        }
        self.stock = fit.stock(metals, flame)

    def at(self, x: float, y: float) -> Corner:
        """A place of the plan in units."""
        return x * self.half, (0.5 - y) * self.long

    def top(self, x: float, z: float) -> float:
        """How far the hull stands out towards the lens."""
        return max((height(x, z) for height in self.heights), default=0.0)

    def slope(self, x: float, z: float) -> float:
        """Degrees by which the hull falls off there to the side."""
        d = 0.015
        return max(-70.0, min(70.0, math.degrees(math.atan((self.top(x - d, z) - self.top(x + d, z)) / (2 * d)))))

    # ---- plates

    def plate(self, plate: Plate) -> None:
        """A plate of the plan as a body, and its mirror image."""
        xs, ys = [x for x, _ in plate.points], [y for _, y in plate.points]
        wide, high = (max(xs) - min(xs)) * self.half, (max(ys) - min(ys)) * self.long
        if plate.spine:
            self.spine(plate)
        elif plate.tone == "panel":
            self.sail(plate)
        elif len(xs) == 8 or (high > 1.8 * wide and wide < 0.5):
            self.pod(plate)
        elif len(xs) == 4 and high < 0.24 and wide > 2.5 * high and plate.points[0][1] == plate.points[1][1]:
            self.strut(plate, high)
        else:
            self.wing(plate)

    def body(self, stations: Sequence[Station], metal: Any, turned: bool, bevel: float = 0.018) -> None:
        """A hull through its stations."""
        section, height = (TURNED, turned_height) if turned else (FOLDED, folded_height)
        n = len(section)
        points = [(s.x + u * s.wide, v * s.thick, s.z) for s in stations for u, v in section]
        faces: list[Any] = [
            (j * n + i, (j + 1) * n + i, (j + 1) * n + (i + 1) % n, j * n + (i + 1) % n)
            for j in range(len(stations) - 1)
            for i in range(n)
        ]
        faces += [tuple(range(n)), tuple(reversed(range((len(stations) - 1) * n, len(stations) * n)))]
        thing = solid(points, faces, metal, bevel=bevel)
        if turned:
            thing.data.polygons.foreach_set("use_smooth", np.array([len(face) == 4 for face in faces]))

        def stands(x: float, z: float) -> float:
            here = self.across(stations, z)
            u = abs(x - here.x) / max(here.wide, 1e-6) if here else 2.0
            return here.thick * height(u) if here and u <= 1 else 0.0

        self.heights.append(stands)

    def spine(self, plate: Plate) -> None:
        """A section of the hull; a pale one lies on what is below it."""
        ys = sorted({y for _, y in plate.points})
        if self.kind == "fighter" and plate.tone == "hull":
            ys = list(np.linspace(ys[0], ys[-1], 22))
        most = max(x for x, _ in plate.points) * self.half
        turned = self.kind in ROUND and plate.tone != "pale"
        full = (
            most if turned and self.kind == "scout" else 0.86 * most if turned else min(0.8 * most, 0.18 + 0.38 * most)
        )
        stations = []
        for y in ys:
            wide = span(plate.points, y)[1] * self.half
            z = self.at(0, y)[1]
            share = wide / most
            thick = full * share ** (1.0 if turned else 0.8) + 0.003 * len(self.heights)
            if plate.tone == "pale":
                thick = max(self.top(0, z), self.top(wide * 0.7, z)) + 0.08 * share - 0.025
            stations.append(Station(z, 0, max(wide, 0.004), max(thick, 0.004)))
        self.body(stations, self.stock.of(plate.tone), turned)
        if plate.tone != "pale":
            self.spines.append((stations, TURNED if turned else FOLDED))
        if self.kind == "scout" and plate.tone == "hull":
            front, back = stations[0].z, stations[-1].z
            for t in (0.1, 0.86):
                self.band(stations, TURNED, front + (back - front) * t, 0.045, self.stock.steel)
        if plate.tone in ("hull", "steel") and most > 0.25:
            self.dress(stations, most)

    def across(self, stations: Sequence[Station], z: float) -> Station | None:
        """A body's cross-section at a height, if it reaches there."""
        zs = [-s.z for s in stations]
        if not zs[0] <= -z <= zs[-1]:
            return None
        return Station(z, *(float(np.interp(-z, zs, [s[k] for s in stations])) for k in (1, 2, 3)))

    def pod(self, plate: Plate) -> None:
        """A long body beside the spine, on both sides."""
        xs = [x for x, _ in plate.points]
        half = (max(xs) - min(xs)) * self.half / 2
        full = min(max(0.07, 0.9 * half), 0.1 + 0.5 * half)
        ys = sorted({y for _, y in plate.points})
        for side in (-1, 1):
            stations = []
            for y in ys:
                low, high = (each * self.half for each in span(plate.points, y))
                wide = max((high - low) / 2, 0.02)
                stations.append(
                    Station(self.at(0, y)[1], side * (low + high) / 2, wide, full * (0.35 + 0.65 * wide / half))
                )
            self.body(stations, self.stock.of(plate.tone), self.kind == "scout")
            if self.kind in ("fighter", "destroyer") and half < 0.2:
                self.muzzle(stations[0], half)
            if plate.tone == "hull" and half > 0.12:
                self.ports(stations, side)

    def muzzle(self, bow: Station, half: float) -> None:
        """The gun that looks out of a pod."""
        s, r = self.stock, half * 0.42
        pole((bow.x, 0, bow.z - 0.05), (bow.x, 0, bow.z + half * 1.4), r, s.iron, r * 0.9)
        pole((bow.x, 0, bow.z), (bow.x, 0, bow.z + half * 3.2), r * 0.6, s.chrome)
        pole((bow.x, 0, bow.z + half * 2.9), (bow.x, 0, bow.z + half * 3.6), r * 0.85, s.iron)

    def wing(self, plate: Plate) -> None:
        """A thin plate with a ground edge, thinner towards its tip where it flies."""
        outline = [self.at(x, y) for x, y in plate.points]
        full = THICK[self.kind] * (0.8 if plate.tone == "steel" else 1.0)
        root, tip = min(x for x, _ in outline), max(x for x, _ in outline)
        taper = 0.6 if self.kind in ROUND else 0.15
        small = inset(outline, min(0.07, 0.16 * (tip - root)) if self.kind in ROUND else min(0.09, 0.2 * (tip - root)))

        def thick(x: float) -> float:
            return full * (1 - taper * (x - root) / (tip - root)) / 2

        n = len(outline)
        for side in (-1, 1):
            points = [(side * x, -thick(x), z) for x, z in small]
            points += [(side * x, -thick(x) * 0.3, z) for x, z in outline]
            points += [(side * x, thick(x) * 0.3, z) for x, z in outline]
            points += [(side * x, thick(x), z) for x, z in small]
            faces: list[Any] = [tuple(range(n)), tuple(reversed(range(3 * n, 4 * n)))]
            for j in range(3):
                faces += [
                    (j * n + k, (j + 1) * n + k, (j + 1) * n + (k + 1) % n, j * n + (k + 1) % n) for k in range(n)
                ]
            solid(points, faces, self.stock.of(plate.tone), bevel=0.008)

        def stands(x: float, z: float) -> float:
            return thick(abs(x)) if inside(outline, abs(x), z) else 0.0

        self.heights.append(stands)

    def strut(self, plate: Plate, high: float) -> None:
        """A bar from the spine outwards; a thick one is a lattice."""
        (x1, y1), (x2, _), (_, y2), _ = plate.points
        near, far, z = x1 * self.half, x2 * self.half, self.at(0, (y1 + y2) / 2)[1]
        s, r = self.stock, high / 2
        metal = s.of(plate.tone)
        for side in (-1, 1):
            if plate.tone == "steel" and high > 0.13:
                for y in (-r * 0.8, r * 0.8):
                    for dz in (-r, r):
                        pole((side * near, y, z + dz), (side * far, y, z + dz), r * 0.3, metal)
                    for k in range(6):
                        a, b = (near + (far - near) * (k + t) / 6 for t in (0, 1))
                        way = -1 if k % 2 else 1
                        pole((side * a, y, z - way * r), (side * b, y, z + way * r), r * 0.18, s.chrome, sides=10)
                pole((side * near, 0, z), (side * far, 0, z), r * 0.4, s.orange)
            else:
                box(((far - near), high * 0.8, high), (side * (near + far) / 2, 0, z), metal, bevel=high * 0.25)
                for t in (0.35, 0.7):
                    x = near + (far - near) * t
                    box((0.06, high * 0.95, high * 1.15), (side * x, 0, z), s.iron, bevel=0.015)
        self.heights.append(lambda x, at: r * 0.8 if near <= abs(x) <= far and abs(at - z) <= r else 0.0)

    def sail(self, plate: Plate) -> None:
        """A solar panel: blue cells in a silver frame, a little turned to the sun."""
        xs, ys = [x for x, _ in plate.points], [y for _, y in plate.points]
        near, far = min(xs) * self.half, max(xs) * self.half
        z, high = self.at(0, (min(ys) + max(ys)) / 2)[1], (max(ys) - min(ys)) * self.long
        glass, s = cells(cell=0.1 if high > 0.4 else 0.085), self.stock
        wide, r = far - near, 0.02
        for side in (-1, 1):
            with Group((side * (near + far) / 2, 0, z), (16, 0, side * 7)):
                box((wide, 0.03, high), (0, 0, 0), glass, bevel=0.004)
                for d in (-0.5, 0.5):
                    pole((-wide / 2, 0, d * high), (wide / 2, 0, d * high), r, s.chrome)
                    pole((d * wide, 0, -high / 2), (d * wide, 0, high / 2), r, s.chrome)
                if high > 0.4:
                    for t in (-0.17, 0.17):
                        box((0.03, 0.05, high), (t * wide, 0, 0), s.chrome, bevel=0.006)
                    box((wide, 0.05, 0.04), (0, 0, 0), s.pale, bevel=0.01)
                pole((-side * (wide / 2 + 0.2), 0.03, 0), (side * wide / 2, 0.03, 0), 0.025, s.iron)

    # ---- what the yard adds by itself

    def dress(self, stations: Sequence[Station], most: float) -> None:
        """Hatches, pipes and vents on a section, ports along its sides."""
        front, back = stations[0].z, stations[-1].z
        large = self.kind in ("mothership", "destroyer")
        count = int((front - back) * most * (14 if large else 5))
        for _ in range(count):
            x, z = self.dice.uniform(-0.55, 0.55) * most, self.dice.uniform(back + 0.1, front - 0.1)
            if self.kind == "fighter" and z > 0:
                continue
            size = self.dice.uniform(0.05, 0.1) * (0.8 if large else 1.0)
            with Group((x, -self.top(x, z), z), (90, 0, self.slope(x, z))):
                fit.hatch(self.stock, self.dice, size)
        if large:
            for side in (-1, 1):
                self.ports(stations, side, 0.8)

    def ports(self, stations: Sequence[Station], side: int, where: float = 0.82) -> None:
        """A row of lit windows along the side of a body."""
        front, back = stations[0].z, stations[-1].z
        pane = self._pane(0.028, 0.034)
        for z in np.arange(back + 0.12, front - 0.08, 0.075):
            here = self.across(stations, float(z))
            if here:
                self._lit(pane, here.x + side * where * here.wide, here.z)

    def _pane(self, wide: float, high: float) -> tuple[Any, Any]:
        """A lit window and a dark one, to be placed."""
        s = self.stock
        return tuple(box((wide, high, 0.016), (0, 30, -9), metal, bevel=0.004).data for metal in (s.window, s.blind))

    def _lit(self, panes: tuple[Any, Any], x: float, z: float) -> None:
        mesh = panes[0] if self.dice.random() < 0.6 else panes[1]
        link(mesh, "pane", (x, -self.top(x, z) - 0.002, z), (90, 0, self.slope(x, z)))

    def arm(self) -> None:
        """Missiles on rails under a fighter's wings, intakes at its flanks."""
        s = self.stock
        hull = self.across(self.spines[-1][0], 0.0)
        for side in (-1, 1):
            for x, y in ((0.34, 0.66), (0.46, 0.69), (0.58, 0.72)):
                px, pz = self.at(side * x, y)
                low = self.top(px, pz)
                if 0 < low < 0.1:
                    box((0.03, 0.06, 0.26), (px, -low - 0.02, pz), s.iron, bevel=0.006)
                    fit.missile(s, (px, -low - 0.075, pz))
            if hull:
                box((0.16, 0.22, 0.6), (side * (hull.wide + 0.03), -0.02, -0.06), s.hull, bevel=0.05, taper=0.8)
                box((0.1, 0.15, 0.03), (side * (hull.wide + 0.035), -0.02, 0.245), s.blind, bevel=0.01)
                box((0.17, 0.23, 0.05), (side * (hull.wide + 0.03), -0.02, 0.17), s.steel, bevel=0.02)

    # ---- fittings

    def fitting(self, f: Fitting) -> None:
        """A fitting of the plan on the hull, mirrored unless it sits on the spine."""
        for side in (-1, 1) if f.x else (1,):
            x, z = self.at(side * f.x, f.y)
            if f.kind == "stripe":
                self.stripe(x, z, f.w * self.half, f.h * self.long)
            elif f.kind == "windows":
                self.windows(x, z, f.w * self.half, f.h * self.long)
            elif f.kind == "ring":
                self.ring(f, x, z)
            else:
                if f.kind == "mast" and not self.top(x, z):
                    pole((0, 0, z - 0.1), (x, 0, z), 0.03, self.stock.steel)
                lean = 0.0 if f.kind in ("mast", "bays", "turret") else self.slope(x, z) * 0.6
                with Group((x, -self.top(x, z), z), (90, 0, lean)):
                    self.mount(f)

    def mount(self, f: Fitting) -> None:
        """The fitting itself in its own frame."""
        s, r = self.stock, f.w * self.half
        if f.kind == "turret":
            fit.turret(s, r)
        elif f.kind == "dish":
            fit.dish(s, r)
        elif f.kind == "eye":
            fit.eye(s, r)
        elif f.kind == "cockpit":
            fit.cockpit(s, r, f.h * self.long)
        elif f.kind == "mast":
            fit.mast(s, f.h * self.long)
        elif f.kind == "bays":
            fit.bays(s, r, f.h * self.long)
        elif f.kind == "bolt":
            fit.bolt(s.chrome, s, r)

    def stripe(self, x: float, z: float, wide: float, high: float) -> None:
        """A painted band: round the hull if it is about as wide, else a patch that follows it."""
        for stations, section in reversed(self.spines):
            here = self.across(stations, z - high / 2)
            if x == 0 and here and wide / 2 > 0.45 * here.wide:
                self.band(stations, section, z, high, self.stock.orange)
                return
        across, down = 25, 6
        points, faces, firm = [], [], []
        for j in range(down):
            for i in range(across):
                px, pz = x + wide * (i / (across - 1) - 0.5), z - high * j / (down - 1)
                top = self.top(px, pz)
                firm.append(top > 0)
                points.append((px, -top - 0.008, pz))
        for j in range(down - 1):
            for i in range(across - 1):
                face = (j * across + i, (j + 1) * across + i, (j + 1) * across + i + 1, j * across + i + 1)
                if all(firm[k] for k in face):
                    faces.append(face)
        solid(points, faces, self.stock.orange, thick=0.012)

    def band(self, stations: Sequence[Station], section: Section, z: float, high: float, metal: Any) -> None:
        """A hoop round a section of the hull."""
        ends = [each for at in (z, z - high) if (each := self.across(stations, at))]
        if len(ends) < 2:
            return
        points = [(u * (e.wide + 0.009), v * (e.thick + 0.009), e.z) for e in ends for u, v in section]
        n = len(section)
        faces = [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)]
        solid(points, faces, metal, smooth=section is TURNED)

    def windows(self, x: float, z: float, wide: float, high: float) -> None:
        """Panes in rows."""
        columns, rows = max(1, round(wide / 0.09)), max(1, round(high / 0.13))
        panes = self._pane(0.05, 0.032)
        for k in range(columns * rows):
            px = x - wide / 2 + wide * (k % columns + 0.5) / columns
            pz = z - high / 2 + high * (k // columns + 0.5) / rows
            if self.top(px, pz) > 0:
                self._lit(panes, px, pz)

    def ring(self, f: Fitting, x: float, z: float) -> None:
        """A torus about a body, or on it."""
        outer, inner = f.w * self.half, f.h * self.half
        mid, high = (outer + inner) / 2, (outer - inner) * 0.42
        around = [self.top(x + mid * math.cos(a), z + mid * math.sin(a)) for a in np.linspace(0, 6.1, 24)]
        dial = self.kind == "scout"
        lift = 0.95 * max(around) if dial else float(np.median(around))
        with Group((x, -lift, z), (90, 0, 0)):
            fit.wheel(self.stock, self.stock.of(f.tone), outer, inner, high)
            if dial:
                fit.posts(self.stock, mid, lift)
            elif self.top(x, z) == 0 and not f.x:
                fit.hub(self.stock, inner)
        self.heights.append(lambda px, pz: lift + high if inner < math.hypot(px - x, pz - z) < outer else 0.0)

    def engines(self) -> None:
        """Bells under the stern."""
        for x, y, wide in self.plan.engines:
            r = wide * self.half
            for side in (-1, 1) if x else (1,):
                px, pz = self.at(side * x, y)
                with Group((px, 0, pz)):
                    fit.engine(self.stock, r, PLUME[self.kind] * (0.5 + 3 * r))


def earth_ship(
    c: Clay, kind: str, number: int, paints: dict[str, str] | None = None, flame: str = "#ff8c14", dice: int = 1
) -> None:
    """The ship `number` of its class; `paints` are its own tones, `flame` what its engines burn."""
    plan = PLANS[kind][number]
    yard = Yard(plan, kind, Random(f"{kind}{number}{dice}"), paints or {}, flame)
    yard.engines()
    for plate in plan.plates:
        yard.plate(plate)
    if kind == "fighter":
        yard.arm()
    for fitting in plan.fittings:
        yard.fitting(fitting)
