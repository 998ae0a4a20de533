"""What the program says on a terminal, into a file or a pipe, whatever that can take.

A character that the other end has no sign for is shown as `?`. A standard output that takes nothing more is one error
with what was still to be said, so that no answer is lost over it; a standard error that takes nothing more is left in
peace, for nobody could be told.
"""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import TextIO

MOST_KEPT = 1000  # pieces of text that wait for the next flush
OWN_WAYS = ("strict", "surrogateescape")  # with a character that cannot be shown, where nobody has chosen another


class Unsaid(Exception):
    """Standard output takes nothing more; no OSError, which argparse would drop."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(f"standard output takes nothing more ({reason})")
        self.text = text  # what has not arrived, or may not have


@contextmanager
def heard() -> Iterator[None]:
    """Speak through streams of this kind; a BrokenPipeError goes through, for a reader may have seen enough."""
    before = sys.stdout, sys.stderr
    out = _Out(sys.stdout) if isinstance(sys.stdout, io.TextIOWrapper) else None  # a windowed build has none
    err = _Err(sys.stderr) if isinstance(sys.stderr, io.TextIOWrapper) else None
    sys.stdout, sys.stderr = out or sys.stdout, err or sys.stderr
    try:
        yield
        if sys.stdout is not None:
            sys.stdout.flush()  # Here, so that what goes wrong is noticed while it can still be caught.
    finally:
        sys.stdout, sys.stderr = before
        for stream in (out, err):
            if stream is not None:
                with suppress(OSError, Unsaid):
                    stream.detach()  # left to itself it would close what belongs to the other


def give_up(stream: TextIO) -> None:
    """What is left in its buffer would go wrong again while the interpreter shuts down."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


class _Stream(io.TextIOWrapper):
    """Writes where another writes, and lets the program say everything."""

    def __init__(self, old: io.TextIOWrapper) -> None:
        self.kept: list[str] = []
        with suppress(OSError):
            old.flush()
        errors = "replace" if old.errors in OWN_WAYS else old.errors
        lines, through = old.line_buffering, old.write_through
        super().__init__(old.buffer, old.encoding, errors, line_buffering=lines, write_through=through)


class _Out(_Stream):
    """Standard output: what has not arrived is kept."""

    def write(self, text: str) -> int:
        """Now, or with the next flush."""
        self.kept.append(text)
        with self._said():
            count = super().write(text)
        if (self.line_buffering and text.endswith("\n")) or len(self.kept) > MOST_KEPT:
            self.flush()
        return count

    def flush(self) -> None:
        """All of it has arrived, or Unsaid."""
        with self._said():
            super().flush()
        self.kept.clear()

    @contextmanager
    def _said(self) -> Iterator[None]:
        try:
            yield
        except BrokenPipeError:
            raise
        except OSError as error:
            raise Unsaid(error.strerror or str(error), "".join(self.kept)) from None


class _Err(_Stream):
    """Standard error."""

    def write(self, text: str) -> int:
        """As far as anybody can be told."""
        try:
            return super().write(text)
        except OSError:
            give_up(self)
        return len(text)

    def flush(self) -> None:
        """The same."""
        try:
            super().flush()
        except OSError:
            give_up(self)
