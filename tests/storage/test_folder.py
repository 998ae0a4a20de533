"""The folder follows the platform and can be overridden."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from desktop.storage import folder


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FIVEFOLD_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", lambda: Path("/home/mara"))


@pytest.mark.parametrize(
    ("of", "platform", "name", "value", "path"),
    [
        (folder.home, "linux", "XDG_DATA_HOME", "/data", "/data/fivefold"),
        (folder.home, "linux", "XDG_DATA_HOME", "relative", "/home/mara/.local/share/fivefold"),
        (folder.home, "linux", "OTHER", "", "/home/mara/.local/share/fivefold"),
        (folder.home, "darwin", "OTHER", "", "/home/mara/Library/Application Support/Fivefold"),
        (folder.home, "win32", "LOCALAPPDATA", "/local", "/local/Fivefold"),
        (folder.home, "win32", "FIVEFOLD_HOME", "/own", "/own"),
        (folder.cache, "linux", "XDG_CACHE_HOME", "/cache", "/cache/fivefold"),
        (folder.cache, "linux", "XDG_CACHE_HOME", "relative", "/home/mara/.cache/fivefold"),
        (folder.cache, "darwin", "OTHER", "", "/home/mara/Library/Caches/Fivefold"),
        (folder.cache, "win32", "LOCALAPPDATA", "/local", "/local/Fivefold/cache"),
        (folder.cache, "linux", "FIVEFOLD_HOME", "/own", "/own/cache"),
    ],
)
def test_the_folder_follows_the_platform(
    monkeypatch: pytest.MonkeyPatch, of: Callable[[], Path], platform: str, name: str, value: str, path: str
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv(name, value)
    assert of() == Path(path)
