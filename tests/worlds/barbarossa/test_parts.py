"""Tiles of points and the siege: every number shows, also in grey; what can come is told apart; all stays in place."""

import pytest
from PySide6.QtCore import QRectF

from desktop.games.barbarossa.parts import Siege, Tiles
from desktop.look import Figure, Owner
from desktop.table.drawing import lettering
from desktop.table.drawing.theme import Metrics
from desktop.worlds.barbarossa import parts
from desktop.worlds.barbarossa.parts import AttackBar, PointTiles
from tests.table.pictures import distinct, inked, painted

tiles, siege = PointTiles().paint, AttackBar().paint
M = Metrics()
POINTS = tuple(
    Figure(f"barbarossa/{kind}", kind.upper(), str(amount), tint)
    for kind, amount, tint in (
        ("op", 1, "#5D7F42"), ("sp", 0, "#7A5230"), ("dp", 0, "#2C5A84"), ("rp", 2, "#775B8E"), ("bp", 14, "#A63A26"),
        ("vp", 19, "#B98A35"),
    )
)  # fmt: skip
PURSE = Tiles(POINTS, 2)
ATTACK = Siege(
    "Attack on Kharkov", "14 of 18 BP", 14, 18, 16, 18, ("City 12, event +6.", "Still to gather: 2 BP."), "Lose a Tank."
)
CALM = Siege("Attack", "9 BP", 0, 0, lines=("Hill 5: enough.", "Kharkov 12: 3 of 20 events would let it fall."))


def drawn(draw, part, size=(318, 152), m: Metrics = M, grey: bool = False):
    return painted(lambda p: draw(p, QRectF(10, 10, *size), part, m), 350, 230, grey)


@pytest.mark.parametrize(
    ("draw", "part"),
    [
        (tiles, PURSE),
        (tiles, Tiles(POINTS[3:], 3)),
        (siege, ATTACK),
        (siege, CALM),
    ],
)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(318, 152), (223, 117), (260, 198), (180, 140)])
def test_nothing_leaves_its_place(qapp, draw, part, text, size):  # UX 15
    place = QRectF(10, 10, *size)
    assert place.adjusted(-3, -3, 3, 3).contains(inked(drawn(draw, part, size, Metrics(0.768, text)), 60))


def test_every_kind_of_points_shows_without_colour(qapp):  # UX 39
    grey = [figure._replace(color="#606060", label="") for figure in POINTS]
    alone = [Tiles((figure._replace(text="1"),), 1) for figure in grey]
    assert distinct(drawn(tiles, part, (90, 54), grey=True) for part in alone) == 6
    more = [PURSE._replace(cells=(*POINTS[:at], POINTS[at]._replace(text="7"), *POINTS[at + 1 :])) for at in range(6)]
    assert distinct(drawn(tiles, part, (260, 198), grey=True) for part in (PURSE, *more)) == 7


WORDS = ("Operation", "Supply", "Draw", "Reinforce", "Battle", "Victory")


@pytest.mark.parametrize(("size", "metrics", "told"), [
    ((183, 141), Metrics(0.768), True), ((238, 184), M, True), ((120, 90), Metrics(0.768), False),
    ((240, 141), Metrics(0.768, 2.0), False),
])  # fmt: skip
def test_what_points_are_for_is_said_in_a_word_where_all_have_room(qapp, monkeypatch, size, metrics, told):  # UX 19
    written = []
    real = lettering.draw_line
    monkeypatch.setattr(
        parts, "draw_line", lambda p, rect, text, *more: (written.append(text), real(p, rect, text, *more))
    )
    drawn(tiles, PURSE._replace(words=WORDS), size, metrics)
    assert set(WORDS) & set(written) == (set(WORDS) if told else set())


def test_no_points_leave_no_tiles(qapp):
    assert inked(drawn(tiles, Tiles((), 2))).isEmpty()


def test_what_is_there_and_what_can_come_are_told_apart(qapp):  # UX 31, UX 39
    stages = [
        ATTACK, ATTACK._replace(have=10), ATTACK._replace(near=14), ATTACK._replace(near=14, far=14),
        ATTACK._replace(reads="14 of 19 BP"), ATTACK._replace(lines=()), ATTACK._replace(warning=""), CALM,
    ]  # fmt: skip
    assert distinct(drawn(siege, part, grey=True) for part in stages) == len(stages)


def test_an_attack_is_framed(qapp):
    """The line round it is of the colour of Battle Points."""

    def edge(part):
        return drawn(siege, part).pixelColor(170, 10)

    assert edge(ATTACK).red() > edge(CALM).red() + 60


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_the_red_rule_is_told_however_large_the_letters_are(qapp, text):  # UX 15, UX 19
    """As in a window of 1024 x 700."""
    m = Metrics(0.7, text)
    shown = [drawn(siege, part, (222, 101), m) for part in (ATTACK, ATTACK._replace(warning="Lose all."))]
    assert distinct(shown) == 2
    sums = [drawn(siege, part, (222, 101), m) for part in (ATTACK, ATTACK._replace(reads="15 of 18 BP"))]
    assert distinct(sums) == 2


def test_where_not_every_line_has_room_the_last_ones_go_and_the_red_rule_stays(qapp):  # UX 15
    many = ATTACK._replace(lines=tuple(f"Line {number} of what can come." for number in range(9)))
    m = Metrics(0.7, 2.0)
    red = [drawn(siege, part, (222, 101), m) for part in (many, many._replace(warning="Lose all."))]
    assert distinct(red) == 2
    last = many._replace(lines=(*many.lines[:-1], "Another."))
    assert distinct(drawn(siege, part, (222, 101), m) for part in (many, last)) == 1


def test_lines_run_on_before_one_is_left_out(qapp):  # UX 15
    """As in a window of 1366 x 768 at 200 %."""
    m, place = Metrics(0.768, 2.0), (312, 105)
    lines = ("It costs 12, event +6.", "Fatigue: 2 BP more.", "Discard: 3 BP more.", "Withdraw: costs 1 BP less.")
    part = ATTACK._replace(lines=lines)
    other = part._replace(lines=(*lines[:-1], "Withdraw: costs 2 BP less."))
    assert distinct(drawn(siege, it, place, m) for it in (part, other)) == 2


def test_points_of_another_seat_carry_its_sign(qapp):  # UX 39
    """Told apart without colour: by the shape in the corner, of the seat whose points they are."""
    mine = [Tiles((POINTS[0],), 1), *(Tiles((POINTS[0]._replace(owner=Owner("Ivo", "#808080", shape)),), 1)
            for shape in ("circle", "diamond"))]  # fmt: skip
    assert distinct(drawn(tiles, part, (120, 60), grey=True) for part in mine) == 3
