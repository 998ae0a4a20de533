"""The deal is seen, once, by whoever sits down first, and it is said who begins and why."""

from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.controller.beginning import beginning
from desktop.controller.phase import Deed, Phase
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.text import Text
from desktop.face import face_of
from desktop.games import BY_ID
from desktop.storage.settings import Settings
from desktop.table.motion.effects import Banner
from desktop.table.motion.speeds import DEAL, Pace, Speed
from desktop.words import LANGUAGES, Words
from tests.app.playing import OpenPage, clash, pages  # noqa: F401
from tests.games.setups import SETUPS, SetUp

NAMES = ("Mara", "Ivo", "Lena", "Oskar", "Nele", "Jan")
TICK = 12
NORMAL = Pace()


def new(game: str, *players: str, **options: Any) -> Match:
    mode = next(iter(BY_ID[game].info.modes))
    seats = [Seat(name, player) for name, player in zip(NAMES, players, strict=False)]
    return Match(BY_ID[game], seats, mode, options, 3, salt="salt")


def titles(table) -> list[str]:
    return [item.title for item in table.scene.items() if isinstance(item, Banner)]


@pytest.mark.parametrize("setup", SETUPS, ids=str)
@pytest.mark.parametrize("lang", sorted(LANGUAGES))
def test_it_is_said_who_begins_and_why(setup: SetUp, lang: str) -> None:  # UX 60
    seats = [Seat(name) for name in NAMES[: setup.seats]]
    match = Match(setup.rules(), seats, setup.mode, setup.options, 5, salt="salt")
    words = Words(lang)
    told = beginning(match, face_of(match.game), lambda text: words.say(text, NAMES))
    assert told is not None and told.seat == match.state.decider()
    assert NAMES[told.seat] in told.title and told.why.endswith((".", "。"))
    assert not any(hole in told.title + told.why for hole in ("{", "[", ".begins", ".log."))
    assert told.title in told.says(words) and told.why in told.says(words)


@pytest.mark.parametrize(
    ("game", "options", "why"),
    [
        ("clash", {"deal": "random", "first": "seat1"}, "clash.begins.turn"),
        ("clash", {"deal": "random"}, "clash.begins.turn_lot"),
        ("clash", {"deal": "draft"}, "clash.begins.draft_lot"),
        ("barbarossa", {"first_seat": "seat0"}, "house.begins.chosen"),
        ("barbarossa", {}, "house.begins.lot"),
        ("ganymede", {}, "ganymede.begins.disc_lot"),
    ],
)
def test_a_lot_is_called_one_only_where_one_was_drawn(game: str, options: dict[str, object], why: str) -> None:
    match = new(game, PERSON, PERSON, **options)
    told = beginning(match, face_of(match.game), Words().say)
    assert told is not None and told.why == Words().say(Text(why))


def test_what_the_deal_has_told_is_the_reason() -> None:
    fleet, book = new("fleet", PERSON, PERSON), new("chronicle", PERSON, PERSON, PERSON)
    words = Words()
    for match, said in ((fleet, "buys first."), (book, "leads the first meeting.")):
        told = beginning(match, face_of(match.game), lambda text: words.say(text, NAMES))
        assert told is not None and told.why.endswith(said) and NAMES[told.seat] in told.why


def test_a_match_that_goes_on_has_begun() -> None:
    match = clash(plies=2)
    assert beginning(match, face_of(match.game), Words().say) is None
    laid = Match(match.game, match.seats, match.mode, match.options, match.seed, start=match.state)
    assert beginning(laid, face_of(match.game), Words().say) is None


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.NORMAL, Speed.SLOW])
def test_it_is_said_while_the_cards_are_dealt_and_takes_no_longer(sit, speed: Speed) -> None:  # UX 22
    table = sit(match=new("ganymede", PERSON, "greedy"), pace=Pace(speed))
    assert table.controller.phase is Phase.DEALING and len(titles(table)) == 1
    spent = 0
    while table.scene.animator.busy and spent < 5000:
        table.scene.animator.tick(TICK)
        spent += TICK
    assert 1200 <= spent <= DEAL + 2 * TICK and titles(table) == []


@pytest.mark.parametrize("game", sorted(BY_ID))
def test_whoever_opens_the_first_curtain_sees_the_deal_and_nobody_after(sit, game: str) -> None:
    seats = min(next(iter(BY_ID[game].info.modes.values())))
    table = sit(match=new(game, *[PERSON] * seats), pace=NORMAL)
    controller = table.controller
    if controller.may(Deed.UNCOVER):
        assert not table.scene.cards or not any(table.scene.cards.values())
        controller.open_curtain()
    assert controller.phase is Phase.DEALING and table.scene.animator.gliding
    assert titles(table) == [f"{NAMES[table.match.state.decider()]} begins"]
    controller.panic()
    table.scene.animator.complete()
    controller.open_curtain()
    assert controller.phase is Phase.DEALING  # it had not been seen
    table.scene.animator.complete()
    assert controller.phase is Phase.ACTING
    table.check()
    controller.panic()
    controller.open_curtain()
    assert controller.phase is Phase.ACTING and titles(table) == []


def test_whoever_only_watches_sees_it_too(sit) -> None:
    table = sit(match=new("clash", "greedy", "greedy"), pace=NORMAL)
    assert table.controller.phase is Phase.DEALING and len(titles(table)) == 1


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_X])
def test_a_key_cuts_it_short_and_plays_nothing(open_page: OpenPage, qtbot: QtBot, key: Qt.Key) -> None:  # UX 22
    page = open_page(clash(), settings=Settings(speed="normal"))
    assert page.controller.phase is Phase.DEALING
    qtbot.keyClick(page.view, key)
    assert page.controller.phase is not Phase.DEALING and page.match.steps == [] and titles(page) == []


def test_a_click_on_a_card_cuts_it_short_and_takes_none_up(open_page: OpenPage, qtbot: QtBot) -> None:
    page = open_page(clash(seed=1), settings=Settings(speed="normal"))
    page.scene.animator.tick(200)
    at = page.view.mapFromScene(page.scene.cards["hand", 0][0].sceneBoundingRect().center())
    qtbot.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert page.controller.phase is not Phase.DEALING
    assert page.match.steps == [] and page.scene.picks.pick is None


def test_the_screen_reader_is_told(open_page: OpenPage, monkeypatch: pytest.MonkeyPatch) -> None:
    from desktop.table.scene.view import TableView

    heard: list[str] = []
    monkeypatch.setattr(TableView, "announce", lambda self, words, *more: heard.append(words))
    page = open_page(clash())
    said = [words for words in heard if "begin" in words]
    assert said and ("lot" in said[0]), (heard, page.title)
