"""packaging/faults.py: each fault is one small change that still compiles, in code that runs."""

import ast
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))
from faults import changed, faults_of  # noqa: E402

sys.path.pop(0)


@pytest.mark.parametrize(
    ("good", "bad"),
    [
        ("a < b", "a <= b"), ("a == b", "a != b"), ("a in b", "a not in b"), ("a < b < c", "a <= b < c"),
        ("a and b", "a or b"), ("not a", "a"), ("a + b", "a - b"), ("a / b", "a * b"), ("True", "False"),
        ("0", "1"), ("3", "4"), ("300", "600"), ("0.0", "1.0"), ("0.5", "1.0"), ("min(a, b)", "max(a, b)"),
        ("all(a)", "any(a)"),
    ],
)  # fmt: skip
def test_the_smallest_fault_of_each_kind(good: str, bad: str) -> None:
    new = changed(ast.parse(good, mode="eval").body)
    assert new is not None and ast.unparse(new) == bad


def becomes(source: str) -> list[str]:
    return [fault.after for fault in faults_of(source, "some.py")]


def test_what_is_only_done_is_left_out() -> None:
    assert becomes("call(a)\nfor x in y:\n    continue\nx += y\n") == ["pass", "pass", "pass"]


def test_a_plain_condition_is_turned_round() -> None:
    assert becomes("if here:\n    x = a if b else c\n") == ["(not here)", "(not b)"]


@pytest.mark.parametrize(
    "source",
    [
        '"""Text."""', "x: Literal[1]\n", "def f(x: Literal[1] = y) -> Literal[2]: ...\n", "@cache(1)\ndef f(): ...\n",
        "class C(Some[1]): ...\n", "__slots__ = (1,)\n", "assert x == 1\n", 'x = f"{a + 1}"\n',
        "if TYPE_CHECKING:\n    f(1)\n", "if __name__ == '__main__':\n    f(1)\n",
    ],
)  # fmt: skip
def test_what_only_documents_has_no_faults(source: str) -> None:
    assert becomes(source) == []


def test_painting_is_told_apart() -> None:
    source = (
        "WIDE = 1\n\n\ndef wide():\n    return 2\n\n\ndef draw(painter: QPainter):\n    return 3\n\n\n"
        "def shape() -> QPainterPath:\n    return 4\n\n\ndef sheet():\n    QPainter(image)\n    return 5\n"
    )
    found = {fault.before: fault.painting for fault in faults_of(source, "some.py")}
    assert found == {"1": True, "2": False, "3": True, "4": True, "QPainter(image)": True, "5": True}
    assert not any(fault.painting for fault in faults_of("WIDE = 1\n", "some.py"))


def test_every_fault_of_a_file_is_one_change_and_compiles() -> None:
    path = ROOT / "desktop" / "engine" / "match.py"
    good = path.read_text(encoding="utf-8")
    found = faults_of(good, "match.py")
    assert len(found) > 40 and len({str(fault) for fault in found}) == len(found)
    for fault in found:
        compile(fault.source, fault.file, "exec")
        assert fault.source != good and fault.before != fault.after
