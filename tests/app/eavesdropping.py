"""Everything a window says: what is painted, what its widgets hold, what assistive tools are told; and what of it does
not fit its place.

Painted text is heard at the two doors of Qt that all of it goes through; whether it fits is asked at our own lettering,
which is wrapped in whichever module uses it.
"""

import sys
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QWidget,
)
from shiboken6 import Shiboken

from desktop.table.drawing import lettering
from desktop.table.drawing.lettering import fitted, width
from desktop.table.scene.bubble import Bubble

SMALLEST = 8  # pixels: what is smaller cannot be read
SLACK = 1.5  # pixels
LAYER = (1000, 300)  # pixels: no widget is so wide and high but the table and the page


class Ear:
    """Collects what is painted from now on, and what does not fit."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.heard: list[str] = []
        self.misfits: list[str] = []
        self._placed: dict[tuple[int, int], dict[tuple[str, int], QRectF]] = {}
        self._listen(patch, QPainter, "drawText")
        self._listen(patch, QPainterPath, "addText")
        self._wrap(patch, lettering.draw_line, self._line)
        self._wrap(patch, lettering.draw_paragraph, self._paragraph)
        self._wrap(patch, lettering._draw_runs, self._runs)
        self._cover(patch)

    def begin(self) -> None:
        """What is painted from now on stands there together."""
        self._placed.clear()

    def overlaps(self) -> list[str]:
        """Pairs of lines on one surface, or on layers of the same size, that run into each other."""
        pairs = (pair for placed in self._placed.values() for pair in combinations(placed.items(), 2))
        return [f"{one!r} runs into {other!r}" for ((one, _), here), ((other, _), there) in pairs if _meet(here, there)]

    def _place(self, painter: QPainter, rect: QRectF, text: str, face: QFont, align: Qt.AlignmentFlag) -> None:
        wide = min(width(text, face), rect.width())
        left = rect.center().x() - wide / 2
        if align & Qt.AlignmentFlag.AlignLeft:
            left = rect.left()
        elif align & Qt.AlignmentFlag.AlignRight:
            left = rect.right() - wide
        high = face.pixelSize() * 0.6  # about the height of small letters, in the middle of the line
        self._keep(painter, QRectF(left, rect.center().y() - high / 2, wide, high), text)

    def _keep(self, painter: QPainter, ink: QRectF, text: str) -> None:
        at = painter.combinedTransform().mapRect(ink)
        self._on(painter)[text, round(at.x())] = at

    def _on(self, painter: QPainter) -> dict[tuple[str, int], QRectF]:
        """What stands on the surface that is painted."""
        surface = painter.device()
        # What stands on another layer of the table stands there as well.
        if surface.width() > LAYER[0] and surface.height() > LAYER[1]:
            return self._placed.setdefault((surface.width(), surface.height()), {})
        return self._placed.setdefault((Shiboken.getCppPointer(surface)[0], 0), {})  # type: ignore[index]

    def _cover(self, patch: pytest.MonkeyPatch) -> None:
        """A bubble lies over all: what is under its sheet is not to be read, and so does not run into its words."""
        paint = Bubble.paint

        def painted(bubble: Bubble, painter: QPainter, *args: Any) -> None:
            sheet, placed = painter.combinedTransform().mapRect(bubble.sheet), self._on(painter)
            for words in [words for words, ink in placed.items() if _meet(ink, sheet)]:
                del placed[words]
            paint(bubble, painter, *args)

        patch.setattr(Bubble, "paint", painted)

    def _listen(self, patch: pytest.MonkeyPatch, owner: type, name: str) -> None:
        original = getattr(owner, name)

        def heard(this: Any, *args: Any) -> Any:
            self.heard += [arg for arg in args if isinstance(arg, str)]
            return original(this, *args)

        patch.setattr(owner, name, heard)

    def _wrap(self, patch: pytest.MonkeyPatch, original: Callable[..., Any], around: Callable[..., Any]) -> None:
        def wrapped(*args: Any, **named: Any) -> Any:
            return around(original, *args, **named)

        for module in [module for name, module in sys.modules.items() if name.startswith("desktop.")]:
            for name, value in list(vars(module).items()):
                if value is original:
                    patch.setattr(module, name, wrapped)

    def _line(
        self, draw: Callable[..., Any], painter: QPainter, rect: QRectF, text: str, *rest: Any, **named: Any
    ) -> Any:
        font = rest[0]
        shrink = named.get("shrink", rest[3] if len(rest) > 3 else lettering.SHRINK)
        face = fitted(text, font, rect.width(), shrink)
        wide = width(text, face) * lettering.narrowed(text, face, rect.width())
        if text and wide > rect.width() + SLACK:
            self.misfits.append(f"line too long by {wide - rect.width():.0f} of {rect.width():.0f} px: {text!r}")
        elif text and face.pixelSize() < SMALLEST <= font.pixelSize():
            self.misfits.append(f"line too small, {face.pixelSize()} px: {text!r}")
        self._place(painter, rect, text, face, named.get("align", rest[2] if len(rest) > 2 else lettering.CENTER))
        return draw(painter, rect, text, *rest, **named)

    def _paragraph(
        self, draw: Callable[..., float], painter: QPainter, rect: QRectF, text: str, *rest: Any, **named: Any
    ) -> float:
        end = draw(painter, rect, text, *rest, **named)
        if text and end > rect.bottom() + SLACK:
            self.misfits.append(f"paragraph too high by {end - rect.bottom():.0f} of {rect.height():.0f} px: {text!r}")
        return end

    def _runs(
        self,
        draw: Callable[..., None],
        painter: QPainter,
        rect: QRectF,
        baseline: float,
        line: Any,
        font: Any,
        *rest: Any,
    ) -> None:
        wide = sum(width(run.text.rstrip(), lettering.bold(font) if run.bold else font) for run in line)
        if wide > rect.width() + width("。", font):
            self.misfits.append(f"word too long by {wide - rect.width():.0f} px: {''.join(run.text for run in line)!r}")
        high = font.pixelSize() * 0.6
        left = rect.center().x() - wide / 2 if rest[0] else rect.x()
        self._keep(painter, QRectF(left, baseline - high, wide, high), "".join(run.text for run in line))
        return draw(painter, rect, baseline, line, font, *rest)


def _meet(here: QRectF, there: QRectF) -> bool:
    shared = here.intersected(there)
    return shared.width() > 3 and shared.height() > 3


def said(page: QWidget) -> Iterator[tuple[str, str]]:
    """Where and what the widgets of a page say, to the eye or to assistive tools."""
    for widget in (page, *page.findChildren(QWidget)):
        where = type(widget).__name__
        yield f"{where} name", widget.accessibleName()
        yield f"{where} description", widget.accessibleDescription()
        yield f"{where} tip", widget.toolTip()
        yield f"{where} title", widget.windowTitle()
        yield from ((where, text) for text in _shown(widget))
        yield from ((f"{where} action", action.text()) for action in widget.actions())


def _shown(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, (QLabel, QAbstractButton)):
        yield widget.text()
    elif isinstance(widget, QLineEdit):
        yield from (widget.text(), widget.placeholderText())
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(number) for number in range(widget.count()))
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _told(widget)


def _told(view: QAbstractItemView) -> Iterator[str]:
    model, root = view.model(), QModelIndex()
    roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)
    columns = range(1 if isinstance(model, QAbstractListModel) else model.columnCount(root))  # a list's is private
    cells = [model.index(row, column, root) for row in range(model.rowCount(root)) for column in columns]
    heads = [model.headerData(column, Qt.Orientation.Horizontal, role) for column in columns for role in roles]
    values = [*heads, *(model.data(cell, role) for cell in cells for role in roles)]
    yield from (value for value in values if isinstance(value, str))
