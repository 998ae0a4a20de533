"""Somebody who has never played and does what the coach says: with the mouse or with keys, and only where it is lit."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.app.play.guided import GuidedPage
from desktop.app.window import Window

LEFT = Qt.MouseButton.LeftButton
ARROWS = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)
WAYS = ("drag", "click", "keys")
PATIENCE = 400  # moments until the table stands still


class Learner:
    """At a window on which a first round has just been opened."""

    def __init__(self, window: Window, game_id: str) -> None:
        self.window = window
        window.routes.guide(game_id)
        assert isinstance(window.page, GuidedPage)
        self.page: GuidedPage = window.page
        self.seen: list[str] = []
        self.settle()

    def settle(self) -> None:
        """Wait until nothing moves and nobody else is to play."""
        for _ in range(PATIENCE):
            QApplication.processEvents()
            self.page.scene.animator.complete()
            done = self.page.course.theirs is None and not self.page.controller.phase.moving
            if done and not self.page.script.ready:
                return
            QTest.qWait(1)
        raise AssertionError(f"{self.page.course.row.id}: the table does not come to rest")

    def follow(self, way: str) -> str:
        """Do what is asked for now, in one way; the row that it was."""
        page = self.page
        row = page.course.row
        asked = page.asked_for()
        if row.moves:
            assert page.coach.next_button.isHidden() and page.course.asked is not None
            assert asked, f"{row.id}: nothing is lit to be moved"
            self._move([rect for rect in asked if rect is not None], way)
        elif way == "keys":
            focus = QApplication.focusWidget()
            assert focus is page.coach.next_button, f"{row.id}: Enter does not go on from {focus}"
            QTest.keyClick(focus, Qt.Key.Key_Return)
        else:
            QTest.mouseClick(page.coach.next_button, LEFT)
        self.settle()
        return row.id

    def _move(self, lit: list[QRect], way: str) -> None:
        first, last = lit[0].center(), lit[-1].center()
        if len(lit) == 1:
            self.press(first, way)
        elif way == "drag":
            self.drag(first, last)
        elif way == "click":
            self.click(first)
            self.click(last)
        else:
            self.by_keys()

    def press(self, at: QPoint, way: str) -> None:
        """A button."""
        button = self.page.room.childAt(at)
        assert button is not None
        if way == "keys":
            assert button.hasFocus(), "the keyboard is not on the button that is asked for"
            QTest.keyClick(button, Qt.Key.Key_Return)
        else:
            QTest.mouseClick(button, LEFT)

    def _on_table(self, at: QPoint) -> tuple[QWidget, QPoint]:
        view = self.page.view
        assert view.geometry().contains(at), "a learner can only reach what lies on the table"
        assert self.page.room.childAt(at) is view.viewport(), "something lies over what is lit"
        return view.viewport(), at - view.pos()

    def click(self, at: QPoint) -> None:
        port, here = self._on_table(at)
        QTest.mouseMove(port, here)
        QTest.mouseClick(port, LEFT, pos=here)
        QApplication.processEvents()

    def drag(self, first: QPoint, last: QPoint) -> None:
        port, start = self._on_table(first)
        _, end = self._on_table(last)
        QTest.mousePress(port, LEFT, pos=start)
        for share in (1, 2, 3, 4):
            QTest.mouseMove(port, start + (end - start) * share / 4)
            QApplication.processEvents()
        QTest.mouseRelease(port, LEFT, pos=end)
        QApplication.processEvents()

    def by_keys(self) -> None:
        """The ring stands on the card already; Enter takes it up, Tab and arrows find the place, Enter puts it down."""
        page, view = self.page, self.page.view
        place = page.controller.gestures.place_of(page.course.asked)  # type: ignore[arg-type]
        assert place is not None and view.hasFocus()
        focus = page.scene.keyboard.focus
        assert focus is not None and focus.key == place[0].key, "the ring is not on the card that is asked for"
        assert page.course.asked in page.controller.gestures.all_of(*focus)
        QTest.keyClick(view, Qt.Key.Key_Return)
        places = {target.key for target in page.scene.picks.targets}
        for key in [Qt.Key.Key_Tab] * (len(places) - 1) + [*ARROWS] * len(places):
            if page.scene.picks.aim == place[1] or page.scene.picks.pick is None:
                break
            QTest.keyClick(view, key)
        if page.scene.picks.pick is not None:
            assert page.scene.picks.aim == place[1], (
                f"{page.course.row.id}: the keys do not reach {place[1]} but {page.scene.picks.targets}"
            )
            QTest.keyClick(view, Qt.Key.Key_Return)

    def to_the_end(self, way: str = "click") -> list[str]:
        """The whole lesson; the rows in the order in which they were taught."""
        while not self.page.course.last:
            self.seen.append(self.follow(way))
        return list(dict.fromkeys([*self.seen, self.page.course.row.id]))

    def to(self, row_id: str) -> None:
        """As far as a row."""
        while self.page.course.row.id != row_id:
            assert not self.page.course.last, f"there is no row {row_id}"
            self.follow("click")
