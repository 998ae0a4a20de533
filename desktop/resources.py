"""Finds a file under resources/, in a checkout and in a frozen build. A Qt-free leaf: it imports no other room.

`find` is the only door: no other module knows where the program lies on the disk.
"""

import sys
from pathlib import Path, PurePosixPath


def root() -> Path:
    """The resources folder of this program, wherever it was started from."""
    if not getattr(sys, "frozen", False):
        return Path(__file__).resolve().parent.parent / "resources"
    # PyInstaller unpacks data into the folder it names; other freezers leave it beside the executable.
    bundle = getattr(sys, "_MEIPASS", None)
    return (Path(bundle) if bundle else Path(sys.executable).resolve().parent) / "resources"


def find(name: str) -> Path:
    """The file or folder of this name, written with forward slashes from resources/ on: `clash/cards.toml`."""
    parts = PurePosixPath(name)
    assert not parts.is_absolute() and ".." not in parts.parts, name
    path = root() / parts
    if not path.exists():
        raise FileNotFoundError(f"Fivefold's file resources/{name} is missing (looked in {path.parent}).")
    return path
