"""Writes packaging/locks anew from pyproject.toml: `python3 packaging/renew_locks.py [--upgrade]`.

What pyproject.toml names gets the version it names there. What that needs in turn stays at its version as long as it
fits; with --upgrade it is the newest one. No address of a package index is written down.
"""

import argparse
import os
import subprocess
import sys
from pathlib import Path

import build_environment
import locks
import setup_steps
from reporting import SetupError, say

OLDEST = "3.11"
HEAD = "# {what}, with the sums of their files. Made from pyproject.toml by packaging/renew_locks.py.\n"
WHAT = {
    "run": "What the program needs",
    "dev": "What the program and its tests need",
    "build": "What a bundle of the program needs",
    "compile": "What makes the compiled engine",
    "wheel": "What makes a wheel and tries it",
}


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the lists of packaging/locks anew.")
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions of what is not named itself")
    wanted = parser.parse_args()
    with setup_steps.one_sentence_a_failure():
        python = build_environment.prepare("wheel")  # has uv
        for name in locks.names():
            renew(python, name, wanted.upgrade)
    return 0


def renew(python: Path, name: str, upgrade: bool) -> None:
    """Write one list; the one there tells what may stay."""
    file = locks.file(name)
    made = subprocess.run(
        [*command(python, file), *(["--upgrade"] if upgrade else [])],
        input="\n".join(locks.asked(name)),
        capture_output=True,
        text=True,
        check=False,
        env={key: value for key, value in os.environ.items() if not key.startswith("UV_")},
    )
    if made.returncode:
        raise SetupError(f"the list {name} cannot be made: {made.stderr.strip().splitlines()[-1]}")
    file.write_text(HEAD.format(what=WHAT[name]) + file.read_text(encoding="utf-8"), encoding="utf-8", newline="\n")
    say(f"{file.relative_to(locks.ROOT)}: {len(locks.entries(name))} distributions")


def command(python: Path, file: Path) -> list[str]:
    """How uv is asked: for every system and Python at once, for sums, and for no word about where things lie."""
    uv = [str(python), "-m", "uv", "pip", "compile", "-", "--quiet", "--no-config", "--output-file", str(file)]
    return [*uv, "--universal", "--python-version", OLDEST, "--generate-hashes", "--no-header", "--no-emit-index-url"]


if __name__ == "__main__":
    sys.exit(main())
