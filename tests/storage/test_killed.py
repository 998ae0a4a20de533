"""A save that is killed: before any line of the code that writes it, and with its files torn afterwards.

What was finished before is there, whole; what was being written may be there or not; nothing else.
"""

import os
import shutil
import signal
import sys
from itertools import count
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

from desktop.engine.match import Match
from desktop.engine.text import Text
from desktop.storage import atomic, saves, unfinished
from desktop.storage.errors import Damaged, NewerVersion
from desktop.storage.saves import Saves
from tests.storage.test_saves import GAMES, TURN, A, match, play

WRITERS = (atomic.__file__, saves.__file__, unfinished.__file__)
LATER = Text("toy.turn", (4, Text("seat", (0,))))


def killed_at(line: int, folder: Path, made: Match, turn: Text, notes: bool = False) -> bool:
    """Save, or save the notes alone, in a process that is killed before it runs that line, counted from the first.

    False: it ended before.
    """
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) != 0
    left = line

    def tracer(frame: FrameType, event: str, _arg: Any) -> Any:
        nonlocal left
        if frame.f_code.co_filename not in WRITERS:
            return None
        left -= event == "line"
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return tracer

    sys.settrace(tracer)
    (Saves(folder).annotate if notes else Saves(folder).keep)(made, turn)
    os._exit(0)


needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="a process is copied just before it dies")


@needs_fork
def test_killed_before_any_line_of_a_save_the_move_before_is_there_or_the_one_that_was_saved(tmp_path: Path) -> None:
    template, folder, found = tmp_path / "template", tmp_path / "saves", []
    for moves in (1, 2):
        Saves(template).keep(match(moves), TURN)
    for line in count(1):
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(template, folder)
        killed = killed_at(line, folder, match(3), LATER)
        again = Saves(folder)
        again.sweep()
        (saved,) = again.everything()
        opened = again.open(A, GAMES)
        found.append(len(opened.match.steps))
        assert opened.notice is None and not list(folder.glob(".*"))
        told = {2: [TURN], 3: [LATER, Text("house.save.moves", (3,))]}[found[-1]]
        assert saved.turn in told and not saved.lost
        play(opened.match)
        again.keep(opened.match, TURN)
        assert len(Saves(folder).open(A, GAMES).match.steps) == found[-1] + 1
        if not killed:
            break
    assert found == sorted(found) and set(found) == {2, 3} and line > 40


@needs_fork
def test_killed_before_any_line_of_the_first_save_there_is_nothing_or_all_of_it(tmp_path: Path) -> None:
    folder, found = tmp_path / "saves", []
    for line in count(1):
        shutil.rmtree(folder, ignore_errors=True)
        killed = killed_at(line, folder, match(1), TURN)
        listed = Saves(folder).everything()
        assert all(len(Saves(folder).open(saved.id, GAMES).match.steps) == 1 for saved in listed)
        found.append(len(listed))
        if not killed:
            break
    assert found == sorted(found) and set(found) == {0, 1}


def finished() -> Match:
    """The same match, at its end."""
    made = match(1)
    while not made.over:
        play(made)
    return made


@needs_fork
@pytest.mark.parametrize("ends", [False, True], ids=["another begins", "one ends"])
def test_killed_before_any_line_the_home_page_offers_what_is_not_over(tmp_path: Path, ends: bool) -> None:
    """Whatever the list of unfinished matches was left at: the records say it, and the next number is a new one."""
    template, folder = tmp_path / "template", tmp_path / "saves"
    for salt in "ab":
        Saves(template).keep(match(2, salt), TURN)
    for line in count(1):
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(template, folder)
        killed = killed_at(line, folder, finished() if ends else match(2, "c"), TURN)
        every = Saves(folder).everything()
        offered = Saves(folder).resumable()
        assert [saved.id for saved in offered] == [saved.id for saved in every if not saved.over]
        again = Saves(folder)
        again.keep(match(1, "new"), TURN)
        numbers = [saved.kept for saved in again.everything()]
        assert numbers == sorted(set(numbers), reverse=True)
        if not killed:
            break
    assert line > 80 and len(offered) == (1 if ends else 3)


@pytest.mark.parametrize("share", [0, 0.1, 0.5, 0.9, 0.99])
def test_a_torn_record_is_told_and_the_good_copy_used(tmp_path: Path, share: float) -> None:
    folder = Saves(tmp_path)
    for moves in (1, 2):
        folder.keep(match(moves), TURN)
    file = tmp_path / f"{A}.json"
    torn = file.read_bytes()[: int(share * file.stat().st_size)]
    file.write_bytes(torn)
    opened = Saves(tmp_path).open(A, GAMES)
    assert opened.notice == Text("house.storage.from_copy", (f"{A}.json", f"{A}.damaged.json"))
    assert len(opened.match.steps) == 1 and (tmp_path / f"{A}.damaged.json").read_bytes() == torn


def test_a_torn_record_that_cannot_be_put_aside_is_played_from_its_copy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for moves in (1, 2):
        Saves(tmp_path).keep(match(moves), TURN)
    (tmp_path / f"{A}.json").write_text("{")

    def refuse(*_paths: object) -> None:
        raise PermissionError(13, "no")

    monkeypatch.setattr(os, "replace", refuse)
    opened = Saves(tmp_path).open(A, GAMES)
    assert opened.notice == Text("house.storage.from_copy_only", (f"{A}.json", str(tmp_path)))
    assert len(opened.match.steps) == 1 and (tmp_path / f"{A}.json").read_text() == "{"


def test_what_nothing_can_be_read_of_is_listed_and_says_why_when_opened(tmp_path: Path) -> None:
    folder = Saves(tmp_path)
    folder.keep(match(), TURN)
    for path in tmp_path.iterdir():
        path.write_text("torn")
    (saved,) = folder.everything()
    assert (saved.id, saved.game, saved.lost) == (A, "toy", True) and folder.resumable() == []
    with pytest.raises(Damaged):
        folder.open(saved.id, GAMES)


def test_a_save_of_a_newer_program_is_listed_by_its_facts_or_at_least_by_its_name(tmp_path: Path) -> None:
    folder = Saves(tmp_path)
    folder.keep(match(), TURN)
    record, facts = tmp_path / f"{A}.json", tmp_path / f"{A}.facts"
    record.write_text(record.read_text().replace("fivefold record 1", "fivefold record 2"))
    os.utime(record, (1, 1))
    assert [saved.turn for saved in folder.everything()] == [TURN]
    facts.write_text(facts.read_text().replace('"version": 1', '"version": 2'))
    (saved,) = folder.everything()
    assert saved.lost
    with pytest.raises(NewerVersion):
        folder.open(saved.id, GAMES)


def test_an_old_record_never_takes_the_place_of_a_copy_that_is_the_save(tmp_path: Path) -> None:
    Saves(tmp_path).keep(match(3), TURN)
    (tmp_path / f"{A}.json").rename(tmp_path / f"{A}.json.bak")  # killed between the two renames
    folder, old = Saves(tmp_path), match(1)
    folder.adopt(old)
    folder.keep(old, TURN)
    assert folder.id_of(old) == f"{A}-2"
    assert len(Saves(tmp_path).open(A, GAMES).match.steps) == 3


@needs_fork
def test_killed_before_any_line_of_saving_a_note_all_of_the_match_is_there(tmp_path: Path) -> None:
    template, folder, found = tmp_path / "template", tmp_path / "saves", []
    Saves(template).keep(match(3), TURN)
    for line in count(1):
        shutil.rmtree(folder, ignore_errors=True)
        shutil.copytree(template, folder)
        made = match(3)
        made.notes[2] = "too early"
        killed = killed_at(line, folder, made, TURN, notes=True)
        opened = Saves(folder).open(A, GAMES)
        assert opened.notice is None and opened.match.actions() == made.actions()
        assert opened.match.notes in ({}, made.notes)
        found.append(bool(opened.match.notes))
        if not killed:
            break
    assert found == sorted(found) and not found[0] and found[-1]
