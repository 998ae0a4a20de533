"""Small sounds beside what is seen. No Qt; a process of its own sounds them (`loudspeaker`).

The rule kept here: a sound is never waited for and never an error. `play` writes a name on a line and returns; without
a device, a library or a process there is silence.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path

from desktop.table.sound import loudspeaker
from desktop.table.sound.names import Sound

LOUDNESS = {"off": 0.0, "quiet": 0.3, "full": 0.9}
APART = 0.045  # seconds between two of the same; cards that move together are one sound
UNHEARD = 16  # names without an answer after which no more are sent: a device may hang
AGAIN = 300.0  # seconds until one that failed is asked once more


class Speaker:
    """The program's one line to the process; it begins with the first sound."""

    def __init__(self, may_sound: Callable[[], bool]) -> None:
        self.may_sound = may_sound
        self._line: Connection | None = None
        self._unheard = 0
        self._not_before = 0.0

    def say(self, world: str, name: str, volume: float) -> None:
        """Have it sounded soon, if at all."""
        try:
            self._listen()
            if self._unheard >= UNHEARD or time.monotonic() < self._not_before:
                return
            line = self._line or self._begin()
            if line is not None:
                line.send((world, name, volume))
                self._unheard += 1
        except (EOFError, OSError):
            self.close()

    def close(self) -> None:
        """Let the process end; another one may begin after a while."""
        if self._line is not None:
            self._line.close()
        self._line, self._unheard = None, 0
        self._not_before = time.monotonic() + AGAIN

    def _begin(self) -> Connection | None:
        if not self.may_sound():
            self._not_before = time.monotonic() + AGAIN
            return None
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
        self.volume = 0.0
        self._speaker = speaker
        self._last: dict[str, float] = {}

    def play(self, name: Sound) -> None:
        """Soon, if at all."""
        now = time.monotonic()
        if self.volume > 0 and now - self._last.get(name, -1.0) >= APART:
            self._last[name] = now
            self._speaker.say(self.world, name, self.volume)
