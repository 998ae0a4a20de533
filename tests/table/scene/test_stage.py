"""The stage: contents, identity, and nothing left over after anything."""

import random

import pytest

from desktop.look import Bracket, DecorSpec, Plate, ZoneSpec
from desktop.table.hands.picks import Target
from desktop.table.motion.steps import Change
from desktop.table.scene.card_item import CardItem
from desktop.table.scene.last_lines import occupied
from desktop.table.scene.layout import Rect
from tests.table.tables import CONTENTS, HAND, LEFT, PILE, RIGHT, SPEC, look, set_zone, top_level


def card_items(scene) -> list[CardItem]:
    return [item for item in scene.items() if isinstance(item, CardItem)]


def held(scene) -> dict[object, list[str]]:
    return {key: [item.look.face.card for item in cards] for key, cards in scene.cards.items()}


def test_contents_are_what_was_set(table):
    assert held(table.scene) == {key: [one.face.card for one in looks] for key, looks in CONTENTS.items()}
    assert len(card_items(table.scene)) == 9


def test_what_is_not_named_becomes_empty(table):
    table.scene.set_contents({HAND: [look("ant")]})
    assert held(table.scene) == {HAND: ["ant"], LEFT: [], RIGHT: [], PILE: []}
    assert len(card_items(table.scene)) == 1


def test_a_moved_card_stays_the_same_item(table):
    item = table.scene.card(HAND, 1)
    table.scene.move_card(HAND, 1, LEFT, 0, look("bee"))
    table.scene.settle(0)
    assert table.scene.card(LEFT, 0) is item
    assert item.look.face.card == "bee"
    assert [one.index for one in table.scene.cards[LEFT]] == [0, 1, 2]
    assert [one.index for one in table.scene.cards[HAND]] == [0, 1, 2]


def test_a_card_that_changes_places_grows_or_shrinks_to_the_new_size(table):
    item = table.scene.card(HAND, 0)
    table.scene.move_card(HAND, 0, LEFT)
    table.scene.settle(200)
    assert item.scale() > 1  # still as large as it was in the hand
    table.scene.animator.tick(200)
    assert item.scale() == 1
    assert item.width == table.scene.card(LEFT, 0).width


def test_a_card_sent_back_at_once_stays(table):
    table.scene.move_card(HAND, 0, LEFT, 0)
    table.scene.settle(200)
    table.scene.move_card(LEFT, 0, HAND, 0)
    table.scene.settle(0)
    table.scene.animator.tick(400)
    assert table.home(HAND, 0)


def test_a_card_from_nowhere_appears_in_its_place(table):
    table.scene.set_contents({**CONTENTS, RIGHT: [look("gnu"), look("owl")]}, animated=True)
    assert table.home(RIGHT, 1)


def test_a_removed_card_fades_and_is_gone(table):
    table.scene.remove_card(RIGHT, 0, fade=True)
    table.scene.settle(0)
    assert len(card_items(table.scene)) == 9
    table.scene.animator.tick(200)
    assert len(card_items(table.scene)) == 8


@pytest.mark.parametrize("size", [(1024, 617), (1366, 677), (1600, 953), (3800, 1900)])
def test_cards_stand_at_once_on_whole_pixels_after_a_resize(table, size):  # UX 15, UX 16
    table.scene.animator.play(Change(table.scene, lambda: table.scene.move_card(HAND, 0, LEFT)))
    table.view.resize(*size)
    assert not table.scene.animator.moving
    for key, cards in table.scene.cards.items():
        for at, item in enumerate(cards):
            assert table.home(key, at)
            corner = item.pos() + item.offset()
            assert corner.x() == pytest.approx(round(corner.x()))
            assert item.pixmap().width() >= item.width


def test_another_pixel_ratio_draws_the_faces_anew(table):  # UX 16
    scene = table.scene
    before = scene.card(HAND, 0).pixmap().width()
    scene.resize_table(1490, 882, 1.0, 1.0, 2.0)
    item = scene.card(HAND, 0)
    assert item.pixmap().devicePixelRatio() == 2.0
    assert item.pixmap().width() == pytest.approx(before * 2, abs=8)
    assert (item.width * 2) == round(item.width * 2)


def test_parts_and_brackets_are_shown(table):
    table.scene.set_part(("plate", 0), Plate("Mara", "West", "#D98A4A", "square", active=True))
    table.scene.set_bracket(HAND, Bracket(0, 2, "the first two"))
    assert table.scene.parts["plate", 0].part.name == "Mara"
    assert table.scene.zones[HAND].bracket.cards == 2
    assert not table.view.grab().isNull()


def test_a_part_that_large_text_leaves_out_is_nowhere(table):  # UX 55
    scene = table.scene
    heading = DecorSpec("tray", (0, 60, 400, 100), label="Tray")
    scene.set_table(SPEC._replace(decor=(heading,), large=SPEC._replace(parts=())))
    scene.set_part(("plate", 0), Plate("Mara", "West", "#D98A4A", "square"))
    scene.keyboard.set(Target(("plate", 0), 0))
    for text, shown in ((1.0, True), (2.0, False), (1.0, True)):
        scene.resize_table(1490, 882, 1.0, text, 1.0)
        plate, places = scene.layout.parts.get(("plate", 0)), occupied(scene)
        assert (plate in places) == (scene.layout.decor[:1] == tuple(places[-1:])) == shown
        assert scene.parts["plate", 0].isVisible() == bool(scene.keyboard.parts()) == shown
        assert not table.view.grab().isNull()


def test_another_table_leaves_nothing_of_the_first(table):
    table.scene.set_table(SPEC)
    assert card_items(table.scene) == []
    counted = sum(zone.show_count for zone in SPEC.zones)
    assert len(table.scene.items()) == len(SPEC.zones) + len(SPEC.parts) + counted + 1  # the air


def test_no_orphans_after_three_hundred_random_operations(table):
    dice = random.Random(11)
    scene = table.scene
    keys = list(CONTENTS)
    animals = ["ant", "bear", "crow", "deer", "elk", "fox"]

    def move() -> None:
        filled = [key for key in keys if scene.cards[key]]
        if filled:
            src = dice.choice(filled)
            scene.move_card(src, dice.randrange(len(scene.cards[src])), dice.choice(keys), dice.randint(-1, 3))

    def remove() -> None:
        key = dice.choice(keys)
        if scene.cards[key]:
            scene.remove_card(key, 0, fade=dice.random() < 0.5)

    def add() -> None:
        if sum(map(len, scene.cards.values())) < 30:
            scene.add_card(dice.choice(keys), dice.randint(0, 3), look(dice.choice(animals)), origin=PILE)

    def begin_drag() -> None:
        if scene.cards[HAND]:
            start = table.at(HAND, 0)
            table.press(start)
            table.move(table.at(LEFT, 0))

    def end_drag() -> None:
        table.release(table.at(dice.choice(keys), -1))

    operations = [
        lambda: scene.animator.play(Change(scene, dice.choice([move, remove, add]))),
        lambda: (move(), scene.settle(dice.choice([0, 120]))),
        lambda: scene.animator.tick(dice.randint(0, 200)),
        scene.animator.complete,
        begin_drag,
        end_drag,
        lambda: table.view.resize(dice.randint(900, 1700), dice.randint(600, 1000)),
        lambda: scene.set_contents({key: [look(dice.choice(animals))] * dice.randint(0, 4) for key in keys}),
        scene.drag.cancel,
        lambda: scene.click((dice.choice(keys), -1)),
    ]
    for _ in range(300):
        dice.choice(operations)()
    table.release(table.at(PILE, -1))
    scene.hide_reading()
    scene.animator.complete()
    scene.settle(0)
    on_table = [item for cards in scene.cards.values() for item in cards]
    assert sorted(map(id, card_items(scene))) == sorted(map(id, on_table))
    assert all(table.home(key, at) for key, cards in scene.cards.items() for at in range(len(cards)))
    assert len(top_level(scene)) == len(on_table) + len(SPEC.zones) + len(SPEC.parts)
    looks = {key: [item.look for item in cards] for key, cards in scene.cards.items()}
    scene.set_contents(looks)
    assert looks == {key: [item.look for item in cards] for key, cards in scene.cards.items()}


def test_a_removed_card_may_fly_to_a_part(mover):
    scene = mover.scene
    item, goal = scene.card(HAND, 2), scene.parts["plate", 0].rect.center()
    scene.remove_card(HAND, 2, fade=True, towards=("plate", 0))
    assert item not in scene.cards[HAND]
    for _ in range(60):
        last = item.pos()
        scene.animator.tick(12)
        if item.scene() is None:
            break
    assert (last - goal).manhattanLength() < 12
    assert item.scene() is None and not scene._leaving


def test_a_sign_in_an_empty_place_is_not_counted_and_goes_when_a_card_comes(table):
    scene = table.scene
    set_zone(scene, PILE, [look("sign", stands_in=True)])
    assert not scene.counts[PILE].isVisible()
    scene.move_card(HAND, 0, PILE, 0)
    scene.settle(0)
    assert held(scene)[PILE] == ["ant"]
    assert scene.counts[PILE].isVisible()
    assert len(card_items(scene)) == 7


def test_a_number_stands_where_cards_lie_and_not_before_the_first_has_come(table):
    """While a pile is dealt its count waits; a card that only leaves it changes nothing."""
    scene = table.scene
    set_zone(scene, PILE, [])
    for _ in range(2):
        scene.move_card(HAND, 0, PILE)
    scene.settle(200, stagger=200)
    seen = set()
    while scene.animator.moving:
        come = [card for card in scene.cards[PILE] if card not in scene.animator.gliding]
        assert scene.counts[PILE].isVisible() == bool(come)
        seen.add(len(come))
        scene.animator.tick(10)
    assert seen >= {0, 1} and scene.counts[PILE].isVisible()
    scene.move_card(PILE, 0, HAND)
    scene.settle(200)
    assert scene.counts[PILE].isVisible()


def sorted_table(scene):
    """The toy table with a hand that may be sorted."""
    zones = tuple(zone._replace(sortable=zone.key == HAND) for zone in SPEC.zones)
    scene.set_table(SPEC._replace(zones=zones))
    names = ("ant", "bear", "crow", "deer")
    ranks = ((1, 2), (0, 7), (1, 1), (0, 3))
    scene.set_contents({HAND: [look(name, rank=rank) for name, rank in zip(names, ranks, strict=True)]})


def across(scene) -> list[str]:
    return [item.look.face.card for item in sorted(scene.cards[HAND], key=lambda item: item.pos().x())]


def test_a_hand_stands_by_rank_while_its_cards_keep_their_places(table):
    scene = table.scene
    sorted_table(scene)
    assert across(scene) == ["deer", "bear", "crow", "ant"]
    assert held(scene)[HAND] == ["ant", "bear", "crow", "deer"]
    assert [item.index for item in scene.cards[HAND]] == [0, 1, 2, 3]
    assert sorted(scene.cards[HAND], key=CardItem.zValue) == sorted(scene.cards[HAND], key=lambda item: item.pos().x())


def test_sorting_can_be_left_and_taken_up_again(table):
    scene = table.scene
    sorted_table(scene)
    for expected in (["ant", "bear", "crow", "deer"], ["deer", "bear", "crow", "ant"]):
        scene.toggle_sorting()
        scene.animator.complete()
        assert across(scene) == expected


def test_arrows_walk_a_sorted_hand_as_it_stands(table):
    scene = table.scene
    sorted_table(scene)
    scene.keyboard.activate(True)
    scene.keyboard.set(Target(HAND, 3))
    seen = []
    for _ in range(3):
        scene.keyboard.arrow(1, 0)
        seen.append(scene.keyboard.focus.index)
    assert seen == [1, 2, 0]


def test_a_place_that_may_not_be_sorted_stands_as_it_lies(table):
    scene = table.scene
    scene.set_contents({HAND: [look("ant", rank=(2, 0)), look("bear", rank=(1, 0))]})
    assert across(scene) == ["ant", "bear"]


def test_a_fatigued_card_lies_along_a_place_for_turned_cards(table):
    """Its picture is as wide as the place is high, and its middle is the middle of the place."""
    lying = ("lying", 0)
    spec = SPEC._replace(zones=(*SPEC.zones, ZoneSpec(lying, (600, 480, 300, 120), "row", 80, wide=True)))
    table.scene.set_table(spec)
    table.scene.set_contents({lying: [look("ant", fatigued=True)]})
    item, spot = table.scene.card(lying, 0), table.scene.layout.zones[lying].spots[0].rect
    assert spot.w > spot.h and item.turn == 90
    assert abs(item.width - spot.h) <= 1 and abs(item.height - spot.w) <= 1.5
    assert abs(item.pos().x() - spot.centre[0]) <= 1 and abs(item.pos().y() - spot.centre[1]) <= 1
    seen = item.scene_rect()
    assert seen.width() > seen.height()


def test_a_card_that_is_fatigued_turns_on_its_way(table):
    lying = ("lying", 0)
    spec = SPEC._replace(zones=(*SPEC.zones, ZoneSpec(lying, (600, 480, 300, 120), "row", 80, wide=True)))
    table.scene.set_table(spec)
    table.scene.set_contents({HAND: [look("ant")]})
    item = table.scene.card(HAND, 0)
    table.scene.move_card(HAND, 0, lying, look=look("ant", fatigued=True))
    table.scene.settle(200)
    table.scene.animator.tick(100)
    assert 0 < item.rotation() < 90
    table.scene.animator.tick(200)
    assert item.rotation() == 90 and item.scale() == 1


def test_a_card_is_over_the_place_that_it_covers_most_and_over_none_that_it_barely_touches(table):
    left, right = (table.scene.layout.zones[key].rect for key in (LEFT, RIGHT))
    between = left.x + left.w, right.x
    wide = between[1] - between[0] + 100  # from the one to the other
    assert table.scene.place_under(Rect(between[0] - 60, left.y, wide, left.h)) == LEFT
    assert table.scene.place_under(Rect(between[0] - 40, left.y, wide, left.h)) == RIGHT
    assert table.scene.place_under(Rect(between[0] - 11, left.y, 100, left.h)) == LEFT
    assert table.scene.place_under(Rect(between[0] - 9, left.y, 100, left.h)) is None
