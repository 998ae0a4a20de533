"""What the seats believed, told after the match: the truth beside it, how it came about, and nothing before the end."""

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from desktop.ai.beliefs import WORLDS
from desktop.controller.believed import Believed, Told
from desktop.developer.shot import greedy
from desktop.engine.events import Place
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.rng import Rng, mix
from desktop.engine.state import State
from desktop.games import BY_ID
from desktop.words import Words
from tests.games.setups import set_ups

GAMES = list(BY_ID)
LITTLE = 3  # kinds that a card can be
Tells = Callable[..., tuple[Told, ...]]


def played(game: str, seed: int = 3, plies: int = 10**6, people: int = 1) -> Match:
    """A match by the rules of thumb; the first seats are people."""
    setup = set_ups(game)[0]
    names = ("Mara", "Ivo", "Lena", "Noor", "Timo", "Yuki")
    seats = [Seat(names[n], PERSON if n < people else "standard", n) for n in range(setup.seats)]
    match = Match(setup.rules(), seats, setup.mode, setup.rules().settle(setup.options), seed)
    while not match.over and len(match.steps) < plies:
        match.submit(match.state.decider(), greedy(match, match.state.decider()))
    return match


class Relaid(Believed):
    """What seat 1 could not know lay otherwise."""

    def _state(self, at: int) -> State:
        return self.match.game.resample(Believed._state(self, at), 1, Rng(mix(at, 7)))


@pytest.fixture
def tells(qtbot: QtBot) -> Tells:
    def tell(
        match: Match, at: int, seat: int, other: int, lang: str = "en", kind: type[Believed] = Believed
    ) -> tuple[Told, ...]:
        believed = kind(match, Words(lang))
        if believed.tell(at, seat, other) is None:
            believed.spare.finish()
        told = believed.tell(at, seat, other)
        assert told is not None
        return told

    return tell


def some(match: Match, game: str) -> tuple[int, int, int]:
    """A moment at which seat 1 can make out little of what seat 0 hides."""
    for at in range(len(match.steps) // 3, len(match.steps)):
        view = match.game.view(match.steps[at].before, 1)
        for secret in match.game.secrets(view, 0):
            if sum(len(set(match.game.can_be(view, secret.place, place))) > LITTLE for place in secret.at):
                return at, 1, 0
    raise AssertionError(game)


@pytest.mark.parametrize("game", GAMES)
def test_the_truth_stands_beside_what_was_believed(game: str, tells: Tells) -> None:
    match = played(game)
    at, seat, other = some(match, game)
    state = match.steps[at].before
    secrets = match.game.secrets(match.game.view(state, seat), other)
    told = tells(match, at, seat, other)
    for each in told:
        assert each.title and all(each.measure) and each.note
        assert [row.chance for row in each.rows] == sorted((row.chance for row in each.rows), reverse=True)
        assert all(row.there for row in each.rows if row.chance >= 1.0)
    assert len(told) == len(secrets) > 0
    for each, secret in zip(told, secrets, strict=True):
        cards = [state.zones[state.setting.index[secret.place]][place] for place in secret.at]
        assert sum(row.there for row in each.rows) == len(cards)  # every copy that was there has its row


@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_told_before_the_end(game: str, tells: Tells) -> None:
    match = played(game, plies=15)
    assert not match.over
    for at in range(len(match.steps) + 1):
        assert tells(match, at, 1, 0) == ()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_of_it_depends_on_what_lay_hidden(game: str, tells: Tells) -> None:
    """With the hidden cards laid otherwise all is the same but the marks of what was there."""
    match = played(game)
    at, seat, other = some(match, game)
    told, again = tells(match, at, seat, other), tells(match, at, seat, other, kind=Relaid)
    assert [[row.there for row in each.rows] for each in told] != [[row.there for row in each.rows] for each in again]
    for one, two in zip(told, again, strict=True):
        assert (one.title, one.changes, one.note) == (two.title, two.changes, two.note)
        known = [(row.name, row.chance, row.change) for row in one.rows if row.chance]
        assert known == [(row.name, row.chance, row.change) for row in two.rows if row.chance]


def test_a_change_names_the_step_that_made_it(tells: Tells) -> None:
    """Clash: a card that is played from the row makes the others likelier where they can be played."""
    match = played("clash")
    for at, step in enumerate(match.steps):
        if step.seat == 0 and step.action.verb == "summon" and at + 1 < len(match.steps):
            told = tells(match, at + 1, 1, 0)
            hidden = [s.card for s in match.game.view(step.before, 1).zones[Place("hand", 0)] or ()].count(None)
            if told and hidden > 5:
                (only,) = told
                assert "You summon" in only.changes[-1] and "+" in only.changes[-1]
                assert all(row.change > 0 for row in only.rows if row.chance < 1.0)
                return
    raise AssertionError("nobody has summoned anything")


def test_figures_are_said_as_they_are(tells: Tells) -> None:
    match = played("fleet")
    told = tells(match, 4, 1, 0)[0]
    assert "could only guess" in told.measure[0] and "exactly" in told.note and told.rows[0].percent.endswith("%")
    match = played("chronicle")
    at, seat, other = some(match, "chronicle")
    assert f"From {WORLDS} deals" in tells(match, at, seat, other)[0].note


@pytest.mark.parametrize("lang", ["de", "fr", "ja"])
@pytest.mark.parametrize("game", GAMES)
def test_all_of_it_is_said_in_every_language(game: str, lang: str, tells: Tells) -> None:
    match = played(game)
    at, seat, other = some(match, game)
    for told in tells(match, at, seat, other, lang):
        said = [told.title, *told.measure, told.note, *(row.says for row in told.rows)]
        assert all(said) and not any("beliefs." in each or "{" in each or "[" in each for each in said)
