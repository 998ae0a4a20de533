"""The two bridges' parts: a track says its steps on one line."""

import pytest
from PySide6.QtCore import QRectF

from desktop.games.clash.parts import Track
from desktop.table.drawing import lettering
from desktop.table.drawing.theme import Metrics
from desktop.worlds.clash import parts
from desktop.worlds.clash.parts import TowerTrack
from tests.table.pictures import inked, painted

TRACK = Track("Watchtower: 5 steps from the end", 1, 6, "#D98A4A", "5 steps left")


@pytest.mark.parametrize(("wide", "said"), [(240, TRACK.label), (110, TRACK.short)])
def test_a_label_that_would_break_gives_way_to_the_one_in_fewer_words(qapp, monkeypatch, wide, said):
    heard, line = [], lettering.draw_line

    def hears(painter, rect, text, *rest):
        heard.append(text)
        line(painter, rect, text, *rest)

    monkeypatch.setattr(parts, "draw_line", hears)
    place = QRectF(4, 4, wide, 62)
    sheet = painted(lambda p: TowerTrack().paint(p, place, TRACK, Metrics()), 250, 70)
    assert heard == [said]
    assert place.adjusted(-2, -2, 2, 2).contains(inked(sheet, 30))
