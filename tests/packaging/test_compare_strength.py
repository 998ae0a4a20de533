"""packaging/compare_strength.py: who plays whom on which deal, and what the games come to."""

import json
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def strength(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import compare_strength

    return compare_strength


def test_each_deal_is_played_with_each_turn_of_the_table(strength: ModuleType) -> None:
    assert [strength.seating("1222", number) for number in range(4)] == ["1222", "2221", "2212", "2122"]


def test_a_deal_is_one_observation_however_often_it_is_played(strength: ModuleType) -> None:
    """A deal that wins for whoever has the better seat says nothing of either side."""
    Line = strength.Line
    even = [Line(number, float(number % 2), 1.0, 1.0) for number in range(100)]
    assert strength.compared(even, "12")[1:] == (0.5, 0.0, 0.5)
    split = [Line(number, float(number // 2 % 2), 1.0, 1.0) for number in range(100)]
    assert strength.compared(split, "12").within == pytest.approx(1.96 * 0.5 / 50**0.5, rel=0.02)


def test_one_against_three_is_told_as_one_against_one(strength: ModuleType) -> None:
    """A third of the wins against three is as good as three fifths against one."""
    lines = [strength.Line(number, 1.0 if number < 2 else 0.0, 1.0, 1.0) for number in range(4)]
    assert strength.compared(lines, "1222").between_two == pytest.approx(0.75)
    assert strength.compared(lines, "12").between_two == pytest.approx(0.5)


def test_two_checkouts_play_each_other(
    strength: ModuleType, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = tmp_path / "results.jsonl"
    common = ["clash", "--own", str(ROOT), "--levels", "greedy,random", "--results", str(results)]
    assert strength.main([*common, "--games", "2"]) == 0
    assert [json.loads(row)[:2] for row in results.read_text().splitlines()] == [[0, 1.0], [1, 1.0]]
    assert strength.main([*common, "--games", "4"]) == 0
    assert len(results.read_text().splitlines()) == 4
    assert capsys.readouterr().out.splitlines()[-1].startswith("4 games: 100.0 %")


def test_a_player_that_fails_says_why(strength: ModuleType, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="has no opponent 'nobody'"):
        strength.main(["clash", "--own", str(ROOT), "--levels", "nobody", "--games", "1"])
