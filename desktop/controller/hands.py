"""What hands do on the table: the scene's questions are answered from the viewer's view, its drops become actions."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol

from desktop.controller.phase import Deed
from desktop.controller.sight import Sight
from desktop.controller.unknown import Unknown
from desktop.engine.actions import Action
from desktop.engine.events import Place
from desktop.engine.game import Attempt, Game
from desktop.engine.sight import View
from desktop.engine.text import Text
from desktop.look import Holding, Key
from desktop.table.hands.picks import Pick, Refusal, Target
from desktop.table.scene.scene import TableScene

RULES_KEY = "F1"


class Doing(Protocol):
    """What comes of a gesture."""

    def play(self, action: Action) -> None:
        """Play an action, if it may still be played."""

    def carry_out(self, action: Action) -> None:
        """A drop means this action."""

    def foretell(self, action: Action | None, at: Target | None = None) -> None:
        """Show there what it would bring about."""


class Hands:
    """The `TablePolicy` of a match."""

    def __init__(self, sight: Sight, scene: TableScene, game: Game, doing: Doing) -> None:
        self._sight, self._scene, self._game, self._doing = sight, scene, game, doing
        self._rests_on: Target | None = None  # the card whose consequence is shown
        self._unknown = Unknown(game, sight.face, sight.say, self._looked_at)

    def _looked_at(self) -> View | None:
        """What the viewer sees of a table that stands still."""
        return self._sight.view if self._sight.may(Deed.READ) else None

    def liftable(self, key: Key, index: int) -> bool:
        """Whether a card begins an action."""
        return self._sight.gestures.liftable(key, index)

    def may_lift(self, key: Key, index: int) -> bool | str | Refusal:
        """Whether a card begins an action; else why it does not."""
        if self._sight.gestures.liftable(key, index):
            return True
        return self._refusal(Attempt(Place(*key), index)) or False

    def accepts(self, key: Key, index: int) -> Collection[Target]:
        return self._sight.gestures.targets(key, index)

    def why_not(self, pick: Pick, key: Key, index: int) -> Refusal | None:
        """Why it may not go there; where the game has nothing against the place, where it does go."""
        reason = self._refusal(Attempt(Place(*pick.key), pick.index, Place(*key), index))
        return reason or self._elsewhere(pick)

    def _refusal(self, attempt: Attempt) -> Refusal | None:
        if self._sight.viewer is None:
            return None
        reason = self._game.why_not(self._sight.view, attempt)
        if reason is None:
            return None
        return Refusal(self._sight.say(reason.text), reason.section, self._link())

    def _elsewhere(self, pick: Pick) -> Refusal | None:
        """No drop is refused in silence: what takes the card, by its name, and where the rules tell of it."""
        goals = dict.fromkeys(self._called(target) for target in self.accepts(*pick))
        if not goals:
            return None
        words = self._sight.words
        section = self._game.section(self._sight.gestures.all_of(*pick)[0])
        return Refusal(words.line("house.why.place", words.series(goals)), section, self._link())

    def _link(self) -> str:
        """To the rules, with the key that opens them there."""
        words = self._sight.words
        return words.line("house.play.tip", words.line("house.play.rules_link"), words.keys(RULES_KEY))

    def _called(self, target: Target) -> str:
        """A card by its title, a place as the game calls it."""
        item = self._scene.card(*target)
        title = item.look.face.title if item is not None else ""
        return title or self._sight.say(Text(f"{self._game.info.id}.zone.{target.key[0]}"))

    def dropped(self, pick: Pick, key: Key, index: int) -> None:
        """Play what the drop means; ask where it can mean several things."""
        target = Target(key, index)
        actions = self._sight.gestures.actions(pick.key, pick.index, target)
        if len(actions) == 1:
            self._doing.carry_out(actions[0])
        elif actions:
            self._choose(actions, target)

    def _choose(self, actions: Sequence[Action], near: Target) -> None:
        def done(number: int | None) -> None:
            if number is not None:
                self._doing.play(actions[number])  # checked: an undo may have come between

        say = self._sight.say
        labels = [say(self._sight.face.offer(action)) for action in actions]
        self._scene.choose(say(Text("house.play.which")), labels, near, done)

    def aimed(self, pick: Pick, target: Target | None) -> None:
        """Show what the drop would bring about, before it happens."""
        gestures = self._sight.gestures
        meant = gestures.actions(*pick, target) if target is not None else gestures.all_of(*pick)
        self._doing.foretell(meant[0] if len(meant) == 1 else None, target or Target(*pick))

    def clicked(self, key: Key, index: int) -> None:
        """Nothing: a card that cannot be taken up has said why."""

    def double_clicked(self, key: Key, index: int) -> None:
        """A card taken up that can do one thing in several places does it; where it can do several, it asks which."""
        if self._scene.picks.pick != Pick(key, index):
            return
        actions = self._sight.gestures.all_of(key, index)
        self._scene.picks.release()
        if len(actions) == 1:
            self._doing.carry_out(actions[0])
        else:
            self._choose(actions, Target(key, index))

    def hovered(self, key: Key | None, index: int) -> None:
        """What a card would bring about that can do one thing; the scene's own reader shows the card itself."""
        if self._scene.picks.pick is not None or not self._sight.may(Deed.ACT):
            return
        actions = self._sight.gestures.all_of(key, index) if key is not None else []
        if key is not None and len(actions) == 1:
            self._rests_on = Target(key, index)
            self._doing.foretell(actions[0], self._rests_on)
        elif self._rests_on is not None:
            self._rests_on = None
            self._doing.foretell(None)

    def can_be(self, key: Key, index: int) -> Holding | None:
        """What the viewer can know of an unknown card: what an opponent in its seat would go by."""
        return self._unknown.can_be(key, index)
