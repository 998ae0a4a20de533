"""The rules of thumb: the order of playing, what is kept, lost and bought."""

import pytest

from desktop.games.barbarossa import GAME
from desktop.games.barbarossa.state import BarbarossaState
from desktop.games.barbarossa.taste import tuned
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


def test_transports_that_are_not_needed_stay_in_the_hand() -> None:
    """With a taste that knows it: of one purchase no more than it takes, and none for nothing."""
    saving = tuned({"trucks": (5.0, 0.0, 0.0, 4.0, 1.0, 100.0, 1.0, 1000.0)}, (0.5, 1.8, 0.7), (4.0,) * 7)

    def does(state: BarbarossaState) -> str:
        listed, by_itself = choose(state, state.legal(), saving), choose(state, [], saving)
        assert listed == by_itself  # nor does it need to be told what is legal
        return GAME.verbs.text(listed)

    assert does(operation(op=0, hand="trucks trains")) == "done"
    assert does(operation(op=0, hand="trucks", deployed="panzer_regiment")) == "play:trucks"  # for its fuel
    assert does(reinforcement(sp=3, rp=1, hand="trucks trains")) == "buy:trucks"
    assert does(reinforcement(sp=1, rp=1, hand="trucks trains")) == "play:trucks"
    assert does(reinforcement(sp=0, rp=1, hand="trucks trains")) == "play:trains"
    assert does(reinforcement(sp=3, rp=2, hand="trucks trains")) == "play:trains"
    assert does(reinforcement(sp=9, rp=0, hand="trucks trains")) == "done"
    assert does(reinforcement(sp=2, rp=1)) == "done"
