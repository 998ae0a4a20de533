"""Small sheets at the card they speak of: the hint, and what a move would cost or bring.

Neither takes the keyboard by itself; hands reach through the second. `lie_near` is the one place where they find room.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.app.pages.layouts import SPRING, HBox, VBox, settle
from desktop.app.pages.lines import Paragraph
from desktop.app.play.coach import best_spot
from desktop.table.controls.buttons import BrassButton, Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import draw_paragraph, paragraph_height, width
from desktop.table.drawing.theme import BASE, FELT, Metrics, color, draw_icon, ui_font
from desktop.table.scene.safety_net import netted

HINT_WIDE = 380.0
TAG_WIDE = 340.0
CLEAR = 12.0  # units to the card
EDGE = 16.0
LEAST = 16  # pixels of a letter


def lie_near(
    widget: QWidget, size: QSize, room: QRect, near: Sequence[QRect], things: Sequence[QRect], gap: int
) -> None:
    """Off what it speaks of, near to it, and over as little else as can be."""
    widget.setGeometry(QRect(best_spot(size, room, near, things, gap), size))


@netted
class HintBox(Scaled, QWidget):
    """The hint in gold: the move, why it rather than the next best, and a button that plays it."""

    spoken_role = QAccessible.Role.Note

    def __init__(self, do: str, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.said = Paragraph(20, 500, parent=self)
        self.do_button = BrassButton(do, key, parent=self)
        self.do_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        foot = HBox(SPRING, self.do_button)
        self.setLayout(VBox(self.said, foot, gap=10, edges=(EDGE + 34, EDGE, EDGE, EDGE)))
        self.hide()

    def tell(self, text: str, playable: bool) -> None:
        """Other words; `playable`: there is one move to play."""
        self.said.tell(text)
        self.setAccessibleName(text)
        self.do_button.setVisible(playable)

    def place_in(self, room: QRect, near: Sequence[QRect], things: Sequence[QRect]) -> None:
        """Over the table, off the cards that are advised."""
        m = self.metrics
        wide = round(min(m.px(HINT_WIDE) * m.text**0.8, room.width() * 0.45))
        settle(self)
        lie_near(self, QSize(wide, self.heightForWidth(wide)), room, near, things, round(m.px(CLEAR)))
        settle(self)
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A dark sheet in a gold frame."""
        painter, m, rect = painter_on(self), self.metrics, QRectF(self.rect()).adjusted(2, 2, -2, -2)
        paint.box(painter, rect, m.px(12), color(BASE.tip, 0.98), FELT.chosen, m.px(3))
        side = m.sign(24)
        draw_icon(painter, "lightbulb", QRectF(m.px(EDGE), m.px(EDGE), side, side), FELT.chosen)


@netted
class ConsequenceTag(Scaled, QWidget):
    """What the move in the hand would cost or bring."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.text = ""
        self.hide()

    def tell(self, text: str) -> None:
        """Other words; none are not shown."""
        self.text = text
        if not text:
            self.hide()

    def place_in(self, room: QRect, near: Sequence[QRect], things: Sequence[QRect]) -> None:
        """Beside the card or the place that it is about."""
        m, face = self.metrics, self._face()
        edge = round(m.px(EDGE))
        most = min(m.px(TAG_WIDE) * m.text**0.8, room.width() * 0.4)
        wide = min(most, width(self.text, face) + 2)
        size = QSize(round(wide) + 2 * edge, round(paragraph_height(self.text, face, wide)) + edge + 2)
        lie_near(self, size, room, near, things, round(m.px(CLEAR)))
        self.show()
        self.raise_()
        self.update()

    def _face(self) -> QFont:
        face = ui_font(self.metrics.type(19), 600)
        if face.pixelSize() < LEAST:
            face.setPixelSize(LEAST)
        return face

    def set_metrics(self, metrics: Metrics) -> None:
        """It is placed anew with the next thing aimed at."""
        super().set_metrics(metrics)
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Bright words on a dark sheet."""
        painter, m, rect = painter_on(self), self.metrics, QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint.box(painter, rect, m.px(8), color(BASE.tip, 0.96), color(FELT.chosen, 0.7), m.px(1.5))
        edge = m.px(EDGE)
        draw_paragraph(painter, rect.adjusted(edge, edge / 2, -edge + 2, 0), self.text, self._face(), BASE.text)
