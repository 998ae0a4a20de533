"""What moves in a large card's picture: in its window alone, away from words and numbers, with the table's air."""

from __future__ import annotations

from collections.abc import Iterator
from time import thread_time

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsRectItem, QStyleOptionGraphicsItem

from desktop.face import TableGame
from desktop.games import BY_ID
from desktop.look import Face
from desktop.table.drawing.canvas import WIDTH, Level, size_of
from desktop.table.drawing.faces import card_image
from desktop.table.motion.speeds import Pace, Speed
from desktop.table.scene.air import CardAir, Motes
from desktop.table.scene.card_air import CardAirItem
from desktop.table.scene.large_card import Reader
from desktop.table.scene.scene import TableScene
from desktop.table.scene.view import TableView
from desktop.table.world import world_of
from desktop.words import Words

KINDS = [(game, template) for game in BY_ID for template in world_of(game).drawing.large_air]
CARD = QRectF(40, 30, 268, 268 * 880 / 630)
DUST = (Motes(3, ("#FFFFFF",), 5, 9),)
P95_MS = 2.0
OTHER = str.maketrans({**dict.fromkeys("0123456789", "8"), **dict.fromkeys("abcdefghijklmnopqrstuvwxyz", "m")})


@pytest.fixture(autouse=True)
def _the_air_lies_still() -> None:
    """Here it moves."""


@pytest.fixture(name="view")
def reading(used_table: TableView) -> Iterator[TableView]:
    """A table of which one card is read."""
    scene = used_table.table
    lying = (card for cards in scene.cards.values() for card in cards if card.look.face_up)
    scene.reading.read(next(card for card in lying if card.look.face.template == "fighter"))
    yield used_table
    scene.reading.close_reader()


def over(kind: CardAir, wide: float) -> tuple[TableScene, CardAirItem]:
    """An item on a large card of a table whose air moves."""
    scene, owner = TableScene(), QGraphicsRectItem()
    item = CardAirItem(kind, owner)
    scene.addItem(owner)
    scene.air.air = DUST
    scene.air.let(True)
    item.fit(CARD, CARD.width() / wide)
    return scene, item


def painted(item: CardAirItem, seconds: float) -> QImage:
    """What moves alone, on black."""
    scene = item.scene()
    assert isinstance(scene, TableScene)
    scene.air.seconds = seconds
    image = QImage(360, 440, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


def light(image: QImage) -> float:
    spots = [(x, y) for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)]
    return sum(image.pixelColor(*spot).lightnessF() for spot in spots) / len(spots)


def faces(game: str, template: str) -> list[Face]:
    """Some printed cards of a template."""
    table = BY_ID[game]
    assert isinstance(table, TableGame)
    found = [table.face.printed(number, Words().say) for number in range(len(table.catalog.names))]
    return [face for face in found if face.template == template][:40:6]


@pytest.mark.parametrize(("game", "template"), KINDS)
def test_it_moves_in_its_window_alone_and_is_sparing(qapp: object, game: str, template: str) -> None:
    kind = world_of(game).drawing.large_air[template]
    scene, item = over(kind, 880 if template == "history" else WIDTH)
    assert CARD.contains(item.boundingRect())
    once, later = painted(item, 2.0), painted(item, 5.0)
    assert once != later
    window = item.boundingRect().toAlignedRect()
    for image in (once, later):
        assert 0 < light(image.copy(window)) < 0.08
        around = QImage(image)
        painter = QPainter(around)
        painter.fillRect(window, Qt.GlobalColor.black)
        painter.end()
        assert light(around) == 0
    scene.air.let(False)


@pytest.mark.parametrize(("game", "template"), KINDS)
def test_neither_words_nor_numbers_stand_in_the_window(qapp: object, game: str, template: str) -> None:
    """Other words and numbers change nothing of what lies there."""
    kind, compared = world_of(game).drawing.large_air[template], 0
    for face in faces(game, template):
        values = tuple(value._replace(text=value.text.translate(OTHER)) for value in face.values)
        told = face._replace(
            title=face.title.translate(OTHER), short_title="", kind=face.kind.translate(OTHER),
            cost=face.cost.translate(OTHER), values=values,
        )  # fmt: skip
        one, other = card_image(face, face.values, 400, Level.L), card_image(told, values, 400, Level.L)
        unit = 400 / size_of(face)[0]
        window = QRect(*(round(each * unit) for each in kind.window))
        assert one.copy(window) == other.copy(window), face.card
        compared += one != other
    assert compared or template in ("fitted", "stronghold")


def test_a_card_that_is_read_has_it_and_it_goes_with_the_card(view: TableView) -> None:
    reader = view.table.reading.reader
    assert isinstance(reader, Reader) and reader.air is not None
    window = reader.mapRectToScene(reader.air.boundingRect())
    assert QRectF(*reader.covered).contains(window) and window.width() > 100
    air = view.table.air

    def grabbed(seconds: float) -> QImage:
        air.seconds = seconds
        return view.viewport().grab(window.toAlignedRect()).toImage()

    assert grabbed(1.0) != grabbed(4.0)
    air.let(False)
    assert grabbed(1.0) == grabbed(4.0)


@pytest.mark.parametrize("pace", [Pace(motion=False), Pace(Speed.OFF)])
def test_who_wants_calm_sees_nothing_of_it(view: TableView, pace: Pace) -> None:
    reader = view.table.reading.reader
    assert isinstance(reader, Reader) and reader.air is not None and reader.air.table_air is not None
    view.table.animator.pace = pace
    view.table.air.tick(66)
    assert reader.air.table_air is None


def test_a_picture_of_it_costs_little(qapp: object) -> None:
    """Of this thread's own time: what others do meanwhile is not counted."""
    for game, template in KINDS:
        scene, item = over(world_of(game).drawing.large_air[template], WIDTH)
        image = QImage(720, 880, QImage.Format.Format_ARGB32_Premultiplied)
        painter, took = QPainter(image), list[float]()
        painter.scale(2, 2)
        for number in range(60):
            scene.air.seconds = number / 15
            begun = thread_time()
            item.paint(painter, QStyleOptionGraphicsItem())
            took.append(1000 * (thread_time() - begun))
        painter.end()
        scene.air.let(False)
        p95 = sorted(took)[56]
        print(f"{game}/{template}: p95 {p95:.2f} ms")
        assert p95 < P95_MS, (game, template, p95)
