"""Every game from its first choice to its last by keyboard alone, on the page itself: list of moves, arrows, Enter."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.engine.match import PERSON, Match, Seat, ai_seed
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from tests.app import playing as table
from tests.app.playing import OpenPage, answer, pages  # noqa: F401 - `pages` is a fixture

NAMES = ("Mara", "Ivo", "Tess", "Odo", "Nim", "Pia")
MOST = 4000
LONG = ("barbarossa",)


@pytest.mark.parametrize(
    "game_id", [pytest.param(game_id, marks=[pytest.mark.soak] * (game_id in LONG)) for game_id in BY_ID]
)
def test_a_whole_game_by_keyboard(
    open_page: OpenPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game_id: str
) -> None:  # UX 11
    monkeypatch.setattr(table, "NAMES", NAMES)
    game = BY_ID[game_id]
    mode, seats = next(iter(game.info.modes.items()))
    sitting = [Seat(NAMES[at], "greedy" if at else PERSON, ai_seed(7, at)) for at in range(seats.start)]
    page = open_page(Match(game, sitting, mode, {}, 7, salt="salt"))
    dice = Rng(7)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_M)
    for _ in range(MOST):
        answer(page)
        page.scene.animator.complete()
        if page.match.over:
            break
        rows = page.moves.found.rowCount()
        for _ in range(dice.below(rows) if rows else 0):
            qtbot.keyClick(page.moves.search, Qt.Key.Key_Down)
        qtbot.keyClick(page.moves.search, Qt.Key.Key_Return)
    assert page.match.over and page.end.isVisible()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
    assert page.heard[-1][0] == "again"
