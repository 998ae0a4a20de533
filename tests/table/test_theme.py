"""Tokens: contrast, fonts and icons, and what happens when a file is missing."""

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.table import theme
from desktop.table.theme import BASE, MIN_TEXT, SEATS, WORLDS, Metrics, color, darker, draw_icon, font, lighter, mix


def luminance(name: str) -> float:
    value = QColor(name)
    parts = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in value.getRgbF()[:3]]
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]


def contrast(first: str, second: str) -> float:
    high, low = sorted((luminance(first), luminance(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(
    ("text", "ground"),
    [
        (BASE.text, BASE.panel),
        (BASE.muted, BASE.panel),
        (BASE.accent_text, BASE.accent),
        (BASE.disabled, BASE.tip),
        (BASE.text, BASE.tip),
        (BASE.refused, BASE.tip),
        (BASE.chosen_text, BASE.chosen),
        (BASE.tab_text, BASE.tab),
    ],
)
def test_text_stands_out(text, ground):
    assert contrast(text, ground) >= 4.5


def test_seats_differ_in_shape_and_not_in_colour_alone():  # UX 39
    assert len({seat.shape for seat in SEATS}) == len(SEATS) == 6


def test_every_font_named_in_a_world_that_is_shipped_can_be_had(qapp):
    for key in {*theme._font_index()}:
        face = font(key, 20)
        assert face.pixelSize() == 20
        assert face.families()
        assert face.italic() == ("italic" in key)


def test_a_weight_that_is_not_shipped_takes_the_nearest(qapp):
    assert theme._nearest("source-sans-3 500") in theme._font_index()
    assert theme._nearest("no-such-font 400") == "no-such-font 400"
    assert font("no-such-font 400", 12).pixelSize() == 12
    assert font(WORLDS["clash"].title, 30).families() != font("source-sans-3 400", 30).families()


def drawn(name: str, tint: str = "#ff0000") -> QImage:
    sheet = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    sheet.fill(Qt.GlobalColor.transparent)
    painter = QPainter(sheet)
    draw_icon(painter, name, QRectF(0, 0, 40, 40), tint)
    painter.end()
    return sheet


def test_an_icon_is_drawn_in_its_tint(qapp):
    sheet = drawn("check")
    tints = {
        sheet.pixelColor(x, y).name() for x in range(40) for y in range(40) if sheet.pixelColor(x, y).alpha() == 255
    }
    assert tints == {"#ff0000"}


def test_a_missing_icon_is_a_ring_and_no_error(qapp):
    sheet = drawn("no-such-icon")
    assert any(sheet.pixelColor(x, y).alpha() for x in range(40) for y in range(40))


def test_a_pixmap_of_an_icon_knows_its_ratio(qapp):
    pixmap = theme.icon_pixmap("undo-2", 20, BASE.text, 2.0)
    assert (pixmap.width(), pixmap.devicePixelRatio()) == (40, 2.0)


def test_metrics_keep_the_floor():  # UX 15
    small = Metrics.of_height(400)
    assert small.type(15) == MIN_TEXT
    assert small.px(100) == 40
    assert Metrics.of_height(1000, 1.5).type(20) == 30


def test_mixing():
    assert mix("#000000", "#ffffff", 0.5).red() in (127, 128)
    assert lighter("#808080", 1).name() == "#ffffff"
    assert darker("#808080", 1).name() == "#000000"
    assert color("#ffffff", 0.25).alpha() == 64
