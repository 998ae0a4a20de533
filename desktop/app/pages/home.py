"""The home page: the matches to go on with, when there are any, the games' covers, and the way to everything else."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QHideEvent, QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.app.house.house import House
from desktop.app.house.routes import Routes
from desktop.app.pages import pictures, shelf
from desktop.app.pages.cover import RAISE, SHADOW, Cover, Foot
from desktop.app.pages.layouts import SPRING, HBox, VBox
from desktop.app.pages.page import Page
from desktop.app.pages.resume_card import ResumeCard
from desktop.controller.guide import has_guide
from desktop.table.controls.buttons import IconButton, LinkButton, rescale, tab_chain
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, line_height, width
from desktop.table.drawing.theme import BASE, font, ui_font
from desktop.table.scene.safety_net import netted
from desktop.table.world import world_of

EDGE = 40.0  # units to the window's edge
FOOT = 12.0  # under the links
HEADER = 122.0
STRIP_TOP = 104.0  # where the heading over the matches begins
GAP = 17.0
LEAST_SHRINK = 0.8  # the line about keys is left out before it is smaller than that
MOST_SHOWN = 3


def drills_due(house: House, now: float, exactly: bool) -> int:
    """How many drills of whoever sits first at tables come back today; `exactly`: and hold, which wants their rules."""
    found = house.drills.due(house.default_name(0), now)
    if not found or not exactly:
        return len(found)
    from desktop.app.house.drill_box import fits

    return sum(fits(house, drill) for drill in found)


@netted
class HomePage(Page):
    """Where everything starts."""

    def __init__(self, house: House, parent: QWidget | None = None) -> None:
        line = house.words.line
        super().__init__(house, line("house.home.page"), parent)
        self.covers = [Cover(house, game_id, self) for game_id in house.games]
        self.cards: list[ResumeCard] = []
        self.tools = [
            self._tool("graduation-cap", line("house.guide.offer_button"), lambda to: to.guide(self.chosen)),
            self._tool("book-open", line("house.button.rules"), lambda to: to.rules(self.chosen)),
            self._tool("layers", line("house.button.cards"), lambda to: to.cards(self.chosen)),
            self._tool("maximize", line("house.settings.fullscreen"), lambda to: to.fullscreen()),
            self._tool("settings", line("house.button.settings"), lambda to: to.settings()),
        ]
        self.about_link = LinkButton(line("house.about.page"), parent=self)
        self.about_link.clicked.connect(lambda _on: house.routes.about())
        self.book_link = LinkButton("", icon="chart-column", parent=self)
        self.book_link.clicked.connect(lambda _on: house.routes.statistics())
        self.drills_link = LinkButton("", icon="target", parent=self)
        self.drills_link.clicked.connect(lambda _on: house.routes.drills())
        self.saves_link = LinkButton(line("house.saves.link"), icon="archive", parent=self)
        self.saves_link.clicked.connect(lambda _on: house.routes.saves())
        tools = HBox(SPRING, *self.tools, gap=10, edges=(0, 0, EDGE, 0))
        links = HBox(SPRING, *self._links, gap=10, edges=(0, 0, EDGE - 8, 0))
        self.setLayout(VBox(tools, SPRING, links, edges=(0, EDGE, 0, FOOT)))
        for cover in self.covers:
            cover.chosen.connect(self.choose)
            cover.step.connect(self._step)
        self._painted = False
        self.chosen = next(iter(house.games), "")
        self.choose(self.chosen)
        self.entered()

    def _tool(self, icon: str, label: str, act: Callable[[Routes], None]) -> IconButton:
        button = IconButton(icon, label, 46, self)
        button.clicked.connect(lambda _on: act(self.house.routes))
        return button

    # ---- what is on it

    def entered(self) -> None:
        """Read the saves again: a match may have been played or finished since."""
        for card in self.cards:
            card.hide()
            card.deleteLater()
        saved = self.house.saves.resumable(MOST_SHOWN)
        self.cards = [ResumeCard(self.house, one, number == 0, self) for number, one in enumerate(saved)]
        for card in self.cards:
            card.show()
        self.count()
        chain: list[QWidget] = []
        for card in self.cards:
            chain += [card.button, card.cross]
        for cover in self.covers:
            cover.entered()
            chain += [cover, cover.start_button, cover.set_up_button, cover.rules_button]
        tab_chain([*chain, *self._links, *self.tools])
        if self.isVisible():
            self.fit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Another page comes."""
        super().hideEvent(event)
        pictures.let_go()

    @property
    def _links(self) -> list[LinkButton]:
        """At the foot, from the left."""
        return [self.drills_link, self.book_link, self.saves_link, self.about_link]

    def count(self) -> None:
        """What has been played, and how many drills come back today."""
        self.book_link.set_label(self._glance())
        line = self.house.words.line
        many = 0 if self.house.drills.waits else drills_due(self.house, time.time(), self._painted)
        self.drills_link.set_label(line("house.drills.link_due", many) if many else line("house.drills.link"))
        if many:
            said = line("house.drills.today", many)
            self.drills_link.setAccessibleName(self.house.words.pair(line("house.drills.link"), said))
            self.drills_link.setToolTip(said)

    def _glance(self) -> str:
        """Statistics in half a line."""
        line = self.house.words.line
        sums = [] if self.house.statistics.waits else self.house.statistics.lines()
        played, won = sum(one.played for one in sums), sum(one.won for one in sums)
        return line("house.home.glance", played, won) if played else line("house.statistics.page")

    def show_cards(self) -> None:
        """What can wait until the page has been painted once."""
        self._painted = True
        self.count()
        for cover in self.covers:
            cover.show_cards()

    def first_focus(self) -> QWidget | None:
        """What was played last, else the chosen cover."""
        if self.cards:
            return self.cards[0].button
        return next((cover for cover in self.covers if cover.game_id == self.chosen), None)

    def choose(self, game_id: str) -> None:
        """Raise one cover."""
        self.chosen = game_id
        no_guide = "" if has_guide(game_id) else self.house.words.line("house.guide.none")
        self.tools[0].disable(no_guide)
        for cover in self.covers:
            cover.bring_to_front(cover.game_id == game_id)
            if cover.game_id == game_id:
                cover.raise_()

    def _step(self, by: int) -> None:
        at = next(number for number, cover in enumerate(self.covers) if cover.game_id == self.chosen)
        self.covers[(at + by) % len(self.covers)].setFocus(Qt.FocusReason.TabFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc has nowhere to go back to; F1 opens the chosen game's rules, F2 its cards."""
        if event.key() == Qt.Key.Key_F1 and self.chosen:
            self.house.routes.rules(self.chosen)
        elif event.key() == Qt.Key.Key_F2 and self.chosen:
            self.house.routes.cards(self.chosen)
        elif event.key() != Qt.Key.Key_Escape:
            super().keyPressEvent(event)

    # ---- layout: top to bottom, the covers take what is left

    def lay_out(self) -> None:
        """Covers and matches; a cover's room for its shadow reaches under its neighbours."""
        for card in self.cards:
            rescale(card, self.metrics)
        top = STRIP_TOP + self._heading_high + self._strip_high + 22 + RAISE if self.cards else HEADER
        self._lay_covers(top, self._footer_middle - self._footer_half - 16 - top)
        self._lay_cards()

    @property
    def _footer_middle(self) -> float:
        return self.high - FOOT - self._footer_half

    @property
    def _footer_half(self) -> float:
        return self.about_link.sizeHint().height() / 2 / self.metrics.unit

    @property
    def _strip_high(self) -> float:
        return ResumeCard.height_in(self.metrics) / self.metrics.unit

    @property
    def _heading_high(self) -> float:
        return line_height(ui_font(self.metrics.type(22), 600)) / self.metrics.unit + 8

    def _lay_covers(self, top: float, high: float) -> None:
        count = max(1, len(self.covers))
        wide = (self.wide - 2 * EDGE - GAP * (count - 1)) / count
        for number, cover in enumerate(self.covers):
            x = EDGE + number * (wide + GAP)
            box = (x - SHADOW, top - RAISE - SHADOW, wide + 2 * SHADOW, high + RAISE + 2 * SHADOW)
            cover.setGeometry(self.rect_of(*box))
        feet = [cover.foot() for cover in self.covers if cover.tall]
        row = Foot(*(max(values) for values in zip(*feet, strict=True))) if feet else Foot()
        for cover in self.covers:
            cover.row = row
        self._ground = None  # the covers' shadows lie on it

    def _lay_cards(self) -> None:
        fitting = max(1, min(MOST_SHOWN, int((self.wide - 2 * EDGE) / (430 * self.house.settings.text_factor**0.7))))
        wide = (self.wide - 2 * EDGE - GAP * (MOST_SHOWN - 1)) / MOST_SHOWN
        if fitting < MOST_SHOWN:
            wide = (self.wide - 2 * EDGE - GAP * (fitting - 1)) / fitting
        top = STRIP_TOP + self._heading_high
        for number, card in enumerate(self.cards):
            card.setVisible(number < fitting)
            card.setGeometry(self.rect_of(EDGE + number * (wide + GAP), top, wide, self._strip_high))

    # ---- painting

    def paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        """A wall and a shelf, on which the covers stand in one light."""
        stand = [cover.card.translated(cover.x(), cover.y()) for cover in self.covers]
        shelf.draw(painter, rect, stand, [world_of(cover.game_id) for cover in self.covers], self.metrics)

    def paint_page(self, painter: QPainter) -> None:
        """The wordmark, the heading of the matches, the footer."""
        m, line = self.metrics, self.house.words.line
        paint.logo(painter, m.px(52), m.px(14), m.px(75))
        mark = font("cinzel 600", m.px(46), 8)
        word = line("house.title").upper()
        wide = width(word, mark)
        draw_line(painter, QRectF(m.px(160), m.px(32), wide + 2, m.px(62)), word, mark, BASE.text, LEFT)
        x = m.px(160) + wide + m.px(30)
        room = QRectF(x, m.px(36), self.tools[0].x() - x - m.px(20), m.px(58))
        games = len(self.covers)
        draw_line(painter, room, line("house.tagline", games), ui_font(m.type(21)), BASE.muted, LEFT, shrink=0.7)
        if self.cards:
            head = ui_font(m.type(22), 600)
            room = QRectF(m.px(EDGE + 2), m.px(STRIP_TOP), m.px(600), line_height(head))
            draw_line(painter, room, line("house.home.resume"), head, BASE.text, LEFT)
        self._paint_keys(painter)

    def _paint_keys(self, painter: QPainter) -> None:
        """At the foot's left, where large letters leave room for it."""
        m = self.metrics
        keys = self.house.words.line("house.home.keys" if len(self.covers) > 1 else "house.home.keys_one")
        face, wide = ui_font(m.type(17)), self._links[0].x() - m.px(EDGE + 20)
        if width(keys, face) * LEAST_SHRINK <= wide:
            foot = QRectF(m.px(EDGE), m.px(self._footer_middle) - m.px(30), wide, m.px(60))
            draw_line(painter, foot, keys, face, BASE.muted, LEFT, shrink=LEAST_SHRINK)
