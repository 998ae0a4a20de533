"""desktop/tools/processes.py: games on several processes, none of which outlives its use."""

import multiprocessing
import os
import signal
import threading
from pathlib import Path

import pytest

from desktop.ai.agent import Budget
from desktop.games import BY_ID
from desktop.tools.arguments import Failed
from desktop.tools.contest import Contest, Played
from desktop.tools.processes import play_all


def contest(records: Path | None = None) -> Contest:
    return Contest("clash", "duel", BY_ID["clash"].settle({}), ("random", "greedy"), 1, True, Budget(), records)


def results(games: list[Played]) -> list[Played]:
    return sorted(played._replace(decisions_ms={}) for played in games)


@pytest.mark.parametrize("jobs", [2, 3])
def test_several_processes_play_the_same_games_as_one(jobs: int) -> None:
    alone = results(list(play_all(contest(), 7, 1)))
    assert [played.number for played in alone] == list(range(7))
    assert results(list(play_all(contest(), 7, jobs))) == alone
    assert multiprocessing.active_children() == []


def test_the_pipes_may_be_of_another_class(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Windows' are: a `PipeConnection` is no `Connection`."""
    monkeypatch.setattr("desktop.tools.processes.Connection", type("PipeConnection", (), {}))
    assert len(list(play_all(contest(), 4, 2))) == 4


def test_from_another_thread_too() -> None:
    found: list[Played] = []
    thread = threading.Thread(target=lambda: found.extend(play_all(contest(), 4, 2)))
    thread.start()
    thread.join(60)
    assert len(found) == 4


def test_whoever_stops_listening_leaves_no_process_behind() -> None:
    games = play_all(contest(), 100_000, 2)
    next(games)
    assert len(multiprocessing.active_children()) == 2
    games.close()  # type: ignore[attr-defined]
    assert multiprocessing.active_children() == []


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="stops a process as POSIX does")
def test_nor_one_that_was_stopped() -> None:
    games = play_all(contest(), 100_000, 2)
    next(games)
    for child in multiprocessing.active_children():
        assert child.pid
        os.kill(child.pid, signal.SIGSTOP)
    games.close()  # type: ignore[attr-defined]
    assert multiprocessing.active_children() == []


def test_a_process_that_died_is_noticed() -> None:
    games = play_all(contest(), 100_000, 2)
    next(games)
    multiprocessing.active_children()[0].kill()
    with pytest.raises(Failed, match="a process that played games has died"):
        list(games)
    assert multiprocessing.active_children() == []


def test_what_goes_wrong_in_a_process_is_said_here(tmp_path: Path) -> None:
    with pytest.raises(Failed, match="cannot be written: No such file or directory"):
        list(play_all(contest(tmp_path / "gone"), 10, 2))
    assert multiprocessing.active_children() == []
