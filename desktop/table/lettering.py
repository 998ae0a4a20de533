"""Text on a painter: fitted to a line, wrapped in a box, centred by its capitals.

The rule kept here: no ellipsis. A line shrinks to 55 %, a paragraph to its floor; what still does not fit is the
caller's to shorten.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTER = Qt.AlignmentFlag.AlignCenter
SHRINK = 0.55
LONG = 24  # letters; what is longer is no word of a language


class Run(NamedTuple):
    """A word, with the space after it, and whether it is bold."""

    text: str
    bold: bool


def width(text: str, font: QFont) -> float:
    """Advance of one line."""
    return QFontMetricsF(font).horizontalAdvance(text)


def sized(font: QFont, px: float) -> QFont:
    """The same font in another size."""
    result = QFont(font)
    result.setPixelSize(max(1, round(px)))
    return result


def fitted(text: str, font: QFont, room: float, shrink: float = SHRINK) -> QFont:
    """The font, made smaller until the line fits, at most down to `shrink`."""
    natural = width(text, font)
    if natural <= room or natural <= 0:
        return font
    return sized(font, int(font.pixelSize() * max(room / natural, shrink)))


def fits(text: str, font: QFont, room: float, shrink: float = SHRINK) -> bool:
    """Whether the line fits the room when it may shrink that far."""
    return width(text, sized(font, font.pixelSize() * shrink)) <= room


def draw_line(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    tint: str | QColor,
    align: Qt.AlignmentFlag = CENTER,
    shrink: float = SHRINK,
) -> None:
    """One line, aligned in the rect and shrunk to its width."""
    painter.save()
    painter.setFont(fitted(text, font, rect.width(), shrink))
    painter.setPen(QColor(tint))
    painter.drawText(rect, align | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip, text)
    painter.restore()


def draw_numeral(
    painter: QPainter,
    centre: QPointF,
    text: str,
    font: QFont,
    tint: str | QBrush,
    outline: str | None = None,
    outline_width: float = 2.0,
) -> None:
    """Text centred on the height of its capitals, which the eye takes for the middle; optionally outlined."""
    metrics = QFontMetricsF(font)
    path = _outline(text, QFont(font)).translated(
        centre.x() - metrics.horizontalAdvance(text) / 2, centre.y() + metrics.capHeight() / 2
    )
    painter.save()
    if outline:
        joins = (Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, QPen(QColor(outline), outline_width, *joins))
    painter.fillPath(path, tint if isinstance(tint, QBrush) else QBrush(QColor(tint)))
    painter.restore()


@lru_cache(maxsize=1024)
def _outline(text: str, font: QFont) -> QPainterPath:
    """The shapes of a text, asked for once: Qt's FreeType engine moves an outline by the fraction of a pixel at which
    it drew its last letter, so that the same card came out in two ways."""
    path = QPainterPath()
    path.addText(0, 0, font, text)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def bold(font: QFont) -> QFont:
    """The heavier cut of the same family."""
    result = QFont(font)
    result.setWeight(QFont.Weight.Bold)
    return result


def wrap(text: str, font: QFont, room: float) -> list[list[Run]]:
    """Lines of words; `**` switches bold on and off, a newline ends a paragraph."""
    lines: list[list[Run]] = []
    for paragraph in text.split("\n"):
        line: list[Run] = []
        used = 0.0
        for run in _broken(_runs(paragraph), font, room):
            face = bold(font) if run.bold else font
            if line and used + width(run.text.rstrip(), face) > room:
                lines.append(line)
                line, used = [], 0.0
            line.append(run)
            used += width(run.text, face)
        lines.append(line)
    return lines


def _broken(runs: list[Run], font: QFont, room: float) -> Iterator[Run]:
    """A word that no line can hold, such as a checksum, goes on in the next line."""
    for run in runs:
        face, rest = bold(font) if run.bold else font, run.text
        while len(rest) > LONG and width(rest.rstrip(), face) > room:
            held = len(rest) - 1
            while held > 1 and width(rest[:held], face) > room:
                held -= 1
            yield Run(rest[:held], run.bold)
            rest = rest[held:]
        yield Run(rest, run.bold)


def _runs(paragraph: str) -> list[Run]:
    result: list[Run] = []
    for number, part in enumerate(paragraph.split("**")):
        if part[:1].isspace() and result:
            result[-1] = Run(result[-1].text.rstrip() + " ", result[-1].bold)
        result += [Run(word, number % 2 == 1) for word in re.findall(r"\S+\s*", part)]
    return result


def line_height(font: QFont, lead: float = 1.0) -> float:
    """Distance of two lines of a paragraph."""
    return QFontMetricsF(font).height() * lead


def paragraph_height(text: str, font: QFont, room: float, lead: float = 1.0) -> float:
    """Height of a wrapped paragraph."""
    return line_height(font, lead) * len(wrap(text, font, room))


def draw_paragraph(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    tint: str | QColor,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop,
    lead: float = 1.0,
    floor: float = 8.0,
) -> float:
    """Wrapped text, shrunk to fit the rect but not under `floor` pixels; returns where it ends."""
    face = QFont(font)
    lines = wrap(text, face, rect.width())
    while line_height(face, lead) * len(lines) > rect.height() and face.pixelSize() > floor:
        face.setPixelSize(face.pixelSize() - 1)
        lines = wrap(text, face, rect.width())
    step, ascent = line_height(face, lead), QFontMetricsF(face).ascent()
    y = rect.y()
    if align & Qt.AlignmentFlag.AlignVCenter:
        y += (rect.height() - step * len(lines)) / 2
    painter.save()
    painter.setPen(QColor(tint))
    for line in lines:
        _draw_runs(painter, rect, y + ascent, line, face, bool(align & Qt.AlignmentFlag.AlignHCenter))
        y += step
    painter.restore()
    return y


def _draw_runs(painter: QPainter, rect: QRectF, baseline: float, line: list[Run], font: QFont, centred: bool) -> None:
    faces = [bold(font) if run.bold else font for run in line]
    x = rect.x()
    if centred:
        x += (rect.width() - sum(width(run.text, face) for run, face in zip(line, faces, strict=True))) / 2
    for run, face in zip(line, faces, strict=True):
        painter.setFont(face)
        painter.drawText(QPointF(x, baseline), run.text)
        x += width(run.text, face)
