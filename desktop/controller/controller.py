"""Plays a match on a table: gestures in, animated views out, opponents asked in their own process.

The match is always ahead of the pixels. Whatever a widget shows comes from the viewer's view; between two
people the viewer is None, and nothing of any seat is on the screen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal

from desktop.controller.counsel import Counsel
from desktop.controller.curtain import learns_secrets, needs_curtain, people
from desktop.controller.ending import standing_of
from desktop.controller.gestures import Gestures
from desktop.controller.hands import Hands
from desktop.controller.hints import Hints
from desktop.controller.opponents import Opponents
from desktop.controller.pacing import Pacing
from desktop.controller.presenter import Presenter
from desktop.controller.showing import clear, show
from desktop.controller.telling import Telling
from desktop.engine.actions import Action
from desktop.engine.match import PERSON, Match, Step
from desktop.engine.sight import View, redact
from desktop.engine.text import Text
from desktop.face import GameFace, face_of
from desktop.look import Key, Part, Sitter
from desktop.table.scene import TableScene
from desktop.table.speeds import DEAL, Pace
from desktop.table.steps import Instant, Say
from desktop.words import Words
from desktop.worker import OTHER_CARDS

Keep = Callable[[Match, Text], str]  # saves a match; a sentence when that failed


def keep_nothing(match: Match, heading: Text) -> str:
    """For a match that is not to be saved."""
    return ""


def permit_all(action: Action) -> bool:
    """Where every legal move may be made."""
    return True


class Controller(QObject):
    """One match on one table; its `hands` are the scene's `TablePolicy`."""

    changed = Signal()
    previewed = Signal(str)
    curtain_changed = Signal(bool)
    ended = Signal()
    trouble = Signal(str)
    caught_up = Signal()  # a rush has ended at the viewer's own decision

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
        self.face: GameFace = face_of(match.game)
        self.viewer: int | None = None
        self.curtain_up = False
        self._covered: int | None = None  # who was looking when the curtain fell
        self._keep = keep
        self._names = [seat.name for seat in match.seats]
        self.view: View = match.view(None)
        self.shown = self.view  # what the table shows when it stands still: words do not run ahead of it
        self.shown_steps = 0  # the steps that the table has shown
        self.legal: list[Action] = []
        self.gestures = Gestures(self.face, self.view, ())
        self._preview = ""
        self._pacing = Pacing(scene.animator)
        self._told_end = False
        self._told_replaced = False
        self.presenting = False  # what happened is still being played
        self._closed = False
        self._presenter = Presenter(scene, self.face, match.state.setting, self.say)
        self._seen: tuple[int | None, int, int, bool] | None = None  # when the view was taken
        self._supposed: dict[Key, Part] = {}  # parts that show what is only aimed at
        self._presenter.phase_changed = self.changed.emit
        self._presenter.part = self._part
        self.permits: Callable[[Action], bool] = permit_all  # a lesson turns back what it has not asked for
        self.opponents = opponents or Opponents(match, self)
        self.opponents.answered.connect(self._answered)
        self.opponents.trouble.connect(self._no_answer)
        self.opponents.replaced.connect(self._tell_replaced)
        self.counsel = Counsel(match, self)
        self.counsel.replaced.connect(self._tell_replaced)
        self.counsel.trouble.connect(self._no_advice)
        self._looking = -1  # the step whose table is shown in place of the present one
        self.hands = Hands(self)
        self.hints = Hints(self, self.counsel)
        self.tells = Telling(self)
        scene.policy = self.hands
        scene.animator.finished.connect(self._settled)

    def say(self, text: Text) -> str:
        """A sentence in the chosen language, with the names of the seats."""
        return self.words.say(text, self._names)

    # ---- the course of the match

    def start(self) -> None:
        """Show the table and let whoever is to act begin."""
        self.opponents.start()
        here = people(self.match)
        if len(here) == 1:
            self.viewer = here[0]
        if self.match.steps or len(here) > 1 or not self.scene.animator.pace.ms(DEAL):
            self._reconcile()
            self._go_on()
        else:
            self._look()
            self.shown = self.view
            self.opponents.ask()
            self._deal()
            self.changed.emit()

    def play(self, action: Action) -> None:
        """Play a person's action; what is not allowed now is dropped."""
        self.look_away()
        self.scene.hurry()
        if self.person_to_act() and action in self.legal and self.permits(action):
            self._submit(action, 0)

    def carry_out(self, action: Action) -> None:
        """A drop on the table has become an action."""
        if self.permits(action):
            self._submit(action, 0)

    def _submit(self, action: Action, iterations: int) -> None:
        seat = self.match.state.decider()
        current = self._seen == self._when()
        step = self.match.submit(seat, action, iterations)
        if current:
            self.tells.seen_before(step, self.viewer, self.view)
        self.save()
        self._present(step)

    def _present(self, step: Step) -> None:
        """Ask the next opponent at once, play what happened, and settle when the table stands still."""
        if learns_secrets(self.match, self.viewer, step.before):
            self.viewer = None  # others look at this screen: what comes is shown as nobody in particular sees it
        before = self.tells.view_before(step, self.viewer)
        self._look()
        setting = self.match.state.setting
        shown = [event for event in (redact(e, self.viewer, setting) for e in step.events) if event is not None]
        self.legal, self.gestures = [], Gestures(self.face, self.view, ())
        self.shown_steps = len(self.match.steps) - 1
        self.hints.drop()
        self.say_preview("")
        self.opponents.ask()
        by_opponent = self.match.seats[step.seat].player != PERSON
        self._play(self._presenter.shown(shown, before, self.view, by_opponent))
        if self.presenting or self.match.over:  # without animations the table stands already, and has said so
            self.changed.emit()

    def _play(self, steps: Sequence[Instant]) -> None:
        """Play in one go: the animator says that it has finished once, after the last of them."""
        self.presenting = True
        self.scene.animator.play(*steps)

    def _settled(self) -> None:
        """The last animation has ended: the scene agrees with the view, and the match goes on."""
        if not self.presenting or self._closed:
            return
        self.presenting = False
        if self._presenter.moment(self.view).spec != self.scene.spec:
            self._deal()
            return
        self._stand()
        self._go_on()

    def _deal(self) -> None:
        """Another table: lay it, then deal its cards."""
        self.scene.set_table(self._presenter.moment(self.view).spec)
        self._show_parts()
        self._play([self._presenter.deal(self.view)])

    def _go_on(self) -> None:
        if self.match.over:
            self._pacing.rest()
            if not self._told_end:
                self._told_end = True
                self.ended.emit()
                self.counsel.look_back()
            return
        seat = self.match.state.decider()
        if self.match.seats[seat].player != PERSON:
            self.opponents.ask()
            if self.waiting:
                self.changed.emit()
            elif self.opponents.ready:
                self._pacing.allowed = False
                self._play_answer()
            return
        rushed = self._pacing.rest()
        if seat != self.viewer:
            self._change_viewer(seat)
        elif rushed:
            self.caught_up.emit()

    def _change_viewer(self, seat: int) -> None:
        if needs_curtain(self.match, self.viewer, seat):
            self._raise_curtain()
        else:
            self.viewer = seat
            self._reconcile()
            if len(people(self.match)) > 1:  # nothing to hide, so no curtain; yet the table has been turned round
                turn = Text("house.play.turn_of", (Text("seat", (seat,)),))
                self.scene.animator.play(Say(self.scene, self.say(turn), tint=self.tells.face(seat).color))

    # ---- the scene

    def _reconcile(self, animated: bool = False) -> None:
        """Set the scene to the view: the only way anything gets onto the table for good."""
        self._look()
        self._stand(animated)

    def _look(self) -> None:
        """What the viewer sees of the match as it stands."""
        self.view = self.match.view(self.viewer)
        self._seen = self._when()

    def _when(self) -> tuple[int | None, int, int, bool]:
        """Who looks, and at which moment: while it stays the same, so does the view."""
        return self.viewer, len(self.match.steps), self.match.undos, self.curtain_up or self.looking

    def _stand(self, animated: bool = False) -> None:
        """The table stands at the present view, and whoever is to act may."""
        self._looking = -1
        self.legal = self.match.state.legal() if self.person_to_act() else []
        self._lay_out(animated)

    def _lay_out(self, animated: bool = False) -> None:
        self.shown = view = self.view
        self.shown_steps = len(self.match.steps)
        moment = self._presenter.moment(view)
        self.gestures = Gestures(self.face, view, self.legal, {zone.key for zone in moment.spec.zones})
        movable = self.gestures.movable if self.legal else None
        show(self.scene, self.face, moment, movable, self.say, animated)
        self._show_parts()
        self.say_preview(self._stand_preview())
        self.changed.emit()

    def _show_parts(self) -> None:
        """What is no card."""
        self._supposed = {}
        sitters = self._sitters()
        for key in self.scene.parts:
            self.scene.set_part(key, self.face.part(self.view, key, sitters, self.say))

    def _suppose(self, supposed: dict[Key, Part]) -> None:
        """What is only aimed at, in place of what stands."""
        was, self._supposed = self._supposed, supposed
        for key in {*was, *supposed} & set(self.scene.parts):
            self.scene.set_part(key, supposed.get(key) or self._part(self.view, key))

    def _part(self, view: View, key: Key) -> Part | None:
        return self.face.part(view, key, self._sitters(), self.say)

    def _sitters(self) -> list[Sitter]:
        sitters = []
        decider, thinking = self.match.state.decider(), self.thinking()
        for seat in range(len(self.match.seats)):
            face = self.tells.face(seat)
            sitters.append(Sitter(face.name, face.kind, thinking if seat == decider else None))
        return sitters

    def refresh(self) -> None:
        """Tell the plates how long an opponent has been thinking; the page calls it now and then."""
        if self.scene.spec is not None and not self.curtain_up and not self.presenting:
            sitters = self._sitters()
            for key in self.scene.parts:
                if key[0] == "plate":
                    self.scene.set_part(key, self.face.part(self.view, key, sitters, self.say))

    # ---- the curtain

    def _raise_curtain(self) -> None:
        """Cover first: the table is emptied, and the next view is built only when the curtain opens."""
        self.curtain_up = True
        self.presenting = False
        self._covered, self.viewer = self.viewer, None
        self.legal = []
        self.view = self.match.view(None)
        self.gestures = Gestures(self.face, self.view, ())
        self.curtain_changed.emit(True)
        self.say_preview("")
        self.scene.animator.complete()
        self.scene.close_chooser(None)
        self.scene.hide_reading()
        clear(self.scene)
        # Also takes the last card that was read out off the table's accessible description.
        self.scene.announced.emit(self.say(Text("house.play.turn_of", (Text("seat", (self.next_viewer(),)),))))
        self.changed.emit()

    def next_viewer(self) -> int:
        """Who opens the curtain: the person to act, else whoever was looking."""
        here, seat = people(self.match), self.match.state.decider()
        if seat in here:
            return seat
        return self._covered if self._covered is not None else here[0]

    def open_curtain(self) -> None:
        """The next player is alone with the screen."""
        if not self.curtain_up:
            return
        self.curtain_up = False
        self.viewer = self.next_viewer()
        self._reconcile()
        self.curtain_changed.emit(False)
        self._go_on()

    def panic(self) -> None:
        """Cover the table at once."""
        self.look_away()
        if self.viewer is not None and not self._told_end and not self._closed:
            self._raise_curtain()

    # ---- opponents

    def _answered(self) -> None:
        """An opponent has decided: played as soon as the table stands still and nobody looks back."""
        if not self.presenting and not self.curtain_up and not self.looking and not self._closed:
            self._go_on()

    def _play_answer(self) -> None:
        self._submit(*self.opponents.take())

    def _no_answer(self, why: str) -> None:
        """The opponents' process fails again and again: say it, and offer to ask once more."""
        self._tell_trouble("house.play.no_opponent", why)

    def _no_advice(self, why: str) -> None:
        """The process that advises does: no hint stands there as if it were still to come."""
        self.hints.drop()
        if self.person_to_act():
            self.foretell(None)
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

    def thinking(self) -> float | None:
        """Seconds the opponent has been thinking."""
        return self.opponents.thinking

    def move_now(self) -> None:
        """The opponent plays the best it has found."""
        self.opponents.hurry()

    def set_step_mode(self, on: bool) -> None:
        """In step mode each move of an opponent waits for the person."""
        waited, self._pacing.stepping = self.waiting, on
        if waited and not on:
            self._answered()

    def go_on(self) -> None:
        """The bright button where no action belongs to it: leave an earlier table, let a move be shown, ask again."""
        if self.looking:
            self.look_away()
        elif self.opponents.stuck:
            self.opponents.ask_again()
            self.changed.emit()
        elif self.waiting:
            self._pacing.allowed = True
            self._go_on()

    @property
    def waiting(self) -> bool:
        """Whether an opponent's move lies ready and waits for the person."""
        return self._pacing.holds and self.opponents.ready and bool(people(self.match))

    def skip_to_me(self) -> None:
        """Everything at once until a person is to decide."""
        if not self.person_to_act() and not self.curtain_up:
            self._pacing.rush()
            self.scene.hurry()
            self._answered()

    # ---- undo

    def can_undo(self) -> int:
        """How many decisions the viewer may take back."""
        return self.match.undoable(self.viewer) if self.viewer is not None and not self.match.over else 0

    def can_redo(self) -> int:
        """How many it may play again."""
        return self.match.redoable if self.person_to_act() else 0

    def undo(self) -> None:
        """Take the viewer's last decision back, also while it is being played; nothing plays on by itself after it."""
        self.look_away()
        if self.viewer is None or not self.can_undo():
            self.scene.hurry()
            return
        self.opponents.forget()  # before the table is hurried: an answer that lies ready would be played
        self.hints.drop()
        self.presenting = False
        if self.match.undo(self.viewer):
            self.save()
            self._reconcile(animated=True)

    def redo(self) -> None:
        """Play an undone decision again."""
        self.scene.hurry()
        if self.viewer is None or not self.can_redo():
            return
        step = self.match.redo(self.viewer)
        if step is not None:
            self.save()
            self._present(step)

    # ---- practice, and giving up

    def can_practise(self) -> bool:
        """Whether the match may still become practice."""
        return not self.match.practice and not self.match.over

    def practise(self) -> None:
        """From now on undo knows no horizon; the record says so for good."""
        if self.can_practise():
            self.match.practice = True
            self.save()
            self.changed.emit()

    def can_resign(self) -> bool:
        """Whether somebody sits here who can give up."""
        return self.viewer is not None and not self.curtain_up and not self.match.over

    def resign(self) -> None:
        """The viewer gives the match up, whoever is to act; nothing takes that back."""
        self.look_away()
        if self.viewer is None or not self.can_resign():
            return
        self.opponents.forget()
        self.hints.drop()
        self.presenting = False
        self.scene.hurry()
        self.match.resign(self.viewer)
        self.save()
        self._reconcile()
        self._go_on()

    # ---- what the table shows, for those who tell of it

    @property
    def phase_playing(self) -> bool:
        """Whether a part of a turn is being played on the table."""
        return bool(self._presenter.phase)

    def preview(self) -> str:
        """The muted line of consequence."""
        return self._preview

    # ---- commands

    def skip(self) -> None:
        """Finish what is being played."""
        self.scene.hurry()

    def set_pace(self, pace: Pace) -> None:
        """Another speed."""
        self._pacing.choose(pace)

    def close(self) -> None:
        """Leave the table: timers stop, the opponents' process ends."""
        self._closed = True
        self.scene.animator.complete()
        self.counsel.close()
        self.opponents.close()

    @property
    def ai_pid(self) -> int | None:
        """The opponents' process, for whoever measures it."""
        return self.opponents.pid

    def save(self) -> None:
        """Keep the match as it stands."""
        said = self._keep(self.match, standing_of(self.match, self.face))
        if said:
            self.trouble.emit(said)

    def person_to_act(self) -> bool:
        seat = self.match.state.decider()
        here = not self.curtain_up and not self._closed and not self.looking
        return here and seat >= 0 and seat == self.viewer

    # ---- previews

    def _stand_preview(self) -> str:
        """What the default button would bring about."""
        default = self.gestures.pressable[:1]
        return self.consequence(default[0]) if default else ""

    def consequence(self, action: Action) -> str:
        assert self.viewer is not None
        notes = self.match.game.preview(self.match.info(self.viewer), action)
        return self.words.prose(("⚠ " if note.warning else "") + self.say(note.text) for note in notes)

    def foretell(self, action: Action | None) -> None:
        """Show what an action would bring about; None: what the default button would."""
        self.say_preview(self._stand_preview() if action is None else self.consequence(action))
        self._suppose(self.face.foreseen(self.view, action, self.say) if action is not None else {})

    def say_preview(self, text: str) -> None:
        if text != self._preview:
            self._preview = text
            self.previewed.emit(text)

    # ---- looking at an earlier table

    def look_at(self, step: int) -> None:
        """Show the table as the viewer saw it before a decision; the match waits meanwhile."""
        self.scene.hurry()
        if self.presenting or self.curtain_up or not 0 <= step < len(self.match.steps):
            return
        if self.viewer is None and people(self.match):
            return
        self.hints.drop()
        self._looking = step
        self.view = self.match.game.view(self.match.steps[step].before, self.viewer)
        self.legal = []
        self._lay_out()

    def look_away(self) -> None:
        """Back to the present table."""
        if self.looking:
            self._looking = -1
            self._reconcile()
            self._go_on()

    @property
    def looking(self) -> bool:
        """Whether an earlier table is shown."""
        return self._looking >= 0
