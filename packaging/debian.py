"""The package for Debian and Ubuntu: dist/fivefold_VERSION_ARCH.deb, made by dpkg-deb and compressed by deb_archive.py.

The program lies in /usr/lib/fivefold, its two commands among the games. No scripts run at installation: menu, file
type and icons are taken up by the triggers of the packages that look after those.
"""

import hashlib
import os
import platform
import shutil
import subprocess
import textwrap
from email.utils import formatdate
from pathlib import Path

import deb_archive
import freeze
import linux_tree
import project
import shared_libraries
import system_libraries
from reporting import SetupError, say

TREE = project.BUILD / "deb"

SUMMARY = "table for published card games, against the computer or friends"
DESCRIPTION = """\
Fivefold deals published card games, knows their rules, and seats opponents
who think for themselves: play alone, or with friends who take turns at one
machine. Cards are dragged, clicked or played by keyboard; what is not
allowed is refused with the rule that says so. Matches are kept by
themselves, and a record can be sent to a friend and replayed.
.
On the table now: {games}.
"""

CHANGES = """\
{name} ({version}) unstable; urgency=medium

  * {title} {version}.

 -- {maintainer}  {date}
"""


def hindrance() -> str:
    """Why no .deb can be made here, in a sentence; nothing where it can."""
    if platform.system() != "Linux":
        return "a .deb is built on Debian or Ubuntu."
    if not shutil.which("dpkg-deb"):
        return "dpkg-deb is missing; it is in Debian's package dpkg."
    return ""


def build() -> Path:
    """The .deb of a new bundle."""
    system_libraries.require(["binutils", "dpkg"])
    return pack(freeze.freeze())


def pack(bundle: Path) -> Path:
    """The .deb of this bundle."""
    say("packing the .deb")
    shutil.rmtree(TREE, ignore_errors=True)
    lay(bundle, TREE)
    linux_tree.settle(TREE)
    project.DIST.mkdir(exist_ok=True)
    made = project.DIST / f"{project.NAME}_{project.version()}_{_architecture()}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Znone", "--build", str(TREE), str(made)]
    clock = {"SOURCE_DATE_EPOCH": str(project.source_date())}
    answer = subprocess.run(command, env=os.environ | clock, capture_output=True, text=True, check=False)
    if answer.returncode:
        raise SetupError(f"dpkg-deb failed: {answer.stderr.strip()}")
    deb_archive.squeeze(made, x86=_architecture() == "amd64")
    return made


def lay(bundle: Path, tree: Path) -> None:
    """The package's files under `tree`, as they will lie on a system, and what dpkg is to know of them."""
    linux_tree.copy(bundle, tree / "usr" / "lib" / project.NAME)
    games = tree / "usr" / "games"
    games.mkdir(parents=True)
    for command in (project.NAME, f"{project.NAME}-cli"):
        (games / command).symlink_to(f"../lib/{project.NAME}/{command}")
    linux_tree.lay(tree / "usr" / "share")
    _documents(tree / "usr" / "share")
    _control(tree, shared_libraries.depends(shared_libraries.of(bundle)))


def fields(depends: list[str], kilobytes: int) -> str:
    """The control file."""
    return (
        f"Package: {project.NAME}\n"
        f"Version: {project.version()}\n"
        f"Architecture: {_architecture()}\n"
        f"Maintainer: {project.MAINTAINER}\n"
        f"Installed-Size: {kilobytes}\n"
        f"Depends: {', '.join(depends)}\n"
        "Section: games\n"
        "Priority: optional\n"
        f"Homepage: {project.HOMEPAGE}\n"
        f"Description: {SUMMARY}\n" + _described()
    )


def _described() -> str:
    about, _, contents = DESCRIPTION.rpartition("\n.\n")
    now = textwrap.fill(contents.format(games="; ".join(project.games())), 78)
    return textwrap.indent(f"{about}\n.\n{now}\n", " ")


def _documents(share: Path) -> None:
    documents = share / "doc" / project.NAME
    documents.mkdir(parents=True)
    terms = (project.ROOT / "LICENSE").read_text(encoding="utf-8").partition("\n\n")[2].partition("\n\n")[2]
    text = linux_tree.filled("copyright").replace("@MIT@", deb_paragraph(terms))
    (documents / "copyright").write_text(text, encoding="utf-8")
    date = formatdate(project.source_date())
    changes = CHANGES.format(
        name=project.NAME, title=project.TITLE, version=project.version(), maintainer=project.MAINTAINER, date=date
    )
    (documents / "changelog.gz").write_bytes(linux_tree.packed(changes))
    overrides = share / "lintian" / "overrides" / project.NAME
    overrides.parent.mkdir(parents=True)
    overrides.write_text(linux_tree.filled("lintian-overrides"), encoding="utf-8")


def deb_paragraph(text: str) -> str:
    """Lines as Debian's files continue a field: one space before each, a dot for an empty one."""
    return "\n".join(f" {line}" if line.strip() else " ." for line in text.strip().splitlines())


def _control(tree: Path, depends: list[str]) -> None:
    files = sorted(path for path in tree.rglob("*") if path.is_file() and not path.is_symlink())
    # dpkg counts whole kilobytes a file, and one for everything else.
    kilobytes = sum(-(-path.stat().st_size // 1024) for path in files)
    kilobytes += sum(1 for path in tree.rglob("*") if path.is_dir() or path.is_symlink())
    control = tree / "DEBIAN"
    control.mkdir()
    (control / "control").write_text(fields(depends, kilobytes), encoding="utf-8")
    sums = (f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(tree)}\n" for path in files)
    (control / "md5sums").write_text("".join(sums), encoding="utf-8")


def _architecture() -> str:
    return {"x86_64": "amd64", "aarch64": "arm64"}.get(platform.machine(), platform.machine())
