"""Long text in the house's type: headings in the world's font, lines with air, tables with quiet lines."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtGui import (
    QFont,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFragment,
    QTextFrame,
    QTextLength,
    QTextTable,
)

from desktop.app.pages.scroll import bar_style
from desktop.table.drawing.theme import BASE, Metrics, color, edge, font, ui_font
from desktop.table.world import world_of

SIZE = 18.5
HEADINGS = {1: 34, 2: 27, 3: 21}
_TEXT = """
QTextBrowser {{ background: transparent; border: 0; color: {text}; selection-background-color: {accent};
  selection-color: {accent_text}; }}
"""


class Prose(NamedTuple):
    """How a text is set: for these metrics, in this world's headings, or word for word."""

    metrics: Metrics
    world: str = ""
    plain: bool = False
    size: float = SIZE

    def sheet(self) -> str:
        """The style sheet of the widget that shows it."""
        tokens = {key: getattr(BASE, key) for key in ("text", "accent", "accent_text")}
        return _TEXT.format(**tokens) + bar_style(self.metrics)

    def fill(self, document: QTextDocument, source: str) -> None:
        """Markdown, or plain text, in our type."""
        m = self.metrics
        for weight, italic in ((700, False), (400, True)):
            ui_font(m.type(self.size), weight, italic)  # loaded now, or Qt makes its own out of the regular cut
        document.setDefaultFont(ui_font(m.type(self.size)))
        if self.plain:
            document.setPlainText(source)
        else:
            document.setMarkdown(source)
        block = document.begin()
        while block.isValid():
            self._style(block)
            _unfix(block, document.defaultFont().families())
            block = block.next()
        for frame in document.rootFrame().childFrames():
            self._style_table(frame)

    def _style(self, block: QTextBlock) -> None:
        m, level, cursor = self.metrics, block.blockFormat().headingLevel(), QTextCursor(block)
        shape = QTextBlockFormat()
        shape.setLineHeight(136.0 if not level else 112.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        shape.setTopMargin(m.px(26 if level == 2 else 18 if level else 0))
        shape.setBottomMargin(m.px(8 if level else 0 if self.plain else 10))
        shape.setNonBreakableLines(False)  # nor must a path that is set as code run out of the page
        cursor.mergeBlockFormat(shape)
        if level:
            cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
            look = QTextCharFormat()
            look.setFont(self._heading_font(level))
            look.setForeground(color(BASE.accent_ink if level >= 3 else BASE.text))
            cursor.setCharFormat(look)

    def _style_table(self, frame: QTextFrame) -> None:
        """Tables with quiet lines instead of the system's."""
        if isinstance(frame, QTextTable):
            shape = frame.format()
            shape.setBorderBrush(edge(0.16))
            shape.setBorder(1)
            shape.setBorderCollapse(True)
            shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 99))  # its own border needs room too
            shape.setCellPadding(self.metrics.px(7))
            frame.setFormat(shape)

    def _heading_font(self, level: int) -> QFont:
        px = self.metrics.type(HEADINGS.get(level, 21))
        return font(world_of(self.world).title, px) if level < 3 else ui_font(px, 600)


def fragments(block: QTextBlock) -> Iterator[QTextFragment]:
    """The pieces of a paragraph, each in one style."""
    part = block.begin()
    while not part.atEnd():
        yield part.fragment()
        part += 1


def _unfix(block: QTextBlock, families: list[str]) -> None:
    """What is set as code in our type too: Qt takes a font of the system's for it, and there may be none."""
    pieces = list(fragments(block))
    look = QTextCharFormat()
    look.setFontFamilies(families)
    look.setFontFixedPitch(False)
    for piece in pieces:
        if piece.charFormat().fontFixedPitch():
            cursor = QTextCursor(block)
            cursor.setPosition(piece.position())
            cursor.setPosition(piece.position() + piece.length(), QTextCursor.MoveMode.KeepAnchor)
            cursor.mergeCharFormat(look)
