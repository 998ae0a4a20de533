"""The coach of a guided first round: a small panel that speaks, and rings round what it speaks of.

The panel never covers what it points at; where it can, it covers no card at all.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QFont, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.table.controls.buttons import BrassButton, GlassButton, LinkButton, Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, RIGHT, draw_line, draw_paragraph, line_height, paragraph_height, width
from desktop.table.drawing.theme import BASE, FELT, Metrics, color, draw_icon, ui_font
from desktop.table.scene.safety_net import netted
from desktop.words import Words

WIDE = 400.0
EDGE = 20.0
CLEAR = 40.0  # units between the panel and what it points at
SPOTS = 24  # places across the room that are tried
LEAD = 1.08
HIDDEN = 2.5  # what it hides counts so much more than how far it is

Edges = tuple[int, int, int, int]  # left, top, right, bottom


def best_spot(size: QSize, room: QRect, lit: Sequence[QRect], things: Sequence[QRect], clear: int) -> QPoint:
    """Where a panel lies: off what is lit, then off as much else as can be, then near what is lit."""
    wide, high = max(1, room.width() - size.width()), max(1, room.height() - size.height())
    keep_off = [_edges(rect.adjusted(-clear, -clear, clear, clear)) for rect in lit]
    others = [_edges(rect) for rect in things]
    near = [_edges(rect) for rect in lit] or [_edges(QRect(room.center(), QSize(1, 1)))]

    def cost(at: tuple[int, int]) -> tuple[float, float]:
        here = (*at, at[0] + size.width(), at[1] + size.height())
        covered = sum(_overlap(here, rect) for rect in keep_off)
        hidden = sum(_overlap(here, rect) for rect in others) / (size.width() * size.height())
        return covered, HIDDEN * hidden + min(_distance(here, rect) for rect in near) / room.width()

    columns = [room.x() + round(wide * n / SPOTS) for n in range(SPOTS + 1)]
    rows = [room.y() + round(high * n / SPOTS) for n in range(SPOTS + 1)]
    return QPoint(*min(((x, y) for x in columns for y in rows), key=cost))


def _edges(rect: QRect) -> Edges:
    return rect.x(), rect.y(), rect.x() + rect.width(), rect.y() + rect.height()


def _overlap(first: Edges, second: Edges) -> float:
    across = min(first[2], second[2]) - max(first[0], second[0])
    down = min(first[3], second[3]) - max(first[1], second[1])
    return across * down if across > 0 and down > 0 else 0


def _distance(first: Edges, second: Edges) -> float:
    across = max(0, second[0] - first[2], first[0] - second[2])
    down = max(0, second[1] - first[3], first[1] - second[3])
    return hypot(across, down)


@netted
class Spotlight(Scaled, QWidget):
    """Rings on the page; hands reach through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.lit: tuple[QRect, ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def light(self, rects: Sequence[QRect]) -> None:
        """Ring these, and nothing else."""
        if tuple(rects) != self.lit:
            self.lit = tuple(rects)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Each ring with a glow, gold in near-black: it shows on any ground."""
        painter, m = painter_on(self), self.metrics
        for lit in self.lit:
            rect, radius = QRectF(lit).adjusted(*(m.px(d) for d in (-5, -5, 5, 5))), m.px(12)
            for ring in range(1, 5):
                by = m.px(3 * ring)
                glow = color(FELT.chosen, 0.22 * (1 - ring / 5))
                paint.box(painter, rect.adjusted(-by, -by, by, by), radius + by, None, glow, m.px(3.4))
            paint.box(painter, rect, radius, None, "#1A1206", m.px(7))
            paint.box(painter, rect, radius, None, FELT.chosen, m.px(3.6))


@netted
class Coach(Scaled, QWidget):
    """What is taught now, and the way on."""

    moved = Signal()
    spoken_role = QAccessible.Role.Note

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        line = words.line
        self._words = words
        self.title, self._yours = line("house.guide.title"), line("house.guide.your_move")
        self.text = self.turned = self.step = ""
        self._waits = False
        self._lies: object = None  # what the present place was chosen for
        self.next_button = BrassButton(line("house.guide.next"), line("house.key.enter"), parent=self)
        self.leave_button = LinkButton(line("house.guide.leave"), line("house.key.escape"), parent=self)
        self.on_button = BrassButton(line("house.guide.play_on"), parent=self)
        self.new_button = GlassButton(line("house.button.new_game"), parent=self)
        self.rules_button = GlassButton(line("house.button.rules"), parent=self)
        self.buttons = (self.next_button, self.on_button, self.new_button, self.rules_button, self.leave_button)

    # ---- what it says

    def tell(self, text: str, step: int, of: int, *, waits: bool, last: bool) -> None:
        """Teach a row: `waits` for a move of the learner; `last` offers what comes after."""
        self.text, self.turned = text, ""
        self.step = self._words.line("house.guide.step", step, of)
        self._waits = waits
        self.next_button.setVisible(not waits and not last)
        for button in (self.on_button, self.new_button, self.rules_button):
            button.setVisible(last)
        self._say()

    def turn_back(self, said: str) -> None:
        """Another move was tried: say so above what is asked for."""
        self.turned = said
        self._say()

    def hold(self, held: bool) -> bool:
        """While something is played one cannot go on; whether that has changed."""
        changed = self.next_button.isEnabled() is held
        if changed:
            self.next_button.disable(self._words.line("house.guide.wait") if held else "")
        return changed

    def _say(self) -> None:
        self.setAccessibleName(self._words.line("house.pair", self.title, self.step))
        self.setAccessibleDescription(self.spoken)
        self.update()

    @property
    def spoken(self) -> str:
        """All that is read out."""
        return self._words.prose(said for said in (self.turned, self.text) if said)

    def first_focus(self) -> QWidget | None:
        """Where the keyboard goes when there is nothing to do on the table. What leads off it is never that place."""
        return None if self.next_button.isHidden() else self.next_button

    # ---- places

    def set_metrics(self, metrics: Metrics) -> None:
        """Letters and buttons follow."""
        super().set_metrics(metrics)
        for button in self.buttons:
            button.set_metrics(metrics)

    def place_in(self, room: QRect, lit: Sequence[QRect], things: Sequence[QRect]) -> None:
        """Lie in the room, off what is lit."""
        m = self.metrics
        wide = round(min(m.px(WIDE) * m.text**0.8, room.width() * 0.45))
        size = QSize(wide, round(self._height(wide)))
        inside = room.adjusted(*(round(m.px(d)) for d in (8, 8, -8, -8)))
        wanted = (size, inside, tuple(lit), tuple(things))
        if wanted != self._lies:
            self._lies = wanted
            self.setGeometry(QRect(best_spot(size, inside, lit, things, round(m.px(CLEAR))), size))
        self._arrange()
        self.moved.emit()

    def _height(self, wide: float) -> float:
        return self._text_bottom(wide) + self.metrics.px(14) + self._foot + self.metrics.px(14)

    @property
    def text_bottom(self) -> float:
        """Where the sentences end."""
        return self._text_bottom(self.width())

    def _text_bottom(self, wide: float) -> float:
        room = self._room(wide)
        heights = [paragraph_height(said, font, room, LEAD) for said, font, _ in self._paragraphs()]
        return self._head + sum(heights) + self.metrics.px(8) * (len(heights) - 1)

    def _room(self, wide: float) -> float:
        return wide - self.metrics.px(2 * EDGE)

    @property
    def _head(self) -> float:
        return line_height(ui_font(self.metrics.type(16), 600)) + self.metrics.px(18)

    def _rows(self) -> list[list[QWidget]]:
        """The buttons from top to bottom."""
        if not self.on_button.isHidden():
            return [[self.on_button], [self.new_button, self.rules_button], [self.leave_button]]
        return [[self.leave_button, self.next_button] if not self.next_button.isHidden() else [self.leave_button]]

    @property
    def _foot(self) -> float:
        return sum(row[0].sizeHint().height() + self.metrics.px(8) for row in self._rows()) - self.metrics.px(8)

    def _arrange(self) -> None:
        m = self.metrics
        edge, gap = round(m.px(EDGE)), round(m.px(8))
        y = self.height() - round(self._foot + m.px(14))
        for row in self._rows():
            high = row[0].sizeHint().height()
            if self.leave_button in row:
                self.leave_button.setGeometry(round(m.px(EDGE - 8)), y, self.leave_button.sizeHint().width(), high)
                others = row[1:]
                for other in others:
                    wide = other.sizeHint().width()
                    other.setGeometry(self.width() - edge - wide, y, wide, high)
            else:
                wide = (self.width() - 2 * edge - gap * (len(row) - 1)) // len(row)
                for number, other in enumerate(row):
                    other.setGeometry(edge + number * (wide + gap), y, wide, high)
            y += high + gap

    # ---- painting

    def _paragraphs(self) -> list[tuple[str, QFont, str]]:
        m = self.metrics
        told = [(self.turned, ui_font(m.type(17), 600), BASE.accent_ink)] if self.turned else []
        return [*told, (self.text, ui_font(m.type(19)), BASE.text)]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Sheet, sign, heading, sentences; whose move it is."""
        painter, m, rect = painter_on(self), self.metrics, QRectF(self.rect())
        paint.panel(painter, rect, m.px(14), 1.0, 0.3)
        small, side = ui_font(m.type(16), 600), m.sign(20)
        middle = self._head / 2 + m.px(2)
        draw_icon(painter, "graduation-cap", QRectF(m.px(EDGE), middle - side / 2, side, side), BASE.accent_ink)
        line = QRectF(m.px(EDGE) + side + m.px(10), middle - self._head / 2, 0, self._head)
        line.setRight(rect.right() - m.px(EDGE))
        draw_line(painter, line, self.step, small, BASE.muted, RIGHT)
        line.setRight(line.right() - width(self.step, small) - m.px(10))
        draw_line(painter, line, self.title, small, BASE.accent_ink, LEFT)
        y = self._head
        for said, font, tint in self._paragraphs():
            high = paragraph_height(said, font, self._room(rect.width()), LEAD)
            room = QRectF(m.px(EDGE), y, self._room(rect.width()), high + 1)
            draw_paragraph(painter, room, said, font, tint, lead=LEAD)
            y += high + m.px(8)
        if self._waits:
            left = self.leave_button.geometry().right() + m.px(8)
            foot = QRectF(left, self.leave_button.y(), rect.right() - m.px(EDGE) - left, self.leave_button.height())
            draw_line(painter, foot, self._yours, small, BASE.muted, RIGHT)
