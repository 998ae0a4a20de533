"""The pages of Chronicle: strength, suit and evil must be readable at every size, and without colour."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from desktop.look import Face, Keyword, Value
from desktop.table.drawing.canvas import Level
from desktop.table.drawing.faces import card_image
from desktop.worlds.chronicle.cards import FACES, SUITS
from desktop.worlds.chronicle.ground import CORNER, DECOR, ground
from tests.table.pictures import distinct, inked, painted

WIDTHS = (40, 60, 110, 260)


def page(strength="8", suit="power", evil=False, title="Knight", word="", art=""):
    values = (Value("strength", strength), *((Value("evil", ""),) if evil else ()))
    keywords = (Keyword("discard", word),) if word else ()
    return Face(suit, "chronicle", "x", title, values=values, keywords=keywords, text=word, art=art)


def plate(
    title="The Great Reform", of="wisdom", condition="Most Wisdom allies", theme="Theme card: the Wizard", art=""
):
    values = (Value("of", of), Value("condition", condition), Value("theme", theme))
    return Face("history", "chronicle", "x", title, values=values, text="1 Fame.", art=art, wide=True)


def grey(face, width, level=None):
    image = card_image(face, face.values, width, level)
    return image.convertToFormat(image.Format.Format_Grayscale8)


@pytest.mark.parametrize("art", ["", "knight"])
@pytest.mark.parametrize("width", WIDTHS)
def test_strength_and_suit_show_at_every_size(qapp, width, art):  # UX 19, UX 39
    assert distinct(grey(page(str(n), art=art), width) for n in range(1, 11)) == 10
    assert distinct(grey(page(suit=suit, art=art), width) for suit in SUITS) == 4


@pytest.mark.parametrize("width", WIDTHS)
def test_evil_shows_at_every_size(qapp, width):
    assert grey(page(evil=True), width) != grey(page(), width)


def test_a_wild_has_a_sun_for_a_number(qapp):
    assert grey(page("", "wild"), 110) != grey(page("1", "wild"), 110)


def test_name_and_ability_show_from_the_middle_level_on(qapp):
    assert grey(page(title="Knight"), 60) == grey(page(title="Maid"), 60)
    assert grey(page(title="Knight"), 110) != grey(page(title="Maid"), 110)
    assert grey(page(word="discard an ally"), 60) == grey(page(), 60)
    assert grey(page(word="discard an ally"), 110) != grey(page(word="give an ally"), 110)
    assert grey(page(word="discard an ally"), 260, Level.L) != grey(page(), 260, Level.L)


def test_a_plate_lies_on_its_side_and_tells_name_suit_and_condition(qapp):
    image = grey(plate(), 220)
    assert (image.width(), image.height()) == (220, round(220 * 630 / 880))
    variants = (plate(), plate(title="Court Intrigue"), plate(of=""), plate(condition="Fewest Wisdom allies"))
    assert distinct(grey(face, 220) for face in variants) == 4
    assert grey(plate(theme="Theme card: the Thief"), 400) != grey(plate(), 400)


def test_a_small_plate_still_tells_its_suit(qapp):
    assert distinct(grey(plate(of=of, art="great_reform"), 90) for of in ("power", "wisdom", "love", "")) == 4


@pytest.mark.parametrize("width", WIDTHS)
def test_the_backs_differ_with_and_without_a_picture(qapp, width):
    backs = [Face(name, "chronicle", art=art) for name in ("back", "back_history") for art in ("", name)]
    assert distinct(grey(face, width) for face in backs) == 4


def test_every_suit_has_a_face():
    assert set(FACES) == {*SUITS, "history", "back", "back_history"}


@pytest.mark.parametrize("kind", DECOR)
def test_a_fixture_stays_near_its_place(qapp, kind):
    room = QRectF(50, 50, 300, 160)
    left = inked(painted(lambda p: DECOR[kind](p, room, "", 1.0, True), 400, 260), 90)
    assert left.isValid() and room.adjusted(-20, -20, 20, 24).contains(left)


def test_the_mat_says_its_label(qapp):
    room = QRectF(20, 20, 300, 160)

    def mat(word):
        return painted(lambda p: DECOR["mat"](p, room, word, 1.0, True), 340, 200)

    mats = [mat(""), mat("Meeting")]
    assert mats[0] != mats[1]


def test_the_corners_of_the_mats_picture_keep_their_size(qapp, monkeypatch):
    corner, fine = round(CORNER), 0.5

    def picture(world, name, wide, high):
        leather = painted(lambda p: p.fillRect(QRectF(0, 0, wide, high), QColor("#602020")), wide, high)
        side = corner * fine
        spot = QRectF(0, 0, side, side)
        return painted(lambda p: (p.drawImage(0, 0, leather), p.fillRect(spot, QColor("#E0B040"))), wide, high)

    monkeypatch.setattr("desktop.worlds.chronicle.ground.read_picture", picture)
    room = QRectF(0, 0, 700, 150)
    shown = painted(lambda p: DECOR["mat"](p, room, "", fine, True), 700, 150)
    inside, outside = (shown.pixelColor(round(corner * fine * share), 30) for share in (0.9, 1.15))
    assert inside.name() == "#e0b040" and outside.name() == "#602020"


def test_a_ground_without_a_picture_covers_everything(qapp):
    whole = QRectF(0, 0, 200, 120)
    assert inked(painted(lambda p: ground(p, whole, 0.5), 200, 120)) == whole
