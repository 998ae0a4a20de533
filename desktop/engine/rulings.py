"""The rulings sheet: how the program reads what a game's printed rules leave open.

A row a ruling, from the game's rulings file; one with an option can be switched before a match, the others stand.
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from desktop.engine.setting import Value
from desktop.engine.text import Text


class Ruling(NamedTuple):
    """One reading of the rules."""

    game: str
    id: str
    default: Value
    option: str  # the option that switches it; empty: none does
    source: str  # why a ruling was needed: silent, social, scrambled, disputed, edition, slip, card

    @property
    def title(self) -> Text:
        """What it is about."""
        return Text(f"{self.game}.ruling.{self.id}.title")

    @property
    def text(self) -> Text:
        """What it says."""
        return Text(f"{self.game}.ruling.{self.id}.text")


def read_rulings(game: str, rows: Mapping[str, Mapping[str, Any]]) -> tuple[Ruling, ...]:
    """All rulings of a game, in the order of the sheet."""
    return tuple(Ruling(game, name, row["default"], row.get("option", ""), row["source"]) for name, row in rows.items())
