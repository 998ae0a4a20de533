"""Who answers when Qt asks what stands for an object with assistive tools, and how something is said to them.

PySide 6.11.3 keeps every interface that was made here and drops them all when the application ends: before Qt has
forgotten them, if Qt's own list is the older one, and then Qt deletes them a second time. So Qt is made to forget them
before that (`_forget`).

Light enough for the start of the program: whatever has more to say than a name makes its own interface (`accessible`),
and a widget of which the name is all says what kind of thing it is (`spoken_role`).
"""

from __future__ import annotations

import atexit
from collections.abc import Callable
from functools import cache
from weakref import WeakSet

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import Shiboken

from desktop.table.scene.safety_net import caught

_standing: WeakSet[QAccessibleInterface] = WeakSet()


@cache
def answer() -> None:
    """Have Qt ask here; a factory once installed is asked for good, and of every object only once."""
    QAccessible.installFactory(made)
    atexit.register(_forget)


@caught
def made(_key: str, thing: QObject | None) -> QAccessibleInterface | None:
    """What stands for an object; None: what Qt has for it."""
    make: Callable[[], QAccessibleInterface] | None = getattr(thing, "accessible", None)
    role: QAccessible.Role | None = getattr(thing, "spoken_role", None)
    if make is not None:
        interface = make()
    elif role is not None and isinstance(thing, QWidget):
        interface = QAccessibleWidget(thing, role)
    else:
        return None
    _standing.add(interface)
    return interface


def _forget() -> None:
    """The program ends: Qt lets go of what was made here while it is still there."""
    for interface in list(_standing):
        if Shiboken.isValid(interface):
            QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(interface))


def announce(about: QObject, text: str) -> None:
    """Say it once, whatever the keyboard is on."""
    if text and QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(about, text))
