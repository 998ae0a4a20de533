"""The bar over the table: steps as chips, folded where there is no room."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app.play.actions import PlayActions
from desktop.app.play.top_bar import TopBar
from desktop.table.drawing import paint
from desktop.table.drawing.theme import Metrics
from desktop.words import Words

STEPS = ("Mana", "Summon", "Assault", "Recover")


@pytest.fixture
def bar(qtbot: QtBot) -> TopBar:
    page = QWidget()
    qtbot.addWidget(page)
    made = TopBar("Clash of Decks", "clash", PlayActions(page, Words()), page)
    made.page = page  # type: ignore[attr-defined]
    made.set_metrics(Metrics(1.0, 1.0))
    made.resize(1600, 52)
    page.show()
    return made


def test_done_steps_are_ticked_and_the_running_one_is_on(bar: TopBar) -> None:
    bar.tell("Turn 7", STEPS, 1)
    assert bar.steps._chips() == [
        ("Mana", False, True),
        ("Summon", True, False),
        ("Assault", False, False),
        ("Recover", False, False),
    ]
    assert bar.steps.accessibleName() == "Summon, step 2 of 4"


def test_the_arrows_between_steps_grow_with_their_words(bar: TopBar) -> None:  # UX 15
    bar.tell("Turn 7", STEPS, 1)
    apart = []
    for text in (1.0, 2.0):
        bar.steps.set_metrics(Metrics(1.0, text))
        chips = sum(paint.chip_width(label, bar.steps.metrics, on, done) for label, on, done in bar.steps._chips())
        apart.append(bar.steps.wide() - chips)
    assert apart[1] > 1.4 * apart[0]


def test_steps_stand_over_the_middle_of_the_table(bar: TopBar) -> None:
    bar.table_wide = 1312
    bar.tell("Turn 7", STEPS, 1)
    steps = bar.steps.geometry()
    assert abs(steps.center().x() - 656) <= 2


@pytest.mark.parametrize(("wide", "text"), [(1024, 1.0), (1100, 1.5), (1024, 2.0)])
def test_nothing_overlaps_in_a_narrow_bar(bar: TopBar, wide: int, text: float) -> None:
    bar.tell("Turn 7", STEPS, 2)
    bar.set_metrics(Metrics(0.7, text))
    bar.resize(wide, 60)
    left = bar.steps.x()
    assert left >= bar._heading_right() and bar.steps.geometry().right() < bar.tools["undo"].x()
    assert bar.steps.width() >= bar.steps.wide()


@pytest.mark.parametrize(("heading", "mark"), [("Round 4", ""), ("Draft, round 3 of 4", ""), ("Round 4", "Practice")])
def test_in_the_narrowest_window_the_title_goes_before_the_steps_are_cut(
    bar: TopBar, heading: str, mark: str
) -> None:  # UX 15, 18
    bar.title = "The War Chronicles of Ganymede"
    bar.tell(heading, ("Reinforcement", "Showdown", "Cleanup"), 0)
    bar.set_mark(mark)
    bar.set_metrics(Metrics(0.6, 2.0))
    bar.resize(800, 44)
    assert bar.steps.width() >= bar.steps.wide() and bar.steps.x() >= bar._heading_right()
    assert bar.steps.geometry().right() < bar.tools["undo"].x() and bar._title_wide() == 0
    bar.resize(1600, 44)
    assert bar._title_wide() > 200


def test_without_room_only_the_running_step_is_named_with_its_place(bar: TopBar) -> None:
    bar.tell("Turn 7", STEPS, 2)
    bar.resize(820, 52)
    assert bar.steps.short and bar.steps._chips() == [("Assault · 3 of 4", True, False)]
    bar.resize(1600, 52)
    assert not bar.steps.short


def test_beside_the_heading_stands_what_sort_of_match_it_is(bar: TopBar) -> None:
    bar.tell("Turn 7", STEPS, 1)
    plain, room = bar.grab().toImage(), bar._heading_right()
    bar.set_mark("Practice")
    assert bar.accessibleName() == "Practice" and bar._heading_right() > room and bar.grab().toImage() != plain
    bar.set_mark("")
    assert bar.accessibleName() == "" and bar.grab().toImage() == plain
