"""Every state of a card and every seat, as they are drawn on each world's own table, told apart in grey and under three
colour filters.

The distance of two pictures is the share of the card's place in which, after the filter, they differ so that it is
seen (CIE76). What is compared are pixels of real items on the real ground: a sign that a face or a ground swallows
is found, whatever the palette says.
"""

import math
from collections.abc import Callable, Iterator
from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from desktop.games import BY_ID
from desktop.look import Key, Look, Plate
from desktop.table.drawing.theme import Metrics, wear
from desktop.table.scene.card_item import REACH, State
from desktop.table.scene.part_item import PartItem
from desktop.table.scene.scene import TableScene
from desktop.words import Words
from tests.table.drawing.test_palettes import lab

WORDS = Words()
UNIT = 0.768  # of a window of 1366 x 768
STEP = 3  # every so many pixels one is looked at
SEEN = 12.0  # CIE76; 2.3 is just noticeable side by side
LEAST = 0.01  # of the place: about 200 pixels round a card in the hand
OPTIONS: dict[str, dict[str, object]] = {"clash": {"deal": "preset"}}
STATES: dict[str, tuple[State, Callable[[Look], Look]]] = {
    "rest": (State.REST, lambda look: look),
    "playable": (State.REST, lambda look: look._replace(playable=True)),
    "legal target": (State.LEGAL, lambda look: look),
    "taker": (State.LEGAL | State.TAKER, lambda look: look),
    "chosen": (State.CHOSEN, lambda look: look),
    "refused": (State.REFUSED, lambda look: look),
    "focus": (State.FOCUS, lambda look: look),
    "played this turn": (State.REST, lambda look: look._replace(entered=True)),
    "fatigued": (State.REST, lambda look: look._replace(fatigued=True)),
    "immovable": (State.REST, lambda look: look._replace(immovable=True)),
    "prevails": (State.REST, lambda look: look._replace(prevails=True)),
    "in one of two places": (State.REST, lambda look: look._replace(veiled=True)),
}
EYES = ("grey", "protan", "deutan", "tritan")


@pytest.fixture(autouse=True)
def undressed(qapp: object) -> Iterator[None]:
    yield
    wear("dark")


def table(game_id: str) -> tuple[TableScene, Key, Look]:
    """The table of a game that has just begun, and a card that lies open on it."""
    game = BY_ID[game_id]
    mode, seats = next(iter(game.info.modes.items()))
    state = game.new(seats.start, mode, OPTIONS.get(game_id, {}), 4)
    view, scene = game.view(state, state.decider()), TableScene()
    scene.resize_table(1490 * UNIT, 882 * UNIT, UNIT, 1.0, 1.0)
    scene.set_table(game.face.spec(view, WORDS.say))
    looks = game.face.looks(view, (), WORDS.say)
    open_ones = {key: row[0] for key, row in looks.items() if row and row[0].face_up and not row[0].face.wide}
    key = next((key for key in open_ones if key[0] == "hand"), next(iter(open_ones)))
    plain = Look(open_ones[key].face, open_ones[key].back)
    return scene, key, plain


def drawn(scene: TableScene, key: Key, look: Look, state: State) -> QImage:
    """The card's place, with the ground round it."""
    scene.set_contents({key: (look,)})
    card = scene.card(key, 0)
    assert card
    card.set_state(state, True)
    middle, reach = card.scene_rect().center(), REACH * UNIT
    side = max(card.width, card.height) + 2 * reach  # a fatigued card lies across
    image = QImage(round(side), round(side), QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    scene.render(painter, QRectF(image.rect()), QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side))
    painter.end()
    card.set_state(state, False)
    return image


def sampled(image: QImage) -> list[int]:
    """Every third pixel, the lowest bits left out: eyes do not see them, and fewer colours have to be reckoned."""
    return [image.pixel(x, y) & 0xF8F8F8 for x in range(0, image.width(), STEP) for y in range(0, image.height(), STEP)]


@cache
def filtered(rgb: int, eyes: str) -> tuple[float, float, float]:
    return lab(QColor(rgb).name(), eyes)


def share_apart(one: list[int], other: list[int], eyes: str) -> float:
    """How much of the place is seen to differ."""
    differs = sum(a != b and math.dist(filtered(a, eyes), filtered(b, eyes)) >= SEEN for a, b in zip(one, other))
    return differs / len(one)


def told_apart(pictures: dict[str, list[int]], eyes: str) -> dict[tuple[str, str], float]:
    """The pairs that are not, with what they differ in."""
    shares = {pair: share_apart(pictures[pair[0]], pictures[pair[1]], eyes) for pair in combinations(pictures, 2)}
    return {pair: round(share, 4) for pair, share in shares.items() if share < LEAST}


@pytest.mark.parametrize("theme", ["dark", "contrast"])  # the table of the light theme is the dark one's
@pytest.mark.parametrize("game", BY_ID)
def test_every_state_of_a_card_can_be_told_from_every_other(game: str, theme: str) -> None:  # UX 39
    confused = {}
    for sight, filters in (("usual", EYES), ("protan", ("protan",)), ("deutan", ("deutan",)), ("tritan", ("tritan",))):
        wear(theme, sight)
        scene, key, plain = table(game)
        pictures = {name: sampled(drawn(scene, key, of(plain), state)) for name, (state, of) in STATES.items()}
        for eyes in filters:
            weak = told_apart(pictures, eyes)
            confused.update({(sight, eyes, *pair): share for pair, share in weak.items()})
    assert confused == {}


@pytest.mark.parametrize("theme", ["dark", "contrast"])
@pytest.mark.parametrize("game", BY_ID)
def test_every_seat_can_be_told_from_every_other(game: str, theme: str) -> None:  # UX 39
    made = BY_ID[game]
    mode, seats = max(made.info.modes.items(), key=lambda each: each[1].stop)
    view = made.view(made.new(seats.stop - 1, mode, {}, 4), 0)
    for sight, filters in (("usual", EYES), ("protan", ("protan",)), ("deutan", ("deutan",)), ("tritan", ("tritan",))):
        wear(theme, sight)
        plates = {}
        for seat in range(seats.stop - 1):
            tint, shape = made.face.side_of(view, seat)
            plates[str(seat)] = sampled(plate(Plate("", "", tint, shape)))
        for eyes in filters:
            shares = {pair: share_apart(plates[pair[0]], plates[pair[1]], eyes) for pair in combinations(plates, 2)}
            assert min(shares.values()) >= 0.01, (sight, eyes, shares)


def plate(part: Plate) -> QImage:
    """The left end of a seat's plate, where its sign stands."""
    item, image = PartItem(), QImage(60, 60, QImage.Format.Format_RGB32)
    item.set_place(QRectF(4, 4, 200, 50), Metrics())
    item.set_part(part)
    image.fill(0x202020)
    painter = QPainter(image)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


def test_the_measure_finds_a_state_that_is_a_colour_alone() -> None:
    red, green = [0xC83C3C & 0xF8F8F8] * 100, [0x5A7832 & 0xF8F8F8] * 100
    assert share_apart(red, green, "usual") == 1.0
    assert share_apart(red, green, "grey") == 0.0
