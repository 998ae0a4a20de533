"""The cards of Earth vs Skaxar: the rows of resources/fleet/cards.toml, checked, as arrays by card number.

The loader takes plain dicts and names file, row and field of whatever is wrong, because owners of the
printed game edit the file.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, Final

from desktop import resources
from desktop.engine.cardbook import open_book
from desktop.engine.cardfile import CardError, check_row
from desktop.engine.setting import Catalog
from desktop.storage.reading import own

FLEETS: Final = ("earth", "skaxar")
CLASSES: Final = ("mothership", "destroyer", "fighter", "scout", "drone")
KINDS: Final = ("gear", "reinforcements", "repair", "rapid_repair", "redraw")
TABLES: Final = (*FLEETS, "dealer", "asteroids", "coins")
COIN: Final = 1000  # the smallest; all money is counted in it

_LARGEST: Final = {"speed": 99, "firepower": 99, "shield": 99, "value": 99_000, "price": 99_000, "copies": 99}
_MONEY: Final = ("value", "price")
_FIELDS: Final[dict[str, tuple[set[str], set[str]]]] = {  # by table: needed, optional
    "earth": ({"class", "speed", "firepower", "shield", "value"}, set()),
    "skaxar": ({"class", "speed", "firepower", "shield", "value"}, set()),
    "dealer": ({"kind", "price", "copies"}, {"firepower", "shield", "repairs"}),
    "asteroids": ({"value", "copies"}, set()),
    "coins": ({"value", "copies"}, set()),
}


@dataclass(frozen=True)
class Card:
    """One printed card; what a kind of card has not, is 0 or empty."""

    id: str
    table: str
    kind: str  # ship, asteroid, coin, or what the Arms Dealer sells
    ship_class: str  # of a ship; of a repair: the class it brings back
    speed: int
    firepower: int
    shield: int
    value: int
    price: int
    copies: int
    source: str  # the weakest mark of the row
    marks: Mapping[str, str]  # the marks of single fields, where they are better


def read_cards(tables: Mapping[str, Any], file: str) -> tuple[Card, ...]:
    """The cards of a card file's tables, in the file's order; CardError says what is wrong."""
    if set(tables) != set(TABLES):
        raise CardError(file, "file", f"must have the tables {', '.join(TABLES)}, and no others")
    cards = []
    for table in TABLES:
        if not isinstance(tables[table], dict) or not tables[table]:
            raise CardError(file, table, "must be a table of cards")
        cards += [_read_row(file, table, name, row) for name, row in tables[table].items()]
    names = [card.id for card in cards]
    for name in names:
        if names.count(name) > 1:
            raise CardError(file, f"card {name}", "this id stands twice")
    coins = sorted((card.value for card in cards if card.kind == "coin"), reverse=True)
    if coins[-1] != COIN or any(large % small for large, small in pairwise(coins)):
        raise CardError(file, "coins", f"each coin must hold the next smaller one without rest, down to {COIN}")
    return tuple(cards)


def _read_row(file: str, table: str, name: str, row: Any) -> Card:
    where = f"{table} card {name}"
    if not name.isidentifier() or not name.isascii() or name != name.lower():
        raise CardError(file, where, "the id must be small letters, digits or underscores")
    row = check_row(file, where, row, *_FIELDS[table], "a card of this table")
    for field, largest in _LARGEST.items():
        number = row.get(field, 0)
        if type(number) is not int or not 0 <= number <= largest:
            raise CardError(file, where, f"{field} must be a whole number from 0 to {largest}")
        if field in _MONEY and number % COIN:
            raise CardError(file, where, f"{field} must be a multiple of {COIN}")
    kind = {"asteroids": "asteroid", "coins": "coin", "dealer": row.get("kind")}.get(table, "ship")
    if table == "dealer" and kind not in KINDS:
        raise CardError(file, where, f"kind must be one of {', '.join(KINDS)}")
    ship_class = row.get("class", row.get("repairs", ""))
    if (kind in ("ship", "repair")) != (ship_class in CLASSES):
        raise CardError(file, where, f"a ship's class, and what a repair repairs, is one of {', '.join(CLASSES)}")
    return Card(
        id=name, table=table, kind=str(kind), ship_class=ship_class, speed=row.get("speed", 0),
        firepower=row.get("firepower", 0), shield=row.get("shield", 0), value=row.get("value", 0),
        price=row.get("price", 0), copies=row.get("copies", 1), source=row["source"], marks=row.get("marks", {}),
    )  # fmt: skip


BOOK: Final = open_book(resources.find("fleet/cards.toml"), own(resources.own_cards("fleet")), read_cards)
ROWS: Final = read_cards(BOOK.tables, "cards.toml")
CARDS: Final = tuple(card for card in ROWS if card.kind != "coin")
COINS: Final = tuple(sorted(((card.value, card.copies) for card in ROWS if card.kind == "coin"), reverse=True))
NAMES: Final = tuple(card.id for card in CARDS)
CATALOG: Final = Catalog(NAMES)

KIND: Final = tuple(card.kind for card in CARDS)
FLEET: Final = tuple(FLEETS.index(card.table) if card.kind == "ship" else -1 for card in CARDS)
CLASS: Final = tuple(card.ship_class if card.kind == "ship" else "" for card in CARDS)
REPAIRS: Final = tuple(card.ship_class if card.kind == "repair" else "" for card in CARDS)
SPEED: Final = tuple(card.speed for card in CARDS)
FIRE: Final = tuple(card.firepower for card in CARDS)
SHIELD: Final = tuple(card.shield for card in CARDS)
VALUE: Final = tuple(card.value for card in CARDS)
PRICE: Final = tuple(card.price for card in CARDS)
COPIES: Final = tuple(card.copies for card in CARDS)
SHIP: Final = tuple(int(card.kind == "ship") for card in CARDS)
GEAR: Final = tuple(int(card.kind == "gear") for card in CARDS)
SHIPS: Final = tuple(tuple(c for c, fleet in enumerate(FLEET) if fleet == side) for side in range(len(FLEETS)))
SOLD: Final = tuple(c for c, kind in enumerate(KIND) if kind in KINDS)
ASTEROIDS: Final = tuple(c for c, kind in enumerate(KIND) if kind == "asteroid")
