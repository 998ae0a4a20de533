"""Formations fight: at every pace the table ends as it began, bright things go dark, and nothing is left in the air."""

import pytest

from desktop.table.motion.speeds import Pace, Speed
from desktop.worlds.fleet.steps import FLASH, Bolt, Break, Hold, Volley, Ward, heads
from tests.table.tables import CONTENTS, LEFT, RIGHT, look, set_zone, top_level

TINT = "#6FB2E8"


def bolts(scene) -> list[Bolt]:
    return [item for item in top_level(scene) if isinstance(item, Bolt)]


def run(scene, *steps, each=lambda: None) -> None:
    scene.animator.play(*steps)
    for _ in range(400):
        scene.animator.tick(12)
        each()
    assert not scene.animator.busy


@pytest.mark.parametrize("speed", list(Speed))
@pytest.mark.parametrize("motion", [True, False])
def test_every_pace_ends_in_the_same_table(table, speed, motion):  # UX 20
    scene = table.scene
    scene.animator.pace = Pace(speed, motion)
    items, before = scene.cards[LEFT] + scene.cards[RIGHT], len(top_level(scene))
    places = [item.pos() for item in items]
    run(scene, Volley(scene, LEFT, RIGHT, TINT), Break(scene, RIGHT), Hold(scene, LEFT, ("plate", 0), "Holds", TINT))
    scene.settle(0)
    assert [item.pos() for item in items] == places
    assert all(item.glow == 0.0 and item.rotation() == item.turn for item in items)
    assert len(top_level(scene)) == before


def test_every_ship_fires_and_what_is_struck_lights_up(table):
    scene = table.scene
    struck = scene.cards[RIGHT][0]
    seen: list[tuple[int, float]] = []
    run(scene, Volley(scene, LEFT, RIGHT, TINT), each=lambda: seen.append((len(bolts(scene)), struck.glow)))
    assert max(count for count, _ in seen) == len(CONTENTS[LEFT])
    assert max(glow for _, glow in seen) > 0.2


def test_a_bolt_starts_at_its_ship_and_ends_at_its_target(table):
    scene = table.scene
    ship, target = scene.cards[LEFT][0], scene.cards[RIGHT][0]
    volley = Volley(scene, LEFT, RIGHT, TINT)
    volley.start()
    first = volley.flights[0][0]
    volley.at(0.0)
    assert first.pos() == ship.pos()
    volley.at(1.0)
    assert first.pos() == target.pos()
    volley.end()


def test_a_fall_is_a_flash_and_then_a_drift(table):
    scene = table.scene
    item = scene.cards[LEFT][0]
    home = item.pos()
    fall = Break(scene, LEFT)
    fall.start()
    fall.at(0.0)
    assert item.glow == 1.0 and item.pos() == home
    fall.at(1.0)
    assert item.glow == 0.0 and item.pos() != home
    fall.end()


def test_without_motion_there_is_no_flash(table):  # UX 20
    scene = table.scene
    scene.animator.pace = Pace(Speed.NORMAL, motion=False)
    bright: list[float] = []
    run(scene, Break(scene, LEFT), each=lambda: bright.append(scene.cards[LEFT][0].glow))
    assert set(bright) == {0.0}


def test_an_empty_place_neither_fires_nor_is_struck(table):
    scene = table.scene
    set_zone(scene, RIGHT, [])
    run(scene, Volley(scene, LEFT, RIGHT, TINT), Volley(scene, RIGHT, LEFT, TINT), Break(scene, RIGHT))
    assert not bolts(scene)


def test_what_is_tucked_does_not_fire_by_itself(table):
    scene = table.scene
    set_zone(scene, LEFT, [look("elk"), look("fox", tucked=True), look("gnu")])
    assert [item.index for item in heads(scene, LEFT)] == [0, 2]


def test_a_volley_that_is_skipped_leaves_nothing(table):  # UX 21
    scene = table.scene
    scene.animator.play(Volley(scene, LEFT, RIGHT, TINT))
    for _ in range(25):
        scene.animator.tick(12)
    assert bolts(scene)
    scene.animator.complete()
    assert not bolts(scene) and scene.cards[RIGHT][0].glow == 0.0


@pytest.mark.parametrize("motion", [True, False])
def test_a_formation_that_holds_shows_its_shields(table, motion):  # UX 20
    scene = table.scene
    scene.animator.pace = Pace(Speed.NORMAL, motion)
    shields: list[int] = []

    def count() -> None:
        shields.append(sum(isinstance(item, Ward) for item in top_level(scene)))

    run(scene, Hold(scene, LEFT, ("plate", 0), "Holds", TINT), each=count)
    assert max(shields) == (len(CONTENTS[LEFT]) if motion else 0)
    assert shields[-1] == 0


def test_the_flash_of_a_fall_goes_out_within_its_time(table):
    fall, item = Break(table.scene, LEFT), table.scene.cards[LEFT][0]
    fall.start()
    for share, glow in ((0.5, 0.5), (0.9, 0.1), (1.0, 0.0), (1.5, 0.0)):
        fall.at(FLASH * share)
        assert item.glow == pytest.approx(glow)
    fall.end()


def test_shields_go_up_at_once_and_down_slowly(table):
    hold = Hold(table.scene, LEFT, ("plate", 0), "Holds", TINT)
    hold.start()
    shown = []
    for t in (0.0, 0.1, 0.3, 0.5, 1.0):
        hold.at(t)
        shown.append([round(ward.opacity(), 2) for ward in hold.wards])
    assert shown == [[opacity] * len(CONTENTS[LEFT]) for opacity in (0.0, 0.6, 1.0, 0.8, 0.0)]
    hold.end()
