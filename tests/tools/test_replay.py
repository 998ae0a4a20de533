"""desktop/tools/replay.py: whether a record holds, in JSON and in words."""

import json
import re
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from desktop.ai.agent import Budget
from desktop.engine.match import Match
from desktop.engine.record import Record, commitment, digest, loads, replay, to_record
from desktop.engine.rng import Rng
from desktop.games import BY_ID
from desktop.tools.contest import Contest, play_one
from desktop.tools.plain import plain_outcome
from desktop.tools.replay import main
from tests import patience
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
        "warnings": 0,
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
        "verifiable": True,
        "unverified": [],
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


def unverified(argv: list[str], capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    """What is said of a record that is not verifiable: its own exit code, and why, in both forms."""
    answer, words = call(main, [*argv, "--json"], capsys), call(main, argv, capsys)
    assert answer.code == words.code == 3 and answer.err == words.err == ""
    report: dict[str, Any] = json.loads(answer.out)
    assert not report["verifiable"] and report["unverified"]
    head, *lines = words.out.splitlines()
    assert head.endswith(": not verifiable") and "holds" not in words.out
    assert lines[: len(report["unverified"])] == [f"  {reason}" for reason in report["unverified"]]
    return report


def test_a_record_of_other_rules_is_not_verifiable(
    match: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report = unverified([written(replace(to_record(match), rules=0), tmp_path)], capsys)
    assert (report["replayed"], report["rules"], report["digest"]) == (False, 0, digest(match.state))
    assert report["unverified"] == ["it was played by rules 0, and here are rules 1"]


@pytest.mark.parametrize("rules", [0, 1])
def test_a_checkpoint_that_is_not_the_recorded_position_does_not_hold(
    rules: int, match: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Played again or not: the position from which the match would go on is compared too."""
    record, other = to_record(match), to_record(new_match(CLASH, 4))
    path = written(replace(record, rules=rules, checkpoint=other.checkpoint), tmp_path)
    said = call(main, [path, "--json"], capsys).sentence(code=1)
    assert said == "replay: game.json: digest: is not that of the checkpoint"


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
    table = Contest("clash", "duel", game.settle({}), ("club", "easy"), 3, True, Budget(iterations=30), tmp_path)
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


def test_opponents_of_another_version_are_not_verifiable(
    opponents: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(replace(to_record(opponents), opponents=99), tmp_path)
    report = unverified([path], capsys)
    here = opponents.game.info.opponents_version
    assert report["unverified"] == [f"its opponents are of version 99, and here are opponents {here}"]
    assert (report["checked"], report["unchecked"]) == (0, len(opponents.steps))
    assert call(main, [path, "--no-check", "--json"], capsys).table()["verifiable"], "that was not asked for"


def test_where_nobody_but_persons_played_their_version_is_no_matter(
    match: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert call(main, [written(replace(to_record(match), opponents=99), tmp_path)], capsys).code == 0


def test_a_search_that_is_claimed_to_be_endless_is_left_and_said_so(
    opponents: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = to_record(opponents)
    last = max(number for number, spent in enumerate(record.iterations) if spent)
    claimed = (*record.iterations[:last], 10**9, *record.iterations[last + 1 :])
    report = unverified([written(replace(record, iterations=claimed), tmp_path)], capsys)
    assert report["unverified"] == ["some searches of opponents are longer than is searched again here"]
    assert report["agreed"] == report["checked"] >= last and report["unchecked"] >= 1


def test_it_bounds_its_own_time(opponents: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = to_record(opponents)
    path = written(replace(record, iterations=tuple(150_000 if n else 0 for n in record.iterations)), tmp_path)
    begun = monotonic()
    report = unverified([path, "--within", "0.3"], capsys)
    assert monotonic() - begun < patience.SECONDS / 2
    assert report["unverified"] == ["some searches of opponents are longer than is searched again here"]


def test_an_opponent_that_nobody_here_knows_is_not_verifiable(
    opponents: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = tuple(seat._replace(player="a level of another day") for seat in opponents.seats)
    report = unverified([written(replace(to_record(opponents), seats=seats), tmp_path)], capsys)
    assert report["unverified"] == ["some moves are of opponents that cannot be asked again here"]


def test_a_move_that_does_not_follow_counts_more_than_what_cannot_be_told(
    opponents: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = to_record(opponents)
    last = max(number for number, spent in enumerate(record.iterations) if spent)
    claimed = (*record.iterations[:last], 10**9, *record.iterations[last + 1 :])
    seats = tuple(seat._replace(ai_seed=seat.ai_seed ^ 5) for seat in opponents.seats)
    path = written(replace(record, seats=seats, iterations=claimed), tmp_path)
    assert "does not choose" in call(main, [path], capsys).sentence(code=1)


def test_help_tells_the_exit_codes_and_what_is_as_the_file_tells(capsys: pytest.CaptureFixture[str]) -> None:
    told = " ".join(call(main, ["--help"], capsys).out.split())
    for words in ("0 the record holds;", "1 it does not hold;", "3 not verifiable:", "names are as the file tells"):
        assert words in told


def test_a_move_that_does_not_follow_is_answered_with_1(
    opponents: Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The seat's dice are others than the recorded ones, so that somebody else has moved."""
    seats = tuple(seat._replace(ai_seed=seat.ai_seed ^ 5) for seat in opponents.seats)
    path = written(replace(to_record(opponents), seats=seats), tmp_path)
    said = call(main, [path, "--json"], capsys).sentence(code=1)
    who = r"replay: game.json: decision \d+: seat [01] \('(club|easy)'\)"
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
