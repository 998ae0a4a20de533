"""Long text in our type: headings in the world's font, no line wider than the page, tables with quiet lines."""

import pytest
from PySide6.QtGui import QTextCursor, QTextDocument, QTextTable
from pytestqt.qtbot import QtBot

from desktop.app.pages.prose import Prose
from desktop.table.drawing.theme import Metrics, ui_font
from tests.app.looking import fragments

TEXT = "# Game\n\nWords.\n\n## Turn\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n### Note\n\nMore **words**.\n"


@pytest.fixture
def document(qtbot: QtBot) -> QTextDocument:
    made = QTextDocument()
    Prose(Metrics(0.768), "clash").fill(made, TEXT)
    return made


def sizes(document: QTextDocument) -> dict[str, int]:
    return {part.text(): part.charFormat().font().pixelSize() for _, part in fragments(document)}


def test_headings_are_larger_by_their_level(document: QTextDocument) -> None:
    size = sizes(document)
    assert size["Game"] > size["Turn"] > size["Note"] > document.defaultFont().pixelSize()


def test_headings_wear_the_worlds_font_and_small_ones_ours(document: QTextDocument) -> None:
    families = {part.text(): part.charFormat().font().family() for _, part in fragments(document)}
    assert families["Turn"] != families["Note"] == ui_font(20, 600).family()


def test_paragraphs_stand_apart_headings_nearer_and_plain_lines_not_at_all(document: QTextDocument) -> None:
    def margins(made: QTextDocument) -> dict[int, set[float]]:
        found: dict[int, set[float]] = {}
        block = made.begin()
        while block.isValid():
            if block.text() and QTextCursor(block).currentTable() is None:
                shape = block.blockFormat()
                found.setdefault(shape.headingLevel(), set()).add(shape.bottomMargin())
            block = block.next()
        return found

    unit = Metrics(0.768).px(1)
    assert margins(document)[2] == {8 * unit} and 10 * unit in margins(document)[0]
    plain = QTextDocument()
    Prose(Metrics(), plain=True).fill(plain, "one\ntwo")
    assert margins(plain)[0] == {0.0}


def test_letters_grow_with_the_readers_size(qtbot: QtBot) -> None:
    large = QTextDocument()
    Prose(Metrics(0.768, 2.0), "clash").fill(large, TEXT)
    assert large.defaultFont().pixelSize() >= 1.9 * Metrics(0.768).type(18.5)


def test_a_table_has_one_quiet_line_round_each_cell(document: QTextDocument) -> None:
    (table,) = [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]
    assert table.format().borderCollapse() and table.format().border() == 1


def test_plain_text_is_left_as_it_is(qtbot: QtBot) -> None:
    made = QTextDocument()
    Prose(Metrics(), plain=True).fill(made, "# 1 *Terms*\n  as <they> are")
    assert made.toPlainText() == "# 1 *Terms*\n  as <they> are"
