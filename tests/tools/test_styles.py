"""desktop/tools/styles.py and desktop/styles.py: what is measured of a style, and what is told of it."""

from pathlib import Path
from typing import Any

import pytest

from desktop import resources, styles
from desktop.ai.agent import Budget
from desktop.engine.game import Game
from desktop.games import BY_ID
from desktop.styles import Mean, Measured, Told
from desktop.tools import styles as tool
from desktop.tools.contest import Contest, play_one
from desktop.tools.tally import shares
from tests.tools.calls import call

QUICK = ("clash", "--deals", "2", "--iterations", "8")


def test_each_style_meets_its_own_level_on_every_deal_from_all_seats(capsys: pytest.CaptureFixture[str]) -> None:
    rows: list[Any] = [*call(tool.main, [*QUICK, "--json"], capsys).table()]
    raider, *others = rows
    assert [raider["style"], *(other["style"] for other in others)] == ["raider", "guard", "hoarder"]
    assert (raider["game"], raider["level"], raider["games"]) == ("clash", "strong", 4)
    assert 0.0 <= raider["won"][0] <= 100.0 < raider["won"][0] + 2 * raider["won"][1] + 100
    assert set(raider["figures"]) == {figure.id for figure in BY_ID["clash"].bots.figures}


def test_a_lower_rung_and_a_style_there_is_not_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    said = call(tool.main, [*QUICK, "--style", "pirate"], capsys).sentence(2)
    assert said == "styles: Clash of Decks: 'strong' plays in these styles: raider, guard, hoarder"
    assert "'easy' plays in these styles: none" in call(tool.main, [*QUICK, "--level", "easy"], capsys).sentence(2)


def test_what_was_measured_is_kept_beside_the_rest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = (Measured("chronicle", "x", "strong", 1, 2, Mean(50.0, 7.0), {"a": Told(Mean(1.0, 0.5), Mean(2.5, 0.5))}),)
    monkeypatch.setattr(styles, "measured", lambda: kept)
    monkeypatch.setattr(resources, "path", lambda name: tmp_path / name)
    answer = call(tool.main, [*QUICK, "--style", "guard", "--write"], capsys)
    assert answer.code == 0 and answer.out.startswith("clash, strong-guard: won ")
    found = styles.read((tmp_path / styles.FILE).read_text(encoding="utf-8"))
    assert found[0] == kept[0] and [each.style for each in found] == ["x", "guard"]
    assert styles.written(found) == (tmp_path / styles.FILE).read_text(encoding="utf-8")


def test_figures_are_means_over_decisions_with_the_spread_of_games() -> None:
    even = [(2.0, 4)] * 10
    assert tool._mean(even, share=True) == Mean(50.0, 0.0)
    assert tool._mean([(4.0, 4), (0.0, 4)] * 5, share=True) == Mean(50.0, 30.99)
    assert tool._mean([(12.0, 4), (4.0, 4)], share=False).mean == 2.0
    assert tool._mean([(0.0, 0)], share=True) == Mean(0.0, 100.0), "nothing is known"


def test_a_contest_counts_what_each_seat_decided() -> None:
    clash = BY_ID["clash"]
    contest = Contest("clash", "duel", clash.settle({}), ("greedy", "random"), 5, True, Budget(), figures=True)
    played = play_one(contest, 0)
    assert [set(seat) for seat in played.figures] == [{figure.id for figure in clash.bots.figures}] * 2
    total, turns = played.figures[0]["held_back"]
    assert 0 <= total <= turns and turns > 1 and sum(shares(played)) == 1.0
    assert play_one(contest._replace(figures=False), 0).figures == ({}, {})


@pytest.mark.parametrize("game", BY_ID.values(), ids=lambda game: game.info.id)
def test_no_style_was_measured_to_be_weaker_or_stronger_and_each_plays_otherwise(game: Game) -> None:
    for style in game.bots.styles:
        (found,) = (each for each in styles.measured() if (each.game, each.style) == (game.info.id, style.id))
        assert found.games >= 60 and abs(found.won.mean - 50.0) < found.won.within, found
        assert styles.telling(game.info.id, style.id), f"{style.id}: in no figure it plays otherwise for certain"
        assert set(found.figures) == {figure.id for figure in game.bots.figures}


def test_the_file_is_as_it_is_written() -> None:
    text = resources.path(styles.FILE).read_text(encoding="utf-8")
    assert styles.written(styles.read(text)) == text
