"""How whole formations fight on the table: salvos, a formation that breaks, one that holds, what is paid for wrecks."""

from __future__ import annotations

from collections.abc import Mapping

from desktop.games.fleet.parts import Figures
from desktop.look import Key
from desktop.table.drawing.theme import FELT
from desktop.table.motion.cues import Cue, Played
from desktop.table.motion.part_steps import Hit
from desktop.table.motion.steps import READ, Instant, Pause, Say
from desktop.worlds.fleet.steps import Break, Hold, Volley

HELD, GOLD = "#6FD0F2", "#F0CF72"


def figures(seat: int) -> Key:
    """Where the numbers of a formation stand."""
    return "figures", seat


class Salvo(Cue):
    """Every ship of a formation fires, in the colour that its figures wear."""

    def steps(self, played: Played) -> list[Instant]:
        """From formation to formation."""
        item = played.scene.parts.get(figures(played.seat))
        part = item.part if item is not None else None
        tint = part.color if isinstance(part, Figures) and part.color else FELT.chosen
        return [Volley(played.scene, played.src[0], played.dst[0], tint)]


class Broken(Cue):
    """A formation falls apart."""

    together = True

    def steps(self, played: Played) -> list[Instant]:
        """Light, drift, and words."""
        return [Break(played.scene, played.dst[0]), Say(played.scene, played.said(), tint=FELT.refused)]


class Held(Cue):
    """A formation holds."""

    together = True

    def steps(self, played: Played) -> list[Instant]:
        """Shields, and words over its figures."""
        return [Hold(played.scene, played.dst[0], figures(played.seat), played.said(), HELD)]


class Paid(Cue):
    """Coins fly from what was lost to the purse of whoever gets them."""

    def steps(self, played: Played) -> list[Instant]:
        """The purse as it stands with them."""
        scene, key = played.scene, ("purse", played.seat)
        part = played.counted(key)
        if part is None:
            return []
        wrecks = ("scrap", 1 - played.seat)
        return [Hit(scene, wrecks, key, part, played.said(), GOLD, lands="coin"), Pause(scene, READ)]


CUES: Mapping[str, Cue] = {"volley": Salvo(), "break": Broken(), "hold": Held(), "pay": Paid()}
