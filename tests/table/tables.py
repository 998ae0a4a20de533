"""A small table for tests: a hand, two lanes and a pile, no game; and a policy that writes down what it is told."""

from collections.abc import Collection, Sequence
from typing import Any

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsItem

from desktop.look import Face, Key, LayoutSpec, Look, Part, PartSpec, Value, ZoneSpec
from desktop.table.hands.picks import IdlePolicy, Pick, Refusal, Target
from desktop.table.motion.effects import Pill
from desktop.table.scene.air import AirItem
from desktop.table.scene.layout import Rect
from desktop.table.scene.part_item import PartItem
from desktop.table.scene.scene import TableScene
from desktop.table.scene.view import TableView
from desktop.table.scene.zone_item import CountItem
from desktop.table.world import world_of

HAND, LEFT, RIGHT, PILE = ("hand", 0), ("lane", 0), ("lane", 1), ("pile", -1)
SPEC = LayoutSpec(
    "toy",
    zones=(
        ZoneSpec(PILE, (20, 70, 120, 170), "stack", 150, show_count=True),
        ZoneSpec(LEFT, (20, 300, 560, 160), "lane", 150, align="right", slots=4),
        ZoneSpec(RIGHT, (910, 300, 560, 160), "lane", 150, align="left", slots=4),
        ZoneSpec(HAND, (232, 700, 1200, 200), "row", 186),
    ),
    parts=(PartSpec(("plate", 0), (20, 700, 180, 48)),),
)


def look(name: str, **marks: Any) -> Look:
    """A card of the toy world with a back."""
    values = (Value("strength", str(len(name))),)
    return Look(Face("card", "toy", name, name.capitalize(), values=values), Face("back", "toy"), **marks)


def set_zone(scene: TableScene, key: Key, looks: Sequence[Look]) -> None:
    """Sets one place; everything else lies as it lay."""
    scene.set_contents({**{other: [item.look for item in cards] for other, cards in scene.cards.items()}, key: looks})


CONTENTS = {
    HAND: [look("ant"), look("bear"), look("crow"), look("deer")],
    LEFT: [look("elk"), look("fox")],
    RIGHT: [look("gnu")],
    PILE: [look("hare"), look("ibis")],
}


def top_level(scene: TableScene) -> list[QGraphicsItem]:
    """Everything on a scene but the air under it, what is drawn over cards, lines and counts, and what stands in the
    air for a while."""
    others = CountItem, Pill, AirItem
    return [item for item in scene.items() if item.parentItem() is None and not isinstance(item, others)]


class Noting(IdlePolicy):
    """Hand cards go to either lane, `crow` onto cards of the right lane, `deer` nowhere yet."""

    def __init__(self) -> None:
        self.told: list[tuple[object, ...]] = []
        self.only_left = False

    def may_lift(self, key: Key, index: int) -> bool | str | Refusal:
        if key == HAND and index == 3:
            return Refusal("Deer rests this turn.", "rest")
        return key == HAND

    def accepts(self, key: Key, index: int) -> Collection[Target]:
        if index == 2:
            return {Target(RIGHT, 0)}
        return {Target(LEFT)} if self.only_left else {Target(LEFT), Target(RIGHT)}

    def why_not(self, pick: Pick, key: Key, index: int) -> Refusal | None:
        return Refusal(f"Not on {key[0]}.")

    def dropped(self, pick: Pick, key: Key, index: int) -> None:
        self.told.append(("dropped", pick.key, pick.index, key, index))

    def aimed(self, pick: Pick, target: Target | None) -> None:
        self.told.append(("aimed", target))

    def clicked(self, key: Key, index: int) -> None:
        self.told.append(("clicked", key, index))

    def double_clicked(self, key: Key, index: int) -> None:
        self.told.append(("double", key, index))

    def drops(self) -> list[tuple[object, ...]]:
        """What was dropped where."""
        return [line[1:] for line in self.told if line[0] == "dropped"]


class Mover(Noting):
    """Really moves the card it is told of."""

    scene: TableScene
    ms = 0.0

    def dropped(self, pick: Pick, key: Key, index: int) -> None:
        super().dropped(pick, key, index)
        self.scene.move_card(pick.key, pick.index, key)
        self.scene.settle(self.ms)


class Played:
    """A table with its view, and hands to play it with."""

    def __init__(self, policy: Noting, size: tuple[int, int] = (1490, 882)) -> None:
        self.policy = policy
        self.scene = TableScene(policy)
        self.view = TableView(self.scene)
        self.view.resize(*size)
        self.scene.set_table(SPEC)
        self.view.set_scale(size[1] / 882)
        self.scene.set_contents(CONTENTS)

    def point(self, rect: Rect) -> QPoint:
        """The middle of a rect, in the view."""
        return self.view.mapFromScene(QPointF(*rect.centre))

    def at(self, key: Key, index: int) -> QPoint:
        """The middle of a place."""
        return self.point(self.scene.rect_of_slot(key, index))

    def press(self, at: QPoint, button: Qt.MouseButton = Qt.MouseButton.LeftButton) -> None:
        QTest.mousePress(self.view.viewport(), button, Qt.KeyboardModifier.NoModifier, at)

    def move(self, at: QPoint) -> None:
        # QTest.mouseMove says nothing of held buttons; a real drag does.
        from PySide6.QtCore import QEvent
        from PySide6.QtGui import QMouseEvent
        from PySide6.QtWidgets import QApplication

        port = self.view.viewport()
        left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
        where = QPointF(at), QPointF(port.mapToGlobal(at))
        QApplication.sendEvent(
            port, QMouseEvent(QEvent.Type.MouseMove, *where, none, left, Qt.KeyboardModifier.NoModifier)
        )

    def release(self, at: QPoint) -> None:
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)

    def click(self, at: QPoint) -> None:
        self.press(at)
        self.release(at)

    def drag(self, start: QPoint, end: QPoint) -> None:
        """Press, go there in three moves, let go."""
        self.press(start)
        for step in (1, 2, 3):
            self.move(start + (end - start) * step / 3)
        self.release(end)

    def key(self, key: Qt.Key) -> None:
        QTest.keyClick(self.view, key)

    def home(self, key: Key, index: int) -> bool:
        """Whether a card lies exactly where it belongs."""
        item = self.scene.card(key, index)
        assert item is not None and self.scene.layout is not None
        rect = self.scene.layout.zones[key].spots[index].rect
        x, y = rect.centre
        near = abs(item.pos().x() - x) <= 1 and abs(item.pos().y() - y) <= 1
        return near and item.rotation() == item.turn and item.scale() == 1.0


def shown_by(part: Part) -> PartItem:
    """A part in a place of the table of the game that has it."""
    _, room, game, *_ = (*type(part).__module__.split("."), "")
    item = PartItem(world_of(game if room == "games" else ""))
    item.set_part(part)
    return item
