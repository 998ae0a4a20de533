"""What the seats of a finished match believed: what one thought that another hid, how that came about, and the truth.

The chances come from the InfoSet of the seat that thinks (`ai/beliefs.py`); the true cards are laid beside them here,
and only when the match is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from desktop.ai.beliefs import Belief, Likely, believing
from desktop.controller.curtain import people
from desktop.controller.spare_time import SpareTime
from desktop.engine.game import Secret
from desktop.engine.infoset import InfoSet
from desktop.engine.match import Match
from desktop.engine.rng import Rng, mix
from desktop.engine.state import State
from desktop.engine.text import Text, seat_name
from desktop.face import face_of
from desktop.look import Face
from desktop.words import NOBODY, Words, clause

SEED = 25  # of the sampled worlds: the same ones whenever somebody looks
POINT = 0.005  # what is less is no change in points
STEPS, CARDS = 2, 3  # that are told of a change, the largest first

Thought = tuple[tuple[Secret, Belief], ...]


class Row(NamedTuple):
    """A card that may have lain there: so many copies of it at least."""

    face: Face
    name: str
    chance: float
    percent: str
    change: int  # in points, since before the last own move; 0: none that is sure
    there: bool  # whether it was
    says: str


class Told(NamedTuple):
    """One secret: what it is, how much was known of it, the cards, what changed it, and how it was counted."""

    title: str
    measure: tuple[str, ...]
    rows: tuple[Row, ...]
    changes: tuple[str, ...]
    note: str


class Believed(QObject):
    """Works beliefs out in spare time and says them in words."""

    worked_out = Signal()

    def __init__(self, match: Match, words: Words, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.match, self._words = match, words
        self._names = [seat.name for seat in match.seats]
        here = people(match)
        self._you = here[0] if len(here) == 1 else NOBODY
        self._face = face_of(match.game)
        self._kept: dict[tuple[int, int, int], Thought] = {}
        self.spare = SpareTime(self)

    @property
    def pair(self) -> tuple[int, int]:
        """Who thinks and of whom, where nobody has chosen yet: a person's first opponent of the person."""
        own = max(self._you, 0)
        return (own + 1) % len(self._names), own

    def say(self, text: Text) -> str:
        """A sentence with the names of the seats; the only person is "you"."""
        return self._words.typeset(self._words.say(text, self._names, self._you))

    def tell(self, at: int, seat: int, other: int) -> tuple[Told, ...] | None:
        """What a seat thought of another's secrets after so many decisions; None while it is worked out.

        Nothing is told of a match that is not over.
        """
        if not self.match.over or seat == other:
            return ()
        moments = range(self._since(at, other), at + 1)
        if any((moment, seat, other) not in self._kept for moment in moments):
            self.spare.do((at, seat, other), lambda: self._work(moments, seat, other), self.worked_out.emit)
            return None
        return tuple(self._told(at, seat, other, *pair) for pair in self._kept[at, seat, other])

    # ---- working it out

    def _state(self, at: int) -> State:
        return self.match.steps[at].before if at < len(self.match.steps) else self.match.state

    def _since(self, at: int, seat: int) -> int:
        """Before the last decisions that the seat made one after the other."""
        steps = self.match.steps
        first = at
        while first and steps[first - 1].seat != seat:
            first -= 1
        while first and steps[first - 1].seat == seat:
            first -= 1
        return first

    def _work(self, moments: range, seat: int, other: int) -> Iterator[None]:
        for moment in reversed(moments):
            if (moment, seat, other) not in self._kept:
                info = InfoSet(self.match.game, self._state(moment), seat)
                found: list[tuple[Secret, Belief]] = []
                for secret in self.match.game.secrets(info.view, other):
                    found.append((secret, Belief(0, ())))
                    for belief in believing(info, secret, Rng(mix(SEED, seat))):
                        found[-1] = (secret, belief)
                        yield
                self._kept[moment, seat, other] = tuple(found)
            yield

    def _then(self, at: int, seat: int, other: int, secret: Secret) -> Belief | None:
        """The same secret at another moment; None: there was none."""
        return next((belief for each, belief in self._kept[at, seat, other] if each.id == secret.id), None)

    # ---- in words

    def _told(self, at: int, seat: int, other: int, secret: Secret, belief: Belief) -> Told:
        state = self._state(at)
        zone = state.zones[state.setting.index[secret.place]]
        true = Counter(zone[place] for place in secret.at)
        since = self._since(at, other)
        before = self._then(since, seat, other, secret) if since < at else None
        who = seat_name(seat), seat_name(other)
        return Told(
            self.say(Text(f"{self.match.game.info.id}.beliefs.{secret.id}", who)),
            self._measured(secret, belief, true, who),
            tuple(self._rows(belief, before, true)),
            tuple(self._changes(since, at, seat, other, secret)) if before is not None else (),
            self._note(belief, who),
        )

    def _rows(self, belief: Belief, before: Belief | None, true: Counter[int]) -> Iterator[Row]:
        """Card by card, the likeliest first; what was there and in no sampled world comes last."""
        copies = [(each.card, n, chance) for each in belief.cards for n, chance in enumerate(each.chances, 1)]
        missed = [(card, n) for card, count in true.items() for n in range(1, count + 1)]
        copies += [(card, n, 0.0) for card, n in missed if not _chance(belief, card, n)]
        for card, copy, chance in sorted(copies, key=lambda each: (-each[2], each[0], each[1])):
            face = self._face.printed(card, self.say)
            name = face.title if copy == 1 else self.say(Text("house.play.can_be.copies", (face.title, copy)))
            change = 0 if before is None else _points(before, belief, card, copy)
            there = true[card] >= copy
            percent = self._percent(chance)
            says = [self._words.pair(name, percent)]
            if change:
                says.append(self.say(Text(f"house.beliefs.{'more' if change > 0 else 'less'}", (abs(change),))))
            says.append(self.say(Text(f"house.beliefs.{'there' if there else 'not_there'}")))
            yield Row(face, name, chance, percent, change, there, self._words.listed(says))

    def _percent(self, chance: float) -> str:
        """Whole numbers; what is neither certain nor impossible never looks as if it were."""
        shown = round(100 * chance)
        if shown == 0:
            return self.say(Text("house.beliefs.under", (1,)))
        if shown == 100 and chance < 1.0:
            return self.say(Text("house.beliefs.over", (99,)))
        return self.say(Text("house.beliefs.percent", (shown,)))

    def _measured(self, secret: Secret, belief: Belief, true: Counter[int], who: tuple[Text, Text]) -> tuple[str, ...]:
        """How much the seat knew, and what the game has to say of it."""
        about = self._words.first(f"{self.match.game.info.id}.beliefs.{secret.id}_note")
        return (self._measure(belief, true, who), *([about] if about else []))

    def _measure(self, belief: Belief, true: Counter[int], who: tuple[Text, Text]) -> str:
        """How much the seat knew, in one sentence or two."""
        if belief.sure == belief.size:
            return self.say(Text("house.beliefs.all", (*who, belief.size)))
        card, chance = belief.guess()[0]
        if belief.size > 1:
            sure = Text(f"house.beliefs.{'some' if belief.sure else 'none'}", (*who, belief.size, belief.sure))
            right, blind = (self._words.number(round(cards, 1)) for cards in (belief.right, belief.blind))
            return self._words.prose([self.say(sure), self.say(Text("house.beliefs.likeliest", (right, blind)))])
        if chance - belief.cards[-1].chances[0] < POINT:
            return self.say(Text("house.beliefs.even", (*who, len(belief.cards))))
        ending = "right" if true[card] else "wrong"
        return self.say(Text(f"house.beliefs.one_{ending}", (*who, self._title(card), self._percent(chance))))

    def _changes(self, since: int, at: int, seat: int, other: int, secret: Secret) -> Iterator[str]:
        """Through which steps the chances changed most, and of which cards."""
        found: list[tuple[int, list[tuple[int, int]]]] = []
        for step in range(since, at):
            one, two = self._then(step, seat, other, secret), self._then(step + 1, seat, other, secret)
            if one is not None and two is not None:
                points = [(each.card, _points(one, two, each.card, 1)) for each in two.cards]
                moved = sorted((each for each in points if each[1]), key=lambda each: (-abs(each[1]), each[0]))
                if moved:
                    found.append((step, moved[:CARDS]))
        largest = sorted(found, key=lambda each: -abs(each[1][0][1]))[:STEPS]
        for step, moved in sorted(largest):
            view = self.match.game.view(self._state(step), seat)
            deed = self.match.game.describe(view, self.match.steps[step].action)
            cards = [self.say(Text("house.beliefs.moved", (self._title(card), _signed(by)))) for card, by in moved]
            yield self.say(Text("house.beliefs.through", (clause(self.say(deed)), self._words.listed(cards))))

    def _title(self, card: int) -> str:
        return self._face.printed(card, self.say).title

    def _note(self, belief: Belief, who: tuple[Text, Text]) -> str:
        """How it was counted."""
        if not belief.worlds:
            return self.say(Text(f"house.beliefs.{'leaning' if belief.by_plays else 'counted'}", who))
        how = "weighed" if belief.by_plays else "sampled"
        margin = max((belief.margin(each.chances[0]) for each in belief.cards), default=0.0)
        return self.say(Text(f"house.beliefs.{how}", (*who, belief.worlds, max(1, round(100 * margin)))))

    def sitting(self, seat: int) -> tuple[str, str]:
        """A seat as the one that thinks, and as the one of which something is thought."""
        who = (seat_name(seat),)
        return self.say(Text("house.beliefs.seat_thinks", who)), self.say(Text("house.beliefs.of_seat", who))

    def nothing(self, seat: int, other: int) -> str:
        """That nothing was hidden."""
        return self.say(Text("house.beliefs.nothing", (seat_name(seat), seat_name(other))))

    def since(self, other: int) -> str:
        """What stands over the changes."""
        return self.say(Text("house.beliefs.since", (seat_name(other),)))


def _chance(belief: Belief, card: int, copy: int) -> float:
    """How likely so many copies at least lie there."""
    found = next((each for each in belief.cards if each.card == card), Likely(card, ()))
    return found.chances[copy - 1] if copy <= len(found.chances) else 0.0


def _points(before: Belief, after: Belief, card: int, copy: int) -> int:
    """By how many points a chance has changed; 0 where sampling alone may have done it."""
    one, two = _chance(before, card, copy), _chance(after, card, copy)
    noise = (before.margin(one) ** 2 + after.margin(two) ** 2) ** 0.5
    return round(100 * (two - one)) if abs(two - one) > max(noise, POINT) else 0


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else f"\N{MINUS SIGN}{-points}"
