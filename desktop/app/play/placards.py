"""Small sheets at the card they speak of: the hint, and what a move would cost or bring.

Neither takes the keyboard by itself; hands reach through the second. `lie_near` is the one place where they find room.
The bar under the table has both in words for assistive tools, and paints neither a second time.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.app.pages.layouts import SPRING, HBox, VBox, settle
from desktop.app.pages.lines import Paragraph
from desktop.app.play.action_bar import ActionBar
from desktop.app.play.actions import PlayActions
from desktop.app.play.coach import best_spot
from desktop.app.play.over_table import Find, over
from desktop.controller.controller import Controller
from desktop.controller.hints import Hint
from desktop.table.controls.buttons import BrassButton, Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import draw_paragraph, paragraph_height, width
from desktop.table.drawing.theme import BASE, FELT, Metrics, color, draw_icon, ui_font
from desktop.table.hands.picks import Target
from desktop.table.scene.layout import Rect
from desktop.table.scene.safety_net import netted
from desktop.table.scene.view import TableView

HINT_WIDE = 380.0
TAG_WIDE = 340.0
CLEAR = 12.0  # units to the card
EDGE = 16.0
LEAST = 16  # pixels of a letter


def lie_near(
    widget: QWidget, size: QSize, room: QRect, near: Sequence[QRect], things: Sequence[QRect], gap: int, find: Find
) -> None:
    """Off what it speaks of and what can be chosen, near to it, and over as little else as can be."""
    _, place = best_spot([size], room, near, things, gap, find)
    widget.setGeometry(place)


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

    def place_in(self, room: QRect, near: Sequence[QRect], things: Sequence[QRect], find: Find) -> None:
        """Over the table, off the cards that are advised."""
        m = self.metrics
        wide = round(min(m.px(HINT_WIDE) * m.text**0.8, room.width() * 0.45))
        settle(self)
        lie_near(self, QSize(wide, self.heightForWidth(wide)), room, near, things, round(m.px(CLEAR)), find)
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

    def place_in(self, room: QRect, near: Sequence[QRect], things: Sequence[QRect], find: Find) -> None:
        """Beside the card or the place that it is about."""
        m, face = self.metrics, self._face()
        edge = round(m.px(EDGE))
        most = min(m.px(TAG_WIDE) * m.text**0.8, room.width() * 0.4)
        wide = min(most, width(self.text, face) + 2)
        size = QSize(round(wide) + 2 * edge, round(paragraph_height(self.text, face, wide)) + edge + 2)
        lie_near(self, size, room, near, things, round(m.px(CLEAR)), find)
        self.show()
        self.raise_()
        self.update()

    def _face(self) -> QFont:
        face = ui_font(self.metrics.type(21), 600)
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


class Placards(QObject):
    """Both of a page, shown as the controller says."""

    def __init__(
        self, controller: Controller, view: TableView, foot: ActionBar, commands: PlayActions, room: QWidget
    ) -> None:
        super().__init__(room)
        self._controller, self._view, self._foot = controller, view, foot
        self.hint = HintBox(commands.words.line("house.play.do.advised"), commands.key("advised"), room)
        self.tag = ConsequenceTag(room)
        self._room = room
        self._shown: Hint | None = None
        self.hint.do_button.clicked.connect(controller.play_advised)
        controller.hinted.connect(self._put_hint)
        controller.foretold.connect(self._put_tag)
        controller.changed.connect(self._drop_tag)
        self._about = -1  # the decision that the tag is about

    def _put_hint(self, hint: Hint | None) -> None:
        """At the cards that it is about, or at the button; it goes with the next move."""
        self._shown = hint
        self.tag.tell("")
        self.hint.tell("", False)  # also what is hidden may hold nothing of a seat (UX 38)
        self.hint.setVisible(hint is not None)
        self._foot.show_elsewhere(hint is not None)
        if hint is not None:
            self.hint.tell(hint.text, hint.action is not None)
            self.place()
            self._view.announce(hint.text)

    def place(self) -> None:
        """The hint lies anew; the table has another size."""
        hint, scene = self._shown, self._view.table
        self.tag.tell("")
        if hint is None or scene.layout is None:
            return
        lit = [*hint.cards, *([hint.taker] if hint.taker is not None else [])]
        near = [self._on_page(scene.rect_of(target)) for target in lit]
        button = self._foot.button_of(hint.action)
        if not near and button is not None:
            near = [QRect(button.mapTo(self._room, button.rect().topLeft()), button.size())]
        self.hint.place_in(
            self._view.geometry(),
            near,
            [self._on_page(scene.rect_of(each)) for each in self._choices()],
            over(self._view),
        )

    def _choices(self) -> list[Target]:
        """The cards that can be taken up, and where they may go."""
        gestures = self._controller.gestures
        goals = (target for card in gestures.movable for target in gestures.targets(*card))
        return list(dict.fromkeys([*(Target(*card) for card in gestures.movable), *goals]))

    def _drop_tag(self) -> None:
        """What a move would bring goes with its decision, also where the pointer still rests on that card's place."""
        if self.tag.text and self._about != len(self._controller.match.steps):
            self._put_tag(None)

    def _put_tag(self, at: Target | None) -> None:
        """What the move in the hand would bring, there where it would go."""
        scene = self._view.table
        said = self._controller.preview() if at is not None and scene.layout is not None else ""
        self.tag.tell(said)
        self._about = len(self._controller.match.steps)
        self._foot.show_elsewhere(bool(said) or self._shown is not None)
        if said and at is not None and scene.layout is not None:
            held, near = scene.drag.item, [self._on_page(scene.rect_of(at))]
            if held is not None:
                near.append(held.scene_rect().toAlignedRect().translated(self._view.pos()))
            cards = [spot.rect for zone in scene.layout.zones.values() for spot in zone.spots]
            things = [
                self._on_page(rect) for rect in (*cards, *scene.layout.parts.values(), *scene.target_rects().values())
            ]
            self.tag.place_in(self._view.geometry(), near, things, over(self._view))
        scene.threats.make_way()

    def _on_page(self, rect: Rect) -> QRect:
        return QRectF(*rect).toAlignedRect().translated(self._view.pos())
