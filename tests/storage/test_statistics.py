"""What finished matches add up to: each counts once, practice apart; a file not understood is never replaced."""

import csv
import io
import json
from pathlib import Path
from typing import Any

import pytest

from desktop.engine.match import Match, Seat
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from desktop.storage import statistics
from desktop.storage.errors import FullDisk
from desktop.storage.statistics import Result, Statistics, add_up, as_csv, result_of
from tests.games.chronicle.fields import judged


def result(number: int, winners: tuple[int, ...] = (0,), **changes: Any) -> Result:
    plain = Result(
        f"clash-{number}", "clash", "duel", ("Mara", "Ogre"), ("person", "strong"), winners,
        1000.0 + number, 1, 2, False, 40,
    )  # fmt: skip
    return plain._replace(**changes)


def test_a_match_counts_once_and_comes_back(tmp_path: Path) -> None:
    mine = Statistics(tmp_path)
    assert mine.load() is None
    assert mine.add(result(1))
    assert not mine.add(result(1))
    again = Statistics(tmp_path)
    assert again.load() is None
    assert again.results == [result(1)]


def test_played_won_and_rows_of_wins() -> None:
    """# UX: statistics are labelled exactly: of matches that count, wins, the present row and the longest."""
    ends = [(0,), (0,), (0,), (1,), (0,), (0,)]
    (line,) = add_up(result(number, winners) for number, winners in enumerate(ends))
    assert (line.played, line.won, line.shared, line.streak, line.best) == (6, 5, 0, 2, 3)
    assert (line.undos, line.hints, line.practice) == (6, 12, 0)
    assert (line.seats, line.opponents) == (2, ("strong",))


def test_a_row_of_wins_goes_by_the_ends_of_matches_whatever_the_clock_said() -> None:
    ends = [result(1, (1,), when=900.0), result(2, when=500.0), result(3, when=100.0, game="fleet")]
    lines = add_up(ends)
    assert [line.game for line in lines] == ["fleet", "clash"]
    assert (lines[1].streak, lines[1].best) == (1, 1)


def test_a_draw_ends_a_row_and_a_tie_is_shared() -> None:
    (line,) = add_up([result(1), result(2, (0, 1)), result(3, ())])
    assert (line.played, line.won, line.shared, line.streak, line.best) == (3, 2, 1, 0, 2)


def test_a_match_that_all_have_won_is_a_shared_win_and_no_draw() -> None:
    """Chronicle: all with the most Fame "are declared the winners", be it everybody."""
    seats = [Seat("Ada"), *(Seat(name, "strong") for name in ("Ben", "Cleo", "Dora"))]
    match = Match(BY_ID["chronicle"], seats, "match", {}, 1, salt="salt")
    match.state = judged(["general", "champion", "knight", "sergeant"], fame=(2, 2, 2, 2))
    counted = result_of(match, 1.0)
    (line,) = add_up([counted])
    assert (line.played, line.won, line.shared, line.streak) == (1, 1, 1, 1)
    assert next(csv.DictReader(io.StringIO(as_csv([counted], ["now"]))))["result"] == "shared"


def test_practice_is_counted_apart() -> None:
    (line,) = add_up([result(1, practice=True), result(2, (1,))])
    assert (line.played, line.won, line.practice, line.undos) == (1, 0, 1, 1)


def test_kinds_stand_apart_and_the_last_played_comes_first() -> None:
    lines = add_up([result(1), result(2, mode="draft"), result(3, players=("person", "easy"))])
    assert [(line.mode, line.opponents) for line in lines] == [
        ("duel", ("easy",)),
        ("draft", ("strong",)),
        ("duel", ("strong",)),
    ]


def test_people_among_themselves_have_their_own_wins() -> None:
    both = result(1, (1,), players=("person", "person"), names=("Mara", "Ivo"))
    assert add_up([both], "Ivo")[0].won == 1
    assert add_up([both], "Mara")[0].won == 0
    assert add_up([both], "Nobody") == []


def test_where_only_people_play_everybody_wins_only_together() -> None:
    alone = result(1, (1,), players=("person", "person"), names=("Mara", "Ivo"))
    assert add_up([alone])[0].won == 0
    assert add_up([alone._replace(winners=(0, 1))])[0].won == 1


def test_one_of_several_people_who_beats_an_opponent_has_won() -> None:
    """Nobody was asked to win together where an opponent sits at the table; and one name may sit in two seats."""
    three = result(1, (0,), players=("person", "person", "strong"), names=("Mara", "Ivo", "Ogre"))
    assert [add_up([three], name)[0].won for name in (None, "Mara", "Ivo")] == [1, 1, 0]
    twice = result(1, (1,), players=("person", "person"), names=("Mara", "Mara"))
    assert add_up([twice], "Mara")[0].won == 1


def test_names_are_those_of_people_only(tmp_path: Path) -> None:
    mine = Statistics(tmp_path)
    mine.add(result(1))
    mine.add(result(2, names=("Ivo", "Ogre")))
    mine.add(result(3))
    assert mine.names() == ["Mara", "Ivo"]


def test_a_finished_match_is_counted_as_its_outcome_says() -> None:
    game = BY_ID["clash"]
    match = Match(game, (Seat("Mara"), Seat("Ogre", "greedy")), next(iter(game.info.modes)), {}, 3)
    rng = Rng(5)
    while not match.over:
        legal = match.state.legal()
        match.submit(match.state.decider(), legal[rng.below(len(legal))])
    match.hints = 3
    counted = statistics.result_of(match, 7.0)
    assert counted.id == f"clash-{match.salt}"
    assert counted.winners == tuple(match.outcome().winners)
    assert counted.decisions == len(match.steps)
    assert (counted.players, counted.hints, counted.when) == (("person", "greedy"), 3, 7.0)


def test_csv_reads_back_as_a_table_and_no_name_is_a_formula() -> None:
    rows = [result(1, names=("=1+1, really", "Ogre")), result(2, ())]
    read = list(csv.reader(io.StringIO(as_csv(rows, ["2026-01-02 10:00", "2026-01-02 11:00"]))))
    assert tuple(read[0]) == statistics.COLUMNS
    assert read[1][4:7] == ["'=1+1, really", "strong", "won"]
    assert read[2][6] == "draw"


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\xff",
        b"[]",
        b'{"version": 1}',
        b'{"version": 1, "results": [{"id": "x"}]}',
        json.dumps({"version": 1, "results": [result(1, (7,))._asdict()]}).encode(),
    ],
)
def test_a_damaged_file_is_kept_aside(tmp_path: Path, content: bytes) -> None:
    (tmp_path / statistics.FILE).write_bytes(content)
    mine = Statistics(tmp_path)
    said = mine.load()
    assert said is not None and said.id == "house.statistics.damaged"
    assert (tmp_path / "statistics.damaged.json").read_bytes() == content
    assert mine.add(result(1))


def test_a_file_of_a_later_program_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / statistics.FILE
    path.write_text('{"version": 2, "results": []}')
    mine = Statistics(tmp_path)
    said = mine.load()
    assert said is not None and said.id == "house.storage.newer"
    assert mine.add(result(1))
    assert path.read_text() == '{"version": 2, "results": []}'


def test_a_full_disk_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mine = Statistics(tmp_path)
    mine.add(result(1))
    before = (tmp_path / statistics.FILE).read_bytes()

    def full(*_: object, **__: object) -> None:
        raise FullDisk(mine.path)

    monkeypatch.setattr("desktop.storage.atomic.write", full)
    with pytest.raises(FullDisk):
        mine.add(result(2))
    assert (tmp_path / statistics.FILE).read_bytes() == before
    assert len(mine.results) == 2


@pytest.mark.parametrize("name", ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1"])
def test_no_name_begins_as_a_spreadsheet_reads_a_formula(name: str) -> None:
    (row,) = list(csv.DictReader(io.StringIO(as_csv([result(1, names=(name, "Ivo"))], ["today"]))))
    assert row["name"] == f"'{name}"


def test_a_large_file_is_read_when_somebody_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that opens does not wait for ten thousand results; and none of them is written over unread."""
    first = Statistics(tmp_path)
    for number in range(3):
        first.add(result(number))
    assert not Statistics(tmp_path).waits
    monkeypatch.setattr(statistics, "LARGE", 10)
    again = Statistics(tmp_path)
    assert again.waits and again.add(result(7)) and not again.waits
    assert len(Statistics(tmp_path).results) == 4


# ---- less luck


def test_what_a_match_comes_to_less_luck_is_kept_beside_it(tmp_path: Path) -> None:
    kept = Statistics(tmp_path)
    kept.add(result(1))
    assert not kept.note_luck("another", (0.5, 0.5))
    assert kept.note_luck(result(1).id, (0.625, 0.375))
    assert not kept.note_luck(result(1).id, (0.625, 0.375))  # it is known already
    read = Statistics(tmp_path).results
    assert [each.less_luck for each in read] == [(0.625, 0.375)]
    (row,) = csv.DictReader(io.StringIO(as_csv(read, ["now"])))
    assert row["less_luck"] == "0.625"


def test_a_file_from_before_luck_was_told_apart_is_read(tmp_path: Path) -> None:
    Statistics(tmp_path).add(result(1))
    table = json.loads((tmp_path / statistics.FILE).read_text(encoding="utf-8"))
    del table["results"][0]["less_luck"]
    (tmp_path / statistics.FILE).write_text(json.dumps(table), encoding="utf-8")
    for later in ("lost", "staked", "seen_by"):
        del table["results"][0][later]
    (tmp_path / statistics.FILE).write_text(json.dumps(table), encoding="utf-8")
    read = Statistics(tmp_path)
    assert read.load() is None and read.results == [result(1)]
    (row,) = csv.DictReader(io.StringIO(as_csv(read.results, ["now"])))
    assert (row["less_luck"], row["lost"], row["staked"]) == ("", "", "")


def test_what_moves_cost_is_kept_of_those_who_were_looked_at(tmp_path: Path) -> None:
    kept = Statistics(tmp_path)
    kept.add(result(1))
    assert not kept.note_costs("another", (0.1, 0.0), (0.4, 0.0), 3, 60)
    assert kept.note_costs(result(1).id, (0.125, 0.0), (0.5, 0.0), 3, 60)
    assert not kept.note_costs(result(1).id, (0.125, 0.0), (0.5, 0.0), 3, 60)  # it is known already
    (read,) = Statistics(tmp_path).results
    assert (read.lost, read.staked, read.seen_by, read.looks) == ((0.125, 0.0), (0.5, 0.0), 3, 60)
    (row,) = csv.DictReader(io.StringIO(as_csv([read], ["now"])))
    assert (row["lost"], row["staked"]) == ("0.125", "0.500")
    nobody = read._replace(staked=(0.0, 0.0))
    (row,) = csv.DictReader(io.StringIO(as_csv([nobody], ["now"])))
    assert (row["lost"], row["staked"]) == ("", ""), "nobody looked"


@pytest.mark.parametrize("more", [{"lost": [0.5]}, {"lost": [0.5, 0.5]}, {"lost": [0.5, 0.5], "staked": [-1, 0.5]}])
def test_costs_that_are_none_are_damage(tmp_path: Path, more: dict[str, object]) -> None:
    Statistics(tmp_path).add(result(1))
    table = json.loads((tmp_path / statistics.FILE).read_text(encoding="utf-8"))
    table["results"][0].update(more)
    (tmp_path / statistics.FILE).write_text(json.dumps(table), encoding="utf-8")
    assert Statistics(tmp_path).load() is not None


@pytest.mark.parametrize("luck", [[0.5], [0.5, "much"], [0.5, 1e9], [True, False], 0.5])
def test_luck_that_is_none_is_damage(tmp_path: Path, luck: object) -> None:
    Statistics(tmp_path).add(result(1))
    table = json.loads((tmp_path / statistics.FILE).read_text(encoding="utf-8"))
    table["results"][0]["less_luck"] = luck
    (tmp_path / statistics.FILE).write_text(json.dumps(table), encoding="utf-8")
    assert Statistics(tmp_path).load() is not None
