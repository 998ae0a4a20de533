"""Every key of the page on which a game is played, in one place: tooltips and the keys page come from here.

A command that is `passed` has its key elsewhere (the window's, or Esc, which the table gets first); it stands here so
that it is shown with the others and can be triggered by a button. Which keys are taken in which phase of the match is
the table's of phases to say: each command names the deed that it belongs to.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from desktop.controller.phase import Deed, Phase, may
from desktop.table.controls.buttons import IconButton
from desktop.words import Words


class Command(NamedTuple):
    """Something a key does."""

    id: str
    keys: tuple[str, ...]
    icon: str
    passed: bool = False
    repeats: bool = False
    deed: Deed | None = Deed.BROWSE  # allowed where the key is taken at all; None: it is taken always


COMMANDS = (
    Command("primary",    ("Space",),                    "play"),
    Command("undo",       ("Ctrl+Z",),                   "undo-2", repeats=True, deed=Deed.UNDO),
    Command("redo",       ("Ctrl+Shift+Z", "Ctrl+Y"),    "redo-2", repeats=True, deed=Deed.REDO),
    Command("hint",       ("H",),                        "lightbulb", deed=Deed.HINT),
    Command("advised",    ("D",),                        "play", deed=Deed.HINT),
    Command("anyway",     ("A",),                        "play", deed=Deed.ACT),
    Command("retold",     ("R",),                        "history", deed=Deed.ACT),
    Command("skip",       ("N",),                        "skip-forward"),
    Command("step",       ("T",),                        "pause"),
    Command("sort",       ("S",),                        "list-ordered"),
    Command("practice",   ("P",),                        "graduation-cap", deed=Deed.PRACTISE),
    Command("moves",      ("M",),                        "list"),
    Command("log",        ("L",),                        "scroll-text"),
    Command("rules",      ("F1",),                       "book-open"),
    Command("cards",      ("F2",),                       "layers"),
    Command("keys",       ("?",),                        "keyboard"),
    Command("curtain",    ("F12",),                      "eye-off", deed=None),
    Command("menu",       ("F10",),                      "menu"),
    Command("back",       ("Escape",),                      "corner-down-left", passed=True),
    Command("fullscreen", ("F11",),                      "maximize", passed=True, deed=None),
    Command("settings",   ("Ctrl+,",),                   "settings", passed=True),
)  # fmt: skip
BY_ID = {command.id: command for command in COMMANDS}


class PlayActions:
    """The commands as QActions of a page."""

    def __init__(self, page: QWidget, words: Words) -> None:
        self.words = words
        self._of: dict[str, QAction] = {}
        self._why: dict[str, str] = {}
        self._phase = Phase.ACTING
        for command in COMMANDS:
            action = QAction(words.line(f"house.play.do.{command.id}"), page)
            action.setAutoRepeat(command.repeats)
            if not command.passed:
                action.setShortcuts([QKeySequence(key) for key in command.keys])
            page.addAction(action)
            self._of[command.id] = action

    def __getitem__(self, name: str) -> QAction:
        return self._of[name]

    def on(self, name: str, act: Callable[[], object]) -> None:
        self._of[name].triggered.connect(lambda: act())  # noqa: PLW0108 - the signal's `checked` stops here

    def allow(self, name: str, why: str = "") -> None:
        """Switch a command on, or off with a reason."""
        told = self._why.get(name, "") == why
        self._why[name] = why
        self._settle(name)
        if not told:
            self._of[name].changed.emit()  # of itself an action that is off already says nothing of another reason

    def enter(self, phase: Phase) -> None:
        """Another phase: other keys are taken."""
        if phase is not self._phase:
            self._phase = phase
            for name in self._of:
                self._settle(name)

    def _settle(self, name: str) -> None:
        deed = command(name).deed
        self._of[name].setEnabled((deed is None or may(self._phase, deed)) and not self._why.get(name))

    def why(self, name: str) -> str:
        """Why a command is off; empty when it is on."""
        return self._why.get(name, "")

    def tip(self, name: str) -> str:
        """What a button for it says on hover: the name and its key."""
        return self.words.line("house.play.tip", self._of[name].text(), self.key(name))

    def key(self, name: str) -> str:
        """The first key of a command, as it stands on a cap."""
        return self.words.keys(command(name).keys[0])

    def rows(self) -> list[tuple[str, str]]:
        """Keys and what they do, for the keys page."""
        keys = {command.id: " / ".join(map(self.words.keys, command.keys)) for command in COMMANDS}
        return [(keys[name], action.text()) for name, action in self._of.items()]


def command(name: str) -> Command:
    """The command of this id."""
    return BY_ID[name]


class ToolButton(IconButton):
    """An icon for a command; it is on when the command is, and says why when not."""

    def __init__(self, actions: PlayActions, name: str, side: float = 34, parent: QWidget | None = None) -> None:
        super().__init__(command(name).icon, actions[name].text(), side, parent)
        self.setToolTip(actions.tip(name))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where it is, at the cards
        self._actions, self._name = actions, name
        action = actions[name]
        self.clicked.connect(action.trigger)
        action.changed.connect(self._follow)
        self._follow()

    def _follow(self) -> None:
        reason = self._actions.why(self._name)
        if reason != self.reason or self.isEnabled() is bool(reason):
            self.disable(reason)
