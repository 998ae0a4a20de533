"""A sign in its shape: told apart without colour."""

from itertools import product

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop.games.chronicle.parts import Signet
from desktop.worlds.chronicle.signet import draw_signet, gold, moulding, sun_path
from tests.table.pictures import distinct, inked, painted

SHAPES = ("shield", "circle", "diamond", "sun")


def drawn(shape, icon="chronicle/power", grey=True):
    signet = Signet(shape, icon, "#777777", "#333333")
    return painted(lambda p: draw_signet(p, signet, QPointF(60, 60), 30), 120, 120, grey)


def test_shape_and_sign_each_tell_without_colour(qapp):  # UX 39
    signs = [drawn(shape, f"chronicle/{icon}") for shape, icon in product(SHAPES, ("power", "love"))]
    assert distinct(signs) == 8


def test_a_signet_keeps_near_its_radius(qapp):
    for shape in SHAPES:
        assert QRectF(18, 18, 84, 84).contains(inked(drawn(shape, grey=False)))


def test_a_sun_has_rays():
    path = sun_path(QPointF(0, 0), 10)
    assert path.contains(QPointF(0, -11)) and not path.contains(QPointF(0, -12))
    assert path.elementCount() > 20


def test_gold_is_lit_from_the_upper_left(qapp):
    leaf = painted(lambda p: p.fillRect(QRectF(0, 0, 100, 100), gold(QRectF(0, 0, 100, 100))), 100, 100)
    assert leaf.pixelColor(2, 2).lightness() > leaf.pixelColor(97, 97).lightness()


def test_a_moulding_is_round(qapp):
    path = QPainterPath(QPointF(10, 50))
    path.lineTo(90, 50)
    bar = painted(lambda p: moulding(p, path, 20), 100, 100)
    edge, body, ridge = (bar.pixelColor(30, y).lightness() for y in (62, 57, 50))
    assert edge < body < ridge
    assert inked(bar).height() < 20 * 1.5
