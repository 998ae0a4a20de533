"""What hands do on the table: the scene's questions are answered from the viewer's view, its drops become actions."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from desktop.controller.unknown import Unknown
from desktop.engine.actions import Action
from desktop.engine.events import Place
from desktop.engine.game import Attempt
from desktop.engine.sight import View
from desktop.engine.text import Text
from desktop.look import Holding, Key
from desktop.table.picks import Pick, Refusal, Target

if TYPE_CHECKING:
    from desktop.controller.controller import Controller

RULES_KEY = "F1"


class Hands:
    """The `TablePolicy` of a match."""

    def __init__(self, controller: Controller) -> None:
        self._controller = controller
        c = controller
        self._unknown = Unknown(c.match.game, c.face, c.say, self._looked_at)

    def _looked_at(self) -> View | None:
        """What the viewer sees of a table that stands still."""
        c = self._controller
        return None if c.presenting or c.curtain_up else c.view

    def liftable(self, key: Key, index: int) -> bool:
        """Whether a card begins an action."""
        return self._controller.gestures.liftable(key, index)

    def may_lift(self, key: Key, index: int) -> bool | str | Refusal:
        """Whether a card begins an action; else why it does not."""
        if self._controller.gestures.liftable(key, index):
            return True
        return self._refusal(Attempt(Place(*key), index)) or False

    def accepts(self, key: Key, index: int) -> Collection[Target]:
        """Where it may go."""
        return self._controller.gestures.targets(key, index)

    def why_not(self, pick: Pick, key: Key, index: int) -> Refusal | None:
        """Why it may not go there; where the game has nothing against the place, where it does go."""
        reason = self._refusal(Attempt(Place(*pick.key), pick.index, Place(*key), index))
        return reason or self._elsewhere(pick)

    def _refusal(self, attempt: Attempt) -> Refusal | None:
        c = self._controller
        if c.viewer is None:
            return None
        reason = c.match.game.why_not(c.view, attempt)
        if reason is None:
            return None
        return Refusal(c.say(reason.text), reason.section, self._link())

    def _elsewhere(self, pick: Pick) -> Refusal | None:
        """No drop is refused in silence: what takes the card, by its name, and where the rules tell of it."""
        c = self._controller
        goals = dict.fromkeys(self._called(target) for target in self.accepts(*pick))
        if not goals:
            return None
        said = c.words.line("house.why.place", c.words.listed(goals))
        section = c.match.game.section(c.gestures.all_of(*pick)[0])
        return Refusal(said, section, self._link())

    def _link(self) -> str:
        """To the rules, with the key that opens them there."""
        line = self._controller.words.line
        return line("house.play.tip", line("house.play.rules_link"), self._controller.words.keys(RULES_KEY))

    def _called(self, target: Target) -> str:
        """A card by its title, a place as the game calls it."""
        c = self._controller
        item = c.scene.card(*target)
        title = item.look.face.title if item is not None else ""
        return title or c.say(Text(f"{c.match.game.info.id}.zone.{target.key[0]}"))

    def dropped(self, pick: Pick, key: Key, index: int) -> None:
        """Play what the drop means; ask where it can mean several things."""
        target = Target(key, index)
        actions = self._controller.gestures.actions(pick.key, pick.index, target)
        if len(actions) == 1:
            self._controller.carry_out(actions[0])
        elif actions:
            self._choose(actions, target)

    def _choose(self, actions: Sequence[Action], near: Target) -> None:
        c = self._controller

        def done(number: int | None) -> None:
            if number is not None:
                c.play(actions[number])  # checked: an undo may have come between

        labels = [c.say(c.face.offer(action)) for action in actions]
        c.scene.choose(c.say(Text("house.play.which")), labels, near, done)

    def aimed(self, pick: Pick, target: Target | None) -> None:
        """Show what the drop would bring about, before it happens."""
        c = self._controller
        actions = c.gestures.actions(pick.key, pick.index, target) if target is not None else []
        c.foretell(actions[0] if len(actions) == 1 else None)

    def clicked(self, key: Key, index: int) -> None:
        """Nothing: a card that cannot be taken up has said why."""

    def double_clicked(self, key: Key, index: int) -> None:
        """A card taken up that can do one thing in several places does it; where it can do several, it asks which."""
        c = self._controller
        if c.scene.picks.pick != Pick(key, index):
            return
        actions = c.gestures.all_of(key, index)
        c.scene.picks.release()
        if len(actions) == 1:
            c.carry_out(actions[0])
        else:
            self._choose(actions, Target(key, index))

    def hovered(self, key: Key | None, index: int) -> None:
        """The scene's own reader shows the card."""

    def can_be(self, key: Key, index: int) -> Holding | None:
        """What the viewer can know of an unknown card: what an opponent in its seat would go by."""
        return self._unknown.can_be(key, index)
