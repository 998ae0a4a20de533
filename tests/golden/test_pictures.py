"""The golden pictures: what is painted on cards and tables is what somebody has looked at."""

import sys

import pytest
from PySide6.QtGui import QImage

from tests.golden.pictures import FOLDER, SHEETS, other, path, sheet

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="letters are drawn by the system's own means")


@pytest.mark.parametrize("name", SHEETS)
def test_what_is_painted_was_looked_at(qapp, name: str) -> None:
    then = QImage(str(path(name))).convertToFormat(QImage.Format.Format_Grayscale8)
    assert other(sheet(name), then) == [], "if meant: python -m tests.golden.pictures, and look at it"


def test_no_picture_is_left_over() -> None:
    assert set(FOLDER.glob("*")) == {path(name) for name in SHEETS}
