"""How it ended: the winner and the reason first, then a table of numbers and how it went, and what to do next.

Winner and buttons stay; what is between them scrolls where letters are large. Under the table there are two views: the
course of the match with the moments that stand out, and what was luck and what was play.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from desktop.app.pages import pictures
from desktop.app.pages.layouts import SPRING, HBox, VBox, settle
from desktop.app.pages.lines import Line
from desktop.app.pages.scroll import Column
from desktop.app.play.curve import Curves
from desktop.app.play.end_course import MOST, CourseView
from desktop.app.play.end_table import OVER, EndTable, Row
from desktop.app.play.luck_table import LuckView
from desktop.app.play.sheet import ROW, Sheet
from desktop.app.play.step_link import StepLink
from desktop.table import guard
from desktop.table.controls.buttons import BrassButton, GlassButton, painter_on
from desktop.table.controls.fields import SegmentedChoice
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, draw_paragraph, fitted, line_height, paragraph_height
from desktop.table.drawing.theme import BASE, darker, font, lighter, readable, ui_font
from desktop.table.guard import Guard
from desktop.table.scene.safety_net import netted
from desktop.table.world import world_of
from desktop.words import Words

if TYPE_CHECKING:
    from desktop.controller.ending import End, Turning
    from desktop.controller.looking_back import LookBack
    from desktop.controller.luck_told import LuckTold

WIDE, HIGH = 1120.0, 860.0
MARGIN = 60.0
BAR = 18.0  # units that the scroll bar stands beside what scrolls
PICTURE = (144.0, 202.0)
COURSE_VIEW, LUCK_VIEW = range(2)


@netted
class EndSheet(Sheet):
    """The last page of a game."""

    pressed = Signal(int)  # something that was told of a decision, by its number

    def __init__(self, words: Words, game_id: str, title: str, parent: QWidget, tried: bool = False) -> None:
        line = words.line
        super().__init__("", line("house.play.end.table"), parent)
        self.words, self.game_id, self.game_title = words, game_id, title
        self.end: End | None = None
        self.back: LookBack | None = None
        self.luck: LuckTold | None = None
        self.rows: list[Row] = []
        self.heading = ""
        self._calm = Guard()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setProperty("own_focus", True)  # no ring round a whole page
        self.turned = StepLink(self)
        self.body = Column(self)
        self.inside = inside = QWidget()
        self.table = EndTable(game_id, line("house.play.end.seat"), inside)
        self.helped = Line("", 16.5, 400, "muted", parent=inside)
        self.views = SegmentedChoice(
            line("house.luck.views"),
            (line("house.luck.course"), line("house.luck.view")),
            parent=inside,
            pair=words.pair,
        )
        self.course = CourseView(words, inside)
        self.gained = LuckView(words, inside)
        choice = HBox(self.views, SPRING, edges=(OVER, 0, OVER, 0))
        helped = VBox(self.helped, edges=(OVER, 0, OVER, 0))
        self.box = VBox(self.table, helped, choice, self.course, self.gained, SPRING, gap=10)
        inside.setLayout(self.box)
        self.body.setWidget(inside)
        self.again_button = BrassButton(line("house.button.again"), line("house.key.enter"), parent=self)
        self.seats_button = GlassButton(line("house.button.change_seats"), parent=self)
        self.replay_button = GlassButton(line("house.button.replay"), icon="play", parent=self)
        self.same_button = GlassButton(line("house.button.same_deal"), icon="repeat", parent=self)
        self.study_button = GlassButton(line("house.button.study"), icon="undo-2", parent=self)
        self.home_button = GlassButton(line("house.button.home"), icon="house", parent=self)
        self.buttons = (
            self.again_button,
            self.replay_button,
            self.same_button,
            self.study_button if tried else self.seats_button,  # a try has the seats of its match
            self.home_button,
        )
        (self.seats_button if tried else self.study_button).hide()
        self.turned.clicked.connect(lambda: self.pressed.emit(self.turned.step))
        self.course.pressed.connect(self.pressed)
        self.views.chosen.connect(self._choose_view)
        self._show_view()
        self.fill(SPRING)

    @property
    def curves(self) -> Curves:
        """The lines of the course."""
        return self.course.curves

    def _choose_view(self) -> None:
        """Somebody wants to read the other one: it comes into sight from its head on."""
        self._show_view()
        self.body.verticalScrollBar().setValue(self.views.y())

    def _show_view(self) -> None:
        """The one or the other; before there is something to tell of luck there is no choice."""
        told = self.luck is not None
        self.views.setVisible(told)
        self.course.setVisible(not told or self.views.at == COURSE_VIEW)
        self.gained.setVisible(told and self.views.at == LUCK_VIEW)
        self.arrange()

    def tell(self, end: End, heading: str) -> None:
        """How it ended."""
        self.end, self.heading, self.back, self.luck = end, heading, None, None
        self.rows = [Row(*row) for row in end.rows]
        self.table.show_rows(end.headers, [row for _, row in self._ranked()])
        said = [self.words.pair(row.name, self.words.listed(self._cells(row.cells))) for row in self.rows]
        self._tell_turned(end.turning)
        said_first = (end.title, end.reason, end.turning.text) if end.turning is not None else (end.title, end.reason)
        self.setAccessibleName(self.words.clauses(said_first))
        self.table.setAccessibleName(self.words.line("house.play.results"))
        self.table.setAccessibleDescription(self.words.series(said))
        self.helped.setText(end.helped)
        self.helped.setVisible(bool(end.helped))
        self.setAccessibleDescription(self.words.clauses(filter(None, (self.words.series(said), end.helped))))
        self.course.show_curves(end.curve_title, end.curve, *self._signs())
        self.course.look_back(None)
        self.views.choose(COURSE_VIEW)
        self._show_view()
        self.update()

    def look_back(self, back: LookBack) -> None:
        """The chance to win through the game in place of the first curve, and what cost most."""
        self.back = back
        self.course.show_curves(self.words.line("house.play.end.chance"), back.chances, *self._signs(), (0.0, 1.0))
        self.course.look_back(back)
        if back.turning is not None:
            self._tell_turned(back.turning)
        self.arrange()
        self.update()

    def wait(self, said: str) -> None:
        """It is being looked back, and how far that has come."""
        if self.course.wait(said):
            self.arrange()

    def tell_luck(self, luck: LuckTold, viewer: int | None) -> None:
        """What luck and what play gave, as far as it is known; of one who looks in a sentence."""
        first, self.luck = self.luck is None, luck
        self.gained.tell(luck, self._ranked(), viewer)
        if first:
            self._show_view()
        self.arrange()

    def _tell_turned(self, turning: Turning | None) -> None:
        """The sentence, and its place on the curve."""
        self.turned.setVisible(turning is not None)
        self.curves.mark = turning.step if turning is not None else -1
        if turning is not None:
            self.turned.tell(turning.step, turning.text, self.words.line("house.turned.watch", turning.text))

    def _signs(self) -> tuple[dict[int, str], dict[int, str]]:
        """Colours and names of the curves."""
        return {seat: row.color for seat, row in enumerate(self.rows)}, {
            seat: row.name for seat, row in enumerate(self.rows)
        }

    def _ranked(self) -> list[tuple[int, Row]]:
        """Whoever won first, then as they stood at the end."""
        assert self.end is not None
        stood = {seat: course[-1] if course else 0.0 for seat, course in self.end.curve.items()}
        seats = sorted(range(len(self.rows)), key=lambda seat: (not self.rows[seat].winner, -stood.get(seat, 0.0)))
        return [(seat, self.rows[seat]) for seat in seats]

    def _cells(self, cells: Sequence[str]) -> list[str]:
        assert self.end is not None
        return [f"{head} {cell}" for head, cell in zip(self.end.headers, cells, strict=False)]

    def first_focus(self) -> QWidget:
        """The sheet itself, and after a while its table: Space, which was the game's, begins nothing there."""
        self._calm.begin(guard.CALM_MS)
        QTimer.singleShot(round(guard.CALM_MS), self, self._wake)
        return self

    def _wake(self) -> None:
        if self.hasFocus():
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses what the keyboard has been led to, and else plays again."""
        if self._calm.holds:
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            focus = QApplication.focusWidget()
            if isinstance(focus, QAbstractButton) and self.isAncestorOf(focus):
                focus.click()
            else:
                self.again_button.press()
        else:
            super().keyPressEvent(event)

    def place_in_ring(self, child: QWidget) -> tuple[int, int]:
        """What scrolls comes before the buttons, however far it has been scrolled."""
        if child in self.buttons:
            return sys.maxsize, child.x()
        if self.inside.isAncestorOf(child):
            return (self.body.y() + child.mapTo(self.inside, child.rect().topLeft()).y()) // ROW, child.x()
        return super().place_in_ring(child)

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab is a key as well."""
        return self._calm.holds or super().focusNextPrevChild(forward)

    # ---- places

    def wanted(self, room: QRect) -> QRect:
        """In the middle; larger text takes more of the room."""
        m = self.metrics
        wide = min(round(m.px(WIDE) * (1 + (m.text - 1) * 0.5)), room.width() - round(m.px(32)))
        high = max(m.px(HIGH) * (1 + (m.text - 1) * 0.35), self._needed(wide))
        high = min(round(high), room.height() - round(m.px(24)))
        return QRect(room.center().x() - wide // 2, room.center().y() - high // 2, wide, high)

    def _needed(self, wide: float) -> float:
        """The height with which nothing has to scroll, or what is read first."""
        m = self.metrics
        self.course.stretch(round(m.px(MOST)))
        high = self._inner_high(wide - 2 * m.px(MARGIN - OVER))
        return self._body_top(wide) + high + m.px(10) + self._buttons_high + m.px(34)

    @property
    def _buttons_high(self) -> int:
        return round(max(self.metrics.px(54), self.again_button.sizeHint().height()))

    def place_in(self, room: QRect) -> None:
        super().place_in(room)
        self.arrange()

    def arrange(self) -> None:
        """Buttons at the foot, what scrolls between them and the words."""
        m = self.metrics
        edge, gap = m.px(MARGIN), m.px(14)
        hints = [button.sizeHint() for button in self.buttons]
        room = self.width() - 2 * edge
        share = min(1.0, (room - (len(hints) - 1) * gap) / sum(hint.width() for hint in hints))
        high = self._buttons_high
        y, x = self.height() - round(m.px(34)) - high, edge
        for button, hint in zip(self.buttons, hints, strict=True):
            wide = hint.width() * share
            left = x if button is not self.home_button else self.width() - edge - wide
            button.setGeometry(round(left), y, round(wide), high)
            x += wide + gap
        turned_high = self._turned_high(self.width())
        wide = self._reason_wide(self.width())
        self.turned.setGeometry(
            round(self._words_left()), round(self._said_bottom(self.width())), round(wide), round(turned_high)
        )
        self._arrange_body(room, y - m.px(10))
        self.update()

    def _arrange_body(self, room: float, foot: float) -> None:
        """As high as there is room for; the curves take what the words leave."""
        m, over, top = self.metrics, self.metrics.px(OVER), self._body_top(self.width())
        wide, high = round(room + 2 * over), max(0, round(foot - top))
        self.body.setGeometry(round(m.px(MARGIN) - over), round(top), wide + round(m.px(BAR)), high)
        self.course.stretch(0)
        needed = self._inner_high(wide)
        self.course.stretch(high - needed)
        self.inside.resize(wide, max(high, self._inner_high(wide)))
        settle(self.inside)

    def _inner_high(self, wide: float) -> int:
        """How high what scrolls is in such a width."""
        settle(self.inside)
        return self.box.heightForWidth(round(wide)) if self.box.hasHeightForWidth() else self.box.sizeHint().height()

    def _words_left(self) -> float:
        return self.metrics.px(MARGIN + PICTURE[0] + 36)

    def _title_font(self) -> QFont:
        return font(world_of(self.game_id).title, self.metrics.px(60) * min(self.metrics.text, 1.25))

    def _head_bottom(self, wide: float) -> float:
        return max(self._said_bottom(wide) + self._turned_high(wide), self.metrics.px(44 + PICTURE[1]))

    def _said_bottom(self, wide: float) -> float:
        """Where the reason ends."""
        m = self.metrics
        high = m.px(46) + line_height(ui_font(m.type(19), 600)) + line_height(self._title_font())
        if self.end is not None:
            high += paragraph_height(self.end.reason, ui_font(m.type(21)), self._reason_wide(wide)) + m.px(10)
        return high

    def _turned_high(self, wide: float) -> float:
        return self.turned.high(self._reason_wide(wide)) if not self.turned.isHidden() else 0.0

    def _reason_wide(self, wide: float) -> float:
        return wide - self._words_left() - self.metrics.px(MARGIN)

    def _body_top(self, wide: float) -> float:
        return self._head_bottom(wide) + self.metrics.px(18)

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Picture and words; the rest are controls."""
        painter, m, rect = painter_on(self), self.metrics, QRectF(self.rect())
        paint.panel(painter, rect, m.px(20), self.solid, 0.2)
        if self.end is None:
            return
        self._paint_picture(painter)
        self._paint_head(painter)

    def _paint_picture(self, painter: QPainter) -> None:
        """The game's cover, as the card that was won."""
        m = self.metrics
        rect = QRectF(m.px(MARGIN), m.px(44), m.px(PICTURE[0]), m.px(PICTURE[1]))
        paint.soft_shadow(painter, rect, m.px(12), m.px(18), m.px(7), 0.55 * BASE.shade)
        path = paint.rounded(rect, m.px(12))
        size = QSize(round(rect.width()), round(rect.height()))
        cover = pictures.filling(f"covers/{self.game_id}.webp", size, self.devicePixelRatioF())
        painter.save()
        painter.setClipPath(path)
        painter.fillRect(rect, paint.vertical(rect.y(), rect.bottom(), "#3A4656", darker("#3A4656", 0.5)))
        if cover is not None:
            painter.drawPixmap(rect.topLeft(), cover)
        painter.restore()
        pictures.edge(painter, rect, m.px(12))

    def _paint_head(self, painter: QPainter) -> None:
        assert self.end is not None
        m, sides = self.metrics, world_of(self.game_id).sides
        left, wide = self._words_left(), self._reason_wide(self.width())
        small = ui_font(m.type(19), 600, spacing=8)
        tint = readable(lighter(sides[0].color, 0.35), BASE.panel) if sides else BASE.accent_ink
        about = self.words.line("house.play.end.about", self.game_title, self.heading)
        y = m.px(46)
        draw_line(painter, QRectF(left, y, wide - m.px(20), line_height(small)), about.upper(), small, tint, LEFT)
        y += line_height(small)
        title = fitted(self.end.title, self._title_font(), wide)
        high = line_height(self._title_font())
        draw_line(painter, QRectF(left, y, wide, high), self.end.title, title, BASE.text, LEFT)
        y += high + m.px(2)
        face = ui_font(m.type(21))
        room = QRectF(left, y, wide, paragraph_height(self.end.reason, face, wide) + 1)
        draw_paragraph(painter, room, self.end.reason, face, BASE.soft)
