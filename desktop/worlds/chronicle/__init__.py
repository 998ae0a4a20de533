"""The illuminated book: broken letters, the six seats of the house."""

from __future__ import annotations

from desktop.table.drawing.palettes import SEATS
from desktop.table.world import Drawing, World


class Chronicle(World):
    title = "grenze-gotisch 600"
    numeral = "grenze-gotisch 700"
    text = "alegreya 500 italic"
    sides = SEATS

    def load(self) -> Drawing:
        """Import what draws."""
        from desktop.worlds.chronicle import cards, cues, ground, parts

        return Drawing(cards.FACES, ground.DECOR, ground.ground, parts.KINDS, cues.CUES)
