"""The words over the places."""

import pytest

from desktop.look import LayoutSpec, PartSpec, ZoneSpec
from desktop.table.drawing.lettering import width
from desktop.table.drawing.theme import MIN_TEXT, Metrics, ui_font
from desktop.table.scene.labels import INK, NARROW, WEIGHT, labels
from desktop.table.scene.layout import TableLayout, lay_out

DECK, BAY, FAR = ("deck", 0), ("bay", 0), ("far", 0)
NAMES = {DECK: "Deck", BAY: "Repair Bay", FAR: "Far away"}


def table(above: float = 0.0) -> TableLayout:
    """Two places side by side and one on another row; `above`: units between the first two and a plate."""
    places = {DECK: (16, 400, 74, 106), BAY: (102, 400, 74, 106), FAR: (600, 200, 300, 106)}
    zones = tuple(ZoneSpec(key, box, "stack", 104, label=NAMES[key]) for key, box in places.items())
    parts = (PartSpec(("plate", 0), (16, 300, 160, 100 - above)),) if above else ()
    return lay_out(LayoutSpec("toy", zones, parts), 1490, 882, 1.0, {})


@pytest.mark.parametrize("text", [1.0, 1.5, 2.0])
def test_labels_of_a_row_have_one_size_and_stay_apart(qapp, text):
    metrics = Metrics(1.0, text)
    found = labels(table(), metrics)
    assert found[DECK].size == found[BAY].size <= found[FAR].size == metrics.type(16)
    assert found[DECK].line.right < found[BAY].line.x
    for key, label in found.items():
        assert width(NAMES[key], ui_font(label.size, WEIGHT)) * NARROW <= label.line.w + 1
    assert (found[BAY].size < metrics.type(16)) == (text > 1)


def test_large_letters_do_not_reach_into_what_lies_above(qapp):
    layout, metrics = table(above=20), Metrics(1.0, 2.0)
    free, tight = labels(table(), metrics)[DECK], labels(layout, metrics)[DECK]
    assert MIN_TEXT < tight.size < free.size
    top = layout.zones[DECK].rect.y - tight.size * INK
    assert top >= layout.parts["plate", 0].bottom


def test_no_label_is_smaller_than_can_be_read(qapp):
    assert labels(table(above=3), Metrics(1.0, 2.0))[BAY].size == MIN_TEXT


def test_large_letters_stay_on_the_table(qapp):
    zone = ZoneSpec(FAR, (600, 84, 300, 106), "stack", 104, label=NAMES[FAR])  # 32 units under the table's upper edge
    layout = lay_out(LayoutSpec("toy", (zone,), ()), 1490, 882, 1.0, {})
    size = labels(layout, Metrics(1.0, 2.0))[FAR].size
    assert MIN_TEXT < size < Metrics(1.0, 2.0).type(16) and layout.zones[FAR].rect.y + 1 > size * INK
