"""The log of a match as one seat may read it: a line a decision, what came of it, turn heads, the undo horizon.

Lines are made from the views and redacted events of that seat, so a log holds nothing of another's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from typing import NamedTuple

from desktop.controller.moment import seen, seen_earlier
from desktop.controller.retelling import when_others_acted
from desktop.engine.events import Event
from desktop.engine.frames import Ask
from desktop.engine.infoset import InfoSet
from desktop.engine.match import PERSON, Match, Step
from desktop.engine.sight import View, fold, redact
from desktop.engine.text import Text
from desktop.face import GameFace, Say
from desktop.look import Look, Verdict


class LogLine(NamedTuple):
    """A line; kinds: turn, line, detail, horizon, note."""

    kind: str
    text: str
    seat: int = -1
    step: int = -1
    color: str = ""
    looks: tuple[Look, ...] = ()  # the cards it names


Told = list[tuple[Step, list[LogLine]]]
LATEST = 80  # decisions that are told at once; of a long match the others follow in spare time


@dataclass(frozen=True, slots=True)
class Dealing(Ask):
    """Before the first decision: nobody chooses."""

    seat: int


class Log:
    """Lines by seat, kept as long as the steps they belong to."""

    def __init__(self, match: Match, face: GameFace, say: Say) -> None:
        self._match = match
        self._face = face
        self._say = say
        self._told: dict[int | None, list[tuple[Step, list[LogLine]] | None]] = {}  # by step; None: not yet
        self._opened: dict[int | None, list[LogLine]] = {}
        self._before: tuple[Step, int | None, View] | None = None  # the last view that was asked for or told
        self._summed: dict[tuple[int | None, int], tuple[Step, list[LogLine]]] = {}  # turns by their last step

    def recent(self, seat: int | None, until: int | None = None, horizon: bool = True) -> list[LogLine]:
        """As much of the log up to a step as can be told at once: all of it, once `told_bit_by_bit` is through."""
        until = len(self._match.steps) if until is None else until
        return self.lines(seat, until, horizon, 0 if self.told(seat, until) else until - LATEST)

    def told(self, seat: int | None, until: int) -> bool:
        """Whether `recent` has all of it."""
        return None not in self._known(seat)[: max(0, until - LATEST)]

    def told_bit_by_bit(self, seat: int | None) -> Iterator[None]:
        """Tells what is not told yet, a decision at a time, so that others can have their turn in between."""
        number = 0
        while number < len(self._match.steps):
            if self._known(seat)[number] is None:
                self._tell(seat, number)
                yield
            number += 1

    def lines(self, seat: int | None, until: int | None = None, horizon: bool = True, first: int = 0) -> list[LogLine]:
        """The log for a seat, up to a step (None: all of it); with `horizon`, where its undo ends is marked."""
        steps = self._match.steps
        until = len(steps) if until is None else min(until, len(steps))
        first = self._turn_of(first, until)
        lines = [] if first else list(self._opening(seat))
        edge = len(steps) - (self._match.undoable(seat) if seat is not None else 0)
        for numbers, part in self._parts(seat, range(first, until)):
            if horizon and seat is not None and edge in numbers:
                lines.append(self._horizon())
            lines += part
        if horizon and seat is not None and edge == until > 0:
            lines.append(self._horizon())
        gave_up = self._match.resigned
        if gave_up >= 0 and until == len(steps):
            lines.append(LogLine("detail", self._say(Text("house.end.resigned", (Text("seat", (gave_up,)),))), gave_up))
        return [self._folded(alike) for alike in _runs(lines)]

    def _folded(self, alike: list[LogLine]) -> LogLine:
        """Lines one after the other that say the same, as one that says how often; it leads to the last of them."""
        last = alike[-1]
        if len(alike) == 1:
            return last
        return last._replace(text=self._say(Text("house.log.times", (last.text, len(alike)))))

    def verdict(self, seat: int | None, number: int) -> Verdict | None:
        """What the last clash that came of a decision came to, as a seat could see it."""
        step, setting = self._match.steps[number], self._match.state.setting
        before = self._match.game.view(step.before, seat)
        events = seen(step.events, seat, setting)
        earlier = partial(seen_earlier, self._match, number, seat)
        found = self._face.verdicts(events, lambda at: fold(before, events[:at], setting), self._say, earlier)
        return found[max(found)] if found else None

    def since(self, seat: int) -> list[str]:
        """What a seat missed when others last decided, from its own decision before that on."""
        missed: list[str] = []
        acted = when_others_acted(self._match, seat)
        before = self._turn_of(acted.start - 1, len(self._match.steps)) if acted else 0
        for numbers, lines in self._parts(seat, range(before, len(self._match.steps))) if acted else ():
            if numbers.start == acted.start - 1:
                missed += [line.text for line in lines if line.kind == "detail"]
            elif numbers.start in acted:
                missed += [line.text for line in lines if line.kind != "turn"]
        return missed

    def news(self, seat: int | None, first: int, until: int) -> list[str]:
        """What these steps brought, a sentence each: told while it happens, so that no turn is summed up in them."""
        last = min(until, len(self._match.steps))
        return [line.text for number in range(first, last) for line in self._tell(seat, number)[1]]

    def _turn_of(self, number: int, until: int) -> int:
        """Where the turn began that a step belongs to: turns that are recounted are recounted whole."""
        steps = self._match.steps
        number = max(0, min(number, until))
        while self._face.recounts and 0 < number < len(steps) and steps[number - 1].seat == steps[number].seat:
            number -= 1
        return number

    def _parts(self, seat: int | None, numbers: range) -> Iterator[tuple[range, list[LogLine]]]:
        """Step by step; where the game recounts turns, a finished turn of another seat in a few lines."""
        face, steps = self._face, self._match.steps
        number, stop = numbers.start, numbers.stop
        while number < stop:
            end = number + 1
            actor = steps[number].seat
            if face.recounts and actor != seat:
                while end < stop and steps[end].seat == actor:
                    end += 1
                if end < stop or (end == len(steps) and self._match.state.decider() != actor):
                    part = [self._tell(seat, each) for each in range(number, end)]
                    yield range(number, end), self._recounted(seat, part, number)
                    number = end
                    continue
            for each in range(number, end):
                yield range(each, each + 1), self._tell(seat, each)[1]
            number = end

    def _recounted(self, seat: int | None, part: Told, number: int) -> list[LogLine]:
        """The turn in a few lines, and under it the heads that its steps brought; made once."""
        key, last = (seat, number + len(part)), part[-1][0]
        known = self._summed.get(key)
        if known is None or known[0] is not last:
            self._summed[key] = known = last, self._sum_up(seat, part, number)
        return known[1]

    def _sum_up(self, seat: int | None, part: Told, number: int) -> list[LogLine]:
        setting = self._match.state.setting
        before, actor = part[0][0].before, part[0][0].seat
        view = self._match.game.view(before, seat)
        events = seen((event for step, _ in part for event in step.events), seat, setting)
        color = self._face.side_of(view, actor)[0]
        texts = self._face.recount(view, actor, events)
        lines = [LogLine("line", self._say(text), actor, number + len(part) - 1, color) for text in texts]
        for at, (step, _) in enumerate(part):
            lines += self._reasons(seat, number + at, step)
        return lines + [line for _, lines in part for line in lines if line.kind == "turn"]

    def _known(self, seat: int | None) -> list[tuple[Step, list[LogLine]] | None]:
        """What has been told of each step there is."""
        told, steps = self._told.setdefault(seat, []), self._match.steps
        del told[len(steps) :]
        told.extend([None] * (len(steps) - len(told)))
        return told

    def _tell(self, seat: int | None, number: int) -> tuple[Step, list[LogLine]]:
        """The lines of a step, made once; one that was taken back and played again is another."""
        step, told = self._match.steps[number], self._known(seat)
        known = told[number]
        if known is None or known[0] is not step:
            told[number] = known = step, self._step(seat, number, step)
        return known

    def seen_before(self, step: Step, seat: int | None, view: View) -> None:
        """The table has looked at it already."""
        self._before = step, seat, view

    def view_before(self, step: Step, seat: int | None) -> View:
        """What a seat saw before a decision; the table and the log ask for the same one."""
        if self._before is None or self._before[0] is not step or self._before[1] != seat:
            self._before = step, seat, self._match.game.view(step.before, seat)
        return self._before[2]

    def _step(self, seat: int | None, number: int, step: Step) -> list[LogLine]:
        view = self.view_before(step, seat)
        text = self._say(self._match.game.describe(view, step.action))
        looks = self._face.named(view, step.action, self._say)
        line = LogLine("line", text, step.seat, number, self._face.side_of(view, step.seat)[0], looks)
        return [line, *self._reasons(seat, number, step), *self._events(seat, view, step.events, number)]

    def _reasons(self, seat: int | None, number: int, step: Step) -> list[LogLine]:
        """Why an opponent may have done so, where that follows from what everybody sees; of a person nobody knows."""
        match = self._match
        if step.seat == seat or match.seats[step.seat].player == PERSON or match.game.talk.reasons is None:
            return []
        found = match.game.reasons(InfoSet(match.game, step.before, step.seat), step.action)
        return [LogLine("detail", self._say(why.text), step.seat, number) for why in found if why.public]

    def _opening(self, seat: int | None) -> list[LogLine]:
        """What the deal brought, and the head of the first turn; made once."""
        if seat not in self._opened:
            match = self._match
            self._opened[seat] = []
            if match.opening_events:
                dealt = match.game.deal(match.state.setting, match.seed)
                dealt.stack.append(Dealing(-1))  # a view asks who is to act
                self._opened[seat] = self._events(seat, match.game.view(dealt, seat), match.opening_events, -1)
        return self._opened[seat]

    def _events(self, seat: int | None, view: View, events: tuple[Event, ...], number: int) -> list[LogLine]:
        lines = []
        setting = self._match.state.setting
        for event in events:
            shown = redact(event, seat, setting)
            if shown is None:
                continue
            if shown.verb == "note" and shown.key in self._face.heads:
                lines.append(self._head(shown, number))
                continue
            text = self._face.tell(view, shown)
            if text is not None:
                actor = shown.src.seat
                color = self._face.side_of(view, actor)[0] if actor >= 0 else ""
                lines.append(LogLine("detail", self._say(text), actor, number, color))
            view = fold(view, [shown], setting)
        return lines

    def _head(self, event: Event, number: int) -> LogLine:
        game = self._match.game.info.id
        about = Text(f"{game}.{self._face.heads[event.key]}", (event.value,))
        if event.seat < 0:  # a turn that is everybody's
            return LogLine("turn", self._say(about), event.seat, number)
        sits = event.seat < len(self._match.seats)
        who = Text("seat", (event.seat,)) if sits else Text(f"{game}.cue.automated")
        head = Text("house.log.turn", (about, who))
        return LogLine("turn", self._say(head), event.seat, number)

    def _horizon(self) -> LogLine:
        return LogLine("horizon", self._say(Text("house.log.horizon")))


def _runs(lines: Sequence[LogLine]) -> Iterator[list[LogLine]]:
    """Neighbours that say the same of the same seat; heads and the horizon stand alone."""
    for key, alike in groupby(lines, key=lambda line: (line.kind, line.seat, line.text)):
        found = list(alike)
        yield from [found] if key[0] in ("line", "detail") else [[line] for line in found]
