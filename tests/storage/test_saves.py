"""Saved matches come back, in the right order, and nothing that could not be read is overwritten."""

import hashlib
import json
import os
from pathlib import Path

import pytest

from desktop.engine.match import Match, Seat
from desktop.engine.record import to_record
from desktop.engine.text import Text
from desktop.storage import saves
from desktop.storage.errors import Damaged, FullDisk, Missing, NewerVersion
from desktop.storage.saves import Saves
from desktop.storage.unfinished import FILE
from tests.engine.damage import sealed
from tests.toy import Toy

GAMES = {"toy": Toy()}
TURN = Text("toy.turn", (3, Text("seat", (0,))))


def named(salt: str) -> str:
    """The id of a toy match with this salt."""
    return f"toy-{hashlib.sha256(salt.encode()).hexdigest()[:16]}"


A, B, C = map(named, "abc")


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
    opened = Saves(folder.folder).open(A, GAMES)
    assert opened.notice is None
    assert opened.match.state.to_json() == match().state.to_json()
    assert opened.match.seats == match().seats


def test_the_list_has_the_last_played_first(folder: Saves) -> None:
    for number, save_id in enumerate("abc"):
        folder.keep(match(salt=save_id), TURN)
        os.utime(folder.folder / f"{named(save_id)}.json", (number, number))
    assert [saved.id for saved in folder.resumable()] == [C, B, A]
    assert [saved.id for saved in folder.resumable(most=2)] == [C, B]


def test_a_clock_that_was_set_back_offers_the_match_that_was_played_last(folder: Saves) -> None:
    """Files of today's matches may be older, by their time, than those of yesterday's."""
    for number, save_id in enumerate("abc"):
        Saves(folder.folder).keep(match(salt=save_id), TURN)  # another start of the program each
        for path in folder.folder.glob(f"{named(save_id)}.*"):
            os.utime(path, (9000 - number, 9000 - number))
    assert [saved.id for saved in folder.resumable()] == [C, B, A]
    assert [saved.turn for saved in folder.resumable()] == [TURN] * 3
    folder.keep(match(salt="a"), TURN)
    os.utime(folder.folder / f"{A}.json", (1, 1))
    assert [saved.id for saved in folder.resumable()] == [A, C, B]
    (folder.folder / f"{A}.facts").unlink()
    assert [saved.id for saved in folder.resumable()] == [A, C, B]


def test_the_number_of_a_copy_counts_where_the_record_is_gone(folder: Saves) -> None:
    for save_id in "abb":
        folder.keep(match(salt=save_id), TURN)
    (folder.folder / f"{B}.json").unlink()
    os.utime(folder.folder / f"{B}.json.bak", (1, 1))
    assert [saved.id for saved in folder.resumable()] == [B, A]


def test_saves_of_before_that_have_no_number_go_by_their_time_behind_those_that_have(folder: Saves) -> None:
    for number, save_id in enumerate("abc"):
        folder.keep(match(salt=save_id), TURN)
        if save_id != "c":
            without_number(folder.folder / f"{named(save_id)}.json")
            (folder.folder / f"{named(save_id)}.facts").unlink()
        os.utime(folder.folder / f"{named(save_id)}.json", (9 - number, 9 - number))
    assert [saved.id for saved in Saves(folder.folder).resumable()] == [C, A, B]
    opened = Saves(folder.folder).open(B, GAMES).match
    assert opened.kept == 0
    Saves(folder.folder).keep(opened, TURN)
    assert opened.kept == 4 and Saves(folder.folder).resumable()[0].id == B


def without_number(path: Path) -> None:
    """The record as programs wrote it that did not number their saves."""
    data = json.loads(path.read_text())
    del data["kept"], data["seal"]
    path.write_text(sealed(data))


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
    (folder.folder / f"{A}.facts").write_text("{}")
    saved = folder.resumable()[0]
    assert (saved.game, saved.names, saved.turn) == ("toy", ("Mara", "Ivo"), Text("house.save.moves", (3,)))


@pytest.mark.parametrize("damage", [b"", b"{", b"\xff\xff", b"cut"])
def test_a_damaged_save_is_opened_from_its_copy_and_kept(folder: Saves, damage: bytes) -> None:
    made = match(2)
    folder.keep(made, TURN)
    play(made)
    folder.keep(made, TURN)
    path = folder.folder / f"{A}.json"
    content = path.read_bytes()[:400] if damage == b"cut" else damage
    path.write_bytes(content)
    again = Saves(folder.folder)
    opened = again.open(A, GAMES)
    assert opened.notice == Text("house.storage.from_copy", (f"{A}.json", f"{A}.damaged.json"))
    assert len(opened.match.steps) == 2
    again.keep(opened.match, TURN)
    assert (folder.folder / f"{A}.damaged.json").read_bytes() == content
    assert len(Saves(folder.folder).open(A, GAMES).match.steps) == 2


def test_damaged_without_a_copy_is_an_error_that_changes_nothing(folder: Saves) -> None:
    folder.keep(match(), TURN)
    path = folder.folder / f"{A}.json"
    path.write_text("{")
    with pytest.raises(Damaged):
        folder.open(A, GAMES)
    assert path.read_text() == "{"


def test_a_flipped_letter_is_found(folder: Saves) -> None:
    folder.keep(match(), TURN)
    path = folder.folder / f"{A}.json"
    path.write_text(path.read_text().replace("Mara", "Mare"))
    with pytest.raises(Damaged, match="seal"):
        saves.read(path, GAMES)


def test_killed_between_the_renames_the_copy_is_the_save(folder: Saves) -> None:
    folder.keep(match(), TURN)
    (folder.folder / f"{A}.json").rename(folder.folder / f"{A}.json.bak")
    assert [saved.id for saved in folder.resumable()] == [A]
    opened = Saves(folder.folder).open(A, GAMES)
    assert opened.notice is None and len(opened.match.steps) == 3


def test_a_later_format_is_told_apart_from_damage(folder: Saves) -> None:
    folder.keep(match(), TURN)
    path = folder.folder / f"{A}.json"
    path.write_text(path.read_text().replace("fivefold record 1", "fivefold record 2"))
    with pytest.raises(NewerVersion):
        folder.open(A, GAMES)
    assert path.exists()


def test_a_foreign_file_under_the_name_is_not_overwritten(folder: Saves) -> None:
    folder.folder.mkdir()
    (folder.folder / f"{A}.json").write_text("somebody's letter")
    folder.keep(match(), TURN)
    assert (folder.folder / f"{A}.damaged.json").read_text() == "somebody's letter"
    assert len(folder.open(A, GAMES).match.steps) == 3


def test_a_full_disk_leaves_the_save_before(folder: Saves, monkeypatch: pytest.MonkeyPatch) -> None:
    made = match(2)
    folder.keep(made, TURN)
    play(made)
    monkeypatch.setattr(os, "fsync", lambda handle: (_ for _ in ()).throw(OSError(28, "full")))
    with pytest.raises(FullDisk):
        folder.keep(made, TURN)
    monkeypatch.undo()
    assert len(Saves(folder.folder).open(A, GAMES).match.steps) == 2


def test_no_such_save(folder: Saves) -> None:
    with pytest.raises(Missing):
        folder.open(A, GAMES)


def test_a_picture_lies_beside_the_save(folder: Saves) -> None:
    assert folder.picture(A) is None
    folder.keep_picture(match(), b"png")
    picture = folder.picture(A)
    assert picture is not None and picture.read_bytes() == b"png"


def sealed_again(made: Match, **changes: object) -> str:
    """The record of a match in which somebody has written something else, with a seal that fits."""
    return sealed({**json.loads(to_record(made).dumps()), **changes})


@pytest.mark.parametrize("salt", ["/../../.evil", "../x", "\0a", "a/b", "C:\\x", "é", "a" * 65, "."])
def test_a_salt_that_could_be_a_path_is_refused_where_it_is_read(folder: Saves, tmp_path: Path, salt: str) -> None:
    file = tmp_path / "from_elsewhere.fivefold"
    file.write_text(sealed_again(match(), salt=salt), encoding="utf-8")
    with pytest.raises(Damaged, match="salt: must be at most 64 letters and digits"):
        saves.read(file, GAMES)


def test_no_name_is_made_from_a_salt(folder: Saves, tmp_path: Path) -> None:
    """Also a match whose salt came past the reader writes into the folder and nowhere else."""
    for salt in ("/../../.evil", "\0a", "..", "a" * 150):
        made = match(salt=salt)
        folder.keep(made, TURN)
        folder.keep_picture(made, b"png")
        assert folder.id_of(made) == named(salt)
    assert {path.name for path in tmp_path.iterdir()} == {"saves"}
    assert len(list(folder.folder.iterdir())) == 4 * 3 + 1  # and the list


OLD_SALT = "0123456789abcdef" * 2
OLD = f"toy-{OLD_SALT[:12]}"


def old_save(folder: Saves, moves: int) -> None:
    """A save as the program named it before: by the first letters of its salt."""
    made = match(moves, salt=OLD_SALT)
    folder.keep(made, TURN)
    folder.keep(made, TURN)
    folder.keep_picture(made, b"png")
    for end in (".json", ".json.bak", ".facts", ".png"):
        (folder.folder / f"{named(OLD_SALT)}{end}").rename(folder.folder / f"{OLD}{end}")


def test_a_save_with_an_old_name_goes_on_in_its_own_files(folder: Saves) -> None:
    old_save(folder, 2)
    names = {path.name for path in folder.folder.iterdir()}
    again = Saves(folder.folder)
    assert [saved.id for saved in again.resumable()] == [OLD] and again.picture(OLD) is not None
    made = again.open(OLD, GAMES).match
    play(made)
    again.keep(made, TURN)
    again.keep_picture(made, b"later")
    assert {path.name for path in folder.folder.iterdir()} == names
    assert len(Saves(folder.folder).open(OLD, GAMES).match.steps) == 3
    again.remove(OLD)
    assert again.everything() == []
    again.sweep()
    assert list(folder.folder.iterdir()) == []


def test_a_damaged_save_with_an_old_name_goes_on_from_its_copy_under_that_name(folder: Saves) -> None:
    old_save(folder, 2)
    (folder.folder / f"{OLD}.json").write_text("{")
    again = Saves(folder.folder)
    opened = again.open(OLD, GAMES)
    assert opened.notice == Text("house.storage.from_copy", (f"{OLD}.json", f"{OLD}.damaged.json"))
    again.keep(opened.match, TURN)
    assert [saved.id for saved in again.everything()] == [OLD]


def test_an_old_save_that_is_brought_in_again_replaces_nothing(folder: Saves) -> None:
    old_save(folder, 4)
    again, made = Saves(folder.folder), match(1, salt=OLD_SALT)
    again.adopt(made)
    again.keep(made, TURN)
    assert {saved.id for saved in again.everything()} == {OLD, named(OLD_SALT)}
    assert len(again.open(OLD, GAMES).match.steps) == 4


def test_a_lost_match_can_be_taken_off_the_list_too(folder: Saves) -> None:
    folder.folder.mkdir()
    (folder.folder / "somebody's letter.json").write_text("Dear reader")
    (saved,) = folder.everything()
    assert saved.lost and saved.game == "somebody's letter"
    folder.remove(saved.id)
    assert folder.everything() == []
    folder.sweep()
    assert list(folder.folder.iterdir()) == []


@pytest.mark.parametrize("end", [".json", ".json.bak", ".facts", ".png"])
def test_a_folder_in_the_place_of_a_file_is_put_aside(folder: Saves, end: str) -> None:
    (folder.folder / f"{A}{end}").mkdir(parents=True)
    made = match()
    folder.keep(made, TURN)
    folder.keep(made, TURN)
    folder.keep_picture(made, b"png")
    assert [path.is_dir() for path in folder.folder.iterdir() if ".damaged" in path.name] == [True]
    assert len(Saves(folder.folder).open(A, GAMES).match.steps) == 3


def test_one_file_that_cannot_be_asked_about_hides_none_of_the_others(folder: Saves) -> None:
    folder.keep(match(), TURN)
    for number in range(20):
        (folder.folder / f"lost{number}.json").symlink_to(folder.folder / "nowhere")
    assert A in [saved.id for saved in folder.everything()]


FACTS = {"kept": 1, "version": 1, "game": "toy", "names": ["Mara"], "turn": ["toy.turn"], "when": 1.7e9, "over": False}


@pytest.mark.parametrize(
    "changes",
    [
        {"game": ""}, {"game": "../../x"}, {"game": "a\0"}, {"game": 5}, {"game": "x" * 10**4}, {"when": -1e18},
        {"when": 1e300}, {"when": True}, {"when": "now"}, {"names": "Mara"}, {"names": [1]}, {"names": ["a"] * 99},
        {"names": ["a" * 10**4]}, {"turn": []}, {"turn": ["seat"]}, {"turn": ["seat", "x"]}, {"turn": ["/etc/x.y"]},
        {"turn": ["list", {}]}, {"turn": ["list", 10**39]}, {"turn": "toy.turn"}, {"over": 1}, {"practice": None},
        {"kept": -1}, {"kept": "1"}, {"kept": True}, {"kept": 10**39}, {"kept": 2},
    ],
)  # fmt: skip
def test_facts_that_do_not_hold_are_made_anew_from_the_record(folder: Saves, changes: dict[str, object]) -> None:
    folder.keep(match(), TURN)
    file = folder.folder / f"{A}.facts"
    file.write_text(json.dumps(FACTS))
    assert folder.everything()[0].turn == Text("toy.turn")
    file.write_text(json.dumps({**FACTS, **changes}))
    (saved,) = folder.everything()
    assert (saved.game, saved.names, saved.turn) == ("toy", ("Mara", "Ivo"), Text("house.save.moves", (3,)))


def test_taken_off_the_list_and_brought_back(folder: Saves) -> None:
    folder.keep(match(), TURN)
    folder.remove(A)
    assert folder.resumable() == []
    folder.bring_back(A)
    assert [saved.id for saved in folder.resumable()] == [A]


def test_a_resumed_match_goes_on_in_its_own_save(folder: Saves) -> None:
    folder.keep(match(), TURN)
    again = Saves(folder.folder)
    made = again.open(A, GAMES).match
    play(made)
    again.keep(made, TURN)
    assert [saved.id for saved in again.resumable()] == [A]
    assert len(again.open(A, GAMES).match.steps) == 4


def test_an_old_record_does_not_replace_a_later_save(folder: Saves) -> None:
    folder.keep(match(4), TURN)
    old = match(1)
    folder.adopt(old)
    folder.keep(old, TURN)
    assert len(folder.open(A, GAMES).match.steps) == 4
    assert len(Saves(folder.folder).open(f"{A}-2", GAMES).match.steps) == 1


def test_what_was_taken_off_the_list_is_swept_away_and_nothing_else(folder: Saves) -> None:
    for salt in "ab":
        folder.keep(match(salt=salt), TURN)
        folder.keep(match(4, salt=salt), TURN)
        folder.keep_picture(match(salt=salt), b"png")
    folder.remove(A)
    folder.sweep()
    left = sorted(path.name for path in folder.folder.iterdir())
    assert left == [f"{B}.facts", f"{B}.json", f"{B}.json.bak", f"{B}.png", FILE]


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
    facts, before = folder.folder / f"{A}.facts", (folder.folder / f"{A}.facts").read_text()
    made.resign(0)
    folder.keep(made, TURN)
    facts.write_text(before if left else "")  # whatever the clock said when they were written
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
