"""A trick that is won, a round that is accounted for: whatever is skipped, nothing is left over on the table."""

import pytest

from desktop.look import Plate
from desktop.table.motion.speeds import Pace, Speed
from desktop.worlds.chronicle.steps import Account, Cheer, Glint, Show
from tests.table.tables import LEFT, top_level

KEY = ("plate", 0)
MARA = Plate("Mara", "", "#C8452E", "triangle")


@pytest.mark.parametrize("speed", list(Speed))
@pytest.mark.parametrize("motion", [True, False])
def test_nothing_is_left_over(table, speed, motion):  # UX 20
    scene = table.scene
    scene.animator.pace = Pace(speed, motion)
    before = len(top_level(scene))
    steps = (Glint(scene, LEFT), Cheer(scene, LEFT, "Mara wins", "#FFFFFF"), Account(scene, "Judged", "1 for Mara"))
    scene.animator.play(*steps)
    for _ in range(800):
        scene.animator.tick(16)
    assert scene.card(LEFT, 0).glow == 0.0
    assert len(top_level(scene)) == before


def test_the_card_that_won_lights_up_once(table):
    scene = table.scene
    scene.animator.pace = Pace(Speed.NORMAL, motion=True)
    scene.animator.play(Glint(scene, LEFT))
    seen = []
    for _ in range(40):
        scene.animator.tick(16)
        seen.append(scene.card(LEFT, 0).glow)
    top = seen.index(max(seen))
    assert max(seen) > 0.4 and seen[:top] == sorted(seen[:top]) and seen[-1] == 0.0


def test_no_light_flashes_under_reduced_motion(table):
    scene = table.scene
    scene.animator.pace = Pace(Speed.NORMAL, motion=False)
    scene.animator.play(Glint(scene, LEFT))
    scene.animator.tick(120)
    assert scene.card(LEFT, 0).glow == 0.0


def test_an_account_leaves_the_middle_in_sight(table):
    scene = table.scene
    room = Account(scene, "Judged", "1 for Mara").room()
    assert room.top() > scene.sceneRect().center().y() and scene.sceneRect().contains(room)


def test_all_that_is_no_card_shows_at_once(table):
    scene = table.scene
    scene.animator.play(Show(scene, lambda: {KEY: MARA}))
    assert scene.parts[KEY].part == MARA
    scene.animator.play(Show(scene, dict))
    assert scene.parts[KEY].part is None
