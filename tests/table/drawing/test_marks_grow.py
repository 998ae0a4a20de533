"""The marks on a card grow with the reader's text, and stay where its shadow and tabs have room."""

import pytest

from desktop.look import Face, Look, Value
from desktop.table.drawing.faces import margin_of, signs

pytestmark = pytest.mark.usefixtures("qapp")

WIDTHS = (64.0, 107.0, 170.0)
MARKED = {
    "lock": Look(Face("tower", "clash", "x", "Tower"), immovable=True),
    "entered": Look(Face("tower", "clash", "x", "Tower"), entered=True),
    "seen": Look(Face("tower", "clash", "x", "Tower"), seen=True),
    "only_you": Look(Face("tower", "clash", "x", "Tower"), only_you=True, eye_says="only you"),
    "counter_hp": Look(Face("tower", "clash", "x", "Tower"), counters=(Value("hp", "12"),)),
}


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", MARKED)
def test_a_mark_is_larger_in_large_text(name: str, width: float) -> None:  # UX 55
    before, after, most = (
        next(sign.rect for sign in signs(MARKED[name], width, 1.0, text) if sign.name == name)
        for text in (1.0, 1.5, 2.0)
    )
    assert before.height() < after.height() < most.height() and most.height() >= before.height() * 1.3
    room, high = margin_of(width, False), width * 880 / 630
    assert most.left() > -room and most.right() < width + room and most.top() > -room and most.bottom() < high + room
