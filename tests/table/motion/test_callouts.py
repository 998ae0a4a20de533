"""Words in the air: never over another text, never lost, gone in bounded time."""

from itertools import combinations

import pytest

from desktop.look import Value
from desktop.table.drawing.theme import FELT
from desktop.table.motion.callouts import ALIKE, LEAST, STANDS, on_card
from desktop.table.motion.effects import Pill
from desktop.table.motion.speeds import Pace, Speed
from desktop.table.motion.steps import Say, float_number
from desktop.table.scene.layout import Rect
from tests.table.tables import CONTENTS, HAND, LEFT, look

ALL = Rect(-10, -10, 5000, 5000)


def rects(scene):
    return [item.place for item in scene.items() if isinstance(item, Pill)]


def apart(scene) -> bool:
    return not any(one.intersects(other) for one, other in combinations(rects(scene), 2))


def words(scene) -> list[str]:
    return sorted(callout.text for callout in scene.callouts.standing)


def run(scene, ms: float, each=None) -> None:
    for _ in range(round(ms / 20)):
        scene.animator.tick(20)
        assert apart(scene)
        if each is not None:
            each()


def test_numbers_on_neighbouring_cards_stand_beside_each_other(table):
    scene = table.scene
    for at, item in enumerate(scene.cards[HAND]):
        float_number(scene, item, f"Protected {at}", FELT.legal)
        float_number(scene, item, "-3", FELT.refused)
    assert len(rects(scene)) == 8 and apart(scene)
    assert all(scene.sceneRect().contains(rect) for rect in rects(scene))
    run(scene, STANDS + 40)
    assert not rects(scene)


def test_what_finds_no_place_waits_for_its_turn_and_none_is_lost(table):
    """As much as the table cannot hold: each is read for its time, in order, and all of it ends."""
    scene, read = table.scene, {}
    for number in range(120):
        float_number(scene, scene.cards[HAND][number % 4], f"the words of number {number:03}", FELT.legal)
    assert scene.callouts.waiting

    def look_on():
        for text in words(scene):
            read[text] = read.get(text, 0) + 20

    run(scene, 12_000, look_on)
    assert len(read) == 120 and min(read.values()) >= LEAST - 40
    assert not rects(scene) and not scene.callouts.waiting and not scene.animator._motions


def test_completing_everything_ends_no_words(table):  # UX 21
    scene = table.scene
    float_number(scene, scene.cards[LEFT][0], "-3", FELT.refused)
    scene.animator.complete()
    assert words(scene) == ["-3"] and not scene.animator.moving
    scene.animator.hurry()
    scene.set_contents(CONTENTS)
    run(scene, LEAST)
    assert words(scene) == ["-3"]
    run(scene, STANDS)
    assert not words(scene)


@pytest.mark.parametrize("speed", [Speed.FAST, Speed.NORMAL, Speed.SLOW])
@pytest.mark.parametrize("motion", [True, False])
def test_they_stand_long_enough_at_any_speed(table, speed, motion):  # UX 20
    scene = table.scene
    scene.animator.pace = Pace(speed, motion)
    scene.callouts.tell("gold", 2, on_card(scene.cards[LEFT][0]), FELT.legal)
    places = set()
    run(scene, 600, lambda: places.add((rects(scene)[0].x(), rects(scene)[0].y())))
    assert words(scene) == ["+2"] and (len(places) == 1) != motion
    run(scene, 2400)
    assert not words(scene)


def test_a_banner_and_what_comes_over_the_table_push_them_aside(table):
    scene = table.scene
    where = Rect(*scene.sceneRect().center().toTuple(), 10, 10)
    scene.callouts.say("in the middle", lambda: where, FELT.legal)
    before = rects(scene)[0]
    scene.animator.play(Say(scene, "Ivo falls"))
    banner = next(iter(scene.callouts._held.values()))
    assert rects(scene)[0] != before and not banner.overlap(scene.callouts.standing[0].rect)
    over = [ALL]
    scene.callouts.others.append(lambda: over)
    run(scene, 60)
    assert not rects(scene) and scene.callouts.waiting  # nowhere is room, so it waits
    over.clear()
    run(scene, 200)
    assert words(scene) == ["in the middle"]
    run(scene, 3000)
    assert not scene.callouts._held and not rects(scene)


def test_changes_of_a_moment_are_one_and_later_ones_stand_beside_it(table):
    scene, card = table.scene, table.scene.cards[LEFT][0]
    scene.callouts.tell("hp", -2, on_card(card), FELT.refused)
    scene.callouts.tell("hp", -3, on_card(card), FELT.refused)
    scene.callouts.tell("attack", 12_000, on_card(card), FELT.legal, ",")
    assert words(scene) == ["+12,000", "-5"]
    run(scene, ALIKE + 20)
    scene.callouts.tell("hp", 5, on_card(card), FELT.legal)
    assert words(scene) == ["+12,000", "+5", "-5"]
    scene.callouts.tell("shield", 1, on_card(card), FELT.legal)
    scene.callouts.tell("shield", -1, on_card(card), FELT.legal)
    assert words(scene) == ["+12,000", "+5", "-5"]  # nothing has come of it


def test_without_animations_a_change_is_marked_until_something_is_done(table):
    scene, card = table.scene, table.scene.cards[LEFT][0]
    scene.animator.pace = Pace(Speed.OFF)
    for amount in (-2, -1):
        scene.callouts.tell("hp", amount, on_card(card), FELT.refused)
        run(scene, 1000)
    assert words(scene) == ["-3"]
    run(scene, 10_000)
    assert words(scene) == ["-3"]
    scene.callouts.act()
    assert not words(scene)


def test_words_about_a_card_that_is_gone_stand_where_it_lay(table):
    scene = table.scene
    where = on_card(scene.cards[LEFT][1])
    place = where()
    scene.set_contents({**CONTENTS, LEFT: [look("elk")]})
    assert where() == place
    scene.callouts.say("-3", where, FELT.refused)
    assert words(scene) == ["-3"]


def test_another_size_and_another_table(table):
    scene = table.scene
    for item in scene.cards[HAND]:
        float_number(scene, item, "-3", FELT.refused)
    scene.resize_table(1000, 600, 0.7, 2.0, 1.0)
    assert len(rects(scene)) == 4 and apart(scene)
    assert all(scene.sceneRect().contains(rect) for rect in rects(scene))
    scene.clear_table()
    assert not rects(scene) and not scene.callouts.waiting


def test_a_card_tells_which_of_its_numbers_changed(table):
    scene = table.scene
    elk = CONTENTS[LEFT][0]
    hurt = elk._replace(values=(Value("strength", "1", changed=True),))
    scene.set_contents({**CONTENTS, LEFT: [hurt, CONTENTS[LEFT][1]]}, told=True)
    assert words(scene) == ["-2"]
    scene.set_contents(CONTENTS)  # as an undo does
    scene.set_contents({**CONTENTS, LEFT: [look("antelope"), CONTENTS[LEFT][1]]}, told=True)  # another card
    assert words(scene) == ["-2"]
