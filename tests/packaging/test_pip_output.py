"""packaging/pip_output.py: lines that pip really printed, and what a person is told of them."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

FILE = Path(__file__).resolve().parent.parent.parent / "packaging" / "pip_output.py"


@pytest.fixture(scope="module")
def pip_output() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pip_output", FILE)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            "Downloading pyside6_essentials-6.11.3-cp310-abi3-manylinux_2_34_x86_64.whl (80.3 MB)",
            "pyside6_essentials 6.11.3, 80.3 MB",
        ),
        ("Downloading https://index.example/a/pytest_qt-4.5.0-py3-none-any.whl (37 kB)", "pytest_qt 4.5.0, 37 kB"),
        ("Downloading fonttools-4.60.1.tar.gz (3.5 MB)", "fonttools 4.60.1, 3.5 MB"),
        ("Installing collected packages: pytest, ruff, mypy", "unpacking 3 packages"),
        (
            "WARNING: Retrying (Retry(total=4, connect=None, read=None)) after connection broken by 'x': /simple/",
            "the package index does not answer; trying again",
        ),
        ("WARNING: Retrying (Retry(total=3, connect=None, read=None)) after connection broken by 'x'", None),
        ("Downloading pytest-9.2.0-py3-none-any.whl.metadata (7.6 kB)", None),
        ("Collecting pytest==9.2.0", None),
        ("Requirement already satisfied: pytest==9.2.0", None),
        ("", None),
    ],
)
def test_a_line_worth_telling_is_told_shortly(pip_output: ModuleType, line: str, told: str | None) -> None:
    assert pip_output.step(line) == told


@pytest.mark.parametrize(
    ("lines", "sentence"),
    [
        (
            [
                "WARNING: Retrying after connection broken by 'NewConnectionError(<pip._vendor.urllib3>: [Errno -3])'",
                "ERROR: No matching distribution found for setuptools>=77",
            ],
            "the package index cannot be reached",
        ),
        (
            ["ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device"],
            "the disk is full",
        ),
        (
            [
                "ERROR: Could not find a version that satisfies the requirement PySide6-Essentials==6.11.3",
                "ERROR: No matching distribution found for PySide6-Essentials==6.11.3",
            ],
            "the package index has no PySide6-Essentials==6.11.3 for Python 3",
        ),
        (
            [
                "ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE. If you have updated the",
                "    ruff==0.17.5 from https://index.example/r.whl#sha256=60 (from -r dev.txt (line 2)):",
                "        Expected sha256 00",
                "             Got        60",
            ],
            "what the package index sent as ruff==0.17.5 is not the file that is meant: its sum differs.",
        ),
        (
            ["  ERROR: first", "ERROR: the last one decides"],
            "pip could not install the dependencies: the last one decides",
        ),
        ([], "pip could not install the dependencies: it did not say why"),
    ],
)
def test_a_failure_is_one_sentence(pip_output: ModuleType, lines: list[str], sentence: str) -> None:
    reason = pip_output.reason(lines)
    assert reason.startswith(sentence) and "\n" not in reason
