"""How things stand, from a view: histories, who is ahead and why, who is shut out."""

from desktop.engine.sight import View
from desktop.games.chronicle import GAME
from desktop.games.chronicle.cards import NAMES
from desktop.games.chronicle.judgement import judge
from desktop.games.chronicle.meeting import BY_LEADER, CROWNED, STRONGEST, WEAKEST
from desktop.games.chronicle.standing import (
    ahead,
    all_allies,
    darkness,
    evil_of,
    shut_out,
    standings,
    suits_of,
    tallies,
)
from tests.games.chronicle.fields import meeting, play

HANDS = ["maid saint", "envoy saint", "queen saint", "alchemist saint"]


def test_each_seat_s_amount_and_who_would_score() -> None:
    view = GAME.view(meeting(HANDS, allies=["prince", "general champion", "knight thief", "king"],
                             present="monster_attack"), 0)  # fmt: skip
    (standing,) = standings(view)
    assert (NAMES[standing.history], standing.amounts, standing.leaders) == ("monster_attack", (3, 2, 1, 0), (0,))
    assert shut_out(view) == (2,) and suits_of(view, 2) == (1, 1, 0, 0) and evil_of(view, 2) == 1


def test_an_angel_has_done_its_work_in_what_is_told() -> None:
    view = GAME.view(meeting(HANDS, allies=["prince thief angel", "", "", ""]), 1)
    assert shut_out(view) == () and standings(view)[0].leaders == (0,)


def test_a_conversation_brings_what_came_before() -> None:
    view = GAME.view(meeting(HANDS, allies=["general", "", "", ""], present="conversation_with_a_dragon",
                             recent="time_of_darkness monster_attack"), 0)  # fmt: skip
    assert [(NAMES[each.history], each.again) for each in standings(view)] == [
        ("time_of_darkness", True), ("monster_attack", True),
    ]  # fmt: skip
    assert darkness(view)


def ruler(view: View) -> int:
    return judge(tallies(all_allies(view)), ()).monopoly


def test_a_rule_of_evil_leaves_nobody_else_anything() -> None:
    view = GAME.view(meeting(HANDS, allies=["assassin thief witch demon", "general", "", ""]), 0)
    assert ruler(view) == 0 and standings(view)[0].leaders == ()
    assert ruler(GAME.view(meeting(HANDS, allies=["thief", "", "", ""]), 0)) == -1


def test_who_is_ahead_in_the_meeting_and_why() -> None:
    state = meeting(HANDS)
    assert ahead(GAME.view(state, 0)) is None
    state = meeting(["maid", "saint", "merchant maid", "queen thief"], "wizard -general")
    for seat in range(4):
        won = ahead(GAME.view(state, seat))
        assert won is not None and (won.seat, NAMES[won.card], won.why) == (0, "wizard", STRONGEST)
    play(state, "play:merchant")
    won = ahead(GAME.view(state, 1))
    assert won is not None and (won.seat, won.why) == (2, WEAKEST)
    won = ahead(GAME.view(meeting(HANDS, "fool"), 1))
    assert won is not None and (won.seat, won.why) == (0, BY_LEADER)
    won = ahead(GAME.view(meeting(HANDS, "demon"), 1))
    assert won is not None and (won.seat, won.why) == (0, CROWNED)
