"""Opens Fivefold from a checkout: `python3 packaging/run.py [arguments]`. The first start sets everything up.

Arguments go through to `python -m desktop`. This file is read by any Python from 3.6 on, to say which one is needed.
"""

import sys

if sys.version_info < (3, 11):
    sys.exit("fivefold: Python 3.11 or newer is needed; this is Python %d.%d." % sys.version_info[:2])

import setup_steps
import system_libraries


def main() -> int:
    with setup_steps.one_sentence_a_failure():
        python = setup_steps.prepare(groups=[], libraries=[*system_libraries.FOR_QT, *system_libraries.FOR_A_WINDOW])
        # -P: a folder called `desktop` where the person happens to be is not the program.
        return setup_steps.launch([python, "-P", "-m", "desktop", *sys.argv[1:]])


if __name__ == "__main__":
    sys.exit(main())
