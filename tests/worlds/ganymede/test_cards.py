"""Ganymede's faces: number, camp and effect must be readable at every size, and without colour."""

import pytest
from PySide6.QtCore import QRectF

from desktop.look import Face, Keyword, Value
from desktop.table.drawing.canvas import Level
from desktop.table.drawing.faces import card_image
from desktop.worlds.ganymede.cards import CAMPS, FACES
from desktop.worlds.ganymede.ground import DECOR, ground
from tests.table.pictures import distinct, inked, painted


def card(rank: str = "8", camp: str = "red", word: str = "", counts: str = "", art: str = "") -> Face:
    values = (Value("rank", rank), *((Value("counts", counts),) if counts else ()))
    return Face(camp, "ganymede", "x", rank, values=values, keywords=(Keyword("scout", word),) if word else (), art=art)


def grey(face: Face, width: float, level: Level | None = None):
    image = card_image(face, face.values, width, level)
    return image.convertToFormat(image.Format.Format_Grayscale8)


@pytest.mark.parametrize("width", [60, 110, 260])
def test_number_and_camp_show_at_every_level(qapp, width):  # UX 19, UX 39
    assert distinct(grey(card(rank), width) for rank in ("5", "6", "8", "9", "10", "A")) == 6
    assert distinct(grey(card(camp=camp), width) for camp in CAMPS) == len(CAMPS)


@pytest.mark.parametrize("width", [60, 110, 260])
def test_an_effect_shows_at_every_level(qapp, width):
    assert grey(card(word="Scout"), width) != grey(card(), width)


def test_the_word_shows_from_the_middle_level_on(qapp):
    assert grey(card(word="Scout"), 60) == grey(card(word="Blast"), 60)  # a sign instead
    assert grey(card(word="Scout"), 110) != grey(card(word="Blast"), 110)


@pytest.mark.parametrize("width", [60, 110, 260])
def test_what_an_ace_counts_shows(qapp, width):  # UX 19
    assert distinct(grey(card("A", counts=counts), width) for counts in ("", "1", "11")) == 3


def test_the_large_card_says_its_rule(qapp):
    face = card(word="Scout")._replace(text="Look at the top 2 of your Battle deck.")
    assert grey(face, 260, Level.L) != grey(face._replace(text=""), 260, Level.L)


@pytest.mark.parametrize("width", [60, 110, 260])
def test_a_back_tells_its_camp_without_colour(qapp, width):  # UX 39
    camps = ("red", "green", "purple")
    backs = [Face(f"back_{camp}", "ganymede", art=art) for camp in camps for art in ("", f"back_{camp}")]
    assert distinct(grey(face, width) for face in backs) == len(backs)


def test_every_camp_has_face_and_back():
    assert set(FACES) == {*CAMPS, *(f"back_{camp}" for camp in CAMPS), "back", "recycle", "gone"}


def test_the_column_says_its_heading_and_stays_in_its_place(qapp):
    rect = QRectF(20, 20, 200, 180)
    plain = painted(lambda p: DECOR["column"](p, rect, "", 1.0, True))
    assert rect.adjusted(-1, -1, 1, 1).contains(inked(plain))
    assert painted(lambda p: DECOR["column"](p, rect, "Reinforcements", 1.0, True)) != plain


def test_a_ground_without_a_picture_covers_the_table(qapp):
    sheet = painted(lambda p: ground(p, QRectF(0, 0, 240, 240), 1.0))
    assert inked(sheet, 250) == QRectF(0, 0, 240, 240)
    assert sheet.pixelColor(120, 10) != sheet.pixelColor(120, 230)
