"""The real program killed at random moments: what it told as saved is what the next start goes on with (UX 33).

An action is finished when its save is on the disk. Killed after `saving` and before `saved` the action may be there or
not; what was told as saved before that is never lost, and nothing else may be there.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from desktop.engine.record import digest
from desktop.games import BY_ID
from desktop.storage.saves import Saves
from tests import patience

ROOT = Path(__file__).resolve().parent.parent.parent
PLAYERS = (("person",), ("person", "greedy"), ("person",))
LONGEST = 0.7  # seconds of play before the end comes


Kept = tuple[str, str]  # a match, and the digest of its position


class Told(NamedTuple):
    """What the program said before it was killed."""

    lines: list[list[str]]

    def allowed(self, before: Kept | None) -> set[Kept | None]:
        """The last save that returned, else what was there before the start; and the one that was under way."""
        last, under_way = before, before
        for word, *what in self.lines:
            if word in ("saving", "saved"):
                under_way = (what[0], what[1])
                last = under_way if word == "saved" else last
        return {last, under_way}


def killed_evening(home: Path, game_id: str, number: int) -> Told:
    """Start it, let it play for a moment, kill it."""
    dice = Random(number)
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "FIVEFOLD_HOME": str(home)}
    command = [sys.executable, str(ROOT / "tests/app/evening.py"), game_id, str(number), *dice.choice(PLAYERS)]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    end = threading.Timer(patience.SECONDS, process.kill)  # of a program that never comes to play
    end.start()
    try:
        # Now and then before anything is finished.
        wanted = (b"saving", b"opponents") if number % 10 == 9 else b"saving"
        first = b""
        while line := process.stdout.readline():
            first += line
            if line.startswith(wanted):
                break
        time.sleep(dice.random() * LONGEST)
    finally:
        end.cancel()
        process.kill()
        rest, errors = process.communicate(timeout=patience.SECONDS)
    assert first and process.returncode != 0, errors.decode()
    assert not [line for line in errors.decode().splitlines() if "propagateSizeHints" not in line], errors.decode()
    whole = (first + rest).decode().rpartition("\n")[0]
    return Told([line.split() for line in whole.splitlines()])


def what_is_left(home: Path, allowed: set[Kept | None]) -> Kept | None:
    """What the home page would go on with: the match that was played last, as far as it can be opened."""
    saves = Saves(home / "saves")
    newest = next(iter(saves.everything()), None)
    if newest is None:
        assert None in allowed, allowed
        return None
    opened = saves.open(newest.id, BY_ID)
    left = newest.id, digest(opened.match.state)
    assert left in allowed, (newest, left, allowed)
    assert opened.notice is None and not newest.lost and newest.over == opened.match.over
    assert opened.match.over or newest.id == saves.resumable()[0].id
    return left


def check_nobody_thinks_on(told: Told) -> None:
    """The opponents' process notices that nobody listens any more."""
    until = time.monotonic() + patience.SECONDS
    for pid in [int(line[1]) for line in told.lines if line[0] == "opponents"]:
        while Path(f"/proc/{pid}").exists():
            assert time.monotonic() < until, f"the opponents' process {pid} outlives the program"
            time.sleep(0.02)


def kill_often(home: Path, game_id: str, times: int) -> None:
    """One person's folder: each start goes on with what the kill before it left."""
    finished, left = 0, None
    for number in range(times):
        told = killed_evening(home, game_id, number)
        assert not [line for line in told.lines if line[0] in ("notice", "failed")], told.lines
        left = what_is_left(home, told.allowed(left))
        check_nobody_thinks_on(told)
        finished += sum(line[0] == "saved" for line in told.lines)
    print(f"{game_id}: {times} kills, {times} resumes, {finished} saved actions")
    assert finished


@pytest.mark.parametrize("game_id", BY_ID)
def test_ten_kills_and_ten_resumes(tmp_path: Path, game_id: str) -> None:  # UX 33
    kill_often(tmp_path, game_id, 2)


@pytest.mark.soak
@pytest.mark.parametrize("game_id", BY_ID)
def test_three_hundred_kills_and_three_hundred_resumes(tmp_path: Path, game_id: str) -> None:  # UX 33
    kill_often(tmp_path, game_id, 60)
