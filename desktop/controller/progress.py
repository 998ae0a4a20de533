"""How a match goes on at its table: what was decided is shown, the next seat is asked, the curtain falls between two.

The match is always ahead of the pixels. Whatever a widget shows comes from the viewer's view; between two
people the viewer is None, and nothing of any seat is on the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from desktop.controller.beginning import beginning
from desktop.controller.counsel import Counsel
from desktop.controller.curtain import learns_secrets, needs_curtain, people
from desktop.controller.ending import standing_of
from desktop.controller.gestures import Gestures
from desktop.controller.hints import Hint, Hints
from desktop.controller.opponents import Opponents
from desktop.controller.pacing import Pacing
from desktop.controller.phase import Deed, Phase, Stage, may, phase_of
from desktop.controller.sight import Sight
from desktop.controller.spare_time import SpareTime
from desktop.controller.spread import Spread
from desktop.controller.telling import Telling
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.match import PERSON, Match, Spent, Step
from desktop.engine.sight import View
from desktop.engine.text import Text
from desktop.face import GameFace, Say
from desktop.look import Sitter
from desktop.questions import OTHER_CARDS
from desktop.table.motion.speeds import DEAL
from desktop.table.motion.steps import Instant, Together
from desktop.table.motion.steps import Say as Banner
from desktop.table.scene.scene import TableScene
from desktop.words import NOBODY, Words

BEGINS = 1300.0  # milliseconds at every speed: who begins, and why, no longer than a deal may take

Keep = Callable[[Match, Text], str]  # saves a match; a sentence when that failed


def keep_nothing(match: Match, heading: Text) -> str:
    """For a match that is not to be saved."""
    return ""


class Progress(QObject):
    """One match on one table, as it goes on by itself; what a person does to it is the controller's."""

    changed = Signal()
    previewed = Signal(str)
    hinted = Signal(object)  # a Hint stands, or None does any more
    judged = Signal(object, bool)  # a Verdict is to be read, or None any more; and whether the table waits for it
    raced = Signal(object)  # how the sides stand, as far as what is being played has come: a Race
    curtain_changed = Signal(bool)
    ended = Signal()
    looked_back = Signal()  # the course of a match that has ended is worked out
    trouble = Signal(str)

    def __init__(
        self,
        match: Match,
        scene: TableScene,
        words: Words,
        parent: QObject | None = None,
        keep: Keep = keep_nothing,
        opponents: Opponents | None = None,
    ) -> None:
        super().__init__(parent)
        self.match = match
        self.scene = scene
        self.words = words
        self._stage = Stage.EMPTY
        self._opened = -1  # the decision that hands were last let at
        self._covered: int | None = None  # who was looking when the curtain fell
        self._keep = keep
        here = people(match)
        you = here[0] if len(here) == 1 else NOBODY
        self.say: Say = partial(words.say, names=[seat.name for seat in match.seats], you=you)
        self._told_replaced = False
        self._pacing = Pacing(scene.animator)
        self.opponents = opponents or Opponents(match, self)
        self.opponents.answered.connect(self._answered)
        self.opponents.trouble.connect(self._no_answer)
        self.opponents.replaced.connect(self._tell_replaced)
        self.opponents.fewer.connect(self._tell_fewer)
        self.counsel = Counsel(match, self)
        self.counsel.replaced.connect(self._tell_replaced)
        self.counsel.trouble.connect(self._no_advice)
        told = self.changed.emit, self.previewed.emit, self.judged.emit, self.raced.emit
        self.spread = Spread(match, scene, words, self.say, self._sitters, *told, lambda: self._pacing.holds)
        self.sight = Sight(self.spread, lambda: self.phase)
        self.spare = SpareTime(self)
        self.tells = Telling(
            self.sight,
            match,
            self.opponents,
            self.next_viewer,
            self.counsel,
            self.spare,
            self.changed.emit,
            self.looked_back.emit,
        )
        self.hints = Hints(self.sight, scene, self.counsel, self._give_hint, self._put_hint)
        scene.animator.finished.connect(self._settled)

    # ---- what stands, and what may be done

    @property
    def phase(self) -> Phase:
        """Where the match on the table is."""
        held = self._pacing.holds and self.opponents.ready and bool(people(self.match))
        return phase_of(self._stage, over=self.match.over, to_act=self._to_act, stuck=self.opponents.stuck, held=held)

    def may(self, deed: Deed) -> bool:
        """Whether it may be done now."""
        return may(self.phase, deed)

    @property
    def _to_act(self) -> bool:
        """Whether the next decision is the viewer's."""
        viewer = self.spread.viewer
        return viewer is not None and viewer == self.match.state.decider()

    @property
    def viewer(self) -> int | None:
        """The seat that looks; None: nobody in particular."""
        return self.spread.viewer

    @property
    def face(self) -> GameFace:
        """What the game shows, and which gesture means what."""
        return self.spread.face

    @property
    def view(self) -> View:
        return self.spread.view

    @property
    def legal(self) -> list[Action]:
        """What the viewer can decide for."""
        return self.spread.legal

    @property
    def gestures(self) -> Gestures:
        """What can be done with the cards on the table."""
        return self.spread.gestures

    # ---- the course of the match

    def start(self) -> None:
        """Show the table and let whoever is to act begin."""
        if not self.may(Deed.START):
            return
        self.opponents.start()
        here = people(self.match)
        if len(here) == 1:
            self.spread.viewer = here[0]
        if not self._undealt or (len(here) > 1 and self.match.state.decider() in here):  # dealt once they sit down
            self._reconcile()
            self._go_on()
        else:
            self._begin()

    @property
    def _undealt(self) -> bool:
        """Whether nobody has seen the cards dealt yet; to several people a position is not dealt, but laid."""
        among_several = self.match.start is not None and len(people(self.match)) > 1
        return self._opened < 0 and not self.match.steps and not among_several

    def _begin(self) -> None:
        """The cards are dealt while it is said who begins; a press cuts both short."""
        pace, told = self.scene.animator.pace, beginning(self.match, self.face, self.say)
        if told is not None:
            self.scene.announced.emit(told.says(self.words))
        if not pace.speed.value:
            self._reconcile()
            self._go_on()
            return
        self.spread.look()
        steps: list[Instant] = []
        if pace.ms(DEAL):
            self.spread.shown = self.view
            steps.append(self.spread.deal())
        else:
            self.spread.lay([])
        if told is not None:
            tint = self.tells.face(told.seat).color
            steps.append(Banner(self.scene, told.title, told.why, tint, BEGINS / pace.speed.value))
        self.opponents.ask()
        self._play(Stage.DEALING, [Together(self.scene, *steps)])
        self.changed.emit()

    def _submit(self, action: Action, iterations: Spent) -> None:
        seat = self.match.state.decider()
        if self.match.seats[seat].player == PERSON:
            self.scene.callouts.act()
        current, seen = self.spread.current, self.view
        step = self.match.submit(seat, action, iterations)
        if current:
            self.tells.seen_before(step, self.viewer, seen)
        self.save()
        self._present(step)

    def _present(self, step: Step) -> None:
        """Ask the next opponent at once, play what happened, and settle when the table stands still."""
        self.scene.close_chooser(None)  # it asked about the decision that has been taken now
        if learns_secrets(self.match, self.viewer, step.before):
            self.spread.viewer = None  # others look at this screen: what comes is shown as nobody in particular sees it
        before = self.tells.view_before(step, self.viewer)
        self.spread.look()
        self.spread.shown_steps = len(self.match.steps) - 1
        self.hints.drop()
        self.spread.say_preview("")
        self.opponents.ask()
        self._play(Stage.SHOWING, self.spread.steps(step, before))
        if self._stage in (Stage.DEALING, Stage.SHOWING) or self.match.over:
            self.changed.emit()  # without animations the table stands already, and has said so

    def _play(self, stage: Stage, steps: Sequence[Instant]) -> None:
        """Play in one go: the animator says that it has finished once, after the last of them."""
        self._stage = stage
        self.scene.animator.play(*steps)

    def _settled(self) -> None:
        """The last animation has ended: the scene agrees with the view, and the match goes on."""
        if self._stage not in (Stage.DEALING, Stage.SHOWING):
            return
        self._stage = Stage.STANDING
        if not self.spread.fits():
            self._deal()
            return
        self._stand(told=True)
        self._go_on()

    def _deal(self) -> None:
        self._play(Stage.DEALING, [self.spread.deal()])

    def _go_on(self) -> None:
        """The table stands: let it end, let an opponent move, or let a person see it."""
        if self.phase is Phase.OVER:
            self._pacing.rest()
            self.ended.emit()
            self.counsel.look_back()
            return
        seat = self.match.state.decider()
        if self.match.seats[seat].player != PERSON:
            self.opponents.ask()
            if self.phase is Phase.HELD:
                self.changed.emit()
            elif self.opponents.ready:
                self._play_answer()
            return
        self._pacing.rest()
        if seat != self.viewer:
            self._change_viewer(seat)

    def _change_viewer(self, seat: int) -> None:
        if needs_curtain(self.match, self.viewer, seat):
            self._raise_curtain()
        elif self._undealt:
            self.spread.viewer = seat
            self._begin()
        else:
            self.spread.viewer = seat
            self._reconcile()
            if len(people(self.match)) > 1:  # nothing to hide, so no curtain; yet the table has been turned round
                turn = Text("house.play.turn_of", (Text("seat", (seat,)),))
                self.scene.animator.play(Banner(self.scene, self.say(turn), tint=self.tells.face(seat).color))

    def _reconcile(self, animated: bool = False) -> None:
        """The table stands, and shows the match as it is."""
        self.scene.close_chooser(None)
        self.spread.look()
        self._stand(animated)

    def _stand(self, animated: bool = False, told: bool = False) -> None:
        """The table stands at the present view, and whoever is to act may; `told`: by what has just been played."""
        self._stage = Stage.STANDING
        if self.may(Deed.ACT) and self._opened != len(self.match.steps):
            self._opened = len(self.match.steps)
            self.scene.fresh.begin()
        if self.may(Deed.ACT):
            self.counsel.study()
        self.spread.lay(self.match.state.legal() if self.may(Deed.ACT) else [], animated, told)

    def _sitters(self) -> list[Sitter]:
        decider, thinking = self.match.state.decider(), self.thinking()
        faces = [self.tells.face(seat) for seat in range(len(self.match.seats))]
        return [Sitter(face.name, face.kind, thinking if seat == decider else None) for seat, face in enumerate(faces)]

    def refresh(self) -> None:
        """Tell the plates how long an opponent has been thinking; the page calls it now and then."""
        if self.scene.spec is not None and self.may(Deed.READ):
            self.spread.refresh()

    # ---- the curtain

    def _raise_curtain(self) -> None:
        """Cover first: the table is emptied, and the next view is built only when the curtain opens."""
        self.hints.drop()
        self.hinted.emit(None)  # and what a card would have brought
        self._stage = Stage.COVERED
        self._covered, self.spread.viewer = self.viewer, None
        self.spread.look()
        self.curtain_changed.emit(True)
        self.spread.clear()
        # Also takes the last card that was read out off the table's accessible description.
        self.scene.announced.emit(self.say(Text("house.play.turn_of", (Text("seat", (self.next_viewer(),)),))))
        self.changed.emit()

    def next_viewer(self) -> int:
        """Who opens the curtain: the person to act, else whoever was looking."""
        here, seat = people(self.match), self.match.state.decider()
        if seat in here:
            return seat
        return self._covered if self._covered is not None else here[0]

    # ---- opponents and advice

    def _answered(self) -> None:
        """An opponent has decided: played as soon as the table stands still and nobody looks back."""
        if self.phase in (Phase.WAITING, Phase.HELD):
            self._go_on()

    def _play_answer(self) -> None:
        self._submit(*self.opponents.take())

    def _no_answer(self, why: str) -> None:
        """The opponents' process fails again and again: say it, and offer to ask once more."""
        self._tell_trouble("house.play.no_opponent", why)

    def _no_advice(self, why: str) -> None:
        """The process that advises does: no hint stands there as if it were still to come."""
        self.hints.drop()
        if self.may(Deed.HINT):
            self.spread.foretell(None)
        self._tell_trouble("house.play.no_advice", why)

    def _tell_trouble(self, sentence: str, why: str) -> None:
        reason = self.say(Text("house.play.other_cards")) if why == OTHER_CARDS else why
        reason = reason or self.say(Text("house.play.process_ended"))
        self.trouble.emit(self.say(Text(sentence, (reason,))))
        self.changed.emit()

    def _tell_replaced(self) -> None:
        """A process that thought had fallen silent: said once in a match, for the match goes on as it would have."""
        if not self._told_replaced:
            self._told_replaced = True
            self.trouble.emit(self.say(Text("house.play.process_replaced")))

    def _tell_fewer(self) -> None:
        """One of several processes has ended: the opponent is a little weaker, and that is all."""
        self.trouble.emit(self.say(Text("house.play.fewer_processes")))

    def thinking(self) -> float | None:
        """Seconds the opponent has been thinking."""
        return self.opponents.thinking

    def _put_hint(self, hint: Hint | None) -> None:
        """Shown at the cards; the line of consequence has it too, for assistive tools."""
        self.hinted.emit(hint)
        if hint is not None:
            self.spread.say_preview(hint.text)

    def _give_hint(self) -> InfoSet:
        """What an adviser may go by; who leaves now has had the hint all the same."""
        self.match.hints += 1
        self.save()
        return self.known()

    def known(self) -> InfoSet:
        """What whoever is to act knows."""
        return self.match.info(self.match.state.decider())

    def save(self) -> None:
        """Keep the match as it stands."""
        said = self._keep(self.match, standing_of(self.match, self.face))
        if said:
            self.trouble.emit(said)

    def close(self) -> None:
        """Leave the table: timers stop, the opponents' process ends."""
        self._stage = Stage.CLOSED
        self.scene.animator.complete()
        self.scene.callouts.clear()
        self.spare.stop()
        self.counsel.close()
        self.opponents.close()

    @property
    def ai_pid(self) -> int | None:
        """The opponents' process, for whoever measures it."""
        return self.opponents.pid
