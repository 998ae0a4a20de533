"""Small sheets at the card they speak of: the hint, the warning, and what a move would cost or bring.

None takes the keyboard by itself; hands reach through the last. `lie_near` is the one place where they find room.
The bar under the table has hint and consequence in words for assistive tools, and paints neither a second time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

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
from desktop.controller.matches import Action
from desktop.controller.warnings import Warning
from desktop.table.controls.buttons import BrassButton, GlassButton, PushButton, Scaled, painter_on
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
class NoteBox(Scaled, QWidget):
    """A few sentences about a move, framed, and what may be done about it."""

    spoken_role = QAccessible.Role.Note
    icon = "lightbulb"
    tint: ClassVar[str] = FELT.chosen

    def __init__(self, parent: QWidget, *buttons: PushButton) -> None:
        super().__init__(parent)
        self.said = Paragraph(20, 500, parent=self)
        self.buttons = buttons
        for button in buttons:
            button.setParent(self)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setLayout(VBox(self.said, HBox(SPRING, *buttons, gap=10), gap=10, edges=(EDGE + 34, EDGE, EDGE, EDGE)))
        self.hide()

    def tell(self, text: str, playable: bool) -> None:
        """Other words; `playable`: there is something to do about it."""
        self.said.tell(text)
        self.setAccessibleName(text)
        for button in self.buttons:
            button.setVisible(playable)

    def place_in(self, room: QRect, near: Sequence[QRect], things: Sequence[QRect], find: Find) -> None:
        """Over the table, off the cards that are advised."""
        m = self.metrics
        settle(self)
        in_a_row = sum(button.sizeHint().width() + round(m.px(10)) for button in self.buttons) + m.px(2 * EDGE + 34)
        wide = round(min(max(m.px(HINT_WIDE) * m.text**0.8, in_a_row), room.width() * 0.45))
        lie_near(self, QSize(wide, self.heightForWidth(wide)), room, near, things, round(m.px(CLEAR)), find)
        settle(self)
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """A dark sheet in a frame of its colour."""
        painter, m, rect = painter_on(self), self.metrics, QRectF(self.rect()).adjusted(2, 2, -2, -2)
        paint.box(painter, rect, m.px(12), color(BASE.tip, 0.98), self.tint, m.px(3))
        side = min(m.sign(24), m.px(30))  # the words begin beside it
        draw_icon(painter, self.icon, QRectF(m.px(EDGE), m.px(EDGE), side, side), self.tint)


@netted
class HintBox(NoteBox):
    """The hint in gold: the move, why it rather than the next best, and a button that plays it."""

    def __init__(self, do: str, key: str, parent: QWidget) -> None:
        self.do_button = BrassButton(do, key)
        super().__init__(parent, self.do_button)


@netted
class WarningBox(NoteBox):
    """What speaks against a move that was about to be made: it can be made all the same, or another one."""

    icon = "triangle-alert"
    tint = FELT.refused

    def __init__(self, commands: PlayActions, parent: QWidget) -> None:
        line = commands.words.line
        self.anyway_button = GlassButton(line("house.play.do.anyway"), commands.key("anyway"))
        self.other_button = GlassButton(line("house.warning.other"), commands.key("back"))
        super().__init__(parent, self.other_button, self.anyway_button)


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
    """Those of a page, shown as the controller says."""

    def __init__(
        self, controller: Controller, view: TableView, foot: ActionBar, commands: PlayActions, room: QWidget
    ) -> None:
        super().__init__(room)
        self._controller, self._view, self._foot = controller, view, foot
        self.hint = HintBox(commands.words.line("house.play.do.advised"), commands.key("advised"), room)
        self.warning = WarningBox(commands, room)
        self.tag = ConsequenceTag(room)
        self._room, self._commands = room, commands
        self._nothing_warned = commands.words.line("house.play.why.anyway")
        commands.allow("anyway", self._nothing_warned)
        self._shown: Hint | None = None
        self.hint.do_button.clicked.connect(controller.play_advised)
        self.warning.anyway_button.clicked.connect(controller.warnings.insist)
        self.warning.other_button.clicked.connect(controller.warnings.close)
        controller.hinted.connect(self._put_hint)
        controller.warnings.shown.connect(self._put_warning)
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

    def _put_warning(self, warning: Warning | None) -> None:
        """At the card that it is about and where that would go, or at the button."""
        self.tag.tell("")
        self.warning.tell("", False)
        self.warning.setVisible(warning is not None)
        self._commands.allow("anyway", "" if warning is not None and not warning.waits else self._nothing_warned)
        if warning is not None:
            self.hint.hide()
            self.warning.tell(warning.text, not warning.waits)
            self.place()
            self._view.announce(warning.text)
        elif self._shown is not None:
            self.place()

    @property
    def stops(self) -> list[QWidget]:
        """Where the keyboard stops."""
        return [self.hint.do_button, *self.warning.buttons]

    def place(self) -> None:
        """What stands lies anew; the table has another size."""
        hint, warning, scene = self._shown, self._controller.warnings.stands, self._view.table
        self.tag.tell("")
        if scene.layout is None:
            return
        if warning is not None:
            place = self._controller.gestures.place_of(warning.action)
            self._lay(self.warning, place or (), warning.action)
        elif hint is not None:
            self._lay(self.hint, [*hint.cards, *([hint.taker] if hint.taker is not None else [])], hint.action)

    def _lay(self, box: NoteBox, lit: Sequence[Target], action: Action | None) -> None:
        """Near these cards, or the button of the move."""
        scene = self._view.table
        near = [self._on_page(scene.rect_of(target)) for target in lit]
        button = self._foot.button_of(action)
        if not near and button is not None:
            near = [QRect(button.mapTo(self._room, button.rect().topLeft()), button.size())]
        things = [self._on_page(scene.rect_of(each)) for each in self._choices()]
        box.place_in(self._view.geometry(), near, things, over(self._view))

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
