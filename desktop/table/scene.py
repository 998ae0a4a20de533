"""The table as a scene: zones, cards, parts and what happens to them. It asks a policy and reports; it knows no rule.

Identity of a card on the screen is (place, index): the presenter moves cards with `move_card` and in the end sets the
whole table to the view with `set_contents`. The scene holds no truth: any change from outside ends a drag.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from itertools import chain

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from desktop.look import Bracket, Key, LayoutSpec, Look, Part
from desktop.table.animator import Animator, Motion
from desktop.table.backdrop import backdrop
from desktop.table.card_item import CardItem, State
from desktop.table.chooser import Chooser
from desktop.table.drag import Drag
from desktop.table.faces import FaceCache
from desktop.table.keyboard import Keyboard
from desktop.table.layout import Rect, TableLayout, lay_out
from desktop.table.part_item import PartItem
from desktop.table.picks import IdlePolicy, Pick, Picks, Refusal, TablePolicy, Target
from desktop.table.reading import Reading
from desktop.table.speeds import HOME, SETTLE, SHAKE
from desktop.table.steps import float_number
from desktop.table.theme import Metrics
from desktop.table.zone_item import ZoneItem

CARD_Z = 10.0
MOVING_Z = 500.0


class TableScene(QGraphicsScene):
    """Zones with cards. Coordinates are pixels of the table's area."""

    section_requested = Signal(str)  # the link of a refusal was pressed
    announced = Signal(str)  # a sentence for assistive tools
    cursor_changed = Signal(object)

    def __init__(self, policy: TablePolicy | None = None) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.policy: TablePolicy = policy or IdlePolicy()
        self.spec: LayoutSpec | None = None
        self.metrics = Metrics()
        self.ratio = 1.0
        self.faces = FaceCache()
        self.cards: dict[Key, list[CardItem]] = {}
        self.zones: dict[Key, ZoneItem] = {}
        self.parts: dict[Key, PartItem] = {}
        self.layout: TableLayout | None = None
        self._size = (1490.0, 882.0)
        self._ground: QPixmap | None = None
        self._lit: dict[Target, Rect] = {}
        self._shown_focus: Target | None = None
        self._chooser: Chooser | None = None
        self._leaving: list[CardItem] = []
        self.animator = Animator(self)
        self.picks = Picks(self)
        self.drag = Drag(self)
        self.keyboard = Keyboard(self)
        self.reading = Reading(self)

    # ---- the table

    def set_table(self, spec: LayoutSpec) -> None:
        """Another table: empty zones, no parts."""
        self.interrupt()
        self.animator.complete()
        self.clear_table()
        self.spec = spec
        self.cards = {zone.key: [] for zone in spec.zones}
        self._relayout()
        for part in spec.parts:
            self.parts[part.key] = PartItem()
            self.addItem(self.parts[part.key])
        self.settle(0)

    def clear_table(self) -> None:
        """Take everything off."""
        self.keyboard.focus = None
        self._shown_focus = None
        for item in [*self.zones.values(), *self.parts.values(), *chain.from_iterable(self.cards.values())]:
            self.removeItem(item)
        self.zones, self.parts, self.cards, self.spec, self._ground = {}, {}, {}, None, None

    def resize_table(self, width: float, height: float, unit: float, text: float, ratio: float) -> None:
        """Another size, text size or screen: everything is laid out anew and stands at once."""
        if ((width, height), Metrics(unit, text), ratio) == (self._size, self.metrics, self.ratio) and self._ground:
            return
        self.interrupt()
        self.animator.complete()
        self.close_chooser(None)
        if ratio != self.ratio:
            self.faces.clear()
        self._size, self.metrics, self.ratio = (width, height), Metrics(unit, text), ratio
        self._ground = None
        self.setSceneRect(0, 0, width, height)
        self.settle(0)
        self.update()

    def _relayout(self) -> None:
        if self.spec is None:
            return
        counts = {key: len(cards) for key, cards in self.cards.items()}
        self.layout = lay_out(self.spec, *self._size, self.metrics.unit, counts)
        for key, zone in self.layout.zones.items():
            item = self.zones.get(key)
            if item is None:
                item = self.zones[key] = ZoneItem(zone)
                self.addItem(item)
            if item.layout != zone or item.metrics != self.metrics or item.count != counts[key]:
                item.set_layout(zone, self.metrics, counts[key])
        for name, part in self.parts.items():
            rect = QRectF(*self.layout.parts[name])
            if part.rect != rect or part.metrics != self.metrics:
                part.set_place(rect, self.metrics)

    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        """The ground, from one opaque pixmap a size."""
        if self.spec is None or self.layout is None:
            painter.fillRect(rect, Qt.GlobalColor.black)
            return
        if self._ground is None:
            self._ground = backdrop(self.spec, self.layout, *self._size, self.ratio)
        r = self.ratio
        painter.drawPixmap(rect, self._ground, QRectF(rect.x() * r, rect.y() * r, rect.width() * r, rect.height() * r))

    # ---- contents

    def set_contents(self, contents: Mapping[Key, Sequence[Look]], animated: bool = False) -> None:
        """Set every zone to these looks; what is not named becomes empty. Ends drags and animations."""
        self.interrupt()
        self.animator.complete()
        for key in self.cards:
            self._set_zone(key, contents.get(key, ()))
        self.settle(self.animator.pace.ms(SETTLE) if animated else 0)
        self.keyboard.clamp()

    def set_zone(self, key: Key, looks: Sequence[Look]) -> None:
        """Set one zone; the cards stand at once."""
        self.interrupt()
        self._set_zone(key, looks)
        self.settle(0)
        self.keyboard.clamp()

    def _set_zone(self, key: Key, looks: Sequence[Look]) -> None:
        cards = self.cards[key]
        for item in cards[len(looks) :]:
            self._discard(item)
        del cards[len(looks) :]
        for item, look in zip(cards, looks, strict=False):
            item.set_look(look)
        for look in looks[len(cards) :]:
            cards.append(self._make(look))

    def set_look(self, key: Key, index: int, look: Look) -> None:
        """Change what one card shows."""
        self.cards[key][index].set_look(look)

    def set_part(self, key: Key, part: Part | None) -> None:
        """Change a plate, gems, a track, a note."""
        self.parts[key].set_part(part)

    def set_bracket(self, key: Key, bracket: Bracket | None) -> None:
        """Frame some cards of a zone."""
        self.zones[key].set_bracket(bracket)

    def card(self, key: Key, index: int) -> CardItem | None:
        """The card at a place, if there is one."""
        cards = self.cards.get(key, [])
        return cards[index] if 0 <= index < len(cards) else None

    # ---- movers: they change places; `settle` makes it visible

    def move_card(self, src: Key, src_at: int, dst: Key, dst_at: int = -1, look: Look | None = None) -> None:
        """Take a card from one place to another, where -1 is the end; it keeps its identity on the screen."""
        self.interrupt()
        item = self.cards[src].pop(src_at)
        self._insert(item, dst, dst_at)
        if look is not None:
            item.set_look(look)

    def add_card(self, key: Key, index: int, look: Look, origin: Key | None = None) -> None:
        """A new card, coming out of another zone's middle when one is named."""
        self.interrupt()
        item = self._make(look)
        self._insert(item, key, index)
        if self.layout is not None:
            zone = self.layout.zones[origin or key]
            start = zone.spots[-1].rect if zone.spots else zone.entry
            item.set_size(self._width_in(key), self.metrics.unit, self.ratio)
            item.setPos(*start.centre)

    def remove_card(self, key: Key, index: int, fade: bool = False) -> None:
        """Take a card off the table."""
        self.interrupt()
        item = self.cards[key].pop(index)
        ms = self.animator.pace.ms(SETTLE, moving=False) if fade else 0.0
        if ms <= 0:
            self._discard(item)
            return
        self._leaving.append(item)
        self.animator.run(item, Motion(ms, lambda t: item.set_fade(1 - t), lambda: self._gone(item)))

    def _gone(self, item: CardItem) -> None:
        if item in self._leaving:
            self._leaving.remove(item)
        self._discard(item)

    def _insert(self, item: CardItem, key: Key, index: int) -> None:
        cards = self.cards[key]
        cards.insert(len(cards) if index < 0 else min(index, len(cards)), item)
        for name, places in self.cards.items():
            for at, card in enumerate(places):
                card.key, card.index = name, at

    def _make(self, look: Look) -> CardItem:
        item = CardItem(look, self.faces)
        self.addItem(item)
        return item

    def _discard(self, item: CardItem) -> None:
        self.animator.drop(item)
        self.reading.forget(item)
        if item.scene() is self:
            self.removeItem(item)

    def _width_in(self, key: Key) -> float:
        assert self.layout is not None
        wide = self.layout.zones[key].card[0]
        return max(1.0, round(wide * self.ratio)) / self.ratio

    def settle(self, ms: float, stagger: float = 0.0) -> None:
        """Send every card to where it belongs; in 0 ms it is there. The whole stagger is spread over the cards."""
        self._relayout()
        if self.layout is None:
            return
        moves = []
        for key, cards in self.cards.items():
            wide, zone = self._width_in(key), self.layout.zones[key]
            for at, item in enumerate(cards):
                item.key, item.index, item.spot_angle = key, at, zone.spots[at].angle
                if item is self.drag.item:
                    continue
                if item.width != wide:
                    item.setScale(item.width * item.scale() / wide)
                    item.set_size(wide, self.metrics.unit, self.ratio)
                item.set_size(wide, self.metrics.unit, self.ratio)
                place = self._snap(zone.spots[at].rect, item)
                if item.pos() != place or item.rotation() != item.turn or item.scale() != 1.0:
                    moves.append((item, place))
                elif item not in (self.reading.hovered,):
                    self.restack(item)
        for number, (item, place) in enumerate(moves):
            delay = stagger * number / max(1, len(moves)) if ms > 0 else 0.0
            item.setZValue(MOVING_Z + number if ms > 0 else CARD_Z + item.index)
            self.animator.glide(item, place, item.turn, ms, delay, lambda item=item: self.restack(item))

    def _snap(self, rect: Rect, item: CardItem) -> QPointF:
        """The middle of a card whose corner lies on a device pixel: that is what keeps it crisp."""
        x, y = round(rect.x * self.ratio) / self.ratio, round(rect.y * self.ratio) / self.ratio
        return QPointF(x + item.width / 2, y + item.height / 2)

    def restack(self, item: CardItem) -> None:
        """Put a card back into the order of its place."""
        item.setZValue(CARD_Z + item.index * 0.01)

    # ---- geometry the drag and the keyboard ask for

    def rect_of_slot(self, key: Key, index: int) -> Rect:
        """Where a card lies, or where a place would take its next card."""
        assert self.layout is not None
        zone = self.layout.zones[key]
        return zone.spots[index].rect if 0 <= index < len(zone.spots) else zone.entry

    def rect_of(self, target: Target) -> Rect:
        """The same for a target."""
        return self.rect_of_slot(target.key, target.index)

    def target_rects(self) -> dict[Target, Rect]:
        """What a dragged card must overlap, a target each."""
        return self._lit

    def place_under(self, card: Rect) -> Key | None:
        """The place a card covers most, legal or not."""
        assert self.layout is not None
        covered = {key: card.overlap(zone.rect) for key, zone in self.layout.zones.items()}
        best = max(covered, key=lambda key: covered[key], default=None)
        return best if best is not None and covered[best] > 0.1 * card.w * card.h else None

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

    def card_at(self, at: QPointF) -> CardItem | None:
        """The uppermost card under a point."""
        for item in self.items(at):
            if isinstance(item, CardItem) and not item.state & State.LIFTED and item not in self._leaving:
                return item
        return None

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

    def show_focus(self, target: Target | None) -> None:
        """Move the ring."""
        for old, on in ((self._shown_focus, False), (target, True)):
            if old is None or old.key not in self.zones:
                continue
            item = self.card(*old)
            if item is not None:
                item.set_state(State.FOCUS, on)
            self.zones[old.key].set_focus(on and old.index < 0)
        for cards in self.cards.values():
            for item in cards:
                if item.state & State.FOCUS and (target is None or (item.key, item.index) != tuple(target)):
                    item.set_state(State.FOCUS, False)
        self._shown_focus = target
        if target is not None:
            item = self.card(*target)
            if item is not None:
                self.announced.emit(item.look.says or item.look.face.title)

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
        else:
            if index >= 0:
                self.picks.lift(key, index)
            if not self.refusing:
                self.policy.clicked(key, index)
        if self.keyboard.active:
            self.keyboard.clamp()

    def double_click(self, under: tuple[Key, int] | None) -> None:
        """With one target a double click plays it."""
        only = self.picks.only_target()
        if under is not None and self.picks.pick == Pick(*under) and only is not None:
            self.picks.put(only)
        elif under is not None:
            self.policy.double_clicked(*under)

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
            item.setTransform(item.transform().fromTranslate(shift, 0))

        self.animator.run((item, "shake"), Motion(self.animator.pace.ms(SHAKE), shake))

    @property
    def refusing(self) -> bool:
        """Whether a refusal stands on the table."""
        return self.reading.refusal is not None

    def float_number(self, item: CardItem, text: str, tint: str) -> None:
        """Let a number rise from a card."""
        float_number(self, item, text, tint)

    def hide_reading(self) -> None:
        """No large card, no sentence."""
        self.reading.clear()

    def hurry(self) -> None:
        """New input completes what runs."""
        if self.animator.busy:
            self.animator.complete()

    def interrupt(self) -> None:
        """Something changes from outside: no drag, no pick, no choice survives it."""
        self.drag.cancel()
        self.picks.release()

    # ---- the choice among several meanings

    @property
    def choosing(self) -> bool:
        """Whether the small choice is open."""
        return self._chooser is not None

    def choose(self, title: str, options: Sequence[str], near: Target, done: Callable[[int | None], None]) -> None:
        """Ask which of several; `done` hears the number or None."""
        self.close_chooser(None)
        self._chooser = Chooser(title, options, self.metrics, done)
        self._chooser.place_at(QPointF(*self.rect_of(near).centre), self.sceneRect())
        self.addItem(self._chooser)
        self.announced.emit(title)

    def close_chooser(self, answer: int | None) -> None:
        """Take the choice down and pass the answer on."""
        chooser, self._chooser = self._chooser, None
        if chooser is None:
            return
        self.removeItem(chooser)
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
            row = self._chooser.row_at(at)
            self.close_chooser(row)
            return
        bubble = self.reading.bubble
        if bubble is not None and self.reading.refusal and bubble.link_rect().contains(at):
            self.section_requested.emit(self.reading.refusal.section)
            return
        self.hurry()
        self.reading.hold(True)
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
                self.reading.hold(False)
                self.set_cursor(Qt.CursorShape.ClosedHandCursor)
            return
        self.reading.hover(self.card_at(at))

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drop or click."""
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self.reading.hold(False)
        self.drag.release(event.scenePos())
        self.set_cursor(Qt.CursorShape.ArrowCursor)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """The second press of a double click."""
        event.accept()
        if event.button() == Qt.MouseButton.LeftButton and self._chooser is None:
            self.double_click(self.slot_at(event.scenePos()))
