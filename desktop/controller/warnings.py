"""A warning before a blunder: the move is not made, and one sentence says what speaks against it.

Only what is settled is warned of (`ai/blunders.py`), from what the seat knows. While somebody thinks, most becomes
known; a move of which nothing is known yet is held for a second at the most, and then it is made. The same move once
more is made at once, also out of that second.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.ai.judging import Blunder
from desktop.controller.comparison import speaks_against
from desktop.controller.counsel import HOLDING, Counsel
from desktop.controller.phase import Deed
from desktop.controller.sight import Sight
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.text import Text
from desktop.table.guard import Guard
from desktop.words import clause

SHOWN_AFTER = 150  # milliseconds that a move is held before it is said
GRACE = 200  # milliseconds for the answer to come in
OFF, PRACTICE, ALWAYS = "off", "practice", "always"


class Warning(NamedTuple):
    """What stands at the table instead of a move."""

    action: Action
    text: str
    waits: bool = False  # nothing is known yet: the move is held


class Warnings(QObject):
    """Whether a move may be made, and what is said where it is not."""

    shown = Signal(object)  # a Warning stands, or None does any more

    def __init__(
        self,
        sight: Sight,
        counsel: Counsel,
        info: Callable[[], InfoSet],
        warned: Callable[[], None],
        play: Callable[[Action], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._sight, self._counsel, self._info, self._warned, self._play = sight, counsel, info, warned, play
        self.on = False
        self.stands: Warning | None = None
        self._held: Action | None = None
        self._passing: Action | None = None  # it is made now, and nothing is said
        self._told: list[Action] = []  # in this position: whoever makes one of them means it
        self._fresh = Guard()
        self._say_so, self._end = QTimer(self), QTimer(self)
        for timer, ms, due in ((self._say_so, SHOWN_AFTER, self._say_held), (self._end, _HOLDING_MS, self._let_go)):
            timer.setSingleShot(True)
            timer.setInterval(ms)
            timer.timeout.connect(due)
        counsel.looked.connect(self._looked)
        counsel.interrupted.connect(self._interrupted)
        counsel.forgotten.connect(self.drop)

    def watched(self) -> InfoSet | None:
        """The position whose moves are to be looked at while somebody thinks."""
        info = self._info() if self.on else None
        return info if info is not None and len(info.legal) > 1 else None

    def allows(self, action: Action) -> bool:
        """Whether the move is made now; if not, it is said why, or the move is held."""
        if not self.on or action == self._passing or len(self._sight.legal) < 2:
            return True
        if action == self._held or action in self._told:
            return not self._fresh.holds
        self._hold(None)
        if self._counsel.knows(action):
            blunder = self._counsel.blunder(action)
            if blunder is not None:
                self._tell(action, blunder)
            return blunder is None
        self._put(None)
        self._hold(action)
        self._counsel.look_at(self._info(), action)
        return False

    @contextmanager
    def silent(self, action: Action) -> Iterator[None]:
        """This move is made without a word, by whatever plays it meanwhile."""
        self._passing = action
        try:
            yield
        finally:
            self._passing = None

    def insist(self) -> None:
        """The move that stands there is made, whatever speaks against it."""
        if self.stands is not None:
            self._play(self.stands.action)

    def close(self) -> bool:
        """Take another move; one that was only held is made. Whether anything stood there."""
        if self._held is not None:
            self._let_go()
            return True
        stood = self.stands is not None
        self._put(None)
        return stood

    def drop(self) -> None:
        """Another position, or another table."""
        self._hold(None)
        self._told = []
        self._put(None)

    # ---- a move that is held

    def _hold(self, action: Action | None) -> None:
        self._held = action
        if action is not None:
            self._fresh.begin()
        for timer in (self._say_so, self._end):
            timer.stop()
            if action is not None:
                timer.start()

    def _say_held(self) -> None:
        if self._held is not None:
            self._put(Warning(self._held, self._sight.say(Text("house.warning.wait")), waits=True))

    def _looked(self) -> None:
        """It is known, or cannot be in so short a time."""
        held = self._held
        if held is None:
            return
        blunder = self._counsel.blunder(held) if self._sight.may(Deed.ACT) else None
        if blunder is None:
            self._let_go()
        else:
            self._hold(None)
            self._tell(held, blunder)

    def _let_go(self) -> None:
        """The move is made after all."""
        held = self._held
        if held is not None:
            self._hold(None)
            self._put(None)
            with self.silent(held):
                self._play(held)

    def _interrupted(self) -> None:
        """Something else is asked for instead: nothing is made."""
        if self._held is not None:
            self._hold(None)
            self._put(None)

    # ---- what is said

    def _tell(self, action: Action, blunder: Blunder) -> None:
        self._told.append(action)
        self._warned()
        self._fresh.begin()
        sight = self._sight
        better = self._info().game.verbs.parse(blunder.best)
        against = clause(sight.say(speaks_against(action, better, blunder.proved, sight)))
        self._put(Warning(action, sight.say(Text("house.warning.lost", (round(100 * blunder.lost), against)))))

    def _put(self, warning: Warning | None) -> None:
        if warning != self.stands:
            self.stands = warning
            self.shown.emit(warning)


_HOLDING_MS = round(1000 * HOLDING) + GRACE
