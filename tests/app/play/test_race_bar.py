"""The bar of the race: it says what it shows, counts what changes, and keeps to its room."""

from itertools import pairwise

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app.play.race_bar import STANDS_MS, RaceBar
from desktop.look import Race, Runner, Score
from desktop.table.drawing.theme import Metrics
from desktop.table.motion.speeds import Pace, Speed
from desktop.words import Words
from tests.app.play.test_verdict_plate import begun
from tests.app.playing import OpenPage, pages  # noqa: F401

SIDES = (("Mara", "#CC6236", "triangle"), ("Ivo", "#6088F0", "circle"), ("Lena", "#A083AC", "hexagon"))


def race(*points: int) -> Race:
    runners = (
        Runner(*SIDES[at], (Score("ganymede/hp", "Money", each, f"{each:,}"),), each / 20_000)
        for at, each in enumerate(points)
    )
    return Race(tuple(runners), "Mara leads", "Ends when it ends")


@pytest.fixture
def bar(qtbot: QtBot) -> RaceBar:
    page = QWidget()
    qtbot.addWidget(page)
    made = RaceBar(Words(), page)
    made.page = page  # type: ignore[attr-defined]
    made.set_metrics(Metrics(1.0, 1.0))
    made.resize(1600, 44)
    page.show()
    return made


def numbers(bar: RaceBar) -> list[str]:
    assert bar.race is not None
    return [
        piece.text
        for at, each in enumerate(bar.race.runners)
        for piece in bar._pieces(at, each)
        if piece.kind == "number"
    ]


def pills(bar: RaceBar) -> list[str]:
    assert bar.race is not None
    return [
        piece.text
        for at, each in enumerate(bar.race.runners)
        for piece in bar._pieces(at, each)
        if piece.kind == "change"
    ]


def test_it_is_read_out_whole(bar: RaceBar) -> None:
    bar.tell(race(16_000, 9))
    assert bar.accessibleName() == "Mara: Money 16,000. Ivo: Money 9. Mara leads. Ends when it ends"


def test_a_number_counts_to_where_it_goes_and_carries_the_difference(bar: RaceBar) -> None:
    bar.tell(race(16_000, 9), Pace())
    assert not pills(bar)
    bar.tell(race(14_000, 9), Pace())
    assert numbers(bar) == ["16,000", "9"]
    assert pills(bar) == ["−2,000"]
    bar._pass(0.5)
    assert numbers(bar) == ["15,000", "9"]
    bar._count.setCurrentTime(bar._count.duration())
    assert numbers(bar) == ["14,000", "9"]
    assert pills(bar) == ["−2,000"]
    assert STANDS_MS >= 600
    bar._stands.timeout.emit()
    assert not pills(bar)


def test_what_changes_again_while_it_stands_is_summed_up(bar: RaceBar) -> None:
    bar.tell(race(10, 9), Pace())
    bar.tell(race(9, 9), Pace())
    bar.tell(race(8, 12), Pace())
    assert pills(bar) == ["−2", "+3"]
    bar._count.setCurrentTime(bar._count.duration())
    assert numbers(bar) == ["8", "12"]


@pytest.mark.parametrize("pace", [Pace(Speed.OFF), Pace(motion=False)])
def test_without_motion_the_difference_stands_all_the_same(bar: RaceBar, pace: Pace) -> None:
    bar.tell(race(10, 9), pace)
    bar.tell(race(8, 9), pace)
    assert numbers(bar) == ["8", "9"]
    assert pills(bar) == ["−2"]


def test_another_seat_that_looks_is_no_change(bar: RaceBar) -> None:
    bar.tell(race(10, 9), Pace())
    turned = race(9, 10)
    mara, ivo = turned.runners
    bar.tell(turned._replace(runners=(mara._replace(name="Ivo"), ivo._replace(name="Mara"))), Pace())
    assert not pills(bar)


@pytest.mark.parametrize("sides", [2, 3])
@pytest.mark.parametrize(("wide", "unit", "text"), [(1024, 0.7, 1.0), (1366, 0.768, 2.0), (1920, 1.08, 1.5)])
def test_sides_and_words_have_a_place_each(bar: RaceBar, sides: int, wide: int, unit: float, text: float) -> None:
    bar.set_metrics(Metrics(unit, text))
    bar.resize(wide, round(44 * unit))
    bar.tell(race(*(12 for _ in range(sides))), Pace())
    cells = sorted(bar.cells(), key=lambda cell: cell.x())
    assert len(cells) == sides + 1
    assert all(first.right() <= second.left() + 0.01 for first, second in pairwise(cells))
    assert cells[0].left() >= 0 and cells[-1].right() <= wide + 0.01


@pytest.mark.parametrize("game", ["clash", "ganymede", "chronicle", "fleet", "barbarossa"])
def test_every_table_has_it_over_the_felt(open_page: OpenPage, game: str) -> None:  # UX 53
    page = begun(open_page, game)
    assert page.race.race is not None
    assert page.race.geometry().bottom() < page.view.geometry().top()
    assert page.race.geometry().top() > page.top.geometry().top()
    assert page.race.width() == page.width()
    for each in page.race.race.runners:
        assert each.name in page.race.accessibleName() or not each.scores
