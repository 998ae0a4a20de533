"""Previews: who would win the meeting and why, what an ability will ask, whose standing changes."""

from tests.games.chronicle.fields import meeting, play, preview

HANDS = ["maid saint", "envoy merchant saint", "queen saint", "alchemist saint"]


def test_who_would_win_and_why() -> None:
    # UX 31: deterministic outcomes are previewed before the drop.
    state = meeting(HANDS, "queen", leader=0)
    assert preview(state, "play:merchant") == [("weakest", 0, "queen", "wisdom", False)]
    assert preview(state, "play:envoy") == [("no_effect", False), ("strongest", 1, "envoy", "wisdom", False)]


def test_a_crown_and_an_evil_meeting() -> None:
    state = meeting(["maid", "king envoy", "queen", "alchemist"], "thief", leader=0)
    assert preview(state, "play:king") == [("crowned", 1, "king", "wisdom", True)]  # the Thief would be won with it


def test_what_an_ability_will_ask_or_that_it_finds_nothing() -> None:
    hands = ["sage envoy maid magistrate fool thief", "queen saint", "thief saint", "merchant saint"]
    state = meeting(hands, allies=["general", "king angel", "", ""])
    assert preview(state, "play:sage")[0] == ("ability_take", False)
    assert preview(state, "play:envoy")[0] == ("ability_give", True)
    assert preview(state, "play:magistrate")[0] == ("ability_stop", 3, False)
    assert preview(state, "play:fool")[0] == ("ability_fool", False)
    assert preview(state, "play:thief")[0] == ("evil", True)
    assert preview(meeting(["sage maid", *HANDS[1:]]), "play:sage")[0] == ("no_effect", False)


def test_a_face_down_card_says_what_it_proves() -> None:
    state = meeting(["maid", "general saint", "queen", "alchemist"], "thief")
    assert preview(state, "cover:saint") == [("cover", "wisdom", False)]


def test_sending_a_card_back() -> None:
    state = play(meeting(["maid", "queen saint", "hermit maid", "queen"], "wizard"), "play:queen", "play:hermit")
    assert preview(state, "return:seat0") == [("strongest", 2, "hermit", "wisdom", False)]
    assert preview(state, "return:seat1") == [("strongest", 0, "wizard", "wisdom", False)]


def test_whose_standing_a_choice_changes() -> None:
    state = meeting(["sage maid", *HANDS[1:]], allies=["champion", "general", "thief", ""], present="monster_attack")
    play(state, "play:sage")
    assert preview(state, "take:general") == [("leads_no_more", 1, "monster_attack", False)]
    assert preview(state, "take:thief") == [
        ("leads_no_more", 0, "monster_attack", False), ("shut_out", 0, True), ("shut_out_no_more", 2, False),
    ]  # fmt: skip


def test_that_evil_would_rule() -> None:
    state = meeting(["sage maid", *HANDS[1:]], allies=["assassin thief witch", "demon", "", ""])
    play(state, "play:sage")
    assert ("rules", 0, False) in preview(state, "take:demon")


def test_that_nothing_changes() -> None:
    state = meeting(["wizard maid", *HANDS[1:]], allies=["saint king", "", "", ""])
    play(state, "play:wizard")
    assert preview(state, "shed:king") == [("no_change", False)]
