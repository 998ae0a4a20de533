"""Runs Fivefold's tests: `python3 packaging/test.py [pytest arguments]`. The first start sets everything up.

Arguments are read from the root of the checkout: `tests/engine`, `-k shuffle`, `-m soak`. This file is read by any
Python from 3.6 on, to say which one is needed.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("fivefold: Python 3.11 or newer is needed; this is Python %d.%d." % sys.version_info[:2])

import os

import setup_steps
import system_libraries


def main() -> int:
    with setup_steps.one_sentence_a_failure():
        python = setup_steps.prepare(groups=["dev"], libraries=system_libraries.FOR_QT)
        os.chdir(setup_steps.ROOT)
        # Tests open no window on anybody's screen, whatever platform the session asks Qt for.
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        # Each worker reads all tests, and many start the program: what Python has compiled is kept, as it usually is.
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        workers = max(2, os.cpu_count() or 2)
        # The long tests stand side by side: a worker that has finished takes from one that has not.
        spread = ["-n", str(workers), "--dist", "worksteal"]
        return setup_steps.launch([python, "-m", "pytest", *spread, *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
