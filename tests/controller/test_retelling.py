"""What others did, told again: each of their decisions once and in order, every line of the log, and nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from desktop.controller.log import Log
from desktop.controller.retelling import Retold, retell, when_others_acted
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.rng import Rng
from desktop.face import face_of
from desktop.games import BY_ID
from desktop.words import Words
from tests.controller.test_alike_worlds import FIRST, fair_shuffles, pairs
from tests.games.chronicle.test_secrets import begun
from tests.games.setups import SETUPS, SetUp

__all__ = ["fair_shuffles"]

NAMES = ("Mara", "Ivo", "Lena", "Oskar", "Nora", "Emil")
WORDS = Words("en")
PLIES = 160
LAST: dict[str, SetUp] = {setup.game: setup for setup in SETUPS}  # with the most seats, or another mode
each_game = pytest.mark.parametrize("setup", [*FIRST.values(), *LAST.values()], ids=str)


def said(match: Match) -> Any:
    return lambda text: WORDS.say(text, NAMES[: len(match.seats)])


def turns(setup: SetUp, viewer: int = 0, seed: int = 5, plies: int = PLIES) -> Iterator[Match]:
    """A match whenever the viewer is to decide after others have."""
    seats = [Seat(NAMES[number], PERSON) for number in range(setup.seats)]
    match = Match(setup.rules(), seats, setup.mode, setup.options, seed, salt="salt")
    dice = Rng(seed)
    while not match.over and len(match.steps) < plies:
        seat = match.state.decider()
        match.submit(seat, match.game.bots.greedy(match.info(seat), dice))
        if not match.over and match.state.decider() == viewer and match.steps[-1].seat != viewer:
            yield match


def expanded(told: tuple[Retold, ...]) -> list[str]:
    return [each.says for each in told for _ in range(each.times)]


@each_game
def test_each_decision_of_the_others_is_told_once_and_in_order(setup: SetUp) -> None:  # UX 52
    seen = 0
    for match in turns(setup):
        told = retell(match, face_of(match.game), said(match), 0)
        heard = expanded(told)
        at = 0
        for number in when_others_acted(match, 0):
            step = match.steps[number]
            about = said(match)(match.game.describe(match.game.view(step.before, 0), step.action))
            found = [place for place in range(at, len(heard)) if heard[place].startswith(about)]
            assert found, (about, heard)
            at, seen = found[0] + 1, seen + 1
        deeds = sum(heard.count(each) for each in set(heard))
        assert deeds == len(heard) and all(each.seat != 0 or each.step >= 0 for each in told)
        assert sorted(each.step for each in told) == [each.step for each in told]
    assert seen > 20


@each_game
def test_nothing_that_the_log_tells_is_left_out(setup: SetUp) -> None:  # UX 52
    """Of the others' decisions every line; in what the own one led to, a verdict stands for its lines."""
    lines = 0
    for match in turns(setup):
        log = Log(match, face_of(match.game), said(match))
        heard = " ".join(expanded(retell(match, face_of(match.game), said(match), 0)))
        acted = when_others_acted(match, 0)
        for number in acted:
            for line in log._tell(0, number)[1]:
                if line.kind != "turn":
                    assert line.text in heard
                    lines += 1
    assert lines > 20


@pytest.mark.parametrize("game", BY_ID)
def test_worlds_that_the_viewer_cannot_tell_apart_are_told_alike(game: str) -> None:  # UX 38, 52, 58
    pictures = 0
    for seat, one, step, two, _ in pairs(FIRST[game]):
        if step.seat == seat:
            continue
        told = [retell(match, face_of(match.game), said(match), seat) for match in (one, two)]
        assert told[0] == told[1] and told[0]
        pictures += sum(bool(each.cards) for each in told[0])
    assert pictures


def covered(card: str) -> Match:
    """Seat 1 lays a card face down, seat 2 plays one openly."""
    game = BY_ID["chronicle"]
    match = Match(game, [Seat(name) for name in NAMES[:4]], "match", {}, 1, salt="salt", practice=True, start=begun())
    for text in (f"cover:{card}", "play:queen"):
        match.submit(match.state.decider(), game.verbs.parse(text))
    return match


def test_what_is_done_in_secret_is_told_by_what_is_seen() -> None:  # UX 38
    told = [retell(match, face_of(match.game), said(match), 0) for match in (covered("saint"), covered("general"))]
    assert told[0] == told[1]
    deed = told[0][0]
    assert deed.seat == 1 and deed.goal == "Meeting" and [look.face_up for look in deed.cards] == [False]


@pytest.mark.parametrize("game", BY_ID)
def test_a_clash_carries_its_verdict(game: str) -> None:  # UX 51, 52
    verdicts = figures = 0
    for match in turns(FIRST[game], plies=400):
        acted = when_others_acted(match, 0)
        told = retell(match, face_of(match.game), said(match), 0)
        log = Log(match, face_of(match.game), said(match))
        for number in range(max(0, acted.start - 1), acted.stop):
            last = log.verdict(0, number)
            found = [each.verdict for each in told if each.step == number and each.verdict is not None]
            assert (found[-1] if found else None) == last
            verdicts += last is not None
        figures += sum(bool(each.figures) for each in told)
    assert figures >= verdicts > 2


def test_the_same_again_is_counted_and_leads_to_the_last() -> None:
    counted = 0
    for match in turns(FIRST["barbarossa"]):
        for each in retell(match, face_of(match.game), said(match), 0):
            alike = range(each.step - each.times + 1, each.step + 1)
            assert len({match.steps[number].action for number in alike}) == 1
            counted += each.times > 1
    assert counted


def test_who_acted_last_is_told_until_they_act_again() -> None:
    """Also once the viewer has decided something itself; before anybody else has, there is nothing."""
    match = next(turns(FIRST["barbarossa"]))
    acted = when_others_acted(match, 0)
    before = retell(match, face_of(match.game), said(match), 0)
    while match.state.decider() == 0:
        match.submit(0, match.state.legal()[-1])
        assert when_others_acted(match, 0) == acted or match.steps[-1].seat != 0
        assert retell(match, face_of(match.game), said(match), 0) == before
        if len(match.steps) > acted.stop + 4:
            break
    fresh = Match(match.game, match.seats, match.mode, match.options, 5, salt="salt")
    assert retell(fresh, face_of(match.game), said(match), 0) == ()


def test_a_deed_names_the_card_the_place_and_what_came_of_it() -> None:
    """An assault of Clash: summons with their lane, blows with what they hit and by how much, the tower's steps."""
    found: set[tuple[bool, bool, bool]] = set()
    towers = lanes = falls = 0
    for match in turns(FIRST["clash"], plies=300):
        for each in retell(match, face_of(match.game), said(match), 0):
            found.add((bool(each.onto), bool(each.goal), bool(each.figures)))
            towers += any(figure.startswith("Tower −") for figure in each.figures)
            lanes += each.goal in ("Upper lane", "Lower lane")
            falls += "falls" in each.figures
            assert not (each.onto and each.goal)
    assert towers and lanes and falls and (True, False, True) in found


def test_the_figures_of_every_game() -> None:
    seen: dict[str, set[str]] = {}
    for game, setup in FIRST.items():
        for match in turns(setup, plies=400):
            told = retell(match, face_of(match.game), said(match), 0)
            seen.setdefault(game, set()).update(figure for each in told for figure in each.figures)
    assert any(each.startswith("−") and each.endswith(",000") for each in seen["fleet"])
    assert any(each.startswith("+") and each.endswith(",000") for each in seen["fleet"])
    assert any(">" in each for each in seen["fleet"]) and any("≤" in each for each in seen["fleet"])
    assert {"wins", "+1 Fame"} <= seen["chronicle"]
    assert any(each.startswith("−") for each in seen["ganymede"])
    assert {"+1 SP", "+1 RP"} <= seen["barbarossa"] and any(
        " SP" in each and "−" in each for each in seen["barbarossa"]
    )
    assert not any("house." in each or "retold" in each for those in seen.values() for each in those)
