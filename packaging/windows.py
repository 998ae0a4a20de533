"""The installer for Windows: dist/Fivefold-VERSION-windows-x64.exe, made by NSIS, per user and without administrator.

On Windows the bundle is frozen by the Python that runs this; on Linux by a Windows Python under wine. The rest is the
same: makensis exists for both.
"""

import os
import platform
import shutil
import subprocess
from pathlib import Path

import build_environment
import freeze
import project
import welcome_picture
import windows_python
from reporting import SetupError, say

RECIPE = project.ROOT / "packaging" / "windows" / "fivefold.nsi"
WINDOWS = platform.system() == "Windows"


def hindrance() -> str:
    """Why no installer for Windows can be made here, in a sentence; nothing where it can."""
    if platform.system() not in ("Windows", "Linux"):
        return "an installer for Windows is built on Windows, or on Linux with wine."
    if not WINDOWS and (why := windows_python.hindrance()):
        return why
    if not makensis():
        source = "NSIS (https://nsis.sourceforge.io)" if WINDOWS else "Debian's package nsis"
        return f"makensis is missing; it comes with {source}."
    return ""


def build() -> Path:
    """The installer of a new bundle."""
    bundle = freeze.freeze() if WINDOWS else windows_python.freeze()
    welcome_picture.make(build_environment.prepare())
    return pack(bundle)


def pack(bundle: Path) -> Path:
    """The installer of this bundle."""
    if strange := foreign(bundle):
        raise SetupError(f"the bundle holds what is not ours to ship: {', '.join(strange)}.")
    say("packing the installer for Windows")
    settle(bundle)
    project.DIST.mkdir(exist_ok=True)
    made = project.DIST / f"{project.TITLE}-{project.version()}-windows-x64.exe"
    clock = {"SOURCE_DATE_EPOCH": str(project.source_date())}
    answer = subprocess.run(
        command(bundle, made), env=os.environ | clock, capture_output=True, text=True, errors="replace", check=False
    )
    if answer.returncode:
        raise SetupError(f"makensis failed: {(answer.stdout + answer.stderr).strip().splitlines()[-1]}")
    return made


def command(bundle: Path, made: Path) -> list[str]:
    """makensis with everything that the recipe asks for."""
    values = {
        "VERSION": project.version(),
        "NUMBERS": numbers(project.version()),
        "TITLE": project.TITLE,
        "HOMEPAGE": project.HOMEPAGE,
        "EXTENSION": project.EXTENSION,
        "MIME": project.MIME,
        "BUNDLE": str(bundle),
        "ICONS": str(project.BUILD / "icons"),
        "LICENCE": str(project.ROOT / "LICENSE"),
        "KILOBYTES": str(freeze.size(bundle) // 1024),
        "OUT": str(made),
    }
    if not WINDOWS:
        values["TARGET"] = "amd64-unicode"  # a wine without its 32-bit half can only run this; on Windows any will do
    defines = [f"-D{name}={value}" for name, value in values.items()]
    return [makensis(), "-V2", "-NOCD", *defines, str(RECIPE)]


def makensis() -> str:
    """The compiler of installers, or nothing."""
    usual = [Path(os.environ.get(name, "")) / "NSIS" for name in ("ProgramFiles(x86)", "ProgramFiles")]
    path = os.pathsep.join([os.environ.get("PATH", ""), *(map(str, usual) if WINDOWS else ())])
    return shutil.which("makensis", path=path) or ""


def numbers(version: str) -> str:
    """A version as Windows wants it: four numbers."""
    plain = [part for part in version.split(".") if part.isdigit()]
    return ".".join([*plain, "0", "0", "0", "0"][:4])


def foreign(bundle: Path) -> list[str]:
    """Parts of wine, or of Windows itself, that must not be passed on."""
    names = {path.name.lower() for path in bundle.rglob("*.dll")}
    ours = ("qt6", "python3", "pyside6", "shiboken6", "msvcp140", "vcruntime140", "libffi", "q")
    return sorted(name for name in names if not name.startswith(ours))


def settle(bundle: Path) -> None:
    """One time for all files: the installer sets it on what it unpacks."""
    for path in sorted(bundle.rglob("*")):
        os.utime(path, (project.source_date(),) * 2)
