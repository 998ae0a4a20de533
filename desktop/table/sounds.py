"""Small sounds beside what is seen, from a thread of their own. No Qt.

The rule kept here: a sound is never waited for and never an error. `play` puts a name into a queue and returns; without
a device, a library or a file there is silence. A few sound at once, more are dropped.
"""

from __future__ import annotations

import atexit
import os
import sys
import threading
import time
import wave
from array import array
from collections.abc import Callable, Generator
from functools import lru_cache
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Protocol

from desktop import resources

RATE = 22050  # of all our files
AT_ONCE = 4
APART = 0.045  # seconds between two of the same; cards that move together are one sound
BUFFER_MS = 40
REST = 2.0  # seconds of silence after which the device is left alone
AGAIN = 30.0  # seconds until a device that failed is asked once more

LOUDNESS = {"off": 0.0, "quiet": 0.3, "full": 0.9}

Mixed = Generator["array[int]", int, None]


class Device(Protocol):
    """What plays samples: it asks the generator for as many as it needs."""

    def start(self, callback_generator: Mixed) -> None:
        """Begin to ask."""

    def stop(self) -> None:
        """Ask no more for now."""

    def close(self) -> None:
        """Let go of it."""


class Mixer:
    """What sounds now, as samples. Filled by one thread, emptied by the device's."""

    def __init__(self) -> None:
        self.fresh: SimpleQueue[array[int]] = SimpleQueue()
        self.voices: list[tuple[array[int], int]] = []

    @property
    def silent(self) -> bool:
        """Whether nothing is left to be heard."""
        return not self.voices and self.fresh.empty()

    def mixed(self) -> Mixed:
        """Endless: is sent how many samples to give next."""
        count = yield array("h")
        while True:
            count = yield self.next(count)

    def next(self, count: int) -> array[int]:
        """So many samples of everything that sounds, held within what a sample can be."""
        while not self.fresh.empty():
            self.voices.append((self.fresh.get_nowait(), 0))
        del self.voices[:-AT_ONCE]
        out = array("h", bytes(2 * count))
        for number, (samples, at) in enumerate(self.voices):
            part = samples[at : at + count]
            if number:
                part = array("h", (max(-32768, min(32767, a + b)) for a, b in zip(part, out)))
            out[: len(part)] = part
        self.voices = [(samples, at + count) for samples, at in self.voices if at + count < len(samples)]
        return out


class Sounds:
    """The sounds of one table: `play(name)` as its world has them, else as the house has them."""

    def __init__(self, world: str = "", open_device: Callable[[], Device] | None = None) -> None:
        self.world = world
        self.volume = 0.0
        self.mixer = Mixer()
        self._open = open_device or default_device
        self._names: SimpleQueue[str | None] = SimpleQueue()
        self._last: dict[str, float] = {}
        self._thread: threading.Thread | None = None

    def play(self, name: str) -> None:
        """Soon, if at all."""
        now = time.monotonic()
        if self.volume <= 0 or now - self._last.get(name, -1.0) < APART:
            return
        self._last[name] = now
        if self._thread is None:
            self._thread = threading.Thread(target=self._run, name="sounds", daemon=True)
            self._thread.start()
            atexit.register(self._end)
        self._names.put(name)

    def close(self) -> None:
        """Silence for good. The thread lets go of the device; nobody waits for that but the end of the program."""
        self.volume = 0.0
        if self._thread is not None:
            self._names.put(None)

    def _end(self) -> None:
        """A device that still asks while Python ends would bring it down."""
        self.close()
        if self._thread is not None:
            self._thread.join(timeout=1.0)

    # ---- in the thread

    def _run(self) -> None:
        device: Device | None = None
        running, not_before = False, 0.0
        while True:
            try:
                name = self._names.get(timeout=REST if running else None)
            except Empty:
                if device is not None and self.mixer.silent:
                    device.stop()
                    running = False
                continue
            if name is None:
                break
            samples = sound(self.world, name, self.volume)
            if samples is None or time.monotonic() < not_before:
                continue
            try:
                device = device or self._open()
                self.mixer.fresh.put(samples)
                if not running:
                    generator = self.mixer.mixed()
                    next(generator)
                    device.start(generator)
                    running = True
            except Exception:  # whatever a system's sound may fail with: it is only sound
                device, running, self.mixer = None, False, Mixer()
                not_before = time.monotonic() + AGAIN
        atexit.unregister(self._end)
        if device is not None:
            device.close()


def default_device() -> Device:
    """The system's own loudspeaker; whatever it raises means that there is none."""
    if sys.platform.startswith("linux") and not _may_sound():
        raise OSError("no sound card and no sound server")  # asked all the same, ALSA would complain on the terminal
    import miniaudio  # type: ignore[import-untyped]

    device: Device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=BUFFER_MS,
        app_name="Fivefold",
    )
    return device


def _may_sound() -> bool:
    server = Path(os.environ.get("XDG_RUNTIME_DIR", "/nonexistent"), "pulse", "native")
    return Path("/dev/snd").is_dir() or server.exists() or bool(os.environ.get("PULSE_SERVER"))


@lru_cache(maxsize=64)
def sound(world: str, name: str, volume: float) -> array[int] | None:
    """The samples of a sound, made as loud as is wanted; None when there is no such file."""
    for place in (f"sounds/{world}/{name}.wav", f"sounds/{name}.wav"):
        try:
            return _read(resources.find(place), volume)
        except (FileNotFoundError, wave.Error, EOFError):
            continue
    return None


def _read(path: Path, volume: float) -> array[int]:
    with wave.open(str(path), "rb") as file:
        samples = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        samples.byteswap()
    return array("h", (int(value * volume) for value in samples))
