"""Two minutes with the box of drills: some that are due, asked one after the other. Qt-free."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from desktop.storage.drills import Drill
from desktop.storage.spacing import AGAIN, EASY, GOOD, HARD

MOST = 6  # questions
QUICK, SLOW = 20.0, 90.0  # seconds: what is right by then was easy, what is right after that was hard


class Given(NamedTuple):
    """An answer; without a move one has asked to be shown."""

    move: str
    seconds: float


class Result(NamedTuple):
    """How a drill was answered, and what it is now."""

    drill: Drill
    right: bool


class Session:
    """Where somebody is."""

    def __init__(self, player: str, drills: Sequence[Drill]) -> None:
        self.player = player
        self.ids = [drill.id for drill in drills]
        self.at = 0
        self.given: Given | None = None  # the answer to the present question
        self.graded = False
        self.results: list[Result] = []

    @property
    def current(self) -> str:
        """The drill that is asked; empty: that was all."""
        return self.ids[self.at] if self.at < len(self.ids) else ""

    def next(self) -> None:
        """On to the next question."""
        self.at += 1
        self.given, self.graded = None, False

    def drop(self) -> None:
        """The present one is asked no more: it does not hold, or is taken out."""
        del self.ids[self.at]
        self.given, self.graded = None, False


def grade(right: bool, seconds: float) -> int:
    """How well it was known, by itself: nobody is asked, and nobody is hurried."""
    if not right:
        return AGAIN
    return EASY if seconds <= QUICK else GOOD if seconds <= SLOW else HARD
