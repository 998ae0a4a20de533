"""A table laid out, with cards on it and no hands: zones, parts, ground, and the movers that change places.

Identity of a card on the screen is (place, index): the presenter moves cards with `move_card` and in the end sets the
whole table to the view with `set_contents`. The stage holds no truth.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import chain

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from desktop.look import Bracket, Key, LayoutSpec, Look, Part
from desktop.table.accessibility.spoken import Bare, Speech
from desktop.table.drawing.faces import FaceCache
from desktop.table.drawing.theme import Metrics, worn
from desktop.table.motion.animator import Animator, Motion
from desktop.table.motion.callouts import Callouts
from desktop.table.motion.changes import tell_card
from desktop.table.motion.speeds import AWAY, RELAYOUT, SETTLE, ease_out
from desktop.table.scene.air import AirItem
from desktop.table.scene.backdrop import backdrop
from desktop.table.scene.card_item import CardItem, State
from desktop.table.scene.crowding import shares
from desktop.table.scene.labels import labels
from desktop.table.scene.layout import Rect, TableLayout, lay_out
from desktop.table.scene.part_item import PartItem
from desktop.table.scene.safety_net import netted
from desktop.table.scene.zone_item import CountItem, ZoneItem
from desktop.table.world import HOUSE, World, world_of

CARD_Z = 10.0
MOVING_Z = 500.0
TUCK_Z = 2.0  # what is tucked lies under every card of its place


@netted
class Stage(QGraphicsScene):
    """Zones with cards. Coordinates are pixels of the table's area."""

    def __init__(self) -> None:
        super().__init__()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.spec: LayoutSpec | None = None
        self.metrics = Metrics()
        self.ratio = 1.0
        self.faces = FaceCache()
        self.cards: dict[Key, list[CardItem]] = {}
        self.zones: dict[Key, ZoneItem] = {}
        self.parts: dict[Key, PartItem] = {}
        self.counts: dict[Key, CountItem] = {}
        self.layout: TableLayout | None = None
        self.animator = Animator(self)
        self.speech: Speech = Bare()
        self.callouts = Callouts(self)
        self.air = AirItem(self, self.animator)
        self.addItem(self.air)
        self.sorting = True  # as most people hold their cards
        self.let_go: CardItem | None = None  # the card a hand has just put down: it settles, however far others go
        self._size = (1490.0, 882.0)
        self._ground: QPixmap | None = None
        self._worn = worn()
        self._laid: tuple[object, ...] = ()  # what the layout was made of
        self._leaving: list[CardItem] = []

    # ---- what whoever has hands adds

    def interrupt(self) -> None:
        """Something changes from outside: whatever a hand does with the cards ends."""

    def contents_changed(self) -> None:
        """Places hold other cards than before."""

    def forget(self, item: CardItem) -> None:
        """A card leaves the table."""

    def held(self) -> CardItem | None:
        """The card in the air, which is not sent anywhere."""
        return None

    # ---- the table

    @property
    def world(self) -> World:
        """Whose look it has."""
        return world_of(self.spec.world) if self.spec else HOUSE

    @property
    def fitting(self) -> LayoutSpec:
        """The table as it lies for the reader's text size."""
        assert self.spec is not None
        return self.spec.at(self.metrics.text)

    def set_table(self, spec: LayoutSpec) -> None:
        """Another table: empty zones, no parts."""
        self.interrupt()
        self.animator.complete()
        self.clear_table()
        self.spec = spec
        self.animator.overshoot = self.world.overshoot
        self.air.air = self.world.drawing.air
        self.cards = {zone.key: [] for zone in spec.zones}
        self._relayout()
        for part in spec.parts:
            self.parts[part.key] = PartItem(self.world, part.key)
            self.addItem(self.parts[part.key])
        self.settle(0)

    def clear_table(self) -> None:
        """Take everything off."""
        self.callouts.clear()
        fixed = (*self.zones.values(), *self.parts.values(), *self.counts.values())
        for item in (*fixed, *chain.from_iterable(self.cards.values())):
            self.removeItem(item)
        self.zones, self.parts, self.counts, self.cards, self.spec, self._ground = {}, {}, {}, {}, None, None
        self._laid = ()

    def let_go_of_spare_faces(self) -> None:
        """Nobody takes a card up for a while: what lies on the table is all that is kept."""
        self.faces.keep_only({item.pixmap().cacheKey() for item in chain.from_iterable(self.cards.values())})

    def let_go_of_pictures(self) -> None:
        """Nobody looks at it any more. It goes when somebody comes for what only holds itself; they are most of it."""
        self.clear_table()
        self.faces.clear()

    def resize_table(self, width: float, height: float, unit: float, text: float, ratio: float) -> None:
        """Another size, text size, screen or theme: everything is laid out anew and stands at once."""
        stands = ((width, height), Metrics(unit, text), ratio) == (self._size, self.metrics, self.ratio)
        if stands and self._ground and self._worn == worn():
            return
        self.interrupt()
        self.animator.complete()
        if (text, ratio) != (self.metrics.text, self.ratio) or self._worn != worn():
            self.faces.read_at(text)
            for card in self.items():
                if isinstance(card, CardItem):
                    card.undress()
        self._size, self.metrics, self.ratio = (width, height), Metrics(unit, text), ratio
        self._ground, self._worn = None, worn()
        self.faces.fit(width * height * ratio * ratio)
        self.setSceneRect(0, 0, width, height)
        self.settle(0)
        self.callouts.refit()
        for item in self.items():  # some keep their picture, and the scene's own update leaves it as it is
            item.update()
        self.update()

    def _relayout(self) -> None:
        if self.spec is None:
            return
        counts = {key: len(cards) for key, cards in self.cards.items()}
        held = {key: len([card for card in cards if not card.look.stands_in]) for key, cards in self.cards.items()}
        tucked = {key: {at for at, item in enumerate(cards) if item.look.tucked} for key, cards in self.cards.items()}
        ranks = self._ranks(self.spec)
        known = (self.spec, self._size, self.metrics, self._worn, tuple(self.parts), counts, held, tucked, ranks)
        if known == self._laid:  # cards may have changed, but none has come or gone
            return
        self._laid = known
        self.layout = lay_out(self.fitting, *self._size, self.metrics.unit, counts, tucked, ranks)
        words = labels(self.layout, self.metrics)
        sheets = [QRectF(*rect) for rect in (*self.layout.decor, *self.layout.parts.values())]
        self.air.fit(QRectF(0, 0, *self._size), self.metrics.unit, sheets)
        for key, zone in self.layout.zones.items():
            item = self.zones.get(key)
            if item is None:
                item = self.zones[key] = ZoneItem(zone)
                self.addItem(item)
                if zone.spec.show_count:
                    self.counts[key] = CountItem(item)
                    self.addItem(self.counts[key])
            wanted = (zone, self.metrics, held[key], words.get(key))
            if (item.layout, item.metrics, item.count, item.label) != wanted:
                item.set_layout(*wanted)
                if key in self.counts:
                    self.counts[key].refresh()
        for name, part in self.parts.items():
            rect = QRectF(*self.layout.parts[name]) if name in self.layout.parts else QRectF()
            part.setVisible(not rect.isEmpty())
            if part.rect != rect or part.metrics != self.metrics:
                part.set_place(rect, self.metrics)

    def _ranks(self, spec: LayoutSpec) -> dict[Key, list[tuple[int, int]]]:
        """The ranks of the cards in places that are sorted."""
        return {
            zone.key: [item.look.rank for item in self.cards[zone.key]]
            for zone in spec.zones
            if zone.spread == "groups" or (zone.sortable and self.sorting)
        }

    def sort(self, on: bool) -> None:
        """Let the sortable places stand by rank, or as their cards lie."""
        if on != self.sorting:
            self.interrupt()
            self.sorting = on
            self.settle(self.animator.pace.ms(RELAYOUT))

    def toggle_sorting(self) -> None:
        """The other way."""
        self.sort(not self.sorting)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """The ground, from one opaque pixmap a size."""
        if self.spec is None or self.layout is None:
            painter.fillRect(rect, Qt.GlobalColor.black)
            return
        if self._ground is None:
            self._ground = backdrop(self.fitting, self.layout, *self._size, self.ratio)
        r = self.ratio
        painter.drawPixmap(rect, self._ground, QRectF(rect.x() * r, rect.y() * r, rect.width() * r, rect.height() * r))

    # ---- contents

    def set_contents(self, contents: Mapping[Key, Sequence[Look]], animated: bool = False, told: bool = False) -> None:
        """Set every zone to these looks; what is not named becomes empty. Ends drags and animations.

        `told`: the cards lie where they have been played to, and what still changes on them says so.
        """
        self.interrupt()
        self.animator.complete()
        for key in self.cards:
            self._set_zone(key, contents.get(key, ()), told)
        self.settle(self.animator.pace.ms(SETTLE) if animated else 0)
        self.contents_changed()

    def _set_zone(self, key: Key, looks: Sequence[Look], told: bool) -> None:
        cards = self.cards[key]
        for item in cards[len(looks) :]:
            self._discard(item)
        del cards[len(looks) :]
        for item, look in zip(cards, looks, strict=False):
            if item.look is not look:  # most cards of a table look as they did
                if told:
                    tell_card(self, item, look)
                item.set_look(look)
        for look in looks[len(cards) :]:
            cards.append(self._make(look))

    def set_look(self, key: Key, index: int, look: Look) -> None:
        """Change what one card shows."""
        self.cards[key][index].set_look(look)

    def set_part(self, key: Key, part: Part | None) -> None:
        """Change a plate, gems, a track, a note."""
        self.parts[key].set_part(part)

    def place_of(self, key: Key) -> Rect | None:
        """Where a part stands, if it is seen."""
        seen = self.layout is not None and key in self.parts and self.parts[key].part is not None
        return self.layout.parts.get(key) if seen and self.layout is not None else None

    def set_bracket(self, key: Key, bracket: Bracket | None) -> None:
        """Frame some cards of a zone."""
        self.zones[key].set_bracket(bracket)

    def card(self, key: Key, index: int) -> CardItem | None:
        cards = self.cards.get(key, [])
        return cards[index] if 0 <= index < len(cards) else None

    # ---- movers: they change places; `settle` makes it visible

    def move_card(self, src: Key, src_at: int, dst: Key, dst_at: int = -1, look: Look | None = None) -> None:
        """Take a card from one place to another, where -1 is the end; it keeps its identity on the screen."""
        self.interrupt()
        item = self.cards[src].pop(src_at)
        self._insert(item, dst, dst_at)
        if look is not None:
            item.set_look(look, dress=False)

    def add_card(self, key: Key, index: int, look: Look, origin: Key | None = None) -> None:
        """A new card, coming out of another zone's middle when one is named."""
        self.interrupt()
        item = self._make(look)
        self._insert(item, key, index)
        if self.layout is not None:
            zone = self.layout.zones[origin or key]
            start = zone.spots[-1].rect if zone.spots else zone.entry
            item.set_size(self._wide(item, Rect(0, 0, *self.layout.zones[key].card)), self.metrics.unit, self.ratio)
            item.setPos(*start.centre)

    def remove_card(self, key: Key, index: int, fade: bool = False, towards: Key | None = None) -> None:
        """Take a card off the table: at once, or fading, on its way to a part where one is named."""
        self.interrupt()
        item = self.cards[key].pop(index)
        part = self.parts.get(towards) if towards is not None and self.animator.pace.motion else None
        ms = self.animator.pace.ms(SETTLE if part is None else AWAY, moving=False) if fade else 0.0
        if ms <= 0:
            self._discard(item)
            return
        self._leaving.append(item)
        item.setZValue(MOVING_Z)
        start = QPointF(item.pos())
        way = part.rect.center() - start if part is not None else QPointF()

        def at(t: float) -> None:
            """Seen all the way, and gone small into the part; without one it fades where it lies."""
            item.setOpacity(1 - t if part is None else min(1.0, (1 - t) * 3))
            if part is not None:
                item.setPos(start + way * ease_out(t))
                item.setScale(1 - 0.65 * t)

        self.animator.run(item, Motion(ms, at, lambda: self._gone(item)))

    def _gone(self, item: CardItem) -> None:
        if item in self._leaving:
            self._leaving.remove(item)
        self._discard(item)

    def _insert(self, item: CardItem, key: Key, index: int) -> None:
        cards = self.cards[key]
        for sign in [card for card in cards if card.look.stands_in]:
            cards.remove(sign)
            self._discard(sign)
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
        self.forget(item)
        if item.scene() is self:
            self.removeItem(item)

    def _whole(self, wide: float) -> float:
        """A width in whole device pixels."""
        return max(1.0, round(wide * self.ratio)) / self.ratio

    def _wide(self, item: CardItem, rect: Rect) -> float:
        """How wide a card is drawn that lies in a rect: a fatigued one is turned, and lies along it."""
        return self._whole(rect.h if _along(item, rect) else rect.w)

    def settle(self, ms: float, stagger: float = 0.0) -> None:
        """Send every card to where it belongs; in 0 ms it is there. The whole stagger is spread over the cards."""
        self._relayout()
        if self.layout is None:
            return
        moves, held, gliding = [], self.held(), self.animator.gliding
        for key, cards in self.cards.items():
            zone = self.layout.zones[key]
            shows = shares(zone)
            for at, (item, spot) in enumerate(zip(cards, zone.spots, strict=True)):
                item.key, item.index, item.spot_angle, item.shows = key, at, spot.angle, shows[at]
                how = (spot, at, zone.standing, item.look, self.metrics.unit, self.ratio, shows[at])
                stood = (how, item.pos(), item.rotation(), item.scale(), item.zValue())
                if item is held or (item.stood == stood and item not in gliding):
                    continue  # most cards of a table stay where they are
                if self._stands(item, spot.rect, self._wide(item, spot.rect)):
                    item.stood = (how, item.pos(), item.rotation(), item.scale(), item.zValue())
                else:
                    moves.append(item)
        for number, item in enumerate(moves):
            delay = stagger * number / max(1, len(moves)) if ms > 0 else 0.0
            above = len(moves) - number if stagger > 0 else number  # cards that are dealt leave a pile from its top
            item.setZValue(MOVING_Z + above if ms > 0 else CARD_Z)
            place = self._snap(self.layout.zones[item.key].spots[item.index].rect, item)
            length = min(ms, self.animator.pace.ms(SETTLE)) if item is self.let_go else ms
            self.animator.glide(item, place, item.turn, length, delay, partial(self.restack, item))
        for key in self.counts:
            self._count(key)

    def _count(self, key: Key) -> None:
        """A number stands where cards lie: not before the first of them has come."""
        if key not in self.counts or key not in self.cards:
            return
        lying, coming = self.cards[key], self.animator.gliding
        if coming:
            place = self.zones[key].around()
            lying = [card for card in lying if card not in coming or place.contains(card.pos())]
        self.counts[key].show_with(lying)

    def _stands(self, item: CardItem, rect: Rect, wide: float) -> bool:
        """Give a card the size of its zone; whether it is where it belongs already."""
        new = item.width == 0.0
        if item.width not in (0.0, wide):
            item.setScale(item.width * item.scale() / wide)  # it grows or shrinks on its way
        item.set_size(wide, self.metrics.unit, self.ratio)
        place = self._snap(rect, item)
        if new:  # a card from nowhere appears in its place
            item.setPos(place)
            item.setRotation(item.turn)
        if item.pos() != place or item.rotation() != item.turn or item.scale() != 1.0:
            return False
        self.animator.drop(item)  # it may just have begun to go elsewhere
        self.restack(item)
        return True

    def _snap(self, rect: Rect, item: CardItem) -> QPointF:
        """The middle of a card whose corner lies on a device pixel: that is what keeps it crisp."""
        x, y = round(rect.x * self.ratio) / self.ratio, round(rect.y * self.ratio) / self.ratio
        across, down = (item.height, item.width) if _along(item, rect) else (item.width, item.height)
        return QPointF(x + across / 2, y + down / 2)

    def restack(self, item: CardItem) -> None:
        """Put a card back into the order of its place."""
        zone = self.layout.zones.get(item.key) if self.layout is not None else None
        place = zone.standing.index(item.index) if zone is not None and item.index in zone.standing else item.index
        item.setZValue(CARD_Z + place * 0.01 - (TUCK_Z if item.look.tucked else 0.0))
        if item.key in self.counts:
            self._count(item.key)

    # ---- geometry

    def rect_of_slot(self, key: Key, index: int) -> Rect:
        """Where a card lies, or where a place would take its next card."""
        assert self.layout is not None
        zone = self.layout.zones[key]
        return zone.spots[index].rect if 0 <= index < len(zone.spots) else zone.entry

    def place_under(self, card: Rect) -> Key | None:
        """The place a card covers most, legal or not."""
        assert self.layout is not None
        covered = {key: card.overlap(zone.rect) for key, zone in self.layout.zones.items()}
        best = max(covered, key=lambda key: covered[key], default=None)
        return best if best is not None and covered[best] > 0.1 * card.w * card.h else None

    def card_at(self, at: QPointF) -> CardItem | None:
        """The uppermost card under a point."""
        for item in self.items(at):
            if not isinstance(item, CardItem) or item in self._leaving:
                continue
            if item.hit(at) and not item.state & State.LIFTED:
                return item
        return None


def _along(item: CardItem, rect: Rect) -> bool:
    """Whether an upright card lies a quarter turned in a place for cards that lie on their side."""
    return item.look.fatigued and not item.look.face.wide and rect.w > rect.h
