"""desktop/tools/sim.py: many games, their statistics and their public JSON."""

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from desktop.games import BY_ID
from desktop.tools import sim
from tests import patience
from tests.engine.pouch import GAME
from tests.tools.calls import call

ROOT = Path(__file__).resolve().parents[2]

# As the design page lists them. Scripts depend on them.
KEYS = (
    "game mode seats games wins draws share ci95 mean_score by_seat by_role "
    "plies turns_median illegal seconds decision_ms"
).split()


def run(*argv: str, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    return call(sim.main, [*argv, "--json"], capsys).table()


def test_the_json_has_exactly_these_keys(capsys: pytest.CaptureFixture[str]) -> None:
    report = run("clash", "--seats", "greedy,random", "--games", "20", "--seed", "5", capsys=capsys)
    assert list(report) == KEYS
    assert (report["game"], report["mode"], report["seats"]) == ("clash", "duel", ["greedy", "random"])
    assert (report["games"], report["illegal"]) == (20, 0)
    assert sum(report["wins"]) + report["draws"] == 20 and sum(report["share"]) == pytest.approx(1)
    assert report["wins"][0] >= 17 and report["share"][0] == report["wins"][0] / 20 + report["draws"] / 40
    assert sum(report["by_seat"]) == pytest.approx(1) and len(report["ci95"]) == len(report["mean_score"]) == 2
    assert set(report["decision_ms"]) == {"greedy", "random"}
    assert all(set(times) == {"p50", "p95", "max"} for times in report["decision_ms"].values())


def test_the_same_seed_gives_the_same_figures_on_any_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ("clash", "--seats", "greedy,random", "--games", "10", "--seed")
    one, two = run(*argv, "5", capsys=capsys), run(*argv, "5", "--jobs", "2", capsys=capsys)
    for report in (one, two):
        del report["seconds"], report["decision_ms"]
    assert one == two
    assert (
        run("clash", "--seats", "greedy,random", "--games", "10", "--seed", "6", capsys=capsys)["plies"] != one["plies"]
    )


def test_the_records_of_all_games_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "deep" / "records"
    run("clash", "--seats", "random,random", "--games", "3", "--records", str(folder), capsys=capsys)
    assert sorted(path.name for path in folder.iterdir()) == [f"clash-00000{number}.json" for number in range(3)]


def test_entries_of_a_mode_with_roles_keep_their_seats(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(BY_ID, "pouch", GAME)
    argv = ("pouch", "--seats", "random,random,random", "--games", "9")
    assert run(*argv, capsys=capsys)["by_role"] == {}
    monkeypatch.setattr(type(GAME), "roles", {"circle": ("empire", "rebels", "rebels")})
    report = run(*argv, capsys=capsys)
    assert set(report["by_role"]) == {"empire", "rebels"}
    assert report["share"] == report["by_seat"]  # nobody changed places


def test_entries_keep_their_seats_when_asked_to(capsys: pytest.CaptureFixture[str]) -> None:
    argv = ("clash", "--seats", "greedy,random", "--games", "10", "--no-rotate")
    report = run(*argv, capsys=capsys)
    assert report["share"] == report["by_seat"]


def test_a_time_and_a_number_of_iterations_are_passed_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    budgets = []
    monkeypatch.setattr(sim, "play_all", lambda contest, games, jobs: budgets.append(contest.budget) or iter(()))
    for argv in (["--think", "0.5"], ["--iterations", "70"], []):
        with pytest.raises(ZeroDivisionError):  # no games, no shares
            sim.main(["clash", "--seats", "random,random", *argv])
    assert [(budget.seconds, budget.iterations) for budget in budgets] == [(0.5, 0), (0.0, 70), (0.0, 0)]


def test_people_get_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(sim.main, ["clash", "--seats", "greedy,random", "--games", "4"], capsys)
    assert answer.code == 0 and answer.err == ""  # no progress: this is no terminal
    assert answer.out.startswith("Clash of Decks, duel: 4 games in ")
    assert "greedy  " in answer.out and "0 illegal" in answer.out and "median length" in answer.out


def test_a_terminal_sees_progress(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)
    assert call(sim.main, ["clash", "--seats", "random,random", "--games", "150"], capsys).err.endswith("\r\033[K")


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        ([], "sim: the following arguments are required: GAME"),
        (["clash"], "sim: --seats says who plays: one level for each seat, with commas between"),
        (["chess", "--seats", "random,random"], f"sim: there is no game 'chess'; there is {', '.join(BY_ID)}"),
        (["clash", "--seats", "random,random", "--games", "0"], "sim: argument --games: must be a whole number from 1"),
        (["clash", "--seats", "random,random", "--jobs", "0"], "sim: argument --jobs: must be a whole number from 1"),
        (["clash", "--seats", "random,random", "--think", "0"], "sim: argument --think: must be a number of seconds"),
        (
            ["clash", "--seats", "random,random", "--think", "1", "--iterations", "9"],
            "sim: argument --iterations: not allowed with argument --think",
        ),
    ],
)
def test_wrong_arguments_are_answered_in_one_sentence(
    argv: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(sim.main, argv, capsys).sentence(code=2).startswith(sentence)


def test_a_folder_that_cannot_be_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("")
    argv = ["clash", "--seats", "random,random", "--records", str(tmp_path / "file")]
    assert call(sim.main, argv, capsys).sentence(code=2) == "sim: --records file: File exists"


def living(group: int) -> list[str]:
    """The processes of a group that are more than entries in a table."""
    found = []
    for entry in Path("/proc").glob("[0-9]*/stat"):
        try:
            name, _, rest = entry.read_text().rpartition(")")
        except OSError:
            continue
        state, _, pgid, *_ = rest.split()
        if int(pgid) == group and state != "Z":
            found.append(name)
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are counted in /proc")
@pytest.mark.parametrize("to_all", [True, False], ids=["from the terminal", "to the tool alone"])
def test_ctrl_c_ends_it_with_all_its_processes(to_all: bool) -> None:
    argv = [sys.executable, "-m", "desktop", "sim", "clash", "--seats", "random,random"]
    process = subprocess.Popen(
        [*argv, "--games", "10000000", "--jobs", "2"],
        cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
    )  # fmt: skip
    try:
        while len(living(process.pid)) < 3:  # it, two workers, and later a tracker of Python's
            assert process.poll() is None
            time.sleep(0.01)
        if to_all:
            os.killpg(process.pid, signal.SIGINT)
        else:
            process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=patience.SECONDS)
        assert (process.returncode, out, err) == (130, "", "")
        end = time.monotonic() + patience.SECONDS
        while living(process.pid):  # Python's tracker goes a moment after the one it follows
            assert time.monotonic() < end
            time.sleep(0.01)
    finally:  # also when it fails, nothing plays on
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
