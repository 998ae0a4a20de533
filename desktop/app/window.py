"""The main window: pages, a ring and a notice over them, its place on the screen, and records let go on it.

Where one can go in it is `Navigation`'s, what a setting touches `Preferences`'.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, Qt, QUrl
from PySide6.QtGui import (
    QCloseEvent,
    QDesktopServices,
    QDragEnterEvent,
    QDropEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.app.house import window_place
from desktop.app.house.held_keys import HeldKeys
from desktop.app.house.house import House
from desktop.app.house.navigation import Navigation
from desktop.app.house.notice import Notice
from desktop.app.house.page_stack import PageStack
from desktop.app.house.preferences import Contents
from desktop.app.house.routes import Routes
from desktop.app.pages.home import HomePage
from desktop.app.pages.page import Page, page_metrics
from desktop.app.pages.scroll import Area
from desktop.controller.matches import Match
from desktop.storage import saves
from desktop.storage.errors import StorageError
from desktop.table.controls.focus_ring import FocusRing
from desktop.table.scene.safety_net import netted


def dropped_file(data: QMimeData) -> Path | None:
    """The one file on this computer that is being dragged, if it is that."""
    urls = data.urls()
    return Path(urls[0].toLocalFile()) if len(urls) == 1 and urls[0].isLocalFile() else None


@netted
class Window(QWidget):
    """Fivefold."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self.house = house
        self.setWindowTitle(house.words.line("house.title"))
        self.setAcceptDrops(True)
        self.stack = PageStack(self)
        self.stack.came.connect(self._show)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.area = Area(self.stack, self)
        column.addWidget(self.area)
        self.ring = FocusRing(self)
        self.ring.turned.connect(self._show_rings)
        self.notice = Notice(self, house.words.line("house.notice.name"), house.words.line("house.button.close"))
        self._navigation = Navigation(house, Contents(self.area, self.stack, self.ring, self.notice))
        house.routes = self._navigation
        QShortcut(QKeySequence(Qt.Key.Key_F11), self, self._toggle_fullscreen)
        QShortcut(QKeySequence("Ctrl+,"), self, self._open_settings)
        window_place.restore(self, house.settings)
        self.stack.go(HomePage(house))

    # ---- going from page to page

    @property
    def page(self) -> QWidget:
        """The page shown now."""
        return self.stack.page

    @property
    def home(self) -> HomePage:
        """The page at the bottom."""
        home = self.stack.pages[0]
        assert isinstance(home, HomePage)
        return home

    @property
    def routes(self) -> Routes:
        """Where one can go from here."""
        return self.house.routes

    def _open_settings(self) -> None:
        self.routes.settings()

    def _toggle_fullscreen(self) -> None:
        self.routes.fullscreen()

    def _show(self, page: QWidget) -> None:
        if isinstance(page, Page):
            page.entered()
        self.stack.setCurrentWidget(page)
        title = self.house.words.line("house.title")
        name = page.windowTitle()
        self.setWindowTitle(f"{name} · {title}" if name and page is not self.stack.pages[0] else title)
        first = page.first_focus() if isinstance(page, Page) else page
        if first is not None:
            first.setFocus(Qt.FocusReason.TabFocusReason)

        self._show_rings(self.ring.by_key)

    def _show_rings(self, on: bool) -> None:
        """The table has a ring of its own."""
        show = getattr(self.page, "show_ring", None)
        if show is not None:
            show(on)

    def open_file(self, path: Path) -> None:
        """Go on with a match from any record file; it gets a save of its own."""
        try:
            match = saves.read(path, self.house.games)
        except StorageError as error:
            self.tell(error)
            return
        self.house.saves.adopt(match)
        self.routes.play(match)

    # ---- settings and errors

    def tell(self, error: StorageError) -> None:
        """Show what went wrong with a file."""
        self.notice.tell(self.house.words.say(error.text))

    def verify_drills(self) -> None:
        """In idle time, those that wait for it."""
        self._navigation.verify()

    def match_on_the_table(self) -> Match | None:
        """What is being played, also under another page."""
        tables = (getattr(page, "match", None) for page in reversed(self.stack.pages))
        return next((match for match in tables if isinstance(match, Match)), None)

    def tell_accident(self, report: str, why: str) -> None:
        """Something went wrong inside: the match is kept, and where the report lies."""
        line = self.house.words.line
        if not report:
            self.notice.tell(line("house.accident.untold", why))
            return
        path = Path(report)
        show = QUrl.fromLocalFile(str(path.parent))
        said = line("house.accident.told", path.name)
        self.notice.tell(said, line("house.button.open_folder"), lambda: QDesktopServices.openUrl(show))

    # ---- a record that is dragged here

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """One file may be let go."""
        if dropped_file(event.mimeData()) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """It opens as if it had been double-clicked."""
        file = dropped_file(event.mimeData())
        if file is not None:
            event.acceptProposedAction()
            self.open_file(file)

    # ---- the window's place

    def keep_inside(self) -> None:
        """The screen is another one, or another part of it is free."""
        window_place.keep_inside(self)

    def shrink(self) -> None:
        """It is being carried to another screen."""
        window_place.shrink(self)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.ring.watch()
        if not self.windowHandle().findChild(HeldKeys):
            HeldKeys(self.windowHandle())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ring and notice follow the window; pages do by themselves."""
        metrics = page_metrics(self.size(), self.house.settings.text_factor)
        self.ring.set_metrics(metrics)
        self.notice.set_metrics(metrics)

    def changeEvent(self, event: QEvent) -> None:
        """The settings page shows whether the screen is filled, however that came."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.WindowStateChange and hasattr(self, "stack"):
            follow = getattr(self.page, "show_fullscreen", None)
            if follow is not None:
                follow(self.isFullScreen())

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the window's place; pages close their own affairs, and nothing leads anywhere from them any more."""
        window_place.keep(self, self.house.settings)
        self._navigation.preferences.keep()
        self._navigation.close()
        self.stack.cut(0)
        self.house.routes = Routes()
        super().closeEvent(event)
