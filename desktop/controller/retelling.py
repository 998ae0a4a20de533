"""The others' turn, told again: everything that was done since a seat last decided, and what came of it, in pictures.

Made from that seat's views and redacted events alone: two matches that it cannot tell apart are told alike. What a
seat does in secret is told by what can be seen of it, never by its action.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import pairwise, takewhile

from desktop.controller.moment import seen, seen_earlier
from desktop.engine.actions import Action
from desktop.engine.events import NOWHERE, Event, Place
from desktop.engine.match import Match, Step
from desktop.engine.sight import View, fold
from desktop.engine.text import Text, prose
from desktop.face import GameFace, Say
from desktop.look import Key, Look, Retold, Verdict

__all__ = ["Look", "Retold", "retell", "when_others_acted"]


def when_others_acted(match: Match, viewer: int) -> range:
    """The decisions that others made one after the other when they last did, as the viewer counts."""
    steps, end = match.steps, len(match.steps)
    while end and steps[end - 1].seat == viewer:
        end -= 1
    first = end
    while first and steps[first - 1].seat != viewer:
        first -= 1
    return range(first, end)


def retell(match: Match, face: GameFace, say: Say, viewer: int) -> tuple[Retold, ...]:
    """All of it in order, neighbours that are alike as one; before it what the viewer's own last decision led to."""
    acted = when_others_acted(match, viewer)
    if not acted:
        return ()
    told: list[Retold] = []
    for number in range(max(0, acted.start - 1), acted.stop):
        told += _Teller(match, face, say, viewer, number).tell()
    return tuple(_folded(told))


def _folded(told: Iterable[Retold]) -> list[Retold]:
    """What was done again and again is told once, and leads to the last time."""
    few: list[Retold] = []
    for each in told:
        last = few[-1] if few else None
        if last is not None and each.verdict is None and _picture(last) == _picture(each):
            places = tuple(dict.fromkeys((*last.places, *each.places)))
            few[-1] = each._replace(times=last.times + 1, places=places)
        else:
            few.append(each)
    return few


def _picture(each: Retold) -> tuple[object, ...]:
    """What is seen and read of it."""
    return each.says, each.shape, each.goal, each.figures, *((look.face, look.face_up) for look in each.cards)


def _same_card(last: Retold, made: Retold) -> bool:
    """Whether something else is told of the card that was struck."""
    struck = last.onto or last.cards
    return bool(struck and made.cards and not made.onto) and struck[0].face.card == made.cards[0].face.card


def in_short(verdict: Verdict) -> tuple[str, ...]:
    """The sums of a verdict, against each other where it says how they stand."""
    found = tuple(f"{one.total} {one.sign} {other.total}" for one, other in pairwise(verdict.sums) if one.sign)
    return found or (" · ".join(each.total for each in verdict.sums),)


class _Teller:
    """One decision of a match."""

    def __init__(self, match: Match, face: GameFace, say: Say, viewer: int, number: int) -> None:
        self._face, self._say, self._number = face, say, number
        self._game, self._setting = match.game.info.id, match.state.setting
        self._step: Step = match.steps[number]
        self._own = self._step.seat == viewer
        self._view = match.game.view(self._step.before, viewer)
        self._describe = match.game.describe
        self._earlier = partial(seen_earlier, match, number, viewer)
        self._events = seen(self._step.events, viewer, self._setting)
        self._told: list[Retold] = []
        self._open = False  # whether what has no line of its own belongs to what was told last
        self._last = -1  # the event that was told last

    def tell(self) -> list[Retold]:
        """The deed, unless it was the viewer's own, then event by event."""
        if not self._own:
            self._told.append(self._deed(self._step.action))
            self._open = True
        before, view, events = self._view, self._view, self._events
        verdicts = self._face.verdicts(
            events, lambda at: fold(before, events[:at], self._setting), self._say, self._earlier
        )
        for at, event in enumerate(events):
            if at in verdicts:
                self._judged(verdicts.pop(at), at)
            after = fold(view, [event], self._setting)
            self._happened(at, event, view, after)
            view = after
        for verdict in verdicts.values():  # of what ends with the last event
            self._judged(verdict, len(events))
        return self._told

    # ---- what was done

    def _deed(self, action: Action) -> Retold:
        """The cards that the log names, and where they went; of what names none, the card that was seen to move."""
        view, step = self._view, self._step
        named = self._face.named(view, action, self._say)
        move = self._move(action, bool(named))
        cards, goal, places = named[:1], "", list[tuple[Key, str]]()
        if move is not None:
            cards = cards or self._mover(view, move)
            goal = "" if named[1:] else self._place(move.dst)
            places.append(((move.dst.zone, move.dst.seat), named[0].face.card if named else ""))
        places += [(("", -1), look.face.card) for look in named]
        says = self._say(self._describe(view, action))
        color, shape = self._face.side_of(view, step.seat)
        where = tuple(places), self._number
        return Retold(says, step.seat, color, shape, cards, named[1:], goal, says, (), *where)

    def _move(self, action: Action, named: bool) -> Event | None:
        """The move that carried it out. What is secret of an action is not looked at."""
        moves = [event for event in self._events if event.verb == "move"]
        if named:
            return next((move for move in moves if move.card == action.card), None)
        at_once = takewhile(lambda event: event.verb != "note", self._events)
        moves = [event for event in at_once if event.verb == "move"]
        if action.card >= 0:
            return moves[0] if len(moves) == 1 and moves[0].src.seat == self._step.seat else None
        meant = self._face.gesture(self._view, action)
        if meant is None:
            return None
        found = [move for move in moves if move.dst == meant.dst] or [move for move in moves if move.src == meant.src]
        return found[0] if found else None

    def _mover(self, view: View, move: Event) -> tuple[Look, ...]:
        """A card that moved, from the side that was seen of it."""
        before = fold(view, self._events[: self._events.index(move)], self._setting)
        after = fold(before, [move], self._setting)
        sides = [self._look(before, move.src, move.src_at), self._look(after, move.dst, move.dst_at)]
        known = [look for look in sides if look is not None]
        return tuple(sorted(known, key=lambda look: not look.face_up)[:1])

    # ---- what came of it

    def _happened(self, at: int, event: Event, view: View, after: View) -> None:
        """An event of which the log has a line, or a figure to what was told last."""
        if event.verb == "note" and event.key in self._face.heads:
            self._open = False
            return
        text, figure = self._face.tell(view, event), self._face.figure(view, event)
        figures = (self._say(figure),) if figure is not None else ()
        if text is None:
            if figures and self._open and figures[0] not in self._told[-1].figures:
                self._told[-1] = self._told[-1]._replace(figures=self._told[-1].figures + figures)
            return
        made = self._event(event, view, after, self._say(text), figures)
        if self._is_of_the_deed(event) or (figures and self._open and _same_card(self._told[-1], made)):
            last = self._told[-1]
            both, where = self._say(prose((last.says, made.says))), (*last.places, *made.places[1:])
            self._told[-1] = last._replace(says=both, words=both, figures=last.figures + figures, places=where)
        elif made.cards or figures or made.seat != self._step.seat or not self._own:
            self._told.append(made)
            self._open = True
        self._last = at

    def _is_of_the_deed(self, event: Event) -> bool:
        """Whether it is about the card that was played, or what the seat that acts gains by it at once."""
        if self._own or len(self._told) != 1 or event.verb != "note" or event.dst != NOWHERE:
            return False
        card = self._step.action.card
        return event.seat == self._step.seat and (card < 0 or event.card == card) and event.card >= 0

    def _event(self, event: Event, view: View, after: View, says: str, figures: tuple[str, ...]) -> Retold:
        seat = next((seat for seat in (event.seat, event.src.seat, event.dst.seat) if seat >= 0), -1)
        color, shape = self._face.side_of(view, seat) if seat >= 0 else ("", "")
        moved = event.verb == "move"
        struck = None if moved else self._look(view, event.dst, event.dst_at)
        source = self._look(view, event.src, event.src_at)
        if moved:
            sides = (source, self._look(after, event.dst, event.dst_at))
            source = next((look for look in sides if look is not None and look.face_up), source)
        if source is None and event.card >= 0 and event.src == NOWHERE and struck is None:
            source = Look(self._face.printed(event.card, self._say), self._face.back)
        cards, onto = tuple(filter(None, [source])), tuple(filter(None, [struck]))
        if not cards:
            cards, onto = onto, ()
        places = [
            ((place.zone, place.seat), look.face.card if look is not None else "")
            for place, look in ((event.dst, struck or source), (event.src, source))
            if place != NOWHERE
        ]
        goal = self._place(event.dst) if moved else ""
        return Retold(says, seat, color, shape, cards, onto, goal, says, figures, tuple(places), self._number)

    def _judged(self, verdict: Verdict, at: int) -> None:
        """Belongs to the picture right before it, else stands for the lines without one that led to it; what the
        viewer's own decision led to it sums up."""
        lines, deeds = list[Retold](), 0 if self._own else 1
        while len(self._told) > deeds and not self._told[-1].cards:
            lines.insert(0, self._told.pop())
        if not lines and not self._own and self._last == at - 1:
            last = self._told[-1]
            self._told[-1] = last._replace(verdict=verdict, figures=last.figures or in_short(verdict))
            return
        if self._own:
            self._told.clear()
        side = next((each for each in verdict.sums if each.wins), verdict.sums[0])
        how = prose(line.says for line in lines) if lines else prose((*verdict.reason.split("\n"), *verdict.gains))
        said = self._say(Text("house.pair", (verdict.title, how)))
        figures, places = in_short(verdict), tuple(place for line in lines for place in line.places)
        made = Retold(said, -1, side.color, side.shape, words=verdict.title, figures=figures)
        if lines and lines[-1].figures and lines[-1].seat >= 0:  # who came off worse
            last = lines[-1]
            made = made._replace(seat=last.seat, color=last.color, shape=last.shape, figures=figures + last.figures)
        self._told.append(made._replace(places=places, step=self._number, verdict=verdict))
        self._open = False

    # ---- of a view

    def _look(self, view: View, place: Place, at: int) -> Look | None:
        """A card as it lies there, if it is one."""
        if at < 0 or not view.zones.get(place):
            return None
        cards: Sequence[Look] = self._face.cards(view, (place.zone, place.seat), None, self._say)
        return cards[at] if at < len(cards) and not cards[at].stands_in else None

    def _place(self, place: Place) -> str:
        """Its name, where it has one."""
        name = f"{self._game}.zone.{place.zone}"
        said = self._say(Text(name))
        return "" if said == name else said
