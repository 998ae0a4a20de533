"""A house with its own folder, a window over it, and a stand-in for the page on which one plays."""

import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.house.house import House
from desktop.app.window import Window
from desktop.controller import counsel, opponents, proving
from desktop.developer import shot
from desktop.engine.game import Game
from desktop.engine.match import Match, Seat
from desktop.games import BY_ID
from desktop.storage.drills import Drills
from desktop.storage.saves import Saves
from desktop.storage.settings import load
from desktop.storage.statistics import Statistics
from desktop.words import Words
from tests import patience
from tests.controller.sitting import Prompted
from tests.table.decoding import _pictures_are_decoded_once  # noqa: F401 - a fixture
from tests.toy import Toy

EVERY_GAME: dict[str, Game] = {**BY_ID, "toy": Toy()}
SIZES = [(800, 600), (1366, 768), (1920, 1080)]
TEXTS = [100, 150, 200]


class PlayStub(QWidget):
    """Shows nothing and remembers its match."""

    def __init__(self, house: House, match: Match) -> None:
        super().__init__()
        self.house, self.match = house, match


@pytest.fixture
def play_stub(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("desktop.app.play.play_page")
    module.PlayPage = PlayStub  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "desktop.app.play.play_page", module)


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> House:
    monkeypatch.setenv("FIVEFOLD_HOME", str(tmp_path))
    settings, _ = load(tmp_path)
    return House(
        Words(), settings, Saves(tmp_path / "saves"), Statistics(tmp_path), EVERY_GAME, drills=Drills(tmp_path)
    )


Open = Callable[..., Window]


@pytest.fixture
def open_window(qtbot: QtBot, house: House, play_stub: None) -> Iterator[Open]:
    """Opens a window of a size; closed at the end."""
    made: list[Window] = []

    def make(width: int = 1600, height: int = 1000, text: int = 100, games: dict[str, Game] | None = None) -> Window:
        house.settings.text = text
        window = Window(replace(house, games=games or house.games))
        made.append(window)
        qtbot.addWidget(window)
        window.resize(width, height)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow, timeout=patience.MS)
        return window

    yield make
    for window in made:
        window.close()


@pytest.fixture
def saved(house: House) -> str:
    """A match of the toy that waits on the home page; its id."""
    match = Match(house.games["toy"], [Seat("Mara"), Seat("Ivo", "strong", 7)], "duel", {}, 5, salt="waiting")
    match.submit(0, match.state.legal()[0])
    house.saves.keep(match, match.state.prompt())
    return house.saves.id_of(match)


@pytest.fixture
def window(qtbot: QtBot, house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    """The program as it is after its start, with the real table; opponents answer when they are told to."""
    monkeypatch.setattr(counsel, "AiRunner", Prompted)
    monkeypatch.setattr(opponents, "AiRunner", Prompted)
    monkeypatch.setattr(proving, "AiRunner", Prompted)
    house.settings.speed = "off"
    made = Window(house)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow, timeout=patience.MS)
    yield made
    made.close()


@pytest.fixture
def shown(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Window]]:
    """Opens the window that `shot` draws when it is told these words; closed at the end."""
    monkeypatch.setattr(counsel, "AiRunner", Prompted)
    monkeypatch.setattr(opponents, "AiRunner", Prompted)
    monkeypatch.setattr(proving, "AiRunner", Prompted)
    app, made = QApplication.instance(), []
    assert isinstance(app, QApplication)

    def make(told: str) -> Window:
        args = shot._parser().parse_args([*told.split(), "--out", "none.png"])
        window = shot._window(args, tmp_path)
        made.append(window)
        shot._show(app, window, args)
        return window

    yield make
    for window in made:
        window.close()
