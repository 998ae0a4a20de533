"""The table of Ganymede: where things lie, what may be seen of them, and what a gesture means."""

import pytest

from desktop.engine.events import Event, Place
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.rng import Rng
from desktop.engine.sight import OPEN
from desktop.games.ganymede import GAME
from desktop.games.ganymede.parts import Gauge
from desktop.games.ganymede.places import TRAY
from desktop.games.ganymede.state import PILES
from desktop.look import FRAME, Gesture, Key, Sitter
from desktop.table.scene.layout import frame, lay_out
from desktop.words import Words
from tests.games.ganymede.fields import SEATS, drawing, play, showdown

WORDS = Words("en")
NAMES = ("Mara", "Ivo", "Lena")
SITTERS = [Sitter(name, "person") for name in NAMES]


def say(text):
    return WORDS.say(text, NAMES)


def zones(view) -> set[Key]:
    return {zone.key for zone in GAME.face.spec(view, say).zones}


def looks(state, seat):
    view = GAME.view(state, seat)
    return GAME.face.looks(view, state.legal() if state.decider() == seat else (), say)


def parts(state, seat):
    return GAME.face.parts(GAME.view(state, seat), SITTERS[: state.setting.seats], say)


def battle(**more):
    settings = {"rows": ("8 6", "5 9 6", ""), "decks": ("5 9 3", "8 8", ""), "discards": ("8 6", "4 10 7", "")}
    return drawing(**{**settings, **more})


# ---- places


@pytest.mark.parametrize("mode", SEATS)
@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_own_piles_have_a_place_and_those_of_others_none(mode, seat):  # UX 17
    if seat is not None and seat >= SEATS[mode]:
        pytest.skip("nobody sits there")
    shown = zones(GAME.view(GAME.new(SEATS[mode], mode, {}, 1), seat))
    me = seat or 0
    assert {pile for pile, owner in shown if owner == me} == set(PILES)
    assert {pile for pile, owner in shown if owner not in (-1, me)} == {"row", "deck"}
    assert len([key for key in shown if key[0].startswith("stack_")]) == 6


@pytest.mark.parametrize("mode", SEATS)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("window", [(1600, 1000), (1920, 1080), (1366, 768), (1024, 700)])
def test_nothing_lies_outside_the_table_or_on_something_else(mode, text, window):  # UX 15
    """In a window of 16:10 and of 16:9 with the log open, and with the log folded."""
    _, _, table, *_ = frame(window[0], window[1], text=text)
    wide, high = table.w / window[1] * 1000, table.h / window[1] * 1000
    for seat in range(SEATS[mode]):
        spec = GAME.face.spec(GAME.view(GAME.new(SEATS[mode], mode, {}, 1), seat), say).at(text)
        laid = lay_out(spec, wide, high, 1.0, {})
        overlay = ("looking", seat)  # lies where the deck's rest is told, and only one of them is there
        rects = {("zone", key): zone.rect for key, zone in laid.zones.items() if key != overlay}
        rects |= {("part", key): rect for key, rect in laid.parts.items()}
        names = sorted(rects)
        for number, name in enumerate(names):
            one = rects[name]
            assert one.x >= 0 and one.right <= wide + 1 and one.y >= 0 and one.bottom <= high, name
            for other in names[number + 1 :]:
                assert one.overlap(rects[other]) < 1, (name, other)


@pytest.mark.parametrize("mode", SEATS)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_full_row_shows_every_number(mode, text):  # UX 19
    _, _, table, *_ = frame(1600, 1000, text=text)
    for seat in range(SEATS[mode]):
        spec = GAME.face.spec(GAME.view(GAME.new(SEATS[mode], mode, {}, 1), seat), say).at(text)
        laid = lay_out(spec, table.w, table.h, 1.0, {("row", camp): 4 for camp in range(3)})
        for key, zone in laid.zones.items():
            if key[0] == "row":
                steps = [b.rect.x - a.rect.x for a, b in zip(zone.spots, zone.spots[1:], strict=False)]
                assert min(steps) > zone.card[0] * 0.6, key


def test_whoever_looks_sits_below():
    for me in (0, 1):
        rects = {zone.key: zone.rect for zone in GAME.face.spec(GAME.view(GAME.new(2, "battle", {}, 1), me), say).zones}
        assert rects["row", 1 - me][1] < rects["row", me][1] < TRAY[1] < FRAME[1]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_purple_takes_the_upper_row_and_red_and_green_share_the_lower(seat):
    rects = {zone.key: zone.rect for zone in GAME.face.spec(GAME.view(GAME.new(3, "three", {}, 1), seat), say).zones}
    purple, red, green = rects["row", 2], rects["row", 0], rects["row", 1]
    assert purple[1] < red[1] == green[1]
    assert red[0] + red[2] <= green[0]


@pytest.mark.parametrize("mode", SEATS)
@pytest.mark.parametrize("text", [1.0, 2.0])
def test_every_strength_is_shown_on_one_scale(mode, text):
    """The bars lie under each other, as wide as each other; what is where in a gauge follows from its width alone."""
    for seat in range(SEATS[mode]):
        spec = GAME.face.spec(GAME.view(GAME.new(SEATS[mode], mode, {}, 1), seat), say).at(text)
        gauges = [part for part in spec.parts if part.key[0] == "gauge"]
        assert len(gauges) == 2 + (mode != "battle")
        assert len({(part.rect[0], part.rect[2], part.pin) for part in gauges}) == 1


@pytest.mark.parametrize("mode", SEATS)
def test_every_deck_and_pile_has_its_name(mode):
    for seat in range(SEATS[mode]):
        spec = GAME.face.spec(GAME.view(GAME.new(SEATS[mode], mode, {}, 1), seat), say)
        told = {key[1] for key in parts(GAME.new(SEATS[mode], mode, {}, 1), seat) if key[0] == "secret"}
        for zone in spec.zones:
            if zone.key[0] in ("deck", "discard", "removed"):
                assert zone.label or told, zone.key


# ---- what may be seen


def told(state, seat) -> str:
    """Everything that the table shows to a seat, as text."""
    view = GAME.view(state, seat)
    return repr((GAME.face.spec(view, say), looks(state, seat), parts(state, seat), GAME.face.phases(view, say)))


@pytest.mark.parametrize("mode", SEATS)
def test_what_others_hold_leaves_no_trace(mode):
    """Rulebook: an opponent's discard and removed piles show neither contents nor count, nor does a deck."""
    rows = ("8 6", "5 9", "4 3")
    few = drawing(mode=mode, rows=rows, decks=("5 9", "8", "2"), discards=("6", "", ""))
    many = drawing(mode=mode, rows=rows, decks=("5 9", "8 6 5 9", "2 7 10"), discards=("6", "4 10 7", "7 A A"))
    assert told(few, 0) == told(many, 0)
    assert told(few, 0) != told(drawing(mode=mode, rows=rows, decks=("5 8 9", "8", "2"), discards=("6", "", "")), 0)


def test_a_deck_that_may_not_be_counted_is_one_card_thick():
    state = battle()
    assert len(looks(state, 0)["deck", 1]) == 1
    assert len(looks(state, 0)["deck", 0]) == 3
    assert len(looks(battle(decks=("5", "", "")), 0)["deck", 1]) == 1


def test_a_face_down_card_is_marked_for_its_owner_and_a_back_for_others():
    state = battle()
    own, theirs = looks(state, 0)["row", 0], looks(state, 1)["row", 0]
    assert [look.only_you for look in own] == [False, True]
    assert [look.face_up for look in theirs] == [True, False]
    assert theirs[1].face.template == "back_red" and theirs[1].face == theirs[1].back


def test_black_cards_in_a_deck_wear_its_camps_back():
    state = drawing(rows=("8 3", "5", ""), decks=("5", "", ""))
    assert {look.back.template for look in looks(state, 1)["row", 0] if look.back} == {"back_red"}


def test_only_the_uppermost_card_of_the_deck_is_shown_when_it_is_known():
    state = drawing(rows=("8 4", "5", ""), decks=("5 9 6", "", ""))
    play(state, "turn_up:black_4", "look", "top:red_9")
    assert [look.face_up for look in looks(state, 0)["deck", 0]] == [False, False, True]
    assert looks(state, 0)["deck", 0][-1].face.card == "red_9"


def test_what_an_ace_counts_stands_on_it():
    state = showdown("A 3 9", "5 6")
    assert [value.text for value in looks(state, 0)["row", 0][0].values or ()] == ["A"]
    play(state, "aces:1")
    assert [value.text for value in looks(state, 0)["row", 0][0].values or ()] == ["A", "11"]


# ---- meters


def gauge(state, seat, camp) -> Gauge:
    part = parts(state, seat)["gauge", camp]
    assert isinstance(part, Gauge)
    return part


def test_the_own_gauge_counts_what_its_owner_knows_and_the_rivals_what_lies_open():
    state = battle()
    assert (gauge(state, 0, 0).reads, gauge(state, 0, 0).unknown) == ("14", 0)
    assert (gauge(state, 0, 1).reads, gauge(state, 0, 1).unknown) == ("5 + ?", 2)
    assert (gauge(state, None, 0).reads, gauge(state, None, 0).unknown) == ("8 + ?", 1)


def test_an_open_ace_is_told_both_ways_while_both_fit():
    assert gauge(drawing(rows=("8 A", "5", "")), 0, 0).reads == "9 / 19"
    assert gauge(drawing(rows=("8 9 A", "5", "")), 0, 0).reads == "18"


def test_an_ace_counts_in_the_gauge_what_it_counted_in_the_fight():
    state = play(showdown("A 9", "5 6"), "aces:1")
    assert [portion.text for portion in gauge(state, 0, 0).portions] == ["11", "9"]
    assert gauge(state, 1, 0).reads == "20"


def test_what_a_ten_adds_is_a_piece_of_its_own():
    state = showdown("8 9", "10 5")  # nobody announces anything: the blows have fallen
    assert [portion.text for portion in gauge(state, 0, 0).portions] == ["8", "9", "+2"]
    assert gauge(state, 0, 0).reads == "19"


def test_what_a_three_takes_shortens_the_last_card():
    state = play(showdown("8 3", "9 6"), "threes:green:-1")
    assert gauge(state, 0, 1).reads == "14"
    assert [portion.amount for portion in gauge(state, 0, 1).portions] == [9, 5]
    taken = gauge(state, 0, 1).taken  # so that 9 + 6 does not read 14
    assert taken is not None and (taken.amount, taken.text) == (1, "\u22121 Jam")
    assert gauge(state, 0, 0).taken is None


def test_a_bust_is_told():
    state = showdown("8 8 6", "9 6")
    assert gauge(state, 1, 0).past and not gauge(state, 1, 1).past


def test_the_automated_camps_ace_counts_as_it_will():
    state = showdown("8", "6", "A 7", mode="coop")
    assert gauge(state, 0, 2).reads == "18"
    assert [portion.text for portion in gauge(state, 0, 2).portions] == ["11", "7"]


def test_the_chance_of_one_more_card_is_told_only_while_one_may_come():
    assert gauge(battle(), 0, 0).hint == "One more card: 2 of 3 fit"
    assert not gauge(battle(), 1, 1).hint  # not its turn
    assert not gauge(battle(rows=("8 8 6", "5", "")), 0, 0).hint  # past 21
    assert not gauge(battle(rows=("5 3 2 4", "5", "")), 0, 0).hint  # three cards drawn


def test_the_own_decks_rest_is_told_by_kind():
    tally = parts(battle(decks=("6 9 6", "8", "")), 0)["tally", 0]
    assert [(kind.text, kind.amount) for kind in tally.kinds] == [("6", 2), ("9", 1)]
    assert ("tally", 0) not in parts(battle(), None)


def test_disc_and_start_are_two_things():
    state = battle(disc=1, starter=0, place=0)
    shown = parts(state, 0)
    assert shown["disc", -1].title == "Disc: Ivo"
    assert "starts" in shown["plate", 0].kind and "starts" not in shown["plate", 1].kind


def test_the_automated_camp_has_a_plate_and_no_player():
    assert parts(GAME.new(2, "coop", {}, 1), 0)["plate", 2].name == "Purple"
    assert parts(GAME.new(3, "three", {}, 1), 0)["plate", 2].name == "Lena"


# ---- gestures


def gestures(state):
    view = GAME.view(state, state.decider())
    return {GAME.verbs.text(action): GAME.face.gesture(view, action) for action in state.legal()}


def test_a_draw_goes_from_deck_to_row_and_stopping_has_a_button():
    found = gestures(battle())
    assert found["draw"] == Gesture(("deck", 0), 2, ("row", 0))
    assert found["stop"] is None
    assert gestures(battle(decks=("", "8", "")))["draw"] == Gesture(("deck", 0), 0, ("row", 0))


def test_an_empty_deck_shows_what_comes_back_and_is_drawn_from(qapp):
    """Rulebook, Initial Phase: an empty deck is made of the discard pile."""
    empty = battle(decks=("", "8", ""))
    (sign,) = looks(empty, 0)["deck", 0]
    assert sign.stands_in and sign.playable and "Discards" in sign.face.title
    assert not any(look.stands_in for cards in looks(battle(), 0).values() for look in cards)
    nothing = battle(decks=("", "8", ""), discards=("", "4", ""))
    assert looks(nothing, 0)["deck", 0] == ()
    assert looks(battle(decks=("5", "", "")), 0)["deck", 1] == looks(battle(decks=("5", "8", "")), 0)["deck", 1]


def test_a_two_takes_its_card_where_the_table_has_agreed(qapp):
    for options, goal in (({}, "deck"), ({"two_takes_to": "played"}, "row")):
        state = battle(rows=("8 2", "5 9 6", ""), **options)
        play(state, "turn_up:black_2")
        assert {found.dst for name, found in gestures(state).items() if name != "leave"} == {(goal, 0)}
        assert gestures(state)["leave"] is None


def test_the_buttons_tell_the_chance_to_bust_and_where_one_stands():
    state = drawing(rows=("8 6", "5", ""), decks=("5 8 9", "8", ""))
    view = GAME.view(state, 0)
    told = {GAME.verbs.text(action): GAME.face.aside(view, action, 0) for action in state.legal()}
    assert {name: say(text) for name, text in told.items()} == {"draw": "bust chance 2 in 3", "stop": "at 14"}
    assert GAME.face.aside(GAME.view(state, 1), state.legal()[0], 0) is None or state.decider() == 0
    ace = drawing(rows=("8 A", "5", ""), decks=("5 8 9", "8", ""))
    stop = next(action for action in ace.legal() if action.verb == "stop")
    assert say(GAME.face.aside(GAME.view(ace, 0), stop, 0)) == "at 9 or 19"


def test_the_gauge_marks_where_each_next_card_would_take_it():
    state = drawing(rows=("8 6", "5", ""), decks=("5 8 8", "8", ""))
    marks = parts(state, 0)["gauge", 0].ahead
    assert [(mark.text, mark.amount) for mark in marks] == [("5", 19), ("8 ×2", 22)]
    assert not parts(state, 0)["gauge", 1].ahead and not parts(state, 1)["gauge", 0].ahead


def test_just_21_has_a_name_at_the_showdown():
    assert not parts(battle(), 0)["gauge", 0].exact
    assert parts(showdown("8 6 7", "5"), 0)["gauge", 0].exact == "Exactly 21"


def test_a_black_card_goes_into_the_deck_first_and_onto_the_discard_pile_later():
    first = GAME.new(2, "battle", {}, 1)
    assert {found.dst[0] for found in gestures(first).values()} == {"deck"}
    later = showdown("8", "8")
    play(later, "remove:red_8", "remove:green_8")
    assert {found.dst[0] for found in gestures(later).values()} == {"discard"}


def buttons(state):
    view = GAME.view(state, state.decider())
    actions = [action for action in state.legal() if GAME.face.gesture(view, action) is None]
    return [
        (say(GAME.face.button(view, action)), GAME.face.aside(view, action, 0))
        for action in GAME.face.ranked(view, actions)
    ]


def test_all_7s_are_the_default_and_each_number_of_them_has_a_button():
    assert buttons(showdown("7 9", "8 6")) == [("Add 2 damage", None), ("Add nothing", None)]
    two = [label for label, _ in buttons(showdown("7 7", "8 5"))]
    assert two == ["Add 4 damage", "Add 2 damage", "Add nothing"]


def test_a_4_is_looked_with_by_default_and_a_2_may_be_left():
    (look, leave) = buttons(play(drawing(rows=("8 4", "5", ""), decks=("5 9", "", "")), "turn_up:black_4"))
    assert (look, leave[0], say(leave[1])) == (("Look", None), "Leave it", "nothing is seen")
    fetch = play(drawing(rows=("8 2", "5", ""), decks=("5", "", ""), discards=("9 6", "", "")), "turn_up:black_2")
    ((label, note),) = buttons(fetch)
    assert (label, say(note)) == ("Leave it", "no card comes back")


def test_equal_cards_can_each_be_taken_up():
    state = showdown("6 6 8", "9 8 3")
    play(state, "threes:red:0")
    lit = [look.playable for look in looks(state, 0)["row", 0]]
    assert lit == [True, True, True]
    assert len(state.legal()) == 2


def test_the_two_and_the_four_are_played_by_hand():
    fetch = play(drawing(rows=("8 2", "5", ""), decks=("5", "", ""), discards=("9 6", "", "")), "turn_up:black_2")
    dragged = [found for found in gestures(fetch).values() if found is not None]
    assert {(found.src, found.dst) for found in dragged} == {(("discard", 0), ("deck", 0))}
    look = play(drawing(rows=("8 4", "5", ""), decks=("5 9", "", "")), "turn_up:black_4")
    assert gestures(look) == {"look": None, "leave": None}
    peek = play(look, "look")
    assert {(found.src, found.dst) for found in gestures(peek).values()} == {(("looking", 0), ("deck", 0))}


# ---- words


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_a_secret_choice_names_its_card_to_its_owner_alone(seat):
    state = play(drawing(rows=("8 2", "5", ""), decks=("5", "", ""), discards=("9 6", "", "")), "turn_up:black_2")
    shown = [GAME.face.named(GAME.view(state, seat), action, say) for action in state.legal()]
    assert [len(cards) for cards in shown] == [int(seat == 0), int(seat == 0), 0]  # two cards, and to leave them


@pytest.mark.parametrize("mode", SEATS)
def test_what_is_called_out_has_words(mode):
    for key, cue in GAME.face.cues.items():
        if cue in ("call", "shout"):
            assert WORDS.known(f"ganymede.cue.{key}")
    view = GAME.view(GAME.new(SEATS[mode], mode, {}, 1), OPEN)
    hit = GAME.face.tell(view, Event("note", 1, key="hit", value=3, src=Place("row", 0)))
    assert hit is not None and say(hit) == ("Ivo takes 3 damage." if mode == "battle" else "Green takes 3 damage.")


def test_phases_go_by_who_draws():
    state = battle(disc=1, starter=1, seat=1, place=0)
    labels, at = GAME.face.phases(GAME.view(state, 0), say)
    assert labels[:2] == ("Ivo draws", "Mara draws") and at == 0
    labels, at = GAME.face.phases(GAME.view(showdown("A", "5"), 0), say)
    assert labels[at] == "Showdown"


def test_an_empty_stack_says_which_card_it_held():
    state = battle(stacks=False)
    (sign,) = looks(state, 0)["stack_7", -1]
    assert sign.stands_in and sign.face.values[0].text == "7" and sign.says == "No Black 7 is left"
    assert not sign.playable
    assert not any(look.stands_in for look in looks(battle(), 0)["stack_7", -1])


def test_what_a_two_does_goes_by_the_table_s_option():
    assert parts(battle(), 0)["about_stack_2", -1].text == "discard to deck"
    assert parts(battle(two_takes_to="played"), 0)["about_stack_2", -1].text == "discard to row"


@pytest.mark.parametrize(
    ("open_plans", "mode", "seat", "shown"),
    [
        (True, "three", 0, (True, True, "you two")),
        (True, "coop", 0, (True, False, "")),  # nobody else sits there: the cards lie open
        (True, "three", 2, (False, False, "")),
        (False, "three", 0, (False, False, "")),
        (False, "coop", 0, (False, False, "")),
    ],
)
def test_allies_see_each_others_plans_where_the_table_has_agreed(open_plans, mode, seat, shown):
    state = drawing(mode=mode, rows=("8 6", "5 9", "4 3"), decks=("5", "8", "2"), open_plans=open_plans)
    assert [(look.face_up, look.seen, look.eye_says) for look in looks(state, seat)["row", 1]] == [shown] * 2


def test_an_ace_that_a_three_has_played_with_still_counts_eleven_in_the_gauge():
    state = showdown("8 A A", "9 3", hp=(15, 15))
    play(state, "aces:1", "threes:red:-1")
    gauge = parts(state, 0)["gauge", 0]
    assert gauge.reads == "19" and [portion.text for portion in gauge.portions][:2] == ["8", "11"]


def test_an_ace_is_eleven_by_default_where_that_fits():
    for row, best in (("8 A A", 1), ("9 7 A", 0), ("5 A", 1)):
        state = showdown(row, "9")
        assert GAME.face.ranked(GAME.view(state, 0), state.legal())[0].target == best
        assert sorted(GAME.face.ranked(GAME.view(state, 0), state.legal())) == sorted(state.legal())


def test_an_empty_pile_says_what_it_is_for():
    for mode, seat, removed in (("battle", 0, "Each time you are hit"), ("three", 2, "Purple never removes")):
        spec = GAME.face.spec(GAME.view(GAME.new(SEATS[mode], mode, {}, 1), seat), say)
        hints = {zone.key: zone.hint for zone in spec.zones if zone.hint}
        assert set(hints) == {("discard", seat), ("removed", seat)}
        assert hints["removed", seat].startswith(removed)


def test_a_known_card_on_the_deck_wears_the_sign_without_words():
    """The deck's count hangs on the same edge."""
    state = battle(rows=("8 4", "5 9 6", ""))
    play(state, "turn_up:black_4", "look", "top:black_3")
    (*_, top) = looks(state, 0)["deck", 0]
    assert top.only_you and not top.eye_says
    hidden = battle(rows=("8 6", "5 9 6", ""))
    assert looks(hidden, 0)["row", 0][1].eye_says == "only you"


def test_the_prompt_asks_for_what_is_possible() -> None:
    """It said to draw on or to stop over a single button."""
    found = set()
    for seed in range(12):
        match = Match(GAME, [Seat("Ada", PERSON), Seat("Ben", PERSON)], "battle", GAME.settle({}), seed)
        dice = Rng(seed)
        while not match.over and len(match.steps) < 250:
            seat, legal = match.state.decider(), match.state.legal()
            asked = GAME.face.asks(match.view(seat), legal).id
            if match.state.prompt().id == "ganymede.prompt.draw":
                verbs = {action.verb for action in legal}
                assert asked.endswith(".draw") == ("draw" in verbs), (asked, verbs)
                assert asked.endswith(".turn_or_stop") == (verbs == {"stop", "turn_up"}), (asked, verbs)
                found.add(asked)
            drawing = [action for action in legal if action.verb == "draw"]
            match.submit(seat, drawing[0] if drawing else legal[dice.below(len(legal))])
    assert {name.rpartition(".")[2] for name in found} == {"draw", "stop", "turn_or_stop"}
