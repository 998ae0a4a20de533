"""A page that shows a text file in the house's style: the rules of a game, what the program is made of, a licence.

The text is Markdown; its headings make the contents on the left, and a heading can be gone to by its name. A word typed
over the contents puts the places where it stands in their stead (`finder`). A .txt file is shown word for word.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QUrl
from PySide6.QtGui import (
    QDesktopServices,
    QKeyEvent,
    QKeySequence,
    QPaintEvent,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QListWidget, QSizePolicy, QTextEdit, QWidget

from desktop.app.house import makers
from desktop.app.house.house import House
from desktop.app.pages import pictures
from desktop.app.pages.illustrated import PLAYED, IllustratedText
from desktop.app.pages.layouts import HBox, VBox, settle
from desktop.app.pages.lines import Line
from desktop.app.pages.page import Page
from desktop.app.pages.prose import Prose
from desktop.app.pages.scroll import bar_style
from desktop.app.pages.text_search import Hit, hits
from desktop.controller.guide import has_guide
from desktop.table.accessibility.announcer import announce
from desktop.table.controls.buttons import LinkButton, Panel, Scaled, painter_on, tab_chain
from desktop.table.controls.fields import TextInput
from desktop.table.drawing import paint
from desktop.table.drawing.theme import BASE, color, css, ui_font
from desktop.table.scene.safety_net import netted
from desktop.table.world import world_of
from desktop.words import ENGLISH

EDGE = 40.0
LINE = 1040.0  # units: the widest a text should run
PLAIN_LINE = 700.0  # and one whose lines are already broken
SHEET, RULING = "rulings", "ruling."  # the section of the rulings, and what the name of one begins with
COVER = 180.0  # the least height of a cover that is worth showing
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


def _outline(document: QTextDocument) -> list[QTextBlock]:
    """The headings, but for the one that the text begins with."""
    found, block = [], document.begin()
    while block.isValid():
        level = block.blockFormat().headingLevel()
        if level in (2, 3) or (level == 1 and block.position() > 0):
            found.append(block)
        block = block.next()
    return found


@netted
class Contents(QListWidget):
    """As high as its rows, where there is room for that."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWordWrap(True)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Maximum)

    def sizeHint(self) -> QSize:
        """Of all rows."""
        return QSize(0, sum(self.sizeHintForRow(row) for row in range(self.count())) + 4)


@netted
class Cover(Scaled, QWidget):
    """The game's cover, where the list leaves room for it."""

    def __init__(self, game: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._game = game

    def paintEvent(self, event: QPaintEvent) -> None:
        """Rounded, apart from the list."""
        painter, m = painter_on(self), self.metrics
        rect = QRectF(self.rect()).adjusted(0, m.px(20), 0, 0)
        if self._game and rect.height() > m.px(COVER):
            pictures.draw_cover(painter, rect, paint.rounded(rect, m.px(14)), self._game)
            pictures.edge(painter, rect, m.px(14))


@netted
class ReaderPage(Page):
    """A text to read; without a file it is the text that says so."""

    def __init__(
        self,
        house: House,
        name: str,
        file: Path | None,
        missing: str,
        game: str = "",
        heading: QWidget | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(house, name, parent)
        line = house.words.line
        self.game, self.world = game, world_of(game)
        self._plain = file is not None and file.suffix != ".md"
        self._source = file.read_text(encoding="utf-8") if file else missing
        if not self._plain:
            self._source = house.words.typeset(makers.told(house, game, self._source) if game else self._source)
        self._sections = sections(file) if file is not None and not self._plain else []
        self.heading = heading or Line(name, 30, 600, face=self.world.title)
        self.contents = Contents(line("house.rules.contents"), self)
        self.contents.currentRowChanged.connect(self._go)
        self.text = IllustratedText(house, game if game in house.games else "", self)
        self.text.setAccessibleName(name)
        self.text.setOpenLinks(False)
        self.text.setWordWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self.text.setProperty("ring_radius", 10)
        self.text.anchorClicked.connect(self._follow)
        self._positions: list[int] = []
        self._headings = 0
        self._hits: list[Hit] = []
        self.search = TextInput(line("house.rules.find"), "", line("house.rules.find_hint"), self)
        self.search.textChanged.connect(self._find)
        self.search.installEventFilter(self)
        self.search.setVisible(bool(game))
        self.found = Line("", 16, 400, "muted", parent=self)
        self.cards_link = LinkButton(line("house.button.cards"), "F2", "layers", self)
        self.cards_link.clicked.connect(lambda: house.routes.cards(game))
        self.cards_link.setVisible(bool(game))
        self.guide_link = LinkButton(line("house.guide.show"), icon="graduation-cap", parent=self)
        self.guide_link.clicked.connect(lambda: house.routes.guide(game))
        self.guide_link.setVisible(bool(game) and has_guide(game))
        self._arrange()
        links = [link for link in (self.guide_link, self.cards_link) if not link.isHidden()]
        tab_chain([self.arrow, *links, self.search, self.contents, self.text])

    def first_focus(self) -> QWidget | None:
        """The text: arrows and page keys scroll it."""
        return self.text

    def show_section(self, section: str) -> None:
        """Go to the heading of this name, where there is one; `ruling.<id>` is a row of the rulings sheet."""
        self.search.clear()
        if section.startswith(RULING):
            self._show_ruling(self.house.words.first(f"{self.game}.{section}.title"))
        elif slug(section) in self._sections:
            self.contents.setCurrentRow(self._sections.index(slug(section)))

    def _show_ruling(self, title: str) -> None:
        """The row that begins with this title, marked."""
        self.show_section(SHEET)
        document, row = self.text.document(), self.contents.currentRow()
        found = document.find(title, self._positions[row] if row >= 0 else 0) if title else QTextCursor()
        while not found.isNull() and found.positionInBlock() > len(title):
            found = document.find(title, found)
        if not found.isNull():
            mark = QTextEdit.ExtraSelection()
            mark.cursor = found
            mark.format.setBackground(color(BASE.accent, 0.28))
            self.text.setExtraSelections([mark])
            self._scroll_to(found.position(), self.metrics.px(40))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F1 closes what F1 opened; F2 opens the cards; Ctrl+F and F3 find."""
        if event.key() == Qt.Key.Key_F1:
            self.back()
        elif event.key() == Qt.Key.Key_F2 and self.game:
            self.house.routes.cards(self.game)
        elif event.matches(QKeySequence.StandardKey.Find) and self.game:
            self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif event.key() == Qt.Key.Key_F3:
            self._step(-1 if event.modifiers() & Qt.KeyboardModifier.ShiftModifier else 1)
        elif event.key() == Qt.Key.Key_Escape and self._hits:
            self.search.clear()
        else:
            super().keyPressEvent(event)

    def _follow(self, link: QUrl) -> None:
        if link.scheme() == PLAYED:
            self.house.routes.example(self.text.shown[link.path()])
        elif link.hasFragment() and not link.path():
            self.show_section(link.fragment())
        elif link.isRelative():
            self.house.routes.licence(link.toString())
        else:
            QDesktopServices.openUrl(link)

    # ---- finding

    def _find(self, sought: str) -> None:
        """The places where it stands, instead of the contents; the first one is gone to."""
        self._hits = hits(self.text.document(), sought)
        self._list()
        if self._hits:
            self.contents.setCurrentRow(0)
        self._mark()

    def _mark(self) -> None:
        """All places are tinted, the present one is framed as well, and their number is said."""
        row, marked, line = self.contents.currentRow(), [], self.house.words.line
        for number, hit in enumerate(self._hits):
            mark = QTextEdit.ExtraSelection()
            mark.cursor = hit.cursor
            mark.format.setBackground(color(BASE.accent, 0.9 if number == row else 0.28))
            if number == row:
                mark.format.setForeground(color(BASE.accent_text))
                mark.format.setFontUnderline(True)
            marked.append(mark)
        self.text.setExtraSelections(marked)
        told = line("house.rules.found", row + 1, len(self._hits)) if self._hits else ""
        self.found.setText(told or (line("house.rules.find_none") if self.search.text().strip() else ""))
        self.found.setVisible(bool(self.found.text()))

    def _step(self, by: int) -> None:
        """To the next place, round the end."""
        if self._hits:
            row = (self.contents.currentRow() + by) % len(self._hits)
            self.contents.setCurrentRow(row)
            said = self.house.words.line("house.rules.found_says", row + 1, len(self._hits), self._hits[row].around)
            announce(self.contents, said)  # the keyboard stays on the search

    def eventFilter(self, watched: Any, event: Any) -> bool:
        """Enter and the arrows in the search go from place to place."""
        if watched is self.search and event.type() == QEvent.Type.KeyPress:
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            enter = -1 if back else 1
            steps = {Qt.Key.Key_Return: enter, Qt.Key.Key_Enter: enter, Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}
            if event.key() in steps:
                self._step(steps[event.key()])
                return True
        return bool(super().eventFilter(watched, event))

    # ---- the text in our type

    def _render(self) -> None:
        document = QTextDocument(self.text)
        document.setDocumentMargin(self.metrics.px(30))
        source = self.text.with_pictures(self._source, self._sections)
        Prose(self.metrics, self.game, self._plain).fill(document, source)
        self._headings = len(_outline(document))  # the contents take of the width that pictures may have
        wide = round(self.metrics.px(self._text_wide)) - self.metrics.px(26) - 2 * document.documentMargin()
        self.text.place_pictures(document, max(60.0, wide))
        self.text.setDocument(document)
        row = self.contents.currentRow()
        self._hits = hits(document, self.search.text())
        self._list()
        self.contents.blockSignals(True)
        self.contents.setCurrentRow(max(0, row) if self.contents.count() else -1)
        self.contents.blockSignals(False)
        self._mark()

    def _list(self) -> None:
        """The contents, or where the word that is looked for stands."""
        self.contents.blockSignals(True)
        self.contents.clear()
        self._positions = [hit.cursor.selectionStart() for hit in self._hits]
        for hit in self._hits:
            self.contents.addItem(self.house.words.line("house.pair", hit.heading, hit.around))
        if not self._hits:
            self._list_headings()
        self.contents.updateGeometry()
        self.contents.blockSignals(False)

    def _list_headings(self) -> None:
        for block in _outline(self.text.document()):
            self.contents.addItem(block.text())
            self._positions.append(block.position())

    def _go(self, row: int) -> None:
        if 0 <= row < len(self._positions):
            self._scroll_to(
                self._positions[row], self.text.viewport().height() / 3 if self._hits else self.metrics.px(8)
            )
        if self._hits:
            self._mark()

    def _scroll_to(self, position: int, above: float) -> None:
        document = self._laid_out()
        top = document.documentLayout().blockBoundingRect(document.findBlock(position)).top()
        self.text.verticalScrollBar().setValue(round(top - above))

    # ---- layout

    def _laid_out(self) -> QTextDocument:
        """The text to its end: Qt lays out a long one part by part, and lets one scroll no further than it has come."""
        document, bar = self.text.document(), self.text.verticalScrollBar()
        bar.setMaximum(max(bar.maximum(), round(document.size().height()) - self.text.viewport().height()))
        return document

    def _arrange(self) -> None:
        """Search and contents left, text in a sheet right of them."""
        self.sheet, self.cover = Panel(0.62, 14, self), Cover(self.game, self)
        self.sheet.setLayout(VBox(self.text, edges=(6, 6, 6, 6)))
        listed = VBox(VBox(self.search, self.found, self.contents, gap=8))
        listed.put(self.cover, stretch=1)
        self._head = self.head(self.heading, HBox(self.guide_link, self.cards_link, gap=18))
        self._body = HBox(listed, self.sheet)
        column = VBox(self._head, gap=18, edges=(0, EDGE, 0, EDGE))
        column.put(self._body, stretch=1)
        self.setLayout(column)

    def lay_out(self) -> None:
        """List and text stand in the middle together; a text alone has its heading at the page's edge."""
        m = self.metrics
        scrolled = self.text.verticalScrollBar().value() / max(1, self.text.verticalScrollBar().maximum())
        tokens = {key: getattr(BASE, key) for key in ("text", "muted", "accent_ink")}
        tokens |= {"hover": css(color(BASE.line, 0.07)), "chosen": css(color(BASE.accent, 0.14))}
        pad = round(m.px(7))
        self.contents.setFont(ui_font(m.type(17), 600))
        self.contents.setStyleSheet(_CONTENTS.format(pad=pad, radius=round(m.px(7)), **tokens) + bar_style(m))
        self.text.setStyleSheet(Prose(m).sheet())
        self._render()
        listed, text = self._contents_wide, self._text_wide
        self.contents.setVisible(listed > 0)
        self.found.setContentsMargins(pad, 0, 0, 0)
        beside = round(m.px((self.wide - listed - text) / 2))
        self._body.setContentsMargins(beside, 0, beside, 0)
        self._body.setSpacing(round(m.px(24)) if listed else 0)
        self._body.setStretch(0, round(max(0.0, listed - 24)))
        self._body.setStretch(1, round(text))
        edge = beside if listed else round(m.px(EDGE))
        self._head.setContentsMargins(edge, 0, edge, 0)
        settle(self)
        self._laid_out()
        self.text.verticalScrollBar().setValue(round(scrolled * self.text.verticalScrollBar().maximum()))

    @property
    def _contents_wide(self) -> float:
        """Units for the list and the gap after it."""
        return min(300 * self.metrics.text**0.6, self.wide * 0.28) + 24 if self._headings > 1 else 0.0

    @property
    def _text_wide(self) -> float:
        text = self.metrics.text
        most = PLAIN_LINE * text if self._plain else LINE * text**0.5
        return min(most, self.wide - 2 * EDGE - self._contents_wide)
