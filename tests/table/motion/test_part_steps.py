"""A sum counts up, damage travels; whatever is skipped, the meter ends where it was to end."""

import pytest

from desktop.games.ganymede.parts import Cubes, Gauge
from desktop.look import Portion
from desktop.table.motion.part_steps import Count, Hit
from desktop.table.motion.speeds import Pace, Speed
from desktop.table.motion.steps import IMPACT
from tests.table.tables import CONTENTS, LEFT, RIGHT, SPEC, top_level

KEY = ("plate", 0)
NINE, FIVE = Cubes("hp", 9, 15, "#C8452E"), Cubes("hp", 5, 15, "#C8452E")
SUM = Gauge("Strength", "18", (Portion("18", 18, "#C8452E"),), 21, "Bust")


@pytest.fixture
def table(table):
    """The toy table with the parts of a game that has such."""
    table.scene.set_table(SPEC._replace(world="ganymede"))
    table.scene.set_contents(CONTENTS)
    return table


def reads(scene) -> str:
    return scene.parts[KEY].part.reads


@pytest.mark.parametrize("speed", list(Speed))
@pytest.mark.parametrize("motion", [True, False])
def test_every_speed_ends_in_the_same_meter(table, speed, motion):  # UX 20
    scene = table.scene
    scene.animator.pace = Pace(speed, motion)
    scene.set_part(KEY, NINE)
    before = len(top_level(scene))
    scene.animator.play(Hit(scene, LEFT, KEY, FIVE, "-4"))
    for _ in range(400):
        scene.animator.tick(12)
    assert scene.parts[KEY].part == FIVE
    assert scene.parts[KEY].pos().isNull()
    assert len(top_level(scene)) == before


def test_a_sum_counts_up(table):
    scene = table.scene
    scene.set_part(KEY, SUM._replace(reads="", portions=()))
    scene.animator.play(Count(scene, KEY, SUM))
    seen = []
    for _ in range(60):
        scene.animator.tick(16)
        seen.append(int(reads(scene)))
    assert seen == sorted(seen) and len(set(seen)) > 8 and seen[-1] == 18


def test_a_sum_that_is_skipped_is_there(table):  # UX 21
    scene = table.scene
    scene.animator.play(Count(scene, KEY, SUM))
    scene.animator.tick(30)
    scene.animator.complete()
    assert reads(scene) == "18"


def test_without_motion_a_sum_does_not_count(table):  # UX 20
    scene = table.scene
    scene.animator.pace = Pace(Speed.NORMAL, motion=False)
    scene.set_part(KEY, SUM._replace(reads="3"))
    scene.animator.play(Count(scene, KEY, SUM))
    scene.animator.tick(100)
    assert reads(scene) == "3"
    scene.animator.complete()
    assert reads(scene) == "18"


def test_damage_leaves_every_card_and_changes_the_meter_only_when_it_lands(table):
    scene = table.scene
    scene.set_part(KEY, NINE)
    before = len(top_level(scene))
    scene.animator.play(Hit(scene, LEFT, KEY, FIVE, "-4"))
    assert len(top_level(scene)) == before + 2  # a spark a card
    scene.animator.tick(60)
    assert scene.parts[KEY].part == NINE
    scene.animator.complete()
    assert scene.parts[KEY].part == FIVE


@pytest.mark.parametrize("step", [Count, Hit])
def test_a_meter_that_is_not_there_is_no_error(table, step):
    scene, nowhere = table.scene, ("nothing", 3)
    scene.animator.play(step(scene, nowhere, SUM) if step is Count else step(scene, RIGHT, nowhere, FIVE, "-4"))
    scene.animator.tick(50)
    scene.animator.complete()
    assert nowhere not in scene.parts


def test_a_meter_that_is_hit_shakes_a_little_less_and_less(table):
    scene = table.scene
    scene.set_part(KEY, NINE)
    hit, item = Hit(scene, LEFT, KEY, FIVE, "-4"), scene.parts[KEY]
    hit.start()
    far = []
    for number in range(101):
        hit.at(number / 100)
        far.append(abs(item.pos().x()) / scene.metrics.unit)
    late = far[round(IMPACT * 100) + 1 :]
    first, last = late[: len(late) // 2], late[len(late) // 2 :]
    assert set(far[: round(IMPACT * 100)]) == {0.0}
    assert 4 < max(first) < 7 and 1 < max(last) < max(first)
    hit.end()
