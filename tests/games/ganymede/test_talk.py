"""desktop/games/ganymede/talk.py: log lines, refusals with their section, previews."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from desktop.engine.events import Place
from desktop.engine.game import Attempt
from desktop.engine.rng import Rng
from desktop.games.ganymede import GAME
from desktop.games.ganymede.cards import BLACK, NAMES
from desktop.games.ganymede.state import BATTLE, RECRUIT, GanymedeState, stack_name
from tests.games.ganymede.fields import drawing, legal, play, preview, ruling, showdown
from tests.games.walks import pick


def refusal(state: GanymedeState, src: str, at: int = 0, dst: str | None = None, seat: int | None = None) -> str | None:
    """The id of the reason, "why" and section; places are written `deck:0`, `stack_2`."""
    seat = state.decider() if seat is None else seat
    reason = GAME.why_not(GAME.view(state, seat), Attempt(place(src), at, place(dst) if dst else None))
    return reason and f"{reason.text.id.rpartition('.')[2]} -> {reason.section}"


def place(text: str) -> Place:
    zone, _, seat = text.partition(":")
    return Place(zone, int(seat) if seat else -1)


def turned_up(row: str) -> GanymedeState:
    """Red has just turned up the 2 or 4 that it drew."""
    state = drawing(rows=(row, "6", ""), decks=("5 8", "8", ""), discards=("8", "", ""))
    return play(state, f"turn_up:black_{row[-1]}")


# ---- log lines


@pytest.mark.parametrize(
    ("state", "action", "said"),
    [
        (drawing(rows=("9 2", "6", ""), decks=("5", "8", ""), discards=("8", "", "")), "draw", ("draw", "seat")),
        (drawing(rows=("9 2", "6", ""), decks=("5", "8", "")), "stop", ("stop", "seat")),
        (drawing(rows=("9 2", "6", ""), decks=("5", "8", ""), discards=("8", "", "")), "turn_up:black_2",
         ("turn_up", "seat", "ganymede.card.black_2.name")),
        (showdown("A 9", "8 8"), "aces:1", ("ace", "seat", 11)),
        (showdown("A 9", "8 8"), "aces:0", ("ace", "seat", 1)),
        (showdown("A A 9", "8 8"), "aces:1", ("aces", 1, "seat", 2)),
        (showdown("3 9", "8 8"), "threes:green:+1", ("threes_plus", 1, "seat", "ganymede.camp.green")),
        (showdown("3 3 9", "8 8"), "threes:green:-2", ("threes_minus", 2, "seat", "ganymede.camp.green")),
        (showdown("3 9", "8 8"), "threes:green:0", ("threes_none", 0, "seat", "ganymede.camp.green")),
        (turned_up("9 2"), "leave", ("leave_fetch", "seat")),
        (turned_up("9 4"), "look", ("look", "seat")),
        (turned_up("9 4"), "leave", ("leave_look", "seat")),
        (showdown("7 9", "8 6"), "sevens:1", ("sevens", 1, "seat", 2)),
        (showdown("7 7", "8 5"), "sevens:2", ("sevens", 2, "seat", 4)),
        (showdown("7 9", "8 6"), "sevens:0", ("sevens_none", 0, "seat", 0)),
        (showdown("9 9", "8 8"), "remove:green_8", ("remove", "seat", "ganymede.card.green_8.name")),
    ],
)  # fmt: skip
def test_a_line_for_every_kind_of_action(state: GanymedeState, action: str, said: tuple[object, ...]) -> None:
    chosen = GAME.verbs.parse(action)
    assert chosen in state.legal()
    for seat in (0, 1):
        text = GAME.describe(GAME.view(state, seat), chosen)
        args = [getattr(arg, "id", arg) for arg in text.args]
        assert (text.id.removeprefix("ganymede.log."), *args) == said


# ---- refusals


def test_nothing_is_moved_out_of_turn_or_after_the_end() -> None:
    state = drawing(rows=("9 2", "6", ""), decks=("5", "8", ""))
    assert refusal(state, "deck:1", seat=1) == "turn -> round"
    assert refusal(showdown("9 9", "8 8", hp=(15, 1)), "stack_2", seat=0) == "over -> end"


def test_drawing() -> None:
    state = drawing(rows=("9 2", "6", ""), decks=("5", "8", ""), discards=("8", "", ""))
    assert refusal(state, "deck:0") is None and refusal(state, "deck:0", dst="row:0") is None
    assert refusal(state, "deck:0", dst="discard:0") == "to_row -> drawing"
    assert refusal(state, "deck:1") == refusal(state, "discard:1") == "theirs -> secrets"
    assert refusal(state, "discard:0") == "discarded -> cards"
    assert refusal(state, "stack_2") == "stack_later -> black_cards"
    assert refusal(state, "row:0", 0) == "played -> drawing" and refusal(state, "row:0", 1) == "turn_up -> cards"
    assert refusal(state, "row:1", 0) == "theirs_row -> secrets"
    assert refusal(drawing(rows=("9 8 5", "6", ""), decks=("5", "8", "")), "deck:0") == "past -> drawing"
    assert refusal(drawing(rows=("2 3 4 2", "6", ""), decks=("5", "8", "")), "deck:0") == "three -> drawing"
    assert refusal(drawing(rows=("2 3", "6", "")), "deck:0") == "empty -> drawing"


def test_the_2_and_the_4() -> None:
    state = drawing(rows=("9 2", "6", ""), decks=("5", "8", ""), discards=("8 A", "", ""))
    play(state, "turn_up:black_2")
    assert refusal(state, "discard:0", 1) is None and refusal(state, "discard:0", 1, "deck:0") is None
    assert refusal(state, "discard:0", 2) == "nothing -> round" and refusal(state, "deck:0") == "fetch -> cards"
    assert refusal(state, "discard:0", 1, "stack_2") == "fetch_to_deck -> cards"
    state = play(drawing(rows=("9 4", "6", ""), decks=("5 8", "8", "")), "turn_up:black_4")
    assert refusal(state, "deck:0") == "look -> cards"
    play(state, "look")
    assert refusal(state, "looking:0", 1, "deck:0") is None
    assert refusal(state, "row:0") == "arrange -> cards" and refusal(state, "deck:0") == "empty -> drawing"
    assert refusal(state, "looking:0", 0, "row:0") == "arrange_where -> cards"


@ruling("two_takes_to")
def test_where_the_2_takes_its_card_is_where_it_may_be_put() -> None:
    for option, goal, other in (("deck_top", "deck", "row"), ("played", "row", "deck")):
        state = drawing(rows=("9 2", "6", ""), decks=("5", "8", ""), discards=("8 A", "", ""), two_takes_to=option)
        play(state, "turn_up:black_2")
        assert refusal(state, "discard:0", 1, f"{goal}:0") is None
        assert refusal(state, "discard:0", 1, f"{other}:0") == f"fetch_to_{goal} -> cards"


def test_black_cards() -> None:
    state = showdown("9 9 8", "9 9 8")
    assert refusal(state, "stack_2", 2, "discard:0") is None
    assert refusal(state, "deck:0") == "stack -> black_cards"
    assert refusal(state, "stack_2", 2, "discard:1") == "take_to_discard -> black_cards"
    state.zones[0].clear()
    assert refusal(state, "stack_2", 0) == "gone_more -> black_cards"
    assert refusal(state, "stack_2", 0, seat=1 - state.decider()) == "gone -> black_cards"


def test_cleanup_and_showdown() -> None:
    state = showdown("9 9", "8 8")
    assert refusal(state, "row:1", 1, "removed:1") is None
    assert refusal(state, "stack_2") == "remove -> cleanup"
    assert refusal(state, "row:1", 1, "discard:1") == "remove_where -> cleanup"
    assert refusal(showdown("A 9", "8 8"), "row:0") == "aces -> showdown"
    assert refusal(showdown("3 9", "8 8"), "row:0") == "threes -> showdown"
    assert refusal(showdown("7 9", "8 6"), "row:0") == "sevens -> damage"


def test_a_row_past_21_takes_no_card_of_a_2() -> None:
    state = drawing(rows=("10 10 2", "6", ""), decks=("5", "8", ""), discards=("8", "", ""), two_takes_to="played")
    assert refusal(play(state, "turn_up:black_2"), "discard:0", 0, "row:0") == "past -> drawing"


def moves(state: GanymedeState) -> dict[str, bool]:
    """Every action that a card moved to its place can mean, and whether nothing speaks against it."""
    seat = state.decider()
    view = GAME.view(state, seat)
    found = {}
    fetched_to = "row" if state.setting.options["two_takes_to"] == "played" else "deck"
    for card in BLACK:
        goal = "deck" if view.counters["phase"] == RECRUIT else "discard"
        found[f"take:{NAMES[card]}"] = Attempt(Place(stack_name(card)), 0, Place(goal, seat))
    found["draw"] = Attempt(Place("deck", seat), 0, Place("row", seat))
    for verb, src, dst in (("fetch", "discard", fetched_to), ("top", "looking", "deck"), ("remove", "row", "removed")):
        for at, slot in enumerate(view.zones[Place(src, seat)] or ()):
            assert slot.card is not None
            found[f"{verb}:{NAMES[slot.card]}"] = Attempt(Place(src, seat), at, Place(dst, seat))
    return {text: GAME.why_not(view, attempt) is None for text, attempt in found.items()}


@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32), mode=st.sampled_from(["battle", "coop", "three"]), played=st.booleans())
def test_a_reason_exactly_where_the_rules_forbid(seed: int, mode: str, played: bool) -> None:
    rng = Rng(seed)
    options = {"two_takes_to": "played" if played else "deck_top", "round_limit": 8}
    state = GAME.new(3 if mode == "three" else 2, mode, options, seed)
    assert isinstance(state, GanymedeState)
    while not state.over:
        may = legal(state)
        for text, allowed in moves(state).items():
            assert allowed == (text in may), text
        state.apply(pick(state, rng))


# ---- previews


def test_drawing_tells_the_exact_chance_to_bust() -> None:
    state = drawing(rows=("9 6", "6", ""), decks=("5 6 8", "8", ""))
    assert preview(state, "draw") == [("note.bust_chance", 33, 1, 3, False)]
    state = drawing(rows=("9 6", "6", ""), decks=("5 6 8 9 A", "8", ""))
    assert preview(state, "draw") == [("note.bust_chance", 40, 2, 5, False)]
    state = drawing(rows=("9 6", "6", ""), decks=("8 8 9 5", "8", ""))
    assert preview(state, "draw") == [("note.bust_chance", 75, 3, 4, True)]
    state = drawing(rows=("9 6", "6", ""), decks=("8", "8", ""))
    assert preview(state, "draw") == [("note.next_known", "ganymede.card.red_8.name", True)]


def test_stopping_tells_where_one_would_stand() -> None:
    assert preview(drawing(rows=("9 6", "6", "")), "stop") == [("note.stands", 15, False)]
    assert preview(drawing(rows=("9 A", "6", "")), "stop") == [("note.stands_ace", 10, 20, False)]
    assert preview(drawing(rows=("9 6 A", "6", "")), "stop") == [("note.stands", 16, False)]
    assert preview(drawing(rows=("9 6", "6", ""), decks=("5 8 8", "", "")), "stop") == [
        ("note.stands", 15, False),
        ("note.one_more", 3, 2, False),
    ]
    assert preview(drawing(rows=("9 8 6", "6", "")), "stop") == [("note.stands_bust", 23, True)]


def test_announcing_tells_both_strengths_and_the_damage() -> None:
    state = showdown("A 9", "7 10")
    assert preview(state, "aces:0") == [
        ("note.strengths", 12, "ganymede.camp.green", 17, False), ("note.harm", 0, 4, False),
    ]  # fmt: skip
    assert preview(state, "aces:1")[0] == ("note.strengths", 22, "ganymede.camp.green", 17, True)
    state = showdown("3 9 9", "8 8 5")
    assert preview(state, "threes:green:+1") == [
        ("note.strengths", 21, "ganymede.camp.green", 22, False), ("note.harm", 3 + 1, 0, False),
    ]  # fmt: skip


def test_a_removal_is_a_warning_and_a_choice_of_a_card_says_what_it_does() -> None:
    assert preview(showdown("9 9", "8 8"), "remove:green_8") == [("note.remove", "ganymede.card.green_8.name", True)]
    assert preview(showdown("9 9 8", "9 9 8"), "take:black_7") == [
        ("card.black_7.text", False),
        ("note.others", 2, False),
    ]
    state = drawing(rows=("9 2", "6", ""), decks=("5", "8", ""), discards=("8 A", "", ""))
    assert preview(state, "turn_up:black_2") == [("card.black_2.text", False)]
    play(state, "turn_up:black_2")
    assert preview(state, "leave") == [("note.leave", False)]
    assert preview(state, "fetch:black_A") == [("note.fetch", "ganymede.card.black_A.name", 12, False)]
    rows, discards = ("9 8 2", "6", ""), ("8 A", "", "")
    state = play(drawing(rows=rows, discards=discards, two_takes_to="played"), "turn_up:black_2")
    assert preview(state, "fetch:black_A") == [("note.fetch_to_row", "ganymede.card.black_A.name", 20, False)]
    assert preview(state, "fetch:red_8") == [("note.fetch_to_row", "ganymede.card.red_8.name", 27, True)]
    assert state.kind == BATTLE


def test_a_4_says_how_many_cards_it_shows_and_a_useless_one_that_it_is() -> None:
    assert preview(turned_up("9 4"), "look") == [("note.look", 2, False)]
    last = play(drawing(rows=("9 4", "6", ""), decks=("5", "8", "")), "turn_up:black_4")
    assert preview(last, "look") == [("note.look", 1, False)]
    for row, card in (("9 4", "black_4"), ("9 2", "black_2")):
        state = drawing(rows=(row, "6", ""))
        assert preview(state, f"turn_up:{card}") == [(f"card.{card}.text", False), ("note.idle", True)]


def test_among_three_an_announcement_of_purple_is_told_for_each_fight() -> None:
    state = showdown("9 9", "9 8", "A 7", mode="three")
    assert [note[0] for note in preview(state, "aces:1")] == ["note.strengths", "note.harm"] * 2
