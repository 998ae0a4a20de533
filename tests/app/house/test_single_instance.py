"""One program over the saves: later starts hand over and end; the lock of a dead program holds nobody up."""

import ctypes
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.house import single_instance
from desktop.app.house.single_instance import LOCK, NOTES, Occupied, Sole, settle
from desktop.words import Words
from tests import patience

ROOT = Path(__file__).resolve().parents[3]

HOLD = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from desktop.app.house.single_instance import settle
app = QCoreApplication([])
sole = settle(Path(sys.argv[1]))
{then}
print("holds", flush=True)
app.exec()
"""
LISTEN = "sole.asked.connect(lambda file: print(repr(file), flush=True)); sole.listen()"

Start = Callable[[str], subprocess.Popen[str]]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts a program that holds the folder `tmp_path`."""
    running: list[subprocess.Popen[str]] = []

    def begin(then: str = "") -> subprocess.Popen[str]:
        code = HOLD.format(then=then)
        command = [sys.executable, "-c", code, str(tmp_path)]
        process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
        running.append(process)
        assert process.stdout and process.stdout.readline() == "holds\n"
        return process

    yield begin
    for process in running:
        process.kill()
        process.communicate(timeout=patience.SECONDS)


def test_the_first_start_has_the_folder_and_gives_it_back(qapp: QApplication, tmp_path: Path) -> None:
    sole = settle(tmp_path / "new" / "folder")
    assert isinstance(sole, Sole) and (tmp_path / "new" / "folder" / LOCK).exists()
    sole.release()
    assert not (tmp_path / "new" / "folder" / LOCK).exists()


@pytest.mark.parametrize("file", ["", "a record.fivefold"])
def test_a_second_start_hands_over(start: Start, tmp_path: Path, file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    running = start(LISTEN)
    monkeypatch.chdir(tmp_path)
    assert settle(tmp_path, file, patience.SECONDS) is None
    # The other program lies elsewhere: a name that is relative here would be another file there.
    assert running.stdout and running.stdout.readline() == f"{str(tmp_path / file) if file else ''!r}\n"
    assert list((tmp_path / NOTES).iterdir()) == []


def test_a_note_left_before_the_window_listens_is_not_lost(qtbot: QtBot, tmp_path: Path) -> None:
    sole = settle(tmp_path)
    assert sole is not None
    (tmp_path / NOTES).mkdir()
    (tmp_path / NOTES / "77.json").write_text(json.dumps({"file": "/x"}))
    heard: list[str] = []
    sole.asked.connect(heard.append)
    sole.listen()
    assert heard == ["/x"]
    sole.release()


@pytest.mark.parametrize("text", ["", "[]", "{", '{"file": 3}', "\xff"])
def test_a_note_that_makes_no_sense_only_asks_to_come_forward(qtbot: QtBot, tmp_path: Path, text: str) -> None:
    sole = settle(tmp_path)
    assert sole is not None
    heard: list[str] = []
    sole.asked.connect(heard.append)
    sole.listen()
    (tmp_path / NOTES / "77.json").write_text(text, encoding="latin-1")
    qtbot.waitUntil(lambda: heard == [""], timeout=patience.MS)
    sole.release()


def test_a_program_that_does_not_answer_is_named(start: Start, tmp_path: Path) -> None:
    running = start("")
    with pytest.raises(Occupied) as raised:
        settle(tmp_path, "a.fivefold", 0.3)
    sentence = Words().say(raised.value.text)
    assert f"process {running.pid}" in sentence and str(tmp_path / LOCK) in sentence
    assert list((tmp_path / NOTES).iterdir()) == []


def test_where_no_note_can_be_left_it_is_said(start: Start, tmp_path: Path) -> None:
    start("")
    (tmp_path / NOTES).touch()  # a file, where a folder is to be
    with pytest.raises(Occupied) as raised:
        settle(tmp_path, "a.fivefold", 0.3)
    assert "cannot be told" in Words().say(raised.value.text)


def test_the_lock_of_a_killed_program_is_broken(start: Start, tmp_path: Path) -> None:
    running = start(LISTEN)
    running.kill()
    running.wait(timeout=patience.SECONDS)
    assert (tmp_path / LOCK).exists()
    sole = settle(tmp_path)
    assert isinstance(sole, Sole)
    sole.release()


def test_a_lock_whose_number_is_somebody_elses_by_now_is_broken(qapp: QApplication, tmp_path: Path) -> None:
    first = settle(tmp_path)
    assert first is not None
    text = (tmp_path / LOCK).read_bytes()
    first.release()
    (tmp_path / LOCK).write_bytes(text)  # a crash, and the same number again: ours
    again = settle(tmp_path, "", 0)
    assert isinstance(again, Sole)
    with pytest.raises(Occupied):  # while it is held, the same words in it mean what they say
        settle(tmp_path, "", 0)
    again.release()


def test_an_old_lock_of_a_living_program_holds(start: Start, tmp_path: Path) -> None:
    start(LISTEN)
    day = time.time() - 24 * 3600
    os.utime(tmp_path / LOCK, (day, day))  # a long game
    assert settle(tmp_path, "", patience.SECONDS) is None


def test_who_waits_for_a_program_that_ends_takes_its_place(start: Start, tmp_path: Path) -> None:
    start("from PySide6.QtCore import QTimer; QTimer.singleShot(400, app.quit)")
    sole = settle(tmp_path, "", patience.SECONDS)
    assert isinstance(sole, Sole)
    assert list((tmp_path / NOTES).iterdir()) == []
    sole.release()


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is read-only for root")
def test_a_folder_that_cannot_be_written_stops_nobody(qapp: QApplication, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    sole = settle(tmp_path)
    assert isinstance(sole, Sole)
    sole.listen()
    tmp_path.chmod(0o700)


def folder_of_that_name(path: Path) -> None:
    (path / "inside").mkdir(parents=True)


def pipe(path: Path) -> None:
    os.mkfifo(path)


def sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(2 * 10**9)


def endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pipes and devices that lie in a folder")
@pytest.mark.parametrize("odd", [folder_of_that_name, pipe, sparse, endless])
@pytest.mark.parametrize("name", [LOCK, NOTES])
def test_what_is_no_lock_and_no_folder_of_notes_is_put_aside_once(
    qapp: QApplication, tmp_path: Path, name: str, odd: Callable[[Path], None]
) -> None:
    odd(tmp_path / name)
    sole = settle(tmp_path)
    assert isinstance(sole, Sole) and (tmp_path / LOCK).is_file()
    if name == NOTES and odd is folder_of_that_name:
        assert sole.told == []
    else:
        (told,) = sole.told
        assert Words().say(told).startswith(f"{name} in the folder ")
        assert os.path.lexists(tmp_path / f"{name}.damaged")
    sole.release()
    again = settle(tmp_path)
    assert isinstance(again, Sole) and again.told == []
    again.release()


@pytest.mark.skipif(os.name == "nt", reason="Windows has no pipes and devices that lie in a folder")
@pytest.mark.parametrize("odd", [pipe, sparse, endless])
def test_a_note_that_is_none_only_asks_the_window_to_come_forward(
    qtbot: QtBot, tmp_path: Path, odd: Callable[[Path], None]
) -> None:
    sole = settle(tmp_path)
    assert sole is not None
    (tmp_path / NOTES).mkdir()
    odd(tmp_path / NOTES / "77.json")
    heard: list[str] = []
    sole.asked.connect(heard.append)
    sole.listen()
    assert heard == [""] and list((tmp_path / NOTES).iterdir()) == []
    sole.release()


def test_on_windows_the_one_that_runs_may_come_forward(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    allowed: list[int] = []
    user32 = SimpleNamespace(AllowSetForegroundWindow=allowed.append)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(user32=user32), raising=False)
    (tmp_path / single_instance.LOCK).write_text("4711\nfivefold\nhere\n")
    single_instance._let_it_come_forward(tmp_path)
    assert allowed == ([4711] if sys.platform == "win32" else [])
    monkeypatch.setattr(sys, "platform", "win32")
    single_instance._let_it_come_forward(tmp_path)
    single_instance._let_it_come_forward(tmp_path / "nowhere")
    assert allowed[-2:] == [4711, 0]
