"""The pages that lie on each other, the last of them shown; Esc and the arrow lead back, home is the bottom."""

from __future__ import annotations

from collections.abc import Callable
from weakref import ref

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QGraphicsView, QStackedWidget, QWidget
from shiboken6 import isValid

from desktop.app.house import memory

GONE_MS = 1  # after a page has come in place of one that was left: nothing moves on it yet
SETTLED_MS = 400  # after a page was left: the one below it is painted by then

Anew = Callable[[], None]


class PageStack(QStackedWidget):
    """Whoever is left is closed and freed, and its room given back once another page stands."""

    came = Signal(QWidget)  # a page is about to be shown: a new one, or one that was left for others

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.pages: list[QWidget] = []
        self._anew: dict[QWidget, Anew] = {}  # how a page is opened once more
        self._giving_back = QTimer(self)
        self._giving_back.setSingleShot(True)
        self._giving_back.timeout.connect(self._give_back)
        self._leaving: list[ref[QWidget]] = []  # until Qt has freed them, and no longer

    @property
    def page(self) -> QWidget:
        return self.pages[-1]

    @property
    def below(self) -> QWidget | None:
        """The one that `back` leads to."""
        return self.pages[-2] if len(self.pages) > 1 else None

    @property
    def settled(self) -> bool:
        """Whether what was left is gone, and its room given back."""
        return not self._giving_back.isActive()

    def go(self, page: QWidget, anew: Anew | None = None) -> None:
        """Show a page on top of the present one; `anew` opens it once more, in another language."""
        self.pages.append(page)
        if anew is not None:
            self._anew[page] = anew
        self.addWidget(page)
        if self._giving_back.isActive():
            self._giving_back.start(GONE_MS)
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
        if _has_table(page) or not any(map(_has_table, self.pages)):
            self._leaving.append(ref(page))
            self._giving_back.start(SETTLED_MS)

    def _give_back(self) -> None:
        """Once they are gone: until then they hold all that was on them, and nobody would come for it again."""
        self._leaving = [left for left in self._leaving if _there(left())]
        if self._leaving:
            self._giving_back.start(GONE_MS)
        else:
            memory.give_back()


def _there(page: QWidget | None) -> bool:
    return page is not None and isValid(page)


def _has_table(page: QWidget) -> bool:
    return page.findChild(QGraphicsView) is not None
