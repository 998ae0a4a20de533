"""The installer for Windows: what makensis is told, what is installed and taken away, what may not be shipped."""

import re
import shutil
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from desktop import __version__

ROOT = Path(__file__).resolve().parents[2]
RECIPE = (ROOT / "packaging" / "windows" / "fivefold.nsi").read_text(encoding="utf-8")


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import windows

    yield windows


def test_the_recipe_gets_every_value_it_asks_for(windows: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows, "makensis", lambda: "makensis")
    command = windows.command(ROOT / "resources", Path("out.exe"))
    given = {part[2:].partition("=")[0] for part in command if part.startswith("-D")}
    own = set(re.findall(r"^!define (\w+)", RECIPE, re.MULTILINE))
    asked = set(re.findall(r"\$\{([A-Z]+)\}", RECIPE)) | set(re.findall(r"!ifdef (\w+)", RECIPE))
    assert asked - own <= given | {"TARGET"}
    assert f"-DVERSION={__version__}" in command and command[-1].endswith("fivefold.nsi")


def test_everything_written_is_taken_away_again() -> None:
    install, removal = RECIPE.split('Section "install"')[1].split('Section "uninstall"')
    keys = {re.sub(r"\\(DefaultIcon|shell.*)$", "", key) for key in re.findall(r'WriteReg\w+ HKCU "([^"]+)"', install)}
    assert keys == set(re.findall(r'DeleteRegKey HKCU "([^"]+)"', removal))
    for link in re.findall(r'CreateShortcut "([^"]+)"', install):
        assert f'Delete "{link}"' in removal
    # Saves lie in $LOCALAPPDATA\Fivefold; nothing under it but the program's own folder is named.
    assert set(re.findall(r'RMDir(?: /r)? "([^"]+)"', removal)) == {r"$INSTDIR\_internal", "$INSTDIR"}
    assert 'RMDir /r "$INSTDIR"' not in RECIPE


def test_nothing_asks_for_an_administrator() -> None:
    assert "RequestExecutionLevel user" in RECIPE
    assert "HKLM" not in RECIPE and "SetShellVarContext all" not in RECIPE and "PROGRAMFILES" not in RECIPE.upper()


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("0.1.0", "0.1.0.0"), ("1.2", "1.2.0.0"), ("1.2.3rc1", "1.2.0.0"), ("1.2.3.4.5", "1.2.3.4")],
)
def test_windows_wants_four_numbers(windows: ModuleType, version: str, numbers: str) -> None:
    assert windows.numbers(version) == numbers


def test_parts_of_wine_are_never_shipped(windows: ModuleType, tmp_path: Path) -> None:
    inside = tmp_path / "_internal" / "PySide6"
    inside.mkdir(parents=True)
    for name in ("Qt6Core.dll", "python311.dll", "VCRUNTIME140.dll", "qwindows.dll", "MSVCP140_2.dll"):
        (inside / name).touch()
    assert windows.foreign(tmp_path) == []
    (inside / "icuuc.dll").touch()
    (inside / "ucrtbase.dll").touch()
    assert windows.foreign(tmp_path) == ["icuuc.dll", "ucrtbase.dll"]
    with pytest.raises(windows.SetupError, match="icuuc"):
        windows.pack(tmp_path)


def test_what_is_missing_is_said_with_its_package(windows: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(windows, "WINDOWS", False)
    monkeypatch.setattr(windows.platform, "system", lambda: "Linux")
    monkeypatch.setattr(windows.windows_python, "hindrance", lambda: "")
    monkeypatch.setattr(windows, "makensis", lambda: "")
    assert "package nsis" in windows.hindrance()
    monkeypatch.setattr(windows, "makensis", lambda: "/usr/bin/makensis")
    assert windows.hindrance() == ""
    monkeypatch.setattr(windows.platform, "system", lambda: "Darwin")
    assert "built on Windows" in windows.hindrance()


@pytest.mark.skipif(not shutil.which("makensis") or sys.platform == "win32", reason="needs Debian's makensis")
def test_the_recipe_compiles_around_a_small_bundle(
    windows: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    bundle, icons = tmp_path / "bundle", tmp_path / "build" / "icons"
    (bundle / "_internal").mkdir(parents=True)
    icons.mkdir(parents=True)
    for name in ("fivefold.exe", "fivefold-cli.exe", "_internal/base"):
        (bundle / name).write_bytes(name.encode())
    picture = b"BM" + struct.pack("<IIIIiiHHIIiiII", 58, 0, 54, 40, 1, 1, 1, 24, 0, 4, 0, 0, 0, 0) + bytes(4)
    (icons / "welcome.bmp").write_bytes(picture)
    usual = next(Path("/usr/share/nsis").rglob("modern-install.ico"))
    for name in ("fivefold.ico", "record.ico"):
        shutil.copyfile(usual, icons / name)
    monkeypatch.setattr(windows.project, "BUILD", tmp_path / "build")
    monkeypatch.setattr(windows.project, "DIST", tmp_path / "dist")
    made = windows.pack(bundle)
    assert made.name == f"Fivefold-{__version__}-windows-x64.exe" and made.read_bytes()[:2] == b"MZ"
    first = made.read_bytes()
    assert windows.pack(bundle).read_bytes() == first
    warned = subprocess.run([*windows.command(bundle, made), "-WX"], capture_output=True, text=True, check=False)
    assert "warning" not in (warned.stdout + warned.stderr).lower()
