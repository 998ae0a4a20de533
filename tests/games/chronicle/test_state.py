"""Positions as files: what does not fit together is refused with its place."""

from copy import deepcopy
from typing import Any

import pytest

from desktop.engine.record import digest
from desktop.engine.rng import Rng
from desktop.engine.state import StateError
from desktop.games.chronicle import GAME
from desktop.games.chronicle.state import ChronicleState
from tests.games.walks import pick


def position(plies: int = 9, seed: int = 3) -> ChronicleState:
    state = GAME.new(4, "match", {}, seed)
    dice = Rng(seed)
    for _ in range(plies):
        state.apply(pick(state, dice))
    assert isinstance(state, ChronicleState)
    return state


def veiled() -> ChronicleState:
    """A position in which somebody may have laid a known card face down."""
    for seed in range(200):
        state = GAME.new(4, "match", {}, seed)
        dice = Rng(seed)
        assert isinstance(state, ChronicleState)
        while not state.over:
            state.apply(pick(state, dice))
            if any(state.veiled):
                return state
    raise AssertionError("no such position")


def test_what_is_veiled_is_saved_and_cloned() -> None:
    state = veiled()
    loaded = GAME.from_json(state.setting, state.to_json())
    assert isinstance(loaded, ChronicleState) and loaded.veiled == state.veiled and digest(loaded) == digest(state)
    clone = state.clone()
    clone.veiled[0] ^= 1
    assert clone.veiled != state.veiled


def broken(path: str, value: object, state: ChronicleState | None = None) -> dict[str, Any]:
    data: dict[str, Any] = deepcopy((state or position()).to_json())
    *keys, last = path.split("/")
    table: Any = data
    for key in keys:
        table = table[key]
    table[last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        ("counters/phase", 0, "state.counters.phase"),
        ("counters/leader", 4, "state.counters.leader"),
        ("counters/lead", 3, "state.counters.lead"),
        ("counters/place", 5, "state.counters.place"),
        ("counters/void:1", 8, "state.counters.void:1"),
        ("counters/pledge:0", 2, "state.counters.pledge:0"),
        ("counters/fame:2", -1, "state.counters.fame:2"),
        ("counters/recent:0", 5, "state.counters.recent:0"),
        ("veiled", [[], []], "state.veiled"),
        ("veiled", [["general"], [], [], []], "state.veiled[0]"),
        ("stack", [{"frame": "Course"}, {"frame": "Play", "seat": 0}], "state.stack"),
    ],
)
def test_what_does_not_hold_is_named(path: str, value: object, place: str) -> None:
    with pytest.raises(StateError) as error:
        GAME.from_json(position().setting, broken(path, value))
    assert error.value.place == place


def test_cards_lie_where_their_kind_may() -> None:
    state = position()
    data: dict[str, Any] = state.to_json()
    data["zones"]["present"].append(data["zones"]["hand:0"].pop())
    data["known"]["hand:0"].pop()
    with pytest.raises(StateError, match="another kind"):
        GAME.from_json(state.setting, data)
    data = dict[str, Any](state.to_json())
    data["zones"]["played:0"] = data["zones"]["hand:0"][:2]
    data["zones"]["hand:0"], data["known"]["hand:0"] = data["zones"]["hand:0"][2:], data["known"]["hand:0"][2:]
    data["known"]["played:0"] = [15, 15]
    with pytest.raises(StateError, match="more than one card"):
        GAME.from_json(state.setting, data)


def test_a_hand_is_not_hidden_from_its_seat() -> None:
    state = position()
    data: dict[str, Any] = state.to_json()
    data["known"]["hand:0"][0] = 0
    with pytest.raises(StateError, match="looks in here"):
        GAME.from_json(state.setting, data)


def test_somebody_else_cannot_be_at_turn() -> None:
    state = position()
    seat = (state.decider() + 1) % 4
    data = broken("stack", [*state.to_json()["stack"][:2], {"frame": "Play", "seat": seat}], state)  # type: ignore[index]
    with pytest.raises(StateError, match="does not fit the cards"):
        GAME.from_json(state.setting, data)


@pytest.mark.parametrize(
    ("counter", "low", "high"), [("round", 1, 10_000), ("meeting", 1, 36), ("fame:0", 0, 10_000), ("pledge:1", 0, 1)]
)
def test_a_counter_of_a_file_lies_within_its_bounds(counter: str, low: int, high: int) -> None:
    state = position()
    for value in (low - 1, high + 1):
        data: dict[str, Any] = state.to_json()
        data["counters"][counter] = value
        with pytest.raises(StateError, match=f"state.counters.{counter}: must be a whole number from {low} to {high}"):
            GAME.from_json(state.setting, data)
