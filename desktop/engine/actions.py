"""Decisions as interned tuples with a text form that parses without a state.

A verb fixes what `card` and `target` mean by naming the words each may be: `summon:ogre:upper`.
Card ids are permanent names, never an index into a list, so an action keeps its meaning for ever.
"""

from collections.abc import Iterable
from typing import NamedTuple


class Action(NamedTuple):
    """A verb with at most two operands, each a number into the words of the verb."""

    verb: str
    card: int = -1
    target: int = -1


class Verb(NamedTuple):
    """A kind of action; an operand without words does not exist for it."""

    name: str
    cards: tuple[str, ...] = ()
    targets: tuple[str, ...] = ()


class ActionError(ValueError):
    """A text that is no action of the game."""


class Verbs:
    """The verbs of one game: makes actions, writes them down and reads them."""

    __slots__ = ("_card", "_made", "_target", "_verbs")

    def __init__(self, verbs: Iterable[Verb]) -> None:
        self._verbs = {verb.name: verb for verb in verbs}
        self._card = {name: _numbers(verb.cards) for name, verb in self._verbs.items()}
        self._target = {name: _numbers(verb.targets) for name, verb in self._verbs.items()}
        self._made: dict[Action, Action] = {}

    def action(self, verb: str, card: int = -1, target: int = -1) -> Action:
        """The one object for this action."""
        action = Action(verb, card, target)
        return self._made.setdefault(action, action)

    def text(self, action: Action) -> str:
        """The action as people and files write it."""
        verb = self._verbs[action.verb]
        parts = [verb.name]
        if verb.cards:
            parts.append(verb.cards[action.card])
        if verb.targets:
            parts.append(verb.targets[action.target])
        return ":".join(parts)

    def parse(self, text: str) -> Action:
        """The action that a text names; ActionError says which word of it is none."""
        name, *words = text.split(":")
        verb = self._verbs.get(name)
        if verb is None:
            raise ActionError(f"'{_short(name)}' is no verb of this game; there are {', '.join(self._verbs)}")
        tables = [table for table in (self._card[name], self._target[name]) if table]
        if len(words) != len(tables):
            raise ActionError(f"'{_short(text)}' has {len(words)} words after the verb; '{name}' takes {len(tables)}")
        numbers = []
        for word, table in zip(words, tables, strict=True):
            if word not in table:
                raise ActionError(f"'{_short(word)}' is nothing that '{name}' can name")
            numbers.append(table[word])
        card = numbers.pop(0) if verb.cards else -1
        return self.action(name, card, numbers[0] if numbers else -1)


def _numbers(words: tuple[str, ...]) -> dict[str, int]:
    return {word: number for number, word in enumerate(words)}


def _short(text: str) -> str:
    """A hostile text may be a megabyte long; an error message quotes its beginning, printable."""
    return ascii(text[:40])[1:-1]
