"""What is done to an open window before its picture is taken, where `shot` has no word for it."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from desktop.app.house.drill_session import Result, Session
from desktop.app.pages.drills_page import DrillsPage
from desktop.app.pages.home import HomePage
from desktop.app.pages.new_game import NewGamePage
from desktop.app.pages.reader import ReaderPage
from desktop.app.pages.resume_card import ResumeCard
from desktop.app.play.play_page import PlayPage
from desktop.app.play.replay_page import ReplayPage
from desktop.app.play.study_list import SMALL
from desktop.app.window import Window
from desktop.table.controls.fields import DropDown


def _hover(widget: QWidget, at: QPoint) -> None:
    """Ask for a tooltip as a resting pointer does."""
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))


def _page(window: Window) -> PlayPage:
    assert isinstance(window.page, PlayPage)
    return window.page


def _focus(window: Window) -> None:
    """The ring that shows where the keyboard is."""
    window.activateWindow()
    QTest.qWaitForWindowActive(window)
    QTest.keyClick(window, Qt.Key.Key_Tab)


def _remove(window: Window) -> None:
    """One of the kept matches is taken off the list; the notice offers it back."""
    assert isinstance(window.page, HomePage)
    window.page.findChildren(ResumeCard)[0].cross.click()


def _list(window: Window) -> None:
    """The list of a field that drops down."""
    assert isinstance(window.page, NewGamePage)
    next(field for field in window.page.findChildren(DropDown) if field.isVisible()).showPopup()


def _foot(window: Window) -> None:
    """Scrolled to the end."""
    for area in window.page.findChildren(QScrollArea):
        area.verticalScrollBar().setValue(area.verticalScrollBar().maximum())


def _find(window: Window) -> None:
    """A word that the rules have in several places."""
    assert isinstance(window.page, ReaderPage)
    window.page.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
    window.page.search.setText("card")


def _curve_tip(window: Window) -> None:
    """The tooltip of the replay's line of turns."""
    assert isinstance(window.page, ReplayPage)
    line = window.page.bar.line
    _hover(line, line.rect().center())


def _replay(window: Window) -> ReplayPage:
    assert isinstance(window.page, ReplayPage)
    return window.page


def _master(window: Window) -> None:
    """What a master would do at the moment that is open, and one step on."""
    _replay(window).walk("strong")
    _replay(window).strong.take()


def _study_list(window: Window) -> None:
    """Moments, notes and tries beside the table."""
    page = _replay(window)
    page.sheets.close()
    page.panel.list.scrollToBottom()


def _study_small(window: Window) -> None:
    """One of many small losses, and its two ways."""
    page = _replay(window)
    page.sheets.close()
    page.studying.open(next(entry for entry in page.panel.list.lines.entries if entry.kind == SMALL))


def _agrees(window: Window) -> None:
    """What a master would do, and how that and the verdict can both be right."""
    _replay(window).walk("strong")


def _try(window: Window) -> None:
    """A try that can be seen, gone on with, named and deleted."""
    listed = _replay(window).panel.list
    _replay(window).sheets.close()
    listed.mark("try", next(each.at for each in listed.lines.entries if each.kind == "try"))


def _notice(window: Window) -> None:
    _page(window).commands["practice"].trigger()


def _choice(window: Window) -> None:
    """A drop that can mean two things."""
    scene = _page(window).scene
    scene.choose("Which lane?", ["Upper lane", "Lower lane"], scene.keyboard.stops()[0], lambda number: None)


def _keyboard(window: Window) -> None:
    """The keyboard walks over the table and takes a card up."""
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(_page(window).view, key)


def _read(window: Window) -> None:
    """The large picture of a card under the pointer."""
    scene = _page(window).scene
    scene.reading.read(next(item for items in scene.cards.values() for item in items if item.look.face_up))


def _tip(window: Window) -> None:
    tool = next(iter(_page(window).top.tools.values()))
    _hover(tool, tool.rect().center())


def _session(window: Window) -> None:
    """A session that has just ended."""
    page = window.page
    assert isinstance(page, DrillsPage)
    drills = page.house.drills.of(page.player)[:4]
    page.session = Session(page.player, drills)
    page.session.results = [
        Result(drill.answered(1 + number, time.time()), number > 0) for number, drill in enumerate(drills)
    ]
    page.session.at = len(drills)
    page.show_box()


ACTS: dict[str, Callable[[Window], None]] = {
    "focus": _focus, "remove": _remove, "list": _list, "foot": _foot, "find": _find, "curve-tip": _curve_tip,
    "notice": _notice, "choice": _choice, "keyboard": _keyboard, "read": _read, "tip": _tip,
    "session": _session,
    "drills-empty": lambda window: window.routes.drills(),
    "master": _master, "agrees": _agrees, "try": _try, "study-list": _study_list, "study-small": _study_small,
    "study-keys": lambda window: _replay(window).walk("keys"),
    "licence": lambda window: window.routes.licence("Lucide"),
    "guide-clash": lambda window: window.routes.guide("clash"),
    "guide-chronicle": lambda window: window.routes.guide("chronicle"),
}  # fmt: skip
