"""Notes and branches in the folder of saved matches: nothing else of a match changes with them."""

import json
from pathlib import Path

import pytest

from desktop.engine.notes import Branch
from desktop.storage.errors import StorageError
from desktop.storage.saves import Saves, Written
from tests.storage.test_saves import GAMES, TURN, A, B, match


@pytest.fixture
def folder(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves")


def test_a_note_changes_nothing_else_of_a_save(folder: Saves) -> None:
    folder.keep(match(), TURN)
    folder.keep(match(salt="b"), TURN)
    before = folder.everything()
    made = folder.open(A, GAMES).match
    made.notes[2] = "too early"
    assert folder.annotate(made, TURN) is Written.INTO_SAVE
    assert folder.everything() == before and [saved.id for saved in before] == [B, A]
    again = Saves(folder.folder).open(A, GAMES).match
    assert again.notes == {2: "too early"} and again.actions() == made.actions() and again.kept == made.kept


def test_a_match_that_has_no_save_gets_one_with_its_first_note(folder: Saves) -> None:
    made = match()
    made.notes[1] = "from elsewhere"
    assert folder.annotate(made, TURN) is Written.NEW_SAVE
    assert Saves(folder.folder).open(A, GAMES).match.notes == {1: "from elsewhere"}
    assert folder.annotate(made, TURN) is Written.INTO_SAVE


def test_a_match_that_was_brought_in_leaves_the_one_that_lies_there_alone(folder: Saves) -> None:
    folder.keep(match(5), TURN)
    other = match(3)
    folder.adopt(other)
    other.notes[1] = "another"
    assert folder.annotate(other, TURN) is Written.NEW_SAVE
    assert folder.open(A, GAMES).match.notes == {} and len(folder.open(A, GAMES).match.steps) == 5
    assert folder.open(f"{A}-2", GAMES).match.notes == {1: "another"}


def test_a_save_that_is_behind_the_match_is_brought_up_to_it(folder: Saves) -> None:
    folder.keep(match(2), TURN)
    made = match(4)
    made.notes[4] = "the last"
    folder.annotate(made, TURN)
    again = Saves(folder.folder).open(A, GAMES).match
    assert again.notes == {4: "the last"} and len(again.steps) == 4


def test_a_damaged_save_is_set_aside_and_the_match_is_kept_with_its_notes(folder: Saves) -> None:
    folder.keep(match(), TURN)
    path = folder.folder / f"{A}.json"
    path.write_bytes(path.read_bytes()[:200])
    made, fresh = match(), Saves(folder.folder)
    made.notes[1] = "kept"
    fresh.annotate(made, TURN)
    assert fresh.open(A, GAMES).match.notes == {1: "kept"}
    assert list(folder.folder.glob("*damaged*"))


def test_where_nothing_can_be_written_the_save_stays_as_it_was(folder: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.keep(match(), TURN)
    before = (folder.folder / f"{A}.json").read_bytes()

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("desktop.storage.atomic.os.fsync", full)
    made = match()
    made.notes[1] = "lost"
    with pytest.raises(StorageError, match="space"):
        folder.annotate(made, TURN)
    assert (folder.folder / f"{A}.json").read_bytes() == before


def test_the_first_line_of_the_first_note_is_what_lists_call_a_match(folder: Saves) -> None:
    made = match()
    made.notes[0] = "The bold way\nand more"
    folder.keep(made, TURN)
    assert folder.everything()[0].label == "The bold way"
    made.notes[0] = "x" * 300
    folder.annotate(made, TURN)
    assert folder.everything()[0].label == "x" * 80
    (folder.folder / f"{A}.facts").unlink()
    assert folder.everything()[0].label == "x" * 80


def test_what_was_tried_out_from_a_match_is_found_again(folder: Saves) -> None:
    folder.keep(match(), TURN)
    for salt, at in (("b", 2), ("c", 1)):
        made = match(salt=salt)
        made.branch = Branch(A, at)
        folder.keep(made, TURN)
    folder.keep(match(salt="d"), TURN)

    def found() -> list[tuple[str, int]]:
        tried = [saved for saved in Saves(folder.folder).branches(A) if saved is not None]
        return sorted((saved.branch_of, saved.branch_at) for saved in tried)

    assert found() == [(A, 1), (A, 2)]
    for path in folder.folder.glob("*.facts"):
        path.unlink()
    assert found() == [(A, 1), (A, 2)]
    folder.remove(B)
    assert found() == [(A, 1)]


def test_facts_of_before_are_read_on(folder: Saves) -> None:
    folder.keep(match(), TURN)
    path = folder.folder / f"{A}.facts"
    data = json.loads(path.read_text())
    for name in ("label", "branch_of", "branch_at"):
        del data[name]
    path.write_text(json.dumps(data))
    saved = folder.everything()[0]
    assert (saved.turn, saved.label, saved.branch_of, saved.branch_at) == (TURN, "", "", 0)
