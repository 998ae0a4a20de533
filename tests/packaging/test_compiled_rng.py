"""packaging/compiled_rng.py: the generator on machine words draws what desktop/engine/rng.py draws.

It is compiled here by itself: as Python it would mean other numbers, since nothing then cuts a word off.
"""

import importlib.util
import json
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tests import patience

ROOT = Path(__file__).resolve().parents[2]
REFERENCE = ROOT / "desktop" / "engine" / "rng.py"
SEEDS = [
    0,
    1,
    7,
    2**31,
    2**32 - 1,
    2**62,
    2**63 - 1,
    2**63,
    2**63 + 1,
    2**64 - 1,
    2**64,
    2**64 + 5,
    -1,
    -(2**63),
    10**30,
]
BELOW = [1, 2, 3, 6, 52, 1000, 2**30, 2**31 - 1, 2**31, 2**31 + 1, 2**32, 2**40 + 3, 2**62, 2**63, 2**64 - 1, 2**70, 0]
DRAWS = 300


def loaded(file: Path, name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def words(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    """The generator on words, compiled."""
    folder = tmp_path_factory.mktemp("words")
    packaging = ROOT / "packaging"
    sys.path.insert(0, str(packaging))
    try:
        import compiled
    finally:
        sys.path.remove(str(packaging))
    if why := compiled.hindrance():
        pytest.skip(why)
    shutil.copy(packaging / "compiled_rng.py", folder)
    step = [sys.executable, str(packaging / "compiled_step.py"), "--group", "words", "--optimised", "0"]
    done = subprocess.run(
        [*step, "compiled_rng.py"], cwd=folder, capture_output=True, text=True, check=False, timeout=patience.SECONDS
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (file,) = folder.glob("compiled_rng.*.*")
    return loaded(file, "compiled_rng")


def drawn(module: Any, seed: int) -> list[object]:
    """All that one seed leads to."""
    rng = module.Rng(seed)
    found: list[object] = [rng.state, *(rng.bits() for _ in range(DRAWS)), rng.state]
    found += [rng.below(n) for n in BELOW for _ in range(20)]
    found += [rng.chance() for _ in range(DRAWS)]
    for length, first in [(0, 0), (1, 0), (2, 0), (2, 1), (5, 5), (32, 0), (32, 7), (110, 0), (305, 12)]:
        cards = list(range(length))
        rng.shuffle(cards, first)
        found += [cards, rng.state]
    rng.state = (seed ^ 2**63) % 2**64
    found += [rng.state, rng.bits(), module.mix(), module.mix(seed), module.mix(seed, -seed, 2**64 - 1)]
    return found


@pytest.mark.parametrize("seed", SEEDS)
def test_both_draw_alike(seed: int, words: ModuleType) -> None:
    assert drawn(words, seed) == drawn(loaded(REFERENCE, "reference"), seed)


def test_every_number_is_one_that_json_takes(words: ModuleType) -> None:
    rng = words.Rng(5)
    assert json.dumps([rng.state, rng.bits(), rng.below(7)]) and type(rng.state) is type(rng.below(7)) is int


def test_both_have_the_same_names(words: ModuleType) -> None:
    reference = loaded(REFERENCE, "reference")

    def public(thing: object) -> set[str]:
        return {name for name in dir(thing) if not name.startswith("_")} - {"TYPE_CHECKING", "Any", "Final"}

    assert public(words) == public(reference) and public(words.Rng) == public(reference.Rng)
