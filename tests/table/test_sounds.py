"""A sound is never waited for and never an error; a few sound at once."""

import threading
import time
from array import array
from pathlib import Path

import pytest

from desktop import resources
from desktop.table import sounds
from desktop.table.sounds import AT_ONCE, LOUDNESS, Mixer, Sounds, sound
from tests import patience

NAMES = ("card", "flip", "shuffle", "coin", "blow", "fall", "win")


class Loudspeaker:
    """Asks for samples when a test tells it to."""

    def __init__(self) -> None:
        self.asks: sounds.Mixed | None = None
        self.stopped = self.closed = 0

    def start(self, callback_generator: sounds.Mixed) -> None:
        self.asks = callback_generator

    def stop(self) -> None:
        self.stopped += 1

    def close(self) -> None:
        self.closed += 1


def wait_for(what: object) -> None:
    end = time.monotonic() + patience.SECONDS
    while not what():  # type: ignore[operator]
        assert time.monotonic() < end
        time.sleep(0.005)


@pytest.fixture
def loudspeaker() -> Loudspeaker:
    return Loudspeaker()


@pytest.fixture
def heard(loudspeaker: Loudspeaker):
    made = Sounds("clash", lambda: loudspeaker)
    made.volume = 1.0
    yield made
    made.close()


def test_what_is_played_reaches_the_device(heard: Sounds, loudspeaker: Loudspeaker) -> None:
    heard.play("card")
    wait_for(lambda: loudspeaker.asks is not None)
    wanted = sound("clash", "card", 1.0)
    assert wanted is not None
    assert loudspeaker.asks.send(len(wanted)) == wanted
    assert not any(loudspeaker.asks.send(100))
    assert heard.mixer.silent


def test_the_device_rests_in_silence_and_is_let_go(
    heard: Sounds, loudspeaker: Loudspeaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sounds, "REST", 0.02)
    heard.play("flip")
    wait_for(lambda: loudspeaker.asks is not None)
    loudspeaker.asks.send(20_000)
    wait_for(lambda: loudspeaker.stopped == 1)
    heard.close()
    wait_for(lambda: loudspeaker.closed == 1)


def test_cards_that_move_together_are_one_sound() -> None:
    table = Sounds("clash", Loudspeaker)
    table.volume, table._thread = 1.0, threading.Thread()  # never started: the queue keeps what is put in
    for _ in range(5):
        table.play("card")
    table.play("coin")
    assert [table._names.get_nowait(), table._names.get_nowait()] == ["card", "coin"]
    assert table._names.empty()


def test_no_device_is_no_error_and_not_asked_for_at_every_card(monkeypatch: pytest.MonkeyPatch) -> None:  # UX 42
    asked: list[int] = []

    def none_there() -> Loudspeaker:
        asked.append(1)
        raise OSError("no device")

    monkeypatch.setattr(sounds, "APART", 0.0)
    table = Sounds("clash", none_there)
    table.volume = 1.0
    for _ in range(10):
        table.play("card")
    table.close()
    assert table._thread is not None
    table._thread.join(patience.SECONDS)
    assert not table._thread.is_alive()
    assert len(asked) == 1


def test_switched_off_there_is_not_even_a_thread() -> None:
    table = Sounds("clash", Loudspeaker)
    table.play("card")
    assert table._thread is None


def test_playing_never_waits_for_a_device_that_hangs() -> None:
    opening, gate = threading.Event(), threading.Event()

    def hangs() -> Loudspeaker:
        opening.set()
        gate.wait(patience.SECONDS)
        return Loudspeaker()

    table = Sounds("clash", hangs)
    table.volume = 1.0
    table.play("card")
    assert opening.wait(patience.SECONDS)
    before = time.thread_time()
    for name in NAMES:
        table.play(name)
    table.close()
    assert time.thread_time() - before < 0.05
    gate.set()


def test_a_few_sound_at_once_and_none_breaks_the_bounds_of_a_sample() -> None:
    mixer = Mixer()
    for _ in range(AT_ONCE + 3):
        mixer.fresh.put(array("h", [20_000] * 10))
    assert set(mixer.next(4)) == {32767}
    assert len(mixer.voices) == AT_ONCE
    assert list(mixer.next(8)) == [32767] * 6 + [0, 0]
    assert mixer.silent


def test_a_world_without_a_sound_has_that_of_the_house() -> None:
    assert sound("clash", "coin", 1.0) == sound("", "coin", 1.0)
    assert sound("clash", "card", 1.0) != sound("", "card", 1.0)
    assert sound("clash", "no-such-sound", 1.0) is None


@pytest.mark.parametrize("name", NAMES)
def test_the_house_has_every_sound(name: str) -> None:
    loud, quiet = sound("", name, LOUDNESS["full"]), sound("", name, LOUDNESS["quiet"])
    assert loud is not None and quiet is not None
    assert 2 * max(map(abs, quiet)) < max(map(abs, loud))


def test_a_damaged_file_is_silence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "bad.wav").write_bytes(b"RIFF")
    monkeypatch.setattr(resources, "find", lambda name: tmp_path / "bad.wav")
    assert sound("", "damaged", 1.0) is None


def test_the_library_is_there_and_its_devices_are_asked_for_like_ours() -> None:
    miniaudio = pytest.importorskip("miniaudio")
    device = miniaudio.PlaybackDevice(
        output_format=miniaudio.SampleFormat.SIGNED16, nchannels=1, sample_rate=sounds.RATE,
        backends=[miniaudio.Backend.NULL],
    )  # fmt: skip
    table = Sounds("fleet", lambda: device)
    table.volume = 1.0
    table.play("flip")
    wait_for(lambda: table._last and table.mixer.silent and device.running)
    table.close()
