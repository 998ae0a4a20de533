"""What a move would bring stands where it goes, while the card is in the hand (UX 31); gestures that are known fade."""

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from desktop.app.play.placards import LEAST
from desktop.app.play.play_page import PlayPage
from desktop.controller.hand_signs import KNOWN, HandSign
from desktop.controller.phase import Deed
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from desktop.storage.settings import Settings
from desktop.table.hands.picks import Target
from tests.app.playing import OpenPage, clash, pages, to_act  # noqa: F401 - `pages` is the fixture

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton


@pytest.fixture
def page(open_page: OpenPage) -> PlayPage:
    """Mara is to act against the computer, in the middle of a game."""
    return open_page(to_act(clash(plies=8), 0))


def send(page: PlayPage, kind: QEvent.Type, at: QPoint, button: Qt.MouseButton, held: Qt.MouseButton) -> None:
    port = page.view.viewport()
    places = QPointF(at), QPointF(port.mapToGlobal(at))
    QApplication.sendEvent(port, QMouseEvent(kind, *places, button, held, Qt.KeyboardModifier.NoModifier))


def carry(page: PlayPage) -> Target:
    """Take a card to the first place that it may go; the button is held."""
    (key, index), *_ = page.controller.gestures.movable
    target = page.controller.gestures.targets(key, index)[0]
    item, scene = page.scene.card(key, index), page.scene
    assert item is not None and scene.layout is not None
    zone = scene.layout.zones[target.key]
    there = (zone.target if target.index < 0 else zone.card_target(target.index)).centre
    start, end = page.view.mapFromScene(item.pos()), page.view.mapFromScene(QPointF(*there))
    send(page, QEvent.Type.MouseButtonPress, start, LEFT, LEFT)
    for step in (1, 2, 3):
        send(page, QEvent.Type.MouseMove, start + (end - start) * step / 3, NONE, LEFT)
    return target


@pytest.mark.parametrize("percent", [100, 200])
def test_what_a_move_brings_stands_at_its_place_and_not_in_the_bar(open_page: OpenPage, percent: int) -> None:  # UX 31
    page = open_page(to_act(clash(plies=8), 0), settings=Settings(text=percent), width=1366, height=768)
    tag, bar = page.placards.tag, page.foot
    assert tag.isHidden() and not bar.shown_elsewhere
    target = carry(page)
    assert tag.isVisible() and tag.text == page.controller.preview() == bar.accessibleDescription() != ""
    assert bar.shown_elsewhere  # painted once, at the card
    assert tag._face().pixelSize() >= LEAST * percent / 100 * 0.99
    place = page.placards._on_page(page.scene.rect_of(target))
    assert not tag.geometry().intersects(place) and page.view.geometry().contains(tag.geometry())
    far = round(300 * (percent / 100) ** 0.25)  # larger letters need larger ground
    near = place.adjusted(-far, -far, far, far)
    assert tag.geometry().intersects(near)
    page.scene.interrupt()
    assert tag.isHidden() and not bar.shown_elsewhere


def test_gestures_are_counted_on_this_machine_and_fade(page: PlayPage) -> None:  # UX 50
    asked: Any = page.house.routes
    assert "Drag a lit card" in page.foot.prompt and not page.settings.gestures
    for times in range(1, KNOWN + 2):
        page.controller.gestured.emit(HandSign.AIM)
        assert asked.of("change")[-1][-1] == ("gestures", {"aim": min(times, KNOWN)})
        page.settings.gestures = {"aim": min(times, KNOWN)}  # as the window does
        page.controller.tells.done = page.settings.gestures
        page._show()
        assert ("Drag a lit card" in page.foot.prompt) == (times < KNOWN)


def test_the_curtain_takes_both_sheets_and_their_words(open_page: OpenPage) -> None:  # UX 38
    page = open_page(to_act(clash(("person", "person"), plies=8), 0))
    page.controller.open_curtain()
    carry(page)
    assert page.placards.tag.text
    page.scene.interrupt()
    page.controller.hints.next()
    assert page.placards.hint.said.text
    page.controller.panic()
    assert not page.placards.hint.said.text and not page.placards.hint.accessibleName() and not page.placards.tag.text
    assert page.placards.hint.isHidden() and page.placards.tag.isHidden()


@pytest.mark.parametrize("speed", ["off", "normal"])
@pytest.mark.parametrize("game", BY_ID)
def test_what_a_move_brings_goes_with_its_decision(open_page: OpenPage, game: str, speed: str) -> None:  # UX 49
    """The pointer still rests where the card lay: the words stood over the cards of the next decision."""
    made = BY_ID[game]
    mode, seats = next(iter(made.info.modes.items()))
    sitting = [Seat(f"P{at}", "greedy" if at else PERSON, at) for at in range(seats.start)]
    page = open_page(Match(made, sitting, mode, {}, 3, salt="salt"), settings=Settings(speed=speed))
    controller, seen = page.controller, 0
    for ply in range(40):
        page.scene.animator.complete()
        if page.match.over:
            break
        if not controller.may(Deed.ACT):
            seat = page.match.state.decider()
            controller._submit(made.bots.greedy(page.match.info(seat), Rng(ply)), 0)
            continue
        gestures = controller.gestures
        card = next((card for card in gestures.movable if len(gestures.all_of(*card)) == 1), None)
        if card is None:
            controller.play(made.bots.greedy(page.match.info(0), Rng(ply)))
            continue
        controller.hands.hovered(*card)
        seen += page.placards.tag.isVisible()
        controller.play(gestures.all_of(*card)[0])
        assert page.placards.tag.isHidden() and not page.placards.tag.text
    assert seen
