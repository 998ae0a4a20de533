"""The sounds that are shipped are the ones the script makes: short, not loud, small."""

import math
import wave
from array import array
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = ROOT / "resources" / "sounds"


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import sounds

    return sounds


def read(path: Path) -> tuple[int, array]:
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth()) == (1, 2)
        return file.getframerate(), array("h", file.readframes(file.getnframes()))


def test_what_is_shipped_is_what_the_script_makes(sounds: ModuleType, tmp_path: Path) -> None:
    made = {path.relative_to(tmp_path) for path in sounds.write(tmp_path)}
    assert made == {path.relative_to(SHIPPED) for path in SHIPPED.rglob("*.wav")}
    for name in made:
        rate, samples = read(SHIPPED / name)
        again, other = read(tmp_path / name)
        assert (rate, len(samples)) == (again, len(other))
        assert max(abs(a - b) for a, b in zip(samples, other, strict=True)) <= 1


@pytest.mark.parametrize("path", sorted(SHIPPED.rglob("*.wav")), ids=lambda path: path.stem)
def test_each_is_short_and_quiet_and_ends_in_silence(path: Path) -> None:  # UX 42
    rate, samples = read(path)
    assert len(samples) / rate <= 0.4
    loudness = math.sqrt(sum(value * value for value in samples) / len(samples)) / 32768
    assert max(map(abs, samples)) <= 0.5 * 32768
    assert 20 * math.log10(loudness) < -12
    assert max(map(abs, samples[-8:])) < 2000


def test_together_they_are_small() -> None:
    assert sum(path.stat().st_size for path in SHIPPED.rglob("*.wav")) < 400_000
