"""Log lines, refusals with their section, and what a secret looks like to others."""

import pytest

from desktop.engine.text import Text
from desktop.games.chronicle import GAME
from desktop.words import Words
from tests.games.chronicle.fields import ALL, legal, meeting, play, refusal

SAY = Words("en")
NAMES = ("Mara", "Ivo", "Lena", "Oskar")
FILL = ["maid saint", "envoy saint", "queen saint", "wizard saint"]


def line(state, text: str, seat: int | None = None) -> str:  # type: ignore[no-untyped-def]
    """The log line of an action for a seat's eyes."""
    action = GAME.verbs.parse(text)
    assert action in state.legal()
    return SAY.say(GAME.describe(GAME.view(state, seat), action), NAMES)


def test_log_lines() -> None:
    state = meeting(["sage maid", *FILL[1:]], allies=["", "thief", "", ""])
    assert line(state, "play:sage") == "Mara leads Sage."
    play(state, "play:sage")
    assert line(state, "take:thief") == "Mara takes Thief from Ivo."
    play(state, "take:thief")
    assert line(state, "play:envoy") == "Ivo plays Envoy."
    state = meeting(["envoy maid", *FILL[1:]], allies=["thief", "", "", ""])
    play(state, "play:envoy")
    assert line(state, "give:thief:seat2") == "Mara gives Thief to Lena."
    state = play(meeting(["maid", "saint", "hermit maid", "queen"], "wizard -general"), "play:hermit")
    assert line(state, "return:seat1") == "Lena sends Ivo's card back to the hand."


def test_a_face_down_card_is_named_to_its_player_only() -> None:
    # DESIGN, rule 7: a secret choice reaches others through redacted events only.
    state = meeting(["maid", "general saint", "queen", "maid"], "thief")
    assert line(state, "cover:saint", 1) == "Ivo plays Saint face down."
    for seat in (0, 2, None):
        assert line(state, "cover:saint", seat) == "Ivo plays a card face down."


@pytest.mark.parametrize(
    ("at", "dst", "why"),
    [
        (0, None, ""),
        (0, ("played", 1), ""),
        (2, ("played", 1), "follow"),
        (3, ("played", 1), ""),  # a Wild
        (0, ("played", 0), "to_meeting"),
        (0, ("discard", -1), "to_meeting"),
    ],
)
def test_why_a_card_may_not_be_played(at: int, dst: tuple[str, int] | None, why: str) -> None:
    state = meeting(["maid", "queen wizard general king", "queen", "maid"], "thief")
    assert refusal(state, ("hand", 1), at, dst) == why


def test_a_refusal_names_the_suit_and_how_many_cards_are_held() -> None:
    # UX 25: "You must follow Wisdom: you hold 2 Wisdom cards", with the section.
    from desktop.engine.events import Place
    from desktop.engine.game import Attempt

    state = meeting(["maid", "queen wizard general", "queen", "maid"], "thief")
    reason = GAME.why_not(GAME.view(state, 1), Attempt(Place("hand", 1), 2))
    assert reason is not None and reason.section == "following_suit"
    assert SAY.say(reason.text) == "You must follow Wisdom: you hold 2 Wisdom cards. A Wild is always allowed."
    state = meeting(["maid", "queen general", "queen", "maid"], "thief")
    reason = GAME.why_not(GAME.view(state, 1), Attempt(Place("hand", 1), 1))
    assert reason is not None and SAY.say(reason.text).startswith("You must follow Wisdom: you hold 1 Wisdom card.")


def test_other_things_cannot_be_played() -> None:
    state = meeting(["maid", "queen general", "queen", "maid"], "thief", allies=["", "king", "", ""])
    assert refusal(state, ("hand", 2), 0) == "theirs"
    assert refusal(state, ("allies", 1), 0) == "ally"
    assert refusal(state, ("played", 0), 0) == "in_meeting"
    assert refusal(state, ("present", -1), 0) == "history"
    assert refusal(state, ("discard", -1), 0) == refusal(state, ("hand", 1), 9) == "house.why.nothing"


def test_whose_turn_it_is_and_when_it_is_over() -> None:
    from desktop.engine.events import Place
    from desktop.engine.game import Attempt

    state = meeting(["maid", "queen general", "queen", "maid"], "thief")
    reason = GAME.why_not(GAME.view(state, 2), Attempt(Place("hand", 2), 0))
    assert reason is not None and reason.text == Text("house.why.turn", (Text("seat", (1,)),))
    state.over = True
    reason = GAME.why_not(GAME.view(state, 2), Attempt(Place("hand", 2), 0))
    assert reason is not None and reason.text.id == "house.why.over"


# What each ability allows: source, place, and where it may go; then things it refuses.
ABILITIES = {
    "take": ("fortuneteller", ("allies", 1), ("allies", 0), ("allies", 0), ("hand", 0)),
    "discard": ("professor", ("allies", 1), ("discard", -1), ("allies", 0), ("allies", 2)),
    "recall": ("alchemist", ("allies", 0), ("hand", 0), ("allies", 1), ("hand", 1)),
    "give": ("envoy", ("allies", 0), ("allies", 2), ("allies", 1), ("allies", 0)),
    "shed": ("wizard", ("allies", 0), ("discard", -1), ("allies", 1), ("allies", 2)),
}


@pytest.mark.parametrize("verb", ABILITIES)
def test_what_an_ability_lets_one_pick_up_and_where_it_goes(verb: str) -> None:
    card, src, dst, wrong_src, wrong_dst = ABILITIES[verb]
    hands = [f"{card} maid", "queen saint", "thief saint", "merchant saint"]
    state = play(meeting(hands, allies=["king angel", "sage dragon", "", ""]), f"play:{card}")
    assert refusal(state, src, 0) == "" == refusal(state, src, 1, dst)
    assert refusal(state, src, 0, ("played", 0)) == f"{verb}_where"
    assert refusal(state, wrong_src, 0) == verb and refusal(state, ("hand", 0), 0) == verb
    assert refusal(state, src, 5) == "house.why.nothing"
    assert refusal(state, src, 0, wrong_dst) == f"{verb}_where"


def test_what_a_7_lets_one_send_back() -> None:
    state = play(meeting(["maid", "saint", "hermit maid", "queen"], "wizard -general"), "play:hermit")
    assert refusal(state, ("played", 0), 0) == "" == refusal(state, ("played", 1), 0, ("hand", 1))
    assert refusal(state, ("played", 2), 0) == "return" and refusal(state, ("played", 3), 0) == "house.why.nothing"
    assert refusal(state, ("played", 1), 0, ("hand", 0)) == "return_where"


def test_what_the_fool_asks_for() -> None:
    state = play(meeting(["fool maid", *FILL[1:]], allies=["king angel", "sage", "", ""], discard=ALL), "play:fool")
    assert legal(state) == ["lose:king", "lose:angel"]
    assert refusal(state, ("allies", 0), 1, ("discard", -1)) == "" and refusal(state, ("allies", 1), 0) == "lose"
