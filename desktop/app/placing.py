"""Where the window stands: as it stood the last time, else three quarters of the screen."""

from __future__ import annotations

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QWidget

from desktop.storage.settings import Settings

FIRST = (1366, 860)  # at least, where the screen has room
SHARE, MOST = 0.75, 0.92  # of the screen


def restore(window: QWidget, settings: Settings) -> None:
    """On the screen it was on, or on one that there is."""
    screen = window.screen().availableGeometry()
    wide = min(screen.width() * MOST, max(FIRST[0], screen.width() * SHARE))
    high = min(screen.height() * MOST, max(FIRST[1], screen.height() * SHARE))
    window.resize(round(wide), round(high))
    if settings.geometry:
        window.restoreGeometry(QByteArray.fromBase64(settings.geometry.encode()))


def keep(window: QWidget, settings: Settings) -> None:
    """Remember it; a filled screen is no place."""
    if not window.isFullScreen():
        settings.geometry = bytes(window.saveGeometry().toBase64().data()).decode()
