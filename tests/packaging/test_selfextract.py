"""The installer for one person: put in, put over, taken away, in a home folder of the test's own."""

import os
import platform
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def selfextract(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import selfextract

    return selfextract


@pytest.fixture
def unpacked(selfextract: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """What the installer unpacks, around launchers that only know their version."""
    if platform.system() != "Linux":
        pytest.skip("the installer is for Linux")
    drawn = tmp_path / "drawn"
    drawn.mkdir()
    for side in selfextract.linux_tree.icons.SIZES:
        for name in ("app", "record"):
            (drawn / f"{name}-{side}.png").write_bytes(b"a picture")
    monkeypatch.setattr(selfextract.linux_tree.icons, "FOLDER", drawn)
    bundle = tmp_path / "bundle"
    bundle.mkdir()
    for launcher in ("fivefold", "fivefold-cli"):
        (bundle / launcher).write_text("#!/bin/sh\necho Fivefold 9\n")
        (bundle / launcher).chmod(0o755)
    selfextract.lay(bundle, tmp_path / "unpacked")
    return tmp_path / "unpacked"


def run(script: Path, home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    home.mkdir(exist_ok=True)
    environment = {"PATH": os.environ["PATH"], "HOME": str(home)}
    return subprocess.run([script, *words], env=environment, capture_output=True, text=True, check=False)


def test_it_installs_over_itself_and_goes_without_a_trace(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "a home & more"
    for _ in range(2):
        answer = run(unpacked / "install", home)
        assert answer.returncode == 0, answer.stderr
    program = home / ".local/lib/fivefold"
    entry = (home / ".local/share/applications/fivefold.desktop").read_text()
    assert f'Exec="{program}/fivefold" %f\n' in entry and f"TryExec={program}/fivefold\n" in entry
    assert subprocess.run([home / ".local/bin/fivefold"], capture_output=True, check=True).stdout == b"Fivefold 9\n"
    saves = home / ".local/share/fivefold/saves"
    saves.mkdir(parents=True)
    answer = run(program / "uninstall", home)
    assert answer.returncode == 0, answer.stderr
    assert "saves and settings are still in" in answer.stdout
    left = {path.relative_to(home).as_posix() for path in home.rglob("*")}
    assert left == {".local", ".local/share", ".local/share/fivefold", ".local/share/fivefold/saves"}


def test_what_an_older_version_had_is_gone(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    (unpacked / "share/applications/old.desktop").write_text("[Desktop Entry]\n")
    run(unpacked / "install", home)
    (unpacked / "share/applications/old.desktop").unlink()
    run(unpacked / "install", home)
    assert not (home / ".local/share/applications/old.desktop").exists()
    assert (home / ".local/share/applications/fivefold.desktop").exists()


def test_the_files_of_others_stay(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    theirs = [home / ".local/share/applications/other.desktop", home / ".local/bin/other"]
    for path in theirs:
        path.parent.mkdir(parents=True)
        path.touch()
    run(unpacked / "install", home)
    run(home / ".local/lib/fivefold/uninstall", home)
    assert all(path.exists() for path in theirs)


def test_saves_go_when_asked(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "home"
    run(unpacked / "install", home)
    (home / ".local/share/fivefold").mkdir()
    run(home / ".local/lib/fivefold/uninstall", home, "--saves")
    assert not (home / ".local/share/fivefold").exists()


def test_a_system_it_cannot_run_on_is_told_why_and_left_alone(unpacked: Path, tmp_path: Path) -> None:
    (unpacked / "program/fivefold-cli").write_text("#!/bin/sh\necho 'libEGL.so.1 is missing' >&2\nexit 127\n")
    answer = run(unpacked / "install", tmp_path / "home")
    assert answer.returncode == 1
    assert answer.stderr == "fivefold: Fivefold does not start on this system: libEGL.so.1 is missing\n"
    assert not list((tmp_path / "home").rglob("*"))


@pytest.mark.parametrize("script", ["install", "uninstall"])
def test_unknown_words_change_nothing(unpacked: Path, tmp_path: Path, script: str) -> None:
    run(unpacked / "install", tmp_path / "home")
    where = unpacked / script if script == "install" else tmp_path / "home/.local/lib/fivefold" / script
    answer = run(where, tmp_path / "home", "--everything")
    assert answer.returncode == 2 and "there is no option '--everything'" in answer.stderr
    assert (tmp_path / "home/.local/bin/fivefold").exists()


def test_no_path_of_the_build_machine_is_told_to_makeself(selfextract: ModuleType) -> None:
    command = selfextract.command(Path("build/run"), Path("dist/a.run"))
    assert command[-4:] == ["build/run", "dist/a.run", "Fivefold", "./install"]
    assert not any(str(ROOT) in word for word in command)
