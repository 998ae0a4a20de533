"""Plates, gems, tracks, notes: readable, inside their place, and not told by colour alone."""

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from desktop.games.clash.parts import Gems, Track
from desktop.games.fleet.parts import Duel, Figures, Outlook, Purse
from desktop.games.ganymede.parts import Cubes, Gauge, Tally
from desktop.look import Badge, Caption, Figure, Note, Plate, Portion
from desktop.table.accessibility.spoken import Bare
from desktop.table.drawing.theme import Metrics
from desktop.table.scene.part_item import PartItem
from desktop.table.scene.stage import CARD_Z, MOVING_Z
from desktop.table.scene.zone_item import COUNT_Z
from desktop.table.world import world_of
from tests.table.pictures import inked, painted
from tests.table.tables import shown_by

LONG = "Cards that fell return here in the open: their places are known to everybody at the table."
DUEL = Duel(
    Figure("zap", "", "16", "#F6B53D"),
    ">",
    Figure("shield", "", "12", "#6FD0F2"),
    "Your guns break them.",
    "#6FB2E8",
    True,
)
PARTS: list[Any] = [  # each of its own kind, known by its place here
    Plate("Mara", "West realm", "#D98A4A", "square"),
    Gems("Mana 5 of 7", 5, 7),
    Track("Watchtower: 3 steps from the end", 2, 6, "#6F9BD8"),
    Note("Right end", LONG),
    Cubes("Hit points", 9, 15, "#C8452E"),
    Gauge("Your Strength", "14 + ?", (Portion("8", 8, "#C8452E"), Portion("6", 6, "#C8452E")), 21, "Bust", unknown=1),
    Badge("ganymede/disc", "Disc: Mara", "wins ties to the last point"),
    Caption("own discard on deck", "if drawn face down"),
    Tally("Left, in some order", tuple(Portion(str(n), 2, "#7A6238") for n in range(2, 11))),
    Purse("", "26,000", (Portion("10", 2, "#E7C25A"), Portion("5", 1, "#C9D2DA"), Portion("1", 0, "#B9875A"))),
    Figures("Formation", (Figure("zap", "Firepower", "16", "#F6B53D"), Figure("shield", "Shield", "14", "#6FD0F2"))),
    Outlook("If the battle came now", (DUEL, DUEL), Figure("gem", "to Mara for 3 fallen ships", "5,000", "#F0CF72")),
]


def picture(part, size=(226, 150), metrics=Metrics(), grey=False):  # noqa: B008
    item = shown_by(part) if part is not None else PartItem()
    item.set_place(QRectF(8, 8, *size), metrics)
    return painted(lambda p: item.paint(p, QStyleOptionGraphicsItem()), 260, 200, grey)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("unit", [0.7, 1.0])
def test_nothing_is_clipped_or_hangs_out(qapp, part, text, unit):  # UX 15
    size = (226 * unit, 150 * unit)
    shown = inked(picture(part, size, Metrics(unit, text)), 30)
    assert not shown.isNull()
    assert QRectF(8, 8, *size).adjusted(-2, -2, 2, 2).contains(shown)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (PARTS[0], PARTS[0]._replace(active=True)),
        (PARTS[0], PARTS[0]._replace(thinking=0.1)),
        (PARTS[0]._replace(thinking=0.1), PARTS[0]._replace(thinking=0.5)),
        (PARTS[1], PARTS[1]._replace(have=4)),
        (PARTS[2], PARTS[2]._replace(at=3)),
        (PARTS[4], PARTS[4]._replace(have=8)),
        (PARTS[5], PARTS[5]._replace(past=True)),
        (PARTS[5], PARTS[5]._replace(unknown=2)),
        (PARTS[6], PARTS[6]._replace(title="Disc: Ivo")),
    ],
)
def test_states_differ_in_grey(qapp, one, other):  # UX 24, UX 39
    assert picture(one, grey=True) != picture(other, grey=True)


def test_every_gem_can_be_counted(qapp):  # UX 19
    for of in (1, 7, 9, 12):
        sheet = picture(Gems("", of, of), (200, 150))
        assert QRectF(8, 8, 200, 150).adjusted(-2, -2, 2, 2).contains(inked(sheet))
    assert picture(Gems("", 8, 9)) != picture(Gems("", 9, 9))


def test_no_part_is_nothing(qapp):
    assert inked(picture(None), 0).isNull()


def test_a_part_that_no_world_knows_is_told_and_left_out(qapp, accidents):
    item = PartItem(world_of("clash"))
    item.set_place(QRectF(8, 8, 226, 150), Metrics())
    item.set_part(PARTS[5])
    assert inked(painted(lambda p: item.paint(p, None), 260, 200), 0).isNull() and item.says(Bare()) == ""
    assert [str(error) for error in accidents] == ["Clash has no part 'Gauge'"]


def test_words_beside_cards_lie_over_the_lines_round_them(qapp):
    """A caption is cut by no ring of a card at rest; a card that moves goes over it."""
    item = PartItem()
    item.set_part(Caption("if drawn face down"))
    assert CARD_Z + 1 < item.zValue() < min(COUNT_Z, MOVING_Z)
    item.set_part(Note("Draft", "One card"))
    assert item.zValue() < CARD_Z
