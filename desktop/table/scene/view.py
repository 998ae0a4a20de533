"""The window onto the table: sizes, keys, focus, the accessible name. The scene does the rest."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRect, QRectF, Qt
from PySide6.QtGui import (
    QAccessibleInterface,
    QFocusEvent,
    QGuiApplication,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPixmapCache,
    QRegion,
    QResizeEvent,
    QShowEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QGraphicsView, QWidget

from desktop.look import TABLE
from desktop.table.accessibility.announcer import announce, answer
from desktop.table.accessibility.interfaces import Access, TableInterface
from desktop.table.accessibility.spoken import Speech
from desktop.table.scene.dirty_rects import SPARE, Box, box_of, gathered, rect_of
from desktop.table.scene.explained import sign_in_part
from desktop.table.scene.safety_net import netted
from desktop.table.scene.scene import TableScene

ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
TEXT_SIZES = (1.0, 2.0)
CACHED_KIB = 256 * 1024  # what places and parts look like, for all of them on the largest screens


@netted
class TableView(QGraphicsView):
    """Shows a `TableScene` in pixels of its own area; keys it does not know go on to the page."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.table = scene
        QPixmapCache.setCacheLimit(CACHED_KIB)
        self.unit = 1.0
        self.text = 1.0
        self.said = ""  # what assistive tools were told last
        self.access = Access(self)
        answer()
        self.setProperty("own_focus", True)
        self.setAccessibleName(self.tr("Card table"))
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.NoViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
        self.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self._dirty: list[Box] = []  # what is to be painted anew
        scene.changed.connect(self._soil)
        scene.cursor_changed.connect(self._set_cursor)
        scene.announced.connect(self.announce)
        scene.altered.connect(self.access.changed)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._breathe)

    @property
    def speech(self) -> Speech:
        """The words that the table lacks."""
        return self.table.speech

    @speech.setter
    def speech(self, speech: Speech) -> None:
        self.table.speech = speech

    def set_scale(self, unit: float, text: float = 1.0) -> None:
        """The frame's unit in pixels and the reader's text size, 1 to 2."""
        self.unit, self.text = unit, min(max(text, TEXT_SIZES[0]), TEXT_SIZES[1])
        self._fit()

    def _fit(self) -> None:
        width, height = self.viewport().width(), self.viewport().height()
        if width > 1 and height > 1:
            self.table.resize_table(width, height, self.unit, self.text, self.devicePixelRatioF())

    def showEvent(self, event: QShowEvent) -> None:
        """Seen from now on."""
        super().showEvent(event)
        self._breathe()

    def hideEvent(self, event: QHideEvent) -> None:
        """Another page lies there, or the window is put away."""
        super().hideEvent(event)
        self._breathe()
        self.table.let_go_of_spare_faces()

    def _breathe(self) -> None:
        """The air moves while somebody looks at the table."""
        active = QGuiApplication.applicationState() == Qt.ApplicationState.ApplicationActive
        self.table.air.let(active and self.isVisible())

    def _soil(self, rects: list[QRectF]) -> None:
        """Have these painted anew, with the pixels that they touch; the view is not scrolled, so they lie there too."""
        viewport = self.viewport()
        seen, ratio = viewport.rect(), self.devicePixelRatioF()
        touched = [rect.toAlignedRect().adjusted(-1, -1, 1, 1) & seen for rect in rects]
        boxes = dict.fromkeys(box_of(rect) for rect in touched if not rect.isEmpty())
        self._dirty = gathered([*self._dirty, *boxes], SPARE / ratio**2)
        viewport.update(self._dirty_region())

    def _dirty_region(self) -> QRegion:
        region = QRegion()
        for box in self._dirty:
            region += rect_of(box)
        return region

    def paintEvent(self, event: QPaintEvent) -> None:
        """One dirty rectangle after the other; or all at once, where more has come to light than changed."""
        if (event.region() - self._dirty_region()).isEmpty():
            events = [QPaintEvent(rect_of(box)) for box in self._dirty]
        else:
            events = [event]
        self._dirty = []
        for each in events:
            super().paintEvent(each)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The first thing that is painted; what comes after it does not go beyond the rectangle either."""
        painter.setClipRect(rect)
        super().drawBackground(painter, rect)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The table fills its area."""
        if self.unit <= 0:
            self.unit = self.height() / TABLE[3]
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Another screen, perhaps of another pixel ratio."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.ScreenChangeInternal:
            self._fit()

    def event(self, event: QEvent) -> bool:
        """The same when only the ratio changes."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._fit()
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """The table does not scroll."""
        event.ignore()

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer is elsewhere."""
        self.table.reading.leave()
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The ring shows from now on."""
        super().focusInEvent(event)
        self.table.keyboard.activate(True)
        if event.reason() == Qt.FocusReason.BacktabFocusReason:
            stops = self.table.keyboard.stops()
            self.table.keyboard.set(self.table.keyboard.stops(stops[-1].key)[0] if stops else None)
        self.access.changed()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """A drag does not outlive the focus."""
        super().focusOutEvent(event)
        self.table.drag.cancel()
        self.table.keyboard.activate(False)
        self.access.changed()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab walks through the places first, then goes on to the buttons."""
        if self.hasFocus() and not self.table.choosing and self.table.keyboard.tab(forward):
            return True
        return super().focusNextPrevChild(forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows, Enter, Esc, Z; everything else is the page's."""
        key = Qt.Key(event.key())
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            event.ignore()
        elif self.table.chooser is not None and self._choose(key):
            event.accept()
        elif key in ARROWS:
            self.table.hide_reading()
            self.table.keyboard.arrow(*ARROWS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if event.isAutoRepeat() or self.table.fresh.holds:
                return
            self.table.hide_reading()
            self.table.keyboard.enter()
        elif key == Qt.Key.Key_Escape:
            event.setAccepted(self._escape())
        elif key == Qt.Key.Key_Z and not event.isAutoRepeat():
            self._read()
        elif key != Qt.Key.Key_Z:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Z is held."""
        if event.key() == Qt.Key.Key_Z and not event.isAutoRepeat():
            self.table.reading.let_go()
            return
        event.ignore()

    def _choose(self, key: Qt.Key) -> bool:
        chooser = self.table.chooser
        assert chooser is not None
        if key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            chooser.step(-1 if key == Qt.Key.Key_Up else 1)
            self.access.changed()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not chooser.fresh.holds:
                self.table.close_chooser(chooser.at)
        elif key == Qt.Key.Key_Escape:
            self.table.close_chooser(None)
        else:
            return False
        return True

    def _escape(self) -> bool:
        """One step back: the drag, the sentence, the pick."""
        table = self.table
        if table.drag.cancel():
            return True
        if table.keyboard.escape():
            return True
        shown = table.refusing or table.reading.open
        table.hide_reading()
        return shown

    def _read(self) -> None:
        self.table.hurry()
        reading, focus = self.table.reading, self.table.keyboard.focus
        item = reading.hovered or (self.table.card(*focus) if focus else None)
        if item is not None:
            reading.read(item, legend=reading.hovered is None)
        elif focus is not None:
            reading.ask(sign_in_part(self.table, *focus), at_once=True)

    def _set_cursor(self, shape: Qt.CursorShape) -> None:
        self.viewport().setCursor(shape)

    def announce(self, text: str) -> None:
        """Tell assistive tools, once."""
        self.said = text
        announce(self, text)

    def accessibleDescription(self) -> str:
        """What was said last, for whoever missed it; a widget's own description would be told a second time."""
        return self.said

    def accessible(self) -> QAccessibleInterface:
        """What stands for the table with assistive tools."""
        return TableInterface(self)
