"""The table under a player's hands: picks, drags, clicks, keys, refusals and choices on a `Stage`.

It asks a policy and reports to it; it knows no rule. Any change from outside ends a drag and lets the pick go.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from math import radians, sin

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from desktop.look import Key
from desktop.table.guard import Guard
from desktop.table.hands.drag import Drag
from desktop.table.hands.hover import Reading
from desktop.table.hands.keyboard import Keyboard
from desktop.table.hands.picks import IdlePolicy, Pick, Picks, Refusal, TablePolicy, Target
from desktop.table.motion.animator import Motion
from desktop.table.motion.callouts import rect_of
from desktop.table.motion.speeds import HOME, SETTLE, SHAKE
from desktop.table.motion.steps import float_number
from desktop.table.scene.card_item import CardItem, State
from desktop.table.scene.chooser import Chooser
from desktop.table.scene.explained import sign_in_part
from desktop.table.scene.free_ground import CLEAR, Place, Size, Wish, find_place, first, grown, least_covering
from desktop.table.scene.layout import Rect
from desktop.table.scene.safety_net import netted
from desktop.table.scene.stage import MOVING_Z, Stage
from desktop.table.scene.threat_tags import ThreatTags


@netted
class TableScene(Stage):
    """A stage that can be played on."""

    announced = Signal(str)  # a sentence for assistive tools
    cursor_changed = Signal(object)
    altered = Signal()  # the ring, the choice, what lies on the table, or whether a card is in the air
    opened = Signal(object)  # where large cards and sentences lie over the table now: a list of Rects

    def __init__(self, policy: TablePolicy | None = None) -> None:
        super().__init__()
        self.policy: TablePolicy = policy or IdlePolicy()
        self._lit: dict[Target, Rect] = {}
        self._shown_focus: Target | None = None
        self._ringed: CardItem | None = None
        self._chooser: Chooser | None = None
        self.overlaid: tuple[Rect, ...] = ()  # where a page has laid something over the table that others leave free
        self.fresh = Guard()  # of what may be decided now
        self.picks = Picks(self)
        self.drag = Drag(self)
        self.keyboard = Keyboard(self)
        self.reading = Reading(self)
        self.threats = ThreatTags(self)
        self.callouts.others.append(self._texts)
        self.threats.placed.connect(self.callouts.make_way)

    # ---- what the stage tells

    def interrupt(self) -> None:
        """No drag and no pick survives a change from outside, nor what was read about a card under the pointer."""
        self.drag.cancel()
        self.picks.release()
        self.reading.leave()

    def contents_changed(self) -> None:
        """The ring stays on something that exists."""
        self.keyboard.clamp()
        self.altered.emit()

    def forget(self, item: CardItem) -> None:
        """Nothing is read about a card that is gone."""
        self.reading.forget(item)

    def held(self) -> CardItem | None:
        """The dragged card."""
        return self.drag.item

    def clear_table(self) -> None:
        """Also the ring, and what is being read or chosen."""
        self.reading.clear()
        self.close_chooser(None)
        self.keyboard.focus = self._shown_focus = self._ringed = None
        self.threats.show(())
        super().clear_table()
        self.altered.emit()

    def resize_table(self, width: float, height: float, unit: float, text: float, ratio: float) -> None:
        """What is shown beside the cards would stand in the wrong place."""
        self.reading.clear()
        self.close_chooser(None)
        super().resize_table(width, height, unit, text, ratio)
        self.altered.emit()

    # ---- targets

    def rect_of(self, target: Target) -> Rect:
        """Where a target's card lies, or would lie; of something in a part, where that stands."""
        told = sign_in_part(self, *target) if target.key in self.parts else None
        return told.rect if told is not None else self.rect_of_slot(target.key, target.index)

    def target_rects(self) -> dict[Target, Rect]:
        """What a dragged card must overlap, a target each."""
        return self._lit

    # ---- what must stay clear

    def keep_clear(self) -> list[Rect]:
        """Where the cards lie that may be taken up, and everywhere that they may go; of one that is, where it may."""
        if self.layout is None:
            return []
        clear, pick = [], self.picks.pick
        targets = set(self.picks.targets)
        for key, cards in self.cards.items():
            for index, item in enumerate(cards):
                if self.policy.liftable(key, index):
                    clear.append(self._room_of(key, index, item))
                    targets |= set() if pick is not None else {Target(*to) for to in self.policy.accepts(key, index)}
        return [*clear, *(self.ground_of(target) for target in targets)]

    def _room_of(self, key: Key, index: int, item: CardItem) -> Rect:
        """What a card covers where it belongs, also one that stands at an angle."""
        x, y, w, h = self.rect_of_slot(key, index)
        lean = abs(sin(radians(item.spot_angle)))
        return Rect(x - lean * h / 2, y - lean * w / 2, w + lean * h, h + lean * w)

    def ground_of(self, target: Target) -> Rect:
        """The place itself, or the card in it."""
        assert self.layout is not None
        return self.layout.zones[target.key].rect if target.index < 0 else self.rect_of(target)

    def ground(self, off: Sequence[Rect] = ()) -> tuple[Rect, list[Rect]]:
        """All of the table, and what of it must stay clear, `off` too, each with its margin."""
        whole, gap = self.sceneRect(), self.metrics.px(CLEAR)
        room = grown(Rect(whole.x(), whole.y(), whole.width(), whole.height()), -gap / 2)
        return room, [grown(rect, gap) for rect in (*self.keep_clear(), *off)]

    def find_place(
        self,
        sizes: Sequence[Size],
        wish: Wish,
        off: Sequence[Rect] = (),
        rather: Sequence[Rect] = (),
        cost: Callable[[Rect], float] | None = None,
        dock: Rect | None = None,
        good: int = 0,
    ) -> Place:
        """For whatever lies over the table: a place where nothing that can be chosen is covered, nor what is named.

        Of the sizes the first that finds one, in the dock rather than elsewhere; the `good` ones before all others.
        """
        room, taken = self.ground(off)
        for count in dict.fromkeys((good or len(sizes), len(sizes))):
            for within in (dock, room) if dock is not None else (room,):
                found = find_place(first(sizes, count), within, taken, wish, (*rather, *self.overlaid), cost)
                if found is not None:
                    return found
        return least_covering(sizes, room, taken, wish)

    def slot_at(self, at: QPointF) -> tuple[Key, int] | None:
        """The card under a point, else the place (index -1)."""
        item = self.card_at(at)
        if item is not None:
            return item.key, item.index
        lit = [target for target, rect in self._lit.items() if target.index < 0 and QRectF(*rect).contains(at)]
        if lit:
            return lit[0].key, -1
        zones = self.layout.zones if self.layout else {}
        return next(((key, -1) for key, zone in zones.items() if QRectF(*zone.rect).contains(at)), None)

    # ---- lights

    def light(self, targets: Collection[Target], taker: Target | None = None) -> None:
        """Light every target, the taker stronger; mark the picked card."""
        if self.layout is None:
            return
        self._lit = {
            target: self.layout.zones[target.key].target
            if target.index < 0
            else self.layout.zones[target.key].card_target(target.index)
            for target in targets
        }
        for key, zone in self.zones.items():
            zone.set_light(Target(key) in targets, taker == Target(key))
        for key, cards in self.cards.items():
            for at, item in enumerate(cards):
                item.set_state(State.LEGAL, Target(key, at) in targets)
                item.set_state(State.TAKER, taker == Target(key, at))
                item.set_state(State.CHOSEN, self.picks.pick == Pick(key, at) and item is not self.drag.item)

    def show_gap(self, key: Key, index: int) -> None:
        """Show the place a card was lifted from."""
        self.zones[key].set_gap(index)
        if index >= 0:
            item = self.card(key, index)
            if item is not None:
                item.set_state(State.CHOSEN, False)
        self.altered.emit()

    def show_focus(self, target: Target | None) -> None:
        """Move the ring."""
        for old, on in ((self._shown_focus, False), (target, True)):
            if old is None or old.key not in self.zones:
                continue
            self.zones[old.key].set_focus(on and old.index < 0)
        told = sign_in_part(self, *target) if target is not None and target.key in self.parts else None
        for key in {each.key for each in (self._shown_focus, target) if each is not None and each.key in self.parts}:
            self.parts[key].set_focus(told.sign.rect if told is not None and target and key == target.key else None)
        item = self.card(*target) if target is not None else None
        if self._ringed is not None and self._ringed is not item:  # wherever it lies by now
            self._ringed.set_state(State.FOCUS, False)
        if item is not None:
            item.set_state(State.FOCUS, True)
        self._shown_focus, self._ringed = target, item
        self.altered.emit()

    def set_cursor(self, shape: Qt.CursorShape) -> None:
        """Open hand, closed hand, arrow."""
        self.cursor_changed.emit(shape)

    # ---- input

    def click(self, under: tuple[Key, int] | None) -> None:
        """A click or a tap: take up, put down, or let go."""
        self.reading.clear_bubble()
        self.reading.close_reader()
        if under is None:
            self.picks.release()
            return
        key, index = under
        self.keyboard.focus = Target(key, index) if index >= 0 else self.keyboard.focus
        pick, target = self.picks.pick, self.picks.target_of(key, index)
        if pick is not None and target is not None:
            if not self.fresh.holds:
                self.picks.put(target)
        elif pick == Pick(key, index):
            self.picks.release()
        elif index >= 0 and self.picks.may_lift(key, index):
            self.picks.lift(key, index)
        elif pick is not None:
            self.picks.release()
            why = self.policy.why_not(pick, key, index)
            if why is not None:
                self.refuse(pick.key, pick.index, why)
        elif not self.open_pile(key, index):
            if index >= 0:
                self.picks.lift(key, index)
            if not self.refusing:
                self.policy.clicked(key, index)
        if self.keyboard.active:
            self.keyboard.clamp()

    def double_click(self, under: tuple[Key, int] | None) -> None:
        """With one target a double click plays it."""
        if self.fresh.holds:
            return
        only = self.picks.only_target()
        if under is not None and self.picks.pick == Pick(*under) and only is not None:
            self.picks.put(only)
        elif under is not None:
            self.policy.double_clicked(*under)

    def open_pile(self, key: Key, index: int) -> bool:
        """What can be looked through and not taken up opens and says why, as if the pointer had rested on it."""
        item = self.card(key, index)
        if item is None or self.picks.may_lift(key, index) or self.reading.inside(item) is None:
            return False
        self.reading.read(item)
        why = self.reading.explain(item)
        if why:
            self.announced.emit(why)
        return True

    def report_drop(self, pick: Pick, target: Target) -> None:
        """Tell the policy; a card it leaves where it was goes home."""
        item = self.card(*pick)
        self.policy.dropped(pick, target.key, target.index)
        if item is not None and item is self.card(*pick) and not self.choosing and not self.animator.busy:
            self.send_home(item, SETTLE)

    def send_home(self, item: CardItem, ms: float = HOME) -> None:
        """Back to its place."""
        if self.layout is None or item.scene() is not self:
            return
        spot = self.layout.zones[item.key].spots[item.index]
        item.setZValue(MOVING_Z)
        place = self._snap(spot.rect, item)
        self.animator.glide(item, place, item.turn, self.animator.pace.ms(ms), end=lambda: self.restack(item))

    def refuse(self, key: Key, index: int, refusal: Refusal) -> None:
        """Say why not: the card shakes once, is marked, and the sentence stands beside it."""
        item = self.card(key, index)
        if item is None:
            return
        self.reading.refuse(item, refusal)
        self.announced.emit(refusal.text)
        reach = 6 * self.metrics.unit if self.animator.pace.motion else 0.0

        def shake(t: float) -> None:
            shift = 0.0 if t >= 1 else reach * (1 - t) * (1 if int(t * 6) % 2 else -1)
            item.setTransform(QTransform.fromTranslate(shift, 0))

        self.animator.run((item, "shake"), Motion(self.animator.pace.ms(SHAKE), shake))

    @property
    def refusing(self) -> bool:
        """Whether a refusal stands on the table."""
        return self.reading.refusal is not None

    def float_number(self, item: CardItem, text: str, tint: str) -> None:
        """Let a number stand at a card."""
        float_number(self, item, text, tint)

    def _texts(self) -> Iterator[Rect]:
        """What is read over the cards."""
        for item in (self.reading.reader, self.reading.bubble, self._chooser):
            if item is not None and item.isVisible():
                yield rect_of(item.mapRectToScene(item.boundingRect()))
        yield from self.threats.rects()

    def hide_reading(self) -> None:
        """No large card, no sentence."""
        self.reading.clear()

    def hurry(self) -> None:
        """New input completes what runs, but a number that floats off is no hindrance."""
        if self.animator.busy:
            self.animator.hurry()
        self.animator.land()

    # ---- the choice among several meanings

    @property
    def choosing(self) -> bool:
        """Whether the small choice is open."""
        return self._chooser is not None

    def choose(self, title: str, options: Sequence[str], near: Target, done: Callable[[int | None], None]) -> None:
        """Ask which of several; `done` hears the number or None."""
        self.close_chooser(None)
        self._chooser = Chooser(title, options, self.metrics, done)
        self._chooser.place(self, self.rect_of(near))
        self.addItem(self._chooser)
        self.announced.emit(title)
        self.altered.emit()

    def close_chooser(self, answer: int | None) -> None:
        """Take the choice down and pass the answer on."""
        chooser, self._chooser = self._chooser, None
        if chooser is None:
            return
        self.removeItem(chooser)
        self.altered.emit()
        chooser.done(answer)
        if not self.animator.busy and not self.choosing:
            self.settle(self.animator.pace.ms(SETTLE))

    @property
    def chooser(self) -> Chooser | None:
        """The open choice."""
        return self._chooser

    # ---- the pointer

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Left begins; any other button calls a drag off."""
        event.accept()
        at = event.scenePos()
        if event.button() != Qt.MouseButton.LeftButton:
            self.drag.cancel()
            return
        if self._chooser is not None:
            if not self._chooser.fresh.holds:
                self.close_chooser(self._chooser.row_at(at))
            return
        self.hurry()
        if event.source() != Qt.MouseEventSource.MouseEventNotSynthesized:
            self.reading.rest(self.card_at(at))
        self.drag.press(at)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drag, or hover."""
        event.accept()
        at = event.scenePos()
        if self._chooser is not None:
            row = self._chooser.row_at(at)
            if row is not None and row != self._chooser.at:
                self._chooser.step(row - self._chooser.at)
            return
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.drag.move(at)
            if self.drag.active:
                self.reading.lift()
                self.set_cursor(Qt.CursorShape.ClosedHandCursor)
            return
        self.reading.point(at)

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop or click."""
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        if self.reading.lift():
            self.drag.cancel()
            self.reading.hover(None)
            return
        self.drag.release(event.scenePos())
        self.set_cursor(Qt.CursorShape.ArrowCursor)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The second press of a double click."""
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton and self._chooser is None:
            self.double_click(self.slot_at(event.scenePos()))
