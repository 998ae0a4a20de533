"""A page on which Clash is played, with an opponent that answers when it is told to, and all that it asks for noted."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.house.house import House
from desktop.app.play.play_page import PlayPage
from desktop.controller import counsel, opponents
from desktop.engine.match import PERSON, Match, Seat, ai_seed
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from desktop.storage.settings import Settings
from desktop.words import Words
from tests import patience
from tests.app.asked import Asked
from tests.controller.sitting import Prompted

CLASH = BY_ID["clash"]
NAMES = ("Mara", "Ivo")
SIZES = [(800, 600), (1366, 768), (1920, 1080)]


class HeardPage(PlayPage):
    """A page that notes what it asks of its window."""

    heard: list[tuple[Any, ...]]


OpenPage = Callable[..., HeardPage]


def clash(players: Sequence[str] = (PERSON, "greedy"), seed: int = 4, plies: int = 0, **options: Any) -> Match:
    """A match with so many greedy decisions behind it; 0: to the end with `plies=-1`."""
    seats = [Seat(NAMES[n], player, ai_seed(seed, n)) for n, player in enumerate(players)]
    match = Match(CLASH, seats, "duel", {"deal": "random", **options}, seed, salt="salt")
    while not match.over and (plies < 0 or len(match.steps) < plies):
        one_ply(match)
    return match


def one_ply(match: Match) -> None:
    seat = match.state.decider()
    match.submit(seat, CLASH.bots.greedy(match.info(seat), Rng(len(match.steps))))


def to_act(match: Match, seat: int) -> Match:
    """Play on greedily until it is this seat's turn and it has more than one thing to do."""
    while match.state.decider() != seat or len(match.state.legal()) < 2:
        one_ply(match)
    return match


@pytest.fixture(name="open_page")
def pages(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[OpenPage]:
    """Opens a page of a size and text size; closed at the end."""
    monkeypatch.setattr(opponents, "AiRunner", Prompted)
    monkeypatch.setattr(counsel, "AiRunner", Prompted)
    pages: list[HeardPage] = []

    def make(
        match: Match,
        width: int = 1366,
        height: int = 768,
        settings: Settings | None = None,
        saves: Any = None,
        statistics: Any = None,
    ) -> HeardPage:
        asked = Asked()
        house = House(Words(), settings or Settings(speed="off"), saves, statistics, BY_ID, asked)
        page = HeardPage(house, match)
        page.heard = asked.heard
        pages.append(page)
        qtbot.addWidget(page)
        page.resize(width, height)
        page.show()
        page.activateWindow()
        qtbot.waitUntil(page.isActiveWindow, timeout=patience.MS)
        page.setFocus()
        return page

    yield make
    for page in pages:
        page.close()


def answer(page: PlayPage) -> None:
    """Let the opponent answer until a person is to act or the game is over."""
    if page.controller.opponents.runner is None:
        return
    runner = prompted(page)
    while runner.task is not None:
        runner.answer()
        page.scene.animator.complete()


def prompted(page: PlayPage) -> Prompted:
    """What stands in for the opponents' process."""
    runner: object = page.controller.opponents.runner
    assert isinstance(runner, Prompted)
    return runner


def said(page: QWidget) -> str:
    """Everything that a widget of the page holds in words, shown or not."""
    words: list[str] = [page.window().windowTitle()]
    for widget in [page, *page.findChildren(QWidget)]:
        words += [widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()]
        text = getattr(widget, "text", "")
        words.append(str(text() if callable(text) else text))
        for name in ("prompt", "preview", "heading", "lines"):
            words.append(str(getattr(widget, name, "")))
        model = getattr(widget, "model", None)
        if callable(model) and model() is not None:
            words += [str(model().index(row, 0).data()) for row in range(model().rowCount())]
    return "\n".join(words)


class Painted(QObject):
    """Notes every widget of a page that paints itself."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.page = page
        self.widgets: list[QWidget] = []
        self._application = QApplication.instance() or QApplication([])
        self._application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            self.widgets.append(watched)
        return False

    def stop(self) -> list[QWidget]:
        self._application.removeEventFilter(self)
        return self.widgets
