"""The real window over homes in which something is odd: it starts, shows, plays and ends, and no error comes up.

`tests/app/odd_homes.py` is the process that does it; here it is seen from outside, so that its own end would be seen.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
MOST_MB = 300
SOON = 3.0  # seconds to the first picture, on a machine that has other things to do

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="makes pipes and devices")


def opened(folder: Path, *words: str) -> list[dict[str, Any]]:
    """What became of each home."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen", "TMPDIR": str(folder)}
    command = [sys.executable, "-m", "tests.app.odd_homes", *words]
    answer = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    homes: list[dict[str, Any]] = [json.loads(line) for line in answer.stdout.splitlines() if line[:1] == "{"]
    assert answer.returncode == 0, (answer.returncode, homes[-1:], answer.stderr[-2000:])
    return [home for home in homes if "skipped" not in home]


def sound(homes: list[dict[str, Any]]) -> None:
    """None of them failed anywhere."""
    assert [home for home in homes if "fault" in home or home["errors"]] == []
    assert max(home["start"] for home in homes) < SOON
    assert max(home["peak_mb"] for home in homes) < MOST_MB


@pytest.mark.parametrize("step", [127, pytest.param(1, marks=pytest.mark.soak)])
def test_what_is_accepted_is_kept_listed_painted_played_and_left_again(tmp_path: Path, step: int) -> None:
    homes = opened(tmp_path, "list", str(step))
    sound(homes)
    assert len(homes) > 1000 / step
    # The match is there to be played but where the one odd file is its record and no copy can stand for it.
    assert len(homes) - sum(home["did"] for home in homes) <= max(1, len(homes) // 20)


@pytest.mark.parametrize(
    ("seed", "cases"), [(0, 8), *(pytest.param(seed, 150, marks=pytest.mark.soak) for seed in (1, 2, 3, 4))]
)
def test_anything_at_all_on_the_start_and_list_pages_ends_nothing(tmp_path: Path, seed: int, cases: int) -> None:
    homes = opened(tmp_path, "fuzz", str(seed), str(cases))
    sound(homes)
    assert len(homes) == cases
