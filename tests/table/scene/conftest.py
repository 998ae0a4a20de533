"""A table in the window that is used."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from desktop.table.drawing.faces import FaceCache
from desktop.table.motion.speeds import Pace
from desktop.table.scene.view import TableView
from tests.controller.covering import Covering, positions
from tests.games.setups import SETUPS


@pytest.fixture
def used_table(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[TableView]:
    """A table of Clash, shown at rest."""
    monkeypatch.setattr(QGuiApplication, "applicationState", lambda: Qt.ApplicationState.ApplicationActive)
    covering = Covering()
    covering.scene.faces = FaceCache()
    covering.fit((1366, 768), 1.0)
    setup = next(setup for setup in SETUPS if setup.game == "clash")
    covering.lay(next(iter(positions(setup, range(1, 10), 5, 1))))
    covering.scene.animator.pace = Pace()
    view = TableView(covering.scene)
    view.resize(1366, 768)
    qtbot.addWidget(view)
    view.show()
    covering.scene.animator.complete()
    yield view
    view.hide()
