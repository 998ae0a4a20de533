"""Chronicle: reliquary busts of ivory, gold and enamel, each in its Gothic niche, seen by candle light.

The niche is the frame of the card: all cards have the same, in their suit's enamel (`light` in the row). What has another
`ground` than the niche is a whole picture: histories, backs, the table, the cover.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from random import Random
from typing import Any

from studio import shoot
from studio.chronicle_bust import Bust
from studio.chronicle_niche import CANDLES, SILL, niche
from studio.clash import maker
from studio.lighting import camera, lamp, sky
from studio.materials import FOG
from studio.rows import Row
from studio.solids import Group

SIZE = (630, 880)
EXPOSURE = 0.0
QUALITY = 76  # all gold and lattice: what the eye does not miss is a third of the file
FIGURES = ("chronicle_power", "chronicle_wisdom", "chronicle_love", "chronicle_wild")
WHOLE = (
    "chronicle_histories",
    "chronicle_board",
    "chronicle_countries",
    "chronicle_chambers",
    "chronicle_halls",
)  # whose functions bring ground, light and lens, and finish what was seen
FAR = 30.0
GROW = 1.2  # a bust fills its niche


def stand(row: Row, detail: int) -> None:
    """A bust in its niche, or a whole picture."""
    if row.ground != "niche":
        maker(row.figure, WHOLE)(Random(row.dice), **row.build)
        return
    FOG["depth"] = 0
    niche(row.light)
    with Group((0, 0.5, SILL + 0.06), (0, 0, row.turn), GROW * row.grow):
        bust = Bust(detail)
        maker(row.figure, FIGURES)(bust, **row.build)
        bust.finish()
    _candles()
    camera((0, -FAR, 0.9), (0, 0, 0), 36 * FAR / 8.8 * 0.999)


def _candles() -> None:
    """One large warm key, a cool fill, two candles inside the niche."""
    sky(CANDLES, stretch=1.0, low=-0.5, high=0.9, strength=1.0)
    lamp("AREA", (-5.0, -8.0, 7.5), 1350, "#ffeccc", 2.6, (0, 0.4, 1.0))
    lamp("AREA", (5.5, -7.0, 0.5), 420, "#a8c0ff", 3.0, (0, 0.4, 1.2))
    lamp("AREA", (0.5, -9.0, -2.5), 230, "#ffe0c0", 3.0, (0, 0.4, 1.6))
    lamp("POINT", (-1.75, 0.6, -1.2), 40, "#ff9a40", 0.25)
    lamp("POINT", (1.6, 1.1, 3.0), 100, "#ffb060", 0.3)
    lamp("POINT", (-1.6, 1.1, 2.6), 60, "#ffc080", 0.3)


def develop(row: Row, raw: Path) -> Any:
    """What the lens saw, as the program shows it."""
    if row.ground != "niche":
        module = importlib.import_module(f"studio.{WHOLE[0] if row.ground == 'history' else WHOLE[1]}")
        return module.finish(row.figure, raw)
    return shoot.grade(raw, bloom=0.14, vignette=0.18, saturation=1.12, dust=row.dust)
