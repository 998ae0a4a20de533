"""The new-game page: cover, seats, the game's own options, and Start. The last set-up is filled in.

On the cover stand the story of the game's world and who made it, as much of both as leaves the picture to be seen; a
link leads to all of it in the rulebook.
"""

from __future__ import annotations

import secrets

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QBoxLayout, QWidget

from desktop.app.house import lessons, makers, set_up
from desktop.app.house.house import House
from desktop.app.house.set_up import SEEDS, SetUp
from desktop.app.pages import pictures
from desktop.app.pages.form import RING, Form
from desktop.app.pages.layouts import SPRING, HBox, VBox
from desktop.app.pages.lines import Line
from desktop.app.pages.page import Page
from desktop.app.pages.scroll import Column
from desktop.app.pages.titles import Title
from desktop.controller.guide import has_guide
from desktop.controller.matches import OptionError
from desktop.table.controls.buttons import BrassButton, GlassButton, IconButton, LinkButton, PushButton, tab_chain
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
        self.heading = Line(line("house.new.page"), 27, 600, parent=self)
        self.hint = Line(line("house.new.last") if known else "", 17, 400, "muted", italic=True, parent=self)
        self.hint.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.column = Column(self)
        self.form = Form(house, self.game, known or set_up.default(house, self.game))
        self.column.setWidget(self.form)
        self.on_cover = QWidget(self)
        self.told = Line("", 19, parent=self.on_cover)
        self.by = Line("", 16, parent=self.on_cover)
        self.story_link = LinkButton(line("house.makers.link"), icon="scroll-text", parent=self.on_cover)
        self.story_link.setVisible(bool(self._stories[0]))
        self.story_link.clicked.connect(lambda: house.routes.rules(game_id, STORY))
        self.rules_link = LinkButton(line("house.button.rules"), "F1", parent=self.on_cover)
        self.cards_link = LinkButton(line("house.button.cards"), "F2", parent=self.on_cover)
        self.cards_link.clicked.connect(lambda: house.routes.cards(game_id))
        self.guide_link = LinkButton(line("house.guide.show"), icon="graduation-cap", parent=self.on_cover)
        self.guide_link.setVisible(has_guide(game_id))
        for link in (self.story_link, self.guide_link, self.rules_link, self.cards_link):
            link.wears = FELT
        self.offer = BrassButton(line("house.guide.show"), icon="graduation-cap", parent=self)
        self.offer.setAccessibleDescription(line("house.guide.offer", self._title))
        self.no_lesson = IconButton("x", line("house.guide.wave_away"), 30, self)
        self.no_lesson.clicked.connect(self._wave_away)
        self.summary = Line("", 18, 400, "muted", parent=self)
        self.back_button = GlassButton(line("house.button.back"), line("house.key.escape"), parent=self)
        self.start_button = BrassButton(line("house.button.start"), line("house.key.enter"), parent=self)
        self.back_button.clicked.connect(self.back)
        self.rules_link.clicked.connect(lambda: house.routes.rules(game_id))
        for way in (self.offer, self.guide_link):
            way.clicked.connect(lambda: house.routes.guide(game_id))
        self.start_button.clicked.connect(self.begin)
        self._invite()
        self.form.changed.connect(self._check)
        self.form.grown.connect(self.fit)
        self._compose()
        self._check()

    def _compose(self) -> None:
        """Words and links at the foot of the cover; heading, form and buttons right of it."""
        left = Qt.AlignmentFlag.AlignLeft
        self._pair, self._foot = HBox(), VBox()
        for link in (self.rules_link, self.cards_link):
            self._pair.addWidget(link, 0, left)
        self._pair.put(SPRING)
        for link in (self.story_link, self.guide_link):
            self._foot.addWidget(link, 0, left)
        self._foot.put(self._pair)
        words = VBox(self.told, self.by, gap=6, edges=(8, 0, 22, 8))
        self.on_cover.setLayout(VBox(SPRING, words, self._foot, edges=(22, 0, 8, 14)))
        head = self.head(self.heading, self.hint, HBox(self.offer, self.no_lesson, gap=14))
        head.setStretch(1, 0)
        head.setStretch(2, 1)
        head.edges = (RING, 0, RING, 0)
        foot = HBox(gap=16, edges=(RING, 4, RING, 0))
        foot.put(self.summary, stretch=1)
        foot.put(self.back_button, self.start_button)
        right = VBox(head, gap=14)
        right.put(self.column, stretch=1)
        right.put(foot)
        self._parts = HBox(self.on_cover, gap=46 - RING, edges=(EDGE, EDGE, EDGE - RING, EDGE))
        self._parts.put(right, stretch=1)
        self.setLayout(self._parts)

    def first_focus(self) -> QWidget | None:
        """What is bright: Start, for the last set-up stands ready, or before the first game the lesson."""
        return self.start_button if self.start_button.bright else self.offer

    def entered(self) -> None:
        """The lesson may have been played since."""
        self._invite()
        if self.isVisible():
            self.fit()

    def _invite(self) -> None:
        """The lesson is the gold button until it was played or waved away; then Start is."""  # UX 44
        due, enter = lessons.due(self.house, self.game.info.id), self.house.words.line("house.key.enter")
        for widget in (self.offer, self.no_lesson):
            widget.setVisible(due)
        self.offer.key = enter if due else ""
        self.start_button.brighten(not due)
        self.start_button.set_label(self.start_button.text(), "" if due else enter)

    def _wave_away(self) -> None:
        lessons.over(self.house, self.game.info.id)
        self._invite()
        self.fit()
        self.start_button.setFocus(Qt.FocusReason.OtherFocusReason)

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
            if self.start_button.bright:
                self.begin()
            else:
                self.offer.press()
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
        """The cover's width, and what there is room for on it and beside it."""
        m, cover = self.metrics, self._cover
        self.on_cover.setFixedWidth(round(cover.width()))
        for button, least in ((self.start_button, 250), (self.back_button, 170)):
            button.setMinimumSize(round(m.px(least)), round(m.px(62)))
        self._choose_links(cover)
        self._choose_words(cover)
        room = self.width() - cover.right() - m.px(46 + EDGE + 2 * 14) - self.arrow.sizeHint().width()
        room -= self.heading.sizeHint().width() + self.no_lesson.sizeHint().width() + m.px(8)
        self._word(self.offer, round(room), "house.guide.show", "house.guide.title")
        self._parts.activate()
        bar = self.column.verticalScrollBar().sizeHint().width()
        self.form.arrange(self.column.width() - bar, self.column.height(), m)
        offers = [] if self.offer.isHidden() else [self.offer, self.no_lesson]
        tab_chain([*self.form.chain, self.start_button, self.back_button, self.arrow, *self._links, *offers])

    @property
    def _links(self) -> list[LinkButton]:
        """At the cover's foot, from the top."""
        links = (self.story_link, self.guide_link, self.rules_link, self.cards_link)
        return [link for link in links if not link.isHidden()]

    def _choose_links(self, cover: QRectF) -> None:
        """The longer words where there is room, and rules and cards side by side where they can be."""
        room = round(cover.width() - self.metrics.px(30))
        self._word(self.guide_link, room, "house.guide.show", "house.guide.title")
        self._word(self.story_link, room, "house.makers.link", "house.makers.link_short")
        self.story_link.setAccessibleName(self.house.words.line("house.makers.link"))
        both = self.rules_link.sizeHint().width() + self.cards_link.sizeHint().width() <= room
        self._pair.setDirection(QBoxLayout.Direction.LeftToRight if both else QBoxLayout.Direction.TopToBottom)

    def _choose_words(self, cover: QRectF) -> None:
        """The makers in at most two lines, and the longest story that there is room for over them."""
        m = self.metrics
        self._foot.invalidate()
        most = cover.height() - m.px(14 + 8) - self._foot.sizeHint().height() - self._heading.height
        two = 2.2 * line_height(self.by.font())
        self.by.set_tint(FELT.muted)
        self.told.set_tint(FELT.soft)
        used = self._choose(self.by, [(said, min(two, most)) for said in self._makers], cover)
        used += round(m.px(6)) if used else 0
        rooms = [(said, most - used - cover.height() * seen) for said, seen in zip(self._stories, SEEN, strict=True)]
        self._choose(self.told, rooms, cover)

    def _choose(self, label: Line, rooms: list[tuple[str, float]], cover: QRectF) -> int:
        """The first of several texts that its room holds; how high it is."""
        wide = round(cover.width() - 2 * self.metrics.px(30))
        for said, room in [*rooms, ("", 0.0)]:
            label.setText(said)
            if label.height_for(wide) <= room:
                break
        label.setVisible(bool(label.text()))
        return label.height_for(wide)

    @property
    def _heading(self) -> Title:
        """The game's title on the cover."""
        wide = self._cover.width() - 2 * self.metrics.px(30)
        return Title(self.game.info.id, self._title, 74, wide, self.metrics)

    def _word(self, way: PushButton, room: int, full: str, brief: str) -> None:
        """The longer words where there is room."""
        way.set_label(self.house.words.line(full))
        if way.sizeHint().width() > room:
            way.set_label(self.house.words.line(brief))

    # ---- painting

    def paint_page(self, painter: QPainter) -> None:
        """The cover with title and words."""
        m, cover = self.metrics, self._cover
        path = paint.rounded(cover, m.px(16))
        paint.soft_shadow(painter, cover, m.px(16), m.px(30), m.px(12), 0.6 * BASE.shade)
        pictures.draw_cover(painter, cover, path, self.game.info.id)
        words = [label.y() for label in (self.told, self.by, *self._links) if not label.isHidden()]
        title, first = self._heading, self.on_cover.y() + min(words)
        top = first - title.height
        high = min(cover.height(), cover.bottom() - top + m.px(130))
        dark = min(0.42, (first - cover.bottom() + high) / high)  # from the first line of the words on
        pictures.fade(painter, cover, path, high / cover.height(), dark=dark)
        pictures.edge(painter, cover, m.px(16))
        title.draw(painter, cover.x() + m.px(30), top, cover.width() - 2 * m.px(30))
