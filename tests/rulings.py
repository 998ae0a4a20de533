"""The rulings sheet of a game as data: how the program reads what the printed rules leave open.

The program shows the sheet as the rulebook has it. These rows, of tests/games/<game>/rulings.toml, are what its words,
the game's options and its tests are held against. One with an option can be switched before a match, the others stand.
"""

import tomllib
from pathlib import Path
from typing import NamedTuple

from desktop.engine.setting import Value
from desktop.engine.text import Text

GAMES = Path(__file__).parent / "games"


class Ruling(NamedTuple):
    """One reading of the rules."""

    game: str
    id: str
    default: Value
    option: str  # the option that switches it; empty: none does
    source: str  # why a ruling was needed: silent, social, scrambled, disputed, edition, slip, card

    @property
    def title(self) -> Text:
        return Text(f"{self.game}.ruling.{self.id}.title")

    @property
    def text(self) -> Text:
        return Text(f"{self.game}.ruling.{self.id}.text")


def rulings_of(game: str) -> tuple[Ruling, ...]:
    """In the order of the sheet."""
    rows = tomllib.loads((GAMES / game / "rulings.toml").read_text(encoding="utf-8"))
    return tuple(Ruling(game, name, row["default"], row.get("option", ""), row["source"]) for name, row in rows.items())
