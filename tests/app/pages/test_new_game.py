"""The new-game page: fields for every option, seats, and the last set-up filled in."""

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop import ladder
from desktop.app.house.about_even import EVEN
from desktop.app.house.house import House
from desktop.app.house.set_up import SetUp
from desktop.app.pages.new_game import NewGamePage
from desktop.app.pages.option_fields import Stepper
from desktop.app.window import Window
from desktop.controller.matches import Value
from desktop.engine.game import Game
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.opponents import opponents_of, rung
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from desktop.ladder import Ladder, Standing
from desktop.storage.settings import THOUGHTS
from desktop.storage.statistics import Result
from desktop.styles import Mean, Measured, Told
from desktop.table.controls.fields import DropDown, SegmentedChoice
from tests import patience
from tests.app.asked import Asked
from tests.app.conftest import EVERY_GAME, SIZES, TEXTS, Open
from tests.app.looking import choose, clipped, have, nameless, overlapping, tab_order
from tests.table.hearing import Event, Heard, hearing, of, press  # noqa: F401 - `hearing` is a fixture


def opened(window: Window, game_id: str = "toy") -> NewGamePage:
    window.routes.new_game(game_id)
    page = window.page
    assert isinstance(page, NewGamePage)
    return page


@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_nothing_is_clipped(open_window: Open, game_id: str) -> None:  # UX 15
    window = open_window()
    page = opened(window, game_id)
    for size in (*SIZES, (3840, 2160)):
        for text in TEXTS:
            have(window, size, text)
            form = page.form
            for unfolded in (True, False):
                form.unfold(unfolded)
                assert clipped(page) == [], (size, text, unfolded)
                asked = [*form.rows, *form.asked(), form.more, form.note, form.heading]
                assert overlapping(asked) == [], (size, text, unfolded)
                assert form.width() <= page.column.viewport().width(), (size, text)
                assert form.note.geometry().bottom() < form.height(), (size, text)


@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_every_opponent_has_room_for_what_it_is_like(open_window: Open, qtbot: QtBot, game_id: str) -> None:
    page = opened(open_window(1024, 700, 200), game_id)
    player = page.form.rows[0].player
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_End, Qt.Key.Key_Home):
        qtbot.keyClick(player, key)
        assert clipped(page) == [] and page.form.height() >= page.form.heightForWidth(page.form.width())


@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_there_is_a_field_for_every_option_with_its_default(open_window: Open, game_id: str) -> None:
    page = opened(open_window(), game_id)
    options = {option.name: option.default for option in EVERY_GAME[game_id].options if not option.safety}
    assert {name: field.read() for name, field in page.form.options.items()} == options


@pytest.mark.parametrize("game_id", BY_ID)
def test_a_safety_is_no_choice_and_a_match_has_todays(open_window: Open, qtbot: QtBot, game_id: str) -> None:
    page = opened(open_window(), game_id)
    (safety,) = (option for option in BY_ID[game_id].options if option.safety)
    page.house.routes = asked = Asked()
    page.begin()
    ((chosen, seed),) = asked.of("begin")
    assert safety.name not in page.form.options and safety.name not in chosen.options
    match = chosen.match(BY_ID[game_id], seed)
    assert match.options[safety.name] == safety.default


@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_every_choice_can_be_chosen(open_window: Open, game_id: str) -> None:
    page = opened(open_window(), game_id)
    for option in EVERY_GAME[game_id].offered():
        field = page.form.options[option.name]
        seen = set()
        if isinstance(field.control, Stepper):
            for wanted in (option.low, option.high):
                field.control.input.setText(str(wanted))
                seen.add(field.read())
            assert seen == {option.low, option.high}
            continue
        for number in range(len(option.choices) or 2):
            choose(field, number)
            seen.add(field.read())
        assert seen == set(option.choices or (True, False))


@pytest.mark.parametrize("game_id", BY_ID)
def test_only_what_changes_the_game_is_asked_at_once(open_window: Open, game_id: str) -> None:
    form = opened(open_window(), game_id).form
    seed = form.fields[-1]
    assert len([field for field in form.asked() if field is not form.mode]) <= 2
    assert seed.isHidden() and not form.more.isHidden()
    form.more.click()
    assert not seed.isHidden() and len(form.asked()) > len(form._first)
    form.more.click()
    assert seed.isHidden()


@pytest.mark.parametrize("game_id", BY_ID)
def test_what_is_asked_does_something_and_what_is_not_does_nothing(open_window: Open, game_id: str) -> None:
    """In every mode: with another value a match of the same decisions goes another way, or it does not."""
    form, game = opened(open_window(), game_id).form, BY_ID[game_id]
    form.unfold(True)
    for mode, seats in game.info.modes.items():
        if form.mode is not None:
            choose(form.mode, list(game.info.modes).index(mode))
        for option in game.offered():
            others: list[Value] = [value for value in option.choices or (True, False) if value != option.default]
            if isinstance(option.default, int) and not isinstance(option.default, bool):
                others = [option.high]
            asked = form.options[option.name] in form.asked()
            differs = any(
                course(game, mode, seats.start, {}, seed) != course(game, mode, seats.start, {option.name: value}, seed)
                for seed in range(12)
                for value in others
            )
            assert asked == differs or (asked and option.name in RARE), (mode, option.name)


RARE = ("prolonged", "two_takes_to")  # do something, but not in every dozen of matches


def course(game: Game, mode: str, seats: int, options: dict[str, Value], seed: int) -> list[str]:
    """What was to be decided in a match of greedy seats."""
    match = Match(game, [Seat(f"Seat {n}") for n in range(seats)], mode, game.settle(options), seed)
    seen: list[str] = []
    while not match.over and len(match.steps) < 150:
        seat = match.state.decider()
        seen.append(f"{seat} {match.state.legal()}")
        match.submit(seat, game.bots.greedy(match.info(seat), Rng(len(match.steps))))
    return seen


def test_what_an_opponent_thinks_is_what_was_chosen(open_window: Open) -> None:  # UX 56
    form = opened(open_window(), "clash").form
    row = next(row for row in form.rows if row.seat.player != PERSON)
    row.player.setCurrentIndex(row.player.count() - 1)
    assert form.thought is not None
    for number, seconds in enumerate(THOUGHTS):
        choose(form.thought, number)
        assert form.house.words.line("house.new.thinks", seconds) in row.about.text()


def test_a_few_short_words_stand_side_by_side_and_many_in_a_list(open_window: Open) -> None:
    options = opened(open_window()).form.options
    assert isinstance(options["deck"].control, SegmentedChoice)
    assert isinstance(options["colour"].control, DropDown)
    assert isinstance(options["open_hands"].control, SegmentedChoice)
    assert isinstance(options["cards"].control, Stepper)


@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_everything_has_a_name(open_window: Open, game_id: str) -> None:  # UX 40
    assert nameless(opened(open_window(), game_id)) == []


def test_tab_goes_by_the_eye(open_window: Open) -> None:
    page = opened(open_window())
    page.form.unfold(True)
    page.form.rows[0].handle.setFocus()
    order = tab_order(page)
    last = [page.start_button, page.back_button, page.arrow, *page._links]
    assert page.rules_link in last and page.cards_link in last
    places = [widget.mapTo(page, widget.rect().center()) for widget in order[: -len(last)]]
    lines = [round(place.y() / 20) for place in places]
    assert lines == sorted(lines) and len(places) > 12
    assert order[-len(last) :] == last


def test_start_tells_all_that_was_chosen(open_window: Open, qtbot: QtBot) -> None:
    page = opened(open_window())
    choose(page.form.options["deck"], 1)
    stepper = page.form.options["cards"].control
    assert isinstance(stepper, Stepper)
    stepper.input.setText("9")
    page.form.rows[0].name.setText(" Anna ")
    page.form.rows[1].player.setCurrentIndex(page.form.rows[1].player.findData("random"))
    page.form.seed.setText("1234")
    page.house.routes = asked = Asked()
    qtbot.mouseClick(page.start_button, Qt.MouseButton.LeftButton)
    options: dict[str, Value] = {"deck": "long", "colour": "red", "open_hands": False, "cards": 9}
    chosen = SetUp("toy", (Seat("Anna"), Seat("Ivo", "random")), "duel", options)
    assert asked.heard == [("begin", chosen, 1234)]


def test_whoever_stood_between_two_rungs_can_be_met_again(open_window: Open, qtbot: QtBot) -> None:
    """Where somebody even with the person was met, and then another match was set up."""
    window = open_window()
    between = next(level for level in opponents_of(BY_ID["barbarossa"]) if level.halves is not None)
    chosen = SetUp("barbarossa", (Seat("Anna"), Seat("Ivo", between.id)), "campaign", BY_ID["barbarossa"].settle({}))
    window.routes.other_game("barbarossa", chosen)
    page = window.page
    assert isinstance(page, NewGamePage)
    row = page.form.rows[1]
    assert row.seat.player == between.id and page.form.chosen.seats[1].player == between.id
    assert row.marks.at == [level.id for level in BY_ID["barbarossa"].bots.levels].index(rung(between.id))
    row.player.setCurrentIndex(row.player.findData("strong"))
    row.take((Seat("Ivo", between.id), ""))
    assert row.seat.player == between.id


def test_enter_starts_from_any_field(open_window: Open, qtbot: QtBot) -> None:
    for field in ("name", "list", "seed"):
        page = opened(open_window())
        widget = {"name": page.form.rows[0].name, "list": page.form.rows[0].player, "seed": page.form.seed}[field]
        widget.setFocus()
        page.house.routes = asked = Asked()
        qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        assert len(asked.of("begin")) == 1


def test_without_a_seed_each_game_is_new(open_window: Open, qtbot: QtBot) -> None:
    page = opened(open_window())
    page.house.routes = asked = Asked()
    page.begin()
    page.begin()
    assert len({seed for _, seed in asked.of("begin")}) == 2


@pytest.mark.parametrize(
    ("name", "seed", "reason"),
    [
        ("", "", "Every seat needs a name."),
        ("Ivo", "", "Two seats are called Ivo."),
        ("Mara", "-4", "A seed is a whole number of at most 18 digits."),
        ("Mara", "1" * 19, "A seed is a whole number of at most 18 digits."),
    ],
)
def test_what_does_not_fit_is_said_and_not_started(
    open_window: Open, qtbot: QtBot, name: str, seed: str, reason: str
) -> None:
    page = opened(open_window())
    page.form.rows[0].name.setText(name)
    page.form.seed.setText(seed)
    assert page.summary.text() == reason == page.start_button.reason
    page.house.routes = asked = Asked()
    page.begin()
    assert asked.heard == []
    page.form.rows[0].name.setText("Mara")
    page.form.seed.setText("")
    assert page.start_button.reason == ""


def test_a_set_up_the_game_refuses_is_said_in_its_words(open_window: Open) -> None:
    page = opened(open_window(), "clash")
    choose(page.form.options["deal"], 1)
    assert page.start_button.reason == ""
    choose(page.form.options["edition"], 1)
    assert page.start_button.reason.startswith("The printed decks belong to the starter edition")


def test_people_who_share_the_screen_are_told_of_the_curtain(open_window: Open) -> None:  # UX 37
    page = opened(open_window())
    assert page.form.note.head.text() == "Kept after every move"
    page.form.rows[1].player.setCurrentIndex(0)
    assert page.form.note.head.text() == "2 people share this screen"
    assert page.form.rows[0].about.text() == "curtain between turns"


def test_a_mode_brings_its_seats(open_window: Open) -> None:
    page = opened(open_window())
    form = page.form
    assert form.mode is not None and isinstance(form.mode.control, SegmentedChoice)
    assert not form.add_button.isVisible() and not form.rows[0].cross.isVisible()
    form.mode.control.choose(1)
    assert len(form.rows) == 3 and form.add_button.isVisible()
    form.add_button.click()
    assert len(form.rows) == 4 and not form.add_button.isVisible()
    assert len({row.seat.name for row in form.rows}) == 4
    form.rows[1].cross.click()
    assert [row.seat.name for row in form.rows] == ["Mara", "Lena", "Oskar"]
    form.mode.control.choose(0)
    assert len(form.rows) == 2
    assert page.start_button.reason == ""


def test_the_stepper_keeps_its_bounds(open_window: Open, qtbot: QtBot) -> None:
    stepper = opened(open_window()).form.options["cards"].control
    assert isinstance(stepper, Stepper)
    stepper.input.setFocus()
    for _ in range(9):
        qtbot.keyClick(stepper.input, Qt.Key.Key_Down)
    assert stepper.value == 3
    stepper.more.click()
    assert stepper.value == 4
    stepper.input.setText("")
    assert stepper.value == 3


def test_opponents_say_what_they_are_like(open_window: Open) -> None:
    row = opened(open_window()).form.rows[1]
    row.player.setCurrentIndex(row.player.findData("strong"))
    assert row.about.text().endswith("thinks 0.3\N{NO-BREAK SPACE}s a move · not measured at this table")


def test_the_pace_is_a_setting(open_window: Open, house: House) -> None:
    page = opened(open_window())
    choose(page.form.speed, 1)
    assert house.settings.speed == "fast"


def test_choices_that_name_seats_follow_the_names(open_window: Open) -> None:
    page = opened(open_window(), "clash")
    first = page.form.options["first"].control
    assert isinstance(first, DropDown)
    page.form.rows[0].name.setText("Anna")
    assert [first.itemText(number) for number in range(3)] == ["By lot", "Anna", "Ivo"]


def test_a_name_nobody_typed_goes_with_who_sits_there(open_window: Open, house: House) -> None:
    house.settings.names = ["Anna", "Ben"]
    row = opened(open_window()).form.rows[1]
    rival = row.player.currentIndex()
    assert row.seat.name == "Ivo" and row.seat.player != PERSON
    row.player.setCurrentIndex(row.player.findData(PERSON))
    assert row.seat.name == "Ben"
    row.player.setCurrentIndex(rival)
    assert row.seat.name == "Ivo"
    row.name.setText("Cleo")
    row.player.setCurrentIndex(row.player.findData(PERSON))
    assert row.seat.name == "Cleo"


# ---- seats change places


def sitting(page: NewGamePage) -> list[str]:
    return [row.seat.name for row in page.form.rows]


def chronicle(open_window: Open) -> NewGamePage:
    page = opened(open_window(), "chronicle")
    for row, name in zip(page.form.rows, ("Ada", "Ben", "Cleo"), strict=True):
        row.name.setText(name)
    return page


def test_a_seat_moves_by_keys_and_the_keyboard_goes_along(open_window: Open, qtbot: QtBot) -> None:  # UX 11
    page = chronicle(open_window)
    page.form.rows[0].player.setFocus()
    players = [row.seat.player for row in page.form.rows]
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert sitting(page) == ["Ben", "Ada", "Cleo"] and page.form.rows[1].player.hasFocus()
    assert [row.seat.player for row in page.form.rows] == [players[1], players[0], players[2]]
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)  # no higher
    assert sitting(page) == ["Ada", "Ben", "Cleo"]
    page.form.rows[2].handle.setFocus()
    qtbot.keyClick(QApplication.focusWidget(), Qt.Key.Key_Up)
    assert sitting(page) == ["Ada", "Cleo", "Ben"] and page.form.rows[1].handle.hasFocus()


def test_a_seat_is_dragged_by_its_handle(open_window: Open, qtbot: QtBot) -> None:  # UX 5
    page = chronicle(open_window)
    handle = page.form.rows[0].handle
    middle = handle.rect().center()
    qtbot.mousePress(handle, Qt.MouseButton.LeftButton, pos=middle)
    for row in page.form.rows[1:]:
        over = handle.mapFromGlobal(row.mapToGlobal(row.rect().center())) + QPoint(0, 8)
        move = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(over), QPointF(handle.mapToGlobal(over)),
            Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier,
        )  # fmt: skip
        QApplication.sendEvent(handle, move)
    assert sitting(page) == ["Ben", "Cleo", "Ada"] and handle.dragging
    qtbot.mouseRelease(handle, Qt.MouseButton.LeftButton, pos=over)
    assert sitting(page) == ["Ben", "Cleo", "Ada"] and not handle.dragging


def test_a_press_alone_moves_a_seat_on_and_is_said(open_window: Open, qtbot: QtBot, heard: Heard) -> None:  # UX 40, 41
    page = chronicle(open_window)
    assert [row.handle.accessibleName() for row in page.form.rows][2] == "Move Cleo to another seat"
    press(of(page.form.rows[2].handle))
    qtbot.waitUntil(lambda: sitting(page) == ["Cleo", "Ada", "Ben"], timeout=patience.MS)
    assert heard.of(Event.Announcement)[-1] == "Cleo is seat 1 now"
    assert page.form.rows[0].cross.accessibleName() == "Take Cleo off the table"


def test_a_name_nobody_typed_goes_along(open_window: Open, house: House) -> None:
    page = opened(open_window(), "chronicle")
    names = sitting(page)
    page.form.shift(0, 1)
    rival = page.form.rows[0].player.currentIndex()
    page.form.rows[1].player.setCurrentIndex(rival)
    assert page.form.rows[1].seat.name != names[0] and page.form.rows[0].seat.name == names[1]


# ---- how strong the opponents are


NOW = BY_ID["clash"].info.opponents_version
MEASURED = Ladder("clash", "duel", 2, NOW, {"easy": Standing(240, 50, 90), "standard": Standing(540, 60, 90)})


def test_a_measured_opponent_has_a_number_with_its_interval(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "ladders", lambda: (MEASURED,))
    row = opened(open_window(), "clash").form.rows[1]
    row.player.setCurrentIndex(row.player.findData("easy"))
    assert row.player.currentText() == "AI · Easy, 240 ± 50"
    assert "not measured" not in row.about.text()
    row.player.setCurrentIndex(row.player.findData("expert"))
    assert row.player.currentText() == "AI · Expert"


def test_a_number_of_opponents_that_decided_otherwise_is_not_told(
    open_window: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ladder, "ladders", lambda: (MEASURED._replace(opponents=NOW - 1),))
    row = opened(open_window(), "clash").form.rows[1]
    row.player.setCurrentIndex(row.player.findData("easy"))
    assert row.player.currentText() == "AI · Easy" and "not measured" in row.about.text()


THEIRS = BY_ID["barbarossa"].info.opponents_version


def test_at_another_table_nothing_was_measured(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        ladder, "ladders", lambda: (MEASURED._replace(game="barbarossa", mode="campaign", opponents=THEIRS),)
    )
    form = opened(open_window(), "barbarossa").form
    row = form.rows[1]
    row.player.setCurrentIndex(row.player.findData("easy"))
    assert row.player.currentText() == "AI · Easy, 240 ± 50"
    form.add_seat()
    assert row.player.currentText() == "AI · Easy" and row.about.text().endswith("not measured at this table")
    assert row.player.accessibleDescription() == row.about.text()


def test_the_marks_show_the_rung(open_window: Open, qtbot: QtBot) -> None:
    row = opened(open_window(), "clash").form.rows[1]
    seen = []
    qtbot.keyClick(row.player, Qt.Key.Key_End)
    for _ in range(8):
        seen.append((row.seat.player, row.marks.at))
        qtbot.keyClick(row.player, Qt.Key.Key_Up)
    assert seen[::-1] == [(level.id, number) for number, level in enumerate(BY_ID["clash"].bots.levels)]
    row.player.setCurrentIndex(row.player.findData(PERSON))
    assert row.marks.isHidden()


def test_an_even_opponent_says_who_that_is_now(open_window: Open, house: House) -> None:
    page = opened(open_window(), "clash")
    row = page.form.rows[1]
    row.player.setCurrentIndex(row.player.findData(EVEN))
    assert row.seat.player == EVEN and row.about.text().startswith("begins as AI · Standard")
    result = Result("x", "clash", "duel", ("Mara", "Ivo"), (PERSON, "standard"), (0,), 1.0, 0, 0, False, 9)
    house.statistics.results = [result] * 7
    page.form.rows[0].name.setText("Mara ")
    assert "you won 5 of the last 5" in row.about.text()


def test_nobody_is_even_with_two(open_window: Open) -> None:
    form = opened(open_window(), "barbarossa").form
    form.add_seat()
    rows = form.rows
    rows[2].player.setCurrentIndex(rows[2].player.findData(EVEN))
    rows[1].player.setCurrentIndex(rows[1].player.findData(PERSON))
    assert [row.player.findData(EVEN) for row in rows] == [-1, -1, -1]
    assert rows[2].seat.player == "standard" and rows[2].player.icons[:2] == ["user", "bot"]
    rows[1].player.setCurrentIndex(rows[1].player.findData("easy"))
    assert [row.player.findData(EVEN) for row in rows] == [1, 1, 1] and rows[2].player.icons[1] == "gauge"


def test_seats_with_an_even_opponent_change_places(open_window: Open) -> None:
    form = opened(open_window(), "clash").form
    form.rows[1].player.setCurrentIndex(form.rows[1].player.findData(EVEN))
    form.shift(0, 1)
    assert [row.seat.player for row in form.rows] == [EVEN, PERSON]


# ---- styles


def test_an_upper_rung_can_be_given_a_style_by_keys(open_window: Open, qtbot: QtBot) -> None:
    page = opened(open_window(), "clash")
    row = page.form.rows[1]
    row.player.setCurrentIndex(row.player.findData("strong"))
    assert row.way.isVisible() and row.seat.player == "strong" and row.way.currentText() == "Balanced"
    assert row.way in tab_order(page) and tab_order(page).index(row.way) == tab_order(page).index(row.player) + 1
    row.way.setFocus()
    qtbot.keyClick(row.way, Qt.Key.Key_Down)
    assert row.seat.player == "strong-raider" and row.about.text().startswith("goes where nobody stands")
    assert row.player.accessibleDescription() == row.about.text() and row.way.accessibleName() == "Style of Seat 2"
    chosen = page.form.chosen
    assert [seat.player for seat in chosen.seats] == [PERSON, "strong-raider"]
    row.player.setCurrentIndex(row.player.findData("easy"))
    assert not row.way.isVisible() and row.seat.player == "easy"
    row.player.setCurrentIndex(row.player.findData("expert"))
    assert row.seat.player == "expert-raider", "what was chosen stands"


@pytest.mark.parametrize("game_id", EVERY_GAME)
def test_a_style_has_its_room(open_window: Open, game_id: str) -> None:  # UX 15
    window = open_window()
    page = opened(window, game_id)
    for row in page.form.rows:
        row.player.setCurrentIndex(row.player.count() - 1)
        row.way.setCurrentIndex(row.way.count() - 1)
    page.form.grown.emit()
    for size in SIZES:
        for text in TEXTS:
            have(window, size, text)
            assert clipped(page) == [] and nameless(page) == [], (size, text)
            for row in page.form.rows:
                fields = [row.name, row.player, row.way, row.about]
                assert overlapping([field for field in fields if field.isVisible()]) == [], (size, text)


def test_seats_with_a_style_change_places(open_window: Open) -> None:
    form = opened(open_window(), "clash").form
    row = form.rows[1]
    row.player.setCurrentIndex(row.player.findData("strong"))
    row.way.setCurrentIndex(row.way.findData("guard"))
    form.shift(1, 0)
    assert [row.seat.player for row in form.rows] == ["strong-guard", PERSON]
    form.shift(0, 1)
    assert [row.seat.player for row in form.rows] == [PERSON, "strong-guard"]


def test_how_a_style_plays_is_told_in_figures(open_window: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("desktop.styles.measured", lambda: STYLES)
    row = opened(open_window(), "clash").form.rows[1]
    row.player.setCurrentIndex(row.player.findData("strong"))
    assert row.way.toolTip().startswith("Of the moves that are about as good")
    row.way.setCurrentIndex(row.way.findData("raider"))
    told = "50 % of its creatures go where fewer stand against them; balanced: 37 %."
    assert (
        row.way.toolTip().replace("\N{NO-BREAK SPACE}", " ")
        == told
        == row.way.accessibleDescription().replace("\N{NO-BREAK SPACE}", " ")
    )


LANES = Told(Mean(50.4, 3.0), Mean(37.0, 3.0))
SAME = Told(Mean(4.9, 0.2), Mean(4.8, 0.2))  # no figure of its own
STYLES = (Measured("clash", "raider", "strong", 1, 200, Mean(50.0, 7.0), {"open_lane": LANES, "hand_kept": SAME}),)
