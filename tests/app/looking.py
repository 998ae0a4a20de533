"""What a picture would show, asked of the widgets: nothing clipped, nothing outside, everything named."""

from collections.abc import Iterator

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter, QTextBlock, QTextDocument, QTextFragment
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QScrollArea, QWidget

from desktop.app.pages.lines import Line
from desktop.app.pages.option_fields import Field
from desktop.app.window import Window
from desktop.table.controls.fields import DropDown, SegmentedChoice
from desktop.table.controls.slider import Slider

CONTROLS = (QAbstractButton, QComboBox, QLineEdit)


def have(window: Window, size: tuple[int, int], text: int) -> None:
    """A window of this size and letters of this size, and all that waits for them is done."""
    window.resize(*size)
    window.routes.change(text=text)
    QApplication.sendPostedEvents()
    assert (window.width(), window.height()) == size


def visible(page: QWidget) -> list[QWidget]:
    """All that is shown of a page, and on it."""
    return [widget for widget in page.findChildren(QWidget) if widget.isVisibleTo(page)]


def clipped(page: QWidget) -> list[str]:
    """Names of what does not lie within its parent, or is too small for its words."""
    bad = []
    for widget in visible(page):
        parent = widget.parentWidget()
        scrolled = isinstance(parent.parentWidget(), QScrollArea) if parent else False
        ours = isinstance(widget, CONTROLS) or (isinstance(widget, Line) and widget.text())
        room = QRect(0, 0, parent.width(), parent.height()) if parent else None
        if parent and room and ours and not scrolled and not room.contains(widget.geometry()):
            bad.append(f"outside: {name(widget)} {widget.geometry()} in {parent.size()}")
        if isinstance(widget, Line) and widget.text() and widget.height() < widget.heightForWidth(widget.width()) - 1:
            bad.append(f"too low: {name(widget)}")
        if isinstance(widget, QAbstractButton) and widget.text() and widget.width() < 0.75 * widget.sizeHint().width():
            bad.append(f"too narrow: {name(widget)}")
    return bad


def overlapping(widgets: list[QWidget]) -> list[str]:
    """Pairs among siblings that lie on each other."""
    found = []
    for number, first in enumerate(widgets):
        for second in widgets[number + 1 :]:
            if first.parentWidget() is second.parentWidget() and first.geometry().intersects(second.geometry()):
                found.append(f"{name(first)} on {name(second)}")
    return found


def nameless(page: QWidget) -> list[str]:
    """Controls that assistive tools could not name."""
    reached = [widget for widget in visible(page) if widget.focusPolicy() & Qt.FocusPolicy.TabFocus]
    own = [widget for widget in reached if type(widget).__module__.startswith("desktop.")]
    return [str(widget) for widget in own if not widget.accessibleName()]


def choose(field: Field[object], number: int) -> None:
    """Choose one of a field's words by number, whatever they are shown as."""
    control = field.control
    if isinstance(control, DropDown):
        control.setCurrentIndex(number)
    elif isinstance(control, Slider):
        control.setValue(number * control.singleStep())
    else:
        assert isinstance(control, SegmentedChoice)
        control.choose(number)


def fragments(document: QTextDocument) -> Iterator[tuple[QTextBlock, QTextFragment]]:
    """All pieces of a text, each with its block."""
    block = document.begin()
    while block.isValid():
        part = block.begin()
        while not part.atEnd():
            yield block, part.fragment()
            part += 1
        block = block.next()


def tab_order(page: QWidget) -> list[QWidget]:
    """What Tab visits, once round, from the present focus on."""
    start = QApplication.focusWidget()
    assert start is not None
    order, at = [start], start.nextInFocusChain()
    while at is not None and at is not start:
        if (
            at.isVisibleTo(page)
            and at.isEnabled()
            and page.isAncestorOf(at)
            and at.focusPolicy() & Qt.FocusPolicy.TabFocus
        ):
            order.append(at)
        at = at.nextInFocusChain()
    return order


def name(widget: QWidget) -> str:
    """What to call it in a message."""
    text = widget.text() if isinstance(widget, (QAbstractButton, Line, QLineEdit)) else ""
    return f"{type(widget).__name__} {widget.accessibleName() or text!r}"


def apart(one: QImage, other: QImage, unseen: int) -> int:
    """How many colour values differ by more than nobody sees; the first picture is painted on."""
    painter = QPainter(one)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    plain = one.convertToFormat(QImage.Format.Format_RGBX8888)  # lives as long as its bytes are read
    opaque = one.width() * one.height()
    return len(bytes(plain.constBits()).translate(None, bytes(range(unseen + 1)))) - opaque
