"""The table as assistive tools see it: which nodes there are, and what Qt is told of them.

A graphics view shows nothing of its items, so the view and every `Node` have an interface here, made when Qt asks
(`spokesman`). Found out about PySide 6.11.3: Qt deletes an interface with the QObject it stands for, which is what a
node is for. A Python `interface_cast` cannot say null (None arrives as an address, and Qt calls functions there), so
nothing here overrides it: every interface is a `QAccessibleWidget`, the one class that is its own action interface in
C++ and hands its functions on to Python. Its stubs know no null, which Qt takes for "there is none": hence the ignores.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, TypeVar, cast

from PySide6.QtCore import QObject, QPoint, QRect, QRectF, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QColor,
    QWindow,
)
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import Shiboken

from desktop.look import Key
from desktop.table.accessibility.nodes import CardNode, ChoiceNode, Node, PartNode, PlaceNode, SentenceNode, beside_key
from desktop.table.scene.card_item import CardItem
from desktop.table.scene.safety_net import netted

if TYPE_CHECKING:
    from desktop.table.scene.view import TableView

Role, Words = QAccessible.Role, QAccessible.Text
Some = TypeVar("Some", bound=Node)
Relations = list[tuple[QAccessibleInterface, QAccessible.RelationFlag]]


class Access(QObject):
    """The nodes of a view, made when they are first asked for; and the telling of what has changed."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._nodes: dict[Hashable, Node] = {}
        self._named: dict[Node, tuple[str, str]] = {}
        self._told: Node | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self.tell)

    # ---- what there is

    def interface(self, node: Node) -> QAccessibleInterface:
        """What stands for a node with Qt."""
        return NodeInterface(node)

    def place(self, key: Key) -> PlaceNode:
        return self._of(("place", key), lambda: PlaceNode(self._view, key))

    def card(self, item: CardItem) -> CardNode:
        """Of a card, wherever it goes."""
        return self._of(item, lambda: CardNode(self._view, item))

    def part(self, key: Key) -> PartNode:
        return self._of(("part", key), lambda: PartNode(self._view, key))

    def _of(self, thing: Hashable, make: Callable[[], Some]) -> Some:
        node = self._nodes.get(thing)
        if node is None:
            node = self._nodes[thing] = make()
        return cast(Some, node)

    def choice(self) -> ChoiceNode | None:
        chooser = self._view.table.chooser
        return None if chooser is None else self._of(chooser, lambda: ChoiceNode(self._view, chooser))

    def sentence(self) -> SentenceNode | None:
        """Of the refusal that stands on the table."""
        bubble, refusal = self._view.table.reading.bubble, self._view.table.reading.refusal
        if bubble is None or refusal is None:
            return None
        return self._of(bubble, lambda: SentenceNode(self._view, bubble, refusal))

    def all(self) -> list[Node]:
        """What lies on the table itself: what asks or says something, the places, and the parts that say something."""
        table = self._view.table
        first = [node for node in (self.choice(), self.sentence()) if node is not None]
        places: list[Node] = [self.place(key) for key, cards in table.cards.items() if cards or not self._unsaid(key)]
        said = {beside_key(key) for key in table.cards}  # by the places themselves
        parts: list[Node] = [
            self.part(key) for key, item in table.parts.items() if item.part is not None and key not in said
        ]
        return [*first, *places, *parts]

    def _unsaid(self, key: Key) -> bool:
        """Whether a place is passed over while it is empty."""
        layout = self._view.table.layout
        return layout is not None and key in layout.zones and layout.zones[key].spec.unsaid

    def focused(self) -> Node | None:
        """Where the keyboard's ring rests."""
        choice, ring = self.choice(), self._view.table.keyboard.focus
        if choice is not None:
            return choice.rows[choice.chooser.at]
        if ring is not None and ring.key in self._view.table.parts:
            beside = [place for place in self._view.table.cards if beside_key(place) == ring.key]
            return self.place(beside[0]) if beside else self.part(ring.key)
        if ring is None or ring.key not in self._view.table.cards:
            return None
        item = self._view.table.card(*ring)
        return self.card(item) if item is not None else self.place(ring.key)

    # ---- what has changed

    def changed(self) -> None:
        """Look what there is to tell, once all of this moment has happened."""
        self._soon.start()

    def tell(self) -> None:
        """Gone and new nodes, new names, and where the keyboard is now."""
        if self._nodes:
            self._sweep()
        if not QAccessible.isActive():
            return
        self._tell_names()
        node = self.focused() if self._view.hasFocus() else None
        if node is not None and node is not self._told:
            QAccessible.updateAccessibility(QAccessibleEvent(node, QAccessible.Event.Focus))
        self._told = node

    def _sweep(self) -> None:
        """Let go of what has left the table: Qt tells of it."""
        there = {node for top in self.all() for node in (top, *top.below())}
        for thing, node in list(self._nodes.items()):
            if node not in there:
                del self._nodes[thing]
                node.deleteLater()
        self._named = {node: says for node, says in self._named.items() if node in there}
        self._told = self._told if self._told in there else None

    def _tell_names(self) -> None:
        """A card that came, and what goes by another name or says something else than before."""
        Event = QAccessible.Event
        for top in self.all():
            for node in (top, *top.below()):
                says, said = (node.name(), node.about()), self._named.get(node)
                self._named[node] = says
                if said is None:
                    QAccessible.updateAccessibility(QAccessibleEvent(node, Event.ObjectCreated))
                elif says[0] != said[0]:
                    QAccessible.updateAccessibility(QAccessibleEvent(node, Event.NameChanged))
                elif says[1] != said[1]:
                    QAccessible.updateAccessibility(QAccessibleEvent(node, Event.DescriptionChanged))


# ---- how Qt asks


@netted
class NodeInterface(QAccessibleWidget):
    """One node to assistive tools. What the base class asks of its widget is answered here: a node is none."""

    def __init__(self, node: Node) -> None:
        super().__init__(node.view, node.role)
        self._node = node

    def object(self) -> QObject:
        """What it stands for, and dies with."""
        return self._node

    def isValid(self) -> bool:
        """As long as the node lives: Qt tells of its end when nothing of it can be asked any more."""
        return Shiboken.isValid(self._node)

    # ---- what can be done with it

    def actionNames(self) -> list[str]:
        """Press; and take the keyboard there, where the ring can go."""
        names = [QAccessibleActionInterface.pressAction()] if self._node.presses else []
        return names + ([QAccessibleActionInterface.setFocusAction()] if self._node.stop() is not None else [])

    def doAction(self, name: str) -> None:
        """What a hand would do."""
        if name == QAccessibleActionInterface.pressAction():
            self._node.press()
        elif name == QAccessibleActionInterface.setFocusAction():
            self._node.focus()

    def keyBindingsForAction(self, name: str) -> list[str]:
        """Enter, once the keyboard is there."""
        return ["Return"] if name == QAccessibleActionInterface.pressAction() else []

    # ---- where it stands

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._node.above)

    def childCount(self) -> int:
        """How many lie in it."""
        return len(self._node.below())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return _child(self._node.below(), index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Which of them this is; -1: none."""
        return _index(self._node.below(), child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The one at a point of the screen."""
        return _at(self._node.below(), self._node.view, x, y)

    def relations(self, _match: QAccessible.RelationFlag = QAccessible.RelationFlag.AllRelations) -> Relations:
        """None but above and below."""
        return []

    # ---- what it is

    def role(self) -> QAccessible.Role:
        """What kind of thing it is."""
        return self._node.role

    def state(self) -> QAccessible.State:
        """Focus, selection."""
        return self._node.state()

    def text(self, kind: QAccessible.Text) -> str:
        """Name and description."""
        if kind == Words.Name:
            return self._node.name()
        return self._node.about() if kind == Words.Description else ""

    def foregroundColor(self) -> QColor:
        return QColor()

    def backgroundColor(self) -> QColor:
        """Of no interest either."""
        return QColor()

    def rect(self) -> QRect:
        return on_screen(self._node.view, self._node.box())

    def window(self) -> QWindow | None:  # type: ignore[override]
        return self._node.view.window().windowHandle()


@netted
class TableInterface(QAccessibleWidget):
    """The view: what lies on the table in place of a scroll area's parts."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, Role.Grouping)
        self._view = view

    def text(self, kind: QAccessible.Text) -> str:
        """Its name, and what was said last."""
        return self._view.said if kind == Words.Description else super().text(kind)

    def childCount(self) -> int:
        """How many things lie on it."""
        return len(self._view.access.all())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return _child(self._view.access.all(), index)

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """Which of them this is; -1: none."""
        return _index(self._view.access.all(), child)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        """The one at a point of the screen."""
        return _at(self._view.access.all(), self._view, x, y)

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        node = self._view.access.focused()
        return QAccessible.queryAccessibleInterface(node) if node is not None else None


def on_screen(view: TableView, box: QRectF) -> QRect:
    """A rect of the scene in pixels of the screen."""
    port = view.viewport()
    rect = view.mapFromScene(box).boundingRect()
    return QRect(port.mapToGlobal(rect.topLeft()), rect.size()) if box.isValid() else QRect()


def _child(nodes: Sequence[Node], index: int) -> QAccessibleInterface | None:
    inside = 0 <= index < len(nodes)
    return QAccessible.queryAccessibleInterface(nodes[index]) if inside else None


def _index(nodes: Sequence[Node], child: QAccessibleInterface) -> int:
    wanted = child.object()
    return next((at for at, node in enumerate(nodes) if node is wanted), -1)


def _at(nodes: Sequence[Node], view: TableView, x: int, y: int) -> QAccessibleInterface | None:
    hit = [node for node in nodes if on_screen(view, node.box()).contains(QPoint(x, y))]
    return QAccessible.queryAccessibleInterface(hit[-1]) if hit else None
