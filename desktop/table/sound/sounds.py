"""Small sounds beside what is seen, and a quiet bed under them. No Qt; a process of its own plays them: `loudspeaker`.

The rule kept here: a sound is never waited for and never an error. `play` writes a name on a line and returns; without
a device, a library or a process there is silence.
"""

from __future__ import annotations

import math
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.table.sound.names import BED, Sound

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

LOUDEST = 0.9  # share of its file at which a cue is played at 100 %
LOUDEST_BED = 0.22
HALF = math.log2(3)  # at 50 % a sound has a third of its height: as ears have it, about half as loud
APART = 0.045  # seconds between two of the same; cards that move together are one sound
UNHEARD = 16  # names without an answer after which no more are sent: a device may hang
UNHEARD_BEDS = 200  # beds are few, and none may be missed: the last one says how it stays
AGAIN = 300.0  # seconds until one that failed is asked once more


def height(percent: int, loudest: float = LOUDEST) -> float:
    """By how much a file's samples are multiplied for so many percent of loudness."""
    return loudest * math.pow(percent / 100, HALF)


class Speaker:
    """The program's one line to the process; it begins with the first sound."""

    def __init__(self, may_sound: Callable[[], bool]) -> None:
        self.may_sound = may_sound
        self._line: Connection | None = None
        self._unheard = 0
        self._not_before = 0.0
        self._owner: object = None  # whose bed it is
        self._bed = ("", BED, 0.0)

    def say(self, world: str, name: str, volume: float) -> None:
        """Have it sounded soon, if at all."""
        self._tell((world, name, volume), UNHEARD)

    def lay(self, owner: object, world: str, volume: float) -> None:
        """Have a world's bed under everything until another one is laid, or its owner takes it away (no volume)."""
        if volume <= 0 and owner is not self._owner:
            return
        self._owner, before, self._bed = owner, self._bed, (world, BED, volume)
        if self._bed != before and (volume > 0 or self._line is not None):
            self._tell(self._bed, UNHEARD_BEDS)

    @property
    def bed(self) -> tuple[str, bool]:
        """The world whose bed was laid last, and whether it lies."""
        return self._bed[0], self._bed[2] > 0

    def close(self) -> None:
        """Let the process end; another one may begin after a while."""
        if self._line is not None:
            self._line.close()
        self._line, self._unheard = None, 0
        self._not_before = time.monotonic() + AGAIN

    def _tell(self, said: tuple[str, str, float], most: int) -> None:
        try:
            self._listen()
            if self._unheard >= most or time.monotonic() < self._not_before:
                return
            begun = self._line is None
            line = self._line or self._begin()
            if line is None:
                return
            for each in (self._bed, said) if begun and said is not self._bed and self._bed[2] else (said,):
                line.send(each)
                self._unheard += 1
        except (EOFError, OSError):
            self.close()

    def _begin(self) -> Connection | None:
        if not self.may_sound():
            self._not_before = time.monotonic() + AGAIN
            return None
        import multiprocessing

        from desktop.table.sound import loudspeaker

        context = multiprocessing.get_context("spawn")
        self._line, far = context.Pipe()
        context.Process(target=loudspeaker.serve, args=(far,), name="fivefold-sounds", daemon=True).start()
        far.close()
        return self._line

    def _listen(self) -> None:
        while self._line is not None and self._line.poll():
            self._unheard -= 1
            if not self._line.recv():
                self.close()


def may_sound() -> bool:
    """Whether asking makes sense: with neither card nor server, ALSA would complain on the terminal."""
    if not sys.platform.startswith("linux"):
        return True
    server = Path(os.environ.get("XDG_RUNTIME_DIR", "/nonexistent"), "pulse", "native")
    return Path("/dev/snd").is_dir() or server.exists() or bool(os.environ.get("PULSE_SERVER"))


SPEAKER = Speaker(may_sound)


class Sounds:
    """The sounds of one table: `play(name)` as its world has them, else as the house has them."""

    def __init__(self, world: str = "", speaker: Speaker = SPEAKER) -> None:
        self.world = world
        self.volume = self.bed = 0.0
        self.speaker = speaker
        self._last: dict[str, float] = {}

    def choose(self, cues: int, beds: int) -> None:
        """How loud they are, in percent; a bed that lies already follows with `lie`."""
        self.volume, self.bed = height(cues), height(beds, LOUDEST_BED)

    def play(self, name: Sound) -> None:
        """Soon, if at all."""
        now = time.monotonic()
        if self.volume > 0 and now - self._last.get(name, -1.0) >= APART:
            self._last[name] = now
            self.speaker.say(self.world, name, self.volume)

    def lie(self, on: bool) -> None:
        """Lay the world's bed, or take it away."""
        self.speaker.lay(self, self.world, self.bed if on else 0.0)

    def click(self) -> None:
        """As a button sounds."""
        self.play("click")


HOUSE = Sounds()  # of what belongs to no table
