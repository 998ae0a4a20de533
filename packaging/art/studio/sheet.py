"""A contact sheet: `python -m studio.sheet OUT FILE...`; each picture large, at 160 and at 80 pixels width."""

from __future__ import annotations

import sys
from pathlib import Path

from PIL import Image

LARGE, MIDDLE, SMALL, GAP, COLUMNS = 300, 160, 80, 8, 6


def main() -> None:
    out, *files = (Path(each) for each in sys.argv[1:])
    pictures = [Image.open(file).convert("RGB") for file in files]
    tallest = max(round(LARGE * each.height / each.width) for each in pictures)
    cell = LARGE + 2 * GAP, tallest + round(MIDDLE * tallest / LARGE) + 3 * GAP
    rows = -(-len(pictures) // COLUMNS)
    sheet = Image.new("RGB", (cell[0] * min(COLUMNS, len(pictures)), cell[1] * rows), (16, 20, 24))
    for number, picture in enumerate(pictures):
        x, y = number % COLUMNS * cell[0] + GAP, number // COLUMNS * cell[1] + GAP
        shape = picture.height / picture.width
        places = ((LARGE, x, y), (MIDDLE, x, y + tallest + GAP), (SMALL, x + MIDDLE + GAP, y + tallest + GAP))
        for wide, left, top in places:
            sheet.paste(picture.resize((wide, round(wide * shape)), Image.Resampling.LANCZOS), (left, top))
    sheet.save(out, quality=88)


if __name__ == "__main__":
    main()
