"""desktop/engine/record.py: the one artefact that is save, undo, replay and bug report."""

import gc
import hashlib
import json
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from desktop.engine.match import Match, Seat
from desktop.engine.record import (
    FORMAT,
    LONGEST,
    Record,
    RecordError,
    commitment,
    digest,
    fair_deal,
    loads,
    replay,
    to_record,
)
from desktop.engine.rng import Rng
from tests.engine import pouch
from tests.engine.damage import sealed
from tests.engine.pouch import GAME

GAMES = {"pouch": GAME}
SEATS = (Seat("Mara"), Seat('Ivo 🂡 "é"', "random", 2**64 - 1), Seat("Lena"))


def played(plies: int = 8, practice: bool = False) -> Match:
    """A match of three seats after some random moves, one of them taken back."""
    match = Match(GAME, SEATS, "circle", {"turns": 30}, seed=2**64 - 1, salt="0123", practice=practice)
    dice = Rng(4)
    for ply in range(plies):
        legal = match.state.legal()
        match.submit(match.state.decider(), legal[dice.below(len(legal))], iterations=100 * ply)
    for seat in range(3):
        match.undo(seat)
    return match


def again(record: Record) -> Match:
    return replay(loads(record.dumps()), GAMES)


def refusal(text: str) -> RecordError:
    """The error that a text gets, from reading or from playing."""
    with pytest.raises(RecordError) as error:
        replay(loads(text, "game.json"), GAMES, "game.json")
    assert str(error.value) == f"game.json: {error.value.place}: {error.value.reason}"
    return error.value


def edited(change: Callable[[dict[str, Any]], object]) -> str:
    """A record with a change that its seal fits."""
    table = json.loads(to_record(played()).dumps())
    change(table)
    return sealed(table)


# ---- what holds


@pytest.mark.parametrize("practice", [False, True])
def test_a_record_plays_again_exactly(practice: bool) -> None:
    match = played(practice=practice)
    record = to_record(match)
    other = again(record)
    assert loads(record.dumps()) == record and to_record(other) == record
    assert digest(other.state) == digest(match.state) == record.digest
    assert (other.undos, other.practice, other.seats) == (match.undos, practice, SEATS)
    assert match.undos >= 1
    assert [step.iterations for step in other.steps] == [step.iterations for step in match.steps]
    assert [other.undoable(seat) for seat in range(3)] == [match.undoable(seat) for seat in range(3)]


def test_a_record_is_text_that_people_can_read() -> None:
    text = to_record(played()).dumps()
    table = json.loads(text)
    assert table["format"] == FORMAT and table["game"] == "pouch" and table["seats"][1]["name"] == SEATS[1].name
    assert table["actions"] == [pouch.VERBS.text(action) for action in played().actions()]
    assert text.endswith("}\n") and "Ivo 🂡" in text


def test_a_match_that_is_over_is_recorded_too() -> None:
    match = Match(GAME, SEATS[:2], "circle", {"turns": 3}, seed=1)
    while not match.over:
        match.submit(match.state.decider(), match.state.legal()[0])
    assert again(to_record(match)).outcome() == match.outcome()


def test_a_match_from_a_position_keeps_it() -> None:
    start = played().state
    match = Match(GAME, SEATS, "circle", {"turns": 30}, seed=5, salt="s", start=start)
    match.submit(match.state.decider(), match.state.legal()[0])
    record = to_record(match)
    assert record.start == start.to_json() and len(record.actions) == 1
    assert to_record(again(record)) == record


def test_the_commitment_proves_seed_and_salt() -> None:
    # sha256 of "7:salt"
    assert commitment(7, "salt") == "432fe99e73572136aeb4b7e7abf5af800f7cf8522ebcd0ea77bc8751134d2b85"
    assert len({commitment(7, "salt"), commitment(8, "salt"), commitment(7, "pepper")}) == 3


# ---- other rules


def test_with_other_rules_the_match_goes_on_from_its_checkpoint() -> None:
    match = played()
    old = replace(to_record(match), rules=2, actions=("an:old:verb",), digest="of other rules")
    other = again(old)
    assert digest(other.state) == digest(match.state)
    assert other.steps == [] and other.undos == match.undos


def test_it_is_saved_again_with_the_rules_of_today() -> None:
    other = again(replace(to_record(played()), rules=2, actions=("an:old:verb",)))
    other.submit(other.state.decider(), other.state.legal()[0])
    record = to_record(other)
    assert record.rules == GAME.info.rules_version == 3 and len(record.actions) == 1
    assert to_record(again(record)) == record


def test_a_checkpoint_that_does_not_hold_is_refused() -> None:
    def change(table: dict[str, Any]) -> None:
        table["rules"] = 4
        table["checkpoint"]["zones"]["table"].append("star")

    error = refusal(edited(change))
    assert (error.place, error.reason) == ("checkpoint.zones", "do not hold exactly the cards of the game")


def test_a_position_in_which_playing_goes_wrong_is_refused() -> None:
    def change(table: dict[str, Any]) -> None:
        table["start"] = {**table["checkpoint"], "stack": [{"frame": "Looked", "seat": 0}]}
        table["actions"] = ["leave"]

    error = refusal(edited(change))  # nothing lies under that frame for when it is done
    assert (error.place, error.reason) == ("start", "does not fit together")


def test_a_fault_in_the_rules_is_not_blamed_on_the_file(monkeypatch: pytest.MonkeyPatch) -> None:
    record = to_record(played())

    def stumble(*_: object) -> None:
        raise IndexError("a fault")

    monkeypatch.setattr(pouch.Turn, "choose", stumble)
    with pytest.raises(IndexError, match="a fault"):
        replay(record, GAMES)


# ---- what does not hold


def put(key: str, value: object) -> Callable[[dict[str, Any]], object]:
    return lambda table: table.update({key: value})


CHANGES: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (put("format", "fivefold record 2"), f"format: must be '{FORMAT}'; this file is of another program or version"),
    (lambda table: table.pop("salt"), "salt: is missing"),
    (put("extra", 1), "extra: does not belong into a record"),
    (put("\ud800" * 99, 1), "file: holds half a character"),
    (put("game", "chess"), "game: there is no game 'chess' here"),
    (put("game", 5), "game: must be a text of at most 200 characters"),
    (put("game", "x" * 201), "game: must be a text of at most 200 characters"),
    (put("game", "a\ud800"), "file: holds half a character"),
    (put("game", "../x"), "game: must be a word of small letters, digits, - and _"),
    (put("salt", "/../../.evil"), "salt: must be at most 64 letters and digits"),
    (put("salt", "\0a"), "salt: must be at most 64 letters and digits"),
    (put("salt", "a" * 65), "salt: must be at most 64 letters and digits"),
    (put("mode", "duel"), "options: Pouch has no mode 'duel'; it has circle"),
    (put("options", {"turns": 0}), "options: option turns must lie from 1 to 100, not 0"),
    (put("options", {"turns": 30.0}), "options.turns: must be a word, a number, true or false"),
    (put("options", {"x": 1}), "options: Pouch has no option 'x'; it has turns"),
    (put("rules", -1), "rules: must be a whole number from 0 to 1000000"),
    (put("rules", True), "rules: must be a whole number from 0 to 1000000"),
    (put("seats", []), "options: Pouch is played by 2 or 3 or 4 in mode circle, not by 0"),
    (put("seats", [{}] * 17), "seats: must be a list of at most 16 entries"),
    (put("seats", [{"name": "a"}]), "seats[0]: must have exactly name, player and ai_seed"),
    (put("seed", 2**64), "seed: must be a whole number from 0 to 18446744073709551615"),
    (put("seed", "1"), "seed: must be a whole number from 0 to 18446744073709551615"),
    (put("seed", 1), "digest: the actions do not lead to the recorded position"),
    (put("actions", ["draw"] * 100_001), "actions: must be a list of at most 100000 entries"),
    (lambda table: table["actions"].append(3), "actions[8]: must be a text of at most 200 characters"),
    (lambda table: table["actions"].append("fly"), "actions[8]: 'fly' is no verb of this game"),
    (lambda table: table["actions"].append("play:sun"), "actions[8]: 'sun' is nothing that 'play' can name"),
    (lambda table: table["actions"].append("take"), "actions[8]: take: take is not allowed here"),
    (lambda table: table["actions"].pop(), "digest: the actions do not lead to the recorded position"),
    (put("iterations", [[5]]), "iterations[0]: must be a whole number, or a list of at least two"),
    (put("iterations", [[0, 5]]), "iterations[0][0]: must be a whole number from 1 to 1000000000"),
    (put("iterations", [[5, "6"]]), "iterations[0][1]: must be a whole number from 0 to 1000000000"),
    (put("iterations", [[5] * 65]), "iterations[0]: must be a list of at most 64 entries"),
    (put("iterations", [-1]), "iterations[0]: must be a whole number from 0 to 1000000000"),
    (put("undos", 0.0), "undos: must be a whole number from 0 to 1000000"),
    (put("practice", 1), "practice: must be true or false"),
    (put("checkpoint", []), "checkpoint: must be a table"),
    (put("start", []), "start: must be a table"),
    (put("start", {}), "start.zones: must be a table"),
    (put("digest", "0" * 64), "digest: the actions do not lead to the recorded position"),
    (put("digest", None), "digest: must be a text of at most 200 characters"),
]


@pytest.mark.parametrize(("change", "sentence"), CHANGES, ids=[sentence[:60] for _, sentence in CHANGES])
def test_contents_that_do_not_hold_are_refused_with_their_place(
    change: Callable[[dict[str, Any]], object], sentence: str
) -> None:
    error = refusal(edited(change))
    assert str(error).startswith(f"game.json: {sentence}")
    assert len(str(error)) < 300 and str(error).isprintable()


def test_a_forced_move_left_out_is_noticed() -> None:
    start = pouch.new(seats=2)
    start.stack = [pouch.Pass(0), pouch.Stash(0, pouch.STONE)]
    start.zones[pouch.DECK] += start.zones[pouch.hand(0)]
    start.known[pouch.DECK] = [0] * len(start.zones[pouch.DECK])
    start.zones[pouch.hand(0)], start.known[pouch.hand(0)] = [], []
    record = to_record(Match(GAME, SEATS[:2], "circle", {}, seed=1, start=start))
    assert record.actions == ("done",)
    for actions in ((), ("draw",)):
        error = refusal(replace(record, actions=actions).dumps())
        assert (error.place, error.reason) == ("actions[0]", "is not the forced move that follows here")


def test_a_record_of_before_hints_were_counted_holds() -> None:
    def older(table: dict[str, Any]) -> None:
        del table["hints"], table["warnings"], table["opponents"], table["resigned"]

    read = loads(edited(older))
    assert (read.hints, read.warnings, read.opponents, read.resigned) == (0, 0, 1, -1)


def test_hints_and_the_version_of_the_opponents_come_back() -> None:
    match = played()
    match.hints, match.warnings, match.opponents_version = 3, 2, 7
    other = again(to_record(match))
    assert (other.hints, other.warnings, other.opponents_version) == (3, 2, 7)


def test_a_changed_value_without_its_seal_is_noticed() -> None:
    text = to_record(played()).dumps()
    error = refusal(text.replace('"undos": 1', '"undos": 0'))
    assert (error.place, error.reason) == ("seal", "does not fit the contents: the file was damaged or changed")


HOSTILE = {
    "nothing": ("", "line 1 column 1: is not JSON: Expecting value"),
    "null": ("null", "record: must be a table"),
    "a list": ("[]", "record: must be a table"),
    "a number": ("1", "record: must be a table"),
    "an empty table": ("{}", f"format: must be '{FORMAT}'"),
    "words": ("Dear reader", "line 1 column 1: is not JSON"),
    "bytes": ("\x00\x01\x02", "line 1 column 1: is not JSON"),
    "deep lists": ("[" * 200_000, "file: is nested too deeply"),
    "deep tables": ('{"a":' * 200_000, "file: is nested too deeply"),
    "a huge number": ("1" * 100_000, "file: holds a number of more than 40 digits"),
    "not a number": ('{"seed": NaN}', "file: is not JSON: NaN is no number"),
    "infinity": ('{"seed": -Infinity}', "file: is not JSON: -Infinity is no number"),
    "twice the same name": ('{"format": 1, "format": 2}', "file: is not JSON: a name stands twice in one table"),
    "ten megabytes": ("[" + "0," * 5_000_000 + "0]", f"file: is longer than {LONGEST} characters"),
    "many values": ("[" + "0," * 1_000_000 + "0]", "record: must be a table"),
}


@pytest.mark.parametrize(("text", "sentence"), HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_is_refused_in_a_sentence(text: str, sentence: str) -> None:
    assert str(refusal(text)).startswith(f"game.json: {sentence}")


@pytest.mark.parametrize("key", ["options", "checkpoint", "start", "actions", "seats"])
def test_depth_in_any_place_is_refused(key: str) -> None:
    text = to_record(played()).dumps()
    deep = '{"x":' * 900 + "1" + "}" * 900  # read without trouble, but nothing a record holds
    table = json.loads(text)
    table[key] = "HERE"
    assert refusal(json.dumps(table).replace('"HERE"', deep)).reason


BEYOND = {
    "1e4": "key: must be a whole number",
    "1" * 30: "key: must be a whole number",
    "1" * 4000: "file: holds a number of more than 40 digits",
    "1e400": "file: is not JSON: 1e400 is no number",
    "-1e400": "file: is not JSON: -1e400 is no number",
}


def test_a_number_beyond_all_bounds_is_refused_wherever_it_stands() -> None:
    text = to_record(played()).dumps()
    for key in ("seed", "rules", "undos"):
        for number, said in BEYOND.items():
            table = json.loads(text)
            table[key] = "HERE"
            error = refusal(json.dumps(table).replace('"HERE"', number))
            assert said in f"{error.place}: {error.reason}".replace(key, "key")


# ---- a fair deal


def test_the_log_tells_the_hash_at_the_start_and_what_was_hashed_at_the_end() -> None:
    match = played()
    deal = commitment(2**64 - 1, "0123")
    assert deal == hashlib.sha256(b"18446744073709551615:0123").hexdigest()
    told = fair_deal(match)
    assert (told.id, told.args) == ("house.log.fair_deal", (deal,))
    while not match.over:
        match.submit(match.state.decider(), match.state.legal()[0])
    told = fair_deal(match)
    assert (told.id, told.args) == ("house.log.deal_opened", (deal, str(2**64 - 1), "0123"))


def test_a_replay_leaves_the_collector_as_it_was() -> None:
    record = to_record(played())
    broken = replace(record, actions=(*record.actions[:-1], "nonsense"))
    for on in (True, False):
        (gc.enable if on else gc.disable)()
        try:
            replay(record, GAMES)
            with pytest.raises(RecordError):
                replay(broken, GAMES)
            assert gc.isenabled() is on
        finally:
            gc.enable()
