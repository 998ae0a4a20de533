"""desktop/tools/costs.py: who meets whom, what is kept of it, and what is made of it."""

import json
from pathlib import Path

import pytest

from desktop import costs as measured
from desktop import resources
from desktop.ai.costs import Cost
from desktop.engine.opponents import Judging
from desktop.games import BY_ID
from desktop.tools import costs
from desktop.tools.costs import Line, Measuring
from tests.tools.calls import call

LEVELS = [level.id for level in BY_ID["ganymede"].bots.levels]
QUICK = ("ganymede", "--deals", "1", "--iterations", "8")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """One look each, and two levels that meet."""
    bots = BY_ID["ganymede"].bots
    few = tuple(bots.levels[at] for at in (0, 3, 7))
    monkeypatch.setattr(type(BY_ID["ganymede"]), "bots", bots._replace(judging=Judging(looks=1), levels=few))


@pytest.mark.usefixtures("quick")
def test_every_move_of_both_is_looked_at_and_nothing_is_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    report = call(costs.main, [*QUICK, "--results", str(file), "--json"], capsys).table()
    assert (report["game"], report["seats"], report["looks"], report["games"]) == ("ganymede", 2, 1, 2)
    assert set(report["levels"]) == {"first_evening", "strong"}
    assert report["levels"]["strong"]["rate"] < report["levels"]["first_evening"]["rate"]
    before = file.read_bytes()
    rows = [json.loads(row) for row in before.splitlines()]
    assert [row["levels"] for row in rows] == [["first_evening", "strong"], ["strong", "first_evening"]]
    assert all(
        lost >= 0.0 and staked > 0.0 for row in rows for lost, staked in zip(row["lost"], row["staked"], strict=True)
    )
    assert call(costs.main, [*QUICK, "--results", str(file), "--json"], capsys).table() == report
    assert file.read_bytes() == before
    file.write_bytes(before + before.splitlines()[0][:40])  # somebody broke off
    assert call(costs.main, [*QUICK, "--results", str(file), "--json"], capsys).table() == report


@pytest.mark.usefixtures("quick")
def test_games_that_were_looked_at_otherwise_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    call(costs.main, [*QUICK, "--results", str(file)], capsys)
    rows = [json.loads(row) for row in file.read_text(encoding="utf-8").splitlines()]
    measuring = costs._measuring(costs._parser().parse_args(list(QUICK)))
    assert len(costs.read_lines(file, measuring)) == 2
    for key, value in (("opponents", 0), ("looks", 2), ("mode", "other"), ("seed", 5), ("iterations", 9)):
        file.write_text("".join(json.dumps({**row, key: value}) + "\n" for row in rows), encoding="utf-8")
        assert costs.read_lines(file, measuring) == [], key


def test_a_rate_weighs_matches_by_what_was_at_stake() -> None:
    assert costs.rate_of([Cost(0.1, 0.5)]) is None and costs.rate_of([Cost(0.0, 0.0)] * 3) is None
    found = costs.rate_of([Cost(0.0, 0.5), Cost(1.5, 1.5)])
    assert found is not None and found.rate == pytest.approx(0.75) and found.games == 2
    assert found.spread == pytest.approx(0.75 * 0.5 * 2**0.5)
    line = Line(0, ("a", "b"), (1.0, 0.0), (0.1, 0.2), (0.5, 0.6))
    assert costs.costs_of([line, line], "b") == [Cost(0.2, 0.6)] * 2


def test_the_answer_is_kept_beside_those_of_other_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    other = measured.Costs("clash", "duel", 2, 4, 2400, {"easy": measured.Rate(1.0, 0.1, 0.2, 9)})
    former = other._replace(game="ganymede", mode="battle", looks=9)
    monkeypatch.setattr(measured, "costs", lambda: (other, former))
    monkeypatch.setattr(resources, "path", lambda name: tmp_path / name)
    found = {"easy": measured.Rate(0.5, 0.125, 0.25, 12)}
    costs._write(Measuring("ganymede", "battle", 2, 5, 4, 0, 2000), found)
    text = (tmp_path / measured.FILE).read_text(encoding="utf-8")
    assert measured.read(text) == [other, measured.Costs("ganymede", "battle", 2, 5, 4, found)]


def test_where_seats_are_not_alike_there_is_no_scale(capsys: pytest.CaptureFixture[str]) -> None:
    assert call(costs.main, ["ganymede", "--mode", "coop"], capsys).code == 2
