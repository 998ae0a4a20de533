"""What a table shows that is no card: how a kind of it is painted, said and moved, and the kinds every game may have.

A kind that one game alone has lies with that game's world. Nothing here is told by colour alone.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter, QPainterPath, QPen

from desktop.look import Badge, Caption, Figure, Note, Part, Plate
from desktop.table.accessibility.spoken import Speech, clauses
from desktop.table.drawing import line_breaking, paint
from desktop.table.drawing.canvas import Sign
from desktop.table.drawing.faces import read_picture
from desktop.table.drawing.lettering import (
    CENTER,
    LEFT,
    SHRINK,
    draw_line,
    draw_paragraph,
    fits,
    line_height,
    paragraph_height,
    sized,
    width,
)
from desktop.table.drawing.theme import FELT, MIN_TEXT, Metrics, color, dark, draw_icon, ui_font

NUMBER = re.compile(r"([+−-]?)(\d{1,3}(?:[,.\s\u00a0\u202f’]\d{3})+|\d+)")
PLATE = "#121113"  # of a seat's plate: neither warm nor cold, for it lies on five grounds
LEAD = 0.92  # of lines that stand close
CLOSER = 0.6  # how far two lines shrink so that both stay

Shown = TypeVar("Shown", bound=Part)


class PartKind(Generic[Shown]):
    """One kind of part; as it stands, one that nobody sees or hears of."""

    def paint(self, painter: QPainter, rect: QRectF, part: Shown, m: Metrics) -> None:
        """Into its place."""

    def says(self, part: Shown, speech: Speech) -> str:
        """The whole of it in a line."""
        return ""

    def signs(self, rect: QRectF, part: Shown, m: Metrics) -> Sequence[Sign]:
        """What of it is explained by itself; nothing: it is explained as a whole."""
        return ()

    def figures(self, part: Shown) -> Mapping[str, int]:
        """Its numbers by their names: one that changes says by how much. What only follows from others is none."""
        return {}

    def icon(self, part: Shown, name: str) -> str:
        """The sign of one of them, where several stand side by side."""
        return ""

    def unseen(self, part: Shown) -> Mapping[str, int]:
        """The numbers before it came; they are no news, as a rule."""
        return self.figures(part)

    def cleared(self, part: Shown) -> bool:
        """Whether it starts anew with nothing on it: what was there has been told."""
        return False

    def group(self, part: Shown) -> str:
        """What stands between the digits of large ones, where that is not as the language has it."""
        return ""

    def spot(self, rect: QRectF, part: Shown, name: str, m: Metrics) -> QRectF:
        """Where one of them stands."""
        return rect

    def between(self, old: Part | None, new: Shown, share: float) -> Shown:
        """On its way from one state to another; what does not move changes at once."""
        return new

    def stands(self, old: Part | None, new: Shown) -> bool:
        """Whether nothing is to be seen of its way."""
        return False


@lru_cache(maxsize=1024)
def number_in(text: str) -> int | None:
    """The number that a figure is, however its digits stand in groups; None where it is no plain number."""
    found = NUMBER.fullmatch(text)
    if found is None:
        return None
    amount = int(re.sub(r"\D", "", found[2]))
    return -amount if found[1] in ("-", "−") else amount


def counted(old: str, new: str, share: float) -> str:
    """A number on its way to another, its digits in groups as theirs."""
    first, last = number_in(old), number_in(new)
    if first is None or last is None or share >= 1:
        return new
    step = next(size for size in (1000, 100, 10, 1) if first % size == last % size == 0)
    between = round((first + (last - first) * share) / step) * step
    return f"{between:,}".replace(",", group_of(new) or group_of(old))


def group_of(text: str) -> str:
    """What stands between the groups of digits of a number."""
    return next((mark for mark in text[1:] if not mark.isdigit()), "")


def figures_between(old: Sequence[Figure], new: Sequence[Figure], share: float) -> tuple[Figure, ...]:
    """Numbers with their signs, each on its way; where they are not the same ones, at once."""
    if [figure.icon for figure in old] != [figure.icon for figure in new]:
        return tuple(new)
    return tuple(
        last._replace(text=counted(first.text, last.text, share)) for first, last in zip(old, new, strict=True)
    )


def least(face: QFont) -> float:
    """How far a line may shrink: to 55 %, and never under the floor of readable letters."""
    return min(1.0, max(SHRINK, MIN_TEXT / face.pixelSize()))


# ---- who sits there


class PlateKind(PartKind[Plate]):
    """A seat: shape and name, a frame while it is to act, dots while it thinks."""

    def paint(self, painter: QPainter, rect: QRectF, part: Plate, m: Metrics) -> None:
        """Name over kind; the kind goes where there is no room."""
        paint.plate(painter, rect, m.px(10), dark(0.82, PLATE), m.unit, 0.16, part.color if part.active else "")
        middle = rect.center().y()
        paint.seat_shape(painter, part.shape, QPointF(rect.left() + m.px(27), middle), m.px(13), part.color, m.px(2))
        right = m.px(54) if part.thinking is not None else m.px(8)
        room = rect.adjusted(m.px(52), m.px(3), -right, -m.px(3))
        big, small = ui_font(m.type(19), 600), ui_font(m.type(15))
        if small.pixelSize() + big.pixelSize() > room.height() * 1.02:
            draw_line(painter, room, part.name, big, FELT.text, LEFT)
        else:
            upper = QRectF(room.left(), room.top(), room.width(), room.height() * 0.54)
            lower = QRectF(room.left(), upper.bottom(), room.width(), room.height() - upper.height())
            draw_line(painter, upper, part.name, big, FELT.text, LEFT)
            draw_line(painter, lower, part.kind, small, FELT.muted, LEFT)
        if part.thinking is not None:
            _dots(painter, QPointF(rect.right() - m.px(34), middle), part.thinking, m)

    def says(self, part: Plate, speech: Speech) -> str:
        """Name, kind, and whether it is to act."""
        return speech.listed(filter(None, (part.name, part.kind, speech.mark("to_act") if part.active else "")))


def _dots(painter: QPainter, centre: QPointF, seconds: float, m: Metrics) -> None:
    """Three dots, one of them bright in turn."""
    painter.setPen(Qt.PenStyle.NoPen)
    for number in range(3):
        bright = 0.4 + 0.6 * (math.floor(seconds * 3) % 3 == number)
        painter.setBrush(color(FELT.text, bright))
        painter.drawEllipse(centre + QPointF((number - 1) * m.px(14), 0), m.px(4), m.px(4))


# ---- words


class NoteKind(PartKind[Note]):
    """A heading and a sentence."""

    def paint(self, painter: QPainter, rect: QRectF, part: Note, m: Metrics) -> None:
        """Heading and sentence on a dark haze, so that any ground carries them; what does not fit is not begun."""
        size = m.type(17)
        while size > MIN_TEXT and _note_height(part, rect.width() - m.px(16), size) > rect.height():
            size -= 1
        high = min(rect.height(), _note_height(part, rect.width() - m.px(16), size) + m.px(12))
        sheet = QRectF(rect.left(), rect.top(), rect.width(), high)
        paint.box(painter, sheet, m.px(10), dark(0.45, FELT.ink))
        inner = sheet.adjusted(m.px(10), m.px(6), -m.px(6), -m.px(4))
        step = line_height(ui_font(size, 600)) if part.title else 0.0
        if part.title:
            head = QRectF(inner.left(), inner.top(), inner.width(), step)
            draw_line(painter, head, part.title, ui_font(size, 600), FELT.text, LEFT)
        body = inner.adjusted(0, step, 0, 0)
        if part.text and body.height() >= size:
            draw_paragraph(painter, body, part.text, ui_font(size), "#EADCC8", floor=MIN_TEXT)

    def says(self, part: Note, speech: Speech) -> str:
        """Heading and sentence."""
        return clauses(speech, part.title, part.text)


def _note_height(note: Note, room: float, size: float) -> float:
    head = line_height(ui_font(size, 600)) if note.title else 0.0
    return head + (paragraph_height(note.text, ui_font(size), room) if note.text else 0.0)


class BadgeKind(PartKind[Badge]):
    """A token that somebody holds."""

    def paint(self, painter: QPainter, rect: QRectF, part: Badge, m: Metrics) -> None:
        """The token as its world pictures it, else of brass with its sign; and two lines."""
        paint.panel(painter, rect, m.px(12), 0.66, wears=FELT)
        radius = min(m.px(20), rect.height() * 0.36)
        spot = QPointF(rect.left() + m.px(14) + radius, rect.center().y())
        whole = QRectF(spot.x() - radius, spot.y() - radius, 2 * radius, 2 * radius)
        picture = _token(part.icon, round(whole.width() * painter.device().devicePixelRatioF()))
        painter.save()
        if picture is not None:
            path = QPainterPath()
            path.addEllipse(whole)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
            painter.drawImage(whole, picture)
        else:
            painter.setPen(QPen(color("#FFF4DC"), m.px(2)))
            painter.setBrush(paint.vertical(whole.top(), whole.bottom(), "#F3D491", "#A5762A"))
            painter.drawEllipse(whole)
        painter.restore()
        if picture is None:
            inset = radius * 0.38
            draw_icon(painter, part.icon, whole.adjusted(inset, inset, -inset, -inset), "#3A2606")
        room = rect.adjusted(m.px(26) + 2 * radius, m.px(4), -m.px(8), -m.px(4))
        _two_lines(painter, room, part.title, part.text, m, LEFT)

    def says(self, part: Badge, speech: Speech) -> str:
        """What it is and does."""
        return clauses(speech, part.title, part.text)


@lru_cache(maxsize=8)
def _token(icon: str, side: int) -> QImage | None:
    """A token's picture, which has the name of its sign."""
    world, _, name = icon.rpartition("/")
    return read_picture(world, name, side, side) if world else None


def _two_lines(
    painter: QPainter, room: QRectF, first: str, second: str, m: Metrics, align: Qt.AlignmentFlag
) -> None:  # fmt: skip
    """The upper line is the one that stays when both do not fit."""
    big, small = ui_font(m.type(18), 600), ui_font(m.type(16))
    share = room.height() * 1.02 / (big.pixelSize() + small.pixelSize())
    if second and CLOSER <= share < 1:  # large letters give a little before a line goes
        big, small = (sized(face, max(MIN_TEXT, math.floor(face.pixelSize() * share))) for face in (big, small))
    both = bool(second) and big.pixelSize() + small.pixelSize() <= room.height() * 1.02
    both = both and fits(second, small, room.width(), least(small))
    high = room.height() * 0.54 if both else room.height()
    upper = QRectF(room.left(), room.top(), room.width(), min(room.height(), high))
    draw_line(painter, upper, first, big, FELT.text, align, least(big))
    if both:
        lower = QRectF(room.left(), upper.bottom(), room.width(), room.height() - upper.height())
        draw_line(painter, lower, second, small, FELT.muted, align, least(small))


class CaptionKind(PartKind[Caption]):
    """Words under something."""

    def paint(self, painter: QPainter, rect: QRectF, part: Caption, m: Metrics) -> None:
        """A few words without a box, wrapped and hanging from the top; the quieter ones stay where there is room."""
        align = Qt.AlignmentFlag.AlignTop | (
            Qt.AlignmentFlag.AlignLeft if part.align == "left" else Qt.AlignmentFlag.AlignHCenter
        )
        face = _wrapping(part.text, ui_font(m.type(15), 600), rect)
        if paragraph_height(part.text, face, rect.width(), LEAD) > rect.height() + 1:  # too long: a close line
            draw_line(painter, rect, part.text.replace("\n", " · "), face, FELT.text, align)
            return
        y = draw_paragraph(painter, rect, part.text, face, FELT.text, align, LEAD, MIN_TEXT)
        room = QRectF(rect.left(), y, rect.width(), rect.bottom() - y)
        small = ui_font(min(face.pixelSize(), m.type(14)))
        if (
            part.small
            and room.height() >= line_height(small, LEAD) * 0.9
            and fits(part.small, small, room.width(), least(small))
        ):
            draw_line(
                painter, QRectF(room.left(), y, room.width(), line_height(small, LEAD)), part.small, small, FELT.muted,
                LEFT if part.align == "left" else CENTER, least(small),
            )  # fmt: skip

    def says(self, part: Caption, speech: Speech) -> str:
        """Its lines."""
        return clauses(speech, *part.text.split("\n"), part.small)


def _wrapping(text: str, face: QFont, rect: QRectF) -> QFont:
    """The largest size, down to the floor, at which each word keeps to the room and all lines do."""
    size, words = face.pixelSize(), [word for line in text.split("\n") for word in line_breaking.words(line)]
    while size > MIN_TEXT:
        tried = sized(face, size)
        widest = max((width(line_breaking.as_last(word), tried) for word in words), default=0.0)
        if widest <= rect.width() and paragraph_height(text, tried, rect.width(), LEAD) <= rect.height():
            return tried
        size -= 1
    return sized(face, MIN_TEXT)


KINDS: Mapping[type, PartKind[Any]] = {Plate: PlateKind(), Note: NoteKind(), Badge: BadgeKind(), Caption: CaptionKind()}
