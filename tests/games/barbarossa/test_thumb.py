"""The rules of thumb: the order of playing, what is kept, lost and bought."""

import pytest

from desktop.games.barbarossa import GAME
from desktop.games.barbarossa.state import BarbarossaState
from desktop.games.barbarossa.thumb import choose
from tests.games.barbarossa.fields import ending, operation, play, reinforcement, turn

DECK = ["horses horses horses horses"] * 2


def thumb(state: BarbarossaState) -> str:
    """What the rules of thumb do."""
    return GAME.verbs.text(choose(state, state.legal()))


@pytest.mark.parametrize(
    ("table", "move"),
    [
        ({"hand": "grenadier_regiment trucks signals_battalion"}, "play:trucks"),
        ({"hand": "grenadier_regiment signals_battalion"}, "play:signals_battalion"),
        ({"hand": "artillery_regiment grenadier_regiment"}, "play:grenadier_regiment"),
        ({"hand": "grenadier_regiment", "deployed": "field_commander"}, "fatigue:field_commander"),
        ({"hand": "elite_panzer_regiment", "hq": 1}, "deploy_from_hand:elite_panzer_regiment"),
        ({"op": 0, "playing": "grenadier_regiment"}, "deploy:grenadier_regiment"),
        ({"op": 0}, "done"),
    ],
)
def test_the_order_of_playing(table: dict[str, object], move: str) -> None:
    assert thumb(operation(**table)) == move  # type: ignore[arg-type]


def test_the_other_phases() -> None:
    heavy = turn(fatigued="independent_heavy_tank_battalion", hand="trains horses", cities="minsk moscow")
    assert thumb(heavy).startswith("play:")
    assert thumb(reinforcement(sp=8, rp=1)) == "buy:signals_battalion"
    assert thumb(reinforcement(sp=9, rp=0)) == "done"
    assert thumb(ending(hand="horses elite_panzer_regiment", deck=DECK)) == "keep:elite_panzer_regiment"


def test_losses_are_the_cheapest_and_workshops_are_used() -> None:
    front = "elite_panzer_regiment anti_tank_battalion repair_workshop"
    state = play(operation(bp=8, deployed=front), "attack:position")
    assert thumb(state) == "repair:elite_panzer_regiment:active"
    state = play(operation(bp=8, deployed="elite_panzer_regiment anti_tank_battalion"), "attack:position")
    assert thumb(state) == "lose:anti_tank_battalion:active"
    state = play(operation(bp=40, cities="stalingrad moscow", events="captured_depot",
                           deployed="elite_panzer_regiment anti_tank_battalion"), "attack:stalingrad")  # fmt: skip
    assert thumb(state) == "raze:others"


def test_an_event_goes_to_the_rival_who_is_ahead() -> None:
    state = operation(seats=3, bp=40, events="rasputitsa", deployed=["anti_tank_battalion", "hill", "kiev"])
    assert thumb(play(state, "attack:minsk")) == "assign:seat2"


def test_engineers_trade_transports_up() -> None:
    state = play(operation(hand="engineer_battalion horses trucks"), "play:engineer_battalion")
    assert thumb(state) == "remove:horses"
    assert thumb(play(state, "remove:horses")).startswith("gain:")
    assert thumb(play(operation(hand="engineer_battalion panzer_regiment"), "play:engineer_battalion")) == "decline"
