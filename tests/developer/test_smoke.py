"""`--smoke`: a line a step and exit code 0; a sentence and 1 when anything fails; own files stay as they are."""

import os
import subprocess
import sys
import time
from multiprocessing.connection import Connection
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from desktop.developer import smoke
from desktop.games import BY_ID
from tests import patience
from tests.app.conftest import Open

ROOT = Path(__file__).resolve().parents[2]


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "desktop", *words],
        cwd=ROOT,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=3 * patience.SECONDS,
        check=False,
    )


def test_a_whole_installation_says_a_line_a_step_and_touches_nothing(tmp_path: Path) -> None:
    own, temporary = tmp_path / "own", tmp_path / "temporary"
    own.mkdir()
    temporary.mkdir()
    answer = run("--smoke", FIVEFOLD_HOME=str(own), TMPDIR=str(temporary))
    assert answer.returncode == 0, answer.stderr
    lines = answer.stdout.splitlines()
    for game in BY_ID:
        told = [line.removeprefix(f"smoke: {game}: ") for line in lines if line.startswith(f"smoke: {game}: ")]
        assert told[:3] == ["dealt", "2 moves by the opponents' process", "the record is written"]
        assert len(told) == 4 and told[3].startswith("resumed after ")
    assert lines[0].startswith("smoke: window: ") and lines[-1] == "smoke: all is well"
    assert list(own.iterdir()) == [] and list(temporary.iterdir()) == []


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere there is always a screen")
@pytest.mark.parametrize("words", [["--smoke"], []])
def test_without_a_screen_it_is_a_sentence(words: list[str]) -> None:
    answer = run(*words, DISPLAY="", WAYLAND_DISPLAY="", QT_QPA_PLATFORM="")
    assert (answer.returncode, answer.stdout) == (1, "")
    assert "no screen" in answer.stderr and answer.stderr.count("\n") == 1


def test_smoke_takes_no_argument() -> None:
    answer = run("--smoke", "clash")
    assert (answer.returncode, answer.stderr.count("\n")) == (2, 1)


def fine(line: Connection, home: str) -> None:
    line.send(("one step", ""))


def crashing(line: Connection, home: str) -> None:
    line.send(("one step", ""))
    os._exit(9)


def hanging(line: Connection, home: str) -> None:
    line.send(("one step", ""))
    time.sleep(patience.SECONDS * 10)


def failing(line: Connection, home: str) -> None:
    line.send(("", "the table has three legs."))


def test_whatever_becomes_of_the_program_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert smoke.watch(fine, "", patience.SECONDS) == ""
    assert smoke.watch(failing, "", patience.SECONDS) == "the table has three legs."
    assert smoke.watch(crashing, "", patience.SECONDS) == "the program ended with exit code 9 after 'one step'."
    assert capsys.readouterr().out.splitlines() == ["smoke: one step"] * 2


def test_a_program_that_hangs_is_ended(capsys: pytest.CaptureFixture[str]) -> None:
    begun = time.monotonic()
    assert "still not done after 4 seconds" in smoke.watch(hanging, "", 4)
    assert time.monotonic() - begun < patience.SECONDS


@pytest.mark.qt_log_ignore("Cannot read file")
@pytest.mark.parametrize("broken", ["a.webp", "a.svg", "a.ttf"])
def test_a_file_that_this_build_cannot_read_is_named(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    told: list[str] = []
    (tmp_path / broken).write_bytes(b"not what the name says")
    monkeypatch.setattr("desktop.resources.root", lambda: tmp_path)
    with pytest.raises(smoke.Failed, match=broken):
        smoke._look_at_resources(told.append)
    (tmp_path / broken).unlink()
    with pytest.raises(smoke.Failed, match="no pictures"):
        smoke._look_at_resources(told.append)
    assert told == []


def test_without_the_licences_a_copy_is_not_whole(
    open_window: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    window, told = open_window(), list[str]()
    smoke._look_at_terms(window, told.append)
    assert len(told) == 1 and window.page is window.home
    monkeypatch.setattr("desktop.resources.root", lambda: tmp_path)
    with pytest.raises(smoke.Failed, match=r"Fivefold, GPL-3\.0, LGPL-3\.0"):
        smoke._look_at_terms(window, told.append)
