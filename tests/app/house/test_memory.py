"""Pictures that are let go of are the system's again, and where there is no glibc nothing is done."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import weakref

import pytest
from PySide6.QtCore import QSize
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from desktop.app.house import memory
from desktop.app.pages import pictures
from desktop.app.play.play_page import PlayPage
from desktop.app.window import Window
from desktop.developer.bench import rss_kb
from desktop.engine.state import State
from desktop.table.drawing.faces import FaceCache
from desktop.table.drawing.weighed import weight_of
from tests import patience
from tests.app.playing import clash, to_act

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


def test_a_table_that_is_freed_late_is_given_back_all_the_same(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """On a busy machine the time is up before Qt has freed what was left; nobody would come for it again."""
    given: list[bool] = []
    window.routes.play(clash())
    page = window.page
    monkeypatch.setattr(memory, "give_back", lambda: given.append(isValid(page)))
    window.routes.home()
    window.stack._give_back()
    assert not given and window.stack._giving_back.isActive()
    qtbot.waitUntil(lambda: bool(given), timeout=patience.MS)
    assert given == [False]


@pytest.mark.parametrize("seen_again", [False, True])
def test_nothing_of_a_match_that_was_left_is_held(window: Window, qtbot: QtBot, seen_again: bool) -> None:
    """Neither its positions, nor its record as it was being written, nor what its pages were told."""
    match = clash(plies=-1)
    last = match.steps[-1]
    match.state, match.steps = last.before.clone(), match.steps[:-1]
    match.state.log = []
    held: list[weakref.ref[object]] = [weakref.ref(match)]
    window.routes.play(match)
    page = window.page
    assert isinstance(page, PlayPage)
    page.keeping.match(match, match.state.prompt())
    match.submit(last.seat, last.action)
    if seen_again:
        window.routes.watch(match, page.controller.counsel)
        window.routes.back()
    held += [weakref.ref(page), weakref.ref(page.scene), weakref.ref(page.controller), weakref.ref(page.keeping)]
    gc.disable()  # of itself it comes for them late, or not at all
    try:
        window.routes.home()
        del match, page, last
        qtbot.waitUntil(lambda: not window.stack._giving_back.isActive(), timeout=patience.MS)
        assert [each() for each in held] == [None] * len(held)
        assert not any(isinstance(each, State) and each.over for each in gc.get_objects())
    finally:
        gc.enable()


def test_a_table_that_was_left_holds_no_picture_whoever_still_holds_it(window: Window) -> None:
    """It is garbage that nobody comes for at once, and so is the table that was drawn for its small picture."""
    gc.disable()
    try:
        window.routes.play(to_act(clash(plies=6), 0))
        scene = page_of(window).scene
        window.grab()
        assert scene.faces.weight and scene._ground is not None
        window.routes.watch(page_of(window).match)
        seen_again = window.page.scene  # type: ignore[attr-defined]
        assert seen_again.faces.weight
        window.routes.home()
        for left in (scene, seen_again):
            assert not left.faces.weight and left._ground is None and not left.cards
        assert [each.weight for each in gc.get_objects() if isinstance(each, FaceCache) and each.weight] == []
    finally:
        gc.enable()


def test_a_table_under_another_page_keeps_what_lies_on_it_and_no_more(window: Window) -> None:
    window.routes.play(to_act(clash(plies=6), 0))
    scene = page_of(window).scene
    items = [item for items in scene.cards.values() for item in items]
    shown = {item.pixmap().cacheKey() for item in items}
    for item in items:
        scene.faces.get(item.look, item.width, 1.0, lifted=True)
    assert len(scene.faces) > len(shown)
    window.routes.settings()
    assert {baked.pixmap.cacheKey() for baked in scene.faces._kept.values()} <= shown
    assert scene.faces.weight == sum(weight_of(baked.pixmap) for baked in scene.faces._kept.values()) > 0
    window.routes.back()
    assert {item.pixmap().cacheKey() for items in scene.cards.values() for item in items} == shown


def test_the_last_scene_comes_to_a_table_without_spare_faces(window: Window) -> None:
    match = clash(plies=-1)
    last = match.steps.pop()
    match.state = last.before.clone()
    match.state.log = []
    window.routes.play(match)
    page, item = page_of(window), next(item for items in page_of(window).scene.cards.values() for item in items)
    page.scene.faces.get(item.look, 333.0, 1.0)
    match.submit(last.seat, last.action)
    page._ended()
    assert all(key.width != 333.0 for key in page.scene.faces._kept)


def page_of(window: Window) -> PlayPage:
    page = window.page
    assert isinstance(page, PlayPage)
    return page


def test_a_table_has_no_pictures_of_pages_beside_it(window: Window, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: pictures.filling.weight > 500_000, timeout=patience.MS)
    window.routes.play(clash())
    assert pictures.filling.weight == pictures.haze.weight == pictures.shadow.weight == 0
    window.routes.home()
    qtbot.waitUntil(lambda: pictures.filling.weight > 500_000, timeout=patience.MS)


def test_a_picture_is_kept_as_it_was_decoded_for_a_moment_only(window: Window, qtbot: QtBot) -> None:
    """Five megabytes for a cover that the last page of a game shows as large as a hand."""
    pictures.let_go_of_all()
    assert pictures.filling("covers/clash.webp", QSize(60, 90)) is not None
    assert pictures._image.cache_info().currsize == 1
    qtbot.waitUntil(lambda: pictures._image.cache_info().currsize == 0, timeout=patience.MS)


def test_a_game_that_goes_on_is_not_held_up_for_a_page_over_it(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    window.routes.play(clash())
    window.routes.settings()
    window.stack._giving_back.stop()
    window.routes.back()
    assert not window.stack._giving_back.isActive()
    window.routes.home()
    assert window.stack._giving_back.isActive()
