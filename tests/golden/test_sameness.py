"""The compiled engine and the sources come to the same: games, searches, records.

The file of digests is held by whichever engine runs here. What needs both runs where this is the compiled one
(`packaging/compiled.py --test`): the sources of the checkout then answer from a process of their own.
"""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import desktop
from desktop.engine.compiling import compiled
from desktop.games import BY_ID
from tests.games.setups import SETUPS, SetUp
from tests.golden.sameness import FILE, digest, line

ROOT = Path(__file__).resolve().parents[2]
WRITTEN: dict[str, str] = tomllib.loads(FILE.read_text(encoding="utf-8"))
both = pytest.mark.skipif(not compiled(), reason="only the sources are here; packaging/compiled.py --test has both")


def program(folder: Path, *arguments: str) -> str:
    """What a process says whose `desktop` lies in that folder."""
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)]), "PYTHONSAFEPATH": "1"},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_games_and_searches_come_to_what_is_written_down(setup: SetUp) -> None:
    assert digest(setup) == WRITTEN[str(setup)], "if rules or opponents changed: python -m tests.golden.sameness"


def test_every_set_up_is_written_down() -> None:
    assert list(WRITTEN) == [str(setup) for setup in SETUPS]


@both
def test_both_agree_to_the_last_digit() -> None:
    of_the_sources = program(ROOT, "tests.golden.sameness", "--exact").splitlines()
    assert of_the_sources == [line(setup, exact=True) for setup in SETUPS]


@both
@pytest.mark.parametrize("game", BY_ID)
def test_a_record_made_by_one_holds_in_the_other(game: str, tmp_path: Path) -> None:
    engines = {"sources": ROOT, "compiled": Path(desktop.__file__).resolve().parents[1]}
    made = {}
    for name, folder in engines.items():
        kept = tmp_path / name
        fewest = min(next(iter(BY_ID[game].info.modes.values())))
        play = [
            "--seats",
            ",".join(["strong", *["greedy"] * (fewest - 1)]),
            "--iterations",
            "20",
            "--games",
            "1",
            "--seed",
            "6",
            "--records",
            str(kept),
        ]
        program(folder, "desktop", "sim", game, *play)
        (made[name],) = kept.iterdir()
    for name, folder in engines.items():
        other = next(file for maker, file in made.items() if maker != name)
        assert '"verifiable": true' in program(folder, "desktop", "replay", str(other), "--json")
