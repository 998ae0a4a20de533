"""What the page is told of a match: from the viewer's view and what the table already shows, and nothing else."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence

from desktop.controller.buttons import DEFAULT_KEY, Button, buttons
from desktop.controller.counsel import Counsel
from desktop.controller.curtain import people
from desktop.controller.ending import End, Finale, SeatFace, finale, how_it_ended
from desktop.controller.hand_signs import unlearned
from desktop.controller.log import Log, LogLine
from desktop.controller.looking_back import NAMED, LookBack, tell_review
from desktop.controller.luck_told import LuckTold, tell_luck
from desktop.controller.opponents import Opponents
from desktop.controller.phase import Deed
from desktop.controller.retelling import Retold, retell, when_others_acted
from desktop.controller.sight import Sight
from desktop.controller.spare_time import SpareTime
from desktop.controller.turning import PublicCourse
from desktop.engine.actions import Action
from desktop.engine.match import PERSON, Match, Step
from desktop.engine.record import fair_deal
from desktop.engine.sight import View
from desktop.engine.text import Text
from desktop.look import Race, Verdict

AT_ONCE = 80  # decisions of which the course is worked out while the page of the end comes up
LONG = 2  # seconds: from then on somebody who thinks is told to
WAYS_ON = {
    Deed.LOOK_AWAY: "house.play.look_on",
    Deed.ASK_AGAIN: "house.play.ask_again",
    Deed.SHOW_NEXT: "house.play.next_move",
    Deed.RESULTS: "house.play.results",
}


class Telling:
    """Sentences and faces for bar, prompt, buttons, lists and sheets."""

    def __init__(
        self, sight: Sight, match: Match, opponents: Opponents, next_viewer: Callable[[], int], counsel: Counsel,
        spare: SpareTime, changed: Callable[[], None], looked_back: Callable[[], None],
    ) -> None:  # fmt: skip
        self._sight, self._match = sight, match
        self._opponents, self._next_viewer, self._counsel = opponents, next_viewer, counsel
        self._spare, self._changed, self._looked_back = spare, changed, looked_back
        self.done: Mapping[str, int] | None = None  # how often each kind of gesture was made; None: they are not taught
        self._log = Log(match, sight.face, sight.say)
        self._course = PublicCourse(match, sight.face)

    def seen_before(self, step: Step, seat: int | None, view: View) -> None:
        """What the table showed when a decision was made."""
        self._log.seen_before(step, seat, view)

    def view_before(self, step: Step, seat: int | None) -> View:
        """What a seat saw before a decision."""
        return self._log.view_before(step, seat)

    # ---- where the game stands

    def heading(self) -> str:
        """The turn and what else the game puts there."""
        return self._sight.say(self._sight.face.heading(self._sight.shown))

    def race(self) -> Race | None:
        """How the sides stand towards the end, as far as the table has come."""
        return self._sight.face.race(self._sight.shown, self._sight.say)

    def phases(self) -> tuple[tuple[str, ...], int]:
        """The parts of a turn and the current one; an assault that is being played is current while it plays."""
        labels, at = self._sight.face.phases(self._sight.shown, self._sight.say)
        return labels, min(at + 1, len(labels) - 1) if self._sight.playing_part else at

    def prompt(self) -> str:
        """What is expected, or who is being waited for; while something is played, what that is."""
        sight, match = self._sight, self._match
        phase = sight.phase
        if phase.looking:
            return sight.say(Text("house.play.looking", (sight.face.heading(sight.view),)))
        if phase.moving and match.steps:
            step = match.steps[-1]
            return sight.say(match.game.describe(self._log.view_before(step, sight.viewer), step.action))
        seat = match.state.decider()
        if seat >= 0 and (sight.viewer is None or seat != sight.viewer):
            return self._waiting(Text("seat", (seat,)))
        asked, gesture = sight.face.asks(sight.view, sight.legal), self._gesture()
        return sight.words.prose(sight.say(text) for text in (asked, gesture) if text is not None)

    def _waiting(self, who: Text) -> str:
        """Who is being waited for, and once it takes long, for how long."""
        spent = int(self._opponents.thinking or 0.0)
        said = Text("house.prompt.thinking", (who, spent)) if spent >= LONG else Text("house.prompt.wait", (who,))
        return self._sight.say(said)

    def _gesture(self) -> Text | None:
        """How the decision is made by hand, as long as that is new."""
        sight, game = self._sight, self._match.game.info.id
        if self.done is None or not sight.may(Deed.ACT) or not sight.legal:
            return None
        return unlearned(sight.gestures, self.done, sight.viewer, lambda key: Text(f"{game}.zone.{key[0]}"))

    # ---- who sits here

    def acting(self) -> SeatFace | None:
        """Who is to act."""
        seat = self._match.state.decider()
        return self.face(seat) if seat >= 0 else None

    def face(self, seat: int) -> SeatFace:
        """A seat as the page shows it."""
        say = self._sight.say
        sitter = self._match.seats[seat]
        color, shape = self._sight.face.side_of(self._sight.view, seat)
        kind = ""
        if sitter.player != PERSON:
            level = self._opponents.level(sitter.player)
            kind = say(Text("house.level.kind", (level.name if level is not None else sitter.player,)))
        elif len(people(self._match)) == 1:
            kind = say(Text("house.play.you"))
        return SeatFace(sitter.name, kind, color, shape)

    def seated(self) -> str:
        """Everybody, with what they are."""
        faces = [self.face(seat) for seat in range(len(self._match.seats))]
        words = self._sight.words
        return words.series(words.pair(face.name, face.kind) if face.kind else face.name for face in faces)

    def deal(self) -> str:
        """What can be said of the deal: its hash, and once the match is over what was hashed."""
        return self._sight.say(fair_deal(self._match))

    def covered(self) -> SeatFace:
        """Whose turn it is behind the curtain."""
        return self.face(self._next_viewer() if people(self._match) else 0)

    # ---- what can be done

    @property
    def way_on(self) -> Deed | None:
        """What the bright button does where no action belongs to it."""
        able = {Deed.ASK_AGAIN: self._opponents.stuck}
        return next((deed for deed in WAYS_ON if self._sight.may(deed) and able.get(deed, True)), None)

    def buttons(self) -> list[Button]:
        """The actions without a place on the table."""
        say, way = self._sight.say, self.way_on
        if way is not None:
            return [Button(None, say(Text(WAYS_ON[way])), say(DEFAULT_KEY), True)]
        sight = self._sight
        return buttons(sight.gestures, sight.face, sight.shown, say, sight.threats)

    def moves(self) -> list[tuple[str, Action]]:
        """The legal moves in words."""
        return [(self._offered(action), action) for action in self._sight.legal]

    def _offered(self, action: Action) -> str:
        """A move in words, and what it would let happen that costs the match."""
        sight = self._sight
        warning = sight.face.warning(sight.view, action, sight.threats)
        offer = sight.say(sight.face.offer(action))
        return sight.words.clauses((offer, f"⚠ {warning}")) if warning else offer

    def threats(self) -> str:
        """What is about to hit whoever decides, place by place, for assistive tools; empty: nothing is."""
        threats = [each for each in self._sight.threats if not each.holds]
        if not threats:
            return ""
        told = sorted(threats, key=lambda each: not each.grave)
        lines = (line for each in told for line in each.lines)
        return self._sight.say(Text("house.play.threats", (self._sight.words.clauses(lines),)))

    # ---- what has been

    def log(self) -> list[LogLine]:
        """The log as the viewer may read it, as far as the table has come; a long one's earlier lines in spare time."""
        sight = self._sight
        if not sight.may(Deed.BROWSE):
            return []
        viewer = sight.viewer
        if not self._log.told(viewer, sight.shown_steps):
            self._spare.do(("log", viewer), lambda: self._log.told_bit_by_bit(viewer), self._changed)
        return self._log.recent(viewer, sight.shown_steps, not sight.phase.decided)

    def verdict(self, step: int) -> Verdict | None:
        """What the last clash of a decision came to."""
        return self._log.verdict(self._sight.viewer, step)

    def news(self, first: int) -> tuple[list[str], int]:
        """What the steps from this one on brought, as far as the table has come; and how far that is."""
        sight = self._sight
        if not sight.may(Deed.BROWSE):  # whoever opens the curtain hears what was missed in the recap
            return [], len(self._match.steps)
        return self._log.news(sight.viewer, first, sight.shown_steps), sight.shown_steps

    def recap(self) -> list[str]:
        """What the viewer missed when others last decided, in words."""
        viewer = self._sight.viewer
        return [] if viewer is None else self._log.since(viewer)

    def retelling(self) -> tuple[Retold, ...]:
        """The same in pictures."""
        sight = self._sight
        return () if sight.viewer is None else retell(self._match, sight.face, sight.say, sight.viewer)

    def others_acted(self) -> range:
        """The decisions that others made when they last did."""
        viewer = self._sight.viewer
        return range(0) if viewer is None else when_others_acted(self._match, viewer)

    def whole_log(self, then: Callable[[Sequence[LogLine]], None]) -> None:
        """All of the log as `log` tells it, as soon as the last line of it can be told."""
        viewer = self._sight.viewer

        def told() -> None:
            if lines := self.log():  # none behind a curtain that has fallen meanwhile
                then(lines)

        if self._log.told(viewer, self._sight.shown_steps):
            told()
        else:
            self._spare.do(("whole log", viewer), lambda: self._log.told_bit_by_bit(viewer), told)

    def outcome(self) -> End | None:
        """How it ended; the course of a long match follows in spare time."""
        sight, match = self._sight, self._match
        if not sight.phase.decided:
            return None
        if not self._course.known:
            if len(match.steps) <= AT_ONCE:
                deque(self._course.work_out(), maxlen=0)
            else:
                self._spare.do("course", self._course.work_out, self._looked_back)
        faces = [self.face(seat) for seat in range(len(match.seats))]
        return how_it_ended(match, sight.face, sight.say, faces, self._course)

    def finale(self, end: End) -> Finale:
        """The moment before that is read."""
        return finale(self._match, end, self._sight.say)

    def look_back(self) -> LookBack | None:
        """The chance to win through the finished match, and as soon as it is known what the viewer's moves cost."""
        review = self._counsel.review
        if review is None or not review.drawn or not self._sight.phase.decided:
            return None
        sight = self._sight
        public = self._course.told() if self._course.known else None
        return tell_review(review, self._match, sight.face, sight.say, sight.viewer, NAMED, public)

    def looking_back(self) -> str:
        """How far the look back over the finished match has come before it tells anything; then nothing."""
        review = self._counsel.review
        if review is None or review.drawn or not self._sight.phase.decided:
            return ""
        return self._sight.say(Text("house.moment.looking", (review.looked_at, len(self._match.steps))))

    def luck(self) -> LuckTold | None:
        """What luck and what play gave in the finished match, for every seat to see."""
        review = self._counsel.review
        if review is None or not review.drawn or not self._sight.phase.decided:
            return None
        return tell_luck(review, self._match, self._sight.say)

    @property
    def looks_from(self) -> int | None:
        """The seat of the one person who plays here, if there is one."""
        here = people(self._match)
        return here[0] if len(here) == 1 else None
