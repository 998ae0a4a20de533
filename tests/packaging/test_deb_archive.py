"""The members of a .deb compressed by hand: dpkg-deb reads them as if it had done it."""

import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def deb_archive(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import deb_archive

    return deb_archive


@pytest.mark.parametrize("x86", [True, False])
def test_dpkg_reads_what_it_is_given(deb_archive: ModuleType, tmp_path: Path, x86: bool) -> None:
    if not shutil.which("dpkg-deb"):
        pytest.skip("dpkg-deb is not installed")
    tree, package = tmp_path / "tree", tmp_path / "a.deb"
    (tree / "DEBIAN").mkdir(parents=True)
    fields = "Package: a\nVersion: 1\nArchitecture: all\nMaintainer: B <b@example.org>\nDescription: c\n"
    (tree / "DEBIAN" / "control").write_text(fields)
    (tree / "file").write_bytes(b"\xe8\x00\x00\x00\x01" * 5001)
    subprocess.run(["dpkg-deb", "-Znone", "--build", tree, package], check=True, capture_output=True)
    large = package.stat().st_size
    deb_archive.squeeze(package, x86)
    assert package.stat().st_size < large / 5
    subprocess.run(["dpkg-deb", "--raw-extract", package, tmp_path / "again"], check=True)
    for name in ("file", "DEBIAN/control"):
        assert (tmp_path / "again" / name).read_bytes() == (tree / name).read_bytes()
