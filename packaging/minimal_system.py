"""A Debian system with nothing in it but what every Debian has, to try installers in.

debootstrap makes it once, into a folder that stays as it was; whatever a check installs or writes lies over it and is
gone with the check. Mounts are private to the process that made them.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from reporting import SetupError, say

SUITE = "bookworm"
MIRROR = "http://deb.debian.org/debian"
PERSON = "player"
PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin:/usr/games:/usr/local/games"

_IN_OWN_MOUNTS = "FIVEFOLD_OWN_MOUNTS"


def in_own_mounts() -> None:
    """Start this script again where its mounts are nobody else's, unless that was done."""
    if os.environ.get(_IN_OWN_MOUNTS):
        return
    if os.geteuid():
        raise SetupError("a system is checked as root: debootstrap and chroot need it.")
    for tool, package in (("debootstrap", "debootstrap"), ("unshare", "util-linux")):
        if not shutil.which(tool):
            raise SetupError(f"{tool} is missing; it is in Debian's package {package}.")
    os.environ[_IN_OWN_MOUNTS] = "yes"
    os.execvp("unshare", ["unshare", "--mount", "--propagation", "private", sys.executable, *sys.argv])


class MinimalSystem:
    """A running copy: `root` is where its files are seen from outside."""

    def __init__(self, pristine: Path) -> None:
        self.pristine = pristine
        # Beside the pristine tree: an overlay cannot lie on another one, which /tmp may be.
        self._own = Path(tempfile.mkdtemp(prefix="over-", dir=pristine.parent))
        self.root = self._own / "root"

    def start(self) -> None:
        """Make the system if there is none, and lay a fresh copy over it."""
        if not (self.pristine / "etc" / "debian_version").exists():
            _debootstrap(self.pristine)
        for folder in ("upper", "work", "root"):
            (self._own / folder).mkdir()
        layers = f"lowerdir={self.pristine},upperdir={self._own / 'upper'},workdir={self._own / 'work'}"
        _mount("-t", "overlay", "overlay", "-o", layers, str(self.root))
        _mount("-t", "proc", "proc", str(self.root / "proc"))
        _mount("--rbind", "/dev", str(self.root / "dev"))
        for file in ("resolv.conf", "hosts"):
            shutil.copyfile(Path("/etc") / file, self.root / "etc" / file)
        self.must(["useradd", "--create-home", "--shell", "/bin/sh", PERSON])
        self.must(["apt-get", "update", "-qq"])

    def stop(self) -> None:
        """Forget the copy and all that happened in it."""
        subprocess.run(["umount", "--recursive", "--lazy", str(self.root)], capture_output=True, check=False)
        shutil.rmtree(self._own, ignore_errors=True)

    def command(self, command: Sequence[str], person: str = "root", offline: bool = False) -> list[str]:
        """The command line that runs this inside the system as that person."""
        home = "/root" if person == "root" else f"/home/{person}"
        clean = ["/usr/bin/env", "-i", f"PATH={PATH}", f"HOME={home}", f"USER={person}", "LANG=C.UTF-8", "TERM=dumb"]
        who = ["setpriv", f"--reuid={person}", f"--regid={person}", "--init-groups"]
        alone = ["unshare", "--net"] if offline else []
        noninteractive = "DEBIAN_FRONTEND=noninteractive"
        return [*alone, "chroot", str(self.root), *clean, noninteractive, *who, "--", *command]

    def run(
        self, command: Sequence[str], person: str = "root", offline: bool = False, seconds: float = 900
    ) -> subprocess.CompletedProcess[str]:
        """What the command answers."""
        return subprocess.run(
            self.command(command, person, offline),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
            timeout=seconds,
            check=False,
            cwd="/",
        )

    def must(self, command: Sequence[str], person: str = "root", offline: bool = False) -> str:
        """The same, where a failure ends the check."""
        answer = self.run(command, person, offline)
        if answer.returncode:
            last = "\n".join(answer.stdout.strip().splitlines()[-12:])
            raise SetupError(f"`{' '.join(command)}` as {person} failed with {answer.returncode}:\n{last}")
        return answer.stdout

    def install(self, *packages: str) -> None:
        """Install packages without what they recommend."""
        self.must(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages])

    def files(self, *folders: str) -> frozenset[str]:
        """Every path under these folders, as seen inside."""
        found = self.must(["find", *folders, "-xdev"])
        return frozenset(found.splitlines())


def _debootstrap(into: Path) -> None:
    say(f"making a minimal {SUITE} in {into}; this is done once")
    into.mkdir(parents=True, exist_ok=True)
    command = ["debootstrap", "--variant=minbase", SUITE, str(into), MIRROR]
    answer = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    if answer.returncode:
        raise SetupError(f"debootstrap failed: {answer.stdout.strip().splitlines()[-1]}")


def _mount(*words: str) -> None:
    answer = subprocess.run(["mount", *words], capture_output=True, text=True, check=False)
    if answer.returncode:
        raise SetupError(f"mount {' '.join(words)}: {answer.stderr.strip()}")
