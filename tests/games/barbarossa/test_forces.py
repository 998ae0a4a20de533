"""Sums over a view: what is gathered, what more there is, what a red rule would take."""

from typing import Any

from desktop.games.barbarossa import GAME
from desktop.games.barbarossa.cards import NAMES
from desktop.games.barbarossa.forces import further, gathered, losses, odds, reachable, withdrawals
from tests.games.barbarossa.fields import card, operation, play

FRONT: dict[str, Any] = {
    "deployed": "panzer_regiment elite_panzer_regiment grenadier_regiment position",
    "fatigued": "assault_gun_battalion panzer_grenadier",
}  # fmt: skip


def test_what_each_further_ability_would_add() -> None:
    found = further(GAME.view(operation(**FRONT), 0), 0, city=True)
    assert [(each.verb, NAMES[each.card], each.bp, each.times) for each in found] == [
        ("fatigue", "panzer_regiment", 6, 1), ("fatigue", "elite_panzer_regiment", 8, 1),
        ("fatigue", "grenadier_regiment", 3, 1), ("withdraw", "position", 2, 1), ("discard", "panzer_regiment", 2, 1),
        ("discard", "elite_panzer_regiment", 3, 1), ("discard", "grenadier_regiment", 1, 1),
        ("discard", "assault_gun_battalion", 1, 1), ("discard", "panzer_grenadier", 2, 1),
        ("sacrifice", "assault_gun_battalion", 2, 2),
    ]  # fmt: skip
    assert not any(each.verb == "withdraw" for each in further(GAME.view(operation(**FRONT), 0), 0, city=False))


def test_what_can_be_reached_with_the_sp_there_are() -> None:
    # 3 without SP; 8 and 6 for one each; discards 2 + 3 + 2 (given to the Assault Guns) + 1 + 2.
    assert reachable(GAME.view(operation(**FRONT), 0), 0) == (3, 13)
    assert reachable(GAME.view(operation(sp=1, **FRONT), 0), 0) == (11, 21)
    assert reachable(GAME.view(operation(sp=5, bp=4, **FRONT), 0), 0) == (21, 31)
    # A Supply Depot may be fatigued in the attack as well, and pays for one of them.
    depot: dict[str, Any] = {**FRONT, "deployed": f"{FRONT['deployed']} supply_depot"}
    assert reachable(GAME.view(operation(**depot), 0), 0) == (11, 21)


def test_what_went_back_to_the_field_would_make_a_city_cheaper() -> None:
    assert withdrawals(GAME.view(operation(deployed="position position hill minsk"), 0), 0) == 2 + 2 + 1


def test_what_is_gathered_and_what_may_be_lost() -> None:
    state = play(operation(events="rifle_army", **FRONT), "attack:minsk", "fatigue:grenadier_regiment")
    view = GAME.view(state, 0)
    assert gathered(view) == (3, 12)
    lost = {
        name: [(loss.group, loss.number, loss.of) for loss in losses(view, 0, card(name))]
        for name in ("minsk", "tula", "leningrad", "stalingrad")
    }
    assert lost == {
        "minsk": [("infantry", 1, 2)], "tula": [("infantry", 1, 2), ("tank", 1, 2)], "leningrad": [("unit", 3, 5)],
        "stalingrad": [("tank", 2, 2), ("others", 3, 3)],
    }  # fmt: skip


def test_the_odds_are_those_of_the_events_that_are_left() -> None:
    view = GAME.view(operation(), 0)
    # -4 twice, 0, 1 twice, 2 five times, 3 six times, 4 three times, 6 twice.
    assert [odds(view, 9, bp)[0] for bp in (4, 5, 9, 10, 11, 12, 13, 14, 15)] == [
        0, 2, 3, 5, 10, 16, 19, 19, 21,
    ]  # fmt: skip
