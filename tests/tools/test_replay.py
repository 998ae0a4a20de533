"""desktop/tools/replay.py: whether a record holds, in JSON and in words."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from desktop.engine.match import Match
from desktop.engine.record import Record, commitment, digest, to_record
from desktop.engine.rng import Rng
from desktop.tools.plain import plain_outcome
from desktop.tools.replay import main
from tests.engine.damage import sealed
from tests.games.setups import SETUPS
from tests.games.walks import match as new_match
from tests.games.walks import pick
from tests.tools.calls import call


@pytest.fixture
def match() -> Match:
    """A match that was played to its end."""
    match = new_match(SETUPS[0], 3)
    dice = Rng(3)
    while not match.over:
        match.submit(match.state.decider(), pick(match.state, dice))
    return match


def written(record: Record, folder: Path) -> str:
    path = folder / "game.json"
    path.write_text(record.dumps(), encoding="utf-8")
    return str(path)


def test_a_record_that_holds(match: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = call(main, [written(to_record(match), tmp_path), "--json"], capsys).table()
    assert report == {
        "game": "clash",
        "mode": "duel",
        "seats": ["person", "person"],
        "rules": 1,
        "replayed": True,
        "plies": len(match.actions()),
        "undos": 0,
        "practice": False,
        "over": True,
        "outcome": plain_outcome(match.outcome()),
        "digest": digest(match.state),
        "seed": 3,
        "commitment": commitment(3, "salt"),
    }


def test_a_match_that_is_not_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = to_record(new_match(SETUPS[0], 3))
    report = call(main, [written(record, tmp_path), "--json"], capsys).table()
    assert (report["over"], report["outcome"], report["plies"]) == (False, None, 0)
    assert "not over yet" in call(main, [written(record, tmp_path)], capsys).out


def test_people_get_sentences(match: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    answer = call(main, [written(to_record(match), tmp_path)], capsys)
    assert answer.code == 0 and answer.out.startswith(f"Clash of Decks, duel, {len(match.actions())} plies: ")
    assert "the record holds" in answer.out and digest(match.state) in answer.out and "won by seat" in answer.out


def test_a_record_of_other_rules_is_not_replayed(
    match: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old = replace(to_record(match), rules=0)
    report = call(main, [written(old, tmp_path), "--json"], capsys).table()
    assert (report["replayed"], report["rules"], report["digest"]) == (False, 0, digest(match.state))
    assert "was played by rules 0" in call(main, [written(old, tmp_path)], capsys).out


def test_a_record_that_does_not_hold_is_answered_with_1(
    match: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(to_record(match), tmp_path)
    table = json.loads(Path(path).read_text(encoding="utf-8"))
    table["actions"].insert(5, "cast:boom:ogre")
    Path(path).write_text(sealed(table))
    said = call(main, [path, "--json"], capsys).sentence(code=1)
    assert said == "replay: game.json: actions[5]: cast:boom:ogre: cast is not allowed here"


@pytest.mark.parametrize("data", [b"", b"\xff\xfe\x00", b"[" * 100_000, b"{}", b"\x00" * 1000])
def test_what_is_no_record_is_answered_with_1(data: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(data)
    assert call(main, [str(path)], capsys).sentence(code=1).startswith("replay: game.json: ")


def test_what_is_no_file_is_answered_with_2(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert "cannot be read" in call(main, [str(tmp_path)], capsys).sentence(code=2)
    assert "cannot be read" in call(main, [str(tmp_path / "none")], capsys).sentence(code=2)
    assert "are required: FILE" in call(main, [], capsys).sentence(code=2)
    assert "unrecognized arguments: b" in call(main, ["a", "b"], capsys).sentence(code=2)
