"""A game that nobody here has thought of: High Card, made as CONTRIBUTING says ("Add a game") and in no other way.

It has 24 cards, hidden hands, texts in one language and no picture. It is put into a copy of the program, where one
line is all that is edited. There it passes the harness of all games and is played by mouse.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
HERE = ROOT / "tests" / "sixth_game"


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The program with the sixth game in it."""
    tree = tmp_path_factory.mktemp("six")
    leave = shutil.ignore_patterns("__pycache__", "_resources", "golden", "sixth_game")
    for room in ("desktop", "tests"):
        shutil.copytree(ROOT / room, tree / room, ignore=leave)
    shutil.copytree(ROOT / "resources", tree / "resources", copy_function=os.link)
    for name in ("pyproject.toml", "packaging", "LICENSE"):
        (tree / name).symlink_to(ROOT / name)
    shutil.copytree(HERE / "games" / "highcard", tree / "desktop" / "games" / "highcard", ignore=leave)
    shutil.copytree(HERE / "resources", tree / "resources", dirs_exist_ok=True)
    (tree / "tests" / "games" / "highcard").mkdir()
    shutil.copy(HERE / "tests" / "setups.py", tree / "tests" / "games" / "highcard")
    shutil.copy(HERE / "tests" / "by_mouse.py", tree / "tests" / "app" / "test_highcard_by_mouse.py")
    games = tree / "desktop" / "games" / "__init__.py"
    text = games.read_text()
    edited = text.replace('    "clash",\n', '    "clash",\n    "highcard",\n')
    assert edited.count("highcard") == 1
    games.write_text(edited)
    return tree


def run(copy: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A command in the copy, which finds nothing of the program outside it."""
    env = {**os.environ, "PYTHONPATH": str(copy), "QT_QPA_PLATFORM": "offscreen", "FIVEFOLD_HOME": str(copy / "home")}
    return subprocess.run(
        [sys.executable, *words], cwd=copy, env=env, capture_output=True, text=True, timeout=280, check=False
    )


def passed(done: subprocess.CompletedProcess[str]) -> str:
    assert done.returncode == 0, f"{done.stdout[-6000:]}\n{done.stderr[-3000:]}"
    return done.stdout


def test_it_passes_the_harness_of_all_games(copy: Path) -> None:
    tests = [f"tests/games/test_{name}.py" for name in ("harness", "onlooker", "pairs", "lines")]
    done = run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "highcard", *tests, "tests/test_face.py")
    assert " passed" in passed(done) and "skipped" not in done.stdout


def test_it_is_played_by_mouse_to_the_end(copy: Path) -> None:
    passed(run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/app/test_highcard_by_mouse.py"))


@pytest.mark.parametrize(
    "words",
    [
        "sim highcard --seats standard,greedy --games 4 --iterations 20 --json",
        "bench highcard --json",
        "shot highcard --ply 4 --seat 0 --out table.png",
        "shot highcard --ply 4 --seat 0 --lang ja --state unknown --theme light --out unknown.png",
        "shot home --out home.png",
        "shot new --game highcard --out new.png",
        "shot rules --game highcard --lang fr --out rules.png",
        "shot cards --game highcard --out cards.png",
    ],
)
def test_tools_and_pages_know_it(copy: Path, words: str) -> None:
    passed(run(copy, "-m", "desktop", *words.split()))
