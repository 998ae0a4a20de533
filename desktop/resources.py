"""Finds a file under resources/: in a checkout, a wheel, a frozen build. A Qt-free leaf: it imports no other room.

No other module knows where the program lies on the disk. Names have forward slashes, or come in parts:
`find("clash/cards.toml")` and `find("clash", "cards.toml")` are the same file.
"""

import os
import sys
from pathlib import Path, PurePosixPath

OWN_CARDS = "FIVEFOLD_CARDS"  # the folder of card files that owners of a printed game keep; processes inherit it


def root() -> Path:
    """The resources folder of this program, wherever it was started from."""
    if not getattr(sys, "frozen", False):
        program = Path(__file__).resolve().parent
        # A wheel has them inside the program: beside it are other people's packages.
        installed = program / "_resources"
        return installed if installed.is_dir() else program.parent / "resources"
    # PyInstaller unpacks data into the folder it names; other freezers leave it beside the executable.
    bundle = getattr(sys, "_MEIPASS", None)
    return (Path(bundle) if bundle else Path(sys.executable).resolve().parent) / "resources"


def path(*names: str) -> Path:
    """Where the file or folder of this name lies, if there is one."""
    relative = PurePosixPath(*names)
    assert not relative.is_absolute() and ".." not in relative.parts, names
    return root() / relative


def find(*names: str) -> Path:
    """The file or folder of this name, which the program cannot do without: FileNotFoundError says what is missing."""
    found = path(*names)
    if not found.exists():
        raise FileNotFoundError(f"Fivefold's file resources/{'/'.join(names)} is missing (looked in {found.parent}).")
    return found


def own_cards(game: str) -> Path | None:
    """The owner's own numbers for a game, if there is such a file and the program was started with its folder.

    What lies under its name may be anything: whoever reads it says so.
    """
    folder = os.environ.get(OWN_CARDS)
    file = Path(folder) / f"{game}.toml" if folder else None
    return file if file is not None and os.path.lexists(file) else None
