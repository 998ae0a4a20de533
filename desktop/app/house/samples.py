"""How loud it is, to be heard at once when somebody changes it; what buttons sound like follows."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer

from desktop.storage.settings import Settings
from desktop.table.sound.sounds import HOUSE, Sounds

LASTS = 4000  # milliseconds of a bed that is only tried
TRIED = "clash"  # the bed that is tried where none was heard yet


class Samples(QObject):
    """A cue, or a few seconds of a bed."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._tried = Sounds(TRIED, HOUSE.speaker)
        self._over = QTimer(self)
        self._over.setSingleShot(True)
        self._over.setInterval(LASTS)
        self._over.timeout.connect(self._end)
        self._choose()

    def cue(self) -> None:
        """The softest of those that are heard often."""
        self._choose()
        HOUSE.play("turn")

    def bed(self) -> None:
        """The last one that was heard; where a table's own lies, that has followed already."""
        self._choose()
        world, lies = self._tried.speaker.bed
        if self._over.isActive() or not lies:
            self._tried.world = world or TRIED
            self._tried.lie(True)
            self._over.start()

    def _end(self) -> None:
        self._tried.lie(False)

    def _choose(self) -> None:
        for sounds in (HOUSE, self._tried):
            sounds.choose(self._settings.cues, self._settings.beds)
