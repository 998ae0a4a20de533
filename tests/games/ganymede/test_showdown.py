"""desktop/games/ganymede/showdown.py: announcements, damage in each mode, removal, discarding."""

import pytest

from desktop.engine.events import Place
from desktop.engine.sight import PUBLIC
from desktop.games.ganymede import GAME
from desktop.games.ganymede.state import ACES, DISC, HARM, STARTER, STRENGTH, THREES
from tests.games.ganymede.fields import hp, legal, notes, pile, play, ruling, showdown, struck

# ---- As and 3s


def test_an_a_counts_1_or_11() -> None:
    # Rulebook, the A: one's choice.
    assert legal(showdown("A 9", "8 8")) == ["aces:0", "aces:1"]
    assert notes(play(showdown("A 9", "8 8"), "aces:1"), "strength")[0] == ("strength", 0, 20)
    assert notes(play(showdown("A 9", "8 8"), "aces:0"), "strength")[0] == ("strength", 0, 10)


def test_of_several_as_any_number_counts_11() -> None:
    state = showdown("A A 9", "8 8")
    assert legal(state) == ["aces:0", "aces:1", "aces:2"]
    assert notes(play(state, "aces:2"), "strength", "bust")[:2] == [("strength", 0, 31), ("bust", 0, 31)]


def test_a_fixed_a_shows_what_it_counts() -> None:
    state = play(showdown("A 5 A", "A 6"), "aces:1")
    row = GAME.view(state, 1).zones[Place("row", 0)]
    assert row is not None and [slot.value for slot in row] == [11, 0, 1]


@ruling("announcements")
def test_the_start_player_announces_first_as_before_3s() -> None:
    # "Beginning with the Start Player, the players each resolve the effects".
    state = showdown("3 A 6", "A 3", disc=0, starter=1)
    order = []
    for text in ("aces:1", "threes:red:0", "aces:0", "threes:green:-1"):
        order.append(state.decider())
        play(state, text)
    assert order == [1, 1, 0, 0]


@pytest.mark.parametrize(("shift", "strength"), [("-1", 15), ("0", 16), ("+1", 17)])
def test_a_3_moves_the_opponent_s_strength_by_one_or_leaves_it(shift: str, strength: int) -> None:
    # "you may reduce or increase your opponent's Strength by 1. This is optional and not compulsory."
    state = showdown("9 3", "8 8")
    assert legal(state) == ["threes:green:-1", "threes:green:0", "threes:green:+1"]
    assert notes(play(state, f"threes:green:{shift}"), "strength")[1] == ("strength", 1, strength)


def test_a_3_can_bust_a_21() -> None:
    state = play(showdown("9 3", "8 8 5"), "threes:green:+1")
    assert notes(state, "bust", "hit") == [("bust", 1, 22), ("hit", 1, 2)]


@ruling("announcements")
def test_3s_of_a_row_are_announced_together() -> None:
    state = showdown("3 3 3", "8 8")
    assert legal(state) == [f"threes:green:{shift}" for shift in ("-3", "-2", "-1", "0", "+1", "+2", "+3")]
    assert notes(play(state, "threes:green:-2"), "strength")[1] == ("strength", 1, 14)


def test_a_row_of_nothing_but_3s_can_be_announced() -> None:
    # Owners of the printed game may have put more copies into the card file than the three that we count.
    state = showdown("3 3 3 3", "8 8")
    assert legal(state)[0] == "threes:green:-4" and legal(state)[-1] == "threes:green:+4"
    assert notes(play(state, "threes:green:-4"), "strength")[1] == ("strength", 1, 12)


def test_announcements_are_over_with_the_round() -> None:
    state = play(showdown("3 A 8", "9 9"), "aces:1", "threes:green:-1")
    counters = state.counters
    assert not any(counters[kind[camp]] for kind in (ACES, THREES) for camp in (0, 1))


# ---- damage and the end


def test_all_cards_are_turned_up_at_the_same_time() -> None:
    state = showdown("9 A", "8 8")
    for seat in (0, 1):
        row = GAME.view(state, 1 - seat).zones[Place("row", seat)]
        assert row and all(slot.card is not None and PUBLIC in slot.marks for slot in row)


def test_a_fall_ends_the_game_for_the_other() -> None:
    # "The game ends when a player's HP drops to 0 or below."
    state = showdown("9 9", "8 8", hp=(15, 2))
    outcome = GAME.outcome(state)
    assert state.over and outcome.winners == (0,) and outcome.why.id == "ganymede.end.hp"
    assert hp(state) == [15, 0]


@pytest.mark.parametrize("disc", [0, 1])
def test_if_both_fall_the_disc_holder_wins(disc: int) -> None:
    # "the player with the Start Player token wins": the disc, not the start player of the round.
    state = showdown("8 8", "8 8", hp=(2, 1), disc=disc, starter=1 - disc)
    assert state.over and hp(state) == [0, 0]
    assert GAME.outcome(state).winners == (disc,) and GAME.outcome(state).why.id == "ganymede.end.both"


@ruling("decided_at_once")
def test_the_game_stops_with_the_deciding_blow() -> None:
    state = showdown("9 9", "8 8", hp=(15, 2))
    assert (pile(state, "row", 0), pile(state, "row", 1)) == ("9 9", "8 8")
    assert pile(state, "removed", 1) == pile(state, "discard", 0) == ""


def test_both_past_21_hurt_nobody_and_the_round_goes_on() -> None:
    # Rulebook, Damage Calculation Phase: "If both players have exceeded the Strength of 21, neither of them can deal
    # damage to their opponent."; "Continue the game if both players have 1 or more HP remaining."
    state = showdown("9 8 5", "10 8 5", hp=(1, 1), disc=1)
    assert notes(state, "bust") == [("bust", 0, 24), ("bust", 1, 23)] and notes(state, "hit") == []
    assert hp(state) == [1, 1] and not state.over
    # "If both or neither of the players received damage, ... beginning with the player with the Start Player token."
    assert state.decider() == 1 and legal(state)[0].startswith("take")


def test_a_tie_hits_both_with_all_their_cards() -> None:
    # Rulebook, Damage Calculation Phase: "If both players have the same Strength, they both deal damage".
    state = showdown("8 8", "6 6 4")
    assert notes(state, "hit") == [("hit", 0, 3), ("hit", 1, 2)]


# ---- cleanup


def test_whoever_was_hit_removes_one_card_just_played() -> None:
    # "The player who has received damage chooses one of the cards they have just played and removes it".
    state = showdown("9 9", "8 6 2", discards=("5", "6", ""))
    assert state.decider() == 1 and legal(state) == ["remove:green_6", "remove:green_8", "remove:black_2"]
    play(state, "remove:black_2")
    assert (pile(state, "removed", 1), pile(state, "discard", 1)) == ("2", "6 8 6")
    assert (pile(state, "removed", 0), pile(state, "discard", 0)) == ("", "5 9 9")


def test_nobody_hit_removes_nothing() -> None:
    state = showdown("9 9 8", "8 8 6")
    assert legal(state)[0].startswith("take") and pile(state, "discard", 0) == "9 9 8"
    assert [state.counters[STRENGTH[camp]] for camp in (0, 1)] == [0, 0]


@pytest.mark.parametrize("disc", [0, 1])
@ruling("order_of_removal")
def test_both_hit_the_disc_holder_removes_first(disc: int) -> None:
    state = showdown("8 6 2", "8 6 2", disc=disc, starter=1 - disc)
    assert state.decider() == disc
    play(state, legal(state)[0])
    assert state.decider() == 1 - disc and legal(state)[0].startswith("remove")


def test_harm_is_told_until_the_next_round() -> None:
    state = showdown("9 9", "8 8")
    assert [state.counters[HARM[camp]] for camp in (0, 1)] == [0, 2]


# ---- who starts


@pytest.mark.parametrize(
    ("points", "disc", "starter"),
    [((15, 9), 1, 0), ((9, 15), 0, 1), ((12, 12), 0, 0), ((12, 12), 1, 1)],
)
def test_more_hit_points_start_the_next_round(points: tuple[int, int], disc: int, starter: int) -> None:
    # "The player with more HP remaining will be the one to start the next round"; equal: the disc. It never moves.
    state = showdown("9 9 8", "8 8 6", hp=points, disc=disc, decks=("5 6 8 9", "5 6 8 9", ""), stacks=False)
    assert state.counters[STARTER] == starter and state.counters[DISC] == disc
    assert state.decider() == starter and "stop" in legal(state)


# ---- against Purple


def test_red_then_green_are_compared_with_purple() -> None:
    # (5) and (6) of the co-operative game.
    state = showdown("9 9", "8 8", "10 7", mode="coop", decks=("", "", ""))
    assert notes(state, "strength", "hit") == [
        ("strength", 0, 20), ("strength", 2, 17), ("hit", 2, 2),
        ("strength", 1, 18), ("strength", 2, 17), ("hit", 2, 2),
    ]  # fmt: skip
    assert hp(state) == [15, 15, 11]


@ruling("green_fights_apart")
def test_red_s_3s_and_10s_do_not_count_in_green_s_fight() -> None:
    # "The Red camp's card effects applied in (5) ... are not applied in this phase."
    state = play(showdown("10 3", "8 9", "10 7", mode="coop"), "threes:purple:+1")
    assert notes(state, "strength") == [
        ("strength", 0, 15), ("strength", 2, 20), ("strength", 1, 19), ("strength", 2, 17),
    ]  # fmt: skip


def test_purple_s_10_raises_and_caps_in_each_fight() -> None:
    state = play(showdown("6 4 7", "6 4 7", "10 7", mode="coop"), "sevens:1", "sevens:1")
    assert notes(state, "capped", "hit") == [("capped", 2, 5), ("hit", 2, 3)] * 2


def test_a_player_s_10_raises_purple_and_caps_what_that_player_takes() -> None:
    # Rulebook, the 10: "increase one's opponent's Strength by 2"; "the damage you take is limited to 3".
    state = showdown("10 5", "9 9", "7 7 4", mode="coop")
    assert notes(state, "strength") == [
        ("strength", 0, 15), ("strength", 2, 20), ("strength", 1, 18), ("strength", 2, 18),
    ]  # fmt: skip
    # Three cards and two 7s are 7; Red's 10 lets 3 through, Green, on a tie, has none.
    assert notes(state, "hit") == [("hit", 0, 3), ("hit", 1, 7), ("hit", 2, 2)]


def test_a_player_s_7_adds_two_against_purple() -> None:
    # Rulebook, the 7: "You may add 2 to the damage you deal to your opponent."
    state = showdown("7 9", "", "4 4 4", mode="coop", hp=(15, 0, 15))
    assert notes(play(state, "sevens:1"), "hit") == [("hit", 2, 4)]


def test_a_player_s_a_counts_1_or_11_against_purple() -> None:
    # Rulebook, co-op: the basic rules are those of the battle; only Purple's own A counts by its rule.
    for word, strength in (("aces:0", 10), ("aces:1", 20)):
        state = play(showdown("A 9", "5", "A 4 2", mode="coop"), word)
        assert notes(state, "strength")[:2] == [("strength", 0, strength), ("strength", 2, 17)]


def test_a_player_past_21_deals_nothing_to_purple_and_the_ally_still_fights() -> None:
    # Rulebook, co-op, Damage Calculation Phase: "if one's Strength is "22" or more, the Strength is nullified to "0"".
    state = showdown("9 9 4", "8 8", "4 4 4 3", mode="coop")
    assert notes(state, "bust", "hit") == [("bust", 0, 22), ("hit", 0, 4), ("hit", 2, 2)]


def test_purple_past_21_is_hit_by_both() -> None:
    state = showdown("5", "6", "7 7 10", mode="coop")
    assert notes(state, "bust", "hit") == [("bust", 2, 24), ("hit", 2, 1), ("bust", 2, 24), ("hit", 2, 1)]


def test_purple_and_a_player_both_past_21_hurt_nobody() -> None:
    state = showdown("9 9 4", "9 9 5", "7 7 10", mode="coop")
    assert notes(state, "hit") == [] and hp(state) == [15, 15, 15]


def test_the_bonus_of_21_against_purple_and_for_purple() -> None:
    # Rulebook, co-op: "If a camp reaches the Strength of exactly "21", that camp deals an additional 1 damage".
    state = showdown("9 8 4", "5", "7 4 7", mode="coop")
    assert notes(state, "hit") == [("hit", 2, 4), ("hit", 1, 3 + 4)]
    state = showdown("5", "6", "10 A 3", mode="coop", hp=(15, 15, 15))
    assert notes(state, "strength", "hit")[:3] == [("strength", 0, 7), ("strength", 2, 14), ("hit", 0, 3)]
    state = showdown("5", "6", "10 A", mode="coop")
    assert notes(state, "hit") == [("hit", 0, 3), ("hit", 1, 3)]


def test_purple_s_7_adds_two_to_each_fight() -> None:
    state = showdown("5", "5", "7 10", mode="coop")
    assert notes(state, "hit") == [("hit", 0, 4), ("hit", 1, 4)]


@ruling("twenty_one")
def test_on_a_tie_at_21_both_deal_one_more_against_purple() -> None:
    state = showdown("9 8 2", "5", "10 7 4", mode="coop")
    assert notes(state, "hit")[:2] == [("hit", 0, 3 + 2 + 1), ("hit", 2, 3)]


def test_purple_at_0_is_a_win_at_once_whoever_else_fell() -> None:
    # "If the HP of the Purple camp and both players drop to 0 or below at the same time, the players win."
    state = struck(showdown("10 7", "5", "10 7", mode="coop", hp=(1, 0, 1)))
    assert state.over and hp(state) == [0, 0, 0]
    outcome = GAME.outcome(state)
    assert outcome.winners == (0, 1) and outcome.shared and outcome.why.id == "ganymede.end.purple_falls"


def test_red_s_win_spares_green_its_fight() -> None:
    state = showdown("9 9", "5", "10 7", mode="coop", hp=(15, 1, 2))
    assert state.over and hp(state) == [15, 1, 0]


def test_both_players_at_0_have_lost() -> None:
    # "If both players' HP drop to 0 or below while the Purple camp's HP is remaining, the players lose."
    state = showdown("5", "5", "10 7", mode="coop", hp=(1, 1, 15))
    outcome = GAME.outcome(state)
    assert state.over and outcome.winners == () and outcome.shared and outcome.why.id == "ganymede.end.players_fall"


@ruling("fallen")
def test_one_player_out_the_other_goes_on_alone() -> None:
    state = showdown("5", "9 9", "10 7", mode="coop", hp=(1, 15, 15), decks=("6 8 8", "6 8 8 8", "7 7 2 2"))
    assert not state.over and hp(state) == [0, 15, 13]
    assert notes(state, "falls") == [("falls", 0, 0)]
    # Green alone takes a black card, draws and fights.
    assert state.decider() == 1 and legal(state)[0].startswith("take")
    play(state, "take:black_4")
    assert state.decider() == 1 and legal(state)[:2] == ["draw", "stop"] and pile(state, "row", 0) == ""
    play(state, "stop")
    assert [note[1] for note in notes(state, "strength")] == [1, 2]


def test_purple_removes_nothing_and_takes_nothing() -> None:
    # "Do not remove any cards from the Purple camp."; "The Purple camp does not take any Black cards."
    state = showdown("9 9", "9 9", "10 7", mode="coop")
    assert pile(state, "discard", 2) == "10 7" and pile(state, "removed", 2) == ""
    assert state.decider() == 0
    play(state, "take:black_2")
    assert state.decider() == 1
    play(state, "take:black_2")
    # The next round has begun: Purple's deck was empty and is made of its two cards; one of them lies open.
    assert sorted(f"{pile(state, 'deck', 2)} {pile(state, 'row', 2)}".split()) == ["10", "7"]


@ruling("red_first")
def test_red_and_green_announce_and_remove_in_this_order() -> None:
    # "Beginning with the start slayer": there is none against Purple.
    state = showdown("A 3", "A 3", "10 7", mode="coop")
    for seat, text in ((0, "aces:0"), (0, "threes:purple:0"), (1, "aces:0"), (1, "threes:purple:0")):
        assert state.decider() == seat
        play(state, text)
    assert state.decider() == 0 and legal(state)[0].startswith("remove")
    play(state, legal(state)[0])
    assert state.decider() == 1 and legal(state)[0].startswith("remove")


def test_the_automated_purple_ignores_its_3() -> None:
    # "the Purple camp does not use this card's effect": it counts 3, and nobody is asked.
    state = showdown("9 9", "9 9", "10 3 4", mode="coop")
    assert notes(state, "strength")[:2] == [("strength", 0, 20), ("strength", 2, 17)]


# ---- three seats


@ruling("human_purple", "red_first")
def test_purple_s_player_announces_last_and_its_3s_for_each_fight() -> None:
    # "The Purple player can also apply the card effects of 2, 3, and 4."
    state = showdown("A 9", "9 9", "A 3 7", mode="three")
    assert state.decider() == 0
    play(state, "aces:1")
    assert state.decider() == 2 and legal(state) == ["aces:0", "aces:1"]
    play(state, "aces:1")
    assert legal(state) == ["threes:red:-1", "threes:red:0", "threes:red:+1"]
    play(state, "threes:red:+1")
    assert legal(state) == ["threes:green:-1", "threes:green:0", "threes:green:+1"]
    struck(play(state, "threes:green:-1"))
    assert notes(state, "strength") == [
        ("strength", 0, 21), ("strength", 2, 21), ("strength", 1, 17), ("strength", 2, 21),
    ]  # fmt: skip


def test_among_three_the_same_blows_fall_as_in_co_op() -> None:
    # Rulebook, 3-Player Game: "the game procedure is the same as that for the Cooperative Game for 2 Players."
    for mode in ("coop", "three"):
        tie = struck(showdown("9 8 4", "5", "10 7 4", mode=mode))  # Red: 21 + 2; Green against 21
        assert notes(tie, "bust", "hit") == [("bust", 0, 23), ("hit", 0, 6), ("hit", 1, 6)]
        tie = struck(showdown("9 8 2", "10 7", "10 7 4", mode=mode))
        # Red 21 to 21: both one more, Purple capped. Green 19 to 23: its 10 makes Purple bust.
        assert notes(tie, "bust", "hit") == [("hit", 0, 6), ("hit", 2, 3), ("bust", 2, 23), ("hit", 2, 3)]
        bust = struck(showdown("9 9 4", "9 9", "10 7", mode=mode))
        assert notes(bust, "bust", "hit") == [("bust", 0, 24), ("hit", 0, 4), ("hit", 2, 2)]


def test_purple_s_player_may_count_its_a_as_1() -> None:
    # "A: 1 or 11, its owner's choice"; the rule for the automated camp is that of the game for 2 players.
    state = play(showdown("9", "8", "A 5", mode="three"), "aces:0")
    assert notes(state, "strength") == [("strength", 0, 9), ("strength", 2, 6), ("strength", 1, 8), ("strength", 2, 6)]


def test_a_player_s_3_is_about_purple_and_about_the_own_fight_alone() -> None:
    # Rulebook, co-op: "The Red camp's card effects applied in (5) ... are not applied in this phase."
    for mode in ("coop", "three"):
        state = showdown("3 9 9", "3 9", "10 7", mode=mode)
        assert legal(state) == ["threes:purple:-1", "threes:purple:0", "threes:purple:+1"]
        struck(play(state, "threes:purple:-1", "threes:purple:+1"))
        assert [n for n in notes(state, "strength") if n[1] == 2] == [("strength", 2, 16), ("strength", 2, 18)]


def test_purple_s_player_removes_nothing_and_takes_nothing() -> None:
    # Rulebook, co-op: "Do not remove any cards from the Purple camp."; "The Purple camp does not take any Black cards."
    state = showdown("9 9", "9 9", "10 7", mode="three", decks=("8 8", "8 8", "2 3"))
    assert pile(state, "discard", 2) == "10 7" and pile(state, "removed", 2) == ""
    play(state, "take:black_2", "take:black_3")
    assert state.decider() == 0 and pile(state, "row", 2) == "3"


def test_purple_s_3s_are_about_players_who_still_fight() -> None:
    state = showdown("", "9 9", "3 7", mode="three", hp=(0, 15, 15))
    assert legal(state) == ["threes:green:-1", "threes:green:0", "threes:green:+1"]


def test_red_and_green_win_or_lose_together() -> None:
    state = showdown("9 9", "5", "10 7", mode="three", hp=(15, 0, 1))
    assert GAME.outcome(state).winners == (0, 1) and GAME.outcome(state).shared
    state = showdown("5", "5", "10 7", mode="three", hp=(1, 1, 15))
    assert GAME.outcome(state).winners == (2,) and GAME.outcome(state).shared
