"""A page with nothing on it says so, and shows a quiet picture where there is room for one."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop.app.house.house import House
from desktop.app.pages.card_browser import CardBrowser
from desktop.app.pages.nothing_here import LEAST, NothingHere
from desktop.app.pages.page import Page
from desktop.app.pages.saves_page import SavesPage
from desktop.app.pages.statistics_page import StatisticsPage
from desktop.table.drawing.theme import Metrics
from tests.app.conftest import SIZES, TEXTS


def pages(house: House) -> list[Page]:
    browser = CardBrowser(house, "clash")
    browser.search.setText("no card is called that")
    return [SavesPage(house), StatisticsPage(house, house.statistics), browser]


@pytest.mark.parametrize("at", [0, 1, 2], ids=["saves", "statistics", "cards"])
def test_the_picture_stands_under_the_words_and_inside_its_page(qtbot: QtBot, house: House, at: int) -> None:
    shown = 0
    for text in TEXTS:
        house.settings.text = text
        page = pages(house)[at]
        qtbot.addWidget(page)
        for size in SIZES:
            page.resize(*size)
            page.show()
            page.fit()
            none = page.none  # type: ignore[attr-defined]
            assert none.isVisible() and none.text()
            picture = none.picture_rect
            if not picture.isEmpty():
                shown += 1
                assert picture.top() > none._words_high(none.width()) - none.contentsMargins().bottom()
                assert none.rect().toRectF().contains(picture)
                inside = picture.translated(none.mapTo(page, none.rect().topLeft()))
                assert page.rect().toRectF().contains(inside)
    assert shown > 3


def test_little_room_leaves_the_words_alone(qtbot: QtBot) -> None:
    none = NothingHere("chest", "Nothing is kept here yet.")
    qtbot.addWidget(none)
    none.set_metrics(Metrics(1.0))
    none.resize(400, round(none._words_high(400) + LEAST))
    assert none.picture_rect.isEmpty()
    none.resize(400, none.heightForWidth(400))
    assert none.picture_rect.height() > LEAST


@pytest.mark.parametrize("name", ["chest", "lamplit", "stand"])
def test_each_picture_is_there_and_cut_out(qtbot: QtBot, name: str) -> None:
    none = NothingHere(name, "Nothing.")
    qtbot.addWidget(none)
    none.resize(400, none.heightForWidth(400))
    spot = none.picture_rect
    image = none.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    middle = image.pixelColor(round(spot.center().x()), round(spot.top() + 0.6 * spot.height()))
    corner = image.pixelColor(spot.topLeft().toPoint())
    outside = image.pixelColor(399, round(spot.center().y()))
    assert middle != outside == corner
