"""The end of a game: winner first, numbers, curves, and what to do next."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.ai.agent import never
from desktop.app.house.about_even import EVEN
from desktop.app.play.curve import DASHES, Curves
from desktop.app.play.end import COURSE_VIEW, LUCK_VIEW, EndSheet
from desktop.app.play.end_table import broken
from desktop.controller.advice import Review, Weighed
from desktop.controller.ending import End, Turning
from desktop.controller.looking_back import LookBack
from desktop.controller.luck_told import Gained, LuckTold
from desktop.engine.match import PERSON, Match
from desktop.engine.notes import Branch
from desktop.storage.settings import Settings
from desktop.storage.statistics import Statistics
from desktop.table.controls.buttons import rescale
from desktop.table.drawing.theme import Metrics
from desktop.words import Words
from desktop.worker import solve
from tests import patience
from tests.app.asked import Asked
from tests.app.looking import clipped, nameless, overlapping
from tests.app.playing import OpenPage, clash, one_ply, pages  # noqa: F401

ROWS = (
    ("Mara", "you", "#D98A4A", "square", True, ("Watchtower", "1", "5", "3")),
    ("Ivo", "AI · Greedy", "#6F9BD8", "diamond", False, ("Stronghold", "0", "1", "7")),
)
HEADERS = ("Tower", "Steps from the end", "Creatures in play", "Cards in hand")
END = End("Mara wins", "Ivo's Stronghold fell.", HEADERS, ROWS, {0: [4, 4, 3, 1.0], 1: [4, 3, 3, 0.0]}, "Steps")


@pytest.fixture
def sheet(qtbot: QtBot) -> EndSheet:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1366, 768)
    made = EndSheet(Words(), "clash", "Clash of Decks", page)
    made.page = page  # type: ignore[attr-defined]
    rescale(page, Metrics(0.768))
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow, timeout=patience.MS)
    made.tell(END, "Turn 8")
    made.open()
    made.place_in(QRect(0, 0, 1366, 768))
    return made


@pytest.mark.parametrize("tried", [False, True])
def test_a_try_leads_back_to_the_study_from_its_menu_and_its_last_page(open_page: OpenPage, tried: bool) -> None:
    match = clash(plies=-1)
    match.branch = Branch("clash-parent", 6) if tried else None
    page = open_page(match)
    page.house.routes = asked = Asked()
    page.end.place_in(page.rect())
    assert page.end.study_button.isHidden() != tried and page.end.seats_button.isHidden() == tried
    page.menu.open()
    assert page.menu.study_item.isVisible() == tried and (page.menu.study_item in page.menu.items) == tried
    page.end.study_button.click()
    page.menu.study_item.click()
    assert asked.of("study") == [[Branch("clash-parent", 6)]] * 2 * tried


def nothing_hidden(sheet: EndSheet) -> list[str]:
    """What lies on something else, or where nobody could scroll to."""
    sheet.grab()
    parts = [sheet.table, sheet.views, sheet.course, sheet.gained, sheet.curves, *sheet.course.links,
             sheet.gained.said, sheet.gained.table, sheet.gained.about]  # fmt: skip
    shown = [part for part in parts if part.isVisibleTo(sheet)]
    room = QRect(0, 0, sheet.inside.width(), sheet.inside.height())
    lost = [
        f"{part} at {part.mapTo(sheet.inside, part.rect().topLeft())}, {part.size()} of {room.size()}"
        for part in shown
        if not room.contains(QRect(part.mapTo(sheet.inside, part.rect().topLeft()), part.size()))
    ]
    links = [link for link in sheet.course.links if link.isVisible()]
    low = [f"{link.text()} is too low" for link in links if link.height() + 1 < link.high(link.width())]
    outer: list[QWidget] = [*sheet.buttons, sheet.body, sheet.turned]
    scrolls = sheet.body.verticalScrollBar().maximum()
    cut = [] if sheet.inside.height() <= sheet.body.height() + scrolls else ["the end cannot be scrolled to"]
    return [
        *clipped(sheet),
        *overlapping(outer),
        *overlapping(shown),
        *lost,
        *cut,
        *(low if sheet.course.isVisible() else []),
    ]


def test_winner_and_reason_come_first_for_assistive_tools_too(sheet: EndSheet) -> None:
    assert sheet.accessibleName() == "Mara wins. Ivo's Stronghold fell."
    assert "Ivo: Tower Stronghold, Steps from the end 0" in sheet.accessibleDescription()
    assert nameless(sheet) == []


@pytest.mark.parametrize("size", [(800, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_it_fits_every_window_and_size_of_text(sheet: EndSheet, size: tuple[int, int], text: float) -> None:  # UX 15
    sheet.page.resize(*size)  # type: ignore[attr-defined]
    rescale(sheet.page, Metrics(size[1] / 1000, text))  # type: ignore[attr-defined]
    sheet.place_in(QRect(0, 0, *size))
    assert QRect(0, 0, *size).contains(sheet.geometry())
    assert nothing_hidden(sheet) == []
    assert sheet.table.height() < sheet.body.height()


def test_enter_presses_what_the_keyboard_was_led_to(sheet: EndSheet, qtbot: QtBot) -> None:  # UX 46
    sheet.look_back(BACK)
    played: list[bool] = []
    sheet.again_button.clicked.connect(lambda: played.append(True))
    link = sheet.course.links[1]
    link.setFocus()
    with qtbot.waitSignal(sheet.pressed, timeout=patience.MS) as heard:
        qtbot.keyClick(link, Qt.Key.Key_Return)
    assert heard.args == [7]
    for button in (sheet.replay_button, sheet.home_button):
        button.setFocus()
        with qtbot.waitSignal(button.clicked, timeout=patience.MS):
            qtbot.keyClick(button, Qt.Key.Key_Return)
    assert played == []


def test_enter_plays_again_wherever_the_keyboard_has_rested(sheet: EndSheet, qtbot: QtBot) -> None:
    assert sheet.table.hasFocus()
    for widget in (sheet.table, sheet.again_button, sheet):
        with qtbot.waitSignal(sheet.again_button.clicked, timeout=patience.MS):
            qtbot.keyClick(widget, Qt.Key.Key_Return)


def test_tab_goes_through_the_moments_before_the_buttons_also_where_one_has_to_scroll(
    sheet: EndSheet, qtbot: QtBot
) -> None:
    rescale(sheet.page, Metrics(0.768, 2.0))  # type: ignore[attr-defined]
    sheet.look_back(BACK)
    sheet.place_in(QRect(0, 0, 1366, 768))
    sheet.grab()
    qtbot.waitUntil(sheet.table.hasFocus, timeout=patience.MS)
    links, walked = sheet.course.links, []
    for _ in range(len(links) + 2):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        walked.append(focus)
        if focus in links:
            top = focus.mapTo(sheet.body.viewport(), focus.rect().topLeft()).y()
            assert top >= 0 and top + focus.height() <= sheet.body.viewport().height() + 1  # it has come into sight
    assert walked == [*links, *sheet.buttons[:2]]
    for back in reversed([sheet.table, *links, sheet.buttons[0]]):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Backtab)
        assert QApplication.focusWidget() is back


def test_a_look_back_that_has_only_begun_says_so(open_page: OpenPage) -> None:
    page = open_page(clash(plies=-1))
    review, steps = page.controller.counsel.review, len(page.match.steps)
    assert review is not None
    page.controller.counsel.progressed.emit()
    for number in range(3):
        assert f"{number} of {steps} decisions" in page.end.course.note.text() and page.end.course.note.isVisible()
        review.note([Weighed(page.match.steps[number].action, 0.5)])
        page.controller.counsel.progressed.emit()
    for step in page.match.steps[3:]:
        review.note([Weighed(step.action, 0.5)])
    page.controller.counsel.progressed.emit()
    assert "Looking back" not in page.end.course.note.text() and "judged so far" in page.end.course.note.text()


def test_space_that_was_meant_for_the_game_leaves_it_on_its_last_page(
    open_page: OpenPage, qtbot: QtBot
) -> None:  # UX 46
    page = open_page(clash(plies=-1))
    qtbot.waitUntil(page.end.table.hasFocus, timeout=patience.MS)
    for _ in range(3):
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert page.end.isVisible() and page.heard == []
    assert page.end.table.accessibleName() and "Mara" in page.end.table.accessibleDescription()


def test_the_cross_shows_the_table(sheet: EndSheet, qtbot: QtBot) -> None:
    qtbot.mouseClick(sheet.cross, Qt.MouseButton.LeftButton)
    assert not sheet.isVisible()


def test_a_game_without_a_course_shows_no_empty_curve(sheet: EndSheet) -> None:
    sheet.tell(END._replace(curve={0: [], 1: []}), "Turn 1")
    sheet.place_in(QRect(0, 0, 1366, 768))
    sheet.grab()
    assert not sheet.curves.isVisible()


def test_a_curve_that_comes_later_finds_its_room(sheet: EndSheet) -> None:
    places = [sheet.curves.geometry(), sheet.geometry()]
    sheet.tell(END._replace(curve={0: [1.0], 1: [0.0]}), "Turn 8")
    sheet.place_in(QRect(0, 0, 1366, 768))
    assert not sheet.curves.isVisible()
    sheet.tell(END, "Turn 8")
    assert sheet.curves.isVisible() and [sheet.curves.geometry(), sheet.geometry()] == places


def test_every_seat_has_a_line_of_its_own_kind(qtbot: QtBot) -> None:  # UX 39
    assert len(set(DASHES)) == len(DASHES) >= 6
    page = QWidget()
    qtbot.addWidget(page)
    curves = Curves("Course", page)
    curves.resize(400, 100)
    curves.set_curves({0: [1.0, 2, 3], 1: [3.0, 3, 3]}, {0: "#FFFFFF", 1: "#FFFFFF"})
    both = curves.grab().toImage()
    curves.set_curves({0: [3.0, 3, 3], 1: [1.0, 2, 3]}, {0: "#FFFFFF", 1: "#FFFFFF"})
    assert curves.grab().toImage() != both  # told apart without colour


def test_a_flat_course_is_drawn(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    curves = Curves("Course", page)
    curves.resize(200, 80)
    curves.set_curves({0: [2.0, 2.0]}, {0: "#FFFFFF"})
    empty = Curves("Course", page)
    empty.resize(200, 80)
    assert curves.grab().toImage() != empty.grab().toImage()


def test_the_page_shows_it_and_the_bright_button_brings_it_back(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page(clash(plies=-1))
    assert page.end.isVisible() and page.veil.isVisible()
    qtbot.waitUntil(page.end.table.hasFocus, timeout=patience.MS)
    end = page.controller.tells.outcome()
    assert end is not None and [row.winner for row in page.end.rows].count(True) == 1
    qtbot.mouseClick(page.end.cross, Qt.MouseButton.LeftButton)
    assert not page.end.isVisible() and not page.veil.isVisible()
    assert page.foot.primary.text() == "How it ended"
    qtbot.keyClick(page.view, Qt.Key.Key_Space)
    assert page.end.isVisible()
    qtbot.keyClick(page.end.again_button, Qt.Key.Key_Return)
    assert page.heard[-1][0] == "again"
    for button, way in (
        (page.end.seats_button, "other_game"), (page.end.replay_button, "watch"),
        (page.end.same_button, "same_deal"), (page.end.home_button, "home"),
    ):  # fmt: skip
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert page.heard[-1][0] == way


def play_out(match: Match) -> None:
    while not match.over:
        one_ply(match)


def test_a_match_counts_when_it_ends_and_only_once(open_page: OpenPage, tmp_path: Path) -> None:
    results = Statistics(tmp_path)
    match = clash()
    page = open_page(match, statistics=results)
    play_out(match)
    for _ in range(2):
        page.keeping.match(match, match.state.prompt())
        page._ended()
    assert [result.id for result in results.results] == [f"clash-{match.salt}"]


def test_it_says_how_the_next_match_goes_where_the_opponent_is_even(open_page: OpenPage, tmp_path: Path) -> None:
    settings, results = Settings(speed="off"), Statistics(tmp_path)
    sitting = [{"name": "Mara", "player": PERSON}, {"name": "Ivo", "player": EVEN}]
    settings.setups["clash"] = {"seats": sitting, "mode": "duel", "options": {}}
    match = clash((PERSON, "standard"))
    page = open_page(match, settings=settings, statistics=results)
    play_out(match)
    page.keeping.match(match, match.state.prompt())
    page._ended()
    won = int(match.outcome().winners == (0,))
    assert page.end.end is not None and page.end.end.reason.endswith(f": you won {won} of the last 1.")
    assert f"you won {won} of the last 1" in page.end.accessibleName()
    page._play_again()
    chosen = page.heard[-1][1]
    assert [seat.player for seat in chosen.seats] == [PERSON, EVEN]


def test_a_finished_match_that_is_only_looked_at_does_not_count(open_page: OpenPage, tmp_path: Path) -> None:
    results = Statistics(tmp_path)
    match = clash()
    play_out(match)
    open_page(match, statistics=results)._ended()
    assert results.results == []


@pytest.mark.parametrize("seats", [2, 6])
def test_what_stands_out_finds_room_beside_the_course(sheet: EndSheet, seats: int) -> None:
    rows = tuple(END.rows[number % 2] for number in range(seats))
    sheet.tell(END._replace(rows=rows), "Turn 8")
    sheet.look_back(LookBack({0: [0.5, 0.6, 0.2], 1: [0.5, 0.4, 0.8]}, ((1, "One."), (2, "Two."), (3, "Three."))))
    sheet.place_in(QRect(0, 0, 1366, 768))
    assert sheet.curves.isVisible() and sheet.curves.height() > sheet.metrics.px(54)
    assert nothing_hidden(sheet) == []
    assert [link.text() for link in sheet.course.links if link.isVisible()] == ["One.", "Two.", "Three."]
    if seats == 2:
        assert sheet.inside.height() <= sheet.body.height()  # nothing has to be scrolled for


def test_whoever_won_stands_first_and_each_line_has_its_name(sheet: EndSheet) -> None:
    rows = [("Ada", "", "#CC6236", "circle", False, ("3",)), ("Ben", "", "#36CC62", "square", False, ("9",)),
            ("Cleo", "", "#6236CC", "hexagon", True, ("5",))]  # fmt: skip
    sheet.tell(END._replace(rows=tuple(rows), curve={0: [1.0, 3], 1: [1.0, 9], 2: [1.0, 5]}), "Turn 1")
    assert [row.name for row in sheet.table.rows] == ["Cleo", "Ben", "Ada"]
    assert sheet.curves.names == ["Ada", "Ben", "Cleo"]
    sheet.curves.resize(500, 120)
    named = sheet.curves.grab().toImage()
    sheet.curves.names = ["", "", ""]
    assert sheet.curves.grab().toImage() != named


# ---- when it turned


TURNED = END._replace(turning=Turning(1, "It turned in turn 7. Martyr hits Ivo's tower for 6."))


def test_it_says_when_it_turned_and_marks_it_on_the_curve(sheet: EndSheet) -> None:  # UX 60
    assert sheet.turned.isHidden() and sheet.curves.mark == -1
    plain = sheet.curves.grab().toImage()
    sheet.tell(TURNED, "Turn 8")
    sheet.place_in(QRect(0, 0, 1366, 768))
    assert sheet.turned.isVisible() and sheet.turned.text() == "It turned in turn 7. Martyr hits Ivo's tower for 6."
    assert sheet.accessibleName() == f"Mara wins. Ivo's Stronghold fell. {sheet.turned.text()}"
    assert sheet.turned.accessibleName() == f"{sheet.turned.text()} Opens the replay there."
    assert sheet.curves.mark == 1 and sheet.curves.grab().toImage() != plain
    sheet.look_back(LookBack({0: [0.3, 0.2, 0.7], 1: [0.7, 0.8, 0.3]}, (), Turning(2, "As a search sees it, later.")))
    assert (sheet.turned.text(), sheet.curves.mark) == ("As a search sees it, later.", 2)
    sheet.look_back(LookBack({0: [0.3, 0.2, 0.7], 1: [0.7, 0.8, 0.3]}, ()))
    assert sheet.curves.mark == 2  # of a doubtful look back it says what everybody saw


def test_one_who_had_led_from_the_start_opens_it_there(sheet: EndSheet) -> None:
    sheet.tell(END._replace(turning=Turning(-1, "Mara led from the start.")), "Turn 8")
    assert sheet.turned.step == 0 and sheet.curves.mark == -1 and sheet.turned.isVisible()


@pytest.mark.parametrize("size", [(800, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_a_long_sentence_fits_as_well(sheet: EndSheet, size: tuple[int, int], text: float) -> None:  # UX 15
    long = "Wer gewonnen hat, lag ab Runde 12 · Treffen 14 vorn. Wachturm von Ivo fällt, die Festung steht links. "
    sheet.tell(END._replace(turning=Turning(1, long * 2)), "Turn 8")
    sheet.page.resize(*size)  # type: ignore[attr-defined]
    rescale(sheet.page, Metrics(size[1] / 1000, text))  # type: ignore[attr-defined]
    sheet.place_in(QRect(0, 0, *size))
    assert nothing_hidden(sheet) == []
    assert sheet.turned.geometry().bottom() <= sheet.body.y()


def test_a_press_on_it_opens_the_replay_there(open_page: OpenPage, qtbot: QtBot) -> None:  # UX 60
    page = open_page(clash(plies=-1))
    assert page.end.end is not None and page.end.end.turning is not None
    step = page.end.end.turning.step
    qtbot.mouseClick(page.end.turned, Qt.MouseButton.LeftButton)
    assert page.heard[-1] == ("watch", page.match, page.controller.counsel, step)
    qtbot.keyClick(page.end.turned, Qt.Key.Key_Space)
    assert page.heard[-1][-1] == step


# ---- the moments, and luck told from play


BACK = LookBack({0: [0.5, 0.6, 0.2], 1: [0.5, 0.4, 0.8]}, ((1, "One."), (7, "Two."), (9, "Three.")), small=(3, "Four."))
LUCK = LuckTold((Gained(50, 4, -30, 61, 15, 100), Gained(50, -4, 30, -15, -61, 0)), ("Against you.", "With Ivo."), True)


def test_each_moment_can_be_pressed_and_opens_the_replay_there(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page(clash(plies=-1))
    page.end.look_back(BACK)
    for link, step in zip(page.end.course.links, (1, 7, 9, 3), strict=True):
        assert link.accessibleName() == f"{link.text()} Opens the replay there."
        qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
        assert page.heard[-1] == ("watch", page.match, page.controller.counsel, step)
        qtbot.keyClick(link, Qt.Key.Key_Space)
        assert page.heard[-1][-1] == step
    page.end.look_back(BACK._replace(moments=((4, "Another."),)))
    assert [link.isVisible() for link in page.end.course.links] == [True, True, False, False]
    qtbot.mouseClick(page.end.course.links[0], Qt.MouseButton.LeftButton)
    assert page.heard[-1][-1] == 4


def test_moments_and_both_views_are_reached_by_keys(sheet: EndSheet, qtbot: QtBot) -> None:
    sheet.look_back(BACK)
    sheet.tell_luck(LUCK, 0)
    reached = set()
    for _ in range(16):
        focus = QApplication.focusWidget()
        assert focus is not None
        reached.add(focus.accessibleName())
        qtbot.keyClick(focus, Qt.Key.Key_Tab)
    assert {f"{said} Opens the replay there." for said in ("One.", "Two.", "Three.", "Four.")} <= reached
    sheet.views.findChildren(QAbstractButton)[LUCK_VIEW].setFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert sheet.gained.isVisible() and not sheet.course.isVisible()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Tab)
    assert sheet.gained.table.hasFocus()


def test_luck_and_play_of_every_seat_are_told_and_add_up(sheet: EndSheet) -> None:
    sheet.look_back(BACK)
    assert not sheet.views.isVisible()
    sheet.tell_luck(LuckTold((), (), True, note="3 of 20 so far."), 0)
    sheet.views.choose(LUCK_VIEW)
    assert sheet.gained.said.text() == "3 of 20 so far." and not sheet.gained.table.isVisible()
    sheet.tell_luck(LUCK, 0)
    assert sheet.gained.said.text() == "Against you." and sheet.gained.isVisible()
    told = sheet.gained.table.accessibleDescription().replace("\xa0", " ")
    assert "Mara: Start 50 %, Deal +4 %, Draws −30 %, Own play +61 %, Others' play +15 %, Result 100 %" in told
    assert nameless(sheet) == []
    for row in LUCK.rows:
        assert row.start + row.deal + row.draws + row.own + row.others == row.result
    sheet.tell_luck(LUCK, None)
    assert sheet.gained.said.text() == "Against you. With Ivo."
    sheet.tell_luck(LUCK._replace(draws=False), 0)
    assert "Draws" not in sheet.gained.table.accessibleDescription()


def test_when_it_is_known_it_stands_beside_the_result(open_page: OpenPage, tmp_path: Path) -> None:
    """The process answers until nothing is left to ask; nothing is counted twice."""
    results, match = Statistics(tmp_path), clash((PERSON, "standard"))
    page = open_page(match, settings=Settings(speed="off"), statistics=results)
    play_out(match)
    page.keeping.match(match, match.state.prompt())
    assert results.results[0].less_luck == ()
    page.controller.counsel.review = review = Review(match)
    for step in match.steps:
        review.note([Weighed(step.action, 0.5)])
    page._ended()
    assert page.end.gained.said.text() == f"Luck is being told from play: 0 of {len(match.steps) + 1} steps so far."
    while not review.apart.done:
        review.take(solve(review.apart.next_task(1), {}, never))
    page.controller.counsel.progressed.emit()
    (kept,) = Statistics(tmp_path).results
    assert sum(kept.less_luck) == pytest.approx(1.0, abs=1e-5)
    shares = match.outcome().shares()
    luck = page.end.luck.rows[0].luck  # type: ignore[union-attr]
    assert shares[0] - kept.less_luck[0] == pytest.approx(luck / 100, abs=0.011)


def test_bars_show_what_was_given_and_what_was_taken(sheet: EndSheet) -> None:
    sheet.tell_luck(LUCK, 0)
    sheet.views.choose(LUCK_VIEW)
    first = sheet.gained.table.grab().toImage()
    row = LUCK.rows[0]._replace(deal=-30, draws=4)
    sheet.tell_luck(LUCK._replace(rows=(row, LUCK.rows[1])), 0)
    assert sheet.gained.table.grab().toImage() != first


@pytest.mark.parametrize("size", [(800, 600), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("view", [COURSE_VIEW, LUCK_VIEW])
def test_both_views_fit_every_window_and_size_of_text(
    sheet: EndSheet, size: tuple[int, int], text: float, view: int
) -> None:  # UX 15
    long = "Runde 12 · Treffen 14, ein grober Fehler: Du legst Hexe aus deinen eigenen Verbündeten ab. " * 2
    sheet.page.resize(*size)  # type: ignore[attr-defined]
    sheet.look_back(BACK._replace(moments=((1, long), (7, long), (9, long)), small=(3, long), note="So far."))
    sheet.tell_luck(LUCK, 0)
    rescale(sheet.page, Metrics(size[1] / 1000, text))  # type: ignore[attr-defined]
    sheet.place_in(QRect(0, 0, *size))
    sheet.views.choose(view)
    assert nothing_hidden(sheet) == []
    assert sheet.body.height() > 100


def test_heads_of_several_words_take_two_lines_where_letters_are_large(sheet: EndSheet) -> None:  # UX 55
    assert broken("OTHERS’ PLAY", 2) == ["OTHERS’", "PLAY"] and broken("OTHERS’ PLAY", 1) == ["OTHERS’ PLAY"]
    assert broken("SPIEL DER ANDEREN", 2) == ["SPIEL DER", "ANDEREN"] and broken("DRAWS", 2) == ["DRAWS"]
    table = sheet.table
    for text, lines in ((1.0, 1), (2.0, 2)):
        rescale(sheet.page, Metrics(0.768, text))  # type: ignore[attr-defined]
        assert table.label_lines == lines
        table.grab()
    table.heads = ("Tower", "Hand")
    assert table.label_lines == 1
