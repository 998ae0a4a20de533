"""The list of bad files through every reader: a sentence each, soon, in little memory, and nothing good is lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.storage.bad_files import JSON_KINDS, KINDS, bad_files

ROOT = Path(__file__).resolve().parent.parent.parent
MOST_MB = 300
# Facts and pictures are made anew from the record; lock and notes are taken.
KEPT = ("record", "copy", "settings", "statistics", "drills", "cards")


@pytest.fixture(scope="module", params=[5, pytest.param(1, marks=pytest.mark.soak)])
def trials(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> list[dict[str, Any]]:
    """What became of each bad file; a fifth of those with one odd value is enough for every day."""
    if not sys.platform.startswith("linux"):
        pytest.skip("asks Linux what memory was taken, and makes pipes and devices")
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "TMPDIR": str(tmp_path_factory.mktemp("bad"))}
    command = [sys.executable, "-m", "tests.storage.readers", str(request.param)]
    answer = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=600, check=False
    )
    assert answer.returncode == 0, answer.stderr[-2000:]
    told = [json.loads(line) for line in answer.stdout.splitlines()]
    assert len(told) == len(bad_files(request.param)) >= 300
    return told


def test_the_list_is_long_and_has_every_kind() -> None:
    entries = bad_files()
    assert len(entries) >= 1000 and {entry.kind for entry in entries} == set(KINDS) and set(JSON_KINDS) < set(KINDS)
    assert len({entry[:2] for entry in entries}) == len(entries)


def test_each_is_read_or_refused_in_a_sentence(trials: list[dict[str, Any]]) -> None:
    assert [trial for trial in trials if "fault" in trial] == []
    assert len([trial for trial in trials if "skipped" in trial]) < 50


def test_each_takes_little_time_and_memory(trials: list[dict[str, Any]]) -> None:
    assert max(trial.get("took", 0) for trial in trials) < 3
    assert max(trial["peak_mb"] for trial in trials) < MOST_MB


def test_no_file_lies_outside_of_the_home(trials: list[dict[str, Any]]) -> None:
    assert [trial for trial in trials if trial.get("outside")] == []


def test_what_was_refused_is_kept(trials: list[dict[str, Any]]) -> None:
    lost = [
        trial
        for trial in trials
        if trial["kind"] in KEPT
        and trial.get("kept") is False
        and any(KINDS[trial["kind"]].rpartition("/")[2].format(id="") in said for said in trial["said"])
    ]
    assert lost == []
