"""Pages on each other: who is shown, who is freed, and how they are opened once more."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.trail import Trail


@pytest.fixture
def trail(qtbot: QtBot) -> Iterator[Trail]:
    around = QWidget()
    qtbot.addWidget(around)
    yield Trail(around)


def test_back_leads_to_the_page_before_and_never_off_the_bottom(trail: Trail, qtbot: QtBot) -> None:
    came: list[QWidget] = []
    trail.came.connect(came.append)
    home, rules = QLabel("home"), QLabel("rules")
    trail.go(home)
    assert trail.below is None
    trail.go(rules)
    assert trail.page is rules and trail.below is home
    with qtbot.waitSignal(rules.destroyed):
        trail.back()
    trail.back()
    assert trail.page is home and came == [home, rules, home] and trail.count() == 1


def test_a_cut_keeps_the_first_pages(trail: Trail) -> None:
    for name in "home new rules".split():
        trail.go(QLabel(name))
    home = trail.pages[0]
    trail.cut()
    assert trail.pages == [home]
    trail.cut(0)
    assert trail.pages == [] and trail.count() == 0


def test_the_ways_are_those_of_the_pages_that_are_open(trail: Trail) -> None:
    def way(name: str) -> None:
        trail.go(QLabel(name), lambda: way(name))

    trail.go(QLabel("home"))
    way("rules")
    way("cards")
    trail.back()
    (again,) = trail.ways()
    trail.cut()
    again()
    assert isinstance(trail.page, QLabel) and trail.page.text() == "rules"
