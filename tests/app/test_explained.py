"""Whatever stands on a table says in a sentence what it is: every part, every number and sign on a card, in five games.

Where something stands its drawing tells; here it is asked for by the pointer, by the ring, and by a screen reader.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from itertools import chain

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.app.house.speech import TableSpeech
from desktop.games import BY_ID
from desktop.look import Face, Look
from desktop.table.drawing.canvas import Sign
from desktop.table.drawing.faces import FaceCache, signs
from desktop.table.hands.hover import REASON_AFTER
from desktop.table.hands.picks import Target
from desktop.table.scene.explained import Explained, in_part, on_card, under, words
from desktop.table.scene.view import TableView
from desktop.words import LANGUAGES, Words
from tests.controller.covering import NAMES, Covering, positions
from tests.games.setups import SETUPS

EVERY, EACH = 29, 12  # decisions between two positions of a game; positions a set-up
WIDTHS = (60.0, 110.0, 240.0)
STOPS = ".。"
# What stands on a card as words that explain themselves, or as a picture of what another value says.
WORDS = {"buy", "does", "condition", "theme", "of"}
WITHOUT_POINTS = ("event", "objective")  # what these give stands in their rules
# By which name a value is explained, where it is not its style.
NAMED = {
    "barbarossa": {"vp": "worth", "price": "price", "occupy": "occupy", "modifier": "modifier"},
    "fleet": {"fire": "fire adds_fire", "shield": "shield adds_shield", "worth": "worth ore"},
    "chronicle": {"strength": "strength no_strength"},
}


def said(sign: Sign, game: str, lang: str = "en") -> str:
    return words(sign, TableSpeech(Words(lang), game, NAMES))


def laid(each: int = EACH, painted: bool = False) -> Iterator[Covering]:
    """Positions of every set-up, on a table."""
    covering = Covering()
    if painted:
        covering.scene.faces = FaceCache()
    covering.fit((1366, 768), 1.0)
    for setup in SETUPS:
        for position in positions(setup, range(1, 10_000), EVERY, each):
            covering.lay(position)
            yield covering


def test_every_part_and_every_sign_says_what_it_is(qtbot: QtBot) -> None:
    """All that lies on a table at some position; each in a sentence of every language."""
    found: dict[str, list[Sign]] = defaultdict(list)
    for covering in laid():
        game, scene = covering.position[0].rules().info.id, covering.scene
        for key, item in scene.parts.items():
            told = in_part(item)
            assert told or item.part is None or not item.says(scene.speech), key
            found[game] += told
        for card in chain.from_iterable(scene.cards.values()):
            found[game] += [thing.sign for thing in on_card(card)]
        found[game] += [Sign(count.pill, "count") for count in scene.counts.values()]
        found[game] += [Sign(zone.bracket_pill(), "bracket") for zone in scene.zones.values() if zone.bracket]
    assert set(found) == set(BY_ID)
    for game, there in found.items():
        named = {(sign.name, sign.text): sign for sign in there}
        assert len(named) > 8, game
        for sign in named.values():
            for lang in LANGUAGES:
                sentence = said(sign, game, lang)
                assert len(sentence) > 8 and sentence[-1] in STOPS, (game, lang, sign.name, sentence)
                assert sign.text or lang == "en" or sentence != said(sign, game), (game, lang, sign.name)


@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("game", list(BY_ID))
def test_every_number_on_a_card_is_explained(qtbot: QtBot, game: str, text: float) -> None:  # UX 55
    """Every card of the catalog in three sizes: what stands on it in some size is explained there."""
    face, words_ = BY_ID[game].face, Words()
    for card in range(len(BY_ID[game].catalog.names)):
        printed: Face = face.printed(card, words_.say)
        names = {
            name
            for wide in WIDTHS
            for sign in signs(Look(printed), wide, 1.0, text)
            for name in sign.name.split("+")
        }  # fmt: skip
        wanted = [value.style for value in printed.values if value.style not in WORDS]
        wanted += ["cost"] if printed.cost else []
        for style in wanted:
            if "_" in style:  # points, at once or later: on cards of an army
                assert set(style.split("_")) <= names or printed.template in WITHOUT_POINTS, (printed.title, style)
            else:
                assert set(NAMED.get(game, {}).get(style, style).split()) & names, (printed.title, style, names)


def test_where_the_pointer_rests_it_is_told_and_goes_again(qtbot: QtBot) -> None:
    """Each uncovered sign of a table by its own middle; what stands under the pointer is what is told."""
    seen = 0
    for covering in laid(1, painted=True):
        scene = covering.scene
        things = [thing for held in scene.cards.values() for item in held for thing in on_card(item)]
        for thing in things[::7]:
            told = under(scene, thing.sign.rect.center())
            if told is None or told.card is None or told.card is not thing.card:
                continue  # another card lies over it
            seen += 1
            inside = [each for each in on_card(told.card) if each.sign.rect.contains(thing.sign.rect.center())]
            assert told == inside[-1]
    assert seen > 100


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    """A table of Barbarossa in a window."""
    covering = Covering()
    setup = next(setup for setup in SETUPS if setup.rules().info.id == "barbarossa")
    view = TableView(covering.scene)
    view.covering = covering  # type: ignore[attr-defined]
    qtbot.addWidget(view)
    covering.fit((1366, 768), 1.0)
    view.resize(1300, 660)
    covering.lay(next(iter(positions(setup, range(1, 9), EVERY, 1))))
    view.show()
    return view


def _asked(view: TableView, thing: Explained | None) -> str:
    assert thing is not None
    view.table.reading._ask_timer.timeout.emit()
    bubble = view.table.reading.bubble
    assert bubble is not None
    return bubble.text


def test_the_pointer_is_answered_after_half_a_second(qtbot: QtBot, table: TableView) -> None:
    scene = table.table
    tiles = scene.parts[("tiles", scene.keyboard.parts()[0].key[1])]
    purse = next(item for key, item in scene.parts.items() if key[0] == "tiles" and len(in_part(item)) == 6)
    spot = in_part(purse)[1].rect.center()
    QTest.mouseMove(table.viewport(), table.mapFromScene(spot + QPointF(2, 2)))
    assert scene.reading.asked is not None and scene.reading._ask_timer.interval() == REASON_AFTER
    assert _asked(table, scene.reading.asked) == said(Sign(tiles.rect, "sp"), "barbarossa")
    bubble = scene.reading.bubble
    assert bubble is not None and not bubble.sceneBoundingRect().contains(spot)
    QTest.mouseMove(table.viewport(), table.mapFromScene(in_part(purse)[4].rect.center()))
    assert scene.reading.bubble is None, "it goes when the pointer moves on"
    assert _asked(table, scene.reading.asked) == said(Sign(tiles.rect, "bp"), "barbarossa")
    scene.interrupt()
    assert scene.reading.bubble is None and scene.reading.asked is None


def test_the_ring_walks_over_the_parts_after_the_last_place(qtbot: QtBot, table: TableView) -> None:  # UX 11
    """Tab reaches the parts as one stop, arrows walk within them, each is told, and Tab goes on to the window."""
    scene, board = table.table, table.table.keyboard
    table.setFocus()
    board.activate(True)
    keys = list(dict.fromkeys(stop.key for stop in board.stops()))
    board.set(board.stops(keys[-1])[0])
    assert board.tab(True) and board.focus == board.parts()[0] and board.focus.key in scene.parts
    reached, waiting = {board.focus}, [board.focus]
    while waiting:
        here = waiting.pop()
        for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            board.set(here)
            board.arrow(*way)
            if board.focus is not None and board.focus not in reached:
                reached.add(board.focus)
                waiting.append(board.focus)
    assert reached == set(board.parts())
    for stop in board.parts():
        board.set(stop)
        assert _asked(table, scene.reading.asked)
        node = table.access.part(stop.key)
        assert scene.reading.bubble is not None and scene.reading.bubble.text in node.about()
    assert not board.tab(True), "on to the buttons"
    assert board.tab(False) and board.focus is not None and board.focus.key == keys[-1]
    QTest.keyClick(table, Qt.Key.Key_Z)


def test_z_on_a_card_tells_all_that_stands_on_it(qtbot: QtBot, table: TableView) -> None:  # UX 14
    scene = table.table
    hand = next(key for key in scene.cards if key[0] == "hand" and scene.cards[key] and on_card(scene.cards[key][0]))
    item = scene.cards[hand][0]
    scene.keyboard.activate(True)
    scene.keyboard.set(Target(hand, 0))
    QTest.keyPress(table, Qt.Key.Key_Z)
    reader = scene.reading.reader
    assert reader is not None
    for thing in on_card(item):
        assert said(thing.sign, "barbarossa") in reader.text  # type: ignore[attr-defined]
    QTest.keyRelease(table, Qt.Key.Key_Z)
    scene.reading.read(item)
    reader = scene.reading.reader
    assert reader is not None and said(on_card(item)[0].sign, "barbarossa") not in reader.text  # type: ignore[attr-defined]
