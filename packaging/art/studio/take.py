"""Takes one picture: `python -m studio.take clash ogre --out FILE`. Runs in the workshop's environment (workshop.py).

Its pixels are the same on the same machine with the same bpy.
"""

from __future__ import annotations

import argparse
import importlib
import tempfile
from pathlib import Path

from studio import materials, shoot
from studio.rows import rows


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("name")
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="a .webp, .png or .jpg")
    parser.add_argument("--scale", type=float, default=1.5, help="pixels a unit of the card")
    parser.add_argument("--samples", type=int, default=8)
    parser.add_argument("--detail", type=int, default=220, help="cells along the longest side of a figure")
    parser.add_argument("--threads", type=int, default=1)
    for other in ("ground", "light"):
        parser.add_argument(f"--{other}", help="try another one")
    asked = parser.parse_args()
    row = rows(asked.game)[asked.name]
    row = row._replace(**{name: value for name in ("ground", "light") if (value := getattr(asked, name))})
    world = importlib.import_module(f"studio.{asked.game}")
    materials.reset(row.dice)
    world.stand(row, asked.detail)
    size = tuple(round(side * asked.scale) for side in row.size or world.SIZE)
    with tempfile.TemporaryDirectory() as folder:
        raw = Path(folder) / "raw.png"
        shoot.render(raw, size, asked.samples, world.EXPOSURE + row.exposure, asked.threads)
        picture = world.develop(row, raw)
    asked.out.parent.mkdir(parents=True, exist_ok=True)
    picture.save(asked.out, quality=getattr(world, "QUALITY", 84), method=6)


if __name__ == "__main__":
    main()
