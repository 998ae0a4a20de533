"""The picture of a match on the home page shows what anybody may see, and nothing else."""

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from desktop.app.play.thumbnail import SIZE, table_picture
from desktop.engine.rng import Rng
from desktop.engine.text import Text
from desktop.words import Words
from tests.app.playing import CLASH, NAMES, clash


def say(text: Text) -> str:
    return Words().say(text, NAMES)


def test_it_is_a_png_of_its_size(qtbot: QtBot) -> None:
    image = QImage.fromData(table_picture(clash(plies=8), say))
    assert (image.width(), image.height()) == SIZE
    assert len({image.pixel(x, y) for x in range(0, 600, 7) for y in range(0, 400, 7)}) > 200


def test_hidden_cards_make_no_difference_to_it(qtbot: QtBot) -> None:  # UX 38
    match = clash(plies=8)
    before = table_picture(match, say)
    other = CLASH.resample(match.state, 0, Rng(99))
    assert CLASH.view(other, 1) != CLASH.view(match.state, 1)  # other cards lie in the rival's hand
    match.state = other
    assert table_picture(match, say) == before


def test_the_same_match_gives_the_same_picture(qtbot: QtBot) -> None:
    assert table_picture(clash(plies=9), say) == table_picture(clash(plies=9), say)
