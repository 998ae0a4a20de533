"""What set-up tells the person: a short line a step while it works, and one sentence when it cannot go on.

Everything goes to stderr: the program's own output may be read by another program.
"""

import contextlib
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence


class SetupError(Exception):
    """Why set-up cannot go on, as a sentence for the person who started it."""


class Findings:
    """What a check finds, said as it comes."""

    def __init__(self) -> None:
        self.failures = 0

    def fact(self, holds: bool, sentence: str) -> None:
        """Something that has to be so."""
        self.failures += not holds
        print(f"{'ok  ' if holds else 'FAIL'} {sentence}", flush=True)

    def line(self, sentence: str) -> None:
        """Something worth knowing."""
        print(f"     {sentence}", flush=True)


def say(step: str) -> None:
    print(f"fivefold: {step}", file=sys.stderr, flush=True)


def follow(
    command: Sequence[str], step: Callable[[str], str | None], environment: Mapping[str, str]
) -> tuple[int, list[str]]:
    """Run a command, say what `step` makes of its lines as they come, and return its exit code and all lines."""
    lines = []
    with subprocess.Popen(
        command,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        close_fds=False,  # a lock that is marked inheritable stays held as long as the command runs
    ) as process:
        assert process.stdout
        try:
            for line in process.stdout:
                lines.append(line.rstrip())
                if told := step(lines[-1].strip()):
                    say(f"  {told}")
        except BaseException:
            with contextlib.suppress(PermissionError):  # sudo's child is not ours to end
                process.terminate()
            raise
    return process.returncode, lines
