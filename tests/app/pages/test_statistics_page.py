"""The page of results: exact labels, one person or everybody, a table to take along."""

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from desktop.app.house.house import House
from desktop.app.pages.statistics_page import HEADS, StatisticsPage
from desktop.costs import Costs, Rate
from desktop.games import BY_ID
from desktop.ladder import Ladder, Standing
from desktop.storage.statistics import Result, Statistics
from desktop.styles import Mean, Measured, Told
from tests.app.conftest import SIZES, TEXTS
from tests.app.looking import clipped, nameless, overlapping

PLAYED = [
    Result("a", "clash", "duel", ("Mara", "Ogre"), ("person", "strong"), (0,), 1.0, 2, 1, False, 30),
    Result("b", "clash", "duel", ("Mara", "Ogre"), ("person", "strong"), (1,), 2.0, 0, 0, False, 30),
    Result("c", "ganymede", "coop", ("Ivo", "Ally"), ("person", "easy"), (0, 1), 3.0, 0, 0, False, 30),
]


@pytest.fixture
def page(qtbot: QtBot, house: House, tmp_path: Path) -> StatisticsPage:
    statistics = Statistics(tmp_path)
    for result in PLAYED:
        statistics.add(result)
    page = StatisticsPage(house, statistics)
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.show()
    return page


def column(page: StatisticsPage, head: str) -> list[str]:
    return [row[HEADS.index(head)] for row in page.model.rows]


def test_each_kind_of_match_has_its_row(page: StatisticsPage) -> None:
    assert column(page, "against") == ["Easy", "Master"]
    assert column(page, "played") == ["1", "2"]
    assert column(page, "won") == ["1 (1 shared)", "1"]
    assert column(page, "share") == ["100\xa0%", "50\xa0%"]
    assert [figure for figure, _ in page.glance.figures] == ["3", "2", "67\xa0%", "1"]


def test_one_person_alone(page: StatisticsPage) -> None:
    page.who.setCurrentIndex(page.who.findData("Ivo"))
    assert column(page, "game") == ["The War Chronicles of Ganymede"]


def test_results_against_a_style_are_a_row_and_how_it_plays_is_told(
    page: StatisticsPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not page.ways.isVisible()
    figures = {"open_lane": Told(Mean(50.4, 3.0), Mean(37.0, 3.0)), "hand_kept": Told(Mean(4.9, 1.0), Mean(4.8, 1.0))}
    told = Measured("clash", "raider", "strong", 1, 200, Mean(50.0, 7.0), figures)
    monkeypatch.setattr("desktop.styles.measured", lambda: (told,))
    for number, player in enumerate(("strong-raider", "expert-raider", "strong-pirate", "strong-guard")):
        page.statistics.add(PLAYED[0]._replace(id=f"s{number}", players=("person", player)))
    page.show_sums()
    assert column(page, "against") == [
        "Master · Guard",
        "Master · pirate",
        "Expert · Raider",
        "Master · Raider",
        "Easy",
        "Master",
    ]
    said = page.ways.text().replace("\N{NO-BREAK SPACE}", " ")
    assert said == (
        "Clash of Decks, Raider: 50 % of its creatures go where fewer stand against them; balanced: 37 %."
    ), "what is not clear, not known or not measured is not told"
    assert page.ways.isVisible()


def test_like_whom_somebody_plays_is_told_where_it_holds(page: StatisticsPage, monkeypatch: pytest.MonkeyPatch) -> None:
    game = BY_ID["clash"]
    levels = {each.id: Standing(100 * number, 40, 100) for number, each in enumerate(game.bots.levels)}
    table = Ladder("clash", "duel", 2, game.info.opponents_version, levels)
    monkeypatch.setattr("desktop.ladder.ladders", lambda: (table,))
    page.show_sums()
    assert page.rated.isHidden()
    for number in range(30):
        won = number % 2
        met = ("person", "standard")
        page.statistics.add(PLAYED[1]._replace(id=f"r{number}", players=met, winners=(won,), hints=0))
        if number:
            page.statistics.note_luck(f"r{number}", (0.45 + 0.1 * (1 - won), 0.55 - 0.1 * (1 - won)))
    page.show_sums()
    assert page.rated.isVisible()
    assert page.rated.text() == (
        "Mara plays Clash of Decks like Standard, nearly surely between Casual and Club player"
        " (31 matches, luck taken out of 29)."
    )
    rates = {level: Rate(1.0 - 0.1 * at, 0.02, 0.1, 40) for at, level in enumerate(levels)}
    info, looks = game.info, game.bots.judging.looks
    measured = Costs("clash", "duel", 2, info.opponents_version, looks, rates)
    monkeypatch.setattr("desktop.costs.costs", lambda: (measured,))
    for number in range(12):
        page.statistics.note_costs(f"r{number}", (0.7, 0.0), (1.0, 0.0), info.opponents_version, looks)
    page.show_sums()
    assert page.rated.text() == (
        "Mara plays Clash of Decks like Standard, nearly surely between Casual and Club player"
        " (31 matches, luck taken out of 29, the cost of every move counted in 12)."
    )
    page.who.setCurrentIndex(page.who.findData("Ivo"))
    assert page.rated.isHidden()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
def test_nothing_is_clipped(page: StatisticsPage, size: tuple[int, int], text: int) -> None:  # UX 15
    page.house.settings.text = text
    page.resize(*size)
    page.fit()
    assert clipped(page) == []
    assert overlapping([page.arrow, page.heading, page.who, page.export, page.table]) == []


def test_every_cell_is_read_out_with_its_heading(page: StatisticsPage) -> None:  # UX 40
    assert nameless(page) == []
    cell = page.model.index(1, HEADS.index("won"))
    assert page.model.data(cell, Qt.ItemDataRole.AccessibleTextRole) == "Won: 1"


def test_taken_along_as_a_table(page: StatisticsPage, tmp_path: Path) -> None:
    page.write(tmp_path / "all.csv")
    rows = list(csv.reader((tmp_path / "all.csv").read_text(encoding="utf-8-sig").splitlines()))
    assert [row[6] for row in rows] == ["result", "won", "lost", "shared"]
    assert page.said.text().startswith("3 matches")


def test_a_table_that_cannot_be_written_says_why(page: StatisticsPage, tmp_path: Path) -> None:
    (tmp_path / "folder.csv").mkdir()
    page.write(tmp_path / "folder.csv")
    assert "folder.csv" in page.said.text()


def test_with_nothing_played_the_page_says_so(qtbot: QtBot, house: House, tmp_path: Path) -> None:
    page = StatisticsPage(house, Statistics(tmp_path / "new"))
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.show()
    assert page.none.isVisible() and not page.table.isVisible()


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_a_short_table_needs_no_bar_and_ends_with_its_rows(page: StatisticsPage, size: tuple[int, int]) -> None:
    page.resize(*size)
    assert page.table.horizontalScrollBar().maximum() == 0
    assert page.table.height() < page.height() / 2
