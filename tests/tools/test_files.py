"""desktop/tools/files.py: whatever is wrong with a file is a sentence, and the file stays as it is."""

import json
import os
from pathlib import Path

import pytest

from desktop.engine.match import Match, Seat
from desktop.engine.record import Record, RecordError, to_record
from desktop.games import BY_ID
from desktop.storage import reading
from desktop.tools.arguments import Misuse
from desktop.tools.files import read_position, read_record


@pytest.fixture
def match() -> Match:
    return Match(BY_ID["clash"], [Seat("Mara"), Seat("Ivo")], "duel", {}, seed=1)


def test_a_record_is_read(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(to_record(match).dumps(), encoding="utf-8")
    assert read_record(path) == read_position(path) == to_record(match)
    assert isinstance(read_position(path), Record)


def test_a_state_is_read_as_it_is(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "state.json"
    path.write_text(json.dumps(match.state.to_json()), encoding="utf-8")
    assert read_position(path) == match.state.to_json()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="pipes with a name")
def test_what_never_ends_is_not_begun(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.json")
    (tmp_path / "zero.json").symlink_to("/dev/zero")
    with pytest.raises(Misuse, match=r"^pipe.json: cannot be read: is no file but a pipe$"):
        read_position(tmp_path / "pipe.json")
    with pytest.raises(Misuse, match=r"^zero.json: cannot be read: is no file but a device$"):
        read_record(tmp_path / "zero.json")


def test_what_is_not_there_is_misuse(tmp_path: Path) -> None:
    with pytest.raises(Misuse, match=r"^none.json: cannot be read: No such file or directory$"):
        read_record(tmp_path / "none.json")
    with pytest.raises(Misuse, match=rf"^{tmp_path.name}: cannot be read: "):
        read_record(tmp_path)
    with pytest.raises(Misuse, match="cannot be read: Invalid argument"):
        read_record(Path("a\0b"))


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="nothing is forbidden to root")
def test_what_may_not_be_read_is_misuse(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text("{}")
    path.chmod(0)
    with pytest.raises(Misuse, match=r"game.json: cannot be read: Permission denied"):
        read_record(path)


BAD = [
    (b"\x7fELF\x00\xff", "game.json: byte 5: is no text"),
    (b"\xef\xbb\xbf{}", "game.json: line 1 column 1: is not JSON: Unexpected UTF-8 BOM"),
    (b"[" * 200_000, "game.json: file: is nested too deeply"),
    (b"", "game.json: line 1 column 1: is not JSON"),
    (b"[1, 2]", "game.json: record: must be a table"),
    (b'{"format": "x"}', "game.json: format: must be 'fivefold record 1'"),
]


@pytest.mark.parametrize(("data", "sentence"), BAD, ids=[sentence for _, sentence in BAD])
@pytest.mark.parametrize("read", [read_record, read_position])
def test_what_is_no_record_is_refused_with_its_place(data: bytes, sentence: str, read, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    path = tmp_path / "game.json"
    path.write_bytes(data)
    with pytest.raises(RecordError) as error:
        read(path)
    assert str(error.value).startswith(sentence)
    assert path.read_bytes() == data


def test_no_more_is_read_than_a_record_can_have(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "RECORD", reading.Kind(100))
    path = tmp_path / "game.json"
    path.write_bytes(b" " * 101)
    with pytest.raises(RecordError, match="game.json: file: is longer than 100 bytes"):
        read_record(path)
