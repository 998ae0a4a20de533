"""Tokens: contrast, fonts and icons, and what happens when a file is missing."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.games import BY_ID
from desktop.table.drawing import theme
from desktop.table.drawing.palettes import CONTRAST, DARK, LIGHT, SEATS, SIGHTS
from desktop.table.drawing.theme import (
    BASE,
    FELT,
    MIN_TEXT,
    Metrics,
    color,
    contrast,
    darker,
    draw_icon,
    font,
    lighter,
    mix,
)
from desktop.table.world import world_of, worlds


@pytest.fixture
def usual_dress() -> Iterator[None]:
    """Whatever a test puts on is taken off again."""
    yield
    theme.wear("dark")


def test_contrast_is_that_of_wcag():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


def test_a_theme_is_put_on_at_once(usual_dress):
    theme.wear("light")
    assert (BASE, FELT) == (LIGHT, DARK)
    assert theme.tinted("muted") == LIGHT.muted
    theme.wear("contrast")
    assert (BASE, FELT) == (CONTRAST, CONTRAST)
    assert theme.worn() == ("contrast", "usual")


def test_a_sight_exchanges_states_and_seats(usual_dress):
    before = color(SEATS[0].color).name()
    theme.wear("dark", "deutan")
    assert BASE.legal == SIGHTS["deutan"].dark["legal"] != DARK.legal
    assert color(SEATS[0].color).name().upper() == SIGHTS["deutan"].seats[SEATS[0].color] != before.upper()
    theme.wear("light", "deutan")
    assert (BASE.refused, FELT.refused) == (SIGHTS["deutan"].light["refused"], SIGHTS["deutan"].dark["refused"])


SIDES = {side.color for world in worlds().values() for side in world.sides}


@pytest.mark.parametrize("sight", [sight for sight in SIGHTS if sight != "usual"])
def test_every_seat_and_side_has_a_colour_for_every_sight(sight):
    for world in worlds().values():
        own = {side.color for side in world.sides} - {seat.color for seat in SEATS}
        assert len(own) == len(world.sights.get(sight, ()))
    assert set(SIGHTS[sight].seats) == {seat.color for seat in SEATS}


def test_a_sight_exchanges_the_sides_of_worlds_too(usual_dress):
    world = world_of("fleet")
    theme.wear("dark", "deutan")
    assert [color(side.color).name().upper() for side in world.sides] == list(world.sights["deutan"])


def test_the_colours_that_games_give_their_seats_are_known():
    given = {color for name in BY_ID for color in colors_of_seats(name)}
    assert given <= SIDES | {seat.color for seat in SEATS}


def colors_of_seats(game_id: str) -> set[str]:
    """What the seats of a game's first mode wear."""
    game = BY_ID[game_id]
    mode, seats = next(iter(game.info.modes.items()))
    state = game.new(min(seats), mode, game.settle({}), 1)
    view = game.view(state, 0)
    return {game.face.side_of(view, seat)[0] for seat in range(min(seats))}


def test_lines_grow_stronger_in_high_contrast(usual_dress):
    faint = theme.edge(0.12).alphaF()
    theme.wear("contrast")
    assert theme.edge(0.12).alphaF() > 3 * faint
    assert theme.dark(0.5).alphaF() == 1.0


@pytest.mark.parametrize("ground", [DARK.panel, LIGHT.panel, "#808080"])
@pytest.mark.parametrize("side", sorted(SIDES))
def test_the_colour_of_a_world_is_made_readable(ground, side):
    assert contrast(theme.readable(side, ground), ground) >= 4.5


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
    assert font(world_of("clash").title, 30).families() != font("source-sans-3 400", 30).families()


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
