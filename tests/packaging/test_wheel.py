"""The wheel and the source archive: all of the program and its resources, found again wherever they are unpacked."""

import json
import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path, PurePosixPath
from types import ModuleType
from typing import NamedTuple

import pytest

from desktop import __version__
from tests import patience

ROOT = Path(__file__).resolve().parents[2]

pytest.importorskip("hatchling", reason="the environment is older than the list it is made from")

ABOUT = """
import json, sys
from desktop import resources
from desktop.app.pages.about import licences
print(json.dumps([sys.modules["desktop"].__file__, str(resources.root()), sorted(licences())]))
"""


class Built(NamedTuple):
    """Both files, and the wheel unpacked."""

    wheel: Path
    source: Path
    site: Path


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    folder = tmp_path_factory.mktemp("built")
    for target in ("wheel", "sdist"):
        command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
        subprocess.run(command, cwd=ROOT, check=True, capture_output=True, timeout=patience.SECONDS)
    (wheel,), (source,) = folder.glob("*.whl"), folder.glob("*.tar.gz")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return Built(wheel, source, folder / "site")


@pytest.fixture
def project(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import project

    return project


def elsewhere(built: Built, folder: Path, *argv: str) -> subprocess.CompletedProcess[str]:
    """What the unpacked wheel answers in a folder that has nothing to do with it."""
    environment = {**os.environ, "PYTHONPATH": str(built.site), "QT_QPA_PLATFORM": "offscreen", "HOME": str(folder)}
    command = [sys.executable, "-P", *argv]
    return subprocess.run(
        command, cwd=folder, env=environment, capture_output=True, text=True, timeout=patience.SECONDS, check=False
    )


def tracked(*folders: str) -> set[str]:
    """The files of these folders that belong to the project."""
    listed = ["git", "-C", str(ROOT), "ls-files", *folders]
    return set(subprocess.run(listed, capture_output=True, text=True, check=True).stdout.splitlines())


def test_a_wheel_has_the_program_its_resources_and_nothing_else(built: Built, project: ModuleType) -> None:
    program = {name for name in tracked("desktop") if (ROOT / name).exists()} - {"desktop/README.md"}  # of the checkout
    shipped = {
        str(PurePosixPath("desktop/_resources", Path(file).relative_to(project.RESOURCES).as_posix()))
        for file, _ in project.shipped_resources()
    }
    inside = {path.relative_to(built.site).as_posix() for path in built.site.rglob("*") if path.is_file()}
    rest = {name for name in inside if f"-{__version__}.dist-info/" not in name}
    assert program <= rest and shipped <= rest and len(shipped) > 100
    new = {name for name in rest - program - shipped if not name.endswith(".py")}  # a module not yet added to git
    assert new == {"desktop/LICENSE"}


def test_every_resource_is_the_one_of_the_checkout(built: Built, project: ModuleType) -> None:
    for file, _ in project.shipped_resources():
        copy = built.site / "desktop" / "_resources" / Path(file).relative_to(project.RESOURCES)
        assert copy.read_bytes() == Path(file).read_bytes(), file


def test_the_source_archive_has_all_that_belongs_to_the_project(built: Built) -> None:
    with tarfile.open(built.source) as archive:
        inside = {PurePosixPath(name).relative_to(f"fivefold-{__version__}").as_posix() for name in archive.getnames()}
    assert {name for name in tracked() if (ROOT / name).exists()} - inside == set()
    assert not any("__pycache__" in name or name.startswith((".venv", "build/", "dist/")) for name in inside)


def test_the_unpacked_wheel_finds_its_own_resources(built: Built, tmp_path: Path) -> None:
    (tmp_path / "resources").mkdir()  # another's folder of that name is not the program's
    answer = elsewhere(built, tmp_path, "-c", ABOUT)
    assert answer.returncode == 0, answer.stderr
    where, resources, licences = json.loads(answer.stdout)
    assert where == str(built.site / "desktop" / "__init__.py")
    assert resources == str(built.site / "desktop" / "_resources")
    assert {"Fivefold", "Lucide", "LGPL-3.0", "GPL-3.0"} <= set(licences)


def test_the_unpacked_wheel_plays(built: Built, tmp_path: Path) -> None:
    answer = elsewhere(built, tmp_path, "-m", "desktop", "--version")
    assert answer.stdout == f"Fivefold {__version__}\n"
    answer = elsewhere(
        built, tmp_path, "-m", "desktop", "sim", "clash", "--seats", "greedy,random", "--games", "2", "--seed", "1"
    )
    assert answer.returncode == 0, answer.stderr


def test_the_script_is_the_program(built: Built) -> None:
    (entries,) = built.site.glob("*.dist-info/entry_points.txt")
    assert entries.read_text(encoding="utf-8").split() == [
        "[console_scripts]",
        "fivefold",
        "=",
        "desktop.__main__:main",
    ]


def test_dependencies_are_the_exact_ones(built: Built) -> None:
    (metadata,) = built.site.glob("*.dist-info/METADATA")
    needed = [line for line in metadata.read_text(encoding="utf-8").splitlines() if line.startswith("Requires-Dist")]
    assert needed and all("==" in line and "extra" not in line for line in needed)
