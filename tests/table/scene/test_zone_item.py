"""A place's item: slots, label, count, bracket, light."""

from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QStyleOptionGraphicsItem

from desktop.look import Bracket, LayoutSpec, ZoneSpec
from desktop.table.drawing.theme import Metrics
from desktop.table.scene.labels import labels
from desktop.table.scene.layout import lay_out
from desktop.table.scene.zone_item import CountItem, ZoneItem
from tests.table.pictures import inked, painted

KEY = ("row", 0)


def made(count: int = 2, **more: Any) -> ZoneItem:
    zone = ZoneSpec(KEY, (40, 112, 400, 130), "row", 120, **more)
    table = lay_out(LayoutSpec("toy", (zone,)), 1490, 882, 1.0, {KEY: count})
    item = ZoneItem(table.zones[KEY])
    item.set_layout(table.zones[KEY], Metrics(), count, labels(table, Metrics()).get(KEY))
    return item


def picture(item: ZoneItem):
    return painted(lambda p: item.paint(p, QStyleOptionGraphicsItem()), 500, 320)


@pytest.mark.parametrize(
    "change",
    [
        lambda item: item.set_light(True),
        lambda item: item.set_light(True, True),
        lambda item: item.set_focus(True),
        lambda item: item.set_gap(0),
        lambda item: item.set_bracket(Bracket(0, 2, "the first two")),
    ],
)
def test_each_sign_shows_and_goes_and_stays_in_bounds(qapp, change):
    item = made()
    bare = picture(item)
    change(item)
    shown = picture(item)
    assert shown != bare
    assert item.boundingRect().contains(inked(shown, 0))
    item.set_light(False)
    item.set_focus(False)
    item.set_gap(-1)
    item.set_bracket(None)
    assert picture(item) == bare


def test_empty_places_are_drawn(qapp):
    assert inked(picture(made(0, slots=3)), 10).width() > 250
    assert inked(picture(made(0)), 10).isNull()


def test_labels_and_counts_are_words_on_the_table(qapp):  # UX 17
    assert not inked(picture(made(1, label="Discard pile"))).isNull()
    assert inked(picture(made(3))).isNull()
    zone = made(3, show_count=True)
    badge = CountItem(zone)
    badge.refresh()
    three = painted(lambda p: badge.paint(p, None), 500, 320)
    assert QRectF(*zone.layout.spots[-1].rect).intersects(inked(three))
    zone.count = 2
    assert painted(lambda p: badge.paint(p, None), 500, 320) != three


def test_a_place_that_has_become_empty_counts_nothing(qapp):
    badge = CountItem(made(0, show_count=True))
    badge.refresh()
    assert not badge.isVisible()


def test_the_light_is_round_the_place_the_card_would_take(qapp):
    item = made(2)
    assert item.lit_rect() == QRectF(*item.layout.entry)
    assert item.lit_rect().left() > item.layout.spots[1].rect.x


def test_a_count_in_large_letters_stays_small_on_a_small_card(qapp):
    zone = made(3, show_count=True)
    badge = CountItem(zone)
    sizes = []
    for text in (1.0, 2.0):
        zone.set_layout(zone.layout, Metrics(1.0, text), 3)
        badge.refresh()
        sizes.append(badge.boundingRect().height())
    assert sizes[0] <= sizes[1] < 1.2 * sizes[0]


def test_an_empty_place_says_what_it_is_for(qapp):
    told = inked(picture(made(0, hint="What lies here comes back.")))
    assert QRectF(40, 60, 400, 130).contains(told)
    assert inked(picture(made(1, hint="What lies here comes back."))).isNull()


def test_a_count_below_leaves_the_corner_free(qapp):
    zone = made(1, show_count=True, count_below=True)
    badge = CountItem(zone)
    badge.refresh()
    card = zone.layout.spots[0].rect
    pill = badge.boundingRect()
    assert abs(pill.center().x() - card.centre[0]) < 1
    assert pill.right() < card.right and pill.center().y() > card.bottom


def test_no_light_crosses_the_words_of_a_place(qapp):
    """Where the letters of label and hint are, a lit place looks as an unlit one does."""
    for words in ({"label": "Discard pile"}, {"hint": "Comes back"}):
        for light in (lambda item: item.set_light(True, True), lambda item: item.set_focus(True)):
            bare, worded, lit = made(0), made(0, **words), made(0, **words)
            light(lit)
            plain, said, shown = picture(bare), picture(worded), picture(lit)
            for x in range(500):
                for y in range(320):
                    colour = said.pixelColor(x, y)
                    if colour.alpha() == 255 and colour != plain.pixelColor(x, y):  # the heart of a letter
                        assert shown.pixelColor(x, y) == colour, (words, x, y)


def test_a_count_may_stand_on_the_picture(qapp):
    zone = made(1, show_count=True, count_at=(0.25, 0.5))
    badge = CountItem(zone)
    badge.refresh()
    card, middle = zone.layout.spots[0].rect, badge.boundingRect().center()
    assert (middle.x(), middle.y()) == pytest.approx((card.x + card.w / 4, card.centre[1]))
