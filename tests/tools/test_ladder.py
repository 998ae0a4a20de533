"""desktop/tools/ladder.py: who meets whom, what is kept of it, and what is made of it."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from desktop import ladder as measured
from desktop import resources
from desktop.games import BY_ID
from desktop.tools import ladder
from desktop.tools.processes import play_batches
from tests.tools.calls import call

LEVELS = ["random", *(level.id for level in BY_ID["clash"].bots.levels)]
QUICK = ("clash", "--deals", "1", "--near", "1", "--think", "0.001")


def rows(file: Path) -> list[dict[str, object]]:
    return [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]


def test_whoever_stands_between_two_rungs_meets_those_beside(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is kept for the program are the rungs."""
    file = tmp_path / "games.jsonl"
    quick = ("barbarossa", "--deals", "1", "--near", "1", "--results", str(file), "--json")
    report = call(ladder.main, [*quick, "--among", "seasoned,seasoned-1,club"], capsys).table()
    order = list(report["levels"])
    assert order.index("club-1") == order.index("club") + 1 and order.index("seasoned-1") == order.index("seasoned") + 1
    assert [row["levels"] for row in rows(file)] == [["seasoned", "seasoned-1"], ["seasoned-1", "seasoned"]]
    monkeypatch.setattr(resources, "path", lambda name: tmp_path / name)
    call(ladder.main, [*quick, "--among", "seasoned,seasoned-1,club", "--write"], capsys)
    kept = measured.read((tmp_path / measured.FILE).read_text(encoding="utf-8"))
    assert [list(each.levels) for each in kept if each.game == "barbarossa"] == [["seasoned"]]


def test_neighbours_meet_on_every_deal_from_every_seat(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    report = call(ladder.main, [*QUICK, "--results", str(file), "--json"], capsys).table()
    assert (report["game"], report["mode"], report["seats"], report["games"]) == ("clash", "duel", 2, 16)
    assert list(report["levels"]) == LEVELS and report["levels"]["random"]["points"] == 0
    met = [row["levels"] for row in rows(file)]
    assert met == [list(pair) for one in pairwise(LEVELS) for pair in (one, one[::-1])]


def test_what_was_played_is_not_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    first = call(ladder.main, [*QUICK, "--results", str(file), "--json"], capsys).table()
    before = file.read_bytes()
    assert call(ladder.main, [*QUICK, "--results", str(file), "--json"], capsys).table() == first
    assert file.read_bytes() == before
    argv = ["clash", "--deals", "2", "--near", "1", "--think", "0.001", "--results", str(file), "--json"]
    assert call(ladder.main, argv, capsys).table()["games"] == 32 and file.read_bytes().startswith(before)


def test_half_a_deal_and_half_a_line_are_played_again(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    call(ladder.main, [*QUICK, "--results", str(file)], capsys)
    lines = file.read_text(encoding="utf-8").splitlines()
    file.write_text("\n".join(lines[:-1]) + "\n" + lines[-1][:30], encoding="utf-8")
    report = call(ladder.main, [*QUICK, "--results", str(file), "--json"], capsys).table()
    assert report["games"] == 16


def test_games_of_other_opponents_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    call(ladder.main, [*QUICK, "--results", str(file)], capsys)
    for key, value in (("opponents", 0), ("mode", "other"), ("think", 9.0), ("seed", 5)):
        others = [{**row, key: value} for row in rows(file)]
        file.write_text("".join(json.dumps(row) + "\n" for row in others), encoding="utf-8")
        measuring = ladder._measuring(ladder._parser().parse_args([*QUICK]))
        assert ladder._lines(file, measuring) == [], key


def test_with_three_seats_either_sits_there_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    args = ladder._parser().parse_args(["chronicle", "--near", "1"])
    measuring = ladder._measuring(args)
    batches = ladder._missing(measuring, 1, ladder._pairs(measuring, args), [])
    assert measuring.seats == 3 and all(list(numbers) == [0, 1, 2] for _, numbers in batches)
    assert [contest.entries for contest, _ in batches[:2]] == [
        ("random", "first_evening", "random"), ("first_evening", "random", "first_evening"),
    ]  # fmt: skip


def test_the_same_games_on_any_number_of_processes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without those that think for a time."""
    games = []
    for jobs in (1, 2):
        args = ladder._parser().parse_args(["clash", "--near", "1"])
        measuring = ladder._measuring(args)
        missing = ladder._missing(measuring, 2, ladder._pairs(measuring, args), [])
        batches = [batch for batch in missing if "strong" not in batch[0].entries][:6]
        played = play_batches(batches, jobs)
        games.append(sorted((each.levels, each.number, each.winners) for each in played))
    assert games[0] == games[1] and len(games[0]) == 12


def test_some_play_on_and_all_count(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "games.jsonl"
    call(ladder.main, [*QUICK, "--results", str(file)], capsys)
    some = ("--among", "random,easy,casual", "--results", str(file), "--json")
    report = call(ladder.main, ["clash", "--deals", "3", "--think", "0.001", *some], capsys).table()
    met = [set(row["levels"]) for row in rows(file)[16:]]  # type: ignore[call-overload]
    assert len(met) == 10 and all(pair in ({"random", "easy"}, {"easy", "casual"}) for pair in met)
    assert report["games"] == 26 and report["levels"]["easy"]["games"] > report["levels"]["strong"]["games"] > 0


def test_the_answer_is_kept_beside_those_of_other_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / measured.FILE
    monkeypatch.setattr(resources, "path", lambda name: tmp_path / name)
    before = measured.Ladder("fleet", "battle", 2, 1, {"easy": measured.Standing(5, 6, 7)})
    file.write_text(measured.written([before]), encoding="utf-8")
    measured.ladders.cache_clear()
    try:
        report = call(ladder.main, [*QUICK, "--write", "--json"], capsys).table()
        clash, fleet = measured.read(file.read_text(encoding="utf-8"))
        assert fleet == before and (clash.game, clash.mode, clash.seats) == ("clash", "duel", 2)
        assert clash.opponents == BY_ID["clash"].info.opponents_version
        assert {name: it._asdict() for name, it in clash.levels.items()} == {
            name: it for name, it in report["levels"].items() if name != "random"
        }
    finally:
        measured.ladders.cache_clear()


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (
            ["ganymede", "--mode", "coop"],
            "ladder: the seats of mode 'coop' are not alike: one scale says nothing there",
        ),
        (["clash", "--seats", "3"], "ladder: Clash of Decks is played by 2 in mode duel, not by 3"),
        (
            ["clash", "--among", "easy,best"],
            "ladder: Clash of Decks has no opponent 'best'; it has first_evening, easy, casual, standard, club, "
            "seasoned, expert, strong, random, greedy",
        ),
        (["chess"], "ladder: there is no game 'chess'; there is ganymede, barbarossa, chronicle, fleet, clash"),
    ],
)
def test_wrong_arguments_are_a_sentence(argv: list[str], sentence: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(ladder.main, argv, capsys).sentence(code=2) == sentence


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(ladder.main, [*QUICK], capsys)
    assert answer.code == 0 and answer.out.startswith("Clash of Decks, duel, 2 seats: 16 games, ")
    assert [line.split()[0] for line in answer.out.splitlines()[1:]] == LEVELS
