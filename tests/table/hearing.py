"""What assistive tools are shown and told, through Qt's own interface to them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QAccessibleInterface
from PySide6.QtWidgets import QApplication

from tests import patience

Text, Event = QAccessible.Text, QAccessible.Event


def of(thing: QObject) -> QAccessibleInterface:
    """What stands for an object."""
    return QAccessible.queryAccessibleInterface(thing)


def walk(top: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """It and all that is below it and not hidden."""
    yield top
    for at in range(top.childCount()):
        child = top.child(at)
        if child is not None and not child.state().invisible:
            yield from walk(child)


def tree(top: QAccessibleInterface, depth: int = 0) -> list[str]:
    """Everything said in it, a line each."""
    said = [f"{'  ' * depth}{top.role().name} {top.text(Text.Name)} | {top.text(Text.Description)}"]
    for at in range(top.childCount()):
        said += tree(top.child(at), depth + 1)
    return said


def named(top: QAccessibleInterface, name: str, role: QAccessible.Role | None = None) -> QAccessibleInterface:
    """The first that is called so."""
    return next(each for each in walk(top) if each.text(Text.Name) == name and role in (None, each.role()))


def press(thing: QAccessibleInterface) -> None:
    """As a screen reader presses."""
    actions = thing.actionInterface()
    assert "Press" in actions.actionNames()
    actions.doAction("Press")


class Heard:
    """Every event that Qt passes on, in order."""

    def __init__(self) -> None:
        self.events: list[tuple[QAccessible.Event, str]] = []

    def take(self, event: QAccessibleEvent) -> None:
        """Note what it is about: the words of an announcement, else the name of the thing."""
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.events.append((event.type(), event.message()))
            return
        about = event.accessibleInterface()
        self.events.append((event.type(), about.text(Text.Name) if about is not None else ""))

    def of(self, kind: QAccessible.Event) -> list[str]:
        """What was heard of a kind."""
        return [words for each, words in self.events if each == kind]


@pytest.fixture(name="heard")
def hearing(monkeypatch: pytest.MonkeyPatch) -> Iterator[Heard]:
    """Somebody listens."""
    ear = Heard()
    was = QAccessible.isActive()
    QAccessible.setActive(True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", ear.take)
    yield ear
    QAccessible.setActive(was)


@pytest.fixture(name="listened")
def listening(table, heard, qtbot):  # type: ignore[no-untyped-def]
    """A table with the keyboard on it and somebody who listens."""
    table.view.activateWindow()
    table.view.setFocus()
    qtbot.waitUntil(table.view.hasFocus, timeout=patience.MS)
    QApplication.processEvents()
    heard.events.clear()
    table.heard = heard
    return table
