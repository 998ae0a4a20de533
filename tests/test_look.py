"""The data games and table share: plain, comparable, and without Qt."""

import subprocess
import sys

import pytest

from desktop import look
from desktop.look import Face, Keyword, LayoutSpec, Look, PartSpec, Value, ZoneSpec


def test_it_loads_without_qt():
    code = "import sys; sys.modules['PySide6'] = None; import desktop.look; print('PySide6.QtCore' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_looks_are_equal_by_what_they_show_and_can_be_keys():
    def one() -> Look:
        values = (Value("attack", "3"), Value("hp", "1", changed=True))
        return Look(Face("fighter", "clash", "zombie", keywords=(Keyword("rage", "Rage"),)), values=values)

    assert one() == one()
    assert {one(): 1}[one()] == 1
    assert one()._replace(entered=True) != one()


@pytest.mark.parametrize("pin", [look.LEFT, look.CENTRE, look.RIGHT, look.WIDE, look.LEFT_HALF, look.RIGHT_HALF])
def test_no_pin_turns_a_rect_inside_out(pin):
    assert 0 <= pin[0] <= pin[1] <= 1


def test_the_table_and_the_log_fill_the_frame():
    x, y, width, height = look.TABLE
    assert x + width + look.LOG == look.FRAME[0]
    assert y == look.TOP_BAR
    assert y + height + look.ACTION_BAR == look.FRAME[1]


def test_a_layout_is_a_value():
    spec = LayoutSpec(
        "toy", (ZoneSpec(("hand", 0), (0, 0, 10, 10), "row", 5),), (PartSpec(("plate", 0), (0, 0, 1, 1)),)
    )
    assert spec == LayoutSpec(*spec)
