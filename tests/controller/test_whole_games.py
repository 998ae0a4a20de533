"""Whole games of Clash by drags only, by clicks only and by keys only; the table is checked at every step."""

import pytest

from desktop.engine.match import PERSON
from tests.controller.sitting import PATIENCE, Sitting, chooser

DEALS = [("starter", "draft"), ("starter", "random"), ("leaflet", "draft"), ("leaflet", "random")]


def play_through(table: Sitting, way: str, seed: int) -> None:
    """Both sides' decisions of people by hand, everything else by itself."""
    choose = chooser(seed)
    hand = getattr(table, f"by_{way}")
    table.settle()
    for _ in range(PATIENCE):
        table.check()
        if table.match.over:
            return
        action = choose(table.match)
        before = len(table.match.steps)
        hand(action)
        assert table.match.steps[before].action == action
        table.settle()
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("way", ["drag", "click", "keys"])
@pytest.mark.parametrize(("edition", "deal"), DEALS)
def test_a_game_to_the_end_with_one_kind_of_hand(sit, edition, deal, way):  # UX 11
    seed = 11 + len(way)
    table = sit((PERSON, "greedy"), seed=seed, edition=edition, deal=deal)
    play_through(table, way, seed)
    assert table.ends == 1
    assert table.trouble == []
    end = table.controller.outcome()
    assert end is not None
    assert len(end.rows) == 2
    table.check_record()
