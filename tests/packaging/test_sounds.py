"""The sounds that are shipped are the ones the script makes; cues are short, beds quiet and without a seam.

What an ear would judge is measured as far as a machine can: loudness, peaks, spectra.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations, pairwise
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest

from desktop.storage.settings import Settings
from desktop.table.sound.sounds import LOUDEST, LOUDEST_BED, height
from tests.packaging.sound_measures import (
    FULL,
    WINDOW,
    at_its_loudest,
    centroid,
    decibels,
    loudness,
    octaves,
    read,
    spectrum,
)

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = ROOT / "resources" / "sounds"
BEDS = sorted(SHIPPED.glob("*/bed.wav"))
CUES = sorted(set(SHIPPED.rglob("*.wav")) - set(BEDS))
ENDS = ("win", "lose")
WORLDS = ("barbarossa", "chronicle", "clash", "fleet", "ganymede")


def called(path: Path) -> str:
    return path.relative_to(SHIPPED).with_suffix("").as_posix()


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import sounds

    return sounds


def test_what_is_shipped_is_what_the_script_makes(sounds: ModuleType, tmp_path: Path) -> None:
    """Cues to the last bit but one; of a bed in four bits a sample another last bit may move a few steps."""
    made = {path.relative_to(tmp_path) for path in sounds.write(tmp_path)}
    assert made == {path.relative_to(SHIPPED) for path in SHIPPED.rglob("*.wav")}
    for name in made:
        rate, samples = read(SHIPPED / name)
        again, other = read(tmp_path / name)
        assert (rate, len(samples)) == (again, len(other))
        off = [a - b for a, b in zip(samples, other, strict=True)]
        if name.stem == "bed":
            assert loudness(off) < loudness(samples) - 40 or not any(off), name
        else:
            assert max(map(abs, off)) <= 1, name


# ---- cues


@pytest.mark.parametrize("path", CUES, ids=called)
def test_each_cue_is_short_and_quiet_and_ends_in_silence(path: Path) -> None:  # UX 42
    rate, samples = read(path)
    assert len(samples) / rate <= (1.2 if path.stem in ENDS else 0.4)
    assert max(map(abs, samples)) <= 0.5 * FULL
    assert -40 < loudness(samples) < -12
    assert max(map(abs, samples[-8:])) < 30
    assert decibels(abs(sum(samples)) / len(samples) / FULL) < -48
    assert 40 < centroid(spectrum(samples, 6), rate) < 6500


def test_cues_are_about_as_loud_as_each_other_and_what_is_heard_often_is_softer() -> None:
    loud = {path: at_its_loudest(samples, rate) for path in CUES for rate, samples in [read(path)]}
    click = loud.pop(SHIPPED / "click.wav")
    turn = loud.pop(SHIPPED / "turn.wav")
    assert max(loud.values()) - min(loud.values()) < 8
    assert click < min(loud.values()) - 8
    assert click + 6 < turn < sorted(loud.values())[len(loud) // 2] - 4


def test_the_same_cue_of_two_worlds_can_be_told_apart() -> None:
    """Some octave has another share by far, and the end of a match is no other thing than its defeat."""
    for name in {path.stem for path in CUES}:
        found = {path: octaves(samples, rate) for path in CUES if path.stem == name for rate, samples in [read(path)]}
        for one, other in combinations(found, 2):
            assert max(abs(a - b) for a, b in zip(found[one], found[other])) > 5, (one, other)
    for world in ("", *WORLDS):
        won, lost = (read(SHIPPED / world / f"{name}.wav") for name in ENDS)
        assert centroid(spectrum(won[1]), won[0]) > 1.4 * centroid(spectrum(lost[1]), lost[0]), world


@pytest.mark.parametrize("world", WORLDS)
def test_every_world_has_a_voice_of_its_own(world: str) -> None:
    own = {path.stem for path in (SHIPPED / world).glob("*.wav")}
    assert {"bed", "card", "win", "lose"} <= own and len(own) >= 7


# ---- beds


@pytest.mark.parametrize("path", BEDS, ids=called)
def test_a_bed_is_long_dark_and_far_below_every_cue(path: Path) -> None:
    rate, samples = read(path)
    assert 20 <= len(samples) / rate <= 40
    assert max(map(abs, samples)) <= 0.75 * FULL
    assert -22 < loudness(samples) < -14
    assert decibels(abs(sum(samples)) / len(samples) / FULL) < -80
    assert 120 < centroid(spectrum(samples), rate) < 1200
    under = {
        cue: at_its_loudest(played, pace) - loudness(samples)
        for cue in CUES
        if cue.stem != "click" and cue.parent in (SHIPPED, path.parent)
        for pace, played in [read(cue)]
    }
    usual = Settings()
    apart = decibels(height(usual.cues) / height(usual.beds, LOUDEST_BED))
    assert min(under.values()) + apart > 10
    assert min(under.values()) + decibels(LOUDEST / LOUDEST_BED) > 5


class Seam(NamedTuple):
    """How much what is about the seam stands out from what is near it, in decibels; below 0 it does not at all."""

    step: float  # from the last sample to the first, over the largest step near it
    bright: float  # of a spectrum's upper half, where a click is
    dip: float  # of the loudness

    @property
    def heard(self) -> bool:
        return self.step >= 1 or self.bright >= 3 or self.dip >= 2


def seam(samples: Sequence[float]) -> Seam:
    """Measured on a ring of eight windows, the seam in its middle."""
    half = 4 * WINDOW
    ring = [*samples[-half:], *samples[:half]]
    steps = [abs(a - b) for a, b in pairwise(ring)]
    across = max(steps[half - 2 : half + 1])
    near = max(*steps[: half - 50], *steps[half + 50 :])
    bright = [sharpness(ring[at : at + WINDOW]) for at in range(0, 7 * WINDOW + 1, WINDOW // 2)]
    middle = bright.pop(7)
    loud = [loudness(ring[at : at + 512]) for at in range(half % 256, 2 * half - 511, 256)]
    there = loud.pop(half // 256 - 1)
    return Seam(decibels(max(1, across) / near), 10 * math.log10(middle / max(bright)), min(loud) - there)


def sharpness(piece: Sequence[float]) -> float:
    """The power in the upper half of a spectrum: where a click is."""
    return sum(spectrum(piece, 1)[WINDOW // 4 :])


@pytest.mark.parametrize("path", BEDS, ids=called)
def test_a_bed_goes_round_without_a_seam(path: Path) -> None:
    _, samples = read(path)
    assert not seam(samples).heard, seam(samples)
    assert abs(loudness(samples[-8000:]) - loudness(samples[:8000])) < 2.5


@pytest.mark.parametrize("path", BEDS, ids=called)
def test_a_seam_is_noticed(path: Path) -> None:
    """So that the test above could fail: a bed that comes and goes, and one with tones in it that is cut anywhere."""
    _, samples = read(path)
    rise = [at / 400 for at in range(400)]
    comes = [value * by for value, by in zip(samples, rise)] + list(samples[400:-400])
    assert seam(comes + [value * by for value, by in zip(samples[-400:], reversed(rise))]).heard
    if path.parent.name != "clash":  # which is wind and water: a cut is one more ripple there
        assert any(seam(samples[: -3600 - 97 * at]).heard for at in range(4))


def test_no_bed_is_like_another() -> None:
    found = {path: octaves(samples[: 20 * WINDOW], rate) for path in BEDS for rate, samples in [read(path)]}
    assert len(found) == len(WORLDS)
    for one, other in combinations(found, 2):
        assert max(abs(a - b) for a, b in zip(found[one], found[other])) > 4, (one, other)


def test_together_they_are_small() -> None:
    assert sum(path.stat().st_size for path in BEDS) < 800_000
    assert sum(path.stat().st_size for path in CUES) < 900_000
