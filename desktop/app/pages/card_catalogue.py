"""Every card of a game, to be read: its printed face, its row in the card file, and what of it a search finds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from desktop.app.house.house import House
from desktop.controller.matches import Face, Row
from desktop.face import TableGame


class Specimen(NamedTuple):
    """A card of the game."""

    game: str
    id: str
    face: Face
    group: str  # the table of its row; a card without a row goes by its frame
    row: Row | None

    @property
    def copies(self) -> int:
        """How many there are; a card that says nothing of it is alone."""
        return int(self.row.fields.get("copies", 1)) if self.row is not None else 0

    @property
    def sources(self) -> frozenset[str]:
        """Where its fields are known from."""
        return frozenset(self.row.marks.values()) if self.row is not None else frozenset()

    @property
    def sought(self) -> str:
        """All that a search looks through."""
        face = self.face
        names = (keyword.name for keyword in face.keywords)
        numbers = (value.text for value in face.values)
        return "\n".join((face.title, face.kind, face.text, face.cost, *names, *numbers)).casefold()

    def found_by(self, sought: str) -> bool:
        """Whether every word of a search stands on it."""
        hay = self.sought
        return all(word in hay for word in sought.casefold().split())


def specimens(house: House, game_id: str) -> list[Specimen]:
    """Every side of every card, in the order of the file."""
    game, say = house.games[game_id], house.words.say
    if not isinstance(game, TableGame):
        return []
    rows = game.book.rows()
    found = []
    for number, name in enumerate(game.catalog.names):
        row = rows.get(name)
        group = row.table if row is not None else game.face.printed(game.catalog.front[number], say).template
        found.append(Specimen(game_id, name, game.face.printed(number, say), group, row))
    return found


def groups(cards: Sequence[Specimen]) -> list[str]:
    """The kinds of cards there are, in their order."""
    return list(dict.fromkeys(card.group for card in cards))


def sources(cards: Sequence[Specimen]) -> list[str]:
    """Where numbers of these cards are known from: the best founded first, an owner's last."""
    known = frozenset[str]().union(*(card.sources for card in cards))
    return [source for source in ("rulebook", "published", "reconstructed", "own") if source in known]


def fields(house: House, card: Specimen) -> list[tuple[str, str, str]]:
    """What stands on a card, field by field: its name, its number where it is one, where it is known from."""
    if card.row is None:
        return []
    line = house.words.line
    return [
        (
            line(f"{card.game}.cards.field.{field}"),
            _number(house, value),
            line(f"house.cards.mark.{card.row.marks[field]}"),
        )
        for field, value in card.row.fields.items()
    ]


def _number(house: House, value: object) -> str:
    """A number as it is read; what a field says in words stands on the card itself."""
    if isinstance(value, int) and not isinstance(value, bool):
        return house.words.number(value)
    return value if isinstance(value, str) and (value.isdigit() or len(value) == 1) else ""
