"""The box of drills: what goes in comes out, a file that does not hold is put aside, and what is known waits longer."""

import json
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from desktop.storage import atomic, drills, reading
from desktop.storage.drills import DAY, MOST, Drill, Drills, id_of, known, packed
from desktop.storage.errors import FullDisk
from desktop.storage.spacing import AGAIN, EASY, GOOD

NOW = datetime(2026, 11, 20, 18, 30).timestamp()


def drill(number: int = 0, player: str = "Mara", games: int = 1000, **changes: Any) -> Drill:
    position = packed({"deal": "random"}, {"zones": [number]})
    plain = Drill(
        id_of(player, "clash", "duel", 0, position), player, "clash", "duel", 2, 1, "", 0, position, "end",
        "summon:ogre:upper", ("summon:ogre:lower",), "mistake", 0.1, 0.17, 0.24, 900, False, "towers", "salt", NOW,
        games, 310.0, 480.5, last=NOW, due=NOW + DAY,
    )  # fmt: skip
    return plain._replace(**changes)


def test_what_is_put_in_comes_back(tmp_path: Path) -> None:
    box = Drills(tmp_path)
    assert box.load() is None
    box.put(drill(1), drill(2, games=0))
    box.put(drill(1).answered(GOOD, NOW + DAY))
    again = Drills(tmp_path)
    assert again.load() is None
    assert again.everything() == [drill(1).answered(GOOD, NOW + DAY), drill(2, games=0)]
    assert [each.games for each in again.waiting()] == [0]
    again.remove(drill(2).id)
    third = Drills(tmp_path)
    assert [each.id for each in third.everything()] == [drill(1).id]
    assert third.has_met(drill(1).id) and third.has_met(drill(2).id) and not third.has_met(drill(3).id)
    third.put(drill(2))
    assert len(Drills(tmp_path).everything()) == 2


def test_the_same_moment_of_the_same_person_is_one_drill(tmp_path: Path) -> None:
    box = Drills(tmp_path)
    box.put(drill(1), drill(1, match="another"), drill(1, "Ivo"))
    assert len(box.everything()) == 2 and box.players() == ["Ivo", "Mara"]


def test_it_is_due_the_day_after_and_what_is_right_waits_longer(tmp_path: Path) -> None:
    box = Drills(tmp_path)
    box.put(drill(1), drill(2), drill(3, "Ivo"), drill(4, games=0))
    assert box.due("Mara", NOW) == []
    early = datetime(2026, 11, 21, 0, 1).timestamp()
    assert {each.id for each in box.due("Mara", early)} == {drill(1).id, drill(2).id}
    right, wrong = (drill(1).answered(grade, early) for grade in (EASY, AGAIN))
    assert right.due - early > 2 * DAY and wrong.due - early == DAY
    assert (right.asked, right.right, wrong.asked, wrong.right) == (1, 1, 1, 0)
    assert right.lately == (True,) and wrong.lately == (False,)
    better = right.answered(GOOD, right.due)
    assert better.due - right.due > right.due - early


def test_what_is_most_nearly_forgotten_comes_first(tmp_path: Path) -> None:
    box = Drills(tmp_path)
    old, new = drill(1, last=NOW - 9 * DAY, due=NOW), drill(2, last=NOW - DAY, due=NOW)
    box.put(new, old)
    assert [each.id for each in box.due("Mara", NOW)] == [old.id, new.id]
    assert known(old, NOW) < known(new, NOW)


def test_a_clock_that_was_set_back_breaks_nothing(tmp_path: Path) -> None:
    answered = drill(1).answered(GOOD, 1000.0)
    assert answered.last == 1000.0 and answered.due > 1000.0


def test_progress_is_told_by_theme(tmp_path: Path) -> None:
    box = Drills(tmp_path)
    box.put(drill(1).answered(GOOD, NOW), drill(2).answered(AGAIN, NOW), drill(3, theme="mana"))
    towers, mana = box.progress("Mara")
    assert (towers.theme, towers.drills, towers.asked, towers.right, towers.lately) == ("towers", 2, 2, 1, 0.5)
    assert (mana.theme, mana.asked, mana.lately) == ("mana", 0, -1.0)
    assert box.progress("Ivo") == []


def test_the_box_is_bounded_and_what_is_known_best_goes_first(tmp_path: Path) -> None:
    box = Drills(tmp_path)
    box.put(drill(-1, "Ivo", stability=900.0), *(drill(number, stability=1.0 + number) for number in range(MOST + 2)))
    kept = box.everything()
    assert len(kept) == MOST and max(each.stability for each in kept if each.player == "Mara") == MOST - 1
    assert "Ivo" in box.players()


def test_a_damaged_file_is_put_aside_and_said(tmp_path: Path) -> None:
    file = tmp_path / drills.FILE
    file.write_text('{"version": 1, "drills": [{}]}')
    box = Drills(tmp_path)
    said = box.load()
    assert said is not None and said.id == "house.drills.damaged"
    assert (tmp_path / "drills.damaged.json").read_text() == '{"version": 1, "drills": [{}]}'
    box.put(drill(1))
    assert len(Drills(tmp_path).everything()) == 1


@pytest.mark.parametrize("changes", [{"seat": 2}, {"right": 5}, {"due": -1.0}, {"lost": 7}, {"theme": "a b"}])
def test_values_that_cannot_be_are_damage(tmp_path: Path, changes: dict[str, Any]) -> None:
    Drills(tmp_path).put(drill(1))
    data = json.loads((tmp_path / drills.FILE).read_text())
    data["drills"][0].update(changes)
    (tmp_path / drills.FILE).write_text(json.dumps(data))
    said = Drills(tmp_path).load()
    assert said is not None and (tmp_path / "drills.damaged.json").is_file()


def test_the_file_of_a_later_program_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / drills.FILE
    file.write_text('{"version": 9, "drills": []}')
    box = Drills(tmp_path)
    said = box.load()
    assert said is not None and said.id == "house.storage.newer"
    box.put(drill(1))
    assert file.read_text() == '{"version": 9, "drills": []}' and len(box.everything()) == 1


def test_a_full_disk_leaves_the_file_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    box = Drills(tmp_path)
    box.put(drill(1))
    before = (tmp_path / drills.FILE).read_bytes()

    def full(path: Path, *rest: object, **more: object) -> None:
        raise FullDisk(path)

    monkeypatch.setattr(atomic, "write", full)
    with pytest.raises(FullDisk):
        box.put(drill(2))
    assert (tmp_path / drills.FILE).read_bytes() == before and len(box.everything()) == 2


def test_a_large_box_is_read_after_the_first_picture(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Drills(tmp_path).put(drill(1))
    assert not Drills(tmp_path).waits
    monkeypatch.setattr(drills, "LARGE", 10)
    box = Drills(tmp_path)
    assert box.waits
    box.load()
    assert not box.waits


def test_a_full_box_can_be_read_again(tmp_path: Path) -> None:
    """What may be written passes the door for files."""
    long = "x" * 20_000
    Drills(tmp_path).put(*(drill(number, position=long, id=str(number)) for number in range(MOST)))
    assert (tmp_path / drills.FILE).stat().st_size < reading.DRILLS.bytes
    assert len(Drills(tmp_path).everything()) == MOST


def test_without_a_folder_it_is_kept_for_this_run() -> None:
    box = Drills()
    box.put(drill(1))
    assert box.load() is None and box.everything() == [drill(1)]
