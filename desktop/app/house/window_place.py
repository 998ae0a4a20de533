"""Where the window stands: as it stood the last time, else on most of the screen; never larger than the screen.

All is in logical pixels, as Qt tells a screen's `room`: what is left of it beside bars and docks. The room is an
argument, so that any screen can be tried on one's own.
"""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QMargins, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from desktop.storage.settings import Settings

FIRST = (1366, 860)  # at least, where the screen has room
SHARE, MOST = 0.75, 0.92  # of the screen
LEAST = (800, 600)  # every page has its place in that; a smaller screen makes the window smaller still
FRAME = QMargins(8, 32, 8, 8)  # what a system may put round a window, until it has told


def restore(window: QWidget, settings: Settings, room: QRect | None = None) -> None:
    """On the screen it was on, or on one that there is; the room is then that screen's, or the one given."""
    window.resize(first_size(room or window.screen().availableGeometry()))
    if settings.geometry:
        window.restoreGeometry(QByteArray.fromBase64(settings.geometry.encode()))
    keep_inside(window, room)


def keep(window: QWidget, settings: Settings) -> None:
    """Remember it; a filled screen is no place."""
    if not window.isFullScreen():
        settings.geometry = bytes(window.saveGeometry().toBase64().data()).decode()


def watch(window: QWidget) -> None:
    """Once the window is shown: it stays inside, on another screen too, and when a screen changes under it."""
    keep_inside(window)
    for screen in QGuiApplication.screens():
        screen.availableGeometryChanged.connect(window.keep_inside)  # type: ignore[attr-defined]
    window.windowHandle().screenChanged.connect(window.shrink)  # type: ignore[attr-defined]


def keep_inside(window: QWidget, room: QRect | None = None) -> None:
    """No larger than the room, frame and all, and nowhere out of it; what fills the screen has its place from Qt."""
    inner = shrink(window, room)
    if not window.isFullScreen() and not window.isMaximized():
        place = inside(window.geometry(), inner)
        if place != window.geometry():
            window.setGeometry(place)


def shrink(window: QWidget, room: QRect | None = None) -> QRect:
    """No larger than the room, and left where it is: on its way to another screen it is in somebody's hand.

    Returns what the room has inside the window's frame.
    """
    room = room or window.screen().availableGeometry()
    inner = room.marginsRemoved(_frame_of(window))
    least = QSize(*LEAST).boundedTo(room.marginsRemoved(FRAME).size())
    if window.minimumSize() != least:
        window.setMinimumSize(least)
    if not window.isFullScreen() and not window.isMaximized():
        window.resize(window.size().boundedTo(inner.size()))
    return inner


def first_size(room: QRect) -> QSize:
    """How large the window is where nobody has chosen yet."""
    most = room.width() * MOST, room.height() * MOST
    wide = min(most[0], max(FIRST[0], room.width() * SHARE))
    high = min(most[1], max(FIRST[1], room.height() * SHARE))
    return QSize(round(wide), round(high))


def inside(place: QRect, room: QRect) -> QRect:
    """The same place, moved and then cut as little as it takes to lie in the room."""
    size = place.size().boundedTo(room.size())
    x = min(max(place.x(), room.x()), room.x() + room.width() - size.width())
    y = min(max(place.y(), room.y()), room.y() + room.height() - size.height())
    return QRect(x, y, size.width(), size.height())


def _frame_of(window: QWidget) -> QMargins:
    """What the system has put round the window that is shown."""
    if not window.isVisible():
        return FRAME
    outer, inner = window.frameGeometry(), window.geometry()
    left, top = inner.left() - outer.left(), inner.top() - outer.top()
    return QMargins(left, top, outer.right() - inner.right(), outer.bottom() - inner.bottom())
