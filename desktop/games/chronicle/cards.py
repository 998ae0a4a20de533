"""The cards of Chronicle: the rows of resources/chronicle/cards.toml, checked, as arrays by card number.

The loader takes plain dicts and names file, row and field of whatever is wrong, because owners of the
printed game edit the file. Characters come first, suit by suit and by strength, then the histories.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from desktop import resources
from desktop.engine.cardbook import open_book
from desktop.engine.cardfile import CardError, check_row
from desktop.engine.setting import Catalog
from desktop.storage.reading import own

SUITS: Final = ("power", "wisdom", "love", "wild")
POWER: Final = 0
WISDOM: Final = 1
LOVE: Final = 2
WILD: Final = 3
HISTORY: Final = 4
ALL_KINDS: Final = 3  # of a history: all suits together
TABLES: Final = (*SUITS, "history")
ABILITIES: Final = (
    "evil", "triple", "weakest", "take", "stop", "recall", "return", "discard", "give", "shed",
    "crown", "fool", "purge",
)  # fmt: skip
CONDITIONS: Final = ("most", "fewest", "no_evil", "most_evil", "again", "more")
KINDS: Final = ("power", "wisdom", "love", "all")
REACHES: Final = ("ally", "hand")

_SIZES: Final = {"power": 10, "wisdom": 10, "love": 10, "wild": 6, "history": 12}
_MOST: Final = 4  # more histories than this cannot be drawn or apply again
_NUMBERS: Final = {"strength": (1, 10), "counts": (1, 9), "crown": (1, 9), "count": (1, _MOST)}
_WORDS: Final = {"ability": ABILITIES, "condition": CONDITIONS, "of": KINDS}


@dataclass(frozen=True)
class Card:
    """One printed card; a field that its kind does not have is empty or 0."""

    id: str
    suit: str
    source: str  # the weakest mark of the row
    marks: Mapping[str, str]  # the marks of single fields, where they are better
    strength: int = 0
    ability: str = ""
    evil: bool = False
    counts: int = 1  # as how many allies, at the end of a round
    crown: int = 0
    printed: str = ""
    theme: str = ""
    condition: str = ""
    of: str = ""
    count: int = 0


def read_cards(tables: Mapping[str, Any], file: str) -> tuple[Card, ...]:
    """The cards of a card file's tables, suit by suit; CardError says what is wrong."""
    if set(tables) != {*TABLES, "edition"}:
        raise CardError(file, "file", f"must have the tables {', '.join(TABLES)} and edition, and no others")
    cards: list[Card] = []
    for suit in TABLES:
        rows = tables[suit]
        if not isinstance(rows, dict) or len(rows) != _SIZES[suit]:
            raise CardError(file, suit, f"must be a table of {_SIZES[suit]} cards")
        cards += [_read_row(file, suit, name, row) for name, row in rows.items()]
    _check_all(file, cards)
    return tuple(cards)


def _read_row(file: str, suit: str, name: str, row: Any) -> Card:
    where = f"{suit} card {name}"
    if not name.isidentifier() or not name.isascii():
        raise CardError(file, where, "the id must be letters, digits or underscores")
    if suit == "history":
        row = check_row(file, where, row, {"theme", "condition"}, {"of", "count"}, "a history card")
    elif suit == "wild":
        row = check_row(file, where, row, (), {"ability", "evil", "counts", "crown", "printed"}, "a Wild")
    else:
        optional = {"ability", "evil", "counts", "crown", "printed"}
        row = check_row(file, where, row, {"strength"}, optional, "a character")
    for field, (low, high) in _NUMBERS.items():
        if field in row and (type(row[field]) is not int or not low <= row[field] <= high):
            raise CardError(file, where, f"{field} must be a whole number from {low} to {high}")
    for field, words in _WORDS.items():
        if field in row and row[field] not in words:
            raise CardError(file, where, f"{field} must be one of {', '.join(words)}")
    if type(row.get("evil", False)) is not bool:
        raise CardError(file, where, "evil must be true or false")
    if type(row.get("printed", "")) is not str:
        raise CardError(file, where, "printed must be a name")
    if type(row.get("theme", "")) is not str:  # whose character it is, is seen once all cards are read
        raise CardError(file, where, "theme must be the id of a character")
    _check_pairs(file, where, row)
    values = {field: value for field, value in row.items() if field not in ("source", "marks")}
    values["evil"] = row.get("evil", False) or row.get("ability") == "evil"
    return Card(name, suit, row["source"], row.get("marks", {}), **values)


def _check_pairs(file: str, where: str, row: Mapping[str, Any]) -> None:
    """Fields that belong together."""
    for field, partner, values in (
        ("crown", "ability", ("crown",)),
        ("of", "condition", ("most", "fewest")),
        ("count", "condition", ("again", "more")),
    ):
        if (field in row) != (row.get(partner) in values):
            raise CardError(file, where, f"{field} belongs to {partner} {' or '.join(values)}, and to nothing else")
    if "counts" in row and row.get("ability") != "triple":
        raise CardError(file, where, "counts belongs to ability triple, and to nothing else")


def _check_all(file: str, cards: list[Card]) -> None:
    names = [card.id for card in cards]
    for name in names:
        if names.count(name) > 1:
            raise CardError(file, f"card {name}", "this id stands twice")
    for suit in SUITS[:3]:
        if sorted(card.strength for card in cards if card.suit == suit) != list(range(1, 11)):
            raise CardError(file, suit, "must have each strength from 1 to 10 once")
    crowns = [card.crown for card in cards if card.crown]
    if len(set(crowns)) < len(crowns):
        raise CardError(file, "wild", "crown must differ from card to card")
    if not any(card.evil for card in cards):
        raise CardError(file, "file", "has no evil card at all")
    characters = {card.id for card in cards if card.suit != "history"}
    histories = [card for card in cards if card.suit == "history"]
    for card in histories:
        if card.theme not in characters:
            raise CardError(file, f"history card {card.id}", "theme must be the id of a character")
    if len({card.theme for card in histories}) < len(histories):
        raise CardError(file, "history", "theme must differ from card to card")
    for condition in ("again", "more"):
        if sum(card.condition == condition for card in histories) > 1:
            raise CardError(file, "history", f"condition {condition} must stand once at most")


def read_edition(tables: Mapping[str, Any], file: str) -> str:
    """What an 8 reaches; CardError says what is wrong."""
    rows = tables["edition"]
    if not isinstance(rows, dict) or set(rows) != {"eight"}:
        raise CardError(file, "edition", "must have the row eight, and no others")
    row = check_row(file, "edition eight", rows["eight"], {"reaches"}, (), "the edition")
    if row["reaches"] not in REACHES:
        raise CardError(file, "edition eight", f"reaches must be one of {', '.join(REACHES)}")
    return str(row["reaches"])


def check(tables: Mapping[str, Any], file: str) -> None:
    """CardError, unless these are all cards and the edition."""
    read_cards(tables, file)
    read_edition(tables, file)


BOOK: Final = open_book(resources.find("chronicle/cards.toml"), own(resources.own_cards("chronicle")), check)
CARDS: Final = read_cards(BOOK.tables, "cards.toml")
EIGHT_REACHES: Final = read_edition(BOOK.tables, "cards.toml")
NAMES: Final = tuple(card.id for card in CARDS)
CATALOG: Final = Catalog(NAMES)
CHARACTERS: Final = range(36)
HISTORIES: Final = range(36, len(CARDS))

SUIT: Final = tuple(TABLES.index(card.suit) for card in CARDS)
STRENGTH: Final = tuple(card.strength for card in CARDS)
ABILITY: Final = tuple(card.ability for card in CARDS)
EVIL: Final = tuple(int(card.evil) for card in CARDS)
COUNTS: Final = tuple(card.counts for card in CARDS)
CROWN: Final = tuple(card.crown for card in CARDS)
CONDITION: Final = tuple(card.condition for card in CARDS)
OF: Final = tuple(KINDS.index(card.of) if card.of else -1 for card in CARDS)
THEME: Final = {number: CATALOG.numbers[CARDS[number].theme] for number in HISTORIES}
EVILS: Final = sum(EVIL)  # who has them all rules the country
PURGES: Final = frozenset(number for number in CHARACTERS if ABILITY[number] == "purge")


def _counted(condition: str) -> int:
    return next((card.count for card in CARDS if card.condition == condition), 0)


AGAIN: Final = _counted("again")  # how many earlier histories a Conversation applies again
MORE: Final = _counted("more")  # how many further ones a Coronation draws
