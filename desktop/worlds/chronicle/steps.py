"""What the animator plays when a round ends: a glint over the card that won, and the account of it all."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from desktop.look import Key, Part
from desktop.table.drawing.theme import FELT
from desktop.table.motion.changes import tell_part
from desktop.table.motion.steps import Instant, Say
from desktop.table.scene.card_item import CardItem

if TYPE_CHECKING:
    from desktop.table.scene.scene import TableScene

GLINT = 460.0
SHINE = 0.55
RECKONED = 3200.0
FOOT = 0.26  # share of the table's height


class Glint(Instant):
    """One flash of light over the first card of a place; none under reduced motion."""

    def __init__(self, scene: TableScene, key: Key, normal: float = GLINT) -> None:
        super().__init__(scene, normal)
        self.key = key
        self.item: CardItem | None = None

    def start(self) -> None:
        """Find the card."""
        self.item = self.scene.card(self.key, 0)

    def at(self, t: float) -> None:
        """Up and down."""
        if self.item is not None and self.scene.animator.pace.motion:
            self.item.set_glow(SHINE * math.sin(math.pi * t))

    def end(self) -> None:
        """No light is left."""
        if self.item is not None:
            self.item.set_glow(0.0)


class Cheer(Instant):
    """Words rise from the first card of a place; they outlast the step."""

    sound = "chime"

    def __init__(self, scene: TableScene, key: Key, text: str, tint: str) -> None:
        super().__init__(scene)
        self.key, self.text, self.tint = key, text, tint

    def start(self) -> None:
        """Unless nothing is animated at all."""
        item = self.scene.card(self.key, 0)
        if item is not None and self.scene.animator.pace.ms(GLINT, moving=False) > 0:
            self.scene.float_number(item, self.text, self.tint)


class Show(Instant):
    """Everything that is no card, as it stands now."""

    def __init__(self, scene: TableScene, parts: Callable[[], Mapping[Key, Part]]) -> None:
        super().__init__(scene)
        self.parts = parts

    def start(self) -> None:
        parts = self.parts()
        for key in self.scene.parts:
            tell_part(self.scene, key, parts.get(key))


class Account(Say):
    """What a round has brought, in two lines at the table's foot: what it tells of stays in sight."""

    def __init__(self, scene: TableScene, title: str, text: str) -> None:
        super().__init__(scene, title, text, FELT.chosen, RECKONED)

    def room(self) -> QRectF:
        """Where most tables have a hand."""
        whole = self.scene.sceneRect()
        return QRectF(whole.left(), whole.bottom() - whole.height() * FOOT, whole.width(), whole.height() * FOOT)
