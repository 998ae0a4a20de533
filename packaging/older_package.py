"""The same package with a lower version and one file more: what an upgrade starts from."""

import re
import subprocess
import tempfile
from pathlib import Path

import project
from reporting import SetupError


def older(package: Path, made: Path, version: str) -> None:
    """Write the package again as this older version."""
    with tempfile.TemporaryDirectory() as folder:
        _run("dpkg-deb", "--raw-extract", str(package), folder)
        control = Path(folder) / "DEBIAN" / "control"
        text = re.sub(r"^Version: .*$", f"Version: {version}", control.read_text(encoding="utf-8"), flags=re.MULTILINE)
        control.write_text(text, encoding="utf-8")
        (Path(folder) / "usr" / "lib" / project.NAME / "of-old").write_text("gone with the next version\n")
        _run("dpkg-deb", "--root-owner-group", "-Znone", "--build", folder, str(made))


def _run(*command: str) -> None:
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    if answer.returncode:
        raise SetupError(f"{command[0]} failed: {answer.stderr.strip()}")
