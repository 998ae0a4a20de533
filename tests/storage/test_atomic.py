"""A file is written whole or not at all, whatever the system does in between."""

import errno
import os
from pathlib import Path

import pytest

from desktop.storage import atomic
from desktop.storage.errors import FullDisk, ReadOnly, StorageError


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def failing(number: int, calls: list[str] | None = None):
    def fail(*args: object, **kwargs: object) -> None:
        if calls is not None:
            calls.append(str(args[0]))
        raise OSError(number, os.strerror(number))

    return fail


def test_writes_into_a_folder_that_is_not_there_yet(tmp_path: Path) -> None:
    atomic.write(tmp_path / "new" / "file.json", b"1")
    assert (tmp_path / "new" / "file.json").read_bytes() == b"1"
    assert names(tmp_path / "new") == ["file.json"]


def test_keeps_what_stood_there(tmp_path: Path) -> None:
    path, copy = tmp_path / "file", tmp_path / "file.bak"
    for data in (b"1", b"2", b"3"):
        atomic.write(path, data, keep=copy)
    assert (path.read_bytes(), copy.read_bytes()) == (b"3", b"2")


@pytest.mark.parametrize("step", ["fsync", "replace"])
@pytest.mark.parametrize(
    ("number", "kind"), [(errno.ENOSPC, FullDisk), (errno.EROFS, ReadOnly), (errno.EIO, StorageError)]
)
def test_a_failure_leaves_the_old_file_and_no_rubbish(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, step: str, number: int, kind: type[StorageError]
) -> None:
    path = tmp_path / "file"
    path.write_bytes(b"old")
    monkeypatch.setattr(os, step, failing(number))
    with pytest.raises(kind) as caught:
        atomic.write(path, b"new")
    assert type(caught.value) is kind
    assert path.read_bytes() == b"old"
    assert names(tmp_path) == ["file"]


def test_a_failure_between_the_two_renames_puts_the_old_file_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, real = tmp_path / "file", os.replace
    path.write_bytes(b"old")

    def replace(src: str | Path, dst: str | Path) -> None:
        if str(src).endswith(".tmp"):
            raise OSError(errno.ENOSPC, "no room")
        real(src, dst)

    monkeypatch.setattr(os, "replace", replace)
    with pytest.raises(FullDisk):
        atomic.write(path, b"new", keep=tmp_path / "file.bak")
    assert path.read_bytes() == b"old"


def test_the_data_is_on_the_disk_before_it_takes_its_place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []
    sync, replace = os.fsync, os.replace
    monkeypatch.setattr(os, "fsync", lambda handle: (order.append("sync"), sync(handle))[1])
    monkeypatch.setattr(os, "replace", lambda a, b: (order.append("replace"), replace(a, b))[1])
    atomic.write(tmp_path / "file", b"1")
    assert order[:2] == ["sync", "replace"]


def test_setting_aside_never_overwrites(tmp_path: Path) -> None:
    for content in ("1", "2", "3"):
        path = tmp_path / "save.json"
        path.write_text(content)
        atomic.set_aside(path, "damaged")
    assert names(tmp_path) == ["save.damaged.json", "save.damaged2.json", "save.damaged3.json"]
    assert (tmp_path / "save.damaged.json").read_text() == "1"
