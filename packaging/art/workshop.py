"""Makes the modelled pictures: `python3 packaging/art/workshop.py [--only clash/ogre] [--draft] [--sheet FILE]`.

The first call makes an environment of its own in build/workshop, with Blender as a Python module (some 400 MB). Each
picture is a program of its own (`studio.take`), two run at a time; what is made is kept, so an interrupted call goes on
where it was. A picture is made if it is missing, if its row in the table has changed since, or if `--only` names it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
STUDIO = HERE / "studio"
ROOT = HERE.parents[1]
RESOURCES = ROOT / "resources"
WORKSHOP = ROOT / "build" / "workshop"
ENVIRONMENT = WORKSHOP / "venv"
PYTHON = ENVIRONMENT / "bin" / "python"
NEEDED = STUDIO / "requirements.txt"
MADE = WORKSHOP / "made.json"  # of which row each picture was made here
GAMES = sorted(file.stem for file in STUDIO.glob("*.toml"))
FULL = ("--scale", "1.5", "--samples", "6", "--detail", "200")
DRAFT = ("--scale", "0.6", "--samples", "5", "--detail", "130")
USUAL_S = 90.0  # seconds of a picture, until one was made
LOOK_S = 0.2


class Picture(NamedTuple):
    """One of a game's table."""

    game: str
    name: str
    digest: str  # of its row

    @property
    def title(self) -> str:
        """What it is called on the command line."""
        return f"{self.game}/{self.name}"

    @property
    def file(self) -> Path:
        """Where the program looks for it."""
        if self.name == "cover":
            return RESOURCES / "covers" / f"{self.game}.webp"
        return RESOURCES / self.game / "art" / f"{self.name}.webp"


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("games", nargs="*", metavar="game", help=f"of {', '.join(GAMES)}; all when none is named")
    parser.add_argument("--only", nargs="+", default=[], metavar="GAME/NAME", help="these, whether made or not")
    parser.add_argument("--again", action="store_true", help="all of them, whether made or not")
    parser.add_argument("--draft", type=Path, metavar="DIR", help="small and quick, into a folder of its own")
    parser.add_argument("--sheet", type=Path, metavar="FILE", help="paste what is there on a sheet, and make nothing")
    parser.add_argument("--processes", type=int, default=min(2, os.cpu_count() or 1))
    asked = parser.parse_args()
    games = asked.games or GAMES
    if unknown := [game for game in games if game not in GAMES]:
        parser.error(f"no game called {unknown[0]} here; there are: {', '.join(GAMES)}")
    pictures = [picture for game in games for picture in table(game)]
    if unknown := sorted(set(asked.only) - {picture.title for picture in pictures}):
        parser.error(f"no picture called {unknown[0]}")
    set_up()
    if asked.sheet:
        shown = [p for p in pictures if p.file.exists() and (not asked.only or p.title in asked.only)]
        return studio("studio.sheet", str(asked.sheet), *(str(p.file) for p in shown)).wait()
    made = read_made()
    due = [picture for picture in pictures if is_due(picture, asked.only, asked.again, made)]
    failed = make(due, asked.draft, max(1, asked.processes), made)
    if not asked.draft:
        for game in sorted({picture.game for picture in due}):
            write_close(game)
    return 1 if failed else 0


def table(game: str) -> Iterator[Picture]:
    """The rows of a game."""
    for name, row in tomllib.loads((STUDIO / f"{game}.toml").read_text(encoding="utf-8")).items():
        yield Picture(game, name, hashlib.sha256(json.dumps(row, sort_keys=True).encode()).hexdigest()[:16])


def is_due(picture: Picture, only: Sequence[str], again: bool, made: dict[str, str]) -> bool:
    """Whether it is to be made now; one that came with the checkout is as its row says."""
    if only:
        return picture.title in only
    return again or not picture.file.exists() or made.get(picture.title, picture.digest) != picture.digest


def read_made() -> dict[str, str]:
    """Of which row each picture was made; nothing is known of those that came with the checkout."""
    try:
        found: dict[str, str] = json.loads(MADE.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found


def set_up() -> None:
    """The environment, unless it stands."""
    note = ENVIRONMENT / "made-of"
    wanted = NEEDED.read_text(encoding="utf-8")
    if note.exists() and note.read_text(encoding="utf-8") == wanted:
        return
    python = sys.executable if sys.version_info[:2] == (3, 11) else shutil.which("python3.11")
    if not python:
        raise SystemExit("Blender's module wants Python 3.11, and there is no python3.11 here.")
    print(f"setting up {ENVIRONMENT.relative_to(ROOT)} (once, some 400 MB) ...", flush=True)
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    subprocess.run([python, "-m", "venv", str(ENVIRONMENT)], check=True)
    subprocess.run([str(PYTHON), "-m", "pip", "install", "--quiet", "-r", str(NEEDED)], check=True)
    note.write_text(wanted, encoding="utf-8")


def studio(module: str, *told: str, quiet: bool = False) -> subprocess.Popen[bytes]:
    """One of the studio's programs; a quiet one says nothing but its errors."""
    environment = {**os.environ, "PYTHONPATH": str(HERE)}
    out = subprocess.DEVNULL if quiet else None
    return subprocess.Popen([str(PYTHON), "-m", module, *told], env=environment, stdout=out)


def make(due: list[Picture], draft: Path | None, processes: int, made: dict[str, str]) -> list[Picture]:
    """Take the pictures, some at a time; returns those that failed."""
    waiting, failed, done, spent = list(due), list[Picture](), 0, 0.0
    running: dict[Picture, tuple[subprocess.Popen[bytes], float]] = {}
    try:
        while waiting or running:
            while waiting and len(running) < processes:
                picture = waiting.pop(0)
                out = draft / f"{picture.game}_{picture.name}.png" if draft else picture.file
                told = (picture.game, picture.name, "--out", str(out), *(DRAFT if draft else FULL))
                running[picture] = studio("studio.take", *told, quiet=True), time.monotonic()
            for picture, (process, begun) in list(running.items()):
                if process.poll() is None:
                    continue
                del running[picture]
                took, done = time.monotonic() - begun, done + 1
                spent += took
                left = (len(waiting) + len(running)) * (spent / done or USUAL_S) / processes
                word = "made" if process.returncode == 0 else "FAILED"
                print(
                    f"{done} of {len(due)}  {picture.title} {word}, {took:.0f} s; {left / 60:.0f} min left", flush=True
                )
                if process.returncode:
                    failed.append(picture)
                elif not draft:
                    made[picture.title] = picture.digest
                    MADE.write_text(json.dumps(made, indent=1), encoding="utf-8")
            time.sleep(LOOK_S)
    finally:
        for process, _ in running.values():
            process.kill()
    return failed


def write_close(game: str) -> None:
    """What the smallest cards show, for the program: beside the pictures."""
    rows = tomllib.loads((STUDIO / f"{game}.toml").read_text(encoding="utf-8"))
    lines = ["# What the smallest cards show of each picture: left, top and width, in widths of the picture."]
    lines += [f"{name} = {list(row['close'])}" for name, row in rows.items() if "close" in row]
    (RESOURCES / game / "art" / "close.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
