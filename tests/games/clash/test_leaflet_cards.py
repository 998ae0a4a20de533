"""The 16 plain units of the leaflet edition, in play; the numbers are the page's, not the file's."""

import pytest

from desktop.games.clash.cards import CARDS
from tests.games.clash.positions import hand, legal, play, position

# Page, Leaflet units: cost, ATK/HP.
UNITS = {
    1: [(3, 1), (2, 2), (1, 3)],
    2: [(5, 1), (3, 3), (2, 4), (1, 5)],
    3: [(6, 2), (4, 4), (3, 5), (2, 6)],
    4: [(7, 3), (5, 5), (4, 6)],
    5: [(8, 4), (6, 6)],
}
LEAFLET = [card for card in CARDS if card.edition == "leaflet"]


def test_there_are_exactly_these() -> None:
    # Page, Leaflet units: 16 cards.
    found = sorted((card.cost, card.attack, card.health) for card in LEAFLET)
    assert found == sorted((cost, *line) for cost, lines in UNITS.items() for line in lines)


@pytest.mark.parametrize("card", [card.id for card in LEAFLET])
def test_unit(card: str) -> None:
    # Page, Leaflet units: cost = (ATK + HP) / 2 - 1, no abilities.
    row = next(row for row in LEAFLET if row.id == card)
    others = [other.id for other in LEAFLET if other.id != card]
    cost = (row.attack + row.health) // 2 - 1
    far = " ".join(others[:9])
    table = position(edition="leaflet", hand0=f"*W {card} {others[14]} {others[13]}", hand1=f"*W {far}", mana=cost)
    assert play(table, f"summon:{card}:upper", "end") == []  # it does not act on the turn it enters
    assert play(table, "end", "end") == [f"{card} {row.attack} tower"]
    assert hand(table, 1).split().index("*W") == row.attack
    poor = position(edition="leaflet", hand0=f"*W {card} {others[14]}", mana=cost - 1)
    assert legal(poor) == [text for text in legal(poor) if card not in text]


@pytest.mark.parametrize("card", [card.id for card in LEAFLET])
def test_health(card: str) -> None:
    # Rulebook, Phase 3: destroyed by "at least as much damage as its HP value".
    row = next(row for row in LEAFLET if row.id == card)
    striker = next(other for other in LEAFLET if other.attack <= row.health and other.id != card)
    for damage, falls in ((row.health - striker.attack, True), (row.health - striker.attack - 1, False)):
        if damage >= 0:
            table = position(edition="leaflet", upper=f"{striker.id} | {card}({damage or 'struck'})")
            assert (f"{card} falls" in play(table, "end")) is falls


def test_no_incantations() -> None:
    # Page, Editions: "16 plain units, no abilities, no incantations".
    assert all(card.kind == "creature" and not card.abilities and not card.aura for card in LEAFLET)
