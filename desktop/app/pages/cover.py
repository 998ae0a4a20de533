"""A game on the home page: its picture, what it is, and two buttons.

The bright one is what whoever stands here most likely wants: the first round with a coach, while that is due; once the
game was played, the table at once, as it was set up the last time; else the set-up. The other is the set-up or the
rules.

Tall where several stand side by side; where a cover is wider than high, the picture stands on the left and the words
beside it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QEnterEvent,
    QFocusEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.app.house import lessons, set_up
from desktop.app.house.house import House
from desktop.app.pages import pictures, shelf
from desktop.app.pages.leaning import Leaning
from desktop.app.pages.titles import TINT, Title
from desktop.table.controls.buttons import BrassButton, GlassButton, Scaled, painter_on
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import draw_paragraph, fitted, line_height, paragraph_height, width, wrap
from desktop.table.drawing.theme import BASE, FELT, MIN_TEXT, Metrics, color, darker, draw_icon, lighter, ui_font
from desktop.table.motion.speeds import motion_wanted
from desktop.table.scene.safety_net import netted
from desktop.table.world import world_of

if TYPE_CHECKING:
    from desktop.app.pages.showcase import Fan

RAISE = 14  # units the chosen cover stands above the others
SHADOW = 34  # units around a cover for its shadow
ONE_LINE = 0.85  # seats and time stand in one line down to this share of their size


class Foot(NamedTuple):
    """What stands under a title, and how far the title's letters are above it: one for all covers of a row."""

    high: float = 0.0
    sinks: float = 0.0


class Facts(NamedTuple):
    """How seats and time are written."""

    face: QFont
    side: float  # of the sign before them
    room: float  # the width they have
    high: float


@netted
class Cover(Scaled, QAbstractButton):
    """One game. It is chosen by hover, click or arrows; pressed, it opens the new-game page."""

    chosen = Signal(str)
    step = Signal(int)  # to the neighbour on the left or right

    def __init__(self, house: House, game_id: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        line = house.words.line
        self._house, self._words = house, house.words
        self.game_id = game_id
        self.title = house.title(game_id)
        self.tagline = house.about(game_id, "tagline")
        self.about = house.about(game_id, "about")
        self.facts = house.facts(game_id)
        self.at_front = False
        self.buttons_high = 0  # pixels
        self.row = Foot()
        self.base = 0.0  # where the title's letters stand, as it was painted last
        self.fan: Fan | None = None
        self.leaning = Leaning(self, lambda: motion_wanted(house.settings.motion), self.update)
        self.setMouseTracking(True)
        self.setAccessibleName(line("house.home.cover", self.title, self.tagline, self.facts))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setProperty("own_focus", True)
        self.start_button = BrassButton("", parent=self)
        self.set_up_button = GlassButton(line("house.button.new_game"), parent=self)
        self.set_up_button.wears = FELT
        self.set_up_button.setAccessibleName(line("house.pair", line("house.button.new_game"), self.title))
        self.rules_button = GlassButton(line("house.button.rules"), parent=self)
        self.rules_button.wears = FELT
        self.rules_button.setAccessibleName(line("house.pair", line("house.button.rules"), self.title))
        self.clicked.connect(lambda: house.routes.new_game(game_id))
        self.set_up_button.clicked.connect(lambda: house.routes.new_game(game_id))
        self.start_button.clicked.connect(self._start)
        self.rules_button.clicked.connect(lambda: house.routes.rules(game_id))

        self.entered()

    def entered(self) -> None:
        """A match may have been set up since, or the first round played."""
        line = self._words.line
        self._lesson = lessons.due(self._house, self.game_id)
        self._played = not self._lesson and set_up.remembered(self._house, self.game_id)
        label = (
            "house.guide.title" if self._lesson else "house.button.play" if self._played else "house.button.new_game"
        )
        icon = "graduation-cap" if self._lesson else "play" if self._played else ""
        self._said = line(label), icon
        self.start_button.setAccessibleName(line("house.pair", line(label), self.title))
        offer = line("house.guide.offer", self.title) if self._lesson else ""
        self.start_button.setAccessibleDescription(offer or (line("house.new.last") if self._played else ""))
        self._place_buttons()

    def _start(self) -> None:
        routes = self._house.routes
        if self._lesson:
            routes.guide(self.game_id)
        elif self._played and (last := set_up.last(self._house, self._house.games[self.game_id])):
            routes.again(last)
        else:
            routes.new_game(self.game_id)

    # ---- size and place

    @property
    def card(self) -> QRectF:
        """The cover itself, inside the room for its shadow; the chosen one stands higher."""
        px = self.metrics.px
        room = QRectF(self.rect()).adjusted(px(SHADOW), px(SHADOW), -px(SHADOW), -px(SHADOW))
        return room if self.at_front else room.adjusted(0, px(RAISE), 0, 0)

    @property
    def tall(self) -> bool:
        """Whether the words stand on the picture."""
        return self.card.width() < self.card.height() * 1.15

    def bring_to_front(self, front: bool) -> None:
        """Raise or lower it, and show its buttons."""
        self.at_front = front
        self.start_button.setVisible(front)
        self._place_buttons()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The buttons keep to the foot."""
        self._place_buttons()

    def set_metrics(self, metrics: Metrics) -> None:
        """The buttons keep to the foot."""
        super().set_metrics(metrics)
        self._place_buttons()

    def _place_buttons(self) -> None:
        m = self.metrics
        room = self._words_room()
        begins = self._lesson or self._played
        other, idle = self.set_up_button, self.rules_button
        if not begins:
            other, idle = idle, other
        self._say(round(room.width()))
        start, second = self.start_button.sizeHint(), other.sizeHint()
        gap = round(m.px(10))
        top, x, wide = round(room.bottom()) - start.height(), round(room.x()), round(room.width())
        both = start.width() + gap + second.width() <= wide
        idle.hide()
        # Where both do not fit, the set-up stands under it; the rules are still on F1 and in the corner of the page.
        other.setVisible(self.at_front and (both or begins))
        first = wide - (gap + second.width() if both else 0)
        if not self.tall:
            first = min(first, start.width())
        under = begins and not both
        self.buttons_high = start.height() + (gap + second.height() if under else 0)
        self.start_button.setGeometry(x, top - (self.buttons_high - start.height()), first, start.height())
        if under:
            other.setGeometry(x, top, first, second.height())
        else:
            other.setGeometry(x + first + gap, top, second.width(), start.height())

    def _say(self, wide: int) -> None:
        """On the bright button: words and sign, on a narrow cover the words, on a very narrow one the sign."""
        words, icon = self._said
        for text, sign in ((words, icon), (words, ""), ("", icon)) if icon else ((words, ""),):
            self.start_button.setText(text)
            self.start_button.icon_name = sign
            if self.start_button.sizeHint().width() <= wide:
                break
        self.start_button.update()

    def _words_room(self) -> QRectF:
        m, card = self.metrics, self.card
        edge = m.px(20)
        if self.tall:
            return card.adjusted(edge, edge, -edge, -m.px(18))
        left = self._picture().right() + m.px(48)
        fan = self._fan_room()
        right = fan.left() - m.px(20) if fan.isValid() else card.right() - m.px(48)
        return QRectF(left, card.y() + m.px(36), right - left, card.height() - m.px(72))

    def _fan_room(self) -> QRectF:
        """Where cards are shown beside the words; nothing where the words need the room."""
        m, card = self.metrics, self.card
        left, right = self._picture().right() + m.px(48), card.right() - m.px(30)
        words = m.px(480) * m.text**0.8
        wide = min(m.px(720), right - left - words)
        if self.tall or not self.fan or wide < m.px(330):
            return QRectF()
        return QRectF(right - wide, card.y() + m.px(30), wide, card.height() - m.px(60))

    def _picture(self) -> QRectF:
        """Where the picture stands beside the words."""
        m, card = self.metrics, self.card
        wide = min(card.height() * pictures.cover_aspect(self.game_id), card.width() * 0.42)
        return QRectF(card.x(), card.y(), max(wide, m.px(200)), card.height())

    def show_cards(self) -> None:
        """Bring some cards of the game beside the words, where there is room; called after the first paint."""
        if not self.tall and self.fan is None:
            from desktop.app.pages.showcase import Fan

            self.fan = Fan(self._house.games[self.game_id], self._words)
            self._place_buttons()
            self.update()

    # ---- painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shadow, picture, words, edge, and the ring when the keyboard is here."""
        painter, m, card = painter_on(self), self.metrics, self.card
        blur, drop = (30, 12) if self.at_front else (20, 7)
        how = m.px(16), m.px(blur), m.px(drop), 0.6 * BASE.shade
        place = card.x(), card.y(), card.width(), card.height()
        painter.drawPixmap(0, 0, pictures.shadow(self.size(), place, how, self.devicePixelRatioF()))
        if self.tall:
            self._paint_tall(painter)
        else:
            self._paint_wide(painter)
        pictures.edge(painter, card, m.px(16))
        if self.hasFocus():
            paint.focus_ring(painter, card.adjusted(*(m.px(d) for d in (3, 3, -3, -3))), m.px(14), m.unit)

    def foot(self) -> Foot:
        """Its own, where a row has to agree on one."""
        m, wide = self.metrics, self._words_room().width()
        words = paragraph_height(self.tagline, ui_font(m.type(18.5)), wide)
        return Foot(words + self._facts(wide).high + m.px(14), Title(self.game_id, self.title, 38, wide, m).sinks)

    def _paint_tall(self, painter: QPainter) -> None:
        m, card, room = self.metrics, self.card, self._words_room()
        path = paint.rounded(card, m.px(16))
        pictures.draw_cover(painter, card, path, self.game_id, self.leaning.tilt)
        self._shed_light(painter, path)
        bottom = room.bottom() - (self.buttons_high + m.px(14) if self.at_front else 0)
        body, facts = ui_font(m.type(18.5)), self._facts(room.width())
        title = Title(self.game_id, self.title, 38, room.width(), m)
        words = paragraph_height(self.tagline, body, room.width())
        needed = title.height + words + facts.high + m.px(14)
        told = needed <= bottom - room.y()  # large letters leave a low cover its title and its facts
        needed -= 0 if told else words
        shared = title.height - title.sinks + self.row.sinks + self.row.high
        if told and needed <= shared <= bottom - room.y():  # the titles of a row stand on one line
            needed = shared
        pictures.fade(painter, card, path, min(1.0, (card.bottom() - bottom + needed + m.px(90)) / card.height()))
        y = bottom - needed
        title.draw(painter, room.x(), y, room.width())
        self.base = y + title.height - title.sinks
        y += title.height + m.px(2) + max(0.0, self.row.sinks - title.sinks)
        if told:
            draw_paragraph(painter, QRectF(room.x(), y, room.width(), words), self.tagline, body, FELT.soft)
        self._paint_facts(painter, facts, room.x(), bottom - facts.high - m.px(4))

    def _paint_wide(self, painter: QPainter) -> None:
        m, card, picture = self.metrics, self.card, self._picture()
        path = paint.rounded(card, m.px(16))
        self._paint_ground(painter, path)
        pictures.draw_cover(painter, picture, path, self.game_id, self.leaning.tilt)
        self._shed_light(painter, path)
        seam = QRectF(picture.right() - m.px(1), card.y(), m.px(26), card.height())
        shade = paint.gradient(seam.topLeft(), seam.topRight(), color("#000000", 0.5), color("#000000", 0))
        painter.fillRect(seam, shade)
        room = self._words_room()
        bottom = room.bottom() - self.buttons_high - m.px(24)
        facts = self._facts(room.width())
        title = Title(self.game_id, self.title, 84, room.width(), m)
        lead, body = ui_font(m.type(26)), ui_font(m.type(19))
        y = room.y() + max(0.0, (bottom - room.y() - self._wide_height(title, lead, body, facts)) * 0.35)
        title.draw(painter, room.x(), y, room.width())
        y += title.height
        y = draw_paragraph(
            painter, QRectF(room.x(), y, room.width(), bottom - facts.high - y), self.tagline, lead, TINT
        )
        left = bottom - facts.high - m.px(26) - y
        wide = min(room.width(), m.px(760) * m.text)
        if self.about and paragraph_height(self.about, body, wide, 1.1) <= left:
            words = QRectF(room.x(), y + m.px(10), wide, left)
            y = draw_paragraph(painter, words, self.about, body, FELT.soft, lead=1.1)
        self._paint_facts(painter, facts, room.x(), y + m.px(16))
        fan = self._fan_room()
        if self.fan and fan.isValid():
            self.fan.draw(painter, fan, self.devicePixelRatioF())

    def _shed_light(self, painter: QPainter, path: QPainterPath) -> None:
        """Of the page's one lamp as much as falls here."""
        page = self.parentWidget() or self
        painter.save()
        painter.setClipPath(path)
        shelf.shed_light(painter, QRectF(page.rect()).translated(-QPointF(self.pos())))
        painter.restore()

    def _wide_height(self, title: Title, lead: QFont, body: QFont, facts: Facts) -> float:
        m, room = self.metrics, self._words_room()
        wide = min(room.width(), m.px(760) * m.text)
        parts = title.height + paragraph_height(self.tagline, lead, room.width()) + facts.high
        return parts + paragraph_height(self.about, body, wide, 1.1) + m.px(26)

    def _paint_ground(self, painter: QPainter, path: QPainterPath) -> None:
        """The light of the picture, far out of focus, behind the words of a wide cover."""
        m, card = self.metrics, self.card
        painter.save()
        painter.setClipPath(path)
        painter.fillRect(card, paint.gradient(card.topLeft(), card.bottomRight(), "#232B34", "#12171C"))
        size = QSize(round(card.width()), round(card.height()))
        haze = pictures.haze(f"covers/{self.game_id}.webp", size)
        if haze is not None:
            painter.drawPixmap(card, haze, QRectF(haze.rect()))
        left = self._picture().right()
        stops = ((0.0, color(pictures.INK, 0.84)), (0.5, color(pictures.INK, 0.7)), (1.0, color(pictures.INK, 0.36)))
        painter.fillRect(card, paint.gradient(QPointF(left, 0), QPointF(card.right(), 0), *stops))
        painter.restore()
        paint.box(painter, card.adjusted(0.5, 0.5, -0.5, -0.5), m.px(16), None, darker(FELT.panel, 0.2))

    def _facts(self, wide: float) -> Facts:
        """Seats and time beside their sign: in one line if it can be read, else in two or three."""
        m = self.metrics
        full = m.type(17 if self.tall else 19)
        side = line_height(ui_font(full, 600)) * 0.74
        room = wide - side - m.px(9)
        face = fitted(self.facts, ui_font(full, 600), room, ONE_LINE)
        if width(self.facts, face) > room:
            ways = [(share, 2) for share in range(100, 74, -5)] + [(share, 3) for share in range(100, 54, -5)]
            faces = ((ui_font(max(MIN_TEXT, full * share / 100), 600), lines) for share, lines in ways)
            face = next((each for each, lines in faces if len(wrap(self.facts, each, room)) <= lines), face)
        return Facts(face, side, room, paragraph_height(self.facts, face, room, 1.0))

    def _paint_facts(self, painter: QPainter, facts: Facts, x: float, y: float) -> None:
        sides = world_of(self.game_id).sides
        tint = lighter(sides[0].color, 0.35).name() if sides else FELT.accent
        middle = y + facts.high / 2
        draw_icon(painter, "users", QRectF(x, middle - facts.side / 2, facts.side, facts.side), tint)
        left = x + facts.side + self.metrics.px(9)
        draw_paragraph(painter, QRectF(left, y, facts.room, facts.high + 1), self.facts, facts.face, tint, lead=1.0)

    # ---- hands

    def enterEvent(self, event: QEnterEvent) -> None:
        """Hover chooses; nothing leans before the pointer moves, which may rest where the window came up."""
        self.chosen.emit(self.game_id)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The picture leans after the pointer."""
        self._lean(event.position())
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """And stands straight again."""
        self.leaning.leave()
        super().leaveEvent(event)

    def _lean(self, at: QPointF) -> None:
        picture = self.card if self.tall else self._picture()
        self.leaning.follow((at.x() - picture.left()) / max(1.0, picture.width()))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard chooses."""
        self.chosen.emit(self.game_id)
        super().focusInEvent(event)

    def hitButton(self, pos: QPoint) -> bool:
        """The cover itself, not the room for its shadow."""
        return self.card.contains(QPointF(pos))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk along the covers; Enter starts as Space does."""
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.key() in steps:
            self.step.emit(steps[Qt.Key(event.key())])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)
