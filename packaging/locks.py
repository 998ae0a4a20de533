"""What pip installs, down to the sum of each file: packaging/locks has a list a purpose, made by renew_locks.py.

`run` is the program's own dependencies. `dev` and `build` have them too, beside what tests and bundles need; `wheel` is
what makes a wheel and tries it, `compile` what compiles the engine. Every list holds for all systems and Pythons at
once.
"""

import re
import tomllib
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "packaging" / "locks"

RUN = "run"
ALONE = ("compile", "wheel")  # of the groups: these go without the program's dependencies

# `colorama==0.4.6 ; sys_platform == 'win32' \`, and on the next lines its sums.
ENTRY = re.compile(
    r"^(?P<name>[\w.-]+)==(?P<version>\S+)(?: ; (?P<when>.+?))? \\\n(?P<sums>(?: {4}--hash=.*\n)+)", re.M
)


class Entry(NamedTuple):
    """One distribution of a list: `when` names the systems that need it, all where it is empty."""

    name: str
    version: str
    when: str
    sums: tuple[str, ...]


def names() -> list[str]:
    """Every list that there has to be."""
    return [RUN, *_tables()["dependency-groups"]]


def asked(name: str) -> list[str]:
    """What pyproject.toml wants in this list; the rest is what that needs in turn."""
    tables = _tables()
    own = [] if name in ALONE else tables["project"]["dependencies"]
    return [*own, *([] if name == RUN else tables["dependency-groups"][name])]


def file(name: str) -> Path:
    """Where this list lies."""
    return FOLDER / f"{name}.txt"


def entries(name: str) -> list[Entry]:
    """The list, read."""
    found = ENTRY.finditer(file(name).read_text(encoding="utf-8"))
    return [Entry(one["name"], one["version"], one["when"] or "", _sums(one["sums"])) for one in found]


def install(names: list[str]) -> list[str]:
    """What to tell pip: these lists, and nothing whose sum is not in them."""
    return ["install", "--require-hashes", *(word for name in names for word in ("-r", str(file(name))))]


def for_windows(name: str) -> str:
    """The list for a pip that runs elsewhere and installs for Windows: it would leave out what only Windows needs."""
    lines = []
    for entry in entries(name):
        when = "" if "== 'win32'" in entry.when else f" ; {entry.when}" * bool(entry.when)
        lines.append(" ".join([f"{entry.name}=={entry.version}{when}", *(f"--hash={sum}" for sum in entry.sums)]))
    return "\n".join(lines) + "\n"


def _sums(lines: str) -> tuple[str, ...]:
    return tuple(re.findall(r"--hash=(\S+)", lines))


def _tables() -> dict[str, dict[str, list[str]]]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
