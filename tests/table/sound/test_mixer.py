"""Cues over a bed: nothing breaks the bounds of a sample, the bed goes round, comes and goes without a step."""

import time
from array import array
from itertools import pairwise

import pytest

from desktop.table.sound.mixer import AT_ONCE, FADE, RATE, Laid, Mixer, together

ROUND = array("h", range(1000))  # each sample says where it stands


@pytest.fixture
def mixer() -> Mixer:
    return Mixer()


def laid(mixer: Mixer, volume: float = 1.0, name: str = "clash", samples: array = ROUND) -> None:
    """A bed as loud as that already."""
    mixer.laid.put(Laid(name, samples, volume))
    mixer.next(int(FADE * RATE) + 1)


def test_a_few_sound_at_once_and_none_breaks_the_bounds_of_a_sample(mixer: Mixer) -> None:
    for _ in range(AT_ONCE + 3):
        mixer.fresh.put(array("h", [20_000] * 10))
    assert set(mixer.next(4)) == {32767}
    assert len(mixer.voices) == AT_ONCE
    assert list(mixer.next(8)) == [32767] * 6 + [0, 0]
    assert mixer.silent


@pytest.mark.parametrize("order", [(3, 9), (9, 3)])
def test_the_longer_one_goes_on_by_itself(mixer: Mixer, order: tuple[int, int]) -> None:
    for long in order:
        mixer.fresh.put(array("h", [100 * long] * long))
    assert list(mixer.next(12)) == [1200] * 3 + [900] * 6 + [0] * 3


def test_what_is_too_loud_together_is_held_at_the_bound() -> None:
    assert list(together(array("h", [30000, -30000, 5]), array("h", [30000, -30000, 6, 7]))) == [32767, -32768, 11]


@pytest.mark.parametrize("piece", [7, 999, 1000, 1001, 3500])
def test_a_bed_goes_round_whatever_is_asked_for_at_once(mixer: Mixer, piece: int) -> None:
    laid(mixer)
    heard = [value for _ in range(5) for value in mixer.next(piece)]
    assert len(heard) == 5 * piece
    assert all(b == (a + 1) % 1000 for a, b in pairwise(heard))
    assert not mixer.silent


def test_it_comes_and_goes_within_a_second_without_a_step(mixer: Mixer) -> None:
    flat = array("h", [10_000] * 400)
    mixer.laid.put(Laid("clash", flat, 0.5))
    comes = [value for _ in range(60) for value in mixer.next(441)]
    mixer.laid.put(Laid("clash", flat, 0.0))
    goes = [value for _ in range(60) for value in mixer.next(441)]
    assert comes[0] == 0 and abs(comes[-1] - 5000) <= 1 and goes[-1] == 0
    assert max(abs(a - b) for a, b in pairwise(comes + goes)) <= 1
    assert 0.9 * RATE < sum(value < 4999 for value in comes) <= FADE * RATE
    assert mixer.silent


def test_a_cue_is_heard_over_it_and_takes_nothing_from_it(mixer: Mixer) -> None:
    laid(mixer)
    mixer.next(1000 - mixer.beds[-1].at)  # at its beginning
    mixer.fresh.put(array("h", [500] * 3))
    assert list(mixer.next(5)) == [500, 501, 502, 3, 4]


def test_another_world_comes_while_the_last_one_goes(mixer: Mixer) -> None:
    laid(mixer, name="clash", samples=array("h", [8000] * 100))
    mixer.laid.put(Laid("fleet", array("h", [4000] * 100), 1.0))
    half = mixer.next(RATE // 2)[-1]
    assert abs(half - 6000) < 20 and len(mixer.beds) == 2
    mixer.next(RATE)
    assert abs(mixer.next(1)[0] - 4000) <= 1 and [bed.name for bed in mixer.beds] == ["fleet"]


def test_one_that_comes_back_goes_on_where_it_stood(mixer: Mixer) -> None:
    laid(mixer)
    mixer.laid.put(Laid("clash", ROUND, 0.0))
    mixer.next(2 * RATE)
    stood = mixer.beds[-1].at
    assert not any(mixer.next(3 * RATE)) and mixer.beds[-1].at == stood
    mixer.laid.put(Laid("clash", ROUND, 1.0))
    assert mixer.next(2 * RATE)[-1] == (stood + 2 * RATE - 1) % 1000


def test_a_minute_of_a_bed_costs_next_to_nothing(mixer: Mixer) -> None:
    """Measured at 0.1 seconds of a processor; the bound leaves room for a slow one."""
    laid(mixer, 0.04, samples=array("h", [3000, -2000] * 300_000))
    begun = time.process_time()
    for _ in range(1500):
        mixer.next(882)
    assert time.process_time() - begun < 1.2
