"""Who stops has much, who goes on has little: the quick policy by which told beliefs weigh rows."""

import pytest

from desktop.games import BY_ID
from desktop.games.ganymede.cards import NAMES
from desktop.games.ganymede.state import DRAWING, PHASE, ROW, GanymedeState
from desktop.games.ganymede.stopping import TURNS, drawn_so, stops
from tests.games.ganymede.stopping import Choice, choices, surprise
from tests.games.setups import set_ups

FIVE, EIGHT, NINE = (NAMES.index(name) for name in ("red_5", "red_8", "red_9"))


def position(row: list[int], waits: bool) -> tuple[GanymedeState, int]:
    """A camp with this row, while another draws or it does so itself."""
    state = set_ups("ganymede")[0].new(1)
    assert isinstance(state, GanymedeState)
    while state.counters[PHASE] != DRAWING:
        state.apply(state.legal()[0])
    camp = 1 - state.decider() if waits else state.decider()
    state.zones[ROW[camp]], state.known[ROW[camp]] = row, [1 << camp] * len(row)
    return state, camp


def test_the_more_a_row_comes_to_the_likelier_its_camp_stops() -> None:
    assert stops([FIVE, FIVE]) < stops([FIVE, NINE]) < stops([NINE, NINE])
    assert stops([FIVE, FIVE, FIVE]) < stops([FIVE, FIVE, NINE])
    assert all(0 < stops([EIGHT] * cards) < 1 for cards in TURNS)


@pytest.mark.parametrize(
    ("row", "waits", "told"),
    [
        ([EIGHT], True, 1.0),
        ([EIGHT, FIVE], False, 1.0),
        ([EIGHT, FIVE], True, stops([EIGHT, FIVE])),
        ([EIGHT, FIVE, FIVE], False, 1 - stops([EIGHT, FIVE])),
        ([EIGHT, FIVE, FIVE], True, (1 - stops([EIGHT, FIVE])) * stops([EIGHT, FIVE, FIVE])),
        ([FIVE] * 4, True, (1 - stops([FIVE] * 2)) * (1 - stops([FIVE] * 3))),
        ([FIVE] * 5, True, (1 - stops([FIVE] * 2)) * (1 - stops([FIVE] * 3))),
    ],
)
def test_a_row_is_as_likely_as_its_draws(row: list[int], waits: bool, told: float) -> None:
    assert drawn_so(*position(row, waits)) == pytest.approx(told) and told > 0


def test_choices_of_games_are_told_better_than_by_a_coin() -> None:
    found = [each for each in choices(4, 9, ("greedy",)) if each.cards in TURNS]
    assert len(found) > 20
    told = sum(surprise([each], *TURNS[each.cards]) for each in found) / len(found)
    assert told < 0.95 and surprise([Choice(20, 3, True)], 17.0, 1.0) < 0.2 < surprise(
        [Choice(20, 3, False)], 17.0, 1.0
    )


def test_the_game_weighs_worlds_by_it() -> None:
    game = BY_ID["ganymede"]
    state, camp = position([EIGHT, FIVE], True)
    (secret,) = game.secrets(game.view(state, 1 - camp), camp)
    assert game.likelihood(state, secret) == drawn_so(state, camp)
