"""How a round is played out: who wins a meeting, what is called out, and the reckoning at its end."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from desktop.look import Key, Part
from desktop.table.drawing.theme import FELT
from desktop.table.motion.cues import Called, Cue, Played
from desktop.table.motion.steps import Instant, Pause
from desktop.table.scene.scene import TableScene
from desktop.worlds.chronicle.steps import Account, Cheer, Glint, Show

WON = 420.0  # to see who won before the cards are gathered


class Won(Cue):
    """A card wins: it shines, and words rise from it."""

    together = True

    def steps(self, played: Played) -> list[Instant]:
        """On the card that won; where the note names none, on what the seat has played."""
        scene, (place, _) = played.scene, played.src
        place = place if place[1] >= 0 else ("played", played.seat)
        return [Glint(scene, place), Cheer(scene, place, played.said(), FELT.chosen), Pause(scene, WON)]


class Told(Called):
    """Words across the table, and the cards after them move as one."""

    together = True


class Reckoned(Cue):
    """The account of a round."""

    together = True
    sums_up = True

    def account(
        self, scene: TableScene, parts: Callable[[], Mapping[Key, Part]], told: tuple[str, str] | None
    ) -> list[Instant]:
        """What everybody has now, and what it brought."""
        steps: list[Instant] = [Show(scene, parts)]
        if told is not None:
            steps.append(Account(scene, *told))
        return steps


CUES: Mapping[str, Cue] = {"win": Won(), "tell": Told(), "reckon": Reckoned()}
