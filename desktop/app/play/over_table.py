"""Places for what lies over the table and is no part of its scene, in whole pixels of the page.

The scene says what must stay clear, here as everywhere (`TableScene.find_place`); without one nothing must.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import ceil, floor

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QWidget

from desktop.table.scene.free_ground import Corner, Size, find_place, least_covering
from desktop.table.scene.layout import Rect
from desktop.table.scene.view import TableView

Cost = Callable[[QRect], float]
# Sizes from the best on, corners where it would lie well, what it must leave free too, how well it lies somewhere.
Find = Callable[[Sequence[Size], Sequence[QPoint], Sequence[QRect], Cost], tuple[int, QRect]]


def over(view: TableView) -> Find:
    """Off all that can be chosen on this table."""

    def find(sizes: Sequence[Size], wished: Sequence[QPoint], off: Sequence[QRect], cost: Cost) -> tuple[int, QRect]:
        by = view.pos()
        place = view.table.find_place(
            sizes,
            lambda size: [(corner.x() - by.x(), corner.y() - by.y()) for corner in wished],
            [_rect(rect.translated(-by)) for rect in off],
            cost=lambda rect: cost(_whole(rect).translated(by)),
        )
        return place.form, _whole(place.rect).translated(by)

    return find


def anywhere(room: QRect) -> Find:
    """In a room in which nothing is chosen."""

    def find(sizes: Sequence[Size], wished: Sequence[QPoint], off: Sequence[QRect], cost: Cost) -> tuple[int, QRect]:
        box, taken = _rect(room), [_rect(rect) for rect in off]

        def wish(size: Size) -> list[Corner]:
            return [(corner.x(), corner.y()) for corner in wished]

        place = find_place(sizes, box, taken, wish, cost=lambda rect: cost(_whole(rect)))
        place = place or least_covering(sizes, box, taken, wish)
        return place.form, _whole(place.rect)

    return find


def covers(view: TableView, rect: QRect) -> bool:
    """Whether something that lies there hides what can be chosen."""
    there = QRectF(rect.translated(-view.pos()))
    return any(there.intersects(QRectF(*clear)) for clear in view.table.keep_clear())


def texts_over(view: TableView, room: QWidget) -> Iterator[Rect]:
    """What is read over a table: the sheets of its page that lie over it."""
    table, by = view.geometry(), view.pos()
    for child in room.children():
        if isinstance(child, QWidget) and child is not view and not child.isHidden():
            common = child.geometry().intersected(table)
            if not common.isEmpty():
                yield _rect(common.translated(-by))


def _rect(rect: QRect) -> Rect:
    return Rect(rect.x(), rect.y(), rect.width(), rect.height())


def _whole(rect: Rect) -> QRect:
    """The whole pixels in it; of sizes that are whole, all."""
    return QRect(floor(rect.x + 0.5), floor(rect.y + 0.5), ceil(rect.w - 0.01), ceil(rect.h - 0.01))
