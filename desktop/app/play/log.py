"""The log: a list of what happened, turn by turn, that can be read by key, copied as text, and folded to a rail."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QGuiApplication, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QSizePolicy, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.app.pages.layouts import SPRING, HBox, VBox
from desktop.app.pages.list_rows import Index, Rows
from desktop.app.play.actions import PlayActions, ToolButton
from desktop.table.controls.buttons import SMALLEST, IconButton, Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, draw_paragraph, paragraph_height, width
from desktop.table.drawing.theme import BASE, Metrics, color, draw_icon, edge, ui_font
from desktop.table.scene.safety_net import netted
from desktop.words import Words

if TYPE_CHECKING:
    from desktop.controller.log import LogLine

    Whole = Callable[[Callable[[Sequence[LogLine]], None]], None]

LINE = Qt.ItemDataRole.UserRole
CURRENT = Qt.ItemDataRole.UserRole + 1  # "" or which part of the box round the newest line this row is
HEAD = 56.0
MOST = 300  # lines that are in the list at first, and that come into it at a time
NEAR_TOP = 160.0
LEAD = 1.02
SIGNED = {"horizon": "lock", "note": "pencil"}  # kinds of lines with a sign of their own


@netted
class LogModel(QAbstractListModel):
    """The lines; only what changed is told to the view."""

    def __init__(self, boxed: bool = True) -> None:
        super().__init__()
        self.lines: list[LogLine] = []
        self._box, self._boxed = range(0), boxed

    def set_lines(self, lines: Sequence[LogLine]) -> None:
        """What the log holds now."""
        same = 0
        for old, new in zip(self.lines, lines, strict=False):
            if old != new:
                break
            same += 1
        if same == len(self.lines) == len(lines):
            return
        if same < len(self.lines):
            self.beginRemoveRows(QModelIndex(), same, len(self.lines) - 1)
            del self.lines[same:]
            self.endRemoveRows()
        old_box, self._box = self._box, _newest(lines) if self._boxed else range(0)
        if same < len(lines):
            self.beginInsertRows(QModelIndex(), same, len(lines) - 1)
            self.lines.extend(lines[same:])
            self.endInsertRows()
        for box in (old_box, self._box):
            rows = [row for row in box if row < len(self.lines)]
            if rows:
                self.dataChanged.emit(self.index(rows[0]), self.index(rows[-1]))

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """As many as lines."""
        return 0 if parent.isValid() else len(self.lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """The sentence, the whole line, or its part of the box."""
        line = self.lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.text
        if role == LINE:
            return line
        if role == CURRENT:
            return _part(index.row(), self._box)
        return None


def as_text(lines: Sequence[LogLine]) -> str:
    """All of it, for the clipboard: heads apart, details indented."""
    marks = {"turn": "\n", "detail": "  ", "horizon": "-- ", "note": "-- "}
    return "".join(f"{marks.get(line.kind, '')}{line.text}\n" for line in lines).strip() + "\n"


def _newest(lines: Sequence[LogLine]) -> range:
    """The rows of the last decision: its line and the details under it."""
    last = next((row for row in range(len(lines) - 1, -1, -1) if lines[row].kind == "line"), -1)
    if last < 0:
        return range(0)
    end = last + 1
    while end < len(lines) and lines[end].kind == "detail":
        end += 1
    return range(last, end)


def _part(row: int, box: range) -> str:
    if row not in box:
        return ""
    return ("first" if row == box[0] else "") + ("last" if row == box[-1] else "") or "middle"


@netted
class LogDelegate(QStyledItemDelegate):
    """Draws a line by its kind."""

    def __init__(self, view: LogView) -> None:
        super().__init__(view)
        self.view = view
        self._insets: dict[tuple[str, Metrics, int], tuple[float, float]] = {}

    def _face(self, kind: str) -> QFont:
        m = self.view.metrics
        if kind == "turn":
            return ui_font(m.type(15), 600, spacing=5)
        if kind in SIGNED:
            return ui_font(m.type(15), italic=True)
        return ui_font(m.type(16.5 if kind == "line" else 15.5))

    def _inset(self, line: LogLine) -> tuple[float, float]:
        """Left edge and width of the words: for every line of a kind the same, and asked for by every line."""
        known = (line.kind, self.view.metrics, self.view.viewport().width())
        if known not in self._insets:
            self._insets = {key: inset for key, inset in self._insets.items() if key[1:] == known[1:]}
            self._insets[known] = self._measured(line)
        return self._insets[known]

    def _measured(self, line: LogLine) -> tuple[float, float]:
        px = self.view.metrics.px
        left = px({"turn": 18, "horizon": 42, "note": 42, "detail": 46}.get(line.kind, 36))
        if line.kind in SIGNED:
            left = max(left, px(27) + self._lock)
        return left, max(px(60), self.view.viewport().width() - left - px(18))

    @property
    def _lock(self) -> float:
        """The side of the sign at the undo horizon, or at a note."""
        return max(self.view.metrics.px(15), self._face("horizon").pixelSize() * 0.95)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as its words."""
        m, line = self.view.metrics, index.data(LINE)
        _, room = self._inset(line)
        if line.kind == "turn":
            gap = m.px(8 if index.row() == 0 else 20)
            return QSize(1, max(SMALLEST, round(QFontMetricsF(self._face("turn")).height() + gap + m.px(8))))
        high = _height(line.text, self._face(line.kind), room)
        air = m.px(14 if line.kind in SIGNED else 11 if line.kind == "line" else 7)
        return QSize(1, max(SMALLEST, round(high + air)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Box, bar, words."""
        line, rect = index.data(LINE), QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        part = index.data(CURRENT)
        if part:
            self._paint_box(painter, rect, part)
        if self.view.hasFocus() and self.view.currentIndex() == index:
            paint.box(painter, rect.adjusted(4, 1, -4, -1), self.view.metrics.px(6), None, BASE.focus, 2)
        kinds = {"turn": self._paint_turn, **dict.fromkeys(SIGNED, self._paint_signed)}
        kinds.get(line.kind, self._paint_words)(painter, rect, line, bool(part))
        painter.restore()

    def _paint_box(self, painter: QPainter, rect: QRectF, part: str) -> None:
        """The box round the newest line, a part a row; what belongs to the next row is cut off."""
        px = self.view.metrics.px
        box = rect.adjusted(px(10), px(1), -px(10), -px(1))
        far = px(30)
        painter.save()
        painter.setClipRect(rect)
        box.adjust(0, 0 if "first" in part else -far, 0, 0 if "last" in part else far)
        paint.box(painter, box, px(8), color(BASE.line, 0.08), color(BASE.accent, 0.5), max(1.0, px(1)))
        painter.restore()

    def _paint_turn(self, painter: QPainter, rect: QRectF, line: LogLine, current: bool) -> None:
        px, face = self.view.metrics.px, self._face("turn")
        left, room = self._inset(line)
        high = QFontMetricsF(face).height()
        row = QRectF(rect.x() + left, rect.bottom() - px(8) - high, room, high)
        words = line.text.upper()
        draw_line(painter, row, words, face, BASE.accent_ink, LEFT)
        start = row.x() + min(room, width(words, face)) + px(10)
        if row.right() - start > px(12):
            rule = QRectF(start, row.center().y(), row.right() - start, max(1.0, px(1)))
            painter.fillRect(rule, color(BASE.accent, 0.35))

    def _paint_signed(self, painter: QPainter, rect: QRectF, line: LogLine, current: bool) -> None:
        px, face = self.view.metrics.px, self._face("horizon")
        left, room = self._inset(line)
        high = _height(line.text, face, room)
        y = rect.center().y() - high / 2
        side = self._lock
        first = QFontMetricsF(face).height()
        lock = QPointF(rect.x() + px(20), y + (first - side) / 2)
        tint = BASE.quiet if line.kind == "horizon" else BASE.accent_ink
        draw_icon(painter, SIGNED[line.kind], QRectF(lock.x(), lock.y(), side, side), tint)
        draw_paragraph(painter, QRectF(rect.x() + left, y, room, high + 1), line.text, face, tint, lead=LEAD)

    def _paint_words(self, painter: QPainter, rect: QRectF, line: LogLine, current: bool) -> None:
        px, face = self.view.metrics.px, self._face(line.kind)
        left, room = self._inset(line)
        high = _height(line.text, face, room)
        y = rect.center().y() - high / 2
        if line.color:
            bar = QRectF(rect.x() + px(20), y + px(2), px(5), high - px(4))
            if line.kind == "detail":
                bar.setWidth(px(2))
                bar.translate(px(1.5), 0)
            paint.box(painter, bar, bar.width() / 2, line.color)
        tint = BASE.muted if line.kind == "detail" else BASE.text if current else BASE.soft
        draw_paragraph(painter, QRectF(rect.x() + left, y, room, high + 1), line.text, face, tint, lead=LEAD)


@lru_cache(maxsize=4096)
def _height_of(text: str, key: str, px: int, italic: bool, room: int) -> float:
    face = QFont()
    face.fromString(key)
    return paragraph_height(text, face, room, LEAD)


def _height(text: str, face: QFont, room: float) -> float:
    return _height_of(text, face.toString(), face.pixelSize(), face.italic(), int(room))


@netted
class LogView(Rows):
    """The list itself; it follows the newest line unless one has scrolled back, or it is read from its first line on.

    Rows cost even where nobody sees them: of a long log the last are in the list, and more as one scrolls up to them.
    """

    chosen = Signal(object)  # a LogLine that was clicked
    pointed = Signal(object, float)  # the LogLine under the pointer, or None; and its height in the window

    def __init__(self, name: str, parent: QWidget, follows: bool = True) -> None:
        super().__init__(name, parent)
        self.all: Sequence[LogLine] = ()
        self._first = 0  # of them, in the list
        self._follows = follows
        self.lines = LogModel(boxed=follows)
        self.setModel(self.lines)
        self.setItemDelegate(LogDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.clicked.connect(lambda index: self.chosen.emit(index.data(LINE)))
        self.setMouseTracking(True)
        self.entered.connect(self._point)
        self.viewportEntered.connect(lambda: self.pointed.emit(None, 0.0))
        self.verticalScrollBar().valueChanged.connect(self._scrolled)

    def _point(self, index: QModelIndex) -> None:
        middle = self.viewport().mapTo(self.window(), self.visualRect(index).center())
        self.pointed.emit(index.data(LINE), float(middle.y()))

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer has gone elsewhere."""
        super().leaveEvent(event)
        self.pointed.emit(None, 0.0)

    def set_lines(self, lines: Sequence[LogLine]) -> None:
        """What the log holds now."""
        bar, shown = self.verticalScrollBar(), self.lines.lines
        at_end = self._follows and bar.value() >= bar.maximum() - round(self.metrics.px(30))
        same = shown[:1] == list(lines[self._first : self._first + 1])
        if not same or (at_end and len(lines) - self._first > 3 * MOST):
            self._first = max(0, len(lines) - (MOST if at_end else max(MOST, len(shown))))
        self.all = lines
        self.lines.set_lines(lines[self._first :])
        if at_end:
            self.scrollToBottom()

    def _scrolled(self, value: int) -> None:
        """Near the top of what is in the list, what was before comes into it; what one reads stays where it is."""
        if self._first == 0 or value > self.metrics.px(NEAR_TOP):
            return
        bar = self.verticalScrollBar()
        below = bar.maximum() - value
        self._first = max(0, self._first - MOST)
        self.lines.set_lines(self.all[self._first :])
        self.doItemsLayout()
        bar.setValue(bar.maximum() - below)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width wraps the lines anew; the newest stays in sight."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        if self._follows:
            self.scrollToBottom()


@netted
class LogTitle(Scaled, QWidget):
    """The heading over the list."""

    def __init__(self, title: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.title = title

    def sizeHint(self) -> QSize:
        return QSize(1, round(max(self.metrics.px(HEAD), self.metrics.type(20) * 2)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, m, side = painter_on(self), self.metrics, self.metrics.px(22)
        draw_icon(painter, "scroll-text", QRectF(0, (self.height() - side) / 2, side, side), BASE.accent_ink)
        room = QRectF(self.rect()).adjusted(m.px(32), 0, 0, 0)
        draw_line(painter, room, self.title, ui_font(m.type(20), 600), BASE.text, LEFT)


@netted
class LogPanel(Scaled, QWidget):
    """Heading, copy, fold, and the list; or the rail."""

    told = Signal(str)

    def __init__(self, words: Words, actions: PlayActions, parent: QWidget) -> None:
        super().__init__(parent)
        self.words = words
        self.folded = False
        self.whole: Whole | None = None  # has something done with all lines, once they are told; else with those shown
        self.title = LogTitle(words.line("house.play.do.log"), self)
        self.view = LogView(words.line("house.play.log_name"), self)
        self.copy = IconButton("copy", words.line("house.play.log_copy"), 34, self)
        self.copy.clicked.connect(self.copy_text)
        self.fold = ToolButton(actions, "log", 34, self)
        self._head = HBox(self.title, self.copy, self.fold, gap=6)
        column = VBox(self._head, edges=(1, 0, 0, 10))
        column.put(self.view, stretch=1)
        column.put(SPRING)
        self.setLayout(column)
        self.set_folded(False)

    def set_folded(self, folded: bool) -> None:
        """Rail or panel."""
        self.folded = folded
        self.fold.icon_name = "chevron-left" if folded else "chevron-right"
        label = self.words.line("house.play.log_open" if folded else "house.play.log_fold")
        self.fold.setToolTip(self.words.line("house.play.tip", label, "L"))
        self.fold.setAccessibleName(label)
        for part in (self.title, self.copy, self.view):
            part.setVisible(not folded)
        self._head.edges = (0, 10, 0, 0) if folded else (18, 0, 10, 0)
        self._head.set_metrics(self.metrics)
        self.update()

    def copy_text(self) -> None:
        """Put the log on the clipboard, all of it: what is not told yet is waited for."""
        if self.whole is None:
            self._copy(self.view.all)
        else:
            self.whole(self._copy)

    def _copy(self, lines: Sequence[LogLine]) -> None:
        QGuiApplication.clipboard().setText(as_text(lines))
        self.told.emit(self.words.line("house.play.log_copied"))

    def changeEvent(self, event: QEvent) -> None:
        """The list repaints its ring with the window's activity."""
        super().changeEvent(event)
        self.view.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, and the heading across or down."""
        painter, m, rect = painter_on(self), self.metrics, QRectF(self.rect())
        painter.fillRect(rect, color(BASE.log))
        painter.fillRect(QRectF(0, 0, 1, rect.height()), edge(0.12))
        if not self.folded:
            return
        side = m.px(22)
        middle = rect.width() / 2
        draw_icon(painter, "scroll-text", QRectF(middle - side / 2, m.px(60), side, side), BASE.accent_ink)
        painter.translate(middle, m.px(94))
        painter.rotate(90)
        small = ui_font(m.type(16), 600, spacing=4)
        draw_line(painter, QRectF(0, -middle, m.px(300), rect.width()), self.title.title, small, BASE.muted, LEFT)
