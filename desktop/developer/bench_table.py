"""Frame cost of the table with 300 cards: dragging one, moving twenty, painting all; at pixel ratios 1 and 2."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.look import Face, LayoutSpec, Look, Value, ZoneSpec
from desktop.table.scene.card_item import CardItem, State
from desktop.table.scene.dirty_rects import SPARE, box_of, gathered, rect_of
from desktop.table.scene.scene import TableScene
from desktop.table.scene.view import TableView

SIZE = (1600, 1000)
CARDS = 300
FRAMES = 60


def table_bench(frames: int = FRAMES) -> dict[str, dict[str, dict[str, float]]]:
    """`{ratio: {drag_ms, animate20_ms, full_ms: {p50, p95}}}`; wants a QApplication."""
    return {str(ratio): _measure(float(ratio), frames) for ratio in (1, 2)}


def _table(ratio: float) -> tuple[TableScene, TableView]:
    scene = TableScene()
    zone = ZoneSpec(("all", -1), (10.0, 60.0, 1470.0, 860.0), "grid", 96.0, gap=4.0, rows=10)
    scene.set_table(LayoutSpec("bench", (zone,)))
    view = TableView(scene)
    view.resize(*SIZE)
    scene.resize_table(*SIZE, SIZE[1] / 1000, 1.0, ratio)
    looks = []
    for number in range(CARDS):
        values = (Value("a", str(number % 10)), Value("b", str(number % 7)))
        looks.append(Look(Face("card", "bench", str(number % 40), f"Card {number % 40}", values=values)))
    scene.set_contents({("all", -1): looks})
    return scene, view


def _measure(ratio: float, frames: int) -> dict[str, dict[str, float]]:
    scene, view = _table(ratio)
    cards = scene.cards["all", -1]
    sheet = QImage(round(SIZE[0] * ratio), round(SIZE[1] * ratio), QImage.Format.Format_RGB32)
    sheet.setDevicePixelRatio(ratio)
    homes = [QPointF(card.pos()) for card in cards]
    dragged = cards[CARDS // 2]

    def drag(frame: int) -> list[QRectF]:
        return _shift(dragged, homes[CARDS // 2] + QPointF(frame * 3, frame * 2))

    def animate(frame: int) -> list[QRectF]:
        dirty = []
        for number in range(20):
            dirty += _shift(cards[number * 15], homes[number * 15] + QPointF(frame, -frame))
        return dirty

    def full(frame: int) -> list[QRectF]:
        return [scene.sceneRect()]

    _paint(scene, sheet, [scene.sceneRect()])
    dragged.set_state(State.LIFTED, True)
    dragged.setZValue(1000)
    result = {"drag_ms": _times(scene, sheet, drag, frames)}
    dragged.set_state(State.LIFTED, False)
    result["animate20_ms"] = _times(scene, sheet, animate, frames)
    result["full_ms"] = _times(scene, sheet, full, frames)
    view.setScene(None)
    return result


def _shift(card: CardItem, to: QPointF) -> list[QRectF]:
    """Move a card; what must be painted anew is where it was and where it is."""
    before = card.sceneBoundingRect()
    card.setPos(to)
    return [before, card.sceneBoundingRect()]


def _paint(scene: TableScene, sheet: QImage, dirty: list[QRectF]) -> None:
    """As a view does it: a few rectangles, each by itself."""
    painter, whole = QPainter(sheet), scene.sceneRect().toRect()
    changes = (box_of(rect.toAlignedRect() & whole) for rect in dirty)
    for box in gathered(changes, SPARE / sheet.devicePixelRatio() ** 2):
        area = QRectF(rect_of(box))
        painter.setClipRect(area)
        scene.render(painter, area, area)
    painter.end()


def _times(scene: TableScene, sheet: QImage, change: Callable[[int], list[QRectF]], frames: int) -> dict[str, float]:
    spent = []
    for frame in range(frames):
        begun = time.perf_counter()
        _paint(scene, sheet, change(frame))
        spent.append((time.perf_counter() - begun) * 1000)
    spent.sort()
    return {"p50": round(statistics.median(spent), 3), "p95": round(spent[int(len(spent) * 0.95) - 1], 3)}
