"""Nothing that lies over a table covers what can be chosen: in every game, every window, at every size of text."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import cycle, product

import pytest
from pytestqt.qtbot import QtBot

from tests.controller.covering import LANGS, TEXTS, WINDOWS, Covering, positions
from tests.games.setups import SETUPS

ALWAYS, SOAKED = 120, 10_000
EVERY = 13  # so many decisions lie between two positions of a game


def laid(count: int) -> Iterator[Covering]:
    """So many positions, shared by all set-ups, each in the next window with the next size of text and language."""
    covering = Covering()
    each = -(-count // len(SETUPS))
    ways = cycle(product(WINDOWS, TEXTS))
    found = (position for setup in SETUPS for position in positions(setup, range(1, 10_000), EVERY, each))
    for number, position in zip(range(count), found):
        covering.lay(position, LANGS[number % len(LANGS)])
        covering.fit(*next(ways))
        covering.everything()
        yield covering


@pytest.mark.parametrize("count", [ALWAYS, pytest.param(SOAKED, marks=pytest.mark.soak)])
def test_nothing_over_the_table_covers_what_can_be_chosen(qtbot: QtBot, count: int) -> None:  # UX 14, 49
    """Large card, opened pile, reason with its tail, choice, explanation, last lines, threats; nothing is painted."""
    number, covering = deque(enumerate(laid(count), 1), maxlen=1).pop()
    print(number, dict(covering.asked), dict(covering.covered))
    kinds = ("large card", "reason", "choice", "explanation", "last lines", "threat")
    assert number == count and min(covering.asked[kind] for kind in kinds) > count / 2
    assert not covering.covered, f"{dict(covering.covered)} of {dict(covering.asked)}: {covering.examples[:5]}"


@pytest.mark.parametrize("fault", ["nothing", "one card"])
def test_a_scene_that_does_not_say_what_must_stay_clear_is_found_out(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    """The test above can fail."""
    from desktop.table.scene.scene import TableScene

    keep_clear = TableScene.keep_clear
    few = (lambda scene: []) if fault == "nothing" else (lambda scene: keep_clear(scene)[:1])
    monkeypatch.setattr(TableScene, "keep_clear", few)
    *_, covering = laid(30)
    assert covering.covered["large card"] and covering.covered["reason"] and covering.covered["choice"]
