"""What a card that lies face down can still be: just what the opponents could work out from the same view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from desktop.engine.events import Place
from desktop.engine.game import Game
from desktop.engine.sight import View
from desktop.engine.text import Text
from desktop.face import GameFace, Say
from desktop.look import Holding, Key


class Unknown:
    """Answers about the cards of one view, each worked out once."""

    def __init__(self, game: Game, face: GameFace, say: Say, view: Callable[[], View | None]) -> None:
        self._game, self._face, self._say = game, face, say
        self._view = view  # the one that the table shows; None: it shows none, or something else
        self._of: View | None = None
        self._told: dict[tuple[Key, int], Holding | None] = {}
        self._held: dict[tuple[str, tuple[int, ...]], Holding] = {}

    def can_be(self, key: Key, index: int) -> Holding | None:
        """The cards of which this one is one; None where the viewer knows it, or it is no card of the game."""
        view = self._view()
        if view is not self._of:
            self._of, self._told = view, {}
        if view is None:
            return None
        if (key, index) not in self._told:
            self._told[key, index] = self._work_out(view, Place(*key), index)
        return self._told[key, index]

    def _work_out(self, view: View, place: Place, index: int) -> Holding | None:
        if place not in view.zones:
            return None
        slots = view.zones[place]
        if slots is not None and not (0 <= index < len(slots) and slots[index].card is None):
            return None
        cards = self._game.can_be(view, place, index if slots is not None else -1)
        if not cards:
            return None
        about = "only" if len(set(cards)) == 1 else "some" if slots is None else "these"
        return self._holding(about, cards)

    def _holding(self, about: str, cards: tuple[int, ...]) -> Holding:
        """The candidates, each kind once with the number of its copies."""
        if (about, cards) not in self._held:
            faces = []
            for card, number in Counter(cards).items():
                face = self._face.printed(card, self._say)
                many = Text("house.play.can_be.copies", (face.title, number))
                faces.append(face._replace(title=self._say(many)) if number > 1 else face)
            title = self._say(Text("house.play.can_be.title"))
            text = self._say(Text(f"house.play.can_be.{about}", (len(cards),) if about == "these" else ()))
            self._held[about, cards] = Holding(title, text, tuple(faces))
        return self._held[about, cards]
