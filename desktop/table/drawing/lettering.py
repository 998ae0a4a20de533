"""Text on a painter: fitted to a line, wrapped in a box, centred by its capitals.

The rule kept here: no ellipsis. A line shrinks to 55 %, then its letters narrow to three quarters; a paragraph shrinks
to its floor. What still does not fit is the caller's to shorten.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QTransform

from desktop.table.drawing import line_breaking

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTER = Qt.AlignmentFlag.AlignCenter
SHRINK = 0.55
NARROW = 0.75  # of their width: so far letters are still themselves
WHOLE = 0.5  # of a line: a Japanese word no longer than that stays whole
LONG = 24  # letters; what is longer is no word of a language
OUTLINED = 1024  # pixels high: the fraction of one is nothing there


class Run(NamedTuple):
    """A word or several, with the space after them, and whether they are bold."""

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


def narrowed(text: str, font: QFont, room: float) -> float:
    """How much of their width letters keep for the line to fit: all, or down to three quarters."""
    natural = width(text, font)
    return 1.0 if natural <= room or room <= 0 else max(NARROW, room / natural)


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
    """One line, aligned in the rect, shrunk and then narrowed to its width."""
    text = line_breaking.as_inner(text)
    face = fitted(text, font, rect.width(), shrink)
    share = narrowed(text, face, rect.width())
    painter.save()
    painter.setFont(face)
    painter.setPen(QColor(tint))
    if share < 1:
        painter.translate(rect.x(), 0)
        painter.scale(share, 1)
        rect = QRectF(0, rect.y(), rect.width() / share, rect.height())
    painter.drawText(rect, _on_one_line(align), text)
    painter.restore()


@cache  # flags of Qt are joined in Python, which costs more than the line
def _on_one_line(align: Qt.AlignmentFlag) -> int:
    return align | Qt.TextFlag.TextSingleLine | Qt.TextFlag.TextDontClip


_ROUND = QPen(QBrush(), 1.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


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
        pen = QPen(_ROUND)
        pen.setColor(QColor(outline))
        pen.setWidthF(outline_width)
        painter.strokePath(path, pen)
    painter.fillPath(path, tint if isinstance(tint, QBrush) else QBrush(QColor(tint)))
    painter.restore()


@lru_cache(maxsize=256)  # some five kilobytes each
def _outline(text: str, font: QFont) -> QPainterPath:
    """The shapes of a text, asked for once and very large: Qt's FreeType engine moves an outline by the fraction of a
    pixel at which it drew its last letter, so that the same card came out in two ways."""
    large, path = QFont(font), QPainterPath()
    large.setPixelSize(OUTLINED)
    path.addText(0, 0, large, text)
    scale = font.pixelSize() / OUTLINED
    path = QTransform.fromScale(scale, scale).map(path)
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def bold(font: QFont) -> QFont:
    """The heavier cut of the same family."""
    result = QFont(font)
    result.setWeight(QFont.Weight.Bold)
    return result


_wrapped: dict[tuple[str, str, float], list[list[Run]]] = {}  # what stands on a table is painted anew every frame
MOST_WRAPPED = 512  # some two kilobytes each


def wrap(text: str, font: QFont, room: float) -> list[list[Run]]:
    """Lines of words; `**` switches bold on and off, a newline ends a paragraph."""
    asked = text, font.key(), room
    lines = _wrapped.pop(asked, None)
    _wrapped[asked] = lines = _wrap(text, font, room) if lines is None else lines  # now the last one to go
    if len(_wrapped) > MOST_WRAPPED:
        del _wrapped[next(iter(_wrapped))]
    return lines


def _wrap(text: str, font: QFont, room: float) -> list[list[Run]]:
    lines: list[list[Run]] = []
    for paragraph in text.split("\n"):
        line: list[Run] = []
        used = 0.0
        for run in _broken(_runs(paragraph), font, room):
            face = bold(font) if run.bold else font
            hangs = run.text[0] in line_breaking.NEVER_FIRST  # after a word in bold, a stop may stand out of the line
            if line and not hangs and used + width(line_breaking.as_last(run.text), face) > room:
                lines.append(_set(line))
                line, used = [], 0.0
            line.append(run)
            used += width(line_breaking.as_inner(run.text), face)
        lines.append(_set(line))
    return lines


def _set(line: list[Run]) -> list[Run]:
    """A line as it is drawn: pieces between which there is no space are one."""
    result: list[Run] = []
    for number, run in enumerate(line):
        hyphen = number == len(line) - 1 and run.text.endswith(line_breaking.SOFT_HYPHEN)
        text = line_breaking.as_last(run.text) if hyphen else line_breaking.as_inner(run.text)
        if result and result[-1].bold == run.bold and not result[-1].text.endswith(" "):
            text = result.pop().text + text
        result.append(Run(text, run.bold))
    return result


def _broken(runs: list[Run], font: QFont, room: float) -> Iterator[Run]:
    """A word that no line can hold, such as a checksum, goes on in the next line; a Japanese one sooner."""
    for run in runs:
        face = bold(font) if run.bold else font
        for sign in line_breaking.signs(run.text) if width(run.text.rstrip(), face) > room * WHOLE else (run.text,):
            yield from (Run(part, run.bold) for part in _chopped(sign, face, room))


def _chopped(word: str, face: QFont, room: float) -> Iterator[str]:
    while len(word) > LONG and width(word.rstrip(), face) > room:
        held = len(word) - 1
        while held > 1 and width(word[:held], face) > room:
            held -= 1
        yield word[:held]
        word = word[held:]
    yield word


def _runs(paragraph: str) -> list[Run]:
    result: list[Run] = []
    for number, part in enumerate(paragraph.split("**")):
        if part[:1].isspace() and result:
            result[-1] = Run(result[-1].text.rstrip() + " ", result[-1].bold)
        result += [Run(word, number % 2 == 1) for word in line_breaking.words(part)]
    return result


def _overfull(lines: list[list[Run]], font: QFont, room: float) -> bool:
    """Whether there is a line of one word that is too long for it."""
    alone = (line[0] for line in lines if len(line) == 1)
    return any(width(run.text, bold(font) if run.bold else font) > room + 1 for run in alone)


def line_height(font: QFont, lead: float = 1.0) -> float:
    """Distance of two lines of a paragraph."""
    return QFontMetricsF(font).height() * lead


def paragraph_height(text: str, font: QFont, room: float, lead: float = 1.0) -> float:
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
    while face.pixelSize() > floor and (
        line_height(face, lead) * len(lines) > rect.height() or _overfull(lines, face, rect.width())
    ):
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
