"""A match seen again on its page: seek by line, log and key, play and pause, whose eyes, playing on (UX 34)."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.ai.costs import Cost
from desktop.ai.judging import BEST, Verdict
from desktop.app.house.house import House
from desktop.app.play.play_page import PlayPage
from desktop.app.play.replay_keys import KEYS
from desktop.app.play.replay_page import ReplayPage
from desktop.app.window import Window
from desktop.controller import counsel
from desktop.controller.advice import Weighed
from desktop.controller.replay import REST
from desktop.engine.match import PERSON, Match
from desktop.engine.sight import OPEN
from desktop.face import face_of
from desktop.storage.statistics import Statistics, result_of
from desktop.table.drawing.lettering import fits
from desktop.table.motion.speeds import Speed
from tests import patience
from tests.app.conftest import SIZES, TEXTS, PlayStub
from tests.app.looking import clipped, nameless, overlapping
from tests.app.playing import clash, said
from tests.controller.sitting import Prompted

Show = Callable[..., ReplayPage]


@pytest.fixture
def show(qtbot: QtBot, house: House, play_stub: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Show]:
    """Opens a window on the replay of a match."""
    monkeypatch.setattr(counsel, "AiRunner", Prompted)
    made: list[Window] = []

    def start(match: Match, width: int = 1366, height: int = 768, text: int = 100) -> ReplayPage:
        house.settings.text, house.settings.speed = text, "off"
        window = Window(house)
        made.append(window)
        qtbot.addWidget(window)
        window.resize(width, height)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow, timeout=patience.MS)
        window.routes.watch(match)
        page = window.page
        assert isinstance(page, ReplayPage)
        page.win = window  # type: ignore[attr-defined]
        return page

    yield start
    for window in made:
        window.close()


def over(plies: int = 24) -> Match:
    match = clash(plies=plies)
    if not match.over:
        match.resign(1)
    return match


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
def test_it_fits_every_window_and_size_of_text(show: Show, size: tuple[int, int], text: int) -> None:  # UX 15
    page = show(over(), *size, text)
    page.folded = False
    page.fit()
    assert clipped(page) == [] and clipped(page.bar) == [] and nameless(page) == []
    parts: list[QWidget] = [
        page.view,
        page.panel,
        page.bar,
        page.arrow,
        page.seen,
        page.on_button,
        page.keys_button,
        page.panel_button,
    ]
    assert overlapping(parts) == []
    walks: list[QWidget] = [*page.bar.buttons, page.bar.pace, page.bar.line]
    assert overlapping(walks) == []
    assert all(QRect(0, 0, *size).contains(part.geometry()) for part in parts)
    assert page.view.height() > size[1] * 0.5


def test_the_sentences_go_over_the_buttons_where_they_would_be_too_small(show: Show) -> None:  # UX 15
    page = show(over(), 1366, 768)
    for width, text, over_them in ((1366, 100, False), (1024, 200, True), (1366, 100, False)):
        page.house.settings.text = text
        page.win.resize(width, 768)  # type: ignore[attr-defined]
        told, play = page.bar.told.geometry(), page.bar.play.geometry()
        assert (told.bottom() < play.top()) is over_them
        assert over_them or play.right() < told.left() < told.right() < page.bar.pace.x()
        assert page.bar.pace.geometry().right() > page.bar.width() * 0.97


@pytest.mark.parametrize("text", TEXTS)
def test_the_second_line_takes_fewer_words_before_it_gets_small(show: Show, text: int) -> None:
    page = show(over(), 1366, 768, text)
    page.house.words.speak("de")
    page._show()
    told, face = page.bar.told, page.bar.told._faces()[1]
    forms = (told.lines[1], *told.shorter)
    assert len({*forms}) == 3 and all("Entscheidung 0 von" in form for form in forms)
    shown = []
    for wide in range(2400, 100, -20):
        told.resize(wide, told.height())
        shown.append(told.second_line(face))
        assert fits(shown[-1], face, wide, 0.85) or shown[-1] == forms[-1]
    assert tuple(dict.fromkeys(shown)) == forms  # all of it first
    assert told.lines[1] in page.bar.line.accessibleDescription()  # a voice says all of it


def test_the_line_the_log_and_keys_lead_to_the_same_places(show: Show, qtbot: QtBot) -> None:
    page = show(over())
    replay = page.replay
    assert QApplication.focusWidget() is page.bar.line and replay.at == 0
    qtbot.keyClick(page.bar.line, Qt.Key.Key_Right)
    assert replay.at == 1 and page.bar.told.lines[0] == replay.sentence()
    qtbot.mouseClick(page.bar.line, Qt.MouseButton.LeftButton, pos=page.bar.line.rect().center())
    middle = replay.at
    assert 4 < middle < replay.last and page.bar.line.value() == middle
    line = next(line for line in page.log.lines.lines if line.kind == "line" and line.step == 2)
    page.log.chosen.emit(line)
    assert replay.at == 3
    qtbot.keyClick(page, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert replay.at in replay.turns and replay.at > 3
    qtbot.keyClick(page, Qt.Key.Key_End)
    assert replay.at == replay.last and page.bar.walks["forth"].reason
    qtbot.keyClick(page, Qt.Key.Key_Home)
    assert replay.at == 0 and page.bar.walks["back"].reason
    assert set(KEYS.values()) >= set(page.bar.walks)


def test_space_plays_and_pauses_and_a_focused_button_is_pressed_by_it(
    show: Show, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.controller.replay.REST", dict.fromkeys(REST, 100_000))
    page = show(over())
    page.replay.set_pace(page.replay.scene.animator.pace._replace(speed=Speed.OFF))
    qtbot.keyClick(page.bar.line, Qt.Key.Key_Space)
    assert page.replay.playing and page.bar.play.accessibleName().startswith("Pause")
    assert page.replay.at == 1
    qtbot.keyClick(page.bar.line, Qt.Key.Key_Space)
    assert not page.replay.playing
    forth = page.bar.walks["forth_turn"]
    forth.setFocus()
    qtbot.keyClick(forth, Qt.Key.Key_Space)
    assert not page.replay.playing and page.replay.at > 1


def test_the_pace_is_chosen_on_the_page(show: Show) -> None:
    page = show(over())
    page.bar.pace.choose(2)
    assert page.scene.animator.pace.speed is Speed.SLOW
    assert not page.scene.animator.pace.motion  # where cards do not travel in a game they do not here


def test_after_the_end_one_may_look_from_everywhere(show: Show, qtbot: QtBot) -> None:
    page = show(over())
    names = [page.seen.itemText(at) for at in range(page.seen.count())]
    assert names == ["Seen by Mara", "All hands open", "Seen by Ivo"]
    page.replay.seek(9)
    before = page.view.grab().toImage()
    qtbot.keyClick(page.bar.line, Qt.Key.Key_V)
    assert page.replay.viewer == OPEN and page.view.grab().toImage() != before


def test_before_the_end_nothing_of_another_seat_is_on_the_page(show: Show) -> None:  # UX 34 and 38
    match = clash(plies=8)
    page = show(match)
    assert [page.seen.itemText(at) for at in range(page.seen.count())] == ["Seen by Mara"]
    page.replay.seek(page.replay.last)
    own, rival = (face_of(match.game).looks(match.view(seat), (), page.replay.say)[("hand", 1)] for seat in (0, 1))
    assert own != rival and [item.look for item in page.scene.cards[("hand", 1)]] == list(own)
    assert page.replay.chances() is None and "Chance to win" not in said(page)


def test_several_people_see_what_everybody_sees_until_the_end(show: Show) -> None:  # UX 38
    page = show(clash((PERSON, PERSON), plies=12))
    assert page.seen.itemText(0) == "As everybody sees it" and page.seen.count() == 1
    assert not page.on_button.isEnabled() and page.on_button.reason


def test_playing_on_opens_a_match_of_its_own_as_practice(show: Show, qtbot: QtBot) -> None:
    match = over()
    page = show(match)
    page.replay.seek(10)
    window = page.win  # type: ignore[attr-defined]
    qtbot.mouseClick(page.on_button, Qt.MouseButton.LeftButton)
    assert isinstance(window.page, PlayStub)
    new = window.page.match
    assert new.practice and new.salt != match.salt and new.start is not None
    assert new.view(0) == match.game.view(match.steps[10].before, 0)


def test_at_the_end_there_is_nothing_to_play_on_and_it_says_so(show: Show) -> None:
    page = show(over())
    page.replay.seek(page.replay.last)
    assert not page.on_button.isEnabled() and "over here" in page.on_button.reason


def test_the_chances_appear_as_they_are_worked_out(show: Show) -> None:
    page = show(over(6))
    runner = page.replay._counsel._runner
    assert isinstance(runner, Prompted)
    assert [len(line) for line, _ in page.bar.line.curves] == [0, 0]
    for known in range(1, 7):
        runner.answer()
        assert [len(line) for line, _ in page.bar.line.curves] == [known, known]
    assert page.replay.complete and "would move it: solid: Mara, dashed: Ivo" in page.bar.told.lines[1]


def test_what_nobody_waited_for_at_the_end_of_a_match_is_counted_when_it_is_seen_again(
    show: Show, house: House
) -> None:
    match = over(6)
    house.statistics.add(result_of(match, 1.0))
    page = show(match)
    runner = page.replay._counsel._runner
    assert isinstance(runner, Prompted)
    while runner.task is not None:
        runner.answer()
    (kept,) = Statistics(house.statistics.path.parent).results
    assert sum(kept.less_luck) == pytest.approx(1.0) and not kept.staked, "who is hurried does not know what it cost"
    for number in page.replay._counsel.judged.own():
        page.replay._counsel.judged.note(number, Verdict(BEST), Cost(0.1, 0.2))
    page.replay._counsel.progressed.emit()
    (kept,) = Statistics(house.statistics.path.parent).results
    assert kept.looks == match.game.bots.judging.looks and kept.staked[0] > kept.lost[0] > 0.0


def test_escape_leads_back(show: Show, qtbot: QtBot) -> None:
    page = show(over())
    window = page.win  # type: ignore[attr-defined]
    qtbot.keyClick(page.bar.line, Qt.Key.Key_Escape)
    assert window.page is window.home


# ---- from the table and back


def test_from_the_end_to_the_replay_and_back_to_the_end(window: Window, qtbot: QtBot) -> None:
    window.routes.play(over(6))
    table = window.page
    assert isinstance(table, PlayPage) and table.end.isVisible()
    runner = table.controller.counsel._runner
    assert isinstance(runner, Prompted)
    qtbot.mouseClick(table.end.replay_button, Qt.MouseButton.LeftButton)
    page = window.page
    assert isinstance(page, ReplayPage)
    while runner.task is not None:  # one search serves both pages
        runner.answer()
    assert page.replay.complete and page.replay.match is table.match
    qtbot.keyClick(page.bar.line, Qt.Key.Key_Escape)
    assert window.page is table and table.end.isVisible() and table.end.back is not None


def test_where_the_advisers_fail_for_good_the_last_page_claims_no_progress(window: Window) -> None:
    window.routes.play(over(6))
    table = window.page
    assert isinstance(table, PlayPage)
    runner = table.controller.counsel._runner
    assert isinstance(runner, Prompted)
    runner.answer()
    note = table.end.course.note
    assert note.isVisible() and " of 6" in note.text()
    runner.trouble.emit("gone")
    assert note.isHidden() and not note.text()


def test_playing_on_is_practice_with_a_save_of_its_own(window: Window, qtbot: QtBot, house: House) -> None:
    house.settings.warnings = "off"  # no move is held
    first = over(8)
    window.routes.watch(first)
    page = window.page
    assert isinstance(page, ReplayPage)
    at = next(number for number, step in enumerate(first.steps) if step.seat == 0 and number > 2)
    page.replay.seek(at)
    qtbot.mouseClick(page.on_button, Qt.MouseButton.LeftButton)
    table = window.page
    assert isinstance(table, PlayPage) and table.top.mark == "Practice"
    assert "began from a position" in table.controller.tells.deal()
    table.controller.play(table.controller.tells.moves()[0][1])
    (saved,) = house.saves.everything()
    assert saved.practice and saved.id == house.saves.id_of(table.match) != house.saves.id_of(first)


def test_the_same_deal_again_is_the_same_match_from_its_first_card(window: Window, qtbot: QtBot) -> None:
    first = over(8)
    window.routes.play(first)
    table = window.page
    assert isinstance(table, PlayPage)
    qtbot.mouseClick(table.end.same_button, Qt.MouseButton.LeftButton)
    again = window.page
    assert isinstance(again, PlayPage) and again is not table
    match = again.match
    assert (match.seed, match.seats, match.options) == (first.seed, first.seats, first.options)
    assert match.salt != first.salt and not match.practice
    assert match.game.view(match.state, 0) == match.game.view(first.steps[0].before, 0)


@pytest.mark.parametrize(("error", "said"), [(0.001, "hardly move it"), (0.05, "the band is as far")])
def test_a_band_is_named_where_it_can_be_seen(show: Show, error: float, said: str) -> None:
    page = show(over(6))
    review = page.replay._counsel.review
    assert review is not None
    for step in page.match.steps:
        review.note([Weighed(step.action, 0.5)], error)
    for at in review.judged.own():
        review.judged.note(at, Verdict(BEST))
    page._draw_course()
    assert said in page.bar.told.lines[1]
