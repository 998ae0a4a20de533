"""Whatever is not painted is missed: of every row here one paint call is taken out, and the picture must not pass.

Not held: the line of light on a card's edge; a hairline is less than machines differ by.
"""

from importlib import import_module
from unittest.mock import patch

import pytest
from pytestqt.qtbot import QtBot

from tests.pictures.comparing import difference
from tests.pictures.drawing import PICTURES, draw, kept, unpacked

# What paints it, and a picture in which it is missed.
PAINTED = {
    "the curtain's plate":              ("desktop.app.play.curtain:Curtain._paint_plate", "curtain"),
    "the bar of the curtain's plate":   ("desktop.app.play.curtain:Curtain._paint_bar", "curtain"),
    "a mark on the top bar":            ("desktop.app.play.top_bar:TopBar._paint_mark", "notice"),
    "the box round the newest line":    ("desktop.app.play.log:LogDelegate._paint_box", "log"),
    "a turn's heading in the log":      ("desktop.app.play.log:LogDelegate._paint_turn", "log"),
    "the words of the log":             ("desktop.app.play.log:LogDelegate._paint_words", "log"),
    "the undo horizon":                 ("desktop.app.play.log:LogDelegate._paint_horizon", "log"),
    "the head of the end":              ("desktop.app.play.end:EndSheet._paint_head", "end-clash"),
    "the table of the end":             ("desktop.app.play.end:EndSheet._paint_table", "end-clash"),
    "a seat's row at the end":          ("desktop.app.play.end:EndSheet._paint_row", "end-clash"),
    "the captions of the end":          ("desktop.app.play.end:EndSheet._paint_captions", "end-clash"),
    "the picture of the end":           ("desktop.app.play.end:EndSheet._paint_picture", "end-clash"),
    "the picture of a kept match":      ("desktop.app.pages.resume_card:ResumeCard._paint_picture", "home-kept"),
    "the words of a kept match":        ("desktop.app.pages.saves_list:SavesDelegate._paint_words", "saves"),
    "the curves of a replay":           ("desktop.app.play.replay_line:Timeline._paint_curves", "replay-ganymede"),
    "the place in a replay":            ("desktop.app.play.replay_line:Timeline._paint_place", "replay-ganymede"),
    "a zone's outline":                 ("desktop.table.scene.zone_item:ZoneItem.paint", "clash"),
    "a plate or part of the table":     ("desktop.table.scene.part_item:PartItem.paint", "clash"),
    "the bubble of a refusal":          ("desktop.table.scene.bubble:Bubble.paint", "refusal-clash"),
    "the choice at a card":             ("desktop.table.scene.chooser:Chooser.paint", "choice"),
    "the focus ring":                   ("desktop.table.controls.focus_ring:FocusRing.paintEvent", "settings-focus"),
    "the notice":                       ("desktop.app.house.notice:Notice.paintEvent", "notice"),
    "a card's shadow":                  ("desktop.table.drawing.faces:_shadow", "clash"),
    "the marks on a card":              ("desktop.table.drawing.faces:_marks", "clash"),
    "the segments of a choice":         ("desktop.table.controls.fields:SegmentedChoice.paintEvent", "settings"),
    "the frame of a text field":        ("desktop.table.controls.fields:TextInput.paintEvent", "new-clash"),
    "a drop-down field":                ("desktop.table.controls.fields:DropDown.paintEvent", "new-clash"),
    "a line of words":                  ("desktop.app.pages.lines:Line.paintEvent", "settings"),
    "the keys at the foot of the home": ("desktop.app.pages.home:HomePage._paint_keys", "home"),
}  # fmt: skip

pytestmark = [pytest.mark.soak, pytest.mark.qt_log_ignore("This plugin does not support")]


@pytest.mark.parametrize("what", PAINTED)
def test_it_is_missed(qtbot: QtBot, what: str) -> None:
    place, name = PAINTED[what]
    module, _, path = place.partition(":")
    owner = import_module(module)
    *classes, function = path.split(".")
    for part in classes:
        owner = getattr(owner, part)
    with patch.object(owner, function, lambda *_: None):
        found = difference(unpacked(PICTURES[name].file.read_bytes()), unpacked(kept(draw(PICTURES[name]))))
    print(f"{what}: {found}")
    assert found.worst > 1, f"{name} passes without {what}: {found}"
