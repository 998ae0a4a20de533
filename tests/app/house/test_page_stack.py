"""Pages on each other: who is shown, who is freed, and how they are opened once more."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.house.page_stack import PageStack


@pytest.fixture
def stack(qtbot: QtBot) -> Iterator[PageStack]:
    around = QWidget()
    qtbot.addWidget(around)
    yield PageStack(around)


def test_back_leads_to_the_page_before_and_never_off_the_bottom(stack: PageStack, qtbot: QtBot) -> None:
    came: list[QWidget] = []
    stack.came.connect(came.append)
    home, rules = QLabel("home"), QLabel("rules")
    stack.go(home)
    assert stack.below is None
    stack.go(rules)
    assert stack.page is rules and stack.below is home
    with qtbot.waitSignal(rules.destroyed):
        stack.back()
    stack.back()
    assert stack.page is home and came == [home, rules, home] and stack.count() == 1


def test_a_cut_keeps_the_first_pages(stack: PageStack) -> None:
    for name in "home new rules".split():
        stack.go(QLabel(name))
    home = stack.pages[0]
    stack.cut()
    assert stack.pages == [home]
    stack.cut(0)
    assert stack.pages == [] and stack.count() == 0


def test_the_ways_are_those_of_the_pages_that_are_open(stack: PageStack) -> None:
    def way(name: str) -> None:
        stack.go(QLabel(name), lambda: way(name))

    stack.go(QLabel("home"))
    way("rules")
    way("cards")
    stack.back()
    (again,) = stack.ways()
    stack.cut()
    again()
    assert isinstance(stack.page, QLabel) and stack.page.text() == "rules"
