"""Pictures that are let go of are the system's again, and where there is no glibc nothing is done."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from desktop.app.house import memory
from desktop.developer.bench import rss_kb

PIECE = 600 * 1024  # bytes: less than what glibc keeps by itself once such pieces have been freed
FREED = """
from desktop.app.house import memory
from desktop.developer.bench import rss_kb
import os, sys
if sys.argv[1] == "little":
    memory.keep_little()
large = bytearray(30 << 20)
del large  # teaches glibc to keep what is smaller
held = [bytearray(os.urandom(1) * {piece}) for _ in range(120)]
last = bytearray(b"x" * {piece})
del held
print(rss_kb(os.getpid()))
"""


@pytest.mark.skipif(memory._libc() is None, reason="the C library of this system is not glibc")
def test_what_is_freed_goes_back() -> None:
    code = FREED.format(piece=PIECE)
    kept, given = (
        int(subprocess.run([sys.executable, "-c", code, how], capture_output=True, text=True, check=True).stdout)
        for how in ("usual", "little")
    )
    assert kept - given > 40_000


def test_elsewhere_nothing_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    memory._libc.cache_clear()
    try:
        assert memory._libc() is None
        memory.keep_little()
        memory.give_back()
    finally:
        memory._libc.cache_clear()
    assert (rss_kb(os.getpid()) or 1) > 0
