"""A drill: a decision of one's own on the real table, from one's own view; the first move that is chosen is the answer.

The move is not carried out: what would come of it in one imagined world is not what it is worth. Two moves are played
out in another process instead, from the moment the question stands.
"""

from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QCloseEvent, QShowEvent

from desktop.app.house import set_up
from desktop.app.house.drill_box import seed_of
from desktop.app.house.drill_session import Given, Result, Session, grade
from desktop.app.house.house import House
from desktop.app.pages.times import in_days
from desktop.app.play.coach import TablePanel
from desktop.app.play.drill_panel import Bar, DrillPanel
from desktop.app.play.pointing import PointingPage
from desktop.controller.drilling import Posed, reasons_for
from desktop.controller.matches import Action, Seat
from desktop.controller.phase import Phase
from desktop.controller.proving import GAMES, PlayedOut, Proving, Question
from desktop.controller.script import Script
from desktop.storage.drills import Drill
from desktop.storage.errors import StorageError
from desktop.table.scene.safety_net import netted
from desktop.words import clause


@netted
class DrillPage(PointingPage):
    """One question of a session."""

    def __init__(
        self, house: House, session: Session, drill: Drill, posed: Posed, proving: Proving | None = None
    ) -> None:
        match = posed.match(_sitting(house, drill, posed), seed_of(drill, drill.asked) % set_up.SEEDS)
        super().__init__(house, match, Script(match, lambda: None, lambda ms: ms))
        self.session, self.drill, self.posed = session, drill, posed
        self.setWindowTitle(self.words.line("house.pair", self.words.line("house.drills.drill"), self.title))
        self.drill_panel = DrillPanel(house.words, self.room)
        self.drill_panel.hide()
        self.retelling.lie_beside(self.drill_panel)
        self.proving = proving or Proving(self)
        self.proving.progressed.connect(self._count)
        self.proving.proved.connect(self._proved)
        self.proving.trouble.connect(self._unproved)
        self.controller.permits = self._permits
        self._asked_at = 0.0  # when the question stood; 0: it does not yet
        self._shown = False
        panel = self.drill_panel
        panel.show_button.clicked.connect(lambda: self._answer(None))
        panel.next_button.clicked.connect(self._next)
        panel.on_button.clicked.connect(self._play_on)
        panel.remove_button.clicked.connect(self._remove)
        panel.leave_button.clicked.connect(self.leave_panel)

    # ---- the question

    def showEvent(self, event: QShowEvent) -> None:
        """Games are played out while one thinks."""
        super().showEvent(event)
        if not self._asked_at:
            self._asked_at = time.monotonic()
            self._prove(self.posed.played)

    def _show(self) -> None:
        super()._show()
        line = self.words.line
        self.top.set_mark(line("house.drills.drill"))
        self.menu.resign_item.disable(line("house.drills.nothing_to_resign"))
        self._allow_no_hint()
        if self.controller.phase.moving or self.scene.layout is None:
            return
        if not self._shown:
            self._shown = True
            self._ask()
        self.place_panel()

    def _allow_no_hint(self) -> None:
        if self.session.given is None:
            self.commands.allow("hint", self.words.line("house.drills.no_hint"))

    def _ask(self) -> None:
        line, session = self.words.line, self.session
        where = self.controller.say(self.posed.heading)
        step = line("house.guide.step", session.at + 1, len(session.ids))
        about = line("house.drills.no_hurry") if not session.at else ""  # once is enough
        self.drill_panel.ask(line("house.drills.question", self.title, where), about, step)
        self.drill_panel.show()
        if session.given is not None:  # the page was made anew, in another language
            self._tell_answer()
        self.take_keyboard()
        self.view.announce(self.drill_panel.spoken)

    @property
    def panel(self) -> TablePanel | None:
        """Once the question has been put."""
        return self.drill_panel if self._shown else None

    def lit(self) -> list[QRect]:
        """After the answer, what the best move takes."""
        if self.session.given is None:
            return []
        return [rect for rect in self.places_of(self.posed.best) if rect is not None]

    def take_keyboard(self) -> None:
        """To the table while there is a question, then to what leads on."""
        super().take_keyboard()
        focus = self.drill_panel.first_focus()
        if self.sheets.modal is None and self._shown and focus is not None:
            focus.setFocus(Qt.FocusReason.OtherFocusReason)

    # ---- the answer

    def _permits(self, action: Action) -> bool:
        """A move is an answer, and the table stays as it is."""
        self._answer(action)
        return False

    def _answer(self, action: Action | None) -> None:
        if self.session.given is not None or not self._shown:
            return
        posed, text = self.posed, self.match.game.verbs.text
        self.session.given = Given(text(action) if action is not None else "", time.monotonic() - self._asked_at)
        if action in posed.right:
            self._grade(right=True)
        elif action is None or action == posed.played:
            self._grade(right=False)
        else:  # nobody has judged it: games will tell
            self._prove(action)
        self._allow("hint", self.controller.hints.offered())
        self._tell_answer()
        self.take_keyboard()
        self.place_panel()
        self.view.announce(self.drill_panel.spoken)

    @property
    def _move(self) -> Action | None:
        given = self.session.given
        return self.match.game.verbs.parse(given.move) if given is not None and given.move else None

    @property
    def _unknown(self) -> bool:
        """Whether the answer is neither known to be right nor what was played in the match."""
        return self._move not in (None, self.posed.played, *self.posed.right)

    def _grade(self, right: bool) -> None:
        given = self.session.given
        assert given is not None and not self.session.graded
        self.session.graded = True
        if right and given.move not in (self.drill.best, *self.drill.equal):  # games have said so
            self.drill = self.drill._replace(equal=(*self.drill.equal, given.move))
        self.drill = self.drill.answered(grade(right, given.seconds), time.time())
        self.session.results.append(Result(self.drill, right))
        try:
            self.house.drills.put(self.drill)
        except StorageError as error:
            self._tell(self.words.say(error.text))

    def _tell_answer(self) -> None:
        """What is right, why, and when it comes back."""
        line, posed = self.words.line, self.posed
        best = self._named(posed.best)
        if not self.session.graded:
            waits = line("house.drills.weighing" if self.proving.question is not None else "house.drills.not_weighed")
            self.drill_panel.answer(waits, "", "")
            self.drill_panel.hold(line("house.drills.weighing_why") if self.proving.question is not None else "")
            return
        right = self.session.results[-1].right
        said = "right_best" if right and self._move == posed.best else "as_good" if right else "wrong"
        other = self._move if not right and self._move is not None else posed.played
        why = [self.controller.say(reason) for reason in reasons_for(posed.best, other, self.controller.sight)]
        parts = [line("house.drills.played", self._named(posed.played))] if self._move != posed.played else []
        parts = [line("house.drills.played_again")] if self._move == posed.played else parts
        if said == "as_good":
            parts.append(line("house.drills.or_this", best))
        theme = self.words.first(f"{self.game_id}.theme.{self.drill.theme}", "house.drills.no_theme")
        after = line("house.drills.after", theme, in_days(self.words, self.drill.due, time.time()))
        told = [*parts, self.words.prose(why or [line("house.drills.later")])]
        self.drill_panel.answer(line(f"house.drills.{said}", best), "\n".join(told), after)
        self.drill_panel.hold("")
        self._count(self.proving.found)

    def _named(self, action: Action) -> str:
        return clause(self.controller.say(self.controller.face.offer(action)))

    # ---- the proof

    def _prove(self, other: Action) -> None:
        self.proving.ask(Question(self.posed, other, self.posed.best, seed_of(self.drill, self.drill.asked)))

    def _count(self, found: PlayedOut) -> None:
        """So many games so far."""
        question = self.proving.question
        if self.session.given is None or not found.games or question is None:
            return
        line, number = self.words.line, self.words.number
        moves = (question.second, found.second, True), (question.first, found.first, False)
        bars = [
            Bar(self._named(move), won / found.games, line("house.drills.won", _games(won)), best)
            for move, won, best in moves
        ]
        gap = found.gap()
        if found.games < GAMES:
            told = line("house.drills.so_far", found.games, number(GAMES))
        elif question.sure:
            told = line("house.drills.sure", found.games, _games(found.first))
        else:
            low, mean, high = (round(100 * share) for share in gap)
            told = line("house.drills.proof" if low >= 0 else "house.drills.no_proof", found.games, mean, low, high)
        self.drill_panel.prove(bars, told)
        self.place_panel()

    def _proved(self, found: PlayedOut) -> None:
        if self.session.given is None:
            return
        if not self.session.graded and self._unknown:
            self._grade(right=found.gap().low <= 0.0)
        self._tell_answer()
        self.take_keyboard()
        self.view.announce(self.drill_panel.spoken)

    def _unproved(self, why: str) -> None:
        """No games: what the verdict says stands, and an answer that only they could judge does not count."""
        reason = why or self.words.line("house.play.process_ended")
        self._tell(self.words.line("house.play.no_advice", reason))
        if self.session.given is not None:
            self._tell_answer()

    # ---- going on

    def _next(self) -> None:
        self.session.next()
        self.house.routes.drill(self.session)

    def _play_on(self) -> None:
        """As practice, from here; what comes back, comes back all the same."""
        self.controller.permits = lambda action: True
        self.house.routes.play(self.posed.match(self.match.seats, self.match.seed))

    def _remove(self) -> None:
        drill, box, line = self.drill, self.house.drills, self.words.line
        try:
            box.remove(drill.id)
        except StorageError as error:
            self._tell(self.words.say(error.text))
            return
        self.house.routes.tell(line("house.drills.removed"), line("house.button.bring_back"), lambda: box.put(drill))
        self._next()

    def _play_again(self) -> None:
        """Another game here is the next question."""
        if self.session.given is None:
            self._answer(None)
        else:
            self._next()

    def _deal_again(self) -> None:
        self._play_again()

    def closeEvent(self, event: QCloseEvent) -> None:
        """The games that are still played out are of no use."""
        if self.controller.phase is not Phase.CLOSED:
            self.proving.close()
        super().closeEvent(event)


def _games(won: float) -> int:
    """A win that is shared is part of one."""
    return round(won)


def _sitting(house: House, drill: Drill, posed: Posed) -> Sequence[Seat]:
    """The person in their seat, the house's opponents in the others."""
    seats = set_up.seats_for(house, posed.game, posed.seats, posed.info.seat)
    usual = seats[posed.info.seat].name  # free, where an opponent would have the person's
    called = {drill.player: usual, usual: drill.player}
    return [seat._replace(name=called.get(seat.name, seat.name)) for seat in seats]
