"""When a match turned: the lead that the last page names really changed hands there for the last time."""

from collections.abc import Sequence

import pytest

from desktop.controller import turning
from desktop.controller.ending import SeatFace, how_it_ended
from desktop.controller.turning import Sides, Turning, clear_turn, last_change, leader_before, leads, public_course
from desktop.engine.match import Match, Seat, ai_seed
from desktop.engine.rng import Rng, mix
from desktop.engine.text import Text
from desktop.face import face_of
from desktop.words import LANGUAGES, Words
from tests.games.setups import SETUPS, SetUp

NAMES = ("Mara", "Ivo", "Lena", "Oskar", "Nele", "Jan")
WORDS = Words()
_played: dict[tuple[str, int], Match] = {}


def say(text: Text) -> str:
    return WORDS.say(text, NAMES, 0)


def played(setup: SetUp, seed: int) -> Match:
    """A whole match by the game's rule of thumb."""
    key = (str(setup), seed)
    if key not in _played:
        game = setup.rules()
        seats = [Seat(NAMES[at], "greedy", ai_seed(seed, at)) for at in range(setup.seats)]
        match = Match(game, seats, setup.mode, game.settle(setup.options), seed, salt="salt")
        while not match.over:
            seat = match.state.decider()
            match.submit(seat, game.bots.greedy(match.info(seat), Rng(mix(seed, len(match.steps)))))
        _played[key] = match
    return _played[key]


def told(match: Match) -> Turning | None:
    face = face_of(match.game)
    return turning.turning(match, face, say, public_course(match, face))


def by_hand(match: Match) -> int | None:
    """The same decision from the rules alone: play the match again and look who led after each decision."""
    face, outcome, seats = face_of(match.game), match.outcome(), range(len(match.seats))
    again = Match(match.game, match.seats, match.mode, match.options, match.seed, salt=match.salt)
    while not again.over:  # what has one option only is made by the match itself
        again.submit(again.state.decider(), match.steps[len(again.steps)].action)

    def ahead(state: object) -> bool:
        view = match.game.view(state, None)  # type: ignore[arg-type]
        stood = [face.measure(view, seat) for seat in seats]
        alone = [measure for _, measure in face.automated(view, len(seats))]
        won = [stood[seat] for seat in outcome.winners]
        rest = [stood[seat] for seat in seats if seat not in outcome.winners]
        if outcome.shared and not won:
            return max(alone) > max(stood)
        return max(won) > max(rest + alone)

    if not outcome.winners and not outcome.shared:
        return None
    states = [*(step.before for step in again.steps), again.state]
    if not ahead(states[-1]):
        return None
    at = len(states) - 1
    while at >= 0 and ahead(states[at]):
        at -= 1
    return at


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("seed", [1, 2])
def test_the_lead_changes_for_the_last_time_where_it_is_said(setup: SetUp, seed: int) -> None:  # UX 60
    match = played(setup, seed)
    found = told(match)
    assert (found.step if found is not None else None) == by_hand(match)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_it_is_named_by_the_games_own_turn_in_every_language(setup: SetUp, lang: str) -> None:
    match = played(setup, 1)
    words, face = Words(lang), face_of(match.game)
    found = turning.turning(match, face, lambda text: words.say(text, NAMES), public_course(match, face))
    if found is None or found.step < 0:
        return
    heading = words.say(face.heading(match.game.view(match.steps[found.step].before, None)), NAMES)
    assert heading[1:] in found.text and found.text.endswith((".", "。"))
    assert "{" not in found.text and "[" not in found.text and "house." not in found.text


def test_a_heading_is_written_smaller_within_a_sentence_but_not_in_german() -> None:
    for lang, said in (("en", "turn 7"), ("fr", "tour 7"), ("de", "Zug 7")):
        assert Words(lang).say(Text("within", (Text("clash.turn", (7,)),))) == said


def test_the_last_page_has_it(setup: SetUp = SETUPS[0]) -> None:
    match = played(setup, 1)
    faces = [SeatFace(name, "", "#FFFFFF", "gem") for name in NAMES[: setup.seats]]
    assert how_it_ended(match, face_of(match.game), say, faces).turning == told(match)


# ---- the forms of the sentence


class Made:
    """A match of which only the course counts."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, steps: int) -> None:
        self.match = played(SETUPS[0], 1)
        self.steps = steps
        monkeypatch.setattr(turning, "_heading", lambda match, face, step: Text("clash.turn", (step,)))
        monkeypatch.setattr(turning, "_happened", lambda match, face, sides, step: Text("clash.title"))

    def text(self, *lines: Sequence[float], winner: int = 0, monkeypatch: pytest.MonkeyPatch) -> str:
        match = self.match
        monkeypatch.setattr(turning, "sides_of", lambda match, course: Sides((winner,), (1 - winner,)))
        found = turning.turning(match, face_of(match.game), say, dict(enumerate(lines)))
        return found.text if found is not None else ""


@pytest.mark.parametrize(
    ("own", "other", "said"),
    [
        ([2, 3, 4], [1, 1, 1], "You led from the start."),
        ([1, 1, 4], [1, 1, 1], "You led from Turn 1 on. Clash of Decks."),
        ([1, 0, 4, 5, 6, 7], [1, 2, 1, 1, 1, 1], "It turned in Turn 1. Clash of Decks."),
        ([1, 0, 0, 1], [1, 2, 2, 1], ""),  # level at the end: another thing decided
        ([1, 0], [1, 2], ""),  # who resigned had led
    ],
)
def test_what_is_said_of_a_course(
    monkeypatch: pytest.MonkeyPatch, own: list[float], other: list[float], said: str
) -> None:
    made = Made(monkeypatch, len(own))
    assert made.text(own, other, monkeypatch=monkeypatch) == said


def test_a_lead_that_was_taken_late_was_the_others_until_then(monkeypatch: pytest.MonkeyPatch) -> None:
    made = Made(monkeypatch, 0)
    steps = len(made.match.steps)
    own, other = [0.0] * steps + [3.0], [2.0] * (steps + 1)
    assert made.text(own, other, monkeypatch=monkeypatch) == f"Ivo led until Turn {steps - 1}. Clash of Decks."


def test_who_led_before_is_who_led_last() -> None:
    course = {0: [1.0, 0, 0, 5], 1: [1.0, 2, 1, 1], 2: [0.0, 1, 3, 1]}
    sides = Sides((0,), (1, 2))
    assert leads(sides, course) == [0, -2, -3, 4]
    assert last_change(leads(sides, course)) == 2
    assert leader_before(sides, course, 2) == [2] and leader_before(sides, course, 1) == [1]
    assert leader_before(sides, course, 0) is None


@pytest.mark.parametrize(
    ("chances", "step"),
    [
        ([0.5, 0.3, 0.7, 0.8, 0.9], 1),
        ([0.5, 0.3, 0.45, 0.7, 0.8], 2),  # the larger gain of the two
        ([0.5, 0.3, 0.7, 0.55, 0.9], None),  # it was close once more, and came slowly
        ([0.3, 0.45, 0.5, 0.55, 0.58, 0.7], None),  # no single turn
        ([0.6, 0.7, 0.8], None),  # never clearly behind
        ([0.3, 0.7, 0.2, 0.9], 2),
        ([0.3, 0.35, 0.3], None),
        ([], None),
    ],
)
def test_a_chance_turns_only_where_there_is_no_doubt(chances: list[float], step: int | None) -> None:
    assert clear_turn(chances) == step


def test_what_everybody_saw_is_not_said_beside_a_search_that_saw_otherwise() -> None:
    match = played(SETUPS[0], 1)
    (winner,) = match.outcome().winners
    steps = len(match.steps)
    late, half = steps - 2, steps // 2

    def told(lead: list[float], chance: list[float]) -> tuple[int, str] | None:
        public = {winner: lead, 1 - winner: [0.0] * len(lead)}
        chances = {winner: chance, 1 - winner: [1 - value for value in chance]}
        found = turning.turning_seen(match, face_of(match.game), say, chances, public)
        return (found.step, found.text.partition(" ahead from ")[0]) if found is not None else None

    clear = "As a search sees it, you were clearly"
    assert winner == 0
    slowly = [0.5 + 0.4 * at / steps for at in range(steps)]  # clear from a quarter on
    sure = next(at for at, value in enumerate(slowly) if value >= 0.6)
    showed_late = [-1.0] * late + [1.0] * (steps + 1 - late)
    assert told(showed_late, slowly) == (sure, clear)
    assert told(showed_late, [0.9] * steps) == (0, clear)
    assert told([1.0] * (steps + 1), slowly) is None  # both say so
    assert told([-1.0] * sure + [1.0] * (steps + 1 - sure), slowly) is None
    assert told([-1.0] * 2 + [1.0] * (steps - 1), slowly) == (sure, clear)  # it was close for long after that
    dips = [0.5, 0.3, *[0.3 + 0.6 * at / steps for at in range(steps - 2)]]
    assert told([1.0] * (steps + 1), dips) == (
        next(at for at, value in enumerate(dips) if at > 1 and value >= 0.6),
        clear,
    )
    assert told(showed_late, [0.5] * half + [0.55] * (steps - half)) is None  # nothing was clear


def test_what_the_search_saw_is_said_as_that() -> None:
    match = played(SETUPS[0], 1)
    (winner,) = match.outcome().winners
    steps = len(match.steps)
    chance = [0.2] * (steps // 2) + [0.9] * (steps - steps // 2)
    chances = {winner: chance, 1 - winner: [1 - value for value in chance]}
    found = turning.turning_seen(match, face_of(match.game), say, chances)
    assert found is not None and found.step == steps // 2 - 1 and found.text.startswith("As a search sees it")
    assert turning.turning_seen(match, face_of(match.game), say, {0: [0.5] * steps, 1: [0.5] * steps}) is None
