"""The legal actions by gesture: which cards can be taken, where each may go, and what each drop can mean."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.controller.layouts import Manifold, Prompting, TableLayout
from desktop.engine.actions import Action
from desktop.engine.events import Place
from desktop.engine.sight import View, alike
from desktop.look import Key
from desktop.table.picks import Target


class Gestures:
    """An index over one decision."""

    def __init__(self, layout: TableLayout, view: View, legal: Sequence[Action]) -> None:
        self._by_card: dict[tuple[Key, int], dict[Target, list[Action]]] = {}
        self.buttons: list[Action] = []
        self.handy: list[Action] = []  # have a place, and a button as well
        verbs = layout.HANDY if isinstance(layout, Prompting) else ()
        for action in legal:
            found = _gestures(layout, view, action)
            if not found:
                self.buttons.append(action)
                continue
            if action.verb in verbs:
                self.handy.append(action)
            for src, at, target in found:
                targets = self._by_card.setdefault((src, at), {})
                targets.setdefault(target, []).append(action)
        self.pressable = self.handy + self.buttons  # the actions with a button, the default one first
        if isinstance(layout, Prompting):
            self.pressable = layout.ranked(view, self.pressable)

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


def _gestures(layout: TableLayout, view: View, action: Action) -> list[tuple[Key, int, Target]]:
    """All that mean an action: the card, and where it goes."""
    if isinstance(layout, Manifold):
        return [(each.src, each.src_at, Target(each.dst, each.dst_at)) for each in layout.gestures(view, action)]
    only = layout.gesture(view, action)
    if only is None:
        return []
    target = Target(only.dst, only.dst_at)
    return [(only.src, at, target) for at in alike(view, Place(*only.src), only.src_at)]
