"""A page that shows a text file in the house's style: the rules of a game, what the program is made of, a licence.

The text is Markdown; its headings make the contents on the left, and a heading can be gone to by its name. A .txt file
is shown word for word.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QDesktopServices,
    QFont,
    QKeyEvent,
    QPainter,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFrame,
    QTextLength,
    QTextOption,
    QTextTable,
)
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QTextBrowser, QWidget

from desktop.app import pictures
from desktop.app.house import House
from desktop.app.lines import Line
from desktop.app.page import Page
from desktop.app.scroll import bar_style
from desktop.controller.guide import has_guide
from desktop.table import paint
from desktop.table.controls import IconButton, LinkButton, tab_chain
from desktop.table.theme import BASE, WORLDS, color, css, edge, font, ui_font
from desktop.words import ENGLISH

EDGE = 40.0
LINE = 1040.0  # units: the widest a text should run
PLAIN_LINE = 700.0  # and one whose lines are already broken
COVER = 180.0  # the least height of a cover that is worth showing
_TEXT = """
QTextBrowser {{ background: transparent; border: 0; color: {text}; selection-background-color: {accent};
  selection-color: {accent_text}; }}
"""
_CONTENTS = """
QListWidget {{ background: transparent; border: 0; outline: 0; color: {muted}; }}
QListWidget::item {{ padding: {pad}px {pad}px; border-radius: {radius}px; }}
QListWidget::item:hover {{ background: {hover}; color: {text}; }}
QListWidget::item:selected {{ background: {chosen}; color: {accent_ink}; }}
"""


def slug(heading: str) -> str:
    """A heading as a section is called in code: lower case, words joined by underscores."""
    return re.sub(r"[^a-z0-9]+", "_", heading.lower()).strip("_")


def sections(file: Path) -> list[str]:
    """The sections of a page as code calls them: by its English headings, whose order every language keeps."""
    english = file.with_name(f"{ENGLISH}.md")
    text = (english if english.is_file() else file).read_text(encoding="utf-8")
    return [slug(heading) for heading in re.findall(r"^#{2,3} (.*)$", text, re.MULTILINE)]


class Heading(Protocol):
    """What stands over the text: a QWidget that knows its height."""

    def height_for(self, wide: float) -> int:
        """How high it is when it may be that wide."""

    def setGeometry(self, x: int, y: int, wide: int, high: int, /) -> None:
        """Qt's own."""


class ReaderPage(Page):
    """A text to read; without a file it is the text that says so."""

    followed = Signal(str)  # a link to something of the house
    guide = Signal(str)  # the first round of a game is asked for

    def __init__(
        self,
        house: House,
        name: str,
        file: Path | None,
        missing: str,
        game: str = "",
        heading: Heading | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(house, name, parent)
        line = house.words.line
        self.game, self.world = game, WORLDS.get(game)
        self._plain = file is not None and file.suffix != ".md"
        self._source = file.read_text(encoding="utf-8") if file else missing
        if not self._plain:
            self._source = house.words.typeset(self._source)
        self._sections = sections(file) if file is not None else []
        self.arrow = IconButton("arrow-left", line("house.button.back"), 40, self)
        self.arrow.clicked.connect(self.back)
        self.heading = heading or Line(name, 30, 600, face=self.world.title if self.world else "")
        assert isinstance(self.heading, QWidget)
        self.heading.setParent(self)
        self.contents = QListWidget(self)
        self.contents.setAccessibleName(line("house.rules.contents"))
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setWordWrap(True)
        self.contents.currentRowChanged.connect(self._go)
        self.text = QTextBrowser(self)
        self.text.setAccessibleName(name)
        self.text.setOpenLinks(False)
        self.text.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.text.setProperty("ring_radius", 10)
        self.text.anchorClicked.connect(self._follow)
        self._positions: list[int] = []
        self.guide_link = LinkButton(line("house.guide.show"), icon="graduation-cap", parent=self)
        self.guide_link.clicked.connect(lambda: self.guide.emit(game))
        self.guide_link.setVisible(bool(game) and has_guide(game))
        tab_chain([self.arrow, self.guide_link, self.contents, self.text])

    def first_focus(self) -> QWidget | None:
        """The text: arrows and page keys scroll it."""
        return self.text

    def show_section(self, section: str) -> None:
        """Go to the heading of this name, where there is one."""
        if slug(section) in self._sections:
            self.contents.setCurrentRow(self._sections.index(slug(section)))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F1 closes what F1 opened."""
        if event.key() == Qt.Key.Key_F1:
            self.back.emit()
        else:
            super().keyPressEvent(event)

    def _follow(self, link: QUrl) -> None:
        if link.isRelative():
            self.followed.emit(link.toString())
        else:
            QDesktopServices.openUrl(link)

    # ---- the text in our type

    def _render(self) -> None:
        m = self.metrics
        document = QTextDocument(self.text)
        for weight, italic in ((700, False), (400, True)):
            ui_font(m.type(18.5), weight, italic)  # loaded now, or Qt makes its own out of the regular cut
        document.setDefaultFont(ui_font(m.type(18.5)))
        if self._plain:
            document.setPlainText(self._source)
        else:
            document.setMarkdown(self._source)
        document.setDocumentMargin(m.px(30))
        self._positions = []
        row = self.contents.currentRow()
        self.contents.blockSignals(True)
        self.contents.clear()
        block = document.begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            self._style(QTextCursor(block), level)
            if level in (2, 3) or (level == 1 and block.position() > 0):
                item = QListWidgetItem(block.text())
                item.setData(Qt.ItemDataRole.UserRole, level)
                self.contents.addItem(item)
                self._positions.append(block.position())
            block = block.next()
        self.contents.setCurrentRow(max(0, row) if self.contents.count() else -1)
        self.contents.blockSignals(False)
        for frame in document.rootFrame().childFrames():
            self._style_table(frame)
        self.text.setDocument(document)

    def _style(self, cursor: QTextCursor, level: int) -> None:
        m = self.metrics
        shape = QTextBlockFormat()
        shape.setLineHeight(136.0 if not level else 112.0, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value)
        shape.setTopMargin(m.px(26 if level == 2 else 18 if level else 0))
        shape.setBottomMargin(m.px(8 if level else 0 if self._plain else 10))
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
        px = self.metrics.type({1: 34, 2: 27}.get(level, 21))
        return font(self.world.title, px) if self.world and level < 3 else ui_font(px, 600)

    def _go(self, row: int) -> None:
        if 0 <= row < len(self._positions):
            block = self.text.document().findBlock(self._positions[row])
            top = self.text.document().documentLayout().blockBoundingRect(block).top()
            self.text.verticalScrollBar().setValue(round(top - self.metrics.px(8)))

    # ---- layout

    def lay_out(self) -> None:
        """Contents left, text in a sheet right of it."""
        m = self.metrics
        scrolled = self.text.verticalScrollBar().value() / max(1, self.text.verticalScrollBar().maximum())
        tokens = {key: getattr(BASE, key) for key in ("text", "muted", "accent", "accent_ink", "accent_text")}
        tokens |= {"hover": css(color(BASE.line, 0.07)), "chosen": css(color(BASE.accent, 0.14))}
        pad = round(m.px(7))
        self.contents.setFont(ui_font(m.type(17), 600))
        self.contents.setStyleSheet(_CONTENTS.format(pad=pad, radius=round(m.px(7)), **tokens) + bar_style(m))
        self.text.setStyleSheet(_TEXT.format(**tokens) + bar_style(m))
        self._render()
        side = self.arrow.sizeHint().height()
        head = self._head_high
        x, y = round(m.px(self._left)), round(m.px(EDGE))
        self.arrow.setGeometry(x, y + (head - side) // 2, side, side)
        sheet = self._sheet
        link, right = self.guide_link.sizeHint(), round(sheet.right())
        self.guide_link.setGeometry(right - link.width(), y + (head - link.height()) // 2, link.width(), link.height())
        left = x + side + round(m.px(14))
        right = self.guide_link.x() if not self.guide_link.isHidden() else self.width() - round(m.px(EDGE))
        self.heading.setGeometry(left, y, right - left, head)
        top = round(sheet.y())
        wide = round(sheet.x() - m.px(24)) - x
        self.contents.setVisible(self.contents.count() > 1)
        room = self.height() - top - round(m.px(EDGE))
        rows = sum(self.contents.sizeHintForRow(row) for row in range(self.contents.count()))
        self.contents.setGeometry(x, top, wide, min(room, rows + 4))
        self.text.setGeometry(sheet.adjusted(m.px(6), m.px(6), -m.px(6), -m.px(6)).toRect())
        self.text.verticalScrollBar().setValue(round(scrolled * self.text.verticalScrollBar().maximum()))

    @property
    def _head_high(self) -> int:
        return max(self.arrow.sizeHint().height(), self.heading.height_for(9999))

    @property
    def _contents_wide(self) -> float:
        """Units for the list and the gap after it."""
        return min(300 * self.metrics.text**0.6, self.wide * 0.28) + 24 if self.contents.count() > 1 else 0.0

    @property
    def _text_wide(self) -> float:
        text = self.metrics.text
        most = PLAIN_LINE * text if self._plain else LINE * text**0.5
        return min(most, self.wide - 2 * EDGE - self._contents_wide)

    @property
    def _left(self) -> float:
        """List and text stand in the middle together; a text alone has its heading at the page's edge."""
        if not self._contents_wide:
            return EDGE
        return (self.wide - self._contents_wide - self._text_wide) / 2

    @property
    def _sheet(self) -> QRectF:
        left, wide = self._left + self._contents_wide, self._text_wide
        left = left if self._contents_wide else (self.wide - wide) / 2
        top = EDGE + self._head_high / self.metrics.unit + 18
        return QRectF(self.rect_of(left, top, wide, self.high - top - EDGE))

    def paint_page(self, painter: QPainter) -> None:
        """The sheet under the text, and the game's cover where the list leaves room for it."""
        m, sheet = self.metrics, self._sheet
        paint.panel(painter, sheet, m.px(14), 0.62)
        above = QRectF(self.contents.geometry())
        cover = QRectF(above.x(), above.bottom() + m.px(20), above.width(), sheet.bottom() - above.bottom() - m.px(20))
        if self.game and self._contents_wide and cover.height() > m.px(COVER):
            path = paint.rounded(cover, m.px(14))
            pictures.draw_cover(painter, cover, path, self.game)
            pictures.edge(painter, cover, m.px(14))
