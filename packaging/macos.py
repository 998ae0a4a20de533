"""The disk image for macOS: dist/Fivefold-VERSION-macos-MACHINE.dmg, to be opened and dragged into Applications.

Untested: written by the manuals of PyInstaller, codesign and hdiutil, and built nowhere so far. The application is
signed ad hoc, not notarised: the first start needs a right click and `Open`.
"""

import platform
import shutil
import subprocess
from pathlib import Path

import freeze
import project
from reporting import SetupError, say

STAGE = project.BUILD / "dmg"


def hindrance() -> str:
    """Why no disk image can be made here, in a sentence; nothing where it can."""
    if platform.system() != "Darwin":
        return "an application for macOS is built on macOS."
    return ""


def build() -> Path:
    """The disk image of a new bundle."""
    freeze.freeze()
    return pack(freeze.BUNDLES / f"{project.TITLE}.app")


def pack(application: Path) -> Path:
    """The disk image of this application, beside a way to drag it into."""
    say("packing the disk image")
    shutil.rmtree(STAGE, ignore_errors=True)
    STAGE.mkdir(parents=True)
    shutil.copytree(application, STAGE / application.name, symlinks=True)
    (STAGE / "Applications").symlink_to("/Applications")
    # What is not signed at all does not start on Apple's own processors.
    _run("codesign", "--force", "--deep", "--sign", "-", str(STAGE / application.name))
    project.DIST.mkdir(exist_ok=True)
    made = project.DIST / f"{project.TITLE}-{project.version()}-macos-{platform.machine()}.dmg"
    made.unlink(missing_ok=True)
    _run("hdiutil", "create", "-volname", project.TITLE, "-srcfolder", str(STAGE), "-format", "UDZO", str(made))
    return made


def _run(*command: str) -> None:
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    if answer.returncode:
        raise SetupError(f"{command[0]} failed: {(answer.stderr.strip().splitlines() or ['it did not say why'])[-1]}")
