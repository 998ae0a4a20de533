"""A match seen again: the table, its log, and the line of the whole match to walk along (UX 34)."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter, QPaintEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QSizePolicy, QWidget

from desktop.app.house.house import House
from desktop.app.house.speech import TableSpeech
from desktop.app.pages.layouts import HBox, VBox, settle
from desktop.app.pages.page import Page
from desktop.app.play.autosave import Keeping
from desktop.app.play.beliefs_sheet import BeliefsSheet
from desktop.app.play.curve import style_of
from desktop.app.play.keys import KeysSheet
from desktop.app.play.lines_sheet import LinesSheet, StrongSheet
from desktop.app.play.over_table import texts_over
from desktop.app.play.race_bar import RaceBar
from desktop.app.play.replay_bar import PACES, ReplayBar
from desktop.app.play.replay_keys import key_of, listen, rows
from desktop.app.play.sheet import Sheet, Veil
from desktop.app.play.sheets import Sheets
from desktop.app.play.study_panel import LOG, STUDY, StudyPanel
from desktop.app.play.studying import Studying
from desktop.app.play.verdict_plate import VerdictPlate
from desktop.controller.counsel import Counsel
from desktop.controller.log import LogLine
from desktop.controller.matches import OPEN, Match
from desktop.controller.race import Race
from desktop.controller.replay import Replay
from desktop.table.controls.buttons import GlassButton, IconButton, Scaled, painter_on, tab_chain
from desktop.table.controls.fields import DropDown
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import LEFT, draw_line, width
from desktop.table.drawing.theme import BASE, edge, font, ui_font
from desktop.table.motion.speeds import Pace, Speed, motion_wanted
from desktop.table.scene.layout import unit_in
from desktop.table.scene.safety_net import netted
from desktop.table.scene.scene import TableScene
from desktop.table.scene.view import TableView
from desktop.table.world import world_of

TOP = 62.0
PANEL = 312.0
LOW = 520.0  # units of height that a sheet wants, for letters of 100 %
BROAD = 1600.0  # units of width from which on the panel is there without being asked for
SEEN_BAND = 0.015  # of a chance: a narrower band lies under its line
LARGE = 1.2  # letters above which it is not: the table beside it would be too narrow for its own


@netted
class Title(Scaled, QWidget):
    """Which game it is and, where there is room, that this is a replay."""

    def __init__(self, title: str, game_id: str, note: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._title, self._game_id, self._note = title, game_id, note

    def sizeHint(self) -> QSize:
        """As high as the bar over the table."""
        m = self.metrics
        return QSize(1, round(max(m.px(TOP), m.type(19) * 2 + m.px(14))))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The title shrinks where it has to."""
        painter, m, room = painter_on(self), self.metrics, QRectF(self.rect())
        face = font(world_of(self._game_id).title, m.px(31) * min(1.2, m.text))
        wide = min(width(self._title, face) + m.px(6), room.width() * 0.7)
        draw_line(painter, QRectF(0, 0, wide, room.height()), self._title, face, BASE.text, LEFT)
        if room.width() - wide > m.px(120):
            note = room.adjusted(wide + m.px(20), 0, 0, 0)
            draw_line(painter, note, self._note, ui_font(m.type(18), 500), BASE.muted, LEFT)


@netted
class ReplayPage(Page):
    """Looks on; what it offers to do is to play on from here."""

    def __init__(self, house: House, match: Match, counsel: Counsel | None = None, at: int | None = None) -> None:
        line = house.words.line
        title = house.title(match.game.info.id)
        super().__init__(house, line("house.replay.page", title))
        self.match, self._asked = match, at
        self._laid = False
        self.scene = TableScene()
        self.replay = Replay(match, self.scene, house.words, self, counsel)
        self.arrow = IconButton("arrow-left", line("house.button.back"), 40, self)
        self.title = Title(title, match.game.info.id, line("house.replay.top"), self)
        self.seen = DropDown(line("house.replay.seen"), self)
        for viewer in self.replay.viewers:
            self.seen.add(self._seen_by(viewer), viewer, "users" if viewer in (None, OPEN) else "user")
        self.seen.setToolTip(line("house.play.tip", line("house.replay.seen"), "V"))
        self.on_button = GlassButton(line("house.replay.play_on"), icon="graduation-cap", parent=self)
        self.race = RaceBar(house.words, self)
        self.view = TableView(self.scene, self)
        self.view.setAcceptDrops(False)  # a record that is let go here is the window's
        self.view.setAccessibleName(title)
        names = tuple(seat.name for seat in match.seats)
        self.view.speech = TableSpeech(house.words, match.game.info.id, names)
        self.plate = VerdictPlate(match.game.info.id, self.view, self)
        self.scene.callouts.others.append(lambda: texts_over(self.view, self))
        self.panel = StudyPanel(house.words, STUDY if self.replay.ended else LOG, self)
        self.log = self.panel.log
        self.panel_button = IconButton("panel-right-open", "", 40, self)
        self.keys_button = IconButton("keyboard", line("house.replay.do.keys"), 40, self)
        speed = house.settings.speed if house.settings.speed in PACES else "normal"
        self.bar = ReplayBar(house.words, speed, self)
        self.veil = Veil(self)
        self.lines = LinesSheet(house.words, self)
        self.strong = StrongSheet(house.words, self)
        self.beliefs = BeliefsSheet(house, self.replay, self._table_room, self)
        self.believed = IconButton("eye", line("house.beliefs.open"), 40, self)
        self.believed.disable(self.beliefs.why_not)
        self.keys = KeysSheet(house.words, "house.study.keys", rows(house.words), self, ())
        self.sheets = Sheets(self, self.veil, (self.lines, self.strong, self.beliefs, self.keys), self._room_of)
        self.studying = Studying(house, self.replay, self.panel, self.lines, self.strong)
        self.keeping = Keeping(None, house.statistics, house.words.say)
        self.folded: bool | None = None
        self.bar.line.set_match(self.replay.last, self.replay.turns, self.replay.heading)
        self._set_pace(speed)
        self._arrange()
        self._connect()

    def _connect(self) -> None:
        replay = self.replay
        self.arrow.clicked.connect(self.back)
        self.seen.currentIndexChanged.connect(lambda at: replay.look_from(self.seen.itemData(at)))
        self.seen.currentIndexChanged.connect(self._draw_course)
        self.on_button.clicked.connect(self.studying.play_on)
        self.panel_button.clicked.connect(self._fold)
        self.keys_button.clicked.connect(lambda: self.sheets.toggle(self.keys))
        self.believed.clicked.connect(self.beliefs.toggle)
        self.log.chosen.connect(self._look_at)
        replay.judged.connect(self.plate.tell)
        replay.raced.connect(self._race)
        self.bar.line.valueChanged.connect(replay.seek)
        for name, button in self.bar.walks.items():
            button.clicked.connect(lambda _=False, name=name: self.walk(name))
        self.bar.play.clicked.connect(replay.toggle)
        self.bar.pace.chosen.connect(lambda at: self._set_pace(PACES[at]))
        replay.changed.connect(self._show)
        replay.weighed.connect(self._draw_course)
        replay.weighed.connect(self._keep)
        self.studying.noted.connect(self._show)
        self.panel.note.left.connect(self.bar.line.setFocus)
        listen(self, self.walk)
        panel = self.panel
        top = (self.arrow, self.seen, self.believed, self.on_button, self.panel_button, self.keys_button)
        beside = (panel.which, panel.list, *panel.deeds.values(), panel.log, panel.name, panel.note)
        tab_chain([self.bar.line, *self.bar.buttons, self.bar.pace, *top, self.view, *beside])

    def _seen_by(self, viewer: int | None) -> str:
        line = self.house.words.line
        if viewer is None:
            return line("house.replay.by_all")
        return line("house.replay.open") if viewer == OPEN else line("house.replay.by", self.match.seats[viewer].name)

    def first_focus(self) -> QWidget:
        """The line: arrows walk along it."""
        return self.bar.line

    # ---- coming and going

    def showEvent(self, event: QShowEvent) -> None:
        """The table is laid when there is room for it."""
        super().showEvent(event)
        if not self._laid:
            self._laid = True
            self.replay.start(self._asked or 0)
            self._draw_course()
            if self._asked is not None and self.studying.moment_here() is not None:
                self.studying.compare()
        self.studying.look_for_tries()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The clock stands still."""
        self.plate.tell(None)
        self.studying.close()
        self.replay.close()
        self.scene.let_go_of_pictures()
        super().closeEvent(event)

    # ---- walking

    def walk(self, what: str) -> None:
        """One of the buttons or keys; a focused button is meant when Space is pressed on it."""
        replay, focus = self.replay, QApplication.focusWidget()
        if what == "toggle" and isinstance(focus, QAbstractButton):
            focus.click()
        elif what == "toggle" and isinstance(focus, QComboBox):
            focus.showPopup()
        elif what == "forth":
            replay.step()
        elif what == "view":
            self.seen.setCurrentIndex((self.seen.currentIndex() + 1) % self.seen.count())
        else:
            ways: dict[str, Callable[[], None]] = {
                "toggle": replay.toggle,
                "beliefs": self._toggle_beliefs,
                "back": lambda: replay.seek(replay.at - 1),
                "back_turn": lambda: replay.turn(-1),
                "forth_turn": lambda: replay.turn(1),
                "start": lambda: replay.seek(0),
                "end": lambda: replay.seek(replay.last),
                "moment": lambda: self.studying.walk(1),
                "moment_before": lambda: self.studying.walk(-1),
                "compare": self.studying.compare,
                "again": self.studying.try_again,
                "strong": self.studying.ask_strong,
                "play_on": self.on_button.press,
                "note": self._write_note,
                "study": lambda: self._turn_to(STUDY),
                "log": lambda: self._turn_to(LOG),
                "keys": lambda: self.sheets.toggle(self.keys),
            }
            ways[what]()

    def _turn_to(self, which: int) -> None:
        """What the panel shows; the panel goes where it shows that already."""
        shown = not self.panel.isHidden() and self.panel.which.at == which
        self.panel.which.choose(which)
        if shown or self.panel.isHidden():
            self._fold()

    def _fold(self) -> None:
        """The panel goes, or comes."""
        self.panel.note.keep()
        self.folded = not self.panel.isHidden()
        self.fit()

    def _toggle_beliefs(self) -> None:
        """By its key; its button says by itself why there is nothing to tell."""
        if self.beliefs.why_not:
            self.house.routes.tell(self.beliefs.why_not)
        self.beliefs.toggle()

    def _write_note(self) -> None:
        if self.panel.isHidden():
            self._fold()
        self.studying.write()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc closes a sheet first."""
        if event.key() == Qt.Key.Key_Escape and self.sheets.open is not None:
            self.sheets.close()
        else:
            super().keyPressEvent(event)

    def _look_at(self, line: LogLine) -> None:
        """The table after what the line tells of, and what a clash in it came to."""
        self.replay.seek(line.step + 1)
        self.plate.tell(self.replay.verdict(line.step))

    def _race(self, race: Race, played: bool) -> None:
        """What was played counts; what was jumped to stands."""
        self.race.tell(race, self.scene.animator.pace if played else None)

    def _set_pace(self, speed: str) -> None:
        motion = motion_wanted(self.house.settings.motion)
        self._speed = speed
        self.replay.set_pace(Pace(Speed[speed.upper()], motion and self.house.settings.speed != "off"))

    def take_settings(self) -> None:
        """Whether cards fly; how fast is chosen here."""
        self._set_pace(self._speed)

    # ---- what it shows

    def _show(self) -> None:
        replay, line, bar = self.replay, self.house.words.line, self.bar
        where = line("house.replay.where", replay.heading(), replay.at, replay.last)
        moment = bar.line.moments.get(replay.at - 1, "")
        ahead = bar.line.moments.get(replay.at, "")
        told = moment or (line("house.study.ahead", ahead) if ahead else "")
        here = told or f"{where} · {self._legend()}"
        shorter = () if told else (f"{where} · {self._whose()}", where)
        noted = replay.notes().get(replay.at, "")
        swing = bar.line.parts.get(replay.at - 1)
        more = [swing.told if swing is not None else "", line("house.study.noted", noted) if noted else ""]
        bar.tell(replay.sentence(), here, " ".join(filter(None, more)), shorter)
        bar.show_playing(replay.playing)
        bar.line.blockSignals(True)
        bar.line.setValue(replay.at)
        bar.line.blockSignals(False)
        for name, button in bar.walks.items():
            end = "start" if name.startswith("back") else "end"
            off = replay.at == (0 if end == "start" else replay.last)
            button.disable(line(f"house.replay.why.{end}") if off else "")
        self.on_button.disable(self.studying.why_no_play_on())
        self.log.set_lines(replay.log())
        bar.line.set_notes(replay.notes())
        self.studying.follow()
        self.update()

    def _legend(self) -> str:
        line, replay = self.house.words.line, self.replay
        chances = replay.chances()
        if chances is None:
            measured = line(f"{self.match.game.info.id}.end.curve")
            return line("house.pair", line("house.replay.measure", measured), self._whose())
        done = "chance" if chances.widest_band >= SEEN_BAND else "chance_narrow"
        kind = done if replay.complete else "chance_so_far"
        return line("house.pair", line(f"house.replay.{kind}"), self._whose())

    def _whose(self) -> str:
        """Which line is whose."""
        styles = [(style_of(number), seat.name) for number, seat in enumerate(self.match.seats)]
        line = self.house.words.line
        return self.house.words.listed(line(f"house.play.end.{style}", name) for style, name in styles if style)

    def _draw_course(self) -> None:
        replay, back = self.replay, self.replay.chances()
        view = self.match.view(None)
        tints = {seat: replay.face.side_of(view, seat)[0] for seat in range(len(self.match.seats))}
        if back is None:
            self.bar.line.set_course(replay.course(), tints, None, {})
        else:
            self.bar.line.set_course(back.chances, tints, (0.0, 1.0), dict(back.moments), back.bands, back.sizes)
            self.bar.line.set_parts(replay.swings())
        self.studying.refresh()
        self._show()

    def _keep(self) -> None:
        """What stands out, for the box of drills; and what counts, which nobody may have waited for at the match."""
        review = self.replay.review
        if review is None:
            return
        self.house.routes.keep_moments(self.match, review.judged.moments())
        trouble = self.keeping.looked_back(self.match, review)
        if trouble:
            self.house.routes.tell(trouble)

    # ---- size

    def _arrange(self) -> None:
        """Bar, table and log, foot."""
        top = HBox(self.arrow, gap=17, edges=(14, 0, 14, 0))
        top.put(self.title, stretch=1)
        tools = (self.seen, self.believed, self.on_button, self.keys_button, self.panel_button)
        top.put(HBox(*tools, gap=12))
        table = HBox()
        table.put(self.view, stretch=1)
        table.put(self.panel)
        column = VBox(top, self.race)
        column.put(table, stretch=1)
        column.put(self.bar)
        self.setLayout(column)

    def lay_out(self) -> None:
        """The panel where there is room for it, and the table as large as what is left."""
        m, line = self.metrics, self.house.words.line
        folded = self.wide < BROAD or m.text > LARGE if self.folded is None else self.folded
        self.panel.setVisible(not folded)
        self.panel.setFixedWidth(round(min(m.px(PANEL) * (1 + (m.text - 1) * 0.3), self.width() * 0.34)))
        self.panel_button.icon_name = f"panel-right-{'open' if folded else 'close'}"
        label = line("house.study.show" if folded else "house.study.hide")
        self.panel_button.setAccessibleName(label)
        self.panel_button.setToolTip(line("house.play.tip", label, key_of(self.house.words, "study")))
        self.bar.fold(self.width())
        settle(self)
        self.view.set_scale(unit_in(self.view.width(), self.view.height()), m.text)
        self.plate.place()
        self.veil.setGeometry(self.rect())
        self.sheets.place()

    def _room_of(self, sheet: Sheet) -> QRect:
        """Over the table; where that is too low for such letters, over all under it. The keys lie over the page."""
        if sheet is self.keys:
            return self.rect()
        if sheet is self.beliefs:
            return self._table_room()
        table, m = self.view.geometry(), self.metrics
        if table.height() < m.px(LOW) * m.text:
            table.setBottomRight(self.rect().bottomRight())
        return table

    def _table_room(self) -> QRect:
        """Where a sheet may lie that leaves the bar to be used."""
        return self.view.geometry()

    def paint_page(self, painter: QPainter) -> None:
        """The bar over the table, and the ground of the log."""
        top = self.race.y()
        painter.fillRect(QRectF(0, 0, self.width(), top), paint.vertical(0, top, BASE.bar, BASE.bar_deep))
        painter.fillRect(QRectF(0, top - 1, self.width(), 1), edge(0.12))
