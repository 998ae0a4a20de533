"""Whatever a person can do to the window: random gestures on its pages and tables, settings and sizes on the way.

Each takes a number from 0 to 1 and makes something of it, so that an evening can be told again from one seed.
"""

from __future__ import annotations

import gc
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QCursor, QFocusEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QListView, QWidget

from desktop.app.house.set_up import SetUp
from desktop.app.play.play_page import PlayPage
from desktop.app.play.replay_page import ReplayPage
from desktop.app.window import Window
from desktop.controller.matches import PERSON, Seat, ai_seed
from desktop.storage import settings as choices
from desktop.table.hands.picks import Target
from desktop.table.scene.card_item import CardItem
from desktop.table.scene.view import TableView
from desktop.words import offered

Thing = TypeVar("Thing")

SIZES = ((800, 600), (1024, 700), (1366, 768), (1920, 1080), (1600, 700), (1100, 1000), (1280, 800))
KEYS = tuple(getattr(Qt.Key, f"Key_{name}") for name in (
    "Left Right Up Down Return Return Enter Tab Backtab Escape Space Space Home End PageUp PageDown Delete "
    "H N R T S P M L V Z F1 F10 F11 F12 Question Period Comma 1 7").split())  # fmt: skip
WITH_CONTROL = (Qt.Key.Key_Z, Qt.Key.Key_Z, Qt.Key.Key_Y, Qt.Key.Key_Comma, Qt.Key.Key_Left, Qt.Key.Key_Right)
PLAIN, CONTROL = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier
LEFT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton


def chosen(things: Sequence[Thing], x: float) -> Thing:
    """One of some."""
    return things[int(x * 0.9999 * len(things))]


def pick(things: Sequence[Thing], x: float) -> Thing | None:
    """One of them, if there are any."""
    return chosen(things, x) if things else None


class Hands:
    """Somebody at the window; `files` are records that may be opened."""

    def __init__(self, window: Window, dice: Random, files: Sequence[Path]) -> None:
        self.window, self.dice, self.files = window, dice, files
        self.at, self.held = QPoint(5, 5), False

    @property
    def table(self) -> TableView | None:
        """The table on the page, if there is one to be seen."""
        page = self.window.page
        return page.view if isinstance(page, (PlayPage, ReplayPage)) and page.view.isVisible() else None

    @property
    def play_page(self) -> PlayPage | None:
        page = self.window.page
        return page if isinstance(page, PlayPage) else None

    # ---- what a moment is made of

    def controls(self) -> list[QWidget]:
        """Everything that can be clicked now."""
        kinds = (QAbstractButton, QComboBox, QLineEdit, QListView)
        found: list[QWidget] = []
        for kind in kinds:
            found += [one for one in self.window.findChildren(kind) if one.isVisible() and one.isEnabled()]
        return found

    def spot(self, view: TableView, x: float) -> QPoint:
        """A card, or any point near the table."""
        cards = [item for item in view.scene().items() if isinstance(item, CardItem)]
        number = int(x * 9973)
        if cards and number % 3:
            return view.mapFromScene(cards[number % len(cards)].pos())
        port = view.viewport().rect().adjusted(-20, -20, 20, 20)
        return QPoint(port.x() + number * 131 % port.width(), port.y() + number * 57 % port.height())

    def mouse(
        self, view: TableView, kind: QEvent.Type, at: QPoint, held: Qt.MouseButton, button: Qt.MouseButton
    ) -> None:
        port = view.viewport()
        places = QPointF(at), QPointF(port.mapToGlobal(at))
        QApplication.sendEvent(port, QMouseEvent(kind, *places, button, held, PLAIN))

    def press(self, view: TableView, at: QPoint) -> None:
        self.mouse(view, QEvent.Type.MouseButtonPress, at, LEFT, LEFT)

    def drag_to(self, view: TableView, at: QPoint) -> None:
        self.mouse(view, QEvent.Type.MouseMove, at, LEFT, NONE)

    def release(self, view: TableView, at: QPoint) -> None:
        self.mouse(view, QEvent.Type.MouseButtonRelease, at, NONE, LEFT)

    # ---- on a table

    def good_drag(self, x: float) -> None:
        """A card that may go somewhere goes there, or nearly."""
        view, page = self.table, self.play_page
        if view is None or page is None:
            return
        scene = page.scene
        ways = [
            (item, target)
            for key, cards in scene.cards.items()
            for at, item in enumerate(cards)
            for target in page.controller.hands.accepts(key, at)
        ]
        way = pick(ways, x)
        if way is None or scene.layout is None:
            return
        zone = scene.layout.zones.get(way[1].key)
        if zone is None:
            return
        there = (zone.target if way[1].index < 0 else zone.card_target(way[1].index)).centre
        start, end = view.mapFromScene(way[0].pos()), view.mapFromScene(QPointF(*there))
        self.press(view, start)
        for step in (1, 2, 3):
            self.drag_to(view, start + (end - start) * step / 3)
        if self.dice.random() < 0.8:
            self.release(view, end)
        else:
            self.at, self.held = end, True

    def bad_drag(self, x: float) -> None:
        view = self.table
        if view is not None:
            start, end = self.spot(view, x), self.spot(view, self.dice.random())
            self.press(view, start)
            self.drag_to(view, (start + end) / 2)
            self.drag_to(view, end)
            self.release(view, end)

    def click_table(self, x: float) -> None:
        view = self.table
        if view is not None:
            at = self.spot(view, x)
            self.press(view, at)
            self.release(view, at)
            if self.dice.random() < 0.2:
                self.mouse(view, QEvent.Type.MouseButtonDblClick, at, LEFT, LEFT)
                self.release(view, at)

    def let_go(self, x: float) -> None:
        if self.held and self.table is not None:
            self.release(self.table, self.at)
        self.held = False

    def hover(self, x: float) -> None:
        if self.table is not None:
            self.mouse(self.table, QEvent.Type.MouseMove, self.spot(self.table, x), NONE, NONE)

    def right_button(self, x: float) -> None:
        if self.table is not None:
            QTest.mouseClick(self.table.viewport(), Qt.MouseButton.RightButton, PLAIN, self.spot(self.table, x))

    def wheel(self, x: float) -> None:
        target = self.window.childAt(QPoint(int(x * self.window.width()), self.window.height() // 2)) or self.window
        at, down = QPointF(5, 5), QPoint(0, -120 if x < 0.5 else 120)
        QApplication.sendEvent(
            target,
            QWheelEvent(
                at, QPointF(target.mapToGlobal(at)), QPoint(), down, NONE, PLAIN, Qt.ScrollPhase.NoScrollPhase, False
            ),
        )

    def leave(self, x: float) -> None:
        if self.table is not None:
            QApplication.sendEvent(self.table, QEvent(QEvent.Type.Leave))

    def key_play(self, x: float) -> None:
        """Enter on a card that may move, Enter on what takes it."""
        page = self.play_page
        if page is None or self.table is None:
            return
        keys = [(key, at) for key, cards in page.scene.cards.items() for at in range(len(cards))
                if page.controller.hands.accepts(key, at)]  # fmt: skip
        chosen = pick(keys, x)
        if chosen is not None:
            page.scene.keyboard.set(Target(*chosen))
            for _ in range(2):
                QTest.keyClick(page.view, Qt.Key.Key_Return)

    def listed_move(self, x: float) -> None:
        """What leads on with the game."""
        page = self.play_page
        if page is not None:
            move = pick(page.controller.tells.moves(), x)
            if move is not None:
                page.controller.play(move[1])

    def answer(self, x: float) -> None:
        """The opponents, or whoever advises, have thought enough."""
        page = self.play_page
        for asked in (page.controller.opponents, page.controller.counsel) if page is not None else ():
            runner = getattr(asked, "runner", None) or getattr(asked, "_runner", None)
            if runner is not None and runner.task is not None:
                runner.answer()

    def open_curtain(self, x: float) -> None:
        page = self.play_page
        if page is not None and page.curtain.up:
            page.curtain.opened.emit()

    # ---- keys, controls, time

    def key(self, x: float) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.window, chosen(KEYS, x))

    def control_key(self, x: float) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.window, chosen(WITH_CONTROL, x), CONTROL)

    def hold_z(self, x: float) -> None:
        kind = QEvent.Type.KeyPress if x < 0.6 else QEvent.Type.KeyRelease
        if self.table is not None:
            QApplication.sendEvent(self.table, QKeyEvent(kind, Qt.Key.Key_Z, PLAIN))

    def click_control(self, x: float) -> None:
        """A button, a field or a list that is to be seen."""
        widget = pick(self.controls(), x)
        if isinstance(widget, QListView):
            QTest.mouseClick(widget.viewport(), LEFT, PLAIN, QPoint(20, int(self.dice.random() * widget.height())))
        elif isinstance(widget, QComboBox):
            if widget.count():
                widget.setCurrentIndex(self.dice.randrange(widget.count()))
        elif widget is not None:
            QTest.mouseClick(widget, LEFT)

    def type_something(self, x: float) -> None:
        widget = QApplication.focusWidget()
        if isinstance(widget, QLineEdit):
            for letter in chosen(("Zoë", "ミオ", "12", "x" * 40, "=1+1", ""), x):  # QTest.keyClicks knows only ASCII
                QApplication.sendEvent(widget, QKeyEvent(QEvent.Type.KeyPress, 0, PLAIN, letter))

    def time(self, x: float) -> None:
        """The clock of the table runs on."""
        page = self.window.page
        if isinstance(page, (PlayPage, ReplayPage)):
            page.scene.animator.tick(x * 400)

    def wait(self, x: float) -> None:
        QTest.qWait(int(x * 30))

    def focus(self, x: float) -> None:
        kind = QEvent.Type.FocusOut if x < 0.5 else QEvent.Type.FocusIn
        widget = self.table or self.window.page
        QApplication.sendEvent(widget, QFocusEvent(kind, Qt.FocusReason.ActiveWindowFocusReason))

    def paint(self, x: float) -> None:
        self.window.grab()

    # ---- the world around

    def resize(self, x: float) -> None:
        size = pick(SIZES, x)
        assert size is not None
        self.window.resize(*size)

    def setting(self, x: float) -> None:
        """One of the settings, as their page changes it."""
        values: dict[str, Sequence[Any]] = {
            "theme": choices.THEMES, "colors": choices.SIGHTS, "text": choices.TEXT_SIZES, "speed": choices.SPEEDS,
            "motion": choices.MOTIONS, "cues": range(101), "beds": range(101),
            "step": (False, True), "visible": choices.VISIBLE,
        }  # fmt: skip
        name = pick(list(values), x)
        assert name is not None
        self.window.routes.change(**{name: self.dice.choice(values[name])})

    def language(self, x: float) -> None:
        self.window.routes.change(language=pick(offered(), x) or "")

    def new_match(self, x: float) -> None:
        """Any game, mode and number of seats; people, opponents, or both."""
        house = self.window.house
        game = self.dice.choice(list(house.games.values()))
        mode, seats = self.dice.choice(list(game.info.modes.items()))
        players = self.dice.choice(((PERSON, "greedy"), (PERSON,), (PERSON, PERSON, "random"), ("greedy", "random")))
        seed = self.dice.randrange(10**6)
        sitting = tuple(
            Seat(f"Seat {at}", players[at % len(players)], ai_seed(seed, at))
            for at in range(self.dice.choice(list(seats)))
        )
        self.window.routes.begin(SetUp(game.info.id, sitting, mode, game.settle({})), seed)

    def go_home(self, x: float) -> None:
        self.window.routes.home()

    def resume(self, x: float) -> None:
        saved = pick(self.window.house.saves.resumable(), x)
        if saved is not None:
            self.window.routes.resume(saved.id)

    def replay(self, x: float) -> None:
        saved = pick(self.window.house.saves.everything()[:12], x)
        if saved is not None:
            self.window.routes.replay(saved.id)

    def open_file(self, x: float) -> None:
        file = pick(self.files, x)
        if file is not None:
            self.window.open_file(file)

    def visit(self, x: float) -> None:
        """Another page, on top of this one."""
        window = self.window
        if len(window.stack.pages) > 4:
            window.routes.back()
            return
        game = self.dice.choice(list(window.house.games))
        pages: tuple[Callable[[], None], ...] = (
            window.routes.settings, window.routes.statistics, window.routes.drills, window.routes.saves,
            window.routes.about,
            lambda: window.routes.rules(game), lambda: window.routes.new_game(game),
        )  # fmt: skip
        page = pick(pages, x)
        assert page is not None
        page()


OFTEN = {
    "good_drag": 12, "listed_move": 12, "answer": 12, "key_play": 6, "time": 10, "click_control": 10, "key": 8,
    "click_table": 5, "bad_drag": 4, "open_curtain": 6, "let_go": 6, "hover": 4, "control_key": 3, "new_match": 1,
    "go_home": 0.4, "resume": 1, "replay": 0.5, "open_file": 0.2, "visit": 1, "setting": 1.5, "language": 0.3,
    "resize": 1, "paint": 1, "wait": 1, "wheel": 1.5, "right_button": 1, "leave": 1, "hold_z": 1, "focus": 1,
    "type_something": 1,
}  # fmt: skip


def one_thing(hands: Hands) -> tuple[str, float]:
    """Do something, and let Qt do what follows; what it was."""
    name = hands.dice.choices(list(OFTEN), list(OFTEN.values()))[0]
    x = hands.dice.random()
    popup = QApplication.activePopupWidget()
    if popup is not None:
        popup.close()
    getattr(hands, name)(x)
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    return name, x


def still() -> None:
    """Nothing waits to be freed, and the pointer lies where no test has put it."""
    QCursor.setPos(0, 0)
    QApplication.processEvents()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
