"""The house around the worlds: its emblem, the wall and shelf of its home page, quiet still lifes, first hands dealt.

What stands on a page of any colour is cut out: nothing is behind it but the shadow that it casts.
"""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import bpy
import numpy as np
from PIL import Image, ImageDraw, ImageFilter
from studio import house_shelf, house_still, shoot
from studio.clash import maker
from studio.materials import FOG
from studio.rows import Row

SIZE = (480, 200)
EXPOSURE = 0.0
FIGURES = ("house_emblem", "house_shelf", "house_still", "house_lessons")
CUT_OUT = "nothing"  # the ground of what has none


def stand(row: Row, detail: int) -> None:
    """Everything of a picture in front of the lens."""
    FOG["depth"] = 0
    bpy.context.scene.render.film_transparent = row.ground == CUT_OUT
    maker(row.figure, FIGURES)(Random(row.dice), **row.build)


def develop(row: Row, raw: Path) -> Any:
    """What the lens saw, as the program shows it."""
    if row.ground == CUT_OUT:
        picture = cut_out(raw)
        return grounded(picture) if row.figure in house_still.FIGURES else picture
    calm = row.figure in house_shelf.FIGURES
    return shoot.grade(raw, bloom=0.0 if calm else 0.2, vignette=0.0 if calm else 0.3, dust=row.dust)


def cut_out(raw: Path, contrast: float = 1.06, saturation: float = 1.12) -> Any:
    """Its colours a little stronger; how much is seen through it stays as it was."""
    a = np.asarray(Image.open(raw).convert("RGBA"), np.float32) / 255
    seen = a[..., :3]
    tone = seen.mean(-1, keepdims=True)
    seen = ((tone + (seen - tone) * saturation) - 0.5) * contrast + 0.5
    return Image.fromarray((np.dstack([seen, a[..., 3]]).clip(0, 1) * 255).astype(np.uint8), "RGBA")


def grounded(picture: Any) -> Any:
    """A soft shadow under what is cut out, away from the lamp at the upper left."""
    left, _, right, bottom = picture.getchannel("A").point(lambda a: 255 * (a > 128)).getbbox()
    wide, deep = right - left, (right - left) * 0.13
    shadow = Image.new("L", picture.size)
    middle, foot = (left + right) / 2 + 0.05 * wide, bottom - 0.9 * deep
    ImageDraw.Draw(shadow).ellipse((middle - wide * 0.47, foot - deep, middle + wide * 0.47, foot + deep), 150)
    under = Image.new("RGBA", picture.size, (8, 6, 4, 0))
    under.putalpha(shadow.filter(ImageFilter.GaussianBlur(wide * 0.04)))
    return Image.alpha_composite(under, picture)
