"""The bar under the table: what is expected, what it would bring about, and the buttons.

The line on top wears the colour of the seat to act. Buttons are kept while they change their words, so that the
keyboard stays where it is; and each verb keeps its place, so that the hand does: only the brightness moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFont, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from desktop.table.controls.buttons import GlassButton, LinkButton, PushButton, Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import (
    LEFT,
    draw_line,
    draw_paragraph,
    fitted,
    line_height,
    paragraph_height,
    sized,
    width,
)
from desktop.table.drawing.theme import BASE, MIN_TEXT, Metrics, color, draw_icon, ui_font
from desktop.table.scene.safety_net import netted

if TYPE_CHECKING:
    from desktop.controller.buttons import Button
    from desktop.controller.matches import Action

EDGE = 20.0
GAP = 12.0
LEAD = 0.94
FEW = 3
ONE_LINE = 0.8  # the prompt stays in one line down to this share of its size


@netted
class BarButton(PushButton):
    """A button of the bar: bright when it is what Space presses, with a small line under its label for what it means.

    While the table is on its way it waits: it keeps its place and takes no press.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__("", parent=parent)
        self.note, self.warning, self.bright, self.waits = "", "", False, False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard where it is, at the cards
        self.hide()

    def show_as(self, button: Button) -> None:
        """Say what this button of a decision says."""
        self.set_label(button.label, button.key)
        self.warning = button.warning
        self.note, self.bright, self.waits = button.warning or button.note, button.primary, False
        self.setAccessibleDescription(" ".join(filter(None, (button.warning, button.note))))

    def wait(self) -> None:
        """Until there is something to press again."""
        self.waits = True
        self.update()

    def press(self) -> None:
        if not self.waits:
            super().press()

    def _surface(self, painter: QPainter, rect: QRectF, radius: float) -> str:
        if self.waits:
            paint.frosted(painter, rect, radius, self.wears)
            return self.wears.disabled
        if self.bright:
            paint.brass(painter, rect, radius, self.underMouse(), self.isDown())
            return BASE.accent_text
        paint.glass(painter, rect, radius, self.underMouse(), self.isDown(), self.wears)
        return self.wears.text

    def sizeHint(self) -> QSize:
        """Wide enough for both lines, high enough for two."""
        hint = super().sizeHint()
        if not self.note:
            return hint
        m = self.metrics
        cap = paint.key_cap_width(self.key, m) + m.px(10) if self.key else 0
        both = width(self.note, ui_font(m.type(15), 500)) + cap + m.px(self.padding)
        both += self._sign if self.warning else 0
        return QSize(round(max(hint.width(), both)), round(max(m.px(52), m.type(19) * 2.35)))

    @property
    def _sign(self) -> float:
        """The width of the sign before a warning, and the edges round it."""
        return self.metrics.sign(17) + self.metrics.px(14)

    def paintEvent(self, event: QPaintEvent) -> None:
        """As any button, or in two lines."""
        if not self.note or not self.isEnabled():
            super().paintEvent(event)
            return
        painter, m = painter_on(self), self.metrics
        rect = QRectF(self.rect()).adjusted(0.6, 0.6, -0.6, -0.6)
        tint = self._surface(painter, rect, m.px(10))
        face, small = ui_font(m.type(19), 600), ui_font(m.type(15), 500)
        cap = paint.key_cap_width(self.key, m) + m.px(10) if self.key else 0
        left, high = rect.x() + m.px(self.padding / 2), line_height(face, 0.86) + line_height(small, 0.86)
        y = rect.center().y() - high / 2
        room = rect.width() - m.px(self.padding) - cap
        draw_line(painter, QRectF(left, y, room, line_height(face, 0.86)), self.text(), face, tint, LEFT)
        y += line_height(face, 0.86)
        line = QRectF(left, y, room, line_height(small, 0.86))
        if self.warning and not self.waits:
            self._paint_warning(painter, line, small)
        else:
            draw_line(painter, line, self.note, small, color(tint, 0.85), LEFT)
        if self.key:
            x = rect.right() - m.px(self.padding / 2) - cap + m.px(10)
            paint.key_cap(painter, x, rect.center().y(), self.key, m, on_brass=tint == BASE.accent_text)

    def _paint_warning(self, painter: QPainter, line: QRectF, face: QFont) -> None:
        """Red on a red that stands out from brass and glass alike, behind its sign."""
        m, side = self.metrics, self.metrics.sign(17)
        sheet = line.adjusted(-m.px(4), 0, 0, 0)
        paint.box(painter, sheet, m.px(5), color(BASE.refused))
        sign = QRectF(line.x(), line.center().y() - side / 2, side, side)
        draw_icon(painter, "triangle-alert", sign, BASE.refused_text)
        words = line.adjusted(side + m.px(6), 0, -m.px(4), 0)
        draw_line(painter, words, self.warning, sized(face, face.pixelSize()), BASE.refused_text, LEFT)


@netted
class ActionBar(Scaled, QWidget):
    """Prompt left, buttons right."""

    spoken_role = QAccessible.Role.StatusBar  # screen readers have a key that reads it
    pressed = Signal(object)  # the action of a button
    added = Signal()  # a button more in the row

    def __init__(self, now: str, now_key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.prompt = ""
        self.preview = ""
        self.threats = ""  # what stands at the places of the table, for assistive tools
        self.shown_elsewhere = False  # the second line: at the cards
        self.seat_color = BASE.accent
        self.row: list[BarButton] = []  # from the right edge to the left
        self._absent = BarButton(self)
        self.now_button = GlassButton(now, now_key, "fast-forward", self)
        self.now_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.now_button.hide()
        self._actions: dict[BarButton, Action | None] = {}
        self._widest: dict[str, int] = {}  # of the buttons of a verb: the one beside it keeps its place
        self._decision = -1
        self.rules = LinkButton("", parent=self)  # where they say why not, while such a sentence stands
        self.rules.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    # ---- what it says

    def tell(self, prompt: str, preview: str, seat_color: str, threats: str = "") -> None:
        """The sentence and whose it is; and what threatens, which the table shows."""
        self.setAccessibleName(prompt)
        self.threats = threats
        self.prompt, self.seat_color = prompt, seat_color
        self.set_preview(preview)

    def reword(self, prompt: str) -> None:
        """The same sentence, a second later: assistive tools are not told again and again."""
        if prompt != self.prompt:
            self.prompt = prompt
            self.update()

    def show_elsewhere(self, elsewhere: bool) -> None:
        """Whether the second line stands at the cards that it is about: then assistive tools alone read it here."""
        self.shown_elsewhere = elsewhere
        self._describe()
        self.update()

    def set_preview(self, preview: str) -> None:
        """The muted line alone."""
        self.preview = preview
        self._describe()
        self.update()

    def _describe(self) -> None:
        """What threatens is told of what stands; of a move that is aimed at, what it brings."""
        threats = "" if self.shown_elsewhere else self.threats
        self.setAccessibleDescription(" ".join(filter(None, (self.preview, threats))))

    def set_buttons(self, buttons: Sequence[Button], decision: int, waiting: bool = False) -> None:
        """The buttons of a decision; `waiting`: the table is on its way to one, and what stands here waits for it."""
        if waiting and not buttons:
            for widget in self.row:
                widget.wait()
            return
        while len(self.row) < len(buttons):
            made = BarButton(self)
            made.set_metrics(self.metrics)
            made.clicked.connect(lambda _=False, made=made: self._press(made))
            self.row.append(made)
            self.added.emit()
        self._actions.clear()
        new, self._decision = decision != self._decision, decision
        for widget, button in zip(self.row, sorted(buttons, key=lambda button: button.place)):
            widget.show_as(button)
            self._actions[widget] = button.action
            if new:
                widget.fresh.begin()
        for number, widget in enumerate(self.row):
            widget.setVisible(number < len(buttons))
        self._place()

    @property
    def primary(self) -> BarButton:
        """The bright one: what Space presses."""
        return next((button for button in self.row if button.bright and button.isVisibleTo(self)), self._absent)

    def button_of(self, action: object) -> QWidget | None:
        """The button that an action has now."""
        return next(
            (button for button, its in self._actions.items() if its == action and button.isVisibleTo(self)), None
        )

    def show_now(self, on: bool, says: str = "") -> None:
        """Offer to cut the thinking short."""
        if says:
            self.now_button.setAccessibleName(says)
        if self.now_button.isVisibleTo(self) != on:
            self.now_button.setVisible(on)
            self._place()

    def press_primary(self) -> bool:
        """The bright button, or Now while an opponent thinks; whether there is one, even if it waits."""
        for button in (self.primary, self.now_button):
            if button.isVisibleTo(self) and button.isEnabled():
                button.press()
                return True
        return False

    def _press(self, widget: BarButton) -> None:
        if widget in self._actions and not widget.waits:
            self.pressed.emit(self._actions[widget])

    # ---- places

    def set_metrics(self, metrics: Metrics) -> None:
        """Everything moves."""
        super().set_metrics(metrics)
        self._widest.clear()
        for button in (self.now_button, self.rules, *self.row):
            button.set_metrics(metrics)
        self._place()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything moves."""
        self._place()

    def shown_buttons(self) -> list[PushButton]:
        """Left to right, as Tab goes."""
        row: list[PushButton] = [self.now_button, *reversed(self.row)]
        return [button for button in row if button.isVisibleTo(self)]

    def _with_rules(self) -> list[PushButton]:
        """With the link to the rules, which is there whatever is decided."""
        return [*([self.rules] if self.rules.text() else []), *self.shown_buttons()]

    def _place(self) -> None:
        m = self.metrics
        x = self.width() - m.px(16)
        shown = self._with_rules()
        wides = {button: self._wide(button) for button in shown}
        wanted = sum(wide + m.px(GAP) for wide in wides.values())
        share = min(1.0, self.width() * 0.6 / wanted) if wanted else 1.0
        for button in reversed(shown):
            hint = button.sizeHint()
            wide, high = round(wides[button] * share), min(hint.height(), self.height() - round(m.px(8)))
            x -= wide
            if button is self.rules and button.isVisibleTo(self) and button.x() != round(x):
                button.fresh.begin()  # it leaves the table, and may lie now where a button of the game lay
            button.setGeometry(round(x), round((self.height() + m.px(2) - high) / 2), wide, high)
            x -= m.px(GAP)
        self.update()

    def _wide(self, button: PushButton) -> int:
        """As wide as the widest of its verb so far, with room for the key, which goes with the brightness."""
        wide, action = button.sizeHint().width(), self._actions.get(button) if isinstance(button, BarButton) else None
        if action is None or len(self._actions) < 2:
            return wide
        if not button.key and len(self._actions) <= FEW:
            wide += round(paint.key_cap_width(self.primary.key, self.metrics) + self.metrics.px(10))
        self._widest[action.verb] = wide = max(wide, self._widest.get(action.verb, 0))
        return wide

    def _room(self) -> QRectF:
        left = self.metrics.px(EDGE)
        right = min((button.x() for button in self._with_rules()), default=self.width())
        return QRectF(left, 0, right - self.metrics.px(EDGE) - left, self.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Ground, the seat's line, the sentences."""
        painter, m, rect = painter_on(self), self.metrics, QRectF(self.rect())
        painter.fillRect(rect, paint.vertical(0, rect.height(), BASE.foot, BASE.bar_deep))
        painter.fillRect(QRectF(0, 0, rect.width(), max(2.0, m.px(2))), color(self.seat_color))
        room, words = self._room(), (self.prompt, self._second)
        head, small = self._faces(room)
        heights = [paragraph_height(said, face, room.width(), LEAD) for said, face in zip(words, (head, small)) if said]
        y = (rect.height() + m.px(2) - sum(heights)) / 2
        for said, face, tint, high in zip(words, (head, small), (BASE.text, BASE.muted), heights):
            place = QRectF(room.x(), y, room.width(), high + 1)
            draw_paragraph(painter, place, said, face, tint, lead=LEAD, floor=MIN_TEXT)
            y += high

    @property
    def _second(self) -> str:
        return "" if self.shown_elsewhere else self.preview

    def _faces(self, room: QRectF) -> tuple[QFont, QFont]:
        """For the prompt and the line under it: one line each if that costs little, else as large as the bar holds.

        The prompt is never the smaller one.
        """
        m = self.metrics
        head, small = ui_font(m.type(21), 600), ui_font(m.type(16.5))
        line = fitted(self.prompt, head, room.width(), ONE_LINE)
        sizes = range(head.pixelSize(), MIN_TEXT - 1, -1)
        if width(self.prompt, line) <= room.width():
            sizes = range(line.pixelSize(), MIN_TEXT - 1, -1)
        for size in sizes:
            faces = sized(head, size), sized(small, min(small.pixelSize(), size))
            said = [(words, face) for words, face in zip((self.prompt, self._second), faces) if words]
            if sum(paragraph_height(words, face, room.width(), LEAD) for words, face in said) <= room.height():
                return faces
        return sized(head, MIN_TEXT), sized(small, MIN_TEXT)
