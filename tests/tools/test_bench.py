"""desktop/tools/bench.py: the figures are there and are what they are called."""

import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from desktop.engine.compiling import compiled
from desktop.games import BY_ID
from desktop.tools import bench
from desktop.tools.bench import main
from tests.tools.calls import call

# As the design page lists them. Scripts depend on them.
FIGURES = ["plies_per_s", "clone_us", "resample_us", "playouts_per_s", "ismcts_iterations_per_s"]


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "RUNS", 1)
    monkeypatch.setattr(bench, "RUN_SECONDS", 0.02)
    monkeypatch.setattr(bench, "POSITIONS", 3)


def test_the_json_has_exactly_these_keys(capsys: pytest.CaptureFixture[str]) -> None:
    report = call(main, ["clash", "--json"], capsys).table()
    assert list(report) == ["engine", "games", "table", "start", "save", "drop", "memory"]
    assert report["table"] == report["start"] == report["save"] == report["drop"] == report["memory"] == {}
    assert report["engine"] == ("compiled" if compiled() else "sources")
    assert list(report["games"]) == ["clash"]
    figures = report["games"]["clash"]
    assert list(figures) == FIGURES
    # Orders of magnitude: a second, a microsecond, and which is which.
    assert figures["plies_per_s"] > 1_000 and 0.1 < figures["clone_us"] < 100
    assert figures["clone_us"] < figures["resample_us"] < 5_000
    assert figures["playouts_per_s"] > 20
    assert 500 < figures["ismcts_iterations_per_s"] < figures["plies_per_s"]


def test_without_a_word_all_games_are_measured(capsys: pytest.CaptureFixture[str]) -> None:
    assert set(call(main, ["--json"], capsys).table()["games"]) == set(BY_ID)


def test_people_get_sentences(capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(main, ["clash"], capsys)
    assert answer.code == 0 and answer.out.startswith(f"engine: {'compiled' if compiled() else 'sources'}\n")
    assert "\nclash: " in answer.out and " plies_per_s, " in answer.out


def test_units_are_counted_not_calls(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(x / 10 for x in range(1000))  # every look at the clock takes a tenth of a second
    monkeypatch.setattr(bench, "process_time", lambda: next(now))
    monkeypatch.setattr(bench, "RUN_SECONDS", 0.35)
    pieces: list[int] = []
    # Looks at 0.1, 0.2, 0.3 find time for a round of three pieces each; the one at 0.4 does not.
    assert bench._rate(lambda n: pieces.append(n) or 50) == pytest.approx(450 / 0.4)
    assert pieces == [0, 1, 2] * 3


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (["chess"], f"bench: there is no game 'chess'; there is {', '.join(BY_ID)}"),
        (["clash", "--mode", "x"], "bench: Clash of Decks has no mode 'x'; it has duel"),
        (["clash", "--runs", "7"], "bench: unrecognized arguments: --runs 7"),
    ],
)
def test_wrong_arguments_are_answered_in_one_sentence(
    argv: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(main, argv, capsys).sentence(code=2) == sentence


# ---- what needs Qt is measured in a process of its own


def app(monkeypatch: pytest.MonkeyPatch, code: int = 0, out: str = "", err: str = "", there: bool = True) -> list[Any]:
    """Stands in for the app's bench and notes how it is called."""
    calls: list[Any] = []

    def run(command: list[str], **_: object) -> Any:
        calls.append(command[1:])
        return SimpleNamespace(returncode=code, stdout=out, stderr=err)

    monkeypatch.setattr(bench, "find_spec", lambda name: object() if there else None)
    monkeypatch.setattr(subprocess, "run", run)
    return calls


def test_table_and_start_are_the_app_s(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    calls = app(monkeypatch, out='{"drag_ms": 0.5}\n')
    words = ["table", "start", "save", "drop", "memory"]
    report = call(main, [*words, "--json"], capsys).table()
    assert report.pop("engine")
    assert report == {"games": {}, **{word: {"drag_ms": 0.5} for word in words}}
    assert calls == [["-m", "desktop.developer.bench", word, "--json"] for word in words]
    assert call(main, ["table"], capsys).out.splitlines()[1:] == ["table: 0.5 drag_ms"]


def test_a_program_without_the_app_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    calls = app(monkeypatch, there=False)
    sentence = "bench: 'table' cannot be measured: this program has no desktop.developer.bench"
    assert call(main, ["table"], capsys).sentence(code=2) == sentence
    monkeypatch.setattr(bench, "find_spec", lambda name: (_ for _ in ()).throw(ModuleNotFoundError(name)))
    assert call(main, ["table"], capsys).sentence(code=2) == sentence
    app(monkeypatch)
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert call(main, ["table"], capsys).sentence(code=2) == sentence
    assert calls == []


@pytest.mark.parametrize("code", [1, 2, -9])
def test_what_goes_wrong_there_is_one_sentence_here(
    code: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    app(monkeypatch, code=code, err="Traceback\n  lines\nRuntimeError: no display\n")
    said = call(main, ["table"], capsys).sentence(code=2 if code == 2 else 1)
    assert said == "bench: 'table' cannot be measured: RuntimeError: no display"
    app(monkeypatch, code=code)
    assert call(main, ["table"], capsys).sentence(code=2 if code == 2 else 1).endswith(f"exit code {code}")


def test_it_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def hang(command: list[str], timeout: float, **_: object) -> None:
        raise subprocess.TimeoutExpired(command, timeout)

    app(monkeypatch)
    monkeypatch.setattr(subprocess, "run", hang)
    assert call(main, ["start"], capsys).sentence(code=1) == "bench: measuring 'start' took longer than 120 s"
