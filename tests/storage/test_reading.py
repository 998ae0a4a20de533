"""desktop/storage/reading.py: the bounds of each kind of file, to the byte and to the entry."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from desktop.storage import reading
from desktop.storage.errors import Damaged, Missing, NoFile
from desktop.storage.reading import Kind

RESULT: dict[str, Any] = {
    "id": "clash-1", "game": "clash", "mode": "duel", "names": ["Mara"], "players": ["person"], "winners": [0],
    "when": 1.0, "practice": False, "undos": 0, "hints": 0, "decisions": 0,
}  # fmt: skip
KINDS = (
    "RECORD", "FACTS", "SETTINGS", "STATISTICS", "NOTE", "LOCK", "CARDS", "PICTURE", "REPORT",
)  # fmt: skip


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "some.json"


def test_a_file_is_read_to_its_last_byte_and_not_one_further(file: Path) -> None:
    file.write_bytes(b"x" * 9)
    assert reading.data_of(file, Kind(9)) == b"x" * 9
    with pytest.raises(Damaged, match="is longer than 8 bytes"):
        reading.data_of(file, Kind(8))


def test_tables_and_lists_are_counted(file: Path) -> None:
    file.write_text("[[], {}]")
    assert reading.json_in(file, Kind(99, 3)) == [[], {}]
    with pytest.raises(Damaged):
        reading.json_in(file, Kind(99, 2))


@pytest.mark.parametrize("name", KINDS)
def test_every_kind_has_room_for_what_is_written_and_not_for_everything(name: str) -> None:
    kind: Kind = getattr(reading, name)
    assert 4_000 <= kind.bytes <= 100_000_000 and 10 <= kind.tables <= 400_000


@pytest.mark.parametrize(
    ("field", "good", "bad"),
    [
        ("id", "x" * 200, "x" * 201),
        ("winners", [15], [16]),
        ("winners", [0] * 16, [0] * 17),
        ("undos", 10**9, 10**9 + 1),
        ("hints", 0, -1),
        ("decisions", 10**9, None),
    ],
)
def test_a_result_holds_so_much_and_no_more(file: Path, field: str, good: object, bad: object) -> None:
    reading.checked(file, {"results": [{**RESULT, field: good}]}, reading.STATISTICS)
    with pytest.raises(Damaged) as error:
        reading.checked(file, {"results": [{**RESULT, field: bad}]}, reading.STATISTICS)
    assert error.value.place.startswith(f"results[0].{field}")


def test_a_hundred_thousand_matches_can_be_counted(file: Path) -> None:
    assert len(reading.checked(file, {"results": [RESULT] * 100_000}, reading.STATISTICS)["results"]) == 100_000
    with pytest.raises(Damaged, match="at most 100000 entries"):
        reading.checked(file, {"results": [RESULT] * 100_001}, reading.STATISTICS)


def test_a_later_start_leaves_a_path_and_nothing_longer(file: Path) -> None:
    assert reading.checked(file, {"file": "/" * 32_000}, reading.NOTE) == {"file": "/" * 32_000}
    with pytest.raises(Damaged, match="at most 32000 characters"):
        reading.checked(file, {"file": "/" * 32_001}, reading.NOTE)


def test_facts_of_an_older_program_are_of_no_practice(file: Path) -> None:
    facts = {"game": "clash", "names": ["Mara"], "turn": ["house.a"], "when": 1, "over": True}
    assert reading.checked(file, facts, reading.FACTS)["practice"] is False
    assert reading.checked(file, {**facts, "practice": True}, reading.FACTS)["practice"] is True


@pytest.mark.parametrize(("data", "version"), [({"version": 3}, 3), ({"version": "3"}, 0), ({}, 0), ([], 0)])
def test_a_file_says_who_wrote_it_or_says_nothing(data: object, version: int) -> None:
    assert reading.version_of(data) == version


def test_what_is_no_file_is_not_opened(tmp_path: Path, file: Path) -> None:
    assert not reading.is_file(tmp_path) and not reading.is_file(file) and not reading.is_file(Path("a\0b"))
    with pytest.raises(Missing):
        reading.data_of(file, Kind(9))
    with pytest.raises(NoFile, match="is no file but a folder"):
        reading.data_of(tmp_path, Kind(9))
    if hasattr(os, "mkfifo"):
        os.mkfifo(file)
        with pytest.raises(NoFile, match="is no file but a pipe"):
            reading.data_of(file, Kind(9))


def test_what_is_no_text_says_where(file: Path) -> None:
    file.write_bytes(b"ab\xff")
    with pytest.raises(Damaged) as error:
        reading.text_of(file, Kind(9))
    assert error.value.reason == "byte 2: is no text"


def test_an_owner_s_card_file_is_bounded_too(file: Path) -> None:
    assert reading.own(None) is None
    own = reading.own(file)
    assert own is not None and own.name == "some.json"
    file.write_text(json.dumps({}))
    assert own.read_bytes() == b"{}"
    file.write_bytes(b" " * (reading.CARDS.bytes + 1))
    with pytest.raises(OSError, match="is longer than"):
        own.read_bytes()
