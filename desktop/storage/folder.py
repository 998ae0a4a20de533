"""Where a person's own files lie: the platform's place for user data, or FIVEFOLD_HOME."""

import os
import sys
from pathlib import Path

OWN = "FIVEFOLD_HOME"


def home() -> Path:
    """The folder of saves and settings; it need not exist yet."""
    if own := os.environ.get(OWN):
        return Path(own)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA")
        return (Path(base) if base else Path.home() / "AppData" / "Local") / "Fivefold"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Fivefold"
    base = os.environ.get("XDG_DATA_HOME")
    # The specification of these folders: a relative path in the variable is to be ignored.
    return (Path(base) if base and Path(base).is_absolute() else Path.home() / ".local" / "share") / "fivefold"


def cache() -> Path:
    """The folder of what is made again when it is lost; it need not exist."""
    if os.environ.get(OWN) or sys.platform == "win32":
        return home() / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "Fivefold"
    base = os.environ.get("XDG_CACHE_HOME")
    return (Path(base) if base and Path(base).is_absolute() else Path.home() / ".cache") / "fivefold"


def cards() -> Path:
    """The folder of a person's own card files; it need not exist."""
    return home() / "cards"
