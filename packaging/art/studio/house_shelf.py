"""The wall and the shelf of the home page, in the light of one lamp that hangs at the upper left."""

from __future__ import annotations

from random import Random

from studio.lighting import Light, camera, lamp, sky
from studio.materials import paint
from studio.solids import Group, box

DIM = Light("#d8dce4", "#a8b0c0", 0.0, "#ffffff", (0, 1, -1), "#000000", ("#ffffff", 0), ("#ffffff", 0), "#000000", 0.12)  # fmt: skip
PLASTER = {"dark": ("#2a323c", "#242b34"), "light": ("#e6dcc8", "#ddd1ba")}
OAK = {"dark": ("#5e3d24", "#432a18"), "light": ("#c49a68", "#aa8050")}


def wall(dice: Random, tone: str = "dark") -> None:
    """Plaster, brightest where the lamp hangs."""
    pale = tone == "light"
    box((20, 0.2, 12), (0, 0.2, 0), paint(PLASTER[tone][0], 0.85, bump=0.5, grain=1.6, mottle=0.12, second=PLASTER[tone][1]), bevel=0)  # fmt: skip
    sky(DIM._replace(power=1.8 if pale else 0.7), strength=1.0)
    lamp("SPOT", (-4.6, -4.0, 6.2), 3200 if pale else 4200, "#ffe6c4" if pale else "#ffc890", 1.2, (-3.2, 0, 0.4), 120)
    camera((0, -30, 0), (0, 0, 0), across=12.8)


def ledge(dice: Random, tone: str = "dark") -> None:
    """An oak board from its upper side down over its rounded edge."""
    pale = tone == "light"
    oak = paint(OAK[tone][0], 0.42, bump=0.3, grain=5, mottle=0.3, second=OAK[tone][1], coat=0.25)
    with Group(scale=(7.0, 1, 1)):  # the grain runs along
        box((2.4, 3.0, 0.62), (0, 1.2, -0.16), oak, bevel=0)
        box((2.4, 0.16, 0.5), (0, -0.3, -0.22), oak, bevel=0.06)
        box((2.4, 0.1, 0.6), (0, -0.26, -0.5), oak, bevel=0.02)
    sky(DIM._replace(power=1.4 if pale else 0.9), strength=1.0)
    lamp("SPOT", (-5.0, -3.0, 5.0), 1600 if pale else 2600, "#ffe6c4" if pale else "#ffc890", 0.8, (-3.0, 0, 0), 130)
    lamp("AREA", (0, -8, 3), 120, "#c8d4e8", 6.0, (0, 0, 0))
    camera((0, -20, 9.0), (0, -0.1, -0.16), across=12.8)


FIGURES = {"wall", "ledge"}
