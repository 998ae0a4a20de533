"""Composes the illustrations: `python packaging/art/compose.py --npm DIR [--out DIR] [--only NAME] [game ...]`.

Needs PySide6 and the npm package of game-icons (npm.py says how to get it). The same input gives the same pixels, so a
picture is only worth committing anew when its recipe changed. A new world is a module with `pictures`, and a line here.
"""

import argparse
import os
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import chronicle
from npm import RESOURCES, packages
from PySide6.QtGui import QGuiApplication

WORLDS = {
    "chronicle": chronicle.pictures,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="game", help=f"of {', '.join(WORLDS)}; all when none is named")
    parser.add_argument("--npm", type=Path, required=True, metavar="DIR", help="where `npm install` put the packages")
    parser.add_argument("--out", type=Path, default=RESOURCES, metavar="DIR", help="instead of resources/")
    parser.add_argument("--only", metavar="NAME", help="only pictures whose file is called so")
    wanted = parser.parse_args()
    unknown = [game for game in wanted.games if game not in WORLDS]
    if unknown:
        parser.error(f"no world called {unknown[0]}; there are: {', '.join(WORLDS)}")
    modules = packages(parser, wanted.npm)
    application = QGuiApplication.instance() or QGuiApplication([])
    for game in wanted.games or WORLDS:
        for picture in WORLDS[game](modules):
            if not wanted.only or Path(picture.path).stem == wanted.only:
                file = picture.write(wanted.out)
                width, height, weight = picture.size.width(), picture.size.height(), file.stat().st_size // 1024
                print(f"{picture.path}  {width} x {height}  {weight} kB")
    del application


if __name__ == "__main__":
    main()
