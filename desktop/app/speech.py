"""The words that the table itself lacks, for assistive tools: a game's, in a language, with the names of the seats."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.words import Words


class TableSpeech:
    """A `Speech` from the texts."""

    def __init__(self, words: Words, game_id: str, names: Sequence[str]) -> None:
        self._words, self._game, self._names = words, game_id, tuple(names)

    def place(self, key: tuple[str, int]) -> str:
        """As the game calls the place, and its seat."""
        name, seat = key
        called = self._words.first(f"{self._game}.zone.{name}", default=name.replace("_", " "))
        return self._words.line("house.access.whose", called, self.owner(seat)) if seat >= 0 else called

    def owner(self, seat: int) -> str:
        """By name."""
        return self._words.seat(seat, self._names) if seat >= 0 else ""

    def cards(self, count: int) -> str:
        """So many cards."""
        return self._words.line("house.access.cards", count)

    def share(self, have: int | str, of: int) -> str:
        """So many of so many."""
        return self._words.line("house.access.share", have, of)

    def sign(self, icon: str) -> str:
        """As the game names it; most signs stand beside words and have none."""
        world, _, name = icon.rpartition("/")
        return self._words.first(f"{world or self._game}.sign.{name}")

    def mark(self, name: str) -> str:
        """What a mark says."""
        return self._words.line(f"house.access.mark.{name}")
