"""Which parts of the table are painted anew: a few rectangles, each about changes that lie close together.

Qt would take the one rectangle about all changes, or a region of many pieces, for which it lays pictures down in a much
slower way. To paint one more rectangle costs about as much as some more pixels in another.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QRect

FEW = 16  # rectangles at most
SPARE = 60_000  # pixels of the screen that are painted in the time that one more rectangle takes

Box = tuple[int, int, int, int]  # left, top, right, bottom


def box_of(rect: QRect) -> Box:
    """Qt's, as plain numbers; right and bottom lie outside."""
    return rect.left(), rect.top(), rect.left() + rect.width(), rect.top() + rect.height()


def rect_of(box: Box) -> QRect:
    return QRect(box[0], box[1], box[2] - box[0], box[3] - box[1])


def gathered(changes: Iterable[Box], spare: float) -> list[Box]:
    """Rectangles that hold all changes; those near to each other are one, if that costs less than `spare` pixels."""
    found: list[Box] = []
    for box in changes:
        while found:
            more, nearest = min((_more(box, other), other) for other in found)
            if more > spare and len(found) < FEW:
                break
            found.remove(nearest)
            box = _about(box, nearest)
        found.append(box)
    return found


def _about(one: Box, other: Box) -> Box:
    return min(one[0], other[0]), min(one[1], other[1]), max(one[2], other[2]), max(one[3], other[3])


def _more(one: Box, other: Box) -> int:
    """How many pixels are painted more if the two are one."""
    return _area(_about(one, other)) - _area(one) - _area(other)


def _area(box: Box) -> int:
    return (box[2] - box[0]) * (box[3] - box[1])
