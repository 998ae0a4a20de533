"""desktop/ladder.py and resources/ladder.toml: what was measured of the opponents."""

from itertools import pairwise

import pytest

from desktop import ladder, resources
from desktop.engine.game import Game
from desktop.games import BY_ID
from desktop.ladder import Ladder, Standing


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_every_game_was_measured(game: Game) -> None:
    mode, seats = next(iter(game.info.modes.items()))
    measured = ladder.nearest(game.info.id, mode, min(seats))
    assert measured is not None and (measured.mode, measured.seats) == (mode, min(seats)) and len(measured.levels) > 1
    assert list(measured.levels) == [level.id for level in game.bots.levels if level.id in measured.levels]
    assert all(standing.within > 0 and standing.games > 0 for standing in measured.levels.values())


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_no_rung_is_surely_below_the_one_before(game: Game) -> None:
    for measured in ladder.ladders():
        if measured.game == game.info.id:
            rungs = list(measured.levels.values())
            assert all(low.points - low.within < high.points + high.within for low, high in pairwise(rungs))
            assert rungs[0].points < rungs[-1].points


def test_the_file_is_as_it_is_written() -> None:
    text = resources.path(ladder.FILE).read_text(encoding="utf-8")
    assert ladder.written(ladder.read(text)) == text


def test_a_table_that_was_not_measured_has_the_one_most_like_it(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = (("x", 2), ("y", 3), ("x", 5))
    found = tuple(Ladder("a", mode, seats, 1, {"easy": Standing(seats, 1, 1)}) for mode, seats in tables)
    monkeypatch.setattr(ladder, "ladders", lambda: found)
    assert ladder.measured_at("a", "x", 2, 1) is found[0] and ladder.measured_at("a", "x", 3, 1) is None
    assert ladder.measured_at("a", "x", 2, 2) is None, "those decided otherwise"
    assert ladder.nearest("a", "x", 4) is found[2] and ladder.nearest("a", "y", 2) is found[1]
    assert ladder.nearest("b", "x", 2) is None
