"""Takes fonts, control glyphs and ability signs out of the npm packages into resources/, with their licences.

Run `python packaging/art/gather.py --npm DIR` (npm.py says how to fill DIR). Keeps the rule that every file is one
drawing in one colour: glyphs say `currentColor`, so the program tints them as it likes.
"""

import argparse
import re
import shutil
import tomllib
from pathlib import Path
from typing import Any

from npm import HERE, RESOURCES, outlines, packages

FONTS = RESOURCES / "fonts"
ICONS = RESOURCES / "icons"
STROKED = 'fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"'


def _cut(package: Path, key: str) -> Path:
    weight, _, slant = key.partition(" ")
    tail = "_Italic.ttf" if slant else ".ttf"
    found = [
        file
        for file in package.rglob(f"*_{weight}*.ttf")
        if file.name.endswith(tail) and ("_Italic" in file.name) == bool(slant)
    ]
    assert len(found) == 1, f"{package.name} {key}: {found}"
    return found[0]


def fonts(modules: Path, wanted: dict[str, list[str]], licences: dict[str, str]) -> None:
    """Font files flat, the index that names them, one licence text a family."""
    (FONTS / "licences").mkdir(parents=True, exist_ok=True)
    rows = ["# Key of a font, as look and faces name it -> its file. A file is loaded when its key is first asked for."]
    for family, cuts in wanted.items():
        package = modules / "@expo-google-fonts" / family
        for key in cuts:
            file = _cut(package, key)
            shutil.copyfile(file, FONTS / file.name)
            rows.append(f'"{family} {key}" = "{file.name}"')
        licence = modules / licences.get(family, f"@expo-google-fonts/{family}/LICENSE_FONT")
        text = "\n".join(line.rstrip() for line in licence.read_text(encoding="utf-8").strip().splitlines())
        (FONTS / "licences" / f"{family}.txt").write_text(text + "\n", encoding="utf-8")
    (FONTS / "fonts.toml").write_text("\n".join(rows) + "\n", encoding="utf-8")


def controls(modules: Path, names: list[str]) -> None:
    """Lucide's glyphs for everything one presses, stripped to view box and strokes."""
    folder = ICONS / "ui"
    folder.mkdir(parents=True, exist_ok=True)
    for name in names:
        source = (modules / "lucide-static" / "icons" / f"{name}.svg").read_text(encoding="utf-8")
        shapes = re.sub(
            r"\s+", " ", source[source.index(">", source.index("<svg")) + 1 : source.index("</svg>")]
        ).strip()
        shapes = shapes.replace(" />", "/>").replace("> <", "><")
        _write(folder / f"{name}.svg", f'viewBox="0 0 24 24" {STROKED}', shapes)
    shutil.copyfile(modules / "lucide-static" / "LICENSE", folder / "LICENSE.txt")


def signs(modules: Path, game: str, rows: dict[str, dict[str, str]]) -> None:
    """A game's ability signs, named by what they mean."""
    folder = ICONS / game
    folder.mkdir(parents=True, exist_ok=True)
    for meaning, row in rows.items():
        shapes = "".join(f'<path d="{d}"/>' for d in outlines(modules, row["icon"]))
        _write(folder / f"{meaning}.svg", 'viewBox="0 0 512 512" fill="currentColor"', shapes)


def _write(file: Path, attributes: str, shapes: str) -> None:
    file.write_text(f'<svg xmlns="http://www.w3.org/2000/svg" {attributes}>{shapes}</svg>\n', encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--npm", type=Path, required=True, metavar="DIR", help="where `npm install` put the packages")
    modules = packages(parser, parser.parse_args().npm)
    wanted: dict[str, Any] = tomllib.loads((HERE / "sources.toml").read_text(encoding="utf-8"))
    fonts(modules, wanted["fonts"], wanted["licences"])
    controls(modules, wanted["controls"]["names"])
    for game, rows in wanted["signs"].items():
        signs(modules, game, rows)


if __name__ == "__main__":
    main()
