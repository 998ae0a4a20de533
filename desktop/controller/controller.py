"""What a person does at the table: each deed is done where the phase of the match allows it, and dropped where not."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from desktop.controller.curtain import people
from desktop.controller.hand_signs import HandSign, asked
from desktop.controller.hands import Hands
from desktop.controller.opponents import Opponents
from desktop.controller.phase import Deed, Phase, Stage
from desktop.controller.progress import Keep, Progress, keep_nothing
from desktop.controller.warnings import Warnings
from desktop.engine.actions import Action
from desktop.engine.match import Match
from desktop.table.hands.picks import Target
from desktop.table.motion.speeds import Pace
from desktop.table.scene.scene import TableScene
from desktop.words import Words


def permit_all(action: Action) -> bool:
    """Where every legal move may be made."""
    return True


class Controller(Progress):
    """A match and its table in a person's hands; `hands` are the scene's `TablePolicy`."""

    foretold = Signal(object)  # where what a card would bring about stands: a Target; None: nothing is aimed at
    gestured = Signal(str)  # a decision was made by the kind of gesture that its prompt names

    def __init__(
        self,
        match: Match,
        scene: TableScene,
        words: Words,
        parent: QObject | None = None,
        keep: Keep = keep_nothing,
        opponents: Opponents | None = None,
    ) -> None:
        super().__init__(match, scene, words, parent, keep, opponents)
        self.permits: Callable[[Action], bool] = permit_all  # a lesson turns back what it has not asked for
        self.hands = Hands(self.sight, scene, match.game, self)
        scene.policy = self.hands
        self.warnings = Warnings(self.sight, self.counsel, self.known, self._count_warning, self.play, self)
        self.counsel.watched = self.warnings.watched

    # ---- decisions

    def play(self, action: Action) -> None:
        """Play a person's action; what is not allowed now is dropped."""
        self.look_away()
        self.scene.hurry()
        if self.may(Deed.ACT) and action in self.legal:
            self._make(action, HandSign.PRESS)

    def carry_out(self, action: Action) -> None:
        """A drop on the table has become an action."""
        if self.may(Deed.ACT):
            self._make(action, asked(self.gestures))

    def _make(self, action: Action, sign: HandSign) -> None:
        """Make the move, unless something is said instead."""
        if not self.permits(action) or not self.warnings.allows(action):
            self.foretell(None)  # what it would have brought
            return
        if asked(self.gestures) is sign:
            self.gestured.emit(sign)
        self._submit(action, 0)

    def play_advised(self) -> None:
        """Exactly the move that the hint has come to."""
        if self.hints.advised is not None:
            with self.warnings.silent(self.hints.advised):
                self.play(self.hints.advised)

    def warn(self, on: bool) -> None:
        """Tell of blunders before they are made, from the next decision on at the latest."""
        if on != self.warnings.on:
            self.warnings.on = on
            self.warnings.drop()
            if self.may(Deed.ACT):
                self.counsel.study()

    def _count_warning(self) -> None:
        """Whoever leaves now has been warned all the same."""
        self.match.warnings += 1
        self.save()

    def foretell(self, action: Action | None, at: Target | None = None) -> None:
        """Show what an action would bring about, there; None: what the default button would. A hint stays."""
        if self.hints.text and self.scene.picks.pick is None:
            action = None
        self.spread.foretell(action)
        self.foretold.emit(at if action is not None else None)
        if self.hints.text and action is None:
            self.spread.say_preview(self.hints.text)

    def preview(self) -> str:
        """The muted line of consequence."""
        return self.spread.preview

    # ---- undo

    def can_undo(self) -> int:
        """How many decisions the viewer may take back."""
        return self.match.undoable(self.viewer) if self.viewer is not None and self.may(Deed.UNDO) else 0

    def can_redo(self) -> int:
        """How many it may play again."""
        return self.match.redoable if self.may(Deed.REDO) and self._to_act else 0

    def undo(self) -> None:
        """Take the viewer's last decision back, also while it is being played; nothing plays on by itself after it."""
        if not self._ready_for(Deed.UNDO) or self.viewer is None or not self.can_undo():
            self.scene.hurry()
            return
        self.opponents.forget()  # before the table is hurried: an answer that lies ready would be played
        self.hints.drop()
        self._stage = Stage.STANDING
        if self.match.undo(self.viewer):
            self.scene.callouts.clear()
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
        return not self.match.practice and self.may(Deed.PRACTISE)

    def practise(self) -> None:
        """From now on undo knows no horizon; the record says so for good."""
        if self.can_practise():
            self.match.practice = True
            self.save()
            self.changed.emit()

    def can_resign(self) -> bool:
        """Whether somebody sits here who can give up."""
        return self.viewer is not None and self.may(Deed.RESIGN)

    def resign(self) -> None:
        """The viewer gives the match up, whoever is to act; nothing takes that back."""
        if not self._ready_for(Deed.RESIGN) or self.viewer is None:
            return
        self.opponents.forget()
        self.hints.drop()
        self._stage = Stage.STANDING
        self.scene.animator.complete()
        self.match.resign(self.viewer)
        self.save()
        self._reconcile()
        self._go_on()

    # ---- looking at an earlier table, or at none

    def look_at(self, step: int) -> None:
        """Show the table as the viewer saw it before a decision; the match waits meanwhile."""
        self.scene.hurry()
        nobody = self.viewer is None and people(self.match)
        if nobody or not self.may(Deed.LOOK_BACK) or not 0 <= step < len(self.match.steps):
            return
        self.hints.drop()
        self._stage = Stage.LOOKING
        self.spread.lay_earlier(self.match.game.view(self.match.steps[step].before, self.viewer))

    def look_away(self) -> None:
        """Back to the present table."""
        if self.may(Deed.LOOK_AWAY):
            self._reconcile()
            if self.phase is not Phase.OVER:  # its end has been told
                self._go_on()

    def _ready_for(self, deed: Deed) -> bool:
        """Whether it may be done, at the present table: an earlier one is left for it, and the match goes on."""
        if self.may(deed):
            self.look_away()
        return self.may(deed)

    def open_curtain(self) -> None:
        """The next player is alone with the screen."""
        if not self.may(Deed.UNCOVER):
            return
        self.spread.viewer = self.next_viewer()
        if self._undealt:
            self._begin()
            self.curtain_changed.emit(False)
            return
        self._reconcile()
        self.curtain_changed.emit(False)
        self._go_on()

    def panic(self) -> None:
        """Cover the table at once."""
        if self._ready_for(Deed.COVER) and self.viewer is not None:
            self._raise_curtain()

    # ---- how fast it goes on

    def move_now(self) -> None:
        """The opponent plays the best it has found."""
        if self.may(Deed.HASTEN):
            self.opponents.hurry()

    def set_step_mode(self, on: bool) -> None:
        """In step mode each move of an opponent waits for the person."""
        held, self._pacing.stepping = self.phase is Phase.HELD, on
        if held and not on:
            self._go_on()

    def go_on(self) -> None:
        """The bright button where no action belongs to it."""
        way = self.tells.way_on
        if way is Deed.LOOK_AWAY:
            self.look_away()
        elif way is Deed.ASK_AGAIN:
            self.opponents.ask_again()
            self.changed.emit()
        elif way is Deed.SHOW_NEXT:
            self._play_answer()

    def skip_to_me(self) -> None:
        """Everything at once until a person is to decide."""
        if self.may(Deed.RUSH) and not self._to_act:
            self._pacing.rush()
            self.scene.animator.complete()
            self._answered()

    def skip(self) -> None:
        """Finish what is being played."""
        self.scene.hurry()

    def set_pace(self, pace: Pace) -> None:
        """Another speed."""
        self._pacing.choose(pace)
