"""desktop/engine/frames.py: pending choices as values on a stack."""

from dataclasses import FrozenInstanceError, fields

import pytest

from desktop.engine.frames import Ask, Auto, frame_from_json, frame_to_json
from desktop.engine.record import digest
from desktop.engine.rng import Rng
from desktop.engine.text import Text
from tests.engine import pouch
from tests.engine.pouch import GAME, Looked, Pass, Stash, Turn


# Rule 1: a pending choice is a small frozen value on the stack; a position can be copied and saved in mid-effect.
def test_in_mid_effect_a_position_is_copied_saved_and_played_on() -> None:
    state = pouch.new(seed=4)
    card = pouch.NAMES[state.zones[pouch.hand(0)][0]]
    state.apply(pouch.at(state, f"stash:{card}"))
    assert state.stack == [Pass(0), Stash(0, pouch.NAMES.index(card))]  # what comes after it waits below
    others = [state.clone(), GAME.from_json(state.setting, state.to_json())]
    dice = Rng(4)
    while not state.over:
        legal = state.legal()
        action = legal[dice.below(len(legal))]
        for each in (state, *others):
            each.apply(action)
    assert {digest(each) for each in others} == {digest(state)}


def test_frames_are_frozen_and_hold_small_numbers_alone() -> None:
    for frame in (Turn(1), Stash(0, 2), Looked(2), Pass(0)):
        values = [getattr(frame, field.name) for field in fields(frame)]
        assert all(type(value) is int for value in values)
        assert not hasattr(frame, "__dict__")
        with pytest.raises(FrozenInstanceError):
            frame.seat = 3  # type: ignore[misc]


def test_the_engine_runs_auto_frames_until_one_asks() -> None:
    state = pouch.new()
    state.apply(pouch.at(state, "draw"))
    assert state.stack == [Turn(1)]  # Pass(0) has run by itself
    assert state.counters[pouch.TURN] == 1


def test_a_frame_and_its_json() -> None:
    state = pouch.new()
    for frame in (Turn(1), Stash(2, 1), Pass(0)):
        data = frame_to_json(frame)
        assert frame_from_json(data, state.frames, state) == frame
    assert frame_to_json(Stash(2, 1)) == {"frame": "Stash", "seat": 2, "least": 1}


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (None, "a frame must be a table"),
        (["Turn", 0], "a frame must be a table"),
        ({}, "a frame of an unknown kind"),
        ({"frame": "PouchState", "seat": 0}, "a frame of an unknown kind"),
        ({"frame": ["Turn"], "seat": 0}, "a frame of an unknown kind"),
        ({"frame": "Turn"}, "the frame Turn has the fields seat"),
        ({"frame": "Turn", "seat": 0, "least": 0}, "the frame Turn has the fields seat"),
        ({"frame": "Turn", "seat": True}, "Turn.seat must be a small number"),
        ({"frame": "Turn", "seat": 1.0}, "Turn.seat must be a small number"),
        ({"frame": "Turn", "seat": 10**30}, "Turn.seat must be a small number"),
        ({"frame": "Turn", "seat": -2}, "Turn.seat must be a small number"),
        ({"frame": "Turn", "seat": -1}, "Turn.seat is no seat of this game"),
        ({"frame": "Turn", "seat": 3}, "Turn.seat is no seat of this game"),
    ],
)
def test_what_is_no_frame_is_refused(data: object, reason: str) -> None:
    state = pouch.new(seats=3)
    with pytest.raises(ValueError) as error:
        frame_from_json(data, state.frames, state)
    assert str(error.value) == reason


def test_a_frame_that_was_left_unfinished_says_so() -> None:
    state = pouch.new()
    with pytest.raises(AssertionError, match="Ask has no options"):
        Ask().options(state)
    with pytest.raises(AssertionError, match="Ask cannot choose"):
        Ask().choose(state, pouch.at(state, "draw"))
    with pytest.raises(AssertionError, match="Auto has no step"):
        Auto().step(state)
    assert Ask().prompt(state) == Text("house.prompt.choose")
