"""The ring of the pages: on the focused control, outside its edge."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect
from PySide6.QtGui import QBitmap, QImage, QRegion
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from desktop.table.controls.buttons import GlassButton
from desktop.table.controls.focus_ring import FocusRing
from tests import patience

# The screenless platform says this of windows it cannot size or raise; it is no fault of ours.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def page(qtbot):
    window = QWidget()
    window.resize(400, 300)
    column = QVBoxLayout(window)
    window.first, window.second = GlassButton("One"), GlassButton("Two")
    column.addWidget(window.first)
    column.addWidget(window.second)
    window.ring = FocusRing(window)
    qtbot.addWidget(window)
    with qtbot.waitExposed(window, timeout=patience.MS):
        window.show()
    window.activateWindow()
    return window


def test_it_follows_the_focus(page, qtbot):  # UX 12
    page.second.setFocus()
    qtbot.waitUntil(
        lambda: page.ring.isVisible() and page.ring.geometry().contains(page.second.geometry()), timeout=patience.MS
    )
    page.first.setFocus()
    assert page.ring.geometry().contains(page.first.geometry())
    assert page.ring.geometry().width() > page.first.width()


def test_it_follows_a_control_that_moves(page):
    page.second.setFocus()
    before = page.ring.geometry()
    page.resize(400, 500)
    page.layout().activate()
    assert page.ring.geometry().contains(page.second.geometry())
    assert page.ring.geometry() != before


def test_it_goes_with_its_control(page):
    page.second.setFocus()
    page.second.hide()
    assert not page.ring.isVisible() or page.ring.geometry().contains(page.first.geometry())


def test_a_control_that_dies_with_the_focus_takes_the_ring_along(page, qtbot):
    third = GlassButton("Three", parent=page)
    page.layout().addWidget(third)
    third.show()
    third.setFocus()
    qtbot.waitUntil(page.ring.isVisible, timeout=patience.MS)
    with qtbot.capture_exceptions() as raised:
        third.deleteLater()
        QCoreApplication.sendPostedEvents(third, QEvent.Type.DeferredDelete)
        page.second.setFocus()
    assert not raised
    qtbot.waitUntil(lambda: page.ring.geometry().contains(page.second.geometry()), timeout=patience.MS)


def test_a_widget_with_its_own_focus_has_none(page):
    page.first.setFocus()
    page.second.setProperty("own_focus", True)
    page.second.setFocus()
    assert not page.ring.isVisible()


def test_it_takes_no_mouse(page):
    page.first.setFocus()
    assert page.childAt(page.first.geometry().center()) is page.first


@pytest.mark.parametrize("gap", [0, 30])
def test_it_lies_over_no_neighbour(page, gap):  # UX 12
    """Among rows that stand close it is inside its control; where there is room, outside."""
    page.layout().setSpacing(gap)
    page.layout().addStretch()
    page.layout().activate()
    page.ring.by_key = True
    page.second.setFocus()
    bare = page.ring
    assert bare.isVisible()
    image = QImage(bare.size(), QImage.Format.Format_ARGB32)
    image.fill(0)
    bare.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    first = page.first.geometry().translated(-bare.geometry().topLeft()).intersected(image.rect())
    over = [
        (x, y) for x in range(first.left(), first.right()) for y in range(first.top(), first.bottom() + 1)
        if image.pixelColor(x, y).alpha()
    ]  # fmt: skip
    assert not over
    inside = page.second.geometry().translated(-bare.geometry().topLeft())
    middle = inside.center().x()
    drawn = [y for y in range(image.height()) if image.pixelColor(middle, y).alpha() > 200]
    assert drawn and (min(drawn) >= inside.top()) == (gap == 0)


def scrolled(page: QWidget) -> QScrollArea:
    """A column of buttons that is higher than its room."""
    area, inside = QScrollArea(), QWidget()
    column = QVBoxLayout(inside)
    for number in range(20):
        column.addWidget(GlassButton(f"Number {number}"))
    area.setWidget(inside)
    column_of_page = page.layout()
    assert column_of_page is not None
    column_of_page.addWidget(area)
    column_of_page.activate()
    return area


def test_it_goes_with_what_its_control_lies_on_and_stays_within_what_scrolls(page, qtbot):  # UX 12
    area = scrolled(page)
    buttons = area.widget().findChildren(GlassButton)
    buttons[1].setFocus()
    ring, bar = page.ring, area.verticalScrollBar()
    qtbot.waitUntil(ring.isVisible, timeout=patience.MS)
    for value in (0, 5, 12):
        bar.setValue(value)
        corner = buttons[1].mapTo(page, QPoint())
        assert ring.isVisible() and ring.geometry().contains(QRect(corner, buttons[1].size()))
    bar.setValue(bar.maximum())
    assert ring.isHidden()  # out of sight
    bar.setValue(buttons[1].y() + buttons[1].height() // 2)
    assert ring.isVisible()
    ring.show()
    page.repaint()
    port = QRect(area.viewport().mapTo(page, QPoint()), area.viewport().size())
    reach = ring.geometry().height() - buttons[1].height()
    assert drawn(ring).translated(ring.pos()).boundingRect().top() >= port.top() - reach


def drawn(ring: FocusRing) -> QRegion:
    """Where it has painted anything."""
    image = QImage(ring.size(), QImage.Format.Format_ARGB32)
    image.fill(0)
    ring.render(image)
    return QRegion(QBitmap.fromImage(image.createAlphaMask()))
