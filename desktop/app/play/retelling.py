"""When the others' turn is told again, and what a hand does with it.

It opens by itself when a seat is to decide after others have acted, lies near the bar where it hides nothing that can
be chosen, and goes with the first action; a key shows it again. Items light their places on the table.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize
from PySide6.QtWidgets import QWidget

from desktop.app.play.actions import PlayActions
from desktop.app.play.coach import Spotlight
from desktop.app.play.over_table import covers
from desktop.app.play.retold_strip import RetoldStrip
from desktop.controller.controller import Controller
from desktop.controller.phase import Deed
from desktop.controller.retelling import Retold
from desktop.table.scene.free_ground import Place, Size, find_place, least_covering, outer
from desktop.table.scene.last_lines import occupied
from desktop.table.scene.layout import Rect
from desktop.table.scene.safety_net import netted
from desktop.table.scene.view import TableView

FADE_MS = 220
STEPS = 4  # places across and down that are tried
HIDDEN = 9.0  # the share of the table's cards and figures that it hides, against how far it is from the bar
FAR = 1.6  # one step up, against one aside
SMALLER = 0.08  # what the next smaller way costs


@netted
class Retelling(QObject):
    """The strip of a page, shown as the controller says."""

    def __init__(self, controller: Controller, view: TableView, commands: PlayActions, room: QWidget) -> None:
        super().__init__(room)
        self._controller, self._view, self._commands, self._room = controller, view, commands, room
        self.strip = RetoldStrip(commands.words, commands.key("back"), room, view.table.animator)
        self.spotlight = Spotlight(room)
        self.spotlight.hide()
        self.by_itself = True  # whether it opens unasked
        self.beside: list[QWidget] = []  # what else lies over the table
        self.look_at: Callable[[Retold], None] = lambda told: None
        self._seen = len(controller.match.steps)  # the decisions when the viewer was last to decide
        self._opened = -1
        self._waits = False  # until there is room for it
        self._carried = False  # whether a card is in the air
        self.strip.pointed.connect(self._light)
        self.strip.chosen.connect(self._choose)
        self.strip.cross.clicked.connect(self.fade)
        controller.hinted.connect(lambda hint: self.place())
        view.table.altered.connect(self._make_way)
        view.table.opened.connect(self._give_way)
        view.table.threats.placed.connect(self._leave_free)
        commands.on("retold", self.toggle)

    @property
    def open(self) -> bool:
        """Whether it is there, be it that it gives way for a moment."""
        return bool(self.strip.told) and not self._waits

    def lie_beside(self, *widgets: QWidget) -> None:
        """What else lies over the table: off them, and perhaps in their place when they are gone."""
        self.beside += widgets
        for widget in widgets:
            widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Room has become free, or is wanted where the last strip still fades."""
        if event.type() == QEvent.Type.Hide and self._waits and self.strip.told:
            self.place()
        elif event.type() == QEvent.Type.Show:
            self.strip.ghost.vanish()
        return False

    # ---- when

    def follow(self) -> None:
        """The controller has said something new: a decision is open, or one has been made."""
        controller = self._controller
        steps = controller.match.steps
        acts = controller.may(Deed.ACT)
        if self.strip.told and self._opened != len(steps):
            self.fade()
        grown, self._seen = acts and len(steps) > self._seen, len(steps) if acts else self._seen
        self._commands.allow("retold", self._why_not() if acts else "")
        if grown and self.by_itself and steps[-1].seat != controller.viewer:
            self.tell()
        elif self.open and covers(self._view, self.strip.geometry()):
            self.place()

    def _why_not(self) -> str:
        steps, viewer = self._controller.match.steps, self._controller.viewer
        others = any(step.seat != viewer for step in reversed(steps))
        return "" if others else self._commands.words.line("house.play.why.retold")

    def tell(self, asked: bool = False) -> None:
        """Show it, if there is anything to tell; where it would hide a choice, only if somebody has asked for it."""
        tells = self._controller.tells
        told = tells.retelling()
        self.strip.tell(told, tells.recap() if told else ())
        self._opened = len(self._controller.match.steps)
        if told:
            self.place(asked)

    def toggle(self) -> None:
        """By its key: show it once more, or take it away."""
        if self.open:
            self.fade()
            return
        self.tell(asked=True)
        if self.open:
            self._view.announce(self.strip.accessibleName())

    def after_curtain(self) -> str:
        """The words of it, for whoever has just uncovered the table after others have acted."""
        steps = self._controller.match.steps
        if not self.open and steps and steps[-1].seat != self._controller.viewer:
            self.tell()
        return self.strip.accessibleName()

    def fade(self) -> None:
        """Let it go as a person sees it go."""
        self.close(self._view.table.animator.pace.ms(FADE_MS, moving=False))

    def close(self, ms: float = 0.0) -> None:
        self._light(None)
        self.strip.leave(ms)
        self._view.table.overlaid = ()

    def forget(self) -> None:
        """Nothing of it is kept: it is the last seat's."""
        self.close()
        self.strip.tell((), ())
        self._opened = -1

    def _make_way(self) -> None:
        """A choice that opens at a card is not covered, nor a card on its way; without a drop it is there again."""
        carried, was = self._view.table.drag.active, self._carried
        self._carried = carried
        if self.open and self._view.table.choosing:
            self.close()
        elif self.open and carried != was:
            self.strip.give_way(carried)

    def _give_way(self, rects: Sequence[Rect]) -> None:
        """What is read on the table now is not covered: it is there again when that is gone."""
        own = self._on_table(self.strip.geometry())
        if self.open:
            self.strip.give_way(any(own.overlap(rect) > 0 for rect in rects))

    def _leave_free(self) -> None:
        """What threatens has just been said: off it, too."""
        own = self._on_table(self.strip.geometry())
        if self.strip.isVisible() and any(own.overlap(rect) > 0 for rect in self._view.table.threats.rects()):
            self.place()

    # ---- where

    def place(self, asked: bool = False) -> None:
        """Near the bar, off all that can be chosen and what else is read, over as few cards as can be."""
        strip, scene = self.strip, self._view.table
        if not strip.told or scene.layout is None:
            return
        scene.overlaid = ()
        sizes, threats = strip.sizes(self._view.geometry()), self._what_comes()
        off = [self._on_table(widget.geometry()) for widget in self.beside if widget.isVisible()]
        found = self._find_place(sizes, [*off, *threats]) if threats else None
        found = found or self._find_place(sizes, off, asked)
        self._waits = found is None
        if found is None:
            strip.give_way(True)
            return
        wide, high = strip.form(found.form).size
        corner = self._view.pos() + QPoint(round(found.rect.x), round(found.rect.y))
        strip.lie(found.form, QRect(corner, QSize(round(wide), round(high))))
        scene.overlaid = (self._on_table(strip.geometry()),)
        scene.callouts.make_way()
        for widget in self.beside:
            widget.raise_()

    def _what_comes(self) -> list[Rect]:
        """What one reads before one decides: what threatens, and the parts that say how it would end."""
        scene = self._view.table
        assert scene.layout is not None
        told = [rect for key, rect in scene.layout.parts.items() if key[0] in scene.world.drawing.foretelling]
        return [*scene.threats.rects(), *told]

    def _find_place(self, sizes: Sequence[Size], off: Sequence[Rect], asked: bool = False) -> Place | None:
        """Of the good ways to show it the one that costs least; else the first of the others that finds a place.

        Where none does and it is asked for, the smallest over as little as can be.
        """
        scene, room = self._view.table, self._view.geometry()
        assert scene.layout is not None
        within, taken = scene.ground(off)
        things = outer(occupied(scene, whole=False))

        def hidden(rect: Rect) -> float:
            return HIDDEN * sum(rect.overlap(thing) for thing in things) / (room.width() * room.height())

        def cost(rect: Rect) -> float:
            aside, up = abs(rect.centre[0] - room.width() / 2), room.height() - rect.bottom
            return hidden(rect) + (aside + FAR * up) / room.width()

        good = list[Place]()
        for number, size in enumerate(sizes):
            if number == self.strip.good and good:
                break
            found = find_place([size], within, taken, lambda each: list(_corners(room, each)), (), cost)
            if found is None:
                continue
            if number >= self.strip.good or not hidden(found.rect):
                return found._replace(form=number)
            good.append(found._replace(form=number))
        if good or not asked:
            return min(good, key=lambda place: cost(place.rect) + SMALLER * place.form, default=None)
        return least_covering(sizes, within, taken, lambda each: list(_corners(room, each)))

    def _on_table(self, rect: QRect) -> Rect:
        there = rect.translated(-self._view.pos())
        return Rect(there.x(), there.y(), there.width(), there.height())

    def _choose(self, told: Retold) -> None:
        self.look_at(told)

    # ---- what it lights

    def _light(self, told: Retold | None) -> None:
        """Rings where it happened, and the cards large beside the table, as for a line of the log."""
        rects = self.places(told) if told is not None else []
        self.spotlight.setVisible(bool(rects))
        if rects:
            self.spotlight.setGeometry(self._room.rect())
            self.spotlight.light(rects)
            self.spotlight.raise_()
            self.strip.raise_()
        looks = (*told.cards, *told.onto) if told is not None else ()
        known = [look for look in looks if look.face_up]
        self._view.table.reading.show(known[:2], float(self.strip.y() - self._view.y()))

    def places(self, told: Retold) -> list[QRect]:
        """Where on the page it happened: the card where it still lies, else the place, else whoever acted."""
        scene = self._view.table
        found: list[Rect] = []
        if scene.layout is None:
            return []
        for key, card in told.places:
            if key in scene.cards and scene.layout.zones[key].rect.w > 0:
                at = self._find(key, card)
                found.append(scene.layout.zones[key].rect if at < 0 else scene.rect_of_slot(key, at))
        if not found:
            names = [card for _, card in told.places if card]
            spots = ((key, self._find(key, card)) for card in names for key in scene.cards)
            found = [scene.rect_of_slot(key, at) for key, at in spots if at >= 0][:2]
        plate = ("plate", told.seat)
        if not found and plate in scene.layout.parts:
            found = [scene.layout.parts[plate]]
        return [QRectF(*rect).toAlignedRect().translated(self._view.pos()) for rect in dict.fromkeys(found)]

    def _find(self, key: tuple[str, int], card: str) -> int:
        names = [item.look.face.card for item in self._view.table.cards[key]]
        return names.index(card) if card and card in names else -1


def _corners(room: QRect, size: tuple[float, float]) -> Iterator[tuple[float, float]]:
    """Places in a room, from the foot up, the middle first."""
    across, down = room.width() - size[0], room.height() - size[1]
    for row in range(STEPS, -1, -1):
        for column in sorted(range(STEPS + 1), key=lambda each: abs(each - STEPS / 2)):
            yield across * column / STEPS, down * row / STEPS
