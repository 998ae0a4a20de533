"""The new-game page: cover, seats, the game's own options, and Start. The last set-up is filled in.

On the cover stand the story of the game's world and who made it, as much of both as leaves the picture to be seen; a
link leads to all of it in the rulebook.
"""

from __future__ import annotations

import secrets

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.app.house import makers, set_up
from desktop.app.house.house import House
from desktop.app.house.set_up import SEEDS, SetUp
from desktop.app.pages import pictures
from desktop.app.pages.form import Form
from desktop.app.pages.lines import Line
from desktop.app.pages.page import Page
from desktop.app.pages.scroll import Column
from desktop.app.pages.titles import Title
from desktop.controller.guide import has_guide
from desktop.controller.matches import OptionError
from desktop.table.controls.buttons import BrassButton, GlassButton, IconButton, LinkButton, tab_chain
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import line_height
from desktop.table.drawing.theme import BASE, FELT
from desktop.table.scene.safety_net import netted

EDGE = 40.0
SEEN = (0.2, 0.2, 0.1)  # of the cover's height over the title: what story, about and tagline leave of the picture
STORY = "the_story"  # the section of the rulebook


@netted
class NewGamePage(Page):
    """Everything one decides before a match."""

    def __init__(self, house: House, game_id: str, chosen: SetUp | None = None, parent: QWidget | None = None) -> None:
        line = house.words.line
        super().__init__(house, line("house.pair", line("house.new.page"), house.title(game_id)), parent)
        self.game = house.games[game_id]
        known = chosen or set_up.last(house, self.game)
        self._title = house.title(game_id)
        self._stories = [house.about(game_id, what) for what in ("story", "about", "tagline")]
        self._makers = makers.short(house, game_id)
        self.arrow = IconButton("arrow-left", line("house.button.back"), 40, self)
        self.heading = Line(line("house.new.page"), 27, 600, parent=self)
        self.hint = Line(line("house.new.last") if known else "", 17, 400, "muted", italic=True, parent=self)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.column = Column(self)
        self.form = Form(house, self.game, known or set_up.default(house, self.game))
        self.column.setWidget(self.form)
        self.told = Line("", 19, parent=self)
        self.by = Line("", 16, parent=self)
        self.story_link = LinkButton(line("house.makers.link"), icon="scroll-text", parent=self)
        self.story_link.setVisible(bool(self._stories[0]))
        self.story_link.clicked.connect(lambda: house.routes.rules(game_id, STORY))
        self.rules_link = LinkButton(line("house.button.rules"), "F1", parent=self)
        self.cards_link = LinkButton(line("house.button.cards"), "F2", parent=self)
        self.cards_link.clicked.connect(lambda: house.routes.cards(game_id))
        self.guide_link = LinkButton(line("house.guide.show"), icon="graduation-cap", parent=self)
        self.guide_link.setVisible(has_guide(game_id))
        for link in (self.story_link, self.guide_link, self.rules_link, self.cards_link):
            link.wears = FELT
        self.offer = GlassButton(line("house.guide.show"), icon="graduation-cap", parent=self)
        self.offer.setAccessibleDescription(line("house.guide.offer", self._title))
        self.offer.setVisible(known is None and has_guide(game_id))  # UX 44: before the first game of a title
        self.summary = Line("", 18, 400, "muted", parent=self)
        self.back_button = GlassButton(line("house.button.back"), line("house.key.escape"), parent=self)
        self.start_button = BrassButton(line("house.button.start"), line("house.key.enter"), parent=self)
        self.arrow.clicked.connect(self.back)
        self.back_button.clicked.connect(self.back)
        self.rules_link.clicked.connect(lambda: house.routes.rules(game_id))
        for way in (self.offer, self.guide_link):
            way.clicked.connect(lambda: house.routes.guide(game_id))
        self.start_button.clicked.connect(self.begin)
        self.form.changed.connect(self._check)
        self.form.grown.connect(self.fit)
        self._check()

    def first_focus(self) -> QWidget | None:
        """Start: the last set-up stands ready."""
        return self.start_button

    def take_settings(self) -> None:
        """The form shows speed and thought."""
        self.form.take_settings()

    # ---- what is chosen

    def begin(self) -> None:
        """Start the match, unless something does not fit yet."""
        self._check()
        if self.start_button.reason:
            return
        typed = self.form.seed.text().strip()
        self.house.routes.begin(self.form.chosen, int(typed) if typed else secrets.randbelow(SEEDS))

    def _check(self) -> None:
        reason = self._problem()
        self.start_button.disable(reason)
        self.summary.set_tint("refused" if reason else "muted")
        self.summary.setText(reason or self.house.facts(self.game.info.id))

    def _problem(self) -> str:
        """Why this cannot be started yet, in a sentence; empty when it can."""
        line, chosen, typed = self.house.words.line, self.form.chosen, self.form.seed.text().strip()
        names = [seat.name for seat in chosen.seats]
        if not all(names):
            return line("house.new.name_missing")
        twice = next((name for name in names if names.count(name) > 1), "")
        if twice:
            return line("house.new.name_twice", twice)
        if typed and not (typed.isascii() and typed.isdigit() and len(typed) <= 18):
            return line("house.new.seed_bad")
        try:
            self.game.check_table(len(names), chosen.mode)
            self.game.settle(chosen.options)
        except OptionError as error:
            if error.text is not None:
                return self.house.words.say(error.text)
            said = str(error)
            return said[:1].upper() + said[1:] + ("" if said.endswith(".") else ".")
        return ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts, F1 opens the rules, F2 the cards."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.begin()
        elif event.key() == Qt.Key.Key_F1:
            self.house.routes.rules(self.game.info.id)
        elif event.key() == Qt.Key.Key_F2:
            self.house.routes.cards(self.game.info.id)
        else:
            super().keyPressEvent(event)

    # ---- layout

    @property
    def _cover(self) -> QRectF:
        wide = min(470.0, self.wide * 0.3) / self.metrics.text**0.4
        return QRectF(self.rect_of(EDGE, EDGE, wide, self.high - 2 * EDGE))

    def lay_out(self) -> None:
        """Cover left, heading, column and foot right of it."""
        m, cover = self.metrics, self._cover
        left, right = round(cover.right() + m.px(46)), round(m.px(self.wide - EDGE))
        foot = round(max(m.px(62), self.start_button.sizeHint().height()))
        bottom = self.height() - round(m.px(EDGE))
        side = self.arrow.sizeHint().height()
        head = max(side, self.heading.height_for(9999))
        self.arrow.setGeometry(left, round(m.px(EDGE)) + (head - side) // 2, side, side)
        x = left + side + round(m.px(14))
        heading = self.heading.fontMetrics().horizontalAdvance(self.heading.text()) + 8
        self.heading.setGeometry(x, round(m.px(EDGE)), heading, head)
        self.hint.setGeometry(x + heading, round(m.px(EDGE)), right - x - heading, head)
        self._lay_offer(x + heading, right, round(m.px(EDGE)), head)
        foot = self._lay_foot(left, right, bottom, foot)
        top = round(m.px(EDGE)) + head + round(m.px(14))
        margin = round(m.px(14))  # room for the focus ring inside the scrolling part
        room = bottom - foot - round(m.px(18)) - top
        self.column.setGeometry(left - margin, top, right - left + 2 * margin, room)
        self.form.arrange(right - left, margin, room, m)
        self._lay_links(cover)
        self._lay_words(cover)
        offers = [] if self.offer.isHidden() else [self.offer]
        tab_chain([*self.form.chain, self.start_button, self.back_button, self.arrow, *self._links, *offers])

    @property
    def _links(self) -> list[LinkButton]:
        """At the cover's foot, from the top."""
        links = (self.story_link, self.guide_link, self.rules_link, self.cards_link)
        return [link for link in links if not link.isHidden()]

    def _lay_links(self, cover: QRectF) -> None:
        m = self.metrics
        left, y = round(cover.x() + m.px(22)), round(cover.bottom() - m.px(14))
        room = round(cover.width() - m.px(30))
        self._word(self.guide_link, room, "house.guide.show", "house.guide.title")
        self._word(self.story_link, room, "house.makers.link", "house.makers.link_short")
        self.story_link.setAccessibleName(self.house.words.line("house.makers.link"))
        for row in reversed(self._rows(room)):
            x = left
            y -= row[0].sizeHint().height()
            for link in row:
                link.setGeometry(x, y, min(link.sizeHint().width(), room), link.sizeHint().height())
                x += link.width()

    def _rows(self, room: int) -> list[list[LinkButton]]:
        """One link a row, but rules and cards side by side where they can."""
        rows = [[link] for link in self._links]
        if self.rules_link.sizeHint().width() + self.cards_link.sizeHint().width() <= room:
            rows[-2:] = [[self.rules_link, self.cards_link]]
        return rows

    def _lay_words(self, cover: QRectF) -> None:
        """From the links upwards: the makers in at most two lines, and the longest story that there is room for."""
        m, bottom = self.metrics, self._links[0].y() - round(self.metrics.px(8))
        most = bottom - cover.y() - self._heading.height
        two = 2.2 * line_height(self.by.font())
        self.by.set_tint(FELT.muted)
        self.told.set_tint(FELT.soft)
        used = self._stand(self.by, [(said, min(two, most)) for said in self._makers], cover, bottom)
        used += round(m.px(6)) if used else 0
        rooms = [(said, most - used - cover.height() * seen) for said, seen in zip(self._stories, SEEN, strict=True)]
        self._stand(self.told, rooms, cover, bottom - used)

    def _stand(self, label: Line, rooms: list[tuple[str, float]], cover: QRectF, bottom: int) -> int:
        """The first of several texts that its room holds, up from the bottom; how high it is."""
        left, wide = round(cover.x() + self.metrics.px(30)), round(cover.width() - 2 * self.metrics.px(30))
        for said, room in [*rooms, ("", 0.0)]:
            label.setText(said)
            if label.height_for(wide) <= room:
                break
        high = label.height_for(wide)
        label.setVisible(bool(label.text()))
        label.setGeometry(left, bottom - high, wide, high)
        return high

    @property
    def _heading(self) -> Title:
        """The game's title on the cover."""
        wide = self._cover.width() - 2 * self.metrics.px(30)
        return Title(self.game.info.id, self._title, 74, wide, self.metrics)

    def _lay_offer(self, left: int, right: int, top: int, high: int) -> None:
        """At the head's right end, where later the last set-up is spoken of."""
        self._word(self.offer, right - left, "house.guide.show", "house.guide.title")
        wide = min(self.offer.sizeHint().width(), right - left)
        tall = max(high, self.offer.sizeHint().height())
        self.offer.setGeometry(right - wide, top + (high - tall) // 2, wide, tall)

    def _word(self, way: LinkButton | GlassButton, room: int, full: str, brief: str) -> None:
        """The longer words where there is room."""
        way.set_label(self.house.words.line(full))
        if way.sizeHint().width() > room:
            way.set_label(self.house.words.line(brief))

    def _lay_foot(self, left: int, right: int, bottom: int, high: int) -> int:
        """Buttons at the right, the summary left of them; how high it all is."""
        m, gap = self.metrics, round(self.metrics.px(16))
        x = right
        for button, least in ((self.start_button, 250), (self.back_button, 170)):
            wide = max(round(m.px(least)), button.sizeHint().width())
            x -= wide
            button.setGeometry(x, bottom - high, wide, high)
            x -= gap
        tall = max(high, self.summary.height_for(x - left))
        self.summary.setGeometry(left, bottom - tall, x - left, tall)
        return tall

    # ---- painting

    def paint_page(self, painter: QPainter) -> None:
        """The cover with title and words."""
        m, cover = self.metrics, self._cover
        path = paint.rounded(cover, m.px(16))
        paint.soft_shadow(painter, cover, m.px(16), m.px(30), m.px(12), 0.6 * BASE.shade)
        pictures.draw_cover(painter, cover, path, self.game.info.id)
        title, words = (
            self._heading,
            [label.y() for label in (self.told, self.by, *self._links) if not label.isHidden()],
        )
        top = min(words) - title.height
        high = min(cover.height(), cover.bottom() - top + m.px(130))
        dark = min(0.42, (min(words) - cover.bottom() + high) / high)  # from the first line of the words on
        pictures.fade(painter, cover, path, high / cover.height(), dark=dark)
        pictures.edge(painter, cover, m.px(16))
        title.draw(painter, cover.x() + m.px(30), top, cover.width() - 2 * m.px(30))
