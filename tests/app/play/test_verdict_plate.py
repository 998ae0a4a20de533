"""The plate of a verdict: nobody loses it by typing ahead, and no press meant for it does anything else (UX 51)."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.controller.moment import seen
from desktop.controller.verdicts import Judge
from desktop.engine.events import Event
from desktop.engine.match import PERSON, Match, Seat, ai_seed
from desktop.engine.rng import Rng
from desktop.engine.setting import Setting
from desktop.engine.sight import View, fold
from desktop.games import BY_ID
from desktop.look import Verdict
from desktop.storage.settings import Settings
from desktop.table import guard
from desktop.table.motion.speeds import READ_LEAST, Pace, Speed
from tests.app.playing import HeardPage, OpenPage, pages  # noqa: F401

NAMES = ("Mara", "Ivo", "Lena")


def begun(open_page: OpenPage, game_id: str, speed: str = "normal") -> HeardPage:
    game = BY_ID[game_id]
    mode, seats = next(iter(game.info.modes.items()))
    sitting = [Seat(NAMES[at], "greedy" if at else PERSON, ai_seed(3, at)) for at in range(seats.start)]
    page = open_page(Match(game, sitting, mode, {}, 3, salt="salt"), settings=Settings(speed=speed))
    page.scene.animator.complete()
    return page


def ply(page: HeardPage) -> None:
    """The next decision, whoever makes it."""
    match = page.match
    seat = match.state.decider()
    page.controller._submit(match.game.bots.greedy(match.info(seat), Rng(len(match.steps))), 0)


def to_a_verdict(page: HeardPage) -> int:
    """Play on until a plate stands; after how many decisions."""
    for _ in range(400):
        ply(page)
        while page.scene.animator.busy and not page.plate.isVisible():
            page.scene.animator.tick(40)
        if page.plate.isVisible():
            return len(page.match.steps)
        page.scene.animator.complete()
    raise AssertionError("no clash in 400 decisions")


def press_space(page: HeardPage) -> None:
    QTest.keyClick(QApplication.focusWidget() or page, Qt.Key.Key_Space)


def click_hand(page: HeardPage) -> None:
    """On a card of the own hand, or what lies over it."""
    port = page.view.viewport()
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, pos=QPoint(port.width() // 2, port.height() - 60))


@pytest.mark.parametrize("press", [press_space, click_hand])
@pytest.mark.parametrize("game", BY_ID)
def test_a_press_takes_the_plate_away_and_does_no_more(
    open_page: OpenPage, game: str, press: Callable[[HeardPage], None]
) -> None:  # UX 51
    page = begun(open_page, game)
    steps = to_a_verdict(page)
    press(page)
    assert not page.plate.isVisible() and page.plate.verdict is None
    assert len(page.match.steps) == steps and page.scene.picks.pick is None and page.sheets.open is None
    assert all(heard[0] == "change" for heard in page.heard)  # a gesture that is counted, at the most


@pytest.mark.parametrize("press", [press_space, click_hand])
def test_a_press_that_came_too_early_does_nothing(
    open_page: OpenPage, monkeypatch: pytest.MonkeyPatch, press: Callable[[HeardPage], None]
) -> None:  # UX 51
    monkeypatch.setattr(guard, "FRESH_MS", 60_000.0)
    page = begun(open_page, "chronicle")
    steps = to_a_verdict(page)
    press(page)
    assert page.plate.isVisible() and len(page.match.steps) == steps


@pytest.mark.parametrize("game", BY_ID)
def test_who_types_ahead_comes_to_the_plate_and_not_past_it(open_page: OpenPage, game: str) -> None:  # UX 51
    page, seen = begun(open_page, game), list[Verdict]()
    page.controller.judged.connect(lambda verdict, _: seen.append(verdict) if verdict is not None else None)
    for _ in range(400):
        ply(page)
        page.scene.hurry()
        if seen:
            break
    assert page.plate.isVisible() and page.plate.verdict == seen[0]
    page.scene.animator.complete()  # what is no person's hurry leaves nothing standing
    assert not page.plate.isVisible() and not page.scene.animator.busy


def test_it_stands_as_long_as_it_takes_to_read(open_page: OpenPage) -> None:  # UX 51
    page = begun(open_page, "ganymede")
    to_a_verdict(page)
    verdict = page.plate.verdict
    assert verdict is not None
    step = Judge(page.scene, verdict, lambda *_: None, lambda: False)
    assert READ_LEAST <= step.duration(Pace(Speed.FAST)) <= step.duration(Pace()) < step.duration(Pace(Speed.SLOW))
    page.scene.animator.tick(READ_LEAST - 1)
    assert page.plate.isVisible()
    for _ in range(100):
        page.scene.animator.tick(80)
    assert not page.plate.isVisible()


def test_in_step_mode_it_waits(open_page: OpenPage) -> None:  # UX 51
    page = begun(open_page, "chronicle")
    page.controller.set_step_mode(True)
    to_a_verdict(page)
    for _ in range(2000):
        page.scene.animator.tick(80)
    assert page.plate.isVisible()
    press_space(page)
    assert not page.plate.isVisible()


@pytest.mark.parametrize("game", BY_ID)
def test_without_animations_it_stands_beside_what_goes_on(open_page: OpenPage, game: str) -> None:  # UX 51
    page = begun(open_page, game, "off")
    to_a_verdict(page)
    assert not page.scene.animator.busy
    click_hand(page)
    assert not page.plate.isVisible()


def test_a_line_of_the_log_shows_it_again(open_page: OpenPage) -> None:  # UX 51
    page = begun(open_page, "fleet")
    steps = to_a_verdict(page)
    stood = page.plate.verdict
    page.scene.animator.complete()
    while page.match.state.decider() != 0:
        ply(page)
        page.scene.animator.complete()
    line = next(line for line in page.controller.tells.log() if line.step == steps - 1)
    page.log.view.chosen.emit(line)
    assert page.plate.isVisible() and page.plate.verdict == stood
    click_hand(page)
    assert not page.plate.isVisible()


def view_after(before: View, events: list[Event], setting: Setting, at: int) -> View:
    return fold(before, events[:at], setting)


@pytest.mark.parametrize("game_id", ["clash", "chronicle", "fleet", "barbarossa"])
def test_what_else_is_read_agrees_with_the_plate(open_page: OpenPage, game_id: str) -> None:  # UX 51
    """`Lena is ahead` stood on beside the plate of the meeting that she had lost."""
    page = begun(open_page, game_id)
    for _ in range(4):
        to_a_verdict(page)
        match, face = page.match, page.controller.face
        viewer, step = page.controller.viewer, match.steps[-1]
        events = seen(step.events, viewer, match.state.setting)
        before, say = match.game.view(step.before, viewer), page.controller.say
        after = partial(view_after, before, events, match.state.setting)
        then = after(min(face.verdicts(events, after, say)))
        stands = {key: item.part for key, item in page.scene.parts.items() if item.part is not None}
        sitters = page.controller._sitters()
        for key, part in stands.items():
            if key[0] not in (*page.scene.world.drawing.counting, "plate"):
                by_then = face.part(then, key, sitters, say)
                assert type(by_then) is not type(part) or by_then == part, key
        page.scene.animator.complete()
