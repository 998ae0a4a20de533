"""The table of Chronicle: where things lie, what may be seen of them, and what a gesture means."""

from itertools import pairwise

import pytest

from desktop.engine.events import Event, Place
from desktop.engine.sight import fold, redact
from desktop.games.chronicle import GAME
from desktop.games.chronicle.cards import CATALOG, HISTORIES, NAMES
from desktop.games.chronicle.parts import Contest, Kinds, Prizes
from desktop.games.chronicle.state import MOST_SEATS
from desktop.look import TABLE, Badge, Gesture, Sitter
from desktop.table.scene.layout import lay_out
from desktop.words import Words
from tests.games.chronicle.fields import meeting, play

WORDS = Words("en")
NAMES_OF = ("Mara", "Ivo", "Lena", "Oskar", "Nora", "Emil")
SITTERS = [Sitter(name, "person") for name in NAMES_OF]
SEATS = range(3, MOST_SEATS + 1)
HANDS = ("queen wizard knight", "thief maid", "saint king", "cleric prince")


def say(text):
    return WORDS.say(text, NAMES_OF)


def looks(state, seat):
    view = GAME.view(state, seat)
    return GAME.face.looks(view, state.legal() if state.decider() == seat else (), say)


def parts(state, seat):
    return GAME.face.parts(GAME.view(state, seat), SITTERS[: state.setting.seats], say)


def begun(seats):
    return GAME.new(seats, "match", GAME.settle({}), 1)


# ---- places


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("wide", [1175.0, 1419.0, 1490.0, 1734.0])
def test_nothing_lies_outside_the_table_or_on_something_else(seats, wide):  # UX 15
    """From the narrowest window with the log open to a wide one with the log folded."""
    for seat in range(seats):
        laid = lay_out(GAME.face.spec(GAME.view(begun(seats), seat), say), wide, TABLE[3], 1.0, {})
        rects = {("zone", *key): zone.rect for key, zone in laid.zones.items() if key[0] != "deck"}
        rects |= {("part", *key): rect for key, rect in laid.parts.items()}
        names = sorted(rects)
        for number, name in enumerate(names):
            one = rects[name]
            assert one.x >= 0 and one.right <= wide + 1 and one.y >= 0 and one.bottom <= TABLE[3], name
            for other in names[number + 1 :]:
                assert one.overlap(rects[other]) < 1, (name, other)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("wide", [1175.0, 1419.0, 1490.0, 1734.0])
@pytest.mark.parametrize("veiled", [1, 2, 3])
def test_what_is_veiled_has_room_at_every_seat_and_shows_its_numbers(seats, wide, veiled):  # UX 15
    """They lie one over the other, never out of their place; of each the corner with its number is seen."""
    counts = {("veiled", seat): veiled for seat in range(seats)}
    laid = lay_out(GAME.face.spec(GAME.view(begun(seats), 0), say), wide, TABLE[3], 1.0, counts)
    for seat in range(seats):
        zone = laid.zones["veiled", seat]
        rects = [spot.rect for spot in zone.spots]
        assert len(rects) == veiled and all(zone.rect.holds(rect) for rect in rects)
        assert zone.card[0] >= 44
        steps = [(after.x - one.x, after.y - one.y) for one, after in pairwise(rects)]
        assert all(across >= 0.17 * zone.card[0] or down >= 0.45 * zone.card[1] for across, down in steps)


def middle(spec, name, seat):
    x, _, w, _ = next(zone.rect for zone in spec.zones if zone.key == (name, seat))
    return x + w / 2


@pytest.mark.parametrize("seats", SEATS)
def test_the_seats_sit_around_in_their_order(seats):
    """Whoever follows sits to the left, then across, then to the right; a card lies in its seat's direction."""
    for me in range(seats):
        spec = GAME.face.spec(GAME.view(begun(seats), me), say)
        rivals = [(me + step) % seats for step in range(1, seats)]
        across = [middle(spec, "allies", seat) for seat in rivals]
        assert across == sorted(across)
        assert [middle(spec, "played", seat) for seat in rivals] == sorted(middle(spec, "played", s) for s in rivals)
        tops = {seat: next(z.rect[1] for z in spec.zones if z.key == ("played", seat)) for seat in range(seats)}
        assert max(tops.values()) == tops[me]


@pytest.mark.parametrize("seats", SEATS)
def test_the_table_stays_the_same_through_a_match(seats):
    state, spec = begun(seats), GAME.face.spec(GAME.view(begun(seats), 0), say)
    for _ in range(60):
        if state.over:
            break
        state.apply(state.legal()[0])
        assert GAME.face.spec(GAME.view(state, 0), say) == spec


# ---- what may be seen


def test_a_face_down_card_is_readable_to_its_owner_alone():
    state = meeting(HANDS, "saint -thief", leader=2)
    own, theirs = looks(state, 3)["played", 3][0], looks(state, 0)["played", 3][0]
    assert own.only_you and own.face.card == "thief" and "only you" in own.eye_says
    assert not theirs.face_up and "thief" not in repr(theirs)


def test_of_the_discards_only_the_last_can_be_read():
    state = meeting(HANDS, discard="witch sage")
    shown = looks(state, 0)["discard", -1]
    assert [look.face_up for look in shown] == [False, True]
    assert "witch" not in repr(shown) and shown[1].face.card == "sage"


def test_a_card_that_everybody_knows_lies_open_in_a_rivals_hand_and_on_top():
    state = meeting(HANDS, public="king")
    shown = looks(state, 0)["hand", 2]
    assert [look.face_up for look in shown] == [False, True]
    assert shown[1].seen and shown[1].rank > shown[0].rank


def test_a_hand_stands_by_suit_and_strength():
    state = meeting(("king saint queen general witch", "thief", "maid"))
    hand = looks(state, 0)["hand", 0]
    order = sorted(hand, key=lambda look: look.rank)
    assert [look.face.card for look in order] == ["general", "queen", "witch", "saint", "king"]


def test_what_cannot_be_played_is_locked():
    state = meeting(("queen wizard knight", "thief", "maid", "merchant"), "merchant", leader=3)
    marks = {look.face.card: (look.playable, look.immovable) for look in looks(state, 0)["hand", 0]}
    assert marks == {"queen": (True, False), "wizard": (True, False), "knight": (False, True)}


@pytest.mark.parametrize("card", range(len(NAMES)))
def test_every_card_has_a_face_in_words(card):
    face = GAME.face.printed(card, say)
    told = (face.title, face.kind, face.text, face.mark, *(value.text for value in face.values))
    assert face.art == NAMES[card] and face.wide == (card in HISTORIES)
    assert not any("chronicle." in text or "house." in text for text in told)
    assert all(word.name and "chronicle." not in word.name for word in face.keywords)


# ---- what is no card


def test_who_is_ahead_and_why_stands_over_the_meeting():
    lead = parts(meeting(HANDS), 0)["ahead", -1]
    assert isinstance(lead, Badge) and (lead.title, lead.text) == ("Meeting 3", "Mara leads")
    weakest = parts(meeting(("queen", "thief", "saint", "cleric"), "saint maid", leader=2), 0)["ahead", -1]
    assert (weakest.title, weakest.text) == ("Oskar is ahead", "Maid 3: a 3 makes the weakest Love win")
    assert "strongest Love" in parts(meeting(HANDS, "saint", leader=2), 0)["ahead", -1].text
    assert "every number" in parts(meeting(HANDS, "king", leader=2), 0)["ahead", -1].text


def test_the_card_that_would_win_wears_the_crown():
    state = meeting(HANDS, "saint maid", leader=2)
    assert [looks(state, 0)["played", seat][0].prevails for seat in (2, 3)] == [False, True]


def test_tiles_count_the_allies_of_each_suit_and_mark_the_evil_ones():
    state = meeting(HANDS, allies=("", "assassin general witch", "", ""))
    tiles = parts(state, 0)["kinds", 1]
    assert isinstance(tiles, Kinds)
    assert [(kind.many, kind.warned) for kind in tiles.kinds] == [(2, 1), (0, 0), (1, 1), (0, 0)]
    assert tiles.warning and not parts(state, 0)["kinds", 0].warning


def test_each_seat_stands_on_each_history_that_counts():
    state = meeting(HANDS, allies=("prince", "general witch", "", ""), present="monster_attack age_of_peace")
    contest = parts(state, 0)["contest", -1]
    assert isinstance(contest, Contest)
    assert [rung.amounts for rung in contest.rungs] == [("3", "1", "0", "0"), ("0", "1", "0", "0")]
    assert [rung.ahead for rung in contest.rungs] == [(0,), (0, 2, 3)]
    assert contest.barred == (1,) and contest.barring
    assert parts(state, 1)["contest", -1].text != contest.text  # whoever is shut out is told so


def test_fame_shows_as_prizes():
    assert parts(meeting(HANDS, fame=(1, 2)), 0)["prizes", 1] == Prizes("chronicle/fame", 2, 3)


def test_a_proven_void_is_told_of_rivals_and_as_what_they_know():
    state = meeting(HANDS, "saint -thief", leader=2)
    assert parts(state, 0)["voids", 3].text == "no Love"
    assert parts(state, 3)["voids", 3].text == "The others know: no Love"


# ---- gestures


def targets(state):
    view = GAME.view(state, state.decider())
    return {GAME.verbs.text(action): GAME.face.gesture(view, action) for action in state.legal()}


def test_a_card_is_played_from_the_hand_to_the_own_place():
    found = targets(meeting(HANDS))
    assert found["play:wizard"] == Gesture(("hand", 0), 1, ("played", 0))


@pytest.mark.parametrize(
    ("hand", "verb", "allies", "expected"),
    [
        ("fortuneteller", "take:general", ("", "saint general", "", ""), (("allies", 1), 1, ("allies", 0), -1)),
        ("knight", "discard:general", ("", "saint general", "", ""), (("allies", 1), 1, ("discard", -1), -1)),
        ("healer", "recall:general", ("saint general", "", "", ""), (("allies", 0), 1, ("hand", 0), -1)),
        ("champion", "give:general:seat2", ("saint general", "", "", ""), (("allies", 0), 1, ("allies", 2), -1)),
        ("saint", "shed:general", ("prince general", "", "", ""), (("allies", 0), 1, ("discard", -1), -1)),
        ("fool", "lose:general", ("prince general", "", "", ""), (("allies", 0), 1, ("discard", -1), -1)),
    ],
)
def test_an_ability_takes_up_just_its_targets(hand, verb, allies, expected):
    state = play(meeting((f"{hand} queen", "thief", "maid", "cleric"), allies=allies), f"play:{hand}")
    found = targets(state)
    assert tuple(found[verb]) == expected
    lit = {(key, at) for key, cards in looks(state, 0).items() for at, look in enumerate(cards) if look.playable}
    assert lit == {(gesture.src, gesture.src_at) for gesture in found.values()}


def test_a_seven_sends_a_card_of_the_meeting_home():
    state = play(meeting(("mercenary queen", "thief", "maid", "cleric"), "general prince", leader=2), "play:mercenary")
    assert tuple(targets(state)["return:seat3"]) == (("played", 3), 0, ("hand", 3), -1)


def test_a_gesture_is_what_the_refusals_know():
    """Nothing that lights up is refused."""
    from desktop.engine.game import Attempt

    for state in (
        meeting(HANDS),
        play(meeting(("champion", "thief", "maid"), allies=("saint", "", "")), "play:champion"),
    ):
        view = GAME.view(state, state.decider())
        for action in state.legal():
            src, at, dst, _ = GAME.face.gesture(view, action)
            assert GAME.why_not(view, Attempt(Place(*src), at, Place(*dst))) is None


@pytest.mark.parametrize(
    "text", ["play:queen", "cover:queen", "return:seat1", "raid:seat2", "give:queen:seat1", "shed:queen"]
)
def test_every_action_has_a_line_in_the_list_of_moves(text):
    action = GAME.verbs.parse(text)
    assert not say(GAME.face.offer(action)).startswith("chronicle.")
    assert GAME.face.button(GAME.view(begun(3), 0), action) == GAME.face.offer(action)


# ---- the log, and the end of a round


def rounds(seed, plies=400):
    """Every note of a game with the view it met."""
    state = GAME.new(4, "match", GAME.settle({}), seed)
    state.log = []
    view = GAME.view(state, 0)
    for step in range(plies):
        if state.over:
            return
        state.log = []
        state.apply(state.legal()[(step * 7 + seed) % len(state.legal())])
        for event in state.log:
            shown = redact(event, 0, state.setting)
            if shown is not None:
                yield view, shown
                view = fold(view, [shown], state.setting)
        view = GAME.view(state, 0)


def test_every_note_is_told_in_a_sentence():
    told = set()
    for seed in range(3):
        for view, event in rounds(seed):
            line = GAME.face.tell(view, event)
            if line is not None:
                told.add(event.key)
                assert "chronicle." not in say(line) and "{" not in say(line)
    assert {"wins", "scores", "judgement", "theme", "void"} <= told


def note(key, seat=-1, card="", value=0):
    nowhere = Place("")
    number = CATALOG.numbers[card] if card else -1
    return Event("note", seat, number, nowhere, -1, nowhere, -1, key, value, -1, -1)


def test_the_account_of_a_round_names_histories_seats_and_who_was_shut_out():
    notes = [note("excluded", 1), note("scores", 0, "great_reform"), note("scores", 2, "great_reform")]
    title, text = GAME.face.reckoned([*notes, note("nobody", card="the_revolt")], say)
    assert title == "The judgement"
    assert "The Great Reform, 1 Fame: Mara, Lena." in text and "The Revolt: nobody." in text and "Ivo." in text
    assert "everything evil" in GAME.face.reckoned([note("monopoly", 3)], say)[1]


def test_a_log_line_names_a_face_down_card_to_its_owner_alone():
    state = meeting(("queen wizard knight", "thief", "maid", "merchant"), "saint", leader=3)
    action = next(a for a in state.legal() if a.verb == "cover")
    assert GAME.face.named(GAME.view(state, 0), action, say)
    assert GAME.face.named(GAME.view(state, 1), action, say) == ()


def test_the_end_counts_fame_and_allies():
    state = meeting(HANDS, fame=(0, 2), allies=("", "saint queen", "", ""))
    view = GAME.view(state, None)
    assert [value for _, value in GAME.face.summary(view, 1)] == [2, 2]
    assert GAME.face.measure(view, 1) == 2.0
    assert say(GAME.face.heading(view)) == "Round 2 · meeting 3"
    assert GAME.face.phases(view, say) == (("Reveal", "Meetings", "Judgement"), 1)
