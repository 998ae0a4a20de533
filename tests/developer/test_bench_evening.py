"""The scripted evening: what is waited for, a match to its very end, and what is told of it."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.house.house import House
from desktop.app.window import Window
from desktop.controller import counsel, opponents
from desktop.controller.matches import Game
from desktop.developer import bench_evening
from desktop.developer.bench_evening import Person, Wait, carry_out
from desktop.games import BY_ID
from tests.app.conftest import house  # noqa: F401 - a fixture
from tests.app.playing import clash
from tests.controller.sitting import Prompted


@pytest.fixture
def window(qtbot: QtBot, house: House, monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:  # noqa: F811
    """The program, where nothing is waited for."""
    monkeypatch.setattr(counsel, "AiRunner", Prompted)
    monkeypatch.setattr(opponents, "AiRunner", Prompted)
    for name in ("LAST_PAGE", "REPLAY", "READING", "AFTER_HOME"):
        monkeypatch.setattr(bench_evening, name, 0.02)
    house.settings.speed = "off"
    made = Window(house)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    yield made
    made.close()


def app() -> QApplication:
    found = QApplication.instance()
    assert isinstance(found, QApplication)
    return found


def test_a_script_goes_on_when_what_it_waits_for_has_come(qapp: object) -> None:
    told: list[str] = []
    looks: list[float] = []

    def script() -> Iterator[Wait]:
        told.append("begun")
        yield 0.05
        told.append("later")
        yield lambda: len(looks) > 20
        told.append("seen")

    begun = time.monotonic()
    carry_out(app(), script(), lambda: looks.append(0.0))
    assert told == ["begun", "later", "seen"]
    assert time.monotonic() - begun >= 0.05 and len(looks) > 20


def test_what_goes_wrong_in_it_is_told_and_not_swallowed(qapp: object) -> None:
    def script() -> Iterator[Wait]:
        yield 0.0
        raise ValueError("a fault")

    with pytest.raises(ValueError, match="a fault"):
        carry_out(app(), script(), lambda: None)


def test_it_does_not_wait_for_ever(qapp: object, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_evening, "STUCK", 0.05)

    def _the_cows_come_home() -> bool:
        return False

    def script() -> Iterator[Wait]:
        yield _the_cows_come_home

    with pytest.raises(SystemExit, match="nothing came: the cows come home"):
        carry_out(app(), script(), lambda: None)


@pytest.mark.parametrize("tell_where", [False, True])
def test_a_match_is_played_to_its_very_end(window: Window, monkeypatch: pytest.MonkeyPatch, tell_where: bool) -> None:
    match = clash(("person", "person"), plies=-1)
    for step in reversed(match.steps):  # back to where the first seat has the last decisions
        if step.seat != 0:
            break
        match.steps.pop()
        match.state = step.before.clone()
    match.state.log = []
    match.seats = (match.seats[0], match.seats[1]._replace(player="greedy"))
    monkeypatch.setattr(bench_evening, "match_of", lambda *_: match)
    monkeypatch.setattr(bench_evening, "_decisions", lambda every: 1)
    pages: list[str] = []
    monkeypatch.setattr(window.stack, "came", Came(pages, window.stack.came))
    person = Person(window, tell_where)
    carry_out(app(), person.play(BY_ID["clash"]), person.look)
    figures: dict[str, Any] = person.figures["clash"]
    assert match.over and figures["decisions"] == len(match.steps)
    assert pages == ["PlayPage", "ReplayPage", "PlayPage", "HomePage"]
    assert list(figures) == ["most_mb", "decisions", "end", "most_at_the_end_mb", "home"]
    assert figures["most_at_the_end_mb"] >= figures["most_mb"] > 20
    assert all(("where" in figures[place]) is tell_where for place in ("end", "home"))


class Came:
    """Notes which page comes, and passes it on."""

    def __init__(self, pages: list[str], signal: Any) -> None:
        self.emit = lambda page: (pages.append(type(page).__name__), signal.emit(page))


def test_some_decisions_are_some_and_the_last_home_is_told(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    match = clash(("person", "person"))
    match.seats = (match.seats[0], match.seats[1]._replace(player="greedy"))
    monkeypatch.setattr(bench_evening, "BY_ID", {"clash": BY_ID["clash"]})
    monkeypatch.setattr(bench_evening, "match_of", lambda *_: match)
    monkeypatch.setattr(bench_evening, "DECISIONS", 2)
    monkeypatch.setattr(bench_evening, "LONGEST", 3.0)
    person = Person(window)
    carry_out(app(), person.short_evening(), person.look)
    assert list(person.figures) == ["home_mb", "clash"]
    assert list(person.figures["clash"]) == ["most_mb", "decisions", "home_after_mb"]
    assert not match.over and person.figures["clash"]["decisions"] == len(match.steps)
    assert window.page is window.home


@pytest.mark.parametrize(("minutes", "speed", "rivals"), [(0.0, "fast", "greedy"), (40.0, "normal", "standard")])
def test_an_evening_that_is_spread_is_played_as_people_play(
    window: Window, monkeypatch: pytest.MonkeyPatch, minutes: float, speed: str, rivals: str
) -> None:
    speeds: list[str] = []
    asked: list[tuple[str, float]] = []

    def opened(speed: str) -> tuple[QApplication, Window]:
        speeds.append(speed)
        return app(), window

    def play(person: Person, every: Game, until: float) -> Iterator[Wait]:
        asked.append((every.info.id, round(until - time.monotonic())))
        person.figures[every.info.id] = {"rivals": person._rivals}
        yield 0.0

    monkeypatch.setattr(bench_evening, "opened", opened)
    monkeypatch.setattr(Person, "play", play)
    told = bench_evening.evening(minutes)
    assert speeds == [speed] and [name for name, _ in asked] == list(BY_ID)
    assert [until for _, until in asked] == pytest.approx([minutes * 12 * number for number in range(1, 6)], abs=5)
    assert list(told) == ["home", *BY_ID, "peak_mb", "minutes"]
    assert told["peak_mb"] is None or told["peak_mb"] > 20
    assert all(told[name] == {"rivals": rivals} for name in BY_ID)


@pytest.mark.parametrize("game", BY_ID)
def test_how_many_decisions_there_will_be_is_guessed(game: str) -> None:
    assert 5 < bench_evening._decisions(BY_ID[game]) < 1000
