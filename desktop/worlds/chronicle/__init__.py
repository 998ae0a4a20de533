"""The illuminated book: broken letters, the six seats of the house."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from desktop.table.drawing.palettes import SEATS
from desktop.table.sound.names import Sound
from desktop.table.world import Drawing, World


class Chronicle(World):
    title = "grenze-gotisch 600"
    numeral = "grenze-gotisch 700"
    text = "alegreya 500 italic"
    sides = SEATS
    moves: Mapping[tuple[str, str], Sound] = MappingProxyType(
        {("pile", "present"): "flip", ("present", "past"): "flip"}
    )
    notes: Mapping[str, Sound] = MappingProxyType({"judgement": "seal", "stopped": "hit"})

    def load(self) -> Drawing:
        """Import what draws."""
        from desktop.worlds.chronicle import cards, cues, finale, ground, large_air, parts

        return Drawing(
            cards.FACES, ground.DECOR, ground.ground, parts.KINDS, cues.CUES,
            tableaux=finale.TABLEAUX, foretelling=("contest",),
            air=ground.AIR, large_air=large_air.LARGE_AIR,
        )  # fmt: skip
