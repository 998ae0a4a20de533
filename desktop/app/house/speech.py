"""The words that the table itself lacks, for assistive tools: a game's, in a language, with the names of the seats."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from desktop.words import Words


class TableSpeech:
    def __init__(self, words: Words, game_id: str, names: Sequence[str]) -> None:
        self._words, self._game, self._names = words, game_id, tuple(names)

    def place(self, key: tuple[str, int]) -> str:
        """As the game calls the place, and its seat."""
        name, seat = key
        called = self._words.first(f"{self._game}.zone.{name}", default=name.replace("_", " "))
        return self._words.line("house.access.whose", called, self.owner(seat)) if seat >= 0 else called

    def owner(self, seat: int) -> str:
        return self._words.seat(seat, self._names) if seat >= 0 else ""

    def cards(self, count: int) -> str:
        """So many cards."""
        return self._words.line("house.access.cards", count)

    def share(self, have: int | str, of: int) -> str:
        """So many of so many."""
        return self._words.line("house.access.share", have, of)

    def number(self, value: int) -> str:
        """With the language's groups."""
        return self._words.number(value)

    def listed(self, things: Iterable[str]) -> str:
        """With the language's comma."""
        return self._words.listed(things)

    def clauses(self, things: Iterable[str]) -> str:
        """With its full stop."""
        return self._words.clauses(things)

    def pair(self, what: str, said: str) -> str:
        """With its colon."""
        return self._words.pair(what, said)

    def noted(self, what: str, note: str) -> str:
        """With its brackets."""
        return self._words.line("house.play.tip", what, note)

    def sign(self, icon: str) -> str:
        """As the game names it; most signs stand beside words and have none."""
        world, _, name = icon.rpartition("/")
        return self._words.first(f"{world or self._game}.sign.{name}")

    def explain(self, name: str) -> str:
        """As the game explains it, or the house; what stands beside a place is explained alike for all of them."""
        beside = [f"{self._game}.explain.about"] if name.startswith("about_") else []
        ids = (f"{self._game}.explain.{name}", f"{self._game}.{name}", *beside, f"house.explain.{name}")
        return self._words.first(*ids)

    def mark(self, name: str) -> str:
        """What a mark says."""
        return self._words.line(f"house.access.mark.{name}")
