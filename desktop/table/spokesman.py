"""Who answers when Qt asks what stands for an object with assistive tools, and how something is said to them.

Light enough for the start of the program: whatever has more to say than a name makes its own interface (`accessible`),
and a widget of which the name is all says what kind of thing it is (`spoken_role`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget


@cache
def answer() -> None:
    """Have Qt ask here; a factory once installed is asked for good, and of every object only once."""
    QAccessible.installFactory(made)


def made(_key: str, thing: QObject | None) -> QAccessibleInterface | None:
    """What stands for an object; None: what Qt has for it."""
    make: Callable[[], QAccessibleInterface] | None = getattr(thing, "accessible", None)
    if make is not None:
        return make()
    role: QAccessible.Role | None = getattr(thing, "spoken_role", None)
    return QAccessibleWidget(thing, role) if role is not None and isinstance(thing, QWidget) else None


def announce(about: QObject, text: str) -> None:
    """Say it once, whatever the keyboard is on."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(about, text))
