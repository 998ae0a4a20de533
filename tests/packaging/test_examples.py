"""packaging/examples.py: the shipped positions are the ones it writes."""

from pathlib import Path
from types import ModuleType

import pytest

from desktop import resources
from desktop.games import BY_ID

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def examples(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import examples

    return examples


@pytest.mark.parametrize("game", BY_ID)
def test_the_files_are_what_the_script_writes(examples: ModuleType, game: str) -> None:
    shipped = resources.find(game, "help", "examples.json").read_text(encoding="utf-8")
    assert examples.written(game) == shipped
