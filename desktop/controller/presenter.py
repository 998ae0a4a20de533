"""Plays a seat's redacted events on the table, then the scene is set to the view.

The state is ahead of the pixels: the view is folded event by event to know what each moment looks like, when its step
begins and only where something changes. Whatever the animator skips, the reconciled scene agrees with the true view;
without animations it is all that is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from itertools import chain, takewhile
from typing import NamedTuple

from desktop.controller.crowds import crowds, side_by_side, sorted_anew, told_by
from desktop.controller.moment import Moment
from desktop.controller.verdicts import Judge, ShowVerdict
from desktop.engine.events import NOWHERE, Event, Place
from desktop.engine.setting import Setting
from desktop.engine.sight import View
from desktop.engine.text import Text
from desktop.face import Earlier, GameFace, Say
from desktop.look import Key, Look, Part, Verdict
from desktop.table.drawing.theme import FELT
from desktop.table.motion.changes import tell_card, tell_place
from desktop.table.motion.cues import Cue, Played
from desktop.table.motion.part_steps import CatchUp, Count, Tell
from desktop.table.motion.speeds import DEAL, MOVE, Pace
from desktop.table.motion.steps import Call, Change, Flip, Instant, Pause, Together
from desktop.table.scene.scene import TableScene
from desktop.table.sound.names import Sound
from desktop.table.world import world_of

DEALT = 75.0  # a card of a deal: few cards are dealt in less than the whole time
TURN = 150.0  # from one card that turns to the next


class Beat(NamedTuple):
    """A note that is played, and the events that follow from it."""

    note: Event | None
    events: list[Event]
    first: int  # the number of the note, or of the first event where there is none


class Wait(Pause):
    """A pause that no fast pace shortens: what an opponent does must be seen (UX 23)."""

    def duration(self, pace: Pace) -> float:
        """At least as long as it was made, unless nothing is animated at all."""
        return max(self.normal, pace.ms(self.normal, moving=False)) if pace.speed.value else 0.0


class Presenter:
    """Turns events into steps of the animator."""

    def __init__(self, scene: TableScene, face: GameFace, setting: Setting, say: Say) -> None:
        self.scene = scene
        self.face = face
        self.setting = setting
        self.say = say
        self.phase: str = ""  # the cue of the running part of a turn, for the page's chips
        self.phase_changed: Callable[[], None] = lambda: None
        self.world = world_of(setting.game)
        self.cues = {key: self.world.cue(name) for key, name in face.cues.items()}
        self._moment: Moment | None = None
        self._turn = -1  # whose turn has begun among what is being played
        self.judged: ShowVerdict = _unheard
        self.raced: Callable[[View], None] = _unwatched  # the numbers that decide have changed as far as this
        self.earlier: Earlier = tuple
        self.waits: Callable[[], bool] = lambda: False  # whether every verdict waits for the person
        self.part: Callable[[View, Key], Part | None] = lambda view, key: None  # what is no card, in a view

    def moment(self, view: View) -> Moment:
        """A view, to be described; of the last one what is known already."""
        if self._moment is None or self._moment.view is not view:
            self._moment = Moment(self.face, self.say, view)
        return self._moment

    def shown(self, events: Sequence[Event], before: View, after: View, waiting: bool) -> list[Instant]:
        """The steps; without animations what is heard of them."""
        steps = self.steps(events, before, after, waiting)
        pace = self.scene.animator.pace
        if pace.speed.value:
            return steps
        last = next((step.verdict for step in reversed(steps) if isinstance(step, Judge)), None)
        heard: list[Instant] = [Call(self.scene, _nothing, step.heard) for step in steps if step.heard]
        heard += [Call(self.scene, mark) for mark in self._marks(events, before)]
        return [*heard, Call(self.scene, lambda: self.judged(last, False))] if last and pace.heard else heard

    def _marks(self, events: Sequence[Event], before: View) -> list[Callable[[], None]]:
        """By how much cards change that nobody sees change, there where they lie then."""
        found: list[Callable[[], None]] = []
        moment, done = self.moment(before), 0
        for number, event in enumerate(events):
            if event.verb == "value" and _key(event.src) in self.scene.cards:
                earlier = moment.after(events[done:number], self.setting)
                moment, done = earlier.after([event], self.setting), number + 1
                looks = earlier.look(_key(event.src), event.src_at), moment.look(_key(event.src), event.src_at)
                if looks[0] is not None and looks[1] is not None:
                    found.append(partial(tell_place, self.scene, _key(event.src), event.src_at, looks[0], looks[1]))
        return found

    def steps(self, events: Sequence[Event], before: View, after: View, waiting: bool) -> list[Instant]:
        """How to play what happened between two views of one seat; `waiting`: an opponent's move, not too fast."""
        steps: list[Instant] = [Wait(self.scene, self.scene.animator.pace.visible)] if waiting else []
        self._turn = -1
        moment = self.moment(before)
        here, there = moment.spec, self.moment(after).spec
        if here != there:
            places = {zone.key for zone in here.zones}
            events = list(takewhile(lambda event: event.dst == NOWHERE or _key(event.dst) in places, events))
        verdicts = self._verdicts(events, moment)
        for beat in self._beats(events):
            more, moment = self._play_beat(beat, moment, verdicts)
            steps += more
        steps += verdicts.values()  # of what ends with the last event
        steps.append(Call(self.scene, lambda: self._set_phase("")))
        return steps

    def _verdicts(self, events: Sequence[Event], before: Moment) -> dict[int, Instant]:
        """What the clashes among the events came to, by the number of the event before which that is told."""
        found = self.face.verdicts(
            events, lambda at: before.after(events[:at], self.setting).view, self.say, self.earlier
        )
        return {at: self._judge(found[at], before.after(events[:at], self.setting)) for at in sorted(found)}

    def _judge(self, verdict: Verdict, then: Moment) -> Judge:
        """It stands over a table that has come as far."""
        catch_up = CatchUp(self.scene, partial(self._part_in, then, -1))
        return Judge(self.scene, verdict, self.judged, self.waits, catch_up)

    def deal(self, after: View) -> Instant:
        """The cards come onto a table that was just laid, within the time a deal may take, however slow the pace."""
        looks = self.moment(after).looks(None)

        def deal() -> None:
            """Piles first, from the middle of the table; then each seat's cards from its own deck."""
            for key, cards in sorted(looks.items(), key=lambda zone: self._dealt_from(zone[0]) is not None):
                for at, look in enumerate(cards):
                    origin = self._dealt_from(key)
                    self.scene.add_card(key, at, look, origin)
                    item = self.scene.card(key, at)
                    if origin is None and item is not None:
                        item.setPos(self.scene.sceneRect().center())

        cards = sum(map(len, looks.values()))
        whole = min(DEAL, DEALT * (cards + 4)) / max(1.0, self.scene.animator.pace.speed.value)
        dealing = Change(self.scene, deal, whole, stagger=whole * 0.7)
        dealing.sound = "shuffle"
        return dealing

    def _dealt_from(self, key: Key) -> Key | None:
        """A seat's own deck, if it has one on the table."""
        deck = ("deck", key[1])
        return deck if key[1] >= 0 and key != deck and deck in self.scene.cards else None

    def _beats(self, events: Sequence[Event]) -> list[Beat]:
        beats = [Beat(None, [], 0)]
        for number, event in enumerate(events):
            cue = self._cue(event)
            if cue is not None and not cue.shown_on:
                beats.append(Beat(event, [], number))
            else:
                beats[-1].events.append(event)
        return beats

    def _cue(self, event: Event | None) -> Cue | None:
        """How a note is played, if it is one that is played."""
        return self.cues.get(event.key) if event is not None and event.verb == "note" else None

    def _play_beat(self, beat: Beat, moment: Moment, verdicts: dict[int, Instant]) -> tuple[list[Instant], Moment]:
        """The note, with what it changes at once, then everything else in its order; a verdict stands as soon as what
        it is about has been seen."""
        note, events, cue = beat.note, list(beat.events), self._cue(beat.note) or Cue()
        due = [number for number in verdicts if number <= beat.first]
        steps = [verdicts.pop(number) for number in due]
        if note is not None:
            self._turn = note.seat if note.key == "turn" else self._turn
            at_once = list(takewhile(_inflicted, events)) if cue.strikes else []
            del events[: len(at_once)]
            moment = moment.after(at_once, self.setting) if at_once else moment
            steps += [Call(self.scene, _nothing, sound)] if (sound := self._heard(note)) else []
            steps += cue.steps(self._played(note, moment, at_once, events))
            steps += [verdicts.pop(beat.first + 1)] if beat.first + 1 in verdicts else []
        groups = sorted_anew(crowds(events) if cue.together else side_by_side(events))
        told = told_by(groups) if cue.sums_up else -1
        source = None if note is None or note.src == NOWHERE else (_key(note.src), note.src_at)
        spent = False
        for number, group in enumerate(groups):
            source, spent = _source(group) or source, spent or group[-1].verb == "move"
            before, moment = moment, moment.after(group, self.setting)
            step = self._turned_up(group, before, moment) if group[0].verb == "reveal" else self._moved(group, moment)
            if step is not None:
                steps.append(step)
            if _counts(group[-1]) and not any(_counts(event) for event in chain(*groups[number + 1 : number + 2])):
                steps.append(Tell(self.scene, partial(self._part_in, moment, self._turn), source, spent))
            if number == told:
                steps += cue.account(self.scene, self._parts(moment), self.face.reckoned(events, self.say))
        if any(map(self._in_race, beat.events)):
            steps.append(Call(self.scene, lambda: self.raced(moment.view)))
        return steps + self._counted([event for event in events if event.verb == "reveal"], moment), moment

    def _in_race(self, event: Event) -> bool:
        """Whether how the sides stand may be another for it."""
        on = self.face.races_on
        return event.src.zone in on or event.dst.zone in on or event.key.partition(":")[0] in on

    def _played(self, note: Event, moment: Moment, at_once: list[Event], events: list[Event]) -> Played:
        def counted(key: Key) -> Part | None:
            return self.part(moment.after(list(takewhile(_counts, events)), self.setting).view, key)

        return Played(
            self.scene, note.seat, note.value, (_key(note.src), note.src_at), (_key(note.dst), note.dst_at),
            said=lambda: self._called(note),
            part=partial(self._part_in, moment, -1),
            counted=counted,
            land=self._shower(moment, at_once, (_key(note.dst), note.dst_at) if note.value else None),
            run_phase=lambda: self._set_phase("phase"),
        )  # fmt: skip

    def _part_in(self, moment: Moment, turn: int, key: Key) -> Part | None:
        """What is no card, then; `turn`: of the seat whose turn has begun since. No event says who is to act."""
        return self.part(moment.view if turn < 0 else moment.view._replace(to_act=turn), key)

    def _parts(self, moment: Moment) -> Callable[[], dict[Key, Part]]:
        """All that is no card, when it is shown."""

        def parts() -> dict[Key, Part]:
            found = ((key, self._part_in(moment, -1, key)) for key in self.scene.parts)
            return {key: part for key, part in found if part is not None}

        return parts

    def _counted(self, reveals: Sequence[Event], after: Moment) -> list[Instant]:
        """The sums of the seats whose cards have just turned go up with them."""
        seats = dict.fromkeys(event.src.seat for event in reveals)
        keys = [(name, seat) for seat in seats for name in self.scene.world.drawing.counting]
        parts = [(key, self.part(after.view, key)) for key in keys if key in self.scene.parts]
        counts = [Count(self.scene, key, part) for key, part in parts if part is not None]
        return [Together(self.scene, *counts)] if counts else []

    def _called(self, note: Event) -> str:
        """What is called out; a side that plays by itself has a name but no seat."""
        own = self.face.called(note)
        if own is not None:
            return self.say(own)
        game = self.setting.game
        who = Text("seat", (note.seat,)) if note.seat < self.setting.seats else Text(f"{game}.cue.automated")
        return self.say(Text(f"{game}.cue.{note.key}", (who, note.value)))

    def _turned_up(self, events: Sequence[Event], before: Moment, after: Moment) -> Instant | None:
        """Cards that become known together turn over together; where all of them lie open here already, none does."""
        places = [(_key(event.src), event.src_at) for event in events if _key(event.src) in self.scene.cards]
        changed = [
            (key, at, new)
            for key, at in places
            if (new := after.look(key, at)) is not None and before.look(key, at) != new
        ]
        if any(_side(before.cards(key)[at]) != _side(new) for key, at, new in changed):
            flips = (Flip(self.scene, key, at, new) for key, at, new in changed)
            return Together(self.scene, *flips, stagger=TURN)
        return (
            Call(self.scene, lambda: self._show_zones(dict.fromkeys(key for key, *_ in changed), after))
            if changed
            else None
        )

    def _shower(self, after: Moment, quiet: list[Event], struck: tuple[Key, int] | None = None) -> Callable[[], None]:
        """Shows new values and marks; a shield that held says so. What is `struck` has its number already."""

        def show() -> None:
            for event in quiet:
                place = event.dst if event.verb == "note" else event.src
                at = event.dst_at if event.verb == "note" else event.src_at
                item = self.scene.card(_key(place), at)
                look = after.look(_key(place), at) if item is not None else None
                if item is None or look is None:
                    continue
                if event.verb != "note":
                    if (_key(place), at) != struck:
                        tell_card(self.scene, item, look)
                    item.set_look(look)
                elif (cue := self._cue(event)) is not None and cue.shown_on:
                    words = self.say(Text(f"{self.setting.game}.cue.{event.key}"))
                    self.scene.float_number(item, words, str(getattr(FELT, cue.shown_on)))

        return show

    def _moved(self, events: Sequence[Event], after: Moment) -> Instant | None:
        """One event, or cards that move in a crowd."""
        if len(events) == 1 or events[0].verb == "shuffle":
            return self._step(events[0], after)
        movers = [self._mover(event, after) for event in events if event.verb == "move"]

        def move_all() -> None:
            for move in movers:
                move()

        return Change(self.scene, move_all, MOVE * 2, stagger=MOVE, sound=self._heard(events[0]))

    def _step(self, event: Event, after: Moment) -> Instant | None:
        if _quiet(event):
            return Call(self.scene, self._shower(after, [event]), self._heard(event))
        key = _key(event.src)
        if event.verb == "turn":
            return Flip(self.scene, key, event.src_at, after.cards(key)[event.src_at])
        if event.verb in ("move", "spawn", "destroy"):
            return Change(self.scene, self._mover(event, after), MOVE, sound=self._heard(event))
        if event.verb == "shuffle" and key in self.scene.cards and after.counted(key):
            return Call(self.scene, lambda: self._show_zone(key, after.cards(key)), "shuffle")
        return None

    def _heard(self, event: Event) -> Sound:
        """As its world has it."""
        if event.verb == "note":
            return self.world.notes.get(event.key, "")
        return self.world.heard(event.src.zone, event.dst.zone) if event.verb in ("move", "spawn", "destroy") else ""

    def _mover(self, event: Event, after: Moment) -> Callable[[], None]:
        scene, src, dst = self.scene, _key(event.src), _key(event.dst)
        src_at, dst_at = event.src_at, event.dst_at

        def move() -> None:
            leaves = scene.card(src, src_at) is not None
            look = after.look(dst, dst_at) if dst in scene.cards else None
            if leaves and dst in scene.cards:
                scene.move_card(src, src_at, dst, dst_at, look)
            elif leaves:
                scene.remove_card(src, src_at, fade=True, towards=("plate", dst[1]))
            elif dst in scene.cards and look is not None:
                # Out of a pile that may not be counted: it stays as thick as it was.
                scene.add_card(dst, min(dst_at, len(scene.cards[dst])), look, src if src in scene.cards else None)

        return move

    def _show_zones(self, keys: Iterable[Key], after: Moment) -> None:
        for key in keys:
            self._show_zone(key, after.cards(key))

    def _show_zone(self, key: Key, looks: Sequence[Look]) -> None:
        for at, look in enumerate(looks):
            item = self.scene.card(key, at)
            if item is not None:
                item.set_look(look)

    def _set_phase(self, phase: str) -> None:
        if phase != self.phase:
            self.phase = phase
            self.phase_changed()


def _nothing() -> None:
    """Of what is only heard."""


def _unwatched(view: View) -> None:
    """Nobody looks at how the sides stand."""


def _unheard(verdict: Verdict | None, blocks: bool) -> None:
    """Nobody reads verdicts."""


def _source(group: Sequence[Event]) -> tuple[Key, int] | None:
    """The card from which comes what is counted next."""
    last = next((event for event in reversed(group) if event.verb in ("move", "value", "turn", "note")), None)
    if last is None:
        return None
    place, at = (last.dst, last.dst_at) if last.verb == "move" else (last.src, last.src_at)
    return (_key(place), at) if place != NOWHERE else None


def _counts(event: Event) -> bool:
    return event.verb == "count"


def _side(look: Look) -> tuple[object, bool]:
    """What of a card lies uppermost."""
    return look.face, look.face_up


def _quiet(event: Event) -> bool:
    """Whether it changes only what a card shows."""
    return event.verb in ("value", "mark", "note")


def _inflicted(event: Event) -> bool:
    """Whether a blow may have done it. Marks and wounds that are taken away come after the blow: a recovery."""
    return _quiet(event) and (event.verb == "note" or event.value != 0)


def _key(place: Place) -> Key:
    return (place.zone, place.seat)
