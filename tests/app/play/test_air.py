"""The air moves on the page of a match as somebody sits down at it, and on no page where calm is wished for."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from desktop.engine.match import PERSON
from desktop.storage.settings import Settings
from tests.app.play.test_play_every_game import EVERY, played
from tests.app.playing import OpenPage, pages  # noqa: F401
from tests.games.setups import SetUp


@pytest.fixture(autouse=True)
def _the_air_lies_still() -> None:
    """Here it moves."""


@pytest.fixture(autouse=True)
def _used(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program's window is the one in front."""
    monkeypatch.setattr(QGuiApplication, "applicationState", lambda: Qt.ApplicationState.ApplicationActive)


@pytest.mark.parametrize("setup", EVERY, ids=lambda setup: setup.game)
def test_it_moves_on_every_table_until_another_page_comes(open_page: OpenPage, setup: SetUp) -> None:
    """The view is shown before there is a table on it."""
    page = open_page(played(setup, 8, PERSON), settings=Settings(motion="full"))
    assert page.scene.air.moves != page.curtain.up
    page.controller.open_curtain()
    assert page.scene.air.moves and page.scene.air.isVisible()
    page.hide()
    assert not page.scene.air.moves and not page.scene.air.isVisible()
    page.show()
    assert page.scene.air.moves


@pytest.mark.parametrize("calm", [Settings(motion="reduced"), Settings(speed="off")])
def test_who_wants_calm_never_sees_it(open_page: OpenPage, qtbot: QtBot, calm: Settings) -> None:
    page = open_page(played(EVERY[0], 8, PERSON), settings=calm)
    page.controller.open_curtain()
    assert page.scene.air.moves
    qtbot.waitUntil(lambda: not page.scene.air.isVisible(), timeout=1000)
