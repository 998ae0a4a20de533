"""The pick: the one card a player has taken up, by drag, click or key, and where it may go.

All three ways share this state, so there are no modes: a card taken by click can be put down by key. The table decides
nothing; it asks a `TablePolicy` and reports to it.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, NamedTuple, Protocol

from desktop.look import Holding, Key

if TYPE_CHECKING:
    from desktop.table.scene.scene import TableScene


class Pick(NamedTuple):
    """A card taken up."""

    key: Key
    index: int  # type: ignore[assignment]  # hides tuple.index, which nobody asks of a pick


class Target(NamedTuple):
    """A place, or with an index a card in it."""

    key: Key
    index: int = -1  # type: ignore[assignment]  # here too


class Refusal(NamedTuple):
    """Why not, in one sentence, and the rulebook's section."""

    text: str
    section: str = ""
    section_label: str = ""


class TablePolicy(Protocol):
    """Whoever knows the rules. An index of -1 means the place itself."""

    def may_lift(self, key: Key, index: int) -> bool | str | Refusal:
        """True: it can be taken up. False: it is not that sort of card. Otherwise why it cannot be now."""

    def liftable(self, key: Key, index: int) -> bool:
        """Whether it can be taken up; nobody asks why not."""

    def accepts(self, key: Key, index: int) -> Collection[Target]:
        """Everywhere this card may go."""

    def why_not(self, pick: Pick, key: Key, index: int) -> Refusal | None:
        """Why the pick may not go there."""

    def dropped(self, pick: Pick, key: Key, index: int) -> None:
        """The player put the pick on one of its targets."""

    def aimed(self, pick: Pick, target: Target | None) -> None:
        """The pick hangs over a target, or over none any more: the moment for a preview."""

    def clicked(self, key: Key, index: int) -> None:
        """A card or a place was clicked that is neither a pick nor a target."""

    def double_clicked(self, key: Key, index: int) -> None:
        """The same twice, when it could not be played at once."""

    def hovered(self, key: Key | None, index: int) -> None:
        """The pointer or the keyboard rests on a card, or on none."""

    def can_be(self, key: Key, index: int) -> Holding | None:
        """What a card that lies face down can still be, as far as the player could work it out."""


class IdlePolicy:
    """Nothing can be moved: a table to look at."""

    def may_lift(self, key: Key, index: int) -> bool | str | Refusal:
        return False

    def liftable(self, key: Key, index: int) -> bool:
        """As a hand would find out."""
        return self.may_lift(key, index) is True

    def accepts(self, key: Key, index: int) -> Collection[Target]:
        return ()

    def why_not(self, pick: Pick, key: Key, index: int) -> Refusal | None:
        """No reason either."""
        return None

    def dropped(self, pick: Pick, key: Key, index: int) -> None:
        """Cannot happen."""

    def aimed(self, pick: Pick, target: Target | None) -> None:
        """Cannot happen."""

    def clicked(self, key: Key, index: int) -> None:
        """Ignored."""

    def double_clicked(self, key: Key, index: int) -> None:
        """Ignored."""

    def hovered(self, key: Key | None, index: int) -> None:
        """Ignored."""

    def can_be(self, key: Key, index: int) -> Holding | None:
        """Nobody here knows."""
        return None


class Picks:
    """The pick and its targets, and the lights they switch on."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.pick: Pick | None = None
        self.targets: frozenset[Target] = frozenset()
        self.aim: Target | None = None

    def may_lift(self, key: Key, index: int) -> bool:
        """Whether it can be taken up, without asking why not."""
        return self._scene.policy.liftable(key, index)

    def lift(self, key: Key, index: int) -> bool:
        """Take a card up and light its targets, or show why not."""
        answer = self._scene.policy.may_lift(key, index)
        if answer is not True:
            if answer:
                refusal = answer if isinstance(answer, Refusal) else Refusal(str(answer))
                self._scene.refuse(key, index, refusal)
            return False
        self.release()
        self.pick = Pick(key, index)
        self.targets = frozenset(Target(*target) for target in self._scene.policy.accepts(key, index))
        self._scene.light(self.targets)
        return True

    def release(self) -> None:
        """Let go; every light goes out."""
        if self.pick is None:
            return
        self.aim_at(None)
        self.pick, self.targets = None, frozenset()
        self._scene.light(self.targets)

    def aim_at(self, target: Target | None) -> None:
        """The target that would take the card now."""
        if target == self.aim:
            return
        self.aim = target
        self._scene.light(self.targets, target)
        if self.pick is not None:
            self._scene.policy.aimed(self.pick, target)

    def target_of(self, key: Key, index: int) -> Target | None:
        """The lit target that a card or a place stands for: the card itself, else its place."""
        for target in (Target(key, index), Target(key)):
            if target in self.targets:
                return target
        return None

    def put(self, target: Target) -> None:
        """Put the pick down on a target."""
        pick = self.pick
        if pick is None:
            return
        self.release()
        self._scene.report_drop(pick, target)

    def only_target(self) -> Target | None:
        """The target, when there is just one."""
        return next(iter(self.targets)) if len(self.targets) == 1 else None
