"""A prompt names the gesture until it has been made three times, in whichever game (UX 50)."""

from collections.abc import Callable

import pytest

from desktop.controller.gestures import Gestures
from desktop.controller.hand_signs import KNOWN, HandSign, asked, unlearned
from desktop.engine.text import Text
from desktop.face import face_of
from desktop.words import LANGUAGES, Words
from tests.controller.sitting import Sitting
from tests.games import walks
from tests.games.setups import SETUPS, SetUp

PLIES = 120


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_decision_of_every_game_has_its_gesture_said(setup: SetUp) -> None:  # UX 50
    game, seen = setup.rules(), set()
    face = face_of(game)
    for number, state in enumerate(walks.walk(setup, 2)):
        if state.over or number == PLIES:
            break
        seat = state.decider()
        view = game.view(state, seat)
        gestures = Gestures(face, view, state.legal())
        said = unlearned(gestures, {}, seat, lambda key: Text(f"{setup.game}.zone.{key[0]}"))
        assert said is not None and view.prompt is not None
        seen.add(said)
        assert unlearned(gestures, {asked(gestures): KNOWN}, seat, lambda key: Text("none")) is None
    for lang in LANGUAGES:
        for said in seen:
            sentence = Words(lang).say(said)
            assert sentence.endswith((".", "。")) and "house." not in sentence and ".zone." not in sentence


def test_places_are_named_while_they_are_one_or_two(sit: Callable[..., Sitting]) -> None:  # UX 50
    table = sit()
    table.controller.tells.done = {}
    assert "Drag a lit card to Upper lane or Lower lane, or click" in table.controller.tells.prompt()


def test_it_fades_when_it_was_done_three_times(sit: Callable[..., Sitting]) -> None:  # UX 50
    table = sit()
    done: dict[str, int] = {}
    table.controller.gestured.connect(lambda kind: done.update({kind: done.get(kind, 0) + 1}))
    tells, bare = table.controller.tells, table.controller.say(table.controller.view.prompt)
    assert tells.prompt() == bare  # where nobody counts, nothing is taught
    tells.done = done
    for times in range(KNOWN):
        assert tells.prompt().startswith(table.controller.say(table.controller.view.prompt) + " Drag a lit card")
        assert done.get(HandSign.AIM, 0) == times
        summon = next(action for action in table.controller.legal if action.verb == "summon")
        table.by_drag(summon)
        table.settle()
        table.controller.undo()
        table.settle()
    assert tells.prompt() == bare


def test_a_button_teaches_no_drag(sit: Callable[..., Sitting]) -> None:
    table, heard = sit(), list[str]()
    table.controller.gestured.connect(heard.append)
    end = next(action for action in table.controller.legal if action.verb == "end")
    assert table.by_button(end)
    assert not heard
