"""What one does with a finished match besides seeing it: how it may have gone on, what strong would do, another try.

All of it is from the view of the seat that was to decide, in worlds that this seat could have imagined then: never the
true one, so that nobody learns here what it could not know, or uses in a second try what it knows by now. The advisers'
process thinks; here its answers are played on a match of their own, and told as that seat would see it.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import NamedTuple

from desktop.ai.luck import Parted
from desktop.controller.advice import Weighed, ahead_task, weighed
from desktop.controller.agreeing import Named, named, reconciled
from desktop.controller.counsel import Counsel
from desktop.controller.judged import Moment
from desktop.controller.log import Log, LogLine
from desktop.controller.looking_back import gaps_of, size_of
from desktop.controller.race import Race, changes, signed
from desktop.controller.tasks import task_about
from desktop.engine.actions import Action
from desktop.engine.infoset import InfoSet
from desktop.engine.match import PERSON, Match
from desktop.engine.rng import Rng, mix
from desktop.engine.state import State
from desktop.engine.text import Text
from desktop.face import GameFace, Say
from desktop.questions import Answer, Task, Weigh
from desktop.words import Words

STRONG_SECONDS = 1.5
OTHERS_SECONDS = 0.3  # for a decision of somebody else on the way
AHEAD_SECONDS = 10.0  # what is played on takes a fraction of one
WORLD = 0x57  # in which strong's line is played, by the decision alone
BEST = 3  # moves that are named
SEEN = 0.01  # of a chance: what moved it by less is not drawn
MOST_TRIES = 40  # kept of one match


class Shown(NamedTuple):
    """A moment in the list: where it lies, what it is called, what was done, and what that cost."""

    step: int
    seat: int
    size: str
    title: str
    text: str


class Way(NamedTuple):
    """How it may go on after a move: what it is, what follows, what has changed by then, and the chance then."""

    move: str
    lines: tuple[LogLine, ...]
    changed: str
    percent: int


class Compared(NamedTuple):
    """A moment, and the two ways side by side."""

    step: int
    world: int  # which of the worlds that one can imagine
    played: Way
    better: Way

    @property
    def contrary(self) -> bool:
        """Whether what was played comes out no worse here."""
        return self.better.percent <= self.played.percent


class Strong(NamedTuple):
    """What strong thinks best, each with the chance it sees in percent; before it, how its line went so far."""

    step: int
    best: tuple[Named, ...]
    lines: tuple[LogLine, ...]
    over: bool
    agrees: str = ""  # how that and the verdict on the same decision can both be true, where they are not the same


class Swing(NamedTuple):
    """By how much somebody's chance moved with a decision, through luck and through play, and that in words."""

    luck: float
    play: float
    told: str


def swings(parts: Mapping[int, Parted], seat: int, name: str, words: Words) -> dict[int, Swing]:
    """Where luck or play moved the chance of a seat by as much as can be seen; the deal comes before the line."""
    found = {}
    for at, part in parts.items():
        luck, play = part.luck[seat], part.play[seat]
        if at >= 0 and max(abs(luck), abs(play)) >= SEEN:
            told = words.line("house.study.swing", name, _signed(luck), _signed(play))
            found[at] = Swing(luck, play, told)
    return found


def _signed(share: float) -> str:
    """In percent, with its sign where it has one."""
    percent = round(100 * share)
    return f"{percent:+d}".replace("-", "−") if percent else "0"


Compare = Callable[[Compared], None]
Advise = Callable[[Strong], None]


class Study:
    """Asks the counsel of a match, and tells what comes of it."""

    def __init__(self, match: Match, face: GameFace, words: Words, counsel: Counsel) -> None:
        self._match, self._face, self._words, self._counsel = match, face, words, counsel
        self._names = [seat.name for seat in match.seats]
        self._line: Match | None = None  # of strong, in an imagined world
        self._from = -1  # the decision where it begins
        self._told_of: dict[Moment, Shown] = {}

    def _say(self, text: Text) -> str:
        return self._words.say(text, self._names)

    def _name(self, action: Action) -> str:
        """What would be done."""
        return self._say(self._face.offer(action))

    # ---- moments

    def moments(self, seat: int | None) -> list[Shown]:
        """Those of a seat, or of all people; in the order of the match. None before its end."""
        review = self._counsel.review
        if review is None or not self._match.over:
            return []
        return [self._shown(each) for each in review.judged.moments() if seat is None or self._seat(each.step) == seat]

    def _seat(self, step: int) -> int:
        return self._match.steps[step].seat

    def _shown(self, moment: Moment) -> Shown:
        """Made once: more and more of them are asked for while the others are judged."""
        if moment not in self._told_of:
            self._told_of[moment] = self._make(moment)
        return self._told_of[moment]

    def _make(self, moment: Moment) -> Shown:
        size, gaps = size_of(moment), gaps_of(moment, self._match, self._face, self._say)
        title = self._say(Text("house.study.title", (Text(f"house.study.size.{size}"), gaps[0])))
        text = self._say(Text("house.study.moment", gaps))
        return Shown(moment.step, self._seat(moment.step), size, title, text)

    def moment(self, step: int) -> Moment | None:
        """What stands out at a decision, or is one of many small losses."""
        review = self._counsel.review if self._match.over else None
        if review is None or not 0 <= step < len(self._match.steps):
            return None
        losses = review.small_losses(self._seat(step))
        found = (*review.judged.moments(), *(losses.moments if losses is not None else ()))
        return next((each for each in found if each.step == step), None)

    def shown(self, step: int) -> Shown | None:
        """The same as it is listed."""
        found = self.moment(step)
        return self._shown(found) if found is not None else None

    def verdict(self, step: int) -> str:
        """What the decision cost, between which bounds, and on what that rests."""
        found = self.moment(step)
        if found is None:
            return ""
        gaps = gaps_of(found, self._match, self._face, self._say)
        rests = "proved" if found.verdict.proved else "proof"
        told = (Text("house.study.cost", gaps), Text(f"house.study.{rests}", (found.verdict.worlds,)))
        return self._words.prose(self._say(text) for text in told)

    # ---- two ways

    def compare(self, step: int, world: int, hears: Compare) -> bool:
        """Ask how it may go on after what was played and after what was better; False: nothing stands out there."""
        moment = self.moment(step)
        if moment is None:
            return False
        taken = self._match.steps[step]
        moves = (taken.action, self._match.game.verbs.parse(moment.verdict.best))
        info = InfoSet(self._match.game, taken.before, taken.seat)

        def task(ticket: int) -> Task:
            return ahead_task(self._match, ticket, info, step, moves, world)

        self._counsel.put_first(task, AHEAD_SECONDS, partial(self._compared, step, world, moves, hears))
        return True

    def _compared(self, step: int, world: int, moves: Sequence[Action], hears: Compare, answer: Answer) -> None:
        if answer.ahead is None:
            return
        start = self._match.game.from_json(self._match.state.setting, answer.ahead.world)
        seat = self._seat(step)
        ahead = zip(moves, answer.ahead.lines, answer.ahead.chances, strict=True)
        ways = [self._way(seat, start, move, line, chance) for move, line, chance in ahead]
        hears(Compared(step, world, *ways))

    def _way(self, seat: int, start: State, move: Action, texts: Sequence[str], chance: float) -> Way:
        line = self._imagined(start)
        before = self._race(line, seat)
        for text in texts:
            line.submit(line.state.decider(), line.game.verbs.parse(text))
        told = self._told(line, seat)
        return Way(self._name(move), told, self._changed(before, self._race(line, seat)), round(100 * chance))

    def _imagined(self, start: State) -> Match:
        """A match of its own in such a world; there is no deal and no seed that could be told of it."""
        match = self._match
        return Match(match.game, match.seats, match.mode, match.options, 0, "", practice=True, start=start)

    def _told(self, line: Match, seat: int) -> tuple[LogLine, ...]:
        say: Say = self._say
        return tuple(Log(line, self._face, say).lines(seat, horizon=False))

    def _race(self, line: Match, seat: int) -> Race | None:
        return self._face.race(line.view(seat), self._say)

    def _changed(self, before: Race | None, after: Race | None) -> str:
        """How the numbers that decide have moved, side by side."""
        if after is None:
            return ""
        words = self._words
        moved = {place: by for place, by in changes(before, after) if by}
        told = [
            words.pair(
                runner.name,
                words.listed(
                    words.line("house.study.moved", score.label, score.text, signed(by, score))
                    for place, score in enumerate(runner.scores)
                    if (by := moved.get((number, place), 0))
                ),
            )
            for number, runner in enumerate(after.runners)
            if any(at == number for at, _ in moved)
        ]
        return words.clauses(told) if told else words.line("house.study.unmoved")

    # ---- what strong would do

    def strong(self, step: int, hears: Advise) -> bool:
        """Ask what strong would do at a decision; False: there is none."""
        if not self.can_ask_strong(step):
            return False
        taken = self._match.steps[step]
        info = InfoSet(self._match.game, taken.before, taken.seat)
        self._from = step
        self._line = self._imagined(info.sample(Rng(mix(step, WORLD))))
        self._ask_strong(info, hears)
        return True

    def can_ask_strong(self, step: int) -> bool:
        """After the end, at a decision: while it is played there is the hint, and that is counted."""
        return self._match.over and 0 <= step < len(self._match.steps)

    def go_on(self, action: Action, hears: Advise) -> None:
        """One of the moves that strong named, in the imagined world, and on to the seat's next decision there."""
        line = self._line
        if line is not None and not line.over and action in line.state.legal():
            line.submit(line.state.decider(), action)
            self._go_on(line, hears)

    def _go_on(self, line: Match, hears: Advise) -> None:
        """Whoever else decides does what strong thinks best there, in less time."""
        while not line.over and len(line.state.legal()) == 1:
            line.submit(line.state.decider(), line.state.legal()[0])
        if line.over:
            hears(self._advised(()))
        else:
            self._ask_strong(line.info(line.state.decider()), hears)

    def _ask_strong(self, info: InfoSet, hears: Advise) -> None:
        line, decision = self._line, self._from
        assert line is not None
        decision += len(line.steps)
        own = info.seat == self._seat(self._from)
        seconds = STRONG_SECONDS if own else OTHERS_SECONDS

        def task(ticket: int) -> Task:
            return task_about(self._match, ticket, info, decision, Weigh(seconds))

        def hear(answer: Answer) -> None:
            found = weighed(self._match, answer)
            if self._line is not line:  # another question has been asked meanwhile
                return
            if own or not found:
                hears(self._advised(found))
            else:
                line.submit(info.seat, found[0].action)
                self._go_on(line, hears)

        self._counsel.put_first(task, seconds, hear)

    def _advised(self, found: Sequence[Weighed]) -> Strong:
        line, game = self._line, self._match.game
        assert line is not None
        taken, review = self._match.steps[self._from], self._counsel.review
        verdict = review.judged.verdict(self._from) if review is not None and not line.steps else None
        played = taken.action if not line.steps else None
        best = named(found, BEST, played, verdict, game, self._name)
        told = self._told(line, taken.seat) if line.steps else ()
        both = None
        if verdict is not None and found:
            both = reconciled(found, taken.action, verdict, STRONG_SECONDS, game, self._name)
        return Strong(self._from, best, told, line.over, self._say(both) if both is not None else "")

    # ---- another try

    def can_try(self, step: int) -> bool:
        """Whether somebody's decision lies there that can be made once more."""
        steps = self._match.steps
        return self._match.over and 0 <= step < len(steps) and self._match.seats[steps[step].seat].player == PERSON

    def try_again(self, step: int) -> Match:
        """Practice from a decision on; whatever its seat did not know then is laid anew."""
        match, taken = self._match, self._match.steps[step]
        state = match.game.resample(taken.before, taken.seat, Rng(secrets.randbits(60)))
        return Match(match.game, match.seats, match.mode, match.options, match.seed, practice=True, start=state)
