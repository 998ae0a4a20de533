"""The cards of Clash of Decks: the rows of resources/clash/cards.toml, checked, as arrays by card number.

The loader takes plain dicts and names file, row and field of whatever is wrong, because owners of the
printed game edit the file.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from desktop import resources
from desktop.engine.cardbook import open_book
from desktop.engine.cardfile import CardError, check_row
from desktop.engine.setting import Catalog
from desktop.storage.reading import own

EDITIONS: Final = ("starter", "leaflet")
ABILITIES: Final = ("rage", "sprint", "berserk", "perforation", "splash", "protection", "indestructible")
RAGE: Final = 1 << 0  # each at its place among ABILITIES
SPRINT: Final = 1 << 1
BERSERK: Final = 1 << 2
PERFORATION: Final = 1 << 3
SPLASH: Final = 1 << 4
PROTECTION: Final = 1 << 5
INDESTRUCTIBLE: Final = 1 << 6

_NUMBERS: Final = {"cost": (0, 20), "attack": (0, 20), "health": (1, 20), "damage": (0, 20)}
_FIELDS: Final = {
    "creature": {"kind", "cost", "attack", "health", "abilities"},
    "incantation": {"kind", "cost", "damage", "abilities"},
}
_OPTIONAL: Final = {"creature": {"deck", "aura", "disputed"}, "incantation": {"deck", "disputed"}}
_ON_INCANTATIONS: Final = {"perforation", "splash"}
DECK: Final = 8
DECKS: Final = 4


@dataclass(frozen=True)
class Card:
    """One printed card."""

    id: str
    edition: str
    kind: str
    cost: int
    attack: int  # an incantation's damage
    health: int
    abilities: tuple[str, ...]
    aura: tuple[str, ...]
    deck: int
    source: str  # the weakest mark of the row
    marks: Mapping[str, str]  # the marks of single fields, where they are better
    disputed: str


def read_cards(tables: Mapping[str, Any], file: str) -> tuple[Card, ...]:
    """The cards of a card file's tables, in the file's order; CardError says what is wrong."""
    if set(tables) != set(EDITIONS):
        raise CardError(file, "file", f"must have the tables {' and '.join(EDITIONS)}, and no others")
    cards = []
    for edition in EDITIONS:
        if not isinstance(tables[edition], dict):
            raise CardError(file, edition, "must be a table of cards")
        for name, row in tables[edition].items():
            cards.append(_read_row(file, edition, name, row))
    names = [card.id for card in cards]
    for name in names:
        if names.count(name) > 1 or name in TOWERS:
            raise CardError(file, f"card {name}", "this id stands twice, or is a tower's")
    _check_counts(file, cards)
    return tuple(cards)


def _read_row(file: str, edition: str, name: str, row: Any) -> Card:
    where = f"{edition} card {name}"
    if not name.isidentifier() or not name.islower() or not name.isascii():
        raise CardError(file, where, "the id must be made of small letters, digits and underscores")
    kind = row.get("kind") if isinstance(row, dict) else "creature"
    if not isinstance(kind, str) or kind not in _FIELDS:
        raise CardError(file, where, "kind must be creature or incantation")
    row = check_row(file, where, row, _FIELDS[kind], _OPTIONAL[kind], f"a card of kind {kind}")
    for field, (low, high) in _NUMBERS.items():
        if field in row and (type(row[field]) is not int or not low <= row[field] <= high):
            raise CardError(file, where, f"{field} must be a whole number from {low} to {high}, not {row[field]!r}")
    deck = row.get("deck", 0)
    if type(deck) is not int or deck not in (range(1, DECKS + 1) if edition == "starter" else (0,)):
        raise CardError(file, where, f"deck must be a number from 1 to {DECKS}, on starter cards only")
    if not isinstance(row.get("disputed", ""), str):
        raise CardError(file, where, "disputed must be a text")
    abilities, aura = (_abilities(file, where, field, row.get(field, [])) for field in ("abilities", "aura"))
    if kind == "incantation" and not set(abilities) <= _ON_INCANTATIONS:
        raise CardError(file, where, f"abilities of an incantation may be {' and '.join(sorted(_ON_INCANTATIONS))}")
    attack = row["attack"] if kind == "creature" else row["damage"]
    health, disputed = row.get("health", 0), row.get("disputed", "")
    return Card(
        name,
        edition,
        kind,
        row["cost"],
        attack,
        health,
        abilities,
        aura,
        deck,
        row["source"],
        row.get("marks", {}),
        disputed,
    )


def _abilities(file: str, where: str, field: str, words: object) -> tuple[str, ...]:
    if not isinstance(words, list):
        raise CardError(file, where, f"{field} must be a list of abilities in brackets")
    for word in words:
        if word not in ABILITIES or words.count(word) > 1:
            raise CardError(file, where, f"{field} names '{word}'; each may be one of {', '.join(ABILITIES)}, once")
    return tuple(words)


def _check_counts(file: str, cards: list[Card]) -> None:
    for deck in range(1, DECKS + 1):
        count = sum(card.deck == deck for card in cards)
        if count != DECK:
            raise CardError(file, "starter", f"deck {deck} has {count} cards; it must have {DECK}")
    leaflet = sum(card.edition == "leaflet" for card in cards)
    if leaflet != 2 * DECK:
        raise CardError(file, "leaflet", f"has {leaflet} cards; it must have {2 * DECK}")


def _bits(words: tuple[str, ...]) -> int:
    return sum(1 << ABILITIES.index(word) for word in words)


TOWERS: Final = ("watchtower", "stronghold")
BOOK: Final = open_book(resources.find("clash/cards.toml"), own(resources.own_cards("clash")), read_cards)
CARDS: Final = read_cards(BOOK.tables, "cards.toml")
NAMES: Final = (*(card.id for card in CARDS), *TOWERS)
CATALOG: Final = Catalog(NAMES, {"stronghold": "watchtower"})

WATCHTOWER: Final = len(CARDS)
TOWER: Final = WATCHTOWER  # every number from TOWER on is a side of a tower
STRONGHOLD: Final = TOWER + 1

COST: Final = tuple(card.cost for card in CARDS)
ATTACK: Final = tuple(card.attack for card in CARDS)
HEALTH: Final = tuple(card.health for card in CARDS)
HAS: Final = tuple(_bits(card.abilities) for card in CARDS)
AURA: Final = tuple(_bits(card.aura) for card in CARDS)
CASTS: Final = tuple(card.kind == "incantation" for card in CARDS)
EDITION: Final = {edition: [n for n, card in enumerate(CARDS) if card.edition == edition] for edition in EDITIONS}
PRESET: Final = {deck: [n for n, card in enumerate(CARDS) if card.deck == deck] for deck in range(1, DECKS + 1)}
