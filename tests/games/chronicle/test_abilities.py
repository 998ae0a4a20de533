"""One play-by-play test for every ability, and for the traps in its timing."""

import pytest

from desktop.engine.events import Place
from desktop.games.chronicle import cards
from desktop.games.chronicle.meeting import BY_LEADER, CROWNED, STRONGEST, WEAKEST
from tests.engines import only_from_sources
from tests.games.chronicle.fields import (
    ALL,
    counter,
    fame,
    judged,
    legal,
    lies,
    meeting,
    notes,
    play,
    ruling,
    wins,
)

FILL = ["maid saint", "envoy saint", "queen saint", "wizard saint"]  # nobody runs out


# ---- 1, 2, Angel, Demon: at the end of the round


def test_1_is_evil_at_the_end_of_the_round() -> None:
    # Rulebook, End of a round 3: "All players who have one or more "evil" allies are excluded from the round."
    assert fame(judged(["thief general", "prince", "", ""])) == [0, 1, 0, 0]


@ruling("six_and_two")
def test_2_counts_as_three_at_the_end_of_the_round() -> None:
    # Rulebook, Card details: "These cards count as three allies only at the end of the round."
    assert fame(judged(["prince", "general champion", "", ""])) == [1, 0, 0, 0]
    assert fame(judged(["prince", "general champion knight", "", ""])) == [1, 1, 0, 0]


def test_2_counts_as_one_for_the_fool() -> None:
    # Rulebook, Card details: "If they are affected, for example, by the Wild Card "Fool", they don't count as three".
    state = meeting([*FILL[:3], "fool saint"], leader=3, allies=["prince", "general champion", "", ""])
    play(state, "play:fool")
    assert state.decider() == 1 and legal(state) == ["lose:champion", "lose:general"]


def test_the_angel_discards_its_owner_s_evil_allies_at_the_end_of_the_round() -> None:
    # Rulebook, End of a round 2.
    state = judged(["angel thief demon general", "witch", "", ""])
    assert notes(state, "angel", "excluded") == [("angel", 0), ("excluded", 1)] and fame(state) == [1, 0, 0, 0]


def test_the_demon_is_evil() -> None:
    assert fame(judged(["demon general", "prince", "", ""])) == [0, 1, 0, 0]


# ---- 3, King, Demon, Dragon: after the meeting


def test_3_makes_the_weakest_card_of_the_lead_suit_win() -> None:
    state = play(meeting(["maid", "envoy saint", "merchant saint", "queen saint"], "wizard"), "play:envoy")
    play(state, "play:merchant", "play:queen")
    assert wins(state) == (3, WEAKEST)


def test_3_that_was_returned_makes_nothing_win() -> None:
    # Rulebook, Card details: "If they are removed from play by a card of strength 7, their ability is nullified."
    state = meeting(["maid", "hermit saint", "queen saint", "envoy saint"], "merchant")
    play(state, "play:hermit")
    assert legal(state) == ["return:seat0"]
    play(state, "return:seat0", "play:queen", "play:envoy")
    assert wins(state) == (3, STRONGEST) and lies(state, "hand", 0) == "maid merchant"


@pytest.mark.parametrize("crown", ["king", "demon", "dragon"])
def test_a_crown_wins_the_meeting_unless_it_was_returned(crown: str) -> None:
    state = meeting(["maid", "envoy saint", "queen saint", "alchemist saint"], crown)
    assert wins(play(state, "play:envoy", "play:queen", "play:alchemist")) == (0, CROWNED)
    state = meeting(["maid", "hermit saint", "queen saint", "magistrate saint"], crown)
    play(state, "play:hermit", "return:seat0", "play:queen", "play:magistrate")
    assert wins(state) == (1, STRONGEST)


def test_crowns_are_higher_one_than_another() -> None:
    state = meeting(["maid", "demon saint", "dragon saint", "queen saint"], "king")
    assert wins(play(state, "play:demon", "play:dragon", "play:queen")) == (2, CROWNED)
    state = meeting(["maid", "demon saint", "thief saint", "queen saint"], "king")
    assert wins(play(state, "play:demon", "play:thief", "play:queen")) == (1, CROWNED)


# ---- 4 and Sage


@pytest.mark.parametrize("card", ["fortuneteller", "sage"])
@ruling("forced_abilities")
def test_4_and_sage_take_an_ally_of_choice(card: str) -> None:
    # Rulebook, Card details: "abilities allowing players to steal allies ... can choose the steal card."
    state = meeting([f"{card} maid", *FILL[1:]], allies=["king", "thief general", "", "saint"])
    play(state, f"play:{card}")
    assert legal(state) == ["take:general", "take:thief", "take:saint"]
    play(state, "take:thief")
    assert lies(state, "allies", 0) == "king thief" and lies(state, "allies", 1) == "general" and state.decider() == 1


@ruling("forced_abilities")
def test_an_ability_that_can_be_applied_must_be_and_one_that_cannot_does_not_stop_the_card() -> None:
    # Rulebook: "if the ability can be applied at all, it must be."
    state = play(meeting(["sage maid", *FILL[1:]], allies=["", "thief", "", ""]), "play:sage")
    assert legal(state) == ["take:thief"]  # even an evil one
    state = play(meeting(["sage maid", *FILL[1:]], allies=["general", "", "", ""]), "play:sage")
    assert state.decider() == 1 and notes(state, "no_effect") == [("no_effect", 0, "sage")]


# ---- 5


@ruling("stopped_by_five")
def test_5_stops_the_meeting_and_it_is_still_won() -> None:
    state = meeting(["maid", "magistrate saint", "queen saint", "wizard saint"], "envoy")
    play(state, "play:magistrate")
    assert wins(state) == (0, STRONGEST) and lies(state, "allies", 0) == "envoy magistrate"
    assert lies(state, "hand", 2) == "queen saint" and lies(state, "hand", 3) == "wizard saint"
    assert notes(state, "stopped") == [("stopped", 1, "magistrate")] and counter(state, "leader") == 0


@ruling("stopped_by_five")
def test_a_led_5_wins_alone_and_in_last_place_it_stops_nothing() -> None:
    state = play(meeting(["magistrate maid", *FILL[1:]]), "play:magistrate")
    assert wins(state) == (0, STRONGEST) and lies(state, "allies", 0) == "magistrate" and state.decider() == 0
    state = play(meeting(["maid", "saint", "saint", "magistrate maid"], "thief queen envoy"), "play:magistrate")
    assert notes(state, "stopped") == [] and wins(state) == (2, STRONGEST)


def test_hands_are_unequal_after_a_5_and_the_round_ends_with_the_first_empty_one() -> None:
    state = meeting(["magistrate", "queen saint", "wizard", "envoy maid"], present="great_disaster", discard=ALL)
    play(state, "play:magistrate")
    # Rulebook, End of a round 1: "All players add their remaining cards in hand to their allies."
    assert counter(state, "round") == 3 and fame(state) == [0, 1, 0, 1]


# ---- 6


@ruling("six_and_two")
def test_6_takes_one_of_the_own_allies_into_the_hand() -> None:
    state = meeting(["alchemist maid", *FILL[1:]], allies=["thief king", "general", "", ""])
    play(state, "play:alchemist")
    assert legal(state) == ["recall:thief", "recall:king"]
    play(state, "recall:king")
    assert lies(state, "hand", 0) == "maid king" and lies(state, "allies", 0) == "thief" and state.decider() == 1


@ruling("six_and_two")
def test_6_as_the_last_card_keeps_its_seat_in_the_round() -> None:
    state = meeting(["alchemist", "queen saint", "wizard saint", "envoy maid"], allies=["thief", "", "", ""])
    play(state, "play:alchemist", "recall:thief", "play:queen", "play:wizard", "play:envoy")
    assert counter(state, "round") == 2 and lies(state, "hand", 0) == "thief"


@ruling("six_and_two")
def test_2_taken_back_is_no_ally() -> None:
    # A 2 counts as three among the allies at the round's end; hands join them first.
    assert fame(judged(["", "general champion", "", ""], hands=["prince", "", "", ""])) == [1, 0, 0, 0]


# ---- 7


@ruling("returned_by_seven")
def test_7_returns_an_earlier_card_but_not_itself() -> None:
    # Rulebook, Card details: "These cards cannot return themselves. They may only affect cards that have already been
    # played during the meeting."
    state = meeting(["maid", "saint", "hermit maid", "queen saint"], "wizard -general")
    play(state, "play:hermit")
    assert legal(state) == ["return:seat0", "return:seat1"]
    play(state, "return:seat0")
    assert lies(state, "hand", 0) == "maid wizard" and state.decider() == 3
    play(state, "play:queen")
    assert wins(state) == (2, STRONGEST) and state.decider() == 2  # seat 0 did not play again


def test_7_leaves_the_lead_suit_and_abilities_already_used() -> None:
    state = meeting(["maid", "hermit saint", "general saint", "queen saint"], "fortuneteller", allies=["king"])
    play(state, "play:hermit", "return:seat0")
    assert counter(state, "lead") == 1 and legal(state) == ["cover:general", "cover:saint"]
    assert lies(state, "allies", 0) == "king"


def test_7_as_the_first_card_finds_nothing() -> None:
    state = play(meeting(["hermit maid", *FILL[1:]]), "play:hermit")
    assert state.decider() == 1 and notes(state, "no_effect") == [("no_effect", 0, "hermit")]


@ruling("returned_by_seven")
def test_7_after_a_lone_wild_sets_the_suit_and_may_return_the_wild() -> None:
    state = meeting(["maid", "hermit saint", "queen saint", "envoy saint"], "dragon")
    play(state, "play:hermit", "return:seat0")
    assert counter(state, "lead") == 1 and lies(state, "hand", 0) == "maid dragon"
    assert legal(state) == ["play:queen"]


@ruling("returned_by_seven")
def test_7_returns_a_face_down_card_unseen() -> None:
    state = meeting(["maid", "saint", "hermit maid", "queen saint"], "wizard -general")
    play(state, "play:hermit", "return:seat1")
    assert sorted(lies(state, "hand", 1).split()) == ["general", "saint"]
    assert state.known[state.setting.index[Place("hand", 1)]] == [0b10, 0b10]
    assert counter(state, "pledge:1") == 1


def test_a_card_returned_to_an_empty_hand_keeps_its_seat_in_the_round() -> None:
    state = meeting(["", "hermit saint", "queen saint", "envoy saint"], "wizard")
    play(state, "play:hermit", "return:seat0", "play:queen", "play:envoy")
    assert counter(state, "round") == 2 and lies(state, "hand", 0) == "wizard"


def test_where_the_leader_s_card_is_gone_and_nothing_counts_the_leader_still_wins() -> None:
    state = meeting(["maid", "fool saint", "angel saint"], "sage")
    assert wins(play(state, "play:fool", "play:angel")) == (0, BY_LEADER)


# ---- 8


@ruling("shown_choices", "forced_abilities")
def test_8_discards_an_ally_of_an_opponent() -> None:
    state = meeting(["professor maid", *FILL[1:]], allies=["king", "thief", "", ""])
    play(state, "play:professor")
    assert legal(state) == ["discard:thief"] and state.stack[-1].shown  # type: ignore[union-attr]
    play(state, "discard:thief")
    assert lies(state, "discard") == "thief" and lies(state, "allies", 1) == "" and state.decider() == 1


def test_8_without_an_opponent_s_ally_finds_nothing() -> None:
    state = play(meeting(["professor maid", *FILL[1:]], allies=["king", "", "", ""]), "play:professor")
    assert notes(state, "no_effect") == [("no_effect", 0, "professor")] and state.decider() == 1


@only_from_sources
@ruling("empty_hand")
def test_8_that_reaches_hands_draws_a_card_unseen_and_a_seat_without_cards_is_skipped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(cards, "EIGHT_REACHES", "hand")
    state = meeting(["professor maid", "queen", "wizard saint", "envoy saint"], discard=ALL)
    play(state, "play:professor")
    assert legal(state) == ["raid:seat1", "raid:seat2", "raid:seat3"]
    play(state, "raid:seat1")
    assert lies(state, "discard").endswith(" queen") and state.decider() == 2
    assert notes(state, "skipped") == [("skipped", 1)]
    play(state, "play:wizard", "play:envoy")
    assert counter(state, "round") == 3  # a hand is empty: the round is over


# ---- 9 and 10


@ruling("shown_choices")
def test_9_gives_one_of_the_own_allies_to_another_seat() -> None:
    state = meeting(["envoy maid", "queen saint", "wizard saint"], allies=["thief general", "king", ""])
    play(state, "play:envoy")
    assert legal(state) == [
        "give:general:seat1", "give:general:seat2", "give:thief:seat1", "give:thief:seat2",
    ]  # fmt: skip
    assert state.stack[-1].shown  # type: ignore[union-attr]
    play(state, "give:thief:seat2")
    assert lies(state, "allies", 0) == "general" and lies(state, "allies", 2) == "thief" and state.decider() == 1


@ruling("shown_choices", "forced_abilities")
def test_10_discards_one_of_the_own_allies() -> None:
    state = meeting(["wizard maid", *FILL[1:]], allies=["king", "thief", "", ""])
    play(state, "play:wizard")
    assert legal(state) == ["shed:king"] and state.stack[-1].shown  # type: ignore[union-attr]
    play(state, "shed:king")
    assert lies(state, "discard") == "king" and lies(state, "allies", 0) == "" and state.decider() == 1


@pytest.mark.parametrize("card", ["alchemist", "envoy", "wizard"])
def test_6_9_and_10_without_allies_find_nothing(card: str) -> None:
    state = play(meeting([f"{card} maid", "queen saint", "thief saint", "merchant saint"]), f"play:{card}")
    assert notes(state, "no_effect") == [("no_effect", 0, card)] and state.decider() == 1


# ---- Fool


@ruling("fool_counts_once", "shown_choices")
def test_the_fool_costs_every_seat_tied_for_most_an_ally_of_its_choice() -> None:
    state = meeting(["maid", "queen saint", "fool saint", "envoy saint"], "thief queen",
                    allies=["king angel", "general", "champion knight", "sage"])  # fmt: skip
    play(state, "play:fool")
    # Clockwise from its player, its player included; the running meeting excluded.
    assert state.decider() == 2 and legal(state) == ["lose:knight", "lose:champion"]
    assert state.stack[-1].shown  # type: ignore[union-attr]
    play(state, "lose:knight")
    assert state.decider() == 0 and legal(state) == ["lose:king", "lose:angel"]
    play(state, "lose:king")
    assert state.decider() == 3 and lies(state, "discard") == "knight king" and lies(state, "allies", 0) == "angel"


@ruling("fool_counts_once")
def test_the_fool_counts_once_although_numbers_change_while_seats_choose() -> None:
    state = meeting(["fool maid", *FILL[1:]], allies=["general", "king", "angel", ""])
    play(state, "play:fool", "lose:general")
    assert state.decider() == 1
    play(state, "lose:king")
    assert state.decider() == 2
    play(state, "lose:angel")
    assert state.decider() == 1 and legal(state) == ["play:envoy", "play:saint"]


def test_the_fool_finds_nothing_while_nobody_has_an_ally() -> None:
    state = play(meeting(["fool maid", *FILL[1:]]), "play:fool")
    assert notes(state, "no_effect") == [("no_effect", 0, "fool")] and state.decider() == 1
