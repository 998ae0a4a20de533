"""packaging/system_libraries.py: apt is asked for what is missing and nothing else, and sudo only after a yes."""

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import patience
from tests.packaging.conftest import Checkout

REQUIRE = """
import os, setup_steps, system_libraries
os.geteuid = lambda: {user}
with setup_steps.one_sentence_a_failure():
    system_libraries.require({libraries})
print("went on")
"""

ROOT, PLAYER = 0, 1000

pty = pytest.importorskip("pty", reason="apt is a matter of POSIX systems")


@pytest.fixture
def debian(checkout: Checkout) -> Callable[..., Checkout]:
    """Makes the checkout's system a Debian with these packages; its apt installs, or fails with what it says."""
    folder = Path(checkout.environment["PATH"])
    database, calls = folder / "installed", folder / "calls"

    def make(*installed: str, apt_says: str = "", sudo: bool = False) -> Checkout:
        database.write_text("".join(f"ii {package}\n" for package in installed))
        calls.write_text("")
        _script(folder / "dpkg-query", f'while read -r line; do echo "$line"; done < "{database}"')
        install = (
            f'echo "{apt_says}"; exit 100' if apt_says else f'for p in "$@"; do echo "ii $p" >> "{database}"; done'
        )
        _script(folder / "apt-get", f'echo "apt-get $*" >> "{calls}"\n[ "$1" = install ] || exit 0\n{install}')
        if sudo:
            _script(folder / "sudo", f'echo "sudo $*" >> "{calls}"\n"$@"')
        return checkout

    return make


def _script(path: Path, body: str) -> None:
    path.write_text(f"#!/bin/sh\n{body}\n")
    path.chmod(0o755)


def called(checkout: Checkout) -> list[str]:
    return Path(checkout.environment["PATH"], "calls").read_text().splitlines()


def required(checkout: Checkout, user: int, *libraries: str) -> tuple[int, str]:
    """Exit code and everything that was said, with no terminal to ask at."""
    answer = checkout.call(REQUIRE.format(user=user, libraries=libraries))
    assert "Traceback" not in answer.stderr
    return answer.returncode, answer.stderr


def test_nothing_missing_is_silent_and_leaves_apt_alone(debian: Callable[..., Checkout]) -> None:
    system = debian("libegl1", "libgl1")
    assert required(system, PLAYER, "libegl1", "libgl1") == (0, "")
    assert called(system) == []


def test_a_library_renamed_for_64_bit_times_is_there(debian: Callable[..., Checkout]) -> None:
    assert required(debian("libglib2.0-0t64"), PLAYER, "libglib2.0-0") == (0, "")


def test_root_is_not_asked_and_reads_first_what_will_be_installed(debian: Callable[..., Checkout]) -> None:
    system = debian("libegl1")
    code, told = required(system, ROOT, "libegl1", "libgl1", "libx11-6")
    assert (code, told) == (0, "fivefold: installing 2 system packages with apt: libgl1 libx11-6\n")
    assert called(system) == ["apt-get update", "apt-get install -y --no-install-recommends libgl1 libx11-6"]


def test_the_names_stand_there_before_apt_runs(debian: Callable[..., Checkout]) -> None:
    """Also where apt then fails at its first word."""
    system = debian()
    _script(Path(system.environment["PATH"], "apt-get"), "echo apt has begun >&2; kill -9 $PPID")
    _, told = required(system, ROOT, "libgl1", "libx11-6")
    assert told == "fivefold: installing 2 system packages with apt: libgl1 libx11-6\n"


@pytest.mark.parametrize(
    ("sudo", "line"),
    [
        (True, "sudo apt-get update && sudo apt-get install -y --no-install-recommends libgl1 libx11-6"),
        (False, "apt-get update && apt-get install -y --no-install-recommends libgl1 libx11-6"),
    ],
)
def test_where_nobody_can_be_asked_the_one_line_is_printed(
    debian: Callable[..., Checkout], sudo: bool, line: str
) -> None:
    system = debian(sudo=sudo)
    code, told = required(system, PLAYER, "libgl1", "libx11-6")
    assert code == 1 and told.splitlines()[-1] == line
    assert called(system) == []


@pytest.mark.parametrize(
    ("answer", "installs"), [("\n", True), ("y\n", True), ("Yes\n", True), ("n\n", False), ("\x04", False)]
)
def test_sudo_is_used_after_a_yes_only(debian: Callable[..., Checkout], answer: str, installs: bool) -> None:
    system = debian(sudo=True)
    keyboard, terminal = pty.openpty()
    process = system.begin(REQUIRE.format(user=PLAYER, libraries=["libgl1"]), stdin=terminal)
    os.write(keyboard, answer.encode())
    _, told = process.communicate(timeout=patience.SECONDS)
    os.close(terminal)
    os.close(keyboard)
    assert "install them with sudo apt-get? [Y/n]" in told
    assert ("sudo apt-get install -y --no-install-recommends libgl1" in called(system)) == installs
    assert process.returncode == (0 if installs else 1)


@pytest.mark.parametrize(
    ("apt_says", "sentence"),
    [
        (
            "Err:1 http://deb.debian.org Temporary failure resolving 'a.server'",
            "apt cannot reach its package servers",
        ),
        ("E: Could not get lock /var/lib/dpkg/lock-frontend. It is held by process 7", "another program is using apt"),
        ("E: Unable to locate package libgl1", "apt could not install libgl1: Unable to locate package libgl1"),
    ],
)
def test_a_failing_apt_is_one_sentence(debian: Callable[..., Checkout], apt_says: str, sentence: str) -> None:
    code, told = required(debian(apt_says=apt_says), ROOT, "libgl1")
    assert code == 1 and told.splitlines()[-1].startswith(f"fivefold: {sentence}")


def test_other_systems_are_left_alone(checkout: Checkout) -> None:
    assert required(checkout, PLAYER, "libgl1") == (0, "")


def test_debians_python_without_ensurepip_asks_for_its_venv_package(checkout: Checkout) -> None:
    code = """
import importlib.util, system_libraries
print(system_libraries.for_an_environment())
importlib.util.find_spec = lambda name: None
print(system_libraries.for_an_environment())
"""
    with_it, without = checkout.call(code).stdout.splitlines()
    assert with_it == "[]" and without.startswith("['python3.") and without.endswith("-venv']")
