"""An unexpected error is told and reported with its match, once, and the program goes on."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject, QTimer, Signal
from pytestqt.qtbot import QtBot

from desktop.app.house.crash_report import MOST, Accidents
from desktop.engine.record import digest, loads, replay
from desktop.games import BY_ID
from desktop.storage import reports
from tests.app.playing import clash

Told = list[tuple[str, str]]


@pytest.fixture
def told() -> Told:
    return []


@pytest.fixture
def accidents(qapp: object, tmp_path: Path, told: Told, monkeypatch: pytest.MonkeyPatch) -> Iterator[Accidents]:
    match = clash(plies=6)
    monkeypatch.setattr(sys, "excepthook", lambda *_: None)  # the terminal's
    watching = Accidents(tmp_path / "reports", lambda: match)
    watching.happened.connect(lambda path, why: told.append((path, why)))
    watching.match = match  # type: ignore[attr-defined]
    watching.watch()
    yield watching
    watching.leave()


def fail(number: int) -> None:
    try:
        raise ZeroDivisionError(number)
    except ZeroDivisionError:
        sys.excepthook(*sys.exc_info())  # type: ignore[arg-type]


def test_a_report_with_the_match_is_written_once(accidents: Accidents, told: Told) -> None:
    for _ in range(3):
        fail(1)
    ((path, why),) = told
    assert why == "" and "ZeroDivisionError: 1" in Path(path).read_text(encoding="utf-8")
    again = replay(loads(reports.read_record(Path(path))), BY_ID)
    assert digest(again.state) == digest(accidents.match.state)  # type: ignore[attr-defined]


def test_a_storm_of_errors_fills_no_disk(accidents: Accidents, told: Told) -> None:
    for number in range(3 * MOST):
        fail(number)
    assert len(told) == MOST


def test_an_error_while_telling_of_one_does_not_go_round(accidents: Accidents, told: Told) -> None:
    accidents.happened.connect(lambda *_: fail(99))
    fail(1)
    assert len(told) == 1


def test_without_a_place_for_reports_it_still_says_so(accidents: Accidents, told: Told, tmp_path: Path) -> None:
    (tmp_path / "reports").write_text("a file where the folder should be")
    fail(1)
    ((path, why),) = told
    assert path == "" and why


def test_ctrl_c_is_no_accident(accidents: Accidents, told: Told) -> None:
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    assert told == []


class Failing(QObject):
    now = Signal()


def test_errors_in_slots_and_timers_come_here_and_qt_goes_on(
    accidents: Accidents, told: Told, qtbot: QtBot, capfd: pytest.CaptureFixture[str]
) -> None:
    """What PySide does with an error in a slot is Python's hook: nothing between them swallows it."""
    source, went_on = Failing(), []
    with qtbot.captureExceptions():  # pytest-qt puts its own hook there; this one is put back for the moment
        sys.excepthook = accidents.caught
        source.now.connect(lambda: 1 / 0)
        source.now.emit()
        QTimer.singleShot(0, lambda: went_on.append(True))
        qtbot.waitUntil(lambda: bool(went_on))
    assert len(told) == 1 and went_on
