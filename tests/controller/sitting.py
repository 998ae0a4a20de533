"""A match of Clash on a real table, hands to play it with, and the one check that everything on the scene is right."""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from itertools import chain
from typing import Any

from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop import worker
from desktop.controller.controller import Controller
from desktop.controller.phase import Deed
from desktop.controller.progress import keep_nothing
from desktop.engine import record as records
from desktop.engine.actions import Action
from desktop.engine.match import PERSON, Match, Seat, ai_seed
from desktop.engine.rng import Rng, mix
from desktop.engine.sight import View
from desktop.engine.text import Text
from desktop.face import face_of
from desktop.games import BY_ID
from desktop.look import Key, Part, Plate, Sitter
from desktop.questions import Task
from desktop.table.hands.picks import Target
from desktop.table.motion.effects import Banner, Mote
from desktop.table.motion.speeds import Pace, Speed
from desktop.table.scene.card_item import CardItem
from desktop.table.scene.scene import TableScene
from desktop.table.scene.view import TableView
from desktop.words import NOBODY, Words
from tests import patience

OFF = Pace(Speed.OFF)
CLASH = BY_ID["clash"]
NAMES = ("Mara", "Ivo")
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
PLAIN = Qt.KeyboardModifier.NoModifier
PATIENCE = 3000  # turns of a loop that must come to an end


class Spelled(Words):
    """English, where a sentence that nobody has written yet still shows what it is about."""

    def say(self, text: Text, names: Sequence[str] = (), you: int = NOBODY) -> str:
        said = super().say(text, names, you)
        if said == text.id and text.args:
            args = (self.say(arg, names, you) if isinstance(arg, Text) else str(arg) for arg in text.args)
            return f"{text.id}({', '.join(args)})"
        return said


class Prompted(QObject):
    """In place of the opponents' process: thinks in this one, and answers when it is told to."""

    answered = Signal(object)
    trouble = Signal(str)
    replaced = Signal()
    fewer = Signal()
    pid = None
    cores = 1

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.task: Task | None = None
        self.asked: list[Task] = []
        self.within = 0.0
        self.hurried = 0
        self.closed = False

    def start(self) -> None:
        """Nothing to start."""

    def ask(self, task: Task, within: float = 0.0) -> None:
        """Only what survives the way to another process counts."""
        self.within = within
        self.task = pickle.loads(pickle.dumps(task))
        self.asked.append(self.task)

    @property
    def thinking(self) -> float | None:
        return 0.5 if self.task is not None else None

    def hurry(self) -> None:
        self.hurried += 1

    def forget(self) -> None:
        self.task = None

    def close(self) -> None:
        self.task, self.closed = None, True

    def answer(self) -> None:
        """Answer the open question."""
        task, self.task = self.task, None
        assert task is not None
        self.answered.emit(worker.solve(task, {}, lambda: True))


class Sitting:
    """A match on a table that is shown, with every signal written down."""

    def __init__(
        self,
        players: Sequence[str] = (PERSON, "greedy"),
        seed: int = 1,
        pace: Pace = OFF,
        size: tuple[int, int] = (1490, 882),
        match: Match | None = None,
        keep: Any = None,
        **options: Any,
    ) -> None:
        seats = [Seat(NAMES[n], player, ai_seed(seed, n)) for n, player in enumerate(players)]
        self.match = match or Match(CLASH, seats, "duel", {"deal": "random", **options}, seed, salt="salt")
        self.scene = TableScene()
        self.view = TableView(self.scene)
        self.view.resize(*size)
        self.view.set_scale(size[1] / 882)
        self.words = Spelled()
        self.controller = Controller(self.match, self.scene, self.words, keep=keep or keep_nothing)
        self.controller.set_pace(pace)
        self.trouble: list[str] = []
        self.curtains: list[bool] = []
        self.ends = 0
        self.controller.trouble.connect(self.trouble.append)
        self.controller.curtain_changed.connect(self.curtains.append)
        self.controller.ended.connect(self._count_end)

    def _count_end(self) -> None:
        self.ends += 1

    def start(self) -> Sitting:
        """Show the table, with the keyboard on it, and begin."""
        self.view.show()
        self.view.activateWindow()
        self.view.setFocus()
        assert QTest.qWaitForWindowActive(self.view, patience.MS)
        self.controller.start()
        return self

    def leave(self) -> None:
        """Close the match and take the table down at once."""
        self.controller.close()
        self.view.close()
        self.view.setScene(None)
        self.view.deleteLater()
        self.scene.deleteLater()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    # ---- time

    @property
    def opponent(self) -> Any:
        """The opponents' stand-in, if there are opponents."""
        return self.controller.opponents.runner

    def settle(self, curtain: bool = True) -> None:
        """Until it is a person's turn or the end: animations over, questions answered, the curtain opened."""
        for _ in range(PATIENCE):
            if self.scene.animator.moving:
                self.scene.animator.complete()
            elif self.opponent is not None and self.opponent.task is not None:
                self.opponent.answer()
            elif curtain and self.controller.may(Deed.UNCOVER):
                self.controller.open_curtain()
            else:
                return
        raise AssertionError("the table does not come to rest")

    def settle_motions(self) -> None:
        """Cards on their way and numbers in the air; nobody is asked anything."""
        self.scene.animator.complete()

    # ---- hands

    def press(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mousePress(self.view.viewport(), button, PLAIN, at)

    def move(self, at: QPoint, held: Qt.MouseButton = LEFT) -> None:
        # QTest.mouseMove says nothing of held buttons; a real drag does.
        port = self.view.viewport()
        places = QPointF(at), QPointF(port.mapToGlobal(at))
        QApplication.sendEvent(port, QMouseEvent(QEvent.Type.MouseMove, *places, NONE, held, PLAIN))

    def release(self, at: QPoint, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseRelease(self.view.viewport(), button, PLAIN, at)

    def click(self, at: QPoint) -> None:
        self.press(at)
        self.release(at)

    def double_click(self, at: QPoint) -> None:
        """As a mouse sends it: press, release, press of the second click, release."""
        self.click(at)
        places = QPointF(at), QPointF(self.view.viewport().mapToGlobal(at))
        second = QMouseEvent(QEvent.Type.MouseButtonDblClick, *places, LEFT, LEFT, PLAIN)
        QApplication.sendEvent(self.view.viewport(), second)
        self.release(at)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view, key)

    def grip(self, key: Key, index: int) -> QPoint:
        """A point of a card that no other card lies on."""
        item = self.scene.card(key, index)
        assert item is not None, (key, index)
        rect = item.scene_rect()
        for share in (0.5, 0.25, 0.1, 0.04, 0.75, 0.96):
            at = QPointF(rect.left() + rect.width() * share, rect.center().y()).toPoint()
            if self.scene.card_at(QPointF(at)) is item:
                return at
        raise AssertionError(f"{key} {index} lies under other cards")

    def drop_point(self, target: Target) -> QPointF:
        """The middle of what takes a card."""
        assert self.scene.layout is not None
        zone = self.scene.layout.zones[target.key]
        return QPointF(*(zone.target if target.index < 0 else zone.card_target(target.index)).centre)

    def carry(self, key: Key, index: int, to: QPointF) -> tuple[QPoint, QPoint]:
        """Press a card and move it until its middle is there; where the pointer was and is."""
        start = self.grip(key, index)
        item = self.scene.card(key, index)
        assert item is not None
        end = (to + QPointF(start) - item.pos()).toPoint()
        self.press(start)
        for step in (1, 2, 3):
            self.move(start + (end - start) * step / 3)
        return start, end

    def drag(self, key: Key, index: int, to: QPointF) -> None:
        """Carry, and let go."""
        _, end = self.carry(key, index, to)
        self.release(end)

    # ---- an action, by each of the three ways; the page's button for what has no place

    def gesture(self, action: Action) -> Any:
        return face_of(self.match.game).gesture(self.controller.view, action)

    def by_button(self, action: Action) -> bool:
        """As the page would on Space or on its button."""
        for button in self.controller.tells.buttons():
            if button.action == action:
                self.controller.play(button.action)
                return True
        return False

    def by_drag(self, action: Action) -> None:
        if not self.by_button(action):
            made = self.gesture(action)
            self.drag(made.src, made.src_at, self.drop_point(Target(made.dst, made.dst_at)))

    def by_click(self, action: Action) -> None:
        if self.by_button(action):
            return
        made = self.gesture(action)
        self.click(self.grip(made.src, made.src_at))
        assert Target(made.dst, made.dst_at) in self.scene.picks.targets
        if made.dst_at >= 0:
            self.click(self.grip(made.dst, made.dst_at))
        else:
            self.click(self.drop_point(Target(made.dst)).toPoint())

    def by_keys(self, action: Action) -> None:
        if self.by_button(action):
            return
        made = self.gesture(action)
        self.walk_to(Target(made.src, made.src_at))
        self.key(Qt.Key.Key_Return)
        if self.scene.picks.pick is not None:
            self.walk_to(Target(made.dst, made.dst_at))
            self.key(Qt.Key.Key_Return)

    def walk_to(self, target: Target) -> None:
        """Tab to the place, arrows to the card."""
        board = self.scene.keyboard
        keys = list(dict.fromkeys(stop.key for stop in board.stops()))
        assert target in board.stops(), (target, board.stops())
        for _ in range(2 * len(keys) + 2):
            if board.focus is not None and board.focus.key == target.key:
                break
            back = board.focus is not None and board.focus.key in keys[keys.index(target.key) :]
            self.key(Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab)
        for _ in range(20):
            if board.focus == target:
                return
            assert board.focus is not None
            here, there = self.scene.rect_of(board.focus), self.scene.rect_of(target)
            if abs(here.y - there.y) > here.h / 2:  # a place of several rows
                self.key(Qt.Key.Key_Down if here.y < there.y else Qt.Key.Key_Up)
            else:
                self.key(Qt.Key.Key_Right if here.x < there.x else Qt.Key.Key_Left)
        raise AssertionError(f"no keys lead to {target}, the ring rests on {board.focus}")

    # ---- the check

    def seen(self) -> View:
        """What the viewer may know now, from the match itself."""
        return self.match.view(self.controller.viewer)

    def check(self) -> None:
        """The settled scene shows the viewer's view, card by card and place by place, and nothing else."""
        self.check_items()
        if self.controller.may(Deed.UNCOVER):
            self.check_covered()
            return
        view, shown, say = self.seen(), face_of(self.match.game), self.controller.say
        person = self.controller.viewer is not None and view.to_act == self.controller.viewer
        legal = self.match.state.legal() if person else []
        looks = shown.looks(view, legal, say)
        assert self.scene.spec == shown.spec(view, say)
        assert set(self.scene.cards) == set(looks)
        for key, cards in looks.items():
            assert [item.look for item in self.scene.cards[key]] == list(cards), key
        brackets = shown.brackets(view, say)
        assert {key: zone.bracket for key, zone in self.scene.zones.items() if zone.bracket} == brackets
        faces = [self.controller.tells.face(seat) for seat in range(len(self.match.seats))]
        parts = shown.parts(view, [Sitter(face.name, face.kind) for face in faces], say)
        seen = {key: still(item.part) for key, item in self.scene.parts.items() if item.part is not None}
        assert seen == {key: part for key, part in parts.items() if key in self.scene.parts}
        self.check_places()

    def check_items(self) -> None:
        """Every card item of the scene belongs to exactly one place, and no effect was left behind."""
        items = [item for item in self.scene.items() if isinstance(item, CardItem)]
        placed = list(chain.from_iterable(self.scene.cards.values()))
        assert len(items) == len(set(items)) == len(placed)
        assert set(items) == set(placed)
        assert not self.scene._leaving
        assert not [item for item in self.scene.items() if isinstance(item, (Banner, Mote))]

    def check_items_in_motion(self) -> None:
        """At any moment: a card of the scene is in one place, or on its way off the table."""
        items = [item for item in self.scene.items() if isinstance(item, CardItem)]
        placed = [*chain.from_iterable(self.scene.cards.values()), *self.scene._leaving]
        assert len(set(placed)) == len(placed)
        assert set(items) == set(placed)
        held = self.scene.drag.item
        assert held is None or held in placed

    def check_places(self) -> None:
        """Every card lies exactly on the spot the layout gives it, upright, whole and visible."""
        assert self.scene.layout is not None
        for key, cards in self.scene.cards.items():
            spots = self.scene.layout.zones[key].spots
            assert len(spots) == len(cards)
            for at, (item, spot) in enumerate(zip(cards, spots, strict=True)):
                x, y = spot.rect.centre
                assert (item.key, item.index) == (key, at)
                assert abs(item.pos().x() - x) <= 1 and abs(item.pos().y() - y) <= 1, (key, at)
                assert (item.rotation(), item.scale(), item.opacity()) == (item.turn, 1.0, 1.0)
                assert item.isVisible() and item.transform().isIdentity() and not item.glow

    def check_covered(self) -> None:
        """Behind the curtain lies nothing."""
        assert not any(self.scene.cards.values())
        assert not any(item.part for item in self.scene.parts.values())
        assert not any(zone.bracket for zone in self.scene.zones.values())
        assert self.controller.viewer is None

    def check_record(self) -> None:
        """The match is what its own record replays to."""
        record = records.loads(records.to_record(self.match).dumps())
        again = records.replay(record, BY_ID)
        assert records.digest(again.state) == records.digest(self.match.state)


def still(part: Part) -> Part:
    """Without the seconds that pass."""
    return part._replace(thinking=None) if isinstance(part, Plate) else part


def chooser(seed: int) -> Any:
    """How a person of these tests decides: like the game's rollouts, the same for a seed."""
    dice = Rng(mix(seed, 7))
    return lambda match: CLASH.bots.policy(match.state, match.state.legal(), dice)
