"""What is asked for reaches the device; a few sound at once; no device is an answer, not an error."""

import signal
import threading
import time
from array import array
from collections.abc import Callable, Iterator
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from typing import get_args

import pytest

from desktop import resources
from desktop.table.sound import loudspeaker
from desktop.table.sound.loudspeaker import Device, bed, serve, sound
from desktop.table.sound.mixer import RATE, Mixed, Mixer
from desktop.table.sound.names import BED, Sound
from tests import patience

NAMES = [name for name in get_args(Sound) if name]
WORLDS = ("barbarossa", "chronicle", "clash", "fleet", "ganymede")


class Box:
    """A device that asks for samples when a test tells it to."""

    def __init__(self) -> None:
        self.asks: Mixed | None = None
        self.stopped = self.closed = 0

    def start(self, callback_generator: Mixed) -> None:
        self.asks = callback_generator

    def stop(self) -> None:
        self.stopped += 1

    def close(self) -> None:
        self.closed += 1


def wait_for(what: Callable[[], bool]) -> None:
    end = time.monotonic() + patience.SECONDS
    while not what():
        assert time.monotonic() < end
        time.sleep(0.005)


Serve = Callable[[Callable[[], Device]], Connection]


@pytest.fixture
def serving(monkeypatch: pytest.MonkeyPatch) -> Iterator[Serve]:
    """Runs the loop beside the test, on a device of the test's."""
    monkeypatch.setattr(signal, "signal", lambda number, act: None)  # only the main thread may
    started: list[tuple[Connection, threading.Thread]] = []

    def begin(open_device: Callable[[], Device]) -> Connection:
        here, there = Pipe()
        thread = threading.Thread(target=serve, args=(there, open_device), daemon=True)
        thread.start()
        started.append((here, thread))
        return here

    yield begin
    for line, thread in started:
        line.close()
        thread.join(patience.SECONDS)
        assert not thread.is_alive()


def test_what_is_asked_for_reaches_the_device(serving: Serve) -> None:
    box = Box()
    line = serving(lambda: box)
    line.send(("clash", "card", 1.0))
    assert line.recv() is True
    wanted = sound("clash", "card", 1.0)
    assert wanted is not None and box.asks is not None
    assert box.asks.send(len(wanted)) == wanted
    assert not any(box.asks.send(100))


def test_the_device_rests_in_silence_and_is_let_go(serving: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loudspeaker, "REST", 0.02)
    box = Box()
    line = serving(lambda: box)
    line.send(("clash", "flip", 1.0))
    assert line.recv() is True
    assert box.asks is not None
    box.asks.send(20_000)
    wait_for(lambda: box.stopped == 1)
    line.send(("clash", "flip", 1.0))
    assert line.recv() is True
    line.close()
    wait_for(lambda: box.closed == 1)


def test_no_device_is_an_answer_and_no_error(serving: Serve) -> None:  # UX 42
    def none_there() -> Device:
        raise OSError("no device")

    line = serving(none_there)
    for _ in range(2):
        line.send(("clash", "card", 1.0))
        assert line.recv() is False


def test_a_bed_keeps_the_device_awake_and_lets_it_rest_when_it_goes(
    serving: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loudspeaker, "REST", 0.02)
    box = Box()
    line = serving(lambda: box)
    line.send(("clash", BED, 0.2))
    assert line.recv() is True
    assert box.asks is not None
    assert any(box.asks.send(3 * RATE)[-100:])
    time.sleep(0.2)  # ten times what silence is waited for
    assert box.stopped == 0
    line.send(("clash", BED, 0.0))
    assert line.recv() is True
    assert not any(box.asks.send(3 * RATE)[-100:])
    wait_for(lambda: box.stopped == 1)


def test_a_bed_goes_when_nobody_is_there_any_more_and_comes_with_the_next_cue(
    serving: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loudspeaker, "REST", 0.02)
    monkeypatch.setattr(loudspeaker, "AWAY", 0.3)
    box = Box()
    line = serving(lambda: box)
    line.send(("clash", BED, 0.2))
    assert line.recv() is True
    assert box.asks is not None and any(box.asks.send(2 * RATE)[-100:])
    time.sleep(0.6)
    box.asks.send(2 * RATE)
    wait_for(lambda: box.stopped == 1)
    line.send(("clash", "card", 0.2))
    assert line.recv() is True
    assert any(box.asks.send(3 * RATE)[-100:])


@pytest.mark.parametrize("volume", [0.0, 0.2])
def test_no_bed_begins_that_would_not_be_heard(serving: Serve, volume: float) -> None:
    """At no volume, or of a world that has none."""
    box = Box()
    line = serving(lambda: box)
    line.send(("toy" if volume else "clash", BED, volume))
    assert line.recv() is True
    assert box.asks is None


def test_no_device_is_no_error_for_a_bed_either(serving: Serve) -> None:  # UX 42
    tries: list[int] = []

    def none_there() -> Device:
        tries.append(1)
        raise OSError("no device")

    line = serving(none_there)
    for volume in (0.2, 0.1, 0.0):
        line.send(("clash", BED, volume))
        assert line.recv() is False
    assert len(tries) == 3  # once each time it is asked, and never by itself


@pytest.mark.parametrize("world", WORLDS)
def test_a_bed_is_decoded_to_the_rate_of_the_device(world: str) -> None:
    samples = bed(world)
    assert 20 * RATE < len(samples) < 40 * RATE
    stored = samples[::2]
    assert all(min(a, b) - 1 <= value <= max(a, b) for a, value, b in zip(stored, samples[1::2], stored[1:]))
    assert samples[-1] == (stored[-1] + stored[0]) >> 1


def test_a_world_without_a_sound_has_that_of_the_house() -> None:
    assert sound("clash", "coin", 1.0) == sound("", "coin", 1.0) is not None
    assert sound("clash", "card", 1.0) != sound("", "card", 1.0)
    assert sound("clash", "no-such-sound", 1.0) is None


@pytest.mark.parametrize("name", NAMES)
def test_the_house_has_every_sound(name: str) -> None:
    loud, quiet = sound("", name, 0.9), sound("", name, 0.3)
    assert loud is not None and quiet is not None
    assert 2 * max(map(abs, quiet)) < max(map(abs, loud))


def test_a_damaged_file_is_silence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bad.wav").write_bytes(b"RIFF")
    monkeypatch.setattr(resources, "find", lambda name: tmp_path / "bad.wav")
    assert sound("", "damaged", 1.0) is None


def test_the_library_asks_as_the_box_does() -> None:
    import miniaudio

    device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16,
        nchannels=1,
        sample_rate=RATE,
        backends=[miniaudio.Backend.NULL],
    )
    mixer = Mixer()
    mixer.fresh.put(array("h", [1000] * 500))
    generator = mixer.mixed()
    next(generator)
    device.start(generator)
    wait_for(lambda: mixer.silent)
    device.close()
