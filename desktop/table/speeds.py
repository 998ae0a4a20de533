"""How long things take: four speeds, reduced motion, and the house's durations in milliseconds at normal speed."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

MOVE = 220.0
RELAYOUT = 120.0
SETTLE = 120.0
HOME = 215.0
FLIP = 200.0
BLOW = 220.0
SHAKE = 160.0
VISIBLE = 400.0  # the least time between two visible actions of an opponent
DEAL = 1400.0  # a whole deal, whatever it holds


class Speed(Enum):
    """The speeds a player can choose; the value stretches every duration."""

    OFF = 0.0
    FAST = 0.5
    NORMAL = 1.0
    SLOW = 1.8


class Pace(NamedTuple):
    """The chosen speed, and whether things may travel across the table at all."""

    speed: Speed = Speed.NORMAL
    motion: bool = True

    def ms(self, normal: float, moving: bool = True) -> float:
        """How long something takes now; what moves takes no time under reduced motion."""
        return 0.0 if moving and not self.motion else normal * self.speed.value


def ease_out(t: float) -> float:
    """Cubic: quick away, gently there."""
    return 1 - (1 - t) ** 3


def system_allows_motion() -> bool:
    """Whether the desktop's own setting leaves effects on. Qt knows on Windows and macOS; else the player says."""
    known = QApplication.platformName() in ("windows", "cocoa")
    return not known or QApplication.isEffectEnabled(Qt.UIEffect.UI_General)
