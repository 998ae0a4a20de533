"""The guided first rounds: a learner who does what is said comes to the end of each, and nothing is kept of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.app.house import House
from desktop.app.window import Window
from desktop.controller.guide import guide_of, has_guide
from desktop.games import BY_ID
from desktop.storage.saves import Saves
from desktop.storage.settings import load
from desktop.storage.statistics import Statistics
from desktop.words import Words
from tests import patience
from tests.app.learner import WAYS, Learner

GAMES = [game_id for game_id in BY_ID if has_guide(game_id)]


@pytest.fixture(name="window")
def home(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    """The program after its start; no process is started, for a lesson needs none."""
    settings, _ = load(tmp_path)
    settings.speed = "off"
    made = Window(House(Words(), settings, Saves(tmp_path / "saves"), Statistics(tmp_path), BY_ID))
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow, timeout=patience.MS)
    yield made
    made.close()


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game_id", GAMES)
def test_whoever_does_what_the_coach_says_comes_to_the_end(window: Window, game_id: str, way: str) -> None:  # UX 44
    learner = Learner(window, game_id)
    rows = learner.to_the_end(way)
    assert rows == [row.id for row in guide_of(BY_ID[game_id]).rows]
    assert learner.page.match.undos == 0 and learner.page.coach.on_button.isVisible()
