"""The modelled pictures: each has its row, its file, a size, a function that builds it, and looks like no other."""

from __future__ import annotations

import ast
import tomllib
from functools import cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

ROOT = Path(__file__).resolve().parents[2]
STUDIO = ROOT / "packaging" / "art" / "studio"
RESOURCES = ROOT / "resources"
TABLES = {file.stem: tomllib.loads(file.read_text(encoding="utf-8")) for file in sorted(STUDIO.glob("*.toml"))}
ROWS = [(game, name) for game, rows in TABLES.items() for name in rows]
CARD = {
    "barbarossa": (860, 704),
    "finales": (1778 / 1.5, 1000 / 1.5),
    "house": (480, 200),
}  # units, of which a picture has one and a half pixels each
USUAL = 630, 880
SCALE = 1.5
HASHED = 16  # cells across and down
BACK = "back_"  # one game's are of one make: their colour and sign tell them apart
UNLIKE = 40  # of their 240 steps two pictures of a game differ in at least so many
OWN_PLACE = {"board", "history", "map_room", "nothing"}  # of pictures that bring all that is in them
NICHE = "niche"  # Chronicle's frame, the same on all cards: they are compared by what is in it
SCENE_KB, USUAL_KB = 130, 190
MOST_KB = {"table": 750, "cover": 300, "back": 250, "back_event": 250, "back_history": 250}


def file_of(game: str, name: str) -> Path:
    folder = RESOURCES / "covers" if name == "cover" else RESOURCES / game / "art"
    return folder / f"{game if name == 'cover' else name}.webp"


@cache
def functions(game: str) -> set[str]:
    """What the modules of a world define; they are not imported: that would want Blender."""
    found = set()
    for file in STUDIO.glob(f"{game}_*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        found |= {node.name for node in tree.body if isinstance(node, ast.FunctionDef)}
    return found


def hashed(image: QImage) -> list[bool]:
    """Whether it grows lighter from each cell to the next on its right: blind to colour and size."""
    small = image.scaled(
        HASHED, HASHED, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    ).convertToFormat(QImage.Format.Format_Grayscale8)
    light = [[small.pixelColor(x, y).lightness() for x in range(HASHED)] for y in range(HASHED)]
    return [here < there for row in light for here, there in pairwise(row)]


def seen(game: str, name: str, row: dict[str, Any]) -> QImage:
    """A picture as it is compared with others."""
    image = QImage(str(file_of(game, name)))
    if row["ground"] != NICHE:
        return image
    left, top, width = (share * image.width() for share in row["close"])
    return image.copy(QRectF(left, top, width, width * image.height() / image.width()).toRect())


@pytest.mark.parametrize(("game", "name"), ROWS)
def test_every_row_has_its_picture(qapp: object, game: str, name: str) -> None:
    row: dict[str, Any] = TABLES[game][name]
    wide, high = row.get("size", CARD.get(game, USUAL))
    assert QImageReader(str(file_of(game, name))).size() == QSize(round(wide * SCALE), round(high * SCALE))
    most = SCENE_KB if game == "finales" else MOST_KB.get(name, USUAL_KB)
    assert file_of(game, name).stat().st_size <= most * 1024
    assert {row["figure"], row["ground"]} <= functions(game) | OWN_PLACE


@pytest.mark.parametrize("game", TABLES)
def test_no_picture_without_a_row(game: str) -> None:
    found = {file.stem for file in (RESOURCES / game / "art").glob("*.webp")}
    assert found == TABLES[game].keys() - {"cover"}


@pytest.mark.parametrize("game", TABLES)
def test_what_the_smallest_cards_show_lies_in_the_picture(game: str) -> None:
    written = tomllib.loads((RESOURCES / game / "art" / "close.toml").read_text(encoding="utf-8"))
    assert written == {name: row["close"] for name, row in TABLES[game].items() if "close" in row}
    for name, (left, top, width) in written.items():
        wide, high = TABLES[game][name].get("size", CARD.get(game, USUAL))
        assert left >= 0 and top >= 0 and 0.3 < width <= 1 and left + width <= 1, name
        assert (top + width * high / wide) * wide <= high + 1, name


def test_no_two_cards_of_clash_share_a_ground_and_a_light() -> None:
    """So no two of any deck of eight do."""
    pairs = [
        (row["ground"], row["light"]) for name, row in TABLES["clash"].items() if "size" not in row and name != "back"
    ]
    assert len(set(pairs)) == len(pairs) == 50
    assert len({ground for ground, _ in pairs}) >= 8 and len({light for _, light in pairs}) >= 6


@pytest.mark.parametrize("game", TABLES)
def test_no_two_pictures_look_alike(qapp: object, game: str) -> None:
    rows = {name: row for name, row in TABLES[game].items() if "size" not in row or row["ground"] == "history"}
    hashes = {name: hashed(seen(game, name, row)) for name, row in rows.items()}
    apart = {
        (one, other): sum(a != b for a, b in zip(hashes[one], hashes[other], strict=True))
        for one, other in combinations(hashes, 2)
        if not (one.startswith(BACK) and other.startswith(BACK))
    }
    nearest = min(apart, key=lambda pair: apart[pair])
    print(f"{game}: the nearest two are {nearest}, {apart[nearest]} of {HASHED * (HASHED - 1)}")
    assert apart[nearest] >= UNLIKE, nearest


def test_all_pictures_of_all_games_stay_small() -> None:
    files = [file for game in RESOURCES.glob("*/art") for file in game.iterdir()]
    files += (RESOURCES / "covers").iterdir()
    assert sum(file.stat().st_size for file in files) < 24 * 1024 * 1024
