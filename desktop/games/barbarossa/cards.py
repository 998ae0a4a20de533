"""The cards of Barbarossa: the rows of resources/barbarossa/cards.toml, checked, as arrays by card number.

The loader takes plain dicts and names file, row and field of whatever is wrong, because owners of the
printed game edit the file. Copies of a card are the same number.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from desktop import resources
from desktop.engine.cardbook import open_book
from desktop.engine.cardfile import CardError, check_row
from desktop.engine.setting import Catalog
from desktop.storage.reading import own

TABLES: Final = ("transport", "unit", "plan", "aid", "objective", "event")
KINDS: Final = {
    "unit": ("infantry", "artillery", "support", "tank"),
    "aid": ("commander", "facility"),
    "objective": ("hill", "position", "city"),
}
POINTS: Final = ("op", "sp", "dp", "rp", "bp")
GROUPS: Final = ("infantry", "tank", "unit")  # what a red rule can take
REDS: Final = ("keep", "under", "remove", "assign")
EFFECTS: Final = {
    "unit": ("upgrade", "open_front", "recruit"),
    "plan": ("rally",),
    "aid": ("repair",),
    "objective": ("raze", "last"),
    "event": ("winter", "mud", "partisans"),
}

_LARGEST: Final = {
    "copies": 99, "op": 9, "cost": 99, "pays": 9, "discard": 99, "sacrifice": 99, "activation": 9, "occupy": 99,
    "withdraw": 99, "amount": 9, "vp": 99,
}  # fmt: skip
_FIELDS: Final[dict[str, tuple[set[str], set[str]]]] = {  # by table: needed, optional
    "transport": ({"copies", "op", "cost", "gain"}, set()),
    "unit": (
        {"kind", "copies", "op", "cost"},
        {
            "gain",
            "deploy",
            "arrives",
            "fatigue",
            "pays",
            "discard",
            "sacrifice",
            "activation",
            "effect",
            "amount",
            "vp",
        },
    ),
    "plan": ({"copies", "op", "cost"}, {"gain", "effect", "amount"}),
    "aid": ({"kind", "copies", "op", "cost", "deploy", "arrives"}, {"fatigue", "pays", "effect", "vp"}),
    "objective": ({"kind", "copies", "occupy", "vp"}, {"loss", "withdraw", "effect"}),
    "event": ({"copies", "modifier", "red"}, {"op", "gain", "loss", "effect", "amount", "vp"}),
}


@dataclass(frozen=True)
class Card:
    """One kind of card; what it has not, is 0, empty or (a cost) -1."""

    id: str
    table: str
    source: str  # the weakest mark of the row
    marks: Mapping[str, str]  # the marks of single fields, where they are better
    kind: str = ""
    copies: int = 1
    op: int = -1  # a card without a cost is never played
    cost: int = -1  # nor bought
    gain: Mapping[str, int] = field(default_factory=dict)
    deploy: str = ""
    arrives: str = ""
    fatigue: Mapping[str, int] = field(default_factory=dict)
    pays: int = 0
    discard: int = 0
    sacrifice: int = 0
    activation: int = 0
    occupy: int = 0
    loss: Mapping[str, int] = field(default_factory=dict)
    withdraw: int = 0
    modifier: int = 0
    red: str = ""
    effect: str = ""
    amount: int = 0
    vp: int = 0


def read_cards(tables: Mapping[str, Any], file: str) -> tuple[Card, ...]:
    """The cards of a card file's tables, in the file's order; CardError says what is wrong."""
    if set(tables) != set(TABLES):
        raise CardError(file, "file", f"must have the tables {', '.join(TABLES)}, and no others")
    cards: list[Card] = []
    for table in TABLES:
        if not isinstance(tables[table], dict) or not tables[table]:
            raise CardError(file, table, "must be a table of cards")
        cards += [_read_row(file, table, name, row) for name, row in tables[table].items()]
    names = [card.id for card in cards]
    for name in names:
        if names.count(name) > 1:
            raise CardError(file, f"card {name}", "this id stands twice")
    _check_all(file, cards)
    return tuple(cards)


def _read_row(file: str, table: str, name: str, row: Any) -> Card:
    where = f"{table} card {name}"
    if not name.isidentifier() or not name.isascii() or name != name.lower():
        raise CardError(file, where, "the id must be small letters, digits or underscores")
    row = check_row(file, where, row, *_FIELDS[table], "a card of this table")
    for name_, largest in _LARGEST.items():
        number = row.get(name_, 0)
        if type(number) is not int or not 0 <= number <= largest:
            raise CardError(file, where, f"{name_} must be a whole number from 0 to {largest}")
    if type(row.get("modifier", 0)) is not int or not -99 <= row.get("modifier", 0) <= 99:
        raise CardError(file, where, "modifier must be a whole number from -99 to 99")
    for words, allowed in (("gain", POINTS), ("fatigue", POINTS), ("loss", GROUPS)):
        _check_amounts(file, where, words, row.get(words, {}), allowed)
    for word, choices in (
        ("kind", KINDS.get(table, ())), ("deploy", ("may", "must")), ("arrives", ("active", "fatigued")),
        ("red", REDS), ("effect", EFFECTS.get(table, ())),
    ):  # fmt: skip
        if word in row and row[word] not in choices:
            raise CardError(file, where, f"{word} must be one of {', '.join(choices)}")
    if ("deploy" in row) != ("arrives" in row):
        raise CardError(file, where, "deploy and arrives belong together")
    values = {key: value for key, value in row.items() if key not in ("source", "marks")}
    return Card(name, table, row["source"], row.get("marks", {}), **values)


def _check_amounts(file: str, where: str, name: str, amounts: Any, allowed: tuple[str, ...]) -> None:
    """A table such as gain = { sp = 1 }."""
    if not isinstance(amounts, dict) or any(key not in allowed for key in amounts):
        raise CardError(file, where, f"{name} must be a table of {', '.join(allowed)}")
    if any(type(number) is not int or not 1 <= number <= 99 for number in amounts.values()):
        raise CardError(file, where, f"{name} must give whole numbers from 1 to 99")


def _check_all(file: str, cards: list[Card]) -> None:
    """What the set-up needs: start cards, one last city, and enough events that the deck never runs out."""
    by_id = {card.id: card for card in cards}
    for name, least in (("horses", 30), ("grenadier_regiment", 10)):
        if name not in by_id or by_id[name].copies < least:
            raise CardError(file, f"card {name}", f"must have at least {least} copies: five seats begin with them")
    cities = [card for card in cards if card.kind == "city"]
    last = [card.id for card in cards if card.effect == "last"]
    if len(last) != 1 or by_id[last[0]].kind != "city":
        raise CardError(file, "objective", "must have exactly one city with the effect last")
    if any(sum(card.kind == kind for card in cards) != 1 for kind in ("hill", "position")):
        raise CardError(file, "objective", "must have one hill and one position")
    if sum(card.copies for card in cards if card.table == "event") <= sum(card.copies for card in cities):
        raise CardError(file, "event", "must have more cards than there are cities")
    givers = [card for card in cards if card.sacrifice]
    if len(givers) > 1 or any(card.kind == "infantry" for card in givers):
        raise CardError(file, "unit", "may have sacrifice on one kind of card only, and on no infantry")


BOOK: Final = open_book(resources.find("barbarossa/cards.toml"), own(resources.own_cards("barbarossa")), read_cards)
CARDS: Final = read_cards(BOOK.tables, "cards.toml")
NAMES: Final = tuple(card.id for card in CARDS)
CATALOG: Final = Catalog(NAMES)

Points = tuple[int, int, int, int, int]


def _points(amounts: Mapping[str, int]) -> Points:
    op, sp, dp, rp, bp = (amounts.get(name, 0) for name in POINTS)
    return op, sp, dp, rp, bp


TABLE: Final = tuple(card.table for card in CARDS)
KIND: Final = tuple(card.kind for card in CARDS)
COPIES: Final = tuple(card.copies for card in CARDS)
OP: Final = tuple(card.op for card in CARDS)
SP: Final = tuple(card.cost for card in CARDS)
GAIN: Final = tuple(_points(card.gain) for card in CARDS)
DEPLOY: Final = tuple(card.deploy for card in CARDS)
ARRIVES: Final = tuple(card.arrives for card in CARDS)
FATIGUE: Final = tuple(_points(card.fatigue) for card in CARDS)
TIRES: Final = tuple(bool(card.fatigue) for card in CARDS)  # has an ability whose cost is its fatigue
FATIGUE_PAYS: Final = tuple(card.pays for card in CARDS)
DISCARD: Final = tuple(card.discard for card in CARDS)
SACRIFICE: Final = tuple(card.sacrifice for card in CARDS)
ACTIVATION: Final = tuple(card.activation for card in CARDS)
OCCUPY: Final = tuple(card.occupy for card in CARDS)
LOSS: Final = tuple(tuple(card.loss.get(group, 0) for group in GROUPS) for card in CARDS)
WITHDRAW: Final = tuple(card.withdraw for card in CARDS)
MODIFIER: Final = tuple(card.modifier for card in CARDS)
RED: Final = tuple(card.red for card in CARDS)
EFFECT: Final = tuple(card.effect for card in CARDS)
AMOUNT: Final = tuple(card.amount for card in CARDS)
VP: Final = tuple(card.vp for card in CARDS)

TRANSPORT: Final = tuple(table == "transport" for table in TABLE)
UNIT: Final = tuple(table == "unit" for table in TABLE)
PLAN: Final = tuple(table == "plan" for table in TABLE)
AID: Final = tuple(table == "aid" for table in TABLE)
OBJECTIVE: Final = tuple(table == "objective" for table in TABLE)
EVENT: Final = tuple(table == "event" for table in TABLE)
INFANTRY: Final = tuple(kind == "infantry" for kind in KIND)
TANK: Final = tuple(kind == "tank" for kind in KIND)
CITY: Final = tuple(kind == "city" for kind in KIND)
HILL: Final = KIND.index("hill")
POSITION: Final = KIND.index("position")
HORSES: Final = NAMES.index("horses")
GRENADIER: Final = NAMES.index("grenadier_regiment")
LAST: Final = EFFECT.index("last")
WORKSHOP: Final = EFFECT.index("repair") if "repair" in EFFECT else -1

# May be lost to a red rule of each group: infantry, tank, unit, and (Stalingrad) the rest.
IN_GROUP: Final = (INFANTRY, TANK, UNIT, tuple(unit and not tank for unit, tank in zip(UNIT, TANK)))
G_INFANTRY: Final = 0
G_TANK: Final = 1
G_UNIT: Final = 2
G_OTHERS: Final = 3
