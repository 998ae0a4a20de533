"""The cards of a game as they hold in this program: the shipped rows, with what an owner of the printed game changed.

An owner's file has the form of the shipped one and holds only the rows and fields that differ; `without` names fields
that their card has not. It adds no card and takes none away, so the names of the catalog always stand. A file that does
not hold is not used at all, and the book says why. Two programs play the same game when their digests are the same.
"""

import hashlib
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from desktop.engine.cardfile import OWN, CardError, tables_of

_ABOUT = ("source", "marks", "disputed")  # of a row: what stands on no card
WITHOUT = "without"


class File(Protocol):
    """A pathlib.Path is one."""

    @property
    def name(self) -> str:
        """What people call it."""

    def read_bytes(self) -> bytes: ...


class Row(NamedTuple):
    """A printed card, or another row of the file: its table, its fields, and where each is known from."""

    table: str
    fields: dict[str, Any]
    marks: dict[str, str]


@dataclass(frozen=True, slots=True)
class CardBook:
    """All rows of a game; a game without a card file has an empty one."""

    tables: dict[str, Any] = field(default_factory=dict)
    own: tuple[str, ...] = ()  # the rows that an owner changed
    digest: str = ""  # of the rows; empty while they are the shipped ones
    wrong: str = ""  # why an owner's file is not used
    read: str = ""  # a fingerprint of the owner's file as it was read; empty: there was none

    def rows(self) -> dict[str, Row]:
        """Every row by its id."""
        return {
            name: Row(
                table,
                {key: value for key, value in row.items() if key not in _ABOUT},
                {key: row.get("marks", {}).get(key, row["source"]) for key in row if key not in _ABOUT},
            )
            for table, rows in self.tables.items()
            for name, row in rows.items()
        }


def open_book(shipped: File, own: File | None, check: Callable[[dict[str, Any], str], object]) -> CardBook:
    """The rows that hold; `check` is the game's reader, which raises CardError."""
    tables = tables_of(shipped.name, shipped.read_bytes)
    if own is None:
        return CardBook(tables)
    read = fingerprint(own)
    try:
        changes = tables_of(own.name, own.read_bytes)
        merged, changed = merge(tables, changes, own.name)
        check(merged, own.name)
    except CardError as error:
        return CardBook(tables, wrong=str(error), read=read)
    return CardBook(merged, changed, digest(merged) if changed else "", read=read)


def merge(
    tables: Mapping[str, Mapping[str, Any]], changes: Mapping[str, Any], file: str
) -> tuple[dict[str, Any], tuple[str, ...]]:
    """The tables with an owner's fields in them, and the ids of the rows that are another now."""
    merged: dict[str, Any] = {table: dict(rows) for table, rows in tables.items()}
    changed = []
    for table, rows in changes.items():
        if table not in tables:
            raise CardError(file, table, f"is no table of this game; it has {', '.join(tables)}")
        if not isinstance(rows, dict):
            raise CardError(file, table, "must be a table of cards")
        for name, row in rows.items():
            if name not in tables[table]:
                raise CardError(file, f"{table} card {name}", "there is no such card in this table")
            merged[table][name] = _changed(tables[table][name], row, file, f"{table} card {name}")
            if merged[table][name] != tables[table][name]:
                changed.append(name)
    return merged, tuple(changed)


def _changed(shipped: dict[str, Any], row: Any, file: str, where: str) -> dict[str, Any]:
    if not isinstance(row, dict):
        raise CardError(file, where, "must be a row of fields in braces")
    without = row.get(WITHOUT, [])
    if not isinstance(without, list) or not all(_takes_away(shipped, key) for key in without):
        raise CardError(file, where, f"{WITHOUT} must be a list of fields that the program's row has")
    told = {key: value for key, value in row.items() if key not in (*_ABOUT, WITHOUT)}
    other = {key for key, value in told.items() if key not in shipped or shipped[key] != value}
    if not other and not without:
        return shipped
    fields = {key: value for key, value in {**shipped, **told}.items() if key not in (*_ABOUT, *without)}
    known = {key: shipped.get("marks", {}).get(key, shipped["source"]) for key in fields}
    marks = {key: OWN if key in other else mark for key, mark in known.items()}
    return {**fields, "source": OWN, "marks": marks}


def _takes_away(shipped: dict[str, Any], key: object) -> bool:
    return isinstance(key, str) and key in shipped and key not in _ABOUT


def fingerprint(file: File) -> str:
    """Of what is written in a file, empty when it cannot be read."""
    try:
        return hashlib.sha256(file.read_bytes()).hexdigest()[:16]
    except OSError:
        return ""


def digest(tables: Mapping[str, Any]) -> str:
    """A fingerprint of the numbers; where they are known from plays no part in a game."""
    plain = {
        table: {name: {key: row[key] for key in row if key not in _ABOUT} for name, row in rows.items()}
        for table, rows in tables.items()
    }
    return hashlib.sha256(json.dumps(plain, sort_keys=True).encode()).hexdigest()[:16]
