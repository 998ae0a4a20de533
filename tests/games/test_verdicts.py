"""What a clash came to is told with figures that add up, and as the rules had it (UX 51)."""

from collections.abc import Iterator
from functools import partial

import pytest

from desktop.controller.moment import seen_earlier
from desktop.engine.events import Event
from desktop.engine.match import Match, Seat
from desktop.engine.rng import Rng
from desktop.engine.sight import View, fold, redact
from desktop.face import face_of
from desktop.games import BY_ID
from desktop.games.fleet.combat import forecast
from desktop.look import Sum, Verdict
from desktop.words import LANGUAGES, Words
from tests.games.setups import SETUPS, SetUp

PLIES = 260
MINUS = "\N{MINUS SIGN}"
ENDS = {
    "clash": {"blow"}, "ganymede": {"hit"}, "chronicle": {"wins"}, "fleet": {"salvo"}, "barbarossa": {"won", "failed"},
}  # fmt: skip


def figure(text: str) -> int:
    return int(text.replace(MINUS, "-").replace("+", ""))


def told(setup: SetUp, seed: int, lang: str = "en") -> Iterator[tuple[View, list[Event], dict[int, Verdict]]]:
    """The decisions of a game of random moves, as its first seat sees them, and the verdicts in them."""
    game, words, dice = setup.rules(), Words(lang), Rng(seed)
    seats = [Seat(f"P{n}") for n in range(setup.seats)]
    match = Match(game, seats, setup.mode, dict(setup.options), seed, salt="salt")
    face, setting = face_of(game), match.state.setting
    names = [seat.name for seat in match.seats]
    while not match.over and len(match.steps) < PLIES:
        before = match.view(0)
        legal = match.state.legal()
        step = match.submit(match.state.decider(), legal[dice.below(len(legal))])
        seen = [event for event in (redact(each, 0, setting) for each in step.events) if event is not None]

        def at(number: int, before: View = before, seen: list[Event] = seen) -> View:
            return fold(before, seen[:number], setting)

        number = len(match.steps) - 1
        earlier = partial(seen_earlier, match, number, 0)
        yield before, seen, face.verdicts(seen, at, lambda text: words.say(text, names, 0), earlier)


def adds_up(each: Sum) -> bool:
    return not each.terms or sum(figure(term.amount) for term in each.terms) == figure(each.total)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_clash_has_a_verdict_whose_figures_add_up(setup: SetUp) -> None:  # UX 51
    found = 0
    for _, seen, verdicts in told(setup, 3):
        ended = ENDS[setup.game] & {event.key for event in seen if event.verb == "note"}
        found += bool(ended)
        assert verdicts or not ended, ended
        for number, verdict in verdicts.items():
            assert 0 < number <= len(seen)
            assert verdict.title and verdict.sums and verdict.reason
            if setup.game != "chronicle":  # there a seat has one card, and no sum
                assert all(adds_up(each) for each in verdict.sums), verdict
    assert found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", BY_ID)
def test_a_verdict_is_said_in_every_language(game: str, lang: str) -> None:  # UX 51
    setup = next(setup for setup in SETUPS if setup.game == game)
    for _, _, verdicts in told(setup, 4, lang):
        for verdict in verdicts.values():
            names = [name for each in verdict.sums for name in (each.name, *(term.name for term in each.terms))]
            for said in (verdict.title, verdict.reason, *verdict.gains, *names):
                assert f"{game}." not in said and "{" not in said and "house." not in said


def test_the_damage_of_a_showdown_is_what_is_taken() -> None:
    setup = next(setup for setup in SETUPS if setup.game == "ganymede")
    seen_some = 0
    for _, seen, verdicts in told(setup, 5):
        for verdict in verdicts.values():
            hits = [event for event in seen if event.verb == "note" and event.key == "hit"]
            assert len(verdict.gains) == len(hits)
            for hit, said in zip(hits, verdict.gains, strict=True):
                assert f" {hit.value} damage" in said
                parts = [int(part.split()[0]) for part in said.partition(": ")[2].split(", ") if "most" not in part]
                assert sum(parts) == hit.value or "at most 3" in said
                seen_some += 1
    assert seen_some


def test_a_battle_is_told_as_it_was_foreseen() -> None:
    setup = next(setup for setup in SETUPS if setup.game == "fleet")
    for before, seen, verdicts in told(setup, 5):
        for verdict in verdicts.values():
            first = next(number for number, event in enumerate(seen) if event.key == "salvo")
            clash = forecast(fold(before, seen[:first], setup.rules().new(2, setup.mode, {}, 1).setting))
            own, theirs = verdict.sums[:2], verdict.sums[2:]
            assert [int(each.total) for each in own] == [clash.fire[0], clash.shield[1]]
            assert [int(each.total) for each in theirs] == [clash.fire[1], clash.shield[0]]
            assert own[0].wins == clash.falls[1] and theirs[0].wins == clash.falls[0]


def test_what_the_foes_card_did_is_called_as_on_its_face() -> None:  # UX 51
    """A player looks for the word of the card that lies there: `Jam`, not the rank of it."""
    face, say = face_of(BY_ID["ganymede"]), Words("en").say
    words = {
        keyword.name
        for card in BY_ID["ganymede"].catalog.numbers.values()
        for keyword in face.printed(card, say).keywords
    }
    found = set()
    for setup in SETUPS:
        if setup.game == "ganymede":
            for _, _, verdicts in told(setup, 3):
                terms = (term for verdict in verdicts.values() for each in verdict.sums for term in each.terms)
                found |= {term.name for term in terms if term.amount[0] in f"+{MINUS}"}
    assert found and found <= words
