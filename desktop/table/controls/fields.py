"""Fields in the house's look: a segmented choice, a drop-down list, a line of text."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPaintEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QWidget,
)

from desktop.table.controls.buttons import SMALLEST, Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, width
from desktop.table.drawing.theme import BASE, Metrics, color, draw_icon, edge, tinted, ui_font
from desktop.table.scene.safety_net import netted
from desktop.table.sound.sounds import HOUSE

Pair = Callable[[str, str], str]  # what something is and what is said of it, as a language joins them


@netted
class _Segment(Scaled, QAbstractButton):
    """One choice of a segmented row."""

    def __init__(self, label: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(label)
        self.setAccessibleName(label)
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(HOUSE.click)

    def sizeHint(self) -> QSize:
        """Room for the tick as well, so that choosing moves nothing."""
        m = self.metrics
        wide = width(self.text(), ui_font(m.type(18), 600)) + m.px(34) + m.sign(18)
        return QSize(round(wide), max(SMALLEST, round(max(m.px(38), m.type(18) * 1.9))))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Brass with a tick when chosen."""
        painter, m = painter_on(self), self.metrics
        rect, on, side = QRectF(self.rect()), self.isChecked(), m.sign(18)
        if on:
            paint.box(painter, rect, m.px(7), BASE.accent)
            draw_icon(painter, "check", QRectF(m.px(9), rect.center().y() - side / 2, side, side), BASE.accent_text)
        elif self.underMouse():
            paint.box(painter, rect, m.px(7), color(BASE.line, 0.08))
        tint = BASE.accent_text if on else BASE.text if self.isEnabled() else BASE.disabled
        room = rect.adjusted(m.px(8) + side if on else m.px(6), 0, -m.px(6), 0)
        draw_line(painter, room, self.text(), ui_font(m.type(18), 600), tint)


@netted
class SegmentedChoice(Scaled, QWidget):
    """One of a few words, side by side; left and right move the choice."""

    chosen = Signal(int)

    def __init__(
        self, name: str, labels: Sequence[str], at: int = 0, parent: QWidget | None = None, pair: Pair = "{}: {}".format
    ) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self._pair = pair
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._row = QHBoxLayout(self)
        self._group = QButtonGroup(self)
        for number, label in enumerate(labels):
            segment = _Segment(label, self)
            self._group.addButton(segment, number)
            self._row.addWidget(segment)
            self.rename(number, label)
        self._group.button(at).setChecked(True)
        self._group.idToggled.connect(self._toggled)
        self.set_metrics(self.metrics)

    def rename(self, number: int, label: str) -> None:
        """Another word for a choice; a voice says what is chosen by it as well."""
        segment = self._group.button(number)
        segment.setText(label)
        segment.setAccessibleName(self._pair(self.accessibleName(), label))

    def _toggled(self, number: int, on: bool) -> None:
        if on:
            self.chosen.emit(number)

    @property
    def at(self) -> int:
        """The number of the chosen word."""
        return self._group.checkedId()

    def choose(self, at: int) -> None:
        self._group.button(at).setChecked(True)

    def set_metrics(self, metrics: Metrics) -> None:
        """Scale the gaps too."""
        super().set_metrics(metrics)
        edge = round(metrics.px(4))
        self._row.setContentsMargins(edge, edge, edge, edge)
        self._row.setSpacing(edge)

    def paintEvent(self, event: QPaintEvent) -> None:
        rect = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        paint.box(painter_on(self), rect, self.metrics.px(10), color(BASE.well, 0.35), edge(0.16))


_LIST = """
QComboBox QAbstractItemView, QListView {{ background: {tip}; color: {text}; border: 1px solid {quiet};
  outline: 0; padding: {pad}px; selection-background-color: {accent}; selection-color: {accent_text}; }}
QListView::item {{ padding: {pad}px; border-radius: {radius}px; min-height: {high}px; }}
QListView::item:selected {{ background: {accent}; color: {accent_text}; }}
"""


@netted
class DropDown(Scaled, QComboBox):
    """One of many: a closed field that opens a list. A choice may carry an icon and its own data."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        if parent is not None:  # on Linux a list is called by what is chosen in it: its name is that of its label
            label = QLabel(name, parent)
            label.setBuddy(self)
            label.hide()
        self.icons: list[str] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.set_metrics(self.metrics)

    def add(self, label: str, data: object = None, icon: str = "") -> None:
        self.put(self.count(), label, data, icon)

    def put(self, at: int, label: str, data: object = None, icon: str = "") -> None:
        """One more choice, between others."""
        self.icons.insert(at, icon)
        self.insertItem(at, label, data)

    def take(self, at: int) -> None:
        """One choice less."""
        del self.icons[at]
        self.removeItem(at)

    def set_metrics(self, metrics: Metrics) -> None:
        """Scale the list as well."""
        super().set_metrics(metrics)
        px = metrics.px
        self.setFont(ui_font(metrics.type(18)))
        tokens = {name: tinted(name) for name in ("tip", "text", "quiet", "accent", "accent_text")}
        self.setStyleSheet(_LIST.format(pad=round(px(6)), radius=round(px(6)), high=round(px(26)), **tokens))

    def sizeHint(self) -> QSize:
        """As wide as the longest choice."""
        m, face = self.metrics, ui_font(self.metrics.type(18))
        longest = max((width(self.itemText(i), face) for i in range(self.count())), default=0)
        return QSize(round(longest + m.px(36) + 3 * m.sign(20)), round(max(m.px(46), m.type(18) * 2.2)))

    def minimumSizeHint(self) -> QSize:
        """May be squeezed to a third."""
        hint = self.sizeHint()
        return QSize(round(self.metrics.px(120)), hint.height())

    def wheelEvent(self, event: QWheelEvent) -> None:
        """A wheel scrolls the page; it never changes a choice in passing."""
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Glass, icon, words, chevron."""
        painter, m = painter_on(self), self.metrics
        rect = QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6)
        hover = self.underMouse() and self.isEnabled()
        paint.box(painter, rect, m.px(9), color(BASE.line, 0.10 if hover else 0.06), edge(0.22))
        tint = BASE.text if self.isEnabled() else BASE.disabled
        x, side = rect.x() + m.px(16), m.sign(20)
        icon = self.icons[self.currentIndex()] if 0 <= self.currentIndex() < len(self.icons) else ""
        if icon:
            draw_icon(painter, icon, QRectF(x, rect.center().y() - side / 2, side, side), BASE.accent_ink)
            x += side + m.px(10)
        room = QRectF(x, rect.y(), rect.right() - m.px(24) - side - x, rect.height())
        draw_line(painter, room, self.currentText(), ui_font(m.type(18)), tint, LEFT)
        chevron = QRectF(rect.right() - m.px(16) - side, rect.center().y() - side / 2, side, side)
        draw_icon(painter, "chevron-down", chevron, BASE.muted)


@netted
class TextInput(Scaled, QLineEdit):
    """A one-line text field."""

    def __init__(self, name: str, text: str = "", hint: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setAccessibleName(name)
        self.setPlaceholderText(hint)
        self.setFrame(False)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_metrics(self.metrics)

    def set_metrics(self, metrics: Metrics) -> None:
        """Type and padding follow."""
        super().set_metrics(metrics)
        self.setFont(ui_font(metrics.type(18)))
        pad = round(metrics.px(14))
        self.setStyleSheet(
            f"QLineEdit {{ background: transparent; border: 0; padding: 0 {pad}px; color: {BASE.text};"
            f" placeholder-text-color: {BASE.muted};"
            f" selection-background-color: {BASE.accent}; selection-color: {BASE.accent_text}; }}"
        )

    def sizeHint(self) -> QSize:
        """As high as the other fields."""
        m = self.metrics
        return QSize(round(m.px(220)), round(max(m.px(46), m.type(18) * 2.2)))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Glass under the text."""
        painter = painter_on(self)
        rect = QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6)
        paint.box(painter, rect, self.metrics.px(9), color(BASE.well, 0.28), edge(0.22))
        painter.end()
        super().paintEvent(event)
