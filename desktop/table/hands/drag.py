"""The pointer: press, drag, drop, click. A drag starts after four pixels; less is a click, never both.

A drag can end at any moment (a lost focus, a resize, another's event, Esc, the right button) and then leaves nothing.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from desktop.look import Key
from desktop.table.hands.picks import Pick, Refusal, Target
from desktop.table.motion.speeds import HOME
from desktop.table.scene.card_item import CardItem, State
from desktop.table.scene.layout import Rect

if TYPE_CHECKING:
    from desktop.table.scene.scene import TableScene

THRESHOLD = 4.0
HELD_Z = 1000.0
LEAST = 0.06  # share of the card that must overlap a target
TILT = 2.5


def best_target(card: Rect, rects: dict[Target, Rect]) -> Target | None:
    """The target with the largest overlap; of equals the one whose middle is nearest."""

    def weight(target: Target) -> tuple[float, float]:
        rect = rects[target]
        (ax, ay), (bx, by) = card.centre, rect.centre
        return round(card.overlap(rect), 1), -math.hypot(ax - bx, ay - by)

    best = max(rects, key=weight, default=None)
    if best is None or card.overlap(rects[best]) < LEAST * card.w * card.h:
        return None
    return best


class Drag:
    """What the pointer is doing."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.item: CardItem | None = None
        self._pressed: QPointF | None = None
        self._under: tuple[Key, int] | None = None
        self._grip = QPointF()
        self._swallow = False

    @property
    def active(self) -> bool:
        """Whether a card is in the air."""
        return self.item is not None

    def press(self, at: QPointF) -> None:
        """Remember where; nothing has happened yet."""
        self._pressed = QPointF(at)
        self._under = self._scene.slot_at(at)
        self._swallow = False

    def move(self, at: QPointF) -> None:
        """Begin after the threshold, then follow the pointer."""
        if self._pressed is None:
            return
        if self.item is None:
            way = at - self._pressed
            if self._swallow or math.hypot(way.x(), way.y()) < THRESHOLD:
                return
            if not self._begin():
                self._swallow = True
                return
        assert self.item is not None
        self.item.setPos(at + self._grip)
        self._scene.picks.aim_at(best_target(self.card_rect(), self._scene.target_rects()))

    def _begin(self) -> bool:
        if self._under is None or self._under[1] < 0 or self._pressed is None:
            return False
        key, index = self._under
        scene, pressed = self._scene, self._pressed
        scene.hurry()
        if self._pressed is None or not scene.picks.lift(key, index):  # what was hurried may have ended the press
            return False
        item = scene.card(key, index)
        if item is None:
            scene.picks.release()
            return False
        scene.animator.drop(item)
        scene.hide_reading()
        self.item = item
        self._grip = item.pos() - QPointF(0, item.raised) - pressed
        item.set_state(State.HOVER | State.FOCUS, False)
        item.set_state(State.LIFTED, True)
        item.setZValue(HELD_Z)
        item.setRotation(item.turn + (TILT if scene.animator.pace.motion else 0.0))
        scene.show_gap(key, index)
        return True

    def card_rect(self) -> Rect:
        """The card in the air, upright."""
        assert self.item is not None
        at, wide, high = self.item.pos(), self.item.width, self.item.height
        return Rect(at.x() - wide / 2, at.y() - high / 2, wide, high)

    def release(self, at: QPointF) -> None:
        """Drop what is in the air, or click."""
        pressed, under, swallow = self._pressed, self._under, self._swallow
        self._pressed = self._under = None
        if self.item is not None:
            self._drop()
        elif pressed is not None and not swallow and self._scene.slot_at(at) == under:
            self._scene.click(under)

    def _drop(self) -> None:
        scene, picks = self._scene, self._scene.picks
        pick, target = picks.pick, best_target(self.card_rect(), scene.target_rects())
        place = scene.place_under(self.card_rect())
        item = self._let_go()
        if pick is None or item is None:
            return
        if target is not None:
            scene.let_go = item
            picks.put(target)
            scene.let_go = None
            return
        picks.release()
        scene.send_home(item)
        if place is not None and place != pick.key:
            why = scene.policy.why_not(pick, place, -1)
            if why is not None:
                scene.refuse(pick.key, pick.index, why)

    def cancel(self, reason: Refusal | None = None) -> bool:
        """End a drag with nothing changed; returns whether there was one."""
        self._pressed = self._under = None
        item = self._let_go()
        if item is None:
            return False
        pick: Pick | None = self._scene.picks.pick
        self._scene.picks.release()
        self._scene.send_home(item, HOME)
        if reason is not None and pick is not None:
            self._scene.refuse(pick.key, pick.index, reason)
        return True

    def _let_go(self) -> CardItem | None:
        item, self.item = self.item, None
        if item is not None:
            item.set_state(State.LIFTED, False)
            item.setRotation(item.turn)
            self._scene.show_gap(item.key, -1)
        return item
