"""The rulings sheet: how this program reads what the printed rules of Barbarossa leave open.

The rows of resources/barbarossa/rulings.toml; one with an option can be switched before a game, the others stand.
"""

import tomllib
from typing import NamedTuple

from desktop import resources
from desktop.engine.setting import Value
from desktop.engine.text import Text


class Ruling(NamedTuple):
    """One reading of the rules."""

    id: str
    default: Value
    option: str  # the option that switches it; empty: none does
    source: str  # why a ruling was needed: silent, slip, card

    @property
    def title(self) -> Text:
        """What it is about."""
        return Text(f"barbarossa.ruling.{self.id}.title")

    @property
    def text(self) -> Text:
        """What it says."""
        return Text(f"barbarossa.ruling.{self.id}.text")


def load_rulings() -> tuple[Ruling, ...]:
    """All rulings, in the order of the sheet."""
    rows = tomllib.loads(resources.find("barbarossa/rulings.toml").read_text(encoding="utf-8"))
    return tuple(Ruling(name, row["default"], row.get("option", ""), row["source"]) for name, row in rows.items())


RULINGS = load_rulings()
