"""The pages that lie on each other, the last of them shown; Esc and the arrow lead back, home is the bottom."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

Anew = Callable[[], None]


class PageStack(QStackedWidget):
    """Whoever is left is closed and freed."""

    came = Signal(QWidget)  # a page is about to be shown: a new one, or one that was left for others

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.pages: list[QWidget] = []
        self._anew: dict[QWidget, Anew] = {}  # how a page is opened once more

    @property
    def page(self) -> QWidget:
        return self.pages[-1]

    @property
    def below(self) -> QWidget | None:
        """The one that `back` leads to."""
        return self.pages[-2] if len(self.pages) > 1 else None

    def go(self, page: QWidget, anew: Anew | None = None) -> None:
        """Show a page on top of the present one; `anew` opens it once more, in another language."""
        self.pages.append(page)
        if anew is not None:
            self._anew[page] = anew
        self.addWidget(page)
        self.came.emit(page)

    def back(self) -> None:
        """Leave the present page for the one before."""
        if len(self.pages) > 1:
            self._drop(self.pages.pop())
            self.came.emit(self.page)

    def home(self) -> None:
        """Leave all pages but the first."""
        self.cut()
        self.came.emit(self.page)

    def cut(self, keep: int = 1) -> None:
        """Leave all pages but the first ones; nothing is shown yet."""
        while len(self.pages) > keep:
            self._drop(self.pages.pop())

    def ways(self) -> list[Anew]:
        """How the open pages are opened once more, the lowest first."""
        return [self._anew[page] for page in self.pages if page in self._anew]

    def _drop(self, page: QWidget) -> None:
        self._anew.pop(page, None)
        self.removeWidget(page)
        page.close()
        page.deleteLater()
