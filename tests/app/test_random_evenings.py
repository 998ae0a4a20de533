"""Random evenings at the window over all games: no exception, no Qt warning, and nothing that grows (UX 7, 12, 21, 36).

An evening is told by its seed: what was done last is printed when something fails.
"""

from __future__ import annotations

import functools
import gc
import os
import time
from collections import deque
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog
from pytestqt.exceptions import capture_exceptions

from desktop.app import main as program
from desktop.app.house.app_theme import change
from desktop.app.house.languages import speak
from desktop.app.pages.page import Page
from desktop.app.play.play_page import PlayPage
from desktop.app.play.replay_page import ReplayPage
from desktop.app.window import Window
from desktop.controller import counsel, opponents
from desktop.controller.controller import Controller
from desktop.controller.matches import Match
from desktop.developer.bench import rss_kb
from desktop.engine.record import to_record
from desktop.storage.settings import Settings
from desktop.table.drawing import faces
from desktop.table.scene import backdrop
from desktop.table.scene.card_item import CardItem
from desktop.table.scene.scene import TableScene
from desktop.words import ENGLISH, Words
from tests import patience
from tests.app.hands import Hands, one_thing, still
from tests.app.playing import clash
from tests.controller.sitting import Prompted

READ_PICTURE = faces.read_picture  # as the program reads it
GROWTH = 30_000  # kB over the last half of the long run


class Evening:
    """A window over a folder of its own, and hands on it."""

    def __init__(self, window: Window, seed: int, files: list[Path], warnings: Callable[[], list[str]]) -> None:
        self.window, self.seed, self.warnings = window, seed, warnings
        self.hands = Hands(window, Random(seed), files)
        self.done: deque[tuple[str, float]] = deque(maxlen=30)
        self.count = 0

    def go_on(self, gestures: int) -> None:
        with capture_exceptions() as raised:
            for _ in range(gestures):
                try:
                    self.done.append(one_thing(self.hands))
                    assert not raised, raised
                    assert not self.warnings(), self.warnings()
                except BaseException:
                    print(f"seed {self.seed}, gesture {self.count}, {self.window.windowTitle()}; last: {self.done}")
                    raise
                self.count += 1


@pytest.fixture
def evening(
    qtbot: Any, qtlog: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[..., Evening]]:
    monkeypatch.setenv("FIVEFOLD_HOME", str(tmp_path / "home"))
    monkeypatch.setattr(opponents, "AiRunner", Prompted)
    monkeypatch.setattr(counsel, "AiRunner", Prompted)
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _url: True)
    record, broken = tmp_path / "match.fivefold", tmp_path / "broken.fivefold"
    record.write_text(to_record(clash(plies=9)).dumps(), encoding="utf-8")
    broken.write_text("torn", encoding="utf-8")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(tmp_path / "out.fivefold"), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(record), ""))
    windows = []

    def warnings() -> list[str]:
        return [one.message for one in qtlog.records if one.type.name not in ("QtDebugMsg", "QtInfoMsg")]

    def begin(seed: int) -> Evening:
        window, notice = program.open_window()
        assert not notice
        windows.append(window)
        qtbot.addWidget(window)
        window.resize(1366, 768)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow, timeout=patience.MS)
        return Evening(window, seed, [record, broken], warnings)

    yield begin
    for window in windows:
        window.close()
    change(Settings())
    speak(Words(), ENGLISH)
    still()


@pytest.mark.parametrize("seed", range(4))
def test_some_hundred_random_gestures(evening: Callable[..., Evening], seed: int) -> None:
    evening(seed).go_on(120)


KINDS = (PlayPage, ReplayPage, TableScene, Controller, CardItem, Page, Match)


def living() -> list[object]:
    """Every page, table and match there is."""
    still()
    return [one for one in gc.get_objects() if isinstance(one, KINDS)]


def test_what_was_left_is_freed(evening: Callable[..., Evening]) -> None:
    others = living()  # of tests before this one
    short = evening(5)
    for _ in range(3):
        short.go_on(50)
        short.window.routes.home()
    left = sorted(type(one).__name__ for one in living() if all(one is not other for other in others))
    assert left in (["HomePage"], ["HomePage", "Match"])  # the match that was saved last


def forget_thoughts() -> None:
    """What opponents remember lies in their own process; here they think in this one."""
    gc.unfreeze()  # what the tests were collected with is not listed otherwise
    for one in gc.get_objects():
        if isinstance(one, functools._lru_cache_wrapper) and one.__module__.startswith(("desktop.games", "desktop.ai")):
            one.cache_clear()


@pytest.mark.soak
def test_twenty_thousand_random_gestures(evening: Callable[..., Evening], monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (faces, backdrop):  # what tests keep of pictures grows with each size of the window
        monkeypatch.setattr(module, "read_picture", READ_PICTURE)
    long = evening(int(os.environ.get("EVENING_SEED", "1")))
    sizes = []
    for thousand in range(20):
        begun = time.perf_counter()
        long.go_on(1000)
        forget_thoughts()
        still()
        sizes.append(rss_kb(os.getpid()) or 0)
        speed = 1000 / (time.perf_counter() - begun)
        print(f"{(thousand + 1) * 1000} gestures, {speed:.0f} a second, {sizes[-1] / 1024:.1f} MB", flush=True)
    assert sizes[-1] - sizes[9] < GROWTH, sizes
