"""Words on a page: whole Japanese words, and room for all of them."""

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.app.pages import lines
from desktop.app.pages.layouts import VBox
from desktop.app.pages.lines import Line, Paragraph
from desktop.table.controls.buttons import rescale
from desktop.table.drawing import line_breaking
from desktop.table.drawing.lettering import WHOLE, width
from desktop.table.drawing.theme import Metrics
from tests.table.pictures import inked

SAID = (
    "ネットワークもアカウントも要らず、利用状況を集めることもありません。"
    "設定は設定ページに示されたフォルダーに保存されます。"
)


def ink(line: Line) -> QRectF:
    """Where something is drawn."""
    image = QImage(line.size(), QImage.Format.Format_ARGB32)
    image.fill(0)
    line.render(image, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return inked(image)


@pytest.fixture
def line(qtbot: QtBot) -> Line:
    made = Line(SAID, 18)
    qtbot.addWidget(made)
    return made


@pytest.mark.parametrize("wide", [160, 240, 420])
def test_japanese_words_stay_whole(line: Line, wide: int, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(lines, "draw_line", lambda painter, rect, text, *rest: drawn.append(text))
    line.resize(wide, line.height_for(wide))
    line.grab()
    assert "".join(drawn) == SAID and len(drawn) > 1
    cuts = {len("".join(drawn[:number])) for number in range(1, len(drawn))}
    at = 0
    for word in line_breaking.words(SAID):
        if width(word, line.font()) <= wide * WHOLE:  # a longer one may go on in the next line
            assert not cuts & set(range(at + 1, at + len(word))), word
        at += len(word)
    assert not any(text[0] in line_breaking.NEVER_FIRST for text in drawn)


@pytest.mark.parametrize("wide", [160, 420])
def test_all_of_it_has_room(line: Line, wide: int) -> None:
    high = line.height_for(wide)
    line.resize(wide, high + 80)
    line.setAlignment(Qt.AlignmentFlag.AlignTop)
    drawn = ink(line)
    assert high * 0.7 < drawn.bottom() <= high and drawn.right() <= wide


@pytest.mark.parametrize(
    "text", [SAID, "It has no account and needs no network, and what it keeps stays on this computer."]
)
def test_margins_round_it_are_counted(line: Line, text: str) -> None:
    line.setText(text)
    bare = line.height_for(120)
    line.setContentsMargins(60, 12, 60, 5)
    assert line.height_for(240) == bare + 17


def test_words_stand_where_they_are_aligned(line: Line) -> None:
    line.setText("設定")
    line.resize(400, 60)
    left = ink(line)
    line.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    right = ink(line)
    assert left.right() < 100 and right.left() > 300 and left.center().y() == right.center().y()


def test_other_languages_are_left_to_qt(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "draw_line", lambda *args: pytest.fail("drawn here"))
    line.setText("Everything has a name.")
    assert line.height_for(400) < line.height_for(60)
    line.grab()


@pytest.mark.parametrize("text", [1.0, 2.0])
def test_a_paragraph_has_the_height_of_its_words_and_none_without(qtbot: QtBot, text: float) -> None:
    sheet = QWidget()
    qtbot.addWidget(sheet)
    said, after = Paragraph(18, parent=sheet), QWidget(sheet)
    sheet.setLayout(VBox(said, after, gap=10))
    rescale(sheet, Metrics(1.0, text))
    said.tell("A sentence of **some** words that goes on for more than a line of these. " * 2)
    sheet.resize(300, 800)
    sheet.show()
    assert said.height() >= said.heightForWidth(300) > 4 * 18 * text
    drawn = inked(said.grab().toImage())
    said.tell("")
    qtbot.waitUntil(lambda: after.y() == 0)
    assert said.isHidden() and drawn.isValid()
