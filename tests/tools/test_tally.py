"""desktop/tools/tally.py: sums over games."""

import pytest

from desktop.tools.contest import Played
from desktop.tools.tally import Tally, Times, half_width, shares


def game(
    winners: tuple[int, ...], seating: tuple[int, ...] = (0, 1), shared: bool = False, turns: int | None = 10
) -> Played:
    scores = tuple(5.0 * (seat in winners) for seat in range(len(seating)))
    return Played(0, seating, winners, scores, shared, 30, turns, 0, {})


@pytest.mark.parametrize(
    ("played", "parts"),
    [
        (game((1,)), [0.0, 1.0]),
        (game(()), [0.5, 0.5]),
        (game((0, 2), (0, 1, 2)), [0.5, 0.0, 0.5]),
        (game((0, 1, 2), (0, 1, 2), shared=True), [1.0, 1.0, 1.0]),
        (game((), (0, 1, 2), shared=True), [0.0, 0.0, 0.0]),
    ],
)
def test_how_a_game_is_shared(played: Played, parts: list[float]) -> None:
    assert shares(played) == parts


def test_sums_go_to_the_entry_and_to_the_seat() -> None:
    tally = Tally(("strong", "weak"))
    for played in (game((0,), (0, 1)), game((1,), (1, 0)), game((0,), (0, 1)), game((), (1, 0), turns=20)):
        tally.add(played)
    sums = tally.plain()
    assert (sums["games"], sums["wins"], sums["draws"]) == (4, [3, 0], 1)
    assert (sums["share"], sums["mean_score"]) == ([0.875, 0.125], [3.75, 0.0])
    assert sums["by_seat"] == [0.625, 0.375]
    assert (sums["plies"], sums["turns_median"], sums["by_role"]) == (120, 10, {})


def test_a_win_of_all_is_no_draw() -> None:
    tally = Tally(("a", "b", "c"))
    tally.add(game((0, 1, 2), (0, 1, 2)))
    sums = tally.plain()
    assert (sums["wins"], sums["draws"], sums["share"]) == ([1, 1, 1], 0, [0.333333] * 3)


def test_a_shared_defeat_is_no_draw() -> None:
    tally = Tally(("a", "b"))
    tally.add(game((), shared=True, turns=None))
    sums = tally.plain()
    assert (sums["draws"], sums["share"], sums["turns_median"]) == (0, [0.0, 0.0], None)


def test_roles_are_those_of_the_seats() -> None:
    tally = Tally(("a", "b", "c"))
    roles = ("empire", "rebels", "rebels")
    for winners in ((1, 2), (0,), (0,), (1, 2)):
        tally.add(game(winners, (0, 1, 2), shared=True)._replace(roles=roles))
    assert tally.plain()["by_role"] == {"empire": 0.5, "rebels": 0.5}
    tally.add(game((0,), (0, 1, 2), shared=True)._replace(roles=roles))
    assert tally.plain()["by_role"] == {"empire": 0.6, "rebels": 0.4}


def test_roles_that_change_seats_from_game_to_game_are_followed() -> None:
    tally = Tally(("a", "b"))
    for winner, roles in ((0, ("earth", "sky")), (1, ("sky", "earth")), (1, ("earth", "sky")), (1, ("sky", "earth"))):
        tally.add(game((winner,))._replace(roles=roles))
    assert tally.plain()["by_role"] == {"earth": 0.75, "sky": 0.25}


def test_illegal_moves_are_added_up() -> None:
    tally = Tally(("a", "b"))
    for count in (0, 2, 3):
        tally.add(game((0,))._replace(illegal=count))
    assert tally.plain()["illegal"] == 5


@pytest.mark.parametrize(
    ("share", "games", "width"),
    [
        (0.5, 1000, 0.0309),  # the textbook's 3.1 %
        (0.98, 1000, 0.0088),
        (1.0, 100, 0.0185),  # nobody is beaten for certain
        (0.0, 100, 0.0185),
        (0.5, 4, 0.3499),
    ],
)
def test_an_interval_is_wilson_s(share: float, games: int, width: float) -> None:
    assert half_width(share, games) == pytest.approx(width, abs=1e-4)


def test_times_keep_percentiles_within_two_percent() -> None:
    times = Times()
    for ms in range(1, 1001):
        times.add(float(ms))
    plain = times.plain()
    assert plain["p50"] == pytest.approx(500, rel=0.02)
    assert plain["p95"] == pytest.approx(950, rel=0.02)
    assert plain["max"] == 1000.0


def test_times_of_nothing_and_of_next_to_nothing() -> None:
    times = Times()
    assert times.plain() == {"p50": None, "p95": None, "max": None}
    times.add(0.0)
    assert times.plain()["max"] == 0.0
    times.add(0.01234)
    assert times.plain()["max"] == 0.0123


def test_times_are_kept_by_level() -> None:
    tally = Tally(("random", "greedy"))
    tally.add(game((0,))._replace(decisions_ms={"random": [1.0, 1.0], "greedy": [10.0]}))
    plain = tally.plain()["decision_ms"]
    assert isinstance(plain, dict) and set(plain) == {"random", "greedy"}
    assert (plain["random"]["max"], plain["greedy"]["max"]) == (1.0, 10.0)
