"""desktop/costs.py and resources/costs.toml: what was measured of the opponents' moves."""

import pytest

from desktop import costs, resources
from desktop.app.house.by_costs import line_through
from desktop.costs import Costs
from desktop.games import BY_ID
from desktop.ladder import nearest


def test_the_file_is_as_it_is_written() -> None:
    text = resources.path(costs.FILE).read_text(encoding="utf-8")
    assert costs.written(costs.read(text)) == text


@pytest.mark.parametrize("measured", costs.costs(), ids=lambda each: each.game)
def test_weaker_rungs_lose_more(measured: Costs) -> None:
    """The line through them goes down, and tells at least the ends of the ladder apart."""
    game = BY_ID[measured.game]
    assert list(measured.levels) == [level.id for level in game.bots.levels if level.id in measured.levels]
    standings = nearest(measured.game, measured.mode, measured.seats)
    assert standings is not None
    points = {level: float(standing.points) for level, standing in standings.levels.items()}
    line = line_through(measured, points)
    assert line is not None and line.strays < (max(points.values()) - min(points.values())) / 3
    assert all(rate.games > 1 and rate.rate >= 0.0 for rate in measured.levels.values())


def test_only_what_was_measured_as_it_is_now_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Costs("a", "x", 2, 3, 600, {})
    monkeypatch.setattr(costs, "costs", lambda: (table,))
    assert costs.measured_at("a", "x", 2, 3, 600) is table
    for other in (("b", "x", 2, 3, 600), ("a", "y", 2, 3, 600), ("a", "x", 3, 3, 600), ("a", "x", 2, 4, 600),
                  ("a", "x", 2, 3, 500)):  # fmt: skip
        assert costs.measured_at(*other) is None
