"""Whether a hand can reach what a page shows: in sight or to be scrolled there, not under anything, large enough."""

from collections.abc import Iterator

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSlider,
    QComboBox,
    QGraphicsView,
    QHeaderView,
    QLineEdit,
    QScrollArea,
    QScrollBar,
    QWidget,
)

from tests.app.looking import name, visible

PRESSED = (QAbstractButton, QComboBox, QLineEdit, QAbstractSlider)
LEAST = 20  # pixels either way
ROOM = (120, 60)  # pixels a list or a text has at least to be read in


def out_of_reach(page: QWidget) -> list[str]:
    """What cannot be pressed, typed in or read on a page that is shown, or on a sheet of it."""
    return [f"{name(widget)}: {fault}" for widget in visible(page) for fault in _faults(widget)]


def _faults(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, (QScrollBar, QHeaderView)):
        return
    if isinstance(widget, QAbstractScrollArea):
        if widget.width() < ROOM[0] or widget.height() < ROOM[1]:
            yield f"only {widget.width()} x {widget.height()} to be read in"
        if not isinstance(widget, (QScrollArea, QGraphicsView)):
            yield from _hidden(widget, widget.viewport())
    elif isinstance(widget, PRESSED):
        if min(widget.width(), widget.height()) < LEAST:
            yield f"only {widget.width()} x {widget.height()}"
        yield from _hidden(widget, widget)


def _hidden(widget: QWidget, pressed: QWidget) -> Iterator[str]:
    """Scroll to it as a person would, then see whether all of it is there and whether a click in its middle is its."""
    window = widget.window()
    for area in _areas(widget):
        inside = area.widget()
        assert inside is not None
        whole = _on(inside, widget)  # of a line of text Qt itself would show the place of the cursor
        area.ensureVisible(whole.center().x(), whole.center().y(), whole.width() // 2 + 1, whole.height() // 2 + 1)
        seen = _on(area.viewport(), widget)
        if not area.viewport().rect().contains(seen):
            yield f"at {_told(seen)} of a part that shows {_told(area.viewport().rect())} of itself"
            return
    place = _on(window, widget)
    if not window.rect().contains(place):
        yield f"at {_told(place)} of a window of {window.width()} x {window.height()}"
        return
    found = window.childAt(place.center())
    if found is not pressed and not pressed.isAncestorOf(found or window):
        yield f"under {name(found) if found else 'nothing'}"


def _areas(widget: QWidget) -> list[QScrollArea]:
    """What it can be scrolled in, from the inside."""
    found, at = [], widget.parentWidget()
    while at is not None:
        if isinstance(at, QScrollArea):
            found.append(at)
        at = at.parentWidget()
    return found


def _on(other: QWidget, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(other, QPoint(0, 0)), widget.size())


def _told(rect: QRect) -> str:
    return f"{rect.x()}, {rect.y()}, {rect.width()} x {rect.height()}"
