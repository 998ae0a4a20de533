"""desktop/tools/replay.py: whether a record holds, in JSON and in words."""

import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from desktop.ai.agent import Budget
from desktop.engine.match import Match
from desktop.engine.record import Record, commitment, digest, loads, replay, to_record
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from desktop.tools.contest import Contest, play_one
from desktop.tools.plain import plain_outcome
from desktop.tools.replay import main
from tests.engine.damage import sealed
from tests.games.setups import set_ups
from tests.games.walks import match as new_match
from tests.games.walks import pick
from tests.tools.calls import call

CLASH = set_ups("clash")[0]


@pytest.fixture
def match() -> Match:
    """A match that was played to its end."""
    match = new_match(CLASH, 3)
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
        "hints": 0,
        "practice": False,
        "over": True,
        "outcome": plain_outcome(match.outcome()),
        "digest": digest(match.state),
        "seed": 3,
        "salt": "salt",
        "commitment": commitment(3, "salt"),
        "checked": 0,
        "agreed": 0,
        "unchecked": 0,
    }


def test_a_match_that_is_not_over(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = to_record(new_match(CLASH, 3))
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


# ---- a fair deal, and opponents that saw no more than their seats


@pytest.fixture
def opponents(tmp_path: Path) -> Match:
    """A match between opponents, the record of which `sim` wrote."""
    game = BY_ID["clash"]
    table = Contest("clash", "duel", game.settle({}), ("standard", "easy"), 3, True, Budget(iterations=30), tmp_path)
    play_one(table, 0)
    return replay(loads((tmp_path / "clash-000000.json").read_text(encoding="utf-8")), BY_ID)


def test_every_move_of_an_opponent_is_decided_again(
    opponents: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, decisions = str(tmp_path / "clash-000000.json"), len(opponents.steps)
    report = call(main, [path, "--json"], capsys).table()
    assert (report["checked"], report["agreed"], report["unchecked"]) == (decisions, decisions, 0)
    assert f"{decisions} moves of opponents follow from what they saw, 0 unchecked" in call(main, [path], capsys).out


def test_that_can_be_left_out(opponents: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = call(main, [str(tmp_path / "clash-000000.json"), "--no-check", "--json"], capsys).table()
    assert (report["checked"], report["agreed"], report["unchecked"]) == (0, 0, len(opponents.steps))


def test_a_move_that_does_not_follow_is_answered_with_1(
    opponents: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The seat's dice are others than the recorded ones, so that somebody else has moved."""
    seats = tuple(seat._replace(ai_seed=seat.ai_seed ^ 5) for seat in opponents.seats)
    path = written(replace(to_record(opponents), seats=seats), tmp_path)
    said = call(main, [path, "--json"], capsys).sentence(code=1)
    who = r"replay: game.json: decision \d+: seat [01] \('(standard|easy)'\)"
    assert re.fullmatch(rf"{who}, asked again with what it saw, does not choose \S+", said)
    assert call(main, [path, "--no-check"], capsys).code == 0


def test_the_hash_that_was_shown_at_the_start_is_verified(
    match: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path, deal = written(to_record(match), tmp_path), commitment(3, "salt")
    assert call(main, [path, "--commitment", deal.upper()], capsys).code == 0
    said = call(main, [path, "--commitment", commitment(4, "salt")], capsys).sentence(code=1)
    assert said == f"replay: game.json: seed and salt: their hash is {deal}, not the one that was shown"


# ---- what is no record


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
