"""Only what changes is described, and without animations nothing but the end: then as much is heard as ever."""

from collections import Counter

import pytest
from pytest import MonkeyPatch
from pytestqt.qtbot import QtBot

from desktop.controller.moment import Moment
from desktop.controller.presenter import Presenter
from desktop.engine.match import Match
from desktop.engine.rng import Rng
from desktop.engine.sight import redact
from desktop.face import face_of
from desktop.games import BY_ID
from desktop.look import Key, Sitter
from desktop.table.hands.picks import IdlePolicy
from desktop.table.motion.speeds import Pace, Speed
from desktop.table.scene.scene import TableScene
from desktop.words import Words
from tests.games.setups import set_ups
from tests.games.walks import match

PLIES = 60


def say(text):
    return Words("en").say(text, ("Mara", "Ivo", "Lena", "Oskar", "Nora", "Emil"))


def heard(game_id: str, shown: bool) -> list[str]:
    """What is heard of a match for its first seat, played step by step or only heard."""
    setup = set_ups(game_id)[0]
    game, sounds = BY_ID[game_id], list[str]()
    played, dice, scene = match(setup, 3), Rng(3), TableScene(IdlePolicy())
    scene.animator.pace, scene.animator.sound = Pace(Speed.OFF), sounds.append
    presenter = Presenter(scene, game.face, played.state.setting, say)
    sitters = [Sitter(f"seat {number}", "") for number in range(setup.seats)]
    presenter.part = lambda view, key: game.face.part(view, key, sitters, say)
    view = played.view(0)
    scene.set_table(game.face.spec(view, say))
    scene.resize_table(1490, 882, 1.0, 1.0, 1.0)
    while not played.over and len(played.steps) < PLIES:
        scene.set_contents(game.face.looks(view, (), say))
        for key, part in game.face.parts(view, sitters, say).items():
            scene.set_part(key, part)
        seat = played.state.decider()
        step = played.submit(seat, game.bots.greedy(played.info(seat), dice))
        before, view = view, played.view(0)
        events = [event for event in (redact(each, 0, played.state.setting) for each in step.events) if event]
        make = presenter.steps if shown else presenter.shown
        scene.animator.play(*make(events, before, view, False))
        if game.face.spec(view, say) != scene.spec:
            scene.set_table(game.face.spec(view, say))
    return sounds


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_what_is_not_seen_is_heard_all_the_same(qtbot: QtBot, game) -> None:
    only = heard(game.info.id, shown=False)
    assert only == heard(game.info.id, shown=True)
    assert len(set(only)) > 1


def asked(game_id: str, monkeypatch: MonkeyPatch) -> Counter[Key]:
    """The places that a face has been asked about from now on."""
    places: Counter[Key] = Counter()
    kind = type(BY_ID[game_id].face)
    honest = kind.cards

    def cards(self, view, key, movable, say):
        places[key] += 1
        return honest(self, view, key, movable, say)

    monkeypatch.setattr(kind, "cards", cards)
    return places


def test_a_step_asks_only_for_the_place_that_changes(qtbot: QtBot, monkeypatch: MonkeyPatch) -> None:
    game = BY_ID["clash"]
    played = match(set_ups("clash")[0], 3)
    while played.state.legal()[0].verb == "pick":
        played.submit(played.state.decider(), played.state.legal()[0])
    action = next(action for action in played.state.legal() if action.verb == "summon")
    before, seat = played.view(played.state.decider()), played.state.decider()
    scene = TableScene(IdlePolicy())
    scene.animator.pace = Pace(Speed.FAST)
    scene.set_table(game.face.spec(before, say))
    scene.set_contents(game.face.looks(before, (), say))
    step = played.submit(seat, action)
    events = [event for event in (redact(each, seat, played.state.setting) for each in step.events) if event]
    presenter = Presenter(scene, face_of(game), played.state.setting, say)
    places = asked("clash", monkeypatch)
    steps = presenter.steps(events, before, played.view(seat), False)
    assert not places  # nothing is described before it is played
    scene.animator.play(*steps)
    scene.animator.complete()
    lane = (("upper", "lower")[action.target], seat)
    assert set(places) == {lane}


def test_a_moment_is_described_once(monkeypatch: MonkeyPatch) -> None:
    played: Match = match(set_ups("fleet")[0], 1)
    moment = Moment(BY_ID["fleet"].face, say, played.view(0))
    places = asked("fleet", monkeypatch)
    assert moment.cards(("shop", -1)) is moment.cards(("shop", -1))
    assert places == {("shop", -1): 1}
    assert moment.spec is moment.spec
    assert moment.after([], played.state.setting) is moment
