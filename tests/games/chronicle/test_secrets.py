"""What all know of the hands is on the table (UX 58): what the view notes as veiled and pledged, and nothing else."""

from collections.abc import Iterator, Mapping

import pytest

from desktop.controller.log import Log
from desktop.engine.match import Match, Seat
from desktop.engine.rng import Rng
from desktop.engine.sight import OPEN, View
from desktop.games.chronicle import GAME
from desktop.games.chronicle.cards import CHARACTERS, NAMES
from desktop.games.chronicle.sight import PLEDGED, VEILED
from desktop.games.chronicle.state import PLEDGE, ChronicleState
from desktop.look import Caption, Key, Look, Sitter
from desktop.words import Words
from tests.games.chronicle.fields import meeting, play, refusal

WORDS = Words("en")
NAMES_OF = ("Mara", "Ivo", "Lena", "Oskar", "Nora", "Emil")
LANGUAGES = ("en", "de", "fr", "ja")


def say(text):
    return WORDS.say(text, NAMES_OF)


def looks(state, viewer) -> dict:
    return GAME.face.looks(GAME.view(state, viewer), (), say)


def parts(state, viewer, words=say) -> dict:
    sitters = [Sitter(name, "") for name in NAMES_OF[: state.seats]]
    return GAME.face.parts(GAME.view(state, viewer), sitters, words)


def begun() -> ChronicleState:
    """Seat 1 is to follow a Wisdom that it does not have; all know its General and its King."""
    hands = ["maid envoy", "general king saint", "queen wizard", "merchant knight"]
    return meeting(hands, "thief", public="general king")


def pledged() -> ChronicleState:
    """Seat 1 has taken a face-down card back."""
    state = meeting(["maid envoy", "saint king general", "hermit wizard", "merchant knight"], "thief")
    return play(state, "cover:saint", "play:hermit", "return:seat1", "play:merchant")


# ---- what is veiled


def test_a_card_in_hand_or_face_down_shows_at_its_seat_with_a_mark_and_words() -> None:
    state = play(begun(), "cover:saint")
    for viewer in (0, 2, 3, None):
        (look,) = looks(state, viewer)["veiled", 1]
        assert (look.face.card, look.veiled, look.face_up, look.playable) == ("general", True, True, False)
        told = "Ivo has this card in hand or has laid it face down; which of the two, nobody else can tell."
        assert look.face.text.split("\n")[0] == told and look.says == f"General, Power 10. {told}"
        assert look.face.text.split("\n")[1] == "Discard one of your own allies."
    assert all(looks(state, 0)["veiled", seat] == () for seat in (0, 2, 3))


def test_of_the_own_cards_it_shows_what_the_others_know() -> None:
    (look,) = looks(play(begun(), "cover:saint"), 1)["veiled", 1]
    assert look.face.card == "general" and look.face.text.startswith("The others saw this card go into your hand;")


def test_it_is_gone_with_the_end_of_the_meeting() -> None:
    state = play(begun(), "cover:saint", "play:queen", "play:merchant")
    assert all(look == () for key, look in looks(state, 0).items() if key[0] == "veiled")


def test_it_is_no_card_to_be_taken_up_or_a_place_to_lay_one() -> None:
    state = play(begun(), "cover:saint")
    assert state.decider() == 2
    assert refusal(state, ("veiled", 1), 0) == "veiled"
    assert refusal(state, ("hand", 2), 0, ("veiled", 1)) == "to_meeting"
    state = play(meeting(["envoy maid", "queen saint", "thief maid"], allies=["king", "", ""]), "play:envoy")
    assert refusal(state, ("allies", 0), 0, ("veiled", 1)) == "give_where"


def lines_of(card: str, viewer: int | None) -> tuple[list, list, list]:
    """Seat 1 lays a card face down: the log for a viewer, its recap, and what is noted and no card after it."""
    seats = [Seat(name) for name in NAMES_OF[:4]]
    match = Match(GAME, seats, "match", {}, 1, salt="salt", practice=True, start=begun())
    log = Log(match, GAME.face, say)
    for text in (f"cover:{card}", "play:queen"):
        match.submit(match.state.decider(), GAME.verbs.parse(text))
    recap = log.since(viewer) if viewer is not None else []
    assert isinstance(match.state, ChronicleState)
    return log.lines(viewer), recap, [GAME.view(match.state, viewer).notes[-1], parts(match.state, viewer)]


@pytest.mark.parametrize("viewer", [0, 2, 3, None])
def test_neither_log_nor_recap_tells_which_card_went_face_down(viewer: int | None) -> None:
    """UX 38: with the Saint face down or the General, everybody but the owner reads the same."""
    lines, recap, beside = lines_of("saint", viewer)
    assert (lines, recap, beside) == lines_of("general", viewer)
    assert any("Ivo plays a card face down." in line.text for line in lines)
    assert not any(name in line.text for line in lines for name in ("General", "Saint"))
    assert lines_of("saint", 1)[0] != lines_of("general", 1)[0]


# ---- what is pledged


def test_a_pledge_is_told_beside_the_voids_with_its_reason() -> None:
    """UX 58. A face-down card is never a Wild; who got one back unseen has a card that is none."""
    caption = parts(pledged(), 0)["voids", 1]
    assert isinstance(caption, Caption) and caption.text == "no Wisdom\nnot all Wild"
    assert "a face-down card is never a Wild" in caption.small
    own = parts(pledged(), 1)["voids", 1]
    assert own.text == "The others know: no Wisdom · not all Wild" and own.small == caption.small


def test_it_is_a_fact_of_the_view_as_well() -> None:
    for viewer in (0, 1, None):
        facts = [fact for fact in GAME.view(pledged(), viewer).notes if fact.key == PLEDGED]
        assert [(fact.seat, [tuple(where.place) for where in fact.where], fact.cards) for fact in facts] == [
            (1, [("hand", 1)], ())
        ]


def test_where_nobody_in_particular_looks_the_first_seat_is_one_like_the_others() -> None:
    state = meeting(["maid envoy", "saint king", "hermit wizard"], "thief -general", leader=2)
    assert parts(state, None)["voids", 0].text == "Mara: no Wisdom"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_said_in_every_language(language: str) -> None:
    words = Words(language)

    def speak(text):
        return words.say(text, NAMES_OF)

    state = play(begun(), "cover:saint")
    said = [GAME.face.looks(GAME.view(state, viewer), (), speak)["veiled", 1][0] for viewer in (0, 1)]
    captions = [parts(pledged(), viewer, speak)["voids", 1] for viewer in (0, 1, None)]
    told = [text for look in said for text in (look.says, look.face.text)]
    told += [text for caption in captions for text in caption[:2]]
    assert all(text and "chronicle." not in text and "{" not in text for text in told)
    assert len(set(told)) == len(told) - 3  # the reason is one, and a rival's caption is the same to all


# ---- real games


def decisions(seats: int, seed: int) -> Iterator[ChronicleState]:
    """A game in which nobody sees what is coming; sixes, sevens and theme cards bring cards back into hands."""
    state = GAME.new(seats, "match", {"histories": 1 + seed % 2, "round_limit": 4}, seed)
    assert isinstance(state, ChronicleState)
    dice = Rng(seed)
    while not state.over:
        yield state
        legal = state.legal()
        covers = [action for action in legal if action.verb in ("cover", "recall", "return")]
        pool = covers if covers and dice.below(3) else legal
        state.apply(pool[dice.below(len(pool))])


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_table_shows_just_what_all_know_at_every_decision(seats: int) -> None:
    """What is veiled and pledged is public: all viewers are shown the same, also the one that is nobody."""
    veils = pledges = 0
    for seed in range(12):
        for state in decisions(seats, seed):
            known = [[NAMES[card] for card in CHARACTERS if mask >> card & 1] for mask in state.veiled]
            pledge = [bool(state.counters[PLEDGE[seat]]) for seat in range(seats)]
            veils, pledges = veils + any(map(bool, known)), pledges + any(pledge)
            if not any(map(bool, known)) and not any(pledge) and veils + pledges:
                continue  # the plainest tables are told apart once
            for viewer in (*range(seats), None):
                view = GAME.view(state, viewer)
                assert public(view) == public(GAME.view(state, None))
                shown = GAME.face.looks(view, (), say)
                assert [[look.face.card for look in shown["veiled", seat]] for seat in range(seats)] == known
                assert marked(shown) == sum(map(len, known))
                captions = [parts(state, viewer).get(("voids", seat)) for seat in range(seats)]
                assert ["not all Wild" in caption.text if caption else False for caption in captions] == pledge
            assert marked(looks(state, OPEN)) == 0  # where all lies open there is nothing to guess
    assert veils > 30 and pledges > 5


def public(view: View) -> list:
    """What a view notes of everybody's hands."""
    return [fact for fact in view.notes if fact.key in (VEILED, PLEDGED)]


def marked(shown: Mapping[Key, tuple[Look, ...]]) -> int:
    """How many looks say that a card lies in one of two places."""
    return sum(look.veiled for cards in shown.values() for look in cards)
