"""Random hands at random moments: whatever they do, the table settles into what the viewer may see, and nothing else.

An example is a position of a game and what is done there, all of it drawn from one number; a failure tells both.
"""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.exceptions import capture_exceptions

from desktop.controller.curtain import people
from desktop.engine.match import PERSON, Match, Seat, ai_seed
from desktop.table.hands.picks import Target
from desktop.table.motion.speeds import Pace, Speed
from desktop.table.scene.card_item import CardItem
from tests.controller.sitting import CLASH, NAMES, Sitting, chooser

STEPS = 50  # things done in one example
PACES = (*(Pace(speed) for speed in Speed), Pace(Speed.NORMAL, motion=False), Pace(Speed.SLOW, motion=False))
SIZES = ((1490, 882), (980, 590), (1024, 700), (1600, 700), (760, 800), (2200, 1300))
KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Return,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Z,
    Qt.Key.Key_H,
)


class Hands:
    """What a person, the system and the clock may do; each takes a number from 0 to 1 and makes something of it."""

    def __init__(self, table: Sitting) -> None:
        self.table = table
        self.controller = table.controller
        self.at = QPoint(5, 5)
        self.held = False

    def spot(self, x: float) -> QPoint:
        """A card or any point, near the edge and outside too."""
        cards = [item for item in self.table.scene.items() if isinstance(item, CardItem)]
        number = int(x * 997)
        if cards and number % 3:
            return cards[number % len(cards)].pos().toPoint()
        port = self.table.view.viewport().rect().adjusted(-20, -20, 20, 20)
        return QPoint(
            port.left() + number * 131 % max(1, port.width()), port.top() + number * 57 % max(1, port.height())
        )

    def playable(self, x: float) -> tuple[Any, int, Any] | None:
        """A card that may move now, and where it may go."""
        scene = self.table.scene
        ways = [
            (key, at, target)
            for key, cards in scene.cards.items()
            for at in range(len(cards))
            for target in self.controller.hands.accepts(key, at)
        ]
        return ways[int(x * 0.999 * len(ways))] if ways else None

    # ---- the mouse

    def press(self, x: float) -> None:
        self.at, self.held = self.spot(x), True
        self.table.press(self.at)

    def move(self, x: float) -> None:
        self.at = self.spot(x)
        self.table.move(self.at, Qt.MouseButton.LeftButton if self.held else Qt.MouseButton.NoButton)

    def release(self, x: float) -> None:
        self.held = False
        self.table.release(self.at)

    def right_button(self, x: float) -> None:
        self.table.press(self.at, Qt.MouseButton.RightButton)
        self.table.release(self.at, Qt.MouseButton.RightButton)

    def click(self, x: float) -> None:
        self.table.click(self.spot(x))

    def double_click(self, x: float) -> None:
        self.table.double_click(self.spot(x))

    def good_drag(self, x: float) -> None:
        way = self.playable(x)
        if way is not None:
            with suppress(AssertionError):  # in mid-flight a card may lie under others
                self.table.drag(way[0], way[1], self.table.drop_point(way[2]))

    def half_a_drag(self, x: float) -> None:
        way = self.playable(x)
        if way is not None:
            with suppress(AssertionError):
                _, self.at = self.table.carry(way[0], way[1], self.table.drop_point(way[2]))
                self.held = True

    def bad_drag(self, x: float) -> None:
        start, end = self.spot(x), self.spot(1 - x * 0.7)
        self.table.press(start)
        for step in (1, 2, 3):
            self.table.move(start + (end - start) * step / 3)
        self.table.release(end)

    def leave(self, x: float) -> None:
        QApplication.sendEvent(self.table.view, QEvent(QEvent.Type.Leave))

    # ---- keys and buttons

    def key(self, x: float) -> None:
        self.table.key(KEYS[int(x * 0.999 * len(KEYS))])

    def key_play(self, x: float) -> None:
        """Enter on a card that may move, Enter on the first target."""
        way = self.playable(x)
        if way is not None:
            self.table.scene.keyboard.set(Target(way[0], way[1]))
            self.table.key(Qt.Key.Key_Return)
            self.table.key(Qt.Key.Key_Return)

    def hold_z(self, x: float) -> None:
        kind = QEvent.Type.KeyPress if x < 0.7 else QEvent.Type.KeyRelease
        QApplication.sendEvent(self.table.view, QKeyEvent(kind, Qt.Key.Key_Z, Qt.KeyboardModifier.NoModifier))

    def button(self, x: float) -> None:
        for button in self.controller.tells.buttons():
            if button.action:
                self.controller.play(button.action)
            break

    def listed_move(self, x: float) -> None:
        moves = self.controller.tells.moves()
        if moves:
            self.controller.play(moves[int(x * 0.999 * len(moves))][1])

    def undo(self, x: float) -> None:
        self.controller.undo()

    def redo(self, x: float) -> None:
        self.controller.redo()

    def skip(self, x: float) -> None:
        self.controller.skip()

    def move_now(self, x: float) -> None:
        self.controller.move_now()

    def panic(self, x: float) -> None:
        self.controller.panic()

    def open_curtain(self, x: float) -> None:
        self.controller.open_curtain()

    # ---- the world around

    def pace(self, x: float) -> None:
        self.controller.set_pace(PACES[int(x * 0.999 * len(PACES))])

    def resize(self, x: float) -> None:
        width, height = SIZES[int(x * 0.999 * len(SIZES))]
        self.table.view.resize(width, height)
        self.table.view.set_scale(height / 882, 1.0 + round(x * 3) % 3 * 0.5)

    def focus(self, x: float) -> None:
        kind = QEvent.Type.FocusOut if x < 0.5 else QEvent.Type.FocusIn
        QApplication.sendEvent(self.table.view, QFocusEvent(kind, Qt.FocusReason.ActiveWindowFocusReason))

    def time(self, x: float) -> None:
        self.table.scene.animator.tick(x * 300)

    def long_time(self, x: float) -> None:
        """Whatever waits for the pointer to rest."""
        for timer in self.table.scene.reading.findChildren(QTimer):
            if timer.isActive():
                timer.stop()
                timer.timeout.emit()

    def answer(self, x: float) -> None:
        opponent = self.table.opponent
        if opponent is not None and opponent.task is not None:
            opponent.answer()

    def paint(self, x: float) -> None:
        if x < 0.3:
            self.table.view.grab()

    def refresh(self, x: float) -> None:
        self.controller.refresh()

    def settle(self, x: float) -> None:
        """The hand lets go, everything comes to rest; then all must be right."""
        if self.held:
            self.table.key(Qt.Key.Key_Escape)
            self.release(x)
        self.table.settle(curtain=x < 0.8)
        self.table.check()
        assert self.controller.tells.prompt()
        assert self.controller.tells.heading()


KINDS = [name for name in vars(Hands) if not name.startswith("_") and name not in ("spot", "playable")]
# What leads on with the game is done more often than what disturbs it.
WEIGHTED = KINDS + ["good_drag"] * 3 + ["key_play", "button", "time", "time", "answer", "answer", "settle", "settle"]
PLAYERS = ((PERSON, "greedy"), ("random", PERSON), (PERSON, PERSON), (PERSON, PERSON), ("greedy", "random"))


def begun(seed: int, plies: int, players: tuple[str, str], deal: str) -> Match:
    """A match that has been going on for a while."""
    seats = [Seat(NAMES[n], player, ai_seed(seed, n)) for n, player in enumerate(players)]
    match = Match(CLASH, seats, "duel", {"deal": deal}, seed, salt="salt")
    choose = chooser(seed)
    for _ in range(plies):
        before = len(match.steps)
        match.submit(match.state.decider(), choose(match))
        if match.over:
            del match.steps[before:]
            return begun(seed, plies // 2, players, deal)
    return match


def play_around(number: int) -> None:
    dice = Random(number)
    match = begun(number, dice.randrange(90), dice.choice(PLAYERS), dice.choice(("draft", "random")))
    table = Sitting(match=match, pace=dice.choice(PACES), size=dice.choice(SIZES)).start()
    hands, done = Hands(table), []
    try:
        with capture_exceptions() as raised:
            for kind in dice.choices(WEIGHTED, k=STEPS):
                done.append((kind, dice.random()))
                getattr(hands, kind)(done[-1][1])
                assert not raised, raised
                table.check_items_in_motion()
            hands.settle(0.0)
            table.check_record()
        assert not raised, raised
        assert not table.trouble
        sitting = people(match)
        assert table.controller.viewer in sitting if sitting else table.controller.viewer is None
    except BaseException:
        print(f"example {number}: {[seat.player for seat in match.seats]}, {match.options['deal']}; done: {done}")
        raise
    finally:
        table.leave()


@pytest.mark.parametrize("part", range(4))
def test_a_thousand_steps_of_random_hands(prompted, part):  # UX 7, 12, 21, 28, 36
    for number in range(part, 20, 4):
        play_around(number)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_a_hundred_thousand_steps_of_random_hands(prompted, part):
    for number in range(20 + part, 2020, 20):
        play_around(number)
