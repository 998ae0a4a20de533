"""Starting: wrong arguments are one sentence, broken settings a notice, and the home page stands soon."""

import subprocess
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.app import main as app
from tests import patience


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


def test_a_start_paints_the_home_page_and_nothing_heavy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIVEFOLD_HOME", str(tmp_path))
    code = (
        "import sys; from desktop.app.main import main; main(['--until-painted']);"
        "print([m for m in ('desktop.app.play', 'desktop.app.new_game', 'desktop.app.reader', 'multiprocessing.pool')"
        " if m in sys.modules])"
    )
    before = patience.worked()
    run = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=patience.SECONDS, check=True
    )
    assert run.stdout.splitlines() == ["painted", "[]"], run.stderr
    assert run.stderr == ""
    assert patience.worked() - before < 5  # the bench measures; this only catches a start that went astray
