"""desktop/__main__.py: the front door, as the processes that come through it see it."""

import os
import signal
import subprocess
import sys
import types
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from desktop import __main__ as front
from desktop import __version__
from tests import patience

ROOT = Path(__file__).resolve().parent.parent


def desktop(*argv: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "desktop", *argv], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> Callable[[str, Callable[[list[str]], int]], None]:
    """Puts a module with this main in the place of a tool or of the app."""

    def put(name: str, main: Callable[[list[str]], int]) -> None:
        module = types.ModuleType(name)
        module.main = main  # type: ignore[attr-defined]
        monkeypatch.setitem(sys.modules, name, module)
        monkeypatch.setattr(front, "import_module", lambda asked: sys.modules[asked])

    return put


def test_version_and_help_go_to_stdout() -> None:
    assert desktop("--version").stdout == f"Fivefold {__version__}\n"
    told = desktop("--help")
    assert told.returncode == 0 and told.stderr == ""
    assert all(f"\n  {word} " in told.stdout for word in front.TOOLS)


@pytest.mark.parametrize("word", ["solve", "--fullscreen", "-x", ""])
def test_an_unknown_word_is_refused_in_one_sentence_that_lists_the_words(word: str) -> None:
    answer = desktop(word)
    assert (answer.returncode, answer.stdout) == (2, "")
    assert answer.stderr.count("\n") == 1 and repr(word) in answer.stderr
    assert all(tool in answer.stderr for tool in front.TOOLS)


@pytest.mark.parametrize("word", front.TOOLS)
def test_a_tool_gets_what_stands_after_its_word_and_decides_the_exit_code(
    word: str, stand_in: Callable[[str, Callable[[list[str]], int]], None]
) -> None:
    got: list[list[str]] = []
    stand_in(front.TOOLS[word], lambda argv: got.append(argv) or 7)
    assert front.main([word, "clash", "--json"]) == 7
    assert got == [["clash", "--json"]]


@pytest.mark.parametrize("word", [word for word, module in front.TOOLS.items() if ".tools." in module])
def test_every_headless_word_has_its_tool(word: str) -> None:
    assert callable(import_module(front.TOOLS[word]).main)


def test_no_word_opens_the_app(stand_in: Callable[[str, Callable[[list[str]], int]], None]) -> None:
    stand_in(front.APP, lambda argv: 3 if argv == [] else 4)
    assert front.main([]) == 3


@pytest.mark.parametrize("argument", [front.UNTIL_SETTLED, __file__])
def test_a_file_goes_to_the_app(argument: str, stand_in: Callable[[str, Callable[[list[str]], int]], None]) -> None:
    stand_in(front.APP, lambda argv: 3 if argv == [argument] else 4)
    assert front.main([argument]) == 3


def test_the_door_imports_nothing_heavy() -> None:
    # A spawned process imports it again: its cost is paid by every AI process and every worker of `sim --jobs`.
    code = (
        "import sys, desktop.__main__; print([name for name in sys.modules if name.startswith(('desktop', 'PySide6'))])"
    )
    answer = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert answer.stdout.strip() == "['desktop', 'desktop.__main__']"


PROGRAM = """
import sys, time, types
from desktop import __main__ as front

def main(argv):
    {body}
    return 0

sys.modules[front.TOOLS["sim"]] = types.ModuleType("stand-in")
sys.modules[front.TOOLS["sim"]].main = main
sys.exit(front.main(["sim"]))
"""


def start(body: str) -> subprocess.Popen[str]:
    """A process whose `sim` does this."""
    pipe = subprocess.PIPE
    program = [sys.executable, "-c", PROGRAM.format(body=body)]
    return subprocess.Popen(program, cwd=ROOT, stdout=pipe, stderr=pipe, text=True)


@pytest.mark.skipif(os.name == "nt", reason="Windows sends Ctrl-C to consoles, not to single processes")
def test_ctrl_c_ends_a_tool_without_a_traceback() -> None:
    process = start("print('under way', flush=True); time.sleep(60)")
    assert process.stdout and process.stdout.readline() == "under way\n"
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=patience.SECONDS)
    assert (process.returncode, errors) == (130, "")


@pytest.mark.parametrize("lines", [1, 100_000])
def test_a_reader_that_has_seen_enough_is_no_error(lines: int) -> None:
    # One line stays in the buffer until the end; many fill it on the way.
    process = start(f"time.sleep(0.2); [print('a line') for _ in range({lines})]")
    assert process.stdout and process.stderr
    process.stdout.close()
    assert process.stderr.read() == ""
    assert process.wait(timeout=patience.SECONDS) == 141


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (["--version"], 0), (["--help"], 0), (["--fullscreen"], 2), (["--smoke", "clash"], 2),
        (["sim"], 2), (["sim", "--help"], 0), (["shot", "clash"], 2), (["replay", "no such file"], 2),
    ],
)  # fmt: skip
def test_a_program_without_a_console_says_nothing_and_does_not_fall_over_it(words: list[str], code: int) -> None:
    # So it is in a windowed build on Windows.
    silence = "import sys; sys.stdin = sys.stdout = sys.stderr = None; from desktop.__main__ import main"
    program = [sys.executable, "-c", f"{silence}; sys.exit(main({words}))"]
    answer = subprocess.run(program, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (answer.returncode, answer.stdout, answer.stderr) == (code, "", "")
