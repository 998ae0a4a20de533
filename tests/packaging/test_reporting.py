"""packaging/reporting.py: steps are said while a command still runs, and all of its lines come back."""

import os
import signal

from tests import patience
from tests.packaging.conftest import Checkout

FOLLOW = """
import os, sys, reporting
command = [sys.executable, "-c", "import sys; print('one'); print('two', file=sys.stderr); sys.exit(5)"]
print(reporting.follow(command, lambda line: line.upper() if line == "one" else None, os.environ))
"""

BEGUN = """
import os, sys, reporting
reporting.follow([sys.executable, "-c", "import time; print('begun', flush=True); time.sleep(30)"], str, os.environ)
"""


def test_a_command_is_followed(checkout: Checkout) -> None:
    answer = checkout.call(FOLLOW, PYTHONUNBUFFERED="1")
    assert answer.stdout == "(5, ['one', 'two'])\n"
    assert answer.stderr == "fivefold:   ONE\n"


def test_steps_are_said_while_the_command_still_runs(checkout: Checkout) -> None:
    process = checkout.begin(BEGUN)
    assert process.stderr and process.stderr.readline() == "fivefold:   begun\n"
    assert process.poll() is None
    os.killpg(process.pid, signal.SIGKILL)
    process.communicate(timeout=patience.SECONDS)
