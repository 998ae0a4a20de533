"""The process that sounds: hears names over a line, mixes a few at once, asks the system's device to play them. No Qt.

A process, no thread: the device asks for samples from a thread of its own, and in a process with Qt in it Python might
tidy up Qt's objects there. It answers each name with whether there is a device; it ends with its line.
"""

from __future__ import annotations

import signal
import time
from array import array
from collections.abc import Callable
from functools import lru_cache
from itertools import chain
from multiprocessing.connection import Connection
from operator import add
from typing import Protocol

from desktop import resources
from desktop.table.sound.mixer import RATE, Laid, Mixed, Mixer
from desktop.table.sound.names import BED

BUFFER_MS = 40
REST = 2.0  # seconds of silence after which the device is left alone
AWAY = 600.0  # seconds without a word after which a bed goes until the next: a computer that sounds does not sleep


class Device(Protocol):
    """What plays samples: it asks the generator for as many as it needs."""

    def start(self, callback_generator: Mixed) -> None:
        """Begin to ask."""

    def stop(self) -> None:
        """Ask no more for now."""

    def close(self) -> None:
        """Let go of it."""


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
    lies, lately = ("", BED, 0.0), time.monotonic()
    while True:
        try:
            if running and not line.poll(REST):
                if time.monotonic() - lately > AWAY:
                    put(mixer, lies[0], BED, 0.0)
                if device is not None and mixer.silent:
                    device.stop()
                    running = False
                continue
            asked = line.recv()
        except (EOFError, OSError):
            break
        try:
            device = device or open_device()
            if asked[1] == BED:
                lies = asked
            elif time.monotonic() - lately > AWAY:
                put(mixer, *lies)
            put(mixer, *asked)
            lately = time.monotonic()
            if not running and not mixer.silent:
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


def put(mixer: Mixer, world: str, name: str, volume: float) -> None:
    """Have what is asked for heard with the rest."""
    if name != BED:
        if (samples := sound(world, name, volume)) is not None:
            mixer.fresh.put(samples)
    elif (volume > 0 or not mixer.silent) and (samples := bed(world)):
        mixer.laid.put(Laid(world, samples, volume))


@lru_cache(maxsize=64)
def sound(world: str, name: str, volume: float) -> array[int] | None:
    """The samples of a world's sound, else of the house's, as loud as is wanted; None when there is no such file."""
    for place in (f"sounds/{world}/{name}.wav", f"sounds/{name}.wav"):
        if plain := _read(place):
            return array("h", (int(value * volume) for value in plain))
    return None


@lru_cache(maxsize=2)
def bed(world: str) -> array[int]:
    """What lies under a world's sounds; nothing where there is no such file."""
    return _read(f"sounds/{world}/{BED}.wav")


def _read(place: str) -> array[int]:
    """The samples of a file, which may have half as many a second where it is dark; a damaged one has none."""
    import miniaudio

    try:
        found = miniaudio.wav_read_s16(resources.find(place).read_bytes())
    except (OSError, miniaudio.DecodeError):
        return array("h")
    samples: array[int] = found.samples
    if found.nchannels != 1 or found.sample_rate not in (RATE, RATE // 2):
        return array("h")
    if found.sample_rate == RATE:
        return samples
    between = (value >> 1 for value in map(add, samples, samples[1:] + samples[:1]))
    return array("h", chain.from_iterable(zip(samples, between, strict=True)))
