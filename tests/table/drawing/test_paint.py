"""The house's surfaces."""

import pytest
from PySide6.QtCore import QPointF, QRectF

from desktop.table.drawing import paint
from desktop.table.drawing.palettes import SEATS
from desktop.table.drawing.theme import Metrics
from tests.table.pictures import distinct, inked, painted

SHAPES = ("triangle", "circle", "hexagon", "diamond", "square", "shield", "gem")
BOX = QRectF(60, 60, 120, 60)


@pytest.mark.parametrize("shape", SHAPES)
def test_a_shape_is_as_large_as_its_radius_says(qapp, shape):
    bounds = paint.shape_path(shape, QPointF(100, 100), 40).boundingRect()
    assert 60 <= bounds.width() <= 100
    assert 60 <= bounds.height() <= 102
    assert bounds.contains(QPointF(100, 100))


def test_seats_can_be_told_apart_in_grey(qapp):  # UX 39
    pictures = [
        painted(lambda p, s=seat: paint.seat_shape(p, s.shape, QPointF(120, 120), 60, "#888888"), grey=True)
        for seat in SEATS
    ]
    assert all(a != b for i, a in enumerate(pictures) for b in pictures[i + 1 :])


def test_the_shadow_is_soft_and_falls_down(qapp):
    sheet = painted(lambda p: paint.soft_shadow(p, BOX, 8, 20, 10, 0.5))
    column = [sheet.pixelColor(120, y).alpha() for y in range(240)]
    above = sum(column[:60])
    below = sum(column[120:])
    assert below > above > 0
    assert 100 < max(column) <= 135  # half of black, as asked
    edge = column[118:150]
    assert edge == sorted(edge, reverse=True)


def test_the_ring_is_outside_what_it_rings(qapp):  # UX 12
    sheet = painted(lambda p: paint.focus_ring(p, BOX, 10))
    assert sheet.pixelColor(120, 90).alpha() == 0
    assert sheet.pixelColor(120, 61).alpha() == 0
    ring = inked(sheet)
    assert ring.contains(BOX.adjusted(-6, -6, 6, 6))
    assert sheet.pixelColor(120, 53).lightness() > 240


@pytest.mark.parametrize("surface", [paint.brass, paint.glass])
def test_hover_and_press_show(qapp, surface):
    rest, hover, down = (
        painted(lambda p, s=state: surface(p, BOX, 10, *s)) for state in ((False, False), (True, False), (True, True))
    )
    assert rest != hover != down


def test_chips_tell_their_state_without_colour(qapp):
    m = Metrics()
    kinds = [(False, False), (True, False), (False, True)]
    sheets = [painted(lambda p, k=kind: paint.chip(p, 10, 100, "Summon", m, *k), grey=True) for kind in kinds]
    assert distinct(sheets) == 3
    assert paint.chip_width("Summon", m, done=True) > paint.chip_width("Summon", m)


def test_the_tick_of_a_chip_grows_with_its_words(qapp):  # UX 15
    usual, large = Metrics(1.0, 1.0), Metrics(1.0, 2.0)
    ticked = [paint.chip_width("", m, done=True) - paint.chip_width("", m) for m in (usual, large)]
    assert ticked[1] - ticked[0] == pytest.approx(large.sign(16) - usual.sign(16)) and ticked[1] > 1.5 * ticked[0]


def test_a_key_cap_is_as_wide_as_it_says(qapp):
    m = Metrics(1.0, 1.5)
    sheet = painted(lambda p: paint.key_cap(p, 20, 100, "Space", m))
    assert inked(sheet, 10).width() == pytest.approx(paint.key_cap_width("Space", m), abs=3)


@pytest.mark.parametrize("draw", [paint.panel, paint.frosted, paint.vignette, paint.house_ground])
def test_surfaces_stay_in_their_rect(qapp, draw):
    args = (10,) if draw is paint.frosted else ()
    assert BOX.adjusted(-2, -2, 2, 2).contains(inked(painted(lambda p: draw(p, BOX, *args)), 0))


def test_the_logo_has_five_colours(qapp):
    sheet = painted(lambda p: paint.logo(p, 20, 20, 200))
    assert QRectF(0, 0, 240, 240).contains(inked(sheet))
    assert len({sheet.pixelColor(x, y).hslHue() // 30 for x in range(40, 200, 4) for y in range(60, 160, 4)}) >= 4
