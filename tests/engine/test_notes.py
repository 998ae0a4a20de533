"""desktop/engine/notes.py: notes and branches, kept in the record, whatever somebody else wrote into one."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from desktop.engine.match import Match
from desktop.engine.notes import LONGEST_NOTE, MOST_NOTES, Branch, tidy
from desktop.engine.record import RecordError, loads, replay, to_record
from desktop.engine.scribe import Scribe
from tests.engine.damage import sealed
from tests.engine.pouch import GAME
from tests.engine.test_record import GAMES, again, edited, played, refusal

NOTES = {0: "before it began", 3: "too early:\n「待つ」　🂡 “é”", 5: "x" * LONGEST_NOTE}


def noted() -> Match:
    match = played()
    match.notes, match.branch = dict(NOTES), Branch("pouch-0123456789abcdef-2", 14)
    return match


def test_notes_and_where_it_branched_off_are_kept_in_the_record() -> None:
    record = to_record(noted())
    other = again(record)
    assert other.notes == NOTES and other.branch == Branch("pouch-0123456789abcdef-2", 14)
    assert to_record(other) == record and Scribe(other).write() == record.dumps()


def test_the_first_records_had_neither_and_are_read_on() -> None:
    table = json.loads(to_record(played()).dumps())
    del table["notes"], table["branch"]
    match = replay(loads(sealed(table)), GAMES)
    assert match.notes == {} and match.branch is None


def test_a_note_goes_with_the_decision_it_stands_at() -> None:
    match = Match(GAME, played().seats, "circle", {"turns": 30}, seed=3, practice=True)
    seat = match.state.decider()
    first, other = match.state.legal()[:2]
    match.submit(seat, first)
    match.notes = {0: "stays", 1: "of the first try"}
    assert match.undo(seat)
    assert again(to_record(match)).notes == {0: "stays"}  # a save in between holds as well
    assert match.redo(seat) and match.notes == {0: "stays", 1: "of the first try"}
    assert match.undo(seat)
    match.submit(seat, other)
    assert match.notes == {0: "stays"}


def test_with_other_rules_there_is_nothing_that_notes_could_stand_at() -> None:
    text = edited(lambda table: table.update(rules=2, actions=["an:old:verb"], notes=[[7, "a thought"]]))
    assert replay(loads(text), GAMES).notes == {}


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda table: table.update(notes="none"), "notes"),
        (lambda table: table.update(notes=[[0, "a"]] * (MOST_NOTES + 1)), "notes"),
        (lambda table: table.update(notes=["a"]), "notes[0]"),
        (lambda table: table.update(notes=[[0, "a", "b"]]), "notes[0]"),
        (lambda table: table.update(notes=[[-1, "a"]]), "notes[0][0]"),
        (lambda table: table.update(notes=[[2, "a"], [2, "b"]]), "notes[1][0]"),
        (lambda table: table.update(notes=[[0, ""]]), "notes[0][1]"),
        (lambda table: table.update(notes=[[0, 5]]), "notes[0][1]"),
        (lambda table: table.update(notes=[[0, "a\u0000b"]]), "notes[0][1]"),
        (lambda table: table.update(notes=[[0, "a" * (LONGEST_NOTE + 1)]]), "notes[0][1]"),
        (lambda table: table.update(notes=[[99, "after the end"]]), "notes[0]"),
        (lambda table: table.update(branch="pouch-1"), "branch"),
        (lambda table: table.update(branch={"of": "pouch-1"}), "branch"),
        (lambda table: table.update(branch={"of": "", "at": 1}), "branch.of"),
        (lambda table: table.update(branch={"of": "a\nb", "at": 1}), "branch.of"),
        (lambda table: table.update(branch={"of": "pouch-1", "at": -1}), "branch.at"),
    ],
)
def test_what_is_no_note_is_refused_with_its_place(change: Callable[[dict[str, Any]], None], place: str) -> None:
    assert refusal(edited(change)).place == place


def test_a_note_that_was_changed_by_hand_does_not_fit_the_seal() -> None:
    text = to_record(noted()).dumps().replace("before it began", "after it began")
    with pytest.raises(RecordError, match="seal"):
        loads(text)


def test_a_note_is_tidied_before_it_is_kept() -> None:
    assert tidy("  a\tb\r\n\x00 \ud800c  ") == "a b\n c"
    assert tidy("　待つ 「今」") == "待つ 「今」" and tidy("a\u00a0b　c") == "a\u00a0b　c"
    assert tidy("x" * 501) == "x" * 500 and tidy(" \n ") == ""
