"""Finding in a text: all places, their headings, the words around them."""

import pytest
from PySide6.QtGui import QTextDocument
from pytestqt.qtbot import QtBot

from desktop.app.pages.text_search import AROUND, MOST, hits

TEXT = """# Game

## Turn

Take the *tower* and go.

## End

Whoever has no **Tower** left has lost the game, and that is the end of it for good.
"""


@pytest.fixture
def document(qtbot: QtBot) -> QTextDocument:
    made = QTextDocument()
    made.setMarkdown(TEXT)
    return made


def test_every_place_is_found_with_its_heading(document: QTextDocument) -> None:
    found = hits(document, "TOWER")
    assert [hit.heading for hit in found] == ["Turn", "End"]
    assert [hit.cursor.selectedText() for hit in found] == ["tower", "Tower"]


def test_headings_are_looked_through_too(document: QTextDocument) -> None:
    assert [hit.heading for hit in hits(document, "turn")] == ["Turn"]


def test_the_words_around_end_at_words(document: QTextDocument) -> None:
    around = hits(document, "left has")[0].around
    assert around == "Whoever has no Tower left has lost the game, and that is the…"
    assert len(around) <= 2 * AROUND + len("left has") + 2


def test_nothing_and_spaces_find_nothing(document: QTextDocument) -> None:
    assert hits(document, "") == hits(document, "  ") == hits(document, "dragon") == []


def test_a_letter_in_a_long_text_is_found_no_more_than_anybody_reads(document: QTextDocument) -> None:
    document.setPlainText("a " * 5000)
    assert len(hits(document, "a")) == MOST
