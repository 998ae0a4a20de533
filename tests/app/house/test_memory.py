"""Pictures that are let go of are the system's again, and where there is no glibc nothing is done."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import weakref

import pytest
from pytestqt.qtbot import QtBot

from desktop.app.house import memory
from desktop.app.play.play_page import PlayPage
from desktop.app.window import Window
from desktop.developer.bench import rss_kb
from tests import patience
from tests.app.playing import clash

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


def test_tables_that_follow_on_each_other_do_not_pile_up(window: Window, qtbot: QtBot) -> None:
    """Whoever plays again and again never comes home: each table that was left goes with the next."""
    seen: list[weakref.ref[PlayPage]] = []
    gc.disable()  # of itself it comes for them late, or not at all
    try:
        for _ in range(4):
            window.routes.play(clash())
            assert isinstance(window.page, PlayPage)
            seen.append(weakref.ref(window.page))
            qtbot.waitUntil(lambda: not window.stack._giving_back.isActive(), timeout=patience.MS)
        left = sum(page() is not None for page in seen)
    finally:
        gc.enable()
    assert left <= 1


def test_a_game_that_goes_on_is_not_held_up_for_a_page_over_it(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    window.routes.play(clash())
    window.routes.settings()
    window.stack._giving_back.stop()
    window.routes.back()
    assert not window.stack._giving_back.isActive()
    window.routes.home()
    assert window.stack._giving_back.isActive()
