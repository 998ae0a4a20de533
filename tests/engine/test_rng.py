"""desktop/engine/rng.py: the generator that every saved game depends on."""

import pytest

from desktop.engine.rng import Rng, mix


# Rule 4: seed, options and actions give the same game on every machine, for ever. These two must never change.
@pytest.mark.parametrize(
    ("seed", "order"),
    [
        (1, "24 21 17 30 5 3 15 16 1 4 14 0 11 19 26 25 2 7 10 9 27 8 31 6 13 22 20 28 12 29 23 18"),
        (2026, "13 0 16 25 30 9 10 15 1 26 17 12 21 23 4 3 2 28 31 6 18 7 5 8 29 24 19 22 11 20 14 27"),
    ],
)
def test_two_full_shuffles_are_pinned(seed: int, order: str) -> None:
    cards = list(range(32))
    Rng(seed).shuffle(cards)
    assert " ".join(map(str, cards)) == order


def test_the_first_numbers_are_those_of_the_published_generator() -> None:
    # SplitMix64 from 0, as its authors' C code prints it.
    rng = Rng(0)
    assert [rng.bits() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_the_state_is_one_int_and_carries_everything() -> None:
    rng = Rng(7)
    rng.bits()
    again = Rng(rng.state)
    assert type(rng.state) is int
    assert [again.bits() for _ in range(5)] == [rng.bits() for _ in range(5)]


def test_a_seed_of_any_size_is_taken_by_its_64_bits() -> None:
    assert Rng(2**64 + 3).bits() == Rng(3).bits()
    assert Rng(-1).bits() == Rng(2**64 - 1).bits()


@pytest.mark.parametrize("n", [1, 2, 3, 6, 52, 1000])
def test_below_stays_below_and_reaches_every_number(n: int) -> None:
    rng = Rng(n)
    drawn = [rng.below(n) for _ in range(20 * n + 50)]
    assert set(drawn) == set(range(n))


def test_below_is_even() -> None:
    rng = Rng(11)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert all(9_600 < count < 10_400 for count in counts)  # four standard deviations


def test_chance_lies_from_0_to_1() -> None:
    rng = Rng(5)
    drawn = [rng.chance() for _ in range(1000)]
    assert 0.0 <= min(drawn) < 0.05 and 0.95 < max(drawn) < 1.0


def test_a_shuffle_from_a_place_on_leaves_what_lies_before() -> None:
    cards = list(range(20))
    Rng(3).shuffle(cards, first=5)
    assert cards[:5] == [0, 1, 2, 3, 4]
    assert cards[5:] != list(range(5, 20)) and sorted(cards) == list(range(20))


def test_a_shuffle_reaches_every_order() -> None:
    seen = set()
    for seed in range(200):
        cards = [0, 1, 2]
        Rng(seed).shuffle(cards)
        seen.add(tuple(cards))
    assert len(seen) == 6


def test_mix_keeps_streams_apart() -> None:
    mixed = [mix(a, b) for a in range(30) for b in range(30)]
    assert len(set(mixed)) == len(mixed)
    assert mix(1, 2) != mix(2, 1) and mix(1) != mix(1, 0)
