"""The strip in which the others' turn is told again: items in order, in two lines at most, further ones by pages.

It is as small as it must be to hide nothing that can be chosen: first with large cards, then with smaller ones, then
shorter with more pages; nothing that happened is left out. Its words are the summary in at most five lines.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt, Signal
from PySide6.QtGui import QAccessible, QFont, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from desktop.app.play.retold_item import Cut, Piece, RetoldItem, item_size, lines, pieces
from desktop.controller.retelling import Look, Retold
from desktop.table.controls.buttons import IconButton, KeyboardHome, Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.faces import card_image, shown
from desktop.table.drawing.lettering import LEFT, draw_line, draw_paragraph, line_height, paragraph_height, sized, width
from desktop.table.drawing.theme import BASE, MIN_TEXT, Metrics, worn
from desktop.table.motion.animator import Animator, Motion
from desktop.table.scene.free_ground import Size, Sizes
from desktop.table.scene.safety_net import netted
from desktop.words import Words

EDGE, GAP = 10.0, 7.0  # units
MOST = 5  # lines of its words (UX 23)
FULL, COMPACT, TINY = Cut(88.0), Cut(62.0), Cut(44.0)
WAYS = (
    (FULL, 1.0, 2), (COMPACT, 1.0, 2), (FULL, 1.0, 1), (COMPACT, 1.0, 1),
    (COMPACT, 0.72, 2), (COMPACT, 0.72, 1), (COMPACT, 0.5, 2), (COMPACT, 0.5, 1),
    (COMPACT, 0.34, 2), (COMPACT, 0.34, 1), (TINY, 0.34, 1), (TINY, 0.2, 1),
)  # fmt: skip
GOOD = 4  # of them, the best first: the cut, the share of the room's width, and the lines
LETTERS = (1.0, 0.8, 0.6)  # of large text, never smaller than at 100 %
NOTHING = QRect()
EVEN = 0.96  # of the room, again and again, as long as it takes no line more


def in_few(said: Sequence[str], join: Callable[[Sequence[str]], str]) -> tuple[str, ...]:
    """At most five lines that leave nothing out: the shortest neighbours share one."""
    few = list(said)
    while len(few) > MOST:
        at = min(range(len(few) - 1), key=lambda first: len(few[first]) + len(few[first + 1]))
        few[at : at + 2] = [join(few[at : at + 2])]
    return tuple(few)


def _height(said: str, face: QFont, room: float) -> float:
    """Of a sentence: in smaller letters where that spares a third line."""
    small = sized(face, MIN_TEXT)
    return min(paragraph_height(said, face, room), max(2 * line_height(face), paragraph_height(said, small, room)))


class Form(NamedTuple):
    """A way to show everything: how large, the items of each page line by line, and how much room that takes."""

    cut: Cut
    pages: tuple[tuple[range, ...], ...]
    found: list[list[Piece]]
    head: float
    size: Size


@netted
class Ghost(QWidget):
    """What a strip looked like, while it fades."""

    def __init__(self, parent: QWidget, clock: Animator) -> None:
        super().__init__(parent)
        self.picture: QPixmap | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._opacity = 1.0
        self._clock = clock
        clock.goes_with(self, self)
        self.hide()

    def fade(self, picture: QPixmap, place: QRect, ms: float) -> None:
        """In the strip's place."""
        self.picture = picture
        self.setGeometry(place)
        self.show()
        self.raise_()
        self._clock.run(self, Motion(ms, self._fade, self.vanish, outlasts=True))

    def vanish(self) -> None:
        """At once, and nothing of it is kept."""
        self._clock.drop(self)
        self.picture = None
        self.hide()

    def _fade(self, share: float) -> None:
        self._opacity = 1.0 - share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.picture is not None:
            painter = painter_on(self)
            painter.setOpacity(self._opacity)
            painter.drawPixmap(0, 0, self.picture)


@netted
class RetoldStrip(Scaled, QWidget):
    """Items, a line that says what is pointed at, pages and a cross; it takes the keyboard only where Tab brings it."""

    spoken_role = QAccessible.Role.Note
    pointed = Signal(object)  # the Retold under the pointer or the keyboard, or None
    chosen = Signal(object)
    added = Signal()  # an item more: Tab goes on through it

    def __init__(self, words: Words, close_key: str, parent: QWidget, clock: Animator) -> None:
        super().__init__(parent)
        line = words.line
        self._words = words
        self.title = line("house.play.recap")
        self.told: tuple[Retold, ...] = ()
        self.lines: tuple[str, ...] = ()
        self.items: list[RetoldItem] = []
        self.page = 0
        self._at: Retold | None = None
        self.good = GOOD
        self._ways: list[tuple[Cut, float, int]] = []
        self._forms: list[Form | None] = []
        self._form: Form | None = None
        self._room = NOTHING
        self._cuts: dict[Cut, list[list[Piece]]] = {}
        self._pictures: dict[object, QPixmap] = {}
        self.cross = IconButton("x", line("house.play.tip", line("house.retold.close"), close_key), 28, self)
        self.back = IconButton("chevron-left", line("house.retold.back"), 28, self)
        self.forth = IconButton("chevron-right", line("house.retold.forth"), 28, self)
        for button, by in ((self.back, -1), (self.forth, 1)):
            button.clicked.connect(lambda _=False, by=by: self.turn(self.page + by))
        for button in (self.cross, self.back, self.forth):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.ghost = Ghost(parent, clock)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def stops(self) -> list[QWidget]:
        """Where Tab goes, in order."""
        return [*self.items, self.back, self.forth, self.cross]

    # ---- what it tells

    def tell(self, told: Sequence[Retold], said: Sequence[str]) -> None:
        """Hold these items, and the same in words; nothing shows nothing. Where it lies is said by `lie`."""
        self.ghost.vanish()
        self.told, self.page, self._at = tuple(told), 0, None
        self._forget_forms()
        self.lines = in_few([self._times(line, len(list(same))) for line, same in groupby(said)], self._words.prose)
        story = self._words.line("house.pair", self.title, self._words.prose(self.lines)) if told else ""
        self.setAccessibleName(story)
        if not told:
            self.give_way(True)
            self._pictures.clear()
            for item in self.items:
                item.hide()
                item.tell(None, FULL, [])

    def _times(self, line: str, count: int) -> str:
        return line if count == 1 else self._words.line("house.play.recap_times", line, count)

    def give_way(self, on: bool) -> None:
        """Not be seen for a while; the keyboard does not go with it."""
        focus = QApplication.focusWidget()
        if on and focus is not None and self.isAncestorOf(focus):
            home = self.parentWidget()
            while home is not None and not isinstance(home, KeyboardHome):
                home = home.parentWidget()
            if home is not None:
                home.take_keyboard()
        self.setVisible(not on and self._form is not None)

    def leave(self, ms: float = 0.0) -> None:
        """Fade away; in 0 ms it is gone."""
        if not self.told:
            return
        picture = self.grab() if ms > 0 and self.isVisible() else None  # it may be giving way
        self.tell((), ())
        if picture is not None:
            self.ghost.fade(picture, self.geometry(), ms)

    # ---- sizes

    def sizes(self, room: QRect) -> Sequence[Size]:
        """In which sizes it can be shown in a room, the best first."""
        self._room = room
        letters = dict.fromkeys(max(share, 1 / self.metrics.text) for share in LETTERS)
        self._ways = [
            (cut._replace(letters=size), share, most)
            for size in letters
            for cut, share, most in WAYS
            if size == 1.0 or cut != FULL
        ]
        self._forms = [None] * len(self._ways)
        return Sizes(len(self._ways), lambda number: self.form(number).size)

    def form(self, number: int) -> Form:
        """One of the ways, worked out when it is asked for."""
        found = self._forms[number]
        if found is None:
            found = self._forms[number] = self._made(*self._ways[number])
        return found

    def _made(self, cut: Cut, share: float, most: int) -> Form:
        m = self.metrics
        if cut not in self._cuts:
            times = (self._words.line("house.retold.times", each.times) for each in self.told)
            self._cuts[cut] = [pieces(each, cut, m, said) for each, said in zip(self.told, times, strict=True)]
        found = self._cuts[cut]
        sizes = [item_size(each, cut, m) for each in found]
        edge, gap = m.px(EDGE), m.px(GAP)
        widths = [wide for wide, _ in sizes]
        room = max(self._room.width() * share - 2 * edge, *widths)
        rows = list(lines(widths, room, gap))
        while 1 < len(rows) <= most and len(even := list(lines(widths, room * EVEN, gap))) == len(rows):
            room, rows = room * EVEN, even
        pages = tuple(tuple(rows[at : at + most]) for at in range(0, len(rows), most))
        longest = max(sum(sizes[each][0] for each in row) + gap * (len(row) - 1) for row in rows)
        face = self._face(cut)
        tools = self._tools(len(pages))
        wide = max(longest, min(room, width(self.title, face) + tools + gap))
        said = max(_height(each.says, face, wide - tools - gap) for each in self.told)
        head = max(line_height(face), said, self.cross.sizeHint().height()) + m.px(4)
        high = sizes[0][1] * len(pages[0]) + gap * (len(pages[0]) - 1)
        return Form(cut, pages, found, head, (round(wide + 2 * edge), round(head + high + 2 * edge * 0.8)))

    def _face(self, cut: Cut) -> QFont:
        return cut.face(self.metrics, 17, 600)

    def _tools(self, pages: int) -> float:
        """How wide the cross is, and what turns the pages."""
        side, m = self.cross.sizeHint().width(), self.metrics
        count = width(self._words.line("house.retold.page", pages, pages), self._face(FULL)) + m.px(12)
        return side + m.px(8) + (2 * side + count if pages > 1 else 0.0)

    def _forget_forms(self) -> None:
        self._forms, self._form = [], None
        self._cuts.clear()

    def lie(self, number: int, place: QRect) -> None:
        """Show it there, in one of its ways."""
        self._form = self.form(number)
        self.setGeometry(place)
        self.turn(min(self.page, len(self._form.pages) - 1))
        self.show()
        self.raise_()

    # ---- pages

    def turn(self, page: int) -> None:
        """Another page; the keyboard stays in the strip."""
        form = self._form
        if form is None:
            return
        self.page = max(0, min(page, len(form.pages) - 1))
        shown_now = {number for row in form.pages[self.page] for number in row}
        grown = len(self.items) < len(self.told)
        while len(self.items) < len(self.told):
            self._grow()
        m = self.metrics
        y = m.px(EDGE) * 0.8 + form.head
        for row in form.pages[self.page]:
            x = m.px(EDGE)
            for number in row:
                item = self.items[number]
                item.tell(self.told[number], form.cut, form.found[number])
                wide, high = item_size(form.found[number], form.cut, m)
                item.setGeometry(round(x), round(y), wide, high)
                x += wide + m.px(GAP)
            y += high + m.px(GAP)
        for number, item in enumerate(self.items):
            item.setVisible(number in shown_now)
        self._place_tools(len(form.pages))
        if grown:
            self.added.emit()
        self.update()

    def _grow(self) -> None:
        item = RetoldItem(self.picture, self)
        number = len(self.items)
        item.set_metrics(self.metrics)
        item.clicked.connect(lambda: self.chosen.emit(item.told))
        item.pointed.connect(lambda on: self._point(item.told if on else None))
        item.stepped.connect(lambda by: self.step(number + by))
        self.items.append(item)

    def _place_tools(self, pages: int) -> None:
        m = self.metrics
        side = self.cross.sizeHint().width()
        x, y = self.width() - m.px(EDGE) * 0.8 - side, round(m.px(EDGE) * 0.7)
        self.cross.setGeometry(round(x), y, side, side)
        for button in (self.back, self.forth):
            button.setVisible(pages > 1)
        if pages > 1:
            x -= side + m.px(8)
            self.forth.setGeometry(round(x), y, side, side)
            self.back.setGeometry(round(self._back_x()), y, side, side)
            self.back.disable("" if self.page else self._words.line("house.retold.first"))
            self.forth.disable("" if self.page < pages - 1 else self._words.line("house.retold.last"))

    def _back_x(self) -> float:
        assert self._form is not None
        return self.width() - self.metrics.px(EDGE) * 0.8 - self._tools(len(self._form.pages))

    def step(self, number: int) -> None:
        """The keyboard goes to another item, on whichever page it is."""
        form = self._form
        if form is None or not self.told:
            return
        number = max(0, min(number, len(self.told) - 1))
        self.turn(next(at for at, page in enumerate(form.pages) if any(number in row for row in page)))
        self.items[number].setFocus(Qt.FocusReason.TabFocusReason)

    def _point(self, told: Retold | None) -> None:
        if told != self._at:
            self._at = told
            self.update()
            self.pointed.emit(told)

    # ---- what it looks like

    def picture(self, look: Look, wide: float) -> QPixmap:
        """A small card, drawn once for each size."""
        face, values = shown(look)
        device = round(wide * self.devicePixelRatioF())
        key = (face, values, device, worn())
        if key not in self._pictures:
            self._pictures[key] = QPixmap.fromImage(card_image(face, values, device))
        return self._pictures[key]

    def set_metrics(self, metrics: Metrics) -> None:
        """Its ways are other ones; whoever placed it places it anew."""
        super().set_metrics(metrics)
        self._forget_forms()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Sheet, and what is pointed at in words; else the heading and which page this is."""
        form = self._form
        if form is None:
            return
        painter, m, rect = painter_on(self), self.metrics, QRectF(self.rect())
        paint.panel(painter, rect, m.px(12), 0.97, 0.3)
        face, tools = self._face(form.cut), self._tools(len(form.pages))
        head = QRectF(m.px(EDGE) + 2, m.px(EDGE) * 0.8, rect.width() - 2 * m.px(EDGE) - tools, form.head)
        if self._at is not None:
            draw_paragraph(painter, head, self._at.says, face, BASE.text, floor=MIN_TEXT)
        else:
            line = QRectF(head.x(), head.y(), head.width(), self.cross.height())
            draw_line(painter, line, self.title, face, BASE.accent_ink, LEFT)
        if len(form.pages) > 1:
            count = self._words.line("house.retold.page", self.page + 1, len(form.pages))
            left = self.back.geometry().right() + 1
            between = QRectF(left, self.back.y(), self.forth.x() - left, self.back.height())
            draw_line(painter, between, count, face, BASE.muted)
