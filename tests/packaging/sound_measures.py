"""What a machine can say of a sound: how loud it is, whether it is in the middle, where its weight lies among pitches.

Plain Python on few samples: spectra of pieces, each half a window on, by a transform written down once.
"""

from __future__ import annotations

import cmath
import math
from array import array
from collections.abc import Sequence
from functools import cache
from pathlib import Path

import miniaudio

FULL = 32768.0
WINDOW = 1024


def read(path: Path) -> tuple[int, array[int]]:
    """The rate of a file and its samples, as the program's own decoder has them."""
    found = miniaudio.wav_read_s16(path.read_bytes())
    assert found.nchannels == 1
    return found.sample_rate, found.samples


def decibels(share: float) -> float:
    """Below the loudest that a sample can be."""
    return 20 * math.log10(max(share, 1e-9))


def loudness(samples: Sequence[float]) -> float:
    """The root mean square, in decibels."""
    return decibels(math.sqrt(sum(value * value for value in samples) / len(samples)) / FULL)


def at_its_loudest(samples: Sequence[int], rate: int, seconds: float = 0.05) -> float:
    """The loudness of the loudest such piece: what an ear takes a short sound for."""
    piece = int(seconds * rate)
    starts = range(0, max(1, len(samples) - piece), piece // 2)
    return max(loudness(samples[start : start + piece]) for start in starts)


def spectrum(samples: Sequence[float], pieces: int = 24) -> list[float]:
    """The power of each pitch up to half the rate, over pieces that are spread evenly."""
    padded = [*samples, *[0.0] * max(0, WINDOW - len(samples))]
    step = max(1, (len(padded) - WINDOW) // max(1, pieces - 1))
    power = [0.0] * (WINDOW // 2)
    for start in range(0, len(padded) - WINDOW + 1, step):
        shaped = [value * by for value, by in zip(padded[start : start + WINDOW], _hann(), strict=True)]
        for at, value in enumerate(_transformed(shaped)[: WINDOW // 2]):
            power[at] += abs(value) ** 2
    return power


def centroid(power: Sequence[float], rate: int) -> float:
    """Where the weight of a spectrum lies, in hertz."""
    return sum(at * value for at, value in enumerate(power)) / sum(power) * rate / WINDOW


def octaves(samples: Sequence[int], rate: int) -> list[float]:
    """The shares of the octaves from 40 Hz on, in decibels below the whole: what a sound is told by."""
    power = spectrum(samples, 8)
    whole, found, low = sum(power), [], 40.0
    while low < 5000:
        first, last = max(1, round(low * WINDOW / rate)), max(2, round(2 * low * WINDOW / rate))
        found.append(max(-40.0, 10 * math.log10(max(sum(power[first:last]) / whole, 1e-9))))
        low *= 2
    return found


@cache
def _hann() -> list[float]:
    return [0.5 - 0.5 * math.cos(2 * math.pi * at / WINDOW) for at in range(WINDOW)]


def _transformed(values: Sequence[complex]) -> list[complex]:
    """Cooley and Tukey's."""
    total = len(values)
    if total == 1:
        return list(values)
    even, odd = _transformed(values[::2]), _transformed(values[1::2])
    turned = [cmath.exp(-2j * math.pi * at / total) * value for at, value in enumerate(odd)]
    return [a + b for a, b in zip(even, turned)] + [a - b for a, b in zip(even, turned)]
