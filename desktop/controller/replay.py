"""A match seen again: the table before any decision, and forwards as it was played.

The match is only read. The rule kept here: one that is not over is seen by its own person alone, or as everybody sees
it where several share it; every hand lies open only after the end (UX 34).
"""

from __future__ import annotations

import secrets
from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Iterator, Sequence
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.controller.advice import Review
from desktop.controller.counsel import Counsel
from desktop.controller.curtain import people
from desktop.controller.log import LATEST, Log, LogLine
from desktop.controller.looking_back import LookBack, tell_review
from desktop.controller.moment import seen, seen_earlier
from desktop.controller.phase import Stage
from desktop.controller.presenter import Presenter
from desktop.controller.showing import show, show_parts
from desktop.controller.spare_time import SpareTime
from desktop.controller.study import Shown, Study, Swing, swings
from desktop.controller.turning import stands
from desktop.controller.unknown import Unknown
from desktop.engine.actions import Action
from desktop.engine.match import Match
from desktop.engine.rng import Rng
from desktop.engine.sight import OPEN, View
from desktop.engine.state import State
from desktop.engine.text import Text
from desktop.face import GameFace, face_of
from desktop.look import Holding, Key, Part, Sitter, Verdict
from desktop.table.hands.picks import IdlePolicy
from desktop.table.motion.speeds import Pace, Speed
from desktop.table.scene.scene import TableScene
from desktop.words import Words

REST = {Speed.OFF: 700, Speed.FAST: 300, Speed.NORMAL: 800, Speed.SLOW: 1600}  # ms between two decisions


class Browsing(IdlePolicy):
    """Nothing can be moved on a table that is only read; what a card can still be is told there as in the match."""

    def __init__(self, unknown: Unknown) -> None:
        self._unknown = unknown

    def can_be(self, key: Key, index: int) -> Holding | None:
        """As far as the viewer could tell."""
        return self._unknown.can_be(key, index)


class Replay(QObject):
    """One match on one table, at `at`: so many decisions have been made."""

    changed = Signal()
    judged = Signal(object, bool)  # a Verdict is to be read, or None any more; and whether the table waits for it
    raced = Signal(object, bool)  # how the sides stand there: a Race; and whether that was played, not jumped to
    weighed = Signal()  # more of the chance to win is known
    failed = Signal(str)  # what was asked of the advisers does not come

    def __init__(
        self,
        match: Match,
        scene: TableScene,
        words: Words,
        parent: QObject | None = None,
        counsel: Counsel | None = None,
    ) -> None:
        super().__init__(parent)
        self.match, self.scene, self.words = match, scene, words
        self.face: GameFace = face_of(match.game)
        self.viewers = viewers(match)
        self.viewer = self.viewers[0]
        self.at = 0
        self.playing = False
        self._stage = Stage.EMPTY
        self._names = [seat.name for seat in match.seats]
        self.turns = turns(match)
        self._stops = sorted({*self.turns, len(match.steps)})
        self._log = Log(match, self.face, self.say)
        self._stood: list[dict[int, float]] = []  # how each side stood before each decision and now, as far as known
        self._told: LookBack | None = None  # what was told last of the chances and of what moves cost
        self._told_at: tuple[object, ...] = ()  # by whom it is seen, and what is known by then
        self._spare = SpareTime(self)
        self._presenter = Presenter(scene, self.face, match.state.setting, self.say)
        self._presenter.part = self._part
        self._presenter.judged = self.judged.emit
        self._presenter.raced = lambda view: self._race(view, played=True)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._forward)
        self._owns_counsel = counsel is None
        self._counsel = counsel or Counsel(match, self)
        self._counsel.progressed.connect(self.weighed)
        self._counsel.reviewed.connect(self.weighed)
        scene.animator.finished.connect(self._settled)
        self.study = Study(match, self.face, words, self._counsel)
        self._counsel.trouble.connect(self.failed)
        self.view = self._view(self._state(0))
        scene.policy = Browsing(Unknown(match.game, self.face, self.say, self._looked_at))

    def say(self, text: Text) -> str:
        """A sentence with the names of the seats."""
        return self.words.say(text, self._names)

    def start(self, at: int = 0) -> None:
        """Show the table; of a finished match the chances are worked out meanwhile."""
        self.seek(at)
        if self.match.over:
            self._counsel.look_back()

    @property
    def ended(self) -> bool:
        """Whether the match that is seen is over."""
        return self.match.over

    @property
    def review(self) -> Review | None:
        """The look back over a finished match."""
        return self._counsel.review if self.match.over else None

    def close(self) -> None:
        """Leave the table."""
        self._stage = Stage.CLOSED
        self._rest.stop()
        self._spare.stop()
        self.scene.animator.complete()
        self._counsel.withdraw()
        if self._owns_counsel or self.complete_review:
            self._counsel.close()

    # ---- where it stands

    @property
    def last(self) -> int:
        """The number of decisions."""
        return len(self.match.steps)

    def seek(self, at: int) -> None:
        """Jump: the table as it was after so many decisions."""
        self.pause()
        self._set(at)

    def turn(self, by: int) -> None:
        """Jump to where the next turn began, or this one, or the one before."""
        if by > 0:
            number = min(bisect_right(self._stops, self.at), len(self._stops) - 1)
        else:
            number = max(bisect_left(self._stops, self.at) - 1, 0)
        self.seek(self._stops[number])

    def look_from(self, viewer: int | None) -> None:
        """See it as another seat did, where that is allowed."""
        if viewer in self.viewers:
            self.viewer = viewer
            self._set(self.at)

    def _set(self, at: int) -> None:
        if self._stage is Stage.CLOSED:
            return
        self._stage = Stage.STANDING
        self.scene.animator.complete()
        self.at = min(max(at, 0), self.last)
        self.view = self._view(self._state(self.at))
        self._lay_out()

    def _state(self, at: int) -> State:
        return self.match.steps[at].before if at < self.last else self.match.state

    def _view(self, state: State) -> View:
        if self.viewer != OPEN:
            return self.match.game.view(state, self.viewer)
        return self.match.game.view(state, OPEN)._replace(seat=next(iter(people(self.match)), 0))

    def legal(self) -> list[Action]:
        """What the seat that is looked from could do here; nobody's business where another is to act."""
        return self._state(self.at).legal() if self.view.to_act == self.view.seat else []

    # ---- playing

    def set_pace(self, pace: Pace) -> None:
        """How fast it is played."""
        self.scene.animator.pace = pace

    def toggle(self) -> None:
        """Play, from the start when it has come to the end; or pause."""
        if self.playing:
            self.pause()
            return
        if self.at == self.last:
            self._set(0)
        self.playing = self.last > 0
        self._forward()

    def pause(self) -> None:
        """Stand still; what is being played comes to its end."""
        self._rest.stop()
        if self.playing:
            self.playing = False
            self.changed.emit()

    def step(self) -> None:
        """Play one decision."""
        self.pause()
        self._forward()

    def _forward(self) -> None:
        if self.at >= self.last or self._stage is Stage.CLOSED:
            return
        if self._stage is Stage.SHOWING:
            self._set(self.at)
        self.scene.callouts.act()
        before, step = self.view, self.match.steps[self.at]
        self.at += 1
        self.view = self._view(self._state(self.at))
        setting = self.match.state.setting
        shown = seen(step.events, self.viewer, setting)
        self._stage = Stage.SHOWING
        self.changed.emit()
        self._presenter.earlier = partial(seen_earlier, self.match, self.at - 1, self.viewer)
        self.scene.animator.play(*self._presenter.shown(shown, before, self.view, False))

    def _settled(self) -> None:
        if self._stage is not Stage.SHOWING:
            return
        self._stage = Stage.STANDING
        self._lay_out(played=True)
        if self.playing and self.at < self.last:
            self._rest.start(REST[self.scene.animator.pace.speed])
        else:
            self.pause()

    # ---- the scene

    def _looked_at(self) -> View | None:
        """What the viewer sees of a table that stands still."""
        return None if self._stage is Stage.SHOWING else self.view

    def _race(self, view: View, played: bool) -> None:
        self.raced.emit(self.face.race(view, self.say), played)

    def _lay_out(self, played: bool = False) -> None:
        if not played:
            self.scene.callouts.clear()
        legal = self.legal()
        movable = self.face.movable(self.view, legal) if legal else None
        show(self.scene, self.face, self._presenter.moment(self.view), movable, self.say, told=played)
        parts = ((key, self._part(self.view, key)) for key in self.scene.parts)
        show_parts(self.scene, {key: part for key, part in parts if part is not None}, played)
        self._race(self.view, played)
        self.changed.emit()

    def _part(self, view: View, key: Key) -> Part | None:
        return self.face.part(view, key, [Sitter(name, "") for name in self._names], self.say)

    # ---- what the page shows

    def heading(self, at: int | None = None) -> str:
        """Where the game stood."""
        view = self.view if at is None else self._view(self._state(at))
        return self.say(self.face.heading(view))

    def sentence(self) -> str:
        """The decision that led here."""
        if not self.at:
            return self.say(Text("house.replay.begins"))
        step = self.match.steps[self.at - 1]
        return self.say(self.match.game.describe(self._view(step.before), step.action))

    def log(self) -> list[LogLine]:
        """The log up to here, as the viewer may read it; of a long match the earlier lines come in spare time."""
        viewer = self.viewer
        if not self._log.told(viewer, self.at):
            self._spare.do(("log", viewer), lambda: self._log.told_bit_by_bit(viewer), self.changed.emit)
        return self._noted(self._log.recent(viewer, self.at, horizon=False))

    def _noted(self, lines: Sequence[LogLine]) -> list[LogLine]:
        """The log with the notes, each under what it stands at."""
        waiting = [(at, text) for at, text in sorted(self.notes().items()) if at <= self.at]
        told: list[LogLine] = []
        for line in lines:
            while waiting and line.step >= waiting[0][0]:
                told.append(self._note(*waiting.pop(0)))
            told.append(line)
        return told + [self._note(at, text) for at, text in waiting]

    def _note(self, at: int, text: str) -> LogLine:
        return LogLine("note", self.say(Text("house.study.noted", (text.replace("\n", " "),))), step=at - 1)

    def notes(self) -> dict[int, str]:
        """What people have noted, where the viewer may read it: of a match that several share, after its end."""
        return self.match.notes if self.viewer is not None else {}

    def verdict(self, step: int) -> Verdict | None:
        """What the last clash of a decision came to, as the viewer could see it."""
        return self._log.verdict(self.viewer, step) if step >= 0 else None

    def course(self) -> dict[int, list[float]]:
        """What everybody could see of how each seat stood, at each decision, as far as it is worked out."""
        if self.last <= LATEST:
            deque(self._stand(), maxlen=0)
        elif len(self._stood) <= self.last:
            self._spare.do("course", self._stand, self.weighed.emit)
        return {seat: [at[seat] for at in self._stood] for seat in range(len(self.match.seats))}

    def _stand(self) -> Iterator[None]:
        while len(self._stood) <= self.last:
            view = self.match.game.view(self._state(len(self._stood)), None)
            self._stood.append(stands(self.face, view, len(self.match.seats)))
            yield

    def chances(self) -> LookBack | None:
        """Each seat's chance to win as far as it is known, and what the viewer's moves cost; only after the end."""
        review = self._counsel.review
        if review is None:
            return None
        known = self.viewer, review.looked_at, review.judged.given
        if known != self._told_at:
            self._told_at, self._told = known, tell_review(review, self.match, self.face, self.say, self._own)
        return self._told

    @property
    def _own(self) -> int | None:
        """The person who looks; None: everybody's."""
        return self.viewer if self.viewer in people(self.match) else None

    def looks_at(self, seat: int) -> bool:
        """Whether this seat's decisions are those of whoever looks."""
        return self._own is None or self._own == seat

    def moments(self) -> list[Shown]:
        """What stands out of the decisions of whoever looks."""
        return self.study.moments(self._own)

    def swings(self) -> dict[int, Swing]:
        """What luck and what play did to the chance of whoever looks, as far as it is known; only after the end."""
        review, seat = self._counsel.review, self.swung
        if review is None or seat < 0 or not self.match.over:
            return {}
        return swings(review.parts, seat, self._names[seat], self.words)

    @property
    def swung(self) -> int:
        """Whose chance that is: the seat that is looked from, else the only person's; -1: nobody's."""
        here = people(self.match)
        if self.viewer is not None and 0 <= self.viewer < len(self._names):
            return self.viewer
        return here[0] if len(here) == 1 else -1

    @property
    def complete(self) -> bool:
        """Whether all of the chances are worked out."""
        return self._counsel.review is not None and self._counsel.review.drawn

    @property
    def complete_review(self) -> bool:
        """Whether everything has been looked at: nobody needs the process but for a question."""
        return self._counsel.review is not None and self._counsel.review.done

    # ---- playing on

    def can_play_on(self) -> bool:
        """Whether a new match can begin here."""
        return not self._state(self.at).over and self.viewer is not None

    def play_on(self) -> Match:
        """A match from this position on, as practice.

        Before the end the cards that its person cannot see are dealt anew: nobody looks ahead in a match by
        trying it out.
        """
        state, match = self._state(self.at), self.match
        if not match.over:
            assert self.viewer is not None
            state = match.game.resample(state, self.viewer, Rng(secrets.randbits(60)))
        return Match(match.game, match.seats, match.mode, match.options, match.seed, practice=True, start=state)


def viewers(match: Match) -> tuple[int | None, ...]:
    """From where a match may be seen, the usual way first."""
    here = people(match)
    if not match.over:
        return (here[0],) if len(here) == 1 else (None,)
    seats = range(len(match.seats))
    return (*here, OPEN, *(seat for seat in seats if seat not in here)) if len(here) == 1 else (OPEN, *seats)


def turns(match: Match) -> dict[int, int]:
    """Where turns began, by the number of decisions before them, and the number of each; 0 is before the first."""
    keys = face_of(match.game).heads
    begun = {0: 0}
    for number, events in enumerate((match.opening_events, *(step.events for step in match.steps))):
        heads = [event.value for event in events if event.verb == "note" and event.key in keys]
        if heads:
            begun[number] = heads[-1]
    return begun
