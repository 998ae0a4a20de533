"""How long things take: four speeds, reduced motion, and the house's durations in milliseconds at normal speed."""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

MOVE = 220.0
RELAYOUT = 120.0
SETTLE = 120.0
HOME = 215.0
AWAY = 420.0  # a card that leaves the table for a place nobody here may look into
FLIP = 200.0
BLOW = 220.0
SHAKE = 160.0
VISIBLE = 400.0  # the least time between two visible actions of an opponent
DEAL = 1400.0  # a whole deal, whatever it holds


READ_LEAST, READ_MOST = 1500.0, 5000.0  # a verdict stands at least and at most so long at normal speed
WORD = 110.0  # of each word that is more than can be taken in at a glance
GLANCE = 8


class Speed(Enum):
    """The speeds a player can choose; the value stretches every duration."""

    OFF = 0.0
    FAST = 0.5
    NORMAL = 1.0
    SLOW = 1.8


class Pace(NamedTuple):
    """The chosen speed, whether things may travel at all, how long a rival's move is seen, and whether it is heard."""

    speed: Speed = Speed.NORMAL
    motion: bool = True
    visible: float = VISIBLE
    heard: bool = True

    def ms(self, normal: float, moving: bool = True) -> float:
        """How long something takes now; what moves takes no time under reduced motion."""
        return 0.0 if moving and not self.motion else normal * self.speed.value


def reading(words: str, least: float = READ_LEAST) -> float:
    """How long words stand that are to be read, at normal speed."""
    return min(READ_MOST, least + WORD * max(0, len(words.split()) - GLANCE))


def ease_out(t: float) -> float:
    """Cubic: quick away, gently there."""
    return 1 - (1 - t) ** 3


@lru_cache(maxsize=64)
def _spring(overshoot: float) -> float:
    """The tension of a curve that passes its goal by so much: its peak lies 4 s3 / 27 (s + 1)2 past it."""
    low, high = 0.0, 10.0
    for _ in range(40):
        tension = (low + high) / 2
        past = 4 * tension**3 / (27 * (tension + 1) ** 2)
        low, high = (tension, high) if past < overshoot else (low, tension)
    return low


def ease_over(t: float, overshoot: float) -> float:
    """As quick away, then past the goal by that share of the way, and back: how heavy or springy things are."""
    overshoot = round(overshoot, 3)
    if overshoot <= 0 or t >= 1:
        return ease_out(t)
    tension, back = _spring(overshoot), t - 1
    return 1 + (tension + 1) * back**3 + tension * back**2


def motion_wanted(chosen: str) -> bool:
    """Whether things may move, as the settings say it: `full`, `reduced`, or as the system has it."""
    return {"full": True, "reduced": False}.get(chosen, system_allows_motion())


def system_allows_motion() -> bool:
    """Whether the desktop's own setting leaves effects on. Qt knows on Windows and macOS; else the player says."""
    known = QApplication.platformName() in ("windows", "cocoa")
    return not known or QApplication.isEffectEnabled(Qt.UIEffect.UI_General)
