"""desktop/engine/setting.py: what stays as it is while a game is played."""

from desktop.engine.events import Place
from desktop.engine.setting import EVERYONE, Catalog
from tests.engine.pouch import DARK_MOON, MOON, STAR, Pouch, hand, pouch, pouch_setting


def test_masks_are_cut_to_the_seats_there_are() -> None:
    setting = pouch_setting(3)
    assert setting.everyone == 0b111
    assert setting.sees[1] == 0b111 and setting.zones[1].sees == EVERYONE
    assert setting.sees[hand(2)] == 0b100


def test_zones_are_found_by_their_place() -> None:
    setting = pouch_setting(3)
    assert setting.index[Place("hand", 1)] == hand(1)
    assert setting.index[Place("pouch", 2)] == pouch(2)
    assert setting.index[Place("deck")] == 0


def test_a_catalog_counts_a_two_sided_card_by_its_front() -> None:
    assert [Pouch.catalog.front[card] for card in (MOON, STAR, DARK_MOON)] == [MOON, STAR, MOON]
    assert Catalog(("a", "b")).front == [0, 1]
    assert Catalog(("a", "b")).numbers == {"a": 0, "b": 1}
