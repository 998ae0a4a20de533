"""Steps that meet an unexpected table still end well."""

import pytest

from desktop.table.motion.speeds import Pace, Speed
from desktop.table.motion.steps import Blow, Change, Flip, Pause, Quake, Say, Together
from tests.table.tables import HAND, LEFT, PILE, RIGHT, SPEC, look, top_level


@pytest.mark.parametrize("speed", list(Speed))
@pytest.mark.parametrize("motion", [True, False])
def test_every_speed_ends_in_the_same_table(table, speed, motion):  # UX 20
    scene = table.scene
    scene.animator.pace = Pace(speed, motion)
    landed = []
    scene.animator.play(
        Together(scene, Change(scene, lambda: scene.move_card(HAND, 0, RIGHT)), Pause(scene, 50), stagger=10),
        Blow(scene, (RIGHT, 1), (LEFT, 0), "-1", lambda: landed.append(1)),
        Flip(scene, LEFT, 1, look("yak")),
        Quake(scene, LEFT, 0),
        Say(scene, "Done", "for now"),
    )
    for _ in range(400):
        scene.animator.tick(12)
    assert not scene.animator.moving
    assert landed == [1]
    assert [item.look.face.card for item in scene.cards[LEFT]] == ["elk", "yak"]
    assert table.home(RIGHT, 1)
    assert table.home(LEFT, 0)
    assert len(top_level(scene)) == 9 + len(SPEC.zones) + len(SPEC.parts)


def test_steps_on_cards_that_are_not_there_do_nothing(table):
    scene = table.scene
    scene.animator.play(
        Blow(scene, (PILE, 9), (LEFT, 0), "-1"), Flip(scene, HAND, 40, look("yak")), Quake(scene, RIGHT, 5)
    )
    scene.animator.tick(100)
    scene.animator.complete()
    assert all(table.home(key, at) for key, cards in scene.cards.items() for at in range(len(cards)))


def test_a_blow_over_a_long_way_sends_its_damage_ahead(table):
    scene = table.scene
    before = len(top_level(scene))
    scene.animator.play(Blow(scene, (RIGHT, 0), (PILE, 0), "-1"))
    assert len(top_level(scene)) == before + 1
    scene.animator.complete()
    assert len(top_level(scene)) == before


def test_a_long_deal_is_spread_over_its_time(table):  # UX 22
    scene = table.scene

    def deal() -> None:
        for _ in range(4):
            scene.move_card(HAND, 0, LEFT)

    scene.animator.play(Change(scene, deal, normal=1400, stagger=900))
    scene.animator.tick(300)
    last = scene.card(LEFT, 5)
    assert not table.home(LEFT, 5)
    assert last is not None
    scene.animator.tick(1400 - 300)
    assert not scene.animator.busy
    assert table.home(LEFT, 5)


def test_a_quake_flashes_for_its_first_half_and_leaves_the_card_where_it_was(table):
    item, quake = table.scene.card(LEFT, 0), Quake(table.scene, LEFT, 0)
    quake.start()
    glows = []
    for t in (0.0, 0.25, 0.45, 0.5, 0.9):
        quake.at(t)
        glows.append(round(item.glow, 2))
    assert glows == [0.6, 0.3, 0.06, 0.0, 0.0]
    quake.end()
    assert table.home(LEFT, 0) and item.glow == 0.0


def test_a_change_that_only_begins_and_ends_is_done(table):
    change = Change(table.scene, lambda: table.scene.move_card(HAND, 0, LEFT), normal=500)
    change.start()
    assert not table.home(LEFT, 2)
    change.end()
    assert table.home(LEFT, 2)
