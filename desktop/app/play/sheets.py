"""The sheets of the page, one open at a time: which veil lies under it, where it lies, who gets the keyboard back."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QRect
from PySide6.QtWidgets import QApplication, QWidget

from desktop.app.play.sheet import Sheet, Veil


class Sheets(QObject):
    """Keeps the order among them."""

    def __init__(self, page: QWidget, veil: Veil, sheets: Sequence[Sheet], room_of: Callable[[Sheet], QRect]) -> None:
        super().__init__(page)
        self._page = page
        self.veil = veil
        self.all = tuple(sheets)
        self._room_of = room_of
        veil.clicked.connect(self._beside)
        for sheet in self.all:
            sheet.opened.connect(lambda sheet=sheet: self._opened(sheet))
            sheet.dismissed.connect(self._dismissed)

    @property
    def open(self) -> Sheet | None:
        return next((sheet for sheet in self.all if not sheet.isHidden()), None)

    @property
    def modal(self) -> Sheet | None:
        """The one that is open, when nothing behind it can be used."""
        return self.open if self.open is not None and self.open.modal else None

    def toggle(self, sheet: Sheet) -> None:
        """Open it, or close it."""
        if sheet.isHidden():
            sheet.open()
        else:
            sheet.dismiss()

    def close(self) -> None:
        """Whatever is open."""
        for sheet in self.all:
            sheet.dismiss()

    def _beside(self) -> None:
        """A click beside a sheet closes it; one that came early was meant for what the veil has just covered."""
        if self.open is not None and not self.open.fresh.holds:
            self.close()

    def place(self) -> None:
        """The page has another size."""
        if self.open is not None:
            self.open.place_in(self._room_of(self.open))

    def _opened(self, sheet: Sheet) -> None:
        for other in self.all:
            if other is not sheet:
                other.dismiss()
        if sheet.modal:
            self.veil.show()
            self.veil.raise_()
        sheet.place_in(self._room_of(sheet))

    def _dismissed(self) -> None:
        self.veil.hide()
        focus = QApplication.focusWidget()
        if focus is None or not focus.isVisible():
            self._page.setFocus()
