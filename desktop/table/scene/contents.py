"""A pile opened: its cards side by side, small, each with its name, over the table like the large card.

For piles that everybody may look through, for what one may know to be in one, and for what an unknown card can still
be; the cards stand in no order of the pile's own.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop.look import CARD_ASPECT, Holding
from desktop.table.drawing import paint
from desktop.table.drawing.faces import card_image
from desktop.table.drawing.lettering import LEFT, draw_line, draw_paragraph, line_height, paragraph_height, width
from desktop.table.drawing.theme import BASE, MIN_TEXT, Metrics, color, edge, ui_font
from desktop.table.scene.bubble import BUBBLE_Z
from desktop.table.scene.free_ground import Size
from desktop.table.scene.large_card import Floating
from desktop.table.scene.safety_net import netted

CARD = 88.0  # units wide, where there is room
MOST_COLUMNS = 8
ONE_ROW = 5
SHARE = 0.92  # of the room
NAMES_WIDE = (480, 760, 1100)  # units, of names alone
SHARES = (1.0, 0.8, 0.62, 0.5)  # of the cards' size, in this order


@netted
class Contents(Floating):
    """A heading, a sentence, and the cards in rows."""

    def __init__(self, holding: Holding, metrics: Metrics, ratio: float, room: QRectF) -> None:
        super().__init__()
        self.setZValue(BUBBLE_Z - 1)
        self.holding, self.metrics, self.ratio, self._room = holding, metrics, ratio, room
        count = len(holding.cards)
        usual = count if count <= ONE_ROW else min(MOST_COLUMNS, math.ceil(math.sqrt(count * 2)))
        slim = [min(count, math.ceil(math.sqrt(count))), min(count, 3), min(count, 2)]
        columns = list(dict.fromkeys([usual, min(count, 2 * MOST_COLUMNS), *slim]))
        self._forms = [(usual, 1.0, 1.0)]
        self._forms += [(each, share, 1.0) for share in SHARES for each in columns if (each, share) != (usual, 1.0)]
        self._forms += [(units, 0.0, 1.0) for units in NAMES_WIDE]
        if metrics.text > 1:
            self._forms += [(units, 0.0, 1 / metrics.text) for units in NAMES_WIDE]
            self._forms += [(each, SHARES[-1], 1 / metrics.text) for each in columns]
        self._sizes: list[Size] = []
        self._images: list[QImage] = []
        self._measure(*self._forms[0])

    def _measure(self, columns: int, share: float, letters: float) -> None:
        """In so many columns, with cards and letters of this share of their size."""
        m, room, holding = self.metrics, self._room, self.holding
        self.columns, count, words = columns, len(holding.cards), holding.text
        self.head, self.body, self.small = (
            ui_font(max(MIN_TEXT, m.type(size) * letters), weight) for size, weight in ((20, 600), (17, 400), (15, 400))
        )
        if not share:
            self._only_names(columns, 18 if letters == 1.0 else 8)
            return
        self.named = ""
        rows = math.ceil(count / self.columns)
        lines = 1 + any(width(held.title, self.small) > m.px(CARD) * share for held in holding.cards)
        self.pad, self.caption = m.px(18), line_height(self.small) * lines
        widest = (room.width() * (0.6 if share == 1.0 else 0.94) - 2 * self.pad) / self.columns - m.px(10)
        top = line_height(self.head) + 2 * self.pad + line_height(self.body)
        tallest = ((room.height() * SHARE - top) / rows - self.caption - m.px(8)) * CARD_ASPECT
        self.card_w = max(1.0, min(m.px(CARD) * share, widest, tallest))
        self.cell = (self.card_w + m.px(10), self.card_w / CARD_ASPECT + self.caption + m.px(8))
        wide = max(self.columns * self.cell[0], m.px(240)) + 2 * self.pad
        self.words_h = paragraph_height(words, self.body, wide - 2 * self.pad) if words else 0.0
        self.top = self.pad + line_height(self.head) + self.words_h + m.px(8)
        self.size = (wide, min(self.top + rows * self.cell[1] + self.pad, room.height() * 0.97))
        self._images = []

    def _only_names(self, units: int, pad: int) -> None:
        """Where there is no ground for pictures: what it holds in words, in lines of so many units."""
        m, names = self.metrics, " · ".join(held.title for held in self.holding.cards)
        self.named = "\n".join(filter(None, (self.holding.text, names)))
        self.pad, self.card_w, self.cell, self._images = m.px(pad), 0.0, (0.0, 0.0), []
        wide = min(m.px(units), self._room.width() * SHARE)
        self.words_h = paragraph_height(self.named, self.body, wide - 2 * self.pad)
        self.top = self.pad + line_height(self.head) + self.words_h + m.px(8)
        self.size = (wide, self.top + self.pad)

    def sizes(self) -> Sequence[Size]:
        if not self._sizes:
            for form in self._forms:
                self._measure(*form)
                self._sizes.append(self.size)
        return self._sizes

    def good(self) -> int:
        """With cards that show well."""
        return sum(share > SHARES[2] for _, share, _ in self._forms)

    def wear(self, number: int) -> None:
        self._measure(*self._forms[number])

    @property
    def images(self) -> list[QImage]:
        """The cards, drawn when they are seen."""
        if not self._images:
            held = self.holding.cards
            wide, text = self.card_w * self.ratio, self.metrics.text
            self._images = [card_image(face, face.values, wide, text=text) for face in held]
        return self._images

    @images.setter
    def images(self, images: list[QImage]) -> None:
        self._images = images

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """On a dark sheet; a long name takes two lines."""
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        m, sheet = self.metrics, QRectF(0, 0, *self.size)
        paint.soft_shadow(painter, sheet, m.px(14), 26, 10, 0.6)
        paint.box(painter, sheet, m.px(14), color(BASE.tip, 0.97), edge(0.25), m.px(1))
        inner = sheet.adjusted(self.pad, self.pad * 0.8, -self.pad, 0)
        heading = QRectF(inner.left(), inner.top(), inner.width(), line_height(self.head))
        draw_line(painter, heading, self.holding.title, self.head, BASE.accent_ink, LEFT)
        words = QRectF(inner.left(), heading.bottom(), inner.width(), self.words_h + 1)
        if self.named:
            draw_paragraph(painter, words, self.named, self.body, BASE.text, floor=MIN_TEXT)
            return
        draw_paragraph(painter, words, self.holding.text, self.body, BASE.muted, floor=MIN_TEXT)
        for number, (held, image) in enumerate(zip(self.holding.cards, self.images, strict=True)):
            x = inner.left() + number % self.columns * self.cell[0]
            y = self.top + number // self.columns * self.cell[1]
            painter.drawImage(QRectF(x, y, self.card_w, self.card_w / CARD_ASPECT), image)
            under = QRectF(x, y + self.card_w / CARD_ASPECT, self.card_w, self.caption)
            middle = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
            draw_paragraph(painter, under, held.title, self.small, BASE.text, middle, floor=MIN_TEXT)
