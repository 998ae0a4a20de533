"""Who answers for a widget, and how something is said."""

import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from desktop.table.accessibility.announcer import announce, answer, made
from tests.table.hearing import Event, Heard, of
from tests.table.tables import Played

Role = QAccessible.Role
ROOT = Path(__file__).resolve().parents[3]


class Alarm(QWidget):
    spoken_role = Role.AlertMessage


def test_what_is_announced_is_told_once_and_nothing_is_told_of_nothing(table, heard):  # UX 40
    announce(table.view, "Mara summons Ogre.")
    announce(table.view, "")
    assert heard.of(Event.Announcement) == ["Mara summons Ogre."]


def test_nobody_listens_and_nothing_is_told(table: Played, heard: Heard) -> None:
    QAccessible.setActive(False)
    announce(table.view, "Mara summons Ogre.")
    assert heard.of(Event.Announcement) == []


def test_a_widget_says_what_kind_of_thing_it_is(qtbot: QtBot) -> None:
    answer()
    alarm = Alarm()
    qtbot.addWidget(alarm)
    alarm.setAccessibleName("Saving failed")
    assert of(alarm).role() == Role.AlertMessage and of(alarm).text(QAccessible.Text.Name) == "Saving failed"


def test_qt_answers_for_all_others(qtbot: QtBot) -> None:
    button = QPushButton("Play")
    qtbot.addWidget(button)
    assert made("QPushButton", button) is None and made("QObject", QObject()) is None and made("", None) is None
    assert of(button).role() == Role.PushButton


def test_a_program_that_somebody_listened_to_ends_well() -> None:
    """Qt's list of interfaces is older than ours here, which is the order in which PySide would crash at the end."""
    ran = subprocess.run(
        [sys.executable, "-X", "faulthandler", "-c", LISTENED], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (ran.returncode, ran.stdout.split()) == (0, ["13", "over"]), ran.stderr


LISTENED = """
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QPushButton
app = QApplication([])
QAccessible.setActive(True)
button = QPushButton("first")
QAccessible.queryAccessibleInterface(button)
from tests.table.hearing import of, tree
from tests.table.tables import Noting, Played
played = Played(Noting())
played.view.show()
print(len(tree(of(played.view))))
played.view.deleteLater()
del played
print("over")
"""
