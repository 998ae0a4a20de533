"""The signs of state: each different from the others in grey, and none of them a colour alone."""

from PySide6.QtCore import QRectF

from desktop.table.drawing import marks, paint
from tests.table.pictures import inked, painted

CARD = QRectF(70, 60, 100, 140)
SIGNS = {
    "rest": lambda p: None,
    "hover": lambda p: marks.hover(p, CARD, 6, 1),
    "playable": lambda p: marks.playable(p, CARD, 6, 1),
    "legal": lambda p: marks.legal(p, CARD, 6, 1),
    "taker": lambda p: marks.legal(p, CARD, 6, 1, taker=True),
    "chosen": lambda p: marks.chosen(p, CARD, 6, 1),
    "prevailing": lambda p: marks.prevailing(p, CARD, 6, 1),
    "refused": lambda p: marks.refused(p, CARD, 6, 1),
    "focus": lambda p: paint.focus_ring(p, CARD, 6),
    "empty": lambda p: marks.empty_place(p, CARD, 6, 1),
    "gap": lambda p: marks.gap(p, CARD, 6, 1),
}


def coverage(sign: str) -> set[tuple[int, int]]:
    """Where a sign leaves ink, whatever its colour."""
    sheet = painted(SIGNS[sign])
    return {(x, y) for x in range(0, 240, 2) for y in range(0, 240, 2) if sheet.pixelColor(x, y).alpha() > 60}


def test_every_sign_differs_in_its_line_and_not_only_in_its_colour(qapp):  # UX 4, UX 39
    places = {sign: coverage(sign) for sign in SIGNS}
    names = list(places)
    for number, first in enumerate(names):
        for second in names[number + 1 :]:
            assert len(places[first] ^ places[second]) > 25, (first, second)


def test_the_taker_is_stronger_than_the_other_targets(qapp):  # UX 3
    def ink(sign: str) -> int:
        sheet = painted(SIGNS[sign])
        return sum(sheet.pixelColor(x, y).alpha() for x in range(0, 240, 3) for y in range(0, 240, 3))

    assert ink("taker") > 1.5 * ink("legal")


def test_no_sign_reaches_farther_than_a_card_says(qapp):
    from desktop.table.scene.card_item import REACH

    room = CARD.adjusted(-REACH, -REACH, REACH, REACH)
    for sign, draw in SIGNS.items():
        assert room.contains(inked(painted(draw), 0)) or sign == "rest"
