"""What the pointer or the keyboard rests on: hover line, open hand, large card after 300 ms, reason after 500 ms."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, QTimer

from desktop.look import Holding, Look
from desktop.table.drawing.theme import BASE
from desktop.table.hands.picks import Refusal
from desktop.table.scene.bubble import Bubble
from desktop.table.scene.card_item import CardItem, State
from desktop.table.scene.contents import Contents
from desktop.table.scene.explained import Explained, on_card, under, words
from desktop.table.scene.large_card import Floating, Reader
from desktop.table.scene.layout import Rect

if TYPE_CHECKING:
    from desktop.table.scene.scene import TableScene

READ_AFTER = 300
REASON_AFTER = 500
HOLD_AFTER = 550  # a finger that rests
QUIET = "#9FB0B8"
LOCK = "lock"
STAYS = 6000  # a refusal, when nothing else happens


class Reading(QObject):
    """Everything shown about a card without touching it; all of it goes with the next action."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.hovered: CardItem | None = None
        self.reader: Floating | None = None
        self.bubble: Bubble | None = None
        self.refusal: Refusal | None = None
        self.section = ""  # of the rulebook, which tells more than the sentence that stands
        self.asked: Explained | None = None  # what the pointer or the ring rests on, of all that can be explained
        self.held = False  # a finger has rested long enough: lifting it is no tap
        self._refused: CardItem | None = None
        self._explaining = False  # whether the sentence that stands is about what is asked
        self._aside: list[Reader] = []  # large cards of something beside the table
        self._read_timer = self._timer(READ_AFTER, self._show_hovered)
        self._reason_timer = self._timer(REASON_AFTER, self._show_reason)
        self._ask_timer = self._timer(REASON_AFTER, self._show_asked)
        self._hold_timer = self._timer(HOLD_AFTER, self._show_held)
        self._stay_timer = self._timer(STAYS, self.clear_bubble)

    def _timer(self, ms: int, then: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(ms)
        timer.timeout.connect(then)
        return timer

    def point(self, at: QPointF) -> None:
        """The pointer is here."""
        self.hover(self._scene.card_at(at))
        self.ask(under(self._scene, at))

    def leave(self) -> None:
        """It is over nothing any more."""
        self.hover(None)
        self.ask(None)

    def hover(self, item: CardItem | None) -> None:
        """The pointer is over a card, or over none."""
        if item is self.hovered:
            return
        self._leave()
        self.hovered = item
        movable = item is not None and self._scene.picks.may_lift(item.key, item.index)
        if item is not None:
            item.set_state(State.HOVER, movable)
            item.setZValue(item.zValue() + (0.5 if movable else 0.0))
            self._read_timer.start()
            if not movable:
                self._reason_timer.start()
        self._scene.set_cursor(Qt.CursorShape.OpenHandCursor if movable else Qt.CursorShape.ArrowCursor)
        self._scene.policy.hovered(item.key if item else None, item.index if item else -1)

    def _leave(self) -> None:
        self._read_timer.stop()
        self._reason_timer.stop()
        self.close_reader()
        if self.hovered is not None:
            self.hovered.set_state(State.HOVER, False)
            self._scene.restack(self.hovered)
            if self.refusal is None:
                section = self.section
                self.clear_bubble()
                self.section = section  # the pointer may be on its way to the bar, where the rules are opened
        self.hovered = None

    def ask(self, thing: Explained | None, at_once: bool = False) -> None:
        """The pointer or the ring rests on something that can be explained, or on nothing such."""
        if thing == self.asked and not at_once:
            return
        if self._explaining:
            self.clear_bubble()
        self.asked = thing
        if thing is None:
            self._ask_timer.stop()
            if self.hovered is not None and self._shows_why(self.hovered):
                self._reason_timer.start()
            return
        self._reason_timer.stop()
        if at_once:
            self._show_asked()
        else:
            self._ask_timer.start()

    def _shows_why(self, item: CardItem) -> bool:
        return not self._scene.picks.may_lift(item.key, item.index)

    def _show_asked(self) -> None:
        """In a sentence what it is; of a lock rather why it is shut."""
        scene, asked = self._scene, self.asked
        if asked is None or self.refusal is not None or scene.drag.active or scene.choosing:
            return
        if asked.card is not None and asked.sign.name == LOCK and self.explain(asked.card):
            return
        said = words(asked.sign, scene.speech)
        if said:
            self._put_bubble(asked.rect, Refusal(said), QUIET, "info")
            self._explaining = True

    def forget(self, item: CardItem) -> None:
        """A card leaves the table."""
        if item is self.hovered:
            self._leave()
        if item is self._refused:
            self.clear_bubble()

    def rest(self, item: CardItem | None) -> None:
        """A finger rests on a card: it reads instead of hovering."""
        self.hover(item)
        self.held = False
        self._hold_timer.start()

    def lift(self) -> bool:
        """The finger is gone or has moved; returns whether it was reading."""
        self._hold_timer.stop()
        held, self.held = self.held, False
        return held

    def _show_held(self) -> None:
        self.held = True
        if self.hovered is not None:
            self.read(self.hovered, legend=True)

    @property
    def open(self) -> bool:
        """Whether the large card is up."""
        return self.reader is not None

    def _show_hovered(self) -> None:
        if self.hovered is not None:
            self.read(self.hovered)

    def read(self, item: CardItem, legend: bool = False) -> None:
        """The large card, clear of its card and of all that can be chosen; a sign is no card, and says its words.

        `legend`: with what every sign on it means, for whoever has no pointer to rest on them.
        """
        scene = self._scene
        self.close_reader()
        if item.look.stands_in:
            self.explain(item)
            return
        if scene.drag.active or item.scene() is None or scene.choosing:
            return
        room = scene.sceneRect()
        holding = self.inside(item)
        if holding is not None:
            self.reader = Contents(holding, scene.metrics, scene.ratio, room)
        else:
            said = [words(each.sign, scene.speech) for each in on_card(item)] if legend else []
            notes = tuple(dict.fromkeys(filter(None, said)))
            self.reader = Reader(item.look, scene.metrics, scene.ratio, room, notes)
        bubble = [self._rect(self.bubble.sheet.translated(self.bubble.pos()))] if self.bubble is not None else []
        self.reader.place(scene, self._rect(item.scene_rect()), bubble)
        scene.addItem(self.reader)
        self._tell_opened()

    def inside(self, item: CardItem) -> Holding | None:
        """What opens in place of a large card: a pile's cards, or those that an unknown one can still be."""
        if item.look.holds is not None or item.look.face_up:
            return item.look.holds
        return self._scene.policy.can_be(item.key, item.index)

    def show(self, looks: Sequence[Look], y: float) -> None:
        """Put large cards up, those of a line of the log at this height: as near to the right edge as nothing hides."""
        self.close_reader()
        scene = self._scene
        shown: list[Rect] = []
        for look in looks:
            reader = Reader(look, scene.metrics, scene.ratio, scene.sceneRect())
            shown.append(reader.place_near(scene, (scene.sceneRect().right(), y), shown))
            scene.addItem(reader)
            self._aside.append(reader)

    def close_reader(self) -> None:
        """Take every large card down."""
        while self._aside:
            self._scene.removeItem(self._aside.pop())
        if self.reader is not None:
            self._scene.removeItem(self.reader)
            self.reader = None
            self._tell_opened()

    def _tell_opened(self) -> None:
        """Where that which is read now lies."""
        rects = [self.reader.covered] if self.reader is not None else []
        if self.bubble is not None:
            rects.append(self._rect(self.bubble.sheet.translated(self.bubble.pos())))
        self._scene.opened.emit(rects)

    @staticmethod
    def _rect(rect: QRectF) -> Rect:
        return Rect(rect.x(), rect.y(), rect.width(), rect.height())

    def _show_reason(self) -> None:
        if self.hovered is not None and self.refusal is None:
            self.explain(self.hovered)

    def explain(self, item: CardItem) -> str:
        """Say quietly beside a card why it cannot be taken up, beside a sign what it means; returns the sentence."""
        answer = self._scene.policy.may_lift(item.key, item.index)
        rect = self._scene.rect_of_slot(item.key, item.index)
        if isinstance(answer, bool) and item.look.stands_in and item.look.says:
            self._put_bubble(rect, Refusal(item.look.says), QUIET, "info")
            return item.look.says
        if isinstance(answer, bool) or not answer:
            return ""
        refusal = answer if isinstance(answer, Refusal) else Refusal(str(answer))
        self._put_bubble(rect, refusal, QUIET, "lock")
        return refusal.text

    def let_go(self) -> None:
        """The key that reads is up: the large card goes, and what a sign said, unless the pointer rests on it."""
        self.close_reader()
        if self.refusal is None and self.hovered is None:
            self.clear_bubble()

    def refuse(self, item: CardItem, refusal: Refusal) -> None:
        """Mark the card and say why, beside it."""
        self.clear_bubble()
        self.close_reader()
        self.refusal, self._refused = refusal, item
        item.set_state(State.REFUSED, True)
        self._put_bubble(self._scene.rect_of_slot(item.key, item.index), refusal, BASE.refused, "ban")
        self._stay_timer.start()

    def _put_bubble(self, at: Rect, refusal: Refusal, tint: str, icon: str) -> None:
        scene, self._explaining = self._scene, False
        if self.bubble is not None:
            scene.removeItem(self.bubble)
        self.section = refusal.section
        self.bubble = Bubble(refusal.text, scene.metrics, tint, icon)
        read = [self.reader.covered] if self.reader is not None else []
        self.bubble.place(scene, at, read)
        scene.addItem(self.bubble)
        self._tell_opened()

    def clear_bubble(self) -> None:
        """Take the sentence down."""
        self._stay_timer.stop()
        self._reason_timer.stop()
        self.refusal, self.section, self._explaining = None, "", False
        if self._refused is not None:
            self._refused.set_state(State.REFUSED, False)
            self._refused = None
        if self.bubble is not None:
            self._scene.removeItem(self.bubble)
            self.bubble = None
            self._tell_opened()

    def clear(self) -> None:
        self._leave()
        self._hold_timer.stop()
        self._ask_timer.stop()
        self.clear_bubble()
