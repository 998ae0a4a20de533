"""Everything a window says: what is painted, what its widgets hold, what assistive tools are told; and what of it does
not fit its place.

Painted text is heard at the two doors of Qt that all of it goes through; whether it fits is asked at our own lettering,
which is wrapped in whichever module uses it.
"""

import sys
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QAbstractListModel, QModelIndex, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QWidget,
)

from desktop.table import lettering
from desktop.table.lettering import fitted, width

SMALLEST = 8  # pixels: what is smaller cannot be read
SLACK = 1.5  # pixels


class Ear:
    """Collects what is painted from now on, and what does not fit."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.heard: list[str] = []
        self.misfits: list[str] = []
        self._listen(patch, QPainter, "drawText")
        self._listen(patch, QPainterPath, "addText")
        self._wrap(patch, lettering.draw_line, self._line)
        self._wrap(patch, lettering.draw_paragraph, self._paragraph)
        self._wrap(patch, lettering._draw_runs, self._runs)

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
        return draw(painter, rect, baseline, line, font, *rest)


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
