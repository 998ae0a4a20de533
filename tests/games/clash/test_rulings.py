"""The rulings of Clash of Decks are those of the page, by its numbers, and no others."""

from tests.rulings import rulings_of

# The page's numbers, and its two rulings that have none.
PAGE = {
    1: "three_targets",
    2: "order_of_return",
    3: "spell_returns_first",
    4: "last_card",
    5: "abilities_at_start",
    6: "first_damage",
    7: "no_splash_on_towers",
    8: "sprint_always_moves",
    9: "one_place_in_the_order",
    10: "decided_at_once",
    11: "public_places",
    12: "turn_limit",
}
UNNUMBERED = {"first_player", "exposed_tower_falls", "protection_source"}


def test_every_ruling_of_the_page_is_there_and_no_other() -> None:
    assert {ruling.id for ruling in rulings_of("clash")} == {*PAGE.values(), *UNNUMBERED}
