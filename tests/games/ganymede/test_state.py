"""desktop/games/ganymede/state.py: marks of cards, clones, the JSON form, and positions that are refused."""

import copy
from typing import Any

import pytest

from desktop.engine.rng import Rng
from desktop.engine.state import StateError
from desktop.games.ganymede import GAME
from desktop.games.ganymede.state import GanymedeState
from tests.games.ganymede.fields import play, showdown
from tests.games.walks import pick


def midgame(mode: str = "battle") -> GanymedeState:
    """A draw decision in the second round."""
    state = GAME.new(3 if mode == "three" else 2, mode, {}, 11)
    assert isinstance(state, GanymedeState)
    dice = Rng(1)
    while state.counters[0] < 2 or state.prompt().id != "ganymede.prompt.draw":
        state.apply(pick(state, dice))
    return state


def test_a_clone_shares_nothing_that_changes() -> None:
    state = midgame()
    before, clone = state.to_json(), state.clone()
    assert clone.to_json() == before and (clone.kind, clone.camps) == (state.kind, state.camps)
    dice = Rng(2)
    while not clone.over:
        clone.apply(pick(clone, dice))
    assert state.to_json() == before


def test_the_json_form_gives_the_same_position_back() -> None:
    for mode in ("battle", "coop", "three"):
        state = midgame(mode)
        again = GAME.from_json(state.setting, copy.deepcopy(state.to_json()))
        assert again.to_json() == state.to_json() and again.legal() == state.legal()


def test_only_an_a_that_was_fixed_carries_a_value() -> None:
    state = showdown("A A 5", "A 6")
    assert [state.slot(7, at)[1] for at in range(3)] == [0, 0, 0]
    play(state, "aces:1")
    assert [state.slot(7, at)[1] for at in range(3)] == [11, 1, 0] and state.slot(0, 0) == ((), 0, ())


def test_nobody_but_the_owner_has_a_count_of_a_pile() -> None:
    for mode, seats in (("battle", 2), ("coop", 2), ("three", 3)):
        setting = GAME.setting(seats, mode, GAME.settle({}))
        for zone in setting.zones:
            if zone.place.zone in ("deck", "discard", "removed", "looking"):
                assert zone.counts == (1 << zone.place.seat if zone.place.seat < seats else 0)


def with_value(path: str, value: object) -> Any:
    """The JSON form of a position with one field changed."""
    data: Any = copy.deepcopy(midgame().to_json())
    *steps, last = path.split(".")
    here = data
    for step in steps:
        here = here[int(step) if isinstance(here, list) else step]
    here[int(last) if isinstance(here, list) else last] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "place"),
    [
        ("counters.hp:0", 16, "state.counters.hp:0"),
        ("counters.hp:1", -1, "state.counters.hp:1"),
        ("counters.aces:0", 9, "state.counters.aces:0"),
        ("counters.disc", 3, "state.counters.disc"),
        ("counters.starter", -1, "state.counters.disc"),
        ("counters.phase", 0, "state.stack"),
        ("zones.stack_2", ["black_3"], "state.zones.stack_2"),
        ("known.row:0.0", 0, "state.known.row:0"),
        ("stack.1.place", 3, "state.stack"),
        ("stack.1.fresh", 7, "state.stack"),
        ("stack", [], "state.stack"),
        ("over", 3, "state.over"),
    ],
)
def test_a_position_that_does_not_hold_is_refused_with_its_place(path: str, value: object, place: str) -> None:
    state = midgame()
    with pytest.raises(StateError) as error:
        GAME.from_json(state.setting, with_value(path, value))
    assert error.value.place == place


def test_a_card_with_the_wrong_camp_is_refused() -> None:
    data: Any = midgame().to_json()
    one, other = data["zones"]["deck:0"], data["zones"]["deck:1"]
    at = next(n for n, name in enumerate(one) if name.startswith("red"))
    to = next(n for n, name in enumerate(other) if name.startswith("green"))
    one[at], other[to] = other[to], one[at]
    with pytest.raises(StateError, match="holds a card of another camp"):
        GAME.from_json(midgame().setting, data)


def test_a_position_with_a_card_too_many_or_too_few_is_refused() -> None:
    for change in (lambda cards: cards.append("red_5"), lambda cards: cards.pop()):
        data: Any = midgame().to_json()
        change(data["zones"]["deck:0"])
        data["known"]["deck:0"] = [0] * len(data["zones"]["deck:0"])
        with pytest.raises(StateError, match="exactly the cards of the game"):
            GAME.from_json(midgame().setting, data)


def test_every_choice_can_be_read_back_and_none_in_another_s_place() -> None:
    """A frame of one seat never fits a position in which another is to act."""
    seen = set()
    for seed in range(5, 13):
        state, dice = GAME.new(3, "three", {"round_limit": 6}, seed), Rng(seed)
        while not state.over:
            data: Any = state.to_json()
            seen.add(data["stack"][1]["frame"])
            assert GAME.from_json(state.setting, copy.deepcopy(data)).to_json() == data
            if data["stack"][1]["frame"] != "Take":
                data["stack"][1]["seat"] = (data["stack"][1]["seat"] + 1) % 3
                with pytest.raises(StateError):
                    GAME.from_json(state.setting, data)
            state.apply(pick(state, dice))
    assert seen == {"Take", "Draw", "Fetch", "Look", "Arrange", "FixAces", "FixThrees", "Strike", "Remove"}


@pytest.mark.parametrize("frame", ["Fetch", "Look"])
def test_nothing_is_asked_for_a_card_that_is_not_turned_up(frame: str) -> None:
    state = midgame()
    frames: dict[str, Any] = {each.__name__: each for each in GanymedeState.frames}
    state.stack[-1] = frames[frame](state.decider(), state.stack[-1].place)  # type: ignore[union-attr]
    with pytest.raises(StateError, match="does not fit"):
        GAME.from_json(state.setting, state.to_json())
