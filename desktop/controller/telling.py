"""What the page is told of a match: from the viewer's view and what the table already shows, and nothing else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.controller.buttons import DEFAULT_KEY, Button, buttons
from desktop.controller.curtain import people
from desktop.controller.ending import End, SeatFace, how_it_ended
from desktop.controller.hints import LookBack, tell_review
from desktop.controller.log import Log, LogLine
from desktop.engine.actions import Action
from desktop.engine.match import PERSON, Step
from desktop.engine.sight import View
from desktop.engine.text import Text

if TYPE_CHECKING:
    from desktop.controller.controller import Controller


class Telling:
    """Sentences and faces for bar, prompt, buttons, lists and sheets."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller
        self._log = Log(controller.match, controller.face, controller.say)

    def seen_before(self, step: Step, seat: int | None, view: View) -> None:
        """What the table showed when a decision was made."""
        self._log.seen_before(step, seat, view)

    def view_before(self, step: Step, seat: int | None) -> View:
        """What a seat saw before a decision."""
        return self._log.view_before(step, seat)

    # ---- where the game stands

    def heading(self) -> str:
        """The turn and what else the game puts there."""
        c = self._controller
        return c.say(c.face.heading(c.shown))

    def phases(self) -> tuple[tuple[str, ...], int]:
        """The parts of a turn and the current one; an assault that is being played is current while it plays."""
        c = self._controller
        labels, at = c.face.phases(c.shown, c.say)
        return labels, min(at + 1, len(labels) - 1) if c.phase_playing else at

    def prompt(self) -> str:
        """What is expected, or who is being waited for; while something is played, what that is."""
        c = self._controller
        if c.looking:
            return c.say(Text("house.play.looking", (c.face.heading(c.view),)))
        if c.presenting and c.match.steps:
            step = c.match.steps[-1]
            return c.say(c.match.game.describe(self._log.view_before(step, c.viewer), step.action))
        seat = c.match.state.decider()
        if seat >= 0 and (c.viewer is None or seat != c.viewer):
            return c.say(Text("house.prompt.wait", (Text("seat", (seat,)),)))
        return c.say(c.view.prompt)

    # ---- who sits here

    def acting(self) -> SeatFace | None:
        """Who is to act."""
        seat = self._controller.match.state.decider()
        return self.face(seat) if seat >= 0 else None

    def face(self, seat: int) -> SeatFace:
        """A seat as the page shows it."""
        c = self._controller
        sitter = c.match.seats[seat]
        color, shape = c.face.side_of(c.view, seat)
        kind = ""
        if sitter.player != PERSON:
            level = c.opponents.level(sitter.player)
            kind = c.say(Text("house.level.kind", (level.name if level is not None else sitter.player,)))
        elif len(people(c.match)) == 1:
            kind = c.say(Text("house.play.you"))
        return SeatFace(sitter.name, kind, color, shape)

    def covered(self) -> SeatFace:
        """Whose turn it is behind the curtain."""
        c = self._controller
        return self.face(c.next_viewer() if people(c.match) else 0)

    # ---- what can be done

    def buttons(self) -> list[Button]:
        """The actions without a place on the table."""
        c = self._controller
        waits = "look_on" if c.looking else "ask_again" if c.opponents.stuck else ""
        waits = waits or ("next_move" if c.waiting and not c.presenting else "")
        if waits:
            return [Button(None, c.say(Text(f"house.play.{waits}")), c.say(DEFAULT_KEY), True)]
        return buttons(c.gestures, c.face, c.shown, c.say)

    def moves(self) -> list[tuple[str, Action]]:
        """The legal moves in words."""
        c = self._controller
        return [(c.say(c.face.offer(action)), action) for action in c.legal]

    # ---- what has been

    def log(self) -> list[LogLine]:
        """The log as the viewer may read it, as far as the table has come."""
        c = self._controller
        return [] if c.curtain_up else self._log.lines(c.viewer, c.shown_steps, not c.match.over)

    def news(self, first: int) -> tuple[list[str], int]:
        """What the steps from this one on brought, as far as the table has come; and how far that is."""
        c = self._controller
        if c.curtain_up:  # whoever opens it hears what was missed in the recap
            return [], len(c.match.steps)
        return self._log.news(c.viewer, first, c.shown_steps), c.shown_steps

    def recap(self) -> list[str]:
        """What the viewer missed since its own last decision."""
        viewer = self._controller.viewer
        return [] if viewer is None else self._log.since(viewer)

    def outcome(self) -> End | None:
        """How it ended."""
        c = self._controller
        if not c.match.over:
            return None
        return how_it_ended(c.match, c.face, c.say, [self.face(seat) for seat in range(len(c.match.seats))])

    def look_back(self) -> LookBack | None:
        """The chance to win through the finished match and what cost most; None until it is worked out."""
        c = self._controller
        review = c.counsel.review
        if review is None or not review.done or not c.match.over:
            return None
        return tell_review(review, c.match, c.face, c.say)
