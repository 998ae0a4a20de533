"""The home page: covers and matches by mouse and keyboard, in any window."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.house import set_up
from desktop.app.house.house import House
from desktop.app.pages import pictures, showcase
from desktop.app.pages.cover import Cover
from desktop.app.pages.home import HomePage
from desktop.app.pages.new_game import NewGamePage
from desktop.app.pages.reader import ReaderPage
from desktop.app.play.guided import GuidedPage
from desktop.app.play.play_page import PlayPage
from desktop.app.window import Window
from desktop.engine.match import PERSON
from desktop.games import BY_ID
from desktop.table.drawing.lettering import width as letters
from desktop.table.drawing.lettering import wrap
from tests import patience
from tests.app.conftest import EVERY_GAME, SIZES, TEXTS, Open
from tests.app.looking import clipped, have, nameless, overlapping, tab_order, visible
from tests.app.playing import answer, clash
from tests.table.pictures import painted
from tests.toy import Toy

GUARD_MS = 320  # what has just appeared takes no press
ONE = {"clash": BY_ID["clash"]}
TWO = {**ONE, "toy": Toy()}
FIVE = {**ONE, **{f"toy{number}": Toy() for number in range(4)}}


@pytest.mark.parametrize("games", [ONE, TWO, FIVE, EVERY_GAME], ids=["one", "two", "five", "every"])
def test_nothing_is_clipped(open_window: Open, saved: str, games: dict) -> None:  # UX 15
    window = open_window(games=games)
    page = window.home
    for size in (*SIZES, (3840, 2160)):
        for text in TEXTS:
            have(window, size, text)
            assert clipped(page) == [], (size, text)
            assert overlapping([*page.cards, *page.tools, *page._links]) == [], (size, text)
            for cover in page.covers:
                printed = cover.card.toRect().translated(cover.pos())
                others = (*page.cards, *page._links)
                assert not any(printed.intersects(other.geometry()) for other in others), (size, text)


def test_everything_has_a_name(open_window: Open, saved: str) -> None:  # UX 40
    assert nameless(open_window().home) == []


def test_the_chosen_cover_alone_shows_its_buttons(open_window: Open, qtbot: QtBot) -> None:
    page = open_window(games=TWO).home
    first, second = page.covers
    assert first.start_button.isVisible() and not second.start_button.isVisible()
    qtbot.keyClick(first, Qt.Key.Key_Right)
    assert page.chosen == second.game_id and second.hasFocus()
    assert second.start_button.isVisible() and not first.start_button.isVisible()
    qtbot.keyClick(second, Qt.Key.Key_Right)
    assert first.hasFocus()


def test_enter_starts_and_f1_explains_the_chosen_game(open_window: Open, qtbot: QtBot) -> None:  # UX 11
    window = open_window()
    focused = QApplication.focusWidget()
    assert focused is window.home.covers[0]
    qtbot.keyClick(focused, Qt.Key.Key_Return)
    assert isinstance(window.page, NewGamePage)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Escape)
    assert window.page is window.home
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F1)
    assert isinstance(window.page, ReaderPage)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_F1)
    assert window.page is window.home


def test_a_click_on_the_picture_is_a_click_on_new_game(open_window: Open, qtbot: QtBot) -> None:
    window = open_window()
    cover = window.home.covers[1]
    qtbot.mouseClick(cover, Qt.MouseButton.LeftButton, pos=cover.rect().center())
    assert isinstance(window.page, NewGamePage) and window.page.game.info.id == cover.game_id


def test_tab_goes_by_the_eye(open_window: Open, saved: str, qtbot: QtBot) -> None:
    page = open_window(games=TWO).home
    first, second = page.covers
    card = page.cards[0]
    ways = [card.button, card.cross, first, first.start_button, *_beside(first), second]
    assert tab_order(page) == [*ways, page.drills_link, page.book_link, page.saves_link, page.about_link, *page.tools]


def _beside(cover: Cover) -> list[QWidget]:
    """The second button of the chosen cover."""
    return [button for button in (cover.set_up_button, cover.rules_button) if button.isVisible()]


def test_the_ring_is_where_the_keyboard_is(open_window: Open, saved: str, qtbot: QtBot) -> None:  # UX 12
    window = open_window()
    button = window.home.cards[0].button
    button.setFocus()
    at = button.mapTo(window, button.rect().center())
    assert window.ring.isVisible() and window.ring.geometry().contains(at)
    window.resize(1366, 768)
    qtbot.wait(1)
    assert window.ring.geometry().contains(button.mapTo(window, button.rect().center()))


def test_a_match_that_waits_is_shown_with_all_it_is(open_window: Open, saved: str) -> None:  # UX 33
    card = open_window().home.cards[0]
    assert card.lines[2:] == ("Mara against Ivo", "just now")
    assert "Mara against Ivo" in card.button.accessibleName()


def test_no_match_is_no_hole(open_window: Open) -> None:
    page = open_window().home
    assert page.cards == [] and page.covers[0].card.height() > 0.8 * (page.height() - page.metrics.px(122))


def test_what_waits_stands_on_top_and_has_the_keyboard(open_window: Open, saved: str, qtbot: QtBot) -> None:
    window = open_window()
    card = window.home.cards[0]
    assert all(card.y() < cover.y() + cover.card.y() for cover in window.home.covers)
    assert QApplication.focusWidget() is card.button
    qtbot.keyClick(card.button, Qt.Key.Key_Return)
    match = window.match_on_the_table()
    assert match and match.salt == "waiting"


def test_seats_and_time_stay_on_their_cover(open_window: Open) -> None:  # UX 15
    for width, height in ((800, 600), *SIZES):
        for cover in open_window(width, height, 200, BY_ID).home.covers:
            facts = cover._facts(cover._words_room().width())
            lines = wrap(cover.facts, facts.face, facts.room)
            small = facts.face.pixelSize() < 0.74 * cover.metrics.type(17)  # a third line comes before such letters
            assert len(lines) <= 3 and facts.face.pixelSize() >= 11 and (len(lines) == 3 or not small)
            said = ("".join(run.text for run in line).rstrip() for line in lines)
            assert all(letters(line, facts.face) <= facts.room + 1 for line in said)


def test_covers_keep_their_picture_and_their_titles_stand_on_one_line(open_window: Open) -> None:
    """At most a fifth of a picture's width is cut; the chosen cover alone stands higher."""
    for width, height in SIZES:
        for text in TEXTS:
            covers = open_window(width, height, text, BY_ID).home.covers
            for cover in covers:
                cover.grab()
                wide = pictures.shown_height(cover.card, cover.game_id) * pictures.cover_aspect(cover.game_id)
                assert not cover.tall or wide * (1 - pictures.CUT) <= cover.card.width() + 1, (width, height, text)
            if (width, height) != (800, 600):  # there large letters leave some covers without a line of words
                bases = [cover.base for cover in covers if not cover.at_front]
                assert max(bases) - min(bases) < 1, (width, height, text, bases)


def test_the_list_follows_what_was_played(house: House, qtbot: QtBot, request: pytest.FixtureRequest) -> None:
    page = HomePage(house)
    qtbot.addWidget(page)
    assert page.cards == []
    saved = request.getfixturevalue("saved")
    page.entered()
    assert [card.saved.id for card in page.cards] == [saved]


def test_a_wide_cover_shows_cards_where_there_is_room(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    page = open_window(games=ONE).home
    page.show_cards()
    cover = page.covers[0]
    assert not cover.tall and cover.fan is not None and len(cover.fan.faces) > 2
    shown = cover.grab().toImage()
    fan = cover.fan
    with monkeypatch.context() as without:
        without.setattr(showcase.Fan, "draw", lambda *_: None)
        assert cover.grab().toImage() != shown
    like_a_hand = painted(lambda p: fan.draw(p, QRectF(0, 0, 300, 200), 1.0), 300, 200)
    monkeypatch.setattr(showcase, "TILT", 0.0)
    assert painted(lambda p: fan.draw(p, QRectF(0, 0, 300, 200), 1.0), 300, 200) != like_a_hand
    assert cover.start_button in visible(page)


# ---- from the start to the first move


class Clicks:
    """A hand that counts what it presses; a drag is one press too."""

    def __init__(self, qtbot: QtBot) -> None:
        self.qtbot, self.count = qtbot, 0

    def on(self, widget: QWidget, pos: QPoint | None = None) -> None:
        self.count += 1
        self.qtbot.mouseClick(widget, Qt.MouseButton.LeftButton, pos=pos or widget.rect().center())

    def drag(self, widget: QWidget, start: QPoint, end: QPoint) -> None:
        self.count += 1
        for kind, at in (("Press", start), ("Move", start + QPoint(9, 9)), ("Move", end), ("Release", end)):
            button = Qt.MouseButton.LeftButton if kind != "Move" else Qt.MouseButton.NoButton
            held = Qt.MouseButton.LeftButton if kind != "Release" else Qt.MouseButton.NoButton
            event = QMouseEvent(
                getattr(QEvent.Type, f"MouseButton{kind}" if kind != "Move" else "MouseMove"),
                QPointF(at), QPointF(widget.mapToGlobal(at)), button, held, Qt.KeyboardModifier.NoModifier,
            )  # fmt: skip
            QApplication.sendEvent(widget, event)


def first_move(page: PlayPage, clicks: Clicks, by_drag: bool = False) -> None:
    """A button, or a card and the place it goes to."""
    c = page.controller
    move = next(
        action for _, action in c.tells.moves() if c.gestures.place_of(action) or not page.foot.primary.isHidden()
    )
    place = c.gestures.place_of(move)
    if place is None:
        clicks.on(page.foot.primary)
        return
    spots = [page.view.mapFromScene(QPointF(*page.scene.rect_of(target).centre)) for target in place]
    if by_drag:
        clicks.drag(page.view.viewport(), *spots)
        return
    for spot in spots:
        clicks.on(page.view.viewport(), spot)


@pytest.mark.parametrize("game", BY_ID)
def test_at_most_four_clicks_to_the_first_move(window: Window, qtbot: QtBot, game: str) -> None:  # UX 43
    clicks = Clicks(qtbot)
    cover = next(cover for cover in window.home.covers if cover.game_id == game)
    clicks.on(cover)
    assert isinstance(window.page, NewGamePage)
    clicks.on(window.page.start_button)
    page = window.page
    assert isinstance(page, PlayPage)
    answer(page)
    mine = next(seat for seat, sitter in enumerate(page.match.seats) if sitter.player == PERSON)
    played = sum(step.seat == mine for step in page.match.steps)
    first_move(page, clicks)
    assert sum(step.seat == mine for step in page.match.steps) > played and clicks.count <= 4


@pytest.mark.parametrize("game", BY_ID)
def test_who_has_played_needs_two_presses_to_the_first_move(window: Window, qtbot: QtBot, game: str) -> None:  # UX 43
    """The bright button of the cover lays the table as it was the last time; then a card, or a button."""
    house, clicks = window.house, Clicks(qtbot)
    house.settings.setups[game] = set_up.default(house, house.games[game]).to_json()
    window.home.entered()
    cover = next(cover for cover in window.home.covers if cover.game_id == game)
    window.home.choose(game)  # as the pointer does on its way
    qtbot.wait(GUARD_MS)
    assert (cover.start_button.text(), cover.set_up_button.isVisible()) == ("Play", True)
    clicks.on(cover.start_button)
    page = window.page
    assert isinstance(page, PlayPage) and clicks.count == 1
    assert page.match.mode == house.settings.setups[game]["mode"]
    answer(page)
    mine = next(seat for seat, sitter in enumerate(page.match.seats) if sitter.player == PERSON)
    played = sum(step.seat == mine for step in page.match.steps)
    qtbot.wait(GUARD_MS)
    first_move(page, clicks, by_drag=True)
    assert sum(step.seat == mine for step in page.match.steps) > played and clicks.count == 2


def test_a_set_up_that_no_longer_holds_is_made_anew(window: Window, house: House, qtbot: QtBot) -> None:
    home = window.home
    house.settings.setups["clash"] = {"seats": [{"name": "Mara", "player": "genius"}] * 2, "mode": "duel"}
    home.choose("clash")
    home.entered()
    qtbot.wait(GUARD_MS)
    Clicks(qtbot).on(next(cover for cover in home.covers if cover.game_id == "clash").start_button)
    assert isinstance(window.page, NewGamePage)


@pytest.mark.parametrize("game", BY_ID)
def test_the_lesson_is_the_gold_button_until_it_was_had(window: Window, qtbot: QtBot, game: str) -> None:  # UX 44
    """On the cover and on the page where a game is set up; one press to the lesson."""
    home = window.home
    home.choose(game)
    cover = next(cover for cover in home.covers if cover.game_id == game)
    qtbot.wait(GUARD_MS)
    assert cover.start_button.text() == "First round" and cover.start_button.bright
    Clicks(qtbot).on(cover.start_button)
    page = window.page
    assert isinstance(page, GuidedPage)
    page.leave_panel()
    assert window.page is home and window.house.settings.lessons == [game]
    assert cover.start_button.text() == "New game"


def test_on_the_set_up_page_it_is_the_one_bright_button_and_can_be_waved_away(
    window: Window, qtbot: QtBot
) -> None:  # UX 44
    window.routes.new_game("clash")
    page = window.page
    assert isinstance(page, NewGamePage)
    assert page.offer.isVisible() and page.first_focus() is page.offer and not page.start_button.bright
    qtbot.wait(GUARD_MS)
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert isinstance(window.page, GuidedPage), "Enter does what is bright"
    window.routes.home()
    window.routes.new_game("fleet")
    page = window.page
    assert isinstance(page, NewGamePage)
    qtbot.wait(GUARD_MS)
    Clicks(qtbot).on(page.no_lesson)
    assert page.offer.isHidden() and page.start_button.bright and page.start_button.key == "Enter"
    assert window.house.settings.lessons == ["fleet"], "a lesson that was not left by hand is still due"
    qtbot.keyClick(page, Qt.Key.Key_Return)
    assert isinstance(window.page, PlayPage)


def test_one_click_goes_on_with_a_match(window: Window, house: House, qtbot: QtBot) -> None:  # UX 43
    match = clash(plies=6)
    house.saves.keep(match, match.state.prompt())
    window.home.entered()
    clicks = Clicks(qtbot)
    clicks.on(window.home.cards[0].button)
    assert isinstance(window.page, PlayPage) and window.page.match.steps and clicks.count == 1


def test_under_another_page_no_large_picture_is_kept(window: Window, qtbot: QtBot) -> None:
    home = window.home
    qtbot.waitUntil(lambda: home._ground is not None, timeout=patience.MS)
    window.routes.settings()
    assert home._ground is None and pictures._image.cache_info().currsize == 0
    window.routes.back()
    qtbot.waitUntil(lambda: home._ground is not None, timeout=patience.MS)
