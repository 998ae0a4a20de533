"""Licence texts of what a bundle carries."""

import shutil
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def notices(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import notices

    return notices


def test_python_is_always_among_them(notices: ModuleType, tmp_path: Path) -> None:
    found = notices.gather(tmp_path / "texts", [])
    assert found == [(str(tmp_path / "texts" / "python.txt"), "licences")]
    assert "PYTHON SOFTWARE FOUNDATION" in Path(found[0][0]).read_text(encoding="utf-8").upper()


def test_a_library_of_the_system_brings_its_packages_text(notices: ModuleType, tmp_path: Path) -> None:
    library = Path("/usr/lib/x86_64-linux-gnu/libglib-2.0.so.0")
    if not shutil.which("dpkg-query") or not library.exists():
        pytest.skip("there is no such library of Debian here")
    found = notices.gather(tmp_path / "texts", [str(library)])
    assert any(Path(text).name.startswith("libglib2.0-0") for text, _ in found)


def test_a_package_of_the_environment_brings_its_own_text(notices: ModuleType, tmp_path: Path) -> None:
    found = notices.of_distributions(tmp_path, ("miniaudio", "cffi"))
    assert found == [(str(tmp_path / name), "licences") for name in ("miniaudio.txt", "cffi.txt")]
    assert all("Permission is hereby granted" in Path(text).read_text(encoding="utf-8") for text, _ in found)
