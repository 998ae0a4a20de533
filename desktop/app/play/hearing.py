"""What a match lets be heard beside its steps: that it is one's turn, how it ended, and its world's bed.

The bed lies while the table is seen: not under another page or the curtain, not while another program is used.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtGui import QGuiApplication

from desktop.controller.controller import Controller
from desktop.controller.curtain import people
from desktop.controller.phase import Deed, Phase
from desktop.table.sound.names import Sound
from desktop.table.sound.sounds import Sounds

UNSEEN = (Phase.EMPTY, Phase.COVERED, Phase.CLOSED)


class Hearing(QObject):
    """Follows one match; `show` says whether its page is on the screen."""

    def __init__(self, controller: Controller, sounds: Sounds, parent: QObject) -> None:
        super().__init__(parent)
        self._controller, self._sounds = controller, sounds
        self._shown = False
        self._heard = len(controller.match.steps)  # so many have been waited for
        controller.changed.connect(self._follow)
        app = QCoreApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._lay)

    def show(self, on: bool) -> None:
        """The page came, or went."""
        self._shown = on
        self._lay()

    def choose(self, cues: int, beds: int) -> None:
        """Other volumes; the bed follows at once."""
        self._sounds.choose(cues, beds)
        self._lay()

    @property
    def ending(self) -> Sound:
        """How the end sounds: as defeat where people play, and none of them has won."""
        match = self._controller.match
        playing = set(people(match))
        return "lose" if playing and not playing & set(match.outcome().winners) else "win"

    def _follow(self) -> None:
        self._lay()
        c = self._controller
        if not c.may(Deed.ACT):
            return
        new, self._heard = c.match.steps[self._heard :], len(c.match.steps)
        if any(step.seat != c.viewer for step in new):
            c.scene.animator.hear("turn")

    def _lay(self) -> None:
        active = QGuiApplication.applicationState() == Qt.ApplicationState.ApplicationActive
        self._sounds.lie(self._shown and active and self._controller.phase not in UNSEEN)
