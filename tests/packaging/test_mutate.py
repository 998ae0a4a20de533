"""packaging/mutate.py: what no test notices is said, and nothing is left behind."""

import random
import sys
import tempfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))
import mutate  # noqa: E402
from faults import Fault  # noqa: E402
from mutate import Fate, Trial, chosen, harmless, written  # noqa: E402

sys.path.pop(0)

GOOD, BAD = "def double(n):\n    return n + n\n", "def double(n):\n    return n - n\n"
DOUBLE = Fault("desktop/room/sums.py", 2, 11, "n + n", "(n - n)", BAD)


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program of one module; `own` and `other` are what its tests assert."""
    monkeypatch.setattr(mutate, "ROOT", tmp_path)
    for folder in ("desktop/room", "tests/room"):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "__init__.py").touch()
    (tmp_path / "desktop/__init__.py").touch()
    (tmp_path / DOUBLE.file).write_text(GOOD)
    (tmp_path / "pyproject.toml").write_text('[tool.pytest.ini_options]\npythonpath = ["."]\n')
    return tmp_path


def asserting(tree: Path, name: str, text: str) -> str:
    file = f"tests/room/test_{name}.py"
    (tree / file).write_text(f"from desktop.room.sums import double\n\n\ndef test_it():\n    {text}\n")
    return f"{file}::test_it"


def test_the_tests_of_the_module_notice_it_before_the_others(tree: Path) -> None:
    own, other = asserting(tree, "sums", "assert double(2) == 4"), asserting(tree, "other", "assert double(3) == 6")
    assert Trial(tree).fate(DOUBLE) == Fate((own,))
    asserting(tree, "sums", "assert double(0) == 0")
    assert Trial(tree).fate(DOUBLE) == Fate((other,)) and Trial(tree).fate(DOUBLE, near=True) == Fate()
    assert (tree / DOUBLE.file).read_text() == GOOD


def test_what_survives_and_what_nobody_could_notice(tree: Path) -> None:
    assert Trial(tree).fate(DOUBLE).excuse
    asserting(tree, "sums", "assert double(0) == 0")
    assert Trial(tree).fate(DOUBLE) == Fate()


@pytest.mark.parametrize("end", ["import os; os._exit(3)", "import time; time.sleep(double(60) or 60)"])
def test_a_test_that_ends_the_process_or_hangs_has_noticed(
    tree: Path, end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(mutate, "ONE_TEST", 1)
    asserting(tree, "sums", end)
    assert Trial(tree).fate(DOUBLE).failed


def test_a_change_of_the_same_length_in_the_same_second_is_seen(tree: Path) -> None:
    asserting(tree, "sums", "assert double(2) == 4")
    trial = Trial(tree)
    for _ in range(2):
        assert trial.run(["tests/room/test_sums.py"], 60) == Fate()
        assert trial.fate(DOUBLE).failed


def test_a_test_that_fails_by_itself_has_noticed_nothing(tree: Path, capsys: pytest.CaptureFixture[str]) -> None:
    test = asserting(tree, "sums", "assert False")
    tried = [(DOUBLE, Trial(tree).fate(DOUBLE))]
    assert tried == [(DOUBLE, Fate((test,)))]
    assert Trial(tree).proved(tried) == [(DOUBLE, Fate())]
    assert test in capsys.readouterr().out


def test_a_seed_chooses_and_survivors_are_tried_again() -> None:
    some = chosen(["desktop/storage"], 1, 9)
    assert len(some) == 9 and some == chosen(["desktop/storage"], 1, 9) != chosen(["desktop/storage"], 2, 9)
    lines = [f"{word} {fault}" for word, fault in zip(["SURVIVED", "noticed ", "harmless"] * 3, some)]
    again = chosen(["desktop/storage"], 1, 9, "\n".join(lines))
    assert sorted(map(str, again)) == sorted(map(str, some[::3]))
    assert all(fault.file == "desktop/storage/saves.py" for fault in chosen(["desktop/storage/saves.py"], 1, 9))


def test_the_written_faults_still_fit_the_program() -> None:
    faults = written()
    assert len(faults) > 10
    for fault in faults:
        compile(fault.source, fault.file, "exec")
        assert fault.tests and all((ROOT / place).exists() for place in fault.tests)


def test_the_harmless_ones_still_fit_the_program() -> None:
    for (file, line, before, after), why in harmless().items():
        lines = [each.strip() for each in (ROOT / file).read_text(encoding="utf-8").splitlines()]
        assert line in lines and before != after and why, (file, line)
        assert any(mutate.place_of(fault)[1:] == (line, before, after) for fault in chosen([file], 1, 10**6)), line


def test_it_wants_a_place() -> None:
    with pytest.raises(SystemExit) as stopped:
        mutate.main([])
    assert stopped.value.code == 2


def test_ctrl_c_leaves_what_was_found_and_nothing_else(
    tree: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stopped(self: Trial, fault: Fault, near: bool) -> Fate:
        if fault.before == "1":
            raise KeyboardInterrupt
        return Fate()

    copies = tree / "copies"
    copies.mkdir()
    (tree / DOUBLE.file).write_text("a = 0\nb = 1\n")
    (tree / "tests/faults.toml").write_text("")
    for name, value in {"TREE": ("desktop",), "SECONDS": tree / "build" / "seconds.json"}.items():
        monkeypatch.setattr(mutate, name, value)
    monkeypatch.setattr(tempfile, "tempdir", str(copies))
    monkeypatch.setattr(Trial, "fate", stopped)
    monkeypatch.setattr(random.Random, "sample", lambda self, found, most: found)
    assert mutate.main(["desktop"]) == 1
    said = capsys.readouterr().out
    assert "SURVIVED desktop/room/sums.py:1:4: 0 -> 1\n" in said and "stopped" in said and "0 of 1 noticed" in said
    assert not list(copies.iterdir())
