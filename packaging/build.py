"""Builds the installers: `python3 packaging/build.py [deb|run|windows|macos|all]` into dist/. Sets up what it needs.

`all` (or nothing) is all that this system can build. This file is read by any Python from 3.6 on, to say which one is
needed.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("fivefold: Python 3.11 or newer is needed; this is Python %d.%d." % sys.version_info[:2])

import argparse
import os
from importlib import import_module

import checksums
import project
import setup_steps
from reporting import SetupError, say

# Each module's build() makes its installer and returns the file in dist/;
# its hindrance() says in a sentence why this system cannot, or nothing.
KINDS = {"deb": "debian", "run": "selfextract", "windows": "windows", "macos": "macos"}


def main() -> int:
    parser = argparse.ArgumentParser(description="Build Fivefold's installers into dist/.")
    parser.add_argument("kind", nargs="?", default="all", choices=[*KINDS, "all"], help="all: what this system can")
    wanted = parser.parse_args().kind
    os.umask(0o022)  # an installer is for others too, whatever its maker's habit
    with setup_steps.one_sentence_a_failure():
        for kind in possible(list(KINDS) if wanted == "all" else [wanted], strict=wanted != "all"):
            made = import_module(KINDS[kind]).build()
            say(f"dist/{made.name}, {made.stat().st_size / 1e6:.1f} MB")
        checksums.write(project.DIST)
    return 0


def possible(kinds: list[str], strict: bool) -> list[str]:
    """Those kinds that this system can build; with `strict` one that it cannot is a failure."""
    able = []
    for kind in kinds:
        if why := import_module(KINDS[kind]).hindrance():
            if strict:
                raise SetupError(why)
            say(f"no {kind}: {why}")
        else:
            able.append(kind)
    return able


if __name__ == "__main__":
    sys.exit(main())
