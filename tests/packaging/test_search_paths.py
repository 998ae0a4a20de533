"""Search paths of the build machine are taken out of libraries, those of the bundle are kept."""

import shutil
import subprocess
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def search_paths(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import search_paths

    return search_paths


@pytest.mark.parametrize(("noted", "left"), [("/opt/python/lib", ""), ("$ORIGIN/../lib", "$ORIGIN/../lib")])
def test_only_absolute_paths_go(search_paths: ModuleType, tmp_path: Path, noted: str, left: str) -> None:
    if not all(map(shutil.which, ("cc", "chrpath", "objdump"))):
        pytest.skip("cc, chrpath and objdump are needed")
    library = tmp_path / "module.so"
    (tmp_path / "empty.c").touch()
    subprocess.run(["cc", "-shared", f"-Wl,-rpath,{noted}", "-o", library, tmp_path / "empty.c"], check=True)
    search_paths.forget(tmp_path)
    header = subprocess.run(["objdump", "-p", library], capture_output=True, text=True, check=True).stdout
    assert [line.split()[1] for line in header.splitlines() if "RUNPATH" in line] == [left] * bool(left)
