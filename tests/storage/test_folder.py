"""The folder follows the platform and can be overridden."""

import sys
from pathlib import Path

import pytest

from desktop.storage import folder


@pytest.fixture(autouse=True)
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("FIVEFOLD_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "LOCALAPPDATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(Path, "home", lambda: Path("/home/mara"))


@pytest.mark.parametrize(
    ("platform", "name", "value", "path"),
    [
        ("linux", "XDG_DATA_HOME", "/data", "/data/fivefold"),
        ("linux", "XDG_DATA_HOME", "relative", "/home/mara/.local/share/fivefold"),
        ("linux", "OTHER", "", "/home/mara/.local/share/fivefold"),
        ("darwin", "OTHER", "", "/home/mara/Library/Application Support/Fivefold"),
        ("win32", "LOCALAPPDATA", "/local", "/local/Fivefold"),
        ("win32", "FIVEFOLD_HOME", "/own", "/own"),
    ],
)
def test_home(monkeypatch: pytest.MonkeyPatch, platform: str, name: str, value: str, path: str) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv(name, value)
    assert folder.home() == Path(path)


@pytest.mark.parametrize(
    ("platform", "name", "value", "path"),
    [
        ("linux", "XDG_CACHE_HOME", "/cache", "/cache/fivefold"),
        ("linux", "XDG_CACHE_HOME", "relative", "/home/mara/.cache/fivefold"),
        ("darwin", "OTHER", "", "/home/mara/Library/Caches/Fivefold"),
        ("win32", "LOCALAPPDATA", "/local", "/local/Fivefold/cache"),
        ("linux", "FIVEFOLD_HOME", "/own", "/own/cache"),
    ],
)
def test_cache(monkeypatch: pytest.MonkeyPatch, platform: str, name: str, value: str, path: str) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv(name, value)
    assert folder.cache() == Path(path)
