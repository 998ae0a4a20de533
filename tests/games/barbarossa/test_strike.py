"""Attacks by rule of thumb: the reach, the target, and the order of the means."""

import pytest

from desktop.games.barbarossa import GAME, strike
from desktop.games.barbarossa.verbs import BREAK_OFF
from tests.games.barbarossa.fields import card, operation, play


def target(**table: object) -> str:
    """What would be attacked."""
    action = strike.target(operation(**table), 0)  # type: ignore[arg-type]
    return "" if action is None else GAME.verbs.text(action)


def test_the_reach_counts_sp_and_discards() -> None:
    far = strike.reach(
        operation(sp=1, bp=1, deployed="panzer_regiment elite_panzer_regiment", fatigued="panzer_grenadier"), 0
    )
    assert far == (1, 9, 16, 3)


@pytest.mark.parametrize(
    ("table", "best"),
    [
        ({"deployed": "field_commander", "bp": 30}, ""),
        ({"deployed": "anti_tank_battalion"}, ""),
        ({"deployed": "anti_tank_battalion", "bp": 20}, "attack:minsk"),
        ({"deployed": "anti_tank_battalion", "bp": 6}, "attack:position"),
        ({"deployed": "anti_tank_battalion", "bp": 3}, "attack:hill"),
        # Moscow only where it wins.
        ({"deployed": ["anti_tank_battalion", "kiev tula"], "bp": 30, "cities": "moscow"}, "attack:position"),
        ({"deployed": ["anti_tank_battalion", "kiev"], "bp": 30, "cities": "moscow"}, "attack:moscow"),
    ],
)
def test_the_best_target(table: dict[str, object], best: str) -> None:
    assert target(**table) == best


def test_a_known_event_is_counted_as_it_is() -> None:
    state = operation(events="german_air_support", deployed="anti_tank_battalion", bp=3)
    assert len(strike.event_modifiers(state)) == 21
    state.reveal(24, 20, 3)
    assert strike.event_modifiers(state) == [-4] and strike.chance([-4], card("minsk"), 5) == 1.0


def test_free_means_come_first_and_units_are_given_up_last() -> None:
    state = operation(
        sp=1, events="rifle_army", deployed="panzer_regiment grenadier_regiment panzer_grenadier position"
    )
    play(state, "attack:minsk")
    used = []
    while state.counters[9] >= 0:
        action = strike.press(state, 0)
        used.append(GAME.verbs.text(action))
        state.apply(action)
        if action.verb == "lose" or state.stack[-1].__class__.__name__ != "Attack":
            break
    assert used[:3] == ["fatigue:grenadier_regiment", "fatigue:panzer_grenadier", "fatigue:panzer_regiment"]
    assert len(used) == 4 and used[3].startswith("discard:")


def test_what_cannot_be_reached_is_broken_off_at_once() -> None:
    state = play(operation(events="soviet_guards_tank_army", deployed="anti_tank_battalion"), "attack:minsk")
    assert strike.press(state, 0) is BREAK_OFF
