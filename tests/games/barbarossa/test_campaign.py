"""What is worth weighing, and how a position is played out."""

import pytest

from desktop.engine.infoset import InfoSet
from desktop.engine.rng import Rng
from desktop.games.barbarossa import GAME
from desktop.games.barbarossa.campaign import MOST, candidates, playout
from desktop.games.barbarossa.shopping import SEASONED
from desktop.games.barbarossa.state import ROUND, BarbarossaState
from desktop.games.barbarossa.thumb import choose, play_on
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


@pytest.mark.parametrize(("rounds", "rival", "waits"), [(40, "tula", True), (41, "tula", False), (41, "hill", True)])
def test_who_is_not_ahead_does_not_wait_for_ever(rounds: int, rival: str, waits: bool) -> None:
    """With armies that reach every city whoever attacks first opens the next one: all might wait for the others."""
    state = operation(op=0, bp=30, deployed=["anti_tank_battalion kiev", rival], deck=DECK)
    state.counters[ROUND] = rounds
    assert ("done" in weighed(state)) == waits


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


def test_playing_on_asks_for_no_more_than_it_needs() -> None:
    """The same moves as by the list of all that is legal."""
    for seed in range(4):
        short = GAME.new(3, "campaign", {}, seed)
        assert isinstance(short, BarbarossaState)
        state = short.clone()
        play_on(short, SEASONED, 12)
        while not state.over and state.counters[ROUND] < 12:
            state.apply(choose(state, state.legal(), SEASONED))
        assert state.to_json() == short.to_json()
