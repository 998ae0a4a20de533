"""Every key of a replay in one place: its shortcuts and its page of keys come from here."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QWidget

from desktop.words import Words


class Command(NamedTuple):
    """Something a key does; `passed`: the key is heard elsewhere and stands here to be shown."""

    id: str
    keys: tuple[str, ...]
    passed: bool = False


COMMANDS = (
    Command("toggle",     ("Space",)),
    Command("back",       (",", "Left")),
    Command("forth",      (".", "Right")),
    Command("back_turn",  ("Ctrl+Left", "PgUp")),
    Command("forth_turn", ("Ctrl+Right", "PgDown")),
    Command("start",      ("Home",)),
    Command("end",        ("End",)),
    Command("moment",     ("N",)),
    Command("moment_before", ("Shift+N",)),
    Command("compare",    ("C",)),
    Command("again",      ("T",)),
    Command("strong",     ("S",)),
    Command("play_on",    ("O",)),
    Command("beliefs",    ("B",)),
    Command("note",       ("E",)),
    Command("view",       ("V",)),
    Command("study",      ("M",)),
    Command("log",        ("L",)),
    Command("keys",       ("?",)),
    Command("leave",      ("Escape",), passed=True),
)  # fmt: skip
ON_THE_LINE = ("Left", "Right")  # these the line hears itself, and lists of what lies beside it
KEYS = {key: each.id for each in COMMANDS if not each.passed for key in each.keys if key not in ON_THE_LINE}


def listen(page: QWidget, act: Callable[[str], None]) -> None:
    """Have every key do what it says."""
    for key, what in KEYS.items():
        QShortcut(QKeySequence(key), page, lambda what=what: act(what))


def key_of(words: Words, name: str) -> str:
    """The first key of a command, as it stands on a cap."""
    return words.keys(next(each for each in COMMANDS if each.id == name).keys[0])


def rows(words: Words) -> list[tuple[str, str]]:
    """Keys and what they do."""
    return [(" / ".join(map(words.keys, each.keys)), words.line(f"house.replay.do.{each.id}")) for each in COMMANDS]
