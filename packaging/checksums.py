"""dist/SHA256SUMS: the sum of every installer, as `sha256sum --check` reads it."""

import hashlib
from pathlib import Path

NAME = "SHA256SUMS"


def write(folder: Path) -> Path:
    """Sum up every file of this folder, anew."""
    files = sorted(path for path in folder.iterdir() if path.is_file() and path.name != NAME)
    sums = folder / NAME
    sums.write_text("".join(f"{_digest(path)}  {path.name}\n" for path in files), encoding="utf-8", newline="\n")
    return sums


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
