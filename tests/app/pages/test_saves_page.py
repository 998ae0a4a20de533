"""All saved games and replays on one page; every trouble with a file is a sentence, and the page goes on (UX 33)."""

import errno
import hashlib
import json
import os
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, QRect, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.app.house.house import House
from desktop.app.pages import saves_page
from desktop.app.pages.saves_page import SavesPage
from desktop.app.play.replay_page import ReplayPage
from desktop.app.window import Window
from desktop.controller import counsel
from desktop.controller.ending import standing_of
from desktop.engine.match import Match
from desktop.engine.record import to_record
from desktop.face import face_of
from tests.app.conftest import SIZES, TEXTS, Open, PlayStub
from tests.app.looking import clipped, nameless, overlapping
from tests.app.playing import clash
from tests.controller.sitting import Prompted


def kept(house: House, salt: str, plies: int = 8, over: bool = False) -> Match:
    match = clash(plies=plies)
    match.salt = salt * 16
    if over:
        match.resign(0)
    house.saves.keep(match, standing_of(match, face_of(match.game)))
    return match


@pytest.fixture
def page(open_window: Open, house: House, monkeypatch: pytest.MonkeyPatch) -> SavesPage:
    monkeypatch.setattr(counsel, "AiRunner", Prompted)
    for salt, over in (("c", False), ("b", True), ("a", False)):
        kept(house, salt, over=over)
    window = open_window()
    window.home.saves_link.click()
    assert isinstance(window.page, SavesPage)
    return window.page


def win(page: QWidget) -> Window:
    window = page.window()
    assert isinstance(window, Window)
    return window


def told(page: QWidget) -> str:
    return win(page).notice.words


def listed(page: SavesPage) -> list[str]:
    return [letter_of(saved.id) for saved in page.list.matches.rows]


def letter_of(save_id: str) -> str:
    """By which letter a match was kept."""
    return next(letter for letter in "abc" if hashlib.sha256((letter * 16).encode()).hexdigest()[:16] in save_id)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("empty", [False, True])
def test_it_fits_every_window_and_size_of_text(
    open_window: Open, house: House, size: tuple[int, int], text: int, empty: bool
) -> None:  # UX 15
    if not empty:
        kept(house, "a")
    window = open_window(*size, text)
    window.routes.saves()
    page = window.page
    assert isinstance(page, SavesPage)
    assert clipped(page) == [] and nameless(page) == []
    parts: list[QWidget] = [
        page.arrow,
        page.heading,
        page.which,
        page.bring,
        page.none if empty else page.list,
        page.keys,
    ]
    parts += [] if empty else [*page._buttons, *page.words]
    assert overlapping(parts) == []
    assert all(QRect(0, 0, *size).contains(part.geometry()) for part in parts)


def test_it_lists_what_is_kept_and_what_was_asked_for(page: SavesPage) -> None:
    assert listed(page) == ["a", "b", "c"]
    assert QApplication.focusWidget() is page.list
    page.which.choose(1)
    assert listed(page) == ["a", "c"]
    page.which.choose(2)
    assert listed(page) == ["b"] and page.words[1].text() == "Ivo wins"
    assert page.main.text() == "How it ended"


def test_enter_goes_on_with_the_chosen_one(page: SavesPage, qtbot: QtBot) -> None:
    window = win(page)
    qtbot.keyClick(page.list, Qt.Key.Key_Down)
    qtbot.keyClick(page.list, Qt.Key.Key_Down)
    qtbot.keyClick(page.list, Qt.Key.Key_Return)
    assert isinstance(window.page, PlayStub) and window.page.match.salt == "c" * 16


def test_replay_opens_on_top_and_leads_back(page: SavesPage, qtbot: QtBot) -> None:  # UX 34
    window = win(page)
    qtbot.mouseClick(page.other, Qt.MouseButton.LeftButton)
    assert isinstance(window.page, ReplayPage) and window.page.match.salt == "a" * 16
    assert window.page.replay.viewers == (0,)
    qtbot.keyClick(window.page.bar.line, Qt.Key.Key_Escape)
    assert window.page is page


def test_what_is_taken_off_can_be_brought_back(page: SavesPage, qtbot: QtBot) -> None:  # UX 29
    qtbot.keyClick(page.list, Qt.Key.Key_Delete)
    assert listed(page) == ["b", "c"] and QApplication.focusWidget() is page.list
    assert told(page) == "Clash of Decks is off the list."
    qtbot.mouseClick(win(page).notice.button, Qt.MouseButton.LeftButton)
    assert listed(page) == ["a", "b", "c"]


# ---- taking along and bringing in


def test_a_copy_goes_out_and_comes_in_again(page: SavesPage, tmp_path: Path) -> None:
    page.write(tmp_path / "mine")
    file = tmp_path / "mine.fivefold"
    assert file.is_file() and str(file) in told(page)
    page.read(file)
    assert len(listed(page)) == 4 and page.list.saved is not None
    assert told(page) == "mine.fivefold is on the list now."
    assert win(page).page is page


def test_an_ending_that_was_added_never_replaces_a_file(page: SavesPage, tmp_path: Path) -> None:
    (tmp_path / "mine.fivefold").write_text("another")
    page.write(tmp_path / "mine")
    assert (tmp_path / "mine.fivefold").read_text() == "another"
    assert str(tmp_path / "mine-2.fivefold") in told(page) and (tmp_path / "mine-2.fivefold").is_file()


def test_a_copy_of_a_finished_match_is_still_finished(page: SavesPage, tmp_path: Path) -> None:
    page.list.setCurrentIndex(page.list.matches.index(1))
    page.write(tmp_path / "won.fivefold")
    page.read(tmp_path / "won.fivefold")
    assert page.list.saved is not None and page.list.saved.over
    assert page.house.saves.picture(page.list.saved.id) is not None


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"{}", "is damaged"),
        (b'{"format": "fivefold record 9"}', "was written by a newer Fivefold"),
        (None, "is no longer there"),
    ],
)
def test_what_is_no_record_is_said_and_changes_nothing(
    page: SavesPage, tmp_path: Path, content: bytes | None, sentence: str
) -> None:
    file = tmp_path / "odd.fivefold"
    if content is not None:
        file.write_bytes(content)
    before = listed(page)
    page.read(file)
    assert sentence in told(page) and listed(page) == before
    assert content is None or file.read_bytes() == content


@pytest.mark.parametrize(
    ("code", "sentence"), [(errno.ENOSPC, "no room on the disk"), (errno.EACCES, "not be written")]
)
def test_a_full_disk_and_a_folder_that_may_not_be_written_are_said(
    page: SavesPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: int, sentence: str
) -> None:
    def refuse(*_args: object, **_more: object) -> None:
        raise OSError(code, os.strerror(code))

    monkeypatch.setattr("desktop.storage.atomic.tempfile.mkstemp", refuse)
    page.write(tmp_path / "mine.fivefold")
    assert sentence in told(page) and not (tmp_path / "mine.fivefold").exists()
    assert listed(page) == ["a", "b", "c"]


def test_a_damaged_save_is_said_stays_where_it_is_and_the_page_goes_on(page: SavesPage, qtbot: QtBot) -> None:
    assert page.list.saved is not None
    file = page.house.saves.folder / f"{page.list.saved.id}.json"
    file.write_text("{")
    for button in (page.main, page.other):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        assert "is damaged" in told(page) and win(page).page is page
    assert file.read_text() == "{"
    page.list.choose(next(saved.id for saved in page.list.matches.rows if letter_of(saved.id) == "c"))
    qtbot.keyClick(page.list, Qt.Key.Key_Return)
    assert isinstance(win(page).page, PlayStub)


def test_a_save_from_a_newer_version_is_said_and_left(page: SavesPage, qtbot: QtBot) -> None:
    assert page.list.saved is not None
    file = page.house.saves.folder / f"{page.list.saved.id}.json"
    later = json.dumps({**json.loads(file.read_text()), "format": "fivefold record 7"})
    file.write_text(later)
    qtbot.mouseClick(page.main, Qt.MouseButton.LeftButton)
    assert "newer Fivefold" in told(page) and file.read_text() == later


# ---- a record on the window


def dropped(window: Window, *urls: QUrl) -> bool:
    data = QMimeData()
    data.setUrls(list(urls))
    how = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    enter = QDragEnterEvent(QPointF(9, 9).toPoint(), *how)
    enter.setAccepted(False)
    window.dragEnterEvent(enter)
    if enter.isAccepted():
        window.dropEvent(QDropEvent(QPointF(9, 9), *how))
    return enter.isAccepted()


def test_a_record_can_be_dropped_on_the_window(page: SavesPage, tmp_path: Path) -> None:
    file = tmp_path / "mine.fivefold"
    file.write_text(to_record(clash(plies=5)).dumps())
    window = win(page)
    assert not dropped(window, QUrl("https://example.org/x.fivefold"))
    assert not dropped(window, QUrl.fromLocalFile(str(file)), QUrl.fromLocalFile(str(file)))
    assert window.page is page
    assert dropped(window, QUrl.fromLocalFile(str(file)))
    assert isinstance(window.page, PlayStub) and len(window.page.match.steps) == 5


def test_anything_else_dropped_is_a_sentence(page: SavesPage, tmp_path: Path) -> None:
    (tmp_path / "song.mp3").write_bytes(b"\xff\xfb")
    assert dropped(win(page), QUrl.fromLocalFile(str(tmp_path / "song.mp3")))
    assert "is damaged" in told(page) and win(page).page is page


def test_every_one_of_many_matches_can_be_reached(
    page: SavesPage, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Five hundred were, of ten thousand; the first rows are there at once, the others soon."""
    monkeypatch.setattr(saves_page, "AT_ONCE", 4)
    monkeypatch.setattr(saves_page, "AT_A_TIME", 2)
    for number in range(12):
        kept(page.house, f"{number:x}_", over=number % 2 == 0)
    page.entered()
    assert len(page.list.matches.rows) == 4
    qtbot.waitUntil(lambda: len(page.list.matches.rows) == 15)
    assert [saved.kept for saved in page.list.matches.rows] == list(range(15, 0, -1))
    page.list.setCurrentIndex(page.list.matches.index(9))
    chosen = page.list.saved
    page.entered()
    assert page.list.saved == chosen  # also one that was far down
    page.which.choose(2)
    qtbot.waitUntil(lambda: len(page.list.matches.rows) == 7)
    assert all(saved.over for saved in page.list.matches.rows)
