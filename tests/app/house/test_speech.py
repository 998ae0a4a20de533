"""The words for the table: every place of every game has a name, every mark a word."""

import pytest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from desktop.app.house.speech import TableSpeech
from desktop.engine.match import Match, Seat
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from desktop.games.barbarossa.parts import Tiles
from desktop.games.chronicle.parts import Kinds, Prizes
from desktop.games.ganymede.parts import Tally
from desktop.look import Portion, Sitter
from desktop.table.accessibility.nodes import MARKS
from desktop.table.controls.fields import SegmentedChoice
from desktop.words import Words
from tests.table.tables import shown_by

NAMES = ("Mara", "Ivo", "Tess", "Odo", "Nim", "Pia")
OTHERS = {"playable", "fatigued", "chosen", "face_down", "to_act", "ahead", "money"}
SPEECH = TableSpeech(Words(), "clash", NAMES)


def test_a_place_is_called_as_the_game_calls_it_and_by_its_owner() -> None:
    assert SPEECH.place(("upper", 1)) == "Upper lane, Ivo" and SPEECH.place(("casting", -1)) == "Incantation being cast"
    assert SPEECH.place(("no_such_place", -1)) == "no such place"
    assert (SPEECH.owner(0), SPEECH.owner(-1)) == ("Mara", "")


def test_numbers_are_words() -> None:
    assert (SPEECH.cards(1), SPEECH.cards(4), SPEECH.share(2, 5)) == ("1 card", "4 cards", "2 of 5")


def test_signs_that_stand_alone_have_words_and_others_are_silent() -> None:
    assert (SPEECH.sign("chronicle/power"), SPEECH.sign("crown")) == ("Power", "")


@pytest.mark.parametrize("mark", sorted({word for _, word in MARKS} | OTHERS))
def test_every_mark_has_a_word(mark: str) -> None:  # UX 4, 39
    assert "house." not in SPEECH.mark(mark)


@pytest.mark.parametrize("game_id", list(BY_ID))
def test_every_place_and_lone_sign_of_a_game_has_a_name(game_id: str) -> None:  # UX 40
    game, words = BY_ID[game_id], Words()
    speech = TableSpeech(words, game_id, NAMES)
    for mode, range_of_seats in game.info.modes.items():
        count = range_of_seats[-1]
        match = Match(game, [Seat(NAMES[at], "greedy", at) for at in range(count)], mode, {}, 3, salt="salt")
        for _ in range(40):
            if match.over:
                break
            seat = match.state.decider()
            view = match.view(0)
            for zone in game.face.spec(view, words.say).zones:
                assert words.known(f"{game_id}.zone.{zone.key[0]}"), zone.key
            sitters = [Sitter(name, "") for name in NAMES[:count]]
            for part in game.face.parts(view, sitters, words.say).values():
                icons = [part.icon] if isinstance(part, Prizes) else []
                icons += [kind.signet.icon for kind in part.kinds] if isinstance(part, Kinds) else []
                icons += [cell.icon for cell in part.cells if not cell.label] if isinstance(part, Tiles) else []
                assert all(speech.sign(icon) for icon in icons)
            match.submit(seat, game.bots.greedy(match.info(seat), Rng(len(match.steps))))


def test_what_is_joined_is_joined_as_the_language_does() -> None:
    tally = Tally("山札", (Portion("小惑星", 2, ""), Portion("宝", 1, "")), "残り3枚")
    assert shown_by(tally).says(TableSpeech(Words("ja"), "fleet", NAMES)) == "山札。小惑星：2、宝：1。残り3枚"
    french = shown_by(tally).says(TableSpeech(Words("fr"), "fleet", NAMES))
    assert french == "山札. 小惑星\N{NO-BREAK SPACE}: 2, 宝\N{NO-BREAK SPACE}: 1. 残り3枚"


def test_a_choice_is_called_by_what_is_chosen_with_the_languages_colon(qtbot: QtBot) -> None:
    choice = SegmentedChoice("速さ", ["速い", "遅い"], pair=Words("ja").pair)
    qtbot.addWidget(choice)
    assert [button.accessibleName() for button in choice.findChildren(QAbstractButton)] == ["速さ：速い", "速さ：遅い"]
