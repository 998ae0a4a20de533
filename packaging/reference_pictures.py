"""The reference pictures in tests/pictures: what of the program looks another way than they do?

    .venv/bin/python packaging/reference_pictures.py                    draws all, shows what differs side by side
    .venv/bin/python packaging/reference_pictures.py clash 'drag-*'     those
    .venv/bin/python packaging/reference_pictures.py --renew            keeps what differs as the new reference

The page with reference, now and difference side by side is build/pictures/index.html; after --renew too. What is drawn
stands in tests/pictures/list.toml.
"""

import argparse
import fnmatch
import os
import sys
from collections.abc import Sequence

import project

sys.path.append(str(project.ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from tests.pictures.drawing import PICTURES, REFERENCE, Picture, drawn
from tests.pictures.showing import compared, page


def chosen(patterns: Sequence[str]) -> list[Picture]:
    """Those of these names, where * stands for anything; all of them unless some are named."""
    for pattern in patterns:
        if not fnmatch.filter(PICTURES, pattern):
            sys.exit(f"reference_pictures: no picture is called {pattern!r}; tests/pictures/list.toml has them")
    return [
        picture
        for name, picture in PICTURES.items()
        if not patterns or any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)
    ]


def main(argv: Sequence[str] | None = None) -> int:
    """A line for each that differs; 1 where one does and is not renewed."""
    parser = argparse.ArgumentParser(description="Draws the reference pictures and shows what differs.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="of tests/pictures/list.toml; * stands for anything")
    parser.add_argument("--renew", action="store_true", help="keep what differs as the new reference")
    parser.add_argument("--exactly", action="store_true", help="with --renew: also what differs within the tolerance")
    args = parser.parse_args(argv)
    pictures, differing = chosen(args.names), {}
    app = QApplication(["fivefold"])
    for picture, data in drawn(pictures):
        found = compared(picture, data)
        other = not picture.file.exists() or picture.file.read_bytes() != data
        if found.worst > 1:
            differing[picture] = found
            print(f"{picture.name}: {found}", flush=True)
        if args.renew and (found.worst > 1 or not picture.file.exists() or (args.exactly and other)):
            REFERENCE.mkdir(exist_ok=True)
            picture.file.write_bytes(data)
    if args.renew:
        _clear()
    print(f"{len(differing)} of {len(pictures)} look another way{' and were renewed' if args.renew else ''}")
    if differing:
        print(f"side by side: {page(differing)}")
    del app
    return 1 if differing and not args.renew else 0


def _clear() -> None:
    """References of what is no longer on the list."""
    for path in REFERENCE.glob("*.webp"):
        if path.stem not in PICTURES:
            path.unlink()
            print(f"{path.stem}: no longer on the list, removed")


if __name__ == "__main__":
    sys.exit(main())
