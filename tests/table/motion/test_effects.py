"""Short-lived things stay in their bounds and take no input."""

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt

from desktop.table.drawing.theme import Metrics
from desktop.table.motion.effects import Banner, Mote, Pill
from tests.table.pictures import inked, painted

ROOM = QRectF(0, 0, 800, 500)


@pytest.mark.parametrize(
    "effect",
    [
        lambda: Pill("-3", "grenze 700", Metrics(), "#FF8A65"),
        lambda: Pill("words far too long for the table " * 9, "grenze 700", Metrics(1, 2), "#FF8A65", 380),
        lambda: Mote(14, "#FF8A65"),
        lambda: Banner(ROOM, "The Watchtower falls", "Oskar", "almendra 700", "#FF8A65", Metrics()),
        lambda: Banner(
            ROOM, "A title far too long for the width of any table " * 2, "", "cinzel 600", "#fff", Metrics(1, 2)
        ),
    ],
)
def test_it_paints_inside_its_bounds(qapp, effect):
    item = effect()
    offset = QPointF(0, 0) if isinstance(item, Banner) else QPointF(200, 200)
    sheet = painted(lambda p: (p.translate(offset), item.paint(p, None)), 800, 500)
    shown = inked(sheet, 30)
    assert not shown.isNull()
    assert item.boundingRect().translated(offset).adjusted(-2, -2, 2, 2).contains(shown)
    assert item.acceptedMouseButtons() == Qt.MouseButton.NoButton
