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


def match(moves: int = 3, salt: str = "a") -> Match:
    made = Match(GAMES["toy"], [Seat("Mara"), Seat("Ivo", "strong", 7)], "duel", {"cards": 12}, seed=5, salt=salt)
    for _ in range(moves):
        play(made)
    return made


def play(made: Match) -> None:
    made.submit(made.state.decider(), made.state.legal()[0])


@pytest.fixture
def folder(tmp_path: Path) -> Saves:
    return Saves(tmp_path / "saves")


def test_a_match_comes_back(folder: Saves) -> None:
    folder.keep(match(), TURN)
    opened = Saves(folder.folder).open("toy-a", GAMES)
    assert opened.notice is None
    assert opened.match.state.to_json() == match().state.to_json()
    assert opened.match.seats == match().seats


def test_the_list_has_the_last_played_first(folder: Saves) -> None:
    for number, save_id in enumerate("abc"):
        folder.keep(match(salt=save_id), TURN)
        os.utime(folder.folder / f"toy-{save_id}.json", (number, number))
    assert [saved.id for saved in folder.resumable()] == ["toy-c", "toy-b", "toy-a"]
    assert [saved.id for saved in folder.resumable(most=2)] == ["toy-c", "toy-b"]


def test_the_list_tells_game_names_and_turn(folder: Saves) -> None:
    folder.keep(match(), TURN)
    saved = folder.resumable()[0]
    assert (saved.game, saved.names, saved.turn) == ("toy", ("Mara", "Ivo"), TURN)


def test_a_finished_match_is_not_offered(folder: Saves) -> None:
    made = match(0)
    folder.keep(made, TURN)
    while not made.over:
        play(made)
    folder.keep(made, TURN)
    assert folder.resumable() == []


def test_no_folder_no_saves(folder: Saves) -> None:
    assert folder.resumable() == []


def test_lost_facts_are_read_from_the_record(folder: Saves) -> None:
    folder.keep(match(), TURN)
    (folder.folder / "toy-a.facts").write_text("{}")
    saved = folder.resumable()[0]
    assert (saved.game, saved.names, saved.turn) == ("toy", ("Mara", "Ivo"), Text("house.save.moves", (3,)))


@pytest.mark.parametrize("damage", [b"", b"{", b"\xff\xff", b"cut"])
def test_a_damaged_save_is_opened_from_its_copy_and_kept(folder: Saves, damage: bytes) -> None:
    made = match(2)
    folder.keep(made, TURN)
    play(made)
    folder.keep(made, TURN)
    path = folder.folder / "toy-a.json"
    content = path.read_bytes()[:400] if damage == b"cut" else damage
    path.write_bytes(content)
    again = Saves(folder.folder)
    opened = again.open("toy-a", GAMES)
    assert opened.notice == Text("house.storage.from_copy", ("toy-a.json", "toy-a.damaged.json"))
    assert len(opened.match.steps) == 2
    again.keep(opened.match, TURN)
    assert (folder.folder / "toy-a.damaged.json").read_bytes() == content
    assert len(Saves(folder.folder).open("toy-a", GAMES).match.steps) == 2


def test_damaged_without_a_copy_is_an_error_that_changes_nothing(folder: Saves) -> None:
    folder.keep(match(), TURN)
    path = folder.folder / "toy-a.json"
    path.write_text("{")
    with pytest.raises(Damaged):
        folder.open("toy-a", GAMES)
    assert path.read_text() == "{"


def test_a_flipped_letter_is_found(folder: Saves) -> None:
    folder.keep(match(), TURN)
    path = folder.folder / "toy-a.json"
    path.write_text(path.read_text().replace("Mara", "Mare"))
    with pytest.raises(Damaged, match="seal"):
        saves.read(path, GAMES)


def test_killed_between_the_renames_the_copy_is_the_save(folder: Saves) -> None:
    folder.keep(match(), TURN)
    (folder.folder / "toy-a.json").rename(folder.folder / "toy-a.json.bak")
    assert [saved.id for saved in folder.resumable()] == ["toy-a"]
    opened = Saves(folder.folder).open("toy-a", GAMES)
    assert opened.notice is None and len(opened.match.steps) == 3


def test_a_later_format_is_told_apart_from_damage(folder: Saves) -> None:
    folder.keep(match(), TURN)
    path = folder.folder / "toy-a.json"
    path.write_text(path.read_text().replace("fivefold record 1", "fivefold record 2"))
    with pytest.raises(NewerVersion):
        folder.open("toy-a", GAMES)
    assert path.exists()


def test_a_foreign_file_under_the_name_is_not_overwritten(folder: Saves) -> None:
    folder.folder.mkdir()
    (folder.folder / "toy-a.json").write_text("somebody's letter")
    folder.keep(match(), TURN)
    assert (folder.folder / "toy-a.damaged.json").read_text() == "somebody's letter"
    assert len(folder.open("toy-a", GAMES).match.steps) == 3


def test_a_full_disk_leaves_the_save_before(folder: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    made = match(2)
    folder.keep(made, TURN)
    play(made)
    monkeypatch.setattr(os, "fsync", lambda handle: (_ for _ in ()).throw(OSError(28, "full")))
    with pytest.raises(FullDisk):
        folder.keep(made, TURN)
    monkeypatch.undo()
    assert len(Saves(folder.folder).open("toy-a", GAMES).match.steps) == 2


def test_no_such_save(folder: Saves) -> None:
    with pytest.raises(Missing):
        folder.open("toy-a", GAMES)


def test_a_picture_lies_beside_the_save(folder: Saves) -> None:
    assert folder.picture("toy-a") is None
    folder.keep_picture(match(), b"png")
    picture = folder.picture("toy-a")
    assert picture is not None and picture.read_bytes() == b"png"


def test_taken_off_the_list_and_brought_back(folder: Saves) -> None:
    folder.keep(match(), TURN)
    folder.remove("toy-a")
    assert folder.resumable() == []
    folder.bring_back("toy-a")
    assert [saved.id for saved in folder.resumable()] == ["toy-a"]


def test_a_resumed_match_goes_on_in_its_own_save(folder: Saves) -> None:
    folder.keep(match(), TURN)
    again = Saves(folder.folder)
    made = again.open("toy-a", GAMES).match
    play(made)
    again.keep(made, TURN)
    assert [saved.id for saved in again.resumable()] == ["toy-a"]
    assert len(again.open("toy-a", GAMES).match.steps) == 4


def test_an_old_record_does_not_replace_a_later_save(folder: Saves) -> None:
    folder.keep(match(4), TURN)
    old = match(1)
    folder.adopt(old)
    folder.keep(old, TURN)
    assert len(folder.open("toy-a", GAMES).match.steps) == 4
    assert len(Saves(folder.folder).open("toy-a-2", GAMES).match.steps) == 1


def test_what_was_taken_off_the_list_is_swept_away_and_nothing_else(folder: Saves) -> None:
    for salt in "ab":
        folder.keep(match(salt=salt), TURN)
        folder.keep(match(4, salt=salt), TURN)
        folder.keep_picture(match(salt=salt), b"png")
    folder.remove("toy-a")
    folder.sweep()
    left = sorted(path.name for path in folder.folder.iterdir())
    assert left == ["toy-b.facts", "toy-b.json", "toy-b.json.bak", "toy-b.png"]


def test_everything_has_the_finished_ones_too_and_says_what_is_practice(folder: Saves) -> None:
    made = match()
    made.practice = True
    made.resign(0)
    folder.keep(made, TURN)
    (saved,) = folder.everything()
    assert (saved.over, saved.practice) == (True, True) and folder.resumable() == []
    (folder.folder / f"{saved.id}.facts").unlink()
    (saved,) = folder.everything()
    assert (saved.over, saved.practice) == (True, True)


def test_an_exported_record_is_the_save_or_its_last_good_copy(folder: Saves, tmp_path: Path) -> None:
    made = match()
    folder.keep(made, TURN)
    folder.keep(made, TURN)
    save_id, file = folder.id_of(made), tmp_path / "mine.fivefold"
    folder.export(save_id, file)
    assert file.read_bytes() == (folder.folder / f"{save_id}.json").read_bytes()
    (folder.folder / f"{save_id}.json").write_text("{")
    file.unlink()
    folder.export(save_id, file)
    assert saves.read_record(file).salt == made.salt
    (folder.folder / f"{save_id}.json.bak").unlink()
    with pytest.raises(Damaged):
        folder.export(save_id, tmp_path / "none.fivefold")
    assert not (tmp_path / "none.fivefold").exists()


def test_one_save_waits_for_the_disk_twice_the_record_and_its_name(
    folder: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[int] = []
    sync = os.fsync
    monkeypatch.setattr(os, "fsync", lambda handle: waits.append(handle) or sync(handle))
    folder.keep(match(), TURN)
    assert len(waits) == (1 if os.name == "nt" else 2)


@pytest.mark.parametrize("left", ["", "old"])
def test_after_a_power_cut_the_record_says_what_the_facts_may_not_know(folder: Saves, left: str) -> None:
    made = match()
    folder.keep(made, TURN)
    facts, before = folder.folder / "toy-a.facts", (folder.folder / "toy-a.facts").read_text()
    made.resign(0)
    folder.keep(made, TURN)
    facts.write_text(before if left else "")
    os.utime(facts, (1, 1))
    assert [saved.over for saved in folder.everything()] == [True] and folder.resumable() == []


def test_what_was_taken_off_the_list_stays_off_when_the_sweep_is_cut_off(
    folder: Saves, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The order of deletions: a kill after any of them leaves nothing on the list that was taken off it."""
    gone = match(salt="gone")
    folder.keep(gone, TURN)
    folder.keep(gone, TURN)
    folder.remove(folder.id_of(gone))
    unlink, left = Path.unlink, 0

    def cut_off(path: Path, missing_ok: bool = False) -> None:
        nonlocal left
        if not left:
            raise OSError("killed")
        left -= 1
        unlink(path, missing_ok)

    for deletions in range(4):
        left = deletions
        monkeypatch.setattr(Path, "unlink", cut_off)
        Saves(folder.folder).sweep()
        monkeypatch.undo()
        assert not Saves(folder.folder).everything(), f"killed after {deletions} deletions"
    Saves(folder.folder).sweep()
    assert not list(folder.folder.iterdir())
