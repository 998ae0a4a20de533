"""Finding in a long text: every place where a word stands, with its heading and the words around it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtGui import QTextBlock, QTextCursor, QTextDocument

MOST = 200
AROUND = 34  # letters on either side


class Hit(NamedTuple):
    """A place in the text."""

    cursor: QTextCursor  # selects it
    heading: str
    around: str  # it and its neighbours, on one line


def hits(document: QTextDocument, sought: str) -> list[Hit]:
    """All of them from the top, whatever is large or small in them."""
    found: list[Hit] = []
    if not sought.strip():
        return found
    cursor = document.find(sought, 0)
    while not cursor.isNull() and len(found) < MOST:
        found.append(Hit(cursor, _heading(cursor.block()), _around(cursor)))
        cursor = document.find(sought, cursor)
    return found


def _heading(block: QTextBlock) -> str:
    """The nearest heading above."""
    while block.isValid() and not block.blockFormat().headingLevel():
        block = block.previous()
    return block.text() if block.isValid() else ""


def _around(cursor: QTextCursor) -> str:
    text, start = cursor.block().text(), cursor.selectionStart() - cursor.block().position()
    end = start + len(cursor.selectedText())
    left, right = max(0, start - AROUND), min(len(text), end + AROUND)
    if left and " " in text[left:start]:
        left = text.index(" ", left) + 1
    if right < len(text) and " " in text[end:right]:
        right = text.rindex(" ", end, right)
    return f"{'…' if left else ''}{text[left:right]}{'…' if right < len(text) else ''}"
