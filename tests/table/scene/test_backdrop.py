"""The ground: one opaque picture, with its bridges where the lanes meet."""

import pytest

from desktop.look import CENTRE, DecorSpec, LayoutSpec
from desktop.table.scene.backdrop import backdrop
from desktop.table.scene.layout import lay_out

SPEC = LayoutSpec("clash", (), (), (DecorSpec("bridge", (580, 300, 330, 152), CENTRE, "Upper"),))


def ground(spec: LayoutSpec, width: float, height: float, ratio: float = 1.0):
    layout = lay_out(spec, width, height, height / 882, {})
    return backdrop(spec, layout, width, height, ratio).toImage()


@pytest.mark.parametrize("size", [(993, 617), (1332, 677), (1609, 953), (1734, 882)])
def test_it_covers_the_whole_table(qapp, size):
    image = ground(SPEC, *size)
    assert (image.width(), image.height()) == size
    corners = [(0, 0), (size[0] - 1, 0), (0, size[1] - 1), (size[0] - 1, size[1] - 1)]
    assert all(image.pixelColor(*corner).alpha() == 255 for corner in corners)
    assert all(image.pixelColor(*corner).lightness() > 3 for corner in corners)  # painted, not left black


def test_it_has_the_ratio_s_pixels(qapp):
    assert ground(SPEC, 400, 237, 2.0).width() == 800


def test_the_label_stands_on_the_bridge(qapp):
    bare = ground(SPEC._replace(decor=(SPEC.decor[0]._replace(label=""),)), 1490, 882)
    named = ground(SPEC, 1490, 882)
    changed = [(x, y) for x in range(0, 1490, 3) for y in range(0, 882, 3) if bare.pixel(x, y) != named.pixel(x, y)]
    assert changed
    assert all(580 <= x <= 910 and 248 <= y <= 400 for x, y in changed)


def test_a_world_without_a_picture_has_a_ground_and_bridges_of_its_own(qapp):
    image = ground(SPEC._replace(ground="no such picture"), 745, 441)
    assert image.pixelColor(10, 220) != image.pixelColor(735, 220)  # west is warm, east is cool
    assert ground(SPEC._replace(world="nowhere", decor=()), 745, 441).pixelColor(20, 20).alpha() == 255


def test_a_tray_is_drawn_in_any_world(qapp):
    tray = DecorSpec("tray", (20, 700, 1400, 200))
    assert ground(LayoutSpec("toy", (), (), (tray,)), 1490, 882) != ground(LayoutSpec("toy", ()), 1490, 882)
