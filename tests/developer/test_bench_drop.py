"""One move on the page, of each game: what it calls is counted, and there is a limit to it."""

import pytest
from pytest import MonkeyPatch
from pytestqt.qtbot import QtBot

from desktop.controller import counsel, opponents
from desktop.developer import bench_drop
from tests.controller.sitting import Prompted

MOST = 5700  # Python calls


@pytest.mark.parametrize(("game", "verb"), bench_drop.MOVES.items())
def test_a_drop_stays_cheap(qtbot: QtBot, monkeypatch: MonkeyPatch, game: str, verb: str) -> None:
    monkeypatch.setattr(opponents, "AiRunner", Prompted)
    monkeypatch.setattr(counsel, "AiRunner", Prompted)
    match, action = bench_drop.position(game, verb)
    assert action.verb == verb and len(match.steps) >= bench_drop.PLIES
    bench_drop.one_drop(game, verb, counted=False)  # pictures and words that are made once
    assert bench_drop.one_drop(game, verb, counted=True) <= MOST
