"""packaging/compare_speed.py: which of two measurements counts, and what a ratio is a ratio of."""

from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def speed(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import compare_speed

    return compare_speed


def test_more_plies_and_fewer_microseconds_are_faster(speed: ModuleType) -> None:
    assert speed.ratio("plies_per_s", 100.0, 250.0) == speed.ratio("clone_us", 2.5, 1.0) == 2.5
    assert speed.better("plies_per_s", 1.0, 2.0) == 2.0 and speed.better("resample_us", 1.0, 2.0) == 1.0


def test_the_programs_are_measured_by_turns(speed: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[str, str]] = []

    def bench(folder: Path, game: str) -> dict[str, float]:
        calls.append((folder.name, game))
        each = len(calls) * (10.0 if folder.name == "fast" else 1.0)
        return {name: 1 / each if name.endswith("_us") else each for name in speed.FIGURES}

    monkeypatch.setattr(speed, "bench", bench)
    found = speed.compared([Path("slow"), Path("fast")], ["clash"], rounds=2)
    assert calls == [("slow", "clash"), ("fast", "clash")] * 2
    assert found[0]["clash"]["plies_per_s"] == 3.0 and found[1]["clash"]["plies_per_s"] == 40.0
    assert "| clash | 3.0 -> 40.0 (13.33) |" in speed.table(["slow", "fast"], found)
