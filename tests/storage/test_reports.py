"""A report holds what happened and the match, and old ones make way."""

import os
from datetime import datetime
from pathlib import Path

import pytest

from desktop.engine.match import Match, Seat
from desktop.engine.record import digest, loads, replay
from desktop.games import BY_ID
from desktop.storage import reports
from desktop.storage.errors import StorageError

NOW = datetime(2026, 3, 4, 5, 6, 7)


def match_of(plies: int) -> Match:
    game = BY_ID["clash"]
    match = Match(game, (Seat("Mara"), Seat("Ivo 🂡")), next(iter(game.info.modes)), {}, 3)
    for _ in range(plies):
        match.submit(match.state.decider(), match.state.legal()[-1])
    return match


def test_a_report_holds_the_trace_and_a_record_that_opens(tmp_path: Path) -> None:
    match = match_of(4)
    path = reports.write(tmp_path, "Traceback\n  here", {"version": "1"}, match, NOW)
    assert path.name == "report-20260304-050607.txt"
    text = path.read_text(encoding="utf-8")
    assert "version: 1" in text and "Traceback\n  here" in text
    again = replay(loads(reports.read_record(path)), BY_ID)
    assert digest(again.state) == digest(match.state)


def test_two_in_one_second_are_two(tmp_path: Path) -> None:
    paths = {reports.write(tmp_path, "x", {}, None, NOW) for _ in range(3)}
    assert len(paths) == 3


def test_a_match_that_cannot_be_written_down_does_not_hide_the_trace(tmp_path: Path) -> None:
    match = match_of(2)
    match.state.stack = None  # type: ignore[assignment]
    path = reports.write(tmp_path, "Traceback", {}, match, NOW)
    assert "Traceback" in path.read_text() and "could not be written down" in reports.read_record(path)


def test_only_the_newest_are_kept(tmp_path: Path) -> None:
    for number in range(reports.MOST + 5):
        path = reports.write(tmp_path, str(number), {}, None, NOW)
        os.utime(path, (number, number))
    reports.write(tmp_path, "last", {}, None, NOW)
    left = sorted(tmp_path.glob("report-*.txt"), key=lambda path: path.stat().st_mtime)
    assert len(left) == reports.MOST and "last" in left[-1].read_text()


def test_a_report_is_kept_when_the_clock_was_set_back_before_it(tmp_path: Path) -> None:
    for number in range(reports.MOST):
        path = reports.write(tmp_path, str(number), {}, None, NOW)
        os.utime(path, (9e9 + number, 9e9 + number))
    last = reports.write(tmp_path, "last", {}, None, NOW)
    assert last.exists() and len(list(tmp_path.glob("report-*.txt"))) == reports.MOST


def test_where_nothing_can_be_written_the_error_is_typed(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StorageError):
        reports.write(tmp_path / "file", "x", {}, None, NOW)
