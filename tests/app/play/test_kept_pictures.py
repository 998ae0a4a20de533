"""What places and parts keep of themselves is what they would paint now, in each of the five games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem

from desktop.app.house import app_theme
from desktop.app.play.play_page import PlayPage
from desktop.engine.match import PERSON
from desktop.engine.rng import Rng
from desktop.storage.settings import Settings
from desktop.table.drawing.theme import Metrics
from desktop.table.parts import PartKind
from desktop.table.scene.part_item import PartItem
from desktop.table.scene.zone_item import CountItem, ZoneItem
from tests.app.looking import apart
from tests.app.play.test_play_every_game import EVERY, FULL, played
from tests.app.playing import OpenPage, pages  # noqa: F401
from tests.games.setups import SetUp

KEPT = (ZoneItem, CountItem, PartItem)
UNSEEN = 8  # steps of a colour: half-transparent ones laid down twice lose so much


def seen(page: PlayPage) -> QImage:
    """The table as it stands on the screen."""
    return page.view.viewport().grab().toImage()


def anew(page: PlayPage) -> QImage:
    """And as it would, if every place and part painted itself now."""
    items = [item for item in page.scene.items() if isinstance(item, KEPT)]
    assert items
    for item in items:
        item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
    image = seen(page)
    for item in items:
        item.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
    return image


@pytest.mark.parametrize("setup", EVERY, ids=lambda setup: setup.game)
def test_no_decision_leaves_an_old_picture(open_page: OpenPage, setup: SetUp) -> None:
    """Played, taken back, pointed at, picked up and let go."""
    page, dice = open_page(played(setup, 8, PERSON)), Rng(3)
    page.controller.open_curtain()
    for _ in range(10):
        page.controller.play(setup.rules().bots.policy(page.match.state, page.match.state.legal(), dice))
        page.controller.skip()
        page.controller.open_curtain()
        assert not apart(seen(page), anew(page), UNSEEN), f"after {page.match.steps[-1]}"
        for item in [item for row in page.scene.cards.values() for item in row][:3]:
            page.scene.reading.hover(item)
            assert not apart(seen(page), anew(page), UNSEEN), f"with the pointer on {item.look}"
        page.scene.reading.hover(None)
        if page.match.over:
            break
    page.controller.undo()
    page.controller.skip()
    assert not apart(seen(page), anew(page), UNSEEN)


@pytest.fixture(name="usual", autouse=True)
def usual_colours() -> Iterator[None]:
    """The colours are everybody's: they are put back."""
    yield
    app_theme.change(Settings())


@pytest.mark.parametrize("wanted", [{"theme": "contrast"}, {"colors": "deutan"}, {"text": 200}], ids=str)
@pytest.mark.parametrize("setup", FULL, ids=lambda setup: setup.game)
def test_no_setting_leaves_an_old_picture(open_page: OpenPage, setup: SetUp, wanted: dict[str, Any]) -> None:
    page = open_page(played(setup, 40, PERSON))
    page.controller.open_curtain()
    before = seen(page)
    for name, value in wanted.items():
        setattr(page.settings, name, value)
    app_theme.change(page.settings)
    page.refit()
    shown, now = seen(page), anew(page)
    assert not apart(shown, now, UNSEEN)
    assert apart(before, now, UNSEEN) > 1000 or "colors" in wanted  # in some worlds those are no others


class Watched(PartKind[Any]):
    """A kind of part that notes when it is painted."""

    def __init__(self, kind: PartKind[Any], painted: list[str]) -> None:
        self._kind, self._painted = kind, painted

    def paint(self, painter: QPainter, rect: QRectF, part: Any, metrics: Metrics) -> None:
        self._painted.append("a part")
        self._kind.paint(painter, rect, part, metrics)


@pytest.mark.parametrize("setup", FULL, ids=lambda setup: setup.game)
def test_the_largest_table_is_kept_whole(open_page: OpenPage, setup: SetUp, monkeypatch: pytest.MonkeyPatch) -> None:
    """What does not fit among the kept pictures would be painted in every frame."""
    page = open_page(played(setup, 40, PERSON), 3840, 2160)
    page.controller.open_curtain()
    painted: list[str] = []
    for part in page.scene.parts.values():  # Qt keeps a type's own `paint`: what that calls is watched
        part.kind = Watched(part.kind, painted)
    monkeypatch.setattr(ZoneItem, "_paint_label", lambda *given: painted.append("a place"))
    page.view.viewport().grab()
    painted.clear()
    for item in page.scene.items():
        item.update()
    seen(page)
    assert painted
    painted.clear()
    seen(page)
    assert not painted
