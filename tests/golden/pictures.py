"""Draws the golden pictures anew: `python -m tests.golden.pictures`, then look at what changed.

A sheet for each world (a card of each template, small and large, and its table), one of what lies on all tables (signs,
marks on cards, counters, effects), and one of the controls. Everything in grey and in cells of four pixels: coarse
enough for another processor's rounding, fine enough for a line that is missing, twice as wide or in another place. The
cards are without their illustrations, which are files of their own. Whole pages stand in tests/pictures.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRegion
from PySide6.QtWidgets import QAbstractButton, QApplication, QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.app.house.app_theme import dress
from desktop.app.house.languages import speak
from desktop.face import face_of
from desktop.games import BY_ID
from desktop.look import Face, Look, Value
from desktop.table.controls.buttons import BrassButton, GlassButton, IconButton, LinkButton, Panel
from desktop.table.controls.fields import DropDown, SegmentedChoice, TextInput
from desktop.table.drawing import marks
from desktop.table.drawing.faces import FaceCache, card_image
from desktop.table.drawing.theme import Metrics, wear
from desktop.table.motion import effects
from desktop.table.world import world_of
from desktop.words import Words
from tests.table.drawing.test_marks import CARD, SIGNS
from tests.table.pictures import painted
from tests.table.scene.test_part_item import PARTS
from tests.table.tables import shown_by

if TYPE_CHECKING:
    from desktop.table.world import DrawDecor

FOLDER = Path(__file__).parent / "pictures"
CELL = 4  # pixels
WIDTHS = (120, 240)
SHEET = 256  # cells across
ROUNDING = 2  # of 255
FELT = QColor("#5A5A5A")
SHEETS = (*BY_ID, "table", "controls")

Draw = Callable[[QPainter], object]


class Sheet(NamedTuple):
    """Pictures side by side, and where each of them is."""

    image: QImage
    places: dict[str, QRect]


def sheet(name: str) -> Sheet:
    """All pictures of a world, or those of every table."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    wear("dark")
    dress(app)
    speak(Words(), "en")
    pictures = [(each, _cells(image)) for each, image in _drawn(name)]
    places, x, y, high = {}, 0, 0, 0
    for each, image in pictures:
        if x + image.width() > SHEET:
            x, y, high = 0, y + high, 0
        places[each] = QRect(QPointF(x, y).toPoint(), image.size())
        x, high = x + image.width(), max(high, image.height())
    whole = QImage(QSize(SHEET, y + high), QImage.Format.Format_Grayscale8)
    whole.fill(FELT)
    painter = QPainter(whole)
    for each, image in pictures:
        painter.drawImage(places[each].topLeft(), image)
    painter.end()
    return Sheet(whole, places)


def other(now: Sheet, then: QImage) -> list[str]:
    """The pictures that are not as they were."""
    if now.image.size() != then.size():
        return list(now.places)
    return [name for name, place in now.places.items() if _differ(now.image.copy(place), then.copy(place))]


def _differ(one: QImage, two: QImage) -> bool:
    pairs = zip(_bytes(one), _bytes(two), strict=True)
    return any(abs(a - b) > ROUNDING for a, b in pairs)


def _bytes(image: QImage) -> bytes:
    """Without what fills the lines up."""
    data, line = bytes(image.constBits()), image.bytesPerLine()
    return b"".join(data[y * line : y * line + image.width()] for y in range(image.height()))


def _cells(image: QImage) -> QImage:
    ground = QImage(image.size(), QImage.Format.Format_RGB32)
    ground.fill(FELT)
    painter = QPainter(ground)
    image.setDevicePixelRatio(1)
    painter.drawImage(0, 0, image)
    painter.end()
    size = QSize(image.width() // CELL, image.height() // CELL)
    small = ground.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
    return small.convertToFormat(QImage.Format.Format_Grayscale8)


# ---- what is drawn


def _drawn(name: str) -> Iterable[tuple[str, QImage]]:
    return {"table": _table, "controls": _controls}.get(name, lambda: _world(name))()


def _world(game: str) -> Iterator[tuple[str, QImage]]:
    world = world_of(game).drawing
    shown = _faces(game)
    for template in world.faces:
        face = shown.get(template, Face(template, game, title="Title", cost="3", text="What it does."))
        for width in WIDTHS:
            yield f"{template} {width}", card_image(face, face.values, width)
    for kind, draw in world.decor.items():
        for said in ("", "The Field"):
            yield f"{kind} {said}", painted(partial(_fixture, draw, said), 480, 160)
    ground = world_of(game).ground
    yield "ground", painted(lambda p: ground(p, QRectF(0, 0, 640, 400), 0.4), 640, 400)


def _fixture(draw: DrawDecor, said: str, painter: QPainter) -> None:
    draw(painter, DECOR, said, 1.0, not said)


DECOR = QRectF(12, 12, 456, 136)


def _faces(game: str) -> dict[str, Face]:
    """The card with most to say of each template that the cards of a game have."""
    rules, say = BY_ID[game], Words("en").say
    found: dict[str, Face] = {}
    for card in range(len(rules.catalog.names)):
        face = face_of(rules).printed(card, say)._replace(art="")
        if face.template not in found or len(face.text) > len(found[face.template].text):
            found[face.template] = face
    return found


def _table() -> Iterator[tuple[str, QImage]]:
    for name, draw in SIGNS.items():
        yield name, painted(draw)
    yield "legal, and it takes", painted(lambda p: marks.legal(p, CARD, 6, 1, taker=True))
    for name, look in _looks().items():
        for lifted in (False, True):
            yield f"{name} {lifted}", FaceCache().get(look, 132, 1.0, lifted).pixmap.toImage()
    for number, part in enumerate(PARTS):
        item = shown_by(part)
        item.set_place(QRectF(8, 8, 304, 144), Metrics())
        yield f"{type(part).__name__} {number}", painted(partial(_drawn_at, item, 0, 0), 320, 160)
    for name, effect in _effects().items():
        yield name, painted(partial(_drawn_at, effect, 160, 80), 320, 160)


def _drawn_at(item: QGraphicsItem, x: float, y: float, painter: QPainter) -> None:
    painter.translate(x, y)
    item.paint(painter, QStyleOptionGraphicsItem())


def _looks() -> dict[str, Look]:
    face = Face("fighter", "clash", "ogre", "Ogre", cost="4", values=(Value("attack", "4"), Value("hp", "4")))
    plain = Look(face, Face("back", "clash"))
    counters = tuple(Value(style, text) for style, text in (("money", "2"), ("hp", "11"), ("damage", "3")))
    changes: dict[str, dict[str, Any]] = {
        "plain": {}, "entered": {"entered": True}, "immovable": {"immovable": True}, "fatigued": {"fatigued": True},
        "only you": {"only_you": True, "eye_says": "you"}, "seen": {"seen": True}, "veiled": {"veiled": True},
        "flat": {"flat": True}, "back": {"face_up": False}, "counters": {"counters": counters}, "side": {"side": 1},
        "counters of a tired one": {"counters": counters, "fatigued": True},
    }  # fmt: skip
    return {name: plain._replace(**change) for name, change in changes.items()}


def _effects() -> dict[str, effects.Effect]:
    room = QRectF(-150, -70, 300, 140)
    return {
        "number": effects.Pill("-3", "grenze 700", Metrics(), "#FF8A65"),
        "mote": effects.Mote(14, "#FF8A65"),
        "banner": effects.Banner(room, "The Watchtower falls", "Oskar", "almendra 700", "#FF8A65", Metrics()),
    }


def _controls() -> Iterator[tuple[str, QImage]]:
    """What one presses and fills in, at rest, under the pointer, pressed, and where it is off."""
    for metrics in (Metrics(), Metrics(1.0, 1.5)):
        field = DropDown("Opponent")
        field.add("AI, strong", "strong", "bot")
        made: dict[str, Any] = {
            "brass": BrassButton("Start", "Enter", "play"), "glass": GlassButton("Undo", "U", "undo"),
            "link": LinkButton("Rules"), "icon": IconButton("settings", "Settings"), "field": field,
            "words": TextInput("Name", "Mara", "who plays"), "choice": SegmentedChoice("Pace", ["Slow", "Fast"], 1),
            "panel": Panel(),
        }  # fmt: skip
        for name, control in made.items():
            control.set_metrics(metrics)
            control.resize(control.sizeHint() if name != "panel" else QSize(120, 60))
            for state in ("rest", "hover", "down", "off"):
                control.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, state == "hover")
                if isinstance(control, QAbstractButton):
                    control.setDown(state == "down")
                control.setEnabled(state != "off")
                sheet = QImage(control.size(), QImage.Format.Format_ARGB32_Premultiplied)
                sheet.fill(Qt.GlobalColor.transparent)
                control.render(sheet, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
                yield f"{name} {state} {metrics.text}", sheet


def path(name: str) -> Path:
    """The file of a sheet."""
    return FOLDER / f"{name}.png"


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication([])
    FOLDER.mkdir(exist_ok=True)
    for each in SHEETS:
        sheet(each).image.save(str(path(each)))
