"""The bench of table and start: the shape of its figures, and that they are measured where they arise."""

import json
import os
import subprocess
import sys
import time
from multiprocessing import get_context
from pathlib import Path

import pytest

from desktop.developer import bench
from tests import patience

ROOT = Path(__file__).resolve().parents[2]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "desktop.developer.bench", *words]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=100, check=False)


def test_a_word_there_is_not_is_refused_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    for words in ([], ["chairs"], ["table", "start"]):
        assert bench.main(words) == 2
    assert capsys.readouterr().err.count("\n") == 3


def test_the_table_is_measured_alone_and_beside_a_thinking_opponent(
    qapp: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    from desktop.developer import bench_table as table_room

    measure = table_room.table_bench
    monkeypatch.setattr(table_room, "table_bench", lambda: measure(frames=3))
    report = bench.table()
    for figures in (report, report["ratio2"], report["thinking"]["ratio1"], report["thinking"]["ratio2"]):
        for name in ("drag_ms", "animate20_ms", "full_ms"):
            assert 0 < figures[name]["p50"] <= figures[name]["p95"]


def test_the_thinking_ends_when_it_is_told_to() -> None:
    context = get_context("spawn")
    stop = context.Event()
    process = context.Process(target=bench.think, args=(stop,), daemon=True)
    process.start()
    time.sleep(0.3)
    stop.set()
    process.join(patience.SECONDS)
    assert process.exitcode == 0


def test_a_start_is_measured_from_spawn_to_paint(tmp_path: Path) -> None:
    spent, worked = bench.painted_ms(bench.own_home(tmp_path))
    assert 50 < spent < 20_000
    assert os.name == "nt" or 50 < worked < 20_000


def test_a_start_that_fails_is_no_figure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "OPEN", "raise SystemExit('no table')")
    with pytest.raises(SystemExit, match="did not start"):
        bench.painted_ms(bench.own_home(tmp_path))


def test_memory_in_a_game_is_told_apart_by_process() -> None:
    answer = run("game", "--json")
    assert answer.returncode == 0, answer.stderr
    figures = json.loads(answer.stdout)
    assert figures["decisions"] > 5
    if Path("/proc").is_dir():
        assert 30 < figures["rss_mb"] < 400 and 5 < figures["ai_rss_mb"] < 100


def test_memory_of_this_process_and_of_none() -> None:
    assert bench.rss_kb(None) is None
    assert (bench.rss_kb(os.getpid()) or 0) > 5_000
    assert (bench.own_peak_kb() or 5_001) > 5_000


def test_a_bench_never_touches_the_persons_own_files(tmp_path: Path) -> None:
    environment = bench.own_home(tmp_path)
    assert {environment[name] for name in bench.HOMES} == {str(tmp_path)}
