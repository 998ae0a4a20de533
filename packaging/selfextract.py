"""The installer for other Linux systems: dist/Fivefold-VERSION-linux-MACHINE.run, one file that installs itself.

Debian's makeself wraps the bundle and packaging/linux/install.sh, which puts it into the home folder of whoever runs
it. Compressed by gzip: it is the one that every system can unpack.
"""

import os
import platform
import shutil
import subprocess
from email.utils import formatdate
from pathlib import Path

import freeze
import linux_tree
import project
import system_libraries
from reporting import SetupError, say

TREE = project.BUILD / "run"


def hindrance() -> str:
    """Why this installer cannot be made here, in a sentence; nothing where it can."""
    if platform.system() != "Linux":
        return "the self-extracting installer for Linux is built on Linux."
    if not shutil.which("makeself") and not shutil.which("apt-get"):
        return "makeself is missing; it is in Debian's package of that name."
    return ""


def build() -> Path:
    """The installer of a new bundle."""
    return pack(freeze.freeze())


def pack(bundle: Path) -> Path:
    """The installer of this bundle."""
    system_libraries.require(["makeself"])
    say("packing the self-extracting installer")
    shutil.rmtree(TREE, ignore_errors=True)
    lay(bundle, TREE)
    linux_tree.settle(TREE)
    project.DIST.mkdir(exist_ok=True)
    made = project.DIST / f"{project.TITLE}-{project.version()}-linux-{platform.machine()}.run"
    # Run from the root: makeself writes its own command line into the file.
    words = command(TREE.relative_to(project.ROOT), made.relative_to(project.ROOT))
    # gzip notes the time unless it is told not to.
    environment = os.environ | {"GZIP": "-n"}
    answer = subprocess.run(words, cwd=project.ROOT, env=environment, capture_output=True, text=True, check=False)
    if answer.returncode:
        raise SetupError(f"makeself failed: {(answer.stdout + answer.stderr).strip().splitlines()[-1]}")
    return made


def lay(bundle: Path, tree: Path) -> None:
    """What the installer unpacks: the program, the desktop's files, and the two scripts."""
    linux_tree.copy(bundle, tree / "program")
    linux_tree.lay(tree / "share")
    system = f"{platform.system()} {platform.machine()}"
    for script in ("install", "uninstall"):
        text = linux_tree.filled(f"{script}.sh").replace("@SYSTEM@", system)
        (tree / script).write_text(text, encoding="utf-8", newline="\n")
        (tree / script).chmod(0o755)


def command(tree: Path, made: Path) -> list[str]:
    """makeself, told to forget order, owners and times of the machine it runs on."""
    order = "--sort=name --owner=0 --group=0 --numeric-owner --format=gnu"
    return [
        "makeself", "--gzip", "--complevel", "9", "--nox11", "--sha256", "--noprogress", "--quiet",
        "--tar-extra", order,
        "--packaging-date", formatdate(project.source_date()),
        str(tree), str(made), project.TITLE, "./install",
    ]  # fmt: skip
