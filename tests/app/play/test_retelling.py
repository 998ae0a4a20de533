"""When the others' turn is told again, where it lies, what its items light, and how it goes away."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from pytestqt.qtbot import QtBot

from desktop.controller import telling
from desktop.controller.phase import Deed
from desktop.engine.match import PERSON, Match, Seat, ai_seed
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from desktop.look import Retold
from desktop.storage.settings import Settings
from desktop.table import guard
from tests import patience
from tests.app.play.test_verdict_plate import ply
from tests.app.playing import HeardPage, OpenPage, clash, pages, said  # noqa: F401

NAMES = ("Mara", "Ivo", "Lena", "Oskar", "Nora", "Emil")
each_game = pytest.mark.parametrize("game_id", BY_ID)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What has just appeared takes presses."""
    monkeypatch.setattr(guard, "FRESH_MS", 0.0)


def begun(open_page: OpenPage, game_id: str, people: int = 1, most: bool = False, **settings: Any) -> HeardPage:
    game = BY_ID[game_id]
    mode, seats = next(iter(game.info.modes.items()))
    count = seats[-1] if most else seats.start
    sitting = [Seat(NAMES[at], PERSON if at < people else "greedy", ai_seed(3, at)) for at in range(count)]
    page = open_page(Match(game, sitting, mode, {}, 3, salt="salt"), settings=Settings(**{"speed": "off", **settings}))
    page.scene.animator.complete()
    return page


def others_act(page: HeardPage, more: int = 0) -> None:
    """Play on until the person is to decide after others have, and so many decisions have been made."""
    match = page.match
    least = len(match.steps) + 1 + more
    for _ in range(400):
        if len(match.steps) >= least and match.state.decider() == 0 and match.steps[-1].seat != 0:
            break
        ply(page)
        page.scene.animator.complete()
    assert match.state.decider() == 0 and match.steps[-1].seat != 0


def own_ply(page: HeardPage) -> None:
    info = page.match.info(0)
    page.controller.play(page.match.game.bots.greedy(info, Rng(1)))


def choosable(page: HeardPage) -> list[QRectF]:
    """Cards that may be taken up and places they may go to, on the page."""
    layout, gestures = page.scene.layout, page.controller.gestures
    assert layout is not None
    spots = [layout.zones[key].spots[at].rect for key, at in gestures.sources()]
    for to in gestures.goals:
        spots.append(layout.zones[to.key].rect if to.index < 0 else layout.zones[to.key].spots[to.index].rect)
    return [QRectF(*spot).translated(page.view.pos()) for spot in spots]


def overlaps(one: QRectF, two: QRectF) -> bool:
    both = one.intersected(two)
    return both.isValid() and both.width() * both.height() > 1


# ---- when


@each_game
def test_it_opens_after_others_have_acted_and_goes_with_the_first_action(
    open_page: OpenPage, game_id: str
) -> None:  # UX 52
    page = begun(open_page, game_id)
    strip = page.retelling.strip
    others_act(page, more=4)
    assert strip.isVisible() and strip.told == page.controller.tells.retelling()
    shown = strip.told
    own_ply(page)
    assert not strip.isVisible() or strip.told != shown
    assert not page.retelling.strip.ghost.isVisible()  # nothing fades without animations


@each_game
def test_it_tells_nothing_of_the_own_deeds_alone_and_is_not_built_for_them(
    open_page: OpenPage, game_id: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = begun(open_page, game_id)
    others_act(page, more=4)
    page.retelling.close()
    built: list[int] = []
    monkeypatch.setattr(telling, "retell", lambda *args: built.append(1) or ())
    for _ in range(12):
        own_ply(page)
        if page.match.over or page.match.steps[-1].seat != 0 or page.match.state.decider() != 0:
            break
        assert not page.retelling.open
    assert not built


def test_after_an_undo_it_stays_away(open_page: OpenPage) -> None:  # UX 28
    page = begun(open_page, "clash")
    others_act(page, more=12)
    summons = [action for action in page.match.state.legal() if action.verb == "summon"]
    page.controller.play(summons[0])
    assert not page.retelling.open and page.controller.can_undo()
    page.controller.undo()
    assert page.controller.may(Deed.ACT) and not page.retelling.open
    page.commands["retold"].trigger()
    assert page.retelling.open


def test_a_match_that_goes_on_opens_with_its_table_clear(open_page: OpenPage) -> None:
    page = begun(open_page, "barbarossa")
    others_act(page, more=10)
    again = open_page(page.match)
    assert not again.retelling.open and again.commands["retold"].isEnabled()
    again.commands["retold"].trigger()
    assert again.retelling.strip.told == page.retelling.strip.told


def test_its_key_shows_it_at_any_time_of_the_own_turn_and_takes_it_away(open_page: OpenPage, qtbot: QtBot) -> None:
    page = begun(open_page, "barbarossa")
    others_act(page, more=10)
    told = page.retelling.strip.told
    own_ply(page)
    assert not page.retelling.open and page.match.state.decider() == 0
    for on in (True, False, True):
        qtbot.keyClick(page.view, Qt.Key.Key_R)
        assert page.retelling.open is on
    assert page.retelling.strip.told == told
    qtbot.mouseClick(page.top.tools["retold"], Qt.MouseButton.LeftButton)  # UX 41
    assert not page.retelling.open


def test_before_anybody_else_has_acted_the_key_says_why(open_page: OpenPage) -> None:
    page = open_page(clash(first="seat0"))
    assert page.commands.why("retold") and not page.commands["retold"].isEnabled()


def test_cross_and_escape_take_it_away_one_step_at_a_time(open_page: OpenPage, qtbot: QtBot) -> None:
    page = begun(open_page, "clash")
    others_act(page, more=12)
    qtbot.mouseClick(page.retelling.strip.cross, Qt.MouseButton.LeftButton)
    assert not page.retelling.open
    page.commands["retold"].trigger()
    qtbot.keyClick(page.view, Qt.Key.Key_Escape)
    assert not page.retelling.open and page.sheets.open is None
    qtbot.keyClick(page.view, Qt.Key.Key_Escape)
    assert page.sheets.open is page.menu


def test_it_fades_where_things_move(open_page: OpenPage, qtbot: QtBot) -> None:
    page = begun(open_page, "clash", speed="normal")
    others_act(page, more=12)
    while page.scene.animator.busy:
        page.scene.animator.complete()
    assert page.retelling.open
    page.retelling.fade()
    assert not page.retelling.open and page.retelling.strip.ghost.isVisible()
    qtbot.waitUntil(lambda: not page.retelling.strip.ghost.isVisible(), timeout=patience.MS)


# ---- where


SIZES = ((1366, 768), (1920, 1080), (800, 600))


@pytest.mark.parametrize("text", [100, 200])
@each_game
def test_it_covers_nothing_that_can_be_chosen_nor_the_plate(
    open_page: OpenPage, game_id: str, text: int
) -> None:  # UX 49, 52
    page = begun(open_page, game_id, most=True)
    shown = asked = asked_off = hidden = 0
    for number in range(2):
        others_act(page, more=4 * number)
        asked += 1
        page.settings.text = text  # large letters take their time, and nobody looks at what came before
        page.fit()
        for size in SIZES:
            page.resize(*size)
            if number:  # once beside a plate that stands
                page.plate.tell(None)
            page.retelling.tell()
            strip = page.retelling.strip
            if not page.retelling.open:
                continue
            shown += 1
            rect = QRectF(strip.geometry())
            assert page.view.geometry().adjusted(-1, -1, 1, 1).contains(strip.geometry()), (size, number)
            assert not any(overlaps(rect, other) for other in choosable(page)), (size, number)
            assert page.scene.layout is not None
            parts, foretelling = page.scene.layout.parts, page.scene.world.drawing.foretelling
            comes = [*page.scene.threats.rects(), *(parts[key] for key in parts if key[0] in foretelling)]
            threats = [QRectF(*tag).translated(page.view.pos()) for tag in comes]
            asked_off += len(threats)
            hidden += any(overlaps(rect, tag) for tag in threats)
            beside = [widget for widget in page.retelling.beside if widget.isVisible()]
            assert not any(overlaps(rect, QRectF(widget.geometry())) for widget in beside)
        page.settings.text = 100
        page.resize(*SIZES[0])
        page.fit()
    assert hidden <= asked_off * 0.2  # what threatens, and how it would end, is left free wherever there is room
    assert shown >= asked * len(SIZES) * (0.9 if text == 100 else 0.6)  # in very small windows there may be no room
    page.resize(800, 600)
    page.retelling.close()
    page.commands["retold"].trigger()
    assert page.retelling.strip.isVisible()  # who asks for it gets it


def test_it_makes_way_for_a_hint_and_for_a_choice(open_page: OpenPage) -> None:  # UX 49
    page = begun(open_page, "clash")
    others_act(page, more=12)
    assert page.retelling.open
    hint = page.placards.hint
    hint.setGeometry(page.retelling.strip.geometry())
    hint.show()
    page.controller.hinted.emit(None)
    page.retelling.place()
    hint.setGeometry(page.retelling.strip.geometry())
    hint.show()
    page.retelling.place()
    assert not page.retelling.open or not overlaps(QRectF(page.retelling.strip.geometry()), QRectF(hint.geometry()))
    page.retelling.tell()
    page.scene.choose("Which?", ["This", "That"], page.scene.keyboard.stops()[0], lambda number: None)
    page.scene.altered.emit()
    assert not page.retelling.open


@each_game
def test_a_card_on_its_way_is_not_under_it(open_page: OpenPage, game_id: str) -> None:
    """While it is in the air the strip is away; let go of without a drop, it is there again."""
    page = begun(open_page, game_id)
    drag, strip = page.scene.drag, page.retelling.strip
    carried = False
    for _ in range(30):
        others_act(page)
        lying = ((key, at) for key, cards in page.scene.cards.items() for at in range(len(cards)))
        found = next((card for card in lying if page.scene.policy.liftable(*card)), None)
        if found is None or not strip.isVisible():
            continue
        x, y = page.scene.rect_of_slot(*found).centre
        drag.press(QPointF(x, y))
        drag.move(QPointF(x, y - 40))
        carried = drag.active
        assert not carried or not strip.isVisible()
        drag.cancel()
        assert strip.isVisible() and page.retelling.open
        if carried:
            break
    assert carried


@each_game
def test_it_lies_off_a_plate_or_waits_until_that_is_read(open_page: OpenPage, game_id: str) -> None:
    page = begun(open_page, game_id, text=200)
    for _ in range(80):
        others_act(page)
        if page.plate.isVisible():
            break
    assert page.plate.isVisible() and page.retelling.strip.told
    strip = page.retelling.strip
    assert not strip.isVisible() or not strip.geometry().intersects(page.plate.geometry())
    page.plate.tell(None)
    assert strip.isVisible() and page.retelling.open


@each_game
def test_what_is_read_on_the_table_is_never_under_it(open_page: OpenPage, game_id: str) -> None:
    """A large card or a sentence leaves the strip free, or the strip gives way until it is gone."""
    page = begun(open_page, game_id)
    others_act(page, more=6)
    strip, reading = page.retelling.strip, page.scene.reading
    read = 0
    for cards in page.scene.cards.values():
        for item in cards[:2]:
            reading.read(item)
            if reading.reader is not None:
                over = QRectF(*reading.reader.covered).translated(page.view.pos())
                assert not strip.isVisible() or not overlaps(QRectF(strip.geometry()), over)
                read += 1
            reading.clear()
            assert strip.isVisible() and page.retelling.open
    assert read


# ---- what it lights


def everything(page: HeardPage) -> Iterator[Retold]:
    for number in range(4):
        others_act(page, more=number % 3)
        yield from page.controller.tells.retelling()


@each_game
def test_each_item_lights_a_place_that_is_there(open_page: OpenPage, game_id: str) -> None:  # UX 52
    page = begun(open_page, game_id, most=True)
    lit = 0
    for told in everything(page):
        for rect in page.retelling.places(told):
            assert rect.width() > 4 and rect.height() > 4, told
            assert page.view.geometry().adjusted(-12, -12, 12, 12).contains(rect), (told, rect)
            lit += 1
        if told.cards or told.seat >= 0:
            assert page.retelling.places(told), told
    assert lit > 5


def test_a_card_that_lies_there_still_is_lit_itself(open_page: OpenPage) -> None:
    page = begun(open_page, "clash")
    found = 0
    for told in everything(page):
        for key, name in told.places[:1]:
            cards = [item.look.face.card for item in page.scene.cards.get(key, [])]
            if name in cards and told.goal:
                there = page.scene.rect_of_slot(key, cards.index(name))
                assert page.retelling.places(told)[0] == QRectF(*there).toAlignedRect().translated(page.view.pos())
                found += 1
    assert found


def test_keyboard_and_pointer_light_and_say_it(open_page: OpenPage, qtbot: QtBot) -> None:  # UX 11, 52
    page = begun(open_page, "clash")
    others_act(page, more=12)
    strip, spotlight = page.retelling.strip, page.retelling.spotlight
    for _ in range(40):
        if strip.items[0].hasFocus():
            break
        qtbot.keyClick(page.focusWidget() or page.view, Qt.Key.Key_Tab)
    seen = set()
    for number, told in enumerate(strip.told):
        assert strip.items[number].hasFocus() and strip.items[number].isVisible()
        assert strip.items[number].accessibleName() == told.says
        assert spotlight.isVisible() == bool(page.retelling.places(told))
        assert list(spotlight.lit) == page.retelling.places(told) or not spotlight.isVisible()
        seen.add(bytes(strip.grab().toImage().constBits()))
        qtbot.keyClick(strip.items[number], Qt.Key.Key_Right)
    assert len(seen) == len(strip.told) > 2
    page.view.setFocus()
    assert not spotlight.isVisible()


def test_the_focus_is_not_lost_with_the_strip(open_page: OpenPage, qtbot: QtBot) -> None:  # UX 12
    page = begun(open_page, "clash")
    others_act(page, more=12)
    page.retelling.strip.items[0].setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(page.retelling.strip.items[0], Qt.Key.Key_Escape)
    assert not page.retelling.open and page.view.hasFocus() and not page.retelling.spotlight.isVisible()


@each_game
def test_a_press_shows_the_table_before_it_and_its_verdict(
    open_page: OpenPage, game_id: str, qtbot: QtBot
) -> None:  # UX 51, 52
    page = begun(open_page, game_id)
    for _ in range(60):
        others_act(page)
        told = page.retelling.strip.told
        judged = [number for number, each in enumerate(told) if each.verdict is not None]
        if page.retelling.open and judged:
            break
    page.retelling.strip.step(judged[0])
    qtbot.mouseClick(page.retelling.strip.items[judged[0]], Qt.MouseButton.LeftButton)
    assert page.controller.may(Deed.LOOK_AWAY) and page.plate.verdict == told[judged[0]].verdict
    assert page.retelling.open and page.retelling.strip.told == told
    page.plate.tell(None)
    page._back()
    assert page.controller.may(Deed.ACT) and page.retelling.open
    page._back()
    assert not page.retelling.open


# ---- several people


def test_nothing_of_it_is_left_behind_the_curtain(open_page: OpenPage) -> None:  # UX 38
    page = begun(open_page, "clash", people=2)
    while page.match.state.decider() != 0 or not page.match.steps:
        if page.curtain.up:
            page.controller.open_curtain()
        ply(page)
    page.controller.open_curtain()
    assert page.retelling.open
    held = [each.says for each in page.retelling.strip.told]
    page.retelling.strip.grab()
    page.controller.panic()
    strip = page.retelling.strip
    assert page.curtain.up and not page.retelling.open and not strip.told and not strip._pictures
    assert not strip.ghost.isVisible() and strip.ghost.picture is None
    assert not page.retelling.spotlight.isVisible() and page.scene.overlaid == ()
    assert not any(says in said(strip) for says in held)


def test_without_a_curtain_each_person_is_told_of_the_others(open_page: OpenPage) -> None:  # UX 37
    page = begun(open_page, "fleet", people=2)
    told: dict[int, tuple[Retold, ...]] = {}
    for _ in range(30):
        ply(page)
        page.scene.animator.complete()
        viewer = page.controller.viewer
        if page.retelling.open and viewer is not None:
            told[viewer] = page.retelling.strip.told
            acted = page.controller.tells.others_acted()
            assert acted and all(page.match.steps[number].seat != viewer for number in acted)
    assert set(told) == {0, 1}


def test_its_words_are_the_summary(open_page: OpenPage) -> None:  # UX 23, 40
    page = begun(open_page, "barbarossa", most=True)
    others_act(page, more=30)
    strip = page.retelling.strip
    assert 0 < len(strip.lines) <= 5
    assert all(line in strip.accessibleName() for line in page.controller.tells.recap())


def test_a_place_is_inside_the_room(open_page: OpenPage) -> None:
    page = begun(open_page, "chronicle", most=True)
    others_act(page)
    assert QRect(page.room.rect()).contains(page.retelling.strip.geometry())
