"""What is about to happen, on small tags at the places where it will: on free ground, over no card, place or words.

They are told at once and find their places when the table has come to rest: that is no part of what a hand waits for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.look import Key, Threat
from desktop.table.drawing import paint
from desktop.table.drawing.lettering import draw_paragraph, paragraph_height, width
from desktop.table.drawing.theme import FELT, MIN_TEXT, Metrics, color, draw_icon, ui_font
from desktop.table.scene.free_ground import CLEAR, Size, beside, distance, grown, nearest, outer
from desktop.table.scene.last_lines import bounds, occupied
from desktop.table.scene.layout import Rect
from desktop.table.scene.safety_net import netted

if TYPE_CHECKING:
    from desktop.table.scene.scene import TableScene

OVER_Z = 4.0  # over parts and last lines, under every card
LETTERS, SMALLER = 16.0, 14.0  # of the few words, and of what comes of it
WIDTHS = (310.0, 240.0, 180.0, 150.0)  # units of a line, at the most
EDGE, SIGN = 9.0, 18.0  # units round the words, and of the sign before them
NEAR = 90.0  # units from its place, of small letters: further off nobody sees what it is about
SHRINKS = (1.0, 0.7, 0.0)  # of large letters, where these have no room; never smaller than at 100 %
SIGNS = {"grave": "triangle-alert", "harm": "swords", "holds": "shield"}


class _Form(NamedTuple):
    """How a tag is written: in letters for this size of text, so wide, with what comes of it or without."""

    text: float
    room: float
    whole: bool
    size: Size


def _within(room: Rect, about: Rect, across: float, down: float) -> Rect:
    """Of a room what is so near to a place."""
    left, top = max(room.x, about.x - across), max(room.y, about.y - down)
    right, bottom = min(room.right, about.right + across), min(room.bottom, about.bottom + down)
    return Rect(left, top, max(0.0, right - left), max(0.0, bottom - top))


@netted
class ThreatTag(QGraphicsItem):
    """One of them. Its edge, its sign and its words say how bad it is."""

    def __init__(self, threat: Threat, metrics: Metrics) -> None:
        super().__init__()
        self.threat, self.metrics = threat, metrics
        self.form = _Form(1.0, 0.0, False, (0.0, 0.0))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setZValue(OVER_Z)

    @property
    def kind(self) -> str:
        """How bad it is."""
        return "grave" if self.threat.grave else "holds" if self.threat.holds else "harm"

    @property
    def rect(self) -> Rect:
        """What it lies over."""
        return Rect(self.pos().x(), self.pos().y(), *self.form.size)

    def forms(self) -> Iterator[_Form]:
        """From the best on: all of it, then the few words alone; then the same in smaller letters."""
        for text in dict.fromkeys(max(1.0, self.metrics.text * share) for share in SHRINKS):
            for whole in (True, False) if self.threat.more else (False,):
                for units in WIDTHS:
                    yield self._form(text, units, whole)

    def lie(self, form: _Form, rect: Rect) -> None:
        self.prepareGeometryChange()
        self.form = form
        self.setPos(rect.x, rect.y)
        self.update()

    def _faces(self, text: float) -> tuple[QFont, QFont]:
        m = Metrics(self.metrics.unit, text)
        return ui_font(max(MIN_TEXT, m.type(LETTERS)), 700), ui_font(max(MIN_TEXT, m.type(SMALLER)))

    def _margins(self, text: float) -> tuple[float, float]:
        """Round the words, and left of them for the sign."""
        m = Metrics(self.metrics.unit, text)
        return m.px(EDGE), m.sign(SIGN) + m.px(6)

    def _form(self, text: float, units: float, whole: bool) -> _Form:
        face, small = self._faces(text)
        edge, sign = self._margins(text)
        most = self.metrics.px(units) * text**0.7 - 2 * edge - sign
        said = [(self.threat.text, face), *([(self.threat.more, small)] if whole else [])]
        room = min(most, max(width(words, each) for words, each in said) + 1)
        high = sum(paragraph_height(words, each, room) for words, each in said)
        return _Form(text, room, whole, (room + 2 * edge + sign, high + edge))

    def boundingRect(self) -> QRectF:
        reach = max(2.0, self.metrics.px(12))
        return QRectF(0, 0, *self.form.size).adjusted(-reach, -reach, reach, reach)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """A dark sheet with a red edge; red all over where the match is at stake, without red where it is met."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        m, form, kind = self.metrics, self.form, self.kind
        face, small = self._faces(form.text)
        edge, sign = self._margins(form.text)
        grave = kind == "grave"
        line = FELT.quiet if kind == "holds" else FELT.refused
        tint = FELT.refused_text if grave else FELT.text
        sheet = QRectF(0, 0, *form.size)
        fill = color(FELT.refused, 1.0) if grave else color(FELT.ink, 0.94)
        paint.cast(painter, sheet, m.px(8), m.unit)
        paint.box(painter, sheet, m.px(8), fill, color(FELT.refused_text if grave else line), m.px(3 if grave else 2))
        side = sign - m.px(6)
        icon = QRectF(edge, edge / 2 + (face.pixelSize() * 1.25 - side) / 2, side, side)
        draw_icon(painter, SIGNS[kind], icon, tint if grave else line)
        words = QRectF(edge + sign, edge / 2, form.room + 1, form.size[1])
        y = draw_paragraph(painter, words, self.threat.text, face, tint)
        if form.whole:
            draw_paragraph(painter, QRectF(words.x(), y, words.width(), form.size[1]), self.threat.more, small, tint)


class ThreatTags(QObject):
    """All tags of a table."""

    placed = Signal()  # they lie elsewhere than before
    _due = Signal()

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self._scene = scene
        self.threats: tuple[Threat, ...] = ()
        self.tags: list[ThreatTag] = []
        self._stands: tuple[object, ...] = ()  # what they were placed for
        self._waits = False  # until the table has come to rest
        self._due.connect(self._rested, Qt.ConnectionType.QueuedConnection)
        scene.altered.connect(self._follow)

    def show(self, threats: Sequence[Threat]) -> None:
        """These stand now; none is gone at once, others come when the table has come to rest."""
        if tuple(threats) == self.threats and (not threats or self._stands == self._table()):
            return
        self.threats, self._stands = tuple(threats), ()
        if not threats:
            self._waits = False
            self._take_off()
        else:
            self._wait()

    def make_way(self) -> None:
        """Something else lies over the table now, nearer to what a hand is about."""
        if self.threats:
            self._stands = ()
            self._wait()

    def rects(self) -> list[Rect]:
        """What they lie over."""
        return [tag.rect for tag in self.tags]

    def of(self, key: Key) -> list[str]:
        """What stands at a place, in words."""
        return [line for threat in self.threats if threat.key == key for line in threat.lines]

    def place(self) -> None:
        """Each near the place it is about, those that cost the match first."""
        self._waits = False
        had = bool(self.tags)
        self._take_off()
        scene = self._scene
        self._stands = self._table()
        if scene.layout is None or not (self.threats or had):
            return
        gap = scene.metrics.px(CLEAR)
        taken = outer([grown(rect, gap) for rect in (*scene.keep_clear(), *occupied(scene, whole=False))])
        over = [grown(rect, gap) for rect in scene.callouts.foreign()]
        for threat in sorted(self.threats, key=lambda each: (not each.grave, each.holds)):
            tag = ThreatTag(threat, scene.metrics)
            found = self._spot(tag, [*taken, *over]) or self._spot(tag, taken)
            if found is not None:
                tag.lie(*found)
                scene.addItem(tag)
                self.tags.append(tag)
                taken.append(grown(found[1], gap))
        self.placed.emit()

    def _spot(self, tag: ThreatTag, taken: Sequence[Rect]) -> tuple[_Form, Rect] | None:
        """The best way to write it that has room near its place; where none has, the smallest wherever there is."""
        scene = self._scene
        about, whole, m = self._about(tag.threat.key), scene.sceneRect(), scene.metrics
        if about is None:
            return None
        room = grown(Rect(whole.x(), whole.y(), whole.width(), whole.height()), -m.px(CLEAR))
        reach, wish = m.px(NEAR) * m.text, beside(about, m.px(CLEAR) + 1)

        def far(rect: Rect) -> float:
            """From its place; of two as near, rather towards the middle, where the sides meet."""
            (x, y), (to_x, to_y) = rect.centre, about.centre
            return distance(rect, about) + 0.05 * (abs(x - to_x) + abs(y - to_y)) + 0.1 * abs(x - whole.center().x())

        forms = list({form.size: form for form in reversed(list(tag.forms()))}.values())[::-1]
        most = max(form.size[0] for form in forms), max(form.size[1] for form in forms)
        box = _within(room, about, reach + most[0], reach + most[1])
        near = [rect for rect in taken if rect.overlap(box) > 0]
        for form in forms:
            corners = wish(form.size)
            anywhere = nearest(form.size, box, near, corners[0])
            if anywhere is None:  # nor is it from the other corners
                continue
            spots = [anywhere, *(nearest(form.size, box, near, corner) for corner in corners[1:])]
            found = min((spot for spot in spots if spot is not None), key=far)
            if distance(found, about) <= reach:
                return form, found
        last = min(forms, key=lambda form: form.size[0] * form.size[1])
        left = nearest(last.size, room, taken, wish(last.size)[0])
        return (last, left) if left is not None else None

    def _about(self, key: Key) -> Rect | None:
        """The cards that lie there with the empty places beside them, or the place itself."""
        layout = self._scene.layout
        zone = layout.zones.get(key) if layout is not None else None
        if layout is None or zone is None:
            return layout.parts.get(key) if layout is not None else None
        return bounds(zone) or zone.rect

    def _table(self) -> tuple[object, ...]:
        """All that their places follow from."""
        scene = self._scene
        return scene.layout, scene.metrics, frozenset(key for key, item in scene.parts.items() if item.part)

    def _follow(self) -> None:
        if self.threats and self._stands != self._table():
            self._wait()

    def _wait(self) -> None:
        if not self._waits:
            self._waits = True
            self._due.emit()

    def _rested(self) -> None:
        if self._waits:
            self.place()

    def _take_off(self) -> None:
        for tag in self.tags:
            self._scene.removeItem(tag)
        self.tags = []
