"""How it ended: the winner and the reason first, a table of numbers, a curve a seat, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.app.pages import pictures
from desktop.app.pages.layouts import SPRING
from desktop.app.play.curve import Curves, style_of
from desktop.app.play.sheet import Sheet
from desktop.app.play.turned import TurnedLink
from desktop.table import guard
from desktop.table.controls.buttons import BrassButton, GlassButton, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, draw_paragraph, fitted, line_height, paragraph_height
from desktop.table.drawing.theme import BASE, color, darker, draw_icon, edge, font, lighter, readable, ui_font
from desktop.table.guard import Guard
from desktop.table.scene.safety_net import netted
from desktop.table.world import world_of
from desktop.words import Words

if TYPE_CHECKING:
    from desktop.controller.ending import End, Turning
    from desktop.controller.looking_back import LookBack


class Row(NamedTuple):
    """A seat's line of the table, as the controller's `End` holds it."""

    name: str
    kind: str
    color: str
    shape: str
    winner: bool
    cells: tuple[str, ...]


WIDE, HIGH = 1120.0, 820.0
MARGIN = 60.0
COURSE, LEAST_COURSE = 130.0, 56.0  # units: the height that the curves want, and under which they are no use
NAMED = 3  # moments, which come while the sheet is open: their lines, two each, are kept free from the start
PICTURE = (168.0, 236.0)


@netted
class EndSheet(Sheet):
    """The last page of a game."""

    def __init__(self, words: Words, game_id: str, title: str, parent: QWidget) -> None:
        line = words.line
        super().__init__("", line("house.play.end.table"), parent)
        self.words, self.game_id, self.game_title = words, game_id, title
        self.end: End | None = None
        self.back: LookBack | None = None
        self.rows: list[Row] = []
        self.heading = ""
        self._calm = Guard()
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setProperty("own_focus", True)  # no ring round a whole page
        self.turned = TurnedLink(self)
        self.curves = Curves(line("house.play.end.curve"), self)
        self.again_button = BrassButton(line("house.button.again"), line("house.key.enter"), parent=self)
        self.seats_button = GlassButton(line("house.button.change_seats"), parent=self)
        self.replay_button = GlassButton(line("house.button.replay"), icon="play", parent=self)
        self.same_button = GlassButton(line("house.button.same_deal"), icon="repeat", parent=self)
        self.home_button = GlassButton(line("house.button.home"), icon="house", parent=self)
        self.buttons = (
            self.again_button,
            self.replay_button,
            self.same_button,
            self.seats_button,
            self.home_button,
        )

        self.fill(SPRING)

    def tell(self, end: End, heading: str) -> None:
        """How it ended."""
        self.end, self.heading, self.back = end, heading, None
        self.rows = [Row(*row) for row in end.rows]
        said = [self.words.pair(row.name, self.words.listed(self._cells(row.cells))) for row in self.rows]
        self._tell_turned(end.turning)
        said_first = (end.title, end.reason, end.turning.text) if end.turning is not None else (end.title, end.reason)
        self.setAccessibleName(self.words.clauses(said_first))
        self.setAccessibleDescription(self.words.series(said))
        self.curves.setAccessibleName(end.curve_title)
        self.curves.set_curves(end.curve, *self._signs())
        self.arrange()
        self.update()

    def look_back(self, back: LookBack) -> None:
        """The chance to win through the game in place of the first curve, and what cost most."""
        self.back = back
        self.curves.setAccessibleName(self._course_title())
        self.curves.setAccessibleDescription(self.words.prose(self._told()))
        tints, scale, names = self._signs((0.0, 1.0))
        self.curves.set_curves(back.chances, tints, scale, names)
        if back.turning is not None:
            self._tell_turned(back.turning)
        self.arrange()
        self.update()

    def _tell_turned(self, turning: Turning | None) -> None:
        """The sentence, and its place on the curve."""
        self.turned.setVisible(turning is not None)
        self.curves.mark = turning.step if turning is not None else -1
        if turning is not None:
            self.turned.tell(turning.step, turning.text, self.words.line("house.turned.watch", turning.text))

    def _signs(
        self, scale: tuple[float, float] | None = None
    ) -> tuple[dict[int, str], tuple[float, float] | None, dict[int, str]]:
        """Colours, the scale, and names of the curves."""
        tints = {seat: row.color for seat, row in enumerate(self.rows)}
        return tints, scale, {seat: row.name for seat, row in enumerate(self.rows)}

    def _ranked(self) -> list[Row]:
        """Whoever won first, then as they stood at the end."""
        assert self.end is not None
        stood = {seat: course[-1] if course else 0.0 for seat, course in self.end.curve.items()}
        seats = sorted(range(len(self.rows)), key=lambda seat: (not self.rows[seat].winner, -stood.get(seat, 0.0)))
        return [self.rows[seat] for seat in seats]

    def _course_title(self) -> str:
        assert self.end is not None
        return self.end.curve_title if self.back is None else self.words.line("house.play.end.chance")

    def _told(self) -> list[str]:
        """The moments, and how far the judging has come."""
        if self.back is None:
            return []
        return [*(sentence for _, sentence in self.back.moments), *filter(None, [self.back.note])]

    @property
    def _has_course(self) -> bool:
        return any(len(line) > 1 for line, _ in self.curves.lines)

    def _cells(self, cells: Sequence[str]) -> list[str]:
        assert self.end is not None
        return [f"{head} {cell}" for head, cell in zip(self.end.headers, cells, strict=False)]

    def first_focus(self) -> QWidget:
        """The sheet itself, and after a while the button to play again."""
        self._calm.begin(guard.CALM_MS)
        QTimer.singleShot(round(guard.CALM_MS), self, self._wake)
        return self

    def _wake(self) -> None:
        if self.hasFocus():
            self.again_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter plays again, wherever the keyboard is on the sheet."""
        if self._calm.holds:
            return
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.again_button.press()
        else:
            super().keyPressEvent(event)

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
        """The height with which nothing has to be left out; the curve of a long match comes later."""
        m = self.metrics
        course = self._caption_high() + m.px(20 + COURSE) + self._legend_high() + 2 * NAMED * self._line_high
        return self._table_bottom(wide) + course + m.px(18) + self._buttons_high + m.px(34)

    @property
    def _buttons_high(self) -> int:
        return round(max(self.metrics.px(54), self.again_button.sizeHint().height()))

    def place_in(self, room: QRect) -> None:
        super().place_in(room)
        self.arrange()

    def arrange(self) -> None:
        """Buttons at the foot, the curve in what is left over them."""
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
        wide = self._reason_wide(self.width())
        turned_high = self._turned_high(self.width())
        self.turned.setGeometry(
            round(self._words_left()), round(self._said_bottom(self.width())), round(wide), round(turned_high)
        )
        top = self._table_bottom(self.width()) + m.px(20) + self._caption_high()
        foot = y - m.px(18) - self._legend_high() - sum(self._told_highs())
        self.curves.setGeometry(round(edge), round(top), round(room), max(0, round(foot - top)))
        self.curves.setVisible(self._has_course and foot - top > m.px(LEAST_COURSE))

    def _caption_high(self) -> float:
        return line_height(ui_font(self.metrics.type(18), 600)) + self.metrics.px(6)

    @property
    def _line_high(self) -> float:
        return line_height(ui_font(self.metrics.type(16.5)))

    def _legend_high(self) -> float:
        return self._line_high + self.metrics.px(8)

    def _told_highs(self) -> list[float]:
        """How high each of the sentences under the curve is."""
        small, wide = ui_font(self.metrics.type(16.5)), self.width() - 2 * self.metrics.px(MARGIN)
        return [paragraph_height(sentence, small, wide) for sentence in self._told()]

    @property
    def _row_high(self) -> float:
        many = len(self.rows) > 4
        return max(self.metrics.px(46 if many else 56), self.metrics.type(21) * (1.7 if many else 2.1))

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

    def _table_top(self, wide: float) -> float:
        return self._head_bottom(wide) + self.metrics.px(18)

    def _table_bottom(self, wide: float) -> float:
        return self._table_top(wide) + self._labels_high() + len(self.rows) * (self._row_high + self.metrics.px(8))

    def _labels_high(self) -> float:
        return line_height(ui_font(self.metrics.type(16), 600)) + self.metrics.px(6)

    def _columns(self) -> list[float]:
        """Left edges of the numbers."""
        assert self.end is not None
        m = self.metrics
        first = m.px(MARGIN) + (self.width() - m.px(2 * MARGIN)) * 0.31
        right = self.width() - m.px(MARGIN + 60)
        count = max(1, len(self.end.headers))
        return [first + (right - first) * number / count for number in range(count)]

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Picture and words, table, caption and legend of the curve."""
        painter, m, rect = painter_on(self), self.metrics, QRectF(self.rect())
        paint.panel(painter, rect, m.px(20), self.solid, 0.2)
        if self.end is None:
            return
        self._paint_picture(painter)
        self._paint_head(painter)
        self._paint_table(painter)
        if not self.curves.isHidden():
            self._paint_captions(painter)
        elif self.back is not None:
            self._paint_told(painter, self._table_bottom(self.width()) + m.px(8))

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

    def _paint_table(self, painter: QPainter) -> None:
        assert self.end is not None
        m = self.metrics
        head = ui_font(m.type(16), 600, spacing=5)
        columns, y = self._columns(), self._table_top(self.width())
        edge = m.px(MARGIN)
        labels = [(edge, self.words.line("house.play.end.seat")), *zip(columns, self.end.headers, strict=False)]
        step = columns[1] - columns[0] if len(columns) > 1 else m.px(200)
        room_wide = step - m.px(14)
        fitting = min((fitted(label.upper(), head, room_wide) for _, label in labels), key=QFont.pixelSize)
        for x, label in labels:
            room = QRectF(x, y, room_wide, line_height(head))
            draw_line(painter, room, label.upper(), fitting, BASE.muted, LEFT)
        y += self._labels_high()
        wide = self.width() - 2 * edge + m.px(28)
        for row in self._ranked():
            self._paint_row(painter, row, QRectF(edge - m.px(14), y, wide, self._row_high))
            y += self._row_high + m.px(8)

    def _paint_row(self, painter: QPainter, row: Row, rect: QRectF) -> None:
        m, columns = self.metrics, self._columns()
        fill = color(row.color, 0.16) if row.winner else color(BASE.line, 0.04)
        line = color(BASE.accent, 0.85) if row.winner else edge(0.1)
        paint.box(painter, rect, m.px(10), fill, line, m.px(1.6 if row.winner else 1))
        at = rect.center()
        at.setX(rect.x() + m.px(32))
        paint.seat_shape(painter, row.shape, at, m.px(13), row.color, m.px(2), BASE.line)
        name = f"{row.name} · {row.kind}" if row.kind else row.name
        room = QRectF(rect.x() + m.px(58), rect.y(), columns[0] - rect.x() - m.px(70), rect.height())
        draw_line(painter, room, name, ui_font(m.type(21), 600), BASE.text, LEFT)
        figure = font(world_of(self.game_id).numeral, m.type(30))
        ends = [*columns[1:], rect.right() - m.px(60)]
        for x, end, cell in zip(columns, ends, row.cells, strict=False):
            cell_room = QRectF(x, rect.y(), end - x - m.px(18), rect.height())
            draw_line(painter, cell_room, cell, figure, BASE.text, LEFT)
        if row.winner:
            side = m.px(34)
            crown = QRectF(rect.right() - m.px(20) - side, rect.center().y() - side / 2, side, side)
            draw_icon(painter, "trophy", crown, BASE.accent_ink, 1.8)

    def _paint_captions(self, painter: QPainter) -> None:
        assert self.end is not None
        m, area = self.metrics, QRectF(self.curves.geometry())
        face = ui_font(m.type(18), 600)
        high = line_height(face)
        room = QRectF(area.x(), area.y() - high - m.px(6), area.width(), high)
        draw_line(painter, room, self._course_title(), face, BASE.text, LEFT)
        legend = [
            self.words.line(f"house.play.end.{style_of(number)}", self.rows[seat].name)
            for number, seat in enumerate(sorted(self.end.curve))
            if style_of(number) and seat < len(self.rows)
        ]
        small = ui_font(m.type(16.5))
        low = QRectF(area.x(), area.bottom() + m.px(6), area.width(), line_height(small))
        draw_line(painter, low, "     ".join(legend), small, BASE.muted, LEFT)
        self._paint_told(painter, low.bottom())

    def _paint_told(self, painter: QPainter, y: float) -> None:
        """What stands out, as much of it as there is room for."""
        m, small = self.metrics, ui_font(self.metrics.type(16.5))
        edge = m.px(MARGIN)
        for sentence, high in zip(self._told(), self._told_highs(), strict=True):
            if y + high <= self.again_button.y():
                draw_paragraph(painter, QRectF(edge, y, self.width() - 2 * edge, high + 1), sentence, small, BASE.text)
                y += high
