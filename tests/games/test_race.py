"""How the sides stand is the same for everybody, moves when its numbers move, and ends where the game ends."""

from collections.abc import Iterator

import pytest

from desktop.engine.events import Event, Place
from desktop.engine.match import Match, Seat
from desktop.engine.rng import Rng
from desktop.engine.sight import View, fold, redact
from desktop.face import face_of
from desktop.games import BY_ID
from desktop.look import Race
from desktop.words import LANGUAGES, Words
from tests.games.setups import SETUPS, SetUp

PLIES = 220


def played(setup: SetUp, seed: int, plies: int = PLIES) -> Iterator[tuple[Match, View, tuple[Event, ...]]]:
    """A game, as a rule of random moves: before each decision, and what came of it."""
    dice = Rng(seed)
    seats = [Seat(f"P{n}") for n in range(setup.seats)]
    match = Match(setup.rules(), seats, setup.mode, dict(setup.options), seed, salt="salt")
    while not match.over and len(match.steps) < plies:
        before, legal = match.view(0), match.state.legal()
        seat = match.state.decider()
        sensibly = setup.game == "barbarossa"  # random moves take no city there
        move = match.game.bots.greedy(match.info(seat), dice) if sensibly else legal[dice.below(len(legal))]
        step = match.submit(seat, move)
        yield match, before, step.events


def race(match: Match, view: View, lang: str = "en") -> Race:
    words, names = Words(lang), [seat.name for seat in match.seats]
    found = face_of(match.game).race(view, lambda text: words.say(text, names))
    assert found is not None
    return found


def numbers(found: Race) -> dict[str, tuple[object, ...]]:
    """By side: what stands there, how far it is, whether it leads."""
    return {each.name: ([score.text for score in each.scores], each.way, each.leads) for each in found.runners}


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_everybody_reads_the_same_race(setup: SetUp) -> None:  # UX 53
    for match, _, _ in played(setup, 5):
        open_to_all = race(match, match.view(None))
        for seat in range(len(match.seats)):
            seen = race(match, match.view(seat))
            assert numbers(seen) == numbers(open_to_all)
            assert (seen.standing, seen.ends) == (open_to_all.standing, open_to_all.ends)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_who_leads_is_ahead_by_what_is_said(setup: SetUp) -> None:  # UX 53
    for match, _, _ in played(setup, 6):
        found = race(match, match.view(0))
        ahead = [each for each in found.runners if each.leads]
        assert len(ahead) <= 1
        assert all(0 <= each.way <= 1 for each in found.runners)
        for each in ahead:
            assert each.name in found.standing
            assert each.way == max(other.way for other in found.runners)


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_it_moves_with_the_events_that_move_it(setup: SetUp) -> None:
    """Whatever changes a number of the race is among what the game says it depends on: else the bar would be late."""
    moved = 0
    for match, before, events in played(setup, 7, 900):
        if moved > 5:
            break
        setting, on = match.state.setting, face_of(match.game).races_on
        view = before
        for event in filter(None, (redact(each, 0, setting) for each in events)):
            was, view = view, fold(view, [event], setting)
            if numbers(race(match, was)) != numbers(race(match, view)):
                moved += 1
                assert {event.src.zone, event.dst.zone, event.key.partition(":")[0]} & set(on), event
    assert moved


def test_no_tower_is_at_its_end_while_cards_are_drafted() -> None:
    for setup in SETUPS:
        if setup.game == "clash" and "draft" in str(setup):
            for match, before, _ in played(setup, 5):
                if before.zones[Place("offer")]:
                    found = race(match, before)
                    assert found.ends and not found.standing and not any(each.scores for each in found.runners)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", BY_ID)
def test_it_is_said_in_every_language(game: str, lang: str) -> None:  # UX 53
    setup = next(setup for setup in SETUPS if setup.game == game)
    for number, (match, _, _) in enumerate(played(setup, 8)):
        if number % 20 == 0:
            found = race(match, match.view(0), lang)
            assert found.ends and not [said for said in (found.standing, found.ends) if "{" in said or "race." in said]
