"""What a bundle asks of a system, read from real files."""

import shutil
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def shared_libraries(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import shared_libraries

    return shared_libraries


def test_a_bundle_asks_for_what_it_does_not_carry(shared_libraries: ModuleType, tmp_path: Path) -> None:
    if sys.platform != "linux" or not shutil.which("objdump"):
        pytest.skip("objdump reads these files on Linux")
    import PySide6

    libraries = Path(PySide6.__file__).parent / "Qt" / "lib"
    for name in ("libQt6Core.so.6", "libicui18n.so.73", "libicuuc.so.73"):
        shutil.copy(libraries / name, tmp_path)
    needs = shared_libraries.of(tmp_path)
    assert {"libicudata.so.73", "libstdc++.so.6", "libz.so.1"} <= needs.libraries
    assert not needs.libraries & {"libicuuc.so.73", "libc.so.6", "libm.so.6", "ld-linux-x86-64.so.2"}
    assert tuple(map(int, needs.c_library.split("."))) >= (2, 28)


def test_depends_name_packages(shared_libraries: ModuleType) -> None:
    needs = shared_libraries.Needs(frozenset({"libX11.so.6", "libEGL.so.1"}), "2.35")
    assert shared_libraries.depends(needs) == ["libc6 (>= 2.35)", "libegl1", "libx11-6", "xkb-data"]


def test_an_unknown_library_stops_the_build(shared_libraries: ModuleType) -> None:
    needs = shared_libraries.Needs(frozenset({"libnew.so.1"}), "2.35")
    with pytest.raises(shared_libraries.SetupError, match="asks for libnew.so.1"):
        shared_libraries.depends(needs)


@pytest.mark.parametrize("name", ["libc.so.6", "libm.so.6", "libmvec.so.1", "libdl.so.2", "ld-linux-x86-64.so.2"])
def test_the_parts_of_the_c_library_need_no_package_of_their_own(shared_libraries: ModuleType, name: str) -> None:
    assert shared_libraries.OF_C.fullmatch(name) and name not in shared_libraries.PACKAGES
