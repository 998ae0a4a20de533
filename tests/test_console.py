"""desktop/console.py: tools on a terminal that lacks signs, before a full disk, and into a pipe nobody reads."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from desktop import console
from desktop.engine.record import to_record
from tests import patience
from tests.games.setups import set_ups
from tests.games.walks import match

ROOT = Path(__file__).resolve().parent.parent
SIM = ["sim", "clash", "--seats", "greedy,random", "--games", "2"]
PLAIN = ["--version"], ["--help"], ["sim", "--help"], ["play", "--help"], ["shot", "--help"]
TOOLS = SIM, [*SIM, "--json"], [*SIM, "--jobs", "2"], ["play", "clash", "--seats", "greedy,greedy"]
full = pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this system has no file that is always full")


def run(argv: list[str], out: int = subprocess.PIPE, err: int = subprocess.PIPE, **set_: Any):
    """A tool with these streams, and PYTHON... settings."""
    plain = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LC_", "LANG"))}
    return subprocess.run(
        [sys.executable, "-m", "desktop", *argv],
        cwd=ROOT,
        env={**plain, **set_},
        stdin=subprocess.DEVNULL,
        stdout=out,
        stderr=err,
        timeout=patience.SECONDS,
        check=False,
    )


@pytest.fixture
def record(tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    path.write_text(to_record(match(set_ups("clash")[0], 3)).dumps(), encoding="utf-8")
    return str(path)


@pytest.mark.parametrize(
    "set_",
    [
        {"PYTHONIOENCODING": "ascii"},
        {"PYTHONIOENCODING": "latin-1"},
        {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"},
    ],
    ids=["ascii", "latin-1", "C"],
)
def test_a_sign_that_cannot_be_shown_is_a_question_mark(set_: dict[str, Any], record: str) -> None:
    for argv in (SIM, ["replay", record], ["play", "chronicle", "--seats", "greedy,greedy,greedy"], ["--help"]):
        answer = run(argv, **set_)
        assert (answer.returncode, answer.stderr) == (0, b"") and answer.stdout
    said = run(SIM, **set_).stdout
    assert b" % \xb1 " in said if set_.get("PYTHONIOENCODING") == "latin-1" else b" % ? " in said


def test_who_has_chosen_how_such_a_sign_is_shown_gets_it() -> None:
    assert b" % &#177; " in run(SIM, PYTHONIOENCODING="ascii:xmlcharrefreplace").stdout


def test_a_sentence_on_standard_error_can_be_said_anywhere() -> None:
    answer = run(["replay", "no such filé"], PYTHONIOENCODING="ascii")
    assert answer.returncode == 2 and answer.stderr.startswith(b"replay: no such fil")
    assert b"Traceback" not in answer.stderr


# ---- full


@full
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("argv", [*PLAIN, *TOOLS], ids=" ".join)
def test_a_full_output_is_a_sentence_and_the_answer_is_not_lost(argv: list[str], unbuffered: str) -> None:
    with open("/dev/full", "wb") as nowhere:
        answer = run(argv, out=nowhere.fileno(), PYTHONUNBUFFERED=unbuffered)
        deaf = run(argv, out=nowhere.fileno(), err=nowhere.fileno(), PYTHONUNBUFFERED=unbuffered)
    sentence, _, text = answer.stderr.decode().partition("\n")
    assert answer.returncode == deaf.returncode == 74
    assert sentence == "fivefold: standard output takes nothing more (No space left on device); it was to hold:"
    assert text.strip() and "Traceback" not in text
    if "--json" in argv:
        assert json.loads(text)["games"] == 2


@full
def test_nor_what_took_a_bench_so_long() -> None:
    with open("/dev/full", "wb") as nowhere:
        answer = run(["bench", "clash"], out=nowhere.fileno())
    assert answer.returncode == 74 and b"plies_per_s" in answer.stderr and b"Traceback" not in answer.stderr


@full
def test_what_waits_to_be_written_is_not_gathered_without_bound() -> None:
    with open("/dev/full", "w", encoding="utf-8") as nowhere, pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdout", nowhere)
        with pytest.raises(console.Unsaid) as unsaid, console.heard():
            for number in range(10**6):
                print(number)
        console.give_up(nowhere)
    lines = unsaid.value.text.splitlines()
    assert lines[0] == "0" and 10 < len(lines) <= console.MOST_KEPT


@full
def test_a_full_standard_error_changes_nothing() -> None:
    with open("/dev/full", "wb") as nowhere:
        answer = run(["replay", "none"], err=nowhere.fileno())
        assert (answer.returncode, answer.stdout) == (2, b"")
        answer = run(SIM, err=nowhere.fileno())
        assert answer.returncode == 0 and b"2 games" in answer.stdout


# ---- a pipe that nobody reads


@pytest.mark.parametrize("argv", [["--version"], ["--help"], *TOOLS], ids=" ".join)
def test_a_pipe_that_nobody_reads_is_left_quietly(argv: list[str]) -> None:
    reader, writer = os.pipe()
    os.close(reader)
    try:
        answer = run(argv, out=writer)
    finally:
        os.close(writer)
    assert (answer.returncode, answer.stderr) == (141, b"")


# ---- the streams are given back


def test_afterwards_everything_is_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    monkeypatch.setattr(sys, "stdout", out)
    with console.heard():
        print("±")
        assert sys.stdout is not out
    assert sys.stdout is out
    print("still open")
    out.flush()
    assert out.buffer.getvalue() == b"?\nstill open\n"  # type: ignore[attr-defined]


def test_where_there_is_no_stream_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    with console.heard():
        print("nothing")
    assert sys.stdout is None
