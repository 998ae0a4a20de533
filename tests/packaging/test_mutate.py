"""packaging/mutate.py: each fault is one small change that still compiles, and what no test notices is said."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))
import mutate  # noqa: E402
from mutate import Fault, changed, faults_of, nearest, noticed, written  # noqa: E402

sys.path.pop(0)


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("a < b", "a <= b"), ("a == b", "a != b"), ("a in b", "a not in b"), ("a and b", "a or b"),
        ("a + b", "a - b"), ("not a", "a"), ("True", "False"), ("3", "4"),
    ],
)  # fmt: skip
def test_the_smallest_fault_of_each_kind(good: str, bad: str) -> None:
    new = changed(ast.parse(good, mode="eval").body)
    assert new is not None and ast.unparse(new) == bad


def test_calls_are_left_out_and_texts_left_alone() -> None:
    call, text = ast.parse("f(a)\n'words'").body
    assert isinstance(changed(call), ast.Pass) and changed(text) is None


def test_every_fault_of_a_file_is_one_change_and_compiles() -> None:
    path = ROOT / "desktop" / "engine" / "match.py"
    good, faults = path.read_text(encoding="utf-8"), faults_of(path)
    assert len(faults) > 40
    for fault in faults:
        compile(fault.source, fault.file, "exec")
        assert fault.source != good and fault.before != fault.after


def test_the_nearest_tests_are_there() -> None:
    modules = [path for path in (ROOT / "desktop").rglob("*.py") if path.name != "__init__.py"]
    assert all((ROOT / place).exists() for path in modules for place in nearest(path)) and len(modules) > 200


def test_the_written_faults_still_fit_the_program() -> None:
    faults = written()
    assert len(faults) > 10
    for fault in faults:
        compile(fault.source, fault.file, "exec")
        assert fault.tests and all((ROOT / place).exists() for place in fault.tests)


@pytest.mark.parametrize(("asserted", "caught"), [("double(2) == 4", True), ("double(0) == 0", False)])
def test_a_fault_is_noticed_or_not(tmp_path: Path, asserted: str, caught: bool) -> None:
    (tmp_path / "sums.py").write_text("def double(n):\n    return n + n\n")
    (tmp_path / "test_sums.py").write_text(f"from sums import double\n\n\ndef test_it():\n    assert {asserted}\n")
    fault = Fault("sums.py", 2, "n + n", "n - n", "def double(n):\n    return n - n\n", ("test_sums.py",))
    assert noticed(fault, tmp_path) is caught
    assert "n + n" in (tmp_path / "sums.py").read_text()


def test_it_wants_a_place() -> None:
    with pytest.raises(SystemExit) as stopped:
        mutate.main([])
    assert stopped.value.code == 2
