"""Whether two pictures show the same: blind to how a machine smooths an edge, not to a thing that is missing.

What counts is how far a pixel lies beyond all that the other picture has within one pixel of the same place, both ways
round. An edge that is smoothed otherwise, or lies less than a pixel further, stays within that; the strokes of a
missing letter or sign do not, nor does the ground where a plate or a card is missing.

The mean of it is taken over windows of three sizes: much in a small one is a sign or a word that is missing, a little
all over a large one a pale plate. So noise, which is a little in few pixels, is neither.

Colours are compared as they are stored, which is nearly even to the eye: a step in the dark counts as much as in the
light. The pixels are Qt's work, so that a comparison costs milliseconds.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QImage, QPainter

# A window is two blocks by two, the next one a block further; how much of 255 it may differ by.
SIEVES = {"a small place": (4, 17.0), "a middling place": (8, 9.3), "a wide place": (16, 6.5)}
FRAME, GAP = QColor("#ff2a6d"), 6

Mode = QPainter.CompositionMode
Grid = list[list[float]]  # a window a field, in rows


class Difference(NamedTuple):
    """How much two pictures differ, in parts of what is allowed: over 1 they are not the same."""

    worst: float
    kind: str
    where: tuple[QRect, ...]  # the windows in which they are not the same

    def __str__(self) -> str:
        first = self.where[0] if self.where else QRect()
        place = f" in {len(self.where)} places, first at {first.x()},{first.y()}" if self.where else ""
        return f"{self.worst:.2f} of what is allowed ({self.kind}){place}"


def difference(one: QImage, other: QImage) -> Difference:
    """How much they differ, and where."""
    if one.size() != other.size():
        return Difference(99.0, "another size", ())
    if one == other:
        return Difference(0.0, "", ())
    apart = _drawn(_beyond(one, other), (Mode.CompositionMode_Lighten, _beyond(other, one)))
    found = [(kind, block, allowed, _windows(apart, block)) for kind, (block, allowed) in SIEVES.items()]
    worst, kind = max((max(map(max, grid)) / allowed, kind) for kind, _, allowed, grid in found)
    where = [
        QRect(x * block, y * block, 2 * block, 2 * block)
        for _, block, allowed, grid in found
        for y, row in enumerate(grid)
        for x, value in enumerate(row)
        if value > allowed
    ]
    return Difference(worst, kind, tuple(where))


def _beyond(image: QImage, other: QImage) -> QImage:
    """By how much each pixel is lighter, or darker, than all of the other picture within one pixel."""
    lightest, darkest = _nearby(other, Mode.CompositionMode_Lighten), _nearby(other, Mode.CompositionMode_Darken)
    over = _drawn(image, (Mode.CompositionMode_Lighten, lightest), (Mode.CompositionMode_Difference, lightest))
    under = _drawn(image, (Mode.CompositionMode_Darken, darkest), (Mode.CompositionMode_Difference, darkest))
    return _drawn(over, (Mode.CompositionMode_Lighten, under))


def _nearby(image: QImage, mode: QPainter.CompositionMode) -> QImage:
    """The lightest or darkest of each pixel and its eight neighbours."""
    across = _drawn(image, (mode, image), shifts=((-1, 0), (1, 0)))
    return _drawn(across, (mode, across), shifts=((0, -1), (0, 1)))


def _drawn(
    ground: QImage, *layers: tuple[QPainter.CompositionMode, QImage], shifts: tuple[tuple[int, int], ...] = ((0, 0),)
) -> QImage:
    """A copy with others on it."""
    image = ground.copy()
    painter = QPainter(image)
    for mode, layer in layers:
        painter.setCompositionMode(mode)
        for x, y in shifts:
            painter.drawImage(x, y, layer)
    painter.end()
    return image


def _windows(image: QImage, block: int) -> Grid:
    """The mean of every window, in the channel where it is most."""
    wide, high = -(-image.width() // block), -(-image.height() // block)
    whole = image.copy(0, 0, wide * block, high * block)
    small = whole.scaled(wide, high, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    data, line = bytes(small.constBits()), 4 * wide
    channels = [
        _joined([data[row * line + at : (row + 1) * line : 4] for row in range(high)]) for at in range(3)
    ]  # blue, green, red
    return [[max(values) for values in zip(*rows)] for rows in zip(*channels)]


def _joined(blocks: list[bytes]) -> Grid:
    """The mean of every two blocks by two."""
    return [
        [(a + b + c + d) / 4 for a, b, c, d in zip(upper, upper[1:], lower, lower[1:])]
        for upper, lower in pairwise(blocks)
    ]


def side_by_side(reference: QImage, now: QImage, found: Difference) -> QImage:
    """Reference, now, and what differs between them, made stronger, with a frame round every place."""
    apart = _drawn(reference, (Mode.CompositionMode_Difference, now))
    apart = _drawn(apart, *[(Mode.CompositionMode_Plus, apart.copy())] * 3)
    parts = (reference, now, apart)
    wide, high = sum(part.width() + GAP for part in parts) - GAP, max(part.height() for part in parts)
    sheet = QImage(wide, high, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#808080"))
    painter, x = QPainter(sheet), 0
    painter.setPen(FRAME)
    for part in parts:
        painter.drawImage(x, 0, part)
        for rect in found.where if part is not reference else ():
            painter.drawRect(rect.translated(x, 0))
        x += part.width() + GAP
    painter.end()
    return sheet
