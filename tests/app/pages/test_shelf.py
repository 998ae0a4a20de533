"""The home page's room: one light on wall, shelf and covers, words on it that can be read, in every theme."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from desktop.app.pages import shelf
from desktop.games import BY_ID
from desktop.storage.settings import THEMES
from desktop.table.drawing import theme
from desktop.table.drawing.paint import logo
from desktop.table.drawing.theme import BASE, Metrics, contrast
from desktop.table.world import world_of
from tests.app.conftest import Open

SIZE = 1366, 768
UNIT = Metrics(0.768)
FEET = 690.0
COVERS = [QRectF(31 + 264 * k, 96, 250, FEET - 96) for k in range(5)]


@pytest.fixture(params=THEMES)
def worn(request: pytest.FixtureRequest, qapp: object) -> Iterator[str]:
    theme.wear(request.param)
    yield request.param
    theme.wear("dark")


def ground() -> QImage:
    """The room, as the covers stand in a window of the smallest usual size."""
    image = QImage(*SIZE, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    shelf.draw(painter, QRectF(image.rect()), COVERS, [world_of(game) for game in BY_ID], UNIT)
    painter.end()
    return image


def light(image: QImage, rect: QRect) -> float:
    """How bright it is there on an average."""
    cells = image.copy(rect).scaled(8, 8)
    return sum(cells.pixelColor(x, y).lightnessF() for x in range(8) for y in range(8)) / 64


def test_words_on_wall_and_shelf_can_be_read(worn: str) -> None:
    image = ground()
    rooms = {
        QRect(120, 20, 420, 60): (BASE.text, BASE.muted),
        QRect(24, int(FEET) + 28, 400, 42): (BASE.muted,),
        QRect(880, int(FEET) + 28, 470, 42): (BASE.accent_ink,),
    }
    for room, tints in rooms.items():
        spots = image.copy(room)
        behind = {spots.pixelColor(x, y).name() for x in range(0, room.width(), 5) for y in range(0, room.height(), 5)}
        for tint in tints:
            worst = min(behind, key=lambda spot: contrast(tint, spot))
            assert contrast(tint, worst) >= 4.5, (worn, room, tint, worst)


def test_the_lamp_hangs_at_the_upper_left(worn: str) -> None:
    image = ground()
    left, right = (light(image, QRect(x, 2, 260, 80)) for x in (2, SIZE[0] - 262))
    assert (left == right == 0) if worn == shelf.PLAIN else left > 1.02 * right


def test_covers_cast_their_shadow_away_from_it() -> None:
    image, cover = ground(), COVERS[4]
    beside = [light(image, QRect(round(x), 300, 12, 200)) for x in (COVERS[0].left() - 16, cover.right() + 4)]
    assert beside[1] < 0.8 * beside[0]


def test_without_its_pictures_the_page_has_its_usual_ground(monkeypatch: pytest.MonkeyPatch) -> None:
    with_pictures = ground()
    monkeypatch.setattr(shelf, "shipped", lambda _name: None)
    plain = ground()
    assert plain != with_pictures
    assert light(plain, QRect(0, 0, 1366, 80)) > 0.02


def test_every_cover_stands_in_the_light_of_the_page(open_window: Open) -> None:
    """Covers far from the lamp are dimmer than near ones would be in the same place."""
    page = open_window(*SIZE, games=BY_ID).home
    image = QImage(*SIZE, QImage.Format.Format_RGB32)
    image.fill(QColor("#808080"))
    painter = QPainter(image)
    shelf.shed_light(painter, QRectF(page.rect()))
    painter.end()
    first, last = (page.covers[at].geometry().center() for at in (0, -1))
    assert image.pixelColor(first).lightness() > image.pixelColor(last).lightness() + 15
    assert len({round(cover.card.bottom() + cover.y()) for cover in page.covers}) == 1


@pytest.mark.parametrize(("side", "modelled"), [(20, False), (60, True), (200, True)])
def test_the_mark_is_the_picture_where_that_is_no_mud(qapp: object, side: float, modelled: bool) -> None:
    image = QImage(400, 300, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    logo(painter, 90, 20, side)
    painter.end()
    seen = [(x, y) for x in range(400) for y in range(300) if image.pixelColor(x, y).alpha() > 60]
    tones = {image.pixel(*spot) for spot in seen}
    assert (len(tones) > 1200) is modelled
    middle = QPointF(sum(x for x, _ in seen) / len(seen), sum(y for _, y in seen) / len(seen))
    assert abs(middle.x() - 90 - side / 2) < 0.06 * side and abs(middle.y() - 20 - side / 2) < 0.16 * side
