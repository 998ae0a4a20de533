"""The one place for all packages: names, the version, and what of the checkout is shipped."""

import os
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
BUILD = ROOT / "build"
DIST = ROOT / "dist"

NAME = "fivefold"
TITLE = "Fivefold"
APP_ID = "io.github.fivefold.Fivefold"
HOMEPAGE = "https://fivefold.github.io"
MAINTAINER = "Fivefold contributors <fivefold@users.noreply.github.com>"
MIME = "application/x-fivefold-record"
EXTENSION = ".fivefold"

RESOURCES = ROOT / "resources"
NOT_SHIPPED = ("pictures",)  # of the README


def version() -> str:
    """The version, from desktop/__init__.py: pyproject.toml takes it from there too."""
    source = (ROOT / "desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', source, re.MULTILINE)
    assert found, "desktop/__init__.py has no version"
    return found[1]


def games(lang: str = "en") -> list[str]:
    """The titles of the games in it, as that language has them."""
    named = _games()
    from desktop.words import Words

    words = Words(lang)
    return [words.first(f"{name}.title", default=title) for name, title in named.items()]


def languages() -> list[str]:
    """Those it speaks."""
    _reach_program()
    from desktop.words import offered

    return list(offered())


def game_ids() -> list[str]:
    """What the games are called inside."""
    return list(_games())


def _reach_program() -> None:
    """Build scripts run from their own folder."""
    if str(ROOT) not in sys.path:
        sys.path.append(str(ROOT))


def _games() -> dict[str, str]:
    _reach_program()
    from desktop.games import BY_ID

    return {game.info.id: game.info.title for game in BY_ID.values()}


def shipped_resources() -> list[tuple[str, str]]:
    """Every file of resources/ that the program needs, with its folder in the bundle."""
    files = (path for path in sorted(RESOURCES.rglob("*")) if path.is_file() and not path.name.startswith("."))
    return [
        (str(path), path.parent.relative_to(ROOT).as_posix())
        for path in files
        if path.relative_to(RESOURCES).parts[0] not in NOT_SHIPPED
    ]


def source_date() -> int:
    """Seconds since 1970 that stand for `now` in everything built: SOURCE_DATE_EPOCH, or the last commit's time."""
    if said := os.environ.get("SOURCE_DATE_EPOCH"):
        return int(said)
    log = ["git", "-C", str(ROOT), "log", "-1", "--format=%ct"]
    answer = subprocess.run(log, capture_output=True, text=True, check=False)
    # An unpacked archive of the source has no history: then the day of its newest setting.
    return int(answer.stdout) if answer.returncode == 0 else int((ROOT / "pyproject.toml").stat().st_mtime)
