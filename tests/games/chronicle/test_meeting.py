"""Meetings: following suit, face-down play, Wilds, and who wins."""

import pytest

from desktop.games.chronicle.meeting import BY_LEADER, CROWNED, STRONGEST, WEAKEST, winner
from tests.games.chronicle.fields import ALL, counter, ids, legal, lies, meeting, notes, play, ruling, wins


def test_the_leader_plays_any_card() -> None:
    # Rulebook, Game round 1: "The start player (lead player) plays a card of her choice."
    state = meeting(["general thief king", "queen", "maid", "saint"])
    assert legal(state) == ["play:general", "play:thief", "play:king"]
    assert counter(play(state, "play:thief"), "lead") == 1


def test_who_holds_the_lead_suit_follows_or_plays_a_wild() -> None:
    # Rulebook, Game round 2: "She must follow suit ... A player can always play a Wild card".
    state = meeting(["maid", "queen wizard general king", "maid", "saint"], "thief")
    assert legal(state) == ["play:queen", "play:wizard", "play:king"]


def test_without_the_lead_suit_a_card_goes_face_down_or_a_wild_face_up() -> None:
    # Rulebook, Game round 2: "she can play any card, but face down ... A Wild card may never be played face down."
    state = meeting(["maid", "general saint angel", "maid", "saint"], "thief")
    assert legal(state) == ["play:angel", "cover:general", "cover:saint"]


def test_a_hand_of_wilds_only_must_play_one() -> None:
    state = meeting(["maid", "king angel", "maid", "saint"], "thief")
    assert legal(state) == ["play:king", "play:angel"]


def test_a_wild_lead_sets_no_suit_and_the_first_other_card_does() -> None:
    # Rulebook, Game round 2: "the next player may play a card of any suit. The first non-Wild card that is played
    # will then be the lead suit of the meeting."
    state = meeting(["maid", "general saint fool", "champion queen", "saint"], "sage")
    assert legal(state) == ["play:general", "play:saint", "play:fool"] and counter(state, "lead") == -1
    play(state, "play:general")
    assert counter(state, "lead") == 0 and legal(state) == ["play:champion"]


def test_a_face_down_card_has_no_strength_and_no_ability() -> None:
    # Rulebook, Game round 2: "A card played face down will not activate its special ability, and ... has no strength."
    state = meeting(["maid", "barbarian champion", "queen maid", "merchant saint"], "thief", allies=["king"])
    play(state, "cover:barbarian")
    assert state.decider() == 2 and lies(state, "allies", 0) == "king"
    play(state, "play:queen", "play:merchant")
    assert wins(state) == (0, WEAKEST) and lies(state, "allies", 0) == "king thief barbarian queen merchant"


def test_the_winner_takes_all_cards_as_open_allies_and_leads() -> None:
    # Rulebook, Game round 4 and 5.
    state = meeting(["maid", "queen maid", "thief dancer", "wizard saint"], "envoy", leader=0)
    play(state, "play:queen", "play:thief", "play:wizard")
    assert wins(state) == (3, STRONGEST) and lies(state, "allies", 3) == "envoy queen thief wizard"
    assert state.decider() == 3 and counter(state, "leader") == 3 and counter(state, "meeting") == 4


@pytest.mark.parametrize(
    ("played", "seat", "why"),
    [
        ("wizard dragon demon king", 1, CROWNED),
        ("wizard king demon envoy", 2, CROWNED),
        ("wizard king merchant envoy", 1, CROWNED),
        ("wizard envoy merchant thief", 3, WEAKEST),
        ("queen merchant wizard envoy", 0, WEAKEST),
        ("envoy wizard queen thief", 1, STRONGEST),
        ("sage queen fool angel", 1, STRONGEST),
    ],
)  # fmt: skip
def test_who_wins(played: str, seat: int, why: int) -> None:
    # The Dragon, else the Demon, else the King, else the strongest of the lead suit; with a 3 the weakest.
    won = winner(list(enumerate(ids(played))), 0, 1)
    assert (won.seat, won.why) == (seat, why)


@ruling("face_down_cards")
def test_where_no_card_counts_the_leader_wins() -> None:
    # Rulebook, Game round 4: "If, during a three-player game, the Sage, the Fool and the Angel are played ...".
    state = meeting(["maid", "fool queen", "angel saint"], "sage")
    play(state, "play:fool", "play:angel")
    assert wins(state) == (0, BY_LEADER) and state.decider() == 0


def test_the_wilds_without_strength_do_not_affect_the_outcome() -> None:
    # Rulebook, Card details: "Regard them as special cards that do not affect the outcome of this specific meeting."
    state = meeting(["maid", "angel queen", "thief saint", "general maid"], "fool")
    play(state, "play:angel", "play:thief", "cover:general")
    assert wins(state) == (2, STRONGEST)


def test_meetings_go_on_until_somebody_has_no_card() -> None:
    # Rulebook, Game round 5: "until at least one player has run out of cards".
    state = meeting(["", "queen", "thief saint", "wizard maid"], "envoy", discard=ALL)
    play(state, "play:queen", "play:thief", "play:wizard")
    assert ("judgement",) in notes(state, "judgement") and counter(state, "round") == 3


def test_a_seat_s_single_card_is_put_before_it() -> None:
    # Nobody can tell who has no choice.
    state = meeting(["maid", "queen saint", "maid", "saint"], "thief")
    assert legal(state) == ["play:queen"] and state.stack[-1].shown  # type: ignore[union-attr]


def test_a_face_down_play_is_told_as_a_void() -> None:
    state = play(meeting(["maid", "general saint", "maid", "saint"], "thief"), "cover:saint")
    assert notes(state, "void") == [("void", 1)] and counter(state, "void:1") == 0b010
    state = play(meeting(["maid", "general king", "maid", "saint"], "thief"), "play:king")
    assert counter(state, "void:1") == 0  # a Wild proves nothing
