"""Plays a seat's redacted events on the table, then the scene is set to the view.

The state is ahead of the pixels: the view is folded event by event to know what each moment looks like, when its step
begins and only where something changes. Whatever the animator skips, the reconciled scene agrees with the true view;
without animations it is all that is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import takewhile
from typing import NamedTuple, get_args

from desktop.controller.battles import CROWDS, FIGHTS, fight
from desktop.controller.crowds import crowds, side_by_side, sorted_anew
from desktop.controller.moment import Moment
from desktop.controller.rounds import ROUNDS, begin_beat, reckon, told_by
from desktop.engine.events import NOWHERE, Event, Place
from desktop.engine.setting import Setting
from desktop.engine.sight import View
from desktop.engine.text import Text
from desktop.face import Cue, GameFace, Say
from desktop.look import Cubes, Gauge, Key, Look, Part
from desktop.table.meter_steps import Count, Hit, float_over
from desktop.table.net import report
from desktop.table.scene import TableScene
from desktop.table.speeds import BLOW, DEAL, MOVE, Pace
from desktop.table.steps import Blow, Change, Flip, Instant, Pause, Quake, Together
from desktop.table.steps import Say as Banner
from desktop.table.theme import FELT

FALL = 520.0
GOLD = "#F0CF72"
DEALT = 75.0  # a card of a deal: few cards are dealt in less than the whole time
TURN = 150.0  # from one card that turns to the next
METERS = {"count": "gauge", "hit": "hp", "shout": "gauge"}  # cue -> which part of the note's seat it is about
READ = 160.0  # a breath after each blow, so that an assault can be followed


class Beat(NamedTuple):
    """A note that is played, and the events that follow from it."""

    note: Event | None
    events: list[Event]


class Call(Instant):
    """A step that only tells somebody."""

    def __init__(self, scene: TableScene, call: Callable[[], None], sound: str = "") -> None:
        super().__init__(scene)
        self.call, self.sound = call, sound

    def start(self) -> None:
        """Tell."""
        self.call()


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
        self.cues = _known(face.cues)
        self._moment: Moment | None = None
        self.part: Callable[[View, Key], Part | None] = lambda view, key: None  # what is no card, in a view

    def moment(self, view: View) -> Moment:
        """A view, to be described; of the last one what is known already."""
        if self._moment is None or self._moment.view is not view:
            self._moment = Moment(self.face, self.say, view)
        return self._moment

    def shown(self, events: Sequence[Event], before: View, after: View, waiting: bool) -> list[Instant]:
        """The steps; without animations what is heard of them."""
        steps = self.steps(events, before, after, waiting)
        if self.scene.animator.pace.speed.value:
            return steps
        return [Call(self.scene, _nothing, step.heard) for step in steps if step.heard]

    def steps(self, events: Sequence[Event], before: View, after: View, waiting: bool) -> list[Instant]:
        """How to play what happened between two views of one seat; `waiting`: an opponent's move, not too fast."""
        steps: list[Instant] = [Wait(self.scene, self.scene.animator.pace.visible)] if waiting else []
        moment = self.moment(before)
        here, there = moment.spec, self.moment(after).spec
        if here != there:
            places = {zone.key for zone in here.zones}
            events = list(takewhile(lambda event: event.dst == NOWHERE or _key(event.dst) in places, events))
        for beat in self._beats(events):
            more, moment = self._play_beat(beat, moment)
            steps += more
        steps.append(Call(self.scene, lambda: self._set_phase("")))
        return steps

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
        beats = [Beat(None, [])]
        for event in events:
            cue = self.cues.get(event.key, "") if event.verb == "note" else ""
            if cue and cue != "shield":
                beats.append(Beat(event, []))
            else:
                beats[-1].events.append(event)
        return beats

    def _play_beat(self, beat: Beat, moment: Moment) -> tuple[list[Instant], Moment]:
        """The note, with what it changes at once, then everything else in its order."""
        note = beat.note
        cue = self.cues[note.key] if note else ""
        events = list(beat.events)
        steps: list[Instant] = []
        if note is not None and cue in ("blow", "spell"):
            at_once = list(takewhile(_inflicted, events))
            del events[: len(at_once)]
            moment = moment.after(at_once, self.setting)
            steps += [self._blow(note, cue, at_once, moment), Pause(self.scene, READ)]
        elif note is not None and cue == "fall":
            seat = Text("seat", (note.seat,))
            steps.append(Quake(self.scene, _key(note.dst), note.dst_at, FALL))
            steps.append(Banner(self.scene, self.say(Text(f"{self.setting.game}.cue.{note.key}", (seat,)))))
        elif cue == "phase":
            steps.append(Call(self.scene, lambda: self._set_phase("phase")))
        elif note is not None and cue in METERS:
            steps += self._meter(note, cue, moment)
        elif note is not None and cue == "call":
            steps.append(Banner(self.scene, self._cue(note)))
        elif note is not None and cue in FIGHTS:
            steps += fight(self.scene, cue, note, self._cue)
        elif note is not None and cue == "pay":
            steps += self._paid(note, moment.after(list(takewhile(_counts, events)), self.setting))
        elif note is not None and cue in ROUNDS:
            steps += begin_beat(self.scene, cue, note, self._cue)
        groups = sorted_anew(crowds(events) if cue in (*CROWDS, *ROUNDS) else side_by_side(events))
        told = told_by(groups) if cue == "reckon" else -1
        for number, group in enumerate(groups):
            before, moment = moment, moment.after(group, self.setting)
            step = self._turned_up(group, before, moment) if group[0].verb == "reveal" else self._moved(group, moment)
            if step is not None:
                steps.append(step)
            if number == told:
                steps += reckon(self.scene, self.face, events, self.say, self._parts(moment))
        return steps + self._counted([event for event in events if event.verb == "reveal"], moment), moment

    def _parts(self, moment: Moment) -> Callable[[], dict[Key, Part]]:
        """All that is no card, when it is shown."""

        def parts() -> dict[Key, Part]:
            found = ((key, self.part(moment.view, key)) for key in self.scene.parts)
            return {key: part for key, part in found if part is not None}

        return parts

    def _meter(self, note: Event, cue: str, moment: Moment) -> list[Instant]:
        """A sum that counts up on the seat's gauge; damage that goes to its hit points."""
        key = (METERS[cue], note.seat)
        part = self.part(moment.view, key)
        if part is None:
            return []
        if cue == "count":
            return [Count(self.scene, key, part), *self._cheer(key, part, note.value)]
        if cue == "shout":
            return [Call(self.scene, lambda: float_over(self.scene, key, self._cue(note))), Pause(self.scene, READ)]
        if isinstance(part, Cubes):
            part = part._replace(have=max(0, part.have - note.value))
        return [Hit(self.scene, _key(note.src), key, part, f"-{note.value}"), Pause(self.scene, READ)]

    def _paid(self, note: Event, after: Moment) -> list[Instant]:
        """Coins fly from what was lost to the purse of whoever gets them."""
        key = ("purse", note.seat)
        part = self.part(after.view, key)
        if part is None:
            return []
        source = ("scrap", 1 - note.seat)
        return [Hit(self.scene, source, key, part, self._cue(note), GOLD, lands="coin"), Pause(self.scene, READ)]

    def _cheer(self, key: Key, part: Part, value: int) -> list[Instant]:
        """A sum that is just its limit is called out."""
        if not isinstance(part, Gauge) or not part.exact or value != part.limit:
            return []
        return [Call(self.scene, lambda: float_over(self.scene, key, part.exact, FELT.chosen)), Pause(self.scene, READ)]

    def _counted(self, reveals: Sequence[Event], after: Moment) -> list[Instant]:
        """The sums of the seats whose cards have just turned go up with them."""
        keys = [("gauge", seat) for seat in dict.fromkeys(event.src.seat for event in reveals)]
        parts = [(key, self.part(after.view, key)) for key in keys if key in self.scene.parts]
        counts = [Count(self.scene, key, part) for key, part in parts if part is not None]
        return [Together(self.scene, *counts)] if counts else []

    def _cue(self, note: Event) -> str:
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

    def _blow(self, note: Event, cue: str, quiet: list[Event], after: Moment) -> Blow:
        show = self._shower(after, quiet)
        source = (("casting", -1), 0) if cue == "spell" else (_key(note.src), note.src_at)
        text = f"-{note.value}" if note.value else ""
        return Blow(self.scene, source, (_key(note.dst), note.dst_at), text, show, normal=BLOW * 1.4)

    def _shower(self, after: Moment, quiet: list[Event]) -> Callable[[], None]:
        """Shows new values and marks; a shield that held says so."""

        def show() -> None:
            for event in quiet:
                place = event.dst if event.verb == "note" else event.src
                at = event.dst_at if event.verb == "note" else event.src_at
                item = self.scene.card(_key(place), at)
                look = after.look(_key(place), at) if item is not None else None
                if item is None or look is None:
                    continue
                if event.verb != "note":
                    item.set_look(look)
                elif self.cues.get(event.key) == "shield":
                    self.scene.float_number(item, self.say(Text(f"{self.setting.game}.cue.{event.key}")), FELT.legal)

        return show

    def _moved(self, events: Sequence[Event], after: Moment) -> Instant | None:
        """One event, or cards that move in a crowd."""
        if len(events) == 1 or events[0].verb == "shuffle":
            return self._step(events[0], after)
        movers = [self._mover(event, after) for event in events if event.verb == "move"]

        def move_all() -> None:
            for move in movers:
                move()

        return Change(self.scene, move_all, MOVE * 2, stagger=MOVE)

    def _step(self, event: Event, after: Moment) -> Instant | None:
        if _quiet(event):
            return Call(self.scene, self._shower(after, [event]))
        key = _key(event.src)
        if event.verb == "turn":
            return Flip(self.scene, key, event.src_at, after.cards(key)[event.src_at])
        if event.verb in ("move", "spawn", "destroy"):
            return Change(self.scene, self._mover(event, after), MOVE)
        if event.verb == "shuffle" and key in self.scene.cards and after.counted(key):
            return Call(self.scene, lambda: self._show_zone(key, after.cards(key)), "shuffle")
        return None

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


def _known(cues: Mapping[str, Cue]) -> dict[str, Cue]:
    """Those that can be played; another one is an error, and its note passes in silence."""
    for key, cue in cues.items():
        if cue not in get_args(Cue):
            report(LookupError(f"no note is played as {cue!r}, not {key!r} either"))
    return {key: cue for key, cue in cues.items() if cue in get_args(Cue)}


def _nothing() -> None:
    """Of what is only heard."""


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
