"""The card browser: every card of a game, large, with its rule, and number by number where it is known from.

It also says how numbers of one's own are put in. F2 opens it from everywhere and closes it again; F1 opens the rules.
"""

from __future__ import annotations

import os
from typing import Any

from PySide6.QtCore import QEvent, QRectF, Qt, QUrl
from PySide6.QtGui import QDesktopServices, QKeyEvent, QPaintEvent, QPixmap, QTextDocument, QTextTable
from PySide6.QtWidgets import QTextBrowser, QWidget

from desktop.app.house import own_cards
from desktop.app.house.house import House
from desktop.app.pages.card_catalogue import Specimen, fields, groups, sources, specimens
from desktop.app.pages.card_list import CardsModel, CardsView
from desktop.app.pages.layouts import SPRING, HBox, VBox
from desktop.app.pages.lines import Line
from desktop.app.pages.nothing_here import NothingHere
from desktop.app.pages.page import Page
from desktop.app.pages.prose import Prose
from desktop.storage.errors import StorageError
from desktop.table.accessibility.announcer import announce
from desktop.table.controls.buttons import GlassButton, LinkButton, Panel, Scaled, painter_on, tab_chain
from desktop.table.controls.fields import DropDown, TextInput
from desktop.table.drawing import paint
from desktop.table.drawing.canvas import Level, size_of
from desktop.table.drawing.faces import card_image
from desktop.table.scene.safety_net import netted
from desktop.table.world import world_of

EDGE = 40.0
GAP = 24.0
SHARES, LARGE_SHARES = (257, 373, 370), (308, 260, 432)  # of the width: list, card, words
PAGE = 8  # cards
HEAD = "| | | |\n|:--|--:|:--|"  # Markdown wants one; nobody sees it


@netted
class LargeCard(Scaled, QWidget):
    def __init__(self, house: House, parent: QWidget) -> None:
        super().__init__(parent)
        self._house = house
        self._card: Specimen | None = None
        self._drawn: tuple[str, int] = ("", 0)
        self._picture = QPixmap()

    def show_card(self, card: Specimen | None) -> None:
        """Another card, or none."""
        self._card = card
        self.setAccessibleName(self._house.words.line("house.cards.large", card.face.title) if card else "")
        self.setAccessibleDescription(card.face.text.replace("**", "") if card else "")
        self.update()

    def _card_rect(self, card: Specimen) -> QRectF:
        wide, high = size_of(card.face)
        room = QRectF(self.rect()).adjusted(14, 10, -14, -24)
        scale = min(room.width() / wide, room.height() / high)
        top = room.y() if wide < high else room.center().y() - high * scale / 2
        return QRectF(room.center().x() - wide * scale / 2, top, wide * scale, high * scale)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Drawn for this size and pixel ratio; its shadow under it."""
        card = self._card
        if card is None or self.width() < 60:
            return
        painter, rect, ratio = painter_on(self), self._card_rect(card), self.devicePixelRatioF()
        key = (card.id, round(rect.width() * ratio))
        if key != self._drawn:
            self._drawn = key
            self._picture = QPixmap.fromImage(card_image(card.face, card.face.values, key[1], Level.L))
            self._picture.setDevicePixelRatio(ratio)
        paint.soft_shadow(painter, rect, rect.width() * 0.054, 14, 6, 0.5)
        painter.drawPixmap(rect.topLeft(), self._picture)


@netted
class CardBrowser(Page):
    """List left, the card in the middle, its words right."""

    def __init__(self, house: House, game_id: str, card: str = "") -> None:
        line = house.words.line
        super().__init__(house, line("house.cards.page", house.title(game_id)))
        self.game = game_id
        self.cards = specimens(house, game_id)
        self.heading = Line(self.windowTitle(), 30, 600, face=world_of(game_id).title, parent=self)
        self.rules_link = LinkButton(line("house.button.rules"), "F1", "book-open", parent=self)
        self.search = TextInput(line("house.cards.search"), "", line("house.cards.hint"), self)
        self.kind = DropDown(line("house.cards.kind"), self)
        self.source = DropDown(line("house.cards.source"), self)
        self.list = CardsView(CardsModel(self.cards, house.words), line("house.cards.list"), self)
        self.none = NothingHere("stand", size=18, parent=self)
        self.count = Line("", 16, 400, "muted", parent=self)
        self.keys = Line(line("house.cards.keys"), 16, 400, "muted", parent=self)
        self.large = LargeCard(house, self)
        self.sheet = Panel(0.62, 14, self)
        self.about = QTextBrowser(self)
        self.about.setAccessibleName(line("house.cards.fields"))
        self.about.setProperty("ring_radius", 10)
        self.folder = GlassButton(line("house.button.open_folder"), icon="folder-open", parent=self)
        self.write = GlassButton(line("house.cards.own_write"), icon="pencil", parent=self)
        self._arrange()
        self._fill()
        self._connect()
        if card:
            self.list.show_card(card)

    def _fill(self) -> None:
        line = self.house.words.line
        self.kind.add(line("house.cards.every_kind"), "")
        for group in groups(self.cards):
            self.kind.add(line(f"{self.game}.cards.group.{group}"), group)
        self.source.add(line("house.cards.every_source"), "")
        for source in sources(self.cards):
            self.source.add(line(f"house.cards.mark.{source}"), source)

    def _connect(self) -> None:
        self.rules_link.clicked.connect(lambda: self.house.routes.rules(self.game))
        self.search.textChanged.connect(self._narrow)
        self.search.installEventFilter(self)
        self.kind.currentIndexChanged.connect(self._narrow)
        self.source.currentIndexChanged.connect(self._narrow)
        self.list.chosen.connect(self._show)
        self.folder.clicked.connect(self.open_folder)
        self.write.clicked.connect(self.write_file)
        tab_chain([self.arrow, self.rules_link, self.search, self.kind, self.source, self.list, self.about,
                   self.folder, self.write])  # fmt: skip
        self._narrow()

    def first_focus(self) -> QWidget:
        """The search: letters narrow the list, arrows walk along it."""
        return self.search

    def entered(self) -> None:
        """The file may have been written or changed since."""
        file = own_cards.file_of(self.game)
        there = self.house.words.line("house.cards.own_there", file.name) if os.path.lexists(file) else ""
        self.write.disable(there)
        self._describe()

    # ---- choosing

    def _narrow(self) -> None:
        self.list.narrow(self.search.text(), self.kind.currentData() or "", self.source.currentData() or "")
        left, line = self.list.cards.rowCount(), self.house.words.line
        self.none.setText("" if left else line("house.cards.none"))
        self.count.setText(line("house.cards.shown", left, len(self.cards)))
        self.none.setVisible(not left)
        self.list.setVisible(bool(left))

    def _show(self, card: Specimen | None) -> None:
        self.large.show_card(card)
        self._describe()

    def eventFilter(self, watched: Any, event: Any) -> bool:
        """Arrows in the search walk along the list, and the keyboard stays here: so it is said."""
        if watched is self.search and event.type() == QEvent.Type.KeyPress:
            steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_PageDown: PAGE, Qt.Key.Key_PageUp: -PAGE}
            if event.key() in steps:
                self.list.step(steps[event.key()])
                announce(self.list, self.list.currentIndex().data() or "")
                return True
        return bool(super().eventFilter(watched, event))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """F2 closes what F2 opened; F1 opens the rules."""
        if event.key() == Qt.Key.Key_F2:
            self.back()
        elif event.key() == Qt.Key.Key_F1:
            self.house.routes.rules(self.game)
        else:
            super().keyPressEvent(event)

    # ---- words

    def _describe(self) -> None:
        card = self.list.card
        document = QTextDocument(self.about)
        document.setDocumentMargin(self.metrics.px(18))
        told = self.house.words.typeset("\n\n".join((*self._about_card(card), *self._about_own())))
        Prose(self.metrics, self.game, size=17.5).fill(document, told)
        for frame in document.rootFrame().childFrames():
            if isinstance(frame, QTextTable):
                frame.removeRows(0, 1)
        self.about.setDocument(document)

    def _about_card(self, card: Specimen | None) -> list[str]:
        """Its name, kind and number; its rule; a table of its fields."""
        if card is None:
            return []
        line = self.house.words.line
        copies = line("house.cards.copies", card.copies) if card.copies else ""
        told = [f"## {card.face.title}", " · ".join(filter(None, (card.face.kind, copies)))]
        told += card.face.text.split("\n") if card.face.text else []
        rows = fields(self.house, card)
        if rows:
            told.append(f"### {line('house.cards.fields')}")
            told.append("\n".join((HEAD, *(f"| {name} | {number} | {mark} |" for name, number, mark in rows))))
        return told

    def _about_own(self) -> list[str]:
        line = self.house.words.line
        return [
            f"### {line('house.cards.own_title')}",
            line("house.cards.own_about"),
            *own_cards.standing(self.house, self.game),
            f"`{own_cards.file_of(self.game)}`",
        ]

    # ---- numbers of one's own

    def open_folder(self) -> None:
        """The folder of such files, in the system's own program."""
        folder = own_cards.folder_of_cards()
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            self.house.routes.tell(
                self.house.words.line("house.storage.failed", folder.name, str(error), str(folder.parent))
            )
            return
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

    def write_file(self) -> None:
        """A file to begin with; it changes nothing until a line of it is changed."""
        try:
            file = own_cards.write_beginning(self.house, self.game)
        except StorageError as error:
            self.house.routes.tell(self.house.words.say(error.text))
            return
        self.house.routes.tell(self.house.words.line("house.cards.own_written", str(file)))
        self.entered()

    # ---- layout

    def _arrange(self) -> None:
        """Heading on top; list, card, words beside each other; the keys at the foot."""
        listed = VBox(self.search, self.kind, self.source, gap=8)
        listed.put(self.list, self.none, stretch=1)
        listed.put(self.count)
        listed.setAlignment(self.none, Qt.AlignmentFlag.AlignTop)
        self._buttons = HBox(self.folder, self.write, SPRING, gap=10, edges=(8, 10, 8, 10))
        for button in (self.folder, self.write):
            self._buttons.setAlignment(button, Qt.AlignmentFlag.AlignLeft)
        words = VBox(edges=(2, 5, 2, 0))
        words.put(self.about, stretch=1)
        words.put(self._buttons)
        self.sheet.setLayout(words)
        self._parts = HBox(listed, self.large, self.sheet, gap=GAP)
        parts = VBox(gap=10)
        parts.put(self._parts, stretch=1)
        parts.put(self.keys)
        self.setLayout(
            VBox(self.head(self.heading, self.rules_link), parts, gap=18, edges=(EDGE, EDGE * 0.7, EDGE, 14))
        )

    def lay_out(self) -> None:
        """Larger letters take of the card's room; buttons that find no place beside each other go under each other."""
        shares = SHARES if self.metrics.text < 1.4 else LARGE_SHARES
        for at, share in enumerate(shares):
            self._parts.setStretch(at, share)
        room = (self.width() - 2 * self.metrics.px(EDGE + GAP)) * shares[-1] / sum(shares)
        wanted = self.folder.sizeHint().width() + self.write.sizeHint().width() + self.metrics.px(30)
        beside = wanted <= room
        self._buttons.setDirection(HBox.Direction.LeftToRight if beside else HBox.Direction.TopToBottom)
        self.about.setStyleSheet(Prose(self.metrics).sheet())
        self._describe()
