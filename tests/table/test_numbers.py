"""Numbers of parts: read in any language's groups, counted on their way, told when they change."""

import pytest

from desktop.games.clash.parts import Gems
from desktop.games.fleet.parts import Purse
from desktop.games.ganymede.parts import Cubes, Gauge
from desktop.look import Badge, Figure, Portion
from desktop.table.motion.changes import Source, tell_part
from desktop.table.motion.effects import Mote
from desktop.table.parts import counted, figures_between, number_in
from desktop.table.scene.layout import Rect
from tests.table.tables import SPEC

KEY = ("plate", 0)


@pytest.mark.parametrize(
    ("text", "number"),
    [("7", 7), ("+3", 3), ("-3", -3), ("−12", -12), ("16,000", 16000), ("16.000", 16000), ("16\u202f000", 16000),
     ("", None), ("×3", None), ("6 + ?", None), ("8 / 18", None), ("★", None), ("1.5", None)],
)  # fmt: skip
def test_a_number_is_read_however_it_is_written(text, number):
    assert number_in(text) == number


def test_on_its_way_a_number_stays_as_it_is_written():
    assert [counted("16,000", "14,000", share) for share in (0, 0.5, 1)] == ["16,000", "15,000", "14,000"]
    assert counted("3", "10", 0.5) == "6" and counted("?", "10", 0.5) == "10"
    first, last = (Figure("gun", "", "2", "#fff"), Figure("wall", "", "4", "#fff"))
    assert [each.text for each in figures_between((first, last), (last, first), 0.5)] == ["4", "2"]
    assert [each.text for each in figures_between((first,), (first._replace(text="6"),), 0.5)] == ["4"]


@pytest.mark.parametrize(
    ("world", "old", "new", "told"),
    [
        ("ganymede", Cubes("hp", 9, 15, "#fff"), Cubes("hp", 5, 15, "#fff"), ["-4"]),
        ("ganymede", Gauge("", "8", (Portion("8", 8, ""),), 21, ""), Gauge("", "", (), 21, ""), []),
        ("ganymede", Gauge("", "", (), 21, ""), Gauge("", "8", (Portion("8", 8, ""),), 21, ""), ["+8"]),
        ("clash", None, Gems("mana", 6, 6), ["+6"]),
        ("clash", Gems("mana", 6, 6), None, []),
        ("fleet", Purse("", "16.000", ()), Purse("", "14.000", ()), ["-2.000"]),
        ("ganymede", Badge("crown", "1"), Badge("crown", "2"), []),
    ],
)
def test_a_part_tells_what_changed_and_stands_at_once(table, world, old, new, told):
    scene = table.scene
    scene.set_table(SPEC._replace(world=world))
    scene.set_part(KEY, old)
    tell_part(scene, KEY, new, Source(Rect(0, 0, 10, 10)))
    assert [callout.text for callout in scene.callouts.standing] == told
    assert scene.parts[KEY].part == new
    for _ in range(100):
        scene.animator.tick(20)
    assert scene.parts[KEY].part == new and not scene.callouts.standing and scene.parts[KEY]._way is None


def test_while_it_counts_it_is_only_painted_on_its_way(table):
    """Whoever asks hears what it is already; whatever else comes meanwhile is painted at once."""
    scene = table.scene
    scene.set_table(SPEC._replace(world="ganymede"))
    scene.set_part(KEY, Cubes("hp", 15, 15, "#fff"))
    tell_part(scene, KEY, Cubes("hp", 5, 15, "#fff"))
    scene.animator.tick(60)
    item = scene.parts[KEY]
    assert item.part.have == 5 < item._way.have
    scene.animator.complete()
    scene.set_part(KEY, Cubes("hp", 8, 15, "#fff"))
    scene.animator.tick(60)
    assert item.part.have == 8 and item._way is None


@pytest.mark.parametrize(("paid", "number", "comes"), [(False, 5, True), (True, 5, False), (True, 12, True)])
def test_what_is_paid_goes_to_the_card_and_all_else_comes_from_it(table, paid, number, comes):
    scene = table.scene
    scene.set_table(SPEC._replace(world="ganymede"))
    scene.set_part(KEY, Cubes("hp", 9, 15, "#fff"))
    card = Rect(600, 300, 40, 40)
    tell_part(scene, KEY, Cubes("hp", number, 15, "#fff"), Source(card, paid))
    (mote,) = [item for item in scene.items() if isinstance(item, Mote)]
    assert ((mote.pos().x(), mote.pos().y()) == card.centre) == comes
    scene.animator.complete()
    assert not [item for item in scene.items() if isinstance(item, Mote)]
