"""Starting: wrong arguments are one sentence, broken settings a notice, and the home page stands soon."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import resources
from desktop.app import main as app
from desktop.app.house.single_instance import Occupied
from desktop.engine.cardbook import CardBook
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.record import to_record
from desktop.engine.text import Text
from desktop.games import BY_ID
from tests import patience
from tests.app.conftest import Open

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize("arguments", [["--fast"], ["a.json", "b.json"]])
def test_wrong_arguments_are_one_sentence(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert app.main(arguments) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_broken_settings_are_a_notice(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIVEFOLD_HOME", str(tmp_path))
    (tmp_path / "settings.json").write_text("{")
    window, notice = app.open_window()
    qtbot.addWidget(window)
    assert "settings.json" in notice and "settings.broken.json" in notice
    window.close()


def test_a_card_file_that_is_not_used_is_a_notice(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FIVEFOLD_HOME", str(tmp_path))
    monkeypatch.setenv(resources.OWN_CARDS, str(tmp_path))
    (tmp_path / "clash.toml").touch()
    game = BY_ID["clash"]
    monkeypatch.setattr(type(game), "book", CardBook(game.book.tables, wrong="clash.toml: starter card ogre: no"))
    window, notice = app.open_window()
    qtbot.addWidget(window)
    assert notice == "The file is not used, and the program's numbers are: clash.toml: starter card ogre: no"
    window.close()


def test_a_start_paints_the_home_page_and_nothing_heavy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIVEFOLD_HOME", str(tmp_path))
    before = patience.worked()
    said = started("print(*(name for name in sys.modules if name.startswith(('desktop.', 'multiprocessing'))))")
    imported = said[0].split()
    heavy = ("desktop.app.play.", "desktop.games.", "desktop.table.scene.view", "desktop.app.pages.new_game", "multip")
    assert [name for name in imported if name.startswith(heavy)] == []
    assert len(imported) < 112  # whoever adds one asks whether the first picture of the home page needs it
    assert patience.worked() - before < 5  # the bench measures; this only catches a start that went astray


def test_pyside_does_not_read_the_source_of_every_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIVEFOLD_HOME", str(tmp_path))
    looked = "sys.modules['shibokensupport.feature'].pyside_feature_dict"
    assert started(f"print([name for name in {looked} if name.startswith('desktop.app.')])") == ["[]"]


def test_only_the_first_start_decodes_the_covers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIVEFOLD_HOME", str(tmp_path))
    counted = (
        "from desktop.app.pages import pictures\ndecoded = []\n"
        "class Reader(pictures.QImageReader):\n    def read(self): decoded.append(1); return super().read()\n"
        "pictures.QImageReader = Reader"
    )
    assert [started("print(len(decoded))", counted) for _ in range(2)] == [["5"], ["0"]]


def test_a_start_whose_cache_is_no_folder_is_a_start_like_any(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIVEFOLD_HOME", str(tmp_path))
    (tmp_path / "cache").write_text("no folder")
    assert started("") == []
    assert (tmp_path / "cache").read_text() == "no folder"


def started(then: str, before: str = "") -> list[str]:
    """What a program prints after a start that went well."""
    code = f"{before}\nimport sys; from desktop.__main__ import main; main(['--until-settled']); {then}"
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=patience.SECONDS, check=True
    )
    assert run.stderr == ""
    assert run.stdout.splitlines()[:2] == ["painted", "settled"]
    return run.stdout.splitlines()[2:]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A record file on a person's desk: two people, three decisions into Clash of Decks."""
    game = BY_ID["clash"]
    match = Match(game, [Seat("Mara", PERSON), Seat("Ivo", PERSON)], next(iter(game.info.modes)), game.settle({}), 3)
    for _ in range(3):
        match.submit(match.state.decider(), match.state.legal()[0])
    file = tmp_path / "evening.fivefold"
    file.write_text(to_record(match).dumps(), encoding="utf-8")
    return file


@pytest.fixture
def running(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """The program over `tmp_path/own`."""
    process = subprocess.Popen([sys.executable, "-m", "desktop"], cwd=ROOT, env=own(tmp_path), text=True)
    until = time.monotonic() + patience.SECONDS
    while not (tmp_path / "own" / "lock").exists() and time.monotonic() < until:
        time.sleep(0.02)
    yield process
    process.kill()
    process.wait(timeout=patience.SECONDS)


def own(folder: Path) -> dict[str, str]:
    return {**os.environ, "FIVEFOLD_HOME": str(folder / "own")}


def test_a_second_start_hands_its_file_to_the_running_window(
    running: subprocess.Popen[str], record: Path, tmp_path: Path
) -> None:
    command = [sys.executable, "-m", "desktop", str(record)]
    second = subprocess.run(command, cwd=ROOT, env=own(tmp_path), timeout=patience.SECONDS, check=False)
    assert second.returncode == 0 and running.poll() is None
    until = time.monotonic() + patience.SECONDS
    while not (found := list((tmp_path / "own" / "saves").glob("clash-*.png"))) and time.monotonic() < until:
        # A match's picture is kept when the match is left: opening the file once more does that.
        subprocess.run(command, cwd=ROOT, env=own(tmp_path), timeout=patience.SECONDS, check=True)
    assert found


@pytest.mark.qt_log_ignore("does not support raise")  # the offscreen platform
def test_the_window_opens_what_the_system_hands_it(open_window: Open, record: Path) -> None:
    window = open_window()
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    outside = app.FilesFromOutside(application, window)
    QCoreApplication.sendEvent(application, QFileOpenEvent(str(record)))
    match = window.match_on_the_table()
    assert match and match.game.info.id == "clash" and len(match.steps) == 3
    application.removeEventFilter(outside)


@pytest.mark.qt_log_ignore("does not support raise")  # the offscreen platform
def test_who_starts_it_again_gets_the_window_back(open_window: Open) -> None:
    window = open_window()
    window.showMinimized()
    app.come_forward(window, "")
    assert window.isVisible() and not window.isMinimized()


def test_a_program_that_does_not_answer_is_a_sentence(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def occupied(home: Path, file: str) -> None:
        raise Occupied(Text("house.start.occupied", (77, str(home / "lock"))))

    monkeypatch.setattr(app, "settle", occupied)
    assert app.main([]) == 1
    told = capsys.readouterr().err
    assert "process 77" in told and told.count("\n") == 1
