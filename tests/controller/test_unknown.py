"""What an unknown card can still be is said wherever one lies, and is what a world may hold there: no more, no less."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from desktop.controller.phase import Deed
from desktop.controller.replay import Replay
from desktop.controller.unknown import Unknown
from desktop.engine.events import Place
from desktop.engine.match import PERSON, Match, Seat
from desktop.engine.rng import Rng
from desktop.engine.sight import OPEN, View
from desktop.engine.text import Text
from desktop.face import face_of
from desktop.look import Holding, Key
from desktop.table.accessibility.interfaces import Access
from desktop.table.motion.speeds import Pace, Speed
from desktop.table.scene.contents import Contents
from desktop.table.scene.scene import TableScene
from desktop.words import Words
from tests import patience
from tests.controller.sitting import Sitting
from tests.games.setups import SETUPS, SetUp
from tests.games.walks import match as new_match
from tests.games.walks import pick

WORDS = Words("en")
RIVAL: Key = ("hand", 1)


def positions(setup: SetUp, seed: int, every: int) -> Iterator[Match]:
    """A random game, now and then."""
    match, dice = new_match(setup, seed), Rng(seed)
    ply = 0
    while not match.over:
        if ply % every == 0:
            yield match
        match.submit(match.state.decider(), pick(match.state, dice))
        ply += 1


def copies(holding: Holding) -> Counter[str]:
    """Each kind by its id, with the number that its title tells."""
    found: Counter[str] = Counter()
    for face in holding.cards:
        many = face.title.rpartition(" × ")
        found[face.card] = int(many[2]) if many[0] else 1
    return found


def always(view: View | None) -> Callable[[], View | None]:
    return lambda: view


@pytest.mark.parametrize("setup", SETUPS, ids=str)
def test_every_card_that_lies_face_down_and_is_not_known_opens(setup: SetUp) -> None:
    asked = 0
    for match in positions(setup, 11, 23):
        game, names = match.game, match.state.setting.catalog.names
        worlds = [game.resample(match.state, 0, Rng(n)) for n in range(4)]
        view = game.view(match.state, 0)
        unknown = Unknown(game, face_of(game), WORDS.say, always(view))
        for z, zone in enumerate(match.state.setting.zones):
            place = zone.place
            slots = view.zones[place]
            for at, card in enumerate(match.state.zones[z]):
                told = unknown.can_be((place.zone, place.seat), at)
                if slots is not None and slots[at].card is not None:
                    assert told is None
                    continue
                if slots is None and match.state.known[z][at] & 1:  # type: ignore[index]
                    continue  # one may not count there; what lies there was seen
                assert told is not None and told.title and told.text
                kinds = copies(told)
                here = [card, *(world.zones[z][at] for world in worlds if len(world.zones[z]) > at)]
                assert {names[each] for each in here} <= set(kinds)
                about = Text("house.play.can_be.these", (sum(kinds.values()),))
                if len(kinds) == 1:
                    about = Text("house.play.can_be.only")
                elif slots is None:
                    about = Text("house.play.can_be.some")
                assert told.text == WORDS.say(about)
                if slots is not None:
                    assert kinds == Counter(names[each] for each in game.can_be(view, place, at))
                asked += 1
    assert asked > 8


def test_the_same_is_said_in_every_world_that_the_seat_cannot_tell_apart() -> None:
    for setup in SETUPS:
        for match in positions(setup, 5, 31):
            world = match.game.resample(match.state, 0, Rng(99))
            said = []
            for state in (match.state, world):
                view = match.game.view(state, 0)
                unknown = Unknown(match.game, face_of(match.game), WORDS.say, always(view))
                places = [(p, at) for p, slots in view.zones.items() if slots is not None for at in range(len(slots))]
                said.append([unknown.can_be((p.zone, p.seat), at) for p, at in places])
            assert said[0] == said[1]


def test_what_lies_open_or_is_no_place_of_the_game_tells_nothing() -> None:
    match = new_match(SETUPS[0], 1)
    views: list[View | None] = [match.view(OPEN), None]
    for view in views:
        unknown = Unknown(match.game, face_of(match.game), WORDS.say, always(view))
        assert unknown.can_be(RIVAL, 0) is None
        assert unknown.can_be(("unseen", 1), 0) is None


# ---- at the table


def hidden(table: Sitting, row: Key = RIVAL) -> int:
    """A card of the rival's row that is not known."""
    slots = table.seen().zones[Place(*row)] or ()
    return next(at for at, slot in enumerate(slots) if slot.card is None)


def test_the_pointer_on_an_unknown_card_opens_what_it_can_be(sit: Callable[..., Sitting], qtbot) -> None:  # UX 58
    table = sit(seed=4)
    table.settle()
    at = hidden(table)
    QTest.mouseMove(table.view.viewport(), table.grip(RIVAL, at) + QPoint(1, 1))
    table.scene.reading.hover(table.scene.card(RIVAL, at))
    qtbot.waitUntil(lambda: table.scene.reading.open, timeout=patience.MS)
    reader = table.scene.reading.reader
    assert isinstance(reader, Contents) and reader.holding == table.controller.hands.can_be(RIVAL, at)
    table.scene.reading.hover(None)
    table.click(table.grip(RIVAL, at))  # UX 41: and so does a click
    assert isinstance(table.scene.reading.reader, Contents)


def test_a_screen_reader_is_told_the_same(sit: Callable[..., Sitting]) -> None:
    table = sit(seed=4)
    table.settle()
    at = hidden(table)
    card = table.scene.card(RIVAL, at)
    assert card
    about = Access(table.view).card(card).about()
    told = table.controller.hands.can_be(RIVAL, at)
    assert told is not None
    assert told.text.rstrip(".") in about and all(face.title in about for face in told.cards)


def test_nothing_is_told_while_cards_move_or_the_curtain_is_up(sit: Callable[..., Sitting]) -> None:  # UX 35
    table = sit(players=(PERSON, PERSON), seed=4)
    table.settle()
    viewer = table.controller.viewer
    assert viewer is not None
    row: Key = ("hand", 1 - viewer)
    at = hidden(table, row)
    assert table.controller.hands.can_be(row, at) is not None
    table.controller.set_pace(Pace(Speed.NORMAL))
    table.controller.play(table.controller.tells.moves()[0][1])
    assert table.scene.animator.busy and table.controller.viewer == viewer
    assert table.controller.hands.can_be(row, at) is None
    table.scene.animator.complete()
    assert table.controller.viewer == viewer and table.controller.hands.can_be(row, at) is not None
    table.controller.panic()
    assert table.controller.may(Deed.UNCOVER)
    assert table.controller.hands.can_be(row, at) is None


def test_a_replay_tells_it_too(qapp) -> None:
    match = Match(
        SETUPS[0].rules(), [Seat("A"), Seat("B", "greedy")], SETUPS[0].mode, SETUPS[0].options, 3, salt="salt"
    )
    scene = TableScene()
    replay = Replay(match, scene, WORDS)
    hidden_cards = [
        (place, at)
        for place, slots in replay.view.zones.items()
        for at, slot in enumerate(slots or ())
        if slot.card is None
    ]
    assert hidden_cards
    for place, at in hidden_cards:
        assert scene.policy.can_be((place.zone, place.seat), at) is not None
    replay.close()
