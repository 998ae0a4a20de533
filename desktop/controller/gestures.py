"""The legal actions by gesture: which cards can be taken, where each may go, and what each drop can mean."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import chain

from desktop.engine.actions import Action
from desktop.engine.sight import View
from desktop.face import GameFace
from desktop.look import Gesture, Key
from desktop.table.hands.picks import Target
from desktop.table.scene.safety_net import report


class Gestures:
    """An index over one decision."""

    def __init__(
        self, face: GameFace, view: View, legal: Sequence[Action], places: Collection[Key] | None = None
    ) -> None:
        """`places`: those of the table, where it is known."""
        self._by_card: dict[tuple[Key, int], dict[Target, list[Action]]] = {}
        self.buttons: list[Action] = []
        self.displaced: set[Action] = set()  # of these, the ones whose place the table lacks: an error
        self.handy: list[Action] = []  # have a place, and a button as well
        for action in legal:
            meant = face.gestures(view, action)
            found = [made for made in meant if places is None or _on_table(made, places)]
            if not found:
                self.buttons.append(action)
                if meant:
                    self.displaced.add(action)
                continue
            if action.verb in face.handy:
                self.handy.append(action)
            for src, at, dst, dst_at in found:
                targets = self._by_card.setdefault((src, at), {})
                targets.setdefault(Target(dst, dst_at), []).append(action)
        self.pressable = face.ranked(view, self.handy + self.buttons)  # those with a button, the default one first

    def liftable(self, key: Key, index: int) -> bool:
        """Whether some action begins with this card."""
        return (key, index) in self._by_card

    def targets(self, key: Key, index: int) -> tuple[Target, ...]:
        """Where the card may go."""
        return tuple(self._by_card.get((key, index), ()))

    def actions(self, key: Key, index: int, target: Target) -> list[Action]:
        """What the drop can mean."""
        return self._by_card.get((key, index), {}).get(target, [])

    def all_of(self, key: Key, index: int) -> list[Action]:
        """Everything the card can do, wherever it is put for it."""
        meant = (action for actions in self._by_card.get((key, index), {}).values() for action in actions)
        return list(dict.fromkeys(meant))

    @property
    def movable(self) -> Collection[tuple[Key, int]]:
        """The cards that some action takes up."""
        return self._by_card.keys()

    @property
    def goals(self) -> tuple[Target, ...]:
        """Everywhere that some card may go, in the order of the actions."""
        return tuple(dict.fromkeys(chain.from_iterable(self._by_card.values())))

    @property
    def most_goals(self) -> int:
        """Of one card."""
        return max(map(len, self._by_card.values()), default=0)

    @property
    def cards(self) -> int:
        """How many cards could be played."""
        return len(self._by_card)

    def sources(self) -> tuple[Target, ...]:
        """The cards that could be played."""
        return tuple(Target(*card) for card in self._by_card)

    def place_of(self, action: Action) -> tuple[Target, Target] | None:
        """The card that an action takes up and where it goes; None: it has a button."""
        for card, targets in self._by_card.items():
            for target, actions in targets.items():
                if action in actions:
                    return Target(*card), target
        return None


def _on_table(made: Gesture, places: Collection[Key]) -> bool:
    """Whether a hand can make it; a place that the table lacks is an error, and the action has a button instead."""
    missing = {made.src, made.dst} - set(places)
    if missing:
        report(LookupError(f"the table has no place {', '.join(map(str, sorted(missing)))}"))
    return not missing
