"""Everything that sounds at once, as samples: a few cues, and under them a bed that goes round without an end.

Plain Python on short pieces: a bed alone costs one multiplication a sample, and silence costs nothing.
"""

from __future__ import annotations

from array import array
from collections.abc import Generator
from operator import add
from queue import SimpleQueue
from typing import NamedTuple

RATE = 22050  # of all our files, or half of it
AT_ONCE = 4
FADE = 1.0  # seconds in which a bed comes and goes
WHOLE = 15  # bits: a volume as a whole number, of which 1 << WHOLE is 1

Mixed = Generator["array[int]", int, None]


class Laid(NamedTuple):
    """A bed that is asked for: whose it is, its samples, how loud."""

    name: str
    samples: array[int]
    volume: float


class Bed:
    """Samples that go round, on their way to a volume; where they stand is kept while nothing is heard of them."""

    def __init__(self, name: str, samples: array[int]) -> None:
        self.name, self.samples = name, samples
        self.at = 0
        self.volume = self.goal = self.step = 0.0

    def turn(self, goal: float) -> None:
        """Come to another volume, in the time of a fade."""
        self.goal, self.step = goal, (goal - self.volume) / (FADE * RATE)

    @property
    def heard(self) -> bool:
        """Whether it sounds, or is about to."""
        return bool(self.volume or self.goal)

    def next(self, count: int) -> array[int]:
        """So many samples, as loud as they are just then."""
        part = self._round(count)
        if self.volume == self.goal:
            share = round(self.goal * (1 << WHOLE))
            return array("h", [value * share >> WHOLE for value in part])
        start, step = self.volume, self.step
        left = round((self.goal - start) / step)
        if left > count:
            self.volume += step * count
            return array("h", [int(value * (start + step * at)) for at, value in enumerate(part)])
        self.volume = goal = self.goal
        return array("h", [int(value * (start + step * at if at < left else goal)) for at, value in enumerate(part)])

    def _round(self, count: int) -> array[int]:
        part = self.samples[self.at : self.at + count]
        self.at += len(part)
        while len(part) < count:
            more = self.samples[: count - len(part)]
            self.at = len(more)
            part += more
        return part


class Mixer:
    """What sounds now. Filled by one thread, emptied by the device's."""

    def __init__(self) -> None:
        self.fresh: SimpleQueue[array[int]] = SimpleQueue()
        self.laid: SimpleQueue[Laid] = SimpleQueue()
        self.voices: list[tuple[array[int], int]] = []
        self.beds: list[Bed] = []  # the last is the one that was asked for, others are on their way out

    @property
    def silent(self) -> bool:
        """Whether nothing is left to be heard."""
        return not (self.voices or any(bed.heard for bed in self.beds)) and self.fresh.empty() and self.laid.empty()

    def mixed(self) -> Mixed:
        """Endless: is sent how many samples to give next."""
        count = yield array("h")
        while True:
            count = yield self.next(count)

    def next(self, count: int) -> array[int]:
        """So many samples of everything that sounds, held within what a sample can be."""
        while not self.fresh.empty():
            self.voices.append((self.fresh.get_nowait(), 0))
        while not self.laid.empty():
            self._lay(self.laid.get_nowait())
        del self.voices[:-AT_ONCE]
        parts = [bed.next(count) for bed in self.beds if bed.heard]
        parts += [samples[at : at + count] for samples, at in self.voices]
        self.voices = [(samples, at + count) for samples, at in self.voices if at + count < len(samples)]
        self.beds = [bed for bed in self.beds if bed.heard or bed is self.beds[-1]]
        parts.sort(key=len, reverse=True)  # what ends within the piece is added to what does not
        out = parts.pop(0) if parts else array("h")
        for part in parts:
            out[: len(part)] = together(part, out)
        return out if len(out) == count else out + array("h", bytes(2 * (count - len(out))))

    def _lay(self, laid: Laid) -> None:
        """Another bed takes the place of what lies there; the same one goes on from where it stands."""
        bed = next((bed for bed in self.beds if bed.name == laid.name), None) or Bed(laid.name, laid.samples)
        self.beds = [*(other for other in self.beds if other is not bed), bed]
        for other in self.beds[:-1]:
            other.turn(0.0)
        bed.turn(laid.volume)


def together(a: array[int], b: array[int]) -> array[int]:
    """Both, as long as the shorter one."""
    try:
        return array("h", map(add, a, b))
    except OverflowError:
        return array("h", (max(-32768, min(32767, value)) for value in map(add, a, b)))
