"""The coach of a guided first round: a small panel that speaks, and rings round what it speaks of.

The panel never covers what it points at; where it can, it covers no card at all.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFont, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.app.pages import pictures
from desktop.app.pages.layouts import SPRING, HBox, VBox, settle
from desktop.app.pages.lines import Paragraph
from desktop.app.play.over_table import Find, anywhere
from desktop.table.controls.buttons import BrassButton, GlassButton, LinkButton, Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, RIGHT, draw_line, line_height, width
from desktop.table.drawing.theme import BASE, FELT, Metrics, color, draw_icon, ui_font
from desktop.table.scene.safety_net import netted
from desktop.words import Words

WIDE = 400.0
EDGE = 20.0
CLEAR = 40.0  # units between the panel and what it points at
SPOTS = 8  # places across the room that are tried, and what is free beside them
WIDTHS = (1.0, 1.3, 0.8, 0.65)  # of its own: the first that finds a free place
LETTERS = (1.0, 0.8, 0.6)  # of large text: likewise, and never smaller than at 100 %
LEAD = 1.08
ASPECT = 2.4  # of the lesson's picture, width to height
HIDDEN = 2.5  # what it hides counts so much more than how far it is

Edges = tuple[int, int, int, int]  # left, top, right, bottom


def best_spot(
    sizes: Sequence[QSize],
    room: QRect,
    lit: Sequence[QRect],
    things: Sequence[QRect],
    clear: int,
    find: Find,
    weight: float = HIDDEN,
) -> tuple[int, QRect]:
    """Where a panel lies: off what is lit and can be chosen, then off as much else as can be, then near what is lit."""
    others = [_edges(rect) for rect in things]
    near = [_edges(rect) for rect in lit] or [_edges(QRect(room.center(), QSize(1, 1)))]

    def cost(rect: QRect) -> float:
        here = _edges(rect)
        hidden = _hidden(here, others) / (rect.width() * rect.height())
        return weight * hidden + min(_distance(here, other) for other in near) / room.width()

    across, down = room.width() / SPOTS, room.height() / SPOTS
    corners = [
        QPoint(room.x() + round(across * i), room.y() + round(down * j)) for i in range(SPOTS) for j in range(SPOTS)
    ]
    keep_off = [rect.adjusted(-clear, -clear, clear, clear) for rect in lit]
    return find([(size.width(), size.height()) for size in sizes], corners, keep_off, cost)


def _edges(rect: QRect) -> Edges:
    return rect.x(), rect.y(), rect.x() + rect.width(), rect.y() + rect.height()


def _hidden(here: Edges, others: Sequence[Edges]) -> int:
    """How much of the others lies under it; a full table has three hundred, and hundreds of places are tried."""
    left, top, right, bottom = here
    return sum(
        (min(right, x2) - max(left, x1)) * (min(bottom, y2) - max(top, y1))
        for x1, y1, x2, y2 in others
        if x1 < right and left < x2 and y1 < bottom and top < y2
    )


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
class Head(Scaled, QWidget):
    """Sign, heading, and how far one is."""

    def __init__(self, title: str, parent: QWidget, sign: str = "graduation-cap") -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._title, self._sign, self.step = title, sign, ""

    @property
    def _face(self) -> QFont:
        return ui_font(self.metrics.type(16), 600)

    def sizeHint(self) -> QSize:
        return QSize(1, round(line_height(self._face) + self.metrics.px(18)))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, m, room = painter_on(self), self.metrics, QRectF(self.rect()).translated(0, self.metrics.px(2))
        side = m.sign(20)
        draw_icon(painter, self._sign, QRectF(0, room.center().y() - side / 2, side, side), BASE.accent_ink)
        room.setLeft(side + m.px(10))
        draw_line(painter, room, self.step, self._face, BASE.muted, RIGHT)
        room.setRight(room.right() - width(self.step, self._face) - m.px(10))
        draw_line(painter, room, self._title, self._face, BASE.accent_ink, LEFT)


@netted
class FirstHand(Scaled, QWidget):
    """The picture of a lesson: a first hand is dealt. It stands at the top of what the coach says first."""

    def __init__(self, game: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._name = f"house/art/deal_{game}.webp"
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.hide()

    def heightForWidth(self, wide: int) -> int:
        return round(wide / ASPECT)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Inside the plate's edge, round where that is."""
        painter, m = painter_on(self), self.metrics
        rect = QRectF(self.rect()).adjusted(m.px(2), m.px(2), -m.px(2), 0)
        picture = pictures.filling(self._name, rect.size().toSize(), self.devicePixelRatioF())
        if picture is not None:
            painter.setClipPath(paint.rounded(rect.adjusted(0, 0, 0, m.px(20)), m.px(12)))
            painter.drawPixmap(rect.topLeft(), picture)


@netted
class TablePanel(Scaled, QWidget):
    """A panel on the table that finds its own place and size: off what is lit, off what can be chosen, off the cards.

    Large letters shrink before it covers anything.
    """

    spoken_role = QAccessible.Role.Note

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lies: object = None  # what the present place was chosen for
        self._letters, self._pictured = 1.0, False

    # ---- what a panel adds

    weight = HIDDEN  # of what it hides

    @property
    def stands(self) -> object:
        """All that its size follows from: where that changes, another place is looked for."""
        return None

    @property
    def opens(self) -> bool:
        """Whether it would like to show its picture."""
        return False

    @property
    def least(self) -> int:
        """No narrower than this."""
        return 0

    def write(self, metrics: Metrics, pictured: bool) -> None:
        """With such letters, under its picture or without it."""

    # ---- places

    def place_in(
        self,
        room: QRect,
        lit: Sequence[QRect],
        things: Sequence[QRect],
        find: Find | None = None,
        chosen: object = None,
    ) -> None:
        """Lie in the room, off what is lit, and off what can be chosen: `chosen` tells when that is something else."""
        m = self.metrics
        inside = room.adjusted(*(round(m.px(d)) for d in (8, 8, -8, -8)))
        wanted = (self.stands, m, inside, tuple(lit), tuple(things), chosen)
        if wanted != self._lies:
            self._lies = wanted
            forms = list(self._forms(room))
            for shown in (forms, [form for form in forms if not form[1]]):  # rather no picture than one over a card
                sizes = [size for *_, size in shown]
                clear, found = round(m.px(CLEAR)), find or anywhere(inside)
                number, rect = best_spot(sizes, inside, lit, things, clear, found, self.weight)
                self._letters, self._pictured, _ = shown[number]
                if not (self._pictured and _hidden(_edges(rect), [_edges(thing) for thing in things])):
                    break
            self.setGeometry(rect)
        self._write(self._letters, self._pictured)

    def _forms(self, room: QRect) -> Iterator[tuple[float, bool, QSize]]:
        """Its letters' share, whether its picture is on it, and its size, the best first."""
        m = self.metrics
        ways = [(max(share, 1 / m.text), False) for share in LETTERS]
        for letters, pictured in dict.fromkeys([(1.0, True), *ways] if self.opens else ways):
            self._write(letters, pictured)
            for share in WIDTHS:
                most = room.width() * (0.45 if share <= 1 else 0.6)
                wide = max(self.least, round(min(m.px(WIDE) * (m.text * letters) ** 0.8 * share, most)))
                yield letters, pictured, QSize(wide, self.heightForWidth(wide))

    def _write(self, letters: float, pictured: bool) -> None:
        """With letters of this share of their size."""
        self.write(Metrics(self.metrics.unit, self.metrics.text * letters), pictured)
        settle(self)


@netted
class Coach(TablePanel):
    """What is taught now, and the way on."""

    def __init__(self, words: Words, parent: QWidget, game: str = "") -> None:
        super().__init__(parent)
        line = words.line
        self._words = words
        self.picture = FirstHand(game, self)
        self.title, self._yours = line("house.guide.title"), line("house.guide.your_move")
        self.head = Head(self.title, self)
        self.turned = Paragraph(17, 600, "accent_ink", LEAD, self)
        self.said = Paragraph(19, lead=LEAD, parent=self)
        self._waits = False
        self._opens = False
        self.next_button = BrassButton(line("house.guide.next"), line("house.key.enter"), parent=self)
        self.leave_button = LinkButton(line("house.guide.leave"), line("house.key.escape"), parent=self)
        self.on_button = BrassButton(line("house.guide.play_on"), parent=self)
        self.new_button = GlassButton(line("house.button.new_game"), parent=self)
        self.rules_button = GlassButton(line("house.button.rules"), parent=self)
        self.buttons = (self.next_button, self.on_button, self.new_button, self.rules_button, self.leave_button)
        others = HBox(gap=8, edges=(8, 0, 0, 0))
        others.put(self.new_button, self.rules_button, stretch=1)
        last = HBox(self.leave_button, SPRING, self.next_button)
        foot = VBox(HBox(self.on_button, edges=(8, 0, 0, 0)), others, last, gap=8, edges=(EDGE - 8, 14, EDGE, 14))
        told = VBox(self.turned, self.said, gap=8)
        self.setLayout(VBox(self.picture, VBox(self.head, told, edges=(EDGE, 0, EDGE, 0)), foot))

    # ---- what it says

    def tell(self, text: str, step: int, of: int, *, waits: bool, last: bool) -> None:
        """Teach a row: `waits` for a move of the learner; `last` offers what comes after."""
        self.said.tell(text)
        self.turned.tell("")
        self.head.step = self._words.line("house.guide.step", step, of)
        self._opens = step == 1
        self._waits = waits
        self.next_button.setVisible(not waits and not last)
        for button in (self.on_button, self.new_button, self.rules_button):
            button.setVisible(last)
        self._say()

    def turn_back(self, said: str) -> None:
        """Another move was tried: say so above what is asked for."""
        self.turned.tell(said)
        self._say()

    def hold(self, held: bool) -> bool:
        """While something is played one cannot go on; whether that has changed."""
        changed = self.next_button.isEnabled() is held
        if changed:
            self.next_button.disable(self._words.line("house.guide.wait") if held else "")
        return changed

    def _say(self) -> None:
        self.setAccessibleName(self._words.line("house.pair", self.title, self.head.step))
        self.setAccessibleDescription(self.spoken)
        self.update()

    @property
    def spoken(self) -> str:
        """All that is read out."""
        return self._words.prose(said for said in (self.turned.text, self.said.text) if said)

    def first_focus(self) -> QWidget | None:
        """Where the keyboard goes when there is nothing to do on the table. What leads off it is never that place."""
        return None if self.next_button.isHidden() else self.next_button

    # ---- places

    @property
    def stands(self) -> object:
        """Its words, and which buttons it has."""
        return self.spoken, self._waits, self.on_button.isHidden()

    @property
    def opens(self) -> bool:
        """The lesson's picture stands at the top of what is said first."""
        return self._opens

    def write(self, metrics: Metrics, pictured: bool) -> None:
        """Buttons keep their letters."""
        self.picture.setVisible(pictured)
        for words in (self.turned, self.said):
            words.set_metrics(metrics)

    @property
    def text_bottom(self) -> int:
        """Where the sentences end."""
        return self.said.geometry().bottom()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The sheet; whose move it is."""
        painter, m, rect = painter_on(self), self.metrics, QRectF(self.rect())
        paint.panel(painter, rect, m.px(14), 1.0, 0.3)
        if self._waits:
            left = self.leave_button.geometry().right() + m.px(8)
            foot = QRectF(left, self.leave_button.y(), rect.right() - m.px(EDGE) - left, self.leave_button.height())
            draw_line(painter, foot, self._yours, ui_font(m.type(16), 600), BASE.muted, RIGHT)
