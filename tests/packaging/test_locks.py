"""packaging/locks: every list has what pyproject.toml names, and each file's sum; no address stands in it."""

import re
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("run", "dev", "build", "compile", "wheel")


@pytest.fixture
def locks(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import locks

    return locks


def plain(name: str) -> str:
    """A distribution's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def test_there_is_a_list_for_the_program_and_for_every_group(locks: ModuleType) -> None:
    assert tuple(locks.names()) == NAMES
    assert {file.stem for file in locks.FOLDER.iterdir()} == set(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_a_list_has_what_pyproject_names(locks: ModuleType, name: str) -> None:
    listed = {entry.name: entry.version for entry in locks.entries(name)}
    asked = [requirement.split("==") for requirement in locks.asked(name)]
    assert asked and all(len(parts) == 2 for parts in asked), "pyproject.toml names exact versions"
    assert [(plain(one), version) for one, version in asked if listed.get(plain(one)) != version] == [], (
        "renew the lists: python3 packaging/renew_locks.py"
    )


@pytest.mark.parametrize("name", NAMES)
def test_every_line_of_a_list_is_understood_and_has_sums(locks: ModuleType, name: str) -> None:
    text = locks.file(name).read_text(encoding="utf-8")
    entries = locks.entries(name)
    assert len(entries) == len(re.findall(r"^[^\s#]", text, re.MULTILINE))
    assert all(entry.sums for entry in entries)
    assert sum(len(entry.sums) for entry in entries) == text.count("--hash")
    assert all(re.fullmatch(r"sha256:[0-9a-f]{64}", one) for entry in entries for one in entry.sums)


@pytest.mark.parametrize("name", NAMES)
def test_a_list_says_nothing_about_where_files_come_from(locks: ModuleType, name: str) -> None:
    assert not re.search(
        r"://|-index|find-links|\bfile:|^-", locks.file(name).read_text(encoding="utf-8"), re.MULTILINE
    )


def test_two_lists_never_want_two_versions(locks: ModuleType) -> None:
    versions: dict[str, set[str]] = {}
    for name in NAMES:
        for entry in locks.entries(name):
            versions.setdefault(entry.name, set()).add(entry.version)
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


def test_what_only_some_systems_need_is_listed(locks: ModuleType) -> None:
    needed = {entry.name: entry.when for entry in locks.entries("build")}
    assert "win32" in needed["pywin32-ctypes"] and "darwin" in needed["macholib"]


def test_qt_is_listed_for_every_system(locks: ModuleType) -> None:
    # Linux on two processors, macOS, Windows on two.
    qt = next(entry for entry in locks.entries("run") if entry.name == "pyside6-essentials")
    assert len(qt.sums) == 5


def test_for_windows_nothing_is_left_out(locks: ModuleType) -> None:
    lines = locks.for_windows("build").splitlines()
    assert [line.split("==")[0] for line in lines] == [entry.name for entry in locks.entries("build")]
    assert all(" --hash=sha256:" in line for line in lines)
    (pefile,) = [line for line in lines if line.startswith("pefile==")]
    assert ";" not in pefile  # else a pip on Linux would pass over it
    (macholib,) = [line for line in lines if line.startswith("macholib==")]
    assert " ; sys_platform == 'darwin' --hash" in macholib


def test_pip_takes_nothing_that_is_not_listed(locks: ModuleType) -> None:
    first, second = str(locks.file("run")), str(locks.file("dev"))
    assert locks.install(["run", "dev"]) == ["install", "--require-hashes", "-r", first, "-r", second]


def test_the_lists_are_asked_for_without_addresses(locks: ModuleType) -> None:
    import renew_locks

    command = renew_locks.command(Path("python"), Path("out.txt"))
    assert {"--universal", "--generate-hashes", "--no-emit-index-url", "--no-config", "--no-header"} <= set(command)
    assert set(renew_locks.WHAT) == set(NAMES)
    pyproject = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f'requires-python = ">={renew_locks.OLDEST}"' in pyproject


def test_the_build_system_is_the_locked_one(locks: ModuleType) -> None:
    pyproject = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    (wanted,) = re.findall(r'^requires = \["(.+)"\]$', pyproject, re.MULTILINE)
    assert all(wanted in locks.asked(name) for name in ("dev", "wheel"))
