"""The disk image for macOS, as far as it can be tried without a Mac: the order of steps, and who may build it."""

import plistlib
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def macos(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import macos
    import project

    monkeypatch.setattr(macos, "STAGE", tmp_path / "dmg")
    monkeypatch.setattr(project, "DIST", tmp_path / "dist")
    return macos


def test_only_a_mac_builds_it(macos: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(macos.platform, "system", lambda: "Linux")
    assert "on macOS" in macos.hindrance()
    monkeypatch.setattr(macos.platform, "system", lambda: "Darwin")
    assert macos.hindrance() == ""


def test_the_application_is_signed_before_it_is_packed(
    macos: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    application = tmp_path / "Fivefold.app"
    application.mkdir()
    (application / "Info.plist").write_bytes(plistlib.dumps({"CFBundleExecutable": "fivefold"}))
    ran: list[tuple[str, ...]] = []
    monkeypatch.setattr(macos, "_run", lambda *command: ran.append(command))
    made = macos.pack(application)
    assert [command[0] for command in ran] == ["codesign", "hdiutil"]
    assert ran[0][-1] == str(tmp_path / "dmg" / "Fivefold.app") and ran[1][-1] == str(made)
    assert (tmp_path / "dmg" / "Applications").is_symlink() and (tmp_path / "dmg" / "Fivefold.app").is_dir()
    assert made.suffix == ".dmg"


def test_a_tool_that_fails_is_named(macos: ModuleType) -> None:
    with pytest.raises(macos.SetupError, match="false failed"):
        macos._run("false")
