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
from desktop.tools.openspiel import Hearts
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
    assert list(report) == ["engine", "games", "table", "start", "save", "drop", "memory", "evening"]
    assert all(report[word] == {} for word in bench.QT_WORDS)
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
    assert bench._run(lambda n: pieces.append(n) or 50) == pytest.approx(450 / 0.4)
    assert pieces == [0, 1, 2] * 3


# ---- beside another program


now: list[float] = []  # what each piece of work has taken


def taking(seconds: float) -> bench.Work:
    return lambda n: (now.append(seconds), 1)[1]


class Stand:
    """In place of OpenSpiel: everything takes it a thousandth of a second."""

    def __init__(self, positions: int, iterations: int) -> None:
        self.play = self.clone = self.resample = self.search = taking(0.001)


def test_against_openspiel_the_games_are_measured_by_turns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "Hearts", Stand)
    monkeypatch.setattr(bench, "game_works", lambda game, mode: dict.fromkeys(FIGURES, taking(0.002)))
    monkeypatch.setattr(bench, "process_time", lambda: sum(now))
    monkeypatch.setattr(bench, "RUNS", 2)
    now.clear()
    report = call(main, ["clash", "--against", "openspiel", "--json"], capsys).table()
    figures = {"plies_per_s": 500, "clone_us": 2000, "resample_us": 2000, "ismcts_iterations_per_s": 500}
    assert report["games"] == {}
    assert report["openspiel"] == {
        "hearts": {"plies_per_s": 1000, "clone_us": 1000, "resample_us": 1000, "ismcts_iterations_per_s": 1000},
        "clash": figures,
        "ratios": {"clash": dict.fromkeys(figures, 0.5)},
    }
    turns = [took for at, took in enumerate(now) if not at or now[at - 1] != took]
    assert turns == [0.001, 0.002] * 2 * len(figures), "hearts, the game, and hearts again"
    said = call(main, ["clash", "--against", "openspiel"], capsys).out
    assert "\nhearts: 1,000 plies_per_s, " in said and "\nclash: 500 plies_per_s (0.5 x), " in said


def test_where_openspiel_is_not_installed_it_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    said = call(main, ["clash", "--against", "openspiel"], capsys).sentence(code=2)
    assert said == "bench: OpenSpiel is not installed here (no pyspiel): pip install open_spiel"
    assert "invalid choice: 'gnubg'" in call(main, ["--against", "gnubg"], capsys).sentence(code=2)


def test_its_hearts_is_played_copied_imagined_and_searched() -> None:
    pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    hearts = Hearts(3, 10)
    assert {hearts.play(n) for n in range(9)} == {52, 64}, "every card played, some passed; the deal is no decision"
    assert hearts.clone(1) == 100 and hearts.resample(2) == 20 and hearts.search(0) == 10


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
    words = ["table", "start", "save", "drop", "memory", "evening"]
    report = call(main, [*words, "--json"], capsys).table()
    assert report.pop("engine")
    assert report == {"games": {}, **{word: {"drag_ms": 0.5} for word in words}}
    assert calls == [["-m", "desktop.developer.bench", word, "--json"] for word in words]
    assert call(main, ["table"], capsys).out.splitlines()[1:] == ["table: 0.5 drag_ms"]


def test_an_evening_is_spread_and_told_as_asked(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    calls = app(monkeypatch, out='{"home": {"mb": 90.0}}')
    report = call(main, ["evening", "--minutes", "40", "--where", "--json"], capsys).table()
    assert report["evening"] == {"home": {"mb": 90.0}} and report["games"] == {}
    assert calls == [["-m", "desktop.developer.bench", "evening", "--minutes", "40", "--where", "--json"]]


@pytest.mark.parametrize("words", [["memory", "--where"], ["--minutes", "5"], ["evening", "--minutes", "0"]])
def test_how_long_and_where_are_asked_of_an_evening_only(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert "minutes" in call(main, words, capsys).sentence(code=2)


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
