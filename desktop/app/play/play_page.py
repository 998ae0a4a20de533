"""The page on which a game is played: bar, table, prompt, log, and the sheets and the curtain over them.

It shows what the controller says and passes on what people press; it decides nothing. All that could tell one seat of
another lies in `room`, which is hidden, not merely covered, while the curtain is up (UX 35, 38).
"""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QCloseEvent, QFocusEvent, QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.app.house import set_up
from desktop.app.house.house import House
from desktop.app.house.speech import TableSpeech
from desktop.app.pages.layouts import settle
from desktop.app.pages.page import Follower
from desktop.app.play.about_match import AboutMatchSheet
from desktop.app.play.action_bar import ActionBar
from desktop.app.play.actions import PlayActions
from desktop.app.play.after_match import AfterMatch
from desktop.app.play.autosave import Keeping
from desktop.app.play.curtain import Curtain
from desktop.app.play.end import EndSheet
from desktop.app.play.finale import FinaleScreen
from desktop.app.play.hearing import Hearing
from desktop.app.play.keys import KeysSheet
from desktop.app.play.log import LogPanel
from desktop.app.play.menu import MenuSheet
from desktop.app.play.moves import MovesSheet
from desktop.app.play.over_table import texts_over
from desktop.app.play.placards import Placards
from desktop.app.play.pointed_card import pointed
from desktop.app.play.race_bar import RaceBar
from desktop.app.play.resign import ResignSheet
from desktop.app.play.retelling import Retelling
from desktop.app.play.sheet import Sheet, Veil
from desktop.app.play.sheets import Sheets
from desktop.app.play.table_log import TableLog
from desktop.app.play.thinking import Thinking
from desktop.app.play.top_bar import TopBar
from desktop.app.play.verdict_plate import VerdictPlate
from desktop.controller.controller import Controller
from desktop.controller.curtain import people
from desktop.controller.ending import what_resigning_means
from desktop.controller.guide import has_guide
from desktop.controller.hand_signs import KNOWN
from desktop.controller.log import LogLine
from desktop.controller.matches import Action, Match
from desktop.controller.opponents import Opponents, cores_for
from desktop.controller.phase import Deed, Phase
from desktop.controller.race import Race
from desktop.controller.retelling import Retold
from desktop.face import face_of
from desktop.storage.settings import SPEEDS, TEXT_SIZES
from desktop.table.controls.buttons import PushButton, rescale, tab_chain
from desktop.table.drawing.theme import BASE, Metrics
from desktop.table.motion.speeds import Pace, Speed, motion_wanted
from desktop.table.scene.layout import Rect, frame, sortable
from desktop.table.scene.safety_net import netted
from desktop.table.scene.scene import TableScene
from desktop.table.scene.view import TableView
from desktop.table.sound.sounds import Sounds


@netted
class PlayPage(Follower, QWidget):
    """One match, from the deal to the last card."""

    kept = True  # in the saves and, once it is over, in the statistics

    def __init__(self, house: House, match: Match, opponents: Opponents | None = None) -> None:
        super().__init__()
        self.house, self.match, self.settings, self.words = house, match, house.settings, house.words
        words, self.names = house.words, tuple(seat.name for seat in match.seats)
        saves, statistics = (house.saves, house.statistics) if self.kept else (None, None)
        self.keeping = Keeping(saves, statistics, words.say)
        self.game_id = match.game.info.id
        self.title = words.first(f"{self.game_id}.title", default=match.game.info.title)
        self.metrics = Metrics()
        self.folded: bool | None = None  # the log: None as the window's size wants it
        self.setWindowTitle(self.title)
        self.setAccessibleName(self.title)
        self.commands = PlayActions(self, words)
        alone = len(people(match)) < 2
        self.commands.allow("curtain", words.line("house.play.why.curtain") if alone else "")
        sorts = sortable(face_of(match.game).spec(match.view(None), words.say))
        self.commands.allow("sort", "" if sorts else words.line("house.play.why.sort"))
        self.scene, self.sounds = TableScene(), Sounds(self.game_id)
        self.scene.animator.sound = self.sounds.play
        self.controller = Controller(match, self.scene, words, self, self.keeping.match, opponents)
        self.hearing = Hearing(self.controller, self.sounds, self)
        self.controller.tells.done = self.settings.gestures
        self._allow("practice", self.controller.can_practise())
        self._make_room()
        self._make_sheets()
        self._thinking = Thinking(words, self.controller, self.foot, self)
        self._connect()

    # ---- what it is made of

    def _make_room(self) -> None:
        line = self.words.line
        self.room = QWidget(self)
        self.top = TopBar(self.title, self.game_id, self.commands, self.room)
        self.race = RaceBar(self.words, self.room)
        self.view = TableView(self.scene, self.room)
        self.view.setAcceptDrops(False)  # a record that is let go here is the window's
        self.view.setAccessibleName(self.title)
        self.view.speech = TableSpeech(self.words, self.game_id, self.names)
        self.foot = ActionBar(line("house.play.now"), self.commands.key("primary"), self.room)
        self.foot.rules.set_label(line("house.play.rules_link"), self.commands.key("rules"))
        self.log = LogPanel(self.words, self.commands, self.room)
        self.table_log = TableLog(self.words, self.controller, self.log, self.view, self.kept, self)
        self.plate = VerdictPlate(self.game_id, self.view, self.room)
        self.placards = Placards(self.controller, self.view, self.foot, self.commands, self.room)
        self.scene.callouts.others.append(lambda: texts_over(self.view, self.room))
        self.scene.callouts.quiet = self.table_log.last_lines
        self.retelling = Retelling(self.controller, self.view, self.commands, self.room)
        self.retelling.lie_beside(self.plate, self.placards.hint, self.placards.warning)

    def _make_sheets(self) -> None:
        words, actions, settings = self.words, self.commands, self.settings
        tried = self.match.branch is not None
        self.veil = Veil(self)
        self.moves = MovesSheet(words, self)
        self.keys = KeysSheet(words, "house.play.program_keys", actions.rows(), self)
        self.menu = MenuSheet(words, actions, settings, self, has_guide(self.game_id), tried)
        self.end = EndSheet(words, self.game_id, self.title, self, tried)
        self.resign = ResignSheet(words, words.say(what_resigning_means(self.match)), self)
        self.about = AboutMatchSheet(words, self.match, self)
        sheets = (self.moves, self.keys, self.menu, self.resign, self.about, self.end)
        self.sheets = Sheets(self, self.veil, sheets, self._room_of)
        self.after = AfterMatch(self.house, self.controller, self.end, self.keeping, self)
        self.finale = FinaleScreen(self.game_id, self.scene.animator, self)
        self.curtain = Curtain(words, self.commands.key("curtain"), self)

    def _connect(self) -> None:
        c = self.controller
        c.changed.connect(self._show)
        c.previewed.connect(self.foot.set_preview)
        c.curtain_changed.connect(self._curtain)
        c.ended.connect(self._ended)
        c.judged.connect(self.plate.tell)
        c.raced.connect(self._race)
        self.retelling.look_at = self._look_at
        self.retelling.strip.added.connect(self._tab_order)
        c.trouble.connect(self._tell)
        c.gestured.connect(self._learned)
        self.foot.pressed.connect(self._pressed)
        self.foot.added.connect(self._tab_order)
        self.foot.now_button.clicked.connect(c.move_now)
        self.foot.rules.clicked.connect(self._open_rules)
        self.log.told.connect(self._tell)
        self.log.view.chosen.connect(self._look_at)
        self.moves.played.connect(self._pressed)
        self.curtain.opened.connect(c.open_curtain)
        self.curtain.home_button.clicked.connect(self.leave)
        self._connect_sheets()
        self._connect_commands()

    def _connect_sheets(self) -> None:
        menu, end = self.menu, self.end
        for home in (menu.home_item, end.home_button):
            home.clicked.connect(self.leave)
        for again in (menu.again_item, end.again_button):
            again.clicked.connect(self._play_again)
        for same in (menu.same_item, end.same_button):
            same.clicked.connect(self._deal_again)
        menu.resign_item.clicked.connect(self.ask_to_resign)
        menu.guide_item.clicked.connect(self._learn)
        menu.about_item.clicked.connect(self._open_about)
        menu.speed.chosen.connect(lambda at: self.house.routes.change(speed=SPEEDS[at]))
        menu.text.chosen.connect(lambda at: self.house.routes.change(text=TEXT_SIZES[at]))
        menu.cues.valueChanged.connect(lambda percent: self.house.routes.change(cues=percent))
        menu.beds.valueChanged.connect(lambda percent: self.house.routes.change(beds=percent))
        self.resign.resigned.connect(self.controller.resign)
        menu.study_item.clicked.connect(self.after.study)
        for sheet in self.sheets.all:
            sheet.opened.connect(self.retelling.close)

    def _learned(self, gesture: str) -> None:
        """The gesture was made once more; often enough, and prompts do not name it again."""
        done = self.settings.gestures
        if done.get(gesture, 0) < KNOWN:
            self.house.routes.change(gestures={**done, gesture: done.get(gesture, 0) + 1})
            self.controller.tells.done = self.settings.gestures

    def _open_rules(self) -> None:
        """At the section of the sentence that stands on the table, else at the beginning."""
        self.house.routes.rules(self.game_id, self.scene.reading.section)

    def _open_cards(self) -> None:
        """At the card under the pointer or the keyboard."""
        self.house.routes.cards(self.game_id, pointed(self.scene))

    def _open_about(self) -> None:
        self.about.tell(self.controller.tells.seated(), self.controller.tells.deal())
        self.about.open()

    def _connect_commands(self) -> None:
        c = self.controller
        for name, act in (
            ("primary", self._primary), ("undo", c.undo), ("redo", c.redo), ("hint", c.hints.next),
            ("advised", c.play_advised), ("anyway", c.warnings.insist),
            ("skip", c.skip_to_me), ("step", self._toggle_step),
            ("sort", self.scene.toggle_sorting), ("practice", self._practise),
            ("moves", self._toggle_moves), ("log", self.toggle_log),
            ("rules", self._open_rules),
            ("cards", self._open_cards),
            ("keys", lambda: self.sheets.toggle(self.keys)),
            ("curtain", c.panic), ("menu", self._toggle_menu), ("back", self._back),
            ("fullscreen", self.house.routes.fullscreen), ("settings", self.house.routes.settings),
        ):  # fmt: skip
            self.commands.on(name, act)

    # ---- size

    def fit(self) -> None:
        """Everything takes its place for this window, this size of text and this theme."""
        text = self.settings.text_factor
        parts = frame(self.width(), self.height(), self.folded, text)
        self.metrics = Metrics(parts.unit, text)
        self.top.table_wide = parts.table.w
        rescale(self, self.metrics)
        for cover in (self.room, self.veil, self.curtain):
            cover.setGeometry(self.rect())
        shown = (self.top, parts.top), (self.race, parts.race), (self.view, parts.table), (self.foot, parts.action)
        for widget, rect in (*shown, (self.log, parts.log)):
            widget.setGeometry(_whole(rect))
        self.log.set_folded(parts.folded)
        settle(self)
        self.view.set_scale(parts.unit, text)
        self.table_log.tell_last()
        self.sheets.place()
        self.placards.place()
        self.plate.place()
        self.finale.place()
        self.retelling.place()

    def _room_of(self, sheet: Sheet) -> QRect:
        """The list of moves lies on the table, the menu under its button, others anywhere."""
        if sheet is self.moves:
            return self.view.geometry()
        top = self.top.height() if sheet is self.menu else 0
        return self.rect().adjusted(0, top, 0, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Everything is a function of the size."""
        self.fit()

    def toggle_log(self) -> None:
        """Fold the log to its rail, or open it."""
        self.folded = not self.log.folded
        self.fit()

    # ---- coming and going

    def showEvent(self, event: QShowEvent) -> None:
        """The first time the match begins; later the system may wish for calm that did not before."""
        super().showEvent(event)
        self.take_settings()
        if self.controller.may(Deed.START):
            self._tab_order()
            self.controller.start()
            self.finale.due = not self.controller.phase.decided
        self.hearing.show(True)

    def hideEvent(self, event: QHideEvent) -> None:
        """Another page lies there, or the window is put away."""
        super().hideEvent(event)
        self.hearing.show(False)

    @property
    def pace(self) -> Pace:
        """How fast and whether at all, from the settings."""
        motion = motion_wanted(self.settings.motion)
        return Pace(Speed[self.settings.speed.upper()], motion, float(self.settings.visible))

    @property
    def warns(self) -> bool:
        """Whether somebody here is told of a blunder before it is made."""
        chosen = self.settings.warnings
        return chosen == "always" or (chosen == "practice" and self.match.practice)

    def _tab_order(self) -> None:
        tools = [self.top.tools[name] for name in self.top.tools]
        foot = [self.foot.now_button, *reversed(self.foot.row)]
        last = [self.log.copy, self.log.fold, self.log.view, self.foot.rules]
        tab_chain([self.view, *self.placards.stops, *self.retelling.strip.stops, *foot, self.top.menu, *tools, *last])

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The page's own focus is the table's, or the curtain's."""
        super().focusInEvent(event)
        self.take_keyboard()

    def show_ring(self, on: bool) -> None:
        """Whether the keyboard is used, or the mouse."""
        self.scene.keyboard.show_ring(on)

    def take_keyboard(self) -> None:
        """To the table, or to what lies over it."""
        modal = self.sheets.modal
        widget = modal.first_focus() if modal is not None else self.view
        (self.curtain if self.curtain.up else widget).setFocus(Qt.FocusReason.OtherFocusReason)

    def closeEvent(self, event: QCloseEvent) -> None:
        """The match is kept already; a picture of it is taken and the opponents go home."""
        if self.controller.phase is not Phase.CLOSED:
            self._thinking.stop()
            self.plate.tell(None)
            self.finale.stop()
            self.controller.close()
            self.commands.enter(self.controller.phase)
            self.scene.let_go_of_pictures()
            self._tell(self.keeping.leave(self.match, self.controller.say))
        super().closeEvent(event)

    def leave(self) -> None:
        """For the home page."""
        self.house.routes.home()

    def _play_again(self) -> None:
        self.house.routes.again(set_up.of_match(self.house, self.match))

    def _deal_again(self) -> None:
        self.house.routes.same_deal(self.match)

    def _learn(self) -> None:
        self.house.routes.guide(self.game_id)

    # ---- what it shows

    def _show(self) -> None:
        """Everything the controller says now."""
        c = self.controller
        self.commands.enter(c.phase)
        self.top.tell(c.tells.heading(), *c.tells.phases())
        if not c.phase.moving:
            self.race.tell(c.tells.race(), None if c.phase.looking else self.pace)
        self.top.set_mark(self.words.line("house.play.practice_mark") if self.match.practice else "")
        acting = c.tells.acting()
        self.foot.tell(c.tells.prompt(), c.preview(), acting.color if acting else BASE.accent, c.tells.threats())
        self.foot.set_buttons(c.tells.buttons(), len(self.match.steps), waiting=c.phase.moving)
        self.table_log.tell()
        if not self.moves.isHidden():
            self.moves.set_moves(c.tells.moves())
        self._allow("undo", c.can_undo() > 0)
        self._allow("redo", c.can_redo() > 0)
        self._allow("hint", c.hints.offered())
        self._allow("practice", c.can_practise())
        self.menu.resign_item.disable("" if c.can_resign() else self.words.line("house.play.why.resign"))
        self.retelling.follow()
        self._thinking.follow()

    def _race(self, race: Race) -> None:
        """How the sides stand, as far as what is being played has come."""
        self.race.tell(race, self.pace)

    def _look_at(self, line: LogLine | Retold) -> None:
        """The table before what the line tells of, and what a clash in it came to."""
        self.controller.look_at(line.step)
        if self.controller.may(Deed.LOOK_AWAY):
            again = isinstance(line, Retold) and line.verdict
            self.plate.tell(again or self.controller.tells.verdict(line.step))

    def _allow(self, name: str, on: bool) -> None:
        self.commands.allow(name, "" if on else self.words.line(f"house.play.why.{name}"))

    def _tell(self, sentence: str) -> None:
        if sentence:
            self.house.routes.tell(sentence)

    def _curtain(self, up: bool) -> None:
        """Up: nothing else is painted, or even there, before the cloth. Down: what one missed."""
        if up:
            self.sheets.close()
            self._forget()
            self.room.hide()
            face = self.controller.tells.covered()
            self.curtain.rise(face.name, face.color, face.shape, self._look_away(face.name))
            return
        self.curtain.fall()
        self.room.show()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.view.announce(self.retelling.after_curtain() or self.controller.tells.prompt())

    def _forget(self) -> None:
        """What a closed sheet or the retold turn still holds is the last seat's."""
        self.plate.tell(None)
        self.retelling.forget()
        self.moves.set_moves(())
        self.moves.search.clear()

    def _look_away(self, name: str) -> str:
        """Whom the curtain asks to look away."""
        others = [self.names[seat] for seat in people(self.match) if self.names[seat] != name]
        line = self.words.line
        return line("house.play.look_away_two", others[0]) if len(others) == 1 else line("house.play.look_away")

    def ask_to_resign(self) -> None:
        """The one question of the page; among several people, by name."""
        viewer = self.controller.viewer
        self.resign.ask(self.names[viewer] if viewer is not None and len(people(self.match)) > 1 else "")

    # ---- sheets

    def _toggle_moves(self) -> None:
        self.moves.set_moves(self.controller.tells.moves())
        self.sheets.toggle(self.moves)

    def _toggle_step(self) -> None:
        self.house.routes.change(step=not self.settings.step)
        self._tell(self.words.line("house.play.step_on" if self.settings.step else "house.play.step_off"))

    def _practise(self) -> None:
        self.controller.practise()
        self.controller.warn(self.warns)
        self._tell(self.words.line("house.play.practice_on"))

    def _toggle_menu(self) -> None:
        self.menu.follow(self.commands)
        self.sheets.toggle(self.menu)

    def _ended(self) -> None:
        end = self.after.tell()
        if end is not None:
            self.view.announce(self.end.accessibleName())
            told = self.controller.tells.finale(end)
            self.scene.animator.hear(self.hearing.ending)
            self.scene.let_go_of_spare_faces()
            self.sheets.close()  # what was open was for the match
            self.finale.begin(told, self.end.open)

    # ---- hands

    def _pressed(self, action: Action | None) -> None:
        """A button, or a row of the list of moves."""
        if action is None and self.controller.may(Deed.RESULTS):
            self._ended()
        elif action is None:
            self.controller.go_on()
        else:
            self.controller.play(action)

    def _primary(self) -> None:
        """Space: the button with the keyboard on it, else the bright one, else what runs is finished."""
        focus = QApplication.focusWidget()
        if isinstance(focus, PushButton) and focus.isEnabled():
            focus.press()
        elif self.sheets.modal is None and not self.foot.press_primary():
            self.controller.skip()

    def _back(self) -> None:
        """Esc, a step at a time: the card in hand, the retold turn, the sheet, the menu."""
        scene = self.scene
        if scene.drag.active or scene.picks.pick is not None:
            scene.interrupt()
        elif self.controller.warnings.close():
            pass
        elif self.retelling.open and not self.controller.may(Deed.LOOK_AWAY):
            self.retelling.fade()
        elif self.sheets.open is not None:
            self.sheets.close()
        elif self.controller.may(Deed.LOOK_AWAY):
            self.controller.look_away()
        else:
            self._toggle_menu()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the table did not want: Esc goes a step back, any other key finishes what runs."""
        if event.key() == Qt.Key.Key_Escape:
            self._back()
            return
        self.controller.skip()
        super().keyPressEvent(event)

    # ---- settings, at once

    def refit(self) -> None:
        """Letters have another size, or the theme is another one."""
        self.fit()
        if self.controller.phase is not Phase.EMPTY:
            self._show()

    def take_settings(self) -> None:
        """The pace of the table, how opponents think, how loud it is, and what the menu says of that."""
        self.controller.set_pace(self.pace)
        self.controller.set_step_mode(self.settings.step)
        self.controller.warn(self.warns)
        self.controller.opponents.thought = self.settings.thought
        self.controller.opponents.think_on(cores_for(self.settings.cores))
        self.hearing.choose(self.settings.cues, self.settings.beds)
        self.menu.show_settings(self.settings)


def _whole(rect: Rect) -> QRect:
    """In whole pixels, edges shared with the neighbours."""
    left, top = round(rect.x), round(rect.y)
    return QRect(left, top, round(rect.right) - left, round(rect.bottom) - top)
