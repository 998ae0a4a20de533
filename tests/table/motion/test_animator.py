"""The clock: jumps, queues, and completion at any moment."""

import pytest
from PySide6.QtCore import QObject, QPointF
from pytestqt.qtbot import QtBot

from desktop.table.motion.animator import FARTHEST, Animator, Motion
from desktop.table.motion.speeds import Pace, Speed
from desktop.table.motion.steps import Blow, Change, Flip, Pause, Quake, Say, Together
from tests import patience
from tests.table.tables import CONTENTS, HAND, LEFT, PILE, RIGHT, SPEC, look, top_level


class Written:
    """A step that writes down what happens to it."""

    def __init__(self, log: list[str], name: str, ms: float, sound: str = "") -> None:
        self.log, self.name, self.ms, self.sound = log, name, ms, sound

    def start(self) -> None:
        self.log.append(f"{self.name} starts")

    def duration(self, pace: Pace) -> float:
        return pace.ms(self.ms)

    def at(self, t: float) -> None:
        self.log.append(f"{self.name} {t:.1f}")

    def end(self) -> None:
        self.log.append(f"{self.name} ends")


def test_steps_come_one_after_another(qtbot):
    log: list[str] = []
    animator = Animator()
    animator.play(Written(log, "a", 100), Written(log, "b", 100))
    assert log == ["a starts"]
    animator.tick(50)
    animator.tick(60)
    animator.tick(100)
    assert log == ["a starts", "a 0.5", "a 1.0", "a ends", "b starts", "b 1.0", "b ends"]
    assert not animator.busy


def test_completion_starts_and_ends_every_step_in_order(qtbot):  # UX 21
    log: list[str] = []
    animator = Animator()
    animator.play(Written(log, "a", 100), Written(log, "b", 100))
    animator.tick(10)
    log.clear()
    animator.complete()
    assert log == ["a ends", "b starts", "b ends"]
    assert not animator.moving


def test_a_duration_of_nothing_is_a_jump(qtbot):  # UX 20
    log: list[str] = []
    animator = Animator()
    animator.pace = Pace(Speed.OFF)
    animator.play(Written(log, "a", 100), Written(log, "b", 100))
    assert log == ["a starts", "a 1.0", "a ends", "b starts", "b 1.0", "b ends"]


def test_a_new_motion_of_the_same_name_takes_over(qtbot):
    seen: list[str] = []
    animator = Animator()
    animator.run("x", Motion(100, lambda t: seen.append("old"), lambda: seen.append("old ends")))
    animator.run("x", Motion(100, lambda t: seen.append("new")))
    seen.clear()
    animator.tick(100)
    assert set(seen) == {"new"}


def test_a_step_may_queue_another_while_it_ends(qtbot):
    log: list[str] = []
    animator = Animator()
    first = Written(log, "a", 50)
    first.end = lambda: animator.play(Written(log, "b", 50))
    animator.play(first)
    animator.tick(50)
    animator.tick(50)
    assert log[-1] == "b ends"


def test_the_clock_runs_by_itself_and_stands_still_afterwards(qtbot):
    animator = Animator()
    with qtbot.waitSignal(animator.finished, timeout=patience.MS):
        animator.play(Written([], "a", 30))
    qtbot.waitUntil(lambda: not animator._timer.isActive(), timeout=patience.MS)


@pytest.mark.parametrize("when", [0, 1, 60, 150, 300, 700])
def test_skipping_at_any_moment_ends_in_the_same_table(table, when):  # UX 21
    scene = table.scene
    scene.animator.play(
        Change(scene, lambda: scene.move_card(HAND, 0, LEFT)),
        Blow(scene, (RIGHT, 0), (LEFT, 0), "-2", lambda: scene.set_look(LEFT, 0, look("eel"))),
        Flip(scene, PILE, 1, look("jay")),
        Quake(scene, HAND, 0),
        Say(scene, "It falls"),
        Change(scene, lambda: scene.remove_card(RIGHT, 0, fade=True)),
        Together(scene, Flip(scene, HAND, 1, look("kite")), Pause(scene, 80), stagger=20),
        Change(scene, lambda: scene.add_card(RIGHT, 0, look("lynx"), origin=PILE)),
    )
    scene.animator.tick(when)
    scene.animator.complete()
    names = {key: [item.look.face.card for item in cards] for key, cards in scene.cards.items()}
    assert names == {
        HAND: ["bear", "kite", "deer"],
        LEFT: ["eel", "fox", "ant"],
        RIGHT: ["lynx"],
        PILE: ["hare", "jay"],
    }
    for key, cards in scene.cards.items():
        for at, item in enumerate(cards):
            assert table.home(key, at)
            assert (item.key, item.index) == (key, at)
            assert item.opacity() == 1.0
            assert item.transform().isIdentity()
            assert item.glow == 0.0
    assert len(top_level(scene)) == 9 + len(SPEC.zones) + len(SPEC.parts)  # nothing floats about


def test_playing_to_the_end_is_the_same_as_skipping(table):
    scene = table.scene
    steps = [
        Change(scene, lambda: scene.move_card(HAND, 3, RIGHT)),
        Blow(scene, (RIGHT, 0), (HAND, 0), "-1"),
        Say(scene, "Done"),
    ]
    before = len(top_level(scene))
    scene.animator.play(*steps)
    for _ in range(400):
        scene.animator.tick(12)
    assert not scene.animator.moving
    assert len(top_level(scene)) == before
    assert table.home(RIGHT, 1)
    assert table.home(HAND, 0)


def test_new_input_completes_what_runs(table):  # UX 21
    table.scene.animator.play(Change(table.scene, lambda: table.scene.move_card(HAND, 0, LEFT)))
    table.scene.animator.tick(20)
    table.press(table.at(HAND, 0))
    assert not table.scene.animator.busy
    assert table.home(LEFT, 2)
    table.release(table.at(HAND, 0))


def test_contents_complete_what_runs(table):
    table.scene.animator.play(Change(table.scene, lambda: table.scene.move_card(HAND, 0, LEFT)))
    table.scene.set_contents(CONTENTS)
    assert not table.scene.animator.moving
    assert all(table.home(key, at) for key, cards in table.scene.cards.items() for at in range(len(cards)))


def test_reduced_motion_moves_nothing_but_keeps_the_pace(table):  # UX 20
    scene = table.scene
    scene.animator.pace = Pace(Speed.NORMAL, motion=False)
    scene.animator.play(Change(scene, lambda: scene.move_card(HAND, 0, LEFT)))
    assert table.home(LEFT, 2)  # it is there at once
    assert scene.animator.busy  # and stands a moment before the next
    scene.animator.tick(400)
    assert not scene.animator.busy


def test_a_blow_lands_once_and_both_come_home(table):
    scene, landed = table.scene, []
    scene.animator.play(Blow(scene, (RIGHT, 0), (LEFT, 0), "-3", lambda: landed.append(1)))
    start = QPointF(scene.card(RIGHT, 0).pos())
    scene.animator.tick(100)
    assert scene.card(RIGHT, 0).pos() != start
    assert landed == []
    scene.animator.tick(40)
    assert landed == [1]
    scene.animator.tick(300)
    assert landed == [1]
    assert scene.card(RIGHT, 0).pos() == start


def test_cards_pass_their_place_as_their_world_has_it(mover):
    """A little where things are heavy, never far on a long way, and not at all without motion."""
    scene = mover.scene

    def farthest() -> float:
        scene.move_card(HAND, 0, RIGHT, 0)
        scene.settle(220)
        item, goal, most = scene.card(RIGHT, 0), scene.rect_of_slot(RIGHT, 0).centre, 0.0
        while scene.animator.moving:
            scene.animator.tick(4)
            most = max(most, item.pos().x() - goal[0])
        assert item.pos().x() == pytest.approx(goal[0], abs=1)
        return most

    assert farthest() < 1.5
    scene.animator.overshoot = 0.02
    assert 2 < farthest() <= FARTHEST * scene.metrics.unit + 1
    scene.set_table(SPEC._replace(world="clash"))
    assert scene.animator.overshoot > 0.02
    scene.set_table(SPEC)
    assert scene.animator.overshoot == 0


def test_a_step_is_heard_when_it_starts(qtbot):  # UX 42
    heard: list[str] = []
    animator = Animator()
    animator.sound = heard.append
    animator.play(Written([], "a", 100, "card"), Written([], "b", 100), Written([], "c", 0, "coin"))
    assert heard == ["card"]
    animator.tick(110)
    animator.tick(110)
    assert heard == ["card", "coin"]


def test_what_is_only_completed_is_not_heard(qtbot):
    heard: list[str] = []
    animator = Animator()
    animator.sound = heard.append
    animator.play(Written([], "a", 100), Written([], "b", 100, "blow"))
    animator.complete()
    animator.pace = Pace(Speed.OFF, heard=False)
    animator.play(Written([], "c", 100, "card"))
    assert heard == []


def test_a_card_that_jumps_lies_at_just_its_angle(table):
    """10.6 and back by 20.4 is not quite -9.8; a table that is set once must be right at once."""
    item = table.scene.cards[HAND][0]
    item.setRotation(10.6)
    table.scene.animator.glide(item, QPointF(3, 4), -9.8, 0)
    assert item.rotation() == -9.8 and item.pos() == QPointF(3, 4)


def test_a_motion_goes_with_whom_it_belongs_to(qtbot: QtBot) -> None:
    """A page may be gone while the clock of its table runs on."""
    animator, owner, shares = Animator(), QObject(), list[float]()
    animator.goes_with(owner, "fades")
    animator.run("fades", Motion(60_000, shares.append, outlasts=True))
    animator.run("stays", Motion(60_000, shares.append, outlasts=True))
    owner.deleteLater()
    qtbot.waitUntil(lambda: list(animator.gliding) == ["stays"], timeout=patience.MS)
    animator.complete()
