"""Words and numbers in the air: short pills beside what they speak of, none of them ever over another text.

One owner places them all. Where no place is free a pill waits for its turn, and those that have been readable long
enough make way for it. They outlast what is played: completing everything brings nobody's words to a sudden end, so
that what was skipped is read all the same. Without animations what has changed stays marked for a while.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QPointF, QRectF

from desktop.table.motion.animator import Motion
from desktop.table.motion.effects import Pill
from desktop.table.motion.speeds import ease_out
from desktop.table.scene.card_item import CardItem
from desktop.table.scene.layout import Rect

if TYPE_CHECKING:
    from desktop.table.scene.stage import Stage

STANDS = 1100.0  # a number, at normal speed
LEAST = 650.0  # no text is gone sooner than it can be read, whatever waits and however fast
MARKED = 45_000.0  # a change that nothing has been played of, unless something is done before
SELDOM = 100.0  # and so often it is seen to that nothing has come over it
WAITS = 120.0  # until the next look for a free place
TRIES = 4  # of those that wait, at a time
GIVES_UP = 250  # looks
FADES, COMES, RISES = 110.0, 240.0, 10.0  # milliseconds in and out, and of its way; units of that
GAP = 5.0  # units between two texts
ALIKE = 40.0  # changes of one number within so many milliseconds are one
FAR = 190.0  # units between it and what it speaks of, at most
GRID = 24  # places across and down that are tried where none near is free
HIDES, COVERS = 5.0, 2.0  # how much worse it is to lie over other numbers, or over cards, than to lie farther off
ASTRAY = 0.25  # and to lie off its middle

NOWHERE = Rect(0, 0, 0, 0)

Where = Callable[[], Rect | None]  # what it speaks of, where that lies now; None: it is gone


@dataclass(eq=False, slots=True)
class Callout:
    """Something that is to be read in the air."""

    text: str
    where: Where
    tint: str
    about: Hashable = None  # which number it is of
    amount: int = 0  # by how much that has changed
    stands: float = STANDS
    icon: str = ""  # of what kind that number is
    marks: bool = False  # it stays until something is done
    pill: Pill | None = None
    rect: Rect = NOWHERE
    spent: float = 0.0
    looks: int = 0


class Quiet(Protocol):
    """Lines that lie under everything."""

    @property
    def rect(self) -> Rect | None:
        """Where they can be read now."""

    def give_way(self, taken: Sequence[Rect]) -> None:
        """Be seen only where none of these lies over them."""


class Callouts:
    """All of a stage."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self.standing: list[Callout] = []
        self.waiting: list[Callout] = []
        self.others: list[Callable[[], Iterable[Rect]]] = []  # texts over the table that are not placed here
        self.quiet: Quiet | None = None  # lines under everything, which go for as long as something lies over them
        self._held: dict[Hashable, Rect] = {}  # and those that are, by whom

    # ---- what is said

    def say(self, text: str, where: Where, tint: str, stands: float = STANDS) -> None:
        """Words, or a number that stands for itself."""
        if text:
            self._raise(Callout(text, where, tint, stands=stands))

    def tell(self, about: Hashable, amount: int, where: Where, tint: str, group: str = "", icon: str = "") -> None:
        """A number has changed by so much. What happens at one moment is one change; marks are of all that did.

        `group`: what stands between its digits, where it is written another way than the language's.
        """
        marks = not self._stage.animator.pace.speed.value
        for known in (*self.standing, *self.waiting):
            fresh = known.pill is None or known.spent < ALIKE or (marks and known.marks)
            if known.about == about and fresh:
                amount += known.amount
                self._end(known)
                break
        if amount:
            size = f"{abs(amount):,}".replace(",", group) if group else self._stage.speech.number(abs(amount))
            sign = "+" if amount > 0 else "-"
            self._raise(Callout(sign + size, where, tint, about, amount, icon=icon, marks=marks))

    def act(self) -> None:
        """Somebody does something: what was marked until then has been read; what nobody could see yet has not."""
        for each in [each for each in self.standing if each.marks]:
            self._end(each)

    def clear(self) -> None:
        """The table is another one, or nobody's."""
        for each in (*self.standing, *self.waiting):
            self._end(each)

    def refit(self) -> None:
        """The table has another size."""
        for each in list(self.standing):
            self._take_down(each)
            each.pill = None
            self._put(each)

    # ---- what else is in the air

    def hold(self, who: Hashable, rect: Rect | None) -> None:
        """A text with a place of its own comes; None: it has gone."""
        self._held.pop(who, None)
        if rect is not None:
            self._held[who] = rect
        self.make_way()

    def make_way(self) -> None:
        """Something has come over the table, or has gone: what lies under it goes aside, or waits."""
        taken = list(self.foreign())
        if self.quiet is not None:
            self.quiet.give_way(taken)
            taken += filter(None, [self.quiet.rect])
        for each in list(self.standing):
            if _meets(each.rect, taken):
                self._take_down(each)
                if each.marks or each.spent < LEAST:  # else it has been read
                    self._put(each)

    def foreign(self) -> Iterator[Rect]:
        """Texts over the table that have places of their own."""
        yield from self._held.values()
        for others in self.others:
            yield from others()

    # ---- coming and going

    def _raise(self, callout: Callout) -> None:
        """In its turn; marks a moment later, when the table stands."""
        if self.waiting or callout.marks:
            self._wait(callout)
        else:
            self._put(callout)

    def _put(self, callout: Callout) -> None:
        near = callout.where()
        if near is None or near.w <= 0:
            callout.spent = callout.stands  # what it speaks of is gone
            self._forget(callout)
            return
        pill = callout.pill or Pill(callout.text, self._stage.world.numeral, self._stage.metrics, callout.tint,
                                    self._stage.sceneRect().width() * 0.7, callout.marks, callout.icon)  # fmt: skip
        wide, high = pill.boundingRect().width(), pill.boundingRect().height()
        found = self._place(wide, high, near)
        if found is None:
            self._wait(callout)
            return
        self._forget(callout)
        callout.pill, callout.rect = pill, found
        self.standing.append(callout)
        self._stage.addItem(pill)
        pace, begun = self._stage.animator.pace, callout.spent
        whole = MARKED if callout.marks else max(LEAST, callout.stands * (pace.speed.value or 1.0))
        rise = 0.0 if callout.marks or not pace.motion or begun else self._stage.metrics.px(RISES)
        middle = QPointF(found.x + wide / 2, found.y + high / 2)
        seen_to = [0.0]

        def at(t: float) -> None:
            callout.spent = begun + motion.spent
            pill.setPos(middle + QPointF(0, rise * (1 - ease_out(min(1.0, motion.spent / COMES)))))
            pill.setOpacity(min(1.0, 0.35 + callout.spent / FADES, motion.ms * (1 - t) / FADES))
            if self.waiting and not callout.marks and callout.spent >= LEAST - FADES:
                motion.ms = min(motion.ms, motion.spent + FADES)  # it has been read, and others wait
            if t > 0 and callout is self.standing[0] and (not callout.marks or motion.spent >= seen_to[0] + SELDOM):
                seen_to[0] = motion.spent
                self.make_way()

        motion = Motion(max(1.0, whole - begun), at, lambda: self._end(callout), outlasts=True)
        self._stage.animator.run(callout, motion)

    def _wait(self, callout: Callout) -> None:
        if callout not in self.waiting:
            self.waiting.append(callout)
        if self not in self._stage.animator.gliding:
            self._stage.animator.run(self, Motion(WAITS, _nothing, self._later, outlasts=True))

    def _later(self) -> None:
        """After a while; of what nobody waits for any more not for ever, where something covers its whole ground."""
        busy = self._stage.animator.busy
        for callout in self.waiting:
            callout.looks += not (callout.marks or busy)
        self.waiting = [callout for callout in self.waiting if callout.looks < GIVES_UP]
        self._look_again()

    def _look_again(self) -> None:
        """In order: what came first has its place first. Where some find none, the rest need not look."""
        waiting, self.waiting = self.waiting, []
        for number, callout in enumerate(waiting):
            if len(self.waiting) >= TRIES:
                self.waiting += waiting[number:]
                return
            self._put(callout)

    def _take_down(self, callout: Callout) -> None:
        self._stage.animator.drop(callout)
        if callout in self.standing:
            self.standing.remove(callout)
        if callout.pill is not None and callout.pill.scene() is not None:
            self._stage.removeItem(callout.pill)

    def _forget(self, callout: Callout) -> None:
        if callout in self.waiting:
            self.waiting.remove(callout)

    def _end(self, callout: Callout) -> None:
        self._take_down(callout)
        self._forget(callout)
        if self.waiting:
            self._look_again()

    # ---- places

    def _place(self, wide: float, high: float, near: Rect) -> Rect | None:
        """Near what it speaks of, over no other text, and rather over nothing else that is read."""
        stage, gap = self._stage, self._stage.metrics.px(GAP)
        rise = stage.metrics.px(RISES)
        whole = stage.sceneRect()
        left, top = whole.left() + gap, whole.top() + gap
        right, bottom = whole.right() - gap - wide, whole.bottom() - gap - high - rise
        if right < left or bottom < top:
            return None
        taken = [*self.foreign(), *(each.rect for each in self.standing)]
        taken += filter(None, [self.quiet.rect if self.quiet is not None else None])
        far = stage.metrics.px(FAR)  # farther off it would speak of something else
        for corners in (_around(near, wide, high, gap), _grid(left, top, right, bottom)):
            places = [(min(max(x, left), right), min(max(y, top), bottom), wide, high + rise) for x, y in corners]
            places = [place for place in places if _meets(place, [near], far)]
            found = _best(places, near, taken, self._read(near), gap)
            if found is not None:
                return found
        return None

    def _read(self, near: Rect) -> list[tuple[Rect, float]]:
        """What else is read on the table, and how much it matters: parts, and cards but the one it is about."""
        layout, stage = self._stage.layout, self._stage
        if layout is None:
            return []
        parts = layout.parts
        read = [(parts[key], HIDES) for key, item in stage.parts.items() if item.part is not None and key in parts]
        x, y, right, bottom = near.x, near.y, near.right, near.bottom
        for zone in layout.zones.values():
            for spot in zone.spots:
                ox, oy, ow, oh = spot.rect
                if not (x < ox + ow / 2 < right and y < oy + oh / 2 < bottom):
                    read.append((spot.rect, COVERS))
        return read


def rect_of(rect: QRectF) -> Rect:
    """Qt's, as plain numbers."""
    return Rect(rect.x(), rect.y(), rect.width(), rect.height())


def on_card(item: CardItem) -> Where:
    """A card, wherever it lies; of one that is gone, where it lay."""
    last = rect_of(item.scene_rect())

    def where() -> Rect:
        nonlocal last
        if item.scene() is not None:
            last = rect_of(item.scene_rect())
        return last

    return where


def _around(near: Rect, wide: float, high: float, gap: float) -> list[tuple[float, float]]:
    """On it, at its edges and beside them, ever farther out."""
    across, down = near.x + (near.w - wide) / 2, near.y + (near.h - high) / 2
    out, up, step = (near.w + wide) / 2 + gap * 2, (near.h + high) / 2 + gap * 2, high + gap * 2
    found = [(across, down), *((across + side * (out + wide * far), down) for side in (-1, 1) for far in (0.7, 1.4))]
    for ring in range(4):
        more = ring * step
        found += [(across, down - up - more), (across, down + up + more)]
        for aside in (-out, out):
            found += [(across + aside, down - more), (across + aside, down + more)]
        found += [(across, down - more / 2), (across, down + more / 2)]
    return found


def _grid(left: float, top: float, right: float, bottom: float) -> list[tuple[float, float]]:
    return [
        (left + (right - left) * column / GRID, top + (bottom - top) * row / GRID)
        for row in range(GRID + 1)
        for column in range(GRID + 1)
    ]


def _best(
    places: Sequence[tuple[float, float, float, float]],
    near: Rect,
    taken: Sequence[Rect],
    read: Sequence[tuple[Rect, float]],
    gap: float,
) -> Rect | None:
    """The place over no text, near, and over little else; in one go, for it is looked for while things move."""
    best, least = None, math.inf
    (middle_x, middle_y), right, bottom = near.centre, near.right, near.bottom
    for x, y, w, h in places:
        if _meets((x, y, w, h), taken, gap):
            continue
        off = abs(x + w / 2 - middle_x) + abs(y + h / 2 - middle_y)
        aside = near.x - x - w if x + w < near.x else x - right if x > right else 0.0
        cost = off * ASTRAY + aside + (near.y - y - h if y + h < near.y else y - bottom if y > bottom else 0.0)
        for (ox, oy, ow, oh), matters in read:
            wide = (x + w if x + w < ox + ow else ox + ow) - (x if x > ox else ox)
            high = (y + h if y + h < oy + oh else oy + oh) - (y if y > oy else oy)
            if wide > 0 and high > 0:
                cost += matters * wide * high / w
        if cost < least:
            best, least = Rect(x, y, w, h), cost
    return best


def _meets(rect: tuple[float, float, float, float], others: Iterable[Rect], gap: float = 0.0) -> bool:
    """Whether it comes nearer to one of them than that."""
    x, y, w, h = rect
    for ox, oy, ow, oh in others:
        if x < ox + ow + gap and ox < x + w + gap and y < oy + oh + gap and oy < y + h + gap:
            return True
    return False


def _nothing(t: float) -> None:
    """Only time passes."""
