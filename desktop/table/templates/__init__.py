"""How each world prints its cards: one module a world, found by name when its first card is drawn.

A world's module offers `FACES` (template name -> drawing on a `Canvas`), `DECOR` (kind -> drawing of a fixture) and
`ground` (drawn when the world's ground picture is missing).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from desktop.table.canvas import Canvas


class WorldTemplates(Protocol):
    """What a world's module offers."""

    FACES: dict[str, Callable[[Canvas], None]]
    DECOR: dict[str, Callable[[QPainter, QRectF, str, float, bool], None]]

    def ground(self, painter: QPainter, rect: QRectF, unit: float) -> None:
        """Draw the table itself."""


@cache
def of_world(world: str) -> WorldTemplates:
    """The templates of a world; an unknown one is drawn plainly."""
    name = world if world in _WORLDS else "plain"
    return import_module(f"desktop.table.templates.{name}")


_WORLDS = frozenset({"barbarossa", "chronicle", "clash", "fleet", "ganymede"})
