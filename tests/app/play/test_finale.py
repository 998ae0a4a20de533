"""The moment in which a match is won or lost: once, for whoever sees it, ended by any press that does no more."""

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.app.play import finale
from desktop.app.play.finale import FinaleScreen, lasts
from desktop.controller.ending import End, Finale
from desktop.controller.ending import finale as finale_of
from desktop.engine.game import Outcome
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.text import Text
from desktop.games import BY_ID
from desktop.storage.settings import Settings
from desktop.table import guard
from desktop.table.drawing import tableau
from desktop.table.drawing.tableau import FRAME, HIGH, Tableau
from desktop.table.drawing.theme import shipped
from desktop.table.motion.speeds import Pace, Speed
from desktop.table.world import world_of
from desktop.words import Words
from tests.app.playing import HeardPage, OpenPage, clash, pages, prompted  # noqa: F401

WON = Finale("won", "Victory", "Ivo's Stronghold fell.", (("#D98A4A", "square"),), (("#6F9BD8", "diamond"),))
LOST = Finale("lost", "Defeat", "Your Stronghold fell.", (("#6F9BD8", "diamond"),), (("#D98A4A", "square"),))
Key = Qt.Key


def at_the_last_blow(open_page: OpenPage, speed: str = "normal", motion: str = "full") -> HeardPage:
    """A page whose match ends with the decision that was just made."""
    match = clash(plies=-1)
    last = match.steps[-1].action
    match.state = match.steps.pop().before.clone()
    match.state.log = []
    page = open_page(match, settings=Settings(speed=speed, motion=motion))
    if page.controller.viewer != match.state.decider():
        prompted(page).answer()
    else:
        page.controller.play(last)
    assert match.over
    return page


@pytest.fixture
def page(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch) -> HeardPage:
    """A page whose match has just ended, its last blow seen."""
    monkeypatch.setattr(guard, "FRESH_MS", 0.0)
    page = at_the_last_blow(open_page)
    page.scene.animator.complete()
    page.scene.animator._timer.stop()  # time passes when it is told to
    assert page.finale.isVisible() and not page.end.isVisible()
    return page


# ---- when, and for how long


def test_two_to_three_seconds_and_then_the_last_page(page: HeardPage) -> None:  # UX 60
    page.scene.animator.tick(finale.LEAST - 1)
    assert page.finale.isVisible() and not page.end.isVisible()
    page.scene.animator.tick(finale.MOST - finale.LEAST)
    assert page.end.isVisible() and not page.finale.isVisible()


def test_neither_a_sheet_nor_the_ring_of_the_keyboard_stands_in_it(open_page: OpenPage) -> None:
    match = clash(plies=-1)
    last = match.steps[-1].action
    match.state = match.steps.pop().before.clone()
    match.state.log = []
    page = open_page(match, settings=Settings(speed="normal", motion="full"))
    page.moves.open()
    assert QApplication.focusWidget() is page.moves.search
    if page.controller.viewer != match.state.decider():
        prompted(page).answer()
    else:
        page.controller.play(last)
    page.scene.animator.complete()
    assert page.finale.isVisible() and page.moves.isHidden()
    focus = QApplication.focusWidget()
    assert focus is None or focus is page or not page.isAncestorOf(focus)
    page.scene.animator.tick(finale.MOST)
    assert page.end.isVisible() and QApplication.focusWidget() is page.end


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.NORMAL, Speed.SLOW])
def test_no_pace_makes_it_shorter_or_longer_than_that(speed: Speed) -> None:
    assert 2000 <= lasts(Pace(speed)) <= 3000


def test_without_motion_a_still_stands_shorter(open_page: OpenPage) -> None:
    page = at_the_last_blow(open_page, motion="reduced")
    page.scene.animator.complete()
    page.scene.animator._timer.stop()
    assert page.finale.isVisible() and lasts(page.scene.animator.pace) < finale.LEAST
    page.scene.animator.tick(1)
    first = page.finale.grab().toImage()
    page.scene.animator.tick(700)
    assert page.finale.grab().toImage() == first  # it stands still
    page.scene.animator.tick(finale.STILL)
    assert page.end.isVisible()


def test_without_animations_the_last_page_is_there_at_once(open_page: OpenPage) -> None:
    page = at_the_last_blow(open_page, speed="off")
    assert page.end.isVisible() and not page.finale.isVisible()


def test_a_match_that_was_over_before_is_not_won_once_more(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page(clash(plies=-1), settings=Settings(speed="normal"))
    assert page.end.isVisible() and not page.finale.isVisible()


def test_how_it_ended_shows_the_page_alone(page: HeardPage) -> None:
    page.scene.animator.complete()
    page.end.dismiss()
    page._pressed(None)
    assert page.end.isVisible() and not page.finale.isVisible()


def test_who_resigns_sees_it_too(open_page: OpenPage) -> None:
    page = open_page(clash(plies=6), settings=Settings(speed="normal"))
    page.controller.resign()
    assert page.finale.told is not None and page.finale.told.title == "Defeat"
    assert page.finale.told.text == "You resigned." and not page.end.isVisible()


# ---- any key or click


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Escape, Key.Key_H, Key.Key_Tab, Key.Key_F1])
def test_any_key_ends_it_and_does_nothing_else(page: HeardPage, qtbot: QtBot, key: Qt.Key) -> None:  # UX 60
    heard = list(page.heard)
    qtbot.keyClick(page.view, key)
    assert page.end.isVisible() and not page.finale.isVisible()
    assert page.heard == heard and page.sheets.open is page.end and page.end.hasFocus()


def test_a_click_ends_it_and_presses_nothing(page: HeardPage, qtbot: QtBot) -> None:
    heard = list(page.heard)
    corner = page.top.menu.mapTo(page, page.top.menu.rect().center())
    qtbot.mouseClick(page.finale, Qt.MouseButton.LeftButton, pos=corner)
    assert page.end.isVisible() and page.menu.isHidden() and page.heard == heard


def test_a_press_meant_for_the_last_blow_is_not_spent_on_it(page: HeardPage, qtbot: QtBot) -> None:  # UX 47
    page.finale.fresh.begin(60_000)
    qtbot.keyClick(page.view, Key.Key_Space)
    qtbot.mouseClick(page.finale, Qt.MouseButton.LeftButton, pos=QPoint(200, 200))
    assert page.finale.isVisible() and not page.end.isVisible()


def test_a_key_that_is_held_does_not_end_it(page: HeardPage, qtbot: QtBot) -> None:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QApplication

    held = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Space, Qt.KeyboardModifier.NoModifier, " ", True)
    QApplication.sendEvent(page.view, held)
    qtbot.keyClick(page.view, Key.Key_Shift)
    assert page.finale.isVisible()


def test_leaving_in_the_middle_of_it_opens_nothing(page: HeardPage) -> None:
    page.close()
    assert not page.finale.isVisible() and not page.end.isVisible()


# ---- what it says


def test_it_says_what_the_last_page_says(page: HeardPage) -> None:
    told = page.finale.told
    assert told is not None and told.title in ("Victory", "Defeat")
    assert page.finale.accessibleName() == f"{told.title} {told.text}"
    page.scene.animator.complete()
    assert page.end.end is not None and page.end.end.reason == told.text


def ended(winners: tuple[int, ...], *players: str) -> Match:
    seats = [Seat(f"P{n}", player) for n, player in enumerate(players)]
    return SimpleNamespace(seats=seats, outcome=lambda: Outcome(winners, (), Text("none")))  # type: ignore[return-value]


def page_of(winners: tuple[int, ...], count: int) -> End:
    rows = tuple((f"P{n}", "", f"#00000{n}", "gem", n in winners, ()) for n in range(count))
    return End("P0 wins", "Because.", (), rows, {}, "")


@pytest.mark.parametrize(
    ("winners", "players", "mood", "title"),
    [
        ((0,), (PERSON, "greedy"), "won", "Victory"),
        ((1,), (PERSON, "greedy"), "lost", "Defeat"),
        ((0, 2), ("greedy", "greedy", PERSON), "won", "Victory"),
        ((), (PERSON, "greedy"), "told", "P0 wins"),  # a draw
        ((0,), (PERSON, PERSON), "told", "P0 wins"),  # one's victory is the other's defeat
        ((0,), ("greedy", "greedy"), "told", "P0 wins"),  # nobody played
    ],
)
def test_it_is_won_or_lost_for_one_person_and_told_to_several(
    winners: tuple[int, ...], players: tuple[str, ...], mood: str, title: str
) -> None:
    made = finale_of(ended(winners, *players), page_of(winners, len(players)), Words().say)
    assert (made.mood, made.title, made.text) == (mood, title, "Because.")
    assert [side[0] for side in sorted(made.victors)] == [f"#00000{n}" for n in winners]


def test_whose_victory_it_is_comes_first() -> None:
    """A victory that is shared is shown in one's own colour."""
    made = finale_of(ended((0, 2), "greedy", "greedy", PERSON), page_of((0, 2), 3), Words().say)
    assert made.victors == (("#000002", "gem"), ("#000000", "gem"))


# ---- what it looks like


def frame(game: str, told: Finale, share: float, size: QSize) -> QImage:
    image = QImage(size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    world_of(game).tableau(told.mood)(told, size).paint(painter, share)
    painter.end()
    return image


@pytest.mark.parametrize("game", sorted(BY_ID))
def test_victory_and_defeat_move_and_are_each_worlds_own(qtbot: QtBot, game: str) -> None:  # UX 60
    size = QSize(683, 384)
    frames = [frame(game, told, share, size) for told in (WON, LOST) for share in (0.1, 0.4, 0.8)]
    assert all(one != other for n, one in enumerate(frames) for other in frames[:n])
    others = [frame(other, WON, 0.8, size) for other in sorted(BY_ID) if other != game]
    assert frames[2] not in others


ENDINGS = [(game, mood, told) for game in sorted(BY_ID) for mood, told in (("won", WON), ("lost", LOST))]


def scene(game: str, mood: str, told: Finale, size: QSize, ratio: float = 1.0) -> Tableau:
    return world_of(game).tableau(mood)(told, size, ratio)


@pytest.mark.parametrize(("game", "mood", "told"), ENDINGS)
def test_each_ending_has_its_own_picture(qtbot: QtBot, game: str, mood: str, told: Finale) -> None:
    name = scene(game, mood, told, QSize(320, 180)).shown()
    assert name == f"{game}_{mood}" and shipped(f"finales/art/{name}.webp") is not None


def test_each_fleet_sees_its_own_flagship(qtbot: QtBot) -> None:
    earth, skaxar = ((side.color, side.shape) for side in world_of("fleet").sides)
    told = Finale("won", "", "", (earth,), (skaxar,))
    shown = [scene("fleet", mood, told, QSize(320, 180)).shown() for mood in ("won", "lost")]
    told = Finale("won", "", "", (skaxar,), (earth,))
    shown += [scene("fleet", mood, told, QSize(320, 180)).shown() for mood in ("won", "lost")]
    assert shown == ["fleet_won", "fleet_lost_skaxar", "fleet_won_skaxar", "fleet_lost"]
    assert all(shipped(f"finales/art/{name}.webp") for name in shown)


@pytest.mark.parametrize("size", [(800, 600), (640, 900), (1366, 768), (2560, 1080)])
@pytest.mark.parametrize(("game", "mood", "told"), ENDINGS)
def test_a_picture_covers_every_window(
    qtbot: QtBot, game: str, mood: str, told: Finale, size: tuple[int, int]
) -> None:  # fmt: skip
    shown = scene(game, mood, told, QSize(*size))
    first, last = shown.spot(0, 0), shown.spot(*FRAME)
    assert first.x() <= 0.01 and first.y() <= 0.01 and last.x() >= shown.wide - 0.01 and last.y() >= HIGH - 0.01
    assert (last.x() - first.x()) / (last.y() - first.y()) == pytest.approx(FRAME[0] / FRAME[1])  # not stretched


def test_what_moves_keeps_to_its_place_in_the_picture(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    """A white mark of the picture is seen where `spot` says, in windows of every shape."""
    picture = QImage(1778, 1000, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.black)
    painter = QPainter(picture)
    painter.fillRect(560, 200, 40, 40, Qt.GlobalColor.white)
    painter.end()
    monkeypatch.setattr(tableau, "read_picture", lambda world, name, wide, high: picture.scaled(wide, high))
    for size in ((1366, 768), (800, 600), (2560, 1080)):
        shown = scene("clash", "won", WON, QSize(*size))
        at = shown.spot(580, 220) * shown.unit
        ground = shown.ground.pixmap.toImage()
        assert ground.pixelColor(at.toPoint()).lightness() > 200
        assert ground.pixelColor((at + QPointF(60, 0)).toPoint()).lightness() < 20


def test_a_picture_is_read_as_large_as_it_is_shown_and_no_larger_than_it_is(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:  # fmt: skip
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(tableau, "read_picture", lambda world, name, wide, high: asked.append((wide, high)))
    for size, ratio in ((QSize(889, 500), 1.0), (QSize(889, 500), 2.0), (QSize(1920, 1080), 2.0)):
        scene("ganymede", "lost", LOST, size, ratio)
    assert asked == [(889, 500), (1778, 1000), (1778, 1000)]


@pytest.mark.parametrize(("game", "mood", "told"), ENDINGS)
def test_a_picture_that_is_missing_leaves_a_plain_ground(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, game: str, mood: str, told: Finale
) -> None:  # fmt: skip
    whole = scene(game, mood, told, QSize(480, 270)).ground.pixmap.toImage()
    monkeypatch.setattr(tableau, "read_picture", lambda *asked: None)
    plain = scene(game, mood, told, QSize(480, 270)).ground.pixmap.toImage()
    assert plain != whole
    rows = [plain.pixelColor(240, y).lightness() for y in (20, 130, 250)]
    assert rows == sorted(rows, reverse=True) and rows[0] > rows[2]  # two tones, the darker below


def test_no_picture_is_read_before_the_end(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []
    monkeypatch.setattr(tableau, "read_picture", lambda world, name, wide, high: read.append(name))
    page = at_the_last_blow(open_page)
    assert read == []
    page.scene.animator.complete()
    page.scene.animator._timer.stop()
    page.finale.grab()
    assert len(read) == 1 and read[0].startswith("clash_")


@pytest.mark.parametrize("mood", ["won", "lost", "told"])
@pytest.mark.parametrize("game", [*sorted(BY_ID), "toy"])
@pytest.mark.parametrize("size", [(800, 600), (640, 900), (2560, 1080)])
def test_every_window_and_every_side_has_its_picture(qtbot: QtBot, game: str, mood: str, size: tuple[int, int]) -> None:
    """Also where nobody won, where everybody did, and in a game that has no world."""
    for victors, others in ((WON.victors, WON.others), ((), WON.others), (WON.victors * 5, ())):
        told = Finale(mood, "Victory", "", victors, others)  # type: ignore[arg-type]
        image = frame(game, told, 0.7, QSize(*size))
        assert image.pixelColor(size[0] // 2, size[1] // 2).isValid()


def test_the_words_fit_every_window_and_size_of_text(qtbot: QtBot, open_page: OpenPage) -> None:
    page = open_page(clash(plies=4))
    long = WON._replace(title="Donaudampfschifffahrtsgesellschaft gewinnt", text="Warum es so kam, steht hier. " * 6)
    for size in ((800, 600), (1366, 768)):
        for text in (100, 200):
            page.settings.text = text
            page.resize(*size)
            page.refit()
            page.finale.setGeometry(page.rect())
            assert page.finale._written(long, 1.0).height() < size[1]


def test_a_screen_without_a_match_paints_nothing(qtbot: QtBot, page: HeardPage) -> None:
    empty = FinaleScreen("clash", page.scene.animator, page)
    empty.stop()
    assert empty.told is None and not empty.isVisible()
    empty.grab()
