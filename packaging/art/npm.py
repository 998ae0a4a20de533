"""The npm packages that fonts and drawings come from, unpacked in a folder of the user's choice.

Keeps the rule that nothing of a package is needed at run time: only gather.py and script_font.py read it. One command
gets all of them:

    npm install --prefix DIR @iconify-json/game-icons lucide-static @fontsource/almendra \\
        @expo-google-fonts/{source-sans-3,cinzel,almendra,grenze,alegreya-sans,saira-condensed,saira-semi-condensed} \\
        @expo-google-fonts/{exo-2,rajdhani,grenze-gotisch,alegreya,barlow,barlow-condensed,courier-prime,noto-sans-jp}
"""

import argparse
import json
import re
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
RESOURCES = HERE.parent.parent / "resources"


def packages(parser: argparse.ArgumentParser, folder: Path) -> Path:
    """The node_modules folder in or at `folder`; ends the program with a sentence when there is none."""
    for at in (folder / "node_modules", folder):
        if (at / "@iconify-json" / "game-icons" / "icons.json").is_file():
            return at
    parser.exit(2, f"No npm packages in {folder}: run the `npm install` of packaging/art/npm.py first.\n")


@cache
def _game_icons(modules: Path) -> dict[str, str]:
    icons = json.loads((modules / "@iconify-json/game-icons/icons.json").read_text(encoding="utf-8"))["icons"]
    return {name: icon["body"] for name, icon in icons.items()}


def outlines(modules: Path, icon: str) -> list[str]:
    """The path data of a game-icons drawing on its 512 x 512 canvas."""
    return re.findall(r' d="([^"]+)"', _game_icons(modules)[icon])
