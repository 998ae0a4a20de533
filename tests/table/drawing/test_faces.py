"""Faces: drawn once, kept within a limit, crisp, and different where the game is."""

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QTransform

from desktop.look import Face, Keyword, Look, Value
from desktop.table.drawing.canvas import HEIGHT, WIDTH
from desktop.table.drawing.faces import CACHE_BYTES, FaceCache, card_image, margin_of
from desktop.table.scene.large_card import reader_pixmap

OGRE = Face(
    "fighter", "clash", "ogre", "Ogre", cost="4", values=(Value("attack", "4"), Value("hp", "4")),
    keywords=(Keyword("berserk", "Berserk"),), art="ogre",
)  # fmt: skip
BACK = Face("back", "clash", art="back")
LOOK = Look(OGRE, BACK)


def grey(look: Look, width: float = 120):
    image = FaceCache().get(look, width, 1.0).pixmap.toImage()
    return image.convertToFormat(image.Format.Format_Grayscale8)


def test_a_face_is_drawn_once_for_each_look_and_size(qapp):
    cache = FaceCache()
    first = cache.get(LOOK, 120, 1.0)
    assert cache.get(LOOK._replace(playable=True), 120, 1.0) is first  # a line, not another picture
    assert cache.get(LOOK, 121, 1.0) is not first
    assert cache.get(LOOK, 120, 2.0) is not first
    assert len(cache) == 3


def test_the_cache_stays_within_its_limit(qapp):
    cache = FaceCache(limit=400_000)
    for width in range(60, 120):
        cache.get(LOOK, float(width), 1.0)
    assert cache.weight <= 400_000
    assert 0 < len(cache) < 60
    cache.clear()
    assert (cache.weight, len(cache)) == (0, 0)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0])
def test_a_card_is_as_many_device_pixels_as_it_should(qapp, ratio):  # UX 16
    baked = FaceCache().get(LOOK, 120, ratio)
    assert baked.pixmap.devicePixelRatio() == ratio
    assert baked.pixmap.width() == round((120 + 2 * baked.margin) * ratio)
    assert baked.margin * ratio == pytest.approx(round(baked.margin * ratio))


@pytest.mark.parametrize(
    "marks",
    [
        {"entered": True},
        {"immovable": True},
        {"fatigued": True},
        {"only_you": True},
        {"seen": True},
        {"veiled": True},
        {"face_up": False},
        {"values": (Value("attack", "4"), Value("hp", "1", changed=True))},
        {"values": (Value("attack", "4"), Value("hp", "4", changed=True))},
        {"counters": (Value("money", "2"),)},
        {"side": 0},
    ],
)
def test_every_mark_shows_without_colour(qapp, marks):  # UX 4, UX 39
    assert grey(LOOK._replace(**marks)) != grey(LOOK)


def test_what_is_face_down_shows_its_back_only(qapp):  # UX 38
    other = OGRE._replace(card="troll", title="Troll", art="troll")
    assert grey(Look(other, BACK, face_up=False)) == grey(LOOK._replace(face_up=False))


def test_a_lifted_card_has_a_larger_shadow(qapp):
    assert margin_of(120, True) > margin_of(120, False)


@pytest.mark.parametrize("template", ["fighter", "incantation", "tower", "stronghold", "back"])
@pytest.mark.parametrize("width", [50, 90, 260])
def test_every_template_draws_at_every_level(qapp, template, width):
    face = OGRE._replace(template=template, values=(*OGRE.values, Value("damage", "3")), text="falls at the right")
    image = card_image(face, face.values, width)
    assert (image.width(), image.height()) == (width, round(HEIGHT * width / WIDTH))
    colors = {image.pixel(x, y) for x in range(0, width, 7) for y in range(0, image.height(), 7)}
    assert len(colors) > 20
    assert image.pixelColor(0, 0).alpha() < 255  # the corners are round


@pytest.mark.parametrize("face", [OGRE._replace(world="nowhere"), OGRE._replace(art="x")])
def test_what_is_missing_is_drawn_plainly(qapp, face):
    assert not card_image(face, face.values, 100).isNull()


def test_the_large_card_is_sharp(qapp):  # UX 14
    pixmap = reader_pixmap(LOOK, 280, 2.0)
    assert (pixmap.width(), pixmap.devicePixelRatio()) == (560, 2.0)


def test_the_same_card_looks_the_same_for_ever(qapp):
    assert card_image(OGRE, OGRE.values, 120) == card_image(OGRE, OGRE.values, 120)
    assert card_image(OGRE, OGRE.values, 120).rect() == QRect(0, 0, 120, 168)


def test_the_eye_says_who_knows_the_card_where_there_is_room(qapp):
    secret = LOOK._replace(only_you=True)
    told = secret._replace(eye_says="only you")
    assert grey(told) != grey(secret)
    assert grey(told, 50) == grey(secret, 50)  # on a small card the sign alone


@pytest.mark.parametrize("ratio", [1.0, 1.5, 2.0])
def test_a_card_on_its_side_is_as_wide_as_others_are_high(qapp, ratio):
    image = card_image(Face("card", "toy", "ox", "Ox", wide=True), (), 220 * ratio)
    assert (image.width(), image.height()) == (round(220 * ratio), round(220 * ratio * WIDTH / HEIGHT))


def test_what_lies_on_a_stack_casts_no_shadow_until_it_is_lifted(qapp):
    faces, one = FaceCache(), Look(Face("card", "toy", "ox", "Ox"))
    flat = one._replace(flat=True)
    corner = [faces.get(each, 120, 1.0, lifted).pixmap.toImage().pixelColor(70, 190) for each, lifted in
              ((one, False), (flat, False), (flat, True), (one, True))]  # fmt: skip
    assert corner[0].alpha() > 0 == corner[1].alpha()
    assert corner[2] == corner[3] and corner[2].alpha() > 0


def test_a_token_stands_upright_on_a_card_that_lies_turned(qapp):  # UX 19
    """Seen on the table, the number in the middle of the token looks the same either way."""

    def token(fatigued: bool) -> QImage:
        look = LOOK._replace(counters=(Value("money", "7"),), fatigued=fatigued)
        image, margin = FaceCache().get(look, 110, 1.0).pixmap.toImage(), margin_of(110, False)
        high = 110 * HEIGHT / WIDTH
        spot = QRect(round(margin + 16) - 6, round(margin + high - (11 if fatigued else 6)) - 6, 12, 12)
        seen = image.copy(spot)
        return seen.transformed(QTransform().rotate(90)) if fatigued else seen

    upright, turned = (token(fatigued).convertToFormat(QImage.Format.Format_Grayscale8) for fatigued in (False, True))
    spots = [(x, y) for x in range(1, 11) for y in range(1, 11)]
    dark = {name: {at for at in spots if image.pixelColor(*at).lightness() < 110} for name, image in
            (("upright", upright), ("turned", turned))}  # fmt: skip
    assert len(dark["upright"]) > 8
    assert len(dark["upright"] & dark["turned"]) > 0.55 * len(dark["upright"] | dark["turned"])


def test_no_more_faces_are_kept_than_a_table_of_that_size_has_use_for(qapp: object) -> None:
    cache = FaceCache()
    cache.fit(400 * 300)
    for number in range(60):
        cache.get(Look(Face("card", "bench", str(number), str(number))), 80.0, 1.0)
    assert cache.weight <= cache.limit == 3 * 4 * 400 * 300 and len(cache) > 10
    cache.fit(200 * 150)
    assert cache.weight <= cache.limit
    cache.fit(10_000 * 10_000)
    assert cache.limit == CACHE_BYTES
