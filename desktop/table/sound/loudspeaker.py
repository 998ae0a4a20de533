"""The process that sounds: hears names over a line, mixes a few at once, asks the system's device to play them. No Qt.

A process, no thread: the device asks for samples from a thread of its own, and in a process with Qt in it Python might
tidy up Qt's objects there. It answers each name with whether there is a device; it ends with its line.
"""

from __future__ import annotations

import signal
import sys
import wave
from array import array
from collections.abc import Callable, Generator
from functools import lru_cache
from multiprocessing.connection import Connection
from pathlib import Path
from queue import SimpleQueue
from typing import Protocol

from desktop import resources

RATE = 22050  # of all our files
AT_ONCE = 4
BUFFER_MS = 40
REST = 2.0  # seconds of silence after which the device is left alone

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


def default_device() -> Device:
    """The system's own loudspeaker; whatever it raises means that there is none."""
    import miniaudio

    device: Device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        buffersize_msec=BUFFER_MS,
        app_name="Fivefold",
    )
    return device


def serve(line: Connection, open_device: Callable[[], Device] = default_device) -> None:
    """Sound what is asked for until nobody is left to ask."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the window
    device: Device | None = None
    mixer, running = Mixer(), False
    while True:
        try:
            if running and not line.poll(REST):
                if device is not None and mixer.silent:
                    device.stop()
                    running = False
                continue
            world, name, volume = line.recv()
        except (EOFError, OSError):
            break
        try:
            device = device or open_device()
            if (samples := sound(world, name, volume)) is not None:
                mixer.fresh.put(samples)
            if not running:
                generator = mixer.mixed()
                next(generator)
                device.start(generator)
                running = True
        except Exception:  # whatever a system's sound may fail with: it is only sound
            device, mixer, running = None, Mixer(), False
        try:
            line.send(device is not None)
        except OSError:
            break
    if device is not None:
        device.close()


@lru_cache(maxsize=64)
def sound(world: str, name: str, volume: float) -> array[int] | None:
    """The samples of a world's sound, else of the house's, as loud as is wanted; None when there is no such file."""
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
