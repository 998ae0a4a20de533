"""Each setting that a person can change reaches all that it touches at once: open tables, their opponents and sounds,
other pages, the window, the file.
"""

from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.house import about_even, languages, preferences
from desktop.app.house.house import House
from desktop.app.house.set_up import SetUp
from desktop.app.pages.new_game import NewGamePage
from desktop.app.pages.page import Page
from desktop.app.pages.settings_page import SettingsPage
from desktop.app.play.play_page import PlayPage
from desktop.app.play.replay_page import ReplayPage
from desktop.app.window import Window
from desktop.controller import opponents
from desktop.controller.phase import Phase
from desktop.engine.match import PERSON, Seat
from desktop.games import BY_ID
from desktop.questions import Choose
from desktop.storage import settings
from desktop.storage.settings import Settings
from desktop.storage.statistics import Result
from desktop.table.drawing import theme
from desktop.table.motion.speeds import Speed
from desktop.table.sound import sounds as house_sounds
from desktop.table.sound.sounds import LOUDEST_BED, Sounds, height
from desktop.words import Words
from tests.app.house.test_drill_box import finished
from tests.app.looking import choose
from tests.app.playing import clash, to_act
from tests.controller.sitting import Prompted

NOBODYS = {"geometry", "setups", "gestures", "lessons"}  # kept with the settings, and chosen by what one does


class Open(NamedTuple):
    """A table with a replay, a set-up and the settings over it; what its sounds were asked for."""

    window: Window
    table: PlayPage
    replay: ReplayPage
    form: NewGamePage
    page: SettingsPage
    sounded: list[tuple[str, str, float]]


class Listening:
    """In place of the line to the process that sounds."""

    def __init__(self, sounded: list[tuple[str, str, float]]) -> None:
        self.say = lambda *said: sounded.append(said)
        self.lay = lambda owner, *laid: sounded.append(laid)
        self.bed = ("clash", False)


@pytest.fixture
def everything(window: Window, monkeypatch: pytest.MonkeyPatch) -> Iterator[Open]:
    window.house.settings.speed, window.house.settings.motion = "normal", "full"
    sounded: list[tuple[str, str, float]] = []
    listening: Any = Listening(sounded)
    monkeypatch.setattr("desktop.app.play.play_page.Sounds", lambda world: Sounds(world, listening))
    monkeypatch.setattr(house_sounds.HOUSE, "speaker", listening)
    window._navigation.preferences._samples._tried.speaker = listening
    monkeypatch.setattr(opponents, "available", lambda: 8)
    table = opened(window, PlayPage, lambda: window.routes.play(to_act(clash((PERSON, "strong"), plies=8), 0)))
    finished = clash(plies=10)
    finished.resign(1)
    replay = opened(window, ReplayPage, lambda: window.routes.watch(finished))
    form = opened(window, NewGamePage, lambda: window.routes.new_game("clash"))
    page = opened(window, SettingsPage, window.routes.settings)
    yield Open(window, table, replay, form, page, sounded)
    languages.speak(Words(), "en")
    theme.wear(settings.THEMES[0], settings.SIGHTS[0])


def opened(window: Window, kind: type[Any], go: Callable[[], None]) -> Any:
    go()
    assert isinstance(window.page, kind)
    return window.page


def picture(widget: QWidget) -> QImage:
    QApplication.sendPostedEvents()  # what threatens is laid out once the table stands
    return widget.grab().toImage()


# ---- what each setting has to reach: given the value, the checks that hold afterwards


def speed(o: Open, value: str) -> None:
    assert o.table.scene.animator.pace.speed is Speed[value.upper()]
    assert o.table.menu.speed.at == settings.SPEEDS.index(value)
    assert o.form.form.speed.read() == value
    assert o.replay.scene.animator.pace.motion  # nothing flies there while it is off, as it was


def visible(o: Open, value: int) -> None:
    assert o.table.scene.animator.pace.visible == value


def thought(o: Open, value: float) -> None:
    """The opponents' process is told with the next question."""
    runner = o.table.controller.opponents.runner
    assert isinstance(runner, Prompted)
    while not runner.asked:
        o.table.controller.play(o.table.match.state.legal()[-1])
        o.table.controller.skip()
    asked = runner.asked[-1].question
    assert isinstance(asked, Choose) and asked.seconds == value
    assert o.form.form.thought is not None and o.form.form.thought.read() == value


def cores(o: Open, value: int) -> None:
    """The opponents' process has others beside it from the next question on."""
    runner = o.table.controller.opponents.runner
    assert isinstance(runner, Prompted) and runner.cores == value


def step(o: Open, value: bool) -> None:
    """The opponent's answer lies ready, and waits."""
    runner = o.table.controller.opponents.runner
    assert isinstance(runner, Prompted)
    while runner.task is None:
        o.table.controller.play(o.table.match.state.legal()[-1])
        o.table.controller.skip()
    while o.table.scene.animator.busy:  # what has just happened is read first
        o.table.controller.skip()
    steps = len(o.table.match.steps)
    runner.answer()
    assert (o.table.controller.phase is Phase.HELD) is value and len(o.table.match.steps) == steps


def warnings(o: Open, value: str) -> None:
    """The decision at hand is watched."""
    assert o.table.controller.warnings.on is (value == "always")


def even(o: Open, value: int) -> None:
    """The next match against somebody who is even; the form is asked when somebody sits down."""
    seats = (Seat("Mara"), Seat("Ivo", about_even.EVEN))
    usual = SetUp("clash", seats, "duel", {}).fitted(o.window.house).seats[1].player
    for game in range(3):
        won = Result(str(game), "clash", "duel", ("Mara", "Ivo"), (PERSON, usual), (game % 2,), 1.0, 0, 0, False, 9)
        o.window.house.statistics.results = [*o.window.house.statistics.results, won]
    fitting = about_even.fit_at(o.window.house, BY_ID["clash"], "duel", seats).level
    o.window.house.settings.even = 50
    assert fitting != about_even.fit_at(o.window.house, BY_ID["clash"], "duel", seats).level


def drills(o: Open, value: bool) -> None:
    """Of the next look back: what it names goes nowhere."""
    match, moment = finished()
    o.window.routes.keep_moments(match, [moment])
    assert bool(o.window.house.drills.everything()) is value


def text(o: Open, value: int) -> None:
    everywhere: list[Any] = [o.window.ring, o.window.notice, *o.window.stack.pages]
    assert [one.metrics.text for one in everywhere] == [value / 100] * len(everywhere)
    assert o.table.menu.text.at == settings.TEXT_SIZES.index(value)


def motion(o: Open, value: str) -> None:
    for page in (o.table, o.replay):
        assert page.scene.animator.pace.motion is (value == "full")


def worn(o: Open, value: str) -> None:
    assert value in theme.worn()
    assert all(page._worn == theme.worn() for page in o.window.stack.pages if isinstance(page, Page))


def cues(o: Open, value: int) -> None:
    """A sample of it, the table's own, and buttons."""
    assert ("", "turn", height(value)) in o.sounded
    o.sounded.clear()
    o.table.scene.animator.hear("win")
    house_sounds.HOUSE.click()
    assert o.sounded == [("clash", "win", height(value)), ("", "click", height(value))]
    assert o.table.menu.cues.value() == value


def beds(o: Open, value: int) -> None:
    """The table's lies as loud; it is not seen now, and a few seconds of it are a sample."""
    assert ("clash", height(value, LOUDEST_BED)) in o.sounded
    o.sounded.clear()
    o.table.hearing.show(True)
    assert o.sounded[-1] == ("clash", height(value, LOUDEST_BED) if o.window.isActiveWindow() else 0.0)
    assert o.table.menu.beds.value() == value


def fullscreen(o: Open, value: bool) -> None:
    assert o.window.isFullScreen() is value and o.page.full.read() is value


def language(o: Open, value: str) -> None:
    """Every page is another one, and the match goes on."""
    assert o.window.house.words.lang == value and len(o.window.stack.pages) == 5
    assert not {o.table, o.replay, o.form, o.page} & set(o.window.stack.pages)
    assert o.window.match_on_the_table() is not None
    assert [page.match for page in o.window.stack.pages if isinstance(page, PlayPage)] == [o.table.match]


def names(o: Open, value: list[str]) -> None:
    """Of the next match: nobody is renamed who sits at a table or on a list."""
    assert o.table.names == ("Mara", "Ivo")
    o.window.house.settings.setups.clear()
    o.window.routes.new_game("fleet")
    assert isinstance(o.window.page, NewGamePage)
    assert o.window.page.form.chosen.seats[0].name == value[0]


REACHED: dict[str, tuple[Any, Callable[[Open, Any], None]]] = {
    "speed": ("fast", speed), "step": (True, step), "thought": (2.5, thought), "cores": (4, cores), "text": (150, text),
    "even": (70, even), "warnings": ("always", warnings), "drills": (False, drills),
    "motion": ("reduced", motion), "visible": (2500, visible), "theme": ("light", worn), "colors": ("deutan", worn),
    "cues": (100, cues), "beds": (80, beds), "fullscreen": (True, fullscreen), "language": ("de", language),
    "names": (["Anna", "Ivo", "Lena", "Jonas", "Yuki", "Omar"], names),
}  # fmt: skip


def test_every_setting_has_its_row_here_in_the_list_and_on_the_page(everything: Open) -> None:
    chosen = {field.name for field in fields(Settings) if field.name[0] != "_"} - NOBODYS
    assert set(REACHED) == set(preferences.TOUCHES) - NOBODYS == chosen
    assert set(everything.page.choices) | {"names"} == chosen


@pytest.mark.parametrize("name", REACHED)
def test_a_setting_reaches_all_that_it_touches(everything: Open, name: str, tmp_path: Path) -> None:
    value, reached = REACHED[name]
    house = everything.window.house
    assert getattr(house.settings, name) != value
    house.routes.change(**{name: value})
    reached(everything, value)
    kept, _ = settings.load(tmp_path)
    assert getattr(kept, name) == value


@pytest.mark.parametrize("name", ["theme", "colors", "text", "language"])
def test_a_table_under_other_pages_looks_as_if_it_were_opened_now(everything: Open, name: str) -> None:
    window = everything.window
    before = picture(everything.table.room)
    window.house.routes.change(**{name: REACHED[name][0]})
    window.stack.cut(2)
    window.stack.came.emit(window.page)
    here = window.page
    assert isinstance(here, PlayPage)
    shown = picture(here.room)
    window.routes.play(here.match)
    fresh = window.page
    assert isinstance(fresh, PlayPage)
    assert shown == picture(fresh.room)
    assert shown != before or name == "language"  # of the table itself nothing is in words then


@pytest.mark.parametrize("name", [name for name in REACHED if name not in ("language", "names", "fullscreen")])
def test_the_page_of_settings_chooses_it(everything: Open, name: str) -> None:
    field = everything.page.choices[name]
    choose(field, field.choices.index(REACHED[name][0]))
    REACHED[name][1](everything, REACHED[name][0])


def test_what_is_chosen_at_a_table_holds_on_the_pages_under_it(window: Window, house: House) -> None:
    window.routes.play(to_act(clash(plies=8), 0))
    assert isinstance(window.page, PlayPage)
    window.page.menu.text.choose(3)
    window.page.menu.speed.choose(3)
    assert window.page.scene.metrics.text == window.notice.metrics.text == window.home.metrics.text == 1.5
    assert window.page.scene.animator.pace.speed is Speed.SLOW
    window.page.commands["step"].trigger()
    assert window.page.controller._pacing.stepping and window.notice.words


def test_a_page_below_never_writes_back_what_it_showed(everything: Open, house: House) -> None:
    """Settings over settings: Ctrl+, on the page about, which was opened from them."""
    window, first = everything.window, everything.page
    window.routes.about()
    window.routes.settings()
    assert isinstance(window.page, SettingsPage) and window.page is not first
    choose(window.page.speed, 3)
    choose(window.page.theme, 1)
    choose(first.cues, 20)
    assert (house.settings.speed, house.settings.theme, house.settings.cues) == ("slow", "light", 100)
    assert first.speed.read() == "slow" and first.theme.read() == "light"
    choose(everything.form.form.options["deal"], 1)
    assert house.settings.speed == "slow"


def test_what_the_system_did_to_a_filled_screen_is_no_hindrance(window: Window, qtbot: QtBot) -> None:
    window.routes.fullscreen()
    assert window.isFullScreen()
    window.showNormal()
    assert window.house.settings.fullscreen
    window.routes.fullscreen()
    assert window.isFullScreen() and window.house.settings.fullscreen


def test_a_full_disk_is_said_and_the_setting_holds(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(handle: int) -> None:
        raise OSError(28, "full")

    monkeypatch.setattr("os.fsync", full)
    window.routes.change(text=125)
    assert window.home.metrics.text == 1.25 and "no room" in window.notice.words


def test_nothing_is_written_for_a_choice_that_holds_already(window: Window, tmp_path: Path) -> None:
    window.routes.change(text=125)
    (tmp_path / "settings.json").unlink()
    window.routes.change(text=125)
    assert not (tmp_path / "settings.json").exists()
