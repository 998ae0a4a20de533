"""A save costs late in a match what it cost early; the longest matches open at once."""

import statistics
from pathlib import Path

import pytest

from desktop.developer import bench_saves
from desktop.games import BY_ID
from desktop.storage.saves import Saves

NOISE = 1.5  # the promise is 1.2; `bench save` has the figure


def test_a_save_at_ply_1000_costs_what_it_did_at_ply_10(tmp_path: Path) -> None:
    spent = bench_saves.save_times(tmp_path, 60)
    early, late = (statistics.median(cpu for _, cpu in spent[ply]) for ply in (10, 1000))
    assert late < NOISE * early
    for ply in spent:  # what was measured are saves
        (save,) = Saves(tmp_path / str(ply)).everything()
        assert len(Saves(tmp_path / str(ply)).open(save.id, BY_ID).match.steps) == ply + 1


def test_it_is_measured_in_practice_so_that_every_move_comes_back() -> None:
    match = bench_saves.played(BY_ID["barbarossa"], 12)
    assert match.practice and len(match.steps) == 12 and len(match.seats) == 5


@pytest.mark.parametrize("game_id", BY_ID)
def test_the_longest_record_of_a_game_opens_at_once(tmp_path: Path, game_id: str) -> None:
    figures = bench_saves._load_ms(BY_ID[game_id], tmp_path)
    assert figures["actions"] > 80 and figures["ms"] < 5_000  # a second on a machine that has nothing else to do


def test_the_longest_match_ends_by_its_safety() -> None:
    match = bench_saves.longest(BY_ID["clash"])
    assert match.over and len(match.actions()) >= 1000
