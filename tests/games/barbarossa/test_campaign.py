"""What is worth weighing, and how a position is played out."""

from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.barbarossa import GAME
from desktop.games.barbarossa.campaign import MOST, candidates, playout
from desktop.games.barbarossa.state import BarbarossaState
from tests.games.barbarossa.fields import operation, play, reinforcement

DECK = ["horses horses horses horses"] * 2


def weighed(state: BarbarossaState) -> list[str]:
    """The candidates of a position."""
    seat = state.decider()
    return [GAME.verbs.text(action) for action in candidates(InfoSet(GAME, state, seat), Rng(0))]


def test_cards_go_out_in_their_order_without_a_search() -> None:
    assert weighed(operation(hand="trucks signals_battalion grenadier_regiment", deck=DECK)) == ["play:trucks"]
    assert weighed(operation(hand="signals_battalion grenadier_regiment", deck=DECK)) == ["play:signals_battalion"]


def test_scarce_op_attacks_and_purchases_are_weighed() -> None:
    assert weighed(operation(hand="artillery_regiment grenadier_regiment", deck=DECK)) == [
        "play:grenadier_regiment", "play:artillery_regiment",
    ]  # fmt: skip
    found = weighed(operation(op=0, bp=12, deployed="anti_tank_battalion", deck=DECK))
    assert set(found) == {"attack:minsk", "attack:position", "attack:hill", "done"}
    buys = weighed(reinforcement(sp=8, deck=DECK))
    assert {"buy:elite_panzer_regiment", "buy:signals_battalion", "done"} < set(buys) and 4 < len(buys) <= MOST


def test_moscow_is_no_candidate_where_it_loses() -> None:
    state = operation(op=0, bp=30, cities="moscow", deployed=["anti_tank_battalion", "kiev tula"], deck=DECK)
    assert "attack:moscow" not in weighed(state)


def test_the_last_means_are_weighed_against_giving_up() -> None:
    state = operation(events="rifle_army", bp=8, deployed="anti_tank_battalion grenadier_regiment", deck=DECK)
    play(state, "attack:minsk", "fatigue:grenadier_regiment")
    assert weighed(state) == ["fatigue:anti_tank_battalion"]
    state = play(
        operation(bp=2, deployed="anti_tank_battalion", deck=DECK), "attack:hill", "fatigue:anti_tank_battalion"
    )
    assert weighed(state) == ["discard:anti_tank_battalion:fatigued", "break_off"]


def test_playouts_reward_whoever_is_ahead() -> None:
    total = 0.0
    for number in range(12):
        state = operation(deployed=["kiev kharkov", "hill"], deck=DECK, hand=["trucks", "trucks"])
        state.log, state.rng = None, number
        first, second = playout(state, Rng(1))
        assert abs(first + second - 1.0) < 1e-9
        total += first
    assert total / 12 > 0.55
