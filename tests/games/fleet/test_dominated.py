"""desktop/games/fleet/dominated.py: money refused, and money for nothing."""

import pytest

from desktop.games.fleet.combat import battle
from desktop.games.fleet.recovery import recover
from tests.games.dominated import left_out
from tests.games.fleet.fields import market


def test_an_asteroid_is_taken() -> None:
    state = market("cotter", "ixaraan")
    recover(state, battle(state))
    assert left_out(state) == ["decline"]


def test_what_does_nothing_is_not_bought() -> None:
    """A card without a target may be bought; none of these could the other use."""
    state = market("peregrine", "vekk", shop="repair_drone repair_scout rapid_repair gun_pod", dealer="redraw")
    assert left_out(state) == ["buy:repair_drone", "buy:repair_scout", "buy:rapid_repair"]


@pytest.mark.parametrize(
    "more",
    [
        {"shop": "repair_drone gun_pod redraw"},  # three cards: nearly a new shop
        {"scraps": ("", "kri")},  # it keeps the card from the other
        {"flipped": (-1, -1)},  # else the stalemate ends the game
    ],
    ids=["turns-over", "denies", "frozen"],
)
def test_what_does_nothing_may_be_bought_for_another_reason(more: dict[str, object]) -> None:
    table: dict[str, object] = {"shop": "repair_drone gun_pod gun_pod redraw", "dealer": "redraw"}
    assert left_out(market("peregrine", "vekk", **table)) == ["buy:repair_drone"]  # type: ignore[arg-type]
    assert left_out(market("peregrine", "vekk", **{**table, **more})) == []  # type: ignore[arg-type]


def test_most_of_the_money_does_not_go_into_turning_the_shop_over() -> None:
    for shop in ("repair_drone gun_pod redraw", "repair_drone"):
        state = market("peregrine", "vekk", shop=shop, dealer="redraw", money=(5, 8))
        assert left_out(state) == ["buy:repair_drone"]


def test_a_small_shop_that_nothing_follows_is_not_worth_a_dead_card() -> None:
    assert left_out(market("peregrine", "vekk", shop="repair_drone gun_pod")) == ["buy:repair_drone"]


def test_a_card_that_the_other_could_not_pay_denies_nothing() -> None:
    table: dict[str, object] = {"shop": "repair_drone gun_pod gun_pod redraw", "scraps": ("", "kri")}
    assert left_out(market("peregrine", "vekk", **table, money=(8, 1))) == ["buy:repair_drone"]  # type: ignore[arg-type]


def test_whoever_buys_last_and_wins_needs_no_gear() -> None:
    """A Firepower higher than the Shield destroys: 8 against 4; and 6 against 8 does not."""
    shop = "gun_pod deflector repair_drone redraw"
    won = market("meridian_ark", "skirr", shop=shop, scraps=("rivet", ""))
    assert left_out(won) == ["buy:gun_pod", "buy:deflector"]
    assert left_out(market("meridian_ark", "skirr", shop=shop, scraps=("rivet", ""), last=0)) == []


def test_whoever_buys_last_and_falls_whatever_it_buys_saves_its_money() -> None:
    """Goshawk 5/6 against Ixaraan 11/7: the Shield comes to 9 at most, the Firepower to 7."""
    shop = "gun_pod deflector repair_drone rapid_repair"
    lost = {"shop": shop, "scraps": ("rivet", ""), "bays": ("merlin", "")}
    found = left_out(market("goshawk", "ixaraan", money=(4, 8), **lost))  # type: ignore[arg-type]
    assert found == ["buy:gun_pod", "buy:deflector", "repair:repair_drone:rivet"]
    # With more money the Deflector and the drone hold together: 6 + 2 + 3.
    assert left_out(market("goshawk", "ixaraan", money=(8, 8), **lost)) == []  # type: ignore[arg-type]
    # Nobody knows whom Reinforcements bring.
    lost["shop"] = shop + " reinforcements"
    assert left_out(market("goshawk", "ixaraan", fleets=("merlin", ""), money=(4, 8), **lost)) == []  # type: ignore[arg-type]


def test_a_card_may_be_kept_from_the_other_in_a_battle_that_is_lost() -> None:
    shop = "gun_pod repair_drone rapid_repair rapid_repair"
    lost: dict[str, object] = {"shop": shop, "bays": ("merlin", "")}
    assert left_out(market("goshawk", "ixaraan", **lost)) == ["buy:gun_pod", "buy:repair_drone"]  # type: ignore[arg-type]
    found = left_out(market("goshawk", "ixaraan", scraps=("", "kri"), **lost))  # type: ignore[arg-type]
    assert found == ["buy:gun_pod"]


def test_in_a_stalemate_everything_stays() -> None:
    assert left_out(market("goshawk", "vekk", shop="gun_pod ablative_plate redraw redraw")) == []


def test_of_two_wrecks_alike_the_better_one_is_repaired() -> None:
    """Rivet 6/1/3, Gasket 6/2/3 and Cotter 6/3/1: one fights worse, the others each in another way."""
    state = market("goshawk", "vekk", shop="repair_drone redraw redraw redraw", scraps=("rivet gasket cotter", ""))
    assert left_out(state) == ["repair:repair_drone:rivet"]
