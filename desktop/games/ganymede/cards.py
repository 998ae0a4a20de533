"""The cards of Ganymede: the rows of resources/ganymede/cards.toml, checked, as arrays by card number.

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

TABLES: Final = ("red", "green", "black", "purple")
EFFECTS: Final = ("fetch", "shift", "peek", "strike", "bunker", "ace")
RANKS: Final = ("A", *(str(number) for number in range(2, 11)))

_NEEDED: Final = {"rank", "copies"}
_OPTIONAL: Final = {"recruits", "effect"}
_MOST_COPIES: Final = 20


@dataclass(frozen=True)
class Card:
    """One printed card."""

    id: str
    camp: str
    rank: str
    copies: int
    recruits: int  # in the easier Purple deck
    effect: str
    source: str  # the weakest mark of the row
    marks: Mapping[str, str]  # the marks of single fields, where they are better

    @property
    def number(self) -> int:
        """What it counts at least."""
        return 1 if self.rank == "A" else int(self.rank)


def read_cards(tables: Mapping[str, Any], file: str) -> tuple[Card, ...]:
    """The cards of a card file's tables, in the file's order; CardError says what is wrong."""
    if set(tables) != set(TABLES):
        raise CardError(file, "file", f"must have the tables {', '.join(TABLES)}, and no others")
    cards = []
    for camp in TABLES:
        if not isinstance(tables[camp], dict):
            raise CardError(file, camp, "must be a table of cards")
        cards += [_read_row(file, camp, name, row) for name, row in tables[camp].items()]
    for name in [card.id for card in cards]:
        if sum(card.id == name for card in cards) > 1:
            raise CardError(file, f"card {name}", "this id stands twice")
    for camp in TABLES:
        for deck in ("copies", "recruits") if camp == "purple" else ("copies",):
            if not any(getattr(card, deck) for card in cards if card.camp == camp):
                raise CardError(file, camp, f"has no card at all by its {deck}")
    return tuple(cards)


def _read_row(file: str, camp: str, name: str, row: Any) -> Card:
    where = f"{camp} card {name}"
    if not name.isidentifier() or not name.isascii() or not name.startswith(f"{camp}_"):
        raise CardError(file, where, f"the id must be {camp}_ and letters, digits or underscores")
    row = check_row(file, where, row, _NEEDED, _OPTIONAL, "a card")
    if row["rank"] not in RANKS:
        raise CardError(file, where, f"rank must be one of {', '.join(RANKS)}, as a text")
    if "recruits" in row and camp != "purple":
        raise CardError(file, where, "recruits belongs to Purple cards only")
    for field in ("copies", "recruits"):
        if type(row.get(field, 0)) is not int or not 0 <= row.get(field, 0) <= _MOST_COPIES:
            raise CardError(file, where, f"{field} must be a whole number from 0 to {_MOST_COPIES}")
    if row.get("effect", "fetch") not in EFFECTS:
        raise CardError(file, where, f"effect must be one of {', '.join(EFFECTS)}")
    if (row.get("effect") == "ace") != (row["rank"] == "A"):
        raise CardError(file, where, "effect ace and rank A belong together")
    recruits, effect = row.get("recruits", 0), row.get("effect", "")
    return Card(name, camp, row["rank"], row["copies"], recruits, effect, row["source"], row.get("marks", {}))


def _having(effect: str) -> tuple[int, ...]:
    """By card: 1 where it has this effect."""
    return tuple(int(card.effect == effect) for card in CARDS)


BOOK: Final = open_book(resources.find("ganymede/cards.toml"), own(resources.own_cards("ganymede")), read_cards)
CARDS: Final = read_cards(BOOK.tables, "cards.toml")
NAMES: Final = tuple(card.id for card in CARDS)
CATALOG: Final = Catalog(NAMES)

VALUE: Final = tuple(card.number for card in CARDS)
RANK: Final = tuple(card.rank for card in CARDS)
CAMP: Final = tuple(card.camp for card in CARDS)
EFFECT: Final = tuple(card.effect for card in CARDS)
FETCH: Final = _having("fetch")
SHIFT: Final = _having("shift")
PEEK: Final = _having("peek")
STRIKE: Final = _having("strike")
BUNKER: Final = _having("bunker")
ACE: Final = _having("ace")
BLACK: Final = tuple(number for number, card in enumerate(CARDS) if card.camp == "black")
COPIES: Final = tuple(card.copies for card in CARDS)
RECRUITS: Final = tuple(card.recruits for card in CARDS)
