"""What drifts over the ground: under everything that lies there, only while somebody looks and wants motion."""

from __future__ import annotations

from itertools import pairwise
from time import sleep

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem
from pytestqt.qtbot import QtBot

from desktop.games import BY_ID
from desktop.table.motion.speeds import Pace, Speed
from desktop.table.scene import air
from desktop.table.scene.air import AirItem, Glimmer, Motes, flicker, places
from desktop.table.scene.scene import TableScene
from desktop.table.scene.view import TableView
from desktop.table.world import world_of

AREA = QRectF(0, 0, 600, 400)
SNOW = Motes(200, ("#FFFFFF",), 6, 12, down=30, across=-20, sway=10, alpha=1.0)
Active = Qt.ApplicationState


@pytest.fixture(autouse=True)
def _the_air_lies_still() -> None:
    """Here it moves."""


@pytest.fixture(name="view")
def shown(used_table: TableView) -> TableView:
    """A table whose ground may move."""
    return used_table


def of(scene: TableScene) -> AirItem:
    return next(item for item in scene.items() if isinstance(item, AirItem))


def painted(kinds: air.Air, seconds: float, sheets: tuple[QRectF, ...] = ()) -> QImage:
    """The air alone, on black."""
    scene = TableScene()
    item = of(scene)
    item.air, item.seconds = kinds, seconds
    item.fit(AREA, 1.0, sheets)
    image = QImage(600, 400, QImage.Format.Format_RGB32)
    image.fill(0)
    painter = QPainter(image)
    item.paint(painter, QStyleOptionGraphicsItem())
    painter.end()
    return image


def light(image: QImage, area: QRectF) -> float:
    """How bright it is there on an average."""
    spots = [(x, y) for x in range(int(area.left()), int(area.right()), 3) for y in range(0, 400, 3)]
    return sum(image.pixelColor(*spot).lightnessF() for spot in spots) / len(spots)


def test_it_moves_while_the_table_is_looked_at(view: TableView, monkeypatch: pytest.MonkeyPatch) -> None:
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    item = of(view.table)
    assert item.moves and item.isVisible()
    for state in (Active.ApplicationInactive, Active.ApplicationActive):
        monkeypatch.setattr(QGuiApplication, "applicationState", lambda state=state: state)
        app.applicationStateChanged.emit(state)
        assert item.moves == item.isVisible() == (state == Active.ApplicationActive)
    view.hide()
    assert not item.moves and not item.isVisible()


@pytest.mark.parametrize("pace", [Pace(motion=False), Pace(Speed.OFF)])
def test_who_wants_calm_sees_nothing_of_it(view: TableView, qtbot: QtBot, pace: Pace) -> None:
    view.table.animator.pace = pace
    qtbot.waitUntil(lambda: not of(view.table).isVisible(), timeout=1000)
    view.table.animator.pace = Pace()
    qtbot.waitUntil(lambda: of(view.table).isVisible(), timeout=1000)


def test_it_changes_the_ground_and_nothing_that_lies_on_it(view: TableView) -> None:
    scene, item = view.table, of(view.table)
    item.let(False)
    item.air = (SNOW._replace(many=1500),)

    def grabbed(seconds: float, seen: bool) -> QImage:
        item.seconds = seconds
        item.setVisible(seen)
        return view.viewport().grab().toImage()

    still, one, other = grabbed(0, False), grabbed(1.0, True), grabbed(3.0, True)
    assert still != one != other
    cards = [card for places in scene.cards.values() for card in places]
    assert len(cards) > 8
    for card in cards:
        inner = card.sceneBoundingRect().toAlignedRect()
        assert inner.width() > 20
        middle = inner.adjusted(*(round(side * inner.width()) for side in (0.2, 0.2, -0.2, -0.2)))
        assert still.copy(middle) == one.copy(middle) == other.copy(middle)


def test_where_words_stand_it_is_weaker() -> None:
    left, right = QRectF(0, 0, 300, 400), QRectF(300, 0, 300, 400)
    image = painted((SNOW,), 4.0, (left,))
    assert 0.2 < light(image, left) / light(image, right) < 0.7


def test_its_time_is_counted_and_no_clock_is_read(view: TableView) -> None:
    """Two tables that were ticked alike look alike, however long each took."""
    item = of(view.table)
    before, _ = item.seconds, sleep(0.05)
    assert item.seconds == before
    item.tick(500)
    assert item.seconds == before + 0.5
    assert painted((SNOW,), item.seconds) == painted((SNOW,), before + 0.5)


def test_what_leaves_the_table_comes_back() -> None:
    around = AREA.adjusted(-air.MARGIN, -air.MARGIN, air.MARGIN, air.MARGIN)
    for seconds in (0.0, 7.3, 86_400.0):
        found = [middle for middle, *_ in places(SNOW, seconds, AREA, 1.0)]
        assert len(found) == SNOW.many and all(around.contains(middle) for middle in found)
        assert sum(middle.x() < 300 for middle in found) in range(60, 141)  # it does not gather anywhere


def test_a_flame_is_never_still_and_never_out() -> None:
    values = [flicker(k / 15, 0.6) for k in range(2000)]
    assert 0.5 < min(values) < 0.85 and 1.15 < max(values) < 1.5
    assert max(abs(b - a) for a, b in pairwise(values)) < 0.2  # nothing flashes


@pytest.mark.parametrize("game", BY_ID)
def test_every_world_has_an_air_that_is_seen_and_stays_in_the_background(qapp: object, game: str) -> None:
    kinds = world_of(game).drawing.air
    assert any(isinstance(kind, Motes) for kind in kinds)
    once, later = painted(kinds, 2.0), painted(kinds, 6.0)
    assert once != later
    assert light(once, AREA) < 0.06 and light(later, AREA) < 0.06
    assert all(kind.alpha <= 0.12 for kind in kinds if isinstance(kind, Glimmer) or kind.large > 40)
