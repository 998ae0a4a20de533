"""packaging/run.py: readable by an old Python, which gets a sentence; the rest is in test_setup_steps.py."""

import ast
from pathlib import Path

import pytest

from tests.packaging.conftest import PACKAGING, Checkout

OLD = """
import runpy, sys
sys.version_info = {version}
runpy.run_path({script!r}, run_name="__main__")
"""


@pytest.mark.parametrize("script", ["run.py", "test.py"])
def test_python_3_6_can_read_it_down_to_the_sentence(script: str) -> None:
    ast.parse(Path(PACKAGING, script).read_text(encoding="utf-8"), feature_version=(3, 6))


@pytest.mark.parametrize("script", ["run.py", "test.py"])
def test_an_old_python_is_told_which_one_is_needed(checkout: Checkout, script: str) -> None:
    path = str(checkout.root / "packaging" / script)
    answer = checkout.call(OLD.format(version=(3, 10, 12, "final", 0), script=path))
    assert answer.returncode == 1
    assert answer.stderr == "fivefold: Python 3.11 or newer is needed; this is Python 3.10.\n"
    assert checkout.pip_calls == []


@pytest.mark.parametrize("script", ["run.py", "test.py"])
def test_nothing_newer_is_imported_before_the_sentence(script: str) -> None:
    body = ast.parse(Path(PACKAGING, script).read_text(encoding="utf-8")).body
    check = next(at for at, node in enumerate(body) if isinstance(node, ast.If))
    assert [ast.unparse(node) for node in body[1:check]] == ["import sys"]
