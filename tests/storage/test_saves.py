"""Saved matches come back, in the right order, and nothing that could not be read is overwritten."""

import os
from pathlib import Path

import pytest

from desktop.engine.match import Match, Seat
from desktop.engine.text import Text
from desktop.storage import saves
from desktop.storage.errors import Damaged, FullDisk, Missing, NewerVersion
from desktop.storage.saves import Saves
from tests.toy import Toy

GAMES = {"toy": Toy()}
TURN = Text("toy.turn", (3, Text("seat", (0,))))


def match(moves: int = 3) -> Match:
    made = Match(GAMES["toy"], [Seat("Mara"), Seat("Ivo", "strong", 7)], "duel", {"cards": 12}, seed=5, salt="aabbcc")
    for _ in range(moves):
        play(made)
    return made


def play(made: Match) -> None:
    made.submit(made.state.decider(), made.state.legal()[0])


@pytest.fixture
def folder(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves")


def test_a_match_comes_back(folder: Saves) -> None:
    folder.keep("a", match(), TURN)
    opened = Saves(folder.folder).open("a", GAMES)
    assert opened.notice is None
    assert opened.match.state.to_json() == match().state.to_json()
    assert opened.match.seats == match().seats


def test_an_id_names_game_and_time(folder: Saves) -> None:
    assert folder.new_id(match()).startswith("toy-20") and folder.new_id(match()).endswith("-aabbcc")


def test_the_list_has_the_last_played_first(folder: Saves) -> None:
    for number, save_id in enumerate(("a", "b", "c")):
        folder.keep(save_id, match(), TURN)
        os.utime(folder.folder / f"{save_id}.json", (number, number))
    assert [saved.id for saved in folder.resumable()] == ["c", "b", "a"]
    assert [saved.id for saved in folder.resumable(most=2)] == ["c", "b"]


def test_the_list_tells_game_names_and_turn(folder: Saves) -> None:
    folder.keep("a", match(), TURN)
    saved = folder.resumable()[0]
    assert (saved.game, saved.names, saved.turn) == ("toy", ("Mara", "Ivo"), TURN)


def test_a_finished_match_is_not_offered(folder: Saves) -> None:
    made = match(0)
    folder.keep("a", made, TURN)
    while not made.over:
        play(made)
    folder.keep("a", made, TURN)
    assert folder.resumable() == []


def test_no_folder_no_saves(folder: Saves) -> None:
    assert folder.resumable() == []


def test_lost_facts_are_read_from_the_record(folder: Saves) -> None:
    folder.keep("a", match(), TURN)
    (folder.folder / "a.facts").write_text("{}")
    saved = folder.resumable()[0]
    assert (saved.game, saved.names, saved.turn) == ("toy", ("Mara", "Ivo"), Text("house.save.moves", (3,)))


@pytest.mark.parametrize("damage", [b"", b"{", b"\xff\xff", b"cut"])
def test_a_damaged_save_is_opened_from_its_copy_and_kept(folder: Saves, damage: bytes) -> None:
    made = match(2)
    folder.keep("a", made, TURN)
    play(made)
    folder.keep("a", made, TURN)
    path = folder.folder / "a.json"
    content = path.read_bytes()[:400] if damage == b"cut" else damage
    path.write_bytes(content)
    again = Saves(folder.folder)
    opened = again.open("a", GAMES)
    assert opened.notice == Text("house.storage.from_copy", ("a.json", "a.damaged.json"))
    assert len(opened.match.steps) == 2
    again.keep("a", opened.match, TURN)
    assert (folder.folder / "a.damaged.json").read_bytes() == content
    assert len(Saves(folder.folder).open("a", GAMES).match.steps) == 2


def test_damaged_without_a_copy_is_an_error_that_changes_nothing(folder: Saves) -> None:
    folder.keep("a", match(), TURN)
    path = folder.folder / "a.json"
    path.write_text("{")
    with pytest.raises(Damaged):
        folder.open("a", GAMES)
    assert path.read_text() == "{"


def test_a_flipped_letter_is_found(folder: Saves) -> None:
    folder.keep("a", match(), TURN)
    path = folder.folder / "a.json"
    path.write_text(path.read_text().replace("Mara", "Mare"))
    with pytest.raises(Damaged, match="seal"):
        saves.read(path, GAMES)


def test_killed_between_the_renames_the_copy_is_the_save(folder: Saves) -> None:
    folder.keep("a", match(), TURN)
    (folder.folder / "a.json").rename(folder.folder / "a.json.bak")
    assert [saved.id for saved in folder.resumable()] == ["a"]
    opened = Saves(folder.folder).open("a", GAMES)
    assert opened.notice is None and len(opened.match.steps) == 3


def test_a_later_format_is_told_apart_from_damage(folder: Saves) -> None:
    folder.keep("a", match(), TURN)
    path = folder.folder / "a.json"
    path.write_text(path.read_text().replace("fivefold record 1", "fivefold record 2"))
    with pytest.raises(NewerVersion):
        folder.open("a", GAMES)
    assert path.exists()


def test_a_foreign_file_under_the_name_is_not_overwritten(folder: Saves) -> None:
    folder.folder.mkdir()
    (folder.folder / "a.json").write_text("somebody's letter")
    folder.keep("a", match(), TURN)
    assert (folder.folder / "a.damaged.json").read_text() == "somebody's letter"
    assert len(folder.open("a", GAMES).match.steps) == 3


def test_a_full_disk_leaves_the_save_before(folder: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    made = match(2)
    folder.keep("a", made, TURN)
    play(made)
    monkeypatch.setattr(os, "fsync", lambda handle: (_ for _ in ()).throw(OSError(28, "full")))
    with pytest.raises(FullDisk):
        folder.keep("a", made, TURN)
    monkeypatch.undo()
    assert len(Saves(folder.folder).open("a", GAMES).match.steps) == 2


def test_no_such_save(folder: Saves) -> None:
    with pytest.raises(Missing):
        folder.open("a", GAMES)


def test_a_picture_lies_beside_the_save(folder: Saves) -> None:
    assert folder.picture("a") is None
    folder.keep_picture("a", b"png")
    picture = folder.picture("a")
    assert picture is not None and picture.read_bytes() == b"png"


def test_taken_off_the_list_and_brought_back(folder: Saves) -> None:
    folder.keep("a", match(), TURN)
    folder.remove("a")
    assert folder.resumable() == []
    folder.bring_back("a")
    assert [saved.id for saved in folder.resumable()] == ["a"]
