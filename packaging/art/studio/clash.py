"""Clash: painted miniatures in lit dioramas, seen from low down."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from studio import clash_board, shoot
from studio.clay import Clay
from studio.lighting import Light, air, camera, light_up
from studio.rows import Row
from studio.solids import Group, figure

SIZE = (630, 880)
FOOT = 0.55  # how dark the lower third is, where the card prints name and numbers
EXPOSURE = 0.3
GROUNDS = ("clash_grounds", "clash_shores", "clash_ruins", "clash_yards", "clash_fields", "clash_fires")
FIGURES = (
    "clash_beasts",
    "clash_horrors",
    "clash_folk",
    "clash_soldiers",
    "clash_knights",
    "clash_spells",
    "clash_table_scene",
)

LIGHTS = {
    "dawn":   Light("#ffd9b0", "#7fa0d0", 0.55, "#ffe6d0", (-0.7, 1, 0.14), "#ffe0a0", ("#ffe6c8", 640), ("#ffc0a0", 700), "#c9b4b0", 0.5),
    "dusk":   Light("#f0a35c", "#37407c", 0.50, "#ffb47a", (-0.5, 1, 0.16), "#ffb060", ("#ffd2a0", 620), ("#ff9a55", 900), "#9a7f98", 0.55),
    "noon":   Light("#cfe4ee", "#3f78b8", 0.85, "#ffffff", (-0.6, 1, 0.60), "#fff0d0", ("#fff0d8", 780), ("#d8ecff", 600), "#9fb9cc", 0.42),
    "storm":  Light("#9fb4b8", "#1b2836", 0.90, "#52626c", (0.30, 1, 0.30), "#b8d8e8", ("#e6f2ff", 520), ("#7fd0ff", 900), "#7f949c", 0.50),
    "moon":   Light("#3d6f86", "#0b1530", 0.40, "#5f93a8", (0.35, 1, 0.42), "#cfeaff", ("#c9dcff", 420), ("#6fd8ff", 900), "#2f5566", 0.50),
    "mire":   Light("#8f9f4a", "#1d2a2c", 0.45, "#b9b860", (0.10, 1, 0.12), "#d8e070", ("#f0e0ff", 480), ("#b6ff6a", 700), "#6d7d45", 0.45),
    "canopy": Light("#d8f0c8", "#3f8a9a", 0.60, "#fff3b0", (-0.35, 1, 0.35), "#fff0a0", ("#fff0c8", 760), ("#e8ff9a", 800), "#b9cf9a", 0.60),
    "ember":  Light("#ff6a2a", "#1a0d14", 0.70, "#7a2a1a", (0.00, 1, 0.05), "#ff7a30", ("#ffc890", 480), ("#ff5a20", 1200), "#7a2f1c", 0.50),
    "torch":  Light("#5a4630", "#14100c", 0.30, "#6a5238", (-0.40, 1, 0.10), "#ffb060", ("#ffc080", 640), ("#8fb0ff", 620), "#2c241e", 0.40),
}  # fmt: skip


def maker(name: str, modules: tuple[str, ...]) -> Callable[..., Any]:
    """The function of that name in one of the modules."""
    for module in modules:
        found: Any = getattr(importlib.import_module(f"studio.{module}"), name, None)
        if found is not None and getattr(found, "__module__", "") == f"studio.{module}":
            return found
    raise ValueError(f"no {name} in {', '.join(modules)}")


def stand(row: Row, detail: int) -> None:
    """Everything of a picture in front of the lens."""
    if row.name == "table":
        clash_board.stand(row)
        return
    light = LIGHTS[row.light]
    air(light)
    maker(row.ground, GROUNDS)(Random(row.dice))
    with Group((0, 0, row.sink), (0, 0, row.turn), row.grow):
        clay = Clay()
        maker(row.figure, FIGURES)(clay, **row.build)
        if clay.parts:
            figure(clay, detail, bump=row.bump, grain=row.grain)
    light_up(light)
    camera((0.0, -row.far, row.eye), (0, 0, row.aim), row.lens, (0, row.lift), (0, -0.4, 1.6), 0.9)


def develop(row: Row, raw: Path) -> Any:
    """What the lens saw, as the program shows it."""
    if row.name == "table":
        return clash_board.finish(shoot.grade(raw, vignette=0, bloom=0.15))
    return shoot.grade(raw, foot=FOOT if row.foot < 0 else row.foot, dust=row.dust)
