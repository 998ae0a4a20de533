"""Only what has changed is painted anew, in pieces: nothing of what was there stays behind, on no screen."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop.games import BY_ID

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("ratio", ["1", "2"])
def test_motion_leaves_nothing_behind(ratio: str) -> None:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "QT_SCALE_FACTOR": ratio}
    command = [sys.executable, "-m", "tests.app.play.trails"]
    answer = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=300, check=False
    )
    assert answer.returncode == 0, answer.stderr
    found = json.loads(answer.stdout)
    assert set(found) == set(BY_ID)
    for game, (moments, left_behind) in found.items():
        assert moments > 10 and not left_behind, game
