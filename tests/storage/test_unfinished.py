"""The list of unfinished matches is a short cut: whatever stands in it, the home page offers what is not over."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from desktop.storage import reading
from desktop.storage.saves import Saves
from desktop.storage.unfinished import FILE
from tests.storage.test_saves import TURN, A, B, C, match, named, play


@pytest.fixture
def folder(tmp_path: Path) -> Saves:
    made = Saves(tmp_path / "saves")
    for salt in "abc":
        made.keep(match(2, salt), TURN)
    over = match(2, "over")
    while not over.over:
        play(over)
    made.keep(over, TURN)
    return made


def offered(folder: Saves) -> list[str]:
    return [saved.id for saved in Saves(folder.folder).resumable()]


def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Which files are read from now on."""
    files: list[str] = []
    read = reading._read

    def noted(path: Path, most: int, whole: bool = True) -> tuple[bytes, int]:
        files.append(path.name)
        return read(path, most, whole)

    monkeypatch.setattr(reading, "_read", noted)
    return files


def test_what_is_over_is_not_read(folder: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten thousand of them cost the home page 0.3 s."""
    files = opened(monkeypatch)
    assert offered(folder) == [C, B, A]
    again = Saves(folder.folder)
    again.keep(match(3, "a"), TURN)
    assert offered(folder) == [A, C, B]
    assert files and not [name for name in files if name.startswith(named("over"))]


@pytest.mark.parametrize(
    "written",
    [
        "", "{", "[]", '{"version": 1}', '{"version": 2, "of": "", "last": 0, "ids": []}',
        '{"version": 1, "of": "4 00000000", "last": 0, "ids": []}',
    ],
)  # fmt: skip
def test_a_list_that_does_not_hold_is_made_anew(folder: Saves, written: str) -> None:
    (folder.folder / FILE).write_text(written)
    assert offered(folder) == [C, B, A]
    assert json.loads((folder.folder / FILE).read_text())["ids"] == [C, B, A]


def test_it_names_nothing_outside_of_the_folder(folder: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    path = folder.folder / FILE
    data = json.loads(path.read_text())
    path.write_text(json.dumps({**data, "ids": ["../../other", C, "\0", named("over")]}))
    files = opened(monkeypatch)
    assert offered(folder) == [C]
    assert not [name for name in files if "other" in name]


def test_a_record_that_was_put_there_or_taken_away_is_noticed(folder: Saves, tmp_path: Path) -> None:
    other = Saves(tmp_path / "other")
    other.keep(match(1, "d"), TURN)
    offered(folder)
    for path in other.folder.iterdir():
        if path.name != FILE:
            path.rename(folder.folder / path.name)
    assert set(offered(folder)) == {A, B, C, named("d")}
    for path in folder.folder.glob(f"{B}.*"):
        path.unlink()
    assert set(offered(folder)) == {A, C, named("d")}


def test_a_folder_that_may_not_be_written_is_read_all_the_same(folder: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    (folder.folder / FILE).unlink()
    monkeypatch.setattr("tempfile.mkstemp", lambda **_: (_ for _ in ()).throw(PermissionError(13, "no")))
    assert offered(folder) == [C, B, A]


def test_the_end_taken_back_is_offered_again(folder: Saves) -> None:
    made = match(2, "a")
    made.practice = True
    while not made.over:
        play(made)
    folder.keep(made, TURN)
    assert offered(folder) == [C, B]
    made.undo(made.steps[-1].seat)
    folder.keep(made, TURN)
    assert offered(folder) == [A, C, B]
