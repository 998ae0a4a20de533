"""desktop/games/ganymede/rules.py and the wiring: set-up, options, modes, the course of a round."""

import pytest

from desktop.engine.game import OptionError
from desktop.engine.rng import Rng
from desktop.games.ganymede import GAME
from desktop.games.ganymede.state import (
    CLEANUP,
    DRAWING,
    HP,
    PHASE,
    RECRUIT,
    REINFORCE,
    ROUND,
    GanymedeState,
)  # fmt: skip
from tests.games.walks import pick


def test_the_modes_and_who_has_which_role() -> None:
    assert {mode: list(seats) for mode, seats in GAME.info.modes.items()} == {
        "battle": [2], "coop": [2], "three": [3],
    }  # fmt: skip
    assert GAME.roles == {"coop": ("red", "green"), "three": ("red", "green", "purple")}


def test_allies_are_on_one_side() -> None:
    sides = {mode: GAME.setting(max(seats), mode, GAME.settle({})).sides for mode, seats in GAME.info.modes.items()}
    assert sides == {"battle": (), "coop": (0, 0), "three": (0, 0, 1)}


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"disc": "seat2"}, "option disc must be one of seed, seat0, seat1, not 'seat2'"),
        ({"two_takes_to": "hand"}, "option two_takes_to must be one of deck_top, played, not 'hand'"),
        ({"purple_deck": "x"}, "option purple_deck must be one of veterans, recruits, not 'x'"),
        ({"round_limit": 0}, "option round_limit must lie from 1 to 1000, not 0"),
    ],
)
def test_a_wrong_option_is_one_sentence(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(OptionError) as error:
        GAME.settle(options)
    assert str(error.value) == sentence


def test_in_battle_purple_is_not_on_the_table() -> None:
    state = GAME.new(2, "battle", {}, 1)
    assert {zone.place.seat for zone in state.setting.zones} == {-1, 0, 1}
    assert len([card for zone in state.zones for card in zone]) == 18 + 12


@pytest.mark.parametrize(("mode", "seats"), [("battle", 2), ("coop", 2), ("three", 3)])
def test_phases_follow_each_other(mode: str, seats: int) -> None:
    state = GAME.new(seats, mode, {}, 3)
    assert isinstance(state, GanymedeState)
    dice = Rng(3)
    last, rounds, seen = state.counters[PHASE], 0, set()
    assert last == RECRUIT and [state.counters[HP[camp]] for camp in range(state.camps)] == [15] * state.camps
    while not state.over:
        state.apply(pick(state, dice))
        phase, now = state.counters[PHASE], state.counters[ROUND]
        # Within a round phases only go on; one in which nobody has a choice passes by between two decisions.
        assert phase >= last if now == rounds else now == rounds + 1
        last, rounds = phase, now
        seen.add(phase)
    assert rounds > 2 and seen >= {DRAWING, CLEANUP, REINFORCE}
