"""packaging/check_wheel.py: every way to the program, what a try must show, and that no index is asked."""

import subprocess
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

import pytest

from desktop import __version__
from desktop.games import BY_ID

ROOT = Path(__file__).resolve().parents[2]
DEALT = "".join(f"smoke: {game}: dealt\n" for game in BY_ID)


@pytest.fixture
def check_wheel(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import check_wheel

    return check_wheel


def answer(out: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    return subprocess.CompletedProcess([], code, out)


def place(check_wheel: ModuleType) -> object:
    return check_wheel.Place("/try", "/needed", "/f/fivefold.whl", "/f/fivefold.tar.gz", "/python", "/tools")


def test_wheel_and_source_come_by_pip_and_the_wheel_by_uv_and_pipx(check_wheel: ModuleType) -> None:
    found = check_wheel.ways(place(check_wheel))
    assert [way.name for way in found] == [
        "pip, wheel", "pip, source", "uv tool install", "uvx", "pipx install", "pipx run",
    ]  # fmt: skip
    for way in found:
        file = "/f/fivefold.tar.gz" if way.name == "pip, source" else "/f/fivefold.whl"
        words = [word for command in (*way.install, way.program) for word in command]
        assert words.count(file) == 1
        assert way.program[-1].endswith("fivefold")  # the script, not `python -m desktop`


def test_no_index_is_asked_and_nothing_is_left_outside_the_folder(check_wheel: ModuleType) -> None:
    given = check_wheel.environment(place(check_wheel))
    assert given["PIP_NO_INDEX"] == given["UV_OFFLINE"] == "1"
    assert given["PIP_FIND_LINKS"] == given["UV_FIND_LINKS"] == "/needed"
    folders = [value for name, value in given.items() if name == "HOME" or name.endswith(("_DIR", "PIPX_HOME"))]
    assert len(folders) == 6 and all(value.startswith("/try/") for value in folders)
    for way in check_wheel.ways(place(check_wheel)):
        words = [word for command in (*way.install, way.program) for word in command]
        assert ("--no-index" in words) == ("/tools/uv" in words)  # uv has no variable for it


@pytest.mark.parametrize(
    ("arguments", "told", "code", "holds"),
    [
        (["--version"], f"Fivefold {__version__}\n", 0, True),
        (["--version"], f"Installed 3 packages\nFivefold {__version__}\n", 0, True),
        (["--version"], "Fivefold 0.0.1\n", 0, False),
        (["sim", "clash"], "anything", 0, True),
        (["sim", "clash"], "anything", 1, False),
        (["--smoke"], DEALT, 0, True),
        (["--smoke"], DEALT, 1, False),
        (["--smoke"], DEALT.partition("\n")[2], 0, False),
        (["--smoke"], "smoke: all is well\n", 0, False),
    ],
)
def test_a_program_that_does_not_answer_as_it_should_is_found_out(
    check_wheel: ModuleType, arguments: list[str], told: str, code: int, holds: bool
) -> None:
    assert check_wheel.holds(arguments, answer(told, code)) is holds


def test_a_failure_is_counted_and_the_next_way_is_tried(
    check_wheel: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    calls: list[list[str]] = []

    def run(command: Sequence[str]) -> subprocess.CompletedProcess[str]:
        calls.append(list(command))
        if command[0] == "broken":
            return answer("no such wheel", 3)
        return answer(DEALT if command[-1] == "--smoke" else f"Fivefold {__version__}\n")

    findings = check_wheel.Findings()
    ways = [check_wheel.Way("first", [["broken"], ["never"]], ["one"]), check_wheel.Way("second", [], ["two"])]
    check_wheel.attempt_all(ways, run, findings)
    assert findings.failures == 1
    assert calls == [["broken"], ["two", "--version"], calls[2], ["two", "--smoke"]]
    assert calls[2][:3] == ["two", "sim", "clash"]
    told = capsys.readouterr().out
    assert "FAIL first: it is installed\n       exit code 3: no such wheel\n" in told
    assert "ok   second: fivefold --smoke\n" in told


def test_a_way_that_there_is_not_is_named_with_those_that_there_are(check_wheel: ModuleType) -> None:
    assert [way.name for way in check_wheel._chosen(place(check_wheel), ["pipx", "source"])] == [
        "pip, source", "pipx install", "pipx run",
    ]  # fmt: skip
    with pytest.raises(check_wheel.SetupError, match="there are pip, wheel, pip, source"):
        check_wheel._chosen(place(check_wheel), ["conda"])
