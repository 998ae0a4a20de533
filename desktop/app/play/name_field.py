"""The name of a try: a line that is kept when the hand leaves it or presses Enter; Esc leaves it as it was."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.storage.saves import LABEL
from desktop.table.controls.fields import TextInput
from desktop.table.scene.safety_net import netted


@netted
class NameField(TextInput):
    """Of one try at a time."""

    written = Signal(str, str)  # the id of its save, and the name; none any more if that is empty
    left = Signal()  # by Enter or Esc

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(name, "", "", parent)
        self.setMaxLength(LABEL)
        self._of, self._kept = "", ""
        self.editingFinished.connect(self.keep)

    def show_name(self, of: str, name: str) -> None:
        """The name of another try, once that of the one before is kept; what is being written holds."""
        if of == self._of and self.text() != self._kept:
            return
        self.keep()
        self._of, self._kept = of, name
        self.setText(name)

    def keep(self) -> None:
        """Now."""
        name = " ".join(self.text().split())
        if self._of and name != self._kept:
            self._kept = name
            self.written.emit(self._of, name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter keeps it, Esc does not; both leave the field, and the page stays."""
        if event.key() == Qt.Key.Key_Escape:
            self.setText(self._kept)
            self.left.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.keep()
            self.left.emit()
        else:
            super().keyPressEvent(event)
