"""Text that fits, or shrinks, and is never cut off."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.table.drawing.lettering import (
    CENTER,
    SHRINK,
    Run,
    draw_line,
    draw_numeral,
    draw_paragraph,
    fits,
    fitted,
    paragraph_height,
    width,
    wrap,
)
from desktop.table.drawing.theme import ui_font

LONG = "A sentence that is a good deal longer than the room it is given"


@pytest.fixture
def sheet(qapp):
    image = QImage(400, 200, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def inked(image: QImage) -> QRectF:
    marked = [
        (x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y).alpha() > 40
    ]
    xs, ys = [x for x, _ in marked], [y for _, y in marked]
    return QRectF(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys))


def test_a_line_shrinks_to_its_room(qapp):
    face = ui_font(20)
    room = width(LONG, face) * 0.8
    assert width(LONG, fitted(LONG, face, room)) <= room
    assert fitted("short", face, room).pixelSize() == 20


def test_it_never_shrinks_below_its_share(qapp):
    face = ui_font(20)
    assert fitted(LONG, face, 10).pixelSize() == int(20 * SHRINK)
    assert not fits(LONG, face, 10)
    assert fits(LONG, face, width(LONG, face) * 0.7)


def test_where_shrinking_is_not_enough_letters_narrow(sheet):
    face, box = ui_font(20), QRectF(50, 50, 200, 40)
    text = "m" * int(250 / width("m", face))
    painter = QPainter(sheet)
    draw_line(painter, box, text, face, "#ffffff", shrink=1.0)
    painter.end()
    assert width(text, face) > 200
    assert box.adjusted(-1, -9, 1, 9).contains(inked(sheet))


def test_words_wrap_inside_the_room(qapp):
    face = ui_font(16)
    lines = wrap(LONG, face, 150)
    assert len(lines) > 2
    assert all(sum(width(run.text.rstrip(), face) for run in line) <= 150 + 8 for line in lines)
    assert "".join(run.text for line in lines for run in line) == LONG


def test_stars_make_bold_and_newlines_paragraphs(qapp):
    lines = wrap("**Rage.** May strike at once.\nNext", ui_font(16), 1000)
    assert [run.bold for run in lines[0]] == [True, False, False, False, False]
    assert len(lines) == 2
    assert lines[1][0].text == "Next"


def test_a_paragraph_shrinks_to_its_box(sheet):
    painter = QPainter(sheet)
    box = QRectF(10, 10, 160, 80)
    end = draw_paragraph(painter, box, LONG, ui_font(30), "#ffffff")
    painter.end()
    assert end <= box.bottom() + 1
    assert box.adjusted(-2, -2, 2, 2).contains(inked(sheet))


def test_a_paragraph_is_as_high_as_it_says(qapp):
    assert paragraph_height("one", ui_font(16), 500) * 2 == paragraph_height("one\ntwo", ui_font(16), 500)


def test_a_line_stays_in_its_rect(sheet):
    painter = QPainter(sheet)
    draw_line(painter, QRectF(50, 50, 200, 40), "Fivefold", ui_font(24), "#ffffff", CENTER)
    painter.end()
    assert QRectF(50, 50, 200, 40).contains(inked(sheet))


def test_a_numeral_is_centred_by_its_capitals(sheet):
    painter = QPainter(sheet)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw_numeral(painter, QPointF(200, 100), "8", ui_font(80, 700), "#ffffff", "#000000", 4)
    painter.end()
    middle = inked(sheet).center()
    assert abs(middle.x() - 200) < 3
    assert abs(middle.y() - 100) < 3


def test_a_numeral_looks_the_same_whatever_was_drawn_before_it(qapp):
    """Qt leaves the place of the last letter, in fractions of a pixel, in the outlines of the same face."""
    drawn = []
    for before in (0.0, 0.3, 0.55, 0.8):
        image = QImage(400, 200, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.black)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(ui_font(23, 700))
        painter.drawText(QPointF(3 + before, 40), f"{before}")
        painter.fillRect(image.rect(), Qt.GlobalColor.black)
        draw_numeral(painter, QPointF(200, 100), "4", ui_font(81, 700), "#ffffff")
        painter.end()
        drawn.append(image)
    assert all(image == drawn[0] for image in drawn)


def test_what_is_longer_than_any_word_goes_on_in_the_next_line(qapp):
    face = ui_font(16)
    checksum = "0123456789abcdef" * 4
    lines = wrap(f"The checksum is {checksum}.", face, 200)
    assert "".join(run.text for line in lines for run in line) == f"The checksum is {checksum}."
    assert all(sum(width(run.text.rstrip(), face) for run in line) <= 200 for line in lines)
    assert wrap("Nebenbeischrift", face, 20) == [[Run("Nebenbeischrift", False)]]  # a word is never torn


JAPANESE = (
    "「山札」の上から、カードを3枚見る。1枚を手札に加え、残りを捨てる（順番は自由）。スキャクサーの場合は、しない。"
)


@pytest.mark.parametrize("room", range(60, 330, 15))
def test_japanese_lines_begin_and_end_as_they_may(qapp, room):
    face = ui_font(16)
    lines = ["".join(run.text for run in line) for line in wrap(JAPANESE, face, room)]
    assert "".join(lines) == JAPANESE
    assert len(lines) > 1
    assert not [line for line in lines if line[0] in "、。」）ーっゃゅょャュョ枚" or line[-1] in "「（"]
    assert all(width(line, face) <= room + 1 for line in lines if len(line) > 2)


def test_a_stop_after_bold_stands_out_rather_than_begin_a_line(qapp):
    face = ui_font(16)
    lines = wrap("**怒り**。次", face, width("怒り", face) * 1.2)
    assert ["".join(run.text for run in line) for line in lines] == ["怒り。", "次"]


def test_a_long_compound_breaks_at_its_soft_hyphen(qapp):
    face = ui_font(16)
    word = "Sturmgeschütz\u00adabteilung"
    broken = wrap(word, face, width("Sturmgeschützab", face))
    assert ["".join(run.text for run in line) for line in broken] == ["Sturmgeschütz-", "abteilung"]
    assert [run.text for run in wrap(word, face, 1000)[0]] == ["Sturmgeschützabteilung"]


def test_a_no_break_space_holds(qapp):
    face = ui_font(16)
    lines = wrap("Gagné\u00a0!", face, width("Gagné", face) + 1)
    assert len(lines) == 1


def test_a_word_wider_than_the_box_makes_the_letters_smaller(sheet):
    painter = QPainter(sheet)
    box = QRectF(10, 10, 120, 150)
    draw_paragraph(painter, box, "Feldersatzbataillone", ui_font(20), "#ffffff")
    painter.end()
    assert inked(sheet).right() <= box.right() + 1
