"""The keyboard on the table: Tab between places, arrows within and across, Enter chooses, Esc goes back.

With a card taken up, the same keys walk only through its targets.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from desktop.look import Key
from desktop.table.hands.picks import Target
from desktop.table.scene.explained import in_part, sign_in_part
from desktop.table.scene.layout import Rect

if TYPE_CHECKING:
    from desktop.table.scene.scene import TableScene


class Keyboard:
    """Where the keyboard is, and what its keys do."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.focus: Target | None = None
        self.moved = False  # whether a person has chosen where the ring rests
        self.active = False  # the ring shows only while the table has the keyboard
        self.ringed = True

    def stops(self, key: Key | None = None) -> list[Target]:
        """Everything the ring can rest on, in order; of one place when a key is given."""
        scene, picks = self._scene, self._scene.picks
        if key in scene.parts:
            return [] if picks.pick is not None else self.parts(key)
        result: list[Target] = []
        for name, cards in scene.cards.items():
            if key is not None and name != key:
                continue
            if picks.pick is not None:
                result += [Target(name, i) for i in range(len(cards)) if Target(name, i) in picks.targets]
                result += [Target(name)] if Target(name) in picks.targets else []
            else:
                result += [Target(name, i) for i in range(self._covered(name), len(cards))]
        return result

    def parts(self, key: Key | None = None) -> list[Target]:
        """What is no card and can be asked what it is: all of it is one stop of Tab, and arrows walk within."""
        return [
            Target(name, number)
            for name, item in self._scene.parts.items()
            if key in (None, name)
            for number in range(len(in_part(item)))
        ]

    def _on_part(self) -> bool:
        return self.focus is not None and self.focus.key in self._scene.parts

    def _covered(self, key: Key) -> int:
        """How many cards of a place lie under its uppermost one, where nobody can point at them."""
        layout = self._scene.layout
        piled = layout is not None and layout.zones[key].spec.spread == "stack"
        return max(0, len(self._scene.cards[key]) - 1) if piled else 0

    def set(self, target: Target | None) -> None:
        """Move the ring."""
        self.focus = target
        self._show()
        if self._scene.picks.pick is not None:
            self._scene.picks.aim_at(target if target in self._scene.picks.targets else None)
        elif self._on_part() and target is not None:
            self._scene.reading.ask(sign_in_part(self._scene, *target))
        elif self.active:
            self._scene.reading.ask(None)
            self._scene.policy.hovered(target.key if target else None, target.index if target else -1)

    def activate(self, on: bool) -> None:
        """The table got or lost the keyboard."""
        self.active = on
        if on and self.focus is None:
            self.focus = self._first()
        self._show()

    def show_ring(self, on: bool) -> None:
        """For whoever uses the keyboard; a hand on the mouse needs none. The key that brings the ring back shows where
        it is and chooses nothing: nobody had seen it."""
        if on and not self.ringed:
            self._scene.fresh.begin()
        self.ringed = on
        self._show()

    def _show(self) -> None:
        self._scene.show_focus(self.focus if self.active and self.ringed else None)

    def _first(self) -> Target | None:
        stops = self.stops()
        movable = (stop for stop in stops if stop.index >= 0 and self._scene.picks.may_lift(*stop))
        return next(movable, stops[0] if stops else None)

    def clamp(self) -> None:
        """Keep the ring on something that exists: it survives re-layout, undo and another table."""
        if self.focus is None or not self.moved:
            self.focus = self._first() if self.active else None
            if self.focus is None:
                return
        cards = self._scene.cards.get(self.focus.key, [])
        if self._on_part():
            self.focus = self.focus if self.focus in self.stops(self.focus.key) else self._first()
        elif self.focus.index >= len(cards):
            self.focus = Target(self.focus.key, len(cards) - 1) if cards else self._first()
        elif 0 <= self.focus.index < self._covered(self.focus.key):
            self.focus = Target(self.focus.key, len(cards) - 1)
        if self.active:
            self._show()

    def tab(self, forward: bool) -> bool:
        """To the next place; False at the end of them, so that the window goes on to its buttons."""
        self.moved = True
        self._scene.hurry()  # any key completes what runs: the ring never walks over a table that is about to change
        keys = list(dict.fromkeys(stop.key for stop in self.stops()))
        if not keys or (self._on_part() and forward):
            return False
        if self._on_part():
            self.set(self.stops(keys[-1])[0])
            return True
        if self.focus is None or self.focus.key not in keys:
            self.set(self.stops(keys[0 if forward else -1])[0])
            return True
        at = keys.index(self.focus.key) + (1 if forward else -1)
        if self._scene.picks.pick is not None:
            at %= len(keys)
        elif at >= len(keys) and self.parts():
            self.set(self.parts()[0])
            return True
        elif not 0 <= at < len(keys):
            return False
        self.set(self.stops(keys[at])[0])
        return True

    def arrow(self, dx: int, dy: int) -> None:
        """To the nearest stop that way."""
        self.moved = True
        self._scene.hurry()
        stops = self.parts() if self._on_part() and self._scene.picks.pick is None else self.stops()
        if self.focus is None or self.focus not in stops:
            self.set(self._first())
            return
        here = self._scene.rect_of(self.focus)
        best, least = None, math.inf
        for stop in stops:
            if stop == self.focus:
                continue
            cost = self._cost(here, self._scene.rect_of(stop), dx, dy, stop.key == self.focus.key)
            if cost < least:
                best, least = stop, cost
        if best is not None:
            self.set(best)

    @staticmethod
    def _cost(here: Rect, there: Rect, dx: int, dy: int, same: bool) -> float:
        """Distance along the arrow, with what lies aside counted thrice; sideways a place is left only at its end."""
        (ax, ay), (bx, by) = here.centre, there.centre
        along, aside = (bx - ax) * dx + (by - ay) * dy, abs((bx - ax) * dy) + abs((by - ay) * dx)
        if along <= 1 or aside > along * 3 + here.w:
            return math.inf
        return along + aside * 3 + (0 if same or dy else 10_000)

    def go(self, target: Target) -> None:
        """Rest on this stop, if it is one."""
        self.moved = True
        if target in self.stops(target.key):
            self.set(target)

    def press(self, target: Target) -> None:
        """Choose this, wherever the ring was: for tools that do not walk there by key."""
        picks = self._scene.picks
        self.go(target)
        aside = target.index < 0 if picks.pick is None else picks.target_of(*target) is None
        if aside:
            self._scene.click((target.key, target.index))  # let go of the pick, take another up, or hear why not
            return
        self.focus = target
        self.enter()

    def enter(self) -> None:
        """Choose: take up, put down, or play at once when there is one way."""
        self.moved = True
        scene, picks, focus = self._scene, self._scene.picks, self.focus
        scene.hurry()
        if focus is None:
            return
        if picks.pick is not None:
            target = picks.target_of(*focus)
            if target is not None:
                origin = Target(*picks.pick)
                picks.put(target)
                if picks.pick is None and not scene.choosing:
                    self._return_to(origin)
            return
        if self._on_part():
            scene.reading.ask(sign_in_part(scene, *focus), at_once=True)
            return
        if scene.open_pile(*focus):
            return
        if focus.index < 0 or not picks.lift(*focus):
            if focus.index >= 0 and not scene.refusing:
                scene.policy.clicked(*focus)
            return
        only = picks.only_target()
        if only is not None:
            picks.put(only)
            self.clamp()
        elif picks.targets:
            self.set(self.stops()[0])

    def _return_to(self, origin: Target) -> None:
        cards = self._scene.cards.get(origin.key, [])
        self.set(Target(origin.key, min(origin.index, len(cards) - 1)) if cards else self._first())

    def escape(self) -> bool:
        """Back: put the pick home; False when there was nothing to go back from."""
        picks = self._scene.picks
        if picks.pick is None:
            return False
        origin = Target(*picks.pick)
        picks.release()
        self.set(origin)
        return True
