"""Whole games by drags only, by clicks only and by keys only; the table is checked at every step."""

from collections.abc import Callable

import pytest

from desktop.engine.actions import Action
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.rng import Rng
from desktop.games.barbarossa import GAME as BARBAROSSA
from desktop.games.ganymede import GAME as GANYMEDE
from tests.controller.sitting import PATIENCE, Sitting, chooser

WAYS = ("drag", "click", "keys")
# By keys after every beginning (UX 11), by the mouse after some; the rest is for the long runs.
FIRST = {("starter", "draft"): WAYS, ("starter", "random"): ("drag", "keys"), ("leaflet", "draft"): ("click", "keys"),
         ("leaflet", "random"): ("keys",)}  # fmt: skip
BY_HAND = [pytest.param(*begun, way, marks=[] if way in first else pytest.mark.soak)
           for begun, first in FIRST.items() for way in WAYS]  # fmt: skip


def play_through(table: Sitting, way: str, choose: Callable[[Match], Action]) -> None:
    """Both sides' decisions of people by hand, everything else by itself."""
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


@pytest.mark.parametrize(("edition", "deal", "way"), BY_HAND)
def test_a_game_to_the_end_with_one_kind_of_hand(sit, edition, deal, way):  # UX 11
    seed = 11 + len(way)
    table = sit((PERSON, "greedy"), seed=seed, edition=edition, deal=deal)
    play_through(table, way, chooser(seed))
    assert table.ends == 1
    assert table.trouble == []
    end = table.controller.tells.outcome()
    assert end is not None
    assert len(end.rows) == 2
    table.check_record()


@pytest.mark.parametrize("way", ["drag", "click", "keys", "button"])
@pytest.mark.parametrize("mode", ["battle", "coop", "three"])
def test_a_game_of_ganymede_to_the_end_with_one_kind_of_hand(sit, mode, way):  # UX 11
    """What has a button and a place is played by the place, unless buttons are what is tried."""
    names = ("Mara", "Ivo", "Lena")[: 3 if mode == "three" else 2]
    seats = [Seat(name, "greedy" if number else PERSON) for number, name in enumerate(names)]
    options = {"two_takes_to": "played"} if way == "drag" else {}
    table = sit(match=Match(GANYMEDE, seats, mode, options, 4, salt="salt"))
    if way != "button":
        pressed = table.by_button
        table.by_button = lambda action: action not in table.controller.gestures.handy and pressed(action)
    dice = Rng(len(way))
    play_through(
        table,
        "keys" if way == "button" else way,
        lambda match: GANYMEDE.bots.policy(match.state, match.state.legal(), dice),
    )
    assert (table.ends, table.trouble) == (1, [])
    table.check_record()


@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_rounds_of_barbarossa_with_one_kind_of_hand(sit, way):  # UX 11
    """Long enough for attacks, red rules and cards that are kept."""
    seats = [Seat("Mara", PERSON), Seat("Ivo", "greedy")]
    table = sit(match=Match(BARBAROSSA, seats, "campaign", {"round_limit": 5}, 4, salt="salt"))
    pressed = table.by_button
    table.by_button = lambda action: action not in table.controller.gestures.handy and pressed(action)
    dice = Rng(len(way))
    play_through(table, way, lambda match: BARBAROSSA.bots.policy(match.state, match.state.legal(), dice))
    assert (table.ends, table.trouble) == (1, [])
    by_hand = {step.action.verb for step in table.match.steps if step.seat == 0}
    assert {"play", "deploy", "attack", "fatigue", "buy", "keep", "done"} <= by_hand
    table.check_record()
