"""Every name and number on a card stands apart from what is painted under it, in each of the five games."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QImage, QPainter

from desktop.games import BY_ID
from desktop.table.drawing import lettering
from desktop.table.drawing.faces import card_image
from desktop.table.drawing.lettering import CENTER
from desktop.table.drawing.theme import contrast
from desktop.table.world import worlds
from desktop.words import Words

WIDTHS = (62, 95, 130, 300)  # in device pixels: small, middling, a hand's, the reader's
LINE, NUMBER = 4.5, 3.0  # WCAG's bounds for letters and for large ones
UNLUCKY = 0.1  # the share of the ground under a text that may be nearer to its colour

Written = tuple[str, QRectF, QColor, float]  # a text, where in device pixels, its colour, and what it needs


@pytest.fixture(name="written")
def heard(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[Written]]:
    """What would be written: nothing is, so that its ground is seen."""
    heard: list[Written] = []

    def place(painter: QPainter, rect: QRectF) -> QRectF:
        return painter.worldTransform().mapRect(rect)

    def line(
        painter: QPainter, rect: QRectF, text: str, font: QFont, tint: Any, align: Any = CENTER, *_: Any, **__: Any
    ) -> None:  # fmt: skip
        wide, high = min(rect.width(), lettering.width(text, font)), QFontMetricsF(font).capHeight()
        left = rect.left() if align & Qt.AlignmentFlag.AlignLeft else rect.center().x() - wide / 2
        left = rect.right() - wide if align & Qt.AlignmentFlag.AlignRight else left
        box = QRectF(left, rect.center().y() - high / 2, wide, high)
        heard.append((text, place(painter, box), QColor(tint), LINE))

    def number(painter: QPainter, centre: QPointF, text: str, font: QFont, tint: Any, *_: Any) -> None:
        metrics = QFontMetricsF(font)
        wide, high = metrics.horizontalAdvance(text), metrics.capHeight()
        box = QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)
        heard.append((text, place(painter, box), tint.color() if isinstance(tint, QBrush) else QColor(tint), NUMBER))

    def paragraph(painter: QPainter, rect: QRectF, text: str, font: QFont, tint: Any, *_: Any, **__: Any) -> float:
        high = min(lettering.paragraph_height(text, font, rect.width()), rect.height())
        heard.append((text, place(painter, QRectF(rect.x(), rect.y(), rect.width(), high)), QColor(tint), LINE))
        return rect.y() + high

    for world in worlds().values():
        assert world.drawing  # all that draws is there
    doors = ((lettering.draw_line, line), (lettering.draw_numeral, number), (lettering.draw_paragraph, paragraph))
    for module in list(sys.modules.values()):
        if getattr(module, "__name__", "").startswith("desktop."):
            for door, instead in doors:
                if hasattr(module, door.__name__):  # by name: what was first imported in another test has that test's
                    monkeypatch.setattr(module, door.__name__, instead)
    yield heard


def apart(sheet: QImage, where: QRectF, tint: QColor) -> float:
    """The contrast of a colour with all but the unluckiest of the ground."""
    box = where.toAlignedRect().intersected(sheet.rect())
    found = sorted(
        contrast(tint, sheet.pixelColor(x, y))
        for x in range(box.left(), box.right() + 1, 2)
        for y in range(box.top(), box.bottom() + 1, 2)
    )
    return found[int(len(found) * UNLUCKY)] if found else 99.0


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("game_id", BY_ID)
def test_letters_and_numbers_stand_apart_from_the_picture(
    qapp: object, written: list[Written], game_id: str, width: int
) -> None:
    game, words, lowest, weak = BY_ID[game_id], Words(), 99.0, []
    for card in range(len(game.catalog.names)):
        face = game.face.printed(card, words.say)
        written.clear()
        sheet = card_image(face, face.values, width)
        assert written or width < 200, game.catalog.names[card]
        for text, where, tint, needed in written:
            found = apart(sheet, where, tint)
            lowest = min(lowest, found)
            if found < needed:
                weak.append(f"{game.catalog.names[card]}: {text!r} {found:.1f}")
    print(f"{game_id}, {width} pixels wide: the least contrast is {lowest:.1f}")
    assert not weak, weak
